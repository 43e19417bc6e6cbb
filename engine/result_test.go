package engine_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bhack/engine"
	"bhack/internal/decision"
	"bhack/maps"
)

// race is a map on which the team has so many pawns on its opponent's home row and,
// older than these, one that is a step away from it.
func race(size, arrived int, team engine.Team) *maps.Map {
	goal, before := size-1, size-2
	if team == engine.Black {
		goal, before = 0, 1
	}
	m := maps.Empty(size)
	m.Name = "race"
	m.Pawns = append(m.Pawns, maps.Pawn{Team: team, Row: before, Col: size - 1})
	for col := range arrived {
		m.Pawns = append(m.Pawns, maps.Pawn{Team: team, Row: goal, Col: col})
	}
	return m
}

const runner = "def turn():\n    if get_type() == RobotType.PAWN and not check_ahead():\n        move_forward()\n" + `
def check_ahead():
    row, col = get_location()
    row += 1 if get_team() == Team.WHITE else -1
    return row < 0 or row >= get_board_size() or check_space(row, col)
`

func TestWinAtOnce(t *testing.T) {
	t.Parallel()
	for name, rules := range rulesets() {
		for size, needed := range map[int]int{8: 4, 9: 5, 31: 16, 32: 16} {
			for _, team := range []engine.Team{engine.White, engine.Black} {
				t.Run(fmt.Sprintf("%s/%d/%v", name, size, team), func(t *testing.T) {
					t.Parallel()
					result, r := play(t, runner, runner, engine.Config{Rules: rules, Map: race(size, needed-1, team)})
					assert.Equal(t, team, result.Winner)
					assert.Equal(t, decision.BackRow, result.Reason)
					assert.Equal(t, 1, result.Rounds)
					assert.Equal(t, needed, result.BackRow[team])
					assert.Zero(t, result.BackRow[1-team])
					assert.Equal(t, needed, result.Pawns[team])
					assert.Equal(t, []int{2}, r.order(1), "nobody acts after that, overlords neither")
					assert.Len(t, r.boards, 1)

					result, r = play(t, runner, runner, engine.Config{Rules: rules, Rounds: 2, Map: race(size, needed-2, team)})
					assert.Equal(t, team, result.Winner)
					assert.Equal(t, decision.TiebreakBackRow, result.Reason)
					assert.Equal(t, 2, result.Rounds)
					assert.Len(t, r.order(2), needed-1+2)
				})
			}
		}
	}
}

func TestWinPawnsOverridden(t *testing.T) {
	t.Parallel()
	rules := engine.Final()
	rules.WinPawns = 1
	result, _ := play(t, runner, runner, engine.Config{Rules: rules, Map: race(16, 0, engine.Black)})
	assert.Equal(t, engine.Black, result.Winner)
	assert.Equal(t, decision.BackRow, result.Reason)
}

func TestTiebreak(t *testing.T) {
	t.Parallel()
	for name, test := range map[string]struct {
		rows    map[int]string // from the bottom
		rules   engine.Rules
		winner  engine.Team
		reason  decision.Reason
		backRow [2]int
	}{
		"white back row": {
			map[int]string{7: "WW......", 0: ".B......", 1: "BBBBBBBB"},
			engine.SP20(),
			engine.White, decision.TiebreakBackRow,
			[2]int{2, 1},
		},
		"black back row": {
			map[int]string{7: "WW......", 0: "BBB.....", 6: "WWWWWWWW"},
			engine.Final(),
			engine.Black, decision.TiebreakBackRow,
			[2]int{2, 3},
		},
		"own pawns at home do not count": {
			map[int]string{7: "BBBBBBBB", 0: "B......."},
			engine.SP20(),
			engine.Black, decision.TiebreakBackRow,
			[2]int{0, 1},
		},
		"white row 1": {
			map[int]string{7: "W.......", 0: "B.......", 6: "W......."},
			engine.Final(),
			engine.White, "tiebreak_row_1",
			[2]int{1, 1},
		},
		"black row 2 beats white row 3": {
			map[int]string{7: "W.......", 0: "B.......", 6: "W.......", 1: "B.......", 2: "B.......", 4: "WWWWWWWW"},
			engine.Final(), engine.Black, "tiebreak_row_2",
			[2]int{1, 1},
		},
		"white last row": {
			map[int]string{0: "W......."}, engine.Final(), engine.White, "tiebreak_row_7", [2]int{},
		},
		"black last row": {
			map[int]string{7: "B.......", 5: "W.......", 2: "B......."},
			engine.Final(),
			engine.Black, "tiebreak_row_7",
			[2]int{},
		},
		"sp20 flips a coin": {
			map[int]string{7: "W.......", 0: "B.......", 6: "W......."},
			engine.SP20(),
			engine.Black, decision.CoinFlip,
			[2]int{1, 1},
		},
		"all even": {
			map[int]string{7: "W.......", 0: "B.......", 6: "..W.....", 1: ".....B.."},
			engine.Final(),
			engine.Black, decision.CoinFlip,
			[2]int{1, 1},
		},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			var drawing []string
			for row := 7; row >= 0; row-- {
				squares, ok := test.rows[row]
				if !ok {
					squares = "........"
				}
				drawing = append(drawing, squares)
			}
			result, _ := play(t, idle, idle, engine.Config{
				Rules: test.rules, Rounds: 1, Seed: 1337, RNG: engine.Shared, Map: board(t, strings.Join(drawing, " ")),
			})
			assert.Equal(t, test.winner, result.Winner)
			assert.Equal(t, test.reason, result.Reason)
			assert.Equal(t, test.backRow, result.BackRow)
			assert.Equal(t, 1, result.Rounds)
		})
	}
}

// TestStatistics makes sure of the sums over a match.
func TestStatistics(t *testing.T) {
	t.Parallel()
	white := `
turns = 0
def turn():
    global turns
    turns += 1
    if turns > 3:
        while True:
            pass
    if turns > 1:
        raise ValueError("turn " + str(turns))
`
	result, r := play(t, white, idle, engine.Config{Rounds: 5, Size: 8})
	stats := result.Teams[engine.White]
	assert.Equal(t, 5, stats.Turns)
	assert.Equal(t, 2, stats.Errors)
	assert.Equal(t, 2, stats.Pauses)
	assert.EqualValues(t, 5000, stats.BytecodesMax)
	var sum int64
	for _, turn := range r.of(0) {
		sum += turn.Bytecodes
	}
	assert.Equal(t, sum, stats.Bytecodes)
	require.NotNil(t, stats.FirstError)
	assert.Equal(t, 2, stats.FirstError.Round)
	assert.Equal(t, 0, stats.FirstError.Robot)
	assert.Equal(t, "ValueError", stats.FirstError.Exception)
	assert.Equal(t, "ValueError: turn 2", lastLine(stats.FirstError.Traceback))
	assert.Contains(t, stats.FirstError.Traceback, `File "bot.py", line 10, in turn`)

	stats = result.Teams[engine.Black]
	overlord := engine.TypeStats{Turns: 5, Bytecodes: stats.Bytecodes, BytecodesMax: stats.BytecodesMax}
	assert.Equal(t, engine.TeamStats{Turns: 5, Bytecodes: stats.Bytecodes, BytecodesMax: stats.BytecodesMax, Types: [2]engine.TypeStats{overlord, {}}}, stats)
}

// TestStatsByType compares what the turns of each type of robot have cost with the turns.
func TestStatsByType(t *testing.T) {
	white := "def turn():\n" +
		"    if get_type() == RobotType.OVERLORD:\n        spawn(0, sum(x is not None for x in get_board()[0]))\n" +
		"    else:\n        for i in range(get_location()[1] * 7): pass\n"
	result, r := play(t, white, idle, engine.Config{Rounds: 6, Size: 8})
	var want [2]engine.TypeStats
	for id := range 2 * 8 {
		for _, turn := range r.of(id) {
			if turn.Team == engine.White {
				s := &want[turn.Type]
				s.Turns++
				s.Bytecodes += turn.Bytecodes
				s.BytecodesMax = max(s.BytecodesMax, turn.Bytecodes)
			}
		}
	}
	assert.Equal(t, want, result.Teams[engine.White].Types)
	assert.Equal(t, 6, want[engine.Overlord].Turns)
	assert.Equal(t, 5+4+3+2+1, want[engine.Pawn].Turns)
	assert.Equal(t, 6+15, result.Teams[engine.White].Turns)
	assert.Equal(t, want[engine.Overlord].Bytecodes+want[engine.Pawn].Bytecodes, result.Teams[engine.White].Bytecodes)
}
