package vm

import (
	"bhack/sandbox/internal/code"
	"bhack/sandbox/internal/meter"
	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/ops"
	"bhack/sandbox/internal/special"
)

// sync brings up to date what Go code may look at while the instruction is under
// way: the frame's next instruction and the bytecodes left. The bytecodes of the instruction
// that come after the operation itself are not spent yet; whoever completes the
// operation takes them off again.
func (m *Machine) sync(f *frame, in *code.Instr, left int64) {
	f.next = object.Next(in)
	m.Left = left + int64(in.After)
	m.mark = left + int64(in.Cost)
	m.markRoom = m.Room
}

// goOn prepares the loop to go on where it was paused, unless an exception is to be raised
// there. The loop charges the instruction again if it has been paid for.
func (m *Machine) goOn() error {
	m.charged = false
	f, err := m.frame, m.memory.pending
	if err == nil {
		m.Left += m.refund
		return nil
	}
	m.memory.pending = nil
	f.next = object.Next(f.next)
	return m.unwind(f, err)
}

// PausedAt returns where the code is that goes on when the machine does, in its innermost frame; line is 0 if there is none.
func (m *Machine) PausedAt() (file, function string, line int) {
	f := m.frame
	if f == nil {
		return "", "", 0
	}
	return f.code.File, f.code.Name, int(f.code.Lines[f.code.IndexOf(f.next)])
}

// passNote executes a note, as the loop does.
func (m *Machine) passNote(f *frame, in *code.Instr) {
	switch {
	case !m.anchor.loose:
	case in.Op == code.TestAnchor:
		m.testAnchor(in, operand(f.regs, f.code.Consts, in.A), operand(f.regs, f.code.Consts, in.B))
	default:
		m.note(f, in)
	}
}

// outOfBudget pauses the machine before the instruction next, as what it has just been charged
// leaves less than no bytecodes: the instruction's cost, if paid is set, or the toll of the
// jump that leads there. It goes on once the debt is paid.
func (m *Machine) outOfBudget(f *frame, next *code.Instr, left int64, price uint8, paid bool) error {
	for paid && next.Op.IsNote() { // which is no bytecode: as without it, the instruction after it is charged
		m.passNote(f, next)
		next = object.Next(next)
		price = next.Cost
		left -= int64(price)
	}
	m.Left, f.next = left, next
	m.unpaid = min(-left, int64(price))
	m.charged, m.refund = true, 0
	if paid {
		m.refund = int64(price)
	}
	if !m.inCo {
		return ErrPaused
	}
	err := m.suspend()
	if err != nil { // an exception in place of the instruction, or the end
		m.charged = false
		f.next = object.Next(next)
	}
	return err
}

// failed handles the error of an instruction of the innermost frame: it makes the
// loop go on in the handler of an exception, or returns what the loop returns.
func (m *Machine) failed(err error) error {
	f := m.frame
	switch err {
	case object.ErrReenter: // the instruction is undone, so that it can run again
		f.next = f.under()
		m.start.least = min(m.start.least, m.Room)
		m.Left, m.Room = m.mark, m.markRoom
		return err
	case ErrPaused, object.ErrKilled:
		return err
	}
	if f.under().Op != code.Raise { // an exception that Go code has made
		m.Spend(meter.RaiseCost + meter.MessageCost(err.(*object.Raised).Exc))
	}
	return m.unwind(f, err)
}

// unwind finds the handler of an exception that the instruction under way in f has raised and makes its
// frame the innermost one. It returns the exception when no frame up to the entry
// one has a handler; that frame is gone then.
func (m *Machine) unwind(f *frame, err error) error {
	if m.watch != nil {
		m.watch.lose()
	}
	if m.anchor.loose {
		m.anchor.texts.reset() // it may not have become what a note has told
	}
	raised := err.(*object.Raised) // all other errors are signals
	m.chain(f, raised.Exc, false)
	fresh := !m.reraising
	m.reraising = false
	for {
		if fresh {
			exc := raised.Exc.Exc
			if len(exc.Trace) < maxTrace && f.code != entryCode {
				exc.Trace = append(exc.Trace, object.TraceEntry{
					File: f.code.File, Function: f.code.Name, Line: int(f.code.Lines[f.code.IndexOf(f.under())]),
				})
			}
		}
		fresh = true
		if h := m.findHandler(f.code, f.code.IndexOf(f.under())); h != nil {
			state := f.regs[h.State : h.State+6]
			v := raised.Exc.Value()
			state[0], state[1], state[2] = v, object.Value{}, object.Value{}
			state[4], state[5] = v, v
			f.jump(h.Target)
			m.frame = f
			return nil
		}
		m.Spend(1)
		if m.Probe != nil {
			m.Probe.Unwind(m)
		}
		raised = m.abandon(f, raised)
		entry := f.entry
		if f = m.pop(f); entry {
			return raised
		}
	}
}

// maxTrace is the number of lines that a traceback keeps; the outermost calls of a
// deeper one are left out.
const maxTrace = 2048

// abandon does what the kind of a frame asks for when an exception leaves it, and
// returns the exception that its caller gets.
func (m *Machine) abandon(f *frame, raised *object.Raised) *object.Raised {
	switch f.kind {
	case generatorFrame:
		f.gen.finish()
		if raised.Exc.Class.IsSubclass(object.StopIteration) {
			raised = m.stopInGenerator(raised)
		}
		if f.fold != nil { // the builtin function raises the exception once more
			m.takeFold(f)
			m.raiseAgain(f, raised)
		}
	case getterFrame:
		m.raiseAgain(f, raised)
	case moduleFrame:
		m.abandonImport(f.importing)
	}
	return raised
}

// raiseAgain has the instruction that called the function of f raise the exception which
// leaves that: Go code that calls a function gets its exceptions as errors.
func (m *Machine) raiseAgain(f *frame, raised *object.Raised) {
	m.Spend(meter.RaiseCost)
	m.chain(f.back, raised.Exc, false)
}

// stopInGenerator turns a StopIteration that leaves a generator into a
// RuntimeError (PEP 479).
func (m *Machine) stopInGenerator(raised *object.Raised) *object.Raised {
	r := object.Raise(object.RuntimeError, "generator raised StopIteration").(*object.Raised)
	r.Exc.Exc.Cause = raised.Exc.Value()
	r.Exc.Exc.Context = raised.Exc.Value()
	r.Exc.Exc.SuppressContext = true
	return r
}

const (
	// freeSteps is how many entries of a table, frames or exceptions the search for a
	// handler or a context may look at for nothing: more than in any code that does not
	// make such searches long on purpose.
	freeSteps = 32
	// stepsPerBytecode is how many of the further ones cost a bytecode.
	stepsPerBytecode = 4
)

// chargeSteps charges a search for its length. It may overdraw the budget: a search
// is not worth being paused.
func (m *Machine) chargeSteps(steps int) {
	if steps > freeSteps {
		m.Left -= int64(steps-freeSteps) / stepsPerBytecode
	}
}

// findHandler returns the handler of an exception that was raised at an index, or nil.
func (m *Machine) findHandler(c *code.Code, pc int) *code.Handler {
	for i := range c.Handlers {
		if h := &c.Handlers[i]; int(h.Start) <= pc && pc < int(h.End) {
			m.chargeSteps(i)
			return h
		}
	}
	m.chargeSteps(len(c.Handlers))
	return nil
}

// handled returns the exception that is being handled where f is, in f or in a
// frame below, or nil.
func (m *Machine) handled(f *frame) *object.Instance {
	steps := 0
	for ; f != nil; f = f.back {
		pc := f.code.IndexOf(f.under())
		for i := range f.code.Handling {
			h := &f.code.Handling[i]
			if int(h.Start) <= pc && pc < int(h.End) {
				if v := f.regs[h.State]; !v.IsNil() {
					m.chargeSteps(steps + i)
					return v.Instance()
				}
			}
		}
		steps += 1 + len(f.code.Handling)
	}
	m.chargeSteps(steps)
	return nil
}

// chain sets the context of an exception that is raised in f: the one that is
// being handled there. One that it has already, or has none of as it was thrown, stays, unless overwrite is set.
func (m *Machine) chain(f *frame, exc *object.Instance, overwrite bool) {
	if (!exc.Exc.Context.IsNone() || exc.Exc.Thrown) && !overwrite {
		return
	}
	context := m.handled(f)
	if context == nil || context == exc {
		return
	}
	m.chargeSteps(2 * unchain(context, exc)) // each is somewhere else in memory
	exc.Exc.Context = context.Value()
}

// unchain takes an exception out of the chain of contexts from another one on, which is to
// be its own. It returns how many exceptions it has looked at. A chain that Python code
// has made a loop of ends where Brent's method finds that out.
func unchain(from, exc *object.Instance) (steps int) {
	passed, next := from, 1
	for at := from; ; steps++ {
		context := at.Exc.Context
		if context.IsNone() {
			return steps
		}
		if context.Instance() == exc {
			at.Exc.Context = object.None
			return steps
		}
		switch at = context.Instance(); {
		case at == passed:
			return steps
		case steps == next:
			passed, next = at, 2*next
		}
	}
}

// raise executes Raise.
func (m *Machine) raise(f *frame, in *code.Instr) error {
	if in.A == 0 {
		exc := m.handled(f)
		if exc == nil {
			return object.Raise(object.RuntimeError, "No active exception to reraise")
		}
		m.reraising = true
		return exc.Raised()
	}
	exc, err := ops.MakeException(&m.Thread, f.regs[in.B])
	if err != nil {
		return err
	}
	if in.A == 2 {
		if err := m.setCause(exc, f.regs[in.B+1]); err != nil {
			return err
		}
	}
	m.chain(f, exc, true)
	return exc.Raised()
}

func (m *Machine) setCause(exc *object.Instance, cause object.Value) error {
	if !cause.IsNone() {
		c, err := ops.MakeException(&m.Thread, cause)
		if err == nil {
			cause = c.Value()
		} else if r, ok := err.(*object.Raised); ok && r.Exc.Class == object.TypeError && !isExceptionClass(cause) {
			return object.Raise(object.TypeError, "exception causes must derive from BaseException")
		} else {
			return err
		}
	}
	exc.Exc.Cause = cause
	exc.Exc.SuppressContext = true
	return nil
}

func isExceptionClass(v object.Value) bool {
	return v.Kind() == object.KindType && v.Type().IsException
}

// endFinally executes EndFinally.
func (m *Machine) endFinally(f *frame, in *code.Instr) error {
	state := f.regs[in.A : in.A+3]
	if v := state[0]; !v.IsNil() {
		state[0] = object.Value{}
		m.reraising = true
		return v.Instance().Raised()
	}
	if target := state[1]; !target.IsNil() {
		f.jump(int32(target.AsInt()))
	}
	return nil
}

// setupWith executes SetupWith.
func (m *Machine) setupWith(f *frame, in *code.Instr) error {
	manager := operand(f.regs, f.code.Consts, in.B)
	t := &m.Thread
	enter, err := special.Lookup(t, manager, special.NameEnter)
	if err != nil {
		return err
	}
	exit, err := special.Lookup(t, manager, special.NameExit)
	if err != nil {
		return err
	}
	if enter.IsNil() || exit.IsNil() {
		name := "__enter__"
		if exit.IsNil() && !enter.IsNil() {
			name = "__exit__"
		}
		return object.Raise(object.AttributeError, "%s", name)
	}
	v, err := t.Call(enter)
	if err != nil {
		return err
	}
	f.regs[in.A], f.regs[in.C] = exit, v
	return nil
}

// withCleanup executes WithCleanup.
func (m *Machine) withCleanup(f *frame, in *code.Instr) error {
	t := &m.Thread
	exit, exc := f.regs[in.B], f.regs[in.A]
	if exc.IsNil() {
		_, err := t.Call(exit, object.None, object.None, object.None)
		return err
	}
	raised := &exc.Instance().Exc.Trace
	trace := *raised // what is added to it meanwhile comes behind
	swallow, err := t.Call(exit, exc.Instance().Class.Value(), exc, object.Traceback)
	if err != nil {
		return err
	}
	truth, err := ops.Truth(t, swallow)
	switch {
	case err != nil:
		return err
	case truth:
		f.regs[in.A], f.regs[in.A+1] = object.Value{}, object.Value{}
	default: // where the exit has raised it, as a generator's does, is not on the way that it goes on from here
		*raised = trace
	}
	return nil
}
