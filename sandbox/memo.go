package sandbox

import (
	mathbits "math/bits"

	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/vm"
)

// Memo remembers turns, so that a turn whose outcome is known need not run.
// What a turn does follows from what the robot's code finds (its modules, and all that
// can be reached from them) and from what the functions of the API answer. If a turn has left
// what the code finds as it was, except for numbers and the like in some places, then it can be
// taken again without running whenever both are the same: by the same robot, or by another one.
// The values of counters, which are globals and attributes that the program steps by constants,
// do not matter as long as tests of them come out the same. docs/memo.md has an example, turn by turn.
//
// E is the host's record of what the robot did. It should have no pointers, so that the garbage
// collector has no work with the many that are kept.
//
// The host calls Turn. After a turn that has run it may call Note, and hand its record to the Noted that this returns.
//
// The robots of a Memo must run the same Linked with the same Config, but for Host and
// Random. One goroutine at a time may use a Memo and its robots.
type Memo[E any] struct {
	slots slots[E]
	// seen is a set of hashes of the occasions on which there were turns; some get lost. eager reports whether it pays to watch
	// the first turn on an occasion, and loose whether it pays to find out what of their place turns depend on.
	seen   seenFilter
	eager  attempts
	loose  attempts
	states states
	host   MemoHost
	starts starts
	// lending reports whether it pays to describe states without credit, in turns: what that takes, and what then need not run.
	lending attempts
	// These tell when something is left undone for a while: repeating that turns are noted, recycling that their objects are used again,
	// and loosening that it is found out whether turns depend on where exactly robots are.
	repeating, recycling, loosening naps
	// told are the different parts of situations that turns have been told, and tolds counts them. asked is a table of which of them
	// were told where, kept while there are several.
	told  []told
	tolds uint16
	asked []asked
	// dealings are what turns have done with counters and the like, and numbers where each of them
	// is there. The first of these are none.
	dealings []vm.Dealings
	numbers  map[string]uint16
	bytes    int      // the size of the keys of numbers
	key      []uint64 // scratch for one of them
	// repeated is how many turns did not have to run.
	repeated int64
	last     lastTurn
	noted    Noted[E]
	// logged are counters that the last turn has logged, and values those that a repeated turn would have logged.
	logged []Logged
	values []int64
	// tentative are the latest turns that wait for another one which differs from them by nothing but what it logs, and tentatives
	// counts all that there have been.
	tentative  *[maxTentative]tentative
	tentatives uint32
	wide       vm.Dealings // scratch
	// givenUp is how many turns have run without being watched, because that had been tried too often.
	givenUp int
	// asks tells that the outcome of the turn under way may become known.
	asks bool
}

// Situation is all that functions of the API may tell a robot in a turn, in bits.
type Situation uint64

// Noted is the turn that has just run, when it is known what it depended on. One of its methods remembers what the turn has done by way of
// the API. It is valid until the next turn.
type Noted[E any] struct {
	memo *Memo[E]
	slot *slot[E] // where to remember it
}

// MemoHost is what a Memo asks its host.
type MemoHost struct {
	// Situation returns the situation that a robot is in at the start of its turn. Always are
	// the bits of it that Note is told after every turn, and Often these and those of the robot's place.
	Situation     func(r *Robot) Situation
	Always, Often Situation
	// Told returns the bits of the situation that a robot has been told in its turn so far; ok is false
	// if it has been told anything else, or has done something by way of the API.
	Told func(r *Robot) (bits Situation, ok bool)
	// Loosen is called before a turn that may be noted runs, and may call Robot.Loosen; it may be nil.
	Loosen func(r *Robot)
}

// occasion is all that the outcome of a turn follows from, except for counters.
type occasion struct {
	// situation is what has been told of it, and told the number of that.
	situation Situation
	state     stateID
	told      uint16
	// first tells that it is the robot's first turn: less is left of its budget then, and it may leave other objects behind.
	first bool
	// variant tells turns apart that differ only in how tests of counters or of random numbers come out.
	variant uint8
}

// lastTurn is the turn that Note and a Noted are about.
type lastTurn struct {
	// situation, state and first are those of its occasion; state is 0 if it was not known.
	situation Situation
	state     stateID
	first     bool
	// loose tells that the turn was asked what it depends on of where the robot is.
	loose bool
	// watched tells that it was watched for its outcome, and settled that expense and dealings
	// are that outcome. eager tells that it was the first one seen on its occasion.
	watched, settled, eager bool
	// expected is the hash of what is the turn's occasion if it is told no more than an earlier turn was: one on which there has
	// probably been a turn, but none of known outcome; 0 if there is no such occasion.
	expected uint64
	expense  vm.Expense
	dealings vm.Dealings
	patches  []object.Patch // of which dealings are
	// becomes is what the robot has become in its first turn, as in a slot.
	becomes uint8
	// shape and values are those of a tentative turn; shape is 0 for a turn that has logged no counters.
	shape  uint16
	values []int64
}

const (
	// maxDealings is how many different ones are remembered, and maxDealingBytes about how much memory they take.
	maxDealings, maxDealingBytes = 1 << 12, 1 << 20
	// maxTries is how often a turn is watched for its outcome.
	maxTries = 3
	// maxVariants is how many variants of an occasion are remembered.
	maxVariants = 8
)

// NewMemo returns a Memo that remembers nothing.
func NewMemo[E any](host MemoHost) *Memo[E] {
	return &Memo[E]{
		host: host, slots: newSlots[E](), states: states{credit: firstCredit},
		repeating: naps{limits: repeatLimits}, recycling: naps{limits: recycleLimits}, loosening: naps{limits: loosenLimits},
		dealings: make([]vm.Dealings, 1), numbers: map[string]uint16{},
	}
}

// Repeated returns how many turns did not have to run.
func (m *Memo[E]) Repeated() int64 { return m.repeated }

// Cloned returns how many robots did not have to run their top level.
func (m *Memo[E]) Cloned() int64 { return m.starts.clones }

// Turn is Robot.Turn, but it need not run the turn. The first turn on an occasion runs, and is
// seen; the next ones are watched as they run, until their outcome is known; further ones are repeated.
//
// effect is not nil if the turn has not run because an earlier one came to
// the same; it is what the Noted of that one was given. When the turn has run, Note may follow.
func (m *Memo[E]) Turn(r *Robot, budget int64) (t Turn, effect *E) {
	if slot := m.again(r, budget); slot != nil {
		return m.repeat(r, slot), &slot.effect
	}
	m.last.state, m.last.expected = 0, 0
	if r.state == failed {
		m.asks = false
		return Turn{Failed: true}, nil
	}
	r.machine.Grant(budget)
	m.asks = true
	var st *start // what a robot has been made whose first turn it is
	switch {
	case r.state == fresh:
		situation := m.host.Situation(r)
		st = m.starts.find(r, situation)
		if st == nil || !st.restores(r) {
			return m.runFirst(r, st == nil, situation), nil
		}
		m.starts.clones++
		st.begin(r)
	case m.repeating.asleep():
		r.known.state = nil
		return m.runUnknown(r), nil
	case r.state != ready || !r.machine.Unburdened(budget) || r.known.state == nil && !(m.pays(r) && m.states.find(r)):
		m.repeating.note(0)
		return m.runUnknown(r), nil
	}
	m.last.situation, m.last.state, m.last.first = m.host.Situation(r), r.known.state.id, st != nil
	slot, seen, fits := m.find(r)
	known := slot != nil && slot.known
	if known && fits && r.machine.Affords(slot.expense) && (st == nil || m.starts.restoreAs(r, st, slot.becomes)) {
		r.machine.Pay(slot.expense)
		r.machine.EndTurn()
		t = m.repeat(r, slot)
		m.foundLoose(slot, t.Bytecodes)
		return t, &slot.effect
	}
	if st != nil {
		st.restore(r)
	}
	if !m.worthWatching(r, slot, seen) {
		t = m.run(r)
		m.repeating.note(-m.knownTime(t.Bytecodes))
		return t, nil
	}
	m.last.eager = !seen
	t = m.watch(r)
	m.repeating.note(-m.knownTime(t.Bytecodes) - watchedShare*t.Bytecodes)
	return t, nil
}

// worthWatching reports whether to watch the turn that is about to begin, in a known state. s is the slot of its occasion, or nil; seen tells
// that there has probably been a turn on it.
func (m *Memo[E]) worthWatching(r *Robot, s *slot[E], seen bool) bool {
	switch {
	case m.repeating.napping(): // a nap has just begun
		return false
	case s != nil && s.known: // it cannot be repeated, as by other counters, and there is no room for another one
		return false
	case s != nil && s.tries >= maxTries:
		return m.triesAgain(s)
	case seen || r.known.isStill(): // it is likely to come again
		return true
	}
	return m.states.credit >= eagerCredit && m.eager.pays(passedShare)
}

// triesAgain reports whether to watch a turn once more that has been watched too often without result: now and then, as
// the pawns may have been young then.
func (m *Memo[E]) triesAgain(s *slot[E]) bool {
	if m.givenUp++; m.givenUp%passedShare != 0 {
		return false
	}
	s.tries = maxTries - 1
	return true
}

// pays reports whether it may pay to describe the state of a robot, which is not known. Where turns mostly leave
// other objects behind, it does for robots whose situation stays the same: these are likely to
// leave objects like those that they find.
func (m *Memo[E]) pays(r *Robot) bool {
	known := &r.known
	known.lent = false
	switch {
	case !known.described:
		known.still = 0
		return true
	case m.states.credit < 0:
		return m.lends(r)
	case !m.states.volatile():
		known.still = 0
		return true
	}
	if s := m.host.Situation(r); s != known.situation {
		known.situation, known.still = s, 0
	} else if known.still < minStill {
		known.still++
	}
	return known.isStill() || m.states.credit >= eagerCredit
}

// lends reports whether to describe the state of a robot although there is no credit: if its situation is that of some turns ago, and
// as long as such loans pay for themselves.
func (m *Memo[E]) lends(r *Robot) bool {
	known := &r.known
	if known.unseen++; known.unseen < lookTurns {
		return false
	}
	known.unseen = 0
	if s := m.host.Situation(r); s != known.situation {
		known.situation = s
		return false
	}
	if !m.lending.pays(rareShare) {
		return false
	}
	m.lending.made += loanTurns
	known.lent, known.still = true, minStill
	return true
}

// Asks reports whether it may matter what the robot is told in the turn under way: if not, Note will return nil.
func (m *Memo[E]) Asks() bool { return m.asks }

// runUnknown is run for a turn that is not remembered.
func (m *Memo[E]) runUnknown(r *Robot) Turn {
	m.asks = false
	return m.run(r)
}

// run runs a turn whose budget has been granted.
func (m *Memo[E]) run(r *Robot) Turn {
	m.last.watched, m.last.settled = false, false
	m.loosen(r)
	r.machine.Follow()
	recycle := r.known.described && (r.known.state != nil || !m.recycling.asleep())
	r.machine.Recycle(recycle)
	t := r.advanceTurn()
	m.loosened(r, t.Bytecodes)
	if r.machine.HasStrayed() {
		m.last.state = 0 // it will not be repeated
	}
	m.states.earn(t.Bytecodes / executedShare)
	if r.known.state != nil || recycle && r.machine.Recycler.InUse() {
		m.settle(r)
	}
	r.machine.EndTurn()
	return t
}

// settle finds out in what state the turn that has just run has left the robot, and which of the objects
// that it has made are free to be used again.
func (m *Memo[E]) settle(r *Robot) {
	known := &r.known
	m.last.patches = m.last.patches[:0]
	if r.state != ready { // it has been paused, or killed
		known.state = nil
		r.machine.Recycler.Forget()
		return
	}
	change := r.machine.Compare(&known.contents)
	if known.state == nil {
		m.recycling.note(r.machine.SettleUse(&known.contents, change))
		return
	}
	m.states.note(change)
	if change != object.Unchanged {
		known.state = m.follow(known, change)
	}
	r.machine.SettleUse(&known.contents, change)
}

// follow returns the state that a robot is in after a change of its known state, or nil if
// finding that out takes more, or costs more than it may.
func (m *Memo[E]) follow(known *knownState, change object.Change) *state {
	if change == object.Changed || !m.states.affords(known) {
		return nil
	}
	var ok bool
	if m.last.patches, ok = known.contents.Patches(known.state.places, m.last.patches); !ok {
		return nil
	}
	return m.states.patched(known.state, m.last.patches)
}

// watch is run, and finds out whether the turn may be repeated.
func (m *Memo[E]) watch(r *Robot) Turn {
	last := &m.last
	last.becomes = 0
	m.loosen(r)
	r.known.still = 0
	r.machine.Recycle(true)
	r.machine.Begin(r.known.counters, r.known.counting)
	t := r.advanceTurn()
	m.loosened(r, t.Bytecodes)
	last.watched = true
	last.expense, last.dealings, last.settled = r.machine.Expense()
	m.settle(r)
	last.dealings.Patches = last.patches
	last.settled = last.settled && r.state == ready && t.Exception == nil
	r.machine.EndTurn()
	if r.known.state == nil && last.settled {
		if last.first {
			last.settled = m.grow(r)
		} else {
			last.settled = m.states.renew(r, last.state)
		}
	}
	return t
}

// grow finds out whether other robots can be made what this one has become in its first turn, which has left it with other
// objects.
func (m *Memo[E]) grow(r *Robot) bool {
	last, known := &m.last, &r.known
	if !m.states.affords(known) {
		return false
	}
	objects, ok := m.states.describe(r)
	if !ok {
		return false
	}
	if last.becomes = m.starts.grow(r, objects); last.becomes == 0 {
		return false
	}
	from := m.starts.grown[last.becomes-1].state
	last.patches = object.Difference(last.patches[:0], from.patches, known.state.patches, from.base)
	last.dealings.Replace(known.counters)
	last.dealings.Patches = last.patches
	return len(last.patches) <= object.MaxPatches
}

// repeat takes a turn that does not have to run, and that has been paid for.
func (m *Memo[E]) repeat(r *Robot, s *slot[E]) (t Turn) {
	known := &r.known
	if s.dealings > 0 {
		dealings := &m.dealings[s.dealings]
		m.values = dealings.AppendWritten(m.values[:0], known.counters)
		r.machine.Take(dealings, known.counters)
		if len(dealings.Patches) > 0 {
			known.contents.Apply(known.state.places, dealings.Patches)
			known.state = m.states.patched(known.state, dealings.Patches)
		}
	}
	s.fresh, s.tries = true, 0
	if s.eager {
		s.eager = false
		m.eager.paid++
	}
	m.repeated++
	if known.lent {
		m.lending.paid++
	}
	t.Bytecodes = r.machine.Spent()
	m.states.earn(t.Bytecodes + known.price)
	known.price = 0
	m.repeating.note(savedTime(t.Bytecodes))
	return t
}

// Note says what the turn that has just run depended on: the bits of the situation that
// it was told. It must not be called after a turn that was told anything else.
// It returns nil if what the turn has done is not to be remembered.
func (m *Memo[E]) Note(told Situation) *Noted[E] {
	last := &m.last
	if last.state == 0 {
		return nil
	}
	i, ok := m.toldIndex(told)
	if !ok {
		return nil
	}
	o := occasion{situation: last.situation & told, state: last.state, told: m.told[i].number, first: last.first}
	hash := o.hash()
	if last.expected != 0 && last.expected != hash {
		m.seen.remove(last.expected)
	}
	m.seen.add(hash)
	if len(m.told) > 1 {
		always := m.host.Always
		if told&m.host.Often == m.host.Often {
			always = m.host.Often
		}
		if a, where := m.askedAt(always); a.where == where {
			a.told |= 1 << i
		} else {
			*a = asked{where, 1 << i}
		}
	}
	if !last.watched || !m.findShape() {
		return nil
	}
	s := m.slots.slot(m.nextVariant(o))
	if s == nil {
		return nil
	}
	s.known = false
	s.tries++
	if !last.settled {
		return nil
	}
	m.noted = Noted[E]{m, s}
	return &m.noted
}

// nextVariant returns the variant of an occasion under which the turn that has just run is remembered: not one that is known for several
// values of counters, except the last.
func (m *Memo[E]) nextVariant(o occasion) occasion {
	free := -1
	for variant := range uint8(maxVariants) {
		o.variant = variant
		switch s := m.slots.find(o); {
		case s == nil:
			return o
		case m.joins(s):
			return o
		case free < 0 && (!s.known || variant == maxVariants-1 || m.dealings[s.dealings].IsExact()):
			free = int(variant)
			if s.tentative == 0 {
				o.variant = variant
				return o
			}
		}
	}
	o.variant = uint8(free)
	return o
}

// Remember remembers what the turn has done by way of the API.
func (n *Noted[E]) Remember(effect E) {
	m, s := n.memo, n.slot
	last := &m.last
	number, ok := m.dealingsNumber(&last.dealings)
	if !ok {
		return
	}
	s.known, s.eager, s.expense, s.dealings, s.becomes, s.effect = true, last.eager, last.expense, number, last.becomes, effect
	s.tentative, s.where = 0, last.situation
	if s.eager {
		m.eager.made++
	}
}

// forget forgets all turns, and their dealings.
func (m *Memo[E]) forget() {
	m.slots = newSlots[E]()
	clear(m.dealings[1:])
	m.dealings, m.numbers, m.bytes = m.dealings[:1], map[string]uint16{}, 0
}

// dealingsNumber returns the index of some dealings in m.dealings, to which it adds them. ok is false if there was no room.
func (m *Memo[E]) dealingsNumber(d *vm.Dealings) (number uint16, ok bool) {
	if d.IsNone() {
		return 0, true
	}
	m.key = d.AppendKey(m.key[:0])
	key := wordBytes(m.key)
	if number, ok := m.numbers[string(key)]; ok {
		return number, true
	}
	if len(m.dealings) == maxDealings || m.bytes+len(key) > maxDealingBytes {
		m.forget()
		return 0, false
	}
	m.bytes += len(key)
	number = uint16(len(m.dealings))
	m.numbers[string(key)] = number
	m.dealings = append(m.dealings, d.Clone())
	return number, true
}

// find returns the slot of the last turn's occasion, with a turn that is known if there is one.
// fits tells that it may be repeated, and seen that there has probably been a turn on the
// occasion; only then is there a slot, but there may be none.
func (m *Memo[E]) find(r *Robot) (found *slot[E], seen, fits bool) {
	known := false // no more turns are remembered that would be repeated if other numbers were drawn
	for set := m.toldBefore(); set != 0; set &= set - 1 {
		index := mathbits.TrailingZeros64(set)
		t := &m.told[index]
		o := occasion{situation: m.last.situation & t.bits, state: m.last.state, told: t.number, first: m.last.first}
		hash := o.hash()
		if !m.seen.has(hash) {
			continue
		}
		var open *slot[E] // of a turn that is not known yet
		for ; o.variant < maxVariants; o.variant++ {
			n := m.slots.number(o)
			if n == 0 {
				if !seen && o.variant == 0 {
					m.last.expected = hash
				}
				if !known && o.variant > 0 {
					found = open // nil where there is room for another variant
				}
				break
			}
			s := m.slots.at(n)
			if !known {
				found = s
			}
			if !s.known {
				open = s
				continue
			}
			d := &m.dealings[s.dealings]
			counted, drawn := false, false
			if r.machine.Budgeted(&s.expense) {
				counted, drawn = r.machine.Fits(d, r.known.counters)
			}
			if drawn {
				t.repeated++
				r.known.found = foundSlot{t.bits, t.number, n, uint8(index)}
				return s, true, true
			}
			if counted && o.variant == maxVariants-1 {
				found, known = s, true
			}
			if d.IsExact() { // it gives way
				break
			}
		}
		seen = true
	}
	if found != nil {
		m.last.expected = 0
		found.known = found.known && known // else what is known of it holds for other counters
	}
	return found, seen, false
}

// toldBefore returns which of m.told turns have been told where the last one began, as bits of a set.
func (m *Memo[E]) toldBefore() (set uint64) {
	if len(m.told) <= 1 {
		return uint64(len(m.told))
	}
	for _, bits := range [...]Situation{m.host.Always, m.host.Often} {
		if a, where := m.askedAt(bits); a.where == where {
			set |= a.told
		}
	}
	return set
}

// foundSlot says where a robot's last repeated turn was found: mostly, the next one is the same.
type foundSlot struct {
	// bits and told are what it has been told, and index is where in Memo.told that was.
	bits  Situation
	told  uint16
	slot  slotNumber // 0 for none
	index uint8
}

// again returns the slot of the robot's last repeated turn if the turn that is about to begin is the same, for which it pays then; else nil.
func (m *Memo[E]) again(r *Robot, budget int64) *slot[E] {
	at := &r.known.found
	if r.state != ready || r.known.state == nil || m.repeating.napping() || !m.slots.has(at.slot) {
		return nil
	}
	s := m.slots.at(at.slot)
	if !s.known || s.state != r.known.state.id || s.told != at.told || s.first || s.situation != m.host.Situation(r)&at.bits {
		return nil
	}
	if s.dealings > 0 {
		if _, drawn := r.machine.Fits(&m.dealings[s.dealings], r.known.counters); !drawn {
			return nil
		}
	}
	if !r.machine.PayTurn(budget, &s.expense) {
		return nil
	}
	if i := int(at.index); i < len(m.told) && m.told[i].number == at.told {
		m.told[i].repeated++
	}
	return s
}

// hash returns a hash of the occasion.
func (o occasion) hash() uint64 {
	turn := object.Bit(o.first)<<63 | uint64(o.variant)<<48 | uint64(o.state)<<16 | uint64(o.told)
	high, low := mathbits.Mul64(uint64(o.situation)^0x9e3779b97f4a7c15, turn^0xd1342543de82ef95)
	return (high ^ low) * 0x9e3779b97f4a7c15
}
