package officiallog

import (
	"bytes"
	"fmt"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bhack/bots"
	"bhack/engine"
	"bhack/match"
	"bhack/player"
	"bhack/replay"
)

// contestBots is a folder with players that raise, log, and lose pawns in every way.
const contestBots = "../../engine/testdata/contest"

// record plays a match and returns its replay.
func record(t testing.TB, white, black, ruleset string, size int, seed int64) *replay.Document {
	t.Helper()
	setup := match.Setup{Ruleset: ruleset, Size: size, Seed: seed, RNG: engine.Shared}
	var err error
	setup.Rules, err = engine.RulesByName(ruleset)
	require.NoError(t, err)
	setup.White, err = player.Load(t.Context(), white)
	require.NoError(t, err)
	setup.Black, err = player.Load(t.Context(), black)
	require.NoError(t, err)
	var text bytes.Buffer
	_, err = match.Play(t.Context(), setup, match.Options{Out: &text})
	require.NoError(t, err)
	d, err := replay.Read(&text)
	require.NoError(t, err)
	return d
}

// TestImportOfExport makes sure that a log which was written has the same boards and
// actions when it is read.
func TestImportOfExport(t *testing.T) {
	t.Parallel()
	players := bots.Names()
	for _, name := range []string{"crasher", "dice", "edges", "opener", "probe", "trader", "wave"} {
		players = append(players, filepath.Join(contestBots, name))
	}
	i := 0
	for _, white := range players {
		for _, black := range players {
			i++
			if testing.Short() && i%8 != 0 || i%3 == 0 {
				continue
			}
			size, seed, ruleset := 8+i%13, int64(i), engine.RulesetNames()[i%3%2]
			t.Run(fmt.Sprintf("%s-%s-%s-%d", filepath.Base(white), filepath.Base(black), ruleset, size), func(t *testing.T) {
				t.Parallel()
				checkRoundTrip(t, record(t, white, black, ruleset, size, seed))
			})
		}
	}
}

// checkRoundTrip exports and imports a replay. The rounds are the same, but for those of which the summary says that the boards leave
// open what was done: there the boards are.
func checkRoundTrip(t *testing.T, want *replay.Document) {
	t.Helper()
	log := exported(t, want)
	got, sum, err := Import(t.Context(), strings.NewReader(log), Options{
		Ruleset: want.Match.Ruleset, White: want.Players.White.Name, Black: want.Players.Black.Name,
	})
	require.NoError(t, err)
	assert.Zero(t, sum.Lost)
	assert.Equal(t, want.Match.Seed, got.Match.Seed)
	assert.Equal(t, want.Result, got.Result)
	require.Len(t, got.Rounds, len(want.Rounds))
	ambiguous := 0
	for i, round := range want.Rounds {
		expected := *round
		expected.Turns = nil
		for _, turn := range round.Turns {
			// What a log does not say, or says in fewer words.
			turn.Bytecodes, turn.Paused, turn.LogsDropped = 0, false, 0
			if turn.Destroyed && turn.Action.Kind == replay.Move {
				turn.Action = replay.Action{} // it left the board from one square or the other
			}
			expected.Turns = append(expected.Turns, turn)
		}
		if ambiguous < sum.Ambiguous && !assert.ObjectsAreEqual(&expected, got.Rounds[i]) {
			ambiguous++
			require.Equal(t, expected.Board, got.Rounds[i].Board, "round %d", round.Round)
			continue
		}
		require.Equal(t, &expected, got.Rounds[i], "round %d", round.Round)
	}
	assert.Equal(t, log, exported(t, got), "the log of the replay of the log")
}

// TestLogsOfAnySize makes sure that no log is written that is too large to be read.
func TestLogsOfAnySize(t *testing.T) {
	t.Parallel()
	d := record(t, "wall", "rusher", "final", 8, 7)
	size := len(exported(t, d))
	for most, refused := range map[int]bool{size: false, size - 1: true, size / 2: true} { // in any order
		var file, log bytes.Buffer
		require.NoError(t, replay.Write(&file, d))
		r, err := replay.NewReader(&file)
		require.NoError(t, err)
		err = export(&log, r, most)
		assert.Equal(t, refused, err != nil)
		if refused {
			require.ErrorContains(t, err, fmt.Sprintf("the log would be larger than %d bytes", most))
			assert.Zero(t, log.Len())
		}
	}
}

// TestExportRefuses has matches that the contest's engine could not have played.
func TestExportRefuses(t *testing.T) {
	t.Parallel()
	for name, test := range map[string]struct {
		change func(d *replay.Document)
		want   string
	}{
		"a position": {
			func(d *replay.Document) {
				d.Match.Map = "race"
				d.Match.Position = []replay.Pawn{{Robot: 2, Team: replay.White, Row: 4, Col: 4}}
			},
			"map race has pawns before the first round, which the contest's engine could not play and its logs cannot show",
		},
		"fewer pawns to win": {
			func(d *replay.Document) { d.Match.WinPawns = 3 },
			"win_pawns is 3, but in matches of the contest's engine 4 pawns win on a board of size 8",
		},
		"a pawn destroyed late": {
			func(d *replay.Document) {
				for _, round := range d.Rounds[2:4] {
					for i := range round.Turns {
						if turn := &round.Turns[i]; turn.Robot == 2 && round.Round == 4 {
							turn.Destroyed, turn.Error = true, "MemoryError"
						}
					}
				}
			},
			"round 4, turn 1, robot 2: destroyed after its first turn, which the contest's engine did not do, so that its logs cannot show it",
		},
		"an illegal move": {
			func(d *replay.Document) {
				d.Rounds[1].Turns[0].Action = replay.Action{Kind: replay.Move, Row: 5, Col: 5}
			},
			"round 2, turn 1, robot 2: action: move: [5,5] is not",
		},
		"another winner": {
			func(d *replay.Document) { d.Result.Winner = d.Result.Winner.Opponent() },
			"result: winner: ",
		},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			d := record(t, "wall", "rusher", "final", 8, 7)
			test.change(d)
			var file, log bytes.Buffer
			require.NoError(t, replay.Write(&file, d))
			r, err := replay.NewReader(&file)
			require.NoError(t, err)
			err = Export(&log, r)
			require.Error(t, err)
			assert.Contains(t, err.Error(), test.want)
			assert.Zero(t, log.Len())
			require.NoError(t, r.Close())
		})
	}
}
