// Package dataclasses is Python's module dataclasses.
package dataclasses

import (
	"strings"
	"unicode"

	"bhack/sandbox/internal/meter"
	"bhack/sandbox/internal/modules/copy"
	"bhack/sandbox/internal/modules/typing"
	"bhack/sandbox/internal/native"
	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/ops"
	"bhack/sandbox/internal/special"
)

// dataField is dataclasses.Field: what the decorator dataclass knows of a field. A
// zero Value stands for what is not given.
type dataField struct {
	object.Instance
	name                *object.Str
	typ                 object.Value
	value, factory      object.Value
	metadata            object.Value
	init, repr, compare bool
	hash                object.Value
	// initOnly tells that it is a parameter of __init__ and __post_init__ only.
	initOnly bool
}

// Walk implements object.Walker.
func (f *dataField) Walk(c *object.Census) {
	c.AddAll([]object.Value{f.typ, f.value, f.factory, f.metadata, f.hash})
}

// describe writes down what the field holds.
func (f *dataField) describe(s *object.State) {
	name := object.Value{}
	if f.name != nil {
		name = f.name.Value()
	}
	s.Values([]object.Value{name, f.typ, f.value, f.factory, f.metadata, f.hash})
	s.Word(object.Bit(f.init) | object.Bit(f.repr)<<1 | object.Bit(f.compare)<<2 | object.Bit(f.initOnly)<<3)
}

// dataClasses are the types of the module dataclasses.
type dataClasses struct {
	b      *native.Builder
	copier copy.Copier
	alias  *object.Type // of the names of the module typing
	field  *object.Type
	frozen *object.Type // FrozenInstanceError
	// missing is MISSING.
	missing object.Value
	initVar *object.Type // InitVar
}

// nameDataFields is where a class made by the decorator has its fields.
var (
	nameDataFields = object.NewSharedStr("__dataclass_fields__")
	nameDataParams = object.NewSharedStr("__dataclass_params__")
	namePostInit   = object.NewSharedStr("__post_init__")
)

// Module is Python's module dataclasses.
func Module(b *native.Builder, copier copy.Copier, alias *object.Type) *native.Module {
	m := native.NewModule("dataclasses")
	d := &dataClasses{b: b, copier: copier, alias: alias, field: native.PythonType("dataclasses", "Field", object.ObjectType)}
	d.field.Layout = native.LayoutOf(func(f *dataField) *object.Instance { return &f.Instance }, func(f *dataField) { f.hash, f.metadata = object.None, object.None })
	native.Describe(d.field.Layout, (*dataField).describe, nil)
	d.field.NoDict, d.field.Final = true, true
	d.frozen = object.NewExceptionType("FrozenInstanceError", object.AttributeError)
	d.frozen.Module = "dataclasses"
	missing := native.PythonType("dataclasses", "_MISSING_TYPE", object.ObjectType)
	missing.NoDict = true
	d.missing = object.NewInstance(missing).Value()
	d.initVar = native.PythonType("dataclasses", "InitVar", object.ObjectType)
	native.ClassMethod(d.initVar, "__class_getitem__", func(_ *object.Thread, a object.Args) (object.Value, error) {
		return a.Pos[0], native.UnpackArgs("__getitem__", a, 2, 2)
	})
	m.Class(d.initVar)
	m.Class(d.field)
	m.Define("FrozenInstanceError", d.frozen.Value())
	m.Define("MISSING", d.missing)
	d.fieldAttributes()
	d.fieldFunction(m)
	d.decorator(m)
	d.functions(m)
	return m
}

// fieldRepr is the __repr__ of a Field.
func (d *dataClasses) fieldRepr(t *object.Thread, args []object.Value) (object.Value, error) {
	f := native.As[dataField](args[0])
	name := object.None
	if f.name != nil {
		name = f.name.Value()
	}
	kind := "_FIELD"
	switch {
	case f.name == nil: // the decorator has not seen it
		kind = "None"
	case f.initOnly:
		kind = "_FIELD_INITVAR"
	}
	var out strings.Builder
	out.WriteString("Field(")
	for _, part := range []struct {
		name  string
		value object.Value
	}{
		{"name", name},
		{"type", native.Given(f.typ, object.None)},
		{"default", native.Given(f.value, d.missing)},
		{"default_factory", native.Given(f.factory, d.missing)},
		{"init", object.Bool(f.init)},
		{"repr", object.Bool(f.repr)},
		{"hash", f.hash},
		{"compare", object.Bool(f.compare)},
	} {
		text, err := ops.Repr(t, part.value)
		if err != nil {
			return object.Value{}, err
		}
		out.WriteString(part.name + "=" + text + ",")
	}
	metadata, err := ops.Repr(t, f.metadataOf(t))
	out.WriteString("metadata=" + metadata + ",_field_type=" + kind + ")")
	return object.String(out.String()), err
}

// nameDefault is the __set_name__ of a Field: that of its default.
func nameDefault(t *object.Thread, args []object.Value) (object.Value, error) {
	v := native.As[dataField](args[0]).value
	if !native.IsKind(v, object.KindInstance) {
		return object.None, nil
	}
	fn := special.Method(v, special.NameSetName)
	if fn.IsNil() {
		return object.None, nil
	}
	if err := t.Reenter(); err != nil {
		return object.Value{}, err
	}
	_, err := special.Call(t, fn, v, args[1], args[2])
	return object.None, err
}

// metadataOf returns the metadata of a field, which cannot be changed.
func (f *dataField) metadataOf(t *object.Thread) object.Value {
	if f.metadata.IsNone() {
		return t.Runtime.ReadOnly(object.NewDict().Value())
	}
	return t.Runtime.ReadOnly(f.metadata)
}

// fieldAttributes adds the attributes of a Field.
func (d *dataClasses) fieldAttributes() {
	d.b.Methods(
		d.field,
		native.Method{Name: "__repr__", Fn: d.fieldRepr},
		native.Method{Name: "__set_name__", Min: 2, Max: 2, Fn: nameDefault},
	)
	for name, get := range native.Sorted(map[string]func(f *dataField) object.Value{
		"name": func(f *dataField) object.Value {
			if f.name == nil {
				return object.None
			}
			return f.name.Value()
		},
		"type":            func(f *dataField) object.Value { return native.Given(f.typ, object.None) },
		"default":         func(f *dataField) object.Value { return native.Given(f.value, d.missing) },
		"default_factory": func(f *dataField) object.Value { return native.Given(f.factory, d.missing) },
		"init":            func(f *dataField) object.Value { return object.Bool(f.init) },
		"repr":            func(f *dataField) object.Value { return object.Bool(f.repr) },
		"hash":            func(f *dataField) object.Value { return f.hash },
		"compare":         func(f *dataField) object.Value { return object.Bool(f.compare) },
	}) {
		d.b.Property(d.field, name, func(_ *object.Thread, args []object.Value) (object.Value, error) {
			return get(native.As[dataField](args[0])), nil
		})
	}
	d.b.Property(d.field, "metadata", func(t *object.Thread, args []object.Value) (object.Value, error) {
		return native.As[dataField](args[0]).metadataOf(t), nil
	})
}

func (d *dataClasses) newField() *dataField {
	f := native.As[dataField](object.NewInstance(d.field).Value())
	f.init, f.repr, f.compare, f.hash, f.metadata = true, true, true, object.None, object.None
	return f
}

// fieldFunction adds the function field.
func (d *dataClasses) fieldFunction(m *native.Module) {
	sig := native.Signature{Name: "field", Keywords: []string{"default", "default_factory", "init", "repr", "hash", "compare", "metadata"}}
	sig.Function(m, func(t *object.Thread, args []object.Value) (object.Value, error) {
		f := d.newField()
		f.value, f.factory = args[0], args[1]
		if f.value == d.missing {
			f.value = object.Value{}
		}
		if f.factory == d.missing {
			f.factory = object.Value{}
		}
		if !f.value.IsNil() && !f.factory.IsNil() {
			return object.Value{}, object.Raise(object.ValueError, "cannot specify both default and default_factory")
		}
		f.hash, f.metadata = native.Given(args[4], object.None), native.Given(args[6], object.None)
		if !f.metadata.IsNone() && !isMapping(f.metadata) {
			return object.Value{}, object.Raise(object.TypeError, "mappingproxy() argument must be a mapping, not %s", t.TypeOf(f.metadata).Name)
		}
		for _, flag := range []struct {
			to    *bool
			given object.Value
		}{{&f.init, args[2]}, {&f.repr, args[3]}, {&f.compare, args[5]}} {
			if flag.given.IsNil() {
				continue
			}
			truth, err := ops.Truth(t, flag.given)
			if err != nil {
				return object.Value{}, err
			}
			*flag.to = truth
		}
		return f.Value(), nil
	})
}

// isMapping reports whether an object may be the metadata of a field: a dict, or an instance with items.
func isMapping(v object.Value) bool {
	switch special.Payload(v).Kind() {
	case object.KindDict:
		return true
	case object.KindInstance:
		return !special.Method(v, special.NameGetItem).IsNil()
	}
	return false
}

// collect returns the fields of a class: those of its bases, and its own annotated
// attributes.
func (d *dataClasses) collect(t *object.Thread, class *object.Type) ([]*dataField, error) {
	all := object.NewDict()
	for i := len(class.MRO) - 1; i > 0; i-- {
		inherited, err := d.fieldsOf(t, class.MRO[i])
		if err != nil {
			return nil, err
		}
		for _, f := range inherited {
			all.SetStr(f.name, f.Value())
		}
	}
	names, types, err := d.own(t, class)
	if err != nil {
		return nil, err
	}
	if err := t.Charge(int64(100 + 24*(len(names)+all.Len()))); err != nil {
		return nil, err
	}
	for _, name := range names {
		f := d.ownField(t, class, name)
		f.typ = types.GetStr(name)
		f.initOnly = d.isInitVar(f.typ) || isText(t, class, f.typ, "dataclasses", d.isInitVar)
		switch {
		case !f.initOnly:
			if err := f.checkDefault(t); err != nil {
				return nil, err
			}
		case !f.factory.IsNil():
			return nil, noFactory(name)
		}
		all.SetStr(name, f.Value())
	}
	if err := d.refuseUntyped(t, class, types); err != nil {
		return nil, err
	}
	class.Attrs.SetStr(nameDataFields, all.Value())
	return d.fieldsOf(t, class)
}

// refuseUntyped checks that what a class has of fields is annotated.
func (d *dataClasses) refuseUntyped(t *object.Thread, class *object.Type, types *object.Dict) error {
	if err := t.Charge(int64(class.Attrs.Span())); err != nil {
		return err
	}
	for name, v := range class.Attrs.All() {
		if t.TypeOf(v) == d.field && (types == nil || name.Kind() != object.KindStr || types.GetStr(name.Str()).IsNil()) {
			text, err := ops.Repr(t, name)
			if err != nil {
				return err
			}
			return object.Raise(object.TypeError, "%s is a field but has no type annotation", text)
		}
	}
	return nil
}

// own returns the names of a class's own fields, in order, and their types.
// Class variables are none.
func (d *dataClasses) own(t *object.Thread, class *object.Type) (names []*object.Str, types *object.Dict, err error) {
	v := class.Attrs.GetStr(special.NameAnnotations)
	if !native.IsKind(v, object.KindDict) {
		return nil, nil, nil
	}
	types = v.Dict()
	for key, v := range types.All() {
		switch {
		case key.Kind() != object.KindStr:
		case !d.isClassVar(v) && !isText(t, class, v, "typing", d.isClassVar):
			names = append(names, key.Str())
		default:
			if f := d.ownField(t, class, key.Str()); !f.factory.IsNil() {
				return nil, nil, noFactory(key.Str())
			}
		}
	}
	return names, types, nil
}

// noFactory is the error of a variable with a default_factory that nothing would call.
func noFactory(name *object.Str) error {
	return object.Raise(object.TypeError, "field %s cannot have a default factory", name.S)
}

func (d *dataClasses) isInitVar(v object.Value) bool { return v == d.initVar.Value() }

func (d *dataClasses) isClassVar(v object.Value) bool {
	return !v.IsNil() && typing.IsClassVar(v, d.alias)
}

// isText reports whether an annotation of a class is a text that begins with a name of what is, in the module of the class, or in the
// module with the name if that stands before it.
func isText(t *object.Thread, class *object.Type, v object.Value, module string, is func(v object.Value) bool) bool {
	if !native.IsKind(v, object.KindStr) {
		return false
	}
	text := v.Str().S
	name, rest := cutName(text[:min(len(text), meter.FreeText)]) // of which nobody writes more
	t.Spend(len(name) / meter.BytesPerBytecode)
	in := t.Machine.Imported(class.Module)
	if rest = strings.TrimLeft(rest, space); strings.HasPrefix(rest, ".") && in != nil {
		before := in.Get(object.NewStr(name))
		if !native.IsKind(before, object.KindModule) || before.Module().Name != module {
			return false
		}
		in = before.Module()
		name, _ = cutName(rest[1:])
	}
	return in != nil && is(in.Get(object.NewStr(name)))
}

// space is what may stand between the parts of an annotation.
const space = " \t\n\r\f\v"

// cutName returns the name with which a text begins after space, and what follows it.
func cutName(text string) (name, rest string) {
	text = strings.TrimLeft(text, space)
	end := strings.IndexFunc(text, func(r rune) bool { return r != '_' && !unicode.IsLetter(r) && !unicode.IsDigit(r) })
	if end < 0 {
		end = len(text)
	}
	return text[:end], text[end:]
}

// ownField makes the field of a name; what the class has under the name, or else inherits, is its
// default, or says more.
func (d *dataClasses) ownField(t *object.Thread, class *object.Type, name *object.Str) *dataField {
	f := d.newField()
	v := class.Attrs.GetStr(name)
	if v.IsNil() {
		t.Spend(len(class.MRO))
		v = class.Lookup(name)
	}
	if !v.IsNil() && t.TypeOf(v) == d.field {
		f = native.As[dataField](v)
		if f.value.IsNil() {
			class.Attrs.DeleteStr(name)
		} else {
			class.Attrs.SetStr(name, f.value)
		}
	} else if !native.IsKind(v, object.KindMember) { // the descriptor of a slot is no default
		f.value = v
	}
	f.name = name
	return f
}

// checkDefault refuses defaults that all instances would change together.
func (f *dataField) checkDefault(t *object.Thread) error {
	if f.value.IsNil() {
		return nil
	}
	switch special.Payload(f.value).Kind() {
	case object.KindList, object.KindDict, object.KindSet:
		text, err := ops.Repr(t, t.TypeOf(f.value).Value())
		if err != nil {
			return err
		}
		return object.Raise(object.ValueError, "mutable default %s for field %s is not allowed: use default_factory", text, f.name.S)
	}
	return nil
}

// fieldsOf returns the fields that the decorator has found in a class itself.
func (d *dataClasses) fieldsOf(t *object.Thread, class *object.Type) ([]*dataField, error) {
	v := class.Attrs.GetStr(nameDataFields)
	if v.IsNil() || v.Kind() != object.KindDict {
		return nil, nil
	}
	if err := meter.ChargeEntries(t, v.Dict().Span()); err != nil {
		return nil, err
	}
	var fields []*dataField
	for _, f := range v.Dict().All() {
		if t.TypeOf(f) == d.field && native.As[dataField](f).name != nil {
			fields = append(fields, native.As[dataField](f))
		}
	}
	return fields, nil
}
