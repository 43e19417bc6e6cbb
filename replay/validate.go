package replay

import (
	"fmt"
	"slices"
	"strings"

	"bhack/internal/decision"
	"bhack/replay/internal/jsonscan"
)

// validate reports the first value of h that no replay may hold.
func (h *Header) validate() error {
	if err := h.Match.validate(); err != nil {
		return fmt.Errorf("match: %w", err)
	}
	if err := h.Players.validate(h.Match.Source); err != nil {
		return fmt.Errorf("players: %w", err)
	}
	return nil
}

func (m *Match) validate() error {
	return firstError(
		notEmpty("ruleset", m.Ruleset),
		within("size", m.Size, MinSize, MaxSize),
		within("max_rounds", m.MaxRounds, 1, MaxNumber),
		oneOf("rng", m.RNG, RNGRobot, RNGShared),
		notEmpty("map", m.Map),
		within("bytecodes: first", m.Bytecodes.First, 1, MaxNumber),
		within("bytecodes: turn", m.Bytecodes.Turn, 1, MaxNumber),
		m.Memory.validate(),
		within("win_pawns", m.WinPawns, 1, MaxNumber),
		oneOf("tiebreak", m.Tiebreak, TiebreakBackRow, TiebreakAllRows),
		oneOf("check_space_off_board", m.CheckSpaceOffBoard, OffBoardError, OffBoardIndex),
		m.validateSource(),
		validatePosition(m.Position, m.Size),
	)
}

// validateSource checks where the match comes from, and that no more is unknown than
// that allows.
func (m *Match) validateSource() error {
	if m.Source != "" {
		if m.SeedUnknown && m.Seed != 0 {
			return fmt.Errorf("seed: unknown, but %d", m.Seed)
		}
		return oneOf("source", m.Source, SourceOfficialLog)
	}
	if m.SeedUnknown {
		return missing("seed")
	}
	return nil
}

func (m *Memory) validate() error {
	switch {
	case *m == Memory{}:
		return nil
	case m.Robot < 1 || m.Robot > MaxMemory:
		return fmt.Errorf("memory: robot: %d is not in 1..%d", m.Robot, MaxMemory)
	case m.Team < 1 || m.Team > MaxMemory:
		return fmt.Errorf("memory: team: %d is not in 1..%d", m.Team, MaxMemory)
	}
	return nil
}

// validatePosition checks the starting pawns on a board of the given size:
// their ids ascend, and no two share a square.
func validatePosition(pawns []Pawn, size int) error {
	var taken [MaxSize][MaxSize]bool
	last := FirstPawn - 1
	for i := range pawns {
		p := &pawns[i]
		if err := p.validate(size, last); err != nil {
			return fmt.Errorf("position: pawn %d: %w", i+1, err)
		}
		if taken[p.Row][p.Col] {
			return fmt.Errorf("position: pawn %d: square [%d,%d] is taken", i+1, p.Row, p.Col)
		}
		taken[p.Row][p.Col] = true
		last = p.Robot
	}
	return nil
}

func (p *Pawn) validate(size, last int) error {
	return firstError(
		within("robot", p.Robot, last+1, MaxNumber),
		oneOf("team", p.Team, White, Black),
		within("row", p.Row, 0, min(size, MaxSize)-1),
		within("col", p.Col, 0, min(size, MaxSize)-1),
	)
}

// validate checks the players of a match from the given source.
func (p *Players) validate(s Source) error {
	for _, side := range []struct {
		team   Team
		player *Player
	}{{White, &p.White}, {Black, &p.Black}} {
		if err := side.player.validate(s); err != nil {
			return fmt.Errorf("%s: %w", side.team, err)
		}
	}
	return nil
}

func (p *Player) validate(s Source) error {
	if err := notEmpty("name", p.Name); err != nil {
		return err
	}
	if p.SHA256 == "" {
		if s == "" {
			return missing("sha256")
		}
		return nil
	}
	return digest("sha256", p.SHA256)
}

// validate checks a round that must have the given number, in a match m. It
// does not look at the turns.
func (r *Round) validate(number int, m *Match) error {
	if r.Round != number {
		return fmt.Errorf("round: number is %d, but must be %d", r.Round, number)
	}
	if number > m.MaxRounds {
		return fmt.Errorf("round: beyond max_rounds, %d", m.MaxRounds)
	}
	if most := maxTurns(m.Size); len(r.Turns) > most {
		return fmt.Errorf("turns: more than %d", most)
	}
	return validateBoard(r.Board, m.Size)
}

// maxTurns is how many turns a round can have at most: a pawn on every square
// and both overlords.
func maxTurns(size int) int { return size*size + 2 }

func validateBoard(board []string, size int) error {
	if len(board) != size {
		return fmt.Errorf("board: %d rows instead of %d", len(board), size)
	}
	for row, squares := range board {
		if len(squares) != size {
			return fmt.Errorf("board: row %d: %d squares instead of %d", row, len(squares), size)
		}
		for col := range len(squares) {
			if c := squares[col]; c != '.' && c != 'W' && c != 'B' {
				return fmt.Errorf("board: row %d: square %d is %q, but must be '.', 'W' or 'B'", row, col, c)
			}
		}
	}
	return nil
}

// validate checks a turn of the match m. It runs for every turn written, so the
// checks are spelled out.
func (t *Turn) validate(m *Match) error {
	if t.Robot < 0 || t.Robot > MaxNumber {
		return within("robot", t.Robot, 0, MaxNumber)
	}
	if t.Bytecodes < 0 || t.Bytecodes > MaxNumber {
		return within("bytecodes", t.Bytecodes, 0, MaxNumber)
	}
	if t.Bytecodes > 0 && !m.Metered() {
		return fmt.Errorf("bytecodes: %d, but in a match from source %q nobody counted them", t.Bytecodes, m.Source)
	}
	if t.LogsDropped < 0 || t.LogsDropped > MaxNumber {
		return within("logs_dropped", t.LogsDropped, 0, MaxNumber)
	}
	if t.Action == (Action{}) {
		return nil
	}
	if err := t.Action.validate(m.Size); err != nil {
		return fmt.Errorf("action: %w", err)
	}
	return nil
}

func (a Action) validate(size int) error {
	switch a.Kind {
	case Spawn, Capture:
		if a.Robot < FirstPawn || a.Robot > MaxNumber {
			return within("robot", a.Robot, FirstPawn, MaxNumber)
		}
	case Move:
		if a.Robot != 0 {
			return fmt.Errorf("robot: set for a move")
		}
	default:
		return fmt.Errorf("unknown kind %v", a.Kind)
	}
	if a.Row < 0 || a.Row >= size || a.Col < 0 || a.Col >= size {
		return fmt.Errorf("%v: square [%d,%d] is not on the board", a.Kind, a.Row, a.Col)
	}
	return nil
}

// validate checks the result of a match m of which so many rounds are known.
func (r *Result) validate(m *Match, rounds int) error {
	squares := m.Size * m.Size
	if err := firstError(
		oneOf("winner", r.Winner, White, Black),
		knownReason(r.Reason, m.Size),
		within("back_row: white", r.BackRow.White, 0, m.Size),
		within("back_row: black", r.BackRow.Black, 0, m.Size),
		within("pawns: white", r.Pawns.White, 0, squares),
		within("pawns: black", r.Pawns.Black, 0, squares),
	); err != nil {
		return err
	}
	if r.Rounds != rounds {
		return fmt.Errorf("rounds: %d, but the replay has %d", r.Rounds, rounds)
	}
	return nil
}

func knownReason(r decision.Reason, size int) error {
	if r.IsKnown(size) {
		return nil
	}
	return fmt.Errorf("reason: unknown value %s", jsonscan.Quote(r))
}

// firstError returns the first of errs that is not nil.
func firstError(errs ...error) error {
	for _, err := range errs {
		if err != nil {
			return err
		}
	}
	return nil
}

func within(field string, value, low, high int) error {
	if value < low || value > high {
		return fmt.Errorf("%s: %d is not in %d..%d", field, value, low, high)
	}
	return nil
}

func notEmpty(field, value string) error {
	if value == "" {
		return fmt.Errorf("%s: empty", field)
	}
	return nil
}

// missing is the error of a field that may be absent in some matches only.
func missing(field string) error { return fmt.Errorf("field %q is missing", field) }

func oneOf[T ~string](field string, value T, known ...T) error {
	if slices.Contains(known, value) {
		return nil
	}
	return fmt.Errorf("%s: unknown value %s", field, jsonscan.Quote(value))
}

func digest(field, value string) error {
	if len(value) != 64 || strings.Trim(value, "0123456789abcdef") != "" {
		return fmt.Errorf("%s: %s is not 64 hexadecimal digits in lower case", field, jsonscan.Quote(value))
	}
	return nil
}
