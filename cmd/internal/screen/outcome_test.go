package screen_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"bhack/cmd/internal/screen"
	"bhack/internal/decision"
	"bhack/replay"
)

func TestOutcome(t *testing.T) {
	t.Parallel()
	board := []string{"..B", ".W.", "..."}
	for reason, want := range map[decision.Reason]string{
		decision.BackRow:         "1 pawn on the far row",
		decision.TiebreakBackRow: "more pawns on the far row at the round limit, 1 to 0",
		decision.Tiebreak(1):     "equal on the far rows at the round limit, 0 to 1 pawns on the next",
		decision.CoinFlip:        "a coin flip, as all else was equal at the round limit",
	} {
		r := replay.Result{Winner: replay.Black, Reason: reason, Rounds: 3, BackRow: replay.Count{Black: 1}}
		assert.Equal(t, "black (wall) wins in round 3 of 9: "+want, screen.Outcome(&r, "wall", 9, board, screen.Palette{}), reason)
		assert.Equal(t, "black wins in round 3 of 9: "+want, screen.Outcome(&r, "black", 9, board, screen.Palette{}), "a player without a name")
	}
}
