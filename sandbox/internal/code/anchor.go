package code

import "bhack/sandbox/internal/object"

// Where a robot is matters for what it does mostly by what it finds around itself, not by the numbers
// of its row and column: these are added to and handed on, compared with the edges of the board, and given to
// functions of the host that look around. Values that are used that way are anchored: package
// analysis finds out which ones may be, and puts instructions in front of whatever else is done with them, so
// that it is known of a turn whether it would come to the same in another place.

// Anchor is what a value has to do with the place of the robot at the start of its turn, that is its row and its
// column there.
type Anchor uint8

const (
	// Free is that it does not depend on the place.
	Free Anchor = iota
	// AnchorRow is that it is the row plus something free. This and what is below up to AnchorSum are ints,
	// unless the turn depends on the coordinate anyway.
	AnchorRow
	// AnchorCol is AnchorRow for the column.
	AnchorCol
	// AnchorRowTurned is that it is something free plus or minus the row.
	AnchorRowTurned
	// AnchorColTurned is AnchorRowTurned for the column.
	AnchorColTurned
	// AnchorSum is that it is something free plus or minus the row, plus or minus the column.
	AnchorSum
	// AnchorPlace is that it is a tuple of an AnchorRow and an AnchorCol.
	AnchorPlace
	// AnchorRows is that it is a list, a tuple or a range of what is an AnchorRow each, as many in all places, or
	// goes through one.
	AnchorRows
	// AnchorCols is AnchorRows for what is an AnchorCol each.
	AnchorCols
	// AnchorPlaces is AnchorRows for what is an AnchorPlace each.
	AnchorPlaces
	// AnchorText is that it is a str with decimal numbers in it that are anchored, and is as long in
	// another place.
	AnchorText
)

// Axes are coordinates of the place, in bits.
type Axes uint8

// The sets of axes that are not empty.
const (
	// RowAxis is the row alone.
	RowAxis Axes = 1 << iota
	// ColAxis is the column alone.
	ColAxis
	// BothAxes are the row and the column.
	BothAxes = RowAxis | ColAxis
)

// Has reports whether the row, for 0, or the column, for 1, is one of them.
func (a Axes) Has(axis int) bool { return a>>axis&1 != 0 }

// Axes returns on which coordinates the value depends.
func (a Anchor) Axes() Axes {
	switch a {
	case Free:
		return 0
	case AnchorRow, AnchorRowTurned, AnchorRows:
		return RowAxis
	case AnchorCol, AnchorColTurned, AnchorCols:
		return ColAxis
	}
	return BothAxes
}

// IsNumber reports whether it is a number that is anchored to one coordinate, Axis which of them that is, and IsTurned
// whether that may be subtracted.
func (a Anchor) IsNumber() bool { return AnchorRow <= a && a <= AnchorColTurned }

// Axis is 0 for the row and 1 for the column.
func (a Anchor) Axis() int { return int(a-AnchorRow) % 2 }

// IsTurned tells of a number whether the coordinate may be subtracted.
func (a Anchor) IsTurned() bool { return a == AnchorRowTurned || a == AnchorColTurned }

// Turned returns what a number is that is subtracted from something free.
func (a Anchor) Turned() Anchor {
	if a == AnchorRow || a == AnchorCol {
		return a + AnchorRowTurned - AnchorRow
	}
	return a
}

// Fits reports whether a value may go where another one is expected.
func (a Anchor) Fits(want Anchor) bool {
	return a == want || a != Free && a.Turned() == want
}

// Several returns what a list of such values is, or Free if that is not followed.
func (a Anchor) Several() Anchor {
	switch a {
	case AnchorRow:
		return AnchorRows
	case AnchorCol:
		return AnchorCols
	case AnchorPlace:
		return AnchorPlaces
	}
	return Free
}

// Each returns what the items of such a list are, or Free if it is none.
func (a Anchor) Each() Anchor {
	switch a {
	case AnchorRows:
		return AnchorRow
	case AnchorCols:
		return AnchorCol
	case AnchorPlaces:
		return AnchorPlace
	}
	return Free
}

// AnchoredCall is what a CallAnchored says of the call after it.
type AnchoredCall struct {
	// Args are those of the arguments, all positional, and Result that of what is expected to be
	// returned.
	Args   []Anchor
	Result Anchor
	// HasTexts tells that there is an AnchorText among the arguments.
	HasTexts bool
	// Callee is code that makes of them what is expected, after Skip arguments that are free; nil if there is none.
	// There may be others that do.
	Callee *Code
	Skip   int
}

// Axes returns on which coordinates the arguments and the result depend.
func (c *AnchoredCall) Axes() Axes {
	axes := c.Result.Axes()
	for _, a := range c.Args {
		axes |= a.Axes()
	}
	return axes
}

// Anchoring is what the code of a function makes of values that are anchored.
type Anchoring struct {
	// Params are what the parameters may be, as long as the call says so, and Result is what the function returns
	// to such a call. Further parameters are free.
	Params []Anchor
	Result Anchor
	// Calls are those for CallAnchored.
	Calls []AnchoredCall
}

// Takes reports whether the function is called as its parameters say, after skip ones that are free. turned are
// the coordinates of numbers that go where turned ones are expected.
func (a *Anchoring) Takes(skip int, args []Anchor) (turned Axes, ok bool) {
	for i, want := range a.Params {
		given := Free
		if i >= skip && i-skip < len(args) {
			given = args[i-skip]
		}
		if !given.Fits(want) {
			return 0, false
		}
		if given != want {
			turned |= given.Axes()
		}
	}
	for i := max(len(a.Params)-skip, 0); i < len(args); i++ {
		if args[i] != Free {
			return 0, false
		}
	}
	return turned, true
}

// IsSmall reports whether a value is an int of which as many can be added to a coordinate as a turn has bytecodes, if these
// are no more than MaxBudget, without going beyond 64 bits: what that takes would depend on the coordinate.
func IsSmall(v object.Value) bool { return v.IsInt() && uint64(v.AsInt()+maxSmall) <= 2*maxSmall }

const (
	// MaxBudget is how many bytecodes a turn may have of which it is found out whether it depends on the place.
	MaxBudget = 1 << 30
	maxSmall  = 1 << 32
	_         = uint64(1<<63 - 1 - MaxBudget*maxSmall)
)

// IsDirection reports whether a value is 1 or -1, by which numbers that are anchored are multiplied.
func IsDirection(v object.Value) bool { return v == object.Int(1) || v == object.Int(-1) }

// IsNote reports whether the operation notes what a turn depends on, and does nothing else.
func (op Op) IsNote() bool { return Pin <= op && op <= ReturnAnchored }
