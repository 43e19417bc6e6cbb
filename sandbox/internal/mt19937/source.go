package mt19937

import (
	"math"
	"math/big"
)

// A Source stands in for a generator whose class defines random() or getrandbits() anew: where CPython's methods of
// Random call these, the methods of a Rand call the functions of its source. One that is nil is not defined anew.
type Source struct {
	Float64 func() float64
	// Bits is getrandbits(k); its result is not negative.
	Bits func(k int) *big.Int
}

// Draw makes the methods draw from the source until the function that it returns is called, which puts back the one
// before.
func (r *Rand) Draw(from *Source) (stop func()) {
	before := r.source
	r.source = from
	return func() { r.source = before }
}

// unitSteps is 1 << BPF, the number of floats that random() can return.
const unitSteps = 1 << 53

// below is CPython's Random._randbelow where random() or getrandbits() is defined anew: by bits if those are, else by
// floats, without those of the last part of [0, 1) that would make some numbers likelier than others.
func (s *Source) below(n *big.Int) *big.Int {
	if s.Bits != nil {
		for k := n.BitLen(); ; {
			if v := s.Bits(k); v.Cmp(n) < 0 {
				return v
			}
		}
	}
	if !n.IsInt64() || n.Int64() >= unitSteps {
		f, _ := new(big.Float).SetInt(n).Float64()
		return whole(s.Float64() * f)
	}
	limit := float64(unitSteps-unitSteps%n.Int64()) / unitSteps
	u := s.Float64()
	for u >= limit {
		u = s.Float64()
	}
	return new(big.Int).Mod(whole(u*unitSteps), n)
}

// whole returns int(f), and 0 for what is no number.
func whole(f float64) *big.Int {
	if math.IsNaN(f) || math.IsInf(f, 0) {
		return new(big.Int)
	}
	i, _ := big.NewFloat(f).Int(nil)
	return i
}
