package code_test

import (
	"math"
	"testing"

	"github.com/stretchr/testify/assert"

	"bhack/sandbox/internal/code"
	"bhack/sandbox/internal/object"
)

// TestComparison compares ints by all operators, and by the jumps for them.
func TestComparison(t *testing.T) {
	for op, want := range map[int][3]bool{ // of 1 and 2, 2 and 2, 3 and 2
		code.OpLt: {true, false, false},
		code.OpLe: {true, true, false},
		code.OpEq: {false, true, false},
		code.OpNe: {true, false, true},
		code.OpGt: {false, false, true},
		code.OpGe: {false, true, true},
	} {
		in := code.Comparison(op)
		assert.Equal(t, op, in.Operator())
		for i, holds := range want {
			truth, known := in.Holds(object.Int(int64(i+1)), object.Int(2))
			assert.True(t, known)
			assert.Equal(t, holds, truth, "%d %d", op, i)
		}
		for _, ifTrue := range []bool{false, true} {
			jump := code.CompareAndJump(op, ifTrue)
			assert.Equal(t, op, jump.Operator())
			assert.Equal(t, ifTrue, jump.JumpsIf(true))
			assert.NotEqual(t, ifTrue, jump.JumpsIf(false))
			assert.Equal(t, [3]bool{want[0] == ifTrue, want[1] == ifTrue, want[2] == ifTrue}, jumps[jump.Op])
		}
	}
}

// jumps are the operations that compare and jump, and for which of three ints on the
// left, less than, the same as and greater than that on the right, they jump.
var jumps = map[code.Op][3]bool{
	code.JumpLess:         {true, false, false},
	code.JumpLessEqual:    {true, true, false},
	code.JumpGreater:      {false, false, true},
	code.JumpGreaterEqual: {false, true, true},
	code.JumpEqual:        {false, true, false},
	code.JumpNotEqual:     {true, false, true},
}

// TestComparisonOfOthers compares what are no ints.
func TestComparisonOfOthers(t *testing.T) {
	for _, test := range []struct {
		op           int
		x, y         object.Value
		truth, known bool
	}{
		{code.OpEq, object.None, object.None, true, true},
		{code.OpNe, object.None, object.True, true, true},
		{code.OpNe, object.True, object.True, false, true},
		{code.OpLt, object.None, object.None, false, false},
		{code.OpEq, object.Float(1), object.Float(1), true, true},
		{code.OpLt, object.Int(1), object.Float(1.5), true, true},
		{code.OpGe, object.Float(1.5), object.Int(2), false, true},
		{code.OpEq, object.Float(math.NaN()), object.Float(math.NaN()), false, true},
		{code.OpNe, object.Int(1), object.Float(math.NaN()), true, true},
		{code.OpLe, object.Float(math.NaN()), object.Int(1), false, true},
		{code.OpLt, object.Float(1), object.None, false, false},
		{code.OpEq, object.String("a"), object.String("a"), true, true},
		{code.OpNe, object.String("a"), object.String("b"), true, true},
		{code.OpEq, object.String("a"), object.None, false, true},
		{code.OpEq, object.Int(1), object.True, true, true},
		{code.OpLt, object.String("a"), object.String("b"), false, false},
		{code.OpEq, object.NewTuple(nil), object.None, false, false},
	} {
		in := code.Comparison(test.op)
		truth, known := in.Holds(test.x, test.y)
		assert.Equal(t, test.truth, truth)
		assert.Equal(t, test.known, known)
	}
}

// TestComparisonByIn has operations of their own for in and not in.
func TestComparisonByIn(t *testing.T) {
	for _, op := range []int{code.OpIn, code.OpNotIn} {
		assert.Equal(t, code.Instr{Op: code.Contains, Aux: int32(op)}, code.Comparison(op))
		jump := code.CompareAndJump(op, true)
		assert.Equal(t, code.JumpContains, jump.Op)
		assert.Equal(t, op, jump.Operator())
		assert.True(t, jump.JumpsIf(true))
	}
}
