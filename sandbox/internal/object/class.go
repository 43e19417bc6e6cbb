package object

import (
	"slices"
	"unsafe"
)

// Type is a Python class: one that is built in, which all robots share and nothing
// may change, or one that a class statement made.
type Type struct {
	Header
	Name     string
	Qualname string
	Module   string
	// Bases are the direct bases; none for object.
	Bases []*Type
	// MRO is the method resolution order, the type itself first.
	MRO []*Type
	// Attrs are the class's own attributes, by name.
	Attrs *Dict
	// Repr is the kind of builtin value that instances hold as their payload:
	// KindInstance when they hold none.
	Repr Kind
	// IsException tells whether the type derives from BaseException.
	IsException bool
	// Builtin tells that the type is not a class statement's: it is read only.
	Builtin bool
	// Final types cannot be derived from.
	Final bool
	// New makes a value when the type is called: nil for a type that inherits
	// object's way.
	New func(t *Thread, class *Type, a Args) (Value, error)
	// Hooks tells which special methods a user's class defines somewhere in its MRO.
	Hooks Hooks
	// Special types are builtin ones whose special methods operators look up and
	// call, as they do those of a user's class.
	Special bool
	// Layout is how instances are laid out: nil when they are plain ones.
	Layout *Layout
	// Meta is what the class has of a metaclass, nil for most.
	Meta *Metaclass
	// Makes is, for a metaclass written in Go, what the classes have that name it; nil
	// for one that works through a base class.
	Makes *Metaclass
	// NoDict tells that instances have no attributes but those of Members. Classes
	// that derive from the type do not inherit this.
	NoDict bool

	// subclasses are the classes of class statements that have this one among their
	// bases, but not those that the last census did not find. Weak pointers would make
	// what a robot sees depend on the garbage collector.
	subclasses []*Type
	// cache holds results of Thread.Lookup; nil for builtin types, which robots
	// share, and until the first look-up.
	cache *lookupCache
}

// IsPlain tells whether a call of the type is a call of its New and nothing else: for
// builtin types of values that are no instances.
func (t *Type) IsPlain() bool {
	return t.Builtin && t.New != nil && t.Repr != KindInstance && t.Repr != KindType &&
		!t.Special && t.Meta == nil && len(t.MRO) <= 4
}

// lookupCache remembers attributes that look-ups in a class found, or that there
// are none (the zero Value). It is valid while the thread's class version is.
type lookupCache struct {
	version uint32
	entries [lookupEntries]struct {
		name *Str
		attr Value
		// at is where an instance's own attributes had the name last.
		at int
		// loads and stores tell whether an attribute that an instance has of its own is
		// all that loading and storing it is about.
		loads, stores bool
		// calls tells that attr is a method, which instances call unless they have an
		// attribute of their own.
		calls bool
	}
}

// lookupEntries is the number of names that a class remembers, a power of two.
const lookupEntries = 16

// Hooks tells which special methods need a look at all, so that classes without
// them pay nothing.
type Hooks uint32

// The special methods that have a hook bit.
const (
	HookGetAttr Hooks = 1 << iota
	HookGetAttribute
	HookSetAttr
	HookDelAttr
	HookNew
)

// NewType returns a type without attributes; its MRO starts with itself.
func NewType(name string, bases ...*Type) *Type {
	t := &Type{
		Header: Header{KindType}, Name: name, Qualname: name, Module: "builtins",
		Bases: bases, Attrs: NewDict(), Repr: KindInstance,
	}
	t.MRO = []*Type{t}
	if len(bases) == 1 {
		t.MRO = append(t.MRO, bases[0].MRO...)
		t.IsException = bases[0].IsException
		t.Repr = bases[0].Repr
		t.Hooks = bases[0].Hooks
		t.Layout, t.Meta = bases[0].Layout, bases[0].Meta
	}
	return t
}

// Value returns t as a value.
func (t *Type) Value() Value { return of(unsafe.Pointer(t)) }

// Lookup returns the attribute that instances of t see under the name, searching
// the MRO, or the zero Value.
func (t *Type) Lookup(name *Str) Value {
	for _, class := range t.MRO {
		if v := class.Attrs.GetStr(name); !v.IsNil() {
			return v
		}
	}
	return Value{}
}

// freeMRO is the length of an MRO up to which look-ups cost nothing.
const freeMRO = 8

// Lookup is class.Lookup, but faster when the same name is looked up again.
func (t *Thread) Lookup(class *Type, name *Str) Value {
	if class.Builtin {
		return t.lookupBuiltin(class, name)
	}
	if n := len(class.MRO); n > freeMRO {
		t.Spend(n / 4) // whether the cache knows it or not
	}
	c := class.cache
	if c == nil || c.version != t.classVersion {
		if c == nil {
			c = new(lookupCache)
			class.cache = c
		}
		*c = lookupCache{version: t.classVersion}
	}
	e := &c.entries[name.hash&(lookupEntries-1)]
	if e.name != name {
		e.name, e.attr = name, class.Lookup(name)
		open := e.attr.IsNil() && !class.NoDict || !e.attr.IsNil() && e.attr.Kind() == KindMember
		e.loads = open && class.Hooks&HookGetAttribute == 0
		e.stores = open && class.Hooks&HookSetAttr == 0 && !class.IsException
		e.calls = !e.attr.IsNil() && IsMethod(e.attr) && class.Hooks&HookGetAttribute == 0 && len(class.MRO) <= freeMRO
	}
	return e.attr
}

// IsMethod tells whether an attribute of a class is a function, or a method written in Go.
func IsMethod(attr Value) bool {
	return attr.Kind() == KindFunction || attr.Kind() == KindBuiltin && attr.Builtin().Type != nil
}

// PlainMethod returns the method that a call of the attribute of an instance calls, with
// the instance before the other arguments, or the zero Value when it takes more to see what
// is called.
func (t *Thread) PlainMethod(i *Instance, name *Str) Value {
	c := i.Class.cache
	if c == nil || c.version != t.classVersion {
		return Value{}
	}
	e := &c.entries[name.hash&(lookupEntries-1)]
	if e.name != name || !e.calls || !t.OwnAttr(i, name).IsNil() {
		return Value{}
	}
	return e.attr
}

// PlainAttr returns where an instance has an attribute of its own that may be loaded,
// or with store replaced, right there; nil when it takes more to see that.
func (t *Thread) PlainAttr(i *Instance, name *Str, store bool) *Value {
	c := i.Class.cache
	if c == nil || c.version != t.classVersion || i.Attrs == nil {
		return nil
	}
	e, own := &c.entries[name.hash&(lookupEntries-1)], i.Attrs.entries
	if e.name != name || e.at >= len(own) || own[e.at].key.ref != unsafe.Pointer(name) {
		return nil
	}
	if store && e.stores || !store && e.loads {
		return &own[e.at].value
	}
	return nil
}

// OwnAttr returns the attribute that i has of its own, which Lookup has just been
// asked for in its class, or the zero Value. Instances of a class mostly have the same
// attributes in the same order.
func (t *Thread) OwnAttr(i *Instance, name *Str) Value {
	if i.Attrs == nil || i.Class.cache == nil {
		return i.Attr(name)
	}
	e := &i.Class.cache.entries[name.hash&(lookupEntries-1)]
	if e.at < len(i.Attrs.entries) && i.Attrs.entries[e.at].key == name.Value() {
		return i.Attrs.entries[e.at].value
	}
	at := i.Attrs.findStr(name)
	if at < 0 {
		return Value{}
	}
	e.at = at
	return i.Attrs.entries[at].value
}

// lookupBuiltin is Lookup in a builtin class. What it found is remembered by the
// thread, as the class is shared and cannot change.
func (t *Thread) lookupBuiltin(class *Type, name *Str) Value {
	if t.builtins == nil {
		t.builtins = new([builtinEntries]builtinEntry)
	}
	e := &t.builtins[(uint64(name.hash)^uint64(class.Repr)*7)%builtinEntries]
	if e.name != name || e.class != class {
		*e = builtinEntry{class, name, class.Lookup(name)}
	}
	return e.attr
}

// builtinEntries is the number of attributes of builtin classes that a thread
// remembers.
const builtinEntries = 32

// builtinEntry is what a look-up in a builtin class found.
type builtinEntry struct {
	class *Type
	name  *Str
	attr  Value
}

// ClassChanged must be called after an attribute of any class has changed.
func (t *Thread) ClassChanged() { t.classVersion++ }

// Derive notes that t, a new class, has its bases. Builtin ones, which are
// shared, do not know of it.
func (t *Type) Derive() {
	for _, base := range t.Bases {
		if !base.Builtin {
			base.subclasses = append(base.subclasses, t)
		}
	}
}

// Rebase gives t, which is not builtin, other bases. Its method resolution order stays
// what it was.
func (t *Type) Rebase(bases []*Type) {
	for _, base := range t.Bases {
		if !base.Builtin {
			base.subclasses = slices.DeleteFunc(base.subclasses, func(c *Type) bool { return c == t })
		}
	}
	t.Bases = bases
	t.Derive()
}

// Subclasses returns the classes that have t, which is not builtin, as a base. As in
// CPython, one that is not in use any more may be among them for some time. The caller
// must not change the slice, nor keep it while Python code runs.
func (t *Type) Subclasses() []*Type { return t.subclasses }

// IsSubclass tells whether t is base or derives from it.
func (t *Type) IsSubclass(base *Type) bool {
	for _, class := range t.MRO {
		if class == base {
			return true
		}
	}
	return false
}

// Instance is an object of a class that a class statement made, or an exception.
type Instance struct {
	Header
	Class *Type
	// Attrs are the instance's own attributes, nil while there are none.
	Attrs *Dict
	// Payload is the builtin value inside an instance of a class that derives
	// from a builtin type such as list; the zero Value in others.
	Payload Value
	// Exc is set for exceptions.
	Exc *Exception
}

// NewInstance returns an instance of the class without attributes.
func NewInstance(class *Type) *Instance {
	if class.Layout != nil {
		return class.Layout.New(class)
	}
	if class.IsException {
		return newException(class)
	}
	return &Instance{Header: Header{KindInstance}, Class: class}
}

// newException is NewInstance for exceptions, which with what they hold, and the first
// places where they pass, are one object.
func newException(class *Type) *Instance {
	e := &struct {
		Instance
		exc   Exception
		trace [2]TraceEntry
	}{}
	e.Kind, e.Class, e.Exc = KindInstance, class, &e.exc
	e.exc = Exception{Args: NewTuple(nil), Cause: None, Context: None, Trace: e.trace[:0], raised: Raised{&e.Instance}}
	return &e.Instance
}

// Value returns i as a value.
func (i *Instance) Value() Value { return of(unsafe.Pointer(i)) }

// Attr returns the instance's own attribute, or the zero Value.
func (i *Instance) Attr(name *Str) Value {
	if i.Attrs == nil {
		return Value{}
	}
	return i.Attrs.GetStr(name)
}

// SetAttr gives the instance an attribute of its own.
func (i *Instance) SetAttr(name *Str, v Value) {
	if i.Attrs == nil {
		i.Attrs = NewDict()
	}
	i.Attrs.SetStr(name, v)
}

// Exception is what an instance of an exception class holds besides attributes.
type Exception struct {
	// Args is the tuple of the constructor's arguments.
	Args Value
	// Cause is what `raise ... from` gave, or None.
	Cause Value
	// Context is the exception that was being handled when this one was raised,
	// or None.
	Context Value
	// SuppressContext is set by `raise ... from`.
	SuppressContext bool
	// Fields are the attributes of its own that a builtin class has and that have
	// been set; nil while there are none.
	Fields *Dict
	// Trace is where the exception has passed, innermost frame first.
	Trace []TraceEntry
	// raised is what Raised returns.
	raised Raised
}

// Raised returns an exception as the error that raises it.
func (i *Instance) Raised() *Raised { return &i.Exc.raised }

// Field returns a field that has been set, or the zero Value.
func (e *Exception) Field(name *Str) Value {
	if e.Fields == nil {
		return Value{}
	}
	return e.Fields.GetStr(name)
}

// SetField sets a field.
func (e *Exception) SetField(name *Str, v Value) {
	if e.Fields == nil {
		e.Fields = NewDict()
	}
	e.Fields.SetStr(name, v)
}

// TraceEntry is one line of a traceback.
type TraceEntry struct {
	File, Function string
	Line           int
}

// Property is a property object; None stands for what was left out.
type Property struct {
	Header
	Get, Set, Del, Doc Value
}

// NewProperty returns a property.
func NewProperty(get, set, del, doc Value) Value {
	return of(unsafe.Pointer(&Property{Header{KindProperty}, get, set, del, doc}))
}

// Member is the descriptor of an attribute that __slots__ names.
type Member struct {
	Header
	Name  *Str
	Class *Type
}

// NewMember returns the descriptor of a slot of a class.
func NewMember(name *Str, class *Type) Value {
	return of(unsafe.Pointer(&Member{Header{KindMember}, name, class}))
}

// Wrapped is a staticmethod or classmethod object.
type Wrapped struct {
	Header
	Func Value
}

// NewStaticMethod returns staticmethod(f).
func NewStaticMethod(f Value) Value {
	return of(unsafe.Pointer(&Wrapped{Header{KindStaticMethod}, f}))
}

// NewClassMethod returns classmethod(f).
func NewClassMethod(f Value) Value {
	return of(unsafe.Pointer(&Wrapped{Header{KindClassMethod}, f}))
}

// Super is what super() returns: attribute look-ups start after Class in the MRO
// of Start.
type Super struct {
	Header
	Class *Type
	// Self is the object or class that methods are bound to, None in a super
	// object that is not bound.
	Self Value
	// Start is the type of Self, or Self itself when it is a class; nil for None.
	Start *Type
}

// NewSuper returns super(class, self).
func NewSuper(class *Type, self Value, start *Type) Value {
	return of(unsafe.Pointer(&Super{Header{KindSuper}, class, self, start}))
}

// enumMembers is the attribute in which an enumeration of the host keeps its
// members; Python code cannot spell it.
var enumMembers = NewSharedStr(" members")

// SetEnumMembers makes the type an enumeration of the members: iterable, and
// subscriptable by name.
func (t *Type) SetEnumMembers(members []Value) {
	t.Attrs.SetStr(enumMembers, NewTuple(members))
}

// EnumMembers returns the tuple of the members of an enumeration of the host, or
// the zero Value for other types.
func (t *Type) EnumMembers() Value {
	if !t.Builtin {
		return Value{}
	}
	return t.Attrs.GetStr(enumMembers)
}
