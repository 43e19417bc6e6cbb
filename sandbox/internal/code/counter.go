package code

// A counter is a global of a file, or an attribute of an instance, that a function adds a
// constant to, such as a number of turns. What a turn does mostly depends on a counter by a few
// comparisons only, so that it is worth while to know what becomes of its value where it is
// loaded.

// Use says what becomes of the value of a counter that a LoadCounter or a LoadAttr loads.
type Use struct {
	Kind UseKind
	// Step is what is added to the value, for UseStep.
	Step int64
	// Test is what the value is tested by, for UseTest, and Other what it is compared with:
	// a register or constant as V[Other], or, if OtherGlobal is set, slot Other of the module.
	Test        Test
	Other       int32
	OtherGlobal bool
	// At is for UseCompare.
	At int32
}

// UseKind is a kind of Use.
type UseKind uint8

const (
	// UseAny may be anything.
	UseAny UseKind = iota
	// UseStep is that Step is added and the sum is stored under the same name, by the
	// instruction after the next one, and nothing else. Of an attribute, that may be in
	// another object.
	UseStep
	// UseTest is that the value is tested, and nothing else.
	UseTest
	// UseCompare is that it is compared by the CompareNoted at instruction At, and nothing else.
	UseCompare
)

// Test is a comparison of two ints.
type Test struct {
	// Modulus, if it is not 0, tells that the remainder of the first one is compared.
	Modulus int64
	// outcomes are how they may compare for the test to be true.
	outcomes int32
}

// Words returns words that are the same for no other test.
func (t Test) Words() [2]uint64 { return [...]uint64{uint64(t.Modulus), uint64(t.outcomes)} }

// NewTest returns the test by an operator that orders or equates.
func NewTest(operator int) Test { return Test{outcomes: truths[operator].of} }

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

// IsOrder tells whether an operator orders or equates.
func IsOrder(operator int) bool { return operator < len(truths) }

// Holds tells whether the test is true of x and y.
func (t Test) Holds(x, y int64) bool {
	if t.Modulus != 0 {
		if x %= t.Modulus; x < 0 {
			x += t.Modulus
		}
	}
	return t.outcomes&order(x, y) != 0
}
