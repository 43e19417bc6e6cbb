package match_test

import (
	"bytes"
	"context"
	"errors"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bhack/engine"
	"bhack/maps"
	"bhack/match"
	"bhack/player"
	"bhack/replay"
	"bhack/replay/replaytest"
	"bhack/sandbox"
)

// load returns an example player.
func load(t testing.TB, name string) *player.Player {
	t.Helper()
	p, err := player.Load(t.Context(), name)
	require.NoError(t, err)
	return p
}

// made returns a player with the source.
func made(t testing.TB, name, source string) *player.Player {
	t.Helper()
	program, err := engine.Compile([]sandbox.File{{Path: "bot.py", Text: []byte(source)}})
	require.NoError(t, err)
	return &player.Player{Name: name, SHA256: strings.Repeat("0a", 32), Program: program}
}

func setup(white, black *player.Player) match.Setup {
	return match.Setup{White: white, Black: black, Ruleset: "sp20", Rules: engine.SP20(), Seed: 7}
}

// read returns the replay that was written to the path.
func read(t *testing.T, path string) *replay.Document {
	t.Helper()
	text, err := os.ReadFile(path)
	require.NoError(t, err)
	replaytest.Check(t, text)
	doc, err := replay.Read(bytes.NewReader(text))
	require.NoError(t, err)
	return doc
}

// watcher compares what the observer is told with what is in the replay.
type watcher struct {
	turns  []engine.Turn
	boards [][]string
}

func (w *watcher) TurnEnded(_ int, t *engine.Turn) {
	w.turns = append(w.turns, t.Clone())
}

func (w *watcher) RoundEnded(_ int, b *engine.Board) {
	var rows []string
	for row := range b.Size() {
		rows = append(rows, string(b.AppendRow(nil, row)))
	}
	w.boards = append(w.boards, rows)
}

const chatty = `
if get_type() == RobotType.PAWN and get_location()[1] == 3:
    nonsense
count = 0
def turn():
    global count
    count += 1
    for i in range(count % 3):
        log("line " + str(i))
    if get_type() == RobotType.OVERLORD:
        spawn(0 if get_team() == Team.WHITE else get_board_size() - 1, count - 1)
    else:
        for row, col, team in sense():
            if team != get_team() and abs(col - get_location()[1]) == 1:
                capture(row, col)
                return
        move_forward()
    if count % 4 == 0:
        for i in range(100000):
            pass
`

func TestReplay(t *testing.T) {
	t.Parallel()
	path := filepath.Join(t.TempDir(), "replays", "one.json")
	w := &watcher{}
	s := setup(made(t, "chatty", chatty), load(t, "rusher"))
	s.Size = 9
	result, err := match.Play(t.Context(), s, match.Options{Replay: path, Observer: w})
	require.NoError(t, err)
	doc := read(t, path)

	assert.Equal(t, replay.Match{
		Ruleset: "sp20", Size: 9, MaxRounds: 50, Seed: 7, RNG: replay.RNGRobot, Map: "empty",
		Bytecodes: replay.Bytecodes{First: 10000, Turn: 5000}, Memory: replay.Memory{Robot: 8 << 20, Team: 256 << 20}, WinPawns: 5,
		Tiebreak: replay.TiebreakBackRow, CheckSpaceOffBoard: replay.OffBoardError,
	}, doc.Match)
	assert.Equal(t, "chatty", doc.Players.White.Name)
	assert.Equal(t, s.Black.SHA256, doc.Players.Black.SHA256)
	assert.Equal(t, result.Winner.String(), string(doc.Result.Winner))
	assert.Equal(t, string(result.Reason), string(doc.Result.Reason))
	assert.Equal(t, result.Rounds, doc.Result.Rounds)
	assert.Equal(t, result.Pawns, [2]int{doc.Result.Pawns.White, doc.Result.Pawns.Black})
	assert.Equal(t, result.BackRow, [2]int{doc.Result.BackRow.White, doc.Result.BackRow.Black})

	require.Len(t, doc.Rounds, len(w.boards))
	kinds := map[replay.ActionKind]int{}
	seen := w.turns
	for i, round := range doc.Rounds {
		assert.Equal(t, w.boards[i], round.Board)
		for _, turn := range round.Turns {
			assertTurn(t, &seen[0], &turn)
			kinds[turn.Action.Kind]++
			seen = seen[1:]
		}
	}
	assert.Empty(t, seen)
	assert.Len(t, kinds, 4, "every kind of action")
	assert.Positive(t, result.Teams[engine.White].Pauses)
	assert.Positive(t, result.Teams[engine.White].Errors)
}

func assertTurn(t *testing.T, want *engine.Turn, got *replay.Turn) {
	t.Helper()
	assert.Equal(t, want.Robot, got.Robot)
	assert.EqualValues(t, want.Bytecodes, got.Bytecodes)
	assert.Equal(t, want.Action.Kind.String(), got.Action.Kind.String())
	assert.Equal(t, []int{want.Action.Row, want.Action.Col, want.Action.Target}, []int{got.Action.Row, got.Action.Col, got.Action.Robot})
	assert.Equal(t, append([]string{}, want.Logs...), append([]string{}, got.Logs...))
	assert.Equal(t, want.LogsDropped, got.LogsDropped)
	assert.Equal(t, want.Traceback, got.Error)
	assert.Equal(t, []bool{want.Paused, want.Destroyed, want.InternalError}, []bool{got.Paused, got.Destroyed, got.InternalError})
}

// TestReplayOfMap makes sure of the header of a match with a map and rules of its own.
func TestReplayOfMap(t *testing.T) {
	t.Parallel()
	train, err := maps.Embedded("train")
	require.NoError(t, err)
	s := setup(load(t, "wall"), load(t, "wall"))
	s.Ruleset, s.Rules, s.Map, s.RNG, s.Rounds = "final", engine.Final(), train, engine.Shared, 3
	s.Rules.WinPawns = 9
	assert.Equal(t, 3, s.MaxRounds())
	assert.Equal(t, "train", s.MapName())
	path := filepath.Join(t.TempDir(), "map.json.gz")
	_, err = match.Play(t.Context(), s, match.Options{Replay: path})
	require.NoError(t, err)
	r, err := replay.Open(path)
	require.NoError(t, err)
	defer r.Close()
	m := r.Header().Match
	assert.Equal(t, []any{"final", 9, 3, replay.RNGShared, "train", 9}, []any{m.Ruleset, m.Size, m.MaxRounds, m.RNG, m.Map, m.WinPawns})
	assert.Equal(t, []any{replay.TiebreakAllRows, replay.OffBoardIndex}, []any{m.Tiebreak, m.CheckSpaceOffBoard})
	require.Len(t, m.Position, len(train.Pawns))
	for i, p := range train.Pawns {
		assert.Equal(t, replay.Pawn{Robot: 2 + i, Team: replay.Team(p.Team.String()), Row: p.Row, Col: p.Col}, m.Position[i])
	}
}

// TestSameBytes makes sure that a match gives the same replay each time, wherever it
// goes, and whoever else plays.
func TestSameBytes(t *testing.T) {
	t.Parallel()
	s := setup(load(t, "gambler"), load(t, "starter"))
	var want bytes.Buffer
	result, err := match.Play(t.Context(), s, match.Options{Out: &want})
	require.NoError(t, err)
	for range 3 {
		t.Run("parallel", func(t *testing.T) {
			t.Parallel()
			path := filepath.Join(t.TempDir(), "same.json")
			again, err := match.Play(t.Context(), s, match.Options{Replay: path})
			require.NoError(t, err)
			assert.Equal(t, result, again)
			got, err := os.ReadFile(path)
			require.NoError(t, err)
			assert.True(t, bytes.Equal(want.Bytes(), got))
		})
	}
	plain, err := match.Play(t.Context(), s, match.Options{})
	require.NoError(t, err)
	assert.Equal(t, result, plain)
}

func TestSetupErrors(t *testing.T) {
	t.Parallel()
	p := load(t, "starter")
	for name, test := range map[string]struct {
		setup match.Setup
		want  string
	}{
		"no players": {setup(nil, p), "a match needs the programs of White and Black"},
		"size":       {match.Setup{White: p, Black: p, Ruleset: "sp20", Rules: engine.SP20(), Size: 4}, "size is 4, but must be from 8 to 32"},
	} {
		path := filepath.Join(t.TempDir(), "none.json")
		_, err := match.Play(t.Context(), test.setup, match.Options{Replay: path})
		var setupErr *match.SetupError
		require.ErrorAs(t, err, &setupErr, name)
		assert.EqualError(t, err, test.want)
		assert.NoFileExists(t, path)
	}
	assert.Equal(t, "empty", setup(p, p).MapName())
}

// stopper ends a context after some rounds.
type stopper struct {
	engine.NopObserver
	after int
	stop  func()
}

func (s *stopper) RoundEnded(round int, _ *engine.Board) {
	if round == s.after {
		s.stop()
	}
}

// TestCancel makes sure that a match that is stopped leaves no file, and does not
// touch one that is there.
func TestCancel(t *testing.T) {
	t.Parallel()
	folder := t.TempDir()
	path := filepath.Join(folder, "old.json")
	require.NoError(t, os.WriteFile(path, []byte(`{"format":"bhack-replay"}`), 0o666))
	ctx, cancel := context.WithCancel(t.Context())
	_, err := match.Play(ctx, setup(load(t, "wall"), load(t, "wall")), match.Options{
		Replay: path, Observer: &stopper{after: 3, stop: cancel},
	})
	require.ErrorIs(t, err, context.Canceled)
	text, err := os.ReadFile(path)
	require.NoError(t, err)
	assert.Equal(t, `{"format":"bhack-replay"}`, string(text))
	entries, err := os.ReadDir(folder)
	require.NoError(t, err)
	assert.Len(t, entries, 1)
}

// fullDisk is a writer that fails after some writes.
type fullDisk struct{ writes int }

var errFull = errors.New("disk is full")

func (d *fullDisk) Write(p []byte) (int, error) {
	if d.writes--; d.writes < 0 {
		return 0, errFull
	}
	return len(p), nil
}

func TestWriteErrors(t *testing.T) {
	t.Parallel()
	s := setup(load(t, "wall"), load(t, "wall"))
	s.Rounds = 5
	for writes := range 7 { // the header, five rounds and the result
		w := &watcher{}
		_, err := match.Play(t.Context(), s, match.Options{Out: &fullDisk{writes}, Observer: w})
		require.ErrorIs(t, err, errFull, "%d writes", writes)
		assert.Len(t, w.boards, min(writes, 5), "the match ends when the replay does")
	}
	_, err := match.Play(t.Context(), s, match.Options{Out: &fullDisk{7}})
	require.NoError(t, err)

	_, err = match.Play(t.Context(), s, match.Options{Replay: t.TempDir()})
	require.ErrorContains(t, err, "not a regular file")
}

// TestKeep makes sure that a replay which is not to be kept leaves no trace, also of
// what it would have replaced.
func TestKeep(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	path := filepath.Join(dir, "one.json")
	s := setup(load(t, "rusher"), load(t, "starter"))
	s.Size, s.Rounds = 8, 3
	var asked []engine.Result
	keep := false
	o := match.Options{Replay: path, Keep: func(r engine.Result) bool {
		asked = append(asked, r)
		return keep
	}}
	play := func() engine.Result {
		result, err := match.Play(t.Context(), s, o)
		require.NoError(t, err)
		return result
	}
	result := play()
	assert.Equal(t, []engine.Result{result}, asked)
	files, err := os.ReadDir(dir)
	require.NoError(t, err)
	assert.Empty(t, files)

	require.NoError(t, os.WriteFile(path, []byte(`{"format":"bhack-replay","older":1}`), 0o666))
	play()
	text, err := os.ReadFile(path)
	require.NoError(t, err)
	assert.Equal(t, `{"format":"bhack-replay","older":1}`, string(text))

	keep = true
	assert.Equal(t, result, play())
	assert.Equal(t, result.Rounds, read(t, path).Result.Rounds)

	var out bytes.Buffer
	o.Out, keep = &out, false
	play()
	replaytest.Check(t, out.Bytes())
	assert.Len(t, asked, 3, "nothing can be taken back from a stream")
}

// TestLargestRound makes sure that a full board of robots which write as much as they
// can does not make a replay too large to be written.
func TestLargestRound(t *testing.T) {
	t.Parallel()
	full := maps.Empty(32)
	full.Name = "full"
	for i := range 32 * 32 {
		full.Pawns = append(full.Pawns, maps.Pawn{Team: maps.Team(i / 512), Row: i / 32, Col: i % 32})
	}
	loud := made(t, "loud", `
def turn():
    for i in range(50):
        log("\x01" * 81)
    log("\x01" * (8192 - 50 * 81))
    raise ValueError("\x01" * 3000)
`)
	s := setup(loud, loud)
	s.Map, s.Rounds = full, 8
	result, err := match.Play(t.Context(), s, match.Options{Out: io.Discard})
	require.NoError(t, err)
	for _, team := range result.Teams {
		assert.Equal(t, 8*513, team.Errors)
		assert.Positive(t, team.LogsDropped, "the limit of the team")
	}
}

func BenchmarkPlay(b *testing.B) {
	s := setup(load(b, "rusher"), load(b, "starter"))
	s.Size = 32
	for name, o := range map[string]match.Options{"plain": {}, "replay": {Out: io.Discard}} {
		b.Run(name, func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				_, err := match.Play(b.Context(), s, o)
				require.NoError(b, err)
			}
		})
	}
}
