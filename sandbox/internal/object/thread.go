package object

import (
	"errors"
	"math"
	"unsafe"

	"bhack/sandbox/internal/mt19937"
)

// Thread is what code written in Go sees of the robot that it works for: the
// meter, and the way back into Python. One goroutine at a time uses it.
type Thread struct {
	// Left is the number of bytecodes left of this turn. Below zero it is a debt
	// that the next turns pay.
	Left int64
	// Room is how many bytes may be allocated before it must be looked whether the
	// robot keeps too many alive; see Reserve.
	Room int64
	// Depth is the number of nested calls, of Python and of Go functions that
	// recurse; MaxDepth is its limit.
	Depth, MaxDepth int
	// Runtime is what all robots share: the builtin types, functions and modules.
	Runtime *Runtime
	// Machine runs Python code.
	Machine Machine
	// Recycler makes objects; if it is nil, all of them are new.
	Recycler *Recycler
	// random is the source of random numbers of the robot's random module.
	random *mt19937.Rand
	// Strayed is set when something happens that does not follow from what [State] writes
	// down, from what the host answers and from how tests of random numbers come out: another
	// random number is drawn, there is little room left, or a census is taken.
	Strayed bool
	// Print takes what print writes; nil drops it.
	Print func(text string)
	// Printing is what the print under way has made of its first arguments and not
	// written yet, while it asks one for its text.
	Printing string
	// Host is the embedder's own state of the robot.
	Host any

	// KeyEqual compares the keys of containers for this thread; package ops sets it
	// when it is first needed.
	KeyEqual Equal
	// Lookups are those of builtin classes, which threads may share; nil until they are needed.
	Lookups *Lookups
	// Waits is how often Charge has waited for another turn, or for a census.
	Waits int
	// ClassVersion is which version of its classes the thread has: ClassChanged makes it the next one. It is not 0.
	ClassVersion ClassVersion
	// Held are objects that Go code is working on and nothing else may refer to.
	Held []Value
	// nans is how many NaNs have been made.
	nans uint64
	// reprs are the containers whose repr is being made.
	reprs []Value
	// identities are the numbers of the objects whose identity was asked for.
	identities map[unsafe.Pointer]int64
	// identified is how many numbers have been given.
	identified int64
	blocks     blocks
	// plain is where the arguments of a Plain are, while it runs.
	plain [3]Value
}

// Machine is the loop, as seen by code written in Go.
type Machine interface {
	// Call calls any callable and returns its result. Outside a coroutine it
	// returns ErrReenter.
	Call(callee Value, a Args) (Value, error)
	// CallSelf is Call for the method that a function written in Python is for self, with
	// n other arguments, 0 or 1.
	CallSelf(fn, self Value, n int, arg Value) (Value, error)
	// Reenter returns nil inside a coroutine, where a call may be suspended, and
	// ErrReenter outside.
	Reenter() error
	// Overdrawn is called when Left has fallen below zero: it suspends the call
	// until the debt is paid.
	Overdrawn() error
	// MakeRoom looks whether the robot may allocate n bytes, when Room may be too
	// little, and raises MemoryError if not.
	MakeRoom(n int64) error
	// Resume continues a generator with a value sent in, or with an exception
	// thrown in when thrown is not nil. It returns what the generator yields, or,
	// when done, its return value.
	Resume(generator Value, sent Value, thrown *Raised) (v Value, done bool, err error)
	// Drop is called when the current instruction, which may be a call of a builtin, has
	// done with a generator: it closes one to which nothing else can refer.
	Drop(generator Value) error
	// Enclosing returns the class in whose body the function of the innermost frame
	// stands, and the function's first argument: what super() needs.
	Enclosing() (class, self Value, err error)
	// SetFunctionAttr sets an attribute of a function, or with the zero Value
	// removes it.
	SetFunctionAttr(fn Value, name *Str, v Value) error
	// RenameGenerator sets the __name__ or __qualname__ of a generator, or with the zero
	// Value refuses to remove it.
	RenameGenerator(generator Value, name *Str, v Value) error
	// Describe returns an attribute of a function, a generator or another object
	// that only the loop knows, or the zero Value.
	Describe(v Value, name *Str) Value
	// ModuleName returns the __name__ of the module whose code runs in the innermost frame.
	ModuleName() string
	// StepCounter adds a number to a counter that Go code keeps, of which a [State] knows.
	StepCounter(counter *Value, by int64)
	// Imported returns the module that has been imported by a name, or nil.
	Imported(name string) *Module
	// Member returns what a module has under a name, or the zero Value.
	Member(module *Module, name *Str) (Value, error)
	// Members calls visit for the names of what a module has.
	Members(module *Module, visit func(name *Str))
	// Scope calls visit for the names that are bound in the innermost frame: those of a
	// function and of what it takes over from outer ones, of a class body or of a module.
	Scope(visit func(name *Str))
}

// Signals are errors that Python code neither sees nor can stop.
var (
	// ErrReenter asks the loop to run the current instruction again, from its
	// start, in a coroutine.
	ErrReenter = errors.New("needs a coroutine")
	// ErrKilled unwinds a suspended computation that will not go on.
	ErrKilled = errors.New("killed")
)

// Raised is a Python exception as a Go error.
type Raised struct {
	Exc *Instance
}

// Error returns the name of the exception's class.
func (r *Raised) Error() string { return r.Exc.Class.Name }

// Charge takes n bytecodes from the budget before work of that size is done. It
// may suspend the call until they are paid. A size below zero is one that has
// overflowed on its way here: it is never paid, nor is one that comes near that.
func (t *Thread) Charge(n int64) error {
	const never = math.MaxInt64 / 4
	if n < 0 || n > never {
		n = never
	}
	t.Left -= n
	if t.Left >= 0 {
		return nil
	}
	return t.Machine.Overdrawn()
}

// Spend takes n bytecodes for work that is small or already done, without a wait. What is
// beyond the budget is a debt, which the next Charge sees, or the loop.
func (t *Thread) Spend(n int) { t.Left -= int64(n) }

// Reserve must be called before an allocation whose size the code decides and that
// its bytecodes do not pay for; it is in bytes. It raises MemoryError when the robot
// would keep more alive than it may.
func (t *Thread) Reserve(n int64) error {
	if n = Overhead(n); n <= t.Room {
		t.Room -= n
		return nil
	}
	return t.Machine.MakeRoom(n)
}

// Hold keeps v in sight of a census until Release is called with its result. Go code
// that fills a container while it calls back into Python holds it.
func (t *Thread) Hold(v Value) int {
	t.Held = append(t.Held, v)
	return len(t.Held) - 1
}

// Release takes back a Hold and all that came after it.
func (t *Thread) Release(held int) {
	clear(t.Held[held:])
	t.Held = t.Held[:held]
}

// Call calls any callable with positional arguments.
func (t *Thread) Call(callee Value, args ...Value) (Value, error) {
	return t.Machine.Call(callee, Args{Pos: args})
}

// TryPlain calls the shorter way of a method, and pays for it; the zero Value tells that it
// takes more.
func (t *Thread) TryPlain(b *Builtin, self Value, args []Value) Value {
	if b.Plain == nil || len(args) >= len(t.plain) {
		return Value{}
	}
	t.plain[0] = self
	copy(t.plain[1:], args)
	v, cost := b.Plain(t, t.plain[:1+len(args)])
	t.plain = [len(t.plain)]Value{}
	if v.IsNil() || cost > 0 && int64(cost) > t.Left { // what costs nothing has been done, also by one who is in debt
		return Value{}
	}
	t.Left -= int64(cost)
	return v
}

// UseRandom makes r the source of random numbers of the robot's random module.
func (t *Thread) UseRandom(r *mt19937.Rand) { t.random = r }

// Random returns the source of random numbers of the robot's random module.
func (t *Thread) Random() *mt19937.Rand {
	t.Strayed = true
	return t.random
}

// DrawUnit draws a float from the source of random numbers of the robot's random module. Unlike
// Random it leaves Strayed as it is: the caller has to know what becomes of the float.
func (t *Thread) DrawUnit() Value { return Float(t.random.Unit()) }

// PeekUnit returns the float that DrawUnit would draw after some others, without drawing it; see mt19937.Rand.PeekUnit.
func (t *Thread) PeekUnit(after int) (f float64, next int, ok bool) { return t.random.PeekUnit(after) }

// PeekBelow does so for an int below n; see mt19937.Rand.PeekBelow.
func (t *Thread) PeekBelow(after int, n int64) (v int64, next int, ok bool) {
	return t.random.PeekBelow(after, n)
}

// PrepareRandom is Prepare of the source of random numbers.
func (t *Thread) PrepareRandom() { t.random.Prepare() }

// SkipWords is SkipWords of the source of random numbers.
func (t *Thread) SkipWords(n int) { t.random.SkipWords(n) }

// DrawnInt is an int that has been drawn from the source of random numbers.
type DrawnInt = mt19937.Below

// TraceRandom is Trace of the source of random numbers.
func (t *Thread) TraceRandom(to *[]DrawnInt) { t.random.Trace(to) }

// NaNs returns how many NaNs have been made.
func (t *Thread) NaNs() uint64 { return t.nans }

// Identified returns how many numbers Identity has given.
func (t *Thread) Identified() int64 { return t.identified }

// Identity returns a number that stands for the object v, the same each time: what
// id gives, and the hash of objects that are compared by identity. Numbers are
// given in the order in which they are asked for, as addresses would differ from
// run to run.
func (t *Thread) Identity(v Value) int64 {
	if id, ok := t.identities[v.ref]; ok {
		return id
	}
	if t.identities == nil {
		t.identities = map[unsafe.Pointer]int64{}
	}
	id := firstIdentity + 16*t.identified
	t.identified++
	t.identities[v.ref] = id
	return id
}

// ForgetIdentities drops the numbers of objects that are gone: those that a census
// has not found. It counts the others.
func (t *Thread) ForgetIdentities(c *Census) {
	for p := range t.identities { // in any order
		if !c.Has(p) && !of(p).isShared() {
			delete(t.identities, p)
		}
	}
	c.AddBytes(sizeIdentity * int64(len(t.identities)))
}

// isShared reports whether robots share an object, which lives longer than they do.
func (v Value) isShared() bool {
	switch v.Kind() {
	case KindStr:
		return v.Str().shared
	case KindTuple:
		_, paired := pairHash(v.Tuple().Items)
		return paired || v.Tuple().part == sharedPart || v.Tuple() == emptyTuple
	case KindFrozenSet:
		return v == EmptyFrozenSet
	case KindRange:
		return v.Range().isShared()
	case KindType:
		return v.Type().Builtin
	case KindBuiltin:
		return !v.Builtin().Own
	case KindModule:
		return v.Module().Builtin
	case KindInstance:
		return v.Instance().shared
	case KindHost:
		return true
	}
	return false
}

// sizeIdentity is the size of an entry of the table of identities, in bytes.
const sizeIdentity = 48

// firstIdentity is the number of the first object.
const firstIdentity = 0x10000

// Construct calls a class without arguments. Unlike Call, it works outside a
// coroutine when no Python code is needed for that.
func (t *Thread) Construct(class Value) (Value, error) {
	c := class.Type()
	if c.Builtin && c.IsException {
		return NewInstance(c).Value(), nil
	}
	return t.Machine.Call(class, Args{})
}

// Reenter returns ErrReenter unless calls into Python can be suspended here. Go
// code that changes something before it calls Python starts with it.
func (t *Thread) Reenter() error { return t.Machine.Reenter() }

// Enter counts one more level of recursion; false means that the limit is
// reached. Leave takes it back.
func (t *Thread) Enter() bool {
	if t.Depth >= t.MaxDepth {
		return false
	}
	t.Depth++
	return true
}

// Leave takes back one level of recursion.
func (t *Thread) Leave() { t.Depth-- }

// NewNaN returns a NaN that differs from all others in its payload. So values that
// are NaN by different calls of float() are not the same object, as a container finds.
func (t *Thread) NewNaN(negative bool) float64 {
	const (
		quiet   = 0x7FF8 << 48
		payload = 1<<51 - 1
	)
	t.nans++
	f := math.Float64frombits(quiet | (t.nans+1)&payload) // 1 is that of math.NaN
	if negative {
		return math.Copysign(f, -1)
	}
	return f
}

// Runtime is what all robots share: the builtin types and names. It is immutable.
type Runtime struct {
	// Types are the builtin types, by kind of value.
	Types [KindCount]*Type
	// SlotWrapper, MethodWrapper and MethodDescriptor are the types of special
	// methods, bound special methods and other methods of builtin types.
	SlotWrapper, MethodWrapper, MethodDescriptor *Type
	// ReadOnly returns the mappingproxy of a dict.
	ReadOnly func(dict Value) Value
	// Modules are the modules that import finds besides the player's own.
	Modules map[string]ModuleFunc
	// IsAbsent reports whether CPython's library has a module that a sandbox cannot have.
	IsAbsent func(module string) bool
	// FormatPercent does text % args.
	FormatPercent func(t *Thread, text *Str, args Value) (Value, error)
	// SetBases does class.__bases__ = value, or del class.__bases__ for the zero Value.
	SetBases func(t *Thread, class *Type, value Value) error
	// Hidden calls a hidden function, by its number in package code.
	Hidden func(t *Thread, function int, args []Value) (Value, error)
	// Builtins are the builtin functions, types and constants by name.
	Builtins *Dict
}

// ModuleFunc makes a robot's instance of a builtin module.
type ModuleFunc func(t *Thread) *Module

// TypeOf returns the type of v.
func (t *Thread) TypeOf(v Value) *Type {
	switch v.Kind() {
	case KindMethod:
		if fn := v.Method().Func; fn.Kind() == KindBuiltin {
			return t.Runtime.builtinTypeOf(fn.Builtin(), true)
		}
	case KindBuiltin:
		return t.Runtime.builtinTypeOf(v.Builtin(), false)
	case KindInstance:
		return v.Instance().Class
	case KindIterator:
		return v.Iterator().Class
	case KindHost:
		return v.Host().Class
	case KindDictView:
		if view := v.DictView(); view.Ordered {
			return orderedViewTypes[view.What]
		}
		return viewTypes[v.DictView().What]
	case KindType:
		if meta := v.Type().Meta; meta != nil {
			return meta.Type
		}
	}
	return t.Runtime.Types[v.Kind()]
}

// builtinTypeOf returns the type of a builtin function, or of a method that is bound
// or not.
func (r *Runtime) builtinTypeOf(b *Builtin, bound bool) *Type {
	switch {
	case b.Type == nil:
	case b.IsSlot() && bound:
		return r.MethodWrapper
	case b.IsSlot():
		return r.SlotWrapper
	case !bound:
		return r.MethodDescriptor
	}
	return r.Types[KindBuiltin]
}

var orderedViewTypes = [...]*Type{
	ViewKeys:   NewType("odict_keys"),
	ViewValues: NewType("odict_values"),
	ViewItems:  NewType("odict_items"),
}

var viewTypes = [...]*Type{
	ViewKeys:   NewType("dict_keys"),
	ViewValues: NewType("dict_values"),
	ViewItems:  NewType("dict_items"),
}
