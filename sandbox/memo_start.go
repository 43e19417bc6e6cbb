package sandbox

import (
	"unsafe"

	"bhack/sandbox/internal/vm"
)

// starts are what robots are when their top level has run. One that is told the same need not run it,
// but is made a copy of what another one was then.
type starts struct {
	all []*start
	// copied is how many robots have been made copies, and free how much memory is kept of copies that
	// have been closed.
	copied, free int64
}

// start is what a robot was.
type start struct {
	starts *starts
	// bits are those of the situation that it had been told.
	told, bits Situation
	// snapshot is nil if it cannot be copied.
	snapshot *vm.Snapshot
	state    *state
	// free is what robots were copies in that have been closed.
	free []*copied
}

// copied is what a robot is that is a copy of a start. All of its objects are alive as long as it is.
type copied struct {
	of *start
	vm.Adopted
	contents vm.Contents
	// all is room for that of knownState.
	all []unsafe.Pointer
}

const (
	// maxStarts is how many are remembered.
	maxStarts = 64
	// maxFree is how much memory is kept for the next robots of what others were.
	maxFree = 1 << 20
	// idleStarts is how many are remembered before one of them has to be of use.
	idleStarts = 8
)

// find returns that of robots that are told the same, or nil.
func (s *starts) find(situation Situation) *start {
	for _, st := range s.all {
		if situation&st.told == st.bits {
			return st
		}
	}
	return nil
}

// pay tells whether it may be worth while to remember another one.
func (s *starts) pay() bool {
	return len(s.all) < idleStarts || int64(len(s.all)) < min(s.copied, maxStarts)
}

// begin makes a robot that has not run yet a copy of a start, and tells whether it has done that.
func (m *Memo[E]) begin(r *Robot) bool {
	st := m.starts.find(m.host.Situation(r))
	if st == nil || st.snapshot == nil || !r.machine.Affords(st.snapshot) {
		return false
	}
	st.adopt(r)
	m.starts.copied++
	return true
}

// runFirst lets the first turn of a robot run, and remembers what it is when its top level has run,
// where that may be worth while.
func (m *Memo[E]) runFirst(r *Robot) Turn {
	situation := m.host.Situation(r)
	if m.starts.find(situation) != nil || !m.starts.pay() {
		return m.run(r)
	}
	r.machine.Begin(nil, nil)
	r.loaded = func() { m.starts.add(&m.states, r, m.host, situation) }
	t := m.run(r)
	if r.loaded != nil { // the top level has not come to an end
		r.loaded = nil
		r.machine.Expense()
	}
	return t
}

// adopt makes a robot a copy.
func (st *start) adopt(r *Robot) {
	c := st.take()
	r.machine.Adopt(st.snapshot, &c.Adopted, &c.contents)
	r.known = knownState{
		state: st.state, described: true, copied: c,
		all: c.all[:0], contents: c.contents, counters: c.Counters, counting: c.Counting,
	}
	r.state = ready
}

// take returns what a robot can be made a copy in.
func (st *start) take() *copied {
	n := len(st.free)
	if n == 0 {
		return &copied{of: st}
	}
	c := st.free[n-1]
	st.free = st.free[:n-1]
	st.starts.free -= st.snapshot.Bytes()
	return c
}

// give takes back what a robot was a copy in, to whose objects nothing refers any more.
func (st *start) give(c *copied) {
	if n := st.snapshot.Bytes(); st.starts.free+n <= maxFree {
		st.snapshot.Release(&c.Adopted)
		st.free = append(st.free, c)
		st.starts.free += n
	}
}

// add remembers what a robot is whose top level has just run.
func (s *starts) add(states *states, r *Robot, host MemoHost, situation Situation) {
	r.loaded = nil
	e, d, ok := r.machine.Expense()
	told, follows := host.Told(r)
	if !ok || !follows || !d.IsNone() {
		return
	}
	st := &start{starts: s, told: told, bits: situation & told}
	if objects, ok := states.describe(r); ok {
		known := &r.known
		r.machine.Recycle(true)
		st.state = known.state
		st.snapshot = r.machine.TakeSnapshot(e, objects, &known.contents, known.counters, known.counting)
	}
	s.all = append(s.all, st)
}
