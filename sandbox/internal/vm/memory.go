package vm

import (
	"math"

	"bhack/sandbox/internal/code"
	"bhack/sandbox/internal/object"
)

// What a robot may keep alive is limited, by a census of what can be reached from
// its modules and frames. A census is taken when the robot may have gone over its
// limit since the last one: code allocates about bytesPerBytecode at most for each
// bytecode spent, besides what Go code asks for by Thread.Reserve. So most robots
// are counted once in many turns.
//
// A turn in which the limit can be reached runs in slices: the bytecodes of the
// later ones are withheld, so that the machine stops as if paused, is counted, and
// goes on. When it is over its limit then, MemoryError is raised where it stands. A
// robot that catches that and goes on hoarding is ended when it is far over its
// limit.
const (
	// bytesPerBytecode is about the most that code allocates for each bytecode,
	// besides what is reserved.
	bytesPerBytecode = 64
	// minSlack is how many bytes a robot may always allocate between two censuses.
	minSlack = 64 << 10
	// bytecodesPerWork is what it costs that a census counts an object. The bytecodes
	// spent since the last census pay for it; the robot is charged for the rest, which
	// takes more objects than players have that do not hoard.
	bytecodesPerWork = 3
	// mostOwed is how many bytecodes of a debt count as spent: one takes what has been done already beyond the budget, and no long work,
	// which waits until it is paid.
	mostOwed = 1 << 14
)

// memory is what a machine knows of the memory of its robot.
type memory struct {
	// limit is the number of bytes that the robot may keep alive; 0 means no limit.
	limit int64
	group *Group
	// live is the number of bytes that the last census found, and fresh what may have
	// been allocated since. base is Room when fresh was last brought up to date.
	live, fresh, base int64
	// objects is how many objects and slices the last census found.
	objects int
	// settled is what unspent was when Room was last brought up to date,
	// and spent how many were spent since the last census.
	settled, spent int64
	// due is how many bytecodes may be spent before the next census.
	due int64
	// withheld are bytecodes of the turn that are not in Left yet, and unprobed those of them that are left until the next census, as a
	// Probe looks before.
	withheld, unprobed int64
	// pending is a MemoryError that is to be raised where the machine goes on.
	pending error
}

// Group is a limit on what several robots keep alive together, such as those of a
// team. One goroutine at a time may use it and the machines in it.
type Group struct {
	// Limit is the number of bytes; 0 means no limit.
	Limit int64
	// used is what all machines may keep alive: what the last census of each found, and
	// what it may have allocated since.
	used int64
}

// LimitMemory sets how many bytes the robot may keep alive, 0 for no limit, and with
// whom it shares another limit, nil for nobody. It must be called before the robot
// runs.
func (m *Machine) LimitMemory(limit int64, group *Group) {
	if limit == 0 && group != nil {
		limit = group.Limit
	}
	if m.memory.limit, m.memory.group = limit, group; limit > 0 {
		m.Room, m.memory.base, m.memory.due = limit, limit, limit/bytesPerBytecode
	}
}

// allowance returns how many bytes the robot may keep alive now.
func (m *Machine) allowance() int64 {
	limit := m.memory.limit
	if g := m.memory.group; g != nil && g.Limit > 0 {
		limit = min(limit, g.Limit-g.used+m.memory.live+m.memory.fresh)
	}
	return max(limit, minSlack)
}

// slack is how many bytes a robot may allocate between two censuses at least, and so
// by how much it may be over its limit before it is stopped: a census of as much as
// the limit allows should be worth its time.
func (m *Machine) slack() int64 { return max(m.allowance()/4, minSlack) }

// left returns the number of bytecodes left of the turn.
func (m *Machine) left() int64 { return m.Left + m.memory.withheld + m.unpaid }

// unspent returns how many bytecodes are left of the turn for code to allocate by.
func (m *Machine) unspent() int64 { return max(m.left(), -mostOwed) }

// settle takes from Room what code can have allocated for the bytecodes spent since
// it was last called, and tells the group.
func (m *Machine) settle() {
	mem := &m.memory
	left := m.unspent()
	spent := mem.settled - left
	mem.settled = left
	mem.spent += spent
	mem.due -= spent
	m.Room -= spent * bytesPerBytecode
	fresh := mem.base - m.Room
	mem.base = m.Room
	mem.fresh += fresh
	if mem.group != nil {
		mem.group.used += fresh
	}
}

// EndTurn tells the group what the robot may have allocated in its turn.
func (m *Machine) EndTurn() {
	if m.memory.limit > 0 {
		m.settle()
	}
}

// share makes Room no more than what the group has room for. Where that may be too
// little for the turn, a census comes first.
func (m *Machine) share() {
	g := m.memory.group
	if g == nil || g.Limit == 0 {
		return
	}
	if free := max(g.Limit-g.used, 0); free < m.Room {
		m.Room, m.memory.base = free, free
		m.memory.due = min(m.memory.due, free/bytesPerBytecode)
	}
}

// slice withholds what of the turn's bytecodes there may not be room for.
func (m *Machine) slice() {
	m.memory.settled = m.unspent()
	m.share()
	n := min(max(m.memory.due, 0), max(m.Left, 0))
	if m.Probe != nil {
		m.Probe.Begin(m)
		m.memory.unprobed, n = n, 0
	}
	if m.Left > n {
		m.memory.withheld = m.Left - n
		m.Left = n
	}
}

// nextSlice takes a census and grants bytecodes that were withheld. Its error is that of
// inspect.
func (m *Machine) nextSlice() error {
	mem := &m.memory
	err := m.inspect()
	n := min(mem.due+max(-m.Left, 0), mem.withheld)
	if m.Probe != nil {
		most := max(-m.Left, 0)
		mem.unprobed, n = max(n-most, 0), min(n, most)
	}
	m.Left += n
	mem.withheld -= n
	return err
}

// inspect takes a census. If the robot is over its limit it returns MemoryError, which is
// to be raised where it stands, or ErrKilled.
func (m *Machine) inspect() error {
	switch excess := -m.count(); {
	case excess > m.slack():
		return object.ErrKilled
	case excess > 0:
		return m.memoryError()
	}
	return nil
}

// heed sees to what an inspection has come to. It returns ErrKilled, or ErrPaused if the
// robot first has to pay for it.
func (m *Machine) heed(inspected error) error {
	if inspected == object.ErrKilled {
		return inspected
	}
	if inspected != nil {
		m.memory.pending = inspected
	}
	if m.Left < 0 {
		m.unpaid = min(-m.Left, m.unpaid)
		return ErrPaused
	}
	m.unpaid = 0
	return nil
}

// MakeRoom implements object.Machine.
func (m *Machine) MakeRoom(n int64) error {
	m.Strayed = true
	if n > m.allowance() {
		return m.memoryError()
	}
	if n > m.count() {
		return m.memoryError()
	}
	m.Room -= n
	return nil
}

func (m *Machine) memoryError() error { return object.RaiseValue(object.MemoryError) }

// count takes a census. It returns how many bytes more the robot may keep alive: less
// than none if it is over its limit.
func (m *Machine) count() int64 {
	m.Strayed = true
	m.settle()
	c := m.pool.getCensus()
	c.Expect(m.memory.objects)
	m.ForgetLookups()
	m.addRoots(c)
	c.Run()
	m.memory.objects = c.Found()
	m.ForgetIdentities(c)
	c.ForgetSubclasses()
	mem := &m.memory
	if mem.group != nil {
		mem.group.used += c.Bytes - mem.live - mem.fresh
	}
	mem.live, mem.fresh = c.Bytes, 0
	cost := max(c.Work*bytecodesPerWork-mem.spent, 0)
	m.Left -= cost
	m.mark -= cost // also if the instruction under way will run again
	mem.spent = 0
	c.Reset()
	mem.settled = m.unspent()
	m.Room = m.allowance() - mem.live
	m.markRoom, mem.base = m.Room, m.Room
	mem.due = max(m.Room, m.slack()) / bytesPerBytecode
	return m.Room
}

// forget takes what the robot kept alive out of its group's sum.
func (m *Machine) forget() {
	if m.memory.group != nil {
		m.memory.group.used -= m.memory.live + m.memory.fresh
	}
	m.memory.live, m.memory.fresh = 0, 0
}

// sizeRun is about what the stack of a coroutine needs for each loop that Go code
// has started on it.
const sizeRun = 2 << 10

// addRoots adds all from which the robot's code can reach objects.
func (m *Machine) addRoots(c *object.Census) {
	for _, im := range m.modules {
		c.Add(im.module.Value())
	}
	m.ClearUnused()
	for f := m.frame; f != nil; f = f.back {
		addFrame(c, f)
	}
	c.AddAll(m.Held)
	c.Add(m.made)
	if m.co != nil {
		c.AddBytes(int64(m.runs+1) * sizeRun)
	}
}

// ClearUnused clears the temporaries of the machine's frames that are not used any more. Others than these may hold what is left of earlier
// instructions, which keeps memory alive, and is not the same if the loop has done the work of several at once.
func (m *Machine) ClearUnused() {
	var chunk, own taken // of a chunk of the stack, and of the registers of a generator
	for f := m.frame; f != nil; f = f.back {
		at := f.next
		if f != m.frame || !m.charged && f.code.IndexOf(f.next) > 0 { // the instruction before is under way
			at = f.under()
		}
		t := &chunk
		if end := endOf(f.regs); end != chunk.end {
			if end == own.end || f.kind == generatorFrame {
				t = &own
			}
			if end != t.end {
				*t = taken{end: end, last: math.MaxInt}
			}
		}
		f.clearUnused(at, cap(f.regs)-t.first, cap(f.regs)-t.last)
		t.first, t.last = cap(f.regs), min(t.last, cap(f.regs)-len(f.regs))
	}
}

// taken tells which of some registers are those of frames that have been called from the frame to come. Frames share registers: a frame has its own
// from the arguments on, which are registers of its caller's, and those of a generator are elsewhere.
type taken struct {
	end *object.Value // the last one
	// first and last are how far they are from the end: those between, first included, are taken. All are free if first is 0.
	first, last int
}

// endOf returns the last one of what some registers are a part of; nil for none.
func endOf(regs []object.Value) *object.Value {
	if cap(regs) == 0 {
		return nil
	}
	return &regs[:cap(regs)][cap(regs)-1]
}

// clearUnused clears the temporaries that are not used from an instruction on, but for registers of other frames: those from one to another.
func (f *frame) clearUnused(at *code.Instr, from, to int) {
	first := f.code.FirstTemp()
	live := f.code.LiveTemps(f.code.IndexOf(at))
	if live == nil {
		return
	}
	for i := first; i < len(f.regs); i++ {
		if temp := i - first; live[temp/64]>>(temp%64)&1 == 0 && (i < from || i >= to) {
			f.regs[i] = object.Value{}
		}
	}
}

func addFrame(c *object.Census, f *frame) {
	c.AddBytes(sizeFrame + int64(len(f.regs))*object.SizeValue)
	c.AddAll(f.regs)
	c.AddDict(f.names)
	c.Add(f.self)
	if f.globals != entryGlobals {
		c.Add(f.globals.Value())
	}
	if f.gen != nil {
		c.Add(f.gen.Value())
	}
	if f.importing != nil {
		c.Add(f.importing.module.Value())
	}
	if f.fold != nil {
		c.Add(f.fold.total)
	}
	if f.class != nil {
		f.class.Walk(c)
	}
}

const (
	sizeFrame    = 208
	sizeFunction = 208
	// sizeFunctionRest is that of a functionRest.
	sizeFunctionRest = 112
	sizeGenerator    = 64
)

// countOther counts the objects that this package defines.
func countOther(c *object.Census, v object.Value) {
	switch v.Kind() {
	case object.KindFunction:
		fn := asFunction(v)
		c.AddBytes(sizeFunction)
		c.AddSlice(fn.Defaults)
		c.AddSlice(fn.Closure)
		c.Add(fn.Globals.Value())
		if r := fn.rest; r != nil {
			c.AddBytes(sizeFunctionRest)
			c.AddSlice(r.kwDefaults)
			c.AddDict(r.attrs)
			c.AddAll([]object.Value{r.name, r.qualname, r.doc, r.module, r.annotations})
		}
	case object.KindGenerator:
		g := asGenerator(v)
		c.AddBytes(sizeGenerator)
		for _, name := range []*object.Str{g.name, g.qualname} {
			if name != nil {
				c.Add(name.Value())
			}
		}
		unused := expressionRegs
		if g.frame != nil {
			if !g.running { // else it is one of the machine's frames
				g.frame.clearUnused(g.frame.next, 0, 0)
			}
			addFrame(c, g.frame)
			unused -= len(g.frame.regs)
		}
		if g.isExpression {
			c.AddBytes(int64(unused) * object.SizeValue)
		}
		c.Add(g.pushed)
	}
}
