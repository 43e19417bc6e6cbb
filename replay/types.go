package replay

import (
	"strconv"

	"bhack/internal/decision"
)

const (
	// Format is the value of a replay's first field, "format".
	Format = "bhack-replay"
	// Version is the format version this package writes, and the newest it
	// reads.
	Version = 1
)

// Team names a side.
type Team string

const (
	// White spawns on row 0 and moves towards higher rows.
	White Team = "white"
	// Black spawns on the last row and moves towards lower rows.
	Black Team = "black"
)

// Opponent returns the other team.
func (t Team) Opponent() Team {
	if t == White {
		return Black
	}
	return White
}

// RNG says from where a match's robots draw their random numbers.
type RNG string

const (
	// RNGRobot gives every robot a stream of its own.
	RNGRobot RNG = "robot"
	// RNGShared gives the whole match one stream.
	RNGShared RNG = "shared"
)

// Tiebreak says how a match that reached its last round is decided.
type Tiebreak string

const (
	// TiebreakBackRow compares the pawns on the opponents' back rows, then
	// flips a coin.
	TiebreakBackRow Tiebreak = "back_row"
	// TiebreakAllRows compares row after row, starting at the back rows,
	// then flips a coin.
	TiebreakAllRows Tiebreak = "all_rows"
)

// OffBoard says what check_space does with a square off the board.
type OffBoard string

const (
	// OffBoardError raises RobotError.
	OffBoardError OffBoard = "error"
	// OffBoardIndex indexes as a Python list does: negative numbers count
	// from the end, numbers beyond it raise IndexError.
	OffBoardIndex OffBoard = "index"
)

// Source says where a replay comes from that this program has not recorded itself.
// What is not known then is absent, which it must not be otherwise.
type Source string

// SourceOfficialLog is a log of the contest's engine. Package officiallog makes
// replays of those.
const SourceOfficialLog Source = "official-log"

// Document is a whole replay in memory. Encode it with [Write], not with
// encoding/json, which would leave out the format and its version.
type Document struct {
	Header
	// Rounds holds the rounds played, the first one first.
	Rounds []*Round
	// Result is how the match ended.
	Result Result
}

// Header is what is known before the first round.
type Header struct {
	Match   Match   `json:"match"`
	Players Players `json:"players"`
}

// Match holds all that decides a match except the players' code. Only Memory,
// Position and Source may be left empty.
type Match struct {
	// Ruleset names the rules that the other fields started from: "sp20" or
	// "final". Not empty.
	Ruleset string `json:"ruleset"`
	// Size is the length of the board's side in squares, [MinSize] to
	// [MaxSize].
	Size int `json:"size"`
	// MaxRounds is the round limit, at least 1.
	MaxRounds int `json:"max_rounds"`
	// Seed is where the match's random numbers start; every int64 is valid.
	Seed int64 `json:"seed"`
	// SeedUnknown says that nobody knows the seed, which then must be 0. Only a
	// match with a Source may be so.
	SeedUnknown bool `json:"-"`
	// RNG says how random streams are dealt out.
	RNG RNG `json:"rng"`
	// Map is the name of the map, without folder. Not empty.
	Map string `json:"map"`
	// Bytecodes is the budget of a robot's turn.
	Bytecodes Bytecodes `json:"bytecodes"`
	// Memory is what robots may keep alive; its zero value says nothing of it.
	Memory Memory `json:"memory,omitzero"`
	// WinPawns is how many pawns on the opponent's back row win at once, at
	// least 1.
	WinPawns int `json:"win_pawns"`
	// Tiebreak is the rule for a match that reached MaxRounds.
	Tiebreak Tiebreak `json:"tiebreak"`
	// CheckSpaceOffBoard is the rule for check_space off the board.
	CheckSpaceOffBoard OffBoard `json:"check_space_off_board"`
	// Source is empty for a match that this program played.
	Source Source `json:"source,omitempty"`
	// Position holds the pawns that stand on the board before round 1, in
	// spawn order; empty when the map is.
	Position []Pawn `json:"position,omitempty"`
}

// MarshalJSON returns the settings as they stand in a replay.
func (m Match) MarshalJSON() ([]byte, error) { return appendMatch(nil, &m), nil }

// SeedText returns the seed as digits, or "unknown".
func (m *Match) SeedText() string {
	if m.SeedUnknown {
		return "unknown"
	}
	return strconv.FormatInt(m.Seed, 10)
}

// Metered reports whether the match's turns say how many bytecodes they took: not in
// one with a Source, where nobody counted them.
func (m *Match) Metered() bool { return m.Source == "" }

// JSONTurn is a turn as it stands in the document: it has no bytecodes if nobody counted them.
type JSONTurn struct {
	Turn
	// Counted are Turn.Bytecodes, or nil.
	Counted *int `json:"bytecodes,omitempty"`
}

// JSONTurn returns a turn of the match as it stands in the document.
func (m *Match) JSONTurn(t *Turn) JSONTurn {
	j := JSONTurn{Turn: *t}
	if m.Metered() {
		j.Counted = &j.Bytecodes
	}
	return j
}

// Bytecodes is the budget of a robot's turn, in bytecodes. Both are at least 1.
type Bytecodes struct {
	// First is the budget of a robot's first turn.
	First int `json:"first"`
	// Turn is the budget of every later turn.
	Turn int `json:"turn"`
}

// Memory is what robots may keep alive at a time, in bytes. Both are at least 1.
type Memory struct {
	// Robot is the limit of each robot.
	Robot int64 `json:"robot"`
	// Team is the limit of all robots of a team together.
	Team int64 `json:"team"`
}

// Pawn is a pawn of the starting position.
type Pawn struct {
	// Robot is the pawn's id, at least [FirstPawn].
	Robot int  `json:"robot"`
	Team  Team `json:"team"`
	// Row and Col are the pawn's square, from 0 to the size - 1.
	Row int `json:"row"`
	Col int `json:"col"`
}

// FirstPawn is the lowest id of a pawn; the ids before it are the overlords',
// 0 white's and 1 black's.
const FirstPawn = 2

// Players holds the two players of a match.
type Players struct {
	White Player `json:"white"`
	Black Player `json:"black"`
}

// Of returns the player of a team.
func (p *Players) Of(t Team) Player {
	if t == White {
		return p.White
	}
	return p.Black
}

// Player identifies a player's code.
type Player struct {
	// Name is what the player is called in output; not empty, not unique.
	Name string `json:"name"`
	// SHA256 is the digest of the player's code: 64 hexadecimal digits in
	// lower case. Empty if nobody knows it, in a match with a Source.
	SHA256 string `json:"sha256,omitempty"`
}

// Round is one round of a match.
type Round struct {
	// Round is the round's number. The first is 1, and none is left out.
	Round int `json:"round"`
	// Turns holds the turns in the order in which they were taken, at most
	// Size*Size + 2.
	Turns []Turn `json:"turns"`
	// Board is the board at the end of the round: Size rows of Size squares,
	// row 0 first, a square being '.', 'W' or 'B'.
	Board []string `json:"board"`
}

// Turn is one robot's turn. All fields but the first two are zero when there
// is nothing to say.
type Turn struct {
	// Robot is the id of the robot whose turn it was.
	Robot int `json:"robot"`
	// Bytecodes is how many bytecodes the robot used in this turn. Nobody counted
	// them in a match with a Source: 0.
	Bytecodes int `json:"bytecodes"`
	// Action is what the robot did to the board, if anything.
	Action Action `json:"action,omitzero"`
	// Logs holds the lines that the robot logged, in order.
	Logs []string `json:"logs,omitempty"`
	// LogsDropped counts the lines logged that are not in Logs for want of
	// room.
	LogsDropped int `json:"logs_dropped,omitempty"`
	// Error is the traceback of the exception that ended the turn.
	Error string `json:"error,omitempty"`
	// Paused says that the robot ran out of bytecodes and goes on in its
	// next turn.
	Paused bool `json:"paused,omitempty"`
	// Destroyed says that the robot's code failed to load, or kept more memory
	// than it may in spite of MemoryError, and that the robot takes no more
	// turns.
	Destroyed bool `json:"destroyed,omitempty"`
	// InternalError says that a fault of the runner, not of the player,
	// ended the turn; Error then describes it.
	InternalError bool `json:"internal_error,omitempty"`
}

// Result is how a match ended.
type Result struct {
	// Winner is the team that won; there are no draws.
	Winner Team `json:"winner"`
	// Reason is how it won.
	Reason decision.Reason `json:"reason"`
	// Rounds is the number of rounds played, the last one, perhaps cut
	// short, included.
	Rounds int `json:"rounds"`
	// BackRow counts each team's pawns on the opponent's back row at the
	// end.
	BackRow Count `json:"back_row"`
	// Pawns counts each team's pawns on the board at the end.
	Pawns Count `json:"pawns"`
}

// Count is a number for each team.
type Count struct {
	White int `json:"white"`
	Black int `json:"black"`
}

// Of returns the number of a team.
func (c Count) Of(t Team) int {
	if t == White {
		return c.White
	}
	return c.Black
}
