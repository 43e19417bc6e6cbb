package engine

import (
	"math/bits"

	"bhack/sandbox"
)

// getLocation returns the pawn's row and column.
func getLocation(r *robot, _ []value) (value, error) {
	r.locate()
	return r.match.tuples.location(r.row*r.match.board.size + r.col), nil
}

// sense returns a list of (row, col, team) of the other pawns in sight, row by row.
func sense(r *robot, _ []value) (value, error) {
	r.payList(bits.OnesCount32(r.match.board.occupied.inSight(r.row, r.col)) - 1)
	return senseList(r)
}

// freeSense is sense as long as it costs nothing more than the call; then it does nothing.
func freeSense(r *robot, _ []value) (value, error) {
	if r.listed == freeLists {
		return value{}, nil
	}
	r.listed++
	return senseList(r)
}

func senseList(r *robot) (value, error) {
	b := r.match.board
	r.locate() // which pins the turn, as nobody hands it anything
	*r.tell() = sight{occupied: wholeSight, enemies: wholeSight}
	seen := b.occupied.inSight(r.row, r.col) &^ (1 << (sightSquares / 2)) // not the pawn itself
	list, items := r.box.NewList(bits.OnesCount32(seen))
	first := (r.row-visionRadius)*b.size + r.col - visionRadius
	for i := range items {
		at := bits.TrailingZeros32(seen)
		seen &= seen - 1
		square := first + at/sightSide*b.size + at%sightSide
		items[i] = r.match.tuples.sight(square, b.squares[square])
	}
	return list, nil
}

// moveForward moves the pawn to the square ahead.
func moveForward(r *robot, _ []value) (value, error) {
	m := r.match
	if r.acted {
		return value{}, r.hasMoved()
	}
	m.notes.located = true
	row := r.row + forward(r.team)
	r.tellEdges(int64(row), int64(r.col))
	if !m.board.contains(int64(row), int64(r.col)) {
		return value{}, r.offBoard("move to", int64(row), int64(r.col))
	}
	r.tell().occupied |= r.bit(row, r.col)
	if m.board.At(row, r.col) != Empty {
		return value{}, r.refuseAt("cannot move to (%d, %d), which is occupied", int64(row), int64(r.col))
	}
	r.moveTo(row, r.col)
	return sandbox.None, nil
}

// moveTo moves the pawn to an empty square.
func (r *robot) moveTo(row, col int) {
	r.match.board.move(r, row, col)
	r.acted = true
	r.match.turn.Action = Action{Kind: Move, Row: row, Col: col}
}

// capture moves the pawn diagonally forward onto a pawn of the opponent, which is
// gone at once.
func capture(r *robot, args []value) (value, error) {
	m := r.match
	r.box.Hand()
	if r.acted {
		return value{}, r.hasMoved()
	}
	row, col, ok := square(args)
	if !ok {
		return value{}, r.captureError(args)
	}
	m.notes.located = true
	if !m.board.contains(row, col) {
		return value{}, r.offBoard("capture on", row, col)
	}
	target := m.board.pawnAt(int(row), int(col))
	if far(row, r.row) || far(col, r.col) {
		m.notes.strayed = true // the error tells what is there
	} else {
		told, bit := r.tell(), r.bit(int(row), int(col))
		told.enemies |= bit
		if target == nil || target.team == r.team { // the error tells which
			told.occupied |= bit
		}
	}
	switch aside, ahead := int(col)-r.col, int(row)-r.row; {
	case target == nil:
		return value{}, r.refuseAt("cannot capture on (%d, %d), which is empty", row, col)
	case target.team == r.team:
		return value{}, r.refuseAt("cannot capture a pawn of the own team, on (%d, %d)", row, col)
	case aside != 1 && aside != -1:
		return value{}, r.refuseAt("cannot capture on (%d, %d), which is not one column aside", row, col)
	case ahead != forward(r.team):
		return value{}, r.refuseAt("cannot capture on (%d, %d), which is not one row ahead", row, col)
	}
	r.capturePawn(target)
	return sandbox.None, nil
}

// capturePawn moves the pawn onto the square of another one, which is gone at once.
func (r *robot) capturePawn(target *robot) {
	m := r.match
	m.capture(target)
	m.board.move(r, target.row, target.col)
	r.acted = true
	m.turn.Action = Action{Kind: Capture, Row: r.row, Col: r.col, Target: target.id}
}

func (r *robot) hasMoved() error {
	return r.refuse("this pawn has moved in this turn already")
}

// captureError returns the error of capture with arguments that name no square.
func (r *robot) captureError(args []value) error {
	row, col := r.coordinates(args)
	if err := firstNot(isNumber, row, col); err != nil {
		return err
	}
	if size := r.match.board.size; !row.on(size) || !col.on(size) {
		return r.refuse("cannot capture off the board")
	}
	return firstNot(isInt, row, col)
}
