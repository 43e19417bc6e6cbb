package engine

import (
	"slices"

	"bhack/sandbox"
)

// Pawns wait a lot, and one finds what another has found before: mostly, what a pawn
// does has been done already, in the same place with the same pawns around. Where its
// code does not keep anything for later, its turn then need not run. Nor need that of an overlord
// on a board on which it has had a turn: when all pawns are stuck, nothing moves any more.

// effect is what a turn does beside spending bytecodes.
type effect struct {
	// logs is the number of what the pawn logs and prints in logStore.remembered; or less than 0, for what is in logStore.kept.
	logs int32
	// action is what it does, to a square that is so many rows and columns from that of a pawn before.
	action   ActionKind
	row, col int8
}

// The limits of what is remembered of the texts of a turn, and of all different ones.
const (
	maxMemoLogs   = 32
	maxMemoBytes  = 2 << 10
	maxRemembered = 1 << 14
	maxLogBytes   = 2 << 20
	headerBytes   = 16 // of a string
)

// notes are what a robot's turn does while it runs.
type notes struct {
	// strayed tells that a pawn has been told something that does not follow from the
	// situation, located that it may know something of where it is, and told what it has been told of what
	// stands around it.
	strayed, located bool
	told             sight
	// row and col are where a pawn was.
	row, col int
	// logs is what the robot has logged and printed, also what is dropped in the end, bytes
	// how long that is, and places where its row and column are part of it.
	logs   []string
	bytes  int
	places []gap
}

// reset makes n the notes of a turn in which nothing has been done yet.
func (n *notes) reset() {
	clear(n.logs)
	n.strayed, n.located, n.told, n.logs, n.bytes, n.places = false, false, sight{}, n.logs[:0], 0, n.places[:0]
}

// log notes a text, in which something is written that is another one in other places.
func (n *notes) log(text string, written []sandbox.Written) {
	n.bytes += len(text)
	if len(n.logs) == maxMemoLogs || n.bytes > maxMemoBytes {
		n.strayed = true
		return
	}
	for _, w := range written {
		n.places = append(n.places, gap{line: int32(len(n.logs)), at: w.At, size: w.Size, of: placeOf(w.Axis, w.Sign), plus: w.Plus})
	}
	n.logs = append(n.logs, text)
}

// The Situation of a pawn is where it is and what stands around it: that is all that the
// functions of the API tell it before it acts, as long as they do not set strayed. Its bits are those
// of sight and, from these bits on, the row, the column, and the cells that these are in. Each of those has one bit more
// than is left: it takes those of the pawn's own square, on which there is never anything else.
const (
	enemyBits   = sightSquares
	placeMask   = 1<<5 - 1
	rowBits     = 2 * sightSquares
	colBits     = rowBits + 5
	rowCellBits = colBits + 5
	colCellBits = rowCellBits + 2
	_           = uint(placeMask + 1 - MaxSize)
	_           = uint(1<<3 - sandbox.MaxCells)
	_           = uint(sandbox.MaxLooseBudget - MaxBytecodes)

	place     = sandbox.Situation(1<<(rowCellBits-rowBits)-1) << rowBits
	ownSquare = sandbox.Situation(1) << (sightSquares / 2)
	cells     = sandbox.Situation(1<<(64-rowCellBits)-1)<<rowCellBits | ownSquare | ownSquare<<enemyBits
)

// rowSituation and colSituation return the bits of a Situation that tell a row, or a column, and its cell.
func rowSituation(row, cell int) uint64 {
	return uint64(row)<<rowBits | uint64(cell>>1)<<rowCellBits | uint64(cell&1)*uint64(ownSquare)
}

func colSituation(col, cell int) uint64 {
	return uint64(col)<<colBits | uint64(cell>>1)<<colCellBits | uint64(cell&1)*uint64(ownSquare)<<enemyBits
}

// sight has bits for the squares that a pawn sees, as inSight numbers them: where somebody stands,
// and where an enemy does; or of which the pawn has been told whether that is so.
type sight struct{ occupied, enemies uint32 }

// situation returns the bits of a Situation.
func (s sight) situation() sandbox.Situation {
	return sandbox.Situation(s.occupied) | sandbox.Situation(s.enemies)<<enemyBits
}

// seenSituation is the situation that a pawn was in when the board had changed so many times.
type seenSituation struct {
	sandbox.Situation
	changes uint64
}

// pawnSituation returns the situation of a pawn.
func pawnSituation(box *sandbox.Robot) sandbox.Situation {
	r := box.Host.(*robot)
	b := r.match.board
	if b.lastChange(r.row) <= r.seen.changes {
		return r.seen.Situation
	}
	around := sight{b.occupied.inSight(r.row, r.col), b.black.inSight(r.row, r.col)}
	if r.team == Black {
		around.enemies ^= around.occupied
	}
	c := &r.match.cells[r.team]
	place := sandbox.Situation(c[0].Bits(r.row) | c[1].Bits(r.col))
	r.seen = seenSituation{around.situation()&^ownSquare | place, b.changes}
	return r.seen.Situation
}

// boards numbers boards, from 1.
type boards struct {
	// numbers are those of boards by their hashes.
	numbers map[uint64]numberedBoard
	last    sandbox.Situation
	// room is for the rows of further boards.
	room []uint64
	// current is the number of the board as it was after so many changes.
	current sandbox.Situation
	changes uint64
}

type numberedBoard struct {
	rows   []uint64 // as copyRows makes them
	number sandbox.Situation
}

// maxBoards is how many boards have a number that is remembered.
const maxBoards = 1 << 11

// roomBoards is for how many boards there is room at once.
const roomBoards = 64

// number returns the number of the board: that of those that are the same, as far as they are
// remembered.
func (n *boards) number(b *Board) sandbox.Situation {
	if n.current > 0 && n.changes == b.changes {
		return n.current
	}
	n.changes = b.changes
	if len(n.room) == 0 {
		n.room = make([]uint64, roomBoards*b.size)
	}
	rows := n.room[:b.size:b.size]
	hash := b.copyRows(rows)
	if known := n.numbers[hash]; known.number > 0 && slices.Equal(known.rows, rows) {
		n.current = known.number
		return n.current
	}
	if n.numbers == nil || len(n.numbers) == maxBoards {
		n.numbers = map[uint64]numberedBoard{}
	}
	n.last++
	n.current = n.last
	n.numbers[hash] = numberedBoard{rows, n.current}
	n.room = n.room[b.size:]
	return n.current
}

// overlordSituation returns the situation of an overlord, which sees the whole board, also as it
// is after it has acted.
func overlordSituation(box *sandbox.Robot) sandbox.Situation {
	m := box.Host.(*robot).match
	return m.boards.number(m.board)
}

// situation returns the bits of the situation that the robot has been told: in which cells it is, a pawn may
// always have noticed.
func (n *notes) situation(r *robot) sandbox.Situation {
	if r.kind == Overlord {
		return ^sandbox.Situation(0)
	}
	row, col := r.box.Told()
	return n.told.situation() | cells | sandbox.Situation(row&placeMask<<rowBits|col&placeMask<<colBits)
}

// pawnMemo and overlordMemo are what a Memo of the robots' turns asks.
var (
	pawnMemo     = sandbox.MemoHost{Situation: pawnSituation, Always: cells, Often: cells | place, Told: pawnTold, Loosen: loosenPawn}
	overlordMemo = sandbox.MemoHost{Situation: overlordSituation, Always: ^sandbox.Situation(0), Often: ^sandbox.Situation(0), Told: overlordTold}
)

// loosenPawn begins to find out what a pawn's turn depends on of where it is.
func loosenPawn(box *sandbox.Robot) {
	r := box.Host.(*robot)
	box.Loosen(r.row, r.col, &r.match.cells[r.team])
}

// pawnTold returns what a pawn has been told so far.
func pawnTold(box *sandbox.Robot) (bits sandbox.Situation, ok bool) {
	r := box.Host.(*robot)
	n := &r.match.notes
	bits = n.told.situation()
	if n.located {
		bits |= cells | place
	}
	return bits, !n.strayed && !r.acted && len(n.logs) == 0
}

// overlordTold: there is one overlord of a team, so that nothing is to be told of it.
func overlordTold(*sandbox.Robot) (bits sandbox.Situation, ok bool) { return 0, false }

// bit returns the bit of a square in sight of the pawn.
func (r *robot) bit(row, col int) uint32 {
	return 1 << uint((row-r.row+visionRadius)*sightSide+col-r.col+visionRadius)
}

// locate notes that the pawn may come to know something of where it is.
func (r *robot) locate() {
	r.match.notes.located = true
	r.box.Hand()
}

// tellEdges notes that the pawn is told whether a square is on the board.
func (r *robot) tellEdges(row, col int64) {
	if !r.box.IsLoose() {
		return
	}
	size := int64(r.match.board.size)
	r.box.DependsOn(0, row, 0, size)
	r.box.DependsOn(1, col, 0, size)
}

// tell returns where to note what the pawn is told of what stands around it now.
func (r *robot) tell() *sight {
	n := &r.match.notes
	if r.acted { // it sees what it did not see when the turn began
		n.strayed = true
	}
	return &n.told
}

// tellOccupant notes what check_space tells the pawn of a square that is in its sight, of which that is the bit, by
// what the pawn's code does with it.
func (r *robot) tellOccupant(bit uint32) {
	if r.memo == nil || !r.memo.Asks() {
		return
	}
	told := r.tell()
	if told.occupied&told.enemies&bit != 0 {
		return
	}
	switch use, other := r.box.ResultUse(); {
	case use == sandbox.TruthUse, use == sandbox.EqualUse && other == sandbox.False:
		told.occupied |= bit
	case use == sandbox.EqualUse && other == r.api.teams[opponent(r.team)]:
		told.enemies |= bit
	default:
		told.occupied |= bit
		told.enemies |= bit
	}
}

// advance lets the robot's code run, or does at once what is known to come of it.
func (m *Match) advance(r *robot, budget int64) sandbox.Turn {
	memo := r.memo
	switch {
	case memo == nil && m.trace.Includes(m.round, r.id):
		return r.box.TracedTurn(budget, func(s sandbox.Step) { m.trace.Step(m.round, s) })
	case memo == nil:
		return r.box.Turn(budget)
	}
	n := &m.notes
	n.row, n.col = r.row, r.col
	out, known := memo.Turn(r.box, budget)
	if known != nil {
		m.repeat(r, known)
		return out
	}
	if !n.strayed {
		if noted := memo.Note(n.situation(r)); noted != nil {
			m.remember(r, noted)
		}
	}
	n.reset()
	m.noteCells(r.team)
	return out
}

// remember remembers what the turn has done that has just run.
func (m *Match) remember(r *robot, noted *sandbox.Noted[effect]) {
	n, a := &m.notes, &m.turn.Action
	if row, col := r.box.Told(); row&col == ^uint64(0) { // it will be repeated in the same place only
		n.places = n.places[:0]
	}
	n.blank(n.places)
	done := effect{action: a.Kind}
	if a.Kind != NoAction {
		done.row, done.col = int8(a.Row-n.row), int8(a.Col-n.col)
	}
	ok := false
	if !noted.Logs() {
		if done.logs, ok = m.logs.remember(n, n.places); ok {
			noted.Remember(done)
		}
		return
	}
	if former, logged := noted.Logged(); former != nil && former.action == done.action && former.row == done.row && former.col == done.col {
		before, kept := m.logs.keptWith(former.logs)
		if gaps, same := findGaps(before.lines, n.logs, logged); kept && same && slices.Equal(before.gaps, n.places) {
			n.blank(gaps)
			if done.logs, ok = m.logs.remember(n, sorted(gaps, n.places)); ok {
				noted.RememberAll(done)
			}
			return
		}
	}
	done.logs = m.logs.keep(n)
	noted.RememberTentatively(done)
}

// noteCells notes that the situations of all pawns have changed if the team's cells have been divided.
func (m *Match) noteCells(t Team) {
	if count := m.cells[t][0].Count() + m.cells[t][1].Count(); count != m.cellCount[t] {
		m.cellCount[t] = count
		m.board.changeAll()
	}
}

// repeat does what a turn did that was the same.
func (m *Match) repeat(r *robot, e *effect) {
	if e.logs > 0 {
		m.text.logAll(&m.turn, m.logs.recall(e.logs, r))
	}
	if e.action == NoAction {
		return
	}
	switch row, col := r.row+int(e.row), r.col+int(e.col); e.action {
	case Spawn:
		r.spawnPawn(row, col)
	case Move:
		r.moveTo(row, col)
	case Capture:
		r.capturePawn(m.board.pawnAt(row, col))
	}
}
