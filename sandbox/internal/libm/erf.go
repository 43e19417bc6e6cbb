package libm

import "math"

// The intervals of erf and erfc, their approximations' coefficients, and the value of erf(1) less what these add; after
// fdlibm's s_erf.c.
const erfOne = 8.45062911510467529297e-01

// The numerators and denominators of the approximations: of erf(x)/x - 1 below 0.84375, of erf(x) - erfOne up to 1.25, and
// of log(x*erfc(x)) + x*x + 0.5625 up to 1/0.35 and beyond.
var (
	erfNearP  = []float64{1.28379167095512558561e-01, -3.25042107247001499370e-01, -2.84817495755985104766e-02, -5.77027029648944159157e-03, -2.37630166566501626084e-05}
	erfNearQ  = []float64{1, 3.97917223959155352819e-01, 6.50222499887672944485e-02, 5.08130628187576562776e-03, 1.32494738004321644526e-04, -3.96022827877536812320e-06}
	erfMidP   = []float64{-2.36211856075265944077e-03, 4.14856118683748331666e-01, -3.72207876035701323847e-01, 3.18346619901161753674e-01, -1.10894694282396677476e-01, 3.54783043256182359371e-02, -2.16637559486879084300e-03}
	erfMidQ   = []float64{1, 1.06420880400844228286e-01, 5.40397917702171048937e-01, 7.18286544141962662868e-02, 1.26171219808761642112e-01, 1.36370839120290507362e-02, 1.19844998467991074170e-02}
	erfcNearR = []float64{-9.86494403484714822705e-03, -6.93858572707181764372e-01, -1.05586262253232909814e+01, -6.23753324503260060396e+01, -1.62396669462573470355e+02, -1.84605092906711035994e+02, -8.12874355063065934246e+01, -9.81432934416914548592e+00}
	erfcNearS = []float64{1, 1.96512716674392571292e+01, 1.37657754143519042600e+02, 4.34565877475229228821e+02, 6.45387271733267880336e+02, 4.29008140027567833386e+02, 1.08635005541779435134e+02, 6.57024977031928170135e+00, -6.04244152148580987438e-02}
	erfcFarR  = []float64{-9.86494292470009928597e-03, -7.99283237680523006574e-01, -1.77579549177547519889e+01, -1.60636384855821916062e+02, -6.37566443368389627722e+02, -1.02509513161107724954e+03, -4.83519191608651397019e+02}
	erfcFarS  = []float64{1, 3.03380607434824582924e+01, 3.25792512996573918826e+02, 1.53672958608443695994e+03, 3.19985821950859553908e+03, 2.55305040643316442583e+03, 4.74528541206955367215e+02, -2.24409524465858183362e+01}
)

// erfRatio returns erf(x)/x - 1, for abs(x) < 0.84375.
func erfRatio(x float64) float64 {
	z := float64(x * x)
	return pairs(z, erfNearP) / pairs(z, erfNearQ)
}

// erfMiddle returns erf(a) - erfOne, for a from 0.84375 to 1.25.
func erfMiddle(a float64) float64 {
	return pairs(a-1, erfMidP) / pairs(a-1, erfMidQ)
}

// erfcTail returns erfc(a), for a from 1.25 to 28; split is where the approximations meet, as the upper half of a float.
func erfcTail(a float64, split int32) float64 {
	s := 1 / float64(a*a)
	r, q := erfcFarR, erfcFarS
	if highWord(a) < split {
		r, q = erfcNearR, erfcNearS
	}
	ratio := pairs(s, r) / pairs(s, q)
	z := math.Float64frombits(math.Float64bits(a) &^ 0xffffffff)
	return float64(Exp(-float64(z*z)-0.5625)*Exp(float64((z-a)*(z+a))+ratio)) / a
}

// Erf returns the error function of x.
func Erf(x float64) float64 {
	const efx = 1.28379167095512586316e-01
	a := math.Abs(x)
	switch {
	case math.IsNaN(x):
		return x
	case a < 0x1p-1022:
		return 0.0625 * (float64(16*x) + float64(float64(16*efx)*x))
	case a < 0x1p-28:
		return x + float64(efx*x)
	case a < 0.84375:
		return x + float64(x*erfRatio(x))
	case a < 1.25:
		return math.Copysign(erfOne+erfMiddle(a), x)
	case a >= 6:
		return math.Copysign(1, x)
	}
	return math.Copysign(1-erfcTail(a, 0x4006DB6E), x)
}

// Erfc returns the complementary error function of x, 1-erf(x), precise also where that is near zero.
func Erfc(x float64) float64 {
	a := math.Abs(x)
	switch {
	case math.IsNaN(x):
		return x
	case a < 0x1p-56:
		return 1 - x
	case a < 0.84375 && x < 0.25:
		return 1 - (x + float64(x*erfRatio(x)))
	case a < 0.84375:
		return 0.5 - (float64(x*erfRatio(x)) + (x - 0.5))
	case a < 1.25 && x > 0:
		return (1 - erfOne) - erfMiddle(a)
	case a < 1.25:
		return 1 + (erfOne + erfMiddle(a))
	case x < -6:
		return 2
	case x >= 28:
		return 0
	case x > 0:
		return erfcTail(a, 0x4006DB6D)
	}
	return 2 - erfcTail(a, 0x4006DB6D)
}
