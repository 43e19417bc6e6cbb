package builtins

import (
	"bhack/sandbox/internal/code"
	"bhack/sandbox/internal/mt19937"
	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/ops"
)

// generator is random.Random.
type generator struct {
	object.Instance
	rand *mt19937.Rand
}

// randomFunction is a function of the module random that draws from the robot's
// generator, and a method of Random that draws from its own.
type randomFunction struct {
	signature
	fn func(t *object.Thread, r *mt19937.Rand, args []object.Value) (object.Value, error)
}

// call binds the arguments and calls the function.
func (f randomFunction) call(t *object.Thread, r *mt19937.Rand, a object.Args) (object.Value, error) {
	args, err := f.bind(a)
	if err != nil {
		return object.Value{}, err
	}
	return f.fn(t, r, args)
}

// randomModule is Python's module random; its numbers are those of CPython 3.7. The
// functions draw from the stream that the host has given the robot.
func randomModule(b *builder) *moduleBuilder {
	m := newModule("random")
	class := pythonType("random", "Random", object.ObjectType)
	class.Layout = layoutOf(func(g *generator) *object.Instance { return &g.Instance }, func(g *generator) { g.rand = mt19937.New() })
	class.Attrs.SetStr(object.NewSharedStr("VERSION"), object.Int(3))
	m.class(class)
	init := signature{name: "__init__", params: []string{"self", "x"}, optional: 1}
	init.method(b, class, func(t *object.Thread, args []object.Value) (object.Value, error) {
		return object.None, seedRandom(t, as[generator](args[0]).rand, args[1])
	})
	for _, f := range append(randomFunctions(), distributions()...) {
		f.bound = true
		m.keywordFunction(f.name, func(t *object.Thread, a object.Args) (object.Value, error) {
			return f.call(t, t.Random, a)
		})
		b.add(class, f.name, func(t *object.Thread, a object.Args) (object.Value, error) {
			if err := checkSelf(t, class, f.name, a.Positional()); err != nil {
				return object.Value{}, err
			}
			return f.call(t, as[generator](a.Pos[0]).rand, object.Args{Pos: a.Pos[1:], Names: a.Names})
		})
	}
	m.plainRandom(b, class)
	return m
}

// plainRandom adds the functions that CPython has in C.
func (m *moduleBuilder) plainRandom(b *builder, class *object.Type) {
	for _, f := range []struct {
		name  string
		args  int
		style argStyle
		fn    func(t *object.Thread, r *mt19937.Rand, args []object.Value) (object.Value, error)
	}{
		{"random", 0, argFlags, func(_ *object.Thread, r *mt19937.Rand, _ []object.Value) (object.Value, error) {
			return object.Float(r.Float64()), nil
		}},
		{"getrandbits", 1, argParse, func(t *object.Thread, r *mt19937.Rand, args []object.Value) (object.Value, error) {
			return getRandBits(t, r, args[0])
		}},
	} {
		m.keywordFunction(f.name, func(t *object.Thread, a object.Args) (object.Value, error) {
			if len(a.Pos) != f.args || len(a.Names) > 0 {
				return object.Value{}, f.style.check(method{name: f.name, min: f.args, max: f.args},
					object.Args{Pos: append([]object.Value{object.None}, a.Pos...), Names: a.Names})
			}
			return f.fn(t, t.Random, a.Pos)
		})
		addMethods(b, class, f.style, nativeMethod[generator]{f.name, f.args, f.args, func(t *object.Thread, g *generator, args []object.Value) (object.Value, error) {
			return f.fn(t, g.rand, args)
		}})
	}
}

// randomFunctions are the functions that draw ints and items of sequences, and those
// of the state.
func randomFunctions() []randomFunction {
	type rand = mt19937.Rand
	return []randomFunction{
		{signature{name: "seed", params: []string{"a", "version"}, optional: 2}, func(t *object.Thread, r *rand, args []object.Value) (object.Value, error) {
			if v := given(args[1], object.Int(2)); v.IsInt() && v.AsInt() == 1 && ops.Payload(given(args[0], object.None)).Kind() == object.KindStr {
				return object.None, seedOld(t, r, ops.Payload(args[0]).Str())
			}
			return object.None, seedRandom(t, r, args[0])
		}},
		{signature{name: "getstate"}, func(t *object.Thread, r *rand, _ []object.Value) (object.Value, error) {
			return randomState(t, r)
		}},
		{signature{name: "setstate", params: []string{"state"}}, func(t *object.Thread, r *rand, args []object.Value) (object.Value, error) {
			return object.None, setRandomState(t, r, args[0])
		}},
		{signature{name: "randint", params: []string{"a", "b"}}, func(t *object.Thread, r *rand, args []object.Value) (object.Value, error) {
			return randInt(t, r, args[0], args[1])
		}},
		{signature{name: "randrange", params: []string{"start", "stop", "step", "_int"}, optional: 3}, randRange},
		{signature{name: "choice", params: []string{"seq"}}, func(t *object.Thread, r *rand, args []object.Value) (object.Value, error) {
			return choice(t, r, args[0])
		}},
		{signature{name: "choices", params: []string{"population", "weights"}, optional: 1, keywords: []string{"cum_weights", "k"}}, choices},
		{signature{name: "shuffle", params: []string{"x", "random"}, optional: 1}, func(t *object.Thread, r *rand, args []object.Value) (object.Value, error) {
			return object.None, shuffle(t, r, args[0], given(args[1], object.None))
		}},
		{signature{name: "sample", params: []string{"population", "k"}}, func(t *object.Thread, r *rand, args []object.Value) (object.Value, error) {
			return sample(t, r, args[0], args[1])
		}},
		{signature{name: "uniform", params: []string{"a", "b"}}, uniform},
		{signature{name: "triangular", params: []string{"low", "high", "mode"}, optional: 3}, triangular},
	}
}

// distributions are the functions that draw floats.
func distributions() []randomFunction {
	type rand = mt19937.Rand
	var all []randomFunction
	for _, d := range []struct {
		name   string
		params []string
		fn     func(r *rand, x []float64) (float64, error)
	}{
		{"gauss", []string{"mu", "sigma"}, func(r *rand, x []float64) (float64, error) { return r.Gauss(x[0], x[1]), nil }},
		{"normalvariate", []string{"mu", "sigma"}, func(r *rand, x []float64) (float64, error) { return r.NormalVariate(x[0], x[1]), nil }},
		{"lognormvariate", []string{"mu", "sigma"}, func(r *rand, x []float64) (float64, error) { return r.LogNormVariate(x[0], x[1]) }},
		{"expovariate", []string{"lambd"}, func(r *rand, x []float64) (float64, error) { return r.ExpoVariate(x[0]) }},
		{"betavariate", []string{"alpha", "beta"}, func(r *rand, x []float64) (float64, error) { return r.BetaVariate(x[0], x[1]) }},
		{"gammavariate", []string{"alpha", "beta"}, func(r *rand, x []float64) (float64, error) { return r.GammaVariate(x[0], x[1]) }},
		{"paretovariate", []string{"alpha"}, func(r *rand, x []float64) (float64, error) { return r.ParetoVariate(x[0]) }},
		{"weibullvariate", []string{"alpha", "beta"}, func(r *rand, x []float64) (float64, error) { return r.WeibullVariate(x[0], x[1]) }},
		{"vonmisesvariate", []string{"mu", "kappa"}, func(r *rand, x []float64) (float64, error) { return r.VonMisesVariate(x[0], x[1]) }},
	} {
		all = append(all, randomFunction{signature{name: d.name, params: d.params}, func(t *object.Thread, r *rand, args []object.Value) (object.Value, error) {
			x, err := floatArgs(t, args)
			if err != nil {
				return object.Value{}, err
			}
			if err := t.Charge(drawCost); err != nil {
				return object.Value{}, err
			}
			f, err := d.fn(r, x)
			return object.Float(f), raiseRandom(err)
		}})
	}
	return all
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

// uniform is a + (b - a) * random().
func uniform(t *object.Thread, r *mt19937.Rand, args []object.Value) (object.Value, error) {
	a, b := args[0], args[1]
	if a.Kind() == object.KindInstance || b.Kind() == object.KindInstance {
		if err := t.Reenter(); err != nil {
			return object.Value{}, err
		}
	}
	width, err := ops.Binary(t, code.OpSub, b, a)
	if err != nil {
		return width, err
	}
	offset, err := ops.Binary(t, code.OpMul, width, object.Float(r.Float64()))
	if err != nil {
		return offset, err
	}
	return ops.Binary(t, code.OpAdd, a, offset)
}

func triangular(t *object.Thread, r *mt19937.Rand, args []object.Value) (object.Value, error) {
	low, high := 0.0, 1.0
	for i, bound := range []*float64{&low, &high} {
		if args[i].IsNil() {
			continue
		}
		var err error
		if *bound, err = floatArg(t, args[i]); err != nil {
			return object.Value{}, err
		}
	}
	if given(args[2], object.None).IsNone() {
		return object.Float(r.TriangularSymmetric(low, high)), nil
	}
	mode, err := floatArg(t, args[2])
	if err != nil {
		return object.Value{}, err
	}
	x := r.Triangular(low, high, mode)
	if low == high { // CPython returns the argument itself
		return given(args[0], object.Float(low)), nil
	}
	return object.Float(x), nil
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
	if v.IsNil() || v.IsNone() { // CPython asks the operating system
		r.SeedUint64(uint64(t.Random.Uint32())<<32 | uint64(t.Random.Uint32()))
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
	if isError(err, object.TypeError) && v.Kind() != object.KindInstance {
		err = object.Raise(object.TypeError, "an integer is required (got type %s)", t.TypeOf(v).Name)
	}
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
