package vm

import (
	"bhack/sandbox/internal/code"
	"bhack/sandbox/internal/meter"
	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/ops"
	"bhack/sandbox/internal/special"
)

func newGenerator(c *code.Code, globals *object.Module, regs []object.Value) *Generator {
	made := new(struct {
		Generator
		own frame
	})
	made.begin(&made.own, c, globals, regs)
	return &made.Generator
}

// begin makes g a generator that has not started, with a frame that no generator has had
// but perhaps g itself, until it ended.
func (g *Generator) begin(f *frame, c *code.Code, globals *object.Module, regs []object.Value) {
	g.Kind, g.code, g.frame = object.KindGenerator, c, f
	g.running, g.started = false, false
	g.name, g.qualname, g.site, g.pushed = nil, nil, nil, object.Value{}
	f.back, f.code, f.regs, f.globals = nil, c, regs, globals
	f.next, f.kind, f.gen = &c.Instrs[0], generatorFrame, g
}

// nameAs gives the generator the names of its function, if these have been set.
func (g *Generator) nameAs(fn *Function) {
	if fn.rest == nil {
		return
	}
	if v := fn.rest.name; !v.IsNil() {
		g.name = special.Payload(v).Str()
	}
	if v := fn.rest.qualname; !v.IsNil() {
		g.qualname = special.Payload(v).Str()
	}
}

// expression is the generator of a generator expression that needs few registers: one object
// with them. They are empty while it is not in use.
type expression struct {
	Generator
	own  frame
	regs [expressionRegs]object.Value
}

// expressionRegs is how many registers an expression has.
const expressionRegs = 16

// newExpression is newGenerator for a generator expression, with registers that are empty.
// It takes the last one that a fold has done with.
func (m *Machine) newExpression(c *code.Code, globals *object.Module) *Generator {
	if c.NumRegs > expressionRegs {
		return newGenerator(c, globals, make([]object.Value, c.NumRegs))
	}
	e := m.pool.spare
	if m.pool.spare = nil; e == nil {
		e = new(expression)
		e.isExpression = true
	}
	// Beyond its registers there must be none that calls could take for theirs.
	e.begin(&e.own, c, globals, e.regs[:c.NumRegs:c.NumRegs])
	return &e.Generator
}

// finish marks the generator as ended. Its frame, which is a part of it, lets go of what it
// has.
func (g *Generator) finish() {
	if f := g.frame; f != nil {
		f.regs, f.spare = nil, nil
	}
	g.frame, g.running = nil, false
}

// takePushed returns the item that has been pushed back, or the zero Value.
func (g *Generator) takePushed() object.Value {
	v := g.pushed
	if !v.IsNil() {
		g.pushed = object.Value{}
	}
	return v
}

// link makes the generator's frame the innermost one, above f. sent is what the yield gives where it is suspended, the zero Value if an
// exception is to be raised there: then the variable that it would be assigned to stays what it is.
func (m *Machine) link(f *frame, g *Generator, sent object.Value) (*frame, error) {
	if g.running {
		return nil, object.Raise(object.ValueError, "generator already executing")
	}
	if m.Depth >= m.MaxDepth {
		return nil, recursionError()
	}
	gf := g.frame
	gf.back, gf.chunk, gf.spare = f, 0, nil
	if f != nil {
		gf.chunk = f.chunk
		if gf.spare = f.regs[len(f.regs):cap(f.regs)]; len(gf.spare) == 0 {
			gf.spare = f.spare
		}
	}
	g.running = true
	switch {
	case gf.delegating: // the YieldFrom runs again
		gf.regs[gf.next.C] = sent
		gf.delegating = false
	case g.started:
		in := gf.under()
		if !sent.IsNil() {
			gf.regs[in.A] = sent
		}
		m.Left -= int64(in.After)
	}
	g.started = true
	m.frame = gf
	m.Depth++
	return gf, nil
}

// enterGenerator makes the loop go on in the generator over which a ForIter in f
// iterates.
func (m *Machine) enterGenerator(f *frame, in *code.Instr, g *Generator) error {
	if g.frame == nil {
		f.jump(in.C)
		return nil
	}
	if v := g.takePushed(); !v.IsNil() {
		return m.store(f, in, v, nil)
	}
	gf, err := m.link(f, g, object.None)
	if err == nil {
		gf.inLoop, gf.entry = true, false
	}
	return err
}

// yield suspends the generator whose frame f is. It returns true when the loop has
// to hand the value to the Go code that resumed the generator.
func (m *Machine) yield(f *frame, v object.Value) bool {
	g := f.gen
	g.running = false
	back := f.back
	f.back, f.spare = nil, nil
	m.stack.putAbove(f)
	m.frame = back
	m.Depth--
	if f.entry {
		m.yielded = true
		return true
	}
	in := back.under()
	back.regs[in.A] = v
	m.Left -= int64(in.After)
	return false
}

// Resume implements object.Machine.
func (m *Machine) Resume(gen, sent object.Value, thrown *object.Raised) (object.Value, bool, error) {
	if !m.inCo {
		return object.Value{}, false, object.ErrReenter
	}
	g := asGenerator(gen)
	if g.frame == nil {
		if thrown != nil {
			return object.Value{}, false, thrown
		}
		return object.None, true, nil
	}
	if v := g.takePushed(); !v.IsNil() && thrown == nil {
		return v, false, nil
	}
	if !g.started && thrown == nil && !sent.IsNone() {
		return object.Value{}, false, object.Raise(object.TypeError,
			"can't send non-None value to a just-started generator")
	}
	if !g.started && thrown != nil {
		g.finish()
		if thrown.Exc.Class.IsSubclass(object.StopIteration) {
			thrown = m.stopInGenerator(thrown)
		}
		return object.Value{}, false, thrown
	}
	delegating := g.frame.delegating
	if thrown != nil {
		sent = object.Value{}
	}
	gf, err := m.link(m.frame, g, sent)
	if err != nil {
		return object.Value{}, false, err
	}
	gf.inLoop, gf.entry = false, true
	gf.delegating = delegating && thrown != nil
	if thrown != nil {
		if v, yielded, err := m.throw(gf, thrown); yielded || err != nil {
			return v, false, err
		}
	}
	m.yielded = false
	m.runs++
	v, err := m.run()
	m.runs--
	if err != nil {
		return object.Value{}, false, err
	}
	yielded := m.yielded
	m.yielded = false
	return v, !yielded, nil
}

// throw raises an exception where the generator of gf is suspended: in the iterator
// to which it delegates, if it does. It reports whether that one has yielded;
// otherwise the loop is to go on in gf.
func (m *Machine) throw(gf *frame, thrown *object.Raised) (v object.Value, yielded bool, err error) {
	err = thrown
	if gf.delegating {
		in := gf.next
		gf.next = object.Next(in)
		gf.delegating = false
		var done bool
		v, done, err = m.throwInto(gf.regs[in.B], thrown)
		switch {
		case err == nil && done:
			gf.regs[in.A] = v
			return v, false, nil
		case err == nil:
			gf.next = in
			gf.delegating = true
			m.yield(gf, v)
			m.yielded = false
			return v, true, nil
		}
	}
	if _, raised := err.(*object.Raised); !raised {
		return v, false, err
	}
	return v, false, m.unwind(gf, err)
}

// throwInto raises an exception in the iterator of a yield from: by its method
// throw, or for a GeneratorExit by its method close, after which the exception goes
// on. Without such a method it is returned.
func (m *Machine) throwInto(it object.Value, thrown *object.Raised) (v object.Value, done bool, err error) {
	t := &m.Thread
	if thrown.Exc.Class.IsSubclass(object.GeneratorExit) {
		if err := ops.CloseIterator(t, it); err != nil {
			return v, false, err
		}
		return v, false, thrown
	}
	if err := t.Charge(meter.SpecialCost); err != nil {
		return v, false, err
	}
	if it.Kind() == object.KindGenerator {
		return m.Resume(it, object.None, thrown)
	}
	method, err := ops.FindAttr(t, it, special.NameThrow)
	if err != nil {
		return v, false, err
	}
	if method.IsNil() {
		return v, false, thrown
	}
	v, err = t.Call(method, thrown.Exc.Class.Value(), thrown.Exc.Value(), object.None)
	if ops.IsStopIteration(err) {
		return ops.StopValue(err), true, nil
	}
	return v, false, err
}

// leaveLoop executes LeaveLoop: a generator that nothing but the loop refers to is
// closed, as CPython does when the count of its references becomes zero. So it is if
// the instructions that the loop begins with have made it. What it raises is lost.
func (m *Machine) leaveLoop(f *frame, in *code.Instr) error {
	it := f.regs[in.A]
	if it.Kind() != object.KindGenerator {
		return nil
	}
	g, made := asGenerator(it), f.code.Instrs
	if g.frame == nil || g.site != &made[in.B] && (in.C < 0 || g.site != &made[in.C]) {
		return nil
	}
	return m.drop(f, g)
}

// Drop implements object.Machine. That nothing else refers to a generator is known of
// one that the last instruction but the current one has made, for a temporary of the
// frame: then what is current is the only use of that.
func (m *Machine) Drop(gen object.Value) error {
	g, f := asGenerator(gen), m.frame
	if g.frame == nil || g.running || f == nil || f.next == &f.code.Instrs[0] || !isTemporary(f, g) {
		return nil
	}
	return m.drop(f, g)
}

// isTemporary reports whether nothing refers to a generator but the instruction in front of
// the one under way.
func isTemporary(f *frame, g *Generator) bool {
	at := maker(f.code, f.code.IndexOf(f.under()))
	return at >= 0 && g.site == &f.code.Instrs[at] && f.regs[f.code.Instrs[at].B] == g.Value()
}

// maker returns the index of the call that has made a temporary value, which instruction
// use is the first to use: looked for from there back past those that only load what stands
// in the source after it; or -1. Where something jumps to, the value may come from elsewhere.
func maker(c *code.Code, use int) int {
	for at := use - 1; at >= 0 && !c.IsJumpTarget(at+1); at-- {
		switch in := &c.Instrs[at]; in.Op {
		case code.LoadConst, code.LoadGlobal, code.LoadCounter:
		case code.Call, code.CallMethod, code.CallDrawn, code.CallKw, code.CallEx, code.Comprehend:
			if int(in.B) >= c.FirstTemp() {
				return at
			}
			return -1
		default:
			if !in.Op.IsNote() {
				return -1
			}
		}
	}
	return -1
}

// drop closes a generator that has been made in f, and to which nothing refers. What it
// raises is lost.
func (m *Machine) drop(f *frame, g *Generator) error {
	if len(g.code.Handlers) > 0 || g.frame.delegating {
		m.Spend(meter.RaiseCost)
		err := ops.CloseGenerator(&m.Thread, g.Value())
		if _, raised := err.(*object.Raised); raised {
			return nil
		}
		return err
	}
	if err := m.dropIterated(f, g); err != nil {
		return err
	}
	g.finish()
	return nil
}

// dropIterated closes the generator over which a generator expression iterates, if it
// has been made right before that.
func (m *Machine) dropIterated(f *frame, g *Generator) error {
	if g.code.Name != "<genexpr>" || g.frame.regs[0].Kind() != object.KindGenerator {
		return nil
	}
	inner, at := asGenerator(g.frame.regs[0]), f.code.IndexOf(g.site)-1
	if inner.frame == nil || inner.running || at < 0 || f.code.IsJumpTarget(at+1) {
		return nil
	}
	in := &f.code.Instrs[at]
	if in.Op != code.GetIter && in.Op != code.GetCursor {
		return nil
	}
	by := maker(f.code, at)
	if inner.site == in || by >= 0 && inner.site == &f.code.Instrs[by] && f.code.Instrs[by].B == in.B {
		return m.drop(f, inner)
	}
	return nil
}
