package ops

import (
	"strings"

	"bhack/sandbox/internal/meter"
	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/special"
)

// AttributeNames returns the names of the attributes of v as the keys of a dict, in no
// order that matters: those of v itself, of its class and of what that derives from.
// What the sandbox hides is not among them, nor, as in CPython, what a class has of its
// metaclass.
func AttributeNames(t *object.Thread, v object.Value) (*object.Dict, error) {
	names := object.NewDict()
	defer t.Release(t.Hold(names.Value()))
	if v.Kind() == object.KindModule {
		return names, moduleNames(t, names, v.Module())
	}
	if err := addNames(t, names, ownAttributes(t, v)); err != nil {
		return nil, err
	}
	class := t.TypeOf(v)
	if v.Kind() == object.KindType {
		class = v.Type()
	}
	for _, base := range class.MRO {
		if err := addNames(t, names, base.Attrs); err != nil {
			return nil, err
		}
	}
	computed := computedNames[v.Kind()]
	if isNativeFunction(v) {
		computed = computedNames[object.KindBuiltin]
	}
	for _, name := range computed {
		names.SetStr(name, object.None)
	}
	names.SetStr(special.NameDoc, object.None)
	if !listsDict(v, class) {
		names.DeleteStr(special.NameDict)
	}
	if v.Kind() == object.KindInstance && v.Instance().Exc != nil {
		exceptionNames(names, v.Instance())
	}
	return names, nil
}

// moduleNames adds the names that a module holds.
func moduleNames(t *object.Thread, names *object.Dict, m *object.Module) error {
	var err error
	t.Machine.Members(m, func(name *object.Str) {
		if err == nil {
			err = t.Charge(meter.InsertCost)
			names.SetStr(name, object.None)
		}
	})
	return err
}

// ownAttributes returns the attributes that v has of its own, or nil.
func ownAttributes(t *object.Thread, v object.Value) *object.Dict {
	switch v.Kind() {
	case object.KindInstance:
		return v.Instance().Attrs
	case object.KindHost:
		return v.Host().Attrs
	case object.KindMethod:
		if fn := v.Method().Func; fn.Kind() == object.KindFunction {
			return ownAttributes(t, fn)
		}
	case object.KindFunction:
		return special.Payload(t.Machine.Describe(v, special.NameDict)).Dict()
	}
	return nil
}

// addNames adds the keys of the attributes of a class or an instance.
func addNames(t *object.Thread, names, attrs *object.Dict) error {
	if attrs == nil {
		return nil
	}
	if err := meter.ChargeInserts(t, attrs.Span()); err != nil {
		return err
	}
	for key := range attrs.All() {
		if key.Kind() == object.KindStr && strings.HasPrefix(key.Str().S, " ") {
			continue // what the host keeps in a class
		}
		if err := DictSet(t, names, key, object.None); err != nil {
			return err
		}
	}
	return nil
}

// listsDict reports whether v, of some class or that class itself, has its attributes in a
// __dict__ that Python code may see.
func listsDict(v object.Value, class *object.Type) bool {
	switch v.Kind() {
	case object.KindFunction:
		return true
	case object.KindInstance, object.KindType:
		return !class.NoDict && (!class.Builtin || class.IsException)
	}
	return false
}

// computedNames are the attributes of builtin kinds of values that are in no class.
var computedNames = map[object.Kind][]*object.Str{
	object.KindFunction:  sharedNames(`__annotations__ __defaults__ __kwdefaults__ __module__ __name__ __qualname__`),
	object.KindGenerator: sharedNames(`__name__ __qualname__ gi_running`),
	object.KindMethod:    sharedNames(`__func__ __self__`),
	object.KindBuiltin:   sharedNames(`__name__ __qualname__`),
	object.KindSuper:     sharedNames(`__self__ __self_class__ __thisclass__`),
}

func sharedNames(text string) []*object.Str {
	var names []*object.Str
	for _, name := range strings.Fields(text) {
		names = append(names, object.NewSharedStr(name))
	}
	return names
}

// exceptionNames adds the attributes that an exception has by its builtin class.
func exceptionNames(names *object.Dict, inst *object.Instance) {
	for _, name := range fieldNames {
		if !exceptionAttr(inst, name).IsNil() {
			names.SetStr(name, object.None)
		}
	}
}

var fieldNames = sharedNames(`args __cause__ __context__ __suppress_context__ __traceback__
	value code msg name path errno strerror filename filename2 lineno offset text print_file_and_line
	encoding object start end reason`)
