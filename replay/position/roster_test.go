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

// TestRosterIsBounded makes sure that a record cannot make a roster larger than the
// board.
func TestRosterIsBounded(t *testing.T) {
	t.Parallel()
	r := position.NewRoster(settings(empty))
	for id := 2; id < 1000; id++ {
		r.Take(id, &replay.Turn{Robot: 0, Action: spawn(id%8, id%5, id)})
		r.Take(id, &replay.Turn{Robot: id, Action: move(0, id%8)})
	}
	known := 0
	for id := range 1000 {
		if r.Robot(id).Team != "" {
			known++
		}
	}
	assert.Equal(t, 8+2, known)
	assert.Equal(t, 7, r.Robot(999).Col)
}
