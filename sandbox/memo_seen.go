package sandbox

// seenFilter is an approximate set of hashes: it finds some that are not in it. When there are too many, it
// forgets all of them.
type seenFilter struct {
	words *[seenBits / 64]uint64
	used  int
}

const seenBits = 1 << 16

func (s *seenFilter) has(hash uint64) bool {
	return s.words != nil && s.words[hash/64%uint64(len(s.words))]>>(hash%64)&1 != 0
}

func (s *seenFilter) add(hash uint64) {
	if s.words == nil || s.used == seenBits/4 {
		s.words, s.used = new([seenBits / 64]uint64), 0
	}
	if !s.has(hash) {
		s.words[hash/64%uint64(len(s.words))] |= 1 << (hash % 64)
		s.used++
	}
}

// remove removes a hash, and maybe others.
func (s *seenFilter) remove(hash uint64) {
	if s.has(hash) {
		s.words[hash/64%uint64(len(s.words))] &^= 1 << (hash % 64)
		s.used--
	}
}
