package typing

import (
	"slices"
	"strings"

	"bhack/sandbox/internal/modules/collections"
	"bhack/sandbox/internal/native"
	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/ops"
	"bhack/sandbox/internal/special"
)

var nameFieldTypes = object.NewSharedStr("_field_types")

// typedTuples makes named tuples whose fields have types.
type typedTuples struct{ collections.NamedTuples }

// namedTupleClassSyntax adds typing.NamedTuple: a class that derives from it gets
// its annotated attributes as fields; a call of it makes a class of a list of names
// and types.
func namedTupleClassSyntax(m *native.Module, b *native.Builder, n typedTuples) {
	meta := native.MetaType(b, "typing", "NamedTupleMeta")
	class := native.PythonType("typing", "NamedTuple", object.ObjectType)
	class.Meta = &object.Metaclass{Type: meta, Made: n.fromClass}
	m.Class(class)
	sig := native.Signature{Name: "__new__", Params: []string{"self", "typename", "fields"}, Optional: 1, Pairs: true}
	b.KeywordMethod(meta, "__call__", func(t *object.Thread, a object.Args) (object.Value, error) {
		args, err := sig.Bind(a)
		if err != nil {
			return object.Value{}, err
		}
		fields := object.NewList(nil)
		if v := native.Given(args[2], object.None); !v.IsNone() {
			if fields.Items, err = ops.NewItems(t, v); err != nil {
				return object.Value{}, err
			}
		}
		for i, name := range a.Names {
			fields.Append(object.TupleOf(name.Value(), a.Pos[len(a.Positional())+i]))
		}
		return n.fromPairs(t, args[1], fields.Items)
	})
}

// fromPairs makes a class of pairs of a name and a type.
func (n typedTuples) fromPairs(t *object.Thread, typename object.Value, pairs []object.Value) (object.Value, error) {
	name, err := ops.Str(t, typename)
	if err != nil {
		return object.Value{}, err
	}
	var fields []string
	types := object.NewDict()
	for _, pair := range pairs {
		parts, err := ops.Unpack(t, pair, 2)
		if err != nil {
			return object.Value{}, err
		}
		if parts[0].Kind() != object.KindStr {
			return object.Value{}, object.Raise(object.TypeError, "Type names and field names must be strings")
		}
		fields = append(fields, parts[0].Str().S)
		types.SetStr(parts[0].Str(), parts[1])
	}
	if err := collections.CheckFields(t, name, fields, false); err != nil {
		return object.Value{}, err
	}
	class, err := n.typed(t, name, fields, nil, types)
	if err != nil {
		return object.Value{}, err
	}
	return class.Value(), nil
}

// typed makes a class whose fields have types.
func (n typedTuples) typed(t *object.Thread, name string, fields []string, defaults []object.Value, types *object.Dict) (*object.Type, error) {
	if err := t.Charge(int64(24*len(fields)) + 100); err != nil {
		return nil, err
	}
	class, err := n.NewClass(t, name, fields, defaults)
	if err != nil {
		return nil, err
	}
	for _, attr := range []*object.Str{special.NameAnnotations, nameFieldTypes} {
		inst := object.NewInstance(n.Dict)
		inst.Payload = types.Copy().Value()
		class.Attrs.SetStr(attr, inst.Value())
	}
	return class, nil
}

// fromClass makes a class of a class statement with the base NamedTuple.
func (n typedTuples) fromClass(t *object.Thread, body *object.Type) (*object.Type, error) {
	types := object.NewDict()
	if v := body.Attrs.GetStr(special.NameAnnotations); native.IsKind(v, object.KindDict) {
		types = v.Dict()
	}
	var fields []string
	var defaults []object.Value
	for key := range types.All() {
		if key.Kind() != object.KindStr {
			continue
		}
		v := body.Attrs.GetStr(key.Str())
		if v.IsNil() && len(defaults) > 0 {
			return nil, object.Raise(object.TypeError, "Non-default namedtuple field %s cannot follow default field(s)", key.Str().S)
		}
		fields = append(fields, key.Str().S)
		if !v.IsNil() {
			defaults = append(defaults, v)
		}
	}
	if err := collections.CheckFields(t, body.Name, fields, false); err != nil {
		return nil, err
	}
	class, err := n.typed(t, body.Name, fields, defaults, types)
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
		case name.S == "__doc__" && v.IsNone():
		default:
			class.Attrs.SetStr(name, v)
		}
	}
	t.ClassChanged()
	return nil
}
