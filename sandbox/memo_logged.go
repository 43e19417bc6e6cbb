package sandbox

// A turn that only logs counters comes to the same for all values of them that are written with as many characters, except in the logs
// themselves. Where in the logs these values stand, the host finds out by comparing the logs of two such turns on the same occasion: the first
// one waits for the other.

// tentative is a turn that has logged counters.
type tentative struct {
	number uint32
	// shape is the number of what it has done with counters, for all values as long as these, and values are what it has logged.
	shape  uint16
	values []int64
}

// maxTentative is how many turns wait for others.
const maxTentative = 1 << 10

// findShape finds out what the last turn has done with counters, apart from the values that it has logged. It returns false if there is no room.
func (m *Memo[E]) findShape() (ok bool) {
	last := &m.last
	last.shape = 0
	if !last.settled || !last.dealings.Logs() {
		return true
	}
	last.values = last.dealings.AppendLogged(last.values[:0])
	m.wide.Copy(&last.dealings)
	m.wide.Widen(func(int) bool { return true })
	last.shape, ok = m.dealingsNumber(&m.wide)
	return ok
}

// Logged is a counter with the values that two turns on the same occasion have logged, the earlier one Then and the last one Now.
type Logged struct{ Then, Now int64 }

// Logs reports whether the turn has logged counters that it has used for nothing else.
func (n *Noted[E]) Logs() bool { return n.memo.last.shape > 0 }

// Logged returns the effect of an earlier turn that waits on the same occasion, and the counters whose logged values differ, if the two
// turns differ by nothing else; otherwise nil.
func (n *Noted[E]) Logged() (former *E, logged []Logged) {
	m, s := n.memo, n.slot
	last := &m.last
	if !m.joins(s) {
		return nil, nil
	}
	m.logged = m.logged[:0]
	for i, then := range m.tentative[s.tentative%maxTentative].values {
		if now := last.values[i]; now != then {
			m.logged = append(m.logged, Logged{then, now})
		}
	}
	return &s.effect, m.logged
}

// joins reports whether the last turn and the one that waits in a slot differ by nothing but what they have logged and done by way of the API.
func (m *Memo[E]) joins(s *slot[E]) bool {
	last := &m.last
	if last.shape == 0 || s.tentative == 0 {
		return false
	}
	t := &m.tentative[s.tentative%maxTentative]
	return t.number == s.tentative && t.shape == last.shape && s.expense == last.expense && s.becomes == last.becomes
}

// Values returns the values that the turn which has just been repeated would have logged, in the order of Logged, if it was remembered
// by RememberAll.
func (m *Memo[E]) Values() []int64 { return m.values }

// RememberAll is Remember for an effect that holds whatever the counters that Logged has returned are, as long as they are written with as
// many characters.
func (n *Noted[E]) RememberAll(effect E) {
	last, former := &n.memo.last, n.memo.tentative[n.slot.tentative%maxTentative].values
	last.dealings.Widen(func(i int) bool { return former[i] != last.values[i] })
	n.Remember(effect)
}

// RememberTentatively keeps what the turn has done by way of the API until there is another turn with which Logged
// compares it.
func (n *Noted[E]) RememberTentatively(effect E) {
	m := n.memo
	if m.tentative == nil {
		m.tentative = new([maxTentative]tentative)
	}
	last, s := &m.last, n.slot
	m.tentatives++
	t := &m.tentative[m.tentatives%maxTentative]
	t.number, t.shape, t.values = m.tentatives, last.shape, append(t.values[:0], last.values...)
	s.tentative, s.expense, s.becomes, s.effect = m.tentatives, last.expense, last.becomes, effect
}
