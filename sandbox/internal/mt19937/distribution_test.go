package mt19937

import (
	"math"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// distributions maps the names of module random to its methods here.
func distributions(r *Rand) map[string]func(a []float64) (float64, error) {
	return map[string]func(a []float64) (float64, error){
		"uniform":         func(a []float64) (float64, error) { return r.Uniform(a[0], a[1]), nil },
		"triangular":      func(a []float64) (float64, error) { return r.Triangular(a[0], a[1], a[2]), nil },
		"gauss":           func(a []float64) (float64, error) { return r.Gauss(a[0], a[1]), nil },
		"normalvariate":   func(a []float64) (float64, error) { return r.NormalVariate(a[0], a[1]), nil },
		"lognormvariate":  func(a []float64) (float64, error) { return r.LogNormVariate(a[0], a[1]) },
		"expovariate":     func(a []float64) (float64, error) { return r.ExpoVariate(a[0]) },
		"vonmisesvariate": func(a []float64) (float64, error) { return r.VonMisesVariate(a[0], a[1]) },
		"gammavariate":    func(a []float64) (float64, error) { return r.GammaVariate(a[0], a[1]) },
		"betavariate":     func(a []float64) (float64, error) { return r.BetaVariate(a[0], a[1]) },
		"paretovariate":   func(a []float64) (float64, error) { return r.ParetoVariate(a[0]) },
		"weibullvariate":  func(a []float64) (float64, error) { return r.WeibullVariate(a[0], a[1]) },
	}
}

// TestDistributionsGolden allows a few results to be a little beside those of CPython, whose C library is not always
// right in the last bit of log, exp, pow, sin and cos.
func TestDistributionsGolden(t *testing.T) {
	r := New()
	methods := distributions(r)
	total, different := 0, 0
	for _, line := range golden(t, "distributions") {
		name := decode[string](t, line[0])
		r.SeedInt64(decode[int64](t, line[1]))
		var args []float64
		for _, s := range decode[[]string](t, line[2]) {
			args = append(args, floatOf(t, s))
		}
		for i, want := range decode[[]string](t, line[3]) {
			got, err := methods[name](args)
			total++
			if strings.HasPrefix(want, "!") {
				require.EqualError(t, err, want[1:], "%s%v", name, args)
				continue
			}
			require.NoError(t, err, "%s%v", name, args)
			if bitsOf(got) != want {
				different++
				t.Logf("seed %s: %s%v, draw %d: want %v, got %v", line[1], name, args, i, floatOf(t, want), got)
				require.InEpsilon(t, floatOf(t, want), got, 1e-12, "%s%v", name, args)
			}
		}
	}
	assert.LessOrEqual(t, different*1000, 3*total, "%d of %d differ", different, total)
	t.Logf("%d of %d differ", different, total)
}

func TestTriangularSymmetric(t *testing.T) {
	a, b := New(), New()
	for range 100 {
		require.Equal(t, a.Triangular(0, 1, 0.5), b.TriangularSymmetric(0, 1))
	}
}

func TestDistributionErrors(t *testing.T) {
	nan, inf := math.NaN(), math.Inf(1)
	tests := []struct {
		name string
		args []float64
		want error
	}{
		{"expovariate", []float64{0}, errZeroDivision},
		{"paretovariate", []float64{0}, errZeroDivision},
		{"weibullvariate", []float64{1, 0}, errZeroDivision},
		{"gammavariate", []float64{0, 1}, errGammaArgs},
		{"gammavariate", []float64{nan, 1}, errNoConvergence},
		{"gammavariate", []float64{inf, 1}, errNoConvergence},
		{"betavariate", []float64{1, nan}, errNoConvergence},
		{"vonmisesvariate", []float64{0, nan}, errNoConvergence},
		{"lognormvariate", []float64{1000, 0}, errMathRange},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			_, err := distributions(New())[test.name](test.args)
			assert.Equal(t, test.want, err)
		})
	}
}

func BenchmarkGauss(b *testing.B) {
	r := New()
	for b.Loop() {
		r.Gauss(0, 1)
	}
}
