package random

import (
	"math/big"

	"bhack/sandbox/internal/builtins/numbers"
	"bhack/sandbox/internal/mt19937"
	"bhack/sandbox/internal/native"
	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/ops"
)

var (
	nameRandom      = object.NewSharedStr("random")
	nameGetRandBits = object.NewSharedStr("getrandbits")
	nameSeed        = object.NewSharedStr("seed")
)

// newGenerator returns __new__ of the class Random. It takes a seed as seed() does, for classes
// whose __init__ does not call that of Random.
func newGenerator(class *object.Type) object.Func {
	return func(t *object.Thread, a object.Args) (object.Value, error) {
		own, err := native.ClassOfNew(t, class, a)
		if err != nil {
			return object.Value{}, err
		}
		seed := object.None
		switch args := a.Positional()[1:]; len(args) {
		case 0:
		case 1:
			seed = args[0]
		default:
			return object.Value{}, object.Raise(object.TypeError, "seed expected at most 1 arguments, got %d", len(args))
		}
		self := object.NewInstance(own).Value()
		g := native.As[generator](self)
		g.paid = true
		return self, seedRandom(t, g.rand, seed)
	}
}

// initGenerator is __init__ of the class.
func initGenerator(t *object.Thread, class *object.Type, self, seed object.Value) error {
	own := t.TypeOf(self)
	if own.Lookup(nameSeed) == class.Lookup(nameSeed) {
		g := native.As[generator](self)
		if g.paid {
			g.paid = false
			return setSeed(t, g.rand, seed)
		}
		return seedRandom(t, g.rand, seed)
	}
	if err := t.Reenter(); err != nil {
		return err
	}
	fn, err := ops.GetAttr(t, self, nameSeed)
	if err != nil {
		return err
	}
	_, err = t.Call(fn, seed)
	return err
}

// callMethod calls the function as a method of a, a generator of the class or of one
// that derives from it. If that one defines random or getrandbits, the method draws
// from these.
func (f randomFunction) callMethod(t *object.Thread, class *object.Type, a object.Args) (object.Value, error) {
	self, rest := a.Pos[0], object.Args{Pos: a.Pos[1:], Names: a.Names}
	r := native.As[generator](self).rand
	own := t.TypeOf(self)
	if own == class {
		return f.call(t, r, rest)
	}
	d := drawing{t: t, self: self}
	source := &mt19937.Source{}
	if fn := own.Lookup(nameRandom); fn != class.Lookup(nameRandom) {
		source.Float64 = d.float
	}
	if fn := own.Lookup(nameGetRandBits); fn != class.Lookup(nameGetRandBits) {
		source.Bits = d.bits
	}
	if source.Float64 == nil && source.Bits == nil {
		return f.call(t, r, rest)
	}
	if err := t.Reenter(); err != nil {
		return object.Value{}, err
	}
	stop := r.Draw(source)
	defer stop()
	v, err := f.call(t, r, rest)
	if d.err != nil {
		return object.Value{}, d.err
	}
	return v, err
}

// drawing is a call of a method that draws from methods written in Python. The first
// error of these counts; what is drawn after it is of a generator of no consequence,
// so that every loop ends that waits for a number to its liking.
type drawing struct {
	t      *object.Thread
	self   object.Value
	err    error
	beside *mt19937.Rand
}

func (d *drawing) fail(err error) {
	d.err, d.beside = err, mt19937.New()
}

func (d *drawing) float() float64 {
	if d.err == nil {
		f, err := d.callRandom()
		if err == nil {
			return f
		}
		d.fail(err)
	}
	return d.beside.Unit()
}

func (d *drawing) callRandom() (float64, error) {
	fn, err := ops.GetAttr(d.t, d.self, nameRandom)
	if err != nil {
		return 0, err
	}
	v, err := d.t.Call(fn)
	if err != nil {
		return 0, err
	}
	return numbers.FloatArg(d.t, v)
}

func (d *drawing) bits(k int) *big.Int {
	if d.err == nil {
		v, err := d.callGetRandBits(k)
		if err == nil {
			return new(big.Int).Abs(v.ToBig())
		}
		d.fail(err)
	}
	return d.beside.GetRandBits(k)
}

func (d *drawing) callGetRandBits(k int) (object.Value, error) {
	fn, err := ops.GetAttr(d.t, d.self, nameGetRandBits)
	if err != nil {
		return object.Value{}, err
	}
	v, err := d.t.Call(fn, object.Int(int64(k)))
	if err != nil {
		return object.Value{}, err
	}
	return ops.IndexValue(d.t, v)
}
