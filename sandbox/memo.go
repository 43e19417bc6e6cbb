package sandbox

import (
	"bytes"
	"slices"
	"unsafe"

	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/vm"
)

// Memo remembers turns, so that one need not run of which it is known what comes of it.
// What a turn does follows from what the robot's code finds, its modules and all that
// can be reached from them, and from what the functions of the API answer. So a turn that
// has left the former as it was can be taken again without running when the latter is the
// same: by the same robot, or by another one that finds the same. E is the host's record of
// what the robot did.
//
// The robots of a Memo must run the same Linked with the same Config, but for Host and
// Random. One goroutine at a time may use a Memo and its robots.
type Memo[E any] struct {
	// pairs are where turns are remembered, a power of two of them, of which used slots are
	// in use.
	pairs  [][2]slot[E]
	used   int
	states states
	// situation asks the host.
	situation func(r *Robot) Situation
	// dealings are those of the turns; the first are none.
	dealings []vm.Dealings
	// repeated is how many turns did not have to run.
	repeated int64
	// record is the slot of the turn that Remember would remember, and expense what it took.
	record  *slot[E]
	expense vm.Expense
	with    vm.Dealings
}

// Situation is all that functions of the API may answer to a robot in a turn.
type Situation uint64

// occasion is all from which it follows what comes of a turn, but for counters.
type occasion struct {
	situation Situation
	state     stateID
}

// slot remembers a turn that has been taken on an occasion.
type slot[E any] struct {
	occasion
	// dealings are which of the Memo's.
	dealings uint16
	// known tells that expense and effect are what came of the turn, and tries is how often it
	// has been tried in vain to find that out.
	known bool
	tries uint8
	// fresh tells that the turn has been taken again since another one wanted the slot.
	fresh   bool
	expense vm.Expense
	effect  E
}

// minPairs and maxPairs are how many pairs of slots a Memo has, and maxDealings is how many
// different ones are remembered.
const minPairs, maxPairs, maxDealings = 1 << 8, 1 << 13, 1 << 10

// maxTries is how often it is tried to find out what comes of a turn.
const maxTries = 3

// NewMemo returns a Memo that remembers nothing. situation returns the situation that a
// robot is in at the start of its turn.
func NewMemo[E any](situation func(r *Robot) Situation) *Memo[E] {
	return &Memo[E]{states: states{credit: firstCredit}, situation: situation, dealings: make([]vm.Dealings, 1)}
}

// pair returns the two slots one of which remembers a turn of the occasion, or would.
func (m *Memo[E]) pair(o occasion) *[2]slot[E] {
	hash := (uint64(o.situation) + uint64(o.state)*0xd1342543de82ef95) * 0x9e3779b97f4a7c15
	hash = (hash>>32 ^ hash) * 0x9e3779b97f4a7c15
	return &m.pairs[hash>>40&uint64(len(m.pairs)-1)]
}

// find returns the slot of the occasion, or nil when there is no room. seen tells that there
// was an occasion like it.
func (m *Memo[E]) find(o occasion) (s *slot[E], seen bool) {
	if m.pairs == nil {
		m.pairs = make([][2]slot[E], minPairs)
	}
	p := m.pair(o)
	if p[0].occasion == o {
		return &p[0], true
	}
	if p[1].occasion == o {
		return &p[1], true
	}
	if 2*m.used > 3*len(m.pairs) && len(m.pairs) < maxPairs {
		m.grow()
		p = m.pair(o)
	}
	return m.add(p, o), false
}

// add puts an occasion into a slot of the pair that is free, or of which the turn is not
// taken again any more.
func (m *Memo[E]) add(p *[2]slot[E], o occasion) *slot[E] {
	for i := range p {
		if p[i].state == 0 {
			m.used++
			p[i].occasion = o
			return &p[i]
		}
	}
	for i := range p {
		if !p[i].fresh {
			p[i] = slot[E]{occasion: o}
			return &p[i]
		}
		p[i].fresh = false
	}
	return nil
}

// Repeated returns how many turns did not have to run.
func (m *Memo[E]) Repeated() int64 { return m.repeated }

func (m *Memo[E]) grow() {
	old := m.pairs
	m.pairs, m.used = make([][2]slot[E], 2*len(old)), 0
	for i := range old {
		for j := range old[i] {
			if o := &old[i][j]; o.state != 0 {
				if s := m.add(m.pair(o.occasion), o.occasion); s != nil {
					*s = *o
				}
			}
		}
	}
}

// Turn is Robot.Turn. effect is not nil if the turn has not run because one before came to
// the same; it is what Remember was told of that one. When the turn has run, and
// Turn.Repeatable is true, Remember may follow.
func (m *Memo[E]) Turn(r *Robot, budget int64) (t Turn, effect *E) {
	r.machine.Grant(budget)
	if r.state != ready || !r.machine.Unburdened(budget) || !m.states.find(r) {
		r.known.sure = false
		return m.run(r), nil
	}
	slot, seen := m.find(occasion{m.situation(r), r.known.id})
	if seen && !r.known.sure { // it is worth a look whether the state is still that
		if !m.states.isKept(r) {
			r.known.id = 0
			return m.run(r), nil
		}
		r.known.sure = true
	}
	if slot == nil || slot.tries == maxTries || !seen && !(r.known.sure && m.states.credit > eagerCredit) {
		r.known.sure = false
		return m.run(r), nil
	}
	if dealings := &m.dealings[slot.dealings]; slot.known && dealings.Fit(r.known.counters) {
		if !r.machine.Repeat(slot.expense, dealings, r.known.counters) {
			r.known.sure = false
			return m.run(r), nil
		}
		slot.fresh = true
		m.repeated++
		bytecodes := int64(slot.expense.Bytecodes)
		m.states.earn(bytecodes + r.known.price)
		r.known.price = 0
		r.machine.EndTurn()
		return Turn{Bytecodes: bytecodes}, &slot.effect
	}
	slot.tries, slot.known = slot.tries+1, false
	r.machine.Begin(r.known.counters)
	t = r.advanceTurn()
	m.record = slot
	m.expense, m.with, t.Repeatable = r.machine.Expense()
	r.known.sure = r.state == ready && m.states.isKept(r)
	t.Repeatable = t.Repeatable && r.known.sure && t.Exception == nil
	if !r.known.sure {
		r.known.id = 0
	}
	r.machine.EndTurn()
	return t, nil
}

// run takes the turn for which the budget has been granted.
func (m *Memo[E]) run(r *Robot) Turn {
	t := r.run()
	m.states.earn(t.Bytecodes / executedShare)
	return t
}

// Remember remembers what the robot's turn that has just ended has done by way of the API.
// Turn.Repeatable must have been true of the turn, and nothing may have been answered that
// does not follow from the situation.
func (m *Memo[E]) Remember(effect E) {
	i := slices.IndexFunc(m.dealings, func(d vm.Dealings) bool { return d.Equal(&m.with) })
	if i < 0 {
		if len(m.dealings) == maxDealings {
			return
		}
		i = len(m.dealings)
		m.dealings = append(m.dealings, m.with.Clone())
	}
	s := m.record
	s.known, s.tries, s.expense, s.dealings, s.effect = true, 0, m.expense, uint16(i), effect
}

// knownState is the state that a robot was in between two turns.
type knownState struct {
	// id is the number of the state, 0 when it is not known.
	id stateID
	// sure tells that the robot is still in that state.
	sure bool
	// all are the objects that the robot's code can reach, mutable those of them that
	// can change, and contents what these hold.
	all, mutable []Value
	contents     []uint64
	// price is what it has cost to describe the state, until that has paid for itself.
	price int64
	// counters are where the robot's counters are, whose values are not of the state.
	counters []*Value
}

// stateID numbers states of robots.
type stateID int32

// states numbers states of robots.
type states struct {
	ids    map[string]stateID
	writer object.State
	// bytes is the size of the keys of ids.
	bytes int
	// credit is the time that may be spent on describing states, in nanoseconds or so. Turns
	// that run add a little to it, and turns that need not run add more.
	credit int64
}

// The limits of what is remembered of states.
const (
	maxStates     = 1 << 10
	maxStateBytes = 1 << 20
)

// What describing states may cost, and what it gives, in the units of states.credit.
const (
	firstCredit  = 300_000
	maxCredit    = 1_000_000
	describeCost = 1000 // and this for each word:
	wordCost     = 12
	// executedShare is the part of the bytecodes of turns that run which is credited.
	executedShare = 32
	eagerCredit   = 400_000
)

func (s *states) earn(credit int64) { s.credit = min(s.credit+credit, maxCredit) }

// find tells whether there is a state that the robot may be in. It describes the robot's
// state if none is known and that may cost as much.
func (s *states) find(r *Robot) bool {
	if r.known.id != 0 || s.credit < 0 {
		return r.known.id != 0
	}
	words, objects, ok := r.machine.WriteState(&s.writer)
	known := &r.known
	known.price = describeCost + wordCost*int64(len(words))
	s.credit -= known.price
	if !ok {
		return false
	}
	if known.id = s.number(words); known.id == 0 {
		return false
	}
	known.sure = true
	known.counters = append(known.counters[:0], s.writer.Counters()...)
	known.all = append(known.all[:0], objects...)
	known.mutable = known.mutable[:0]
	for _, v := range objects {
		if !v.Immutable() {
			known.mutable = append(known.mutable, v)
		}
	}
	known.contents = append(known.contents[:0], r.machine.Contents(&s.writer, known.mutable)...)
	return true
}

// number returns the number of a state, or 0 when there are too many.
func (s *states) number(words []uint64) stateID {
	text := wordBytes(words)
	if id := s.ids[string(text)]; id != 0 {
		return id
	}
	if len(s.ids) >= maxStates || s.bytes+len(text) > maxStateBytes {
		return 0
	}
	if s.ids == nil {
		s.ids = map[string]stateID{}
	}
	s.bytes += len(text)
	id := stateID(len(s.ids) + 1)
	s.ids[string(text)] = id
	return id
}

// isKept tells whether the robot is in the state that is known of it.
func (s *states) isKept(r *Robot) bool {
	contents := r.machine.Contents(&s.writer, r.known.mutable)
	return bytes.Equal(wordBytes(contents), wordBytes(r.known.contents))
}

// wordBytes returns the memory of the words.
func wordBytes(words []uint64) []byte {
	return unsafe.Slice((*byte)(unsafe.Pointer(unsafe.SliceData(words))), 8*len(words))
}
