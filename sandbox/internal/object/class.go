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
	// IsException reports whether the type derives from BaseException.
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
	// MakesIterator tells that what New makes is an iterator, or else what another function
	// has returned: no instance of the type, which has no __init__.
	MakesIterator bool
	// Layout is how instances are laid out: nil when they are plain ones.
	Layout *Layout
	// Meta is what the class has of a metaclass, nil for most.
	Meta *Metaclass
	// Makes is, for a metaclass written in Go, what the classes have that name it; nil
	// for one that works through a base class.
	Makes *Metaclass
	// Size, for some builtin types, is what their __len__ returns for an instance of the type
	// itself; these have no __bool__. PlainItems tells of a builtin type that derives from
	// dict that its operators on items are those of dict. Classes that derive from the type
	// inherit neither.
	Size       func(i *Instance) int
	PlainItems bool
	// Plain is a shorter way to call a builtin type, as a Builtin may have one: for what makes
	// a value in one go. What is left of the budget is in [Thread.Left] then, so that it need not make what that
	// does not pay for. Classes that derive from the type do not inherit it.
	Plain Plain
	// CallOne is a shorter way to call an instance of a builtin type with one argument than its __call__.
	// Classes that derive from the type do not inherit it.
	CallOne func(t *Thread, self, v Value) (Value, error)
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
	// own is where instances have attributes of their own, as far as is known of classes like this one. It may be
	// used while the thread's class version is ownVersion: then there are no data descriptors. examined is how often it
	// has been looked whether that is so. Contents do not compare these, nor the cache.
	own        *ownPlaces
	ownVersion ClassVersion
	examined   uint8
}

// IsPlain reports whether a call of the type is a call of its New and nothing else: for
// builtin types of values that are no instances.
func (t *Type) IsPlain() bool {
	return t.Builtin && t.New != nil && (t.Repr != KindInstance || t.MakesIterator) && t.Repr != KindType &&
		!t.Special && t.Meta == nil && len(t.MRO) <= 4
}

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

// Derive notes that t, a new class, has its bases. Builtin ones, which are
// shared, do not know of it.
func (t *Type) Derive() {
	for _, base := range t.Bases {
		if !base.Builtin {
			base.subclasses = append(base.subclasses, t)
		}
	}
}

// Adopt makes a dict the attributes of t.
func (t *Type) Adopt(attrs *Dict) {
	t.Attrs = attrs
	attrs.ofClass = true
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

// IsSubclass reports whether t is base or derives from it.
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
	// roomy tells that the instance is a part of a roomyInstance, the dict of which has not been used.
	roomy bool
	// shared tells that robots share the instance, which never changes.
	shared bool
	Class  *Type
	// Attrs are the instance's own attributes, nil while there are none.
	Attrs *Dict
	// Payload is the builtin value inside an instance of a class that derives
	// from a builtin type such as list; the zero Value in others.
	Payload Value
	// Exc is set for exceptions.
	Exc *Exception
}

// Share notes that robots share the instance, which never changes.
func (i *Instance) Share() { i.shared = true }

// Forgotten is what an instance has in place of the value of an attribute that nobody asks for any more before it is set again.
var Forgotten = NotImplemented

// ForgetAttrs forgets the values of attributes of some names that the instance has of its own, if nothing but class statements says what is
// an attribute of its class: no class of the library, no metaclass and no special method.
func (i *Instance) ForgetAttrs(names []*Str) {
	if i.Attrs == nil || i.Class.Meta != nil || i.Class.Hooks != 0 {
		return
	}
	for _, class := range i.Class.MRO {
		if class.Builtin && class != ObjectType {
			return
		}
	}
	for _, name := range names {
		if at := i.Attrs.findStr(name); at >= 0 {
			i.Attrs.entries[at].value = Forgotten
		}
	}
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
	v := i.Attrs.GetStr(name)
	if !v.IsNil() && v.Counts() {
		i.Touch()
	}
	return v
}

// Touch notes that Go code does something with attributes of the instance that nobody
// follows.
func (i *Instance) Touch() {
	if i.Attrs != nil && i.Attrs.counting != 0 {
		i.Attrs.counting |= touched
	}
}

// Expose returns the dict of the instance's attributes, for it to become a value; it may be
// nil.
func (i *Instance) Expose() *Dict {
	if i.Attrs != nil {
		if i.Attrs.ofAttrs {
			i.Attrs = i.Attrs.ownAttrs().moveOut() // it may be kept when the instance is not
		}
		i.Attrs.counting, i.Attrs.exposed = touched, true
	}
	return i.Attrs
}

// Adopt makes a dict that is a value that of the instance's attributes.
func (i *Instance) Adopt(d *Dict) {
	i.Expose() // so that nothing is left inside the instance
	i.Attrs = d
	i.Expose()
}

// SetAttr gives the instance an attribute of its own.
func (i *Instance) SetAttr(name *Str, v Value) {
	if i.Attrs == nil {
		i.makeAttrs()
	}
	i.Attrs.SetStr(name, v)
	i.Touch()
}

// makeAttrs gives the instance a dict for attributes of its own.
func (i *Instance) makeAttrs() {
	if i.roomy {
		i.roomy = false
		i.Attrs = (*roomyInstance)(unsafe.Pointer(i)).attrs.empty()
	} else {
		i.Attrs = DictFor(1)
	}
}

// roomyInstance is an instance that may be used again after the turn, with a dict for its attributes. A census counts it like one with
// a dict made for it.
type roomyInstance struct {
	Instance
	attrs attrDict
}

// empty makes it an instance of a class, without attributes.
func (i *roomyInstance) empty(class *Type) *Instance {
	i.Instance = Instance{Header: Header{KindInstance}, roomy: true, Class: class}
	return &i.Instance
}

// trim clears the room that the instance does not use.
func (i *roomyInstance) trim() {
	if i.roomy {
		i.roomy = false
		i.attrs.empty()
	}
	i.attrs.trim()
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
	// Thrown tells that the throw of a generator has raised it, which gives it no context.
	Thrown bool
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
	// OfInstances tells that the class itself has no such attribute, as those of types.DynamicClassAttribute.
	OfInstances bool
	// DocOfGetter tells that Doc has been taken from the getter.
	DocOfGetter bool
	// Own tells that Python code has made the property, and may change its Doc: robots share all others.
	Own bool
}

// NewProperty returns a property.
func NewProperty(get, set, del, doc Value) Value {
	return of(unsafe.Pointer(&Property{Header: Header{KindProperty}, Get: get, Set: set, Del: del, Doc: doc}))
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

// isFor reports whether the descriptor, as the attribute name of class t, stands for the
// attribute of that name that instances of t have.
func (m *Member) isFor(t *Type, name *Str) bool { return m.Name.S == name.S && t.IsSubclass(m.Class) }

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
