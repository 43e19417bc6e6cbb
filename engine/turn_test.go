package engine_test

import (
	"context"
	"errors"
	"reflect"
	"runtime"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bhack/engine"
	"bhack/internal/decision"
)

// TestFailedPawn makes sure that a pawn whose top level raises leaves the board after
// that turn, and that what it did before stays done.
func TestFailedPawn(t *testing.T) {
	t.Parallel()
	white := "if get_type() == RobotType.PAWN:\n    capture(3, 3)\n    raise ValueError('no')\n" + idle
	_, r := play(t, white, idle, engine.Config{
		Rounds: 2,
		Map:    board(t, "........ ........ ........ ........ ...B.... ..W..... ........ ........", [2]int{2, 2}),
	})
	turn := r.of(2)[0]
	assert.True(t, turn.Destroyed)
	assert.False(t, turn.InternalError)
	assert.Equal(t, "ValueError", turn.Exception)
	assert.Equal(t, engine.Action{Kind: engine.Capture, Row: 3, Col: 3, Target: 3}, turn.Action)
	assert.Equal(t, strings.TrimSpace(strings.Repeat("........ ", 8)), r.drawing(1))
	assert.Equal(t, []int{2, 0, 1}, r.order(1))
	assert.Equal(t, []int{1, 0}, r.order(2))
}

// TestTurnThatIsNoFunction makes sure that the error says what turn is, if it cannot be called, or a call would run nothing.
func TestTurnThatIsNoFunction(t *testing.T) {
	t.Parallel()
	for code, want := range map[string]string{
		"turn = 5\n":                  "TypeError: 'turn' is no function, but of type 'int'",
		"class A: pass\nturn = A()\n": "TypeError: 'turn' is no function, but of type 'A'",
		"def turn():\n    global turn\n    turn = None\n":                 "TypeError: 'turn' is no function, but of type 'NoneType'",
		"def turn():\n    yield 1\n":                                      "TypeError: turn() is a generator, as there is a yield in it: calling it runs none of its code",
		"class A:\n    def turn(self):\n        yield\nturn = A().turn\n": "TypeError: turn() is a generator, as there is a yield in it: calling it runs none of its code",
		"class A:\n    def __call__(self):\n        yield\nturn = A()\n":  "TypeError: turn() is a generator, as there is a yield in it: calling it runs none of its code",
		"turn = lambda: (yield)\n":                                        "TypeError: turn() is a generator, as there is a yield in it: calling it runs none of its code",
	} {
		_, r := play(t, code, idle, engine.Config{Size: 8, Rounds: 2})
		assert.Equal(t, want, r.of(0)[1].Traceback, code)
	}
	for _, code := range []string{
		"turn = lambda: log('here')\n",
		"class A:\n    def __call__(self):\n        log('here')\nturn = A()\n",
		"class turn:\n    def __init__(self):\n        log('here')\n",
		"import functools\nturn = functools.partial(log, 'here')\n",
		"def turn():\n    log('here')\n    return (x for x in ())\n",
	} {
		_, r := play(t, code, idle, engine.Config{Size: 8, Rounds: 2})
		assert.Equal(t, []string{"here", "here"}, r.logs(0), code)
		assert.Empty(t, r.of(0)[1].Traceback, code)
	}
}

// TestFailedPawnDoesNotWin makes sure that a pawn which arrives and then fails has
// left the board before anyone looks who has won.
func TestFailedPawnDoesNotWin(t *testing.T) {
	t.Parallel()
	white := "if get_type() == RobotType.PAWN:\n    row, col = get_location()\n    if row == 6:\n" +
		"        move_forward()\n        nonsense\n" + idle
	result, r := play(t, white, idle, engine.Config{Rounds: 1, Map: race(8, 3, engine.White)})
	assert.Equal(t, decision.TiebreakBackRow, result.Reason)
	assert.Equal(t, [2]int{3, 0}, result.BackRow)
	assert.Equal(t, engine.Move, r.of(2)[0].Action.Kind)
	assert.True(t, r.of(2)[0].Destroyed)
}

// TestFailedOverlord makes sure that an overlord whose top level raises is silent for
// the rest of the match, and that the other one and the pawns play on.
func TestFailedOverlord(t *testing.T) {
	t.Parallel()
	black := "if get_type() == RobotType.OVERLORD:\n    spawn(7, 0)\n    raise ValueError('no')\n" + idle
	result, r := play(t, spawner, black, engine.Config{Size: 8, Rounds: 3})
	assert.Equal(t, []int{0, 1}, r.order(1))
	assert.True(t, r.of(1)[0].Destroyed)
	assert.Equal(t, engine.Spawn, r.of(1)[0].Action.Kind)
	assert.Equal(t, []int{2, 3, 0}, r.order(2))
	assert.Equal(t, []int{2, 3, 4, 0}, r.order(3))
	assert.Equal(t, 1, result.Teams[engine.Black].Errors)
	assert.Equal(t, [2]int{3, 1}, result.Pawns)
}

// TestExceptionEndsTurn makes sure that an exception in turn() ends that turn only,
// and that what was done before it stays done.
func TestExceptionEndsTurn(t *testing.T) {
	t.Parallel()
	_, r := play(t, whenPawn("log('here')\nmove_forward()\nmove_forward()\nlog('not here')"), idle, engine.Config{
		Rounds: 2,
		Map:    board(t, "........ ........ ........ ........ ........ ........ ..W..... ........"),
	})
	assert.Equal(t, []string{"here", "here"}, r.logs(2))
	for i, turn := range r.of(2) {
		assert.Equal(t, engine.Action{Kind: engine.Move, Row: 2 + i, Col: 2}, turn.Action)
		assert.Equal(t, "RobotError", turn.Exception)
		assert.False(t, turn.Destroyed)
	}
}

// TestPause makes sure that a robot without bytecodes goes on where it was, with its
// action again, instead of calling turn() anew.
func TestPause(t *testing.T) {
	t.Parallel()
	code := `
log("begin")
move_forward()
for i in range(2000):
    pass
log("middle")
move_forward()
`
	_, r := play(t, whenPawn(code), idle, engine.Config{
		Rules:  engine.Rules{Rounds: 4, FirstBytecodes: 4000, TurnBytecodes: 4000, RobotMemory: 1 << 20, TeamMemory: 1 << 20, MinSize: 8, MaxSize: 32, DefaultSize: 8},
		Map:    board(t, "........ ........ ........ ........ ........ ........ ..W..... ........"),
		Rounds: 4,
	})
	var pauses []bool
	var rows []int
	for _, turn := range r.of(2) {
		pauses = append(pauses, turn.Paused)
		rows = append(rows, turn.Action.Row)
		if turn.Paused {
			assert.EqualValues(t, 4000, turn.Bytecodes)
		}
	}
	assert.Equal(t, []string{"begin", "middle", "begin", "middle"}, r.logs(2))
	assert.Equal(t, []bool{true, false, true, false}, pauses)
	assert.Equal(t, []int{2, 3, 4, 5}, rows)
}

// TestBudgets makes sure that a robot has the first turn's budget in the first turn
// that it ever takes, whenever that is.
func TestBudgets(t *testing.T) {
	t.Parallel()
	code := `
start = get_bytecode()
count = 0
def turn():
    global count
    here = get_bytecode()
    log(str(start) + " " + str(here))
    count += 1
    if get_type() == RobotType.OVERLORD and get_team() == Team.WHITE and count == 2:
        spawn(0, 5)
`
	for name, want := range map[string][2]int{"sp20": {10000, 5000}, "final": {20000, 20000}} {
		_, r := play(t, code, code, engine.Config{Rules: rulesets()[name], Rounds: 4})
		for _, id := range []int{0, 1, 2} {
			var start, first, later int
			logs := r.logs(id)
			scan(t, logs[0], &start, &first)
			scan(t, logs[1], &start, &later)
			assert.InDelta(t, want[0], start, 5, "%s robot %d: %v", name, id, logs)
			assert.Less(t, start, want[0])
			assert.InDelta(t, want[0], first, 40)
			assert.InDelta(t, want[1], later, 5)
			assert.Less(t, later, want[1])
		}
		require.Len(t, r.of(2), 2, "spawned in round 2")
	}
}

// TestEndlessTopLevel makes sure that a top level may pause as well.
func TestEndlessTopLevel(t *testing.T) {
	t.Parallel()
	result, r := play(t, "log('start')\nwhile True:\n    pass\n"+idle, idle, engine.Config{Size: 8, Rounds: 5})
	assert.Equal(t, []string{"start"}, r.logs(0))
	assert.Equal(t, 5, result.Teams[engine.White].Pauses)
	assert.EqualValues(t, 10000+4*5000, result.Teams[engine.White].Bytecodes)
}

// canceller cancels a context in the second round.
type canceller struct {
	record
	cancel context.CancelCauseFunc
}

var errEnough = errors.New("enough")

func (c *canceller) RoundEnded(round int, b *engine.Board) {
	c.record.RoundEnded(round, b)
	if round == 2 {
		c.cancel(errEnough)
	}
}

func TestCancel(t *testing.T) {
	t.Parallel()
	ctx, cancel := context.WithCancelCause(t.Context())
	c := &canceller{cancel: cancel}
	player := compile(t, spawner)
	config := engine.Config{Rules: engine.Final(), White: player, Black: player, Observer: c}
	m, err := engine.New(config)
	require.NoError(t, err)
	result, err := m.Play(ctx)
	require.ErrorIs(t, err, errEnough)
	assert.Equal(t, engine.Result{}, result)
	assert.Len(t, c.boards, 2)
	assert.Empty(t, c.order(3))

	_, err = m.Play(t.Context())
	require.EqualError(t, err, "the match has been played already")

	m, err = engine.New(engine.Config{Rules: engine.SP20(), White: player, Black: player})
	require.NoError(t, err)
	plain, stop := context.WithCancel(t.Context())
	stop()
	_, err = m.Play(plain)
	assert.ErrorIs(t, err, context.Canceled)
}

// TestNothingIsLeft makes sure that robots which are paused in a coroutine when the
// match ends, or is cancelled, are closed.
func TestNothingIsLeft(t *testing.T) {
	sleeper := compile(t, "def forever(x):\n    while True:\n        pass\ndef turn():\n    [1, 2].sort(key=forever)\n")
	before := runtime.NumGoroutine()
	for range 10 {
		ctx, cancel := context.WithCancelCause(t.Context())
		m, err := engine.New(engine.Config{
			Rules: engine.SP20(), White: sleeper, Black: sleeper, Rounds: 3, Size: 8, Observer: &canceller{cancel: cancel},
			Map: race(8, 2, engine.White),
		})
		require.NoError(t, err)
		_, err = m.Play(ctx)
		require.ErrorIs(t, err, errEnough)
		cancel(nil)
	}
	for deadline := time.Now().Add(time.Second); runtime.NumGoroutine() > before && time.Now().Before(deadline); {
		time.Sleep(time.Millisecond)
	}
	assert.LessOrEqual(t, runtime.NumGoroutine(), before)
}

// TestSameAgain makes sure that a match depends on nothing but its settings.
func TestSameAgain(t *testing.T) {
	t.Parallel()
	player := `
import random
def turn():
    log(str(random.random()))
    if get_type() == RobotType.OVERLORD:
        spawn(0 if get_team() == Team.WHITE else get_board_size() - 1, random.randrange(get_board_size()))
    elif random.random() < 0.5:
        move_forward()
`
	for _, rng := range []engine.RNG{engine.PerRobot, engine.Shared} {
		c := engine.Config{Size: 9, Rounds: 30, Seed: 5, RNG: rng}
		result, first := play(t, player, player, c)
		for range 3 {
			t.Run(rng.String(), func(t *testing.T) {
				t.Parallel()
				again, second := play(t, player, player, c)
				assert.True(t, reflect.DeepEqual(first, second))
				assert.Equal(t, result, again)
			})
		}
		other := c
		other.Seed = 6
		_, second := play(t, player, player, other)
		assert.False(t, reflect.DeepEqual(first, second))
	}
}
