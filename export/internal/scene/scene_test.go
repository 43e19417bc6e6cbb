package scene_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"bhack/export/internal/sample"
	"bhack/export/internal/scene"
	"bhack/internal/decision"
	"bhack/replay"
)

func TestScenes(t *testing.T) {
	t.Parallel()
	d := sample.Short()
	start := scene.Start(&d.Match)
	none := "........"
	assert.Equal(t, scene.Scene{
		Board: []string{none, none, none, none, none, "...W....", "....B...", none},
		Pawns: replay.Count{White: 1, Black: 1},
	}, start)
	first := start.Next(d.Rounds[0])
	assert.Equal(t, scene.Scene{
		Round: 1, Board: d.Rounds[0].Board,
		Left: []scene.Square{{Row: 5, Col: 3}}, Taken: []scene.Square{{Row: 6, Col: 4}},
		Spawned: 2, Captured: 1, Pawns: replay.Count{White: 2, Black: 1},
	}, first)
	second := first.Next(d.Rounds[1])
	assert.Equal(t, []scene.Square{{Row: 0, Col: 7}, {Row: 7, Col: 0}}, second.Left)
	third := second.Next(d.Rounds[2])
	assert.Equal(t, 1, third.Arrived)
	assert.Equal(t, replay.Count{White: 1}, third.Through)
	assert.Equal(t, replay.Count{White: 2}, third.Pawns)
}

func TestSceneOfABlackPawnThatArrives(t *testing.T) {
	t.Parallel()
	before := scene.Scene{Board: []string{"..", "B."}}
	after := before.Next(&replay.Round{Round: 1, Board: []string{"B.", ".."}})
	assert.Equal(t, 1, after.Arrived)
	assert.Equal(t, replay.Count{Black: 1}, after.Through)
}

func TestSquareWhosePawnWasCapturedInTurnIsLeftOnly(t *testing.T) {
	t.Parallel()
	before := scene.Scene{Board: []string{"W.", ".B"}}
	after := before.Next(&replay.Round{
		Turns: []replay.Turn{{Action: replay.Action{Kind: replay.Capture, Row: 1, Col: 1, Robot: 3}}},
		Board: []string{"..", ".."},
	})
	assert.Empty(t, after.Taken)
	assert.Equal(t, []scene.Square{{Row: 0, Col: 0}, {Row: 1, Col: 1}}, after.Left)
	assert.Equal(t, 1, after.Captured)
}

func TestName(t *testing.T) {
	t.Parallel()
	for _, tt := range []struct {
		name, in, want string
		most           int
	}{
		{"short", "wall", "wall", 4},
		{"long", "walls", "wal…", 4},
		{"characters, not bytes", "éééé", "éééé", 4},
		{"direction and control", "a\u202eb\x1bc\n", "a\ufffdb\ufffdc\ufffd", 9},
		{"no room", "wall", "…", 0},
	} {
		t.Run(tt.name, func(t *testing.T) {
			t.Parallel()
			assert.Equal(t, tt.want, scene.Name(tt.in, tt.most))
		})
	}
}

func TestOutcome(t *testing.T) {
	t.Parallel()
	for reason, want := range map[decision.Reason]string{
		decision.BackRow:         "5 pawns on the far row",
		decision.TiebreakBackRow: "5 to 3 on the far row at the limit",
		decision.Tiebreak(1):     "more pawns 1 row short of the far row",
		decision.Tiebreak(4):     "more pawns 4 rows short of the far row",
		decision.CoinFlip:        "a coin flip, all else being equal",
	} {
		r := replay.Result{Winner: replay.Black, Reason: reason, BackRow: replay.Count{White: 3, Black: 5}}
		assert.Equal(t, want, scene.Outcome(&r), reason)
	}
}
