package builtins

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bhack/sandbox/internal/builtins/sorting"
	"bhack/sandbox/internal/object"
)

func TestSortItems(t *testing.T) {
	length := Runtime().Builtins.GetStr(object.NewStr("len"))
	strs := func(texts ...string) []object.Value {
		var items []object.Value
		for _, s := range texts {
			items = append(items, object.String(s))
		}
		return items
	}
	floats := func(numbers ...float64) []object.Value {
		var items []object.Value
		for _, f := range numbers {
			items = append(items, object.Float(f))
		}
		return items
	}
	tests := []struct {
		name    string
		items   []object.Value
		key     object.Value
		reverse bool
		want    string
	}{
		{"nothing", nil, object.None, false, "[]"},
		{"ints", append(ints(5, 8), ints(0, 3)...), object.None, false, "[0, 1, 2, 5, 6, 7]"},
		{"ints down", ints(0, 5), object.None, true, "[4, 3, 2, 1, 0]"},
		{"floats", floats(2.5, -1, 0), object.None, false, "[-1.0, 0.0, 2.5]"},
		{"mixed numbers", append(floats(2.5, -1), ints(0, 3)...), object.None, false, "[-1.0, 0, 1, 2, 2.5]"},
		{"strings", strs("b", "", "ab", "B"), object.None, false, "['', 'B', 'ab', 'b']"},
		{"by key", strs("ccc", "b", "aa", "a"), length, false, "['b', 'a', 'aa', 'ccc']"},
		{"by key, down", strs("ccc", "b", "aa", "a"), length, true, "['ccc', 'aa', 'b', 'a']"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			before := fmt.Sprint(tt.items)
			got, err := sorting.Items(newThread(1<<20), tt.items, tt.key, tt.reverse)
			require.NoError(t, err)
			assert.Equal(t, tt.want, reprOf(t, object.NewList(got).Value()))
			assert.Equal(t, before, fmt.Sprint(tt.items), "the argument has changed")
		})
	}
}

func BenchmarkSort(b *testing.B) {
	for _, n := range []int64{10, 100, 1000} {
		b.Run(fmt.Sprint("ints", n), func(b *testing.B) { benchmarkSort(b, ints(0, n)) })
		b.Run(fmt.Sprint("tuples", n), func(b *testing.B) { benchmarkSort(b, tuples(n)) })
	}
}

func benchmarkSort(b *testing.B, items []object.Value) {
	mixed := make([]object.Value, len(items))
	for i := range items {
		mixed[i] = items[i*7919%len(items)]
	}
	th := newThread(1 << 60)
	b.ReportAllocs()
	for b.Loop() {
		if _, err := sorting.Items(th, mixed, object.None, false); err != nil {
			b.Fatal(err)
		}
	}
	b.ReportMetric(float64(1<<60-th.Left)/float64(b.N), "bytecodes/op")
}
