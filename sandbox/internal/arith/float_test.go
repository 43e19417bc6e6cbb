package arith

import (
	"math"
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"

	"bhack/sandbox/internal/libm"
)

// anyFloat returns a float of any size, or one such as programs have.
func anyFloat(rng *rand.Rand) float64 {
	switch rng.IntN(4) {
	case 0:
		return math.Float64frombits(rng.Uint64())
	case 1:
		return float64(rng.IntN(2000)-1000) / 8
	case 2:
		return math.Ldexp(rng.Float64()-0.5, -1000-rng.IntN(80))
	}
	return rng.NormFloat64() * 100
}

// same reports whether two floats are the same to the last bit, or both are NaN.
func same(x, y float64) bool {
	return math.Float64bits(x) == math.Float64bits(y) || x != x && y != y
}

func TestFmod(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	for i := range 300_000 {
		x, y := anyFloat(rng), anyFloat(rng)
		switch i % 3 {
		case 0:
			x = y * float64(rng.IntN(1_000_000))
		case 1: // the quotient of which may be rounded to a whole number
			x = math.Nextafter(y*float64(rng.IntN(1_000_000)), 0)
		}
		if y != 0 {
			require.True(t, same(math.Mod(x, y), fmod(x, y)), "fmod(%v, %v) = %v", x, y, fmod(x, y))
		}
	}
}

func TestSimplePowers(t *testing.T) {
	rng := rand.New(rand.NewPCG(3, 4))
	for range 100_000 {
		x := anyFloat(rng)
		for _, y := range []float64{2, 0.5} {
			v, err := floatPow(x, y)
			if err == nil {
				require.True(t, same(libm.Pow(x, y), v.AsFloat()), "%v**%v = %v", x, y, v.AsFloat())
			}
		}
	}
}
