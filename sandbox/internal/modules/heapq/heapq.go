// Package heapq is Python's module heapq: lists that are priority queues.
package heapq

import (
	"math/bits"

	"bhack/sandbox/internal/meter"
	"bhack/sandbox/internal/native"
	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/ops"
	"bhack/sandbox/internal/special"
)

// Module is Python's module heapq. Its functions compare as CPython's do, in
// the same order, but find out where items go before they move any.
func Module(b *native.Builder) *native.Module {
	m := native.NewModule("heapq")
	for _, max := range []bool{false, true} {
		h := heapOrder{max}
		for _, f := range []struct {
			name, maxName string
			args          int
			fn            func(t *object.Thread, l *object.List, args []object.Value) (object.Value, error)
		}{
			{"heappush", "", 2, h.push},
			{"heappop", "_heappop_max", 1, h.pop},
			{"heapreplace", "_heapreplace_max", 2, h.replace},
			{"heappushpop", "", 2, h.pushPop},
			{"heapify", "_heapify_max", 1, h.heapify},
		} {
			name := f.name
			if max {
				name = f.maxName
			}
			if name != "" {
				heapFunction(m, name, f.args, f.fn)
			}
		}
	}
	selection(m)
	mergeFunction(m, b)
	return m
}

// heapFunction adds a function whose first argument is a heap.
func heapFunction(m *native.Module, name string, args int, fn func(t *object.Thread, l *object.List, args []object.Value) (object.Value, error)) {
	style := native.ArgUnpack
	if args == 1 {
		style = native.ArgFlags
	}
	m.KeywordFunction(name, func(t *object.Thread, a object.Args) (object.Value, error) {
		if len(a.Names) > 0 {
			return object.Value{}, native.NoKeywords(name)
		}
		if n := len(a.Pos); n != args {
			return object.Value{}, style.WrongCount(name, n, args, args)
		}
		heap := special.Payload(a.Pos[0])
		if heap.Kind() != object.KindList {
			return object.Value{}, object.Raise(object.TypeError, "heap argument must be a list")
		}
		return fn(t, heap.List(), a.Pos[1:])
	})
}

// heapOrder is the order of a heap: the smallest item at the top, or the largest.
type heapOrder struct{ max bool }

// before reports whether a goes above b.
func (h heapOrder) before(t *object.Thread, a, b object.Value) (bool, error) {
	t.Spend(meter.StepCost)
	if object.BothInt(a, b) {
		return (a.AsInt() < b.AsInt()) != h.max && a.AsInt() != b.AsInt(), nil
	}
	if err := t.Charge(1); err != nil {
		return false, err
	}
	if h.max {
		a, b = b, a
	}
	return ops.Less(t, a, b)
}

// errHeapChanged is the error of a heap that a comparison has changed.
func errHeapChanged() error {
	return object.Raise(object.RuntimeError, "list changed size during iteration")
}

// rise returns where an item goes that starts at position pos and rises as long as
// it goes above the item there.
func (h heapOrder) rise(t *object.Thread, l *object.List, pos int, v object.Value) (int, error) {
	n := len(l.Items)
	for pos > 0 {
		parent := (pos - 1) / 2
		above, err := h.before(t, v, l.Items[parent])
		if err != nil {
			return pos, err
		}
		if len(l.Items) != n {
			return pos, errHeapChanged()
		}
		if !above {
			break
		}
		pos = parent
	}
	return pos, nil
}

// sink returns where v goes if it takes the place at the top of the first n items,
// and which of the items below move up one place on the way: path holds their
// positions from the top, and is in room if that is enough. The hole goes down to a leaf, and v
// rises from there.
func (h heapOrder) sink(t *object.Thread, l *object.List, top, n int, v object.Value, room *levels) (path []int, err error) {
	path = room[:0]
	size := len(l.Items)
	t.Spend(2 * bits.Len(uint(n)))
	pos := top
	for child := 2*pos + 1; child < n; child = 2*pos + 1 {
		if right := child + 1; right < n {
			left, err := h.before(t, l.Items[child], l.Items[right])
			if err != nil {
				return nil, err
			}
			if len(l.Items) != size {
				return nil, errHeapChanged()
			}
			if !left {
				child = right
			}
		}
		path = append(path, child)
		pos = child
	}
	for len(path) > 0 {
		// The parent of the hole is now what came up from the end of the path.
		above, err := h.before(t, v, l.Items[path[len(path)-1]])
		if err != nil {
			return nil, err
		}
		if len(l.Items) != size {
			return nil, errHeapChanged()
		}
		if !above {
			break
		}
		path = path[:len(path)-1]
	}
	return path, nil
}

// levels has room for a position on each level of a heap.
type levels [24]int

// settle moves the items of the path up and puts v at its end.
func settle(items []object.Value, top int, path []int, v object.Value) {
	for _, at := range path {
		items[top] = items[at]
		top = at
	}
	items[top] = v
}

func (h heapOrder) push(t *object.Thread, l *object.List, args []object.Value) (object.Value, error) {
	v := args[0]
	pos, err := h.rise(t, l, len(l.Items), v)
	if err != nil {
		if _, raised := err.(*object.Raised); raised { // the item stays at the end
			l.Append(v)
		}
		return object.Value{}, err
	}
	l.Append(v)
	for at := len(l.Items) - 1; at > pos; at = (at - 1) / 2 {
		l.Items[at] = l.Items[(at-1)/2]
	}
	l.Items[pos] = v
	return object.None, nil
}

func (h heapOrder) pop(t *object.Thread, l *object.List, _ []object.Value) (object.Value, error) {
	last := len(l.Items) - 1
	if last < 0 {
		return object.Value{}, object.Raise(object.IndexError, "index out of range")
	}
	v := l.Items[last]
	var room levels
	var path []int
	if last > 0 {
		var err error
		if path, err = h.sink(t, l, 0, last, v, &room); err != nil {
			return object.Value{}, err
		}
	}
	top := l.Items[0]
	l.Items[last] = object.Value{}
	l.Items = l.Items[:last]
	if last > 0 {
		settle(l.Items, 0, path, v)
	}
	return top, nil
}

func (h heapOrder) replace(t *object.Thread, l *object.List, args []object.Value) (object.Value, error) {
	if len(l.Items) == 0 {
		return object.Value{}, object.Raise(object.IndexError, "index out of range")
	}
	var room levels
	path, err := h.sink(t, l, 0, len(l.Items), args[0], &room)
	if err != nil {
		return object.Value{}, err
	}
	top := l.Items[0]
	settle(l.Items, 0, path, args[0])
	return top, nil
}

func (h heapOrder) pushPop(t *object.Thread, l *object.List, args []object.Value) (object.Value, error) {
	if len(l.Items) == 0 {
		return args[0], nil
	}
	above, err := h.before(t, l.Items[0], args[0])
	if err != nil || !above {
		return args[0], err
	}
	if len(l.Items) == 0 {
		return object.Value{}, object.Raise(object.IndexError, "index out of range")
	}
	return h.replace(t, l, args)
}

// heapify works on a copy of the list, which comparisons then cannot change.
func (h heapOrder) heapify(t *object.Thread, l *object.List, _ []object.Value) (object.Value, error) {
	n := len(l.Items)
	if err := t.Charge(int64(n)); err != nil {
		return object.Value{}, err
	}
	work := t.Recycler.ListOf(l.Items)
	var room levels
	for top := n/2 - 1; top >= 0; top-- {
		v := work.Items[top]
		path, err := h.sink(t, work, top, n, v, &room)
		if err != nil {
			return object.Value{}, err
		}
		settle(work.Items, top, path, v)
	}
	if len(l.Items) != n {
		return object.Value{}, errHeapChanged()
	}
	copy(l.Items, work.Items)
	return object.None, nil
}
