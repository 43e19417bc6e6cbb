package engine

import "bhack/sandbox"

// getBoard returns the whole board: a new list of new lists of Team or None.
func getBoard(r *robot, _ []value) (value, error) {
	b := r.match.board
	if err := r.box.Reserve(int64(b.size) * sandbox.ListBytes(b.size)); err != nil {
		return value{}, err
	}
	r.payList(b.size * b.size)
	contents := [...]value{Empty: sandbox.None, WhitePawn: r.api.teams[White], BlackPawn: r.api.teams[Black]}
	board, rows := r.box.NewList(b.size)
	for i := range rows {
		var row []value
		rows[i], row = r.box.NewList(b.size)
		for j, s := range b.squares[i*b.size : (i+1)*b.size] {
			row[j] = contents[s]
		}
	}
	return board, nil
}

// spawn puts a new pawn on the overlord's home row.
func spawn(r *robot, args []value) (value, error) {
	m := r.match
	if r.acted {
		return value{}, r.refuse("this overlord has spawned a pawn in this turn already")
	}
	row, col, ok := square(args)
	if !ok {
		return value{}, r.spawnError(args)
	}
	home := homeRow(r.team, m.board.size)
	switch {
	case row != int64(home):
		return value{}, r.refuse(wrongRow+", not on %d", r.team, home, row)
	case !m.board.contains(row, col):
		return value{}, r.offBoard("spawn on", row, col)
	case m.board.At(home, int(col)) != Empty:
		return value{}, r.refuse("cannot spawn on (%d, %d), which is occupied", row, col)
	}
	r.spawnPawn(home, int(col))
	return sandbox.None, nil
}

// spawnPawn puts a new pawn on an empty square.
func (r *robot) spawnPawn(row, col int) {
	m := r.match
	pawn := m.addPawn(r.team, row, col)
	r.acted = true
	m.turn.Action = Action{Kind: Spawn, Row: pawn.row, Col: pawn.col, Target: pawn.id}
}

// wrongRow is the error of a row that is not the home row.
const wrongRow = "%v spawns on row %d only"

// spawnError returns the error of spawn with arguments that name no square.
func (r *robot) spawnError(args []value) error {
	size := r.match.board.size
	home := homeRow(r.team, size)
	switch row, col := r.coordinates(args); {
	case row.number != float64(home):
		return r.refuse(wrongRow+", not on %s", r.team, home, row.text())
	case !col.isNumber:
		return col.mustBeInt()
	case !col.on(size):
		return r.refuse("cannot spawn off the board")
	case !row.isInt:
		return row.mustBeInt()
	default:
		return col.mustBeInt()
	}
}
