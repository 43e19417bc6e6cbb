package engine

import (
	"fmt"

	"bhack/maps"
	"bhack/sandbox"
)

// Config is what a match is made of. White, Black and Rules must be set; every
// other field may be left zero.
type Config struct {
	// Rules are the constants of the game.
	Rules Rules
	// Rounds is the round limit, 1 to [MaxRounds]. 0 stands for that of the map, and
	// of Rules when the map has none.
	Rounds int
	// Size is the side of the board, in squares. 0 stands for that of the map, and
	// for Rules.DefaultSize when the map fits every size. It must be the map's when
	// that has one.
	Size int
	// Seed is where the random numbers of the match start; every value is valid.
	Seed int64
	// RNG says who draws from which random stream.
	RNG RNG
	// Map is the position at the start; nil stands for an empty board. It is not
	// changed or kept.
	Map *maps.Map
	// White and Black are the players' programs, which may be the same one. Their
	// module bot runs first, and its function turn every turn.
	White, Black *sandbox.Program
	// Text bounds what the replay keeps of the text that robots write.
	Text TextLimits
	// Observer is told what happens; nil means nobody. NoLogs says that it does not look at the texts that turns log, which need
	// not be what they are then.
	Observer Observer
	NoLogs   bool
	// Profiles, by team, count where the code spends its bytecodes; nil means that nobody does.
	Profiles [2]*Profile
	// Trace has turns of a robot told step by step; nil means none.
	Trace *Trace
	// RunAll makes the code run in every turn. Otherwise turns whose outcome is known from an earlier
	// one are not executed, unless there is a Profile or a Trace. The match is the same either way.
	RunAll bool
}

// runsAll reports whether the code runs in every turn.
func (c *Config) runsAll() bool {
	return c.RunAll || c.Profiles != [2]*Profile{} || c.Trace != nil
}

// Profile counts where code spends its bytecodes.
type Profile = sandbox.Profile

// Trace tells what the code of a robot does in some turns.
type Trace struct {
	// Robot is the robot's id.
	Robot int
	// First and Last are the rounds, from 1; Last may be 0 for all from First on.
	First, Last int
	// Step is called with each step.
	Step func(round int, s sandbox.Step)
}

// Includes reports whether a robot's turn is to be told.
func (t *Trace) Includes(round, robot int) bool {
	return t != nil && robot == t.Robot && round >= t.First && (round <= t.Last || t.Last == 0)
}

// The parts of a player's program that the game knows by name.
const (
	// MainModule is the module of which each robot runs the top level first.
	MainModule = "bot"
	// TurnFunction is the function of MainModule that is called every turn.
	TurnFunction = "turn"
)

// Settings are those of a match once every default is filled in.
type Settings struct {
	// Rules are the constants of the game, with the round limit and the number of
	// pawns to win that hold in this match.
	Rules Rules
	// Size is the side of the board, in squares.
	Size int
	// Seed and RNG are those of the Config.
	Seed int64
	RNG  RNG
	// Map is the map's name.
	Map string
	// Position holds the pawns at the start in spawn order; the ids of their robots
	// are [FirstPawn] and those that follow it.
	Position []maps.Pawn
	// Text bounds the text of robots.
	Text TextLimits
}

// MaxRounds returns the round limit: Rounds or what stands for it when that is 0.
func (c *Config) MaxRounds() int {
	ofMap := 0
	if c.Map != nil {
		ofMap = c.Map.Rounds
	}
	return firstSet(c.Rounds, ofMap, c.Rules.Rounds)
}

// Settings fills in the defaults of a Config, which needs no programs for that. It fails if another field is not valid.
func (c *Config) Settings() (Settings, error) {
	if err := c.Rules.Validate(); err != nil {
		return Settings{}, err
	}
	if c.RNG > Shared {
		return Settings{}, fmt.Errorf("rng is %v, which is not known", c.RNG)
	}
	s := Settings{Rules: c.Rules, Seed: c.Seed, RNG: c.RNG, Map: maps.EmptyName}
	var err error
	if s.Text, err = c.Text.withDefaults(); err != nil {
		return Settings{}, err
	}
	if err := s.setBoard(c); err != nil {
		return Settings{}, err
	}
	return s, nil
}

// setBoard fills in what depends on the map: size, round limit and position.
func (s *Settings) setBoard(c *Config) error {
	start := c.Map
	if start == nil {
		start = maps.Empty(0)
	}
	s.Map = start.Name
	s.Size = firstSet(c.Size, start.Size, c.Rules.DefaultSize)
	s.Rules.Rounds = c.MaxRounds()
	s.Rules.WinPawns = c.Rules.PawnsToWin(s.Size)
	if start.Size != 0 && s.Size != start.Size {
		return fmt.Errorf("size is %d, but map %s is for size %d only", s.Size, start.Name, start.Size)
	}
	if err := within("size", s.Size, c.Rules.MinSize, c.Rules.MaxSize); err != nil {
		return err
	}
	if err := within("rounds", s.Rules.Rounds, 1, MaxRounds); err != nil {
		return err
	}
	if start.Size == 0 {
		if len(start.Pawns) > 0 {
			return fmt.Errorf("map %s has pawns, but no size", start.Name)
		}
		return nil
	}
	if err := start.Validate(); err != nil {
		return fmt.Errorf("map %s: %w", start.Name, err)
	}
	s.Position = append(s.Position, start.Pawns...)
	return s.undecided()
}

// undecided returns an error if a team has won before the match starts. That can
// be so of a valid map when Rules.WinPawns asks for fewer pawns than usual.
func (s *Settings) undecided() error {
	var arrived [2]int
	for _, p := range s.Position {
		if p.Row == homeRow(opponent(p.Team), s.Size) {
			arrived[p.Team]++
		}
	}
	for _, t := range []Team{White, Black} {
		if arrived[t] >= s.Rules.WinPawns {
			return fmt.Errorf("map %s is decided before the match starts: win_pawns is %d, and %v has %d pawns on the row of its opponent",
				s.Map, s.Rules.WinPawns, t, arrived[t])
		}
	}
	return nil
}

// firstSet returns the first of values that is not 0, or 0.
func firstSet(values ...int) int {
	for _, v := range values {
		if v != 0 {
			return v
		}
	}
	return 0
}

// opponent returns the other team.
func opponent(t Team) Team { return Black - t }

// homeRow returns the row on which the team spawns.
func homeRow(t Team, size int) int {
	if t == White {
		return 0
	}
	return size - 1
}

// forward returns by how much the row grows when a pawn of the team steps ahead.
func forward(t Team) int {
	if t == White {
		return 1
	}
	return -1
}
