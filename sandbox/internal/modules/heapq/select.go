package heapq

import (
	"bhack/sandbox/internal/builtins/functions"
	"bhack/sandbox/internal/builtins/sorting"
	"bhack/sandbox/internal/code"
	"bhack/sandbox/internal/native"
	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/ops"
)

// selection adds nsmallest and nlargest.
func selection(m *native.Module) {
	for name, largest := range native.Sorted(map[string]bool{"nsmallest": false, "nlargest": true}) {
		sig := native.Signature{Name: name, Params: []string{"n", "iterable", "key"}, Optional: 1}
		sig.Function(m, func(t *object.Thread, args []object.Value) (object.Value, error) {
			if err := t.Reenter(); err != nil {
				return object.Value{}, err
			}
			items, err := extremes(t, args[0], args[1], native.Given(args[2], object.None), largest)
			return object.NewList(items).Value(), err
		})
	}
}

// extremes returns the n smallest or largest items of an iterable, in order.
func extremes(t *object.Thread, count, iterable, key object.Value, largest bool) ([]object.Value, error) {
	if count.IsInt() && count.AsInt() == 1 {
		op := code.OpLt
		if largest {
			op = code.OpGt
		}
		if key.IsNone() {
			key = object.Value{}
		}
		v, err := functions.Best(t, iterable, key, op)
		if err != nil || v.IsNil() {
			return nil, err
		}
		return []object.Value{v}, nil
	}
	size, err := ops.Len(t, iterable)
	if err != nil {
		size = -1
	}
	all := false
	if size >= 0 {
		enough, err := ops.RichCompare(t, code.OpGe, count, object.Int(int64(size)))
		if err != nil {
			return nil, err
		}
		if all, err = ops.Truth(t, enough); err != nil {
			return nil, err
		}
	}
	if all {
		items, err := ops.Items(t, iterable)
		if err != nil {
			return nil, err
		}
		sorted, err := sorting.Items(t, items, key, largest)
		if err == nil && !count.IsInt() { // items[:n]
			_, err = ops.GetItem(t, object.TupleOf(), object.NewSlice(object.None, count, object.None))
		}
		return sorted, err
	}
	i, err := ops.Index(t, count)
	if err != nil {
		return nil, err
	}
	return selectItems(t, max(i, 0), iterable, key, largest)
}

// selectItems is extremes by means of a heap of the n best items so far, of which
// the worst is at the top. Each is a tuple of its key, its place, by which equal
// keys are told apart, and the item.
func selectItems(t *object.Thread, n int64, iterable, key object.Value, largest bool) ([]object.Value, error) {
	it, err := ops.Iter(t, iterable)
	if err != nil {
		return nil, err
	}
	heap, order := object.NewList(nil), heapOrder{!largest}
	defer t.Release(t.Hold(it))
	t.Hold(heap.Value())
	place, step := int64(0), int64(1)
	if largest {
		step = -1
	}
	for full := n == 0; !full || n > 0; {
		item, err := native.Pull(t, it)
		if err != nil {
			return nil, err
		}
		if item.IsNil() {
			break
		}
		k, err := native.CallOrNone(t, key, item)
		if err != nil {
			return nil, err
		}
		entry := object.TupleOf(k, object.Int(place), item)
		if !full {
			heap.Append(entry)
			if full = int64(len(heap.Items)) == n; full {
				if _, err := order.heapify(t, heap, nil); err != nil {
					return nil, err
				}
			}
			place += step
			continue
		}
		better, err := order.before(t, heap.Items[0].Tuple().Items[0], k)
		if err != nil {
			return nil, err
		}
		if better {
			if _, err := order.replace(t, heap, []object.Value{entry}); err != nil {
				return nil, err
			}
			place += step
		}
	}
	sorted, err := sorting.Items(t, heap.Items, object.None, largest)
	if err != nil {
		return nil, err
	}
	for i, entry := range sorted {
		sorted[i] = entry.Tuple().Items[2]
	}
	return sorted, nil
}

// mergeIter is heapq.merge: it holds a heap of the next items of its sources, each a
// tuple of its key, the number of the source, the item and the source.
type mergeIter struct {
	sources []object.Value
	key     object.Value
	order   heapOrder
	heap    *object.List // nil at the start
}

// Walk implements object.Walker.
func (i *mergeIter) Walk(c *object.Census) {
	c.AddSlice(i.sources)
	c.Add(i.key)
	if i.heap != nil {
		c.Add(i.heap.Value())
	}
}

func mergeFunction(m *native.Module, b *native.Builder) {
	class := native.NewIterType(b, "", "generator")
	class.Name, class.Module = "generator", "builtins"
	sig := native.Signature{Name: "merge", Keywords: []string{"key", "reverse"}, Rest: true}
	m.KeywordFunction("merge", func(t *object.Thread, a object.Args) (object.Value, error) {
		values, err := sig.Bind(a)
		if err != nil {
			return object.Value{}, err
		}
		reverse, err := ops.Truth(t, native.Given(values[1], object.False))
		if err != nil {
			return object.Value{}, err
		}
		sources := append([]object.Value(nil), a.Positional()...)
		return object.NewIterator(class, &mergeIter{
			sources: sources, key: native.Given(values[0], object.None), order: heapOrder{reverse},
		}), nil
	})
}

// Step returns the next item of the source whose next item comes first.
func (i *mergeIter) Step(t *object.Thread) (object.Value, error) {
	if err := t.Reenter(); err != nil {
		return object.Value{}, err
	}
	if i.heap == nil {
		i.heap = object.NewList(nil)
		if err := i.start(t); err != nil {
			i.heap.Items = nil
			return object.Value{}, err
		}
	} else if len(i.heap.Items) > 0 {
		if err := i.advance(t); err != nil {
			i.heap.Items = nil
			return object.Value{}, err
		}
	}
	if len(i.heap.Items) == 0 {
		return object.Value{}, nil
	}
	return i.heap.Items[0].Tuple().Items[2], nil
}

// entry returns the tuple of the next item of a source, or the zero Value.
func (i *mergeIter) entry(t *object.Thread, source object.Value, number int64) (object.Value, error) {
	v, err := native.Pull(t, source)
	if err != nil || v.IsNil() {
		return v, err
	}
	k, err := native.CallOrNone(t, i.key, v)
	return object.TupleOf(k, object.Int(number), v, source), err
}

func (i *mergeIter) start(t *object.Thread) error {
	for n, v := range i.sources {
		source, err := ops.Iter(t, v)
		if err != nil {
			return err
		}
		number := int64(n)
		if i.order.max {
			number = -number
		}
		entry, err := i.entry(t, source, number)
		if err != nil {
			return err
		}
		if !entry.IsNil() {
			i.heap.Append(entry)
		}
	}
	i.sources = nil
	_, err := i.order.heapify(t, i.heap, nil)
	return err
}

func (i *mergeIter) advance(t *object.Thread) error {
	top := i.heap.Items[0].Tuple().Items
	entry, err := i.entry(t, top[3], top[1].AsInt())
	if err != nil {
		return err
	}
	if entry.IsNil() {
		_, err = i.order.pop(t, i.heap, nil)
	} else {
		_, err = i.order.replace(t, i.heap, []object.Value{entry})
	}
	return err
}
