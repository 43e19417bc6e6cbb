// Package bots holds example players in Python, from the simplest to the strongest. They are there to be read, to be
// played against, and to test and to measure with. The package only hands out their files; it runs nothing.
package bots

import (
	"embed"
	"errors"
	"fmt"
	"path"
	"slices"
	"strings"
)

// Main is the name of the file that every player has, and that a robot runs.
const Main = "bot.py"

// ErrUnknown is the cause of the error that Files returns for a name that is not in Names.
var ErrUnknown = errors.New("unknown player")

//go:embed */*.py
var files embed.FS

// File is a file of a player.
type File struct {
	Name string // the base name, such as "bot.py"
	Text []byte // Python source in UTF-8
}

// Names returns the names of the players, the weakest first.
func Names() []string {
	return []string{"starter", "rusher", "wall", "gambler", "counter", "phalanx"}
}

// Files returns the modules of a player, sorted by name. Main is among them. The caller may change what it gets.
// For other names than those in Names the error wraps ErrUnknown.
func Files(name string) ([]File, error) {
	if !slices.Contains(Names(), name) {
		return nil, fmt.Errorf("%w %q; the built-in players are %s", ErrUnknown, name, strings.Join(Names(), ", "))
	}
	entries, err := files.ReadDir(name)
	if err != nil {
		return nil, fmt.Errorf("player %s: %w", name, err)
	}
	found := make([]File, 0, len(entries))
	for _, entry := range entries {
		text, err := files.ReadFile(path.Join(name, entry.Name()))
		if err != nil {
			return nil, fmt.Errorf("player %s: %w", name, err)
		}
		found = append(found, File{Name: entry.Name(), Text: text})
	}
	return found, nil
}
