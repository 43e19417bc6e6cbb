// Package mt19937 is the Mersenne Twister behind Python's module random: the generator MT19937 of Matsumoto and
// Nishimura ("Mersenne Twister: A 623-Dimensionally Equidistributed Uniform Pseudo-Random Number Generator", ACM TOMACS
// 8, 1998) with the seeding, the integer sampling and the distributions of CPython 3.7, so that the same seed gives the
// same stream, word for word.
//
// The package knows nothing of Python values: seeds are integers and bytes, distributions take float64, sequences are
// represented by their length. It never seeds itself from the clock or the operating system.
package mt19937

import "math/bits"

//go:generate python3 testdata/gen_golden.py

// Dimensions of the recurrence, named as in the paper.
const (
	stateWords = 624 // n, the degree of recurrence
	middleWord = 397 // m, the middle word
	upperMask  = 0x80000000
	lowerMask  = 0x7fffffff
	matrixA    = 0x9908b0df
)

// A Rand is one generator, with what random.gauss keeps between two calls. The zero Rand is ready to use and is seeded
// with 0, as by random.seed(0).
//
// Seeding is deferred: a seed method only notes the key, and the 2,496 bytes of state are allocated and filled by the
// first draw, or at once where the key is larger than that. A Rand that is never drawn from costs no more than its own few words.
//
// A Rand must not be copied after the first draw, since the copy would share the state; use Clone. It is not safe for
// concurrent use.
type Rand struct {
	words *[stateWords]uint32 // nil until the first draw
	left  int                 // words of the block not yet handed out; 0 asks for a new block

	seeded bool     // words holds the state; otherwise the key below is still to be expanded
	key    uint64   // the seed, when bigKey is nil
	bigKey []uint32 // the seed in words, least significant first, when it needs more than 64 bits

	gaussNext float64
	hasGauss  bool

	root  uint64 // the key when Begin was called
	forks uint64 // how many seeds Fork has given since

	// source is what the methods draw from in place of the generator, if set.
	source *Source

	traced *[]Below // where RandBelow notes what it draws, or nil
	used   *bool    // what is set when a seed is expanded, or nil

	rounds int // of the loops that draw until a value is accepted, since TakeRounds
}

// New returns a generator seeded with 0. It does not allocate the state.
func New() *Rand {
	return &Rand{}
}

// TakeRounds returns how many rounds the loops that draw until a value is accepted have
// taken since it was last called: with unusual parameters there are many.
func (r *Rand) TakeRounds() int {
	n := r.rounds
	r.rounds = 0
	return n
}

// Clone returns an independent copy that continues with the same stream.
func (r *Rand) Clone() *Rand {
	c := *r
	c.traced = nil
	if r.words != nil {
		words := *r.words
		c.words = &words
	}
	return &c
}

// Uint32 returns the next output of the generator, a uniform 32-bit word: random.getrandbits(32).
func (r *Rand) Uint32() uint32 {
	if r.left == 0 {
		r.refill()
	}
	y := r.words[stateWords-r.left]
	r.left--
	return temper(y)
}

// Float64 returns what random.random() is asked for by the methods below: Unit, or what the source gives.
func (r *Rand) Float64() float64 {
	if r.source != nil && r.source.Float64 != nil {
		return r.source.Float64()
	}
	return r.Unit()
}

// Unit returns the next float in [0, 1), a multiple of 2**-53 made from two words: random.random().
func (r *Rand) Unit() float64 {
	if r.left < 2 {
		return unitFloat(r.Uint32(), r.Uint32())
	}
	next := stateWords - r.left
	r.left -= 2
	return unitFloat(temper(r.words[next]), temper(r.words[next+1]))
}

// Prepare makes the next words ones that can be peeked at, if none are.
func (r *Rand) Prepare() {
	if r.left == 0 {
		r.refill()
	}
}

// PeekUnit returns what Unit will return when some words have been drawn, and how many will have been drawn then. ok is false when
// that takes the next block of words.
func (r *Rand) PeekUnit(after int) (f float64, next int, ok bool) {
	next = after + 2
	if next > r.left {
		return 0, 0, false
	}
	at := stateWords - r.left + after
	return unitFloat(temper(r.words[at]), temper(r.words[at+1])), next, true
}

// PeekBelow is PeekUnit for RandBelow of an n of at most 32 bits, of a generator without a source.
func (r *Rand) PeekBelow(after int, n int64) (v int64, next int, ok bool) {
	unused := 32 - bits.Len64(uint64(n))
	for next = after; next < r.left; {
		v = int64(temper(r.words[stateWords-r.left+next]) >> unused)
		if next++; v < n {
			return v, next, true
		}
	}
	return 0, 0, false
}

// Below is an int that has been drawn, not negative and below N.
type Below struct{ V, N int64 }

// Trace makes RandBelow append what it draws from the generator to a slice, until Trace is called with nil.
func (r *Rand) Trace(to *[]Below) { r.traced = to }

// NoteUse sets *used once a seed has been expanded into a state, by the first draw or by who asks for the state: as long as it is not
// set, the generator and its clones have given nothing that depends on a seed.
func (r *Rand) NoteUse(used *bool) { r.used = used }

// SkipWords does what drawing n words does that can be peeked at.
func (r *Rand) SkipWords(n int) { r.left -= n }

// unitFloat is genrand_res53 of the 2002 reference code: 27 bits of a and 26 of b.
func unitFloat(a, b uint32) float64 {
	return float64(uint64(a>>5)<<26|uint64(b>>6)) * (1.0 / (1 << 53))
}

// temper is the output function of the paper (equations 2.2 to 2.5).
func temper(y uint32) uint32 {
	y ^= y >> 11
	y ^= y << 7 & 0x9d2c5680
	y ^= y << 15 & 0xefc60000
	return y ^ y>>18
}

// refill makes the next block of words, after expanding a seed that is still waiting.
func (r *Rand) refill() {
	if !r.seeded {
		r.expandSeed()
	}
	twist(r.words)
	r.left = stateWords
}

// twist replaces the whole state by the next stateWords words of the recurrence (equation 2.1). The three parts differ
// only in which of the indices wrap around.
func twist(w *[stateWords]uint32) {
	const shift = stateWords - middleWord
	for k := range shift {
		w[k] = w[k+middleWord] ^ mix(w[k], w[k+1])
	}
	for k := shift; k < stateWords-1; k++ {
		w[k] = w[k-shift] ^ mix(w[k], w[k+1])
	}
	w[stateWords-1] = w[middleWord-1] ^ mix(w[stateWords-1], w[0])
}

// mix joins the upper bit of one word with the lower bits of the next, and multiplies by the matrix A.
func mix(upper, lower uint32) uint32 {
	y := upper&upperMask | lower&lowerMask
	return y>>1 ^ -(y&1)&matrixA
}
