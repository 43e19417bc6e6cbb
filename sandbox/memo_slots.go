package sandbox

import "bhack/sandbox/internal/vm"

// slots are where turns are remembered. They are made one after the other, and found by their
// numbers, so that no memory is touched before it is needed.
type slots[E any] struct {
	// pairs are numbers of slots, 0 for none: one of those at an occasion's hash has its turn, if it is
	// remembered.
	pairs [][2]slotNumber
	// chunks have the slots, and made is the number of the last one that has been made.
	chunks []*[chunkSlots]slot[E]
	made   slotNumber
}

// slotNumber is the number of a slot, from 1.
type slotNumber uint16

const (
	// minPairs and maxPairs are how many pairs there are, a power of two.
	minPairs, maxPairs = 1 << 9, 1 << 13
	// chunkSlots is how many slots are allocated at once, which takes about a page of memory.
	chunkSlots = 64
)

// slot remembers a turn that has been taken on an occasion.
type slot[E any] struct {
	occasion
	// known tells that expense and effect are the outcome of the turn, fresh that it has been
	// repeated since another one wanted the slot, and tries how often it has been watched for its
	// outcome since it was last repeated.
	known, fresh bool
	tries        uint8
	// eager tells that the turn was the first one on the occasion, and has not been repeated.
	eager bool
	// dealings is an index of Memo.dealings, and becomes is the number of the grown start that the turn, a first one, makes of the
	// robot; 0 for none.
	dealings uint16
	becomes  uint8
	expense  vm.Expense
	effect   E
	// tentative is the number of the turn on the occasion that waits for another one, in Memo.tentative; 0 for none.
	tentative uint32
	// where is the situation in which the turn that is known ran.
	where Situation
}

// newSlots returns slots that remember nothing.
func newSlots[E any]() slots[E] { return slots[E]{pairs: make([][2]slotNumber, minPairs)} }

// at returns the slot with a number.
func (s *slots[E]) at(n slotNumber) *slot[E] { return &s.chunks[n/chunkSlots][n%chunkSlots] }

// has reports whether a number is that of a slot.
func (s *slots[E]) has(n slotNumber) bool { return 0 < n && n <= s.made }

// pair returns the numbers of the two slots one of which remembers a turn of an occasion, or would.
func (s *slots[E]) pair(hash uint64) *[2]slotNumber {
	return &s.pairs[hash>>40&uint64(len(s.pairs)-1)]
}

// number returns the number of the slot of the occasion, or 0.
func (s *slots[E]) number(o occasion) slotNumber {
	for _, n := range s.pair(o.hash()) {
		if n > 0 && s.at(n).occasion == o {
			return n
		}
	}
	return 0
}

// find returns the slot of the occasion, or nil.
func (s *slots[E]) find(o occasion) *slot[E] {
	if n := s.number(o); n > 0 {
		return s.at(n)
	}
	return nil
}

// slot returns the slot of the occasion, or nil when there is no room.
func (s *slots[E]) slot(o occasion) *slot[E] {
	if found := s.find(o); found != nil {
		return found
	}
	p := s.pair(o.hash())
	if 2*int(s.made) > 3*len(s.pairs) && len(s.pairs) < maxPairs {
		s.grow()
		p = s.pair(o.hash())
	}
	n := s.claim(p)
	if n == 0 {
		return nil
	}
	claimed := s.at(n)
	*claimed = slot[E]{occasion: o}
	return claimed
}

// claim returns the number of a slot of the pair that is new, or whose turn is no longer repeated;
// 0 if there is none.
func (s *slots[E]) claim(p *[2]slotNumber) slotNumber {
	for i := range p {
		if p[i] == 0 {
			p[i] = s.add()
			return p[i]
		}
	}
	for _, n := range p {
		old := s.at(n)
		if !old.fresh {
			return n
		}
		old.fresh = false
	}
	return 0
}

// add makes a slot, and returns its number.
func (s *slots[E]) add() slotNumber {
	s.made++
	if int(s.made/chunkSlots) == len(s.chunks) {
		s.chunks = append(s.chunks, new([chunkSlots]slot[E]))
	}
	return s.made
}

// grow doubles the number of pairs. Those of one pair become those of two.
func (s *slots[E]) grow() {
	old := s.pairs
	s.pairs = make([][2]slotNumber, 2*len(old))
	for i := range old {
		for j, n := range old[i] {
			if n > 0 {
				s.pair(s.at(n).hash())[j] = n
			}
		}
	}
}
