package builtins

import (
	"math"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bhack/sandbox/internal/native"
	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/ops"
)

// stoppingMachine stops at the first debt; it cannot run Python code.
type stoppingMachine struct{ object.Machine }

func (stoppingMachine) Overdrawn() error { return object.ErrReenter }

func (stoppingMachine) Reenter() error { return nil }

// callStr calls a method of str with a budget, and returns what it cost.
func callStr(t *testing.T, budget int64, self, name string, args ...object.Value) (object.Value, int64, error) {
	t.Helper()
	thread := &object.Thread{Left: budget, Room: 1 << 60, MaxDepth: 100, Runtime: Runtime(), Machine: stoppingMachine{}}
	fn := thread.Runtime.Types[object.KindStr].Lookup(object.NewStr(name))
	require.False(t, fn.IsNil(), "str.%s", name)
	pos := append([]object.Value{object.String(self)}, args...)
	v, err := fn.Builtin().Fn(thread, object.Args{Pos: pos})
	return v, budget - thread.Left, err
}

// textCalls are calls whose work is in proportion to n.
func textCalls(n int) map[string]func(t *testing.T, budget int64) (object.Value, int64, error) {
	str, num := object.String, func(i int) object.Value { return object.Int(int64(i)) }
	ascii, wide := strings.Repeat("a b,", n), strings.Repeat("\u4e2d,", n)
	call := func(self, name string, args ...object.Value) func(t *testing.T, budget int64) (object.Value, int64, error) {
		return func(t *testing.T, budget int64) (object.Value, int64, error) {
			return callStr(t, budget, self, name, args...)
		}
	}
	table := object.NewDict()
	table.SetStr(object.NewStr("x"), object.None)
	parts := make([]object.Value, n)
	for i := range parts {
		parts[i] = str("part")
	}
	calls := map[string]func(t *testing.T, budget int64) (object.Value, int64, error){
		"center": call("a", "center", num(8*n)), "ljust": call("a", "ljust", num(8*n), str("\u4e2d")),
		"zfill": call("1", "zfill", num(8*n)), "expandtabs": call("\t", "expandtabs", num(8*n)),
		"join": call(",", "join", object.NewList(parts).Value()), "replace": call(ascii, "replace", str("a"), str("ab")),
		"find": call(ascii, "find", str("c")), "rindex": call(wide, "rindex", str(",")), "count": call(wide, "count", str(",")),
		"split": call(ascii, "split", str(",")), "split space": call(ascii, "split"), "rsplit": call(wide, "rsplit", str(",")),
		"splitlines": call(ascii, "splitlines"), "partition": call(ascii, "partition", str("x")),
		"upper": call(ascii, "upper"), "upper wide": call(wide, "upper"), "isalpha": call(wide, "isalpha"),
		"strip": call(ascii, "strip"), "translate": call(ascii, "translate", table.Value()),
		"format width": call("{:>{}}", "format", num(1), num(8*n)), "format text": call(ascii, "format"),
		"percent width":     call("%*d", "__mod__", object.TupleOf(num(8*n), num(1))),
		"percent precision": call("%.*f", "__mod__", object.TupleOf(num(8*n), object.Float(1.5))),
		"percent text":      call(ascii, "__mod__", object.NewTuple(nil)),
	}
	return calls
}

// TestStrCost checks that calls charge in proportion to their work, and before it.
func TestStrCost(t *testing.T) {
	small, large := textCalls(1_000), textCalls(4_000)
	for name, call := range small {
		t.Run(name, func(t *testing.T) {
			_, cost, err := call(t, math.MaxInt64)
			require.NoError(t, err)
			assert.Greater(t, cost, int64(40))
			_, cost4, err := large[name](t, math.MaxInt64)
			require.NoError(t, err)
			assert.InEpsilon(t, 4*cost, cost4, 0.1)
			_, _, err = call(t, 10)
			assert.Equal(t, object.ErrReenter, err)
		})
	}
}

// TestStrLimit checks that results that are too long are refused.
func TestStrLimit(t *testing.T) {
	big := strings.Repeat("a", 1<<25)
	str, num := object.String, func(i int) object.Value { return object.Int(int64(i)) }
	parts := object.NewList([]object.Value{str(big), str(big), str(big)}).Value()
	table := object.NewDict()
	require.NoError(t, ops.DictSet(&object.Thread{Room: 1 << 60}, table, num('a'), str("xyz")))
	for _, tt := range []struct {
		self, name string
		args       []object.Value
	}{
		{"a", "center", []object.Value{num(1 << 40)}},
		{"a", "rjust", []object.Value{num(math.MaxInt64), str("\U0001f600")}},
		{"a", "zfill", []object.Value{num(math.MaxInt64)}},
		{"\t", "expandtabs", []object.Value{num(math.MaxInt32)}},
		{big, "replace", []object.Value{str("a"), str("abc")}},
		{big, "split", []object.Value{str("a")}},
		{big, "translate", []object.Value{table.Value()}},
		{",", "join", []object.Value{parts}},
		{"{0}{0}{0}", "format", []object.Value{str(big)}},
		{"{:{}}", "format", []object.Value{num(1), num(1 << 40)}},
		{"%s%s%s", "__mod__", []object.Value{object.TupleOf(str(big), str(big), str(big))}},
		{"%*d", "__mod__", []object.Value{object.TupleOf(num(1<<40), num(1))}},
	} {
		_, _, err := callStr(t, math.MaxInt64, tt.self, tt.name, tt.args...)
		assert.True(t, native.IsError(err, object.MemoryError), "%s: %v", tt.name, err)
	}
}
