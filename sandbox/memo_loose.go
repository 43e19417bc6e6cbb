package sandbox

// For a loose turn, it is found out where else it would come to the same, so that it need not run there either (see Cells). That makes it
// take half as long again, so it pays only if turns are repeated in places where they have not run.

// loosen makes the turn that is about to begin a loose one, if that may be of use and pays.
func (m *Memo[E]) loosen(r *Robot) {
	r.machine.Fasten()
	m.last.loose = m.last.state != 0 && m.host.Loosen != nil && m.loose.pays(passedShare) && !m.loosening.asleep()
	if m.last.loose {
		m.host.Loosen(r)
		m.loose.made++
	}
}

// loosened notes what it has taken that the turn which has just run, of so many bytecodes, was loose, and whether that has been of use.
func (m *Memo[E]) loosened(r *Robot, bytecodes int64) {
	if !m.last.loose {
		return
	}
	m.loosening.note(-looseShare * bytecodes)
	if row, col := r.Told(); row&col != ^uint64(0) {
		m.loose.paid++
	}
}

// foundLoose notes what has been saved if the turn that has just been repeated, of so many bytecodes, had run in another place.
// The robot's next turns do not count: they are found where this one was, and would soon have been found without it.
func (m *Memo[E]) foundLoose(s *slot[E], bytecodes int64) {
	if place := m.host.Often &^ m.host.Always; (m.last.situation^s.where)&place != 0 {
		m.loosening.note(savedTime(bytecodes))
	}
}
