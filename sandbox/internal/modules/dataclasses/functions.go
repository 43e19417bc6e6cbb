package dataclasses

import (
	"bhack/sandbox/internal/builtins/strs"
	"bhack/sandbox/internal/classdef"
	"bhack/sandbox/internal/meter"
	"bhack/sandbox/internal/modules/collections"
	"bhack/sandbox/internal/modules/copy"
	"bhack/sandbox/internal/native"
	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/ops"
	"bhack/sandbox/internal/pyfmt"
	"bhack/sandbox/internal/special"
)

// functions adds fields, asdict, astuple, replace, is_dataclass and make_dataclass.
func (d *dataClasses) functions(m *native.Module) {
	fields := native.Signature{Name: "fields", Params: []string{"class_or_instance"}}
	fields.Function(m, func(t *object.Thread, args []object.Value) (object.Value, error) {
		found, ok, err := d.fieldsOfAny(t, args[0])
		if err != nil || !ok {
			return object.Value{}, firstError(err, object.Raise(object.TypeError, "must be called with a dataclass type or instance"))
		}
		var items []object.Value
		for _, f := range found {
			if !f.initOnly {
				items = append(items, f.Value())
			}
		}
		return object.NewTuple(items), nil
	})
	is := native.Signature{Name: "is_dataclass", Params: []string{"obj"}}
	is.Function(m, func(t *object.Thread, args []object.Value) (object.Value, error) {
		_, ok, err := d.fieldsOfAny(t, args[0])
		return object.Bool(ok), err
	})
	asDict := native.Signature{Name: "asdict", Params: []string{"obj"}, Keywords: []string{"dict_factory"}}
	asDict.Function(m, func(t *object.Thread, args []object.Value) (object.Value, error) {
		return d.convert(t, "asdict", args[0], native.Given(args[1], object.None), true)
	})
	asTuple := native.Signature{Name: "astuple", Params: []string{"obj"}, Keywords: []string{"tuple_factory"}}
	asTuple.Function(m, func(t *object.Thread, args []object.Value) (object.Value, error) {
		return d.convert(t, "astuple", args[0], native.Given(args[1], object.None), false)
	})
	replace := native.Signature{Name: "replace", Params: []string{"obj"}, Pairs: true}
	m.KeywordFunction("replace", func(t *object.Thread, a object.Args) (object.Value, error) {
		if _, err := replace.Bind(a); err != nil {
			return object.Value{}, err
		}
		return d.replace(t, a)
	})
	d.makeFunction(m)
}

func firstError(errs ...error) error {
	for _, err := range errs {
		if err != nil {
			return err
		}
	}
	return nil
}

// fieldsOfAny returns the fields of a data class, or of that of an instance.
func (d *dataClasses) fieldsOfAny(t *object.Thread, v object.Value) (fields []*dataField, ok bool, err error) {
	class := t.TypeOf(v)
	if v.Kind() == object.KindType {
		class = v.Type()
	}
	for _, c := range class.MRO {
		if !c.Attrs.GetStr(nameDataFields).IsNil() {
			fields, err = d.fieldsOf(t, c)
			return fields, true, err
		}
	}
	return nil, false, nil
}

// convert is asdict or astuple.
func (d *dataClasses) convert(t *object.Thread, name string, v, factory object.Value, named bool) (object.Value, error) {
	if err := t.Reenter(); err != nil {
		return object.Value{}, err
	}
	if _, ok, err := d.fieldsOfAny(t, v); err != nil || !ok || v.Kind() == object.KindType {
		return object.Value{}, firstError(err, object.Raise(object.TypeError, "%s() should be called on dataclass instances", name))
	}
	return d.inner(t, v, factory, named)
}

// inner converts a value and the data class instances that it holds.
func (d *dataClasses) inner(t *object.Thread, v, factory object.Value, named bool) (object.Value, error) {
	if !t.Enter() {
		return object.Value{}, meter.RecursionError("")
	}
	defer t.Leave()
	if err := t.Charge(2 * copy.DeepCost); err != nil {
		return object.Value{}, err
	}
	switch v.Kind() {
	case object.KindInstance:
		fields, ok, err := d.fieldsOfAny(t, v)
		if err != nil {
			return object.Value{}, err
		}
		if ok {
			return d.innerFields(t, v, fields, factory, named)
		}
		if k := special.Payload(v).Kind(); k == object.KindList || k == object.KindTuple || k == object.KindDict {
			return d.innerDerived(t, v, factory, named)
		}
	case object.KindList, object.KindTuple:
		items, err := d.innerItems(t, v, factory, named)
		if err != nil {
			return object.Value{}, err
		}
		if v.Kind() == object.KindTuple {
			return object.NewTuple(items), nil
		}
		return object.NewList(items).Value(), nil
	case object.KindDict:
		out := object.NewDict()
		for key, value := range v.Dict().All() {
			k, err := d.inner(t, key, factory, named)
			if err != nil {
				return object.Value{}, err
			}
			if value, err = d.inner(t, value, factory, named); err != nil {
				return object.Value{}, err
			}
			if err := ops.DictSet(t, out, k, value); err != nil {
				return object.Value{}, err
			}
		}
		return out.Value(), nil
	}
	return d.copier.Deep(t, v, d.copier.NewMemo())
}

// innerItems returns what inner makes of the items of a list or a tuple.
func (d *dataClasses) innerItems(t *object.Thread, v, factory object.Value, named bool) ([]object.Value, error) {
	items, err := ops.NewItems(t, v)
	if err != nil {
		return nil, err
	}
	for i := range items {
		if items[i], err = d.inner(t, items[i], factory, named); err != nil {
			return nil, err
		}
	}
	return items, nil
}

// innerDerived is inner for an instance of a class that derives from list, tuple or dict: one of the same class, made of
// what inner makes of its contents.
func (d *dataClasses) innerDerived(t *object.Thread, v, factory object.Value, named bool) (object.Value, error) {
	class := t.TypeOf(v)
	if p := special.Payload(v); p.Kind() == object.KindDict {
		var pairs []object.Value
		for key, value := range p.Dict().All() {
			pair, err := d.inner(t, object.TupleOf(key, value), factory, named)
			if err != nil {
				return object.Value{}, err
			}
			pairs = append(pairs, pair)
		}
		return callWith(t, class, object.NewList(pairs).Value())
	}
	items, err := d.innerItems(t, v, factory, named)
	if err != nil {
		return object.Value{}, err
	}
	if special.Payload(v).Kind() == object.KindTuple && !class.Lookup(collections.NameFields).IsNil() {
		return t.Call(class.Value(), items...)
	}
	return callWith(t, class, object.NewList(items).Value())
}

// callWith calls a class with an iterator of the items of a list.
func callWith(t *object.Thread, class *object.Type, list object.Value) (object.Value, error) {
	it, err := ops.Iter(t, list)
	if err != nil {
		return object.Value{}, err
	}
	return t.Call(class.Value(), it)
}

func (d *dataClasses) innerFields(t *object.Thread, v object.Value, fields []*dataField, factory object.Value, named bool) (object.Value, error) {
	out := object.NewDict()
	var items []object.Value
	for _, f := range fields {
		if f.initOnly {
			continue
		}
		value, err := ops.GetAttr(t, v, f.name)
		if err != nil {
			return object.Value{}, err
		}
		if value, err = d.inner(t, value, factory, named); err != nil {
			return object.Value{}, err
		}
		out.SetStr(f.name, value)
		if named {
			value = object.TupleOf(f.name.Value(), value)
		}
		items = append(items, value)
	}
	switch {
	case !factory.IsNone():
		return t.Call(factory, object.NewList(items).Value())
	case named:
		return out.Value(), nil
	}
	return object.NewTuple(items), nil
}

// replace makes an instance with other values of some fields.
func (d *dataClasses) replace(t *object.Thread, a object.Args) (object.Value, error) {
	self := a.Pos[0]
	fields, ok, err := d.fieldsOfAny(t, self)
	if err != nil || !ok || self.Kind() == object.KindType {
		return object.Value{}, firstError(err, object.Raise(object.TypeError, "replace() should be called on dataclass instances"))
	}
	if err := t.Reenter(); err != nil {
		return object.Value{}, err
	}
	names := append([]*object.Str(nil), a.Names...)
	values := append([]object.Value(nil), a.Pos[1:]...)
	for _, f := range fields {
		given := false
		for _, n := range a.Names {
			given = given || n.S == f.name.S
		}
		if given && !f.init {
			return object.Value{}, object.Raise(object.ValueError,
				"field %s is declared with init=False, it cannot be specified with replace()", f.name.S)
		}
		if given || !f.init {
			continue
		}
		if f.initOnly {
			return object.Value{}, object.Raise(object.ValueError, "InitVar '%s' must be specified with replace()", f.name.S)
		}
		v, err := ops.GetAttr(t, self, f.name)
		if err != nil {
			return object.Value{}, err
		}
		names, values = append(names, f.name), append(values, v)
	}
	return t.Machine.Call(t.TypeOf(self).Value(), object.Args{Pos: values, Names: names})
}

// makeFunction adds make_dataclass.
func (d *dataClasses) makeFunction(m *native.Module) {
	sig := native.Signature{
		Name: "make_dataclass", Params: []string{"cls_name", "fields"},
		Keywords: []string{"bases", "namespace", "init", "repr", "eq", "order", "unsafe_hash", "frozen"},
	}
	sig.Function(m, func(t *object.Thread, args []object.Value) (object.Value, error) {
		if err := t.Reenter(); err != nil {
			return object.Value{}, err
		}
		name, err := ops.Str(t, args[0])
		if err != nil {
			return object.Value{}, err
		}
		t.Spend(len(name))
		attrs, types := object.NewDict(), object.NewDict()
		if v := native.Given(args[3], object.None); v.Kind() == object.KindDict {
			if err := meter.ChargeEntries(t, v.Dict().Span()); err != nil {
				return object.Value{}, err
			}
			attrs = v.Dict().Copy()
		}
		err = ops.EachItem(t, args[1], func(item object.Value) error {
			parts, err := fieldParts(t, item)
			if err != nil {
				return err
			}
			text := special.Payload(parts[0])
			if text.Kind() != object.KindStr {
				return notIdentifier(t, parts[0])
			}
			t.Spend(len(text.Str().S))
			switch name := text.Str(); {
			case collections.IsReserved(name.S):
				return object.Raise(object.TypeError, "Field names must not be keywords: %s", pyfmt.StrRepr(name.S))
			case !strs.IsIdentifier(name):
				return notIdentifier(t, parts[0])
			case !types.GetStr(name).IsNil():
				return object.Raise(object.TypeError, "Field name duplicated: %s", pyfmt.StrRepr(name.S))
			}
			types.SetStr(text.Str(), parts[1])
			if len(parts) == 3 {
				attrs.SetStr(text.Str(), parts[2])
			}
			return nil
		})
		if err != nil {
			return object.Value{}, err
		}
		attrs.SetStr(special.NameAnnotations, types.Value())
		bases, err := ops.NewItems(t, native.Given(args[2], object.NewTuple(nil)))
		if err != nil {
			return object.Value{}, err
		}
		classes, given, err := classdef.StatementBases(t, name, bases)
		if err != nil {
			return object.Value{}, err
		}
		if !given.IsNil() {
			attrs.SetStr(classdef.NameOrigBases, args[2])
		}
		class, err := classdef.New(t, name, classes, attrs)
		if err != nil {
			return object.Value{}, err
		}
		class.Module = "types" // whose new_class CPython calls
		p := dataParams{init: true, repr: true, eq: true}
		for i, flag := range []*bool{&p.init, &p.repr, &p.eq, &p.order, &p.unsafeHash, &p.frozen} {
			if args[i+4].IsNil() {
				continue
			}
			if *flag, err = ops.Truth(t, args[i+4]); err != nil {
				return object.Value{}, err
			}
		}
		return d.process(t, class.Value(), p)
	})
}

// fieldParts returns what an item of the fields for make_dataclass says: a name, a type, and maybe a default.
func fieldParts(t *object.Thread, item object.Value) ([]object.Value, error) {
	if special.Payload(item).Kind() == object.KindStr {
		return []object.Value{item, object.String("typing.Any")}, nil
	}
	n, err := ops.Len(t, item)
	if err != nil {
		return nil, err
	}
	if n < 2 || n > 3 {
		text, err := ops.Repr(t, item)
		if err != nil {
			return nil, err
		}
		return nil, object.Raise(object.TypeError, "Invalid field: %s", text)
	}
	return ops.Unpack(t, item, int(n))
}

// notIdentifier is the error of a field whose name is none.
func notIdentifier(t *object.Thread, name object.Value) error {
	text, err := ops.Repr(t, name)
	if err != nil {
		return err
	}
	return object.Raise(object.TypeError, "Field names must be valid identifiers: %s", text)
}
