package ops

import (
	"slices"
	"strings"

	"bhack/sandbox/internal/meter"
	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/special"
)

// hook is a special method that has a bit in a class's Hooks.
type hook struct {
	name *object.Str
	bit  object.Hooks
}

var hooks = [...]hook{
	{special.NameGetAttr, object.HookGetAttr},
	{special.NameGetAttribute, object.HookGetAttribute},
	{special.NameSetAttr, object.HookSetAttr},
	{special.NameDelAttr, object.HookDelAttr},
	{special.NameNew, object.HookNew},
}

// SetHooks notes which hooks a class has: its own ones and those that its bases have.
func SetHooks(class *object.Type) {
	class.Hooks = ownHooks(class)
	for _, base := range class.Bases {
		if !base.Builtin {
			class.Hooks |= base.Hooks
			continue
		}
		for _, c := range base.MRO {
			if c.Special {
				class.Hooks |= ownHooks(c)
			}
		}
	}
}

// ownHooks returns the hooks that a class defines itself.
func ownHooks(class *object.Type) (own object.Hooks) {
	for _, h := range hooks {
		if !class.Attrs.GetStr(h.name).IsNil() {
			own |= h.bit
		}
	}
	return own
}

// heirCost is what it costs to tell a class that one of its bases has changed.
const heirCost = 8

// Heirs returns a class and all that derive from it, each after its bases, and charges for
// what is to be done with them.
func Heirs(t *object.Thread, class *object.Type) ([]*object.Type, error) {
	heirs, seen := []*object.Type{class}, map[*object.Type]bool{class: true}
	for i := 0; i < len(heirs); i++ {
		subclasses := heirs[i].Subclasses()
		if err := t.Charge(int64(heirCost + meter.StepCost*len(subclasses))); err != nil {
			return nil, err
		}
		for _, c := range subclasses {
			if !seen[c] {
				seen[c] = true
				heirs = append(heirs, c)
			}
		}
	}
	slices.SortStableFunc(heirs, func(a, b *object.Type) int { return len(a.MRO) - len(b.MRO) })
	return heirs, nil
}

// changeClass sets an attribute of a class, or with the zero Value removes it.
func changeClass(t *object.Thread, class *object.Type, name *object.Str, v object.Value) error {
	if t.ReplaceAttr(class, name, v) {
		t.Spend(object.ClassChangeCost)
		return nil
	}
	var hooked []*object.Type
	if slices.ContainsFunc(hooks[:], func(h hook) bool { return h.name.S == name.S }) {
		var err error
		if hooked, err = Heirs(t, class); err != nil {
			return err
		}
	}
	if !v.IsNil() {
		class.Attrs.SetStr(name, v)
	} else if !class.Attrs.DeleteStr(name) {
		return object.Raise(object.AttributeError, "%s", name.S)
	}
	for _, heir := range hooked {
		SetHooks(heir)
	}
	t.ClassChanged()
	t.Spend(object.ClassChangeCost)
	return nil
}

// New makes an object of the class, without initialising it: what __new__ does.
func New(t *object.Thread, class *object.Type, args object.Args) (object.Value, error) {
	if isCheap(class) && class.Hooks&object.HookNew == 0 {
		return class.New(t, class, args)
	}
	switch {
	case class.IsException:
		t.Spend(meter.RaiseCost + meter.ObjectCost)
	case !class.Builtin && class.Repr != object.KindInstance:
		t.Spend(5 * meter.ObjectCost) // with the builtin value inside
	case !isCheap(class):
		t.Spend(meter.ObjectCost)
	}
	if class.Hooks&object.HookNew != 0 {
		return callNew(t, class, args)
	}
	return PlainNew(t, class, args)
}

// isCheap reports whether making an object of the class takes no longer than a display does.
func isCheap(class *object.Type) bool {
	if !class.Builtin || class.New == nil {
		return false
	}
	switch class.Repr {
	case object.KindBool, object.KindInt, object.KindFloat, object.KindStr, object.KindList, object.KindTuple, object.KindRange:
		return true
	}
	return false
}

func callNew(t *object.Thread, class *object.Type, args object.Args) (object.Value, error) {
	fn := class.Lookup(special.NameNew)
	switch fn.Kind() {
	case object.KindStaticMethod:
		fn = fn.Wrapped().Func
	case object.KindClassMethod:
		fn = object.NewMethod(fn.Wrapped().Func, class.Value())
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
	if class.Repr == object.KindType {
		meta := t.Runtime.Types[object.KindType]
		return meta.New(t, class, args)
	}
	if err := checkAbstract(t, class); err != nil {
		return object.Value{}, err
	}
	if pos := args.Positional(); class == object.OSError && len(pos) > 1 && len(pos) < 6 && pos[0].IsInt() {
		class = object.ErrnoClass(pos[0].AsInt())
	}
	inst := t.Recycler.NewInstance(class)
	if inst.Exc != nil {
		inst.Exc.Args = object.TupleOf(args.Positional()...)
		if class.Hooks&object.HookNew != 0 && class.IsSubclass(object.OSError) {
			return inst.Value(), newOSError(t, inst, args)
		}
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

// checkAbstract refuses to make an instance of a class that has abstract methods.
func checkAbstract(t *object.Thread, class *object.Type) error {
	if class.Meta == nil || class.Repr != object.KindInstance {
		return nil
	}
	v := class.Attrs.GetStr(special.NameAbstracts)
	if v.IsNil() || v.Kind() != object.KindFrozenSet || v.Set().Len() == 0 {
		return nil
	}
	var names []string
	err := EachItem(t, v, func(name object.Value) error {
		if name.Kind() == object.KindStr {
			names = append(names, name.Str().S)
		}
		return nil
	})
	if err != nil {
		return err
	}
	slices.Sort(names)
	return object.Raise(object.TypeError, "Can't instantiate abstract class %s with abstract methods %s", class.Name, strings.Join(names, ", "))
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
	v, err := base.New(t, base, args)
	if err != nil {
		return object.Value{}, err
	}
	return special.Payload(v), nil // str may have been given an instance of a derived class by __str__
}

// Init initialises a new object by an __init__ that is not a Python function.
func Init(t *object.Thread, self, init object.Value, args object.Args) error {
	class := t.TypeOf(self)
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
	bound, err := special.Bind(t, init, self, class)
	if err != nil {
		return err
	}
	v, err := t.Machine.Call(bound, args)
	if err == nil && !v.IsNone() {
		return object.Raise(object.TypeError, "__init__() should return None, not '%s'", t.TypeOf(v).Name)
	}
	return err
}

// IsInstance reports whether v is an instance of a class or of one in a tuple.
func IsInstance(t *object.Thread, v, class object.Value) (bool, error) {
	is := func(want *object.Type) (bool, error) {
		if t.TypeOf(v) == want {
			return true, nil
		}
		if result, done, err := special.CallMeta(t, want.Value(), special.NameInstanceCheck, v); done {
			return truthOf(t, result, err)
		}
		return t.TypeOf(v).IsSubclass(want), nil
	}
	if fn := checkMethod(class, special.NameInstanceCheck); !fn.IsNil() {
		result, err := special.Call(t, fn, class, v)
		return truthOf(t, result, err)
	}
	return matches(t, is, class, "isinstance() arg 2 must be a type or tuple of types")
}

// checkMethod returns the method that answers isinstance or issubclass for an object
// which is no class, or the zero Value.
func checkMethod(want object.Value, name *object.Str) object.Value {
	if want.Kind() != object.KindInstance {
		return object.Value{}
	}
	return special.Method(want, name)
}

// truthOf is Truth of the result of a call.
func truthOf(t *object.Thread, v object.Value, err error) (bool, error) {
	if err != nil {
		return false, err
	}
	return Truth(t, v)
}

// IsSubclass reports whether v derives from a class or from one in a tuple. What v is matters
// only where a class is asked that leaves it to issubclass.
func IsSubclass(t *object.Thread, v, class object.Value) (bool, error) {
	complaint := "issubclass() arg 2 must be a class or tuple of classes"
	if v.Kind() != object.KindType {
		complaint = "issubclass() arg 1 must be a class"
	}
	is := func(want *object.Type) (bool, error) {
		if result, done, err := special.CallMeta(t, want.Value(), special.NameSubclassCheck, v); done {
			return truthOf(t, result, err)
		}
		if v.Kind() != object.KindType {
			return false, object.Raise(object.TypeError, "%s", complaint)
		}
		t.Spend(len(v.Type().MRO) / 4)
		return v.Type().IsSubclass(want), nil
	}
	if fn := checkMethod(class, special.NameSubclassCheck); !fn.IsNil() {
		result, err := special.Call(t, fn, class, v)
		return truthOf(t, result, err)
	}
	return matches(t, is, class, complaint)
}

// matches reports whether is holds for a class or for one in a tuple.
func matches(t *object.Thread, is func(*object.Type) (bool, error), want object.Value, complaint string) (bool, error) {
	switch want.Kind() {
	case object.KindType:
		return is(want.Type())
	case object.KindTuple:
		if !t.Enter() {
			return false, meter.RecursionError(" in __instancecheck__")
		}
		defer t.Leave()
		for _, item := range want.Tuple().Items {
			t.Spend(meter.StepCost)
			if ok, err := matches(t, is, item, complaint); ok || err != nil {
				return ok, err
			}
		}
		return false, nil
	}
	return false, object.Raise(object.TypeError, "%s", complaint)
}

// Construct calls a builtin type without running Python code, as far as its __new__
// and __init__ need none.
func Construct(t *object.Thread, class *object.Type, args object.Args) (object.Value, error) {
	self, err := New(t, class, args)
	if err != nil || !IsInitialised(t, self, class) {
		return self, err
	}
	return self, Init(t, self, t.TypeOf(self).Lookup(special.NameInit), args)
}

// IsInitialised reports whether a call of a class goes on with the __init__ of the value
// that its __new__ gave: for instances of the class, and classes of a metaclass.
func IsInitialised(t *object.Thread, self object.Value, class *object.Type) bool {
	if self.Kind() != object.KindInstance && (self.Kind() != object.KindType || class.Builtin) {
		return false
	}
	return t.TypeOf(self).IsSubclass(class)
}
