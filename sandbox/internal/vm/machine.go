// Package vm executes programs: it holds the loop, frames, calls, generators,
// exceptions, imports and the pausing and resuming of all these. What operators
// and builtin functions do to values is in packages ops and builtins.
//
// A call from Python to Python does not recurse in Go. Where Go code calls back
// into Python (a sort key, a user's __eq__), the loop recurses, and then the whole
// machine runs in a coroutine, so that it can be paused there as well: a machine
// starts its turn on the caller's goroutine, and only when an instruction turns
// out to need it is that instruction run again, from its start, in a coroutine.
package vm

import (
	"errors"
	"math"
	"slices"

	"bhack/sandbox/internal/code"
	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/special"
)

// DefaultMaxDepth is the default limit of nested Python calls, as CPython's.
const DefaultMaxDepth = 1000

// ErrPaused is returned when the budget ran out: Continue goes on.
var ErrPaused = errors.New("out of bytecodes")

// Globals are the names that a program finds besides its own: one value for each
// of program.Builtins, the zero Value where the name is unknown.
type Globals []object.Value

// link finds the program's builtin names in the tables.
func link(program *code.Program, tables []*object.Dict) Globals {
	g := make(Globals, len(program.Builtins))
	for i, name := range program.Builtins {
		for _, table := range tables {
			if v := table.GetStr(name); !v.IsNil() {
				g[i] = v
				break
			}
		}
	}
	return g
}

// Image is a program linked with the names that it finds besides its own. It is
// immutable.
type Image struct {
	Program *code.Program
	Globals Globals
	// Methods are those of builtin types, for each of Program.Methods.
	Methods []object.Methods
	// setAdd and listAppend are methods that are called so often that the loop does their
	// work itself.
	setAdd, listAppend object.Value
	// initException is the __init__ of BaseException.
	initException object.Value
}

// NewImage links a program with the builtin types and the tables of names, of which
// earlier ones hide later ones.
func NewImage(program *code.Program, rt *object.Runtime, tables ...*object.Dict) *Image {
	image := &Image{Program: program, Globals: link(program, tables), Methods: make([]object.Methods, len(program.Methods))}
	image.setAdd = rt.Types[object.KindSet].Lookup(object.NewSharedStr("add"))
	image.listAppend = rt.Types[object.KindList].Lookup(object.NewSharedStr("append"))
	image.initException = object.BaseException.Lookup(special.NameInit)
	for i, name := range program.Methods {
		for j := range image.Methods[i] {
			if v := rt.Types[j].Lookup(name); !v.IsNil() && v.Kind() == object.KindBuiltin {
				image.Methods[i][j] = v
			}
		}
	}
	return image
}

// Global is where a module has a global name.
type Global struct {
	name *object.Str
	slot int // -1 when the module's code does not use the name
}

// Global returns where a module has a name.
func (im *Image) Global(module, name string) Global {
	if unit := im.Program.Units[module]; unit != nil {
		if slot := slices.IndexFunc(unit.Globals, func(s *object.Str) bool { return s.S == name }); slot >= 0 {
			return Global{unit.Globals[slot], slot}
		}
	}
	return Global{object.NewStr(name), -1}
}

// Machine runs the code of one robot.
type Machine struct {
	object.Thread
	// image is the player's program.
	image *Image
	// library returns the modules written in Python that it may import.
	library func() *Image
	pool    *Pool

	// frame is the innermost frame.
	frame *frame
	stack *stack
	// modules are the robot's instances of the modules it imported.
	modules moduleTable
	// imports counts the changes of modules.
	imports uint32
	// functionChanges counts the changes of functions, and what may be some.
	functionChanges uint32
	// main is the one whose top level Main has begun to run.
	main *object.Module
	// charged tells that the machine is paused at an instruction, and refund is what has been
	// paid for it.
	charged bool
	refund  int64
	// granted is the number of bytecodes that were left when the turn began.
	granted int64
	// start is where the turn began.
	start start
	// noting tells that it is noted what comes of the turn, or if starting of the top level; watch is what follows the
	// counters then, or nil.
	noting, starting bool
	watch            *watch
	// site is the call of the function of the host that runs now, if the loop has made it.
	site *code.Instr
	// anchor is what the turn depends on of where the robot is.
	anchor anchor
	// Probe looks at what the machine does; it may be nil. The robot must have a limit of memory.
	Probe Probe
	// budgeted tells that code has asked for what is left of the budget.
	budgeted bool
	// drawn is where the number is that has been drawn by a CallDrawn and not been tested yet, or
	// nil, and drawing how it was drawn.
	drawn   *object.Value
	drawing drawing
	// unpaid is how many bytecodes of the instruction at which the machine is
	// paused the budget did not suffice for.
	unpaid int64
	// mark is the number of bytecodes that were left before the instruction under
	// way.
	mark int64
	// markRoom is what Room was then.
	markRoom int64
	// reraising tells that the exception being raised has been raised before, at
	// the place that its traceback names.
	reraising bool
	// made is the generator that a call has made in place of a frame.
	made object.Value
	// folds are those not in use.
	folds *fold
	// yielded tells that run returned because a generator yielded.
	yielded bool
	// pairs are the shared tuples of two small ints.
	pairs *object.Pairs

	memory memory
	// runs is how many loops Go code has started that have not ended.
	runs int

	co     *coroutine
	inCo   bool
	killed bool
	result outcome
}

type outcome struct {
	v   object.Value
	err error
}

// Init makes m, a zero Machine, one for a robot that runs the program of image, and may import the
// modules of library.
func (m *Machine) Init(image *Image, library func() *Image, rt *object.Runtime, pool *Pool) {
	m.image, m.library, m.pool, m.pairs = image, library, pool, object.SharedPairs()
	m.Runtime = rt
	m.MaxDepth, m.ClassVersion = DefaultMaxDepth, 1
	m.Room = math.MaxInt64
	m.Machine = m
	m.Lookups = &pool.lookups
}

// Main starts the top level of the module, as the program's main one. It runs
// until that ends, raises or pauses, which is reported as by Continue.
func (m *Machine) Main(module string) (object.Value, error) {
	unit := m.image.Program.Units[module]
	if unit == nil {
		return object.Value{}, object.Raise(object.ModuleNotFoundError, "No module named '%s'", module)
	}
	m.begin()
	f := m.pushModule(m.image, unit, mainModule)
	f.entry, m.main = true, f.globals
	return m.drive()
}

// MainGlobal returns the value of a name at the top level of the main module, or the
// zero Value.
func (m *Machine) MainGlobal(g Global) object.Value {
	switch {
	case m.main == nil:
		return object.Value{}
	case g.slot >= 0:
		return m.main.Slots[g.slot]
	}
	return m.main.Get(g.name)
}

// CheckHandler returns the error of a handler with a name that a host cannot call, or whose code a call would not run.
func (m *Machine) CheckHandler(name string, handler object.Value) error {
	called := handler
	switch handler.Kind() {
	case object.KindFunction, object.KindBuiltin, object.KindType:
	case object.KindMethod:
		called = handler.Method().Func
	default:
		if called = m.TypeOf(handler).Lookup(special.NameCall); called.IsNil() {
			return object.Raise(object.TypeError, "'%s' is no function, but of type '%s'", name, m.TypeOf(handler).Name)
		}
	}
	if called.Kind() == object.KindFunction && asFunction(called).Code.IsGenerator {
		return object.Raise(object.TypeError, "%s() is a generator, as there is a yield in it: calling it runs none of its code", name)
	}
	return nil
}

// ForgetTransients unbinds slots of the main module between two calls of its handler, and forgets attributes of the instances that its
// first globals refer to: then the robot does not keep what these hold, and robots that differ by nothing else are in the same state. As
// nobody pays for it, it does not look at more than a few.
func (m *Machine) ForgetTransients(slots []int32, attributes []*object.Str) {
	for _, slot := range slots {
		m.main.Slots[slot] = object.Value{}
	}
	if len(attributes) == 0 {
		return
	}
	const maxSlots, maxInstances = 256, 16
	seen := 0
	for _, v := range m.main.Slots[:min(len(m.main.Slots), maxSlots)] {
		if v.IsNil() || v.Kind() != object.KindInstance {
			continue
		}
		v.Instance().ForgetAttrs(attributes)
		if seen++; seen == maxInstances {
			return
		}
	}
}

// mainModule is the name of the module whose top level Main runs, and mainName its __name__.
const mainModule = "__main__"

var mainName = object.NewSharedStr(mainModule).Value()

// Start calls a value that takes no arguments. It runs until the call ends, raises
// or pauses, which is reported as by Continue.
func (m *Machine) Start(callee object.Value) (object.Value, error) {
	m.begin()
	f := m.push(nil, entryCode, entryGlobals, 0)
	f.entry = true
	f.regs[0] = callee
	return m.drive()
}

// entryCode calls the value in its first register and returns what it returns.
// It costs nothing: the call is the host's, not the player's.
var entryCode = &code.Code{
	Name: "<host>", File: "<host>", NumRegs: 2,
	Instrs: []code.Instr{{Op: code.Call, A: 0, B: 0, C: 0}, {Op: code.Return, A: 0}, {Op: code.End}},
	Lines:  []int32{0, 0, 0},
}

// entryGlobals are the globals of entryCode, which uses none.
var entryGlobals = &object.Module{Header: object.Header{Kind: object.KindModule}, Builtin: true}

// Continue goes on with what Main or Start began. The error is nil, with the value
// returned; ErrPaused when the budget ran out; or *object.Raised.
func (m *Machine) Continue() (object.Value, error) {
	if m.Left < 0 {
		m.unpaid = min(-m.Left, m.unpaid)
		return object.Value{}, ErrPaused
	}
	m.unpaid = 0
	if m.memory.limit > 0 && m.memory.due <= 0 && m.memory.withheld == 0 {
		// The turn has nothing to withhold: it only pays for the instruction to go on with.
		if err := m.heed(m.inspect()); err != nil {
			return object.Value{}, err
		}
	}
	return m.drive()
}

// Grant begins a turn with a budget of bytecodes, from which a debt is paid first.
func (m *Machine) Grant(budget int64) {
	limited := m.memory.limit > 0
	if limited {
		m.settle()
	}
	m.granted = min(m.left(), 0) + budget
	m.Left, m.memory.withheld = m.granted-m.unpaid, 0
	if limited {
		m.slice()
	}
}

// Remaining returns the number of bytecodes left of the turn, as code sees it.
func (m *Machine) Remaining() int64 { return m.Left + m.memory.withheld }

// TellRemaining is Remaining for code that asks for it.
func (m *Machine) TellRemaining() int64 {
	m.budgeted = true
	return m.Remaining()
}

// Spent returns the number of bytecodes that were executed, and charged for native
// work, since the last Grant. Of an instruction for which the budget did not
// suffice, it counts the bytecodes that it did suffice for.
func (m *Machine) Spent() int64 { return m.granted - m.left() }

// Free calls a function, and takes back what it has spent of the budget that is left, to which so many bytecodes are
// added for it, so that code does not see whether it was called.
func (m *Machine) Free(more int64, do func()) {
	left := m.left()
	if m.memory.limit > 0 {
		m.memory.withheld += more
	} else {
		m.Left += more
	}
	m.memory.settled += more
	do()
	m.memory.settled -= more
	m.Left, m.unpaid = left-m.memory.withheld, 0
}

// Close frees a computation that is paused; none of its code runs any more.
func (m *Machine) Close() {
	if m.inCo { // a panic has ended the coroutine
		m.co, m.inCo = nil, false
	}
	if m.co != nil {
		m.killed = true
		m.inCo = true
		m.co.resume()
		m.endCoroutine()
		m.killed = false // what is started next is another computation
	}
	m.end()
	m.frame = nil
	m.forget()
}

func (m *Machine) begin() {
	if m.stack == nil {
		m.stack = m.pool.getStack()
	}
	m.charged, m.unpaid = false, 0
	m.memory.pending = nil
	m.MaxDepth = DefaultMaxDepth
}

func (m *Machine) end() {
	if m.stack != nil {
		m.pool.putStack(m.stack)
		m.stack = nil
	}
	m.Depth, m.made = 0, object.Value{}
}

// drive runs the machine until its entry frame is done or the budget runs out.
func (m *Machine) drive() (object.Value, error) {
	for {
		v, err := m.driveSlice()
		if err == ErrPaused && m.memory.withheld > 0 && m.Probe != nil && m.probe(false) {
			continue
		}
		if err != ErrPaused || m.memory.withheld == 0 {
			return v, err
		}
		if err := m.heed(m.nextSlice()); err != nil {
			return object.Value{}, err
		}
	}
}

// driveSlice is drive without a look at the bytecodes that are withheld.
func (m *Machine) driveSlice() (object.Value, error) {
	if m.co == nil {
		v, err := m.run()
		if err == ErrPaused {
			return v, err
		}
		if err != object.ErrReenter {
			m.end()
			return v, err
		}
		m.co = m.pool.getCoroutine()
		m.co.job = m.runJob
	}
	m.inCo = true
	done := m.co.resume()
	m.inCo = false
	if !done {
		return object.Value{}, ErrPaused
	}
	m.endCoroutine()
	m.end()
	return m.result.v, m.result.err
}

func (m *Machine) runJob() { m.result.v, m.result.err = m.run() }

func (m *Machine) endCoroutine() {
	m.pool.putCoroutine(m.co)
	m.co = nil
	m.inCo = false
}

// Reenter implements object.Machine.
func (m *Machine) Reenter() error {
	if m.inCo {
		return nil
	}
	return object.ErrReenter
}

// Overdrawn implements object.Machine.
func (m *Machine) Overdrawn() error {
	if m.Probe != nil && m.probe(true) {
		return nil
	}
	if !m.inCo {
		return object.ErrReenter
	}
	m.Waits++
	return m.suspend()
}

// suspend pauses a machine that runs in a coroutine until its debt is paid.
func (m *Machine) suspend() error {
	for m.Left < 0 {
		m.co.pause()
		if m.killed {
			return object.ErrKilled
		}
	}
	err := m.memory.pending
	m.memory.pending = nil
	return err
}
