package batchcmd

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strconv"
	"strings"

	"github.com/pelletier/go-toml/v2"
	"github.com/pelletier/go-toml/v2/unstable"

	"bhack/bots"
	"bhack/cmd/internal/cli"
	"bhack/maps"
)

// load reads a TOML file into the settings. Paths in it start from its folder.
func (s *settings) load(ctx context.Context, path string) error {
	text, err := readSettings(ctx, path)
	if err != nil {
		return cli.UsageError{Err: cli.WithoutOp(err)}
	}
	if err := s.decode(text); err != nil {
		return cli.UsageError{Err: fmt.Errorf("%s:%w", path, err)}
	}
	s.origin.file = path
	for i, p := range s.Players {
		if err := cli.CheckPlayer(p); err != nil {
			return s.origin.blame("players", i, err)
		}
	}
	s.rebase(filepath.Dir(path))
	return nil
}

// origin is where in a file the items of lists are. The zero origin is of settings that come from no file.
type origin struct {
	file  string
	lines map[string][]int // by key; an empty list has the line of the key
}

// add notes the line of the next item of a list.
func (o *origin) add(key string, line int) {
	if o.lines == nil {
		o.lines = map[string][]int{}
	}
	o.lines[key] = append(o.lines[key], line)
}

// forget is called for a list that does not come from the file.
func (o *origin) forget(key string) { delete(o.lines, key) }

// blame puts where item i of a list is in front of what is wrong with it, if it is in the file.
func (o origin) blame(key string, i int, err error) error {
	var usage cli.UsageError
	if lines := o.lines[key]; i < len(lines) && errors.As(err, &usage) {
		return cli.UsageError{Err: fmt.Errorf("%s:%d: %w", o.file, lines[i], err)}
	}
	return err
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

// decode reads TOML into the settings. Its errors begin with the line.
func (s *settings) decode(text []byte) error {
	text = bytes.TrimPrefix(text, []byte("\ufeff"))
	var p unstable.Parser
	p.Reset(text)
	for p.NextExpression() {
		if err := s.set(&p); err != nil {
			return err
		}
	}
	var all map[string]any
	if err := toml.Unmarshal(text, &all); err != nil { // what is no TOML ends the loop, and a key that is there twice does not
		return decodeError(err, "", 1)
	}
	return nil
}

// set sets what the parser's current expression gives a value. The library is asked key by key, as of many an error it does not
// tell in which line it is.
func (s *settings) set(p *unstable.Parser) error {
	e := p.Expression()
	var names []string
	line := 0
	for key := e.Key(); key.Next(); {
		names = append(names, string(key.Node().Data))
		line = p.Shape(key.Node().Raw).Start.Line
	}
	name := strings.Join(names, ".")
	switch {
	case !slices.Contains(settingsKeys(), name): // the library would take other cases for the same key
		return fmt.Errorf("%d: unknown key %q%s", line, name, cli.DidYouMean(strings.ToLower(name), "", settingsKeys()))
	case e.Kind != unstable.KeyValue || e.Value().Kind == unstable.InlineTable:
		return fmt.Errorf("%d: %s cannot be a table", line, name)
	}
	items := []*unstable.Node{e.Value()}
	if isList(name) && e.Value().Kind != unstable.Array {
		return fmt.Errorf("%d: %s must be a list in brackets, as [%s]", line, name, asItems(name, string(p.Raw(e.Value().Raw))))
	}
	if e.Value().Kind == unstable.Array {
		items = items[:0]
		for item := e.Value().Children(); item.Next(); {
			items = append(items, item.Node())
		}
		if !isList(name) {
			return fmt.Errorf("%d: %s", line, notAList(name, items))
		}
	}
	for _, item := range items {
		line := p.Shape(item.Raw).Start.Line
		if item.Kind == unstable.String && len(item.Data) == 0 {
			return fmt.Errorf("%d: %s \"\": must not be empty", line, name)
		}
		s.origin.add(name, line)
	}
	if len(items) == 0 {
		s.origin.add(name, line)
	}
	if name == "sizes" {
		return s.setSizes(p, line, items)
	}
	if err := toml.Unmarshal(p.Raw(e.Raw), s); err != nil {
		return decodeError(err, name, line)
	}
	return nil
}

// setSizes sets the sizes, which may be numbers and, in quotes, ranges. The key is in the given line.
func (s *settings) setSizes(p *unstable.Parser, line int, items []*unstable.Node) error {
	s.Sizes = nil
	flag := s.sizes()
	for _, item := range items {
		if item.Kind == unstable.Array || item.Kind == unstable.InlineTable { // of which the parser tells neither text nor place
			return fmt.Errorf("%d: sizes must be whole numbers or ranges, not lists or tables", line)
		}
		if err := cli.SetText(flag, cli.Decimal(item.Data)); err != nil {
			return fmt.Errorf("%d: sizes %w", p.Shape(item.Raw).Start.Line, err)
		}
	}
	return nil
}

// asItems returns what stands where there should be a list as the items of one.
func asItems(name, value string) string {
	text := strings.Trim(value, `"'`)
	if _, err := strconv.Atoi(text); err == nil && name == "sizes" {
		return text
	}
	return value
}

// notAList words the error of a list of items where there should be one value, which may be a text that names several.
func notAList(name string, items []*unstable.Node) string {
	parts := make([]string, 0, len(items))
	for _, item := range items {
		parts = append(parts, string(item.Data))
	}
	text := strings.Join(parts, ",")
	example := ""
	switch name {
	case "seeds":
		if example = text; new(seeds).Set(text) != nil {
			example = "1..50"
		}
	case "sprt":
		if example = text; new(sprt).Set(text) != nil {
			example = "0,20"
		}
	default:
		return name + " cannot be a list"
	}
	return fmt.Sprintf("%s must be a text in quotes, as %q", name, example)
}

// settingsKeys returns the keys that a file may have.
func settingsKeys() []string {
	var keys []string
	for _, f := range reflect.VisibleFields(reflect.TypeFor[settings]()) {
		if key, ok := f.Tag.Lookup("toml"); ok {
			keys = append(keys, key)
		}
	}
	return keys
}

// isList reports whether the value of a key must be a list.
func isList(key string) bool {
	for _, f := range reflect.VisibleFields(reflect.TypeFor[settings]()) {
		if f.Tag.Get("toml") == key {
			return f.Type.Kind() == reflect.Slice && f.Type.Name() == "" // others read texts of their own
		}
	}
	return false
}

// decodeError returns an error of the library with the line, where what was decoded begins in a line, with the value of a key.
func decodeError(err error, key string, line int) error {
	var decode *toml.DecodeError
	if errors.As(err, &decode) {
		row, _ := decode.Position()
		return fmt.Errorf("%d: %s", line+row-1, decodeMessage(decode))
	}
	return fmt.Errorf("%d: %s %w", line, key, err)
}

// decodeMessage words the error of a value. Of a wrong type the library says which
// field of which struct it does not fit, which tells users nothing.
func decodeMessage(err *toml.DecodeError) string {
	msg := strings.TrimPrefix(err.Error(), "toml: ")
	if len(err.Key()) == 0 {
		if msg == "decimal point must be followed by a digit" { // as in seeds = 1..50
			msg += "; a range stands in quotes, as \"1..50\""
		}
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
		if *p != "" && *p != "-" { // which validate refuses
			*p = from(folder, *p, nil)
		}
	}
}

// from returns a path that starts from a folder. A name of what is embedded stays
// as it is unless the folder has a file of that name; so does what is nothing at all, of which those
// who look for it say what names there are.
func from(folder, path string, embedded []string) string {
	joined := filepath.Join(folder, path)
	isName := slices.Contains(embedded, path)
	isNothing := len(embedded) > 0 && filepath.Base(path) == path && !exists(path)
	if filepath.IsAbs(path) || (isName || isNothing) && !exists(joined) {
		return path
	}
	if !strings.ContainsRune(joined, filepath.Separator) && joined != "." {
		// Else it could be taken for the name of an example.
		return "." + string(filepath.Separator) + joined
	}
	return joined
}

func exists(path string) bool {
	_, err := os.Stat(path)
	return err == nil
}
