package engine

import (
	"context"
	"errors"
	"runtime/debug"

	"bhack/internal/decision"
	"bhack/sandbox"
)

// Match is one match, from its start to its end. It may be used by one goroutine
// at a time.
type Match struct {
	settings Settings
	observer Observer
	streams  streams
	pool     sandbox.Pool
	memory   [2]*sandbox.MemoryGroup // by team
	apis     [2]*api                 // by type of robot
	linked   [2][2]*sandbox.Linked   // by team and type of robot

	board     *Board
	overlords [2]*robot // by team
	// pawns holds the living pawns in spawn order; during a round, also those that
	// were captured in it.
	pawns  []*robot
	nextID int
	round  int // the round under way, from 1; 0 before the first

	current  *robot // whose turn it is, or nil
	captured *robot // whom it has captured in this turn, or nil
	turn     Turn   // the turn of current
	text     textBudget

	tuples tuples
	cells  [2][2]*sandbox.Cells // by team, those of pawns' rows and columns
	// cellCount is how many cells a team had when that was last looked at.
	cellCount [2]int
	memos     [2][2]*sandbox.Memo[effect] // by team and type of robot; nil when every turn is to run
	notes     notes
	logs      logStore
	boards    boards

	profiles [2]*Profile
	trace    *Trace
	// hints are those that tracebacks have been given.
	hints map[hintKey]string

	stats    [2]TeamStats
	internal *Fault
	played   bool
}

// New returns a match that is ready to be played. It fails if the Config is not
// valid; the error names the field and its value.
func New(c Config) (*Match, error) {
	settings, err := c.Settings()
	if err != nil {
		return nil, err
	}
	if c.White == nil || c.Black == nil {
		return nil, errors.New("a match needs the programs of White and Black")
	}
	m := &Match{
		settings: settings,
		observer: c.Observer,
		streams:  newStreams(c.Seed, c.RNG),
		apis:     [2]*api{Overlord: overlordAPI(), Pawn: pawnAPI()},
		board:    newBoard(settings.Size),
		nextID:   FirstPawn,
		text:     textBudget{limits: settings.Text},
		profiles: c.Profiles,
		trace:    c.Trace,
	}
	if m.logs.unseen = c.NoLogs; m.observer == nil {
		m.observer, m.logs.unseen = NopObserver{}, true
	}
	m.tuples = newTuples(settings.Size, m.apis[Pawn].teams)
	for t := range m.memory {
		m.memory[t] = sandbox.NewMemoryGroup(settings.Rules.TeamMemory)
		if !c.runsAll() {
			m.cells[t] = [...]*sandbox.Cells{sandbox.NewCells(settings.Size, rowSituation), sandbox.NewCells(settings.Size, colSituation)}
			m.memos[t] = [2]*sandbox.Memo[effect]{
				Overlord: sandbox.NewMemo[effect](overlordMemo),
				Pawn:     sandbox.NewMemo[effect](pawnMemo),
			}
		}
	}
	m.link(c.White, c.Black)
	for _, t := range [...]Team{White, Black} {
		m.overlords[t] = m.newRobot(int(t), t, Overlord)
	}
	for _, p := range settings.Position {
		m.addPawn(p.Team, p.Row, p.Col)
	}
	return m, nil
}

// link joins the programs with what the game offers to each type of robot.
func (m *Match) link(white, black *sandbox.Program) {
	for kind, api := range m.apis {
		m.linked[White][kind] = sandbox.Link(white, api.api)
		m.linked[Black][kind] = m.linked[White][kind]
		if black != white {
			m.linked[Black][kind] = sandbox.Link(black, api.api)
		}
	}
}

// Settings returns the settings of the match, with all defaults filled in. The
// Position must not be changed.
func (m *Match) Settings() Settings { return m.settings }

// Play plays the match to its end. It may be called once. If the context ends
// first, it returns the context's cause; that is looked at before the turns of overlords and every 16th pawn's, and
// cannot change anything else. Robots are closed however it ends.
func (m *Match) Play(ctx context.Context) (Result, error) {
	if m.played {
		return Result{}, errors.New("the match has been played already")
	}
	m.played = true
	defer m.close()
	// A bad address is a fault of one robot's turn, like a nil one: guard sees to both.
	defer debug.SetPanicOnFault(debug.SetPanicOnFault(true))

	for m.round < m.settings.Rules.Rounds {
		m.round++
		winner, won, err := m.playRound(ctx)
		if err != nil {
			return Result{}, err
		}
		m.observer.RoundEnded(m.round, m.board)
		if won {
			return m.result(winner, decision.BackRow), nil
		}
	}
	return m.result(m.breakTie()), nil
}

// playRound lets the pawns take their turns and then the overlords, unless a pawn
// decides the match.
func (m *Match) playRound(ctx context.Context) (winner Team, won bool, err error) {
	next := 0
	pawns := func() {
		for next < len(m.pawns) && !won {
			if next%checkedTurns == 0 && ctx.Err() != nil {
				err = context.Cause(ctx)
				return
			}
			pawn := m.pawns[next]
			if next++; pawn.alive {
				m.takeTurn(pawn)
				winner, won = m.arrived()
			}
		}
	}
	for m.guard(pawns) { // who fails leaves the board, so that the turn cannot have won
	}
	if won || err != nil {
		return winner, won, err
	}
	m.dropDead()

	first := White
	if m.round%2 == 0 {
		first = Black
	}
	for _, t := range [...]Team{first, opponent(first)} {
		if ctx.Err() != nil {
			return 0, false, context.Cause(ctx)
		}
		if m.overlords[t].alive {
			m.guard(func() { m.takeTurn(m.overlords[t]) })
		}
	}
	return 0, false, nil
}

// checkedTurns is after how many turns of pawns it is asked whether the match is to go on.
const checkedTurns = 16

// addPawn puts a new pawn on an empty square. Its first turn is in the next round.
func (m *Match) addPawn(t Team, row, col int) *robot {
	pawn := m.newRobot(m.nextID, t, Pawn)
	m.nextID++
	pawn.row, pawn.col = row, col
	m.board.put(pawn)
	m.pawns = append(m.pawns, pawn)
	return pawn
}

// dropDead takes the pawns that are no longer on the board off the list.
func (m *Match) dropDead() {
	living := m.pawns[:0]
	for _, pawn := range m.pawns {
		if pawn.alive {
			living = append(living, pawn)
		}
	}
	clear(m.pawns[len(living):])
	m.pawns = living
}

// close ends all robots.
func (m *Match) close() {
	for _, pawn := range m.pawns {
		pawn.close()
	}
	for _, overlord := range m.overlords {
		overlord.close()
	}
	m.pool.Close()
}
