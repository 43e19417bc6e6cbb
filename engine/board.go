package engine

import "slices"

// Square is what stands on a square of the board.
type Square uint8

// The contents of a square. A pawn of team t is 1 + t.
const (
	Empty Square = iota
	WhitePawn
	BlackPawn
)

// letters draws squares.
const letters = ".WB"

// Board is the position in a match. Observers get the match's own, which changes with the next
// turn, and stays what it is when the match is over.
type Board struct {
	size     int
	squares  []Square // row after row
	pawns    []*robot // the same, nil where nobody stands
	occupied bitRows  // where somebody stands
	black    bitRows  // where Black's pawns stand
	rows     [2][]int // pawns of each team by row
	total    [2]int   // pawns of each team
	back     [2]int   // those of them on the opponent's home row
	changes  uint64   // how often something has changed: a pawn has been put or taken, say
	// changed are what changes was when a row last changed, with as many rows beyond the board as for bitRows.
	changed [MaxSize + 2*visionRadius]uint64
}

func newBoard(size int) *Board {
	return &Board{
		size:    size,
		squares: make([]Square, size*size),
		pawns:   make([]*robot, size*size),
		rows:    [2][]int{make([]int, size), make([]int, size)},
	}
}

// Size returns the side of the board, in squares.
func (b *Board) Size() int { return b.size }

// At returns what stands on a square of the board.
func (b *Board) At(row, col int) Square { return b.squares[row*b.size+col] }

// Pawns returns how many pawns the team has on the board.
func (b *Board) Pawns(t Team) int { return b.total[t] }

// PawnsOn returns how many pawns the team has on the row.
func (b *Board) PawnsOn(t Team, row int) int { return b.rows[t][row] }

// BackRow returns how many pawns the team has on its opponent's home row.
func (b *Board) BackRow(t Team) int { return b.back[t] }

// AppendRow appends the squares of a row to dst, one byte each: '.', 'W' or 'B'.
func (b *Board) AppendRow(dst []byte, row int) []byte {
	from := len(dst)
	dst = slices.Grow(dst, b.size)[:from+b.size]
	for i, s := range b.squares[row*b.size : (row+1)*b.size] {
		dst[from+i] = letters[s]
	}
	return dst
}

// contains reports whether the board has such a square. It takes what a player's code
// passed, hence 64 bits.
func (b *Board) contains(row, col int64) bool {
	n := uint64(b.size)
	return uint64(row) < n && uint64(col) < n // which negative numbers are not
}

// pawnAt returns the pawn on a square of the board, or nil.
func (b *Board) pawnAt(row, col int) *robot { return b.pawns[row*b.size+col] }

// bitRows has a bit for each square of a board, and as many beyond it on each side as a pawn
// sees: that of a square is bit col+visionRadius of element row+visionRadius.
type bitRows [MaxSize + 2*visionRadius]uint64

func (b *bitRows) set(row, col int) { b[row+visionRadius] |= 1 << (col + visionRadius) }

func (b *bitRows) clear(row, col int) { b[row+visionRadius] &^= 1 << (col + visionRadius) }

// inSight returns the bits of the squares within visionRadius of a square, row by row from
// the top left.
func (b *bitRows) inSight(row, col int) uint32 {
	const squares = 1<<sightSide - 1
	rows, shift := (*[sightSide]uint64)(b[row:]), uint(col)%64
	seen := func(i int) uint32 { return uint32(rows[i]>>shift&squares) << (i * sightSide) }
	return seen(0) | seen(1) | seen(2) | seen(3) | seen(4)
}

const _ = uint(5-sightSide) + uint(sightSide-5) // the rows that inSight reads

// put places a pawn on the empty square that it says it is on.
func (b *Board) put(r *robot) {
	i := r.row*b.size + r.col
	b.pawns[i], b.squares[i] = r, Square(1+r.team)
	b.occupied.set(r.row, r.col)
	if r.team == Black {
		b.black.set(r.row, r.col)
	}
	b.count(r, 1)
}

// take removes a pawn from its square.
func (b *Board) take(r *robot) {
	i := r.row*b.size + r.col
	b.pawns[i], b.squares[i] = nil, Empty
	b.occupied.clear(r.row, r.col)
	b.black.clear(r.row, r.col)
	b.count(r, -1)
}

// count counts n more pawns where the robot stands.
func (b *Board) count(r *robot, n int) {
	b.changes++
	b.changed[r.row+visionRadius] = b.changes
	b.rows[r.team][r.row] += n
	b.total[r.team] += n
	if r.row == homeRow(opponent(r.team), b.size) {
		b.back[r.team] += n
	}
}

// changeAll notes that all rows have changed.
func (b *Board) changeAll() {
	b.changes++
	for i := range b.changed {
		b.changed[i] = b.changes
	}
}

// lastChange returns what changes was when something last changed on the rows in sight from one.
func (b *Board) lastChange(row int) uint64 {
	rows := (*[sightSide]uint64)(b.changed[row:])
	return max(rows[0], rows[1], rows[2], rows[3], rows[4])
}

// copyRows makes rows the squares of the board, row by row: a bit for each column where somebody stands, and from
// bit MaxSize on where Black's pawns do. It returns a hash of them.
func (b *Board) copyRows(rows []uint64) (hash uint64) {
	const columns = 1<<MaxSize - 1
	for i := range b.size {
		row := b.occupied[i+visionRadius]>>visionRadius&columns | b.black[i+visionRadius]>>visionRadius<<MaxSize
		rows[i] = row
		hash = (hash ^ row) * 0x9e3779b97f4a7c15
		hash ^= hash >> 32
	}
	return hash
}

// move puts a pawn on another square, which is empty.
func (b *Board) move(r *robot, row, col int) {
	b.take(r)
	r.row, r.col = row, col
	b.put(r)
}
