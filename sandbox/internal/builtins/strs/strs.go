// Package strs holds the type str. What it knows of characters is Unicode 11, as it is
// CPython 3.7's.
package strs

import (
	"strconv"

	"bhack/sandbox/internal/builtins/format"
	"bhack/sandbox/internal/meter"
	"bhack/sandbox/internal/native"
	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/ops"
	"bhack/sandbox/internal/special"
)

// Add adds the type str.
func Add(b *native.Builder) {
	class := b.NewType("str", object.KindStr, object.ObjectType)
	class.New, class.Plain = newStrByCall, plainStr
	for _, methods := range [][]strMethod{
		strTests(), strCases(), strSearches(), strPaddings(), strParts(), strChanges(),
		{
			{"__format__", 1, 1, format.Str},
			{"format_map", 1, 1, format.FormatMap},
		},
	} {
		strMethods(b, class, native.ArgFlags, methods...)
	}
	strMethods(b, class, native.ArgUnpack, strStrips()...)
	strMethods(b, class, native.ArgSlot, strSlots()...)
	strKeywordMethod(b, class, "encode", strEncode)
	strKeywordMethod(b, class, "expandtabs", strExpandTabs)
	strKeywordMethod(b, class, "format", format.Format)
	strKeywordMethod(b, class, "rsplit", strRSplit)
	strKeywordMethod(b, class, "split", strSplit)
	strKeywordMethod(b, class, "splitlines", strSplitLines)
	b.StaticMethod(class, "maketrans", strMakeTrans)
	b.Publish(class)
}

// newStrByCall is str(...). As there are no bytes, there is nothing to decode.
func newStrByCall(t *object.Thread, _ *object.Type, a object.Args) (object.Value, error) {
	if len(a.Pos) == 1 && len(a.Names) == 0 {
		return strOf(t, a.Pos[0])
	}
	args, err := native.Parameters("str", a, 0, "object", "encoding", "errors")
	if err != nil {
		return object.Value{}, err
	}
	decode := false
	for i, v := range args[1:] {
		if v.IsNil() {
			continue
		}
		if _, err := native.TextArg(t, v, "str", i+2); err != nil {
			return object.Value{}, err
		}
		decode = true
	}
	switch {
	case args[0].IsNil():
		return native.EmptyStr.Value(), nil
	case !decode:
		return strOf(t, args[0])
	case native.AsStr(args[0]) != nil:
		return object.Value{}, object.Raise(object.TypeError, "decoding str is not supported")
	}
	return object.Value{}, object.Raise(object.TypeError, "decoding to str: need a bytes-like object, %s found",
		t.TypeOf(args[0]).Name)
}

// plainStr is newStrByCall for a str, an int or a square.
func plainStr(t *object.Thread, args []object.Value) (v object.Value, cost int) {
	if len(args) != 1 {
		return v, 0
	}
	switch x := args[0]; x.Kind() {
	case object.KindInt, object.KindStr:
		v, _ = strOf(t, x) // which does not fail
	case object.KindTuple:
		var room [object.ShortText]byte
		if text, cost := ops.AppendSquare(t, room[:0], x); text != nil && int64(cost) <= t.Left {
			return native.NewASCII(t, text), cost
		}
	}
	return v, 0
}

// strOf is str(v).
func strOf(t *object.Thread, v object.Value) (object.Value, error) {
	switch v.Kind() {
	case object.KindStr:
		return v, nil
	case object.KindInt:
		var small [20]byte
		return native.NewASCII(t, strconv.AppendInt(small[:0], v.AsInt(), 10)), nil
	case object.KindInstance:
		if fn := special.Method(v, special.NameStr); !fn.IsNil() {
			meter.SpendMRO(t, v)
			result, err := ops.TextResult(t, fn, v, "__str__")
			if err != nil || result.Kind() == object.KindInstance {
				return result, err
			}
			return native.MadeText(t, result.Str().S, nil)
		}
	}
	text, err := ops.Str(t, v)
	return native.MadeText(t, text, err)
}

func strEncode(*object.Thread, *object.Str, object.Args) (object.Value, error) {
	return object.Value{}, object.Raise(object.NotImplementedError, "str.encode: there is no type bytes here")
}
