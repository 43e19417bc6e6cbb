package replay

import (
	"errors"
	"fmt"
	"math"

	"bhack/internal/decision"
	"bhack/replay/internal/jsonscan"
)

// The shapes of the format's objects.
var (
	matchShape = jsonscan.NewShape(
		jsonscan.Required("ruleset", "size", "max_rounds"),
		jsonscan.Optional("seed"), // it may be unknown
		jsonscan.Required("rng", "map", "bytecodes", "win_pawns", "tiebreak", "check_space_off_board"),
		jsonscan.Optional("source", "position", "memory"),
	)
	bytecodesShape = jsonscan.NewShape(jsonscan.Required("first", "turn"))
	memoryShape    = jsonscan.NewShape(jsonscan.Required("robot", "team"))
	pawnShape      = jsonscan.NewShape(jsonscan.Required("robot", "team", "row", "col"))
	teamsShape     = jsonscan.NewShape(jsonscan.Required("white", "black"))
	playerShape    = jsonscan.NewShape(jsonscan.Required("name"), jsonscan.Optional("sha256"))
	roundShape     = jsonscan.NewShape(
		jsonscan.Required("round"),
		[]jsonscan.Field{{Name: "turns", Required: true, Unnamed: true}},
		jsonscan.Required("board"),
	)
	turnShape = jsonscan.NewShape(
		jsonscan.Required("robot"),
		jsonscan.Optional("bytecodes", "action", "logs", "logs_dropped", "error", "paused", "destroyed", "internal_error"),
	)
	actionShape = jsonscan.NewShape(jsonscan.Optional("spawn", "move", "capture", "robot"))
	resultShape = jsonscan.NewShape(jsonscan.Required("winner", "reason", "rounds", "back_row", "pawns"))
)

// The functions of this file read one value each. What they return has the
// right shape; its values are checked by the caller, unless it says otherwise.

// decodeFormat reads the document's opening brace, format and version, and
// checks them.
func decodeFormat(s *jsonscan.Scanner) error {
	switch err := s.Expect('{', "an object"); {
	case errors.Is(err, jsonscan.ErrCut):
		return notReplay(errors.New("the file is empty"))
	case err != nil:
		return notReplay(err)
	}
	if err := s.Key("format"); err != nil {
		return notReplay(err)
	}
	format, err := s.Text()
	if err != nil {
		return fmt.Errorf("format: %w", err)
	}
	if format != Format {
		return fmt.Errorf("not a replay: format is %s, not %q", jsonscan.Quote(format), Format)
	}
	version := 0
	err = s.Field("version", func() (err error) {
		version, err = number(s)
		return err
	})
	switch {
	case err != nil:
		return err
	case version > Version:
		return fmt.Errorf("replay format version %d is newer than this program reads (%d)", version, Version)
	case version < 1:
		return fmt.Errorf("version: %d is not a version", version)
	}
	return nil
}

// notReplay says of a document that does not begin as a replay does that it is none;
// unless it could not be decompressed, so that nobody knows.
func notReplay(err error) error {
	if damage := (*compressionError)(nil); errors.As(err, &damage) {
		return err
	}
	return fmt.Errorf("not a replay: %w", err)
}

func decodeMatch(s *jsonscan.Scanner) (Match, error) {
	m := Match{SeedUnknown: true}
	err := s.Object(matchShape, func(field string) (err error) {
		switch field {
		case "ruleset":
			m.Ruleset, err = s.Text()
		case "size":
			m.Size, err = number(s)
		case "max_rounds":
			m.MaxRounds, err = number(s)
		case "seed":
			m.Seed, err = s.Integer(math.MinInt64, math.MaxInt64)
			m.SeedUnknown = false
		case "rng":
			m.RNG, err = decodeName[RNG](s)
		case "map":
			m.Map, err = s.Text()
		case "bytecodes":
			m.Bytecodes, err = decodeBytecodes(s)
		case "memory":
			m.Memory, err = decodeMemory(s)
		case "win_pawns":
			m.WinPawns, err = number(s)
		case "tiebreak":
			m.Tiebreak, err = decodeName[Tiebreak](s)
		case "check_space_off_board":
			m.CheckSpaceOffBoard, err = decodeName[OffBoard](s)
		case "source":
			if m.Source, err = decodeName[Source](s); err == nil {
				err = notEmptyText(string(m.Source))
			}
		case "position":
			m.Position, err = decodePosition(s)
		}
		return err
	})
	return m, err
}

// number reads an integer from 0 to [MaxNumber].
func number(s *jsonscan.Scanner) (int, error) {
	n, err := s.Integer(0, MaxNumber)
	return int(n), err
}

// decodeName reads a string of a type of its own.
func decodeName[T ~string](s *jsonscan.Scanner) (T, error) {
	name, err := s.Text()
	return T(name), err
}

func decodeBytecodes(s *jsonscan.Scanner) (Bytecodes, error) {
	var b Bytecodes
	err := s.Object(bytecodesShape, func(field string) (err error) {
		switch field {
		case "first":
			b.First, err = number(s)
		case "turn":
			b.Turn, err = number(s)
		}
		return err
	})
	return b, err
}

func decodeMemory(s *jsonscan.Scanner) (Memory, error) {
	var m Memory
	err := s.Object(memoryShape, func(field string) (err error) {
		switch field {
		case "robot":
			m.Robot, err = s.Integer(1, MaxMemory)
		case "team":
			m.Team, err = s.Integer(1, MaxMemory)
		}
		return err
	})
	return m, err
}

func decodePosition(s *jsonscan.Scanner) ([]Pawn, error) {
	var pawns []Pawn
	err := s.Array(func(i int) error {
		p, err := decodePawn(s)
		if err != nil {
			return fmt.Errorf("pawn %d: %w", i+1, err)
		}
		pawns = append(pawns, p)
		return nil
	})
	return pawns, err
}

func decodePawn(s *jsonscan.Scanner) (Pawn, error) {
	var p Pawn
	err := s.Object(pawnShape, func(field string) (err error) {
		switch field {
		case "robot":
			p.Robot, err = number(s)
		case "team":
			p.Team, err = decodeName[Team](s)
		case "row":
			p.Row, err = number(s)
		case "col":
			p.Col, err = number(s)
		}
		return err
	})
	return p, err
}

func decodePlayers(s *jsonscan.Scanner) (Players, error) {
	var p Players
	err := s.Object(teamsShape, func(field string) (err error) {
		switch field {
		case "white":
			p.White, err = decodePlayer(s)
		case "black":
			p.Black, err = decodePlayer(s)
		}
		return err
	})
	return p, err
}

func decodePlayer(s *jsonscan.Scanner) (Player, error) {
	var p Player
	err := s.Object(playerShape, func(field string) (err error) {
		switch field {
		case "name":
			p.Name, err = s.Text()
		case "sha256":
			if p.SHA256, err = s.Text(); err == nil {
				err = notEmptyText(p.SHA256)
			}
		}
		return err
	})
	return p, err
}

// notEmptyText refuses an empty string where an absent field means the same.
func notEmptyText(text string) error {
	if text == "" {
		return errors.New("empty")
	}
	return nil
}

// roundLimits says what a round of a match may hold: it bounds the lists, for the
// memory they take.
type roundLimits struct {
	match       *Match
	turns, logs int
}

// decodeRound reads a round and checks its turns.
func decodeRound(s *jsonscan.Scanner, lim roundLimits) (*Round, error) {
	r := &Round{}
	err := s.Object(roundShape, func(field string) (err error) {
		switch field {
		case "round":
			r.Round, err = number(s)
		case "turns":
			r.Turns, err = decodeTurns(s, lim)
		case "board":
			r.Board, err = decodeBoard(s, lim.match.Size)
		}
		return err
	})
	return r, err
}

func decodeTurns(s *jsonscan.Scanner, lim roundLimits) ([]Turn, error) {
	var turns []Turn
	logs := lim.logs
	err := s.Array(func(i int) error {
		if i == lim.turns {
			return fmt.Errorf("turns: more than %d", lim.turns)
		}
		turns = append(turns, Turn{})
		t := &turns[i]
		err := decodeTurn(s, t, &logs, lim.match.Metered())
		if err == nil {
			err = t.validate(lim.match)
		}
		if err != nil {
			return &turnError{turn: i + 1, robot: t.Robot, err: err}
		}
		return nil
	})
	return turns, err
}

// decodeTurn reads a turn. room is how many more logs the round may hold; metered
// reports whether the bytecodes must be there, or must not. After an error the robot is
// noRobot if it has not been read.
func decodeTurn(s *jsonscan.Scanner, t *Turn, room *int, metered bool) error {
	counted := false
	t.Robot = noRobot
	err := s.Object(turnShape, func(field string) (err error) {
		switch field {
		case "robot":
			var id int
			if id, err = number(s); err == nil {
				t.Robot = id
			}
		case "bytecodes":
			t.Bytecodes, err = number(s)
			counted = true
		case "action":
			t.Action, err = decodeAction(s)
		case "logs":
			t.Logs, err = decodeLogs(s, *room)
			*room -= len(t.Logs)
		case "logs_dropped":
			t.LogsDropped, err = number(s)
		case "error":
			t.Error, err = s.Text()
		case "paused":
			t.Paused, err = s.Bool()
		case "destroyed":
			t.Destroyed, err = s.Bool()
		case "internal_error":
			t.InternalError, err = s.Bool()
		}
		return err
	})
	switch {
	case err != nil:
		return err
	case metered && !counted:
		return missing("bytecodes")
	case counted && !metered:
		return errors.New("bytecodes: there in a match of which nobody counted them")
	}
	return nil
}

func decodeLogs(s *jsonscan.Scanner, room int) ([]string, error) {
	var logs []string
	err := s.Array(func(i int) error {
		if i == room {
			return errors.New("too many in this round")
		}
		line, err := s.Text()
		if err != nil {
			return fmt.Errorf("line %d: %w", i+1, err)
		}
		logs = append(logs, line)
		return nil
	})
	return logs, err
}

// decodeAction reads an action. Exactly one of the kinds is there, and a robot
// unless it is a move.
func decodeAction(s *jsonscan.Scanner) (Action, error) {
	var a Action
	hasRobot := false
	err := s.Object(actionShape, func(field string) (err error) {
		if field == "robot" {
			hasRobot = true
			a.Robot, err = number(s)
			return err
		}
		if a.Kind != NoAction {
			return fmt.Errorf("besides %v", a.Kind)
		}
		a.Kind = actionKind(field)
		a.Row, a.Col, err = decodeSquare(s)
		return err
	})
	switch {
	case err != nil:
		return a, err
	case a.Kind == NoAction:
		return a, errors.New("none of spawn, move and capture is there")
	case hasRobot && a.Kind == Move:
		return a, errors.New("robot: there for a move")
	case !hasRobot && a.Kind != Move:
		return a, fmt.Errorf("field %q is missing", "robot")
	}
	return a, nil
}

// decodeSquare reads [row,col].
func decodeSquare(s *jsonscan.Scanner) (row, col int, err error) {
	n := 0
	err = s.Array(func(i int) (err error) {
		switch n++; i {
		case 0:
			row, err = number(s)
		case 1:
			col, err = number(s)
		default:
			err = errors.New("expected [row,col], found a third number")
		}
		return err
	})
	if err == nil && n < 2 {
		err = errors.New("expected [row,col], found fewer numbers")
	}
	return row, col, err
}

func decodeBoard(s *jsonscan.Scanner, size int) ([]string, error) {
	board := make([]string, 0, size)
	err := s.Array(func(i int) error {
		if i == size {
			return fmt.Errorf("more than %d rows", size)
		}
		row, err := s.Text()
		if err != nil {
			return fmt.Errorf("row %d: %w", i, err)
		}
		board = append(board, row)
		return nil
	})
	return board, err
}

func decodeResult(s *jsonscan.Scanner) (Result, error) {
	var r Result
	err := s.Object(resultShape, func(field string) (err error) {
		switch field {
		case "winner":
			r.Winner, err = decodeName[Team](s)
		case "reason":
			r.Reason, err = decodeName[decision.Reason](s)
		case "rounds":
			r.Rounds, err = number(s)
		case "back_row":
			r.BackRow, err = decodeCount(s)
		case "pawns":
			r.Pawns, err = decodeCount(s)
		}
		return err
	})
	return r, err
}

func decodeCount(s *jsonscan.Scanner) (Count, error) {
	var c Count
	err := s.Object(teamsShape, func(field string) (err error) {
		switch field {
		case "white":
			c.White, err = number(s)
		case "black":
			c.Black, err = number(s)
		}
		return err
	})
	return c, err
}
