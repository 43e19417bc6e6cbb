// Package enum is Python's module enum: enumerations and flags, as classes with a
// metaclass that is written in Go.
package enum

import (
	"strings"

	"bhack/sandbox/internal/builtins/format"
	"bhack/sandbox/internal/meter"
	"bhack/sandbox/internal/native"
	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/ops"
	"bhack/sandbox/internal/pyfmt"
	"bhack/sandbox/internal/special"
)

// The attributes in which an enumeration keeps its members, and a member its name
// and value; they are CPython's.
var (
	nameMemberNames = object.NewSharedStr("_member_names_")
	nameMemberMap   = object.NewSharedStr("_member_map_")
	nameValueMap    = object.NewSharedStr("_value2member_map_")
	nameMemberName  = object.NewSharedStr("_name_")
	nameMemberValue = object.NewSharedStr("_value_")
	nameObjClass    = object.NewSharedStr("__objclass__")
	nameMissingOf   = object.NewSharedStr("_missing_")
	nameGenerate    = object.NewSharedStr("_generate_next_value_")
	nameIgnore      = object.NewSharedStr("_ignore_")
	nameOrder       = object.NewSharedStr("_order_")
	nameValue       = object.NewSharedStr("value")
)

// enums are the types of the module enum.
type enums struct {
	b *native.Builder
	// meta is EnumMeta, the type of enumerations.
	meta                                *object.Type
	enum, intEnum, flag, intFlag, auto_ *object.Type
	orderedDict                         *object.Type
}

// Module is Python's module enum. Enumerations are classes with a metaclass
// that is written in Go.
func Module(b *native.Builder, orderedDict *object.Type) *native.Module {
	m := native.NewModule("enum")
	e := &enums{b: b, orderedDict: orderedDict}
	e.meta = native.MetaType(b, "enum", "EnumMeta")
	e.metaMethods()
	meta := &object.Metaclass{Type: e.meta, Made: e.made, Bind: e.bind}
	e.meta.Final, e.meta.Makes = false, meta
	e.enum = native.PythonType("enum", "Enum", object.ObjectType)
	e.enum.Meta = meta
	e.flag = native.PythonType("enum", "Flag", e.enum)
	e.intEnum = e.mixed("IntEnum", e.enum)
	e.intFlag = e.mixed("IntFlag", e.flag)
	e.auto_ = autoType(b)
	for _, class := range []*object.Type{e.meta, e.enum, e.flag, e.intEnum, e.intFlag, e.auto_} {
		m.Class(class)
	}
	e.memberMethods()
	e.dirMethods()
	e.flagMethods()
	e.intFlagMethods()
	adoptShown(e.intEnum, b.Runtime.Types[object.KindInt])
	adoptShown(e.intFlag, b.Runtime.Types[object.KindInt])
	unique := native.Signature{Name: "unique", Params: []string{"enumeration"}}
	unique.Function(m, e.unique)
	return m
}

// mixed makes a class with the bases int and base.
func (e *enums) mixed(name string, base *object.Type) *object.Type {
	number := e.b.Runtime.Types[object.KindInt]
	class := native.PythonType("enum", name, base)
	class.Bases = []*object.Type{number, base}
	class.MRO = append([]*object.Type{class, number}, base.MRO...)
	class.Repr = object.KindInt
	return class
}

// shown are the methods of a member that are Enum's even if its class derives from
// a builtin type as well.
var shown = []*object.Str{object.NewSharedStr("__repr__"), object.NewSharedStr("__str__"), special.NameFormat}

// adoptShown makes those of the last base, an enumeration, those of the class, where it has them from data, its base that makes
// the values.
func adoptShown(class, data *object.Type) {
	if data == nil {
		return
	}
	for _, name := range shown {
		if fn := data.Lookup(name); !fn.IsNil() && object.Is(fn, class.Lookup(name)) {
			class.Attrs.SetStr(name, class.Bases[len(class.Bases)-1].Lookup(name))
		}
	}
}

// auto is enum.auto: it stands for a value that is to be made.
func autoType(b *native.Builder) *object.Type {
	class := native.PythonType("enum", "auto", object.ObjectType)
	init := native.Signature{Name: "__init__", Params: []string{"self"}}
	init.Method(b, class, func(*object.Thread, []object.Value) (object.Value, error) { return object.None, nil })
	class.Attrs.SetStr(nameValue, object.NewInstance(object.ObjectType).Value()) // until an enumeration gives it one
	return class
}

// members returns what an enumeration has as _member_names_, _member_map_ and
// _value2member_map_; empty ones for a class without members.
func (e *enums) members(class *object.Type) (names *object.List, byName, byValue *object.Dict) {
	n, m, v := class.Attrs.GetStr(nameMemberNames), class.Attrs.GetStr(nameMemberMap), class.Attrs.GetStr(nameValueMap)
	if n.IsNil() || m.IsNil() || v.IsNil() || n.Kind() != object.KindList || m.Kind() != object.KindDict || v.Kind() != object.KindDict {
		return object.NewList(nil), object.NewDict(), object.NewDict()
	}
	return n.List(), m.Dict(), v.Dict()
}

// list returns the members of an enumeration, without aliases, in order.
func (e *enums) list(t *object.Thread, class *object.Type) ([]object.Value, error) {
	names, byName, _ := e.members(class)
	if err := t.Charge(memberCost * int64(len(names.Items))); err != nil {
		return nil, err
	}
	var all []object.Value
	for _, n := range names.Items {
		if n.Kind() != object.KindStr {
			continue
		}
		if v := byName.GetStr(n.Str()); !v.IsNil() {
			all = append(all, v)
		}
	}
	return all, nil
}

// hasMember reports whether an enumeration has a member of the name.
func (e *enums) hasMember(class *object.Type, name object.Value) bool {
	_, byName, _ := e.members(class)
	return name.Kind() == object.KindStr && !byName.GetStr(name.Str()).IsNil()
}

// memberAttr returns an attribute of a member, or None.
func memberAttr(v object.Value, name *object.Str) object.Value {
	if v.Kind() != object.KindInstance {
		return object.None
	}
	return native.Given(v.Instance().Attr(name), object.None)
}

// What operations on enumerations cost, in bytecodes.
const (
	// metaCost is what an operation on the enumeration itself costs.
	metaCost = 8
	// lookCost is what each member costs that one looks at.
	lookCost = 4
	// flagCost is what an operator of flags costs.
	flagCost = 16
)

// metaMethod adds an operation on enumerations themselves, with at most one operand.
func (e *enums) metaMethod(name string, fn func(t *object.Thread, class *object.Type, arg object.Value) (object.Value, error)) {
	e.b.KeywordMethod(e.meta, name, func(t *object.Thread, a object.Args) (object.Value, error) {
		t.Spend(metaCost)
		arg := object.None
		if len(a.Pos) > 1 {
			arg = a.Pos[1]
		}
		return fn(t, a.Pos[0].Type(), arg)
	})
}

// metaMethods adds the operations on enumerations themselves.
func (e *enums) metaMethods() {
	e.metaMethod("__iter__", func(t *object.Thread, class *object.Type, _ object.Value) (object.Value, error) {
		all, err := e.list(t, class)
		return object.NewTupleIter(object.NewTuple(all)), err
	})
	e.metaMethod("__reversed__", func(t *object.Thread, class *object.Type, _ object.Value) (object.Value, error) {
		all, err := e.list(t, class)
		for i, j := 0, len(all)-1; i < j; i, j = i+1, j-1 {
			all[i], all[j] = all[j], all[i]
		}
		return object.NewTupleIter(object.NewTuple(all)), err
	})
	e.metaMethod("__len__", func(_ *object.Thread, class *object.Type, _ object.Value) (object.Value, error) {
		names, _, _ := e.members(class)
		return object.Int(int64(len(names.Items))), nil
	})
	e.metaMethod("__bool__", func(*object.Thread, *object.Type, object.Value) (object.Value, error) {
		return object.True, nil
	})
	e.metaMethod("__contains__", func(t *object.Thread, class *object.Type, v object.Value) (object.Value, error) {
		if !t.TypeOf(v).IsSubclass(class) || v.Kind() != object.KindInstance {
			return object.False, nil
		}
		return object.Bool(e.hasMember(class, memberAttr(v, nameMemberName))), nil
	})
	e.metaMethod("__getitem__", func(t *object.Thread, class *object.Type, key object.Value) (object.Value, error) {
		_, byName, _ := e.members(class)
		v, err := ops.DictGet(t, byName, key)
		if err == nil && v.IsNil() {
			err = object.RaiseValue(object.KeyError, key)
		}
		return v, err
	})
	e.metaAttributes()
	e.b.KeywordMethod(e.meta, "__call__", e.call)
}

// metaAttributes adds what enumerations do when their attributes are used.
func (e *enums) metaAttributes() {
	e.metaMethod("__repr__", func(t *object.Thread, class *object.Type, _ object.Value) (object.Value, error) {
		return native.NamedText(t, "<enum '"+class.ShortName()+"'>", nil)
	})
	e.metaMethod("__getattr__", func(_ *object.Thread, class *object.Type, name object.Value) (object.Value, error) {
		if _, byName, _ := e.members(class); name.Kind() == object.KindStr && !native.IsDunder(name.Str().S) {
			if member := byName.GetStr(name.Str()); !member.IsNil() {
				return member, nil
			}
		}
		return object.Value{}, object.RaiseValue(object.AttributeError, name)
	})
	e.b.Methods(
		e.meta,
		native.Method{Name: "__setattr__", Min: 2, Max: 2, Fn: func(t *object.Thread, args []object.Value) (object.Value, error) {
			t.Spend(metaCost)
			if e.hasMember(args[0].Type(), args[1]) {
				return object.Value{}, object.Raise(object.AttributeError, "Cannot reassign members.")
			}
			return native.SetClassAttr(t, args[0].Type(), args[1], args[2])
		}},
		native.Method{Name: "__delattr__", Min: 1, Max: 1, Fn: func(t *object.Thread, args []object.Value) (object.Value, error) {
			t.Spend(metaCost)
			if class := args[0].Type(); e.hasMember(class, args[1]) {
				return object.Value{}, object.Raise(object.AttributeError, "%s: cannot delete Enum member.", class.Name)
			}
			return native.SetClassAttr(t, args[0].Type(), args[1], object.Value{})
		}},
	)
	e.b.Property(e.meta, "__members__", func(t *object.Thread, args []object.Value) (object.Value, error) {
		t.Spend(metaCost)
		_, byName, _ := e.members(args[0].Type())
		if err := meter.ChargeEntries(t, byName.Span()); err != nil {
			return object.Value{}, err
		}
		d := object.NewInstance(e.orderedDict)
		d.Payload = byName.Copy().Value()
		return e.b.Runtime.ReadOnly(d.Value()), nil
	})
}

// memberProperty makes an attribute of members what they have under another name.
func (e *enums) memberProperty(name string, as *object.Str) {
	getter := e.b.Property(e.enum, name, func(_ *object.Thread, args []object.Value) (object.Value, error) {
		return memberAttr(args[0], as), nil
	})
	e.enum.Attrs.GetStr(object.NewSharedStr(name)).Property().OfInstances = true
	getter.Plain = func(_ *object.Thread, args []object.Value) (v object.Value, cost int) {
		if args[0].Kind() == object.KindInstance && args[0].Instance().Class.IsSubclass(e.enum) {
			v = args[0].Instance().Attr(as)
		}
		return v, 0
	}
}

// isMemberProperty reports whether what a class has is one of these attributes.
func isMemberProperty(v object.Value) bool {
	return native.IsKind(v, object.KindProperty) && v.Property().OfInstances
}

// memberMethods adds the methods of members.
func (e *enums) memberMethods() {
	e.memberProperty("name", nameMemberName)
	e.memberProperty("value", nameMemberValue)
	text := func(class *object.Type, name string, fn func(t *object.Thread, v object.Value) (string, error)) {
		e.b.Methods(class, native.Method{Name: name, Fn: func(t *object.Thread, args []object.Value) (object.Value, error) {
			s, err := fn(t, args[0])
			return native.NamedText(t, s, err)
		}})
	}
	text(e.enum, "__repr__", func(t *object.Thread, v object.Value) (string, error) {
		return e.repr(t, v, memberAttr(v, nameMemberName))
	})
	text(e.enum, "__str__", func(t *object.Thread, v object.Value) (string, error) {
		name, err := ops.Str(t, memberAttr(v, nameMemberName))
		return t.TypeOf(v).Name + "." + name, err
	})
	itself := func(_ *object.Thread, args []object.Value) (object.Value, error) { return args[0], nil }
	e.b.Methods(
		e.enum,
		native.Method{Name: "__copy__", Fn: itself},
		native.Method{Name: "__deepcopy__", Min: 1, Max: 1, Fn: itself},
		native.Method{Name: "__hash__", Fn: func(t *object.Thread, args []object.Value) (object.Value, error) {
			h, err := ops.Hash(t, memberAttr(args[0], nameMemberName))
			return object.Int(h), err
		}},
		native.Method{Name: "__format__", Min: 1, Max: 1, Fn: func(t *object.Thread, args []object.Value) (object.Value, error) {
			v := memberAttr(args[0], nameMemberValue)
			if t.TypeOf(args[0]).Repr == object.KindInstance {
				s, err := ops.Str(t, args[0])
				if err != nil {
					return object.Value{}, err
				}
				v = object.String(s)
			}
			spec := special.Payload(args[1])
			if spec.Kind() != object.KindStr {
				return object.Value{}, object.Raise(object.TypeError, "format() argument 2 must be str, not %s", t.TypeOf(args[1]).Name)
			}
			return format.Value(t, v, spec.Str())
		}},
	)
	e.enum.Attrs.SetStr(nameGenerate, object.NewStaticMethod(object.NewBuiltin("_generate_next_value_", nextValue).Value()))
	native.ClassMethod(e.enum, nameMissingOf.S, func(t *object.Thread, a object.Args) (object.Value, error) {
		if err := e.checkMissing(a); err != nil {
			return object.Value{}, err
		}
		return object.Value{}, e.invalid(t, a.Pos[0].Type(), a.Pos[1])
	})
}

// checkMissing checks how many arguments _missing_ gets: a class and a value.
func (e *enums) checkMissing(a object.Args) error {
	if len(a.Names) > 0 || len(a.Pos) != 2 {
		return object.Raise(object.TypeError, "_missing_() takes an enumeration and a value")
	}
	return nil
}

// repr returns the repr of a member, with what is shown as its name.
func (e *enums) repr(t *object.Thread, v, name object.Value) (string, error) {
	t.Spend(metaCost)
	shown, err := ops.Str(t, name)
	if err != nil {
		return "", err
	}
	value, err := ops.Repr(t, memberAttr(v, nameMemberValue))
	return "<" + t.TypeOf(v).Name + "." + shown + ": " + value + ">", err
}

// invalid is the error of a value that no member has.
func (e *enums) invalid(t *object.Thread, class *object.Type, v object.Value) error {
	t.Spend(flagCost + meter.RaiseCost)
	text, err := ops.Repr(t, v)
	if err != nil {
		return err
	}
	return object.Raise(object.ValueError, "%s is not a valid %s", text, class.Name)
}

// nextValue is Enum._generate_next_value_: the value after the last one that is a
// number.
func nextValue(t *object.Thread, a object.Args) (object.Value, error) {
	if len(a.Pos) != 4 || a.Pos[3].Kind() != object.KindList {
		return object.Value{}, object.Raise(object.TypeError, "_generate_next_value_() takes 4 positional arguments but %d were given", len(a.Pos))
	}
	last := a.Pos[3].List()
	for i := len(last.Items) - 1; 0 <= i && i < len(last.Items); i-- { // adding may change the list
		v, err := native.Add(t, last.Items[i], object.Int(1))
		if err == nil || !native.IsError(err, object.TypeError) {
			return v, err
		}
	}
	return a.Pos[1], nil
}

// unique is the class decorator unique.
func (e *enums) unique(t *object.Thread, args []object.Value) (object.Value, error) {
	if args[0].Kind() != object.KindType {
		return object.Value{}, object.Raise(object.AttributeError, "'%s' object has no attribute '__members__'", t.TypeOf(args[0]).Name)
	}
	_, byName, _ := e.members(args[0].Type())
	if err := t.Charge(int64(meter.EntryCost * byName.Len())); err != nil {
		return object.Value{}, err
	}
	var aliases []string
	for name, v := range byName.All() {
		if v.Kind() != object.KindInstance {
			continue
		}
		if own := memberAttr(v, nameMemberName); own.Kind() == object.KindStr && name.Kind() == object.KindStr && own.Str().S != name.Str().S {
			aliases = append(aliases, name.Str().S+" -> "+own.Str().S)
		}
	}
	if aliases != nil {
		return object.Value{}, object.Raise(object.ValueError, "duplicate values found in <enum %s>: %s",
			pyfmt.StrRepr(args[0].Type().Name), strings.Join(aliases, ", "))
	}
	return args[0], nil
}
