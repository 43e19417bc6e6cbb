package object

import (
	"slices"
	"strings"
	"unsafe"
)

// Args are the arguments of a call: Pos holds all values, those of keywords last;
// Names are the names of those, in order. A callee must not keep or change Pos.
type Args struct {
	Pos   []Value
	Names []*Str
}

// Positional returns the positional arguments.
func (a Args) Positional() []Value { return a.Pos[:len(a.Pos)-len(a.Names)] }

// Keyword returns the value of the keyword argument, or the zero Value.
func (a Args) Keyword(name string) Value {
	first := len(a.Pos) - len(a.Names)
	for i, n := range a.Names {
		if n.S == name {
			return a.Pos[first+i]
		}
	}
	return Value{}
}

// Func is the Go side of a builtin function.
//
// It may be run again from its start after returning ErrReenter, which it gets
// from Thread.Charge and Thread.Call; so it must change nothing before its first
// use of these, or call Thread.Reenter first.
type Func func(t *Thread, a Args) (Value, error)

// Plain is a shorter way of a Builtin.
type Plain = func(t *Thread, args []Value) (v Value, cost int)

// Builtin is a function or method written in Go. It is immutable and shared.
type Builtin struct {
	Header
	Name string
	// Type is the type of which this is a method, or nil for a function.
	Type *Type
	Fn   Func
	// Plain is a shorter way than Fn for the arguments that the function mostly has, nil for
	// most functions. It runs no Python code, does not fail and does not look at the
	// budget. It returns what is to be charged besides the call, and the zero Value, with
	// nothing done, when it has to be Fn: also when the call changes anything and costs
	// more than itself.
	Plain Plain
	// Getter is what a function has in place of a Plain way that changes nothing of the robot's, costs
	// nothing besides the call, and may fail. Where it returns the zero Value without an error, it has done nothing.
	Getter func(t *Thread, args []Value) (Value, error)
	// Draws is which random number the function draws from the source of the robot's random module.
	Draws Draws
	// Anchored is what the function makes of values that are anchored to the place of the robot.
	Anchored AnchoredUse
	// Fold is how the function works through an iterable that is all it gets, nil for most.
	Fold *Fold
	// Holds are the values that Fn, being a closure, keeps alive.
	Holds []Value
	// Own tells that the function was made by code of a robot and belongs to it.
	Own bool
	// Attrs are attributes of an own function that stands for one written in Python: they can be set.
	// For others it is nil.
	Attrs *Dict
	// Origin, of an own function, is nil if a [State] cannot tell what it does.
	Origin *Origin
}

// Origin is all that an own function does, being a closure, depends on besides its Name and Type. It never changes.
// Functions that are made together share one.
type Origin struct {
	Text   string
	Values []Value
	// Remake returns a function that gives copies of the functions, whose Origin is o, with other Values, a Fn and a Plain that go by
	// these. It is nil if there can be no copies.
	Remake func(o *Origin) (equip func(b *Builtin))
}

// Draws is which random number a builtin function draws.
type Draws uint8

const (
	// DrawsNothing is all that is not known here.
	DrawsNothing Draws = iota
	// DrawsUnit is [Thread.DrawUnit], without arguments.
	DrawsUnit
	// DrawsRange is an int of range(*args).
	DrawsRange
	// DrawsBetween is an int between two, which it may be as well.
	DrawsBetween
	// DrawsItem is an item of a sequence.
	DrawsItem
	// DrawsOrder is an order for a list.
	DrawsOrder
)

// AnchoredUse is what a builtin function makes of values that are anchored to the place of the robot.
type AnchoredUse uint8

const (
	// AnchoredNot is that what it does depends on that place.
	AnchoredNot AnchoredUse = iota
	// AnchoredPlace is that it returns the place, without arguments.
	AnchoredPlace
	// AnchoredSquare is that it takes a row and a column, and finds out itself how what it does depends on the
	// place.
	AnchoredSquare
	// AnchoredAbs is that it returns the absolute value of a number.
	AnchoredAbs
	// AnchoredLog is that it takes a text, and that is to be known what is written there.
	AnchoredLog
)

// Fold describes a function such as any or sum by what it does with each item. Every
// item costs one bytecode.
type Fold struct {
	// Start is the result for no items, or the zero Value when that is an error.
	Start Value
	// Add returns the result for one item more. It runs no Python code and does not fail.
	Add func(total, item Value) (Value, FoldStep)
	// Rest returns a function that goes on from a result, unless the function itself does.
	Rest func(total Value) *Builtin
}

// FoldStep is what Add of a Fold has made of an item.
type FoldStep uint8

const (
	// FoldLeave tells that the item takes more than Add may do.
	FoldLeave FoldStep = iota
	// FoldOn tells that further items are wanted.
	FoldOn
	// FoldEnd tells that the result is final.
	FoldEnd
)

// NewBuiltin returns a function that all robots share.
func NewBuiltin(name string, fn Func) *Builtin {
	return &Builtin{Header: Header{KindBuiltin}, Name: name, Fn: fn}
}

// NewOwnBuiltin returns a function that belongs to the robot whose code makes it.
func NewOwnBuiltin(name string, fn Func, holds ...Value) *Builtin {
	b := NewBuiltin(name, fn)
	b.Own, b.Holds = true, holds
	return b
}

// Value returns b as a value.
func (b *Builtin) Value() Value { return of(unsafe.Pointer(b)) }

// IsSlot reports whether b is a special method that stands for an operation of the
// type, and not one that has to be called by name.
func (b *Builtin) IsSlot() bool {
	if b.Type == nil || len(b.Name) < 5 || b.Name[:2] != "__" {
		return false
	}
	switch b.Name {
	case "__format__", "__reversed__", "__round__", "__trunc__", "__floor__", "__ceil__", "__sizeof__", "__dir__",
		"__getnewargs__", "__reduce__", "__reduce_ex__", "__missing__", "__copy__", "__deepcopy__", "__length_hint__":
		return false
	case "__getitem__", "__contains__":
		return b.Type.Repr != KindDict && (b.Name != "__getitem__" || b.Type.Repr != KindList) &&
			(b.Name != "__contains__" || b.Type.Repr != KindSet && b.Type.Repr != KindFrozenSet)
	}
	return true
}

// Method is a function bound to its first argument.
type Method struct {
	Header
	Func, Self Value
}

// NewMethod returns the function bound to self.
func NewMethod(fn, self Value) Value {
	return of(unsafe.Pointer(&Method{Header{KindMethod}, fn, self}))
}

// Cell holds a variable that closures share; the zero Value when it is not bound.
type Cell struct {
	Header
	V Value
}

// NewCell returns a cell of v.
func NewCell(v Value) Value { return of(unsafe.Pointer(&Cell{Header{KindCell}, v})) }

// Module is a namespace: the globals of the code of one file, or the contents of
// a module that is built in.
//
// The names that the file's code mentions have slots, in the order of Names;
// others are kept in Extra.
type Module struct {
	Header
	Name  string
	Names []*Str
	Slots []Value
	// Extra holds the names without a slot; nil while there are none.
	Extra *Dict
	// Linked are the values of the names that the code of the module's program finds
	// besides its own, in the order of that program's table; shared and immutable.
	Linked []Value
	// Methods are the methods of the most used builtin types by the names that the
	// program calls, in the order of that program's table; shared and immutable.
	Methods []Methods
	// Builtin modules are read only.
	Builtin bool
	// Counters are the slots, in order, that are loaded and stored by instructions of their own,
	// which see to it that nothing about that is missed. Who gets at them otherwise calls Touch.
	Counters []int32
	// Traits are those of the counters, in order, that may be floats, as nothing becomes of them.
	Traits []int32
	// Dicts are the slots of dicts with counters, to which nothing else refers as long as nobody gets at them by Touch.
	Dicts []int32
	// Strayed is the thread's, for Touch.
	Strayed *bool
	// Rebound tells that a slot has been set in another way than by an instruction of the module's own code.
	Rebound bool
}

// leavesOut reports whether the value in the slot of a counter is left out of the state.
func (m *Module) leavesOut(slot int) bool {
	v := &m.Slots[slot]
	if v.Counts() {
		return true
	}
	if _, ok := v.FloatOrder(); !ok {
		return false
	}
	_, isTrait := slices.BinarySearch(m.Traits, int32(slot))
	return isTrait
}

// Touch notes that something has been done with a slot by its name.
func (m *Module) Touch(slot int) {
	if _, found := slices.BinarySearch(m.Counters, int32(slot)); found {
		*m.Strayed = true
	}
	if _, found := slices.BinarySearch(m.Dicts, int32(slot)); found {
		*m.Strayed = true
		if v := m.Slots[slot]; !v.IsNil() && v.Kind() == KindDict {
			v.Dict().exposed = true
		}
	}
}

// Methods are the methods of one name of the kinds up to KindRange; the zero Value for
// those that have none.
type Methods [KindRange + 1]Value

// NewModule returns a module with the slots for the names all unbound.
func NewModule(name string, names []*Str) *Module {
	return &Module{Header: Header{KindModule}, Name: name, Names: names, Slots: make([]Value, len(names))}
}

// Value returns m as a value.
func (m *Module) Value() Value { return of(unsafe.Pointer(m)) }

// Get returns the value of a name, or the zero Value.
func (m *Module) Get(name *Str) Value {
	for i, n := range m.Names { // names are mostly the same objects
		if n == name {
			m.Touch(i)
			return m.Slots[i]
		}
	}
	for i, n := range m.Names {
		if n.S == name.S {
			m.Touch(i)
			return m.Slots[i]
		}
	}
	if m.Extra == nil {
		return Value{}
	}
	return m.Extra.GetStr(name)
}

// Set binds a name; the zero Value unbinds it.
func (m *Module) Set(name *Str, v Value) {
	for i, n := range m.Names {
		if n == name || n.S == name.S {
			m.Touch(i)
			m.Slots[i], m.Rebound = v, true
			return
		}
	}
	if v.IsNil() {
		if m.Extra != nil {
			m.Extra.DeleteStr(name)
		}
		return
	}
	if m.Extra == nil {
		m.Extra = NewDict()
	}
	m.Extra.SetStr(name, v)
}

// All calls visit for every bound name that code can spell, those with slots first.
func (m *Module) All(visit func(name *Str, v Value)) {
	for i, n := range m.Names {
		if !m.Slots[i].IsNil() && !strings.Contains(n.S, ".") {
			m.Touch(i)
			visit(n, m.Slots[i])
		}
	}
	if m.Extra == nil {
		return
	}
	for k, v := range m.Extra.All() {
		visit(k.Str(), v)
	}
}
