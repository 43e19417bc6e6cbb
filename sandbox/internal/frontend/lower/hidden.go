package lower

import (
	"strings"

	"bhack/sandbox/internal/code"
)

// function is a hidden function.
type function int

// The hidden functions. Assign is none that could be called: the decoder makes a
// store of it. Nor is matMul, around the right operand of a product: the decoder makes
// the operator @ of the two. The callee of a call whose arguments Args or Kwargs make is the
// value right below on the stack; below that of *args, with KwargsAfterArgs.
const (
	format          = function(code.HiddenFormat)
	formatStr       = function(code.HiddenFormatStr)
	formatRepr      = function(code.HiddenFormatRepr)
	formatASCII     = function(code.HiddenFormatASCII)
	join            = function(code.HiddenJoin)
	makeList        = function(code.HiddenList)
	makeTuple       = function(code.HiddenTuple)
	makeSet         = function(code.HiddenSet)
	makeDict        = function(code.HiddenDict)
	makeMap         = function(code.HiddenMap)
	makeArgs        = function(code.HiddenArgs)
	makeKwargs      = function(code.HiddenKwargs)
	same            = function(code.HiddenSame)
	kwargsAfterArgs = function(code.HiddenCount)
	assign          = function(code.HiddenCount + 1)
	matMul          = function(code.HiddenCount + 2)
)

const functionPrefix = Reserved + "f"

// The numbers that Hidden gives to what is no function of package code.
const (
	KwargsAfterArgs = int(kwargsAfterArgs)
	Assign          = int(assign)
	MatMul          = int(matMul)
)

// Name returns the name that the text has for the function.
func (f function) Name() string { return functionPrefix + string(rune('a'+int(f))) }

// Hidden returns the number of the hidden function with the name.
func Hidden(name string) (f int, ok bool) {
	letter, ok := strings.CutPrefix(name, functionPrefix)
	if !ok {
		return 0, false
	}
	return int(letter[0] - 'a'), true
}
