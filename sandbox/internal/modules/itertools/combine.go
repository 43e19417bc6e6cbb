package itertools

import (
	"slices"

	"bhack/sandbox/internal/meter"
	"bhack/sandbox/internal/native"
	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/ops"
	"bhack/sandbox/internal/special"
)

// maxSelection is the largest number of items in what product, permutations and
// the combinations return, beyond that of the items to choose from.
const maxSelection = 1 << 20

// combinators adds the iterators over tuples that are chosen from items.
func combinators(m *native.Module, b *native.Builder) {
	native.AddIterType(m, b, "product", newProduct, (*productIter).settle)
	native.AddIterType(m, b, "permutations", func(t *object.Thread, a object.Args) (p permutationIter, err error) {
		values, err := native.Parameters("permutations", a, 1, "iterable", "r")
		if err != nil {
			return p, err
		}
		pool, err := ops.NewItems(t, values[0])
		if err != nil {
			return p, err
		}
		r := int64(len(pool))
		if v := values[1]; !v.IsNil() && !v.IsNone() {
			if !special.Payload(v).IsIntLike() {
				return p, object.Raise(object.TypeError, "Expected int as r")
			}
			if r, err = selectionSize(t, v); err != nil {
				return p, err
			}
		}
		return newPermutations(t, pool, r)
	}, (*permutationIter).settle)
	for name, repeats := range native.Sorted(map[string]bool{"combinations": false, "combinations_with_replacement": true}) {
		native.AddIterType(m, b, name, func(t *object.Thread, a object.Args) (c combinationIter, err error) {
			values, err := native.Parameters(name, a, 2, "iterable", "r")
			if err != nil {
				return c, err
			}
			pool, err := ops.NewItems(t, values[0])
			if err != nil {
				return c, err
			}
			r, err := selectionSize(t, values[1])
			if err != nil {
				return c, err
			}
			return newCombinations(t, pool, r, repeats)
		}, (*combinationIter).settle)
	}
}

// positions are positions of items, for most iterators a part of them.
type positions [4]int

// of returns n positions, all 0.
func (p *positions) of(n int) []int {
	if n <= len(p) {
		return p[:n]
	}
	return make([]int, n)
}

// progress is how far an iterator over tuples has come.
type progress struct {
	// started tells that there is a tuple, and over that there is none after it. done tells
	// that this has been found by a step, which has a price.
	started, over, done bool
}

// passes goes on to the next tuple by advance, unless it is the first one; false means that
// there is none.
func (p *progress) passes(advance func() bool) bool {
	if p.over || p.done {
		return false
	}
	p.over = p.started && !advance()
	p.started = true
	return !p.over
}

// step is a step to the next tuple, which has n items; false means that there is none.
func (p *progress) step(t *object.Thread, n int, advance func() bool) (bool, error) {
	if p.done {
		return false, nil
	}
	if err := t.Charge(tupleCost(n)); err != nil {
		return false, err
	}
	p.done = !p.passes(advance)
	return !p.done, nil
}

// tupleCost is what a step to a tuple of n items costs.
func tupleCost(n int) int64 { return int64(n) + 1 }

// pairCost is what a step to a tuple of two items costs in all.
const pairCost = meter.StepCost + 3

// selectionSize converts the argument r.
func selectionSize(t *object.Thread, v object.Value) (int64, error) {
	r, err := native.PositionArg(t, v)
	if err == nil && r < 0 {
		err = object.Raise(object.ValueError, "r must be non-negative")
	}
	return r, err
}

// productIter returns the tuples of an item of each pool, the last item changing
// fastest.
type productIter struct {
	pools   [][]object.Value
	indices []int
	room    positions
	progress
}

func (p *productIter) settle() { p.indices = p.room.of(len(p.pools)) }

// Walk implements object.Walker.
func (p *productIter) Walk(c *object.Census) {
	for _, pool := range p.pools {
		c.AddSlice(pool)
	}
	c.AddBytes(8 * int64(len(p.indices)))
}

func newProduct(t *object.Thread, a object.Args) (p productIter, err error) {
	repeat := int64(1)
	if err := native.CheckKeywords("product", a, 1); err != nil {
		return p, err
	}
	for i, n := range a.Names {
		if n.S != "repeat" {
			return p, object.Raise(object.TypeError, "'%s' is an invalid keyword argument for product()", n.S)
		}
		if repeat, err = native.PositionArg(t, a.Pos[len(a.Pos)-len(a.Names)+i]); err != nil {
			return p, err
		}
	}
	if repeat < 0 {
		return p, object.Raise(object.ValueError, "repeat argument cannot be negative")
	}
	args := a.Positional()
	if repeat > maxSelection || int64(len(args))*repeat > maxSelection {
		return p, meter.MemoryError()
	}
	if len(args) > 1 {
		if err := reenterUnlessPlain(t, args); err != nil {
			return p, err
		}
	}
	if repeat > 0 {
		p.pools = make([][]object.Value, 0, len(args))
		for _, v := range args {
			pool, err := ops.NewItems(t, v)
			if err != nil {
				return p, err
			}
			p.pools = append(p.pools, pool)
			p.done = p.done || len(pool) == 0
		}
	}
	if err := t.Charge(meter.EntryCost * int64(len(p.pools)) * repeat); err != nil {
		return p, err
	}
	if repeat > 1 {
		p.pools = slices.Repeat(p.pools, int(repeat))
	}
	return p, nil
}

// reenterUnlessPlain asks for a coroutine when iterating one of the values may run
// Python code.
func reenterUnlessPlain(t *object.Thread, values []object.Value) error {
	for _, v := range values {
		if !native.IsPlainIterable(v) {
			return t.Reenter()
		}
	}
	return nil
}

// Step returns the next tuple.
func (p *productIter) Step(t *object.Thread) (object.Value, error) {
	if more, err := p.step(t, len(p.pools), p.advance); !more || err != nil {
		return object.Value{}, err
	}
	if len(p.pools) == 2 {
		return t.PairOf(p.pools[0][p.indices[0]], p.pools[1][p.indices[1]]), nil
	}
	tuple, items := t.Recycler.MakeTuple(len(p.pools))
	for i, pool := range p.pools {
		items[i] = pool[p.indices[i]]
	}
	return tuple, nil
}

// PassPair implements object.PairStepper.
func (p *productIter) PassPair(*object.Thread) (a, b object.Value, cost int) {
	if len(p.pools) != 2 || !p.passes(p.advance) {
		return a, b, 0
	}
	return p.pools[0][p.indices[0]], p.pools[1][p.indices[1]], pairCost
}

// advance goes on to the next indices; false means that there are none.
func (p *productIter) advance() bool {
	for i := len(p.indices) - 1; i >= 0; i-- {
		p.indices[i]++
		if p.indices[i] < len(p.pools[i]) {
			return true
		}
		p.indices[i] = 0
	}
	return false
}

// permutationIter returns the ordered selections of r items, in lexicographic order
// of positions.
type permutationIter struct {
	pool []object.Value
	// order holds all positions: first the r ones selected, then the others in
	// ascending order.
	order []int
	r     int
	room  positions
	progress
}

func (p *permutationIter) settle() {
	p.order = p.room.of(len(p.pool))
	for i := range p.order {
		p.order[i] = i
	}
}

// Walk implements object.Walker.
func (p *permutationIter) Walk(c *object.Census) {
	c.AddSlice(p.pool)
	c.AddBytes(8 * int64(len(p.order)))
}

func newPermutations(t *object.Thread, pool []object.Value, r int64) (permutationIter, error) {
	if r > int64(len(pool)) {
		return permutationIter{progress: progress{done: true}}, nil
	}
	return permutationIter{pool: pool, r: int(r)}, meter.ChargeItems(t, len(pool))
}

// Step returns the next selection.
func (p *permutationIter) Step(t *object.Thread) (object.Value, error) {
	if more, err := p.step(t, p.r, p.advance); !more || err != nil {
		return object.Value{}, err
	}
	return choose(t, p.pool, p.order[:p.r]), nil
}

// PassPair implements object.PairStepper.
func (p *permutationIter) PassPair(*object.Thread) (a, b object.Value, cost int) {
	if p.r != 2 || !p.passes(p.advance) {
		return a, b, 0
	}
	return p.pool[p.order[0]], p.pool[p.order[1]], pairCost
}

// choose returns the tuple of the items of pool at the indices.
func choose(t *object.Thread, pool []object.Value, indices []int) object.Value {
	if len(indices) == 2 {
		return t.PairOf(pool[indices[0]], pool[indices[1]])
	}
	tuple, items := t.Recycler.MakeTuple(len(indices))
	for i, at := range indices {
		items[i] = pool[at]
	}
	return tuple
}

// advance goes on to the next selection: the last place of it for which a larger
// position is free takes the smallest such one. What is behind a place is in
// ascending order once that place is looked at.
func (p *permutationIter) advance() bool {
	for i := p.r - 1; i >= 0; i-- {
		rest := p.order[i+1:]
		if j, _ := slices.BinarySearch(rest, p.order[i]); j < len(rest) {
			p.order[i], rest[j] = rest[j], p.order[i]
			return true
		}
		largest := p.order[i]
		copy(p.order[i:], rest)
		p.order[len(p.order)-1] = largest
	}
	return false
}

// combinationIter returns the selections of r items in the order of the positions,
// each position once or, with repeats, any number of times.
type combinationIter struct {
	pool    []object.Value
	indices []int
	r       int
	repeats bool
	room    positions
	progress
}

func (c *combinationIter) settle() {
	c.indices = c.room.of(c.r)
	if !c.repeats {
		for i := range c.indices {
			c.indices[i] = i
		}
	}
}

// Walk implements object.Walker.
func (c *combinationIter) Walk(census *object.Census) {
	census.AddSlice(c.pool)
	census.AddBytes(8 * int64(len(c.indices)))
}

func newCombinations(t *object.Thread, pool []object.Value, r int64, repeats bool) (combinationIter, error) {
	n := int64(len(pool))
	if !repeats && r > n || repeats && n == 0 && r > 0 {
		return combinationIter{progress: progress{done: true}}, nil
	}
	if r > max(maxSelection, n) {
		return combinationIter{}, meter.MemoryError()
	}
	return combinationIter{pool: pool, r: int(r), repeats: repeats}, meter.ChargeItems(t, int(r))
}

// Step returns the next selection.
func (c *combinationIter) Step(t *object.Thread) (object.Value, error) {
	if more, err := c.step(t, len(c.indices), c.advance); !more || err != nil {
		return object.Value{}, err
	}
	return choose(t, c.pool, c.indices), nil
}

// PassPair implements object.PairStepper.
func (c *combinationIter) PassPair(*object.Thread) (a, b object.Value, cost int) {
	if len(c.indices) != 2 || !c.passes(c.advance) {
		return a, b, 0
	}
	return c.pool[c.indices[0]], c.pool[c.indices[1]], pairCost
}

// advance goes on to the next indices; false means that there are none.
func (c *combinationIter) advance() bool {
	n, r := len(c.pool), len(c.indices)
	for i := r - 1; i >= 0; i-- {
		last := n - 1
		if !c.repeats {
			last = n - r + i
		}
		if c.indices[i] >= last {
			continue
		}
		next := c.indices[i] + 1
		for ; i < r; i++ {
			c.indices[i] = next
			if !c.repeats {
				next++
			}
		}
		return true
	}
	return false
}
