package sandbox

import (
	"unsafe"

	"bhack/sandbox/internal/vm"
)

// starts are what robots are when their top level has run. One that is told the same need not run it,
// but is made a clone of what another one was then.
type starts struct {
	all []*start
	// clones is how many robots have been made clones, and free how much memory of the objects of clones
	// is kept that have been closed.
	clones, free int64
}

// start is what a robot was.
type start struct {
	starts *starts
	// bits are those of the situation that it had been told.
	told, bits Situation
	// snapshot is nil if there can be no clones.
	snapshot *vm.Snapshot
	state    *state
	// free are clones that have been closed.
	free []*clone
}

// clone is what a robot is that has been made one. All of the objects that it began with are alive as long
// as that is.
type clone struct {
	of *start
	vm.Restored
	contents vm.Contents
	// all is room for that of knownState.
	all []unsafe.Pointer
}

const (
	// maxStarts is how many are remembered.
	maxStarts = 64
	// maxFree is how much memory of objects is kept for the next clones.
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
	return len(s.all) < idleStarts || int64(len(s.all)) < min(s.clones, maxStarts)
}

// runFirst lets the first turn of a robot run. If there is no start for its situation yet, what it is when
// its top level has run becomes one, where that may be worth while.
func (m *Memo[E]) runFirst(r *Robot, isNew bool, situation Situation) Turn {
	if !isNew || !m.starts.pay() {
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

// restore makes a robot that has not run yet a clone, and tells whether it has done that: not if there is
// no snapshot, or if the turn would be interrupted.
func (st *start) restore(r *Robot) bool {
	if st.snapshot == nil || !r.machine.Affords(st.snapshot) {
		return false
	}
	c := st.take()
	r.machine.Restore(st.snapshot, &c.Restored, &c.contents)
	r.known = knownState{
		state: st.state, described: true, clone: c,
		all: c.all[:0], contents: c.contents, counters: c.Counters, counting: c.Counting,
	}
	r.state = ready
	st.starts.clones++
	return true
}

// take returns a clone that has been closed, or an empty one.
func (st *start) take() *clone {
	n := len(st.free)
	if n == 0 {
		return &clone{of: st}
	}
	c := st.free[n-1]
	st.free = st.free[:n-1]
	st.starts.free -= st.snapshot.Bytes()
	return c
}

// give takes back a clone that has been closed, to whose objects nothing refers any more.
func (st *start) give(c *clone) {
	if n := st.snapshot.Bytes(); st.starts.free+n <= maxFree {
		st.snapshot.Release(&c.Restored)
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
