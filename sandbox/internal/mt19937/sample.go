package mt19937

import (
	"math/big"
	"math/bits"
	"sort"
)

// Bits returns k random bits as a number, for k from 0 to 64: random.getrandbits(k). Up to 32 bits cost one word, more
// cost two, the first of them the lower. No bits cost no word.
func (r *Rand) Bits(k int) uint64 {
	switch {
	case k <= 0:
		return 0
	case k <= 32:
		return uint64(r.Uint32() >> (32 - k))
	}
	low := uint64(r.Uint32())
	return low | uint64(r.Uint32()>>(64-k))<<32
}

// GetRandBits returns k random bits as a number, for any k: random.getrandbits(k). Words are drawn from the least
// significant up, and the last is shortened from below. A k under 1 gives 0; Python raises ValueError there.
func (r *Rand) GetRandBits(k int) *big.Int {
	if k <= 64 {
		return new(big.Int).SetUint64(r.Bits(k))
	}
	octets := make([]byte, (k+31)/32*4) // most significant first
	for i := len(octets) - 4; i >= 0; i -= 4 {
		word := r.Uint32()
		if k < 32 {
			word >>= 32 - k
		}
		k -= 32
		octets[i], octets[i+1], octets[i+2], octets[i+3] = byte(word>>24), byte(word>>16), byte(word>>8), byte(word)
	}
	return new(big.Int).SetBytes(octets)
}

// RandBelow returns a random int in [0, n), by drawing as many bits as n has until they are below n: CPython 3.7's
// Random._randbelow, on which randrange, randint, choice, shuffle and sample rest. It panics if n is not positive.
func (r *Rand) RandBelow(n int64) int64 {
	if n <= 0 {
		panic("mt19937: RandBelow of a number that is not positive")
	}
	if r.source != nil {
		return r.source.below(big.NewInt(n)).Int64()
	}
	k := bits.Len64(uint64(n))
	for {
		if v := r.Bits(k); v < uint64(n) {
			if r.traced != nil {
				*r.traced = append(*r.traced, Below{int64(v), n})
			}
			return int64(v)
		}
	}
}

// RandBelowBig is RandBelow for an n of any size. It panics if n is not positive.
func (r *Rand) RandBelowBig(n *big.Int) *big.Int {
	if n.Sign() <= 0 {
		panic("mt19937: RandBelowBig of a number that is not positive")
	}
	if r.source != nil {
		return r.source.below(n)
	}
	k := n.BitLen()
	for {
		if v := r.GetRandBits(k); v.Cmp(n) < 0 {
			return v
		}
	}
}

// Shuffle permutes n items, of which swap exchanges two (possibly one with itself): random.shuffle(x).
func (r *Rand) Shuffle(n int, swap func(i, j int)) {
	for i := n - 1; i > 0; i-- {
		swap(i, int(r.RandBelow(int64(i+1))))
	}
}

// SampleIndices returns the positions of k different items out of n, in the order of their selection:
// random.sample(population, k) of CPython 3.7. It copies the population, or remembers what was selected, whichever
// CPython takes to need less memory; the two draw differently. The error is a ValueError unless 0 <= k <= n.
func (r *Rand) SampleIndices(n, k int) ([]int, error) {
	if k < 0 || k > n {
		return nil, errSampleSize
	}
	if n <= sampleSetSize(k) {
		return r.sampleFromPool(n, k), nil
	}
	result := make([]int, k)
	selected := make(map[int]struct{}, k)
	for i := range result {
		j := int(r.RandBelow(int64(n)))
		for {
			if _, dup := selected[j]; !dup {
				break
			}
			j = int(r.RandBelow(int64(n)))
		}
		selected[j] = struct{}{}
		result[i] = j
	}
	return result, nil
}

// sampleFromPool selects from a list of those not yet selected, the last of which moves into each vacancy.
func (r *Rand) sampleFromPool(n, k int) []int {
	pool := make([]int, n)
	for i := range pool {
		pool[i] = i
	}
	result := make([]int, k)
	for i := range result {
		j := r.RandBelow(int64(n - i))
		result[i] = pool[j]
		pool[j] = pool[n-i-1]
	}
	return result
}

// sampleSetSize is CPython's estimate of the size of a set of k items, against which it weighs a copy of the
// population: 21, and for k above 5 also 4 ** ceil(log(3*k, 4)).
func sampleSetSize(k int) int {
	size := 21
	if k > 5 {
		table := 1
		for table < 3*k {
			table *= 4
		}
		size += table
	}
	return size
}

// ChoiceIndices returns k positions out of n, drawn with replacement: random.choices(population, k=k). It panics if n
// is not positive and k is; Python raises IndexError there.
func (r *Rand) ChoiceIndices(n, k int) []int {
	if n <= 0 && k > 0 {
		panic("mt19937: ChoiceIndices of an empty population")
	}
	result := make([]int, max(k, 0))
	for i := range result {
		result[i] = int(r.Float64() * float64(n))
	}
	return result
}

// WeightedIndices returns k positions drawn with replacement, where position i is as likely as the difference between
// cumulative[i] and its predecessor: random.choices with cum_weights=cumulative. Weights are summed left to right, as
// by itertools.accumulate, before. It panics if cumulative is empty and k is positive; Python raises IndexError there.
func (r *Rand) WeightedIndices(cumulative []float64, k int) []int {
	result := make([]int, max(k, 0))
	if len(result) == 0 {
		return result
	}
	last := len(cumulative) - 1
	total := cumulative[last]
	for i := range result {
		x := r.Float64() * total
		result[i] = sort.Search(last, func(j int) bool { return x < cumulative[j] })
	}
	return result
}
