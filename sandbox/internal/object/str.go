package object

import (
	"slices"
	"strings"
	"unicode/utf8"
	"unsafe"
)

// Str is an immutable string of Unicode code points.
type Str struct {
	Header
	// S is the text in UTF-8.
	S string
	// runes holds the code points of a text that is not ASCII, for indexing; nil
	// when S is ASCII, where the byte at i is the code point at i.
	runes []rune
	// hash is the hash, or 0 when it is not computed yet. Strings that several
	// robots share have it from the start, so that reading it is no data race.
	hash int64
}

// NewStr returns a string object of s, which should be valid UTF-8.
func NewStr(s string) *Str {
	str := &Str{Header: Header{KindStr}, S: s}
	if !isASCII(s) {
		str.runes = []rune(s)
	}
	return str
}

// NewSharedStr returns a string object that goroutines may share.
func NewSharedStr(s string) *Str {
	str := NewStr(s)
	str.Hash()
	return str
}

// StrFromRunes returns a string object of the code points r, which it keeps.
func StrFromRunes(r []rune) *Str {
	str := &Str{Header: Header{KindStr}, S: string(r)}
	if len(str.S) != len(r) {
		str.runes = r
	}
	return str
}

// String returns s as a value.
func String(s string) Value { return NewStr(s).Value() }

// Value returns s as a value.
func (s *Str) Value() Value { return of(unsafe.Pointer(s)) }

// Len returns the number of code points.
func (s *Str) Len() int {
	if s.runes != nil {
		return len(s.runes)
	}
	return len(s.S)
}

// IsASCII tells whether every code point is below 128, so that bytes and code
// points coincide.
func (s *Str) IsASCII() bool { return s.runes == nil }

// At returns the code point at index i, 0 <= i < Len.
func (s *Str) At(i int) rune {
	if s.runes != nil {
		return s.runes[i]
	}
	return rune(s.S[i])
}

// Runes returns the code points, which must not be changed.
func (s *Str) Runes() []rune {
	if s.runes != nil {
		return s.runes
	}
	return []rune(s.S)
}

// Sub returns the string of the code points from start up to, not including, end.
func (s *Str) Sub(start, end int) *Str {
	if s.runes != nil {
		return StrFromRunes(slices.Clone(s.runes[start:end]))
	}
	return &Str{Header: Header{KindStr}, S: Part(s.S[start:end], len(s.S))}
}

// sharedPart is the length up to which a text may be kept for the sake of a part.
const sharedPart = 64

// Part returns a part of a text of so many bytes, as a copy where the whole would be
// kept alive for the sake of a small part.
func Part(part string, whole int) string {
	if whole <= sharedPart || 2*len(part) >= whole {
		return part
	}
	return strings.Clone(part)
}

// singleChars holds the one-character strings of Latin-1.
var singleChars = makeSingleChars()

func makeSingleChars() (chars [256]*Str) {
	for i := range chars {
		chars[i] = NewSharedStr(string(rune(i)))
	}
	return chars
}

// Char returns the string of the one code point r.
func Char(r rune) Value {
	if r >= 0 && int(r) < len(singleChars) {
		return singleChars[r].Value()
	}
	return NewStr(string(r)).Value()
}

func isASCII(s string) bool {
	const high = 0x8080808080808080
	for ; len(s) >= 8; s = s[8:] {
		word := uint64(s[0]) | uint64(s[1])<<8 | uint64(s[2])<<16 | uint64(s[3])<<24 |
			uint64(s[4])<<32 | uint64(s[5])<<40 | uint64(s[6])<<48 | uint64(s[7])<<56
		if word&high != 0 {
			return false
		}
	}
	for i := range len(s) {
		if s[i] >= utf8.RuneSelf {
			return false
		}
	}
	return true
}

// Concat returns s followed by other.
func (s *Str) Concat(other *Str) *Str {
	joined := &Str{Header: Header{KindStr}, S: s.S + other.S}
	if s.runes != nil || other.runes != nil {
		joined.runes = make([]rune, 0, s.Len()+other.Len())
		joined.runes = other.appendRunes(s.appendRunes(joined.runes))
	}
	return joined
}

// Repeat returns s n times in a row, n >= 0.
func (s *Str) Repeat(n int) *Str {
	repeated := &Str{Header: Header{KindStr}, S: strings.Repeat(s.S, n)}
	if s.runes != nil && n > 0 {
		repeated.runes = slices.Repeat(s.runes, n)
	}
	return repeated
}

// appendRunes appends the code points to dst.
func (s *Str) appendRunes(dst []rune) []rune {
	if s.runes != nil {
		return append(dst, s.runes...)
	}
	for i := range len(s.S) {
		dst = append(dst, rune(s.S[i]))
	}
	return dst
}
