package engine

import (
	"math"
	"strconv"
	"strings"

	"bhack/sandbox"
)

// square returns the two arguments of a function as a row and a column. ok is false
// when one of them is not an int, or so large that it does not fit 64 bits: no
// square is meant then, and an error has to be found.
func square(args []value) (row, col int64, ok bool) {
	if args[0].IsInt() && args[1].IsInt() { // as nearly always
		return args[0].AsInt(), args[1].AsInt(), true
	}
	row, rowOK := sandbox.AsInt(args[0])
	col, colOK := sandbox.AsInt(args[1])
	return row, col, rowOK && colOK
}

// coordinate is an argument that should have been the number of a row or a column.
type coordinate struct {
	name string // "row" or "col"
	typ  string // the name of its type
	// number is its value, infinite for ints that do not fit 64 bits, and not a
	// number for what is none.
	number   float64
	isNumber bool // an int or a float; that may be NaN
	isInt    bool
}

// coordinates returns both arguments of a function for which square says no.
func (r *robot) coordinates(args []value) (row, col coordinate) {
	return r.coordinate("row", args[0]), r.coordinate("col", args[1])
}

func (r *robot) coordinate(name string, v value) coordinate {
	c := coordinate{name: name, typ: r.box.TypeName(v), number: math.NaN()}
	switch i, ok := sandbox.AsInt(v); {
	case ok:
		c.number, c.isNumber, c.isInt = float64(i), true, true
	case v.IsFloat():
		c.number, c.isNumber = v.AsFloat(), true
	case v.IsIntLike():
		c.number, c.isNumber, c.isInt = math.Inf(v.ToBig().Sign()), true, true
	}
	return c
}

// text writes the argument for an error.
func (c coordinate) text() string {
	switch {
	case !c.isNumber:
		return "a value of type " + c.typ
	case c.isInt && math.IsInf(c.number, 0):
		return "a huge int"
	case c.isInt:
		return strconv.FormatFloat(c.number, 'f', 0, 64)
	case c.number == math.Trunc(c.number) && math.Abs(c.number) < 1e15: // a float, as one can see
		return strconv.FormatFloat(c.number, 'f', 1, 64)
	}
	return strings.ToLower(strings.TrimPrefix(strconv.FormatFloat(c.number, 'g', -1, 64), "+"))
}

// on reports whether the number is from 0 to size-1.
func (c coordinate) on(size int) bool { return 0 <= c.number && c.number < float64(size) }

// far reports whether the number is further from i than a pawn sees.
func (c coordinate) far(i int) bool { return math.Abs(c.number-float64(i)) > visionRadius }

// mustBeInt returns the TypeError of an argument that is not an int.
func (c coordinate) mustBeInt() error {
	return sandbox.TypeError.Raise("%s must be an int, not %s", c.name, c.typ)
}

// firstNot returns the TypeError of the first argument that is not as it should be,
// or nil.
func firstNot(good func(coordinate) bool, row, col coordinate) error {
	for _, c := range [...]coordinate{row, col} {
		if !good(c) {
			return c.mustBeInt()
		}
	}
	return nil
}

// isNumber and isInt tell what an argument is, for firstNot.
func isNumber(c coordinate) bool { return c.isNumber }
func isInt(c coordinate) bool    { return c.isInt }
