package cli

import (
	"strings"

	"bhack/player"
)

// SplitPlayer splits NAME=PLAYER, as users name players; the name is "" for a plain
// PLAYER.
func SplitPlayer(arg string) (name, ref string) {
	name, ref, ok := strings.Cut(arg, "=")
	if !ok || strings.ContainsAny(name, `/\`) {
		return "", arg
	}
	return name, ref
}

// CheckPlayer refuses NAME=PLAYER that lacks one of both.
func CheckPlayer(arg string) error {
	if name, ref := SplitPlayer(arg); ref != arg && (name == "" || ref == "") {
		return Usagef("player '%s': NAME=FOLDER needs a name and a folder", arg)
	}
	return nil
}

// LoadPlayer loads the player of PLAYER or NAME=PLAYER. The error is a UsageError.
func LoadPlayer(arg string) (*player.Player, error) {
	name, ref := SplitPlayer(arg)
	if err := CheckPlayer(arg); err != nil {
		return nil, err
	}
	p, err := player.Load(ref)
	if err != nil {
		return nil, UsageError{Err: err}
	}
	if name != "" {
		p.Name = name
	}
	return p, nil
}
