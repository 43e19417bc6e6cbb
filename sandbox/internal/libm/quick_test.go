package libm

import (
	"math"
	"testing"

	"github.com/stretchr/testify/assert"
)

// numbers makes numbers from 0 to 1, always the same ones.
type numbers uint64

func (n *numbers) next() float64 {
	*n = *n*6364136223846793005 + 1442695040888963407
	return float64(*n>>11) / (1 << 53)
}

// size returns a positive number whose logarithm to the base 2 is between least and most.
func (n *numbers) size(least, most float64) float64 {
	return math.Exp2(least + (most-least)*n.next())
}

// assertQuick checks a quick value, and what it is rounded to, by the long way's.
func assertQuick(t *testing.T, quick, long dd, e float64, args ...float64) {
	t.Helper()
	assert.LessOrEqual(t, math.Abs((quick.hi-long.hi)+(quick.lo-long.lo)), e/2, "%v", args)
	if r, ok := quick.round(e); ok {
		assert.Equal(t, long.hi, r, "%v", args)
	}
}

func TestQuickWays(t *testing.T) {
	n := new(numbers)
	for range 20000 {
		x := n.size(-30, 9)
		whole := dd{x, x * 0x1p-54 * n.next()}
		quick, _ := expQuick(whole)
		long, _ := expScaled(whole)
		assertQuick(t, quick, long, within, x)
		if x = n.size(-1, 1); n.next() < 0.5 {
			x = n.size(-390, 390)
		}
		l, e := logQuick(split(x))
		assertQuick(t, l, logFloat(x), e, x)

		x = n.size(-27, 16)
		if r, quadrant, ok := reduceQuick(x); ok {
			exact, same := reduce(x)
			if assert.Equal(t, same, quadrant, x) {
				sin, cos := sinCosDD(exact)
				assertQuick(t, sinQuick(r, false), sin, math.Abs(within*sin.hi), x)
				assertQuick(t, sinQuick(r, true), cos, within*cos.hi, x)
			}
		}
		y := n.size(-30, 30)
		x = y * n.size(0, 20)
		long = atanDD(fromFloat(y).div(fromFloat(x)))
		assertQuick(t, atanQuick(y, x), long, within*long.hi, y, x)
	}
}

func TestQuickPowers(t *testing.T) {
	n := new(numbers)
	for range 20000 {
		x, y := n.size(-20, 20), n.size(-5, 5)
		if n.next() < 0.5 {
			y = math.Ceil(y) / 2
		}
		if n.next() < 0.5 {
			y = -y
		}
		quick, ok := powQuick(x, y)
		long, exact := powExact(x, y)
		if !exact {
			m, k := expScaled(logFloat(x).mulFloat(y))
			long = m.scaled(k)
		}
		if ok {
			assert.Equal(t, long, quick, "%v**%v", x, y)
		}
	}
}
