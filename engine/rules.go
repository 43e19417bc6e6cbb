package engine

import (
	"fmt"
	"slices"
	"strings"

	"bhack/maps"
)

// Team is a side. White, 0, spawns on row 0 and moves up; black, 1, spawns on the
// last row and moves down. Its value indexes the pairs of a [Result].
type Team = maps.Team

// The two teams.
const (
	White = maps.White
	Black = maps.Black
)

// The bounds of rules, whatever the ruleset.
const (
	MinSize      = maps.MinSize   // side of the smallest board, in squares
	MaxSize      = maps.MaxSize   // side of the largest board, in squares
	MaxRounds    = maps.MaxRounds // longest match, in rounds
	MaxBytecodes = 1_000_000_000  // largest budget of a turn, in bytecodes
	MaxMemory    = 1 << 40        // largest limit of memory, in bytes
)

// Tiebreak says what is compared when a match has reached its last round, before
// a coin is flipped.
type Tiebreak uint8

// The tiebreaks.
const (
	// TiebreakBackRow compares the pawns on the opponents' home rows.
	TiebreakBackRow Tiebreak = iota
	// TiebreakAllRows compares row after row, starting at the opponents' home rows.
	TiebreakAllRows
)

// String returns the tiebreak's name in replays.
func (t Tiebreak) String() string { return enumName("Tiebreak", uint8(t), "back_row", "all_rows") }

// OffBoard says what check_space does with a square off the board.
type OffBoard uint8

// The ways of check_space off the board.
const (
	// OffBoardError raises RobotError.
	OffBoardError OffBoard = iota
	// OffBoardIndex indexes as a Python list does: numbers below 0 count from the
	// end of the board, others raise IndexError.
	OffBoardIndex
)

// String returns the name in replays.
func (o OffBoard) String() string { return enumName("OffBoard", uint8(o), "error", "index") }

// enumName returns the name of value i of a type.
func enumName(kind string, i uint8, names ...string) string {
	if int(i) < len(names) {
		return names[i]
	}
	return fmt.Sprintf("%s(%d)", kind, i)
}

// Rules are the constants of the game. Start from [SP20] or [Final]; the zero value
// is not valid.
type Rules struct {
	// Rounds is the round limit, 1 to [MaxRounds]. A match that is still undecided
	// then goes to the tiebreak.
	Rounds int
	// FirstBytecodes is the budget of a robot's first turn, in bytecodes: 1 to
	// [MaxBytecodes].
	FirstBytecodes int
	// TurnBytecodes is the budget of every later turn, in bytecodes: 1 to
	// [MaxBytecodes].
	TurnBytecodes int
	// RobotMemory is how many bytes a robot may keep alive, and TeamMemory how many
	// the robots of a team may together: 1 to [MaxMemory]. A robot that would keep
	// more gets MemoryError; one that goes on regardless is destroyed.
	RobotMemory, TeamMemory int64
	// WinPawns is how many pawns on the opponent's home row win at once: 1 to
	// [MaxSize]. 0 stands for half the size of the board, rounded up.
	WinPawns int
	// Tiebreak is the rule for a match that has reached the round limit.
	Tiebreak Tiebreak
	// CheckSpaceOffBoard is the rule for check_space off the board.
	CheckSpaceOffBoard OffBoard
	// MinSize and MaxSize bound the side of the board, in squares; neither may be
	// beyond the constants of these names.
	MinSize, MaxSize int
	// DefaultSize is the side of the board, in squares, when nothing else says it.
	DefaultSize int
}

// SP20 returns the rules of the formal specification 2020.2.0.3: ruleset sp20.
func SP20() Rules {
	return Rules{
		Rounds:             50,
		FirstBytecodes:     10000,
		TurnBytecodes:      5000,
		RobotMemory:        8 << 20,
		TeamMemory:         256 << 20,
		Tiebreak:           TiebreakBackRow,
		CheckSpaceOffBoard: OffBoardError,
		MinSize:            MinSize,
		MaxSize:            MaxSize,
		DefaultSize:        16,
	}
}

// Final returns the rules that the contest's engine 1.1.0 played: ruleset final.
func Final() Rules {
	r := SP20()
	r.Rounds = 500
	r.FirstBytecodes, r.TurnBytecodes = 20000, 20000
	r.Tiebreak = TiebreakAllRows
	r.CheckSpaceOffBoard = OffBoardIndex
	return r
}

// rulesets are the rulesets, the default first.
var rulesets = [...]struct {
	name  string
	rules func() Rules
}{{"sp20", SP20}, {"final", Final}}

// RulesetNames returns the names of the rulesets, the default first.
func RulesetNames() []string {
	names := make([]string, 0, len(rulesets))
	for _, r := range rulesets {
		names = append(names, r.name)
	}
	return names
}

// RulesByName returns the rules of a ruleset. The error names those there are.
func RulesByName(name string) (Rules, error) {
	for _, r := range rulesets {
		if r.name == name {
			return r.rules(), nil
		}
	}
	return Rules{}, fmt.Errorf("unknown ruleset %q; the rulesets are %s", name, strings.Join(RulesetNames(), ", "))
}

// PawnsToWin returns how many pawns on the opponent's home row win at once on a
// board of the given size.
func (r Rules) PawnsToWin(size int) int {
	if r.WinPawns > 0 {
		return r.WinPawns
	}
	return maps.PawnsToWin(size)
}

// Validate returns an error that names the first field that is out of range, and
// its value.
func (r Rules) Validate() error {
	for _, f := range []struct {
		field          string
		value, low, up int
	}{
		{"rounds", r.Rounds, 1, MaxRounds},
		{"first_bytecodes", r.FirstBytecodes, 1, MaxBytecodes},
		{"turn_bytecodes", r.TurnBytecodes, 1, MaxBytecodes},
		{"robot_memory", int(r.RobotMemory), 1, MaxMemory},
		{"team_memory", int(r.TeamMemory), 1, MaxMemory},
		{"win_pawns", r.WinPawns, 0, MaxSize},
		{"min_size", r.MinSize, MinSize, MaxSize},
		{"max_size", r.MaxSize, r.MinSize, MaxSize},
		{"default_size", r.DefaultSize, r.MinSize, r.MaxSize},
	} {
		if err := within(f.field, f.value, f.low, f.up); err != nil {
			return fmt.Errorf("rules: %w", err)
		}
	}
	if !slices.Contains([]Tiebreak{TiebreakBackRow, TiebreakAllRows}, r.Tiebreak) {
		return fmt.Errorf("rules: tiebreak is %v, which is not known", r.Tiebreak)
	}
	if !slices.Contains([]OffBoard{OffBoardError, OffBoardIndex}, r.CheckSpaceOffBoard) {
		return fmt.Errorf("rules: check_space_off_board is %v, which is not known", r.CheckSpaceOffBoard)
	}
	return nil
}

// within returns an error unless low <= value <= up.
func within(field string, value, low, up int) error {
	if value < low || value > up {
		return fmt.Errorf("%s is %d, but must be from %d to %d", field, value, low, up)
	}
	return nil
}
