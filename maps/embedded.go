package maps

import (
	"bytes"
	"embed"
	"errors"
	"fmt"
	"slices"
	"strings"
)

// EmptyName is the name of the default map, a board of any size without pawns.
const EmptyName = "empty"

// ErrUnknown is the cause of the error that Embedded returns for a name that is not in Names.
var ErrUnknown = errors.New("unknown map")

//go:embed embedded/*.map
var files embed.FS

// Names returns the names of the built-in maps in alphabetical order.
func Names() []string {
	names := []string{EmptyName}
	entries, err := files.ReadDir("embedded")
	if err != nil {
		panic(err) // the folder is a part of the binary
	}
	for _, entry := range entries {
		names = append(names, strings.TrimSuffix(entry.Name(), Extension))
	}
	slices.Sort(names)
	return names
}

// Embedded returns a built-in map. The size of EmptyName is 0, as it fits every board; the caller fills it in.
// For other names than those in Names the error wraps ErrUnknown.
func Embedded(name string) (*Map, error) {
	if name == EmptyName {
		return Empty(0), nil
	}
	if !slices.Contains(Names(), name) {
		return nil, fmt.Errorf("%w %q; the built-in maps are %s", ErrUnknown, name, strings.Join(Names(), ", "))
	}
	text, err := Source(name)
	if err != nil {
		return nil, err
	}
	return Parse(name+Extension, bytes.NewReader(text))
}

// Source returns the text of the map file of a built-in map, of those in Names that have one: EmptyName has none.
func Source(name string) ([]byte, error) {
	text, err := files.ReadFile("embedded/" + name + Extension)
	if err != nil {
		return nil, fmt.Errorf("built-in map %s: %w", name, err)
	}
	return text, nil
}
