package mt19937

import (
	"crypto/sha512"
	"math/big"
	"math/bits"
	"sync"
)

// SeedInt64 seeds with an int, as random.seed(n) does: by its absolute value, so n and -n give the same stream.
// Like every seed method it forgets the number that Gauss had in store.
func (r *Rand) SeedInt64(n int64) {
	key := uint64(n)
	if n < 0 {
		key = -key
	}
	r.SeedUint64(key)
}

// SeedUint64 seeds with an int in [0, 2**64).
func (r *Rand) SeedUint64(n uint64) {
	r.key, r.bigKey = n, nil
	r.deferSeeding()
}

// Begin makes what Fork gives follow from the current seed, of at most 64 bits, and from no later one.
func (r *Rand) Begin() { r.root, r.forks = r.key, 0 }

// Fork returns a seed for another generator, a new one each time: what the operating system gives Python's Random() and
// seed(). It draws nothing, so that the numbers of r stay where they are. The seeds are the output of SplitMix64 (Steele,
// Lea and Flood, "Fast Splittable Pseudorandom Number Generators", OOPSLA 2014), which is one to one: none comes twice.
func (r *Rand) Fork() uint64 {
	if r.used != nil {
		*r.used = true
	}
	r.forks++
	x := r.root + r.forks*0x9e3779b97f4a7c15
	x = (x ^ x>>30) * 0xbf58476d1ce4e5b9
	x = (x ^ x>>27) * 0x94d049bb133111eb
	return x ^ x>>31
}

// SeedBig seeds with an int of any size, of which all bits of the absolute value count. It keeps no reference to n.
func (r *Rand) SeedBig(n *big.Int) {
	if n.BitLen() <= 64 {
		r.SeedUint64(new(big.Int).Abs(n).Uint64())
		return
	}
	r.seedBigEndian(n.Bytes())
}

// SeedBytes seeds with a str, given as UTF-8, or a bytes object, as random.seed(s) does (version 2): the key is s
// followed by its SHA-512 digest, read as one big-endian number.
func (r *Rand) SeedBytes(s []byte) {
	digest := sha512.Sum512(s)
	key := make([]byte, 0, len(s)+len(digest))
	key = append(key, s...)
	key = append(key, digest[:]...)
	r.seedBigEndian(key)
}

// SeedHash seeds with the hash of any other object, as random.seed(x) does for floats and tuples. CPython 3.7 reads a
// negative hash as the unsigned number with the same 64 bits, not by its absolute value.
func (r *Rand) SeedHash(hash int64) {
	r.SeedUint64(uint64(hash))
}

// seedBigEndian seeds with the number whose bytes, most significant first, are b.
func (r *Rand) seedBigEndian(b []byte) {
	words := make([]uint32, (len(b)+3)/4)
	for i, octet := range b {
		place := len(b) - 1 - i
		words[place/4] |= uint32(octet) << (8 * (place % 4))
	}
	for len(words) > 1 && words[len(words)-1] == 0 {
		words = words[:len(words)-1]
	}
	r.key, r.bigKey = 0, words
	r.deferSeeding()
	if len(words) > stateWords { // a key that is larger than the state is not kept
		r.expandSeed()
	}
}

func (r *Rand) deferSeeding() {
	r.seeded, r.left = false, 0
	r.gaussNext, r.hasGauss = 0, false
}

// expandSeed fills the state from the key, allocating it the first time.
func (r *Rand) expandSeed() {
	if r.words == nil {
		r.words = new([stateWords]uint32)
	}
	key := r.bigKey
	if key == nil {
		key = []uint32{uint32(r.key), uint32(r.key >> 32)}
		key = key[:max(1, (bits.Len64(r.key)+31)/32)]
	}
	initByArray(r.words, key)
	r.seeded, r.bigKey = true, nil
	if r.used != nil {
		*r.used = true
	}
}

// initBySeed is init_genrand of the 2002 reference code: a linear congruence spread over the state.
func initBySeed(w *[stateWords]uint32, seed uint32) {
	w[0] = seed
	for i := 1; i < stateWords; i++ {
		prev := w[i-1]
		w[i] = 1812433253*(prev^prev>>30) + uint32(i)
	}
}

// arrayBase returns the state that init_by_array begins with.
var arrayBase = sync.OnceValue(func() *[stateWords]uint32 {
	w := new([stateWords]uint32)
	initBySeed(w, 19650218)
	return w
})

// initByArray is init_by_array of the 2002 reference code. The key has at least one word.
func initByArray(w *[stateWords]uint32, key []uint32) {
	*w = *arrayBase()
	i, j := 1, 0
	advance := func() {
		i++
		if i == stateWords {
			w[0] = w[stateWords-1]
			i = 1
		}
	}
	for range max(stateWords, len(key)) {
		prev := w[i-1]
		w[i] = (w[i] ^ (prev^prev>>30)*1664525) + key[j] + uint32(j)
		advance()
		if j++; j == len(key) {
			j = 0
		}
	}
	for range stateWords - 1 {
		prev := w[i-1]
		w[i] = (w[i] ^ (prev^prev>>30)*1566083941) - uint32(i)
		advance()
	}
	w[0] = 0x80000000 // a state of zeros would stay zero
}
