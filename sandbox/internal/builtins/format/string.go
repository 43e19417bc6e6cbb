package format

import (
	"strings"
	"unicode/utf8"

	"bhack/sandbox/internal/meter"
	"bhack/sandbox/internal/native"
	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/ops"
	"bhack/sandbox/internal/pyfmt"
)

// maxFormatDepth is how deep replacement fields may nest: in a field's
// specification there may be fields, but not in theirs.
const maxFormatDepth = 2

// fieldCost is what a replacement field costs besides its text, in bytecodes.
const fieldCost = 6

// formatter is a call of str.format or str.format_map.
type formatter struct {
	t *object.Thread
	// args are the positional arguments, and names and values those by name.
	args   []object.Value
	names  []*object.Str
	values []object.Value
	// mapping is the argument of format_map; the zero Value for format.
	mapping object.Value
	// numbering is how the fields choose positional arguments, once one has.
	numbering numbering
	next      int // the next field's number
}

// numbering reports whether fields are numbered by hand.
type numbering int

const (
	numberingUnknown numbering = iota
	numberingAuto
	numberingManual
)

// Format is str.format.
func Format(t *object.Thread, s *object.Str, a object.Args) (object.Value, error) {
	args := a.Positional()
	f := formatter{t: t, args: args, names: a.Names, values: a.Pos[len(args):]}
	text, err := f.format(s.S, maxFormatDepth)
	return native.MadeText(t, text, err)
}

// FormatMap is str.format_map.
func FormatMap(t *object.Thread, s *object.Str, args []object.Value) (object.Value, error) {
	f := formatter{t: t, mapping: args[0]}
	return native.TextValue(f.format(s.S, maxFormatDepth))
}

// format returns the text with its replacement fields replaced.
func (f *formatter) format(text string, depth int) (string, error) {
	if depth == 0 {
		return "", object.Raise(object.ValueError, "Max string recursion exceeded")
	}
	if err := meter.ChargeBytes(f.t, 4*len(text)); err != nil {
		return "", err
	}
	var small native.SmallText
	out := small[:0]
	for text != "" {
		literal, rest, isField, err := nextLiteral(text)
		if err != nil {
			return "", err
		}
		if out, err = native.AppendText(f.t, out, literal); err != nil {
			return "", err
		}
		if text = rest; !isField {
			continue
		}
		field, rest, err := parseField(text)
		if err != nil {
			return "", err
		}
		text = rest
		replaced, err := f.replace(field, depth)
		if err != nil {
			return "", err
		}
		if out, err = native.AppendText(f.t, out, replaced); err != nil {
			return "", err
		}
	}
	return string(out), nil
}

// nextLiteral splits text after the literal text that it begins with, and tells
// whether a replacement field follows, whose opening brace is skipped. A doubled
// brace ends a literal text.
func nextLiteral(text string) (literal, rest string, isField bool, err error) {
	i := strings.IndexAny(text, "{}")
	if i < 0 {
		return text, "", false, nil
	}
	doubled := i+1 < len(text) && text[i+1] == text[i]
	switch {
	case doubled:
		return text[:i+1], text[i+2:], false, nil
	case text[i] == '}':
		return "", "", false, object.Raise(object.ValueError, "Single '}' encountered in format string")
	case i+1 == len(text):
		return "", "", false, object.Raise(object.ValueError, "Single '{' encountered in format string")
	}
	return text[:i], text[i+1:], true, nil
}

// formatField is a replacement field: {name!conversion:spec}.
type formatField struct {
	name       string
	conversion rune // 0 for none
	spec       string
	nested     bool // there are fields in spec
}

// parseField parses a replacement field whose opening brace has been skipped, as
// CPython does: brackets hide what is in them in the name only.
func parseField(text string) (field formatField, rest string, err error) {
	end, err := fieldNameEnd(text)
	if err != nil {
		return field, "", err
	}
	field.name = text[:end]
	mark := text[end]
	text = text[end+1:]
	if mark == '}' {
		return field, text, nil
	}
	if mark == '!' {
		if text == "" {
			return field, "", object.Raise(object.ValueError, "end of string while looking for conversion specifier")
		}
		var size int
		field.conversion, size = utf8.DecodeRuneInString(text)
		if text = text[size:]; text != "" {
			after := text[0]
			text = text[1:]
			if after == '}' {
				return field, text, nil
			}
			if after != ':' {
				return field, "", object.Raise(object.ValueError, "expected ':' after conversion specifier")
			}
		}
	}
	depth := 1
	for i := range len(text) {
		switch text[i] {
		case '{':
			field.nested = true
			depth++
		case '}':
			if depth--; depth == 0 {
				field.spec = text[:i]
				return field, text[i+1:], nil
			}
		}
	}
	return field, "", object.Raise(object.ValueError, "unmatched '{' in format spec")
}

// fieldNameEnd returns where the name of a field ends: at a closing brace, a colon
// or an exclamation mark.
func fieldNameEnd(text string) (int, error) {
	for i := 0; i < len(text); i++ {
		switch text[i] {
		case '{':
			return 0, object.Raise(object.ValueError, "unexpected '{' in field name")
		case '[':
			n := strings.IndexByte(text[i:], ']')
			if n < 0 {
				n = len(text)
			}
			i += n
		case '}', ':', '!':
			return i, nil
		}
	}
	return 0, object.Raise(object.ValueError, "expected '}' before end of string")
}

// replace returns what a field is replaced by.
func (f *formatter) replace(field formatField, depth int) (string, error) {
	if err := f.t.Charge(fieldCost); err != nil {
		return "", err
	}
	v, err := f.lookUp(field.name)
	if err != nil {
		return "", err
	}
	if field.conversion != 0 {
		text, err := convertField(f.t, v, field.conversion)
		if err != nil {
			return "", err
		}
		v = object.String(text)
	}
	spec := field.spec
	if field.nested {
		if spec, err = f.format(spec, depth-1); err != nil {
			return "", err
		}
	}
	return formatText(f.t, v, spec)
}

// convertField does the conversion that follows an exclamation mark.
func convertField(t *object.Thread, v object.Value, conversion rune) (string, error) {
	switch conversion {
	case 's':
		return ops.Str(t, v)
	case 'r':
		return ops.Repr(t, v)
	case 'a':
		return ASCII(t, v)
	}
	if conversion > ' ' && conversion < 0x7f {
		return "", object.Raise(object.ValueError, "Unknown conversion specifier %c", conversion)
	}
	return "", object.Raise(object.ValueError, "Unknown conversion specifier \\x%x", conversion)
}

// ASCII is ascii(v).
func ASCII(t *object.Thread, v object.Value) (string, error) {
	text, err := ops.Repr(t, v)
	if err != nil {
		return "", err
	}
	if err := meter.ChargeBytes(t, 4*len(text)); err != nil {
		return "", err
	}
	return pyfmt.EscapeNonASCII(text), nil
}
