package libm

import (
	"fmt"
	"math"
	"os"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func oneArgument() map[string]func(float64) float64 {
	return map[string]func(float64) float64{
		"log": Log, "log2": Log2, "log10": Log10, "log1p": Log1p, "exp": Exp, "expm1": Expm1, "sin": Sin, "cos": Cos,
		"tan": Tan, "asin": Asin, "acos": Acos, "atan": Atan, "sinh": Sinh, "cosh": Cosh, "tanh": Tanh, "asinh": Asinh,
		"acosh": Acosh, "atanh": Atanh, "erf": Erf, "erfc": Erfc, "gamma": Gamma, "lgamma": Lgamma,
	}
}

func twoArguments() map[string]func(x, y float64) float64 {
	return map[string]func(x, y float64) float64{"pow": Pow, "atan2": Atan2, "hypot": Hypot}
}

// call returns f(args...) for the function of that name.
func call(t *testing.T, name string, args []float64) float64 {
	t.Helper()
	if f, ok := oneArgument()[name]; ok {
		return f(args[0])
	}
	f, ok := twoArguments()[name]
	require.True(t, ok, name)
	return f(args[0], args[1])
}

// maxDifferent is the share of results, in percent, that may differ from CPython's in the last bits, because its C
// library's exp, log, pow and sin are not always right.
func maxDifferent() map[string]int {
	return map[string]int{
		"log10": 1, "log1p": 1, "expm1": 1, "erf": 0, "erfc": 1, "hypot": 0, "gamma": 2, "lgamma": 1,
		"sinh": 1, "cosh": 1, "tanh": 1, "asinh": 1, "acosh": 1, "atanh": 1,
	}
}

func TestGolden(t *testing.T) {
	data, err := os.ReadFile("testdata/golden.txt")
	require.NoError(t, err)
	total, different := map[string]int{}, map[string]int{}
	for line := range strings.Lines(string(data)) {
		fields := strings.Fields(line)
		origin, name := fields[0], fields[1]
		var values []float64
		for _, s := range fields[2:] {
			n, err := strconv.ParseUint(s, 16, 64)
			require.NoError(t, err)
			values = append(values, math.Float64frombits(n))
		}
		args, want := values[:len(values)-1], values[len(values)-1]
		got := call(t, name, args)
		if origin == "nearest" {
			assert.Equal(t, want, got, "%s%v", name, args)
			continue
		}
		total[name]++
		if want != got {
			different[name]++
			assert.InEpsilon(t, want, got, 0x1p-49, "%s%v", name, args)
		}
	}
	for name, percent := range maxDifferent() {
		assert.NotZero(t, total[name], name)
		assert.LessOrEqual(t, different[name]*100, percent*total[name], name)
	}
}

func TestLog10OfPowers(t *testing.T) {
	power := 1.0
	for n := range 23 {
		assert.Equal(t, float64(n), Log10(power))
		power *= 10 // exact
	}
}

func TestSpecialValues(t *testing.T) {
	inf, nan := math.Inf(1), math.NaN()
	negZero := math.Copysign(0, -1)
	tests := []struct {
		name string
		args []float64
		want float64
	}{
		{"log", []float64{0}, -inf},
		{"log", []float64{negZero}, -inf},
		{"log", []float64{-1}, nan},
		{"log", []float64{1}, 0},
		{"log", []float64{inf}, inf},
		{"log2", []float64{5e-324}, -1074},
		{"log2", []float64{0}, -inf},
		{"log10", []float64{1000}, 3},
		{"log10", []float64{1e22}, 22},
		{"log10", []float64{-inf}, nan},
		{"log1p", []float64{negZero}, negZero},
		{"log1p", []float64{-1}, -inf},
		{"log1p", []float64{-2}, nan},
		{"log1p", []float64{inf}, inf},
		{"exp", []float64{0}, 1},
		{"exp", []float64{-inf}, 0},
		{"exp", []float64{710}, inf},
		{"exp", []float64{-745.13}, 5e-324},
		{"exp", []float64{-745.14}, 0},
		{"expm1", []float64{negZero}, negZero},
		{"expm1", []float64{-inf}, -1},
		{"expm1", []float64{inf}, inf},
		{"sin", []float64{negZero}, negZero},
		{"sin", []float64{inf}, nan},
		{"cos", []float64{0}, 1},
		{"cos", []float64{-inf}, nan},
		{"tan", []float64{negZero}, negZero},
		{"tan", []float64{inf}, nan},
		{"asin", []float64{1}, math.Pi / 2},
		{"asin", []float64{negZero}, negZero},
		{"asin", []float64{1.5}, nan},
		{"acos", []float64{1}, 0},
		{"acos", []float64{-1}, math.Pi},
		{"acos", []float64{0}, math.Pi / 2},
		{"acos", []float64{-inf}, nan},
		{"atan", []float64{inf}, math.Pi / 2},
		{"atan", []float64{negZero}, negZero},
		{"sinh", []float64{-inf}, -inf},
		{"sinh", []float64{negZero}, negZero},
		{"cosh", []float64{-inf}, inf},
		{"cosh", []float64{0}, 1},
		{"tanh", []float64{-inf}, -1},
		{"asinh", []float64{-inf}, -inf},
		{"asinh", []float64{negZero}, negZero},
		{"acosh", []float64{1}, 0},
		{"acosh", []float64{0.5}, nan},
		{"acosh", []float64{inf}, inf},
		{"atanh", []float64{1}, inf},
		{"atanh", []float64{-1}, -inf},
		{"atanh", []float64{2}, nan},
		{"erf", []float64{-inf}, -1},
		{"erf", []float64{negZero}, negZero},
		{"erfc", []float64{-inf}, 2},
		{"erfc", []float64{inf}, 0},
		{"gamma", []float64{0}, inf},
		{"gamma", []float64{negZero}, -inf},
		{"gamma", []float64{-1}, nan},
		{"gamma", []float64{5}, 24},
		{"gamma", []float64{-inf}, nan},
		{"gamma", []float64{inf}, inf},
		{"gamma", []float64{171.7}, inf},
		{"lgamma", []float64{-3}, inf},
		{"lgamma", []float64{2}, 0},
		{"lgamma", []float64{-inf}, inf},
		{"atan2", []float64{0, -1}, math.Pi},
		{"atan2", []float64{negZero, -1}, -math.Pi},
		{"atan2", []float64{negZero, 0}, negZero},
		{"atan2", []float64{0, negZero}, math.Pi},
		{"atan2", []float64{-1, 0}, -math.Pi / 2},
		{"atan2", []float64{inf, -inf}, 3 * math.Pi / 4},
		{"atan2", []float64{1, inf}, 0},
		{"atan2", []float64{1, -inf}, math.Pi},
		{"atan2", []float64{-inf, 1}, -math.Pi / 2},
		{"hypot", []float64{3, -4}, 5},
		{"hypot", []float64{nan, -inf}, inf},
		{"hypot", []float64{1e308, 1e308}, 1.4142135623730951e308},
		{"hypot", []float64{1.5e308, 1.5e308}, inf},
		{"hypot", []float64{5e-324, 0}, 5e-324},
		{"hypot", []float64{0, negZero}, 0},
		{"pow", []float64{nan, 0}, 1},
		{"pow", []float64{1, nan}, 1},
		{"pow", []float64{2, nan}, nan},
		{"pow", []float64{negZero, 3}, negZero},
		{"pow", []float64{negZero, 2}, 0},
		{"pow", []float64{negZero, -3}, -inf},
		{"pow", []float64{0, -0.5}, inf},
		{"pow", []float64{-1, inf}, 1},
		{"pow", []float64{0.5, inf}, 0},
		{"pow", []float64{0.5, -inf}, inf},
		{"pow", []float64{-inf, 3}, -inf},
		{"pow", []float64{-inf, -3}, negZero},
		{"pow", []float64{inf, -0.5}, 0},
		{"pow", []float64{-8, 1.0 / 3}, nan},
		{"pow", []float64{-2, 3}, -8},
		{"pow", []float64{2, 1024}, inf},
		{"pow", []float64{2, -1074}, 5e-324},
		{"pow", []float64{2, -1075}, 0},
		{"pow", []float64{10, 22}, 1e22},
		{"pow", []float64{4, 0.5}, 2},
		{"pow", []float64{1e300, 1e300}, inf},
		{"pow", []float64{-1e-300, 1e300}, 0},
		{"pow", []float64{1 + 0x1p-52, 1}, 1 + 0x1p-52},
	}
	for _, test := range tests {
		t.Run(fmt.Sprint(test.name, test.args), func(t *testing.T) {
			got := call(t, test.name, test.args)
			if math.IsNaN(test.want) {
				assert.True(t, math.IsNaN(got), "%v", got)
				return
			}
			assert.Equal(t, test.want, got)
			assert.Equal(t, math.Signbit(test.want), math.Signbit(got), "sign")
		})
	}
}

func TestNaN(t *testing.T) {
	for name, f := range oneArgument() {
		assert.True(t, math.IsNaN(f(math.NaN())), name)
	}
}

// FuzzAgainstMath compares with package math, which is right but for the last bits and, on some architectures, the ends
// of the exponent range.
func FuzzAgainstMath(f *testing.F) {
	for _, x := range []float64{0, 1, -1, 0.5, 1e-300, 1e300, 5e-324, 709.7, -745, 3, 0.7853981633974483} {
		f.Add(x, 2.5)
	}
	others := map[string]func(float64) float64{
		"log": math.Log, "log1p": math.Log1p, "exp": math.Exp, "expm1": math.Expm1, "sin": math.Sin, "cos": math.Cos,
		"asin": math.Asin, "acos": math.Acos, "atan": math.Atan, "tanh": math.Tanh, "asinh": math.Asinh,
		"erf": math.Erf, "erfc": math.Erfc,
	}
	f.Fuzz(func(t *testing.T, x, y float64) {
		if a := math.Abs(x); a < 1e-300 || a > 1e300 || math.Abs(y) < 1e-300 {
			return
		}
		for name, other := range others {
			if strings.HasPrefix(name, "exp") && math.Abs(x) > 700 {
				continue
			}
			requireNear(t, other(x), call(t, name, []float64{x}), "%s(%v)", name, x)
		}
		requireNear(t, math.Atan2(y, x), Atan2(y, x), "atan2(%v, %v)", y, x)
		requireNear(t, math.Hypot(y, x), Hypot(y, x), "hypot(%v, %v)", y, x)
	})
}

func requireNear(t *testing.T, want, got float64, format string, args ...any) {
	t.Helper()
	if math.IsNaN(want) || math.IsInf(want, 0) || want == 0 {
		if math.IsNaN(want) != math.IsNaN(got) || math.IsInf(want, 0) && math.Abs(got) < math.MaxFloat64 {
			t.Fatalf(format+": want %v, got %v", append(args, want, got)...)
		}
		return
	}
	if math.Abs(want-got) > 1e-12*math.Abs(want)+1e-15+0x1p-1070 {
		t.Fatalf(format+": want %v, got %v", append(args, want, got)...)
	}
}

func BenchmarkOneArgument(b *testing.B) {
	for _, name := range []string{"log", "exp", "sin", "atan", "tanh", "erf", "gamma"} {
		f := oneArgument()[name]
		b.Run(name, func(b *testing.B) {
			for b.Loop() {
				f(0.7)
			}
		})
	}
}

func BenchmarkPow(b *testing.B) {
	for b.Loop() {
		Pow(1.7, 3.3)
	}
}
