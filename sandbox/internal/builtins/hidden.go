package builtins

import (
	"strconv"

	"bhack/sandbox/internal/builtins/containers"
	"bhack/sandbox/internal/builtins/format"
	"bhack/sandbox/internal/code"
	"bhack/sandbox/internal/meter"
	"bhack/sandbox/internal/native"
	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/ops"
)

// hidden calls a hidden function, by its number in package code, but for those that
// make the arguments of a call.
func hidden(t *object.Thread, function int, args []object.Value) (object.Value, error) {
	switch function {
	case code.HiddenFormat, code.HiddenFormatStr, code.HiddenFormatRepr, code.HiddenFormatASCII:
		return formatFStringField(t, function, args)
	case code.HiddenJoin:
		return joinParts(t, args)
	case code.HiddenSet:
		set := object.NewSet()
		for _, v := range args {
			if err := ops.FillSet(t, set, v); err != nil {
				return object.Value{}, err
			}
		}
		return set.Value(), nil
	case code.HiddenDict:
		d := object.NewDict()
		for _, v := range args {
			if err := containers.MergeMapping(t, d, v); err != nil {
				return object.Value{}, err
			}
		}
		return d.Value(), nil
	case code.HiddenMap:
		d := object.NewDict()
		for i := 0; i+1 < len(args); i += 2 {
			if err := ops.DictSet(t, d, args[i], args[i+1]); err != nil {
				return object.Value{}, err
			}
		}
		return d.Value(), nil
	}
	list := t.Recycler.EmptyList(len(args))
	defer t.Release(t.Hold(list.Value()))
	for _, v := range args {
		items, err := ops.AppendItems(t, list.Items, v)
		if err != nil {
			return object.Value{}, err
		}
		list.Become(items)
	}
	if function == code.HiddenList {
		return list.Value(), nil
	}
	return object.TupleOf(list.Items...), nil
}

// formatFStringField formats a field of an f-string: args are the value and, if there is
// one, the format specification.
func formatFStringField(t *object.Thread, function int, args []object.Value) (object.Value, error) {
	v := args[0]
	if function == code.HiddenFormat && len(args) == 1 && v.IsInt() { // as most are
		var small [20]byte
		return object.CopyASCII(t, strconv.AppendInt(small[:0], v.AsInt(), 10)).Value(), nil
	}
	var text string
	var err error
	switch function {
	case code.HiddenFormatStr:
		text, err = ops.Str(t, v)
	case code.HiddenFormatRepr:
		text, err = ops.Repr(t, v)
	case code.HiddenFormatASCII:
		text, err = format.ASCII(t, v)
	}
	if function != code.HiddenFormat || err != nil {
		v, err = native.MadeText(t, text, err)
	}
	if err != nil {
		return object.Value{}, err
	}
	spec := native.EmptyStr
	if len(args) > 1 {
		spec = native.AsStr(args[1])
	}
	if v.Kind() == object.KindStr && spec.S == "" {
		return v, nil
	}
	return format.Value(t, v, spec)
}

// joinParts concatenates the parts of an f-string, which are all strings.
func joinParts(t *object.Thread, args []object.Value) (object.Value, error) {
	size := 0
	for _, v := range args {
		size += len(native.AsStr(v).S)
	}
	if err := meter.ChargeText(t, size); err != nil {
		return object.Value{}, err
	}
	joined, text := t.MakeStr(size)
	for _, v := range args {
		text = text[copy(text, native.AsStr(v).S):]
	}
	return joined.Complete().Value(), nil
}
