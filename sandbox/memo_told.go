package sandbox

import "math"

const (
	// maxTold is how many different told are remembered; asked.told has a bit for each.
	maxTold = 64
	// askedSlots is the size of the table Memo.asked.
	askedSlots = 1 << 11
)

// told is what a turn has been told of the situation: some bits of it.
type told struct {
	bits   Situation
	number uint16
	// repeated is how many turns that have been told this did not have to run, of late.
	repeated int
}

// asked is what turns have been told that began in the same state and in situations whose bits told
// always, or often, are the same.
type asked struct {
	where uint64 // a hash of these
	told  uint64 // a bit for each of the Memo's
}

// askedAt returns the slot for what has been asked where the last turn began, as bits of the situation tell that, and
// the hash of it.
func (m *Memo[E]) askedAt(bits Situation) (a *asked, where uint64) {
	if m.asked == nil {
		m.asked = make([]asked, askedSlots)
	}
	where = occasion{situation: m.last.situation & bits, state: m.last.state}.hash()
	return &m.asked[where>>40%askedSlots], where
}

// toldIndex returns where in m.told is what a turn has been told. When there are too many, what
// has been of least use is forgotten; its number is not given again.
func (m *Memo[E]) toldIndex(bits Situation) (index int, ok bool) {
	least := 0
	for i := range m.told {
		if m.told[i].bits == bits {
			return i, true
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
		return len(m.told) - 1, true
	}
	for i := range m.told {
		m.told[i].repeated /= 2
	}
	m.told[least] = told{bits: bits, number: m.tolds}
	return least, true
}
