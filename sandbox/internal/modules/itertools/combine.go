package itertools

import (
	"slices"

	"bhack/sandbox/internal/meter"
	"bhack/sandbox/internal/native"
	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/ops"
)

// maxSelection is the largest number of items in what product, permutations and
// the combinations return, beyond that of the items to choose from.
const maxSelection = 1 << 20

// combinators adds the iterators over tuples that are chosen from items.
func combinators(m *native.Module, b *native.Builder) {
	m.IterType(b, "product", newProduct)
	m.IterType(b, "permutations", func(t *object.Thread, a object.Args) (object.Stepper, error) {
		values, err := native.Parameters("permutations", a, 1, "iterable", "r")
		if err != nil {
			return nil, err
		}
		pool, err := ops.NewItems(t, values[0])
		if err != nil {
			return nil, err
		}
		r := int64(len(pool))
		if v := values[1]; !v.IsNil() && !v.IsNone() {
			if !v.IsIntLike() {
				return nil, object.Raise(object.TypeError, "Expected int as r")
			}
			if r, err = selectionSize(t, v); err != nil {
				return nil, err
			}
		}
		return newPermutations(t, pool, r)
	})
	for name, repeats := range map[string]bool{"combinations": false, "combinations_with_replacement": true} {
		m.IterType(b, name, func(t *object.Thread, a object.Args) (object.Stepper, error) {
			values, err := native.Parameters(name, a, 2, "iterable", "r")
			if err != nil {
				return nil, err
			}
			pool, err := ops.NewItems(t, values[0])
			if err != nil {
				return nil, err
			}
			r, err := selectionSize(t, values[1])
			if err != nil {
				return nil, err
			}
			return newCombinations(t, pool, r, repeats)
		})
	}
}

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
	started bool
	done    bool
}

// Walk implements object.Walker.
func (i *productIter) Walk(c *object.Census) {
	for _, pool := range i.pools {
		c.AddSlice(pool)
	}
	c.AddBytes(8 * int64(len(i.indices)))
}

func newProduct(t *object.Thread, a object.Args) (object.Stepper, error) {
	repeat := int64(1)
	for i, n := range a.Names {
		if n.S != "repeat" {
			return nil, object.Raise(object.TypeError, "'%s' is an invalid keyword argument for product()", n.S)
		}
		var err error
		if repeat, err = native.PositionArg(t, a.Pos[len(a.Pos)-len(a.Names)+i]); err != nil {
			return nil, err
		}
	}
	if repeat < 0 {
		return nil, object.Raise(object.ValueError, "repeat argument cannot be negative")
	}
	args := a.Positional()
	if repeat > maxSelection || int64(len(args))*repeat > maxSelection {
		return nil, meter.MemoryError()
	}
	if len(args) > 1 {
		if err := reenterUnlessPlain(t, args); err != nil {
			return nil, err
		}
	}
	p := &productIter{}
	if repeat > 0 {
		for _, v := range args {
			pool, err := ops.NewItems(t, v)
			if err != nil {
				return nil, err
			}
			p.pools = append(p.pools, pool)
			p.done = p.done || len(pool) == 0
		}
	}
	if err := t.Charge(meter.EntryCost * int64(len(p.pools)) * repeat); err != nil {
		return nil, err
	}
	once := p.pools
	for range repeat - 1 {
		p.pools = append(p.pools, once...)
	}
	p.indices = make([]int, len(p.pools))
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
	if p.done {
		return object.Value{}, nil
	}
	if err := t.Charge(int64(len(p.pools)) + 1); err != nil {
		return object.Value{}, err
	}
	if p.started && !p.advance() {
		p.done = true
		return object.Value{}, nil
	}
	p.started = true
	items := make([]object.Value, len(p.pools))
	for i, pool := range p.pools {
		items[i] = pool[p.indices[i]]
	}
	return object.NewTuple(items), nil
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
	order   []int
	r       int
	started bool
	done    bool
}

// Walk implements object.Walker.
func (i *permutationIter) Walk(c *object.Census) {
	c.AddSlice(i.pool)
	c.AddBytes(8 * int64(len(i.order)))
}

func newPermutations(t *object.Thread, pool []object.Value, r int64) (object.Stepper, error) {
	if r > int64(len(pool)) {
		return &permutationIter{done: true}, nil
	}
	if err := meter.ChargeItems(t, len(pool)); err != nil {
		return nil, err
	}
	p := &permutationIter{pool: pool, order: make([]int, len(pool)), r: int(r)}
	for i := range p.order {
		p.order[i] = i
	}
	return p, nil
}

// Step returns the next selection.
func (p *permutationIter) Step(t *object.Thread) (object.Value, error) {
	if p.done {
		return object.Value{}, nil
	}
	if err := t.Charge(int64(p.r) + 1); err != nil {
		return object.Value{}, err
	}
	if p.started && !p.advance() {
		p.done = true
		return object.Value{}, nil
	}
	p.started = true
	return choose(p.pool, p.order[:p.r]), nil
}

// choose returns the tuple of the items of pool at the indices.
func choose(pool []object.Value, indices []int) object.Value {
	items := make([]object.Value, len(indices))
	for i, at := range indices {
		items[i] = pool[at]
	}
	return object.NewTuple(items)
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
	repeats bool
	started bool
	done    bool
}

// Walk implements object.Walker.
func (i *combinationIter) Walk(c *object.Census) {
	c.AddSlice(i.pool)
	c.AddBytes(8 * int64(len(i.indices)))
}

func newCombinations(t *object.Thread, pool []object.Value, r int64, repeats bool) (object.Stepper, error) {
	n := int64(len(pool))
	if !repeats && r > n || repeats && n == 0 && r > 0 {
		return &combinationIter{done: true}, nil
	}
	if r > max(maxSelection, n) {
		return nil, meter.MemoryError()
	}
	if err := meter.ChargeItems(t, int(r)); err != nil {
		return nil, err
	}
	c := &combinationIter{pool: pool, indices: make([]int, r), repeats: repeats}
	if !repeats {
		for i := range c.indices {
			c.indices[i] = i
		}
	}
	return c, nil
}

// Step returns the next selection.
func (c *combinationIter) Step(t *object.Thread) (object.Value, error) {
	if c.done {
		return object.Value{}, nil
	}
	if err := t.Charge(int64(len(c.indices)) + 1); err != nil {
		return object.Value{}, err
	}
	if c.started && !c.advance() {
		c.done = true
		return object.Value{}, nil
	}
	c.started = true
	return choose(c.pool, c.indices), nil
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
