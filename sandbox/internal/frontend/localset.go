package frontend

import "slices"

// localSet is a set of local variables, by their numbers.
type localSet []uint64

func newLocalSet(n int) localSet { return make(localSet, (n+63)/64) }

func (s localSet) has(n int) bool { return s[n/64]>>(n%64)&1 != 0 }

func (s localSet) add(n int) { s[n/64] |= 1 << (n % 64) }

// retain removes what is not in other.
func (s localSet) retain(other localSet) {
	for i := range s {
		s[i] &= other[i]
	}
}

// include adds what is in other.
func (s localSet) include(other localSet) {
	for i := range s {
		s[i] |= other[i]
	}
}

func (s localSet) clone() localSet { return slices.Clone(s) }
