package engine

import "bhack/internal/decision"

// Result is how a match ended. Pairs are indexed by [Team].
type Result struct {
	// Winner is the team that won; there are no draws.
	Winner Team
	// Reason is how it won.
	Reason decision.Reason
	// Rounds is the number of rounds played, the last one, perhaps cut short,
	// included.
	Rounds int
	// BackRow counts the team's pawns on the opponent's home row at the end.
	BackRow [2]int
	// Pawns counts the team's pawns on the board at the end.
	Pawns [2]int
	// Teams holds the statistics of the teams.
	Teams [2]TeamStats
	// SeedUsed tells that something may have depended on the seed: a robot has drawn random numbers, say, or a coin was flipped.
	// If nothing has, the match is the same with any other seed.
	SeedUsed bool
	// InternalErrors counts the turns that a fault of the runner ended; FirstInternal
	// is the first of those faults, or nil.
	InternalErrors int
	FirstInternal  *Fault
}

// TeamStats sums up the turns of a team's robots.
type TeamStats struct {
	// Turns is the number of turns taken.
	Turns int
	// Bytecodes is how many bytecodes all turns together cost, BytecodesMax what the
	// most expensive one cost.
	Bytecodes, BytecodesMax int64
	// Types has the same of the overlord and of the pawns, by [RobotType].
	Types [2]TypeStats
	// Errors counts the turns that an exception ended, Pauses those in which the
	// budget ran out, and InternalErrors those that a fault of the runner ended.
	Errors, Pauses, InternalErrors int
	// Destroyed counts the robots that could not act any more, as their code failed to load, say.
	Destroyed int
	// LogsDropped counts the calls of log and print of which the text was not kept.
	LogsDropped int
	// FirstError is the first of the exceptions, and FirstPause the first of the pauses; or nil.
	FirstError *RobotFailure
	FirstPause *RobotPause
}

// TypeStats are the fields of TeamStats of those names, for one type of robot.
type TypeStats struct {
	Turns                   int
	Bytecodes, BytecodesMax int64
}

// RobotPause is a turn in which the budget ran out.
type RobotPause struct {
	// Round and Robot say whose turn it was, and At is [Turn.PausedAt].
	Round, Robot int
	At           string
}

// RobotFailure is an exception that ended a turn.
type RobotFailure struct {
	// Round and Robot say whose turn it was.
	Round, Robot int
	// Exception is the name of the exception's type.
	Exception string
	// Traceback is its text, of a length that [TextLimits] bound.
	Traceback string
	// Destroyed tells that the robot could not act any more after it.
	Destroyed bool
}

// Fault is a fault of the runner: a panic in a robot's turn. The robot is
// destroyed, the match goes on.
type Fault struct {
	// Round and Robot say whose turn it was.
	Round, Robot int
	// Message is what the panic said.
	Message string
	// Stack is the Go stack. It differs from machine to machine.
	Stack string
}

// count adds the turn that has just ended to the statistics.
func (m *Match) count(t *Turn) {
	s := &m.stats[t.Team]
	of := &s.Types[t.Type]
	of.Turns++
	of.Bytecodes += t.Bytecodes
	of.BytecodesMax = max(of.BytecodesMax, t.Bytecodes)
	s.LogsDropped += t.LogsDropped
	if t.Paused {
		s.Pauses++
		if s.FirstPause == nil {
			s.FirstPause = &RobotPause{m.round, t.Robot, t.PausedAt}
		}
	}
	if t.InternalError {
		s.InternalErrors++
	}
	if t.Destroyed {
		s.Destroyed++
	}
	if t.Exception == "" {
		return
	}
	s.Errors++
	if s.FirstError == nil {
		s.FirstError = &RobotFailure{m.round, t.Robot, t.Exception, t.Traceback, t.Destroyed}
	}
}

// arrived returns the team that has enough pawns on its opponent's home row, if
// there is one.
func (m *Match) arrived() (winner Team, ok bool) {
	switch enough := m.settings.Rules.WinPawns; {
	case m.board.BackRow(White) >= enough:
		return White, true
	case m.board.BackRow(Black) >= enough:
		return Black, true
	}
	return 0, false
}

// breakTie decides a match that has reached the round limit.
func (m *Match) breakTie() (winner Team, reason decision.Reason) {
	b := m.board
	rows := 1
	if m.settings.Rules.Tiebreak == TiebreakAllRows {
		rows = b.size
	}
	for k := range rows {
		white, black := b.PawnsOn(White, b.size-1-k), b.PawnsOn(Black, k)
		if white == black {
			continue
		}
		winner = White
		if black > white {
			winner = Black
		}
		return winner, decision.Tiebreak(k)
	}
	return m.streams.flip(), decision.CoinFlip
}

// result returns the result of a match that the team has won.
func (m *Match) result(winner Team, reason decision.Reason) Result {
	r := Result{Winner: winner, Reason: reason, Rounds: m.round, Teams: m.stats, SeedUsed: *m.streams.used, FirstInternal: m.internal}
	for _, t := range [...]Team{White, Black} {
		s := &r.Teams[t]
		for _, of := range s.Types {
			s.Turns += of.Turns
			s.Bytecodes += of.Bytecodes
			s.BytecodesMax = max(s.BytecodesMax, of.BytecodesMax)
		}
		r.InternalErrors += m.stats[t].InternalErrors
		r.BackRow[t], r.Pawns[t] = m.board.BackRow(t), m.board.Pawns(t)
	}
	return r
}
