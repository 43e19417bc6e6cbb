package native

import (
	"bhack/sandbox/internal/meter"
	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/special"
)

// SmallText is a buffer that holds most texts.
type SmallText [2 * object.ShortText]byte

// AppendText appends a part to a text, and charges for it.
func AppendText(t *object.Thread, text []byte, part string) ([]byte, error) {
	if err := meter.ChargeAppend(t, len(text), len(part)); err != nil {
		return text, err
	}
	return append(text, part...), nil
}

// AttributeName returns an argument that names an attribute.
func AttributeName(t *object.Thread, v object.Value) (*object.Str, error) {
	if p := special.Payload(v); p.Kind() == object.KindStr {
		return p.Str(), meter.ChargeBytes(t, len(p.Str().S))
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

// NamedText is TextValue for a text with names of classes, functions or attributes, which may be
// as long as their player likes, and have not been paid for.
func NamedText(t *object.Thread, s string, err error) (object.Value, error) {
	if err == nil {
		err = meter.ChargeNames(t, len(s))
	}
	return TextValue(s, err)
}

// MadeText is TextValue for a text that is mostly short: then the string is made as others at
// run time are.
func MadeText(t *object.Thread, s string, err error) (object.Value, error) {
	if err != nil || len(s) > object.ShortText {
		return TextValue(s, err)
	}
	return object.CopyStr(t, s).Value(), nil
}

// EmptyStr is the empty string.
var EmptyStr = object.NewSharedStr("")

// NewText returns a string of a copy of a text.
func NewText[T string | []byte](t *object.Thread, text T) object.Value {
	switch len(text) {
	case 0:
		return EmptyStr.Value()
	case 1:
		return object.Char(rune(text[0]))
	}
	return object.CopyStr(t, text).Value()
}

// NewASCII is NewText for a text all of whose bytes are below 128.
func NewASCII[T string | []byte](t *object.Thread, text T) object.Value {
	if len(text) < 2 {
		return NewText(t, text)
	}
	return object.CopyASCII(t, text).Value()
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
	if p := special.Payload(v); p.Kind() == object.KindStr {
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
