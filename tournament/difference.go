package tournament

import (
	"fmt"
	"slices"
	"strings"
)

// Difference is a setting in which two Specs differ.
type Difference struct {
	// Setting is its name, Here and There are the two values.
	Setting, Here, There string
}

// String names the setting and its values.
func (d Difference) String() string {
	return fmt.Sprintf("%s: %s, not %s", d.Setting, d.Here, d.There)
}

// Differences lists the settings in which s and other differ. Boards of the same maps
// and sizes differ only if none of the settings does that are in the digests of all
// boards.
func (s *Spec) Differences(other *Spec) []Difference {
	var all []Difference
	mine, theirs := s.settings(), other.settings()
	if slices.EqualFunc(s.Players, other.Players, func(p, q Player) bool { return p.Name == q.Name }) {
		isPlayers := func(s setting) bool { return s.name == "players" }
		mine = append(s.codes(), slices.DeleteFunc(mine, isPlayers)...)
		theirs = append(other.codes(), slices.DeleteFunc(theirs, isPlayers)...)
	}
	if s.rules() != other.rules() && s.maps() == other.maps() {
		isBoards := func(s setting) bool { return s.name == "boards" }
		mine, theirs = slices.DeleteFunc(mine, isBoards), slices.DeleteFunc(theirs, isBoards)
	}
	for i, m := range mine {
		if m.value != theirs[i].value {
			all = append(all, Difference{m.name, m.value, theirs[i].value})
		}
	}
	return all
}

// rules are the settings that are in the digests of all boards. The engine is one of
// them, as its version decides what the rules are by default.
type rules struct {
	engine, ruleset, rng    string
	rounds                  int
	memoryRobot, memoryTeam int64
}

func (s *Spec) rules() rules {
	return rules{s.Engine, s.Ruleset, s.RNG, s.Rounds, s.MemoryRobot, s.MemoryTeam}
}

// maps returns the maps and sizes of the boards.
func (s *Spec) maps() string {
	var all []string
	for _, b := range s.Boards {
		all = append(all, b.place())
	}
	return strings.Join(all, ", ")
}

// place returns the map and the size of a board.
func (b Board) place() string { return fmt.Sprintf("%s of size %d", b.Map, b.Size) }

// codes returns a setting for the code of each player.
func (s *Spec) codes() []setting {
	codes := make([]setting, 0, len(s.Players))
	for _, p := range s.Players {
		codes = append(codes, setting{"the code of " + p.Name, p.codeText()})
	}
	return codes
}

// codeText is code as people read it.
func (p Player) codeText() string {
	if p.Broken != "" {
		return p.code()
	}
	return short(p.SHA256)
}

// setting is a part of a Spec as people read it.
type setting struct{ name, value string }

// settings returns the settings in a fixed order; the digests in them are cut.
func (s *Spec) settings() []setting {
	var players, boards []string
	for _, p := range s.Players {
		players = append(players, p.Name+" "+p.codeText())
	}
	for _, b := range s.Boards {
		boards = append(boards, fmt.Sprintf("%s (%s)", b.place(), short(b.Settings)))
	}
	test := "none"
	if t := s.SPRT; t != nil {
		test = fmt.Sprintf("%g,%g,%g,%g %s", t.Elo0, t.Elo1, t.Alpha, t.Beta, t.Model)
	}
	return []setting{
		{"engine", s.Engine},
		{"players", strings.Join(players, ", ")},
		{"schedule", string(s.Format)},
		{"ruleset", s.Ruleset},
		{"rng", s.RNG},
		{"rounds", orDefault(int64(s.Rounds))},
		{"memory-robot", orDefault(s.MemoryRobot)},
		{"memory-team", orDefault(s.MemoryTeam)},
		{"boards", strings.Join(boards, ", ")},
		{"seeds", s.Seeds.String()},
		{"pairs", fmt.Sprint(s.Pairs)},
		{"coin-flip", string(s.CoinFlip)},
		{"sprt", test},
	}
}

// orDefault names a limit, of which 0 stands for the default.
func orDefault(limit int64) string {
	if limit == 0 {
		return "default"
	}
	return fmt.Sprint(limit)
}

// short returns the first characters of a digest.
func short(hash string) string { return hash[:min(len(hash), 12)] }
