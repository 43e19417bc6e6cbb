package classes

import (
	"bhack/sandbox/internal/native"
	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/ops"
)

// classDict is what the __dict__ of a class gives: its attributes, to be read only.
type classDict struct {
	object.Instance
	dict *object.Dict
}

// Walk implements object.Walker.
func (d *classDict) Walk(c *object.Census) {
	c.AddDict(d.dict)
}

var classDictType = newClassDictType()

func newClassDictType() *object.Type {
	class := object.NewType("mappingproxy", object.ObjectType)
	class.Builtin, class.Special, class.Final, class.NoDict = true, true, true, true
	class.Layout = native.LayoutOf(func(d *classDict) *object.Instance { return &d.Instance })
	return class
}

// newClassDict returns the __dict__ of a class.
func newClassDict(class *object.Type) object.Value {
	v := object.NewInstance(classDictType).Value()
	native.As[classDict](v).dict = class.Attrs
	return v
}

// classDictMethods adds the methods of dicts that change nothing.
func classDictMethods(b *native.Builder) {
	class := classDictType
	class.New = func(*object.Thread, *object.Type, object.Args) (object.Value, error) {
		return object.Value{}, object.Raise(object.TypeError, "cannot create 'mappingproxy' instances")
	}
	dict := b.Runtime.Types[object.KindDict]
	for _, name := range []string{"__contains__", "__getitem__", "__iter__", "__len__", "copy", "get", "items", "keys", "values"} {
		fn := dict.Attrs.GetStr(object.NewSharedStr(name)).Builtin().Fn
		b.KeywordMethod(class, name, func(t *object.Thread, a object.Args) (object.Value, error) {
			pos := append([]object.Value{native.As[classDict](a.Pos[0]).dict.Value()}, a.Pos[1:]...)
			return fn(t, object.Args{Pos: pos, Names: a.Names})
		})
	}
	b.Methods(class, native.Method{Name: "__repr__", Fn: func(t *object.Thread, args []object.Value) (object.Value, error) {
		text, err := ops.Repr(t, native.As[classDict](args[0]).dict.Value())
		return native.TextValue("mappingproxy("+text+")", err)
	}})
	b.Runtime.ClassDict = newClassDict
}
