// Package random is Python's module random, with the numbers that CPython draws for the
// same seed.
package random

import (
	"math"

	"bhack/sandbox/internal/arith"
	"bhack/sandbox/internal/builtins/numbers"
	"bhack/sandbox/internal/code"
	"bhack/sandbox/internal/meter"
	"bhack/sandbox/internal/mt19937"
	"bhack/sandbox/internal/native"
	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/ops"
	"bhack/sandbox/internal/special"
)

// generator is random.Random.
type generator struct {
	object.Instance
	rand *mt19937.Rand
	// paid tells that __new__ has paid for a seed, in place of __init__.
	paid bool
}

// sizeGenerator is the size of the state of a generator, in bytes.
const sizeGenerator = 5 << 10

// Walk implements object.Walker.
func (*generator) Walk(c *object.Census) {
	c.AddBytes(sizeGenerator)
}

// randomFunction is a function of the module random that draws from the robot's
// generator, and a method of Random that draws from its own.
type randomFunction struct {
	native.Signature
	fn func(t *object.Thread, r *mt19937.Rand, args []object.Value) (object.Value, error)
}

// call binds the arguments and calls the function.
func (f randomFunction) call(t *object.Thread, r *mt19937.Rand, a object.Args) (object.Value, error) {
	t.Spend(meter.LibraryCost)
	args, err := f.Arguments(a)
	if err != nil {
		return object.Value{}, err
	}
	return f.fn(t, r, args)
}

// Module is Python's module random; its numbers are those of CPython 3.7. The
// functions draw from the stream that the host has given the robot.
func Module(b *native.Builder) *native.Module {
	m := native.NewModule("random")
	class := native.PythonType("random", "Random", object.ObjectType)
	class.Layout = native.LayoutOf(func(g *generator) *object.Instance { return &g.Instance }, func(g *generator) { g.rand = mt19937.New() })
	class.Attrs.SetStr(object.NewSharedStr("VERSION"), object.Int(3))
	m.Class(class)
	m.Define("BPF", object.Int(53)) // bits of the floats that random returns
	m.Define("TWOPI", object.Float(2*math.Pi))
	m.Define("LOG4", object.Float(2*math.Ln2))
	m.Define("NV_MAGICCONST", object.Float(1.7155277699214135)) // 4 exp(-0.5) / sqrt(2)
	m.Define("SG_MAGICCONST", object.Float(2.504077396776274))  // 1 + log(4.5)
	b.StaticMethod(class, "__new__", newGenerator(class))
	class.Hooks |= object.HookNew
	init := native.Signature{Name: "__init__", Params: []string{"self", "x"}, Optional: 1}
	init.Method(b, class, func(t *object.Thread, args []object.Value) (object.Value, error) {
		return object.None, initGenerator(t, class, args[0], native.Given(args[1], object.None))
	})
	for _, f := range append(randomFunctions(), distributions()...) {
		f.Bound = true
		m.KeywordFunction(f.Name, func(t *object.Thread, a object.Args) (object.Value, error) {
			return f.call(t, t.Random(), a)
		})
		b.KeywordMethod(class, f.Name, func(t *object.Thread, a object.Args) (object.Value, error) {
			return f.callMethod(t, class, a)
		})
	}
	plainRandom(m, b, class)
	// Where it is known what becomes of the number; else the functions note that it is not.
	m.Draws("random", object.DrawsUnit)
	m.Draws("randrange", object.DrawsRange)
	m.Draws("randint", object.DrawsBetween)
	m.Draws("choice", object.DrawsItem)
	m.Draws("shuffle", object.DrawsOrder)
	b.Methods(
		class,
		native.Method{Name: "__copy__", Fn: copyGenerator},
		native.Method{Name: "__deepcopy__", Min: 1, Max: 1, Fn: copyGenerator},
	)
	return m
}

// plainRandom adds the functions that CPython has in C.
func plainRandom(m *native.Module, b *native.Builder, class *object.Type) {
	for _, f := range []struct {
		name  string
		args  int
		style native.ArgStyle
		fn    func(t *object.Thread, r *mt19937.Rand, args []object.Value) (object.Value, error)
		plain func(r *mt19937.Rand, args []object.Value) (v object.Value)
	}{
		{"random", 0, native.ArgFlags, func(_ *object.Thread, r *mt19937.Rand, _ []object.Value) (object.Value, error) {
			return object.Float(r.Unit()), nil
		}, func(r *mt19937.Rand, _ []object.Value) object.Value {
			return object.Float(r.Unit())
		}},
		{"getrandbits", 1, native.ArgParse, func(t *object.Thread, r *mt19937.Rand, args []object.Value) (object.Value, error) {
			return getRandBits(t, r, args[0])
		}, func(r *mt19937.Rand, args []object.Value) (v object.Value) {
			if k := args[0]; k.IsInt() && 0 < k.AsInt() && k.AsInt() <= 63 {
				return object.Int(int64(r.Bits(int(k.AsInt()))))
			}
			return v
		}},
	} {
		m.KeywordFunction(f.name, func(t *object.Thread, a object.Args) (object.Value, error) {
			if len(a.Pos) != f.args || len(a.Names) > 0 {
				return object.Value{}, f.style.Check(native.Method{Name: f.name, Min: f.args, Max: f.args},
					object.Args{Pos: append([]object.Value{object.None}, a.Pos...), Names: a.Names})
			}
			return f.fn(t, t.Random(), a.Pos)
		})
		m.Plain(f.name, func(t *object.Thread, args []object.Value) (v object.Value, cost int) {
			if len(args) != f.args {
				return v, 0
			}
			return f.plain(t.Random(), args), 0
		})
		native.AddMethods(b, class, f.style, native.InstanceMethod[generator]{
			Name: f.name, Min: f.args, Max: f.args,
			Fn: func(t *object.Thread, g *generator, args []object.Value) (object.Value, error) {
				return f.fn(t, g.rand, args)
			},
			Plain: func(_ *object.Thread, g *generator, args []object.Value) (object.Value, int) {
				return f.plain(g.rand, args), 0
			},
		})
	}
}

// randomFunctions are the functions that draw ints and items of sequences, and those
// of the state.
func randomFunctions() []randomFunction {
	type rand = mt19937.Rand
	return []randomFunction{
		{native.Signature{Name: "seed", Params: []string{"a", "version"}, Optional: 2}, func(t *object.Thread, r *rand, args []object.Value) (object.Value, error) {
			return object.None, seedVersion(t, r, native.Given(args[0], object.None), native.Given(args[1], object.Int(2)))
		}},
		{native.Signature{Name: "getstate"}, func(t *object.Thread, r *rand, _ []object.Value) (object.Value, error) {
			return randomState(t, r)
		}},
		{native.Signature{Name: "setstate", Params: []string{"state"}}, func(t *object.Thread, r *rand, args []object.Value) (object.Value, error) {
			return object.None, setRandomState(t, r, args[0])
		}},
		{native.Signature{Name: "randint", Params: []string{"a", "b"}}, func(t *object.Thread, r *rand, args []object.Value) (object.Value, error) {
			return randInt(t, r, args[0], args[1])
		}},
		{native.Signature{Name: "randrange", Params: []string{"start", "stop", "step", "_int"}, Optional: 3}, randRange},
		{native.Signature{Name: "choice", Params: []string{"seq"}}, func(t *object.Thread, r *rand, args []object.Value) (object.Value, error) {
			return choice(t, r, args[0])
		}},
		{native.Signature{Name: "choices", Params: []string{"population", "weights"}, Optional: 1, Keywords: []string{"cum_weights", "k"}}, choices},
		{native.Signature{Name: "shuffle", Params: []string{"x", "random"}, Optional: 1}, func(t *object.Thread, r *rand, args []object.Value) (object.Value, error) {
			return object.None, shuffle(t, r, args[0], native.Given(args[1], object.None))
		}},
		{native.Signature{Name: "sample", Params: []string{"population", "k"}}, func(t *object.Thread, r *rand, args []object.Value) (object.Value, error) {
			return sample(t, r, args[0], args[1])
		}},
		{native.Signature{Name: "uniform", Params: []string{"a", "b"}}, uniform},
		{native.Signature{Name: "triangular", Params: []string{"low", "high", "mode"}, Optional: 3}, triangular},
	}
}

// distributions are the functions that draw floats.
func distributions() []randomFunction {
	type rand = mt19937.Rand
	var all []randomFunction
	for _, d := range []struct {
		name   string
		params []string
		cost   int64
		fn     func(r *rand, x []float64) (float64, error)
	}{
		{"gauss", []string{"mu", "sigma"}, drawCost, func(r *rand, x []float64) (float64, error) { return r.Gauss(x[0], x[1]), nil }},
		{"normalvariate", []string{"mu", "sigma"}, drawCost, func(r *rand, x []float64) (float64, error) { return r.NormalVariate(x[0], x[1]), nil }},
		{"lognormvariate", []string{"mu", "sigma"}, drawCost, func(r *rand, x []float64) (float64, error) { return r.LogNormVariate(x[0], x[1]) }},
		{"expovariate", []string{"lambd"}, drawCost, func(r *rand, x []float64) (float64, error) { return r.ExpoVariate(x[0]) }},
		{"betavariate", []string{"alpha", "beta"}, 3 * drawCost, func(r *rand, x []float64) (float64, error) { return r.BetaVariate(x[0], x[1]) }},
		{"gammavariate", []string{"alpha", "beta"}, 2 * drawCost, func(r *rand, x []float64) (float64, error) { return r.GammaVariate(x[0], x[1]) }},
		{"paretovariate", []string{"alpha"}, drawCost, func(r *rand, x []float64) (float64, error) { return r.ParetoVariate(x[0]) }},
		{"weibullvariate", []string{"alpha", "beta"}, drawCost, func(r *rand, x []float64) (float64, error) { return r.WeibullVariate(x[0], x[1]) }},
		{"vonmisesvariate", []string{"mu", "kappa"}, 2 * drawCost, func(r *rand, x []float64) (float64, error) { return r.VonMisesVariate(x[0], x[1]) }},
	} {
		all = append(all, randomFunction{native.Signature{Name: d.name, Params: d.params}, func(t *object.Thread, r *rand, args []object.Value) (object.Value, error) {
			x, err := numbers.FloatArgs(t, args)
			if err != nil {
				return object.Value{}, err
			}
			if err := t.Charge(d.cost); err != nil {
				return object.Value{}, err
			}
			f, err := d.fn(r, x)
			t.Spend(r.TakeRounds() * drawCost)
			if d.name == "vonmisesvariate" { // an angle around any float
				t.Spend(int(arith.FloatModCost(x[0], math.Pi)))
			}
			return object.Float(f), raiseRandom(err)
		}})
	}
	return all
}

// drawCost is what a draw from a distribution costs, and each round of one that draws
// until a value is accepted: they evaluate logarithms and the like.
const drawCost = 20

// uniform is a + (b - a) * random().
func uniform(t *object.Thread, r *mt19937.Rand, args []object.Value) (object.Value, error) {
	a, b := args[0], args[1]
	if isShort(a) && isShort(b) {
		return object.Float(r.Uniform(numberOf(a), numberOf(b))), nil
	}
	if a.Kind() == object.KindInstance || b.Kind() == object.KindInstance {
		if err := t.Reenter(); err != nil {
			return object.Value{}, err
		}
	}
	width, err := arith.Binary(t, code.OpSub, b, a)
	if err != nil {
		return width, err
	}
	offset, err := arith.Binary(t, code.OpMul, width, object.Float(r.Float64()))
	if err != nil {
		return offset, err
	}
	return arith.Binary(t, code.OpAdd, a, offset)
}

// isShort reports whether v is a float, or an int so small that sums and differences with
// other such numbers are the same in floats.
func isShort(v object.Value) bool {
	return v.IsFloat() || v.IsInt() && -shortInt <= v.AsInt() && v.AsInt() <= shortInt
}

// shortInt is half the int from which on not all are floats.
const shortInt = 1 << 52

// numberOf returns a number that isShort.
func numberOf(v object.Value) float64 {
	if v.IsFloat() {
		return v.AsFloat()
	}
	return float64(v.AsInt())
}

func triangular(t *object.Thread, r *mt19937.Rand, args []object.Value) (object.Value, error) {
	low, high := 0.0, 1.0
	for i, bound := range []*float64{&low, &high} {
		if args[i].IsNil() {
			continue
		}
		var err error
		if *bound, err = numbers.FloatArg(t, args[i]); err != nil {
			return object.Value{}, err
		}
	}
	if native.Given(args[2], object.None).IsNone() {
		return object.Float(r.TriangularSymmetric(low, high)), nil
	}
	mode, err := numbers.FloatArg(t, args[2])
	if err != nil {
		return object.Value{}, err
	}
	x := r.Triangular(low, high, mode)
	if low == high { // CPython returns the argument itself
		return native.Given(args[0], object.Float(low)), nil
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

// seedCost is what a seed costs: the state that the next draw makes of it.
const seedCost = 450

// seedVersion is seed with a version, which matters to strings: 1 and 2 have rules of their own, others go by the hash.
func seedVersion(t *object.Thread, r *mt19937.Rand, v, version object.Value) error {
	if special.Payload(v).Kind() != object.KindStr {
		return seedRandom(t, r, v)
	}
	isOld, err := ops.Equal(t, version, object.Int(1))
	if err != nil {
		return err
	}
	if isOld {
		return seedOld(t, r, special.Payload(v).Str())
	}
	isNew, err := ops.Equal(t, version, object.Int(2))
	if err != nil {
		return err
	}
	if isNew {
		return seedRandom(t, r, v)
	}
	hash, err := ops.Hash(t, v)
	if err != nil {
		return err
	}
	if err := t.Charge(seedCost); err != nil {
		return err
	}
	r.SeedHash(hash)
	return nil
}

func seedRandom(t *object.Thread, r *mt19937.Rand, v object.Value) error {
	if err := t.Charge(seedCost); err != nil {
		return err
	}
	return setSeed(t, r, v)
}

// setSeed is seedRandom where the state is paid for.
func setSeed(t *object.Thread, r *mt19937.Rand, v object.Value) error {
	if v.IsNone() { // CPython asks the operating system
		r.SeedUint64(t.Random().Fork())
		return nil
	}
	switch p := special.Payload(v); p.Kind() {
	case object.KindInt, object.KindBool:
		r.SeedInt64(p.AsInt())
	case object.KindBigInt:
		if err := meter.ChargeWords(t, p.BigWords()*8); err != nil {
			return err
		}
		r.SeedBig(p.Big().Int)
	case object.KindStr:
		if err := meter.ChargeBytes(t, 4*len(p.Str().S)); err != nil {
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
	if p := special.Payload(v); p.IsFloat() {
		return v, object.Raise(object.TypeError, "integer argument expected, got float")
	}
	k, err := ops.Index(t, v)
	if native.IsError(err, object.TypeError) && v.Kind() != object.KindInstance {
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
		return v, meter.MemoryError()
	}
	if err := meter.ChargeWords(t, int(k/8)); err != nil {
		return v, err
	}
	return object.FromBig(r.GetRandBits(int(k))), nil
}

// maxRandomBits is the largest argument of getrandbits.
const maxRandomBits = 1 << 24
