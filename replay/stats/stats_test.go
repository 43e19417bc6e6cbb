package stats_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"bhack/replay"
	"bhack/replay/stats"
)

func capture(row, col, id int) replay.Action {
	return replay.Action{Kind: replay.Capture, Row: row, Col: col, Robot: id}
}

func move(row, col int) replay.Action { return replay.Action{Kind: replay.Move, Row: row, Col: col} }

// TestCounts makes sure of each number, in a match of three rounds.
func TestCounts(t *testing.T) {
	t.Parallel()
	m := &replay.Match{Size: 8, MaxRounds: 3, Position: []replay.Pawn{
		{Robot: 2, Team: replay.White, Row: 3, Col: 3},
		{Robot: 3, Team: replay.Black, Row: 4, Col: 4},
		{Robot: 4, Team: replay.Black, Row: 5, Col: 5},
	}}
	board := []string{"B.......", "........", "........", "........", "...W....", "........", "......B.", "WW......"}
	c := stats.New(m)
	c.Add(&replay.Round{Round: 1, Board: board, Turns: []replay.Turn{
		{Robot: 2, Bytecodes: 100, Action: capture(4, 4, 3)},
		{Robot: 4, Bytecodes: 50, Action: capture(4, 4, 2), Logs: []string{"a", "b"}, LogsDropped: 3},
		{Robot: 0, Bytecodes: 7, Action: replay.Action{Kind: replay.Spawn, Col: 1, Robot: 5}},
		{Robot: 1, Bytecodes: 10, Error: "Traceback (most recent call last):\n  File \"bot.py\", line 9, in turn\n    f()\n  File \"a.py\", line 3, in f\nValueError: no: 5\n"},
	}})
	c.Add(&replay.Round{Round: 2, Board: board, Turns: []replay.Turn{
		{Robot: 4, Bytecodes: 60, Paused: true},
		{Robot: 5, Bytecodes: 5000, Action: move(1, 1), Error: "NameError: x", Destroyed: true},
		{Robot: 1, Bytecodes: 20, Error: "KeyError"},
		{Robot: 0, Bytecodes: 8, Error: "broken", InternalError: true, Destroyed: true},
	}})
	c.Add(&replay.Round{Round: 3, Board: board, Turns: []replay.Turn{
		{Robot: 4, Bytecodes: 70},
		{Robot: 1, Bytecodes: 30, Error: "Traceback (most recent call last):\n  File \"a.py\", line 3, in f\nValueError: no: 6"},
	}})
	got := c.Stats()

	assert.Equal(t, 3, got.Rounds)
	line := stats.Front{
		Round: 3,
		White: stats.FrontLine{Pawns: 3, Arrived: 2, Row: 4, Advance: 6},
		Black: stats.FrontLine{Pawns: 2, Arrived: 1, Row: 6, Advance: 4},
	}
	assert.Len(t, got.Front, 3)
	assert.Equal(t, line, got.Front[2])
	assert.Equal(t, stats.Team{
		Spawns: 1, Moves: 1, Captures: 1, Lost: 1, Destroyed: 2, Exchanges: 1,
		Overlord: stats.Turns{
			Turns: 2, Idle: 1, InternalErrors: 1, Exceptions: []stats.Exception{},
			Bytecodes: &stats.Distribution{Total: 15, Mean: new(7.5), P95: 8, Max: 8},
		},
		Pawns: stats.Turns{
			Turns: 2, Errors: 1, Exceptions: []stats.Exception{{Type: "NameError", Turns: 1, Round: 2, Robot: 5, Message: "NameError: x"}},
			Bytecodes: &stats.Distribution{Total: 5100, Mean: new(2550.0), P95: 5000, Max: 5000},
		},
	}, got.White)
	assert.Equal(t, stats.Team{
		Captures: 1, Lost: 1,
		Overlord: stats.Turns{
			Turns: 3, Idle: 3, Errors: 3, Exceptions: []stats.Exception{
				{Type: "ValueError", At: "a.py:3, in f", Turns: 2, Round: 1, Robot: 1, Message: "ValueError: no: 5"},
				{Type: "KeyError", Turns: 1, Round: 2, Robot: 1, Message: "KeyError"},
			},
			Bytecodes: &stats.Distribution{Total: 60, Mean: new(20.0), P95: 30, Max: 30},
		},
		Pawns: stats.Turns{
			Turns: 3, Idle: 2, Pauses: 1, Logs: 5, Exceptions: []stats.Exception{},
			Bytecodes: &stats.Distribution{Total: 180, Mean: new(60.0), P95: 70, Max: 70},
		},
	}, got.Black)
}

// TestExchanges makes sure how long a capture can be answered: on its square, and in
// the next round at the latest.
func TestExchanges(t *testing.T) {
	t.Parallel()
	first := replay.Turn{Robot: 2, Action: capture(4, 4, 3)}
	answer := replay.Turn{Robot: 4, Action: capture(4, 4, 2)}
	afar := replay.Turn{Robot: 4, Action: capture(5, 4, 2)}
	idle := replay.Turn{Robot: 0}
	for name, test := range map[string]struct {
		rounds [][]replay.Turn
		want   int
	}{
		"same round":       {[][]replay.Turn{{first, answer}}, 1},
		"next round":       {[][]replay.Turn{{first}, {answer}}, 1},
		"too late":         {[][]replay.Turn{{first}, {idle}, {answer}}, 0},
		"no answer":        {[][]replay.Turn{{first}, {idle}}, 0},
		"the pawn went on": {[][]replay.Turn{{first}, {{Robot: 2, Action: move(5, 4)}, afar}}, 0},
		"three captures":   {[][]replay.Turn{{first, answer, {Robot: 5, Action: capture(4, 4, 4)}}}, 2},
	} {
		m := &replay.Match{Size: 8, Position: []replay.Pawn{
			{Robot: 2, Team: replay.White, Row: 3, Col: 3},
			{Robot: 3, Team: replay.Black, Row: 4, Col: 4},
			{Robot: 4, Team: replay.Black, Row: 5, Col: 5},
			{Robot: 5, Team: replay.White, Row: 3, Col: 5},
		}}
		c := stats.New(m)
		for i, turns := range test.rounds {
			c.Add(&replay.Round{Round: i + 1, Turns: turns})
		}
		got := c.Stats()
		assert.Equal(t, test.want, got.White.Exchanges+got.Black.Exchanges, name)
	}
}

// TestPercentile makes sure of the nearest rank.
func TestPercentile(t *testing.T) {
	t.Parallel()
	for n, want := range map[int]int{1: 1, 19: 19, 20: 19, 21: 20, 100: 95, 101: 96, 200: 190} {
		c := stats.New(&replay.Match{Size: 8})
		r := &replay.Round{Round: 1}
		for value := n; value > 0; value-- {
			r.Turns = append(r.Turns, replay.Turn{Robot: 0, Bytecodes: value})
		}
		c.Add(r)
		got := c.Stats().White.Overlord.Bytecodes
		assert.Equal(t, []int{want, n}, []int{got.P95, got.Max}, "%d turns", n)
	}
	assert.Zero(t, *stats.New(&replay.Match{Size: 8}).Stats().White.Pawns.Bytecodes)
	imported := &replay.Match{Size: 8, Source: replay.SourceOfficialLog}
	assert.Nil(t, stats.New(imported).Stats().White.Pawns.Bytecodes)
}

// TestBounds makes sure that a hostile record cannot make the statistics large.
func TestBounds(t *testing.T) {
	t.Parallel()
	c := stats.New(&replay.Match{Size: 8})
	const rounds, turns = stats.MaxFront + 5, 12
	r := &replay.Round{Turns: make([]replay.Turn, turns)}
	for round := range rounds {
		r.Round = round + 1
		for i := range r.Turns {
			n := round*turns + i
			r.Turns[i] = replay.Turn{Bytecodes: 3 * n, Error: fmt.Sprintf("E%d: %d", n, n)}
		}
		c.Add(r)
	}
	got := c.Stats()
	assert.Equal(t, rounds, got.Rounds)
	assert.Len(t, got.Front, stats.MaxFront)
	overlord := got.White.Overlord
	assert.Len(t, overlord.Exceptions, 1001)
	assert.Equal(t, stats.Exception{Type: "others", Turns: rounds*turns - 1000, Round: 84, Message: "E1000: 1000"}, overlord.Exceptions[0])
	assert.Equal(t, 3*(rounds*turns-1), overlord.Bytecodes.Max)
	assert.InEpsilon(t, 0.95*3*rounds*turns, overlord.Bytecodes.P95, 0.4)

	c = stats.New(&replay.Match{Size: 8})
	c.Add(&replay.Round{Round: 1, Turns: []replay.Turn{{Error: strings.Repeat("x", 1000)}}})
	assert.Len(t, c.Stats().White.Overlord.Exceptions[0].Type, 100)
	assert.Len(t, c.Stats().White.Overlord.Exceptions[0].Message, 300)
}
