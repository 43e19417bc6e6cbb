package sandbox

// Of a turn that is loose it is found out where it would come to the same, so that it need not run there either (see Cells). That
// takes about half as long again as to run it, so it pays only where turns are repeated in other places than those where they have run.

// loosen makes the turn that begins a loose one, if anybody will ask and that pays.
func (m *Memo[E]) loosen(r *Robot) {
	r.machine.Fasten()
	m.last.loose = m.last.state != 0 && m.host.Loosen != nil && m.loose.pays(passedShare) && !m.loosening.asleep()
	if m.last.loose {
		m.host.Loosen(r)
		m.loose.made++
	}
}

// loosened notes what that has taken, of the turn with so many bytecodes that has just run, and whether anything has come of it.
func (m *Memo[E]) loosened(r *Robot, bytecodes int64) {
	if !m.last.loose {
		return
	}
	m.loosening.note(-looseShare * bytecodes)
	if row, col := r.Told(); row&col != ^uint64(0) {
		m.loose.paid++
	}
}

// foundLoose notes what has been saved by a turn with so many bytecodes that has just been repeated, if it has run in another place.
// The robot's next turns do not count: they are found where this one was, and soon would have been without it.
func (m *Memo[E]) foundLoose(s *slot[E], bytecodes int64) {
	if place := m.host.Often &^ m.host.Always; (m.last.situation^s.where)&place != 0 {
		m.loosening.note(savedTime(bytecodes))
	}
}
