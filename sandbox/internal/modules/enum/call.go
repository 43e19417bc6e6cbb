package enum

import (
	"slices"
	"strings"

	"bhack/sandbox/internal/classdef"
	"bhack/sandbox/internal/meter"
	"bhack/sandbox/internal/native"
	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/ops"
	"bhack/sandbox/internal/special"
)

var enumCall = native.Signature{
	Name: "__call__", Params: []string{"cls", "value", "names"}, Optional: 1,
	Keywords: []string{"module", "qualname", "type", "start"},
}

// call is a call of an enumeration: the member with a value, or, with names, a new
// enumeration.
func (e *enums) call(t *object.Thread, a object.Args) (object.Value, error) {
	t.Spend(metaCost + meter.ObjectCost)
	args, err := enumCall.Bind(a)
	if err != nil {
		return object.Value{}, err
	}
	class, value := args[0].Type(), args[1]
	if !native.Given(args[2], object.None).IsNone() {
		return e.byNames(t, class, args)
	}
	if t.TypeOf(value) == class {
		return value, nil
	}
	member, err := e.find(t, class, value)
	if err != nil || !member.IsNil() {
		return member, err
	}
	if err := t.Reenter(); err != nil {
		return object.Value{}, err
	}
	fn := native.Given(class.Lookup(nameMissingOf), object.None)
	if fn.Kind() == object.KindClassMethod {
		fn = fn.Wrapped().Func
	}
	result, err := t.Machine.Call(object.NewMethod(fn, class.Value()), object.Args{Pos: []object.Value{value}})
	switch {
	case err != nil:
		return object.Value{}, err
	case t.TypeOf(result).IsSubclass(class):
		return result, nil
	case result.IsNone():
		return object.Value{}, e.invalid(t, class, value)
	}
	text, err := ops.Repr(t, result)
	if err != nil {
		return object.Value{}, err
	}
	return object.Value{}, object.Raise(object.TypeError,
		"error in %s._missing_: returned %s instead of None or a valid member", class.Name, text)
}

// byNames makes an enumeration: Enum("Animal", "ANT BEE", start=1).
func (e *enums) byNames(t *object.Thread, base *object.Type, args []object.Value) (object.Value, error) {
	if err := t.Reenter(); err != nil {
		return object.Value{}, err
	}
	if args[1].Kind() != object.KindStr {
		return object.Value{}, object.Raise(object.TypeError, "type() argument 1 must be str, not %s", t.TypeOf(args[1]).Name)
	}
	attrs, err := namedMembers(t, base, args[2], native.Given(args[6], object.Int(1)))
	if err != nil {
		return object.Value{}, err
	}
	bases := []*object.Type{base}
	if mixin := native.Given(args[5], object.None); mixin.Kind() == object.KindType {
		bases = []*object.Type{mixin.Type(), base}
	}
	class, err := classdef.New(t, args[1].Str().S, bases, attrs)
	if err != nil {
		return object.Value{}, err
	}
	if module := native.Given(args[3], object.None); module.Kind() == object.KindStr {
		class.Module = module.Str().S
	}
	if name := native.Given(args[4], object.None); name.Kind() == object.KindStr {
		class.Qualname = name.Str().S
	}
	return class.Value(), nil
}

// namedMembers returns the members that names stands for: a text, a mapping, or an
// iterable of names or of pairs of a name and a value.
func namedMembers(t *object.Thread, base *object.Type, names, start object.Value) (*object.Dict, error) {
	attrs, last := object.NewDict(), object.NewList(nil)
	generate := native.Given(base.Lookup(nameGenerate), object.None)
	if generate.Kind() == object.KindStaticMethod {
		generate = generate.Wrapped().Func
	}
	if p := special.Payload(names); p.Kind() == object.KindDict {
		names = object.NewDictView(p.Dict(), object.ViewItems)
	} else if p.Kind() == object.KindStr {
		if err := t.Charge(int64(len(p.Str().S))); err != nil {
			return nil, err
		}
		list := object.NewList(nil)
		for _, n := range strings.Fields(strings.ReplaceAll(p.Str().S, ",", " ")) {
			list.Append(object.String(n))
		}
		names = list.Value()
	}
	err := ops.EachItem(t, names, func(item object.Value) error {
		var value object.Value
		if item.Kind() == object.KindTuple || item.Kind() == object.KindList {
			pair, err := ops.Unpack(t, item, 2)
			if err != nil {
				return err
			}
			item, value = pair[0], pair[1]
		} else {
			if err := meter.AllocateItems(t, len(last.Items)); err != nil {
				return err
			}
			var err error
			value, err = t.Call(generate, item, start, object.Int(int64(len(last.Items))), object.NewList(slices.Clone(last.Items)).Value())
			if err != nil {
				return err
			}
			last.Append(value)
		}
		if item.Kind() == object.KindStr {
			if err := bindOnce(t, attrs, item.Str()); err != nil {
				return err
			}
		}
		return ops.DictSet(t, attrs, item, value)
	})
	return attrs, err
}
