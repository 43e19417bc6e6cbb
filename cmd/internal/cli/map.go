package cli

import (
	"context"
	"errors"
	"io"
	"os"
	"path/filepath"
	"strings"
	"unicode/utf8"

	"bhack/maps"
)

// LoadMap returns an embedded map, that of a file, or, for -, that of standard input, which is called stdin; stdin may be nil.
func LoadMap(ctx context.Context, ref string, stdin io.Reader) (*maps.Map, error) {
	if ref == "-" && stdin != nil {
		m, err := maps.Parse("-", Interruptible(ctx, stdin))
		if err != nil {
			return nil, UsageError{Err: WithoutOp(err)}
		}
		m.Name = "stdin"
		return m, nil
	}
	if !looksLikePath(ref) {
		m, err := maps.Embedded(ref)
		if err == nil {
			return m, nil
		}
		if _, statErr := os.Stat(ref); statErr != nil && errors.Is(err, maps.ErrUnknown) {
			return nil, Usagef("no map '%s': no such file, and no embedded map of that name (%s)%s", ref, strings.Join(maps.Names(), ", "), DidYouMean(ref, "", maps.Names()))
		}
	}
	if !utf8.ValidString(filepath.Base(ref)) {
		return nil, Usagef("map %q: the name is not UTF-8", ref)
	}
	if filepath.Base(ref) == maps.Extension {
		return nil, Usagef("map '%s': a map is called by what stands before %s, which is nothing", ref, maps.Extension)
	}
	f, err := Open(ctx, ref)
	if err != nil {
		return nil, UsageError{Err: WithoutOp(err)}
	}
	defer f.Close()
	m, err := maps.Parse(ref, f)
	if err != nil {
		return nil, UsageError{Err: WithoutOp(err)}
	}
	return m, nil
}

// looksLikePath reports whether a name can only be that of a file.
func looksLikePath(ref string) bool {
	return strings.ContainsRune(ref, filepath.Separator) || strings.ContainsRune(ref, '/') ||
		filepath.Ext(ref) == maps.Extension
}
