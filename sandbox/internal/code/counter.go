package code

// A counter is a global of a file, an attribute of an instance, or an item of a dict in a global, that a function adds a
// constant to, such as a number of turns. What a turn does mostly depends on a counter by a few
// comparisons only, so that it is worth while to know what becomes of its value where it is
// loaded.

// Use says what becomes of the value of a counter that a LoadCounter, a LoadAttr or a GetCounted loads.
type Use struct {
	Kind UseKind
	// Step is what is added to the value, for UseStep.
	Step int64
	// Operations are what is done with the value, one after the other, for UseTest, UseResult and UseCompare.
	Operations []Operation
	// Test is what that is tested by, for UseTest, and Other what it is compared with.
	Test  Test
	Other Operand
	// At is for UseCompare and UseArgument.
	At int32
}

// MaxOperations is how many operations with the value of a counter are followed.
const MaxOperations = 3

// Operation is what is done with the value of a counter, by one of OpAdd to OpMod.
type Operation struct {
	Operator int
	By       Operand
}

// Operand is what a counter is used with: a register or constant as V[At], or, if Global is set,
// slot At of the module; or, if Attr is not 0, attribute K[Attr-1] of that.
type Operand struct {
	At     int32
	Global bool
	Attr   int32
}

// Registers calls f for each register that the value is used with, before anything else is done.
func (u *Use) Registers(f func(register int32)) {
	each := func(o Operand) {
		if o.At >= 0 && !o.Global {
			f(o.At)
		}
	}
	for _, o := range u.Operations {
		each(o.By)
	}
	if u.Kind == UseTest {
		each(u.Other)
	}
}

// UseKind is a kind of Use.
type UseKind uint8

const (
	// UseAny may be anything.
	UseAny UseKind = iota
	// UseStep is that Step is added and the sum is stored under the same name, by the
	// instruction after the next one, and nothing else. Of an attribute or an item, that may be in
	// another object, and a LoadGlobal of that object may come in between.
	UseStep
	// UseTest is that the value is tested after the operations, and nothing else.
	UseTest
	// UseResult is that the operations are done with the value, and nothing else; what comes of them may
	// become anything.
	UseResult
	// UseCompare is that what comes of the operations is compared by the CompareNoted at instruction At, as R[Other.At], and nothing else.
	UseCompare
	// UseArgument is that it is an argument of the call at instruction At, of the function that is in its register by then, and nothing else.
	UseArgument
	// UseLog is that it is written as a part of texts that are logged, in decimal, and nothing else: as long as what texts are added to has no
	// say in what becomes of that, and the names of the module are what its own code has made them.
	UseLog
)

// Test is a comparison of two ints.
type Test struct {
	// outcomes are how they may compare for the test to be true.
	outcomes int32
}

// NewTest returns the test by an operator that orders or equates.
func NewTest(operator int) Test { return Test{outcomes: truths[operator].of} }

// Word returns a word that is the same for no other test.
func (t Test) Word() uint64 { return uint64(t.outcomes) }

// Swapped returns the operator that is true of y and x when one that orders or equates is true
// of x and y.
func Swapped(operator int) int {
	switch operator {
	case OpLt:
		return OpGt
	case OpLe:
		return OpGe
	case OpGt:
		return OpLt
	case OpGe:
		return OpLe
	}
	return operator
}

// IsOrder reports whether an operator orders or equates.
func IsOrder(operator int) bool { return operator < len(truths) }

// Holds reports whether the test is true of x and y.
func (t Test) Holds(x, y int64) bool { return t.outcomes&order(x, y) != 0 }
