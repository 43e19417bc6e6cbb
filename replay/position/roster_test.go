package position_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"bhack/replay"
	"bhack/replay/position"
)

// TestRoster makes sure that a record is taken at its word.
func TestRoster(t *testing.T) {
	t.Parallel()
	r := position.NewRoster(settings("........ ........ ........ ........ ....B... ...W.... ........ ........"))
	assert.Equal(t, position.Robot{ID: 1, Team: replay.Black}, r.Robot(1))
	assert.Equal(t, position.Robot{ID: 3, Team: replay.Black, Kind: position.Pawn, Row: 3, Col: 4}, r.Robot(3))
	r.Take(1, &replay.Turn{Robot: 2, Action: capture(3, 4, 3)})
	assert.Equal(t, position.Robot{ID: 2, Team: replay.White, Kind: position.Pawn, Row: 3, Col: 4}, r.Robot(2))
	assert.Equal(t, position.Robot{ID: 3, Kind: position.Pawn}, r.Robot(3))
	r.Take(1, &replay.Turn{Robot: 1, Action: spawn(7, 0, 4)})
	assert.Equal(t, position.Robot{ID: 4, Team: replay.Black, Kind: position.Pawn, Row: 7, Since: 1}, r.Robot(4))
	r.Take(2, &replay.Turn{Robot: 2, Action: move(4, 4), Destroyed: true})
	assert.Empty(t, r.Robot(2).Team)
	r.Take(2, &replay.Turn{Robot: 0, Destroyed: true})
	assert.Equal(t, replay.White, r.Robot(0).Team, "an overlord still has its team")
}
