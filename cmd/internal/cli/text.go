package cli

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/spf13/pflag"
)

// Word is a flag whose value is one of a few words.
type Word struct {
	// Text is the word; until it is set, the default, or "" if there is none.
	Text string
	// Allowed are the words.
	Allowed []string
}

// OneOf returns a flag for one of the words, of which the first is the default.
func OneOf(allowed ...string) Word { return Word{allowed[0], allowed} }

// Set implements pflag.Value.
func (v *Word) Set(text string) error {
	if !slices.Contains(v.Allowed, text) {
		last := len(v.Allowed) - 1
		return fmt.Errorf("must be %s or %s", strings.Join(v.Allowed[:last], ", "), v.Allowed[last])
	}
	v.Text = text
	return nil
}

// String implements pflag.Value.
func (v *Word) String() string { return v.Text }

// Type implements pflag.Value: it is what help calls the value.
func (v *Word) Type() string { return "WORD" }

// UnmarshalText implements encoding.TextUnmarshaler, for files of options.
func (v *Word) UnmarshalText(text []byte) error { return SetText(v, text) }

// Text is a flag whose value is a path, a name or another text, which is not empty: what
// comes of a shell's variable that is not set is a mistake, and not the wish to go without.
type Text struct {
	to   *string
	name string
}

// NewText returns a flag that sets a text, of which help calls the value by a name, such as
// FILE; what is in it is the default.
func NewText(to *string, name string) *Text { return &Text{to, name} }

// Set implements pflag.Value.
func (v *Text) Set(text string) error {
	if text == "" {
		return errEmpty
	}
	*v.to = text
	return nil
}

var errEmpty = errors.New("must not be empty")

// String implements pflag.Value.
func (v *Text) String() string { return *v.to }

// Type implements pflag.Value.
func (v *Text) Type() string { return v.name }

var errLines = errors.New("must be one line")

// Name has help call the value of a flag of the library by a name; the flag takes no empty
// text then, and where one text is a list with commas (StringSlice) none of several lines, of which the library drops all but the
// first. Its default must be none.
func Name(f *pflag.FlagSet, flag, name string) {
	at := f.Lookup(flag)
	at.DefValue = "" // the library leaves out empty defaults of its own types only
	if l, ok := at.Value.(list); ok {
		at.Value = namedList{l, name, l.Type() == "stringSlice"}
		return
	}
	at.Value = named{at.Value, name}
}

// list is a flag of several texts.
type list interface {
	pflag.Value
	pflag.SliceValue
}

type (
	named struct {
		pflag.Value
		name string
	}
	namedList struct {
		list
		name    string
		oneLine bool
	}
)

// Set implements pflag.Value.
func (v named) Set(text string) error {
	if text == "" {
		return errEmpty
	}
	return v.Value.Set(text)
}

// Type implements pflag.Value.
func (v named) Type() string { return v.name }

// Set implements pflag.Value.
func (v namedList) Set(text string) error {
	if v.oneLine && strings.ContainsAny(text, "\r\n") {
		return errLines
	}
	return named{v.list, v.name}.Set(text)
}

// Type implements pflag.Value.
func (v namedList) Type() string { return v.name }
