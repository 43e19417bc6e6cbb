package random

import (
	"bhack/sandbox/internal/meter"
	"bhack/sandbox/internal/mt19937"
	"bhack/sandbox/internal/native"
	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/ops"
)

// stateVersion is the version of the tuples of getstate.
const stateVersion = 3

// seedOld is seed with version 1 and a string.
func seedOld(t *object.Thread, r *mt19937.Rand, s *object.Str) error {
	if err := t.Charge(seedCost + int64(len(s.S))); err != nil {
		return err
	}
	x := uint64(0)
	if s.Len() > 0 {
		x = uint64(s.At(0)) << 7
	}
	for i := range s.Len() {
		x = x*1000003 ^ uint64(s.At(i))
	}
	r.SeedUint64(x ^ uint64(s.Len()))
	return nil
}

// randomState is getstate.
func randomState(t *object.Thread, r *mt19937.Rand) (object.Value, error) {
	if err := meter.ChargeItems(t, mt19937.StateWords); err != nil {
		return object.Value{}, err
	}
	s := r.State()
	words := make([]object.Value, 0, mt19937.StateWords)
	for _, w := range s.Words {
		words = append(words, object.Int(int64(w)))
	}
	words = append(words, object.Int(int64(s.Index)))
	gauss := object.None
	if s.HasGauss {
		gauss = object.Float(s.Gauss)
	}
	return object.TupleOf(object.Int(stateVersion), object.NewTuple(words), gauss), nil
}

// setRandomState is setstate.
func setRandomState(t *object.Thread, r *mt19937.Rand, v object.Value) error {
	if err := meter.ChargeItems(t, mt19937.StateWords); err != nil {
		return err
	}
	version, err := ops.GetItem(t, v, object.Int(0))
	if err != nil {
		return err
	}
	if !version.IsInt() || version.AsInt() != stateVersion && version.AsInt() != stateVersion-1 {
		text, err := ops.Str(t, version)
		if err != nil {
			return err
		}
		return object.Raise(object.ValueError, "state with version %s passed to Random.setstate() of version %d", text, stateVersion)
	}
	parts, err := ops.Unpack(t, v, 3)
	if err != nil {
		return err
	}
	if parts[1].Kind() != object.KindTuple {
		return object.Raise(object.TypeError, "state vector must be a tuple")
	}
	words := parts[1].Tuple().Items
	if len(words) != mt19937.StateWords {
		return object.Raise(object.ValueError, "state vector is the wrong size")
	}
	var s mt19937.State
	for i, w := range words[:len(s.Words)] {
		switch {
		case !w.IsIntLike():
			return object.Raise(object.TypeError, "an integer is required")
		case w.Kind() == object.KindBigInt && w.ToBig().Sign() > 0:
			return object.Raise(object.OverflowError, "Python int too large to convert to C unsigned long")
		case w.Kind() == object.KindBigInt || w.AsInt() < 0:
			return object.Raise(object.OverflowError, "can't convert negative value to unsigned int")
		}
		s.Words[i] = uint32(w.AsInt())
	}
	switch index := words[len(s.Words)]; {
	case !index.IsIntLike():
		return object.Raise(object.TypeError, "an integer is required (got type %s)", t.TypeOf(index).Name)
	case index.Kind() == object.KindBigInt:
		return object.Raise(object.OverflowError, "Python int too large to convert to C long")
	default:
		s.Index = int(max(-1, min(index.AsInt(), mt19937.StateWords)))
	}
	if parts[2].IsFloat() {
		s.Gauss, s.HasGauss = parts[2].AsFloat(), true
	}
	return raiseRandom(r.SetState(&s))
}

// copyGenerator is what module copy does with a generator: another one of its class,
// made without arguments, goes on with the same numbers.
func copyGenerator(t *object.Thread, args []object.Value) (object.Value, error) {
	if err := t.Reenter(); err != nil {
		return object.Value{}, err
	}
	if err := meter.ChargeItems(t, mt19937.StateWords); err != nil {
		return object.Value{}, err
	}
	class := t.TypeOf(args[0])
	v, err := t.Call(class.Value())
	if err != nil {
		return v, err
	}
	if t.TypeOf(v).Layout != class.Layout { // a __new__ of its own gave something else
		return object.Value{}, object.Raise(object.AttributeError, "'%s' object has no attribute '__setstate__'", t.TypeOf(v).Name)
	}
	native.As[generator](v).rand = native.As[generator](args[0]).rand.Clone()
	return v, nil
}
