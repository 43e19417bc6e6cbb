package sandbox

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

// remove removes a hash, and maybe others.
func (s *bitset) remove(hash uint64) {
	if s.has(hash) {
		s.words[hash/64%uint64(len(s.words))] &^= 1 << (hash % 64)
		s.used--
	}
}

// attempts tells how many of the attempts at something have paid: of the first turns on occasions that were watched,
// those after which there was another one, which then need not run; of the turns that were asked on what of their place they
// depend, those that depend on less than all; of the turns that loans stand for, those that need not run.
type attempts struct{ made, paid, passed int }

const (
	// attemptShare is how many it pays to make for one that pays: to watch a turn takes about this
	// part more than to run it.
	attemptShare = 4
	// fewAttempts is up to how many it is not known yet, and manyAttempts when the older ones begin to count less.
	fewAttempts, manyAttempts = 256, 1024
	// passedShare is of how many times one is made all the same, as things may have changed, and rareShare where what is made stays in
	// memory.
	passedShare, rareShare = 16, 256
)

// pays tells whether to make another one: at least one of so many.
func (a *attempts) pays(share int) bool {
	if a.made >= manyAttempts {
		a.made, a.paid = a.made/2, a.paid/2
	}
	if a.made < fewAttempts || attemptShare*a.paid >= a.made {
		return true
	}
	a.passed++
	return a.passed%share == 0
}
