package batchcmd

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	stdmaps "maps"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strconv"
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
	return s.check(text)
}

// check refuses what the library lets pass: other spellings of a key, which may stand beside it, texts without a character, and
// sizes that no board has.
func (s *settings) check(text []byte) error {
	var values map[string]any
	if err := toml.Unmarshal(text, &values); err != nil {
		return err
	}
	keys := settingsKeys()
	for _, key := range slices.Sorted(stdmaps.Keys(values)) {
		list, _ := values[key].([]any)
		switch {
		case !slices.Contains(keys, key):
			return unknownKey(key)
		case values[key] == "", slices.Contains(list, any("")):
			return &valueError{key, `""`, "must not be empty"}
		}
	}
	for _, size := range s.Sizes {
		if size < engine.MinSize || size > engine.MaxSize {
			return &valueError{"sizes", strconv.Itoa(size), fmt.Sprintf("must be from %d to %d", engine.MinSize, engine.MaxSize)}
		}
	}
	return nil
}

// settingsKeys returns the keys that a file may have.
func settingsKeys() []string {
	fields := reflect.VisibleFields(reflect.TypeFor[settings]())
	keys := make([]string, len(fields))
	for i, f := range fields {
		keys[i] = f.Tag.Get("toml")
	}
	return keys
}

// unknownKey is a key that a file has and should not.
type unknownKey string

func (e unknownKey) Error() string { return fmt.Sprintf("unknown key %q", string(e)) }

// valueError tells of a value of a key, or in a list, that is no fit.
type valueError struct{ key, value, cause string }

func (e *valueError) Error() string { return e.key + " " + e.value + ": " + e.cause }

// fileError puts the file and the line before the cause.
func fileError(path string, text []byte, err error) error {
	var (
		strict *toml.StrictMissingError
		decode *toml.DecodeError
		key    unknownKey
		value  *valueError
	)
	switch {
	case errors.As(err, &strict) && len(strict.Errors) > 0:
		first := &strict.Errors[0]
		line, _ := first.Position()
		return fmt.Errorf("%s:%d: %w", path, line, unknownKey(strings.Join(first.Key(), ".")))
	case errors.As(err, &decode):
		line, _ := decode.Position()
		if key := decode.Key(); len(key) > 0 && line == 1 { // which is also that of lists in lists
			line = lineOfKey(text, key[0])
		}
		return fmt.Errorf("%s:%d: %s", path, line, decodeMessage(decode))
	case errors.As(err, &key):
		return fmt.Errorf("%s:%d: %w", path, lineOfKey(text, string(key)), err)
	case errors.As(err, &value):
		return fmt.Errorf("%s:%d: %w", path, value.line(text), err)
	}
	line, of := lineOf(text, err)
	return fmt.Errorf("%s:%d: %s %w", path, line, of, err)
}

// keyOf returns the key to which a line gives a value, or "" if it gives none.
func keyOf(line string) string {
	key, _, ok := strings.Cut(line, "=")
	if !ok {
		return ""
	}
	return strings.Trim(key, " \t\"'")
}

// lineOfKey returns the line that gives a key a value, or begins a table of that name, or 1 if the key is written in another way.
func lineOfKey(text []byte, key string) int {
	line := 0
	for part := range strings.Lines(string(text)) {
		if line++; keyOf(part) == key || strings.HasPrefix(strings.TrimSpace(part), "["+key+"]") {
			return line
		}
	}
	return 1
}

// line returns the line of the value: that of its key, or a later one of a list.
func (e *valueError) line(text []byte) int {
	first := lineOfKey(text, e.key)
	line := 0
	for part := range strings.Lines(string(text)) {
		if line++; line < first {
			continue
		}
		if line == first {
			_, part, _ = strings.Cut(part, "=")
		}
		part, _, _ = strings.Cut(part, "#")
		items := strings.FieldsFunc(part, func(r rune) bool { return strings.ContainsRune(" \t\r\n,[]", r) })
		if slices.Contains(items, e.value) {
			return line
		}
		if strings.Contains(part, "]") {
			break
		}
	}
	return first
}

// lineOf returns the line of a value that is no fit, and its key. With a number that is out of range, the library says neither.
func lineOf(text []byte, err error) (line int, key string) {
	for part := range bytes.Lines(text) {
		line++
		if again := newSettings().decode(part); again != nil && again.Error() == err.Error() {
			return line, keyOf(string(part))
		}
	}
	return line, ""
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
