package sandbox

import (
	"math"
	"unsafe"

	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/vm"
)

// Memo remembers turns, so that one need not run of which it is known what comes of it.
// What a turn does follows from what the robot's code finds, its modules and all that
// can be reached from them, and from what the functions of the API answer. So a turn that
// has left the former as it was can be taken again without running when the latter is the
// same: by the same robot, or by another one that finds the same. What counters are does not
// matter, globals and attributes that the program steps by constants, as long as the tests of
// them come out the same.
//
// E is the host's record of what the robot did. It should have no pointers: that many are kept
// is then no work for the garbage collector.
//
// The robots of a Memo must run the same Linked with the same Config, but for Host and
// Random. One goroutine at a time may use a Memo and its robots.
type Memo[E any] struct {
	// pairs are where turns are remembered, a power of two of them, of which used slots are
	// in use.
	pairs [][2]slot[E]
	used  int
	// seen tells of most occasions whether there was a turn.
	seen   bitset
	states states
	// situation asks the host.
	situation func(r *Robot) Situation
	// told are what turns have been told of situations, and tolds how many of these there have
	// been.
	told  []told
	tolds uint16
	// dealings are what turns have done with counters, and numbers where each of them is there.
	// The first of these are none.
	dealings []vm.Dealings
	numbers  map[string]uint16
	key      []uint64 // of numbers
	// repeated is how many turns did not have to run.
	repeated int64
	last     lastTurn
	// record is the slot for the last turn.
	record *slot[E]
}

// Situation is all that functions of the API may tell a robot in a turn, in bits.
type Situation uint64

// told is what a turn has been told of the situation: some bits of it.
type told struct {
	bits   Situation
	number uint16
	// repeated is how many turns that have been told that did not have to run, of late.
	repeated int
}

// occasion is all from which it follows what comes of a turn, but for counters.
type occasion struct {
	// situation is what has been told of it, and told the number of that.
	situation Situation
	state     stateID
	told      uint16
}

// slot remembers a turn that has been taken on an occasion.
type slot[E any] struct {
	occasion
	// known tells that expense and effect are what came of the turn, fresh that it has been
	// taken again since another one wanted the slot, and tries how often it has been tried in
	// vain to find out what comes of it.
	known, fresh bool
	tries        uint8
	// dealings are which of the Memo's.
	dealings uint16
	expense  vm.Expense
	effect   E
}

// lastTurn is the turn that Note and Remember are about.
type lastTurn struct {
	// situation and state are those at its start; state is 0 if it was not known.
	situation Situation
	state     stateID
	// watched tells that it was tried to find out what comes of it, and settled that expense
	// and dealings do.
	watched, settled bool
	expense          vm.Expense
	dealings         vm.Dealings
}

const (
	// minPairs and maxPairs are how many pairs of slots a Memo has.
	minPairs, maxPairs = 1 << 8, 1 << 13
	// maxTold and maxDealings are how many different ones are remembered.
	maxTold, maxDealings = 12, 1 << 12
	// maxTries is how often it is tried to find out what comes of a turn.
	maxTries = 3
)

// NewMemo returns a Memo that remembers nothing. situation returns the situation that a
// robot is in at the start of its turn.
func NewMemo[E any](situation func(r *Robot) Situation) *Memo[E] {
	return &Memo[E]{
		pairs: make([][2]slot[E], minPairs), states: states{credit: firstCredit},
		situation: situation, dealings: make([]vm.Dealings, 1), numbers: map[string]uint16{},
	}
}

// Repeated returns how many turns did not have to run.
func (m *Memo[E]) Repeated() int64 { return m.repeated }

// Turn is Robot.Turn. What becomes of a turn depends on the occasion: the first one of its
// kind runs, and is seen; the next one is watched as it runs, until that has settled what comes
// of it; further ones are repeated. Of robots that change, it is not known whether they still
// are in the state that they were found in, and that is looked at when it begins to matter.
//
// effect is not nil if the turn has not run because one before came to
// the same; it is what Remember was told of that one. When the turn has run, Note may follow.
func (m *Memo[E]) Turn(r *Robot, budget int64) (t Turn, effect *E) {
	r.machine.Grant(budget)
	m.last.state = 0
	if r.state != ready || !r.machine.Unburdened(budget) || !m.states.find(r) {
		return m.run(r), nil
	}
	m.last.situation, m.last.state = m.situation(r), r.known.id
	slot, seen, fits := m.find(r)
	if seen && !r.known.sure { // it is worth a look whether the state is still that
		if r.known.sure = r.isKept(); !r.known.sure {
			r.known.id, m.last.state = 0, 0
			return m.run(r), nil
		}
	}
	switch {
	case slot != nil && slot.known:
		if fits {
			if t, ok := m.repeat(r, slot); ok {
				return t, &slot.effect
			}
		}
		return m.run(r), nil
	case slot != nil && slot.tries == maxTries, !seen && (!r.known.sure || m.states.credit < eagerCredit):
		return m.run(r), nil
	}
	return m.watch(r), nil
}

// run lets a turn run for which the budget has been granted.
func (m *Memo[E]) run(r *Robot) Turn {
	r.known.sure, m.last.watched, m.last.settled = false, false, false
	r.machine.Follow()
	r.machine.Recycle(r.known.described)
	t := r.advanceTurn()
	if r.machine.HasStrayed() {
		m.last.state = 0 // it will not be repeated
	}
	m.states.earn(t.Bytecodes / executedShare)
	if r.known.described && r.machine.Recycler.InUse() {
		m.settle(r)
	}
	r.machine.EndTurn()
	return t
}

// settle finds out whether the turn that has just run has left the robot in the state that
// is known of it, and whether nothing can refer any more to what the turn has made.
func (m *Memo[E]) settle(r *Robot) {
	known, change := &r.known, object.Changed
	if r.state == ready {
		change = r.machine.Compare(&known.contents)
	}
	if known.sure = known.id != 0 && change == object.Unchanged; !known.sure {
		known.id = 0
	}
	if change != object.Changed && r.machine.AtRest() {
		r.machine.Recycler.Reuse()
	} else {
		r.machine.Recycler.Forget()
	}
}

// watch lets a turn run as run does, and finds out whether it may be repeated.
func (m *Memo[E]) watch(r *Robot) Turn {
	last := &m.last
	r.machine.Recycle(true)
	r.machine.Begin(r.known.counters, r.known.counting)
	t := r.advanceTurn()
	last.watched = true
	last.expense, last.dealings, last.settled = r.machine.Expense()
	m.settle(r)
	last.settled = last.settled && r.known.sure && t.Exception == nil
	r.machine.EndTurn()
	return t
}

// repeat takes a turn that does not have to run, unless a census comes in between.
func (m *Memo[E]) repeat(r *Robot, s *slot[E]) (t Turn, ok bool) {
	if !r.machine.Repeat(s.expense, &m.dealings[s.dealings], r.known.counters) {
		return t, false
	}
	s.fresh = true
	m.repeated++
	t.Bytecodes = int64(s.expense.Bytecodes)
	m.states.earn(t.Bytecodes + r.known.price)
	r.known.price = 0
	r.machine.EndTurn()
	return t, true
}

// Note is told on what the turn that has just run has depended: the bits of the situation that
// it has been told. It must not be called after a turn that has been told anything else.
// It returns whether Remember may follow.
func (m *Memo[E]) Note(told Situation) bool {
	m.record = nil
	last := &m.last
	if last.state == 0 {
		return false
	}
	number, ok := m.number(told)
	if !ok {
		return false
	}
	o := occasion{last.situation & told, last.state, number}
	m.seen.add(o.hash())
	if !last.watched {
		return false
	}
	s := m.slot(o)
	if s == nil {
		return false
	}
	s.known = false
	s.tries++
	m.record = s
	return last.settled
}

// number returns the number of what a turn has been told. When there are too many, what has
// been of least use is forgotten; its number is not given again.
func (m *Memo[E]) number(bits Situation) (number uint16, ok bool) {
	least := 0
	for i := range m.told {
		if m.told[i].bits == bits {
			return m.told[i].number, true
		}
		if m.told[i].repeated < m.told[least].repeated {
			least = i
		}
	}
	if m.tolds == math.MaxUint16 {
		return 0, false
	}
	m.tolds++
	if len(m.told) < maxTold {
		m.told = append(m.told, told{bits: bits, number: m.tolds})
		return m.tolds, true
	}
	for i := range m.told {
		m.told[i].repeated /= 2
	}
	m.told[least] = told{bits: bits, number: m.tolds}
	return m.tolds, true
}

// Remember remembers what the turn that has just run has done by way of the API.
func (m *Memo[E]) Remember(effect E) {
	last := &m.last
	number, ok := m.dealingsNumber(&last.dealings)
	if !ok {
		return
	}
	s := m.record
	s.known, s.tries, s.expense, s.dealings, s.effect = true, 0, last.expense, number, effect
}

// dealingsNumber returns where some dealings are in m.dealings. ok is false if there is no room.
func (m *Memo[E]) dealingsNumber(d *vm.Dealings) (number uint16, ok bool) {
	if d.IsNone() {
		return 0, true
	}
	m.key = d.AppendKey(m.key[:0])
	key := wordBytes(m.key)
	if number, ok := m.numbers[string(key)]; ok {
		return number, true
	}
	if len(m.dealings) == maxDealings {
		return 0, false
	}
	number = uint16(len(m.dealings))
	m.numbers[string(key)] = number
	m.dealings = append(m.dealings, d.Clone())
	return number, true
}

// find returns the slot of the last turn's occasion, with a turn that is known if there is one.
// fits tells that it may be repeated, and seen that there has probably been a turn on the
// occasion; only then is there a slot, but there may be none. Of turns that differ in what they
// have drawn, but not in what they have been told, only one is known.
func (m *Memo[E]) find(r *Robot) (found *slot[E], seen, fits bool) {
	known := false // a turn that would be repeated if other floats were drawn
	for i := range m.told {
		t := &m.told[i]
		o := occasion{m.last.situation & t.bits, m.last.state, t.number}
		hash := o.hash()
		if !m.seen.has(hash) {
			continue
		}
		seen = true
		p := m.pair(hash)
		for j := range p {
			if s := &p[j]; s.occasion == o {
				if !known {
					found = s
				}
				if !s.known {
					continue
				}
				counted, drawn := r.machine.Fits(&m.dealings[s.dealings], r.known.counters)
				if drawn {
					t.repeated++
					return s, true, true
				}
				if counted {
					found, known = s, true
				}
			}
		}
	}
	if found != nil && !known {
		found.known = false // what is known of it holds for other counters
	}
	return found, seen, false
}

// hash returns a hash of the occasion.
func (o occasion) hash() uint64 {
	hash := (uint64(o.situation) + (uint64(o.state)<<16|uint64(o.told))*0xd1342543de82ef95) * 0x9e3779b97f4a7c15
	return (hash>>32 ^ hash) * 0x9e3779b97f4a7c15
}

// pair returns the two slots one of which remembers a turn of an occasion, or would.
func (m *Memo[E]) pair(hash uint64) *[2]slot[E] { return &m.pairs[hash>>40&uint64(len(m.pairs)-1)] }

// slot returns the slot of the occasion, or nil when there is no room.
func (m *Memo[E]) slot(o occasion) *slot[E] {
	p := m.pair(o.hash())
	for i := range p {
		if p[i].occasion == o {
			return &p[i]
		}
	}
	if 2*m.used > 3*len(m.pairs) && len(m.pairs) < maxPairs {
		m.grow()
		p = m.pair(o.hash())
	}
	return m.add(p, o)
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

func (m *Memo[E]) grow() {
	old := m.pairs
	m.pairs, m.used = make([][2]slot[E], 2*len(old)), 0
	for i := range old {
		for j := range old[i] {
			if o := &old[i][j]; o.state != 0 {
				if s := m.add(m.pair(o.hash()), o.occasion); s != nil {
					*s = *o
				}
			}
		}
	}
}

// bitset is a set of hashes, which finds some that are not in it. When there are too many it
// forgets all of them.
type bitset struct {
	words *[bitsetBits / 64]uint64
	used  int
}

const bitsetBits = 1 << 16

func (s *bitset) has(hash uint64) bool {
	return s.words != nil && s.words[hash/64%uint64(len(s.words))]>>(hash%64)&1 != 0
}

func (s *bitset) add(hash uint64) {
	if s.words == nil || s.used == bitsetBits/4 {
		s.words, s.used = new([bitsetBits / 64]uint64), 0
	}
	if !s.has(hash) {
		s.words[hash/64%uint64(len(s.words))] |= 1 << (hash % 64)
		s.used++
	}
}

// knownState is the state that a robot was in between two turns.
type knownState struct {
	// id is the number of the state, 0 when it is not known.
	id stateID
	// sure tells that the robot is still in that state.
	sure bool
	// described tells that the robot's state has been described. all are the objects that its
	// code could reach then, and contents what those of them held that can change.
	described bool
	all       []Value
	contents  vm.Contents
	// price is what it has cost to describe the state, until that has paid for itself.
	price int64
	// counters are where the robot's counters are, whose values are not of the state, and
	// counting the dicts that have some of them.
	counters []*Value
	counting []*object.Dict
}

// clear forgets what is known, and refers to nothing any more in memory shared with other robots.
func (k *knownState) clear() {
	clear(k.counters[:cap(k.counters)])
	clear(k.counting[:cap(k.counting)])
	clear(k.all[:cap(k.all)])
	k.contents.Clear()
	*k = knownState{}
}

// stateID numbers states of robots.
type stateID int32

// states numbers states of robots.
type states struct {
	ids    map[string]stateID
	writer object.State
	// mutable are those of the objects of the state just described that can change.
	mutable []Value
	// counters, counting and all are where those of robots are.
	counters object.Room[*Value]
	counting object.Room[*object.Dict]
	all      object.Room[Value]
	// last is the last number given, and bytes the size of the keys of ids.
	last  stateID
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
	firstCredit  = 200_000
	maxCredit    = 1_000_000
	describeCost = 1000 // and this for each word:
	wordCost     = 12
	// executedShare is the part of the bytecodes of turns that run which is credited.
	executedShare = 32
	// eagerCredit is from when on it is tried at once what comes of a turn.
	eagerCredit = 400_000
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
	known.id, known.sure = s.number(words), true
	counters, counting := s.writer.Counters()
	known.counters = s.counters.Copy(known.counters, counters)
	known.counting = s.counting.Copy(known.counting, counting)
	known.all = s.all.Copy(known.all, objects)
	s.mutable = s.mutable[:0]
	for _, v := range objects {
		if !v.Immutable() {
			s.mutable = append(s.mutable, v)
		}
	}
	r.machine.CopyContents(&known.contents, s.mutable)
	known.described = true
	return true
}

// number returns the number of a state. When there are too many, the old ones are forgotten;
// their numbers are not given again.
func (s *states) number(words []uint64) stateID {
	text := wordBytes(words)
	if id := s.ids[string(text)]; id != 0 {
		return id
	}
	if s.ids == nil || len(s.ids) == maxStates || s.bytes+len(text) > maxStateBytes {
		s.ids, s.bytes = map[string]stateID{}, 0
	}
	s.bytes += len(text)
	s.last++
	s.ids[string(text)] = s.last
	return s.last
}

// isKept tells whether the robot is in the state that is known of it.
func (r *Robot) isKept() bool { return r.machine.Compare(&r.known.contents) == object.Unchanged }

// wordBytes returns the memory of the words.
func wordBytes(words []uint64) []byte {
	return unsafe.Slice((*byte)(unsafe.Pointer(unsafe.SliceData(words))), 8*len(words))
}
