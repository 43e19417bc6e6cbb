package object

import (
	"encoding/binary"
	"slices"
	"strings"
	"unicode/utf8"
	"unsafe"
)

// Str is an immutable string of Unicode code points.
type Str struct {
	Header
	part part
	// slot is where a class remembers an attribute of this name.
	slot uint8
	// shared tells that goroutines may share the string.
	shared bool
	// counts tells that the string is the name of attributes that a program counts with.
	counts bool
	// S is the text in UTF-8.
	S string
	// wide holds the code points of a text that is not ASCII, for indexing; nil when S
	// is ASCII, where the byte at i is the code point at i.
	wide *[]rune
	// hash is the hash, or 0 when it is not computed yet. Strings that several
	// robots share have it from the start, so that reading it is no data race.
	hash int64
}

// NewStr returns a string object of s, which should be valid UTF-8. A short text is copied:
// it may be a part of a block.
//
// It must not be inlined, for the same reason as MakeStr.
//
//go:noinline
func NewStr(s string) *Str {
	if !isASCII(s) {
		runes := []rune(s)
		return &Str{Header: Header{KindStr}, S: strings.Clone(s), wide: &runes}
	}
	if len(s) > longestBlockText {
		return &Str{Header: Header{KindStr}, S: s}
	}
	o := new(blockText)
	str := (*Str)(unsafe.Pointer(o))
	str.Kind, str.S = KindStr, unsafe.String(&o.text[0], copy(o.text[:], s))
	return str
}

// NewSharedStr returns a string object that goroutines may share.
func NewSharedStr(s string) *Str {
	str := NewStr(s)
	str.shared = true
	str.InSlot(int(uint64(str.Hash()) % attrSlots))
	return str
}

// InSlot makes s the name of an attribute that is the n-th of a program: those of one
// class, which are near one another, then are all remembered. It must be called before
// several robots share s.
func (s *Str) InSlot(n int) {
	s.slot = uint8(n % attrSlots)
	if strings.HasPrefix(s.S, "__") {
		s.slot = attrSlots
	}
}

// NameCounter makes s the name of attributes that a program counts with: the values that
// they have in instances are counters, see [State.Counters]. It must be called before several
// robots share s.
func (s *Str) NameCounter() { s.counts = true }

// NamesCounter reports whether s is the name of attributes that a program counts with.
func (s *Str) NamesCounter() bool { return s.counts }

// StrFromRunes returns a string object of the code points r, which it keeps.
func StrFromRunes(r []rune) *Str {
	str := &Str{Header: Header{KindStr}, S: string(r)}
	if len(str.S) != len(r) {
		str.wide = &r
	}
	return str
}

// ShortText is the length in bytes up to which a text that is made at run time is one
// object together with its string object.
const ShortText = 56

// strWords is the memory of a Str before its text. It has no pointers that the garbage
// collector would follow: that of S leads to the text, which is in the same object, and
// wide is nil. So strings with a text of their own take less time to make.
type strWords [unsafe.Sizeof(Str{}) / 8]uint64

// longText is a string with a text of up to ShortText bytes.
type longText struct {
	strWords
	text [ShortText]byte
}

// MakeStr returns a string object for a text of n bytes, and these bytes, which are zero.
// The caller fills them in and calls Complete, whose result takes the place of the object,
// before anything else gets hold of it.
//
// It must not be inlined, so that the object is on the heap, where it does not move.
//
//go:noinline
func (t *Thread) MakeStr(n int) (*Str, []byte) {
	var s *Str
	var text []byte
	switch {
	case n <= longestBlockText:
		o, at := t.nextText()
		s, text = (*Str)(unsafe.Pointer(o)), o.text[:n]
		s.part = at
	case n <= ShortText:
		o := t.Recycler.longText()
		s, text = (*Str)(unsafe.Pointer(o)), o.text[:n]
	default:
		s, text = &Str{}, make([]byte, n)
	}
	s.Kind, s.S = KindStr, unsafe.String(unsafe.SliceData(text), n)
	return s, text
}

// Complete ends the making of a string object whose text is there.
func (s *Str) Complete() *Str {
	if isASCII(s.S) {
		return s
	}
	return s.widen([]rune(s.S))
}

// widen returns a string object of the same text, which has the code points.
func (s *Str) widen(runes []rune) *Str {
	text := s.S
	if s.part != 0 {
		text = strings.Clone(text) // it would keep the block alive, for which only s counts
	}
	return &Str{Header: Header{KindStr}, S: text, wide: &runes}
}

// CopyStr returns a string object of a copy of a text, which should be valid UTF-8. Parts of
// texts are always copied: they would keep the whole alive, which no census knows of.
func CopyStr[T string | []byte](t *Thread, text T) *Str {
	s, room := t.MakeStr(len(text))
	copy(room, text)
	return s.Complete()
}

// CopyASCII is CopyStr for a text all of whose bytes are below 128.
func CopyASCII[T string | []byte](t *Thread, text T) *Str {
	s, room := t.MakeStr(len(text))
	copy(room, text)
	return s
}

// String returns s as a value.
func String(s string) Value { return NewStr(s).Value() }

// Value returns s as a value.
func (s *Str) Value() Value { return of(unsafe.Pointer(s)) }

// Len returns the number of code points.
func (s *Str) Len() int {
	if s.wide != nil {
		return len(*s.wide)
	}
	return len(s.S)
}

// IsASCII reports whether every code point is below 128, so that bytes and code
// points coincide.
func (s *Str) IsASCII() bool { return s.wide == nil }

// At returns the code point at index i, 0 <= i < Len.
func (s *Str) At(i int) rune {
	if s.wide != nil {
		return (*s.wide)[i]
	}
	return rune(s.S[i])
}

// Runes returns the code points, which must not be changed.
func (s *Str) Runes() []rune {
	if s.wide != nil {
		return *s.wide
	}
	return []rune(s.S)
}

// Sub returns the string of the code points from start up to, not including, end.
func (s *Str) Sub(t *Thread, start, end int) *Str {
	if s.wide != nil {
		return StrFromRunes(slices.Clone((*s.wide)[start:end]))
	}
	return CopyASCII(t, s.S[start:end])
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

// isASCII reports whether all bytes of a text are below 128.
func isASCII(s string) bool {
	const high = 0x8080808080808080
	n := len(s)
	if n < 8 {
		var bits byte
		for i := range n {
			bits |= s[i]
		}
		return bits < utf8.RuneSelf
	}
	for at := 0; at < n-8; at += 8 {
		if word(s, at)&high != 0 {
			return false
		}
	}
	return word(s, n-8)&high == 0
}

// word returns the eight bytes of a text from at on.
func word(s string, at int) uint64 {
	b := unsafe.Slice(unsafe.StringData(s), len(s))
	return binary.LittleEndian.Uint64(b[at:])
}

// Concat returns s followed by other.
func (s *Str) Concat(t *Thread, other *Str) *Str {
	joined, text := t.MakeStr(len(s.S) + len(other.S))
	copy(text[copy(text, s.S):], other.S)
	if s.wide != nil || other.wide != nil {
		runes := make([]rune, 0, s.Len()+other.Len())
		return joined.widen(other.appendRunes(s.appendRunes(runes)))
	}
	return joined
}

// Repeat returns s n times in a row, n >= 0.
func (s *Str) Repeat(n int) *Str {
	if n == 1 {
		return s
	}
	repeated := &Str{Header: Header{KindStr}, S: strings.Repeat(s.S, n)}
	if s.wide != nil && n > 0 {
		runes := slices.Repeat(*s.wide, n)
		repeated.wide = &runes
	}
	return repeated
}

// appendRunes appends the code points to dst.
func (s *Str) appendRunes(dst []rune) []rune {
	if s.wide != nil {
		return append(dst, *s.wide...)
	}
	for i := range len(s.S) {
		dst = append(dst, rune(s.S[i]))
	}
	return dst
}
