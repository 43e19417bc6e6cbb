package builtins

import (
	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/ops"
)

// strType adds the type str.
func (b *builder) strType() {
	class := b.newType("str", object.KindStr, object.ObjectType)
	class.New = newStrByCall
	for _, methods := range [][]strMethod{
		strTests(), strCases(), strSearches(), strPaddings(), strParts(), strChanges(),
		{
			{"__format__", 1, 1, strFormatMethod},
			{"format_map", 1, 1, strFormatMap},
		},
	} {
		b.strMethods(class, argFlags, methods...)
	}
	b.strMethods(class, argUnpack, strStrips()...)
	b.strMethods(class, argSlot, strSlots()...)
	b.strKeywordMethod(class, "encode", strEncode)
	b.strKeywordMethod(class, "expandtabs", strExpandTabs)
	b.strKeywordMethod(class, "format", strFormat)
	b.strKeywordMethod(class, "rsplit", strRSplit)
	b.strKeywordMethod(class, "split", strSplit)
	b.strKeywordMethod(class, "splitlines", strSplitLines)
	b.staticMethod(class, "maketrans", strMakeTrans)
	b.public(class)
}

// newStrByCall is str(...). As there are no bytes, there is nothing to decode.
func newStrByCall(t *object.Thread, _ *object.Type, a object.Args) (object.Value, error) {
	if len(a.Pos) == 1 && len(a.Names) == 0 {
		return strOf(t, a.Pos[0])
	}
	args, err := parameters("str", a, 0, "object", "encoding", "errors")
	if err != nil {
		return object.Value{}, err
	}
	decode := false
	for i, v := range args[1:] {
		if v.IsNil() {
			continue
		}
		if _, err := textArg(t, v, "str", i+2); err != nil {
			return object.Value{}, err
		}
		decode = true
	}
	switch {
	case args[0].IsNil():
		return emptyStr.Value(), nil
	case !decode:
		return strOf(t, args[0])
	case asStr(args[0]) != nil:
		return object.Value{}, object.Raise(object.TypeError, "decoding str is not supported")
	}
	return object.Value{}, object.Raise(object.TypeError, "decoding to str: need a bytes-like object, %s found",
		t.TypeOf(args[0]).Name)
}

// strOf is str(v).
func strOf(t *object.Thread, v object.Value) (object.Value, error) {
	if v.Kind() == object.KindStr {
		return v, nil
	}
	return textValue(ops.Str(t, v))
}

func strEncode(*object.Thread, *object.Str, object.Args) (object.Value, error) {
	return object.Value{}, object.Raise(object.NotImplementedError, "str.encode: there is no type bytes here")
}
