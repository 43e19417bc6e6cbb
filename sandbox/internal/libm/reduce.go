package libm

import (
	"math"
	"math/bits"
)

// quarterPi is the largest argument that needs no reduction.
const quarterPi = math.Pi / 4

// reduce returns r and quadrant such that x is r plus quadrant times pi/2 plus a multiple of 2*pi, with |r| not above
// pi/4 (but for rounding), for a finite x that is not negative. It multiplies by so many bits of 2/pi that about 200
// remain behind the point, whatever the size of x (Payne and Hanek, "Radian reduction for trigonometric functions",
// SIGNUM Newsletter 18, 1983).
func reduce(x float64) (r dd, quadrant int) {
	if x <= quarterPi {
		return fromFloat(x), 0
	}
	fraction, e := math.Frexp(x)
	mantissa := uint64(math.Ldexp(fraction, 53))
	e -= 53

	// Bits of 2/pi that only add multiples of 4 to the product are left out, and 256 of the others are taken. The
	// product modulo 2**256 then has the quadrant in its two upper bits and the fraction below.
	window := bitsOfTwoOverPi(e - 2 + 64)
	var p [4]uint64 // least significant word first
	var carry uint64
	for i, w := range window {
		high, low := bits.Mul64(mantissa, w)
		var c uint64
		p[i], c = bits.Add64(low, carry, 0)
		carry = high + c
	}

	// Half a quadrant is added and taken off again, to round to the nearest.
	const half = 1 << 61
	p[3] += half
	quadrant = int(p[3] >> 62)
	p[3] = p[3]&(1<<62-1) - half
	negative := p[3]>>63 != 0
	if negative {
		c := uint64(1)
		for i := range p {
			p[i], c = bits.Add64(^p[i], 0, c)
		}
	}
	r = fractionToDD(&p).mul(ddHalfPi)
	if negative {
		r = r.neg()
	}
	return r, quadrant
}

// bitsOfTwoOverPi returns 256 bits of the table twoOverPi from a bit position on, least significant word first.
func bitsOfTwoOverPi(first int) (window [4]uint64) {
	word, shift := first/64, first%64
	for i := range window {
		w := twoOverPi[word+i] << shift
		if shift > 0 {
			w |= twoOverPi[word+i+1] >> (64 - shift)
		}
		window[3-i] = w
	}
	return window
}

// fractionToDD returns p / 2**254, cut off after 106 bits. It may shift p.
func fractionToDD(p *[4]uint64) dd {
	scale := 2
	for p[3] == 0 && scale > -190 {
		p[3], p[2], p[1], p[0] = p[2], p[1], p[0], 0
		scale -= 64
	}
	zeros := bits.LeadingZeros64(p[3])
	high := p[3]<<zeros | p[2]>>(64-zeros)
	low := p[2]<<zeros | p[1]>>(64-zeros)
	scale -= zeros
	hi := math.Ldexp(float64(high>>11), scale-53)
	lo := math.Ldexp(float64(high<<42&(1<<53-1)|low>>22), scale-106)
	return fastTwoSum(hi, lo)
}
