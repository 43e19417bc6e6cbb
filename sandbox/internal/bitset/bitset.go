// Package bitset has sets of small numbers, such as of slots and registers.
package bitset

import "slices"

// Set is a set of numbers from 0 to what it was made for.
type Set []uint64

// New returns an empty set for the numbers below n.
func New(n int) Set { return make(Set, (n+63)/64) }

// Has reports whether a number is in the set.
func (s Set) Has(n int) bool { return s[n/64]>>(n%64)&1 != 0 }

// Add adds a number.
func (s Set) Add(n int) { s[n/64] |= 1 << (n % 64) }

// Include adds what is in another set, which was made for as many numbers.
func (s Set) Include(other Set) {
	for i, x := range other {
		s[i] |= x
	}
}

// IncludeExcept adds what is in another set and not in a third one.
func (s Set) IncludeExcept(other, except Set) {
	for i, x := range other {
		s[i] |= x &^ except[i]
	}
}

// Retain removes what is not in another set. It reports whether there was such a number.
func (s Set) Retain(other Set) (changed bool) {
	for i, x := range other {
		changed = changed || s[i]&^x != 0
		s[i] &= x
	}
	return changed
}

// Clone returns a copy of the set.
func (s Set) Clone() Set { return slices.Clone(s) }
