package engine

import (
	"math"

	"bhack/sandbox"
)

// visionRadius is how far a pawn sees, in rows and in columns.
const visionRadius = 2

// sightSide is the side of the square that a pawn sees, and sightSquares its squares.
const (
	sightSide    = 2*visionRadius + 1
	sightSquares = sightSide * sightSide
	// wholeSight has a bit for each of these.
	wholeSight = 1<<sightSquares - 1
)

// A row of the board and what a pawn sees beyond its end fit 64 bits.
const _ = uint(64 - MaxSize - visionRadius)

// look is check_space for a square of the board that the robot whose turn it is may look at, as nearly always; for all else it is
// the zero value.
func look(box *sandbox.Robot, row, col int64) value {
	r := box.Host.(*robot)
	b := r.match.board
	if r.match.current != r || !b.contains(row, col) {
		return value{}
	}
	if r.kind == Pawn && !r.sees(row, col) {
		return value{}
	}
	return r.occupant(b.At(int(row), int(col)))
}

// sees reports whether a square is in the sight of the pawn, and notes that it is told what is there.
func (r *robot) sees(row, col int64) bool {
	down, right := uint64(row-int64(r.row)+visionRadius), uint64(col-int64(r.col)+visionRadius)
	if down >= sightSide || right >= sightSide {
		return false
	}
	r.match.notes.located = true
	r.tellOccupant(1 << (down*sightSide + right))
	if r.box.IsLoose() { // else nothing comes of it
		r.box.Hand()
		r.tellEdges(row, col)
	}
	return true
}

// checkSpace tells what stands on a square: a team, or False. A pawn sees only the
// squares around it; beyond the board the rules say what happens.
func checkSpace(r *robot, args []value) (value, error) {
	row, col, ok := square(args)
	if !ok {
		r.locate()
		return value{}, r.checkSpaceError(args)
	}
	if v := look(r.box, row, col); !v.IsNil() {
		return v, nil
	}
	if r.kind == Pawn && !r.sees(row, col) {
		r.locate()
		r.box.Pin()
		return value{}, r.refuse("cannot look at (%d, %d) from (%d, %d): "+outOfSight, row, col, r.row, r.col, visionRadius)
	}
	if r.match.settings.Rules.CheckSpaceOffBoard == OffBoardError {
		return value{}, r.offBoard("look at", row, col)
	}
	b := r.match.board
	n := int64(b.size)
	if row < -n || row >= n || col < -n || col >= n {
		return value{}, sandbox.IndexError.Raise("list index out of range")
	}
	if r.kind == Pawn {
		r.match.notes.strayed = true // it is on the other side of the board
	}
	return r.occupant(b.At(int((row+n)%n), int((col+n)%n))), nil
}

// far reports whether a row or column is further from i than a pawn sees.
func far(x int64, i int) bool {
	return x < int64(i)-visionRadius || x > int64(i)+visionRadius
}

// outOfSight is why a pawn cannot look at a square.
const outOfSight = "a pawn sees no more than %d rows and columns around it"

// offBoard is the error of doing something to a square that the board lacks.
func (r *robot) offBoard(do string, row, col int64) error {
	return r.refuseAt("cannot "+do+" (%d, %d), which is off the board", row, col)
}

// checkSpaceError returns the error of check_space with arguments that name no
// square. The order of the checks is that of indexing a list of rows.
func (r *robot) checkSpaceError(args []value) error {
	row, col := r.coordinates(args)
	if r.kind == Pawn {
		if err := firstNot(isNumber, row, col); err != nil {
			return err
		}
		if row.far(r.row) || col.far(r.col) {
			r.box.Pin()
			return r.refuse("cannot look at (%s, %s) from (%d, %d): "+outOfSight, row.text(), col.text(), r.row, r.col, visionRadius)
		}
	}
	if r.match.settings.Rules.CheckSpaceOffBoard == OffBoardError {
		if err := firstNot(isInt, row, col); err != nil {
			return err
		}
		return r.refuse("cannot look off the board")
	}
	for _, c := range [...]coordinate{row, col} {
		switch n := float64(r.match.board.size); {
		case !c.isInt:
			return sandbox.TypeError.Raise("list indices must be integers or slices, not %s", c.typ)
		case math.IsInf(c.number, 0):
			return sandbox.IndexError.Raise("cannot fit 'int' into an index-sized integer")
		case c.number < -n || c.number >= n:
			return sandbox.IndexError.Raise("list index out of range")
		}
	}
	panic("check_space: the arguments are ints")
}
