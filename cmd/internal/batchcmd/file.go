package batchcmd

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/pelletier/go-toml/v2"

	"bhack/bots"
	"bhack/cmd/internal/cli"
	"bhack/engine"
	"bhack/maps"
)

// load reads a TOML file into the settings. Paths in it start from its folder.
func (s *settings) load(ctx context.Context, path string) error {
	text, err := readSettings(ctx, path)
	if err != nil {
		return cli.UsageError{Err: cli.WithoutOp(err)}
	}
	if err := s.decode(text); err != nil {
		return cli.UsageError{Err: fileError(path, text, err)}
	}
	s.rebase(filepath.Dir(path))
	return nil
}

// maxSettings is how large a TOML file may be, in bytes.
const maxSettings = 1 << 20

func readSettings(ctx context.Context, path string) ([]byte, error) {
	f, err := cli.Open(ctx, path)
	if err != nil {
		return nil, err
	}
	defer f.Close() // it was opened for reading only
	return cli.ReadAll(path, f, maxSettings)
}

func (s *settings) decode(text []byte) error {
	dec := toml.NewDecoder(bytes.NewReader(text))
	dec.DisallowUnknownFields()
	if err := dec.Decode(s); err != nil {
		return err
	}
	for _, size := range s.Sizes {
		if size < engine.MinSize || size > engine.MaxSize {
			return sizeError(size)
		}
	}
	return nil
}

// sizeError tells of a size that no board has.
type sizeError int

func (e sizeError) Error() string {
	return fmt.Sprintf("sizes %d: must be from %d to %d", int(e), engine.MinSize, engine.MaxSize)
}

// fileError puts the file and the line before the cause.
func fileError(path string, text []byte, err error) error {
	var strict *toml.StrictMissingError
	if errors.As(err, &strict) && len(strict.Errors) > 0 {
		first := &strict.Errors[0]
		line, _ := first.Position()
		return fmt.Errorf("%s:%d: unknown key %q", path, line, strings.Join(first.Key(), "."))
	}
	var decode *toml.DecodeError
	if errors.As(err, &decode) {
		line, _ := decode.Position()
		return fmt.Errorf("%s:%d: %s", path, line, decodeMessage(decode))
	}
	line := lineOf(text, err)
	if size := sizeError(0); errors.As(err, &size) {
		return fmt.Errorf("%s:%d: %w", path, line, err)
	}
	return fmt.Errorf("%s:%d: %s%w", path, line, keyOf(text, line), err)
}

// keyOf returns the key that a line gives a value, and a blank, or "" if it gives none: with
// a number that is out of range, the library says no more of the key than of the line.
func keyOf(text []byte, line int) string {
	for part := range bytes.Lines(text) {
		if line--; line == 0 {
			if key, _, ok := strings.Cut(string(part), "="); ok {
				return strings.Trim(key, " \t\"'") + " "
			}
		}
	}
	return ""
}

// lineOf returns the line of a value that is no fit. The library does not say where a
// number is that is out of range: in the last of the fewest lines with that error.
func lineOf(text []byte, err error) int {
	line, end := 0, 0
	for part := range bytes.Lines(text) {
		line++
		end += len(part)
		if again := newSettings().decode(text[:end]); again != nil && again.Error() == err.Error() {
			break
		}
	}
	return line
}

// decodeMessage words the error of a value. Of a wrong type the library says which
// field of which struct it does not fit, which tells users nothing.
func decodeMessage(err *toml.DecodeError) string {
	msg := strings.TrimPrefix(err.Error(), "toml: ")
	if len(err.Key()) == 0 {
		return msg
	}
	key := strings.Join(err.Key(), ".")
	if rest, ok := strings.CutPrefix(msg, "cannot decode TOML "); ok {
		if kind, _, ok := strings.Cut(rest, " into "); ok {
			return fmt.Sprintf("%s cannot be of type %s", key, kind)
		}
	}
	if !strings.Contains(msg, ": ") { // what the library says has no value in front
		return key + ": " + msg
	}
	return key + " " + msg
}

// rebase makes paths that start from a folder start from the working directory.
func (s *settings) rebase(folder string) {
	for i, p := range s.Players {
		name, ref := cli.SplitPlayer(p)
		ref = from(folder, ref, bots.Names())
		if name != "" {
			ref = name + "=" + ref
		}
		s.Players[i] = ref
	}
	for i, ref := range s.Maps {
		s.Maps[i] = from(folder, ref, maps.Names())
	}
	for _, p := range []*string{&s.Out, &s.Cache, &s.Replays} {
		if *p != "" {
			*p = from(folder, *p, nil)
		}
	}
}

// from returns a path that starts from a folder. A name of what is embedded stays
// as it is unless the folder has a file of that name.
func from(folder, path string, embedded []string) string {
	joined := filepath.Join(folder, path)
	switch {
	case filepath.IsAbs(path):
		return path
	case slices.Contains(embedded, path):
		if _, err := os.Stat(joined); err != nil {
			return path
		}
	}
	if !strings.ContainsRune(joined, filepath.Separator) && joined != "." {
		// Else it could be taken for the name of an example.
		return "." + string(filepath.Separator) + joined
	}
	return joined
}
