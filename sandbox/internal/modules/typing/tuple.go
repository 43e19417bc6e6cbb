package typing

import (
	"slices"
	"strings"

	"bhack/sandbox/internal/meter"
	"bhack/sandbox/internal/modules/collections"
	"bhack/sandbox/internal/native"
	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/ops"
	"bhack/sandbox/internal/special"
)

var (
	nameFieldTypes  = object.NewSharedStr("_field_types")
	nameTypename    = object.NewSharedStr("typename")
	nameFieldsParam = object.NewSharedStr("fields")
)

// typedTuples makes named tuples whose fields have types.
type typedTuples struct {
	collections.NamedTuples
	y *typing
}

// namedTupleClassSyntax adds typing.NamedTuple: a class that derives from it gets
// its annotated attributes as fields; a call of it makes a class of a list of names
// and types.
func namedTupleClassSyntax(m *native.Module, b *native.Builder, n typedTuples) {
	meta := native.MetaType(b, "typing", "NamedTupleMeta")
	class := native.PythonType("typing", "NamedTuple", object.ObjectType)
	class.Meta = &object.Metaclass{Type: meta, Made: n.fromClass}
	m.Class(class)
	b.KeywordMethod(meta, "__call__", func(t *object.Thread, a object.Args) (object.Value, error) {
		typename, pairs, err := n.arguments(t, a)
		if err != nil {
			return object.Value{}, err
		}
		return n.fromPairs(t, typename, pairs)
	})
}

// arguments returns what a call of NamedTuple says: a name, and pairs of names and types. Any keyword may be the name of a
// field, also that of a parameter to which an argument has been given.
func (n typedTuples) arguments(t *object.Thread, a object.Args) (typename object.Value, pairs []object.Value, err error) {
	given, keywords := a.Positional()[1:], object.NewDict() // without the class
	if err := meter.ChargeItems(t, meter.InsertCost*len(a.Names)); err != nil {
		return typename, nil, err
	}
	for i, name := range a.Names {
		keywords.SetStr(name, a.Pos[1+len(given)+i])
	}
	fields := object.Value{}
	switch len(given) {
	case 0:
		if typename = keywords.GetStr(nameTypename); typename.IsNil() {
			return typename, nil, object.Raise(object.TypeError, "NamedTuple.__new__() missing 1 required positional argument: 'typename'")
		}
		keywords.DeleteStr(nameTypename)
	case 1:
		typename = given[0]
	case 2:
		typename, fields = given[0], given[1]
	default:
		return typename, nil, object.Raise(object.TypeError, "NamedTuple.__new__() takes from 2 to 3 positional arguments but %d were given", len(given)+1)
	}
	if v := keywords.GetStr(nameFieldsParam); fields.IsNil() && keywords.Len() == 1 && !v.IsNil() {
		fields = v
		keywords.DeleteStr(nameFieldsParam)
	}
	switch {
	case native.Given(fields, object.None).IsNone():
		for name, v := range keywords.All() {
			pairs = append(pairs, object.TupleOf(name, v))
		}
		return typename, pairs, nil
	case keywords.Len() > 0:
		return typename, nil, object.Raise(object.TypeError, "Either list of fields or keywords can be provided to NamedTuple, not both")
	}
	pairs, err = ops.NewItems(t, fields)
	return typename, pairs, err
}

// fromPairs makes a class of pairs of a name and a type.
func (n typedTuples) fromPairs(t *object.Thread, typename object.Value, pairs []object.Value) (object.Value, error) {
	if err := meter.ChargeInserts(t, len(pairs)); err != nil {
		return object.Value{}, err
	}
	var names, fieldTypes []object.Value
	for _, pair := range pairs {
		parts, err := ops.Unpack(t, pair, 2)
		if err != nil {
			return object.Value{}, err
		}
		names, fieldTypes = append(names, parts[0]), append(fieldTypes, parts[1])
	}
	if err := n.checkTypes(t, fieldTypes); err != nil {
		return object.Value{}, err
	}
	fields, err := collections.FieldNames(t, object.NewTuple(names))
	if err != nil {
		return object.Value{}, err
	}
	name, err := ops.Str(t, typename)
	if err != nil {
		return object.Value{}, err
	}
	if err := collections.CheckFields(t, name, fields, false); err != nil {
		return object.Value{}, err
	}
	types := object.NewDict()
	for i, field := range fields {
		types.SetStr(object.NewStr(field), fieldTypes[i])
	}
	class, err := n.typed(t, name, fields, nil, types)
	if err != nil {
		return object.Value{}, err
	}
	return class.Value(), nil
}

// checkTypes checks the types of fields.
func (n typedTuples) checkTypes(t *object.Thread, types []object.Value) error {
	if err := meter.ChargeItems(t, 4*len(types)); err != nil {
		return err
	}
	return n.y.checkTypes(t, types, "NamedTuple('Name', [(f0, t0), (f1, t1), ...]); each t must be a type")
}

// typed makes a class whose fields have types; it keeps types.
func (n typedTuples) typed(t *object.Thread, name string, fields []string, defaults []object.Value, types *object.Dict) (*object.Type, error) {
	if err := t.Charge(int64(24*len(fields)) + 100); err != nil {
		return nil, err
	}
	class, err := n.NewClass(t, name, fields, defaults)
	if err != nil {
		return nil, err
	}
	inst := object.NewInstance(n.Dict)
	inst.Payload = types.Value()
	class.Attrs.SetStr(special.NameAnnotations, inst.Value())
	class.Attrs.SetStr(nameFieldTypes, inst.Value())
	return class, nil
}

// fromClass makes a class of a class statement with the base NamedTuple.
func (n typedTuples) fromClass(t *object.Thread, body *object.Type) (*object.Type, error) {
	types := object.NewDict()
	if v := body.Attrs.GetStr(special.NameAnnotations); native.IsKind(v, object.KindDict) {
		types = v.Dict()
	}
	var fields, withDefault []string
	var defaults, fieldTypes []object.Value
	for key, v := range types.All() {
		if key.Kind() == object.KindStr {
			fields, fieldTypes = append(fields, key.Str().S), append(fieldTypes, v)
		}
	}
	if err := n.checkTypes(t, fieldTypes); err != nil {
		return nil, err
	}
	if err := collections.CheckFields(t, body.Name, fields, false); err != nil {
		return nil, err
	}
	checked := object.NewDict()
	for i, field := range fields {
		name := object.NewStr(field)
		checked.SetStr(name, fieldTypes[i])
		switch v := body.Attrs.GetStr(name); {
		case !v.IsNil():
			withDefault, defaults = append(withDefault, field), append(defaults, v)
		case len(defaults) > 0:
			return nil, object.Raise(object.TypeError, "Non-default namedtuple field %s cannot follow default field(s) %s",
				field, strings.Join(withDefault, ", "))
		}
	}
	class, err := n.typed(t, body.Name, fields, defaults, checked)
	if err != nil {
		return nil, err
	}
	inst := object.NewInstance(n.Dict)
	inst.Payload = types.Copy().Value()
	collections.NewOf(class).Attrs.SetStr(special.NameAnnotations, inst.Value())
	class.Module, class.Qualname = body.Module, body.Qualname
	return class, adoptMethods(t, class, body, fields)
}

// adoptMethods gives the class the methods and other attributes of the body.
func adoptMethods(t *object.Thread, class, body *object.Type, fields []string) error {
	for key, v := range body.Attrs.All() {
		if key.Kind() != object.KindStr {
			continue
		}
		switch name := key.Str(); {
		case slices.Index(fields, name.S) >= 0, name.S == "__annotations__":
		case slices.Index(strings.Fields("__new__ __init__ __slots__ __getnewargs__ _fields _field_defaults _field_types _make _replace _asdict _source"), name.S) >= 0:
			return object.Raise(object.AttributeError, "Cannot overwrite NamedTuple attribute %s", name.S)
		case v.IsNone() && (name.S == "__doc__" || name.S == "__hash__"): // which the statement has not bound
		default:
			class.Attrs.SetStr(name, v)
		}
	}
	t.ClassChanged()
	return nil
}
