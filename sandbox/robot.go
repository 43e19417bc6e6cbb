package sandbox

import (
	"fmt"
	"strings"

	"bhack/sandbox/internal/builtins"
	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/ops"
	"bhack/sandbox/internal/traceback"
	"bhack/sandbox/internal/vm"
)

// Config says how a robot runs.
type Config struct {
	// Module is the module whose top level runs first.
	Module string
	// Handler is the global of that module which is called each turn, without
	// arguments; empty when there is nothing to call.
	Handler string
	// Pool must be set; robots that take turns one after another share it.
	Pool *Pool
	// Random is the source of the robot's random numbers; nil means one with seed 0.
	Random *Random
	// Memory is how many bytes the robot may keep alive; 0 means no limit. Code that
	// would keep more gets MemoryError; a robot that goes on regardless is ended.
	Memory int64
	// Group is a limit that the robot shares with others; nil means none.
	Group *MemoryGroup
	// Print takes what the code prints; nil drops it.
	Print func(text string)
	// Host is the host's own state of the robot.
	Host any
	// Profile is told where the code spends its bytecodes; nil means that nobody is. With it, there must be a limit of Memory.
	Profile *Profile
}

// MemoryGroup is a limit on what several robots keep alive together. The robots of a
// group have limits of their own, too. One goroutine at a time may use a group and
// its robots.
type MemoryGroup struct{ group vm.Group }

// NewMemoryGroup returns a group whose robots may keep so many bytes alive together;
// 0 means no limit.
func NewMemoryGroup(limit int64) *MemoryGroup {
	return &MemoryGroup{vm.Group{Limit: limit}}
}

// machine returns the machine's view of a group that may be nil.
func (g *MemoryGroup) machine() *vm.Group {
	if g == nil {
		return nil
	}
	return &g.group
}

// Robot runs a program, turn by turn.
type Robot struct {
	// Host is what Config.Host was.
	Host any

	linked  *Linked
	config  Config
	handler vm.Global // Config.Handler in Config.Module
	machine *vm.Machine
	state   robotState
	known   knownState
	// memory is what the robot is a part of, until it is closed.
	memory *robotMemory
	// loaded is called when the top level has come to an end; it may be nil.
	loaded func()
	// transients are globals of the main module, and forgotten attributes of instances, of which nobody finds what they hold between two turns.
	transients []int32
	forgotten  []*object.Str
	// coming is how much of the turn's budget TurnInSlices is still going to grant.
	coming int64
}

type robotState uint8

const (
	fresh   robotState = iota // nothing has run
	loading                   // the top level is running, or paused
	ready                     // the top level has run; between turns
	acting                    // the handler is running, or paused
	failed                    // the top level has raised, or the robot is closed
)

// robotMemory is a robot with its machine.
type robotMemory struct {
	robot   Robot
	machine vm.Machine
}

// NewRobot returns a robot that has not run yet. Its memory may be that of one that has been closed.
func (l *Linked) NewRobot(c Config) *Robot {
	memory := c.Pool.take()
	r := &memory.robot
	*r = Robot{
		Host: c.Host, linked: l, config: c, handler: l.image.Global(c.Module, c.Handler),
		machine: &memory.machine, memory: memory,
	}
	if unit := l.image.Program.Units[c.Module]; unit != nil && c.Handler == l.image.Program.Handler {
		r.transients, r.forgotten = unit.Transients, l.image.Program.Transients
	}
	r.machine.Init(l.image, library, builtins.Runtime(), &c.Pool.pool)
	if c.Random == nil {
		c.Random = NewRandom(0)
	}
	r.machine.UseRandom(c.Random)
	r.machine.Print = c.Print
	r.machine.LimitMemory(c.Memory, c.Group.machine())
	r.machine.Host = r
	if c.Profile != nil {
		if c.Memory <= 0 {
			panic("sandbox: a Profile needs a limit of Memory")
		}
		r.machine.Probe = &c.Profile.profiler
	}
	return r
}

// Turn is what happened in a turn.
type Turn struct {
	// Bytecodes is the number of bytecodes spent. It is more than was left when an
	// operation overdrew the budget; what is overdrawn is taken from the next turns.
	Bytecodes int64
	// Paused tells that the budget ran out: the robot goes on in its next turn.
	Paused bool
	// Failed tells that the top level raised, or that the robot was ended for keeping
	// too much alive: it can never act again.
	Failed bool
	// Exception is the exception that ended the turn, or nil.
	Exception *Exception
}

// Exception is an exception that nothing caught.
type Exception struct {
	// Type is the name of its class.
	Type string
	// Traceback is the text that CPython would print, without a line end.
	Traceback string
	// Message is what Traceback ends with, after the name of the class; it may be empty.
	Message string
	// At is where it was raised; the zero Place if that was in no file.
	At Place
	// Exit is what the code asks to end with, by SystemExit or a class that derives from it; nil for other exceptions.
	Exit *Exit
}

// Place is a place in the code of a file.
type Place struct {
	// File is a File.Path of the program, or the name of a file of the library in angle brackets.
	File string
	// Function is the name of the function, or <module> at the top level.
	Function string
	// Line counts from 1.
	Line int
}

// String returns the place as "bot.py:3, in turn", and "" for the zero Place.
func (p Place) String() string {
	if p == (Place{}) {
		return ""
	}
	return fmt.Sprintf("%s:%d, in %s", p.File, p.Line, p.Function)
}

// Exit is what CPython makes of a SystemExit that nobody catches.
type Exit struct {
	// Success tells that the code is None, or an int that is 0.
	Success bool
	// Message is the code as a text, if it is neither None nor an int: it is printed then.
	Message string
}

// Turn gives the robot a budget of bytecodes and runs it until the handler returns
// or raises, or the budget is spent. In the first turn the top level runs before
// the handler. A turn of a robot that has failed does nothing.
func (r *Robot) Turn(budget int64) Turn {
	if r.state == failed {
		return Turn{Failed: true}
	}
	r.machine.Grant(budget)
	return r.run()
}

// TurnInSlices is Turn, but calls rest each time that the code has run for so many bytecodes, when it does not run.
func (r *Robot) TurnInSlices(budget, slice int64, rest func()) Turn {
	var spent int64
	for {
		granted := min(slice, budget-spent)
		r.coming = budget - spent - granted
		turn := r.Turn(granted)
		spent += turn.Bytecodes
		turn.Bytecodes = spent
		if !turn.Paused || spent >= budget {
			return turn
		}
		rest()
	}
}

// PausedAt returns where the code goes on of a robot whose last turn was paused, and the zero Place for others.
func (r *Robot) PausedAt() Place {
	file, function, line := r.machine.PausedAt()
	return Place{file, function, line}
}

// run takes the turn for which the budget has been granted.
func (r *Robot) run() Turn {
	r.machine.Recycle(false)
	turn := r.advanceTurn()
	r.machine.EndTurn()
	return turn
}

// advanceTurn runs the robot as far as the budget allows, and says what came of it.
func (r *Robot) advanceTurn() Turn {
	m := r.machine
	err := r.advance()
	m.EndProbe(err)
	var turn Turn
	switch err {
	case nil:
	case vm.ErrPaused:
		turn.Paused = true
	case object.ErrKilled:
		turn.Failed = true
		const message = "the robot kept too much alive, and went on regardless"
		turn.Exception = &Exception{Type: "MemoryError", Traceback: "MemoryError: " + message, Message: message}
		r.end()
	default:
		raised := err.(*object.Raised) // signals do not leave the machine
		turn.Failed = r.state == loading
		r.state = ready
		if turn.Failed {
			r.state = failed
		}
		m.Free(r.coming, func() { turn.Exception = r.describe(raised.Exc) })
	}
	turn.Bytecodes = m.Spent()
	if r.state == ready {
		m.ForgetTransients(r.transients, r.forgotten)
	}
	return turn
}

// advance runs the robot as far as the budget allows.
func (r *Robot) advance() error {
	m := r.machine
	var err error
	switch r.state {
	case fresh:
		r.state = loading
		_, err = m.Main(r.config.Module)
	case loading, acting:
		_, err = m.Continue()
	}
	if err != nil {
		return err
	}
	if r.state == acting || r.config.Handler == "" {
		r.state = ready
		return nil
	}
	if r.state == loading {
		m.ForgetTransients(r.transients, r.forgotten)
		m.CloseBlocks() // so that what turns make is apart from what clones share
	}
	if r.loaded != nil {
		r.loaded()
	}
	r.state = acting
	handler := m.MainGlobal(r.handler)
	if handler.IsNil() {
		return object.Raise(object.NameError, "name '%s' is not defined", r.config.Handler)
	}
	if err := m.CheckHandler(r.config.Handler, handler); err != nil {
		return err
	}
	if _, err = m.Start(handler); err == nil {
		r.state = ready
	}
	return err
}

// Left returns the number of bytecodes left of this turn.
func (r *Robot) Left() int64 { return r.machine.TellRemaining() }

// Reserve must be called by functions of the API before they make values of more than
// some hundred bytes, which the bytecode of the call does not pay for. It raises
// MemoryError when the robot would keep more alive than it may.
func (r *Robot) Reserve(bytes int64) error { return r.machine.Reserve(bytes) }

// Spend takes bytecodes from the budget for work of the host that is done at once. What is beyond the budget is a debt: the robot is paused
// after the call.
func (r *Robot) Spend(bytecodes int) { r.machine.Spend(bytecodes) }

// Close ends the robot. If it is paused, none of its code runs any more. The robot must not be used
// after that, nor be closed again, as its memory is that of the Pool's next one.
func (r *Robot) Close() {
	memory, pool := r.memory, r.config.Pool
	if memory == nil { // it has been closed
		return
	}
	r.end()
	r.known.clear()
	*memory = robotMemory{robot: Robot{state: failed}}
	pool.closed = append(pool.closed, memory)
}

// end is Close in a turn of the robot's own, after which it is seen what that has done.
func (r *Robot) end() {
	r.machine.Close()
	r.state = failed
}

// describe writes the traceback of an exception. The exception may have a __str__ in
// Python, which runs within what is left of the turn's budget, all slices of it, and costs nothing of it;
// without enough left, the message is left out.
func (r *Robot) describe(exc *object.Instance) *Exception {
	e := &Exception{Type: strings.Clone(exc.Class.Name)}
	if trace := exc.Exc.Trace; len(trace) > 0 {
		e.At = Place{trace[0].File, trace[0].Function, trace[0].Line}
	}
	if exc.Class.IsSubclass(object.SystemExit) {
		e.Exit = &Exit{}
	}
	write := object.NewBuiltin("traceback", func(t *object.Thread, _ object.Args) (Value, error) {
		if e.Exit != nil {
			if err := e.Exit.describe(t, exc); err != nil {
				return object.None, err
			}
		}
		var err error
		e.Traceback, e.Message, err = traceback.Traceback(t, exc, r.linked.source)
		return object.None, err
	})
	if _, err := r.machine.Start(write.Value()); err != nil {
		r.machine.Close()
		e.Traceback, e.Message = traceback.PlainTraceback(exc, r.linked.source)
	}
	return e
}

// exitCode is the attribute of SystemExit that has the code.
var exitCode = object.NewSharedStr("code")

// describe fills in what a SystemExit asks for.
func (e *Exit) describe(t *object.Thread, exc *object.Instance) error {
	code, err := ops.GetAttr(t, exc.Value(), exitCode)
	if err != nil {
		return err
	}
	if code.IsNone() {
		e.Success = true
		return nil
	}
	if code.IsIntLike() {
		isOther, err := ops.Truth(t, code)
		e.Success = err == nil && !isOther
		return err
	}
	e.Message, err = ops.Str(t, code)
	return err
}
