package classes

import (
	"bhack/sandbox/internal/native"
	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/ops"
	"bhack/sandbox/internal/special"
)

// unicodeErrorInits add the __init__ of the errors of encodings. Their arguments are
// attributes, too, and their text says which characters they are about. Without bytes
// there can be no UnicodeDecodeError.
func unicodeErrorInits(b *native.Builder) {
	unicodeErrorInit(b, object.UnicodeEncodeError, special.NameEncoding, special.NameObject, special.NameStart, special.NameEnd, special.NameReason)
	unicodeErrorInit(b, object.UnicodeDecodeError, special.NameEncoding, special.NameObject, special.NameStart, special.NameEnd, special.NameReason)
	unicodeErrorInit(b, object.UnicodeTranslate, special.NameObject, special.NameStart, special.NameEnd, special.NameReason)
}

func unicodeErrorInit(b *native.Builder, class *object.Type, fields ...*object.Str) {
	b.KeywordMethod(class, "__init__", func(t *object.Thread, a object.Args) (object.Value, error) {
		exc, args := a.Pos[0].Instance().Exc, a.Pos[1:]
		if len(a.Names) > 0 {
			return object.Value{}, native.NoKeywords(a.Pos[0].Instance().Class.Name)
		}
		exc.Args = object.TupleOf(args...)
		if len(args) != len(fields) {
			return object.Value{}, object.Raise(object.TypeError, "function takes exactly %d arguments (%d given)", len(fields), len(args))
		}
		values := make([]object.Value, len(args))
		for i, name := range fields {
			v, err := unicodeErrorField(t, class, name, i+1, args[i])
			if err != nil {
				return object.Value{}, err
			}
			values[i] = v
		}
		if class == object.UnicodeDecodeError {
			return object.Value{}, object.Raise(object.TypeError, "a bytes-like object is required, not '%s'", t.TypeOf(args[1]).Name)
		}
		for i, name := range fields {
			exc.SetField(name, values[i])
		}
		return object.None, nil
	})
}

// unicodeErrorField checks the nth argument of an error, from 1, which is to be a field.
func unicodeErrorField(t *object.Thread, class *object.Type, name *object.Str, n int, v object.Value) (object.Value, error) {
	switch {
	case name == special.NameStart || name == special.NameEnd:
		if special.Payload(v).IsFloat() {
			return v, object.Raise(object.TypeError, "integer argument expected, got float")
		}
		i, err := ops.Index(t, v)
		return object.Int(i), err
	case name == special.NameObject && class == object.UnicodeDecodeError:
		return v, nil
	case special.Payload(v).Kind() != object.KindStr:
		return v, object.Raise(object.TypeError, "argument %d must be str, not %s", n, t.TypeOf(v).Name)
	}
	return special.Payload(v), nil
}
