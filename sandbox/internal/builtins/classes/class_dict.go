package classes

import (
	"bhack/sandbox/internal/native"
	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/ops"
	"bhack/sandbox/internal/special"
)

// mappingProxy is a dict to be read only, such as the __dict__ of a class.
type mappingProxy struct {
	object.Instance
	dict object.Value
}

// Walk implements object.Walker.
func (d *mappingProxy) Walk(c *object.Census) {
	c.Add(d.dict)
}

var mappingProxyType = newMappingProxyType()

func newMappingProxyType() *object.Type {
	class := object.NewType("mappingproxy", object.ObjectType)
	class.Builtin, class.Special, class.Final, class.NoDict = true, true, true, true
	class.Layout = native.LayoutOf(func(d *mappingProxy) *object.Instance { return &d.Instance })
	return class
}

// newMappingProxy returns the mappingproxy of a dict.
func newMappingProxy(dict object.Value) object.Value {
	v := object.NewInstance(mappingProxyType).Value()
	native.As[mappingProxy](v).dict = dict
	return v
}

// mappingProxyMethods adds the methods of dicts that change nothing.
func mappingProxyMethods(b *native.Builder) {
	class := mappingProxyType
	class.New = func(*object.Thread, *object.Type, object.Args) (object.Value, error) {
		return object.Value{}, object.Raise(object.TypeError, "cannot create 'mappingproxy' instances")
	}
	dict := b.Runtime.Types[object.KindDict]
	for _, name := range []string{"__contains__", "__getitem__", "__iter__", "__len__", "copy", "get", "items", "keys", "values"} {
		fn := dict.Attrs.GetStr(object.NewSharedStr(name)).Builtin().Fn
		b.KeywordMethod(class, name, func(t *object.Thread, a object.Args) (object.Value, error) {
			pos := append([]object.Value{special.Payload(native.As[mappingProxy](a.Pos[0]).dict)}, a.Pos[1:]...)
			return fn(t, object.Args{Pos: pos, Names: a.Names})
		})
	}
	class.Attrs.SetStr(special.NameHash, object.None)
	b.Methods(class, native.Method{Name: "__repr__", Fn: func(t *object.Thread, args []object.Value) (object.Value, error) {
		text, err := ops.Repr(t, native.As[mappingProxy](args[0]).dict)
		return native.TextValue("mappingproxy("+text+")", err)
	}})
	b.Methods(class, native.Method{Name: "__str__", Fn: func(t *object.Thread, args []object.Value) (object.Value, error) {
		return native.TextValue(ops.Str(t, native.As[mappingProxy](args[0]).dict))
	}})
	b.Runtime.ReadOnly = newMappingProxy
}
