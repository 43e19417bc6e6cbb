package random

import (
	"math/bits"

	"bhack/sandbox/internal/arith"
	"bhack/sandbox/internal/builtins/numbers"
	"bhack/sandbox/internal/code"
	"bhack/sandbox/internal/meter"
	"bhack/sandbox/internal/modules/collections"
	"bhack/sandbox/internal/mt19937"
	"bhack/sandbox/internal/native"
	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/ops"
	"bhack/sandbox/internal/special"
)

// drawsPerWord is what a word of a random int costs.
const drawsPerWord = 16

// below draws an int from 0 to n-1, for n > 0 of any size.
func below(t *object.Thread, r *mt19937.Rand, n object.Value) object.Value {
	if n.Kind() == object.KindBigInt {
		t.Spend(meter.LongIntCost + drawsPerWord*n.BigWords())
		return object.FromBig(r.RandBelowBig(n.Big().Int))
	}
	return object.Int(r.RandBelow(n.AsInt()))
}

func randInt(t *object.Thread, r *mt19937.Rand, a, b object.Value) (object.Value, error) {
	stop, err := arith.Binary(t, code.OpAdd, b, object.Int(1))
	if err != nil {
		return stop, err
	}
	return randRange(t, r, []object.Value{a, stop, {}})
}

// randRange is random.randrange(start, stop, step); values left out are nil.
func randRange(t *object.Thread, r *mt19937.Rand, values []object.Value) (object.Value, error) {
	start, err := wholeArg(t, values[0], "arg 1")
	if err != nil {
		return start, err
	}
	if values[1].IsNil() || values[1].IsNone() {
		if start.ToBig().Sign() <= 0 {
			return start, object.Raise(object.ValueError, "empty range for randrange()")
		}
		return below(t, r, start), nil
	}
	stop, err := wholeArg(t, values[1], "stop")
	if err != nil {
		return stop, err
	}
	step := object.Int(1)
	if !values[2].IsNil() {
		if step, err = wholeArg(t, values[2], "step"); err != nil {
			return step, err
		}
	}
	width, err := arith.Binary(t, code.OpSub, stop, start)
	if err != nil {
		return width, err
	}
	if width.Kind() == object.KindBigInt || start.Kind() == object.KindBigInt || step.Kind() == object.KindBigInt {
		if err := t.Reenter(); err != nil { // as arithmetic after the draw has a price
			return object.Value{}, err
		}
	}
	if step.IsInt() && step.AsInt() == 1 {
		if width.ToBig().Sign() <= 0 {
			return width, emptyRange(t, start, stop, width)
		}
		return arith.Binary(t, code.OpAdd, start, below(t, r, width))
	}
	return randStep(t, r, start, width, step)
}

func randStep(t *object.Thread, r *mt19937.Rand, start, width, step object.Value) (object.Value, error) {
	sign := step.ToBig().Sign()
	if sign == 0 {
		return step, object.Raise(object.ValueError, "zero step for randrange()")
	}
	up, err := arith.Binary(t, code.OpAdd, width, step)
	if err != nil {
		return up, err
	}
	up, err = arith.Binary(t, code.OpSub, up, object.Int(int64(sign)))
	if err != nil {
		return up, err
	}
	n, err := arith.Binary(t, code.OpFloorDiv, up, step)
	if err != nil {
		return n, err
	}
	if n.ToBig().Sign() <= 0 {
		return n, object.Raise(object.ValueError, "empty range for randrange()")
	}
	offset, err := arith.Binary(t, code.OpMul, step, below(t, r, n))
	if err != nil {
		return offset, err
	}
	return arith.Binary(t, code.OpAdd, start, offset)
}

func emptyRange(t *object.Thread, start, stop, width object.Value) error {
	var texts [3]string
	for i, v := range []object.Value{start, stop, width} {
		s, err := ops.Repr(t, v)
		if err != nil {
			return err
		}
		texts[i] = s
	}
	return object.Raise(object.ValueError, "empty range for randrange() (%s,%s, %s)", texts[0], texts[1], texts[2])
}

// wholeArg converts an argument of randrange, which may be a float without a
// fraction.
func wholeArg(t *object.Thread, v object.Value, what string) (object.Value, error) {
	p := special.Payload(v)
	if p.IsIntLike() {
		return numbers.ToInt(t, p)
	}
	whole, err := numbers.ToInt(t, v)
	if err != nil {
		return whole, err
	}
	if same, err := ops.Equal(t, whole, v); same || err != nil {
		return whole, err
	}
	return whole, object.Raise(object.ValueError, "non-integer %s for randrange()", what)
}

func choice(t *object.Thread, r *mt19937.Rand, seq object.Value) (object.Value, error) {
	n, err := ops.Len(t, seq)
	if err != nil {
		return seq, err
	}
	if n == 0 {
		return seq, object.Raise(object.IndexError, "Cannot choose from an empty sequence")
	}
	if seq.Kind() == object.KindInstance { // its __getitem__ may be Python's
		if err := t.Reenter(); err != nil {
			return seq, err
		}
	}
	return ops.GetItem(t, seq, object.Int(r.RandBelow(int64(n))))
}

// shuffle puts the items of a list, or of another sequence that can be changed, into
// a random order. random, if not None, is the function to draw from.
func shuffle(t *object.Thread, r *mt19937.Rand, x, random object.Value) error {
	if p := special.Payload(x); p.Kind() == object.KindList && random.IsNone() {
		if err := t.Charge(int64(len(p.List().Items))); err != nil {
			return err
		}
		items := p.List().Items
		r.Shuffle(len(items), func(i, j int) { items[i], items[j] = items[j], items[i] })
		return nil
	}
	if err := t.Reenter(); err != nil {
		return err
	}
	n, err := ops.Len(t, x)
	if err != nil {
		return err
	}
	for i := n - 1; i > 0; i-- {
		if err := t.Charge(2 * meter.StepCost); err != nil {
			return err
		}
		j := int64(0)
		if random.IsNone() {
			j = r.RandBelow(int64(i) + 1)
		} else if j, err = drawIndex(t, random, i+1); err != nil {
			return err
		}
		if err := swapItems(t, x, object.Int(int64(i)), object.Int(j)); err != nil {
			return err
		}
	}
	return nil
}

// drawIndex returns int(random() * n).
func drawIndex(t *object.Thread, random object.Value, n int) (int64, error) {
	v, err := t.Call(random)
	if err != nil {
		return 0, err
	}
	if v, err = arith.Binary(t, code.OpMul, v, object.Int(int64(n))); err != nil {
		return 0, err
	}
	if v, err = numbers.ToInt(t, v); err != nil {
		return 0, err
	}
	return ops.Index(t, v)
}

func swapItems(t *object.Thread, x, i, j object.Value) error {
	a, err := ops.GetItem(t, x, i)
	if err != nil {
		return err
	}
	b, err := ops.GetItem(t, x, j)
	if err != nil {
		return err
	}
	if err := ops.SetItem(t, x, i, b); err != nil {
		return err
	}
	return ops.SetItem(t, x, j, a)
}

func sample(t *object.Thread, r *mt19937.Rand, population, count object.Value) (object.Value, error) {
	var items []object.Value
	var err error
	switch p := special.Payload(population); p.Kind() {
	case object.KindSet, object.KindFrozenSet, object.KindList, object.KindTuple, object.KindRange, object.KindStr:
		if p.Kind() == object.KindRange { // of a long range, only what is chosen is made
			return sampleRange(t, r, p.Range(), count)
		}
		items, err = ops.NewItems(t, p)
	case object.KindDictView:
		if ops.IsSetLike(p) {
			items, err = ops.NewItems(t, p)
			break
		}
		fallthrough
	default:
		if d := collections.AsDeque(t, p); d != nil {
			items, err = collections.DequeItems(t, p)
			break
		}
		err = object.Raise(object.TypeError, "Population must be a sequence or set.  For dicts, use list(d).")
	}
	if err != nil {
		return population, err
	}
	indices, err := sampleIndices(t, r, int64(len(items)), count)
	if err != nil {
		return population, err
	}
	out := make([]object.Value, len(indices))
	for i, n := range indices {
		out[i] = items[n]
	}
	return object.NewList(out).Value(), nil
}

func sampleRange(t *object.Thread, r *mt19937.Rand, of *object.Range, count object.Value) (object.Value, error) {
	indices, err := sampleIndices(t, r, of.Len, count)
	if err != nil {
		return count, err
	}
	out := make([]object.Value, len(indices))
	for i, n := range indices {
		out[i] = object.Int(of.Start + int64(n)*of.Step)
	}
	return object.NewList(out).Value(), nil
}

func sampleIndices(t *object.Thread, r *mt19937.Rand, n int64, count object.Value) ([]int, error) {
	switch p := special.Payload(count); {
	case p.IsFloat() && p.AsFloat() >= 0 && p.AsFloat() <= float64(n):
		return nil, object.Raise(object.TypeError, "can't multiply sequence by non-int of type 'float'")
	case p.IsFloat():
		return nil, object.Raise(object.ValueError, "Sample larger than population or is negative")
	case !p.IsIntLike() && count.Kind() != object.KindInstance:
		return nil, object.Raise(object.TypeError, "'<=' not supported between instances of 'int' and '%s'", t.TypeOf(count).Name)
	}
	k, err := ops.Index(t, count)
	if err != nil {
		return nil, err
	}
	if k < 0 || k > n {
		return nil, object.Raise(object.ValueError, "Sample larger than population or is negative")
	}
	// A sample of a large part copies the population; 21 and 4 are CPython's.
	if err := meter.CheckItems(k); err != nil {
		return nil, err
	}
	if err := meter.Allocate(t, 2*k*object.SizeValue, 2*k+min(n, 16*k+21)); err != nil {
		return nil, err
	}
	indices, err := r.SampleIndices(int(n), int(k))
	return indices, raiseRandom(err)
}

// choices is random.choices(population, weights=None, *, cum_weights=None, k=1).
func choices(t *object.Thread, r *mt19937.Rand, args []object.Value) (object.Value, error) {
	population := args[0]
	n, err := ops.Len(t, population)
	if err != nil {
		return object.Value{}, err
	}
	k, err := ops.Index(t, native.Given(args[3], object.Int(1)))
	if err != nil {
		return object.Value{}, err
	}
	k = max(k, 0)
	if err := meter.CheckItems(k); err != nil {
		return object.Value{}, err
	}
	if err := meter.Allocate(t, min(k, 1<<40)*object.SizeValue, 2*k); err != nil {
		return object.Value{}, err
	}
	cumulative, err := cumulativeWeights(t, args[1], args[2], n)
	if err != nil {
		return object.Value{}, err
	}
	if cumulative != nil { // which are searched for each
		if err := t.Charge(k * int64(bits.Len(uint(n)))); err != nil {
			return object.Value{}, err
		}
	}
	if k := population.Kind(); k == object.KindInstance || k == object.KindDict {
		if err := t.Reenter(); err != nil {
			return object.Value{}, err
		}
	}
	if n == 0 && k > 0 {
		if cumulative != nil {
			return object.Value{}, object.Raise(object.IndexError, "list index out of range")
		}
		r.Float64() // of which CPython makes the index
		return ops.GetItem(t, population, object.Int(0))
	}
	var indices []int
	if cumulative == nil {
		indices = r.ChoiceIndices(n, int(k))
	} else {
		indices = r.WeightedIndices(cumulative, int(k))
	}
	out := make([]object.Value, len(indices))
	for i, at := range indices {
		if out[i], err = ops.GetItem(t, population, object.Int(int64(at))); err != nil {
			return object.Value{}, err
		}
	}
	return object.NewList(out).Value(), nil
}

// cumulativeWeights returns the running sums of the weights, or nil when neither
// argument is given.
func cumulativeWeights(t *object.Thread, weights, sums object.Value, n int) ([]float64, error) {
	given := func(v object.Value) bool { return !v.IsNil() && !v.IsNone() }
	if !given(weights) && !given(sums) {
		return nil, nil
	}
	if given(weights) && given(sums) {
		return nil, object.Raise(object.TypeError, "Cannot specify both weights and cumulative weights")
	}
	source := weights
	if given(sums) {
		source = sums
	}
	items, err := ops.NewItems(t, source)
	if err != nil {
		return nil, err
	}
	if err := meter.ChargeItems(t, len(items)); err != nil { // once more, as floats
		return nil, err
	}
	out, err := numbers.FloatArgs(t, items)
	if err != nil {
		return nil, err
	}
	if len(out) != n {
		return nil, object.Raise(object.ValueError, "The number of weights does not match the population")
	}
	if given(weights) {
		for i := 1; i < n; i++ {
			out[i] += out[i-1]
		}
	}
	return out, nil
}
