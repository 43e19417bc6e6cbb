package object

import (
	"math"
	"strings"
	"unsafe"
)

// lookupCache remembers attributes that look-ups in a class found, or that there
// are none (the zero Value). It is valid while the thread's class version is. It is one
// object with its slots, which follow it.
type lookupCache struct {
	version ClassVersion
	// mask is one less than the number of slots.
	mask uint8
	// aliased tells that an attribute of the class is remembered under another object of its name than the class has it, which code
	// may have made.
	aliased bool
	// classes are, for the attributes that are instances and stay what loading gives as
	// long as they are of the same class, those classes; nil while there are none.
	classes *[attrSlots]*Type
}

// attrSlots is the number of names that a class remembers at most, firstSlots that for which
// there is room at first, and moreSlots that for which there is when these are not enough: powers of two.
const firstSlots, moreSlots, attrSlots = 8, 32, 64

// ClassVersion numbers the versions of a robot's classes, from 1.
type ClassVersion uint32

// newLookupCache returns an empty cache with the slots of an array.
func newLookupCache[Slots any](version ClassVersion) *lookupCache {
	made := new(struct {
		lookupCache
		slots Slots
	})
	made.version, made.mask = version, uint8(unsafe.Sizeof(made.slots)/unsafe.Sizeof(AttrSlot{}))-1
	return &made.lookupCache
}

// slots returns all slots.
func (c *lookupCache) slots() []AttrSlot { return unsafe.Slice(c.slot(0), int(c.mask)+1) }

// slot returns the slot of names with a number.
func (c *lookupCache) slot(n uint8) *AttrSlot {
	first := (*AttrSlot)(unsafe.Add(unsafe.Pointer(c), unsafe.Sizeof(*c)))
	return (*AttrSlot)(unsafe.Add(unsafe.Pointer(first), uintptr(n&c.mask)*unsafe.Sizeof(*first)))
}

// AttrSlot is what a class remembers of one name.
type AttrSlot struct {
	name *Str
	attr Value
	// at is where an instance's own attributes had the name last.
	at int
	// loads and stores tell whether an attribute that an instance has of its own is
	// all that loading and storing it is about, and shared that attr is what loading
	// gives when there is none.
	loads, stores, shared bool
	// calls tells that attr is a method, which instances call unless they have an
	// attribute of their own.
	calls bool
	// computes tells that attr is a property, which is all that loading is about.
	computes bool
	// static tells that attr is what loading gives from the class itself.
	static bool
	// loadsOf and staticOf are shared and static for an attr that is an instance, as long as
	// it is one of the class that the cache has for it.
	loadsOf, staticOf bool
}

// of returns what a class of the thread remembers of a name, or nil.
func (c *lookupCache) of(t *Thread, name *Str) *AttrSlot {
	if c == nil || c.version != t.ClassVersion {
		return nil
	}
	if e := c.slot(name.slot); e.name == name {
		return e
	}
	return nil
}

// freeMRO is the length of an MRO up to which look-ups cost nothing.
const freeMRO = 8

// ShortMRO is the length of an MRO up to which loading from the class itself, and special
// methods, cost nothing more.
const ShortMRO = 4

// Lookup is class.Lookup, but faster when the same name is looked up again.
func (t *Thread) Lookup(class *Type, name *Str) Value {
	if class.Builtin {
		return t.lookupBuiltin(class, name)
	}
	if n := len(class.MRO); n > freeMRO {
		t.Spend(n / 4) // whether the cache knows it or not
	}
	return t.LookupStatic(class, name)
}

// WarmUp looks a name up, if that costs nothing. How code is called must not depend on what is
// remembered: a census in it would count something else.
func (t *Thread) WarmUp(class *Type, name *Str) {
	if len(class.MRO) <= freeMRO {
		t.LookupStatic(class, name)
	}
}

// LookupStatic is Lookup for what is loaded from the class itself, which pays for that.
func (t *Thread) LookupStatic(class *Type, name *Str) Value {
	if class.Builtin {
		return t.lookupBuiltin(class, name)
	}
	c := class.cache
	switch {
	case c == nil:
		c = newLookupCache[[firstSlots]AttrSlot](t.ClassVersion)
		class.cache = c
	case c.version != t.ClassVersion:
		c.version, c.aliased = t.ClassVersion, false
		clear(c.slots())
	}
	e := c.slot(name.slot)
	if e.name != name {
		if e.name != nil && c.mask < attrSlots-1 { // what was remembered is looked up again when it is needed
			if c.mask < moreSlots-1 {
				c = newLookupCache[[moreSlots]AttrSlot](t.ClassVersion)
			} else {
				c = newLookupCache[[attrSlots]AttrSlot](t.ClassVersion)
			}
			class.cache = c
			e = c.slot(name.slot)
		}
		class.remember(e, name)
		if at := class.Attrs.findStr(name); at >= 0 && class.Attrs.entries[at].key.Str() != name {
			c.aliased = true
		}
		t.blocks.name(name)
		if e.loadsOf || e.staticOf {
			if c.classes == nil {
				c.classes = new([attrSlots]*Type)
			}
			c.classes[name.slot%attrSlots] = e.attr.Instance().Class
		}
	}
	return e.attr
}

// remember puts into e what there is to remember of a name. What is loaded, stored or called
// at once pays for no look-up, so that this must be free.
func (t *Type) remember(e *AttrSlot, name *Str) {
	e.name, e.attr, e.at = name, t.Lookup(name), 0
	none := e.attr.IsNil()
	value := !none && e.attr.isValue()
	own := !none && e.attr.Kind() == KindMember && e.attr.Member().isFor(t, name) || (none || value) && !t.NoDict
	free := len(t.MRO) <= freeMRO
	loads := free && t.Hooks&HookGetAttribute == 0
	e.loads = (own || value) && loads
	e.stores = own && free && t.Hooks&HookSetAttr == 0 && !t.IsException
	e.shared = value
	e.calls = !none && loads && IsMethod(e.attr)
	e.computes = !none && loads && e.attr.Kind() == KindProperty
	e.static = t.isStatic(name, e.attr)
	e.loadsOf, e.staticOf = false, false
	if !none && e.attr.Kind() == KindInstance && !e.attr.Instance().Class.isDescriptor() {
		e.loadsOf, e.staticOf = loads, t.isPlainName(name)
	}
}

// What an object has as an attribute of a class when it is not what loading gives.
var descriptorNames = [...]*Str{NewSharedStr("__get__"), NewSharedStr("__set__"), NewSharedStr("__delete__")}

// isDescriptor reports whether instances have special methods for being an attribute, or it takes
// long to see that.
func (t *Type) isDescriptor() bool {
	if len(t.MRO) > freeMRO {
		return true
	}
	for _, name := range descriptorNames {
		if !t.Lookup(name).IsNil() {
			return true
		}
	}
	return false
}

// isStatic reports whether an attribute of a class is what loading it from the class gives,
// and costs nothing more.
func (t *Type) isStatic(name *Str, attr Value) bool {
	if t.Meta != nil || attr.IsNil() || !t.isPlainName(name) {
		return false
	}
	return attr.isValue() || attr.Kind() == KindFunction
}

// isValue reports whether a value is of a kind that as an attribute of a class is no descriptor: loading it gives
// what it is.
func (v Value) isValue() bool { return v.Kind() <= KindSlice || v.Kind() == KindHost }

// isPlainName reports whether an attribute of that name is nothing but what a class has under
// it, and costs nothing to look up.
func (t *Type) isPlainName(name *Str) bool {
	return len(t.MRO) <= ShortMRO && !strings.HasPrefix(name.S, "__") && (t.Meta == nil || t.Meta.Type.Lookup(name).IsNil())
}

// IsMethod reports whether an attribute of a class is a function, or a method written in Go.
func IsMethod(attr Value) bool {
	return attr.Kind() == KindFunction || attr.Kind() == KindBuiltin && attr.Builtin().Type != nil
}

// isThere reports whether a dict has the attribute where another one had it last. Instances
// of a class mostly have the same attributes in the same order.
func (e *AttrSlot) isThere(d *Dict) bool {
	return e.at < len(d.entries) && d.entries[e.at].key.ref == unsafe.Pointer(e.name)
}

// find returns where a dict has the attribute, or nil.
func (e *AttrSlot) find(d *Dict) *Value {
	at := d.findStr(e.name)
	if at < 0 {
		return nil
	}
	e.at = at
	return &d.entries[at].value
}

// PlainMethod returns the method that a call of the attribute of an instance calls, with
// the instance before the other arguments, or the zero Value when it takes more to see what
// is called.
func (t *Thread) PlainMethod(i *Instance, name *Str) Value {
	if i.Class.Builtin {
		return t.builtinMethod(i, name)
	}
	e := i.Class.cache.of(t, name)
	if e == nil || !e.calls || i.Attrs != nil && i.Attrs.mayHave(name.hash) && i.Attrs.findStr(name) >= 0 {
		return Value{}
	}
	return e.attr
}

// PlainGetter returns the function whose result the attribute of an instance is, or the
// zero Value when it takes more to see that.
func (t *Thread) PlainGetter(i *Instance, name *Str) Value {
	e := i.Class.cache.of(t, name)
	if e == nil || !e.computes || i.Class.Hooks&HookGetAttr != 0 { // which an AttributeError leads to
		return Value{}
	}
	return e.attr.Property().Get
}

// builtinMethod is PlainMethod for an instance of a builtin class.
func (t *Thread) builtinMethod(i *Instance, name *Str) Value {
	if t.Lookups == nil {
		return Value{}
	}
	e := t.builtinEntry(i.Class, name)
	if e.class != i.Class || e.name != name || !e.calls || !i.Attr(name).IsNil() {
		return Value{}
	}
	return e.attr
}

// Slot returns what the class remembers of a name, or nil. Slot and Method are the part of PlainMethod that is
// short enough for Go's compiler to inline it in the loop.
func (t *Thread) Slot(class *Type, name *Str) *AttrSlot { return class.cache.of(t, name) }

// Method returns the method that a call of the attribute of an instance calls, if the attributes of the
// instance are seen at once not to have the name; else the zero Value. e and attrs may be nil.
func (e *AttrSlot) Method(attrs *Dict) Value {
	if e != nil && e.calls && (attrs == nil || !attrs.mayHave(e.name.hash)) {
		return e.attr
	}
	return Value{}
}

// ownPlaces are where instances had the attributes of their own last that have names in these slots. The last place, that
// of names with two underscores, which object may have, is none. These are numbers only, which clones of a class share.
type ownPlaces [ownSlots]uint32

// ownSlots is more than attrSlots, and a power of two.
const ownSlots = 2 * attrSlots

func newOwnPlaces() *ownPlaces { return &ownPlaces{attrSlots: math.MaxUint32} }

// maxExamined is how often it is looked whether a class may have data descriptors, and maxExaminedAttrs among how many
// attributes of classes: nobody pays for that.
const maxExamined, maxExaminedAttrs = 8, 128

// keepOwn notes where an instance has an attribute of its own, if the class has no data descriptors, which would come
// before some of these.
func (t *Thread) keepOwn(class *Type, name *Str, at int) {
	if class.ownVersion != t.ClassVersion {
		if class.examined == maxExamined {
			return
		}
		class.examined++
		if class.mayHaveDataDescriptors() {
			return
		}
		if class.own == nil {
			class.own = newOwnPlaces()
		}
		class.ownVersion = t.ClassVersion
	}
	if name.slot < attrSlots {
		class.own[name.slot] = uint32(at)
	}
}

// mayHaveDataDescriptors reports whether a class may have any, besides those of object, or too many attributes to look at. That
// it has no __getattribute__ is known: there is an attribute whose loading is about nothing else.
func (t *Type) mayHaveDataDescriptors() bool {
	all := 0
	for _, class := range t.MRO {
		if class.Builtin {
			if len(class.MRO) > 1 {
				return true
			}
			continue
		}
		if all += len(class.Attrs.entries); all > maxExaminedAttrs {
			return true
		}
		for i := range class.Attrs.entries {
			v := class.Attrs.entries[i].value
			if v.IsNil() || v.isValue() {
				continue
			}
			switch v.Kind() {
			case KindFunction, KindMethod, KindBuiltin, KindType, KindStaticMethod, KindClassMethod:
			default:
				return true
			}
		}
	}
	return false
}

// OwnAttr returns where an instance has an attribute of its own, if it is seen at once that it has it, and that this is
// all that loading it is about; else nil. It is the part of PlainAttr that is short enough to be inlined in the loop.
func (t *Thread) OwnAttr(i *Instance, name *Str) *Value {
	if i.Class.ownVersion == t.ClassVersion && i.Attrs != nil {
		at := int(i.Class.own[name.slot%ownSlots])
		if e := i.Attrs.entries; at < len(e) && e[at].key.ref == unsafe.Pointer(name) {
			return &e[at].value
		}
	}
	return nil
}

// PlainAttr returns where the attribute of an instance is that it, or its class for it, has;
// nil when it takes more to see that. It is for the loop: other callers have to Touch the
// instance first, as for SetPlainAttr.
func (t *Thread) PlainAttr(i *Instance, name *Str) *Value {
	if own := t.OwnAttr(i, name); own != nil {
		return own
	}
	e := i.Class.cache.of(t, name)
	if e == nil || !e.loads {
		return i.attrOf(e)
	}
	if own := i.Attrs; own != nil {
		if e.isThere(own) {
			t.keepOwn(i.Class, name, e.at)
			return &own.entries[e.at].value
		}
		if own.mayHave(name.hash) {
			if v := e.find(own); v != nil {
				t.keepOwn(i.Class, name, e.at)
				return v
			}
		}
	}
	if e.shared {
		return &e.attr
	}
	return nil
}

// PlainProperty returns what loading a property of an instance gives, and what that costs
// besides the call of its function; the zero Value when it takes more to see that.
func (t *Thread) PlainProperty(i *Instance, name *Str) (v Value, cost int) {
	e := i.Class.cache.of(t, name)
	if e == nil || !e.computes || t.Depth >= t.MaxDepth {
		return v, 0
	}
	get := e.attr.Property().Get
	if get.IsNil() || get.Kind() != KindBuiltin || get.Builtin().Plain == nil {
		return v, 0
	}
	t.plain[0] = i.Value()
	v, cost = get.Builtin().Plain(t, t.plain[:1])
	t.plain[0] = Value{}
	return v, cost
}

// isOf reports whether the attribute of a slot, which is an instance, is one of the class that
// the cache has for it.
func (c *lookupCache) isOf(e *AttrSlot) bool {
	return e.attr.Instance().Class == c.classes[e.name.slot%attrSlots]
}

// attrOf is PlainAttr for an attribute of the class that is an instance; e may be nil.
func (i *Instance) attrOf(e *AttrSlot) *Value {
	if e == nil || !e.loadsOf || !i.Class.cache.isOf(e) {
		return nil
	}
	if i.Attrs != nil {
		if v := e.find(i.Attrs); v != nil {
			return v
		}
	}
	return &e.attr
}

// SetPlainAttr gives an instance an attribute of its own, and reports whether that is all that
// setting it is about.
func (t *Thread) SetPlainAttr(i *Instance, name *Str, v Value) bool {
	e := i.Class.cache.of(t, name)
	if e == nil || !e.stores {
		return false
	}
	if own := i.Attrs; own == nil {
		i.makeAttrs()
	} else if e.isThere(own) {
		own.entries[e.at].value = v
		return true
	} else if own.mayHave(name.hash) {
		if at := e.find(own); at != nil {
			*at = v
			return true
		}
	}
	i.Attrs.insert(name.Value(), name.hash, v)
	return true
}

// lookupBuiltin is Lookup in a builtin class.
func (t *Thread) lookupBuiltin(class *Type, name *Str) Value {
	if t.Lookups == nil {
		t.Lookups = new(Lookups)
	}
	e := t.builtinEntry(class, name)
	if e.name != name || e.class != class {
		attr := class.Lookup(name)
		calls := !attr.IsNil() && IsMethod(attr) && class.Hooks&HookGetAttribute == 0
		*e = builtinEntry{class, name, attr, class.isStatic(name, attr), calls}
		t.blocks.name(name)
	}
	return e.attr
}

// Lookups are what look-ups in builtin classes have found. It is the same for all robots, as
// these classes cannot change.
type Lookups [builtinEntries]builtinEntry

const builtinEntries = 32

// builtinEntry is what a look-up in a builtin class found.
type builtinEntry struct {
	class *Type
	name  *Str
	attr  Value
	// static and calls are as in an AttrSlot.
	static, calls bool
}

// StaticAttr returns the attribute of a class itself, or the zero Value when it takes more
// to see what it is.
func (t *Thread) StaticAttr(class *Type, name *Str) Value {
	if class.Builtin {
		if t.Lookups != nil {
			if e := t.builtinEntry(class, name); e.class == class && e.name == name && e.static {
				return e.attr
			}
		}
	} else if e := class.cache.of(t, name); e != nil && (e.static || e.staticOf && class.cache.isOf(e)) {
		return e.attr
	}
	return Value{}
}

// builtinEntry returns where the thread remembers an attribute of a builtin class.
func (t *Thread) builtinEntry(class *Type, name *Str) *builtinEntry {
	return &t.Lookups[(uint64(name.hash)^uint64(class.Repr)*7)%builtinEntries]
}

// ReplaceAttr sets an attribute of a class if that leaves all that is known of the attributes of classes as it is, but
// for the value: a plain one takes the place of another one, and no class inherits it.
func (t *Thread) ReplaceAttr(class *Type, name *Str, v Value) (done bool) {
	at := class.Attrs.findStr(name)
	if at < 0 || v.IsNil() || !v.isValue() || class.Meta != nil || len(class.subclasses) > 0 || strings.HasPrefix(name.S, "__") {
		return false
	}
	attr := &class.Attrs.entries[at]
	if !attr.value.isValue() {
		return false
	}
	attr.value = v
	c := class.cache
	if c == nil || c.version != t.ClassVersion {
		return true
	}
	if own := attr.key.Str(); !c.aliased {
		if e := c.slot(own.slot); e.name == own {
			e.attr = v
		}
		return true
	}
	for i, slots := 0, c.slots(); i < len(slots); i++ {
		if e := &slots[i]; e.name != nil && e.name.S == name.S {
			e.attr = v
		}
	}
	return true
}

// ClassChangeCost is what it costs to change an attribute of a class: what is known of
// the attributes of all classes may have to be looked up again.
const ClassChangeCost = 24

// ClassChanged must be called after an attribute of any class has changed.
func (t *Thread) ClassChanged() { t.ClassVersion++ }

// ForgetLookups lets go of what is remembered of builtin classes, which may be names that only
// a robot's code has made.
func (t *Thread) ForgetLookups() {
	if t.Lookups != nil {
		clear(t.Lookups[:])
	}
}
