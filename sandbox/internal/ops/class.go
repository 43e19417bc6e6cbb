package ops

import (
	"strings"

	"bhack/sandbox/internal/object"
)

// Bases checks the bases of a class statement.
func Bases(t *object.Thread, bases []object.Value) ([]*object.Type, error) {
	bases, err := resolveBases(t, bases)
	if err != nil {
		return nil, err
	}
	types := make([]*object.Type, 0, len(bases))
	for _, b := range bases {
		if b.Kind() != object.KindType {
			return nil, object.Raise(object.TypeError, "a base of a class must be a class")
		}
		base := b.Type()
		if base.Final {
			return nil, object.Raise(object.TypeError, "type '%s' is not an acceptable base type", base.Name)
		}
		types = append(types, base)
	}
	if len(types) == 0 {
		types = append(types, object.ObjectType)
	}
	return types, nil
}

// NewClass makes the class of a class statement; it keeps attrs.
func NewClass(t *object.Thread, name string, bases []*object.Type, attrs *object.Dict) (*object.Type, error) {
	class := object.NewType(name, bases...)
	class.Module, class.Attrs = "__main__", attrs
	if v := attrs.GetStr(NameModule); !v.IsNil() && v.Kind() == object.KindStr {
		class.Module = v.Str().S
	}
	if v := attrs.GetStr(NameQualname); !v.IsNil() && v.Kind() == object.KindStr {
		class.Qualname = v.Str().S
		attrs.DeleteStr(NameQualname)
	}
	mro, err := linearize(class, bases)
	if err != nil {
		return nil, err
	}
	class.MRO = mro
	for _, base := range bases {
		if err := inheritNative(class, base); err != nil {
			return nil, err
		}
		class.IsException = class.IsException || base.IsException
		if base.Repr == object.KindInstance || base.Repr == class.Repr {
			continue
		}
		if class.Repr != object.KindInstance {
			return nil, object.Raise(object.TypeError, "multiple bases have instance lay-out conflict")
		}
		class.Repr = base.Repr
	}
	setHooks(class)
	if err := announce(t, class, attrs); err != nil {
		return nil, err
	}
	if class.Meta != nil && class.Meta.Made != nil {
		return class.Meta.Made(t, class)
	}
	return class, nil
}

// announce calls __set_name__ of the attributes and __init_subclass__ of the base.
func announce(t *object.Thread, class *object.Type, attrs *object.Dict) error {
	for pos := 0; ; {
		k, v, _, next, ok := attrs.Next(pos)
		if !ok {
			break
		}
		pos = next
		if v.Kind() != object.KindInstance {
			continue
		}
		if fn := specialMethod(v, nameSetName); !fn.IsNil() {
			if _, err := callSpecial(t, fn, v, class.Value(), k); err != nil {
				return err
			}
		}
	}
	for _, base := range class.MRO[1:] {
		fn := base.Attrs.GetStr(nameInitSubclass)
		if fn.IsNil() || base.Builtin {
			continue
		}
		if fn.Kind() == object.KindClassMethod {
			fn = fn.Wrapped().Func
		}
		_, err := t.Call(fn, class.Value())
		return err
	}
	return nil
}

// linearize computes the method resolution order: the C3 merge of those of the
// bases (Barrett et al., "A Monotonic Superclass Linearization for Dylan").
func linearize(class *object.Type, bases []*object.Type) ([]*object.Type, error) {
	var lists [][]*object.Type
	for _, b := range bases {
		lists = append(lists, b.MRO)
	}
	lists = append(lists, bases)
	mro := []*object.Type{class}
	for {
		lists = dropEmpty(lists)
		if len(lists) == 0 {
			return mro, nil
		}
		next := nextInMerge(lists)
		if next == nil {
			return nil, mroConflict(lists)
		}
		mro = append(mro, next)
		for i, l := range lists {
			if l[0] == next {
				lists[i] = l[1:]
			}
		}
	}
}

func dropEmpty(lists [][]*object.Type) [][]*object.Type {
	var kept [][]*object.Type
	for _, l := range lists {
		if len(l) > 0 {
			kept = append(kept, l)
		}
	}
	return kept
}

// nextInMerge returns the first head of a list that is in no list's tail.
func nextInMerge(lists [][]*object.Type) *object.Type {
	for _, candidate := range lists {
		good := true
		for _, l := range lists {
			for _, later := range l[1:] {
				good = good && later != candidate[0]
			}
		}
		if good {
			return candidate[0]
		}
	}
	return nil
}

func mroConflict(lists [][]*object.Type) error {
	var names []string
	seen := map[*object.Type]bool{}
	for _, l := range lists {
		if !seen[l[0]] {
			seen[l[0]] = true
			names = append(names, l[0].Name)
		}
	}
	return object.Raise(object.TypeError,
		"Cannot create a consistent method resolution\norder (MRO) for bases %s", strings.Join(names, ", "))
}

// setHooks notes which hooks a class has, its own and inherited ones.
func setHooks(class *object.Type) {
	hooks := []struct {
		name *object.Str
		bit  object.Hooks
	}{
		{nameGetAttr, object.HookGetAttr},
		{nameGetAttribute, object.HookGetAttribute},
		{nameSetAttr, object.HookSetAttr},
		{nameDelAttr, object.HookDelAttr},
		{NameNew, object.HookNew},
	}
	class.Hooks = 0
	for _, h := range hooks {
		for _, c := range class.MRO {
			if !c.Builtin && !c.Attrs.GetStr(h.name).IsNil() {
				class.Hooks |= h.bit
			}
		}
	}
}

// New makes an object of the class, without initialising it: what __new__ does.
func New(t *object.Thread, class *object.Type, args object.Args) (object.Value, error) {
	if class.Hooks&object.HookNew != 0 {
		return callNew(t, class, args)
	}
	return PlainNew(t, class, args)
}

func callNew(t *object.Thread, class *object.Type, args object.Args) (object.Value, error) {
	fn := class.Lookup(NameNew)
	if fn.Kind() == object.KindStaticMethod {
		fn = fn.Wrapped().Func
	}
	pos := append([]object.Value{class.Value()}, args.Pos...)
	return t.Machine.Call(fn, object.Args{Pos: pos, Names: args.Names})
}

// PlainNew is the __new__ of object and of the builtin types.
func PlainNew(t *object.Thread, class *object.Type, args object.Args) (object.Value, error) {
	if class.Builtin && !class.IsException {
		if class.New != nil {
			return class.New(t, class, args)
		}
		if class != object.ObjectType && !class.Special {
			return object.Value{}, object.Raise(object.TypeError, "cannot create '%s' instances", class.Name)
		}
	}
	inst := object.NewInstance(class)
	if inst.Exc != nil {
		inst.Exc.Args = object.TupleOf(args.Positional()...)
	}
	if class.Repr != object.KindInstance {
		payload, err := newPayload(t, class, args)
		if err != nil {
			return object.Value{}, err
		}
		inst.Payload = payload
	}
	return inst.Value(), nil
}

// newPayload makes the builtin value inside an instance of a derived class. Mutable
// ones start empty, as their __init__ fills them.
func newPayload(t *object.Thread, class *object.Type, args object.Args) (object.Value, error) {
	switch class.Repr {
	case object.KindList:
		return object.NewList(nil).Value(), nil
	case object.KindDict:
		return object.NewDict().Value(), nil
	case object.KindSet:
		return object.NewSet().Value(), nil
	}
	if class.Repr == object.KindTuple || class.Repr == object.KindFrozenSet {
		args = object.Args{Pos: args.Positional()} // keywords are for __init__
	}
	base := t.Runtime.Types[class.Repr]
	return base.New(t, base, args)
}

// Init initialises a new object by an __init__ that is not a Python function.
func Init(t *object.Thread, self, init object.Value, args object.Args) error {
	class := self.Instance().Class
	if init.IsNil() {
		return nil
	}
	if init.Kind() == object.KindBuiltin && init.Builtin().Type == object.ObjectType {
		overridden := class.Hooks&object.HookNew != 0 || class.IsException || class.Repr != object.KindInstance
		if len(args.Pos) > 0 && !overridden {
			return object.Raise(object.TypeError, "%s() takes no arguments", class.Name)
		}
		return nil
	}
	bound, err := bind(t, init, self, class)
	if err != nil {
		return err
	}
	v, err := t.Machine.Call(bound, args)
	if err == nil && !v.IsNone() {
		return object.Raise(object.TypeError, "__init__() should return None, not '%s'", t.TypeOf(v).Name)
	}
	return err
}

// IsInstance tells whether v is an instance of a class or of one in a tuple.
func IsInstance(t *object.Thread, v, class object.Value) (bool, error) {
	return matches(t, t.TypeOf(v), class, "isinstance() arg 2 must be a type or tuple of types")
}

// IsSubclass tells whether v derives from a class or from one in a tuple.
func IsSubclass(t *object.Thread, v, class object.Value) (bool, error) {
	if v.Kind() != object.KindType {
		return false, object.Raise(object.TypeError, "issubclass() arg 1 must be a class")
	}
	return matches(t, v.Type(), class, "issubclass() arg 2 must be a class or tuple of classes")
}

func matches(t *object.Thread, class *object.Type, want object.Value, complaint string) (bool, error) {
	switch want.Kind() {
	case object.KindType:
		return class.IsSubclass(want.Type()), nil
	case object.KindTuple:
		if !t.Enter() {
			return false, recursionError("")
		}
		defer t.Leave()
		for _, item := range want.Tuple().Items {
			if ok, err := matches(t, class, item, complaint); ok || err != nil {
				return ok, err
			}
		}
		return false, nil
	}
	return false, object.Raise(object.TypeError, "%s", complaint)
}

func recursionError(where string) error {
	return object.Raise(object.RecursionError, "maximum recursion depth exceeded%s", where)
}
