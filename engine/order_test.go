package engine_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"bhack/engine"
)

// spawner spawns in the column of the round.
const spawner = `
column = -1
def turn():
    global column
    if get_type() == RobotType.OVERLORD:
        column += 1
        spawn(0 if get_team() == Team.WHITE else get_board_size() - 1, column)
`

func TestOrderOfPlay(t *testing.T) {
	t.Parallel()
	for name, rules := range rulesets() {
		for _, size := range []int{8, 9, 31, 32} {
			t.Run(fmt.Sprintf("%s/%d", name, size), func(t *testing.T) {
				t.Parallel()
				_, r := play(t, spawner, spawner, engine.Config{Rules: rules, Size: size, Rounds: 4})
				assert.Equal(t, []int{0, 1}, r.order(1), "white is first; pawns wait for the next round")
				assert.Equal(t, []int{2, 3, 1, 0}, r.order(2))
				assert.Equal(t, []int{2, 3, 4, 5, 0, 1}, r.order(3))
				assert.Equal(t, []int{2, 3, 4, 5, 6, 7, 1, 0}, r.order(4))
				for id, team := range map[int]engine.Team{
					2: engine.White, 3: engine.Black, 4: engine.Black, 5: engine.White, 6: engine.White, 7: engine.Black,
				} {
					assert.Equal(t, team, r.of(id)[0].Team, "pawn %d", id)
				}
				assert.Equal(t, engine.Action{Kind: engine.Spawn, Row: size - 1, Col: 1, Target: 4}, r.of(1)[1].Action)
				assert.Equal(t, "BBBB"+strings.Repeat(".", size-4), r.boards[3][size-1])
				assert.Equal(t, "WWWW"+strings.Repeat(".", size-4), r.boards[3][0])
			})
		}
	}
}

// TestOrderOfMap makes sure that the pawns of a map have ids and turns in its order,
// and that pawns spawned later follow them.
func TestOrderOfMap(t *testing.T) {
	t.Parallel()
	_, r := play(t, spawner, idle, engine.Config{
		Rounds: 2,
		Map:    board(t, "........ ........ ........ ..W.B... ........ ........ ........ ........", [2]int{4, 4}, [2]int{4, 2}),
	})
	assert.Equal(t, []int{2, 3, 0, 1}, r.order(1))
	assert.Equal(t, engine.Black, r.of(2)[0].Team)
	assert.Equal(t, []int{2, 3, 4, 1, 0}, r.order(2))
}

// TestCaptureAtOnce makes sure that who is captured takes no turn any more.
func TestCaptureAtOnce(t *testing.T) {
	t.Parallel()
	drawing := "........ ........ ........ ...B.... ..W..... ........ ........ ........"
	fight := whenPawn(`
row, col = get_location()
for r, c, team in sense():
    capture(r, c)
`)
	_, r := play(t, fight, fight, engine.Config{Rounds: 2, Map: board(t, drawing, [2]int{3, 2})})
	assert.Equal(t, []int{2, 0, 1}, r.order(1), "pawn 3 is gone")
	assert.Equal(t, []int{2, 1, 0}, r.order(2))
	assert.Equal(t, engine.Action{Kind: engine.Capture, Row: 4, Col: 3, Target: 3}, r.of(2)[0].Action)
	assert.Equal(t, "........ ........ ........ ...W.... ........ ........ ........ ........", r.drawing(1))

	_, r = play(t, fight, fight, engine.Config{Rounds: 1, Map: board(t, drawing, [2]int{4, 3})})
	assert.Equal(t, engine.Black, r.of(2)[0].Team)
	assert.Equal(t, engine.Action{Kind: engine.Capture, Row: 3, Col: 2, Target: 3}, r.of(2)[0].Action)
	assert.Equal(t, "........ ........ ........ ........ ..B..... ........ ........ ........", r.drawing(1))
}

// TestCaptureOfPaused makes sure that the code of a captured pawn that was paused
// never goes on.
func TestCaptureOfPaused(t *testing.T) {
	t.Parallel()
	sleeper := whenPawn("log('asleep')\nsorted([1, 2], key=lambda x: sum(1 for i in range(1000000)))\nlog('awake')")
	hunter := "rounds = 0\n" + "def turn():\n    global rounds\n    rounds += 1\n" +
		"    if rounds == 3:\n        capture(4, 3)\n"
	result, r := play(t, hunter, sleeper, engine.Config{
		Rounds: 5,
		Map:    board(t, "........ ........ ........ ...B.... ..W..... ........ ........ ........", [2]int{3, 2}),
	})
	assert.Equal(t, []string{"asleep"}, r.logs(3))
	assert.Equal(t, 2, result.Teams[engine.Black].Pauses)
	assert.Len(t, r.of(3), 2)
	assert.Equal(t, [2]int{1, 0}, result.Pawns)
}
