package builtins

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bhack/sandbox/internal/meter"
	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/ops"
)

// outsideMachine is a machine that is not in a coroutine: whatever has to wait gets
// ErrReenter.
type outsideMachine struct{ object.Machine }

func (outsideMachine) Reenter() error { return object.ErrReenter }

func (outsideMachine) Overdrawn() error { return object.ErrReenter }

func (m outsideMachine) Call(callee object.Value, a object.Args) (object.Value, error) {
	if callee.Kind() != object.KindBuiltin {
		return object.Value{}, object.ErrReenter
	}
	return callee.Builtin().Fn(&object.Thread{Machine: m, Runtime: Runtime(), Left: 1 << 40, Room: 1 << 60, MaxDepth: 100}, a)
}

func newThread(left int64) *object.Thread {
	return &object.Thread{Machine: outsideMachine{}, Runtime: Runtime(), Left: left, Room: 1 << 60, MaxDepth: 100}
}

func ints(from, to int64) []object.Value {
	var items []object.Value
	for i := from; i < to; i++ {
		items = append(items, object.Int(i))
	}
	return items
}

func tuples(n int64) []object.Value {
	var items []object.Value
	for i := range n {
		items = append(items, object.TupleOf(object.Int(i), object.Int(i%7)))
	}
	return items
}

func setOf(t *testing.T, items []object.Value) object.Value {
	t.Helper()
	s, err := ops.MakeSet(newThread(1<<40), object.KindSet, object.NewList(items).Value())
	require.NoError(t, err)
	return s.Value()
}

func dictOf(t *testing.T, keys []object.Value) object.Value {
	t.Helper()
	d := object.NewDict()
	for _, k := range keys {
		require.NoError(t, ops.DictSet(newThread(1<<40), d, k, object.None))
	}
	return d.Value()
}

// callMethod calls a method of a builtin type as Python code would.
func callMethod(t *testing.T, th *object.Thread, self object.Value, name string, args ...object.Value) error {
	t.Helper()
	fn := th.TypeOf(self).Lookup(object.NewStr(name))
	require.False(t, fn.IsNil(), "no method %s", name)
	_, err := fn.Builtin().Fn(th, object.Args{Pos: append([]object.Value{self}, args...)})
	return err
}

func reprOf(t *testing.T, v object.Value) string {
	t.Helper()
	text, err := ops.Repr(newThread(1<<40), v)
	require.NoError(t, err)
	return text
}

// TestContainerCosts pins what methods charge, and that they charge before they
// change anything: one bytecode less, and nothing has happened.
func TestContainerCosts(t *testing.T) {
	list := func() object.Value { return object.NewList(ints(0, 1000)).Value() }
	sparse := func() object.Value {
		s := setOf(t, ints(0, 1000))
		for i := range int64(999) {
			require.NoError(t, callMethod(t, newThread(1<<40), s, "discard", object.Int(i)))
		}
		return s
	}
	tests := []struct {
		name string
		self object.Value
		args []object.Value
		cost int64
	}{
		{"append", list(), []object.Value{object.None}, 0},
		{"pop", list(), nil, 0},
		{"pop", list(), ints(0, 1), 999},
		{"insert", list(), []object.Value{object.Int(0), object.None}, 1000},
		{"insert", list(), []object.Value{object.Int(999), object.None}, 1},
		{"remove", list(), ints(400, 401), 401 + 599},
		{"reverse", list(), nil, 1000},
		{"extend", list(), []object.Value{list()}, 2000},
		{"__setitem__", list(), []object.Value{object.NewSlice(object.Int(0), object.Int(1), object.None), object.NewList(nil).Value()}, 1000},
		{"__delitem__", list(), ints(0, 1), 1000},
		{"__iadd__", list(), []object.Value{list()}, 2000},
		{"__imul__", list(), ints(2, 3), 2000},
		{"sort", list(), nil, meter.ObjectCost + 1000 + 1000*10/2},
		{"sort", object.NewList(tuples(100)).Value(), nil, meter.ObjectCost + 100 + 100*7 + 99*5},
		{"add", setOf(t, ints(0, 9)), ints(9, 10), 0},
		{"pop", setOf(t, ints(0, 9)), nil, 0},
		{"pop", sparse(), nil, 999},
		{"update", setOf(t, ints(0, 9)), []object.Value{list()}, 1000 * meter.InsertCost},
		{"difference_update", setOf(t, ints(0, 9)), []object.Value{setOf(t, ints(5, 400))}, 5 * 395},
		{"intersection_update", setOf(t, ints(0, 9)), []object.Value{setOf(t, ints(5, 400))}, 5*9 + meter.InsertCost},
		{"symmetric_difference_update", setOf(t, ints(0, 9)), []object.Value{setOf(t, ints(5, 400))}, 5 * 395},
		{"update", dictOf(t, ints(0, 9)), []object.Value{dictOf(t, ints(5, 400))}, 395 * meter.InsertCost},
		{"setdefault", dictOf(t, ints(0, 9)), ints(9, 11), 0},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			before := reprOf(t, tt.self)
			if tt.cost > 0 {
				require.ErrorIs(t, callMethod(t, newThread(tt.cost-1), tt.self, tt.name, tt.args...), object.ErrReenter)
				assert.Equal(t, before, reprOf(t, tt.self), "changed before it was paid for")
			}
			th := newThread(tt.cost)
			require.NoError(t, callMethod(t, th, tt.self, tt.name, tt.args...))
			assert.Zero(t, th.Left, "bytecodes left")
			if tt.name != "sort" {
				assert.NotEqual(t, before, reprOf(t, tt.self))
			}
		})
	}
}

// TestReenterFirst checks that methods that may have to wait between two changes ask
// for a coroutine before the first one.
func TestReenterFirst(t *testing.T) {
	set := func() object.Value { return setOf(t, tuples(20)) }
	more := object.NewList(tuples(30)).Value()
	tests := []struct {
		name string
		self object.Value
		args []object.Value
	}{
		{"update", set(), []object.Value{more}},
		{"update", setOf(t, ints(0, 3)), []object.Value{more}},
		{"update", setOf(t, ints(0, 3)), []object.Value{object.NewTuple(ints(5, 6)), object.NewTuple(ints(7, 8))}},
		{"difference_update", set(), []object.Value{setOf(t, tuples(5))}},
		{"symmetric_difference_update", set(), []object.Value{setOf(t, tuples(30))}},
		{"__ixor__", set(), []object.Value{setOf(t, tuples(30))}},
		{"__ior__", set(), []object.Value{setOf(t, tuples(30))}},
		{"extend", object.NewList(nil).Value(), []object.Value{object.NewListIter(more.List())}},
		{"__init__", object.NewList(ints(0, 2)).Value(), []object.Value{object.NewListIter(more.List())}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			before := reprOf(t, tt.self)
			require.ErrorIs(t, callMethod(t, newThread(1<<40), tt.self, tt.name, tt.args...), object.ErrReenter)
			assert.Equal(t, before, reprOf(t, tt.self))
		})
	}
}
