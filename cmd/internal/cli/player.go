package cli

import (
	"context"
	"strings"
	"unicode/utf8"

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

// CheckPlayer refuses NAME=PLAYER that lacks one of both, and a name that no JSON text can hold.
func CheckPlayer(arg string) error {
	name, ref := SplitPlayer(arg)
	if ref != arg && (name == "" || ref == "") {
		return Usagef("player '%s': NAME=FOLDER needs a name and a folder", arg)
	}
	if name == "" {
		var err error
		if name, err = player.NameOf(ref); err != nil {
			return UsageError{Err: err}
		}
	}
	if !utf8.ValidString(name) {
		return Usagef("player %q: the name is not UTF-8; NAME=FOLDER gives it another", arg)
	}
	return nil
}

// LoadPlayer loads the player of PLAYER or NAME=PLAYER. The error is a UsageError, or the cause of ctx if that has ended.
func LoadPlayer(ctx context.Context, arg string) (*player.Player, error) {
	name, ref := SplitPlayer(arg)
	if err := CheckPlayer(arg); err != nil {
		return nil, err
	}
	p, err := player.Load(ctx, ref)
	switch {
	case ctx.Err() != nil:
		return nil, context.Cause(ctx)
	case err != nil:
		return nil, UsageError{Err: err}
	}
	if name != "" {
		p.Name = name
	}
	return p, nil
}
