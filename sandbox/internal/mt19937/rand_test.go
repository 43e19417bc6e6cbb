package mt19937

import (
	"encoding/json"
	"math"
	"math/big"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// shuffled returns the numbers from 0 to n-1 in the order of r.Shuffle.
func shuffled(r *Rand, n int) []int {
	x := make([]int, n)
	for i := range x {
		x[i] = i
	}
	r.Shuffle(n, func(i, j int) { x[i], x[j] = x[j], x[i] })
	return x
}

// TestPeek looks at numbers before they are drawn, as far as the block of words reaches.
func TestPeek(t *testing.T) {
	r := New()
	_, _, ok := r.PeekUnit(0)
	assert.False(t, ok, "there is no block yet")
	_, _, ok = r.PeekBelow(0, 1)
	assert.False(t, ok, "there is no block yet")
	prepared := New()
	prepared.Prepare()
	f, _, ok := prepared.PeekUnit(0)
	assert.True(t, ok)
	assert.Equal(t, New().Unit(), f)
	prepared.Prepare() // changes nothing any more
	assert.Equal(t, f, prepared.Unit())
	for block, n := range []int64{0, 1, 2, 3, 16, 17, 1000, 1<<31 + 1, 1<<32 - 1} {
		r.Uint32() // the first of a block
		peeked, drawn := r.Clone(), r.Clone()
		for after := 0; ; {
			var want, got float64
			var next int
			if n == 0 {
				got, next, ok = peeked.PeekUnit(after)
				want = drawn.Unit()
			} else {
				var v int64
				v, next, ok = peeked.PeekBelow(after, n)
				got, want = float64(v), float64(drawn.RandBelow(n))
			}
			if !ok {
				assert.Greater(t, drawn.left, peeked.left-after, "block %d: it took the next one", block)
				break
			}
			require.Equal(t, want, got, "below %d", n)
			require.Equal(t, peeked.left-next, drawn.left, "words for one below %d", n)
			after = next
			r.SkipWords(r.left - drawn.left)
			require.Equal(t, r.Clone().Uint32(), drawn.Clone().Uint32(), "the next word")
		}
		r.SkipWords(r.left)
	}
}

// TestContestStream draws what the contest's engine was seen to draw after random.seed(1337).
func TestContestStream(t *testing.T) {
	r := New()
	r.SeedInt64(1337)
	for i, want := range []int64{11, 5, 10, 12, 11, 9, 12, 6, 11, 3} {
		assert.Equal(t, want, r.RandBelow(16), "randint(0, 15), number %d", i)
	}
	assert.Equal(t, 0.42548765853373427, r.Float64())
	assert.EqualValues(t, 2, r.RandBelow(3), "choice([10, 20, 30])")

	set := []int{2, 5, 40, 9, 14} // {5, 9, 2, 14, 40} in the order of CPython's hash table
	if sample, err := r.SampleIndices(len(set), 3); assert.NoError(t, err) {
		assert.Equal(t, []int{9, 2, 40}, []int{set[sample[0]], set[sample[1]], set[sample[2]]})
	}
	assert.Equal(t, []int{0, 4, 1, 3, 2, 5}, shuffled(r, 6), "shuffle([1, 2, 3, 4, 5, 6])")
	assert.Equal(t, uint32(2850779746), r.Uint32())
}

// TestContestWinners decides the contest's matches in which nobody spawns, by random.choice([WHITE, BLACK]), and draws
// one word after that.
func TestContestWinners(t *testing.T) {
	winners := map[int64]byte{
		0: 'B', 1: 'W', 2: 'W', 3: 'W', 4: 'W', 5: 'B', 6: 'W', 7: 'B', 8: 'W', 1337: 'B',
	}
	next := map[int64]uint32{0: 3255389356, 1: 2444712010, 1337: 2452336048}
	for seed, want := range winners {
		r := New()
		r.SeedInt64(seed)
		assert.Equal(t, want, "WB"[r.RandBelow(2)], "seed %d", seed)
		if word, ok := next[seed]; ok {
			assert.Equal(t, word, r.Uint32(), "seed %d", seed)
		}
	}
}

// hashOf returns Python's hash of a float, by which it is seeded and which equals the hash of an equal int: the
// value modulo the prime 2**61-1 with the sign of f. An infinity gives +-314159; a NaN 0, as in CPython 3.7.
func hashOf(f float64) int64 {
	const (
		hashBits  = 61
		hashPrime = 1<<hashBits - 1
		hashInf   = 314159
	)
	switch {
	case math.IsNaN(f):
		return 0
	case math.IsInf(f, 0):
		return int64(math.Copysign(hashInf, f))
	}
	fraction, exponent := math.Frexp(math.Abs(f))
	mantissa := uint64(math.Ldexp(fraction, 53)) // below 2**53, hence already reduced
	exponent -= 53

	// 2**61 is 1 modulo the prime: a multiplication by a power of two is a rotation of 61 bits.
	shift := exponent % hashBits
	if shift < 0 {
		shift += hashBits
	}
	h := int64((mantissa<<shift | mantissa>>(hashBits-shift)) & hashPrime)
	if f < 0 {
		h = -h
	}
	if h == -1 {
		h = -2 // -1 reports an error in CPython's C interface
	}
	return h
}

func TestSeedGolden(t *testing.T) {
	for _, line := range golden(t, "seeds") {
		kind, seed := decode[string](t, line[0]), decode[string](t, line[1])
		r := New()
		switch kind {
		case "int":
			r.SeedBig(bigOf(t, seed, 0))
		case "float":
			r.SeedHash(hashOf(floatOf(t, seed)))
		case "str":
			r.SeedBytes([]byte(seed))
		}
		for _, want := range decode[[]uint32](t, line[2]) {
			assert.Equal(t, want, r.Uint32(), "%s %.50s", kind, seed)
		}
		assert.Equal(t, decode[string](t, line[3]), bitsOf(r.Float64()), "%s %.50s", kind, seed)
		for range 2000 {
			r.Uint32()
		}
		assert.Equal(t, decode[uint32](t, line[4]), r.Uint32(), "%s %.50s", kind, seed)
	}
}

func TestSeedInt64AgreesWithSeedBig(t *testing.T) {
	for _, n := range []int64{0, 1, -1, 1337, -1337, 1 << 40, math.MaxInt64, math.MinInt64} {
		a, b := New(), New()
		a.SeedInt64(n)
		b.SeedBig(big.NewInt(n))
		assert.Equal(t, a.Uint32(), b.Uint32(), "%d", n)
	}
}

func TestSamplingGolden(t *testing.T) {
	r, last := New(), int64(-1)
	for _, line := range golden(t, "sampling") {
		seed, method := decode[int64](t, line[0]), decode[string](t, line[1])
		if seed != last {
			r.SeedInt64(seed)
			last = seed
		}
		want, got := sampleLine(t, r, method, line[2], line[3])
		require.Equal(t, want, got, "%s", line)
	}
}

// sampleLine returns what a line of the golden file says and what r draws for it.
func sampleLine(t *testing.T, r *Rand, method string, args, result json.RawMessage) (want, got any) {
	t.Helper()
	switch method {
	case "getrandbits":
		return decode[string](t, result), r.GetRandBits(decode[[]int](t, args)[0]).String()
	case "randbelow":
		return decode[int64](t, result), r.RandBelow(decode[[]int64](t, args)[0])
	case "randbelowbig":
		return decode[string](t, result), r.RandBelowBig(bigOf(t, decode[[]string](t, args)[0], 10)).String()
	case "shuffle":
		return decode[[]int](t, result), shuffled(r, decode[[]int](t, args)[0])
	case "sample":
		a := decode[[]int](t, args)
		sample, err := r.SampleIndices(a[0], a[1])
		require.NoError(t, err)
		return decode[[]int](t, result), sample
	case "choices":
		a := decode[[]int](t, args)
		return decode[[]int](t, result), r.ChoiceIndices(a[0], a[1])
	case "weighted":
		var sums []float64
		for _, s := range decode[[]string](t, args) {
			sums = append(sums, floatOf(t, s))
		}
		return decode[[]int](t, result), r.WeightedIndices(sums, 5)
	case "random":
		return decode[string](t, result), bitsOf(r.Float64())
	}
	t.Fatalf("unknown method %q", method)
	return nil, nil
}

func TestSampleSizeErrors(t *testing.T) {
	for _, k := range []int{-1, 4} {
		_, err := New().SampleIndices(3, k)
		assert.Equal(t, error(errSampleSize), err)
	}
}

func TestSeedingIsDeferred(t *testing.T) {
	n := testing.AllocsPerRun(100, func() {
		var r Rand
		r.SeedInt64(5)
	})
	assert.Zero(t, n)

	var r Rand
	r.SeedInt64(5)
	assert.Nil(t, r.words)
}

func TestZeroRandIsSeededWithZero(t *testing.T) {
	var zero Rand
	seeded := New()
	seeded.SeedInt64(0)
	assert.Equal(t, seeded.Uint32(), zero.Uint32())
}

func TestReseed(t *testing.T) {
	r := New()
	first := r.Uint32()
	r.Gauss(0, 1)
	r.SeedInt64(0)
	assert.Equal(t, first, r.Uint32())
	assert.False(t, r.hasGauss)
}

// TestFork compares the seeds of forks with the numbers that SplitMix64's reference code gives for 1234567.
func TestFork(t *testing.T) {
	used := false
	r := New()
	r.NoteUse(&used)
	r.SeedUint64(1234567)
	r.Begin()
	r.SeedUint64(5) // what a player does
	for _, want := range []uint64{6457827717110365317, 3203168211198807973, 9817491932198370423} {
		assert.Equal(t, want, r.Fork())
	}
	assert.True(t, used)
	want := New()
	want.SeedUint64(5)
	assert.Equal(t, want.Uint32(), r.Uint32(), "nothing has been drawn")
	r.Begin()
	assert.NotEqual(t, uint64(6457827717110365317), r.Fork())
}

func TestCloneAndState(t *testing.T) {
	for _, draws := range []int{0, 1, 623, 624, 625, 1000} {
		r := New()
		r.SeedInt64(7)
		for range draws {
			r.Uint32()
		}
		if draws%2 == 1 {
			r.Gauss(0, 1)
		}
		clone, restored, state := r.Clone(), New(), r.State()
		require.NoError(t, restored.SetState(&state))
		for range 1300 {
			want := r.Gauss(1, 2)
			require.Equal(t, want, clone.Gauss(1, 2), "draws %d", draws)
			require.Equal(t, want, restored.Gauss(1, 2), "draws %d", draws)
		}
	}
}

func TestStateOfFreshSeed(t *testing.T) {
	// random.seed(1); random.getstate()[1] begins and ends with these.
	r := New()
	r.SeedInt64(1)
	s := r.State()
	assert.Equal(t, uint32(0x80000000), s.Words[0])
	assert.Equal(t, uint32(163610392), s.Words[1])
	assert.Equal(t, 624, s.Index)
	assert.False(t, s.HasGauss)
}

func TestSetStateRefusesIndex(t *testing.T) {
	for _, index := range []int{-1, 625} {
		r := New()
		assert.Equal(t, error(errInvalidState), r.SetState(&State{Index: index}))
		assert.Equal(t, uint32(3626764237), r.Uint32(), "the generator has changed")
	}
}

func BenchmarkFloat64(b *testing.B) {
	r := New()
	for b.Loop() {
		r.Float64()
	}
}

func BenchmarkRandBelow(b *testing.B) {
	r := New()
	for b.Loop() {
		r.RandBelow(16)
	}
}

func BenchmarkSeed(b *testing.B) {
	r := New()
	for b.Loop() {
		r.SeedInt64(1337)
		r.Uint32()
	}
}
