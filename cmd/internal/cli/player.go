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

// LoadPlayer loads the player of PLAYER or NAME=PLAYER. The error is a UsageError.
func LoadPlayer(arg string) (*player.Player, error) {
	name, ref := SplitPlayer(arg)
	if ref != arg && (name == "" || ref == "") {
		return nil, Usagef("player '%s': NAME=FOLDER needs a name and a folder", arg)
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
