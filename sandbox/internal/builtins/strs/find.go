package strs

import (
	"strings"
	"unicode/utf8"

	"bhack/sandbox/internal/meter"
	"bhack/sandbox/internal/native"
	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/special"
)

// strSearches are the methods of str that look for another one.
func strSearches() []strMethod {
	return []strMethod{
		{"count", 1, 3, strCount},
		{"endswith", 1, 3, func(t *object.Thread, s *object.Str, args []object.Value) (object.Value, error) {
			return strTail(t, s, args, "endswith", strings.HasSuffix)
		}},
		{"find", 1, 3, func(t *object.Thread, s *object.Str, args []object.Value) (object.Value, error) {
			return strFind(t, s, args, strings.Index)
		}},
		{"index", 1, 3, func(t *object.Thread, s *object.Str, args []object.Value) (object.Value, error) {
			return strIndex(t, s, args, strings.Index)
		}},
		{"rfind", 1, 3, func(t *object.Thread, s *object.Str, args []object.Value) (object.Value, error) {
			t.Spend(len(s.S) / meter.BytesPerBytecode)
			return strFind(t, s, args, strings.LastIndex)
		}},
		{"rindex", 1, 3, func(t *object.Thread, s *object.Str, args []object.Value) (object.Value, error) {
			t.Spend(len(s.S) / meter.BytesPerBytecode)
			return strIndex(t, s, args, strings.LastIndex)
		}},
		{"startswith", 1, 3, func(t *object.Thread, s *object.Str, args []object.Value) (object.Value, error) {
			return strTail(t, s, args, "startswith", strings.HasPrefix)
		}},
	}
}

// runeLen returns the number of bytes of a character of an object.Str.
func runeLen(r rune) int {
	if n := utf8.RuneLen(r); n > 0 {
		return n
	}
	return utf8.RuneLen(utf8.RuneError)
}

// section returns the text of the characters from start up to end, with
// 0 <= start <= end <= s.Len().
func section(s *object.Str, start, end int) string {
	if s.IsASCII() {
		return s.S[start:end]
	}
	if start == 0 && end == s.Len() {
		return s.S
	}
	runes := s.Runes()
	from := 0
	for _, r := range runes[:start] {
		from += runeLen(r)
	}
	to := from
	for _, r := range runes[start:end] {
		to += runeLen(r)
	}
	return s.S[from:to]
}

// search is a call of a method that looks for a string in a part of another one.
type search struct {
	text  string // where to look
	start int    // the index of its first character
	sub   string // what to look for
	none  bool   // nothing can be found
}

func newSearch(t *object.Thread, s *object.Str, args []object.Value) (search, error) {
	if len(args) == 1 && args[0].Kind() == object.KindStr { // as most are
		sub := args[0].Str().S
		return search{text: s.S, sub: sub}, meter.ChargeBytes(t, len(s.S)+len(sub))
	}
	start, end, err := bounds(t, args, 1, s.Len())
	if err != nil {
		return search{}, err
	}
	sub := native.AsStr(args[0])
	if sub == nil {
		return search{}, object.Raise(object.TypeError, "must be str, not %s", t.TypeOf(args[0]).Name)
	}
	if start > end {
		return search{none: true}, nil
	}
	size := len(s.S)
	if s.IsASCII() {
		size = end - start
	}
	if err := meter.ChargeBytes(t, size+len(sub.S)); err != nil {
		return search{}, err
	}
	return search{text: section(s, start, end), start: start, sub: sub.S}, nil
}

// strFind is str.find and str.rfind.
func strFind(t *object.Thread, s *object.Str, args []object.Value, index func(s, sub string) int) (object.Value, error) {
	q, err := newSearch(t, s, args)
	if err != nil {
		return object.Value{}, err
	}
	at := -1
	if !q.none {
		at = index(q.text, q.sub)
	}
	switch {
	case at < 0:
		return object.Int(-1), nil
	case s.IsASCII():
		return object.Int(int64(q.start + at)), nil
	}
	return object.Int(int64(q.start + utf8.RuneCountInString(q.text[:at]))), nil
}

// strIndex is str.index and str.rindex.
func strIndex(t *object.Thread, s *object.Str, args []object.Value, index func(s, sub string) int) (object.Value, error) {
	at, err := strFind(t, s, args, index)
	if err == nil && at.AsInt() < 0 {
		return at, object.Raise(object.ValueError, "substring not found")
	}
	return at, err
}

func strCount(t *object.Thread, s *object.Str, args []object.Value) (object.Value, error) {
	q, err := newSearch(t, s, args)
	if err != nil || q.none {
		return object.Int(0), err
	}
	return object.Int(int64(strings.Count(q.text, q.sub))), nil
}

// strTail is str.startswith and str.endswith.
func strTail(t *object.Thread, s *object.Str, args []object.Value, name string, has func(s, tail string) bool) (object.Value, error) {
	if len(args) == 1 && args[0].Kind() == object.KindStr && s.IsASCII() { // as most are
		tail := args[0].Str().S
		if len(tail) > len(s.S) {
			return object.False, nil
		}
		return object.Bool(has(s.S, tail)), meter.ChargeBytes(t, len(tail))
	}
	start, end, err := bounds(t, args, 1, s.Len())
	if err != nil {
		return object.Value{}, err
	}
	matches := func(tail *object.Str) (bool, error) {
		if start > end || tail.Len() > end-start {
			return false, nil
		}
		size := len(tail.S)
		if !s.IsASCII() && (start > 0 || end < s.Len()) {
			size = len(s.S)
		}
		if err := meter.ChargeBytes(t, size); err != nil {
			return false, err
		}
		return has(section(s, start, end), tail.S), nil
	}
	if tail := native.AsStr(args[0]); tail != nil {
		found, err := matches(tail)
		return object.Bool(found), err
	}
	tails := special.Payload(args[0])
	if tails.Kind() != object.KindTuple {
		return object.Value{}, object.Raise(object.TypeError, "%s first arg must be str or a tuple of str, not %s",
			name, t.TypeOf(args[0]).Name)
	}
	for _, v := range tails.Tuple().Items {
		tail := native.AsStr(v)
		if tail == nil {
			return object.Value{}, object.Raise(object.TypeError, "tuple for %s must only contain str, not %s",
				name, t.TypeOf(v).Name)
		}
		if err := t.Charge(1); err != nil {
			return object.Value{}, err
		}
		if found, err := matches(tail); found || err != nil {
			return object.Bool(found), err
		}
	}
	return object.False, nil
}
