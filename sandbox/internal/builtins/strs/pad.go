package strs

import (
	"strings"
	"unicode/utf8"

	"bhack/sandbox/internal/meter"
	"bhack/sandbox/internal/native"
	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/pyfmt"
)

// strPaddings are the methods of str that add white space.
func strPaddings() []strMethod {
	return []strMethod{
		{"center", 1, 2, func(t *object.Thread, s *object.Str, args []object.Value) (object.Value, error) {
			return justify(t, s, args, func(padding, width int) int { return padding/2 + padding&width&1 })
		}},
		{"ljust", 1, 2, func(t *object.Thread, s *object.Str, args []object.Value) (object.Value, error) {
			return justify(t, s, args, func(int, int) int { return 0 })
		}},
		{"rjust", 1, 2, func(t *object.Thread, s *object.Str, args []object.Value) (object.Value, error) {
			return justify(t, s, args, func(padding, _ int) int { return padding })
		}},
		{"zfill", 1, 1, strZfill},
	}
}

// strStrips are the methods of str that remove characters at the ends.
func strStrips() []strMethod {
	return []strMethod{
		stripMethod("strip", true, true),
		stripMethod("lstrip", true, false),
		stripMethod("rstrip", false, true),
	}
}

// justify pads s to the width of the first argument; left tells how much of the
// padding comes before it.
func justify(t *object.Thread, s *object.Str, args []object.Value, left func(padding, width int) int) (object.Value, error) {
	width, err := native.SizeArg(t, args[0])
	if err != nil {
		return object.Value{}, err
	}
	fill := space
	if v := native.Argument(args, 1); !v.IsNil() {
		f := native.AsStr(v)
		if f == nil {
			return object.Value{}, object.Raise(object.TypeError,
				"The fill character must be a unicode character, not %s", t.TypeOf(v).Name)
		}
		if f.Len() != 1 {
			return object.Value{}, object.Raise(object.TypeError, "The fill character must be exactly one character long")
		}
		fill = f
	}
	padding := width - s.Len()
	if padding <= 0 {
		return s.Value(), nil
	}
	if err := chargePadded(t, s, padding, len(fill.S)); err != nil {
		return object.Value{}, err
	}
	before := left(padding, width)
	t.Spend(meter.ObjectCost)
	padded, text := t.MakeStr(len(fill.S)*padding + len(s.S))
	start := len(fill.S) * before
	repeatInto(text[:start], fill.S)
	repeatInto(text[start+copy(text[start:], s.S):], fill.S)
	return padded.Complete().Value(), nil
}

// repeatInto fills text, which has room for a part some times, with it.
func repeatInto(text []byte, part string) {
	for n := copy(text, part); n < len(text); {
		n += copy(text[n:], text[:n])
	}
}

// space is what texts are padded with if nothing else is said.
var space = object.NewSharedStr(" ")

// chargePadded charges for making s longer by n characters of so many bytes each.
func chargePadded(t *object.Thread, s *object.Str, n, size int) error {
	const beyond = 1 << 40 // more than any text may have
	if size > 1 || !s.IsASCII() {
		size += 2 // the code points are kept, too
	}
	return meter.ChargeText(t, len(s.S)+size*min(n, beyond))
}

func strZfill(t *object.Thread, s *object.Str, args []object.Value) (object.Value, error) {
	width, err := native.SizeArg(t, args[0])
	if err != nil {
		return object.Value{}, err
	}
	zeros := width - s.Len()
	if zeros <= 0 {
		return s.Value(), nil
	}
	if err := chargePadded(t, s, zeros, 1); err != nil {
		return object.Value{}, err
	}
	sign := 0
	if s.S != "" && (s.S[0] == '+' || s.S[0] == '-') {
		sign = 1
	}
	filled, text := t.MakeStr(zeros + len(s.S))
	copy(text, s.S[:sign])
	repeatInto(text[sign:sign+zeros], "0")
	copy(text[sign+zeros:], s.S[sign:])
	return filled.Complete().Value(), nil
}

func stripMethod(name string, left, right bool) strMethod {
	return strMethod{name, 0, 1, func(t *object.Thread, s *object.Str, args []object.Value) (object.Value, error) {
		if len(args) == 0 && s.IsASCII() { // as most are
			if err := meter.ChargeBytes(t, len(s.S)); err != nil {
				return object.Value{}, err
			}
			return stripped(t, s, trimASCII(s.S, left, right)), nil
		}
		unwanted := pyfmt.IsSpace
		if v := native.Argument(args, 0); !v.IsNil() && !v.IsNone() {
			chars := native.AsStr(v)
			if chars == nil {
				return object.Value{}, object.Raise(object.TypeError, "%s arg must be None or str", name)
			}
			if err := chargeChars(t, chars); err != nil {
				return object.Value{}, err
			}
			if !chars.IsASCII() {
				if err := meter.ChargeInserts(t, chars.Len()/2); err != nil {
					return object.Value{}, err
				}
			}
			unwanted = anyOf(chars)
		}
		if err := meter.ChargeBytes(t, len(s.S)); err != nil {
			return object.Value{}, err
		}
		text := s.S
		if left {
			text = strings.TrimLeftFunc(text, unwanted)
		}
		if right {
			text = strings.TrimRightFunc(text, unwanted)
		}
		return stripped(t, s, text), nil
	}}
}

// stripped returns what is left of s.
func stripped(t *object.Thread, s *object.Str, text string) object.Value {
	if len(text) == len(s.S) {
		return s.Value()
	}
	return native.NewText(t, text)
}

// trimASCII removes white space at the ends of a text that is ASCII.
func trimASCII(text string, left, right bool) string {
	for left && text != "" && pyfmt.IsSpace(rune(text[0])) {
		text = text[1:]
	}
	for right && text != "" && pyfmt.IsSpace(rune(text[len(text)-1])) {
		text = text[:len(text)-1]
	}
	return text
}

// anyOf returns a function that reports whether r is one of the characters.
func anyOf(chars *object.Str) func(r rune) bool {
	if chars.S == "" {
		return func(rune) bool { return false }
	}
	if chars.Len() == 1 {
		only := chars.At(0)
		return func(r rune) bool { return r == only }
	}
	var ascii [utf8.RuneSelf]bool
	var others map[rune]bool
	for i := range chars.Len() {
		r := chars.At(i)
		if r < utf8.RuneSelf {
			ascii[r] = true
			continue
		}
		if others == nil {
			others = map[rune]bool{}
		}
		others[r] = true
	}
	return func(r rune) bool {
		if r < utf8.RuneSelf {
			return ascii[r]
		}
		return others[r]
	}
}

func strExpandTabs(t *object.Thread, s *object.Str, a object.Args) (object.Value, error) {
	args, err := native.Parameters("expandtabs", a, 0, "tabsize")
	if err != nil {
		return object.Value{}, err
	}
	tabSize := 8
	if !args[0].IsNil() {
		if tabSize, err = native.CIntArg(t, args[0]); err != nil {
			return object.Value{}, err
		}
	}
	if err := chargeChars(t, s); err != nil {
		return object.Value{}, err
	}
	if strings.IndexByte(s.S, '\t') < 0 {
		return s.Value(), nil
	}
	size := 0
	expandTabs(s, tabSize, func(text string, spaces int) { size += len(text) + spaces })
	if err := meter.ChargeText(t, size); err != nil {
		return object.Value{}, err
	}
	dst := make([]byte, 0, size)
	expandTabs(s, tabSize, func(text string, spaces int) {
		dst = append(dst, text...)
		for range spaces {
			dst = append(dst, ' ')
		}
	})
	return object.String(string(dst)), nil
}

// expandTabs calls emit for each text up to a tab, or up to the end, with the number
// of spaces that the tab becomes.
func expandTabs(s *object.Str, tabSize int, emit func(text string, spaces int)) {
	column, start := 0, 0
	for i, r := range s.S {
		if r != '\t' {
			column++
			if r == '\n' || r == '\r' {
				column = 0
			}
			continue
		}
		spaces := 0
		if tabSize > 0 {
			spaces = tabSize - column%tabSize
		}
		emit(s.S[start:i], spaces)
		column += spaces
		start = i + 1
	}
	emit(s.S[start:], 0)
}
