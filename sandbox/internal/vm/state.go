package vm

import (
	"math"
	"unsafe"

	"bhack/sandbox/internal/object"
)

// WriteState writes down all that the robot's code will find when it is called next. ok is
// false when that cannot be described, as while the robot is paused. The slices are
// those of [object.State].
func (m *Machine) WriteState(s *object.State) (words []uint64, objects []object.Value, ok bool) {
	s.Other = writeFunction
	return s.Describe(m.writeRoots)
}

// Recycle says whether the machine takes objects from the pool's Recycler from now on. If so, it
// has to be settled after each turn whether they may be handed out again.
func (m *Machine) Recycle(yes bool) {
	m.Recycler = nil
	if yes {
		m.Recycler = &m.pool.recycler
	}
}

// AtRest tells that no code is under way, so that all that the robot keeps is in its modules.
func (m *Machine) AtRest() bool {
	return m.frame == nil && m.co == nil && len(m.Held) == 0 && m.made.IsNil()
}

// Contents is a copy of a robot's state, by which it can be seen whether it still is in that.
type Contents struct {
	object.Contents
	counts  [3]uint64
	changes uint64
	// former are objects that the Recycler has handed out since then, and that the robot has kept for a while.
	former []object.Former
}

// CopyContents copies the state that WriteState has found the objects of.
func (m *Machine) CopyContents(c *Contents, objects []object.Value) {
	scratch := &m.pool.contents
	scratch.Copy(objects)
	scratch.Clone(&c.Contents, &m.pool.copies)
	c.counts, c.changes = m.counts(), m.changes()
	c.forgetFormer()
}

// Clear makes c empty, as that of object.Contents does.
func (c *Contents) Clear() {
	c.Contents.Clear()
	c.former = nil
}

// Empty is Clear for what will be the clone of another one.
func (c *Contents) Empty() {
	c.Contents.Empty()
	c.forgetFormer()
}

// forgetFormer notes that it is not looked any more whether the robot keeps what it has kept: that is part of its state now.
func (c *Contents) forgetFormer() {
	clear(c.former)
	c.former = c.former[:0]
}

// Compare returns what has become of the robot's state since it was copied.
func (m *Machine) Compare(c *Contents) object.Change {
	if c.counts != m.counts() || c.changes != m.changes() {
		return object.Changed
	}
	return c.Contents.Compare()
}

// SettleUse settles which of the objects that the Recycler has handed out may be handed out again
// after a turn, in which the robot's state, of which there is a copy, has changed that much. It returns how much time that
// saves, less what it has taken to find out, in nanoseconds or so.
func (m *Machine) SettleUse(c *Contents, change object.Change) (saved int64) {
	saved = m.Recycler.Worth() - c.CompareTime()
	switch {
	case !m.AtRest():
	case change != object.Changed:
		m.Recycler.Reuse()
		if change == object.NewTexts {
			m.Recycler.ForgetTexts()
		} else {
			m.Recycler.ReuseTexts(&m.Thread)
		}
		return saved
	case m.Recycler.InUse() && c.counts == m.counts() && c.changes == m.changes():
		var ok bool
		if m.pool.kept, ok = c.Kept(m.pool.kept[:0]); ok {
			var lost int
			c.former, lost = m.Recycler.ReuseBut(m.pool.kept, c.former)
			return saved - keptTime - keptObjectTime*int64(len(m.pool.kept)) - lostTime*int64(lost)
		}
	}
	m.Recycler.Forget()
	return -c.CompareTime() - keptTime
}

// It takes keptTime to find out which objects are kept, and keptObjectTime for each of them, and another one takes lostTime to make
// in its place, in nanoseconds.
const keptTime, keptObjectTime, lostTime = 200, 50, 70

func (m *Machine) writeRoots(s *object.State) {
	if !m.AtRest() || m.Identified() > 0 {
		s.Fail()
		return
	}
	for _, im := range m.modules {
		s.Text(im.key)
		s.Value(im.module.Value())
	}
	counts := m.counts()
	s.Word(counts[:]...)
}

// counts returns what of the state is in no object.
func (m *Machine) counts() [3]uint64 {
	return [...]uint64{uint64(len(m.modules)), m.NaNs(), uint64(m.Identified())}
}

// changes counts the changes that have been made to what is in no object of the state.
func (m *Machine) changes() uint64 { return uint64(m.imports) | uint64(m.functionChanges)<<32 }

// writeFunction writes down a function.
func writeFunction(s *object.State, v object.Value) {
	fn := asFunction(v)
	s.Word(uint64(uintptr(unsafe.Pointer(fn.Code)))) // robots share it
	s.Value(fn.Globals.Value())
	writeSlice(s, fn.Defaults)
	writeSlice(s, fn.Closure)
	r := fn.rest
	if r == nil {
		s.Word(0)
		return
	}
	s.Word(1)
	writeSlice(s, r.kwDefaults)
	s.Dict(r.attrs)
	for _, v := range [...]object.Value{r.name, r.qualname, r.doc, r.module, r.annotations} {
		s.Value(v)
	}
}

// writeSlice writes down values and the capacity of their slice, which a census counts.
func writeSlice(s *object.State, values []object.Value) {
	s.Word(uint64(cap(values)))
	s.Values(values)
}

// Expense is what a turn has taken. It has no pointers, so that many are no work for the
// garbage collector.
type Expense struct {
	// Bytecodes is what has been spent, and room by how much Room has become less.
	Bytecodes, room int32
	// texts and pairs are how many parts of blocks have been taken.
	texts, pairs int32
	// left is what was left of the budget when the turn began, if its code has asked for that, which takes some; else 0.
	left int32
}

// start is where a turn began.
type start struct {
	spent, left int64
	room        int64
	parts       object.Parts
	// least is the least Room that there was before an instruction was undone.
	least int64
}

// Unburdened reports whether the turn that Grant has begun has all of the budget, and no debt.
func (m *Machine) Unburdened(budget int64) bool {
	return m.unpaid == 0 && m.granted == budget && m.Remaining() == budget
}

// Begin notes where a turn begins, for Expense. counters are where the robot's counters are,
// and dicts those that have some of them.
func (m *Machine) Begin(counters []*object.Value, dicts []*object.Dict) {
	m.Follow()
	m.noting, m.pool.drawn = true, m.pool.drawn[:0]
	m.start, m.budgeted = start{m.Spent(), m.Remaining(), m.Room, m.Parts(), m.Room}, false
	if len(counters) > 0 {
		m.watch = &m.pool.watch
		m.watch.begin(&m.Thread, counters, dicts)
	}
}

// BeginTopLevel is Begin for the top level, before which there are no counters.
func (m *Machine) BeginTopLevel() {
	m.Begin(nil, nil)
	m.starting = true
}

// Expense returns what the turn has taken since Begin, and what it has done with counters.
// ok is false if that did not follow from the robot's state and what the host answered.
func (m *Machine) Expense() (e Expense, d Dealings, ok bool) {
	parts := m.Parts()
	sizes := [...]int64{m.Spent() - m.start.spent, m.start.room - m.Room, parts.Texts - m.start.parts.Texts, parts.Pairs - m.start.parts.Pairs}
	ok = !m.HasStrayed() && m.Remaining() >= 0 && m.Room <= m.start.least && max(sizes[0], sizes[1], sizes[2], sizes[3]) <= math.MaxInt32
	e = Expense{Bytecodes: int32(sizes[0]), room: int32(sizes[1]), texts: int32(sizes[2]), pairs: int32(sizes[3])}
	if m.budgeted {
		e.left = int32(m.start.left)
		ok = ok && int64(e.left) == m.start.left
	}
	if m.watch != nil {
		var known bool
		d, known = m.watch.dealings()
		ok = ok && known
		m.watch = nil
	}
	m.noting, m.starting = false, false
	if len(m.pool.drawn) > 0 {
		d.drawn = m.pool.drawn
	}
	return e, d, ok
}

// Budgeted reports whether a turn that took e would be told the same of the budget.
func (m *Machine) Budgeted(e *Expense) bool { return e.left == 0 || int64(e.left) == m.Remaining() }

// Fits reports whether a turn that asks the same of the counters would be answered the same, and whether one that draws random
// numbers now would find the same of these.
func (m *Machine) Fits(d *Dealings, counters []*object.Value) (counted, drawn bool) {
	if !d.fit(counters) {
		return false, false
	}
	_, drawn = m.drawnFit(d.drawn)
	return true, drawn
}

// Take does to the counters and to the random source what a turn did that began in the same state, in place of the turn. The
// turn must fit.
func (m *Machine) Take(d *Dealings, counters []*object.Value) {
	d.take(counters)
	if len(d.drawn) > 0 {
		words, _ := m.drawnFit(d.drawn)
		m.SkipWords(words)
	}
}

// mostRefunded is the most that an instruction is charged for and given back: it may raise before what
// comes after its operation, for instance. A turn needs that much more than it spends.
const mostRefunded = math.MaxUint8

// Affords reports whether a turn that takes e would neither pause nor be interrupted by a census.
func (m *Machine) Affords(e Expense) bool {
	return m.Room >= int64(e.room) && m.Left >= int64(e.Bytecodes)+mostRefunded
}

// Pay takes what was taken by something that does not have to run. The machine must afford it.
func (m *Machine) Pay(e Expense) {
	m.Left -= int64(e.Bytecodes)
	m.Room -= int64(e.room)
	m.SkipParts(object.Parts{Texts: int64(e.texts), Pairs: int64(e.pairs)})
}

// PayTurn is Grant, Pay and EndTurn for a turn with a budget, in place of which what one took is paid. It returns false if the turn
// is burdened with a debt, would be told something else of the budget, or would pause or be interrupted by a census: then
// Grant has to follow.
func (m *Machine) PayTurn(budget int64, e *Expense) bool {
	mem, bytecodes := &m.memory, int64(e.Bytecodes)
	if m.unpaid != 0 || m.left() < 0 || e.left != 0 && int64(e.left) != budget || budget < bytecodes+mostRefunded {
		return false
	}
	if mem.limit > 0 {
		m.share()
		if mem.due < bytecodes+mostRefunded {
			return false
		}
	}
	if m.Room < int64(e.room) {
		return false
	}
	m.granted, m.Left, mem.withheld = budget, budget-bytecodes, 0
	m.Room -= int64(e.room)
	if e.texts|e.pairs != 0 {
		m.SkipParts(object.Parts{Texts: int64(e.texts), Pairs: int64(e.pairs)})
	}
	if mem.limit > 0 {
		mem.settled = budget
		m.settle()
	}
	return true
}
