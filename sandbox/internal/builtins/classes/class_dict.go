package classes

import (
	"bhack/sandbox/internal/native"
	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/ops"
	"bhack/sandbox/internal/special"
)

// mappingProxy is a mapping to be read only, such as the __dict__ of a class.
type mappingProxy struct {
	object.Instance
	mapping object.Value
}

// Walk implements object.Walker.
func (d *mappingProxy) Walk(c *object.Census) {
	c.Add(d.mapping)
}

var mappingProxyType = newMappingProxyType()

func newMappingProxyType() *object.Type {
	class := object.NewType("mappingproxy", object.ObjectType)
	class.Builtin, class.Special, class.Final, class.NoDict = true, true, true, true
	class.Layout = native.LayoutOf(func(d *mappingProxy) *object.Instance { return &d.Instance })
	return class
}

// newMappingProxy returns the mappingproxy of a dict, or of an object that has the methods of one.
func newMappingProxy(mapping object.Value) object.Value {
	v := object.NewInstance(mappingProxyType).Value()
	native.As[mappingProxy](v).mapping = mapping
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
		shared := object.NewSharedStr(name)
		b.KeywordMethod(class, name, func(t *object.Thread, a object.Args) (object.Value, error) {
			mapping := native.As[mappingProxy](a.Pos[0]).mapping
			dict := special.Payload(mapping)
			if dict.Kind() != object.KindDict {
				return callMapping(t, mapping, shared, a)
			}
			return fn(t, object.Args{Pos: append([]object.Value{dict}, a.Pos[1:]...), Names: a.Names})
		})
	}
	class.Attrs.SetStr(special.NameHash, object.None)
	b.Methods(class, native.Method{Name: "__repr__", Fn: func(t *object.Thread, args []object.Value) (object.Value, error) {
		text, err := ops.Repr(t, native.As[mappingProxy](args[0]).mapping)
		return native.TextValue("mappingproxy("+text+")", err)
	}})
	b.Methods(class, native.Method{Name: "__str__", Fn: func(t *object.Thread, args []object.Value) (object.Value, error) {
		return native.TextValue(ops.Str(t, native.As[mappingProxy](args[0]).mapping))
	}})
	b.Runtime.ReadOnly = newMappingProxy
}

// callMapping calls a method of a mapping that is no dict, as an operator or by its name.
func callMapping(t *object.Thread, mapping object.Value, name *object.Str, a object.Args) (object.Value, error) {
	if err := t.Reenter(); err != nil {
		return object.Value{}, err
	}
	switch {
	case name.S == "__len__" && len(a.Pos) == 1:
		n, err := ops.Len(t, mapping)
		return object.Int(int64(n)), err
	case name.S == "__iter__" && len(a.Pos) == 1:
		return ops.Iter(t, mapping)
	case name.S == "__getitem__" && len(a.Pos) == 2:
		return ops.GetItem(t, mapping, a.Pos[1])
	case name.S == "__contains__" && len(a.Pos) == 2:
		found, err := ops.Contains(t, mapping, a.Pos[1])
		return object.Bool(found), err
	}
	if len(a.Names) > 0 {
		return object.Value{}, native.NoKeywords(name.S)
	}
	fn, err := ops.GetAttr(t, mapping, name)
	if err != nil {
		return object.Value{}, err
	}
	return t.Machine.Call(fn, object.Args{Pos: append([]object.Value(nil), a.Pos[1:]...)})
}
