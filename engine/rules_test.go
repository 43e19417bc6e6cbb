package engine_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bhack/engine"
	"bhack/maps"
)

func TestRulesets(t *testing.T) {
	t.Parallel()
	for _, name := range engine.RulesetNames() {
		rules, err := engine.RulesByName(name)
		require.NoError(t, err)
		assert.Equal(t, rulesets()[name], rules)
		assert.NoError(t, rules.Validate())
		assert.Equal(t, 16, rules.DefaultSize)
	}
	sp20, final := engine.SP20(), engine.Final()
	assert.Equal(t, []int{50, 10000, 5000}, []int{sp20.Rounds, sp20.FirstBytecodes, sp20.TurnBytecodes})
	assert.Equal(t, []int{500, 20000, 20000}, []int{final.Rounds, final.FirstBytecodes, final.TurnBytecodes})
	assert.Equal(t, engine.TiebreakBackRow, sp20.Tiebreak)
	assert.Equal(t, engine.TiebreakAllRows, final.Tiebreak)
	assert.Equal(t, engine.OffBoardError, sp20.CheckSpaceOffBoard)
	assert.Equal(t, engine.OffBoardIndex, final.CheckSpaceOffBoard)

	_, err := engine.RulesByName("chess")
	assert.EqualError(t, err, `unknown ruleset "chess"; the rulesets are sp20, final`)
}

func TestPawnsToWin(t *testing.T) {
	t.Parallel()
	for size, want := range map[int]int{8: 4, 9: 5, 16: 8, 31: 16, 32: 16} {
		assert.Equal(t, want, engine.SP20().PawnsToWin(size), "size %d", size)
		assert.Equal(t, want, engine.Final().PawnsToWin(size), "size %d", size)
	}
	rules := engine.SP20()
	rules.WinPawns = 3
	assert.Equal(t, 3, rules.PawnsToWin(32))
}

func TestRulesValidate(t *testing.T) {
	t.Parallel()
	for _, test := range []struct {
		change func(*engine.Rules)
		want   string
	}{
		{func(r *engine.Rules) { r.Rounds = 0 }, "rules: rounds is 0, but must be from 1 to 100000"},
		{func(r *engine.Rules) { r.FirstBytecodes = -1 }, "rules: first_bytecodes is -1, but must be from 1 to 1000000000"},
		{func(r *engine.Rules) { r.TurnBytecodes = 2e9 }, "rules: turn_bytecodes is 2000000000, but must be from 1 to 1000000000"},
		{func(r *engine.Rules) { r.WinPawns = 33 }, "rules: win_pawns is 33, but must be from 0 to 32"},
		{func(r *engine.Rules) { r.MinSize = 7 }, "rules: min_size is 7, but must be from 8 to 32"},
		{func(r *engine.Rules) { r.MinSize, r.MaxSize = 20, 19 }, "rules: max_size is 19, but must be from 20 to 32"},
		{func(r *engine.Rules) { r.DefaultSize = 33 }, "rules: default_size is 33, but must be from 8 to 32"},
		{func(r *engine.Rules) { r.Tiebreak = 2 }, "rules: tiebreak is Tiebreak(2), which is not known"},
		{func(r *engine.Rules) { r.CheckSpaceOffBoard = 2 }, "rules: check_space_off_board is OffBoard(2), which is not known"},
	} {
		rules := engine.SP20()
		test.change(&rules)
		assert.EqualError(t, rules.Validate(), test.want)
	}
}

func TestNewRefuses(t *testing.T) {
	t.Parallel()
	arrived := maps.Pawn{Team: maps.White, Row: 7, Col: 0}
	for name, test := range map[string]struct {
		change func(*engine.Config)
		want   string
	}{
		"no rules":   {func(c *engine.Config) { c.Rules = engine.Rules{} }, "rules: rounds is 0, but must be from 1 to 100000"},
		"no program": {func(c *engine.Config) { c.Black = nil }, "a match needs the programs of White and Black"},
		"size":       {func(c *engine.Config) { c.Size = 7 }, "size is 7, but must be from 8 to 32"},
		"large":      {func(c *engine.Config) { c.Size = 33 }, "size is 33, but must be from 8 to 32"},
		"rounds":     {func(c *engine.Config) { c.Rounds = -1 }, "rounds is -1, but must be from 1 to 100000"},
		"rng":        {func(c *engine.Config) { c.RNG = 2 }, "rng is RNG(2), which is not known"},
		"map's size": {func(c *engine.Config) { c.Size, c.Map = 16, maps.Empty(8) }, "size is 16, but map empty is for size 8 only"},
		"map": {func(c *engine.Config) {
			c.Map = &maps.Map{Name: "bad", Size: 8, Pawns: []maps.Pawn{arrived, arrived}}
		}, "map bad: pawn 1, W 7,0, is on a square that is taken"},
		"map without size": {func(c *engine.Config) {
			c.Map = &maps.Map{Name: "bad", Pawns: []maps.Pawn{arrived}}
		}, "map bad has pawns, but no size"},
		"decided": {func(c *engine.Config) {
			c.Rules.WinPawns = 1
			c.Map = &maps.Map{Name: "done", Size: 8, Pawns: []maps.Pawn{arrived}}
		}, "map done is decided before the match starts: win_pawns is 1, and white has 1 pawns on the row of its opponent"},
		"text": {func(c *engine.Config) { c.Text.LogLines = -1 }, "text limits: log_lines is -1, but must be from 1 to 1073741824"},
	} {
		program := compile(t, idle)
		c := engine.Config{Rules: engine.SP20(), White: program, Black: program}
		test.change(&c)
		_, err := engine.New(c)
		assert.EqualError(t, err, test.want, name)
	}
}

// TestSettings makes sure of what fills in for what is not set.
func TestSettings(t *testing.T) {
	t.Parallel()
	lastMove, err := maps.Embedded("lastmove")
	require.NoError(t, err)
	for name, test := range map[string]struct {
		config         engine.Config
		size, rounds   int
		mapName        string
		pawns, winning int
	}{
		"defaults": {engine.Config{}, 16, 50, "empty", 0, 8},
		"given":    {engine.Config{Size: 31, Rounds: 7}, 31, 7, "empty", 0, 16},
		"map":      {engine.Config{Map: lastMove}, 12, 2, "lastmove", len(lastMove.Pawns), 6},
		"map, but": {engine.Config{Map: lastMove, Size: 12, Rounds: 9}, 12, 9, "lastmove", len(lastMove.Pawns), 6},
		"unsized":  {engine.Config{Map: maps.Empty(0), Size: 9}, 9, 50, "empty", 0, 5},
	} {
		program := compile(t, idle)
		test.config.Rules, test.config.White, test.config.Black = engine.SP20(), program, program
		m, err := engine.New(test.config)
		require.NoError(t, err, name)
		s := m.Settings()
		assert.Equal(t, test.size, s.Size, name)
		assert.Equal(t, test.rounds, s.Rules.Rounds, name)
		assert.Equal(t, test.rounds, test.config.MaxRounds(), name)
		assert.Equal(t, test.mapName, s.Map, name)
		assert.Len(t, s.Position, test.pawns, name)
		assert.Equal(t, test.winning, s.Rules.WinPawns, name)
		assert.Equal(t, 100, s.Text.LogLines, name)
	}
}

func TestNames(t *testing.T) {
	t.Parallel()
	assert.Equal(t, "shared", engine.Shared.String())
	assert.Equal(t, "robot", engine.PerRobot.String())
	assert.Equal(t, "overlord", engine.Overlord.String())
	assert.Equal(t, "capture", engine.Capture.String())
	assert.Equal(t, "all_rows", engine.TiebreakAllRows.String())
	assert.Equal(t, "index", engine.OffBoardIndex.String())
}

func TestRNGByName(t *testing.T) {
	t.Parallel()
	for _, name := range engine.RNGNames() {
		rng, err := engine.RNGByName(name)
		require.NoError(t, err)
		assert.Equal(t, name, rng.String())
	}
	assert.Equal(t, engine.PerRobot.String(), engine.RNGNames()[0], "the default")
	_, err := engine.RNGByName("none")
	assert.EqualError(t, err, `unknown rng "none"; it is robot or shared`)
}
