package native

import (
	"strings"

	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/ops"
)

// TextBuilder puts a text together from parts, which it charges for.
type TextBuilder struct {
	// T pays.
	T *object.Thread
	// Out is the text so far.
	Out strings.Builder
}

// Add appends a part. When it cannot be paid for, nothing is appended.
func (b *TextBuilder) Add(text string) error {
	if err := ops.ChargeAppend(b.T, b.Out.Len(), len(text)); err != nil {
		return err
	}
	b.Out.WriteString(text)
	return nil
}

// Value returns the string.
func (b *TextBuilder) Value() object.Value { return NewText(b.Out.String()) }

// AttributeName returns an argument that names an attribute.
func AttributeName(t *object.Thread, v object.Value) (*object.Str, error) {
	if p := ops.Payload(v); p.Kind() == object.KindStr {
		return p.Str(), ops.ChargeBytes(t, len(p.Str().S))
	}
	return nil, object.Raise(object.TypeError, "attribute name must be string, not '%s'", t.TypeOf(v).Name)
}

// CheckChar checks that the text of the code point n can be made: that it is no surrogate,
// half of a character in UTF-16, which has no place in the UTF-8 that strings are here.
func CheckChar(n object.Value) error {
	if n.IsIntLike() && n.Kind() != object.KindBigInt && 0xd800 <= n.AsInt() && n.AsInt() <= 0xdfff {
		return object.Raise(object.ValueError, "surrogates are not supported: U+%04X", n.AsInt())
	}
	return nil
}

// TextValue makes a string of what a function for texts returned.
func TextValue(s string, err error) (object.Value, error) {
	if err != nil {
		return object.Value{}, err
	}
	return object.String(s), nil
}

// EmptyStr is the empty string.
var EmptyStr = object.NewSharedStr("")

// NewText returns the string object of a text that is part of another one.
func NewText(s string) object.Value {
	switch len(s) {
	case 0:
		return EmptyStr.Value()
	case 1:
		return object.Char(rune(s[0]))
	}
	return object.String(s)
}

// Argument returns args[i], or the zero Value.
func Argument(args []object.Value, i int) object.Value {
	if i < len(args) {
		return args[i]
	}
	return object.Value{}
}

// AsStr returns the string that v is, or nil.
func AsStr(v object.Value) *object.Str {
	if p := ops.Payload(v); p.Kind() == object.KindStr {
		return p.Str()
	}
	return nil
}

// TextArg returns a string argument, of which the name and position is for the
// complaint that it is none.
func TextArg(t *object.Thread, v object.Value, name string, position int) (*object.Str, error) {
	if s := AsStr(v); s != nil {
		return s, nil
	}
	kind := t.TypeOf(v).Name
	if v.IsNone() {
		kind = "None"
	}
	if position == 0 {
		return nil, object.Raise(object.TypeError, "%s() argument must be str, not %s", name, kind)
	}
	return nil, object.Raise(object.TypeError, "%s() argument %d must be str, not %s", name, position, kind)
}
