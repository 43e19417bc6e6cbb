package code_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"bhack/sandbox/internal/code"
	"bhack/sandbox/internal/object"
)

// TestVerify makes sure that no operand gets through that the loop would follow out of
// its registers, constants or instructions.
func TestVerify(t *testing.T) {
	for name, test := range map[string]struct {
		in   code.Instr
		want bool
	}{
		"fine":              {code.Instr{Op: code.Add, A: 1, B: 0, C: -1}, true},
		"register":          {code.Instr{Op: code.Add, A: 2}, false},
		"negative register": {code.Instr{Op: code.Move, A: -1}, false},
		"constant":          {code.Instr{Op: code.Add, B: -2}, false},
		"second register":   {code.Instr{Op: code.LoadMethod, A: 1}, false},
		"target":            {code.Instr{Op: code.Jump, C: 1}, false},
		"before the first":  {code.Instr{Op: code.Jump, C: -1}, false},
		"no loop":           {code.Instr{Op: code.JumpForIter, C: 0}, false},
		"arguments":         {code.Instr{Op: code.CallMethod, C: 1}, false},
		"all arguments":     {code.Instr{Op: code.Call, C: 1}, true},
		"one too many":      {code.Instr{Op: code.Call, C: 2}, false},
		"less than none":    {code.Instr{Op: code.Call, C: -1}, false},
		"drawn":             {code.Instr{Op: code.CallDrawn, C: 1}, true},
		"drawn by a method": {code.Instr{Op: code.CallDrawn, C: 1, Aux: 1}, false},
		"third local":       {code.Instr{Op: code.UnpackTriple, A: 0, C: 1, Aux: 2}, false},
		"second local":      {code.Instr{Op: code.UnpackPair, A: 0, C: 2}, false},
		"locals":            {code.Instr{Op: code.UnpackLocals, A: 0}, false},
		"cell":              {code.Instr{Op: code.LoadCell, A: 0, B: 1}, false},
		"deleted cell":      {code.Instr{Op: code.DeleteCell, B: 1}, false},
		"cell of a class":   {code.Instr{Op: code.LoadClassCell, A: 0, B: 1, C: 0}, false},
	} {
		c := &code.Code{
			Instrs: []code.Instr{test.in, {Op: code.End}}, Lines: []int32{1, 0}, NumRegs: 2,
			Consts: []object.Value{object.None}, Targets: [][]int32{{0, 2}},
		}
		assert.Equal(t, test.want, c.Verify() == nil, name)
	}
	assert.Error(t, (&code.Code{Instrs: []code.Instr{{Op: code.Nop}}}).Verify())
	assert.Error(t, (&code.Code{}).Verify())
}

// TestVerifyUses makes sure that a counter which is loaded to be compared is.
func TestVerifyUses(t *testing.T) {
	for at, want := range map[int32]bool{-1: false, 0: false, 1: true, 2: false, 3: false} {
		c := &code.Code{
			Instrs: []code.Instr{{Op: code.Nop}, {Op: code.CompareNoted}, {Op: code.End}}, NumRegs: 1,
			Uses: []code.Use{{Kind: code.UseCompare, At: at}, {Kind: code.UseTest}},
		}
		assert.Equal(t, want, c.Verify() == nil, at)
	}
}

// TestVerifyOperands makes sure that there is what a counter is used with.
func TestVerifyOperands(t *testing.T) {
	by := func(operands ...code.Operand) (operations []code.Operation) {
		for _, o := range operands {
			operations = append(operations, code.Operation{Operator: code.OpMod, By: o})
		}
		return operations
	}
	register, constant, global := code.Operand{At: 1}, code.Operand{At: -1}, code.Operand{At: 0, Global: true}
	for name, test := range map[string]struct {
		use  code.Use
		want bool
	}{
		"all kinds":            {code.Use{Kind: code.UseTest, Operations: by(register, constant, global), Other: global}, true},
		"no register":          {code.Use{Kind: code.UseTest, Other: code.Operand{At: 2}}, false},
		"no constant":          {code.Use{Kind: code.UseResult, Operations: by(code.Operand{At: -3})}, false},
		"no global":            {code.Use{Kind: code.UseResult, Operations: by(register, code.Operand{At: 1, Global: true})}, false},
		"no global for a test": {code.Use{Kind: code.UseTest, Other: code.Operand{At: -1, Global: true}}, false},
		"attributes":           {code.Use{Kind: code.UseTest, Operations: by(code.Operand{At: 1, Attr: 2}), Other: code.Operand{Global: true, Attr: 2}}, true},
		"no name":              {code.Use{Kind: code.UseResult, Operations: by(code.Operand{At: 1, Attr: 3})}, false},
		"a name that is none":  {code.Use{Kind: code.UseTest, Other: code.Operand{At: 1, Attr: 1}}, false},
		"too many":             {code.Use{Kind: code.UseResult, Operations: by(register, register, register, register)}, false},
		"not used":             {code.Use{Kind: code.UseStep, Other: code.Operand{At: 9}}, true},
	} {
		c := &code.Code{
			Instrs: []code.Instr{{Op: code.End}}, NumRegs: 2, Consts: []object.Value{object.None, object.NewSharedStr("x").Value()},
			Unit: &code.Unit{Globals: []*object.Str{object.NewSharedStr("n")}}, Uses: []code.Use{test.use},
		}
		assert.Equal(t, test.want, c.Verify() == nil, name)
	}
}

// TestVerifyResults makes sure that what the result of a call is compared with can be found.
func TestVerifyResults(t *testing.T) {
	call := code.Instr{Op: code.Call, Aux: 1}
	global, attr := code.Instr{Op: code.LoadGlobal, A: 1}, code.Instr{Op: code.LoadAttr, A: 1, B: 1}
	for name, test := range map[string]struct {
		result code.Result
		in     []code.Instr
		want   bool
	}{
		"none":              {code.Result{}, []code.Instr{{Op: code.CallMethod}}, true},
		"another one":       {code.Result{}, []code.Instr{{Op: code.Call, Aux: 2}}, false},
		"less than none":    {code.Result{}, []code.Instr{{Op: code.Call, Aux: -1}}, false},
		"truth":             {code.Result{Kind: code.ResultTruth, Loads: 9}, []code.Instr{call}, true},
		"register":          {code.Result{Kind: code.ResultEqual, Other: 1}, []code.Instr{call}, true},
		"no register":       {code.Result{Kind: code.ResultEqual, Other: 2}, []code.Instr{call}, false},
		"constant":          {code.Result{Kind: code.ResultEqual, Other: -1}, []code.Instr{call}, true},
		"no constant":       {code.Result{Kind: code.ResultEqual, Other: -2}, []code.Instr{call}, false},
		"global":            {code.Result{Kind: code.ResultEqual, Loads: 1}, []code.Instr{call, global}, true},
		"attribute":         {code.Result{Kind: code.ResultEqual, Loads: 1}, []code.Instr{call, attr}, true},
		"no load":           {code.Result{Kind: code.ResultEqual, Loads: 1}, []code.Instr{call, {Op: code.Nop}}, false},
		"its attribute":     {code.Result{Kind: code.ResultEqual, Loads: 2}, []code.Instr{call, global, attr}, true},
		"another attribute": {code.Result{Kind: code.ResultEqual, Loads: 2}, []code.Instr{call, global, {Op: code.LoadAttr, A: 1}}, false},
		"no attribute":      {code.Result{Kind: code.ResultEqual, Loads: 2}, []code.Instr{call, global, global}, false},
		"too many":          {code.Result{Kind: code.ResultEqual, Loads: 3}, []code.Instr{call, global, attr, attr}, false},
		"beyond the end":    {code.Result{Kind: code.ResultEqual, Loads: 2}, []code.Instr{call}, false},
	} {
		c := &code.Code{
			Instrs: append(test.in, code.Instr{Op: code.End}), NumRegs: 2, Consts: []object.Value{object.None},
			Results: []code.Result{test.result}, Unit: &code.Unit{Globals: []*object.Str{object.NewStr("x")}},
		}
		assert.Equal(t, test.want, c.Verify() == nil, name)
	}
}

// TestVerifyTaken makes sure that what a function takes over as a cell is one, and what it
// takes over as a value is none: a register is not asked which.
func TestVerifyTaken(t *testing.T) {
	x := object.NewStr("x")
	for name, test := range map[string]struct {
		from  int32 // the outer code has a local, a cell, a cell taken over, and a value taken over
		cells int
		want  bool
	}{
		"cell":             {1, 1, true},
		"cell taken over":  {2, 1, true},
		"value":            {0, 0, true},
		"value taken over": {3, 0, true},
		"local as a cell":  {0, 1, false},
		"value as a cell":  {3, 1, false},
		"cell as a value":  {2, 0, false},
		"temporary":        {4, 0, false},
	} {
		inner := &code.Code{Free: []*object.Str{x}, FreeFrom: []int32{test.from}, FreeCells: test.cells}
		outer := &code.Code{
			Instrs: []code.Instr{{Op: code.End}}, NumRegs: 5, Codes: []*code.Code{inner},
			Locals: []*object.Str{x}, Cells: []*object.Str{x}, Free: []*object.Str{x, x}, FreeCells: 1,
		}
		assert.Equal(t, test.want, outer.Verify() == nil, name)
	}
}
