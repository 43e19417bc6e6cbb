package builtins

import (
	"bhack/sandbox/internal/mt19937"
	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/ops"
)

// randomModule is Python's module random; its numbers are those of CPython 3.7. The
// functions draw from the stream that the host has given the robot.
func randomModule() *moduleBuilder {
	m := newModule("random")
	draw := func(t *object.Thread) *mt19937.Rand { return t.Random }
	m.function("random", 0, 0, func(t *object.Thread, _ []object.Value) (object.Value, error) {
		return object.Float(draw(t).Float64()), nil
	})
	m.keywordFunction("seed", func(t *object.Thread, a object.Args) (object.Value, error) {
		values, err := parameters("seed", a, 0, "a", "version")
		if err != nil {
			return object.Value{}, err
		}
		return object.None, seedRandom(t, draw(t), values[0])
	})
	m.function("getrandbits", 1, 1, func(t *object.Thread, args []object.Value) (object.Value, error) {
		return getRandBits(t, draw(t), args[0])
	})
	m.keywordFunction("randint", func(t *object.Thread, a object.Args) (object.Value, error) {
		values, err := parameters("randint", a, 2, "a", "b")
		if err != nil {
			return object.Value{}, err
		}
		return randInt(t, draw(t), values[0], values[1])
	})
	m.keywordFunction("randrange", func(t *object.Thread, a object.Args) (object.Value, error) {
		values, err := parameters("randrange", a, 1, "start", "stop", "step")
		if err != nil {
			return object.Value{}, err
		}
		return randRange(t, draw(t), values)
	})
	m.keywordFunction("choice", func(t *object.Thread, a object.Args) (object.Value, error) {
		values, err := parameters("choice", a, 1, "seq")
		if err != nil {
			return object.Value{}, err
		}
		return choice(t, draw(t), values[0])
	})
	m.keywordFunction("choices", func(t *object.Thread, a object.Args) (object.Value, error) { return choices(t, draw(t), a) })
	m.keywordFunction("shuffle", func(t *object.Thread, a object.Args) (object.Value, error) {
		values, err := parameters("shuffle", a, 1, "x", "random")
		if err != nil {
			return object.Value{}, err
		}
		return object.None, shuffle(t, draw(t), values[0])
	})
	m.keywordFunction("sample", func(t *object.Thread, a object.Args) (object.Value, error) {
		values, err := parameters("sample", a, 2, "population", "k")
		if err != nil {
			return object.Value{}, err
		}
		return sample(t, draw(t), values[0], values[1])
	})
	addDistributions(m, draw)
	return m
}

// addDistributions adds the functions that draw floats.
func addDistributions(m *moduleBuilder, draw func(t *object.Thread) *mt19937.Rand) {
	type rand = mt19937.Rand
	for _, d := range []struct {
		name     string
		required int
		params   []string
		fn       func(r *rand, x []float64) (float64, error)
	}{
		{"uniform", 2, []string{"a", "b"}, func(r *rand, x []float64) (float64, error) { return r.Uniform(x[0], x[1]), nil }},
		{"gauss", 2, []string{"mu", "sigma"}, func(r *rand, x []float64) (float64, error) { return r.Gauss(x[0], x[1]), nil }},
		{"normalvariate", 2, []string{"mu", "sigma"}, func(r *rand, x []float64) (float64, error) {
			return r.NormalVariate(x[0], x[1]), nil
		}},
		{"lognormvariate", 2, []string{"mu", "sigma"}, func(r *rand, x []float64) (float64, error) { return r.LogNormVariate(x[0], x[1]) }},
		{"expovariate", 1, []string{"lambd"}, func(r *rand, x []float64) (float64, error) { return r.ExpoVariate(x[0]) }},
		{"betavariate", 2, []string{"alpha", "beta"}, func(r *rand, x []float64) (float64, error) { return r.BetaVariate(x[0], x[1]) }},
		{"gammavariate", 2, []string{"alpha", "beta"}, func(r *rand, x []float64) (float64, error) { return r.GammaVariate(x[0], x[1]) }},
		{"paretovariate", 1, []string{"alpha"}, func(r *rand, x []float64) (float64, error) { return r.ParetoVariate(x[0]) }},
		{"weibullvariate", 2, []string{"alpha", "beta"}, func(r *rand, x []float64) (float64, error) { return r.WeibullVariate(x[0], x[1]) }},
		{"vonmisesvariate", 2, []string{"mu", "kappa"}, func(r *rand, x []float64) (float64, error) { return r.VonMisesVariate(x[0], x[1]) }},
	} {
		m.keywordFunction(d.name, func(t *object.Thread, a object.Args) (object.Value, error) {
			values, err := parameters(d.name, a, d.required, d.params...)
			if err != nil {
				return object.Value{}, err
			}
			x, err := floatArgs(t, values)
			if err != nil {
				return object.Value{}, err
			}
			if err := t.Charge(drawCost); err != nil {
				return object.Value{}, err
			}
			f, err := d.fn(draw(t), x)
			return object.Float(f), raiseRandom(err)
		})
	}
	m.keywordFunction("triangular", func(t *object.Thread, a object.Args) (object.Value, error) { return triangular(t, draw(t), a) })
}

// drawCost is what a draw from a distribution costs: it evaluates logarithms and
// the like, and may need several attempts.
const drawCost = 8

func floatArgs(t *object.Thread, values []object.Value) ([]float64, error) {
	x := make([]float64, len(values))
	for i, v := range values {
		f, err := floatArg(t, v)
		if err != nil {
			return nil, err
		}
		x[i] = f
	}
	return x, nil
}

// floatArg converts an argument that must be a number.
func floatArg(t *object.Thread, v object.Value) (float64, error) {
	if ops.Payload(v).Kind() == object.KindStr {
		return 0, object.Raise(object.TypeError, "must be real number, not %s", t.TypeOf(v).Name)
	}
	f, err := toFloat(t, v)
	if raised, ok := err.(*object.Raised); ok && raised.Exc.Class == object.TypeError {
		return 0, object.Raise(object.TypeError, "must be real number, not %s", t.TypeOf(v).Name)
	}
	if err != nil {
		return 0, err
	}
	return f.AsFloat(), nil
}

func triangular(t *object.Thread, r *mt19937.Rand, a object.Args) (object.Value, error) {
	values, err := parameters("triangular", a, 0, "low", "high", "mode")
	if err != nil {
		return object.Value{}, err
	}
	low, high := 0.0, 1.0
	if !values[0].IsNil() {
		if low, err = floatArg(t, values[0]); err != nil {
			return object.Value{}, err
		}
	}
	if !values[1].IsNil() {
		if high, err = floatArg(t, values[1]); err != nil {
			return object.Value{}, err
		}
	}
	if values[2].IsNil() || values[2].IsNone() {
		return object.Float(r.TriangularSymmetric(low, high)), nil
	}
	mode, err := floatArg(t, values[2])
	if err != nil {
		return object.Value{}, err
	}
	return object.Float(r.Triangular(low, high, mode)), nil
}

// raiseRandom converts an error of package mt19937.
func raiseRandom(err error) error {
	e, ok := err.(*mt19937.Error)
	if !ok {
		return err
	}
	switch e.Class {
	case "OverflowError":
		return object.Raise(object.OverflowError, "%s", e.Message)
	case "ZeroDivisionError":
		return object.Raise(object.ZeroDivisionError, "%s", e.Message)
	}
	return object.Raise(object.ValueError, "%s", e.Message)
}

func seedRandom(t *object.Thread, r *mt19937.Rand, v object.Value) error {
	if v.IsNil() || v.IsNone() { // CPython would ask the operating system
		r.SeedInt64(0)
		return nil
	}
	switch p := ops.Payload(v); p.Kind() {
	case object.KindInt, object.KindBool:
		r.SeedInt64(p.AsInt())
	case object.KindBigInt:
		if err := ops.ChargeWords(t, p.BigWords()*2); err != nil {
			return err
		}
		r.SeedBig(p.Big().Int)
	case object.KindStr:
		if err := ops.ChargeBytes(t, 4*len(p.Str().S)); err != nil {
			return err
		}
		r.SeedBytes([]byte(p.Str().S))
	default:
		h, err := ops.Hash(t, v)
		if err != nil {
			return err
		}
		r.SeedHash(h)
	}
	return nil
}

func getRandBits(t *object.Thread, r *mt19937.Rand, v object.Value) (object.Value, error) {
	if p := ops.Payload(v); p.IsFloat() {
		return v, object.Raise(object.TypeError, "integer argument expected, got float")
	}
	k, err := ops.Index(t, v)
	if err != nil {
		return v, err
	}
	if k <= 0 {
		return v, object.Raise(object.ValueError, "number of bits must be greater than zero")
	}
	if k <= 63 {
		return object.Int(int64(r.Bits(int(k)))), nil
	}
	if k > maxRandomBits {
		return v, ops.MemoryError()
	}
	if err := ops.ChargeWords(t, int(k/8)); err != nil {
		return v, err
	}
	return object.FromBig(r.GetRandBits(int(k))), nil
}

// maxRandomBits is the largest argument of getrandbits.
const maxRandomBits = 1 << 24
