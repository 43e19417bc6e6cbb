package sandbox

import (
	"slices"
	"unsafe"

	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/vm"
)

// starts remembers what robots are when their top level has run. A robot that is told the same, and draws the same random numbers, need
// not run it, but is made a clone of what another one was then.
type starts struct {
	all []*start
	// grown are what robots are after a first turn that has left them with new objects, and grew is how
	// many robots have become one of these without running that turn.
	grown []*start
	grew  int64
	// clones is how many robots have been made clones, and free how much memory the objects take that are kept
	// of closed ones.
	clones, free int64
}

// start is what a robot was.
type start struct {
	starts *starts
	// bits are those of the situation that it had been told, and dealings the random numbers that it had drawn, unless it has grown.
	told, bits Situation
	dealings   vm.Dealings
	// snapshot is nil if there can be no clones. shared are what these refer to but share with others: texts, mostly.
	snapshot *vm.Snapshot
	shared   []unsafe.Pointer
	state    *state
	// from is what it was before if it has grown. origins are where in from the objects were whose size the words of
	// the state do not tell.
	from    *start
	origins []origin
	// counters are where the values are that its counters had.
	counters []*Value
	// free are clones that have been closed.
	free []*clone
}

// clone is what a cloned robot was made of. All of the objects that it began with are alive as long
// as the clone is.
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

// find returns the start of robots that are told and draw what this one would, which has not run yet, or nil.
func (s *starts) find(r *Robot, situation Situation) *start {
	for _, st := range s.all {
		if situation&st.told == st.bits && r.machine.DrawsAgain(&st.dealings) {
			return st
		}
	}
	return nil
}

// pay reports whether it may be worthwhile to remember another one.
func (s *starts) pay() bool { return pays(s.all, s.clones) }

// pays reports whether another one may be of use where there are some that have been of use a number of times.
func pays(starts []*start, used int64) bool {
	return len(starts) < idleStarts || int64(len(starts)) < min(used, maxStarts)
}

// runFirst runs the first turn of a robot. If there is no start for its situation yet, what it is when
// its top level has run becomes one, where that may be worthwhile.
func (m *Memo[E]) runFirst(r *Robot, isNew bool, situation Situation) Turn {
	if !isNew || !m.starts.pay() {
		return m.run(r)
	}
	r.machine.BeginTopLevel()
	r.loaded = func() { m.starts.add(&m.states, r, m.host, situation) }
	t := m.run(r)
	if r.loaded != nil { // the top level has not come to an end
		r.loaded = nil
		r.machine.Expense()
	}
	return t
}

// restores reports whether a robot that has not run yet can be made a clone: not if there is
// no snapshot, or if the turn would be interrupted.
func (st *start) restores(r *Robot) bool {
	return st.snapshot != nil && r.machine.Affords(st.snapshot.Expense())
}

// begin prepares a robot that has not run yet for restore: it notes the state that the robot will be in,
// spends what the top level took, and draws what it drew.
func (st *start) begin(r *Robot) {
	r.machine.Pay(st.snapshot.Expense())
	r.machine.Take(&st.dealings, nil)
	r.known.state, r.known.counters = st.state, st.counters
}

// restore makes a robot a clone.
func (st *start) restore(r *Robot) {
	c := st.take()
	r.machine.Restore(st.snapshot, &c.Restored, &c.contents)
	r.known = knownState{
		state: st.state, described: true, clone: c,
		all: c.all[:0], contents: c.contents, counters: c.Counters, counting: c.Counting, found: r.known.found,
	}
	r.state = ready
}

// restoreAs makes a robot that begins as st what it becomes in a first turn, as slot.becomes has it. It does nothing and returns false if
// that is known only for robots that differ from it, by counters or by where texts lie in memory.
func (s *starts) restoreAs(r *Robot, st *start, becomes uint8) (ok bool) {
	if becomes == 0 {
		st.restore(r)
		return true
	}
	g := s.grown[becomes-1]
	if g.from != st {
		return false
	}
	s.grew++
	g.restore(r)
	return true
}

// origin is where an object was in a start: which of those of each clone it was, or of those that they share.
type origin struct {
	spot   object.Spot
	shared unsafe.Pointer
}

// originOf returns where an object was when the clone began; ok is false if it was not there.
func (c *clone) originOf(v Value) (o origin, ok bool) {
	if v.IsSharedByClones() {
		return origin{shared: v.Pointer()}, slices.Contains(c.of.shared, v.Pointer())
	}
	o.spot, ok = c.of.snapshot.Spot(&c.Restored, v)
	return o, ok
}

// grow returns the number of the start to clone for robots that come to the state of r, a clone itself, in their first turn; 0 if
// there is none. objects are those that r reaches now. A census must count the same of a clone as of r. For objects whose size the words of
// the state do not tell, such as texts, of which a census counts blocks, that needs the same objects of the start.
func (s *starts) grow(r *Robot, objects []Value) (number uint8) {
	known := &r.known
	var origins []origin
	for _, v := range objects {
		if v.IsDescribedWhole() {
			continue
		}
		o, ok := known.clone.originOf(v)
		if !ok {
			return 0
		}
		origins = append(origins, o)
	}
	from := known.clone.of
	i := slices.IndexFunc(s.grown, func(g *start) bool {
		return g.from == from && g.state.structure == known.state.structure && slices.Equal(g.origins, origins)
	})
	if i < 0 {
		if !pays(s.grown, s.grew) {
			return 0
		}
		i = len(s.grown)
		snapshot := r.machine.TakeSnapshot(vm.Expense{}, objects, &known.contents, known.counters, known.counting)
		s.grown = append(s.grown, &start{starts: s, state: known.state, snapshot: snapshot, from: from, origins: origins})
	}
	if s.grown[i].snapshot == nil {
		return 0
	}
	return uint8(i + 1)
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
	if !ok || !follows {
		return
	}
	st := &start{starts: s, told: told, bits: situation & told, dealings: d.Clone()}
	if objects, ok := states.describe(r); ok {
		known := &r.known
		r.machine.Recycle(true)
		st.state = known.state
		st.snapshot = r.machine.TakeSnapshot(e, objects, &known.contents, known.counters, known.counting)
		for _, at := range known.counters {
			value := *at
			st.counters = append(st.counters, &value)
		}
		for _, v := range objects {
			if st.snapshot != nil && v.IsSharedByClones() {
				st.shared = append(st.shared, v.Pointer())
			}
		}
	}
	s.all = append(s.all, st)
}
