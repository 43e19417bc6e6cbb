package position_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bhack/internal/decision"
	"bhack/replay"
	"bhack/replay/position"
)

// settings returns those of a match on a small board. The drawing has rows that are
// separated by blanks, row 0 last; ids go from row 0 upwards and from left to right.
func settings(drawing string) *replay.Match {
	m := &replay.Match{Size: 8, MaxRounds: 3, WinPawns: 4, Tiebreak: replay.TiebreakBackRow}
	rows := strings.Fields(drawing)
	for i := range rows {
		for col, square := range rows[len(rows)-1-i] {
			if square == '.' {
				continue
			}
			team := replay.White
			if square == 'B' {
				team = replay.Black
			}
			m.Position = append(m.Position, replay.Pawn{Robot: replay.FirstPawn + len(m.Position), Team: team, Row: i, Col: col})
		}
	}
	return m
}

const empty = "........ ........ ........ ........ ........ ........ ........ ........"

func start(t *testing.T, m *replay.Match) *position.Position {
	t.Helper()
	p, err := position.New(m)
	require.NoError(t, err)
	return p
}

// take takes turns in which nothing happens until it is the robot's turn, then one
// with the action.
func take(t *testing.T, p *position.Position, robot int, a replay.Action) {
	t.Helper()
	wait(t, p, robot)
	require.NoError(t, p.Take(&replay.Turn{Robot: robot, Action: a}))
}

// wait takes turns in which nothing happens until it is the robot's turn.
func wait(t *testing.T, p *position.Position, robot int) {
	t.Helper()
	for range 100 {
		next, ok := p.Next()
		if ok && next == robot {
			return
		}
		if !ok {
			require.NoError(t, p.EndRound())
			continue
		}
		require.NoError(t, p.Take(&replay.Turn{Robot: next}))
	}
	t.Fatalf("it is never the turn of robot %d", robot)
}

func spawn(row, col, id int) replay.Action {
	return replay.Action{Kind: replay.Spawn, Row: row, Col: col, Robot: id}
}

func move(row, col int) replay.Action { return replay.Action{Kind: replay.Move, Row: row, Col: col} }

func capture(row, col, id int) replay.Action {
	return replay.Action{Kind: replay.Capture, Row: row, Col: col, Robot: id}
}

// order returns who acts in the round under way, and ends it.
func order(t *testing.T, p *position.Position) []int {
	t.Helper()
	var ids []int
	for id, ok := p.Next(); ok; id, ok = p.Next() {
		ids = append(ids, id)
		require.NoError(t, p.Take(&replay.Turn{Robot: id}))
	}
	require.NoError(t, p.EndRound())
	return ids
}

// TestOrder makes sure that pawns act in spawn order and before the overlords, which
// alternate, and that new pawns wait for the next round.
func TestOrder(t *testing.T) {
	t.Parallel()
	m := settings(strings.Replace(empty, "........ ........", "........ B.......", 1))
	p := start(t, m)
	assert.Equal(t, []int{2, 0, 1}, order(t, p))
	take(t, p, 1, spawn(7, 0, 3))
	assert.Equal(t, 4, p.NextID())
	assert.Equal(t, []int{0}, order(t, p))
	assert.Equal(t, 3, p.Round())
	assert.Equal(t, []int{2, 3, 0, 1}, order(t, p))
	_, ok := p.Next()
	assert.False(t, ok, "the match is over")
	assert.Equal(t, 3, p.Round())
}

// TestActions makes sure of what pawns and overlords may do. The robots of the
// position are 2 to 8.
func TestActions(t *testing.T) {
	t.Parallel()
	const drawing = `
		B.......
		........
		........
		........
		..W.B...
		.W.W....
		........
		..B..W..`
	// ids: row 0: 2 black on 2, 3 white on 5; row 2: 4 and 5 white on 1 and 3;
	// row 3: 6 white on 2, 7 black on 4; row 7: 8 black on 0
	for name, test := range map[string]struct {
		robot  int
		action replay.Action
		want   string // "" if the action is legal
	}{
		"nothing":            {2, replay.Action{}, ""},
		"move":               {3, move(1, 5), ""},
		"move of black":      {7, move(2, 4), ""},
		"move off the board": {2, move(-1, 2), "move: [-1,2] is off the board"},
		"move back":          {7, move(4, 4), "move: [4,4] is not ahead of [3,4], where the pawn stands"},
		"move aside":         {3, move(0, 6), "move: [0,6] is not ahead of [0,5], where the pawn stands"},
		"two steps":          {3, move(2, 5), "move: [2,5] is not ahead of [0,5], where the pawn stands"},
		"unknown kind":       {3, replay.Action{Kind: 9}, "ActionKind(9): there is no such action"},
		"overlord moves":     {0, move(1, 0), "move: only pawns can do that"},

		"capture":          {5, capture(3, 4, 7), ""},
		"capture of black": {7, capture(2, 3, 5), ""},
		"wrong id":         {5, capture(3, 4, 8), "robot: the pawn that was captured is 8, but on [3,4] stands 7"},
		"own pawn":         {5, capture(3, 2, 6), "capture: [3,2] has robot 6 on it, which is of the own team"},
		"empty square":     {4, capture(3, 0, 7), "capture: [3,0] is empty"},
		"capture afar":     {4, capture(3, 4, 7), "capture: [3,4] is not diagonally ahead of [2,1], where the pawn stands"},
		"capture backward": {6, capture(0, 2, 2), "capture: [0,2] is not diagonally ahead of [3,2], where the pawn stands"},
		"overlord takes":   {1, capture(3, 2, 6), "capture: only pawns can do that"},

		"spawn":          {0, spawn(0, 0, 9), ""},
		"spawn of black": {1, spawn(7, 7, 9), ""},
		"wrong row":      {1, spawn(0, 0, 9), "spawn: [0,0] is not on row 7, where black spawns"},
		"occupied":       {0, spawn(0, 2, 9), "spawn: [0,2] is occupied by robot 2"},
		"id":             {0, spawn(0, 0, 10), "robot: the pawn that was spawned is 10, but ids follow one another, so that it must be 9"},
		"off the board":  {0, spawn(0, 8, 9), "spawn: [0,8] is off the board"},
		"pawn spawns":    {3, spawn(0, 0, 9), "spawn: only overlords can do that"},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			p := start(t, settings(drawing))
			wait(t, p, test.robot)
			before := p.Clone()
			require.Equal(t, p.Check(test.robot, test.action) == nil, test.want == "")
			err := p.Take(&replay.Turn{Robot: test.robot, Action: test.action})
			if test.want == "" {
				require.NoError(t, err)
				return
			}
			var wrong *replay.Fault
			require.ErrorAs(t, err, &wrong)
			assert.Equal(t, []int{1, test.robot}, []int{wrong.Round, wrong.Robot})
			assert.True(t, strings.HasPrefix(wrong.Field, "action"))
			assert.True(t, strings.HasSuffix(err.Error(), "action: "+test.want), err)
			assert.Equal(t, before, p, "nothing has changed")
		})
	}
}

// TestBlocked makes sure that a pawn does not move onto another.
func TestBlocked(t *testing.T) {
	t.Parallel()
	p := start(t, settings("........ ........ ........ ........ ...B.... ...W.... ........ ........"))
	require.EqualError(t, p.Take(&replay.Turn{Robot: 2, Action: move(3, 3)}),
		"round 1, turn 1, robot 2: action: move: [3,3] is occupied by robot 3")
}

// TestCaptured makes sure that a captured pawn is gone at once.
func TestCaptured(t *testing.T) {
	t.Parallel()
	p := start(t, settings("........ ........ ........ ........ ....B... ...W.... ........ ........"))
	take(t, p, 2, capture(3, 4, 3))
	_, ok := p.Robot(3)
	assert.False(t, ok)
	pawn, ok := p.At(3, 4)
	require.True(t, ok)
	assert.Equal(t, []int{2, 3, 4}, []int{pawn.ID, pawn.Row, pawn.Col})
	require.EqualError(t, p.Take(&replay.Turn{Robot: 3}),
		"round 1, turn 2, robot 3: robot: it is the turn of robot 0; this one is no longer on the board")
	assert.Equal(t, replay.Count{White: 1}, p.Count())
	assert.Equal(t, []int{0, 1}, order(t, p))
	assert.Equal(t, []int{2, 1, 0}, order(t, p))
}

// TestWrongOrder makes sure that the error says why a robot has no turn now.
func TestWrongOrder(t *testing.T) {
	t.Parallel()
	p := start(t, settings(empty))
	failed := &replay.Turn{Robot: 0, Error: "NameError", Destroyed: true}
	require.EqualError(t, p.Take(&replay.Turn{Robot: 1}), "round 1, turn 1, robot 1: robot: it is the turn of robot 0")
	require.EqualError(t, p.Take(&replay.Turn{Robot: 2}),
		"round 1, turn 1, robot 2: robot: it is the turn of robot 0; no such robot has been spawned")
	require.NoError(t, p.Take(failed))
	require.NoError(t, p.Take(&replay.Turn{Robot: 1, Action: spawn(7, 7, 2)}))
	require.EqualError(t, p.Take(&replay.Turn{Robot: 2}),
		"round 1, turn 3, robot 2: robot: all robots have taken their turns; this one was spawned in this round")
	require.EqualError(t, p.Take(&replay.Turn{Robot: 1}), "round 1, turn 3, robot 1: robot: all robots have taken their turns")
	require.NoError(t, p.EndRound())
	require.EqualError(t, p.EndRound(), "round 2: turns: robot 2 has not taken its turn")
	require.EqualError(t, p.Take(&replay.Turn{Robot: 0}),
		"round 2, turn 1, robot 0: robot: it is the turn of robot 2; this one has been destroyed")
	assert.Equal(t, []int{2, 1}, order(t, p))
	order(t, p)
	require.EqualError(t, p.Take(&replay.Turn{Robot: 2}), "round 3, turn 3, robot 2: robot: the match is over")
	require.EqualError(t, p.EndRound(), "round 3: round: the match is over")
	require.EqualError(t, p.PlayRound(&replay.Round{Round: 4}), "round 4: round: the match was over after round 3")
}

// TestDestroyed makes sure that a pawn can act and be destroyed in one turn, and that
// this has a reason.
func TestDestroyed(t *testing.T) {
	t.Parallel()
	m := settings("........ ........ ........ ........ ........ ........ W....... ........")
	p := start(t, m)
	require.NoError(t, p.Take(&replay.Turn{Robot: 2, Action: move(2, 0), Error: "NameError", Destroyed: true}))
	assert.Equal(t, replay.Count{}, p.Count())
	assert.Equal(t, []int{0, 1}, order(t, p))

	for field, turn := range map[string]replay.Turn{
		"paused":         {Robot: 2, Paused: true, Error: "NameError"},
		"internal_error": {Robot: 2, InternalError: true, Error: "broken"},
		"destroyed":      {Robot: 2, Destroyed: true},
	} {
		require.ErrorContains(t, start(t, m).Take(&turn), "round 1, turn 1, robot 2: "+field+": ")
	}
}

// TestWin makes sure that a match ends at once when enough pawns have arrived.
func TestWin(t *testing.T) {
	t.Parallel()
	m := settings("WWW..... ...W.... ........ ........ ........ ........ ........ W.......")
	p := start(t, m)
	take(t, p, 3, move(7, 3))
	_, ok := p.Next()
	assert.False(t, ok)
	require.EqualError(t, p.Take(&replay.Turn{Robot: 4}),
		"round 1, turn 3, robot 4: robot: white has won in this round, so that nobody acts any more")
	_, ok = p.Result()
	assert.False(t, ok, "the round has not ended")
	require.NoError(t, p.EndRound())
	want := replay.Result{Winner: replay.White, Reason: decision.BackRow, Rounds: 1, BackRow: replay.Count{White: 4}, Pawns: replay.Count{White: 5}}
	got, ok := p.Result()
	require.True(t, ok)
	assert.Equal(t, want, got)
	require.NoError(t, p.CheckResult(&want))

	_, err := position.New(settings("WWWW.... ........ ........ ........ ........ ........ ........ W......."))
	require.EqualError(t, err, "match: position: white has won before the first round")
	m.Position[1].Robot = 9
	_, err = position.New(m)
	require.EqualError(t, err, "match: position: pawn 2 is robot 9, but ids count from 2 in spawn order, so that it must be 3")
}

// TestTiebreak makes sure of both tie-breaks.
func TestTiebreak(t *testing.T) {
	t.Parallel()
	for name, test := range map[string]struct {
		drawing  string
		tiebreak replay.Tiebreak
		winner   replay.Team
		reason   decision.Reason
	}{
		"back row":  {"WW...... ........ ........ ........ ........ ........ ........ B.......", replay.TiebreakBackRow, replay.White, decision.TiebreakBackRow},
		"black":     {"W....... ........ ........ ........ ........ ........ ........ BB......", replay.TiebreakAllRows, replay.Black, decision.TiebreakBackRow},
		"even":      {"W....... WW...... ........ ........ ........ ........ ........ B.......", replay.TiebreakBackRow, "", decision.CoinFlip},
		"next row":  {"W....... ........ ........ ........ ........ ........ BB...... B.......", replay.TiebreakAllRows, replay.Black, decision.Tiebreak(1)},
		"home":      {"W....... ........ ........ ........ ........ ........ ........ BW......", replay.TiebreakAllRows, replay.White, decision.Tiebreak(7)},
		"all even":  {"B....... ........ ........ ........ ........ ........ ........ W.......", replay.TiebreakAllRows, "", decision.CoinFlip},
		"no pawns":  {empty, replay.TiebreakAllRows, "", decision.CoinFlip},
		"own pawns": {"BB...... ........ ........ ........ ........ ........ ........ WWW.....", replay.TiebreakBackRow, "", decision.CoinFlip},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			m := settings(test.drawing)
			m.Tiebreak, m.MaxRounds = test.tiebreak, 1
			p := start(t, m)
			order(t, p)
			got, ok := p.Result()
			require.True(t, ok)
			assert.Equal(t, test.winner, got.Winner)
			assert.Equal(t, test.reason, got.Reason)
			if test.winner != "" {
				require.NoError(t, p.CheckResult(&got))
				got.Winner = got.Winner.Opponent()
				require.ErrorContains(t, p.CheckResult(&got), "result: winner: it is ")
				return
			}
			for _, got.Winner = range []replay.Team{replay.White, replay.Black} {
				require.NoError(t, p.CheckResult(&got))
			}
		})
	}
}

// TestCheckResult makes sure that each field of the result is compared.
func TestCheckResult(t *testing.T) {
	t.Parallel()
	m := settings("W....... ........ ........ ........ ........ ........ ........ ........")
	m.MaxRounds = 1
	p := start(t, m)
	right := replay.Result{Winner: replay.White, Reason: decision.TiebreakBackRow, Rounds: 1, BackRow: replay.Count{White: 1}, Pawns: replay.Count{White: 1}}
	require.EqualError(t, p.CheckResult(&right), "result: nobody has won after 0 of 1 rounds")
	order(t, p)
	require.NoError(t, p.CheckResult(&right))
	for want, change := range map[string]func(r *replay.Result){
		"result: winner: it is black, but must be white":                               func(r *replay.Result) { r.Winner = replay.Black },
		"result: reason: it is coin_flip, but must be tiebreak_back_row":               func(r *replay.Result) { r.Reason = decision.CoinFlip },
		"result: rounds: it is 2, but must be 1":                                       func(r *replay.Result) { r.Rounds = 2 },
		"result: back_row: it is 1 white and 3 black, but must be 1 white and 0 black": func(r *replay.Result) { r.BackRow.Black = 3 },
		"result: pawns: it is 0 white and 0 black, but must be 1 white and 0 black":    func(r *replay.Result) { r.Pawns.White = 0 },
	} {
		wrong := right
		change(&wrong)
		assert.EqualError(t, p.CheckResult(&wrong), want)
	}
}

// TestPlayRound makes sure that the board and the number of a round are compared.
func TestPlayRound(t *testing.T) {
	t.Parallel()
	board := slicesOf("W....... ........ ........ ........ ........ ........ ........ ........")
	round := replay.Round{
		Round: 1, Board: board,
		Turns: []replay.Turn{{Robot: 0, Action: spawn(0, 0, 2)}, {Robot: 1}},
	}
	require.NoError(t, start(t, settings(empty)).PlayRound(&round))

	wrong := round
	wrong.Round = 2
	require.EqualError(t, start(t, settings(empty)).PlayRound(&wrong), "round 1: round: the number is 2")
	wrong = round
	wrong.Turns = round.Turns[:1]
	require.EqualError(t, start(t, settings(empty)).PlayRound(&wrong), "round 1: turns: robot 1 has not taken its turn")
	wrong = round
	wrong.Board = slicesOf("W....... ........ ........ ...B.... ........ ........ ........ ........")
	require.EqualError(t, start(t, settings(empty)).PlayRound(&wrong), "round 1: board: square [3,3] is 'B', but must be '.'")
}

// slicesOf returns the rows of a drawing, of which row 0 is the first here.
func slicesOf(drawing string) []string { return strings.Fields(drawing) }
