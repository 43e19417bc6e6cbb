package store_test

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bhack/tournament"
	"bhack/tournament/store"
)

func newSpec() tournament.Spec {
	return tournament.Spec{
		Engine: "test", Format: tournament.RoundRobin, Ruleset: "sp20", RNG: "robot",
		Players:  []tournament.Player{{Name: "a", SHA256: "aa"}, {Name: "b", SHA256: "bb"}},
		Boards:   []tournament.Board{{Map: "empty", Size: 8, Settings: "s"}},
		Seeds:    tournament.FirstSeeds(5),
		Pairs:    5,
		CoinFlip: tournament.ByRules,
	}
}

func newHeader(t *testing.T, spec tournament.Spec, shard tournament.Shard) store.Header {
	t.Helper()
	schedule, err := tournament.NewSchedule(spec)
	require.NoError(t, err)
	return store.Header{Schedule: schedule, Shard: shard}
}

// result makes a result of a game.
func result(s *tournament.Schedule, n int) tournament.Result {
	g := s.Game(n)
	o := tournament.Outcome{Match: s.Identity(g), Winner: tournament.White, Reason: "back_row", Rounds: n, Course: fmt.Sprint(n)}
	o.White.NoteTurn(500)
	o.Black.NoteTurn(700)
	o.Black.Exceptions.Note(tournament.Trouble{Round: 1, Robot: 2, What: "ValueError", Text: "Traceback\n\x00\u2028</x>", Destroyed: true})
	return s.Result(g, o)
}

// open opens the file and returns the numbers of the games in it.
func open(t *testing.T, path string, h store.Header) (*store.Results, []int) {
	t.Helper()
	var games []int
	r, err := store.Open(path, h, func(r tournament.Result) error {
		assert.Equal(t, result(h.Schedule, r.Game), r)
		games = append(games, r.Game)
		return nil
	})
	require.NoError(t, err)
	return r, games
}

// written writes a file with some results and returns its path and its text.
func written(t *testing.T, h store.Header, games ...int) (string, []byte) {
	t.Helper()
	path := filepath.Join(t.TempDir(), "new", "results.jsonl")
	r, before := open(t, path, h)
	assert.Empty(t, before)
	for _, n := range games {
		require.NoError(t, r.Append(result(h.Schedule, n)))
	}
	require.NoError(t, r.Close())
	text, err := os.ReadFile(path)
	require.NoError(t, err)
	return path, text
}

func TestResume(t *testing.T) {
	t.Parallel()
	h := newHeader(t, newSpec(), tournament.Shard{})
	path, text := written(t, h, 3, 1)
	assert.Equal(t, 3, bytes.Count(text, []byte("\n")))
	r, games := open(t, path, h)
	assert.Equal(t, []int{3, 1}, games)
	require.NoError(t, r.Append(result(h.Schedule, 2), result(h.Schedule, 4)))
	require.NoError(t, r.Close())
	r, games = open(t, path, h)
	assert.Equal(t, []int{3, 1, 2, 4}, games)
	require.NoError(t, r.Close())
}

// TestOutcomesAreChecked changes a line of a results file to what no match ends with.
func TestOutcomesAreChecked(t *testing.T) {
	t.Parallel()
	h := newHeader(t, newSpec(), tournament.Shard{})
	path, text := written(t, h, 1, 2)
	for _, test := range []struct{ old, changed, want string }{
		{`"winner":"white"`, `"winner":"blue"`, `winner: unknown value "blue"`},
		{`"winner":"white",`, ``, `winner: unknown value ""`},
		{`"winner":"white"`, `"winner":"none"`, "winner: nobody wins only what both players forfeit"},
		{`"reason":"back_row"`, `"reason":"tiebreak_row_0"`, `reason: unknown value "tiebreak_row_0"`},
		{`"reason":"back_row"`, `"reason":"tiebreak_row_07"`, `reason: unknown value "tiebreak_row_07"`},
		{`"reason":"back_row"`, `"reason":"foo"`, `reason: unknown value "foo"`},
		{`"reason":"back_row"`, `"reason":"forfeit"`, "rounds: 2 after the reason forfeit"},
		{`"rounds":2`, `"rounds":-5`, "rounds: -5 after the reason back_row"},
		{`"course":"2"`, `"course":""`, "course: must not be empty"},
		{`"turns":1`, `"turns":-1`, "white: turns: must not be negative, have -1"},
		{`"count":1`, `"count":-1`, "black: exceptions: count: -1 of 1 turns"},
		{`"count":1`, `"count":2`, "black: exceptions: count: 2 of 1 turns"},
		{`"count":1`, `"count":0`, "black: exceptions: count: 0, but there is a first one"},
		{`"count":1,"round":1`, `"count":1,"round":3`, "black: exceptions: round: 3, of 2"},
		{`"count":1,"round":1`, `"count":1,"round":null`, "black: exceptions: round: 0, of 2"},
		{`"robot":2`, `"robot":-2`, "black: exceptions: robot: must not be negative, have -2"},
		{`"reason":"back_row"`, `"reason":"tiebreak_row_8"`, "reason: tiebreak_row_8, on a board of size 8"},
		{`"exceptions"`, `"exceptionz"`, `not a result: unknown field "exceptionz"`},
		{`"white":{`, `"wite":{`, `not a result: unknown field "wite"`},
		{`"course":"2"`, `"course":"2","course2":"2"`, `not a result: unknown field "course2"`},
	} {
		last := bytes.LastIndexByte(text[:len(text)-1], '\n') + 1
		line := strings.Replace(string(text[last:]), test.old, test.changed, 1)
		require.NotEqual(t, string(text[last:]), line, test.old)
		require.NoError(t, os.WriteFile(path, append(bytes.Clone(text[:last]), line...), 0o666))
		_, err := store.Open(path, h, func(tournament.Result) error { return nil })
		assert.EqualError(t, err, path+":3: "+test.want)
	}
}

// TestMissingPlayer leaves out what one player has done: that must not read as if nothing had gone wrong.
func TestMissingPlayer(t *testing.T) {
	t.Parallel()
	h := newHeader(t, newSpec(), tournament.Shard{})
	path, text := written(t, h, 1, 2)
	last := bytes.LastIndexByte(text[:len(text)-1], '\n') + 1
	for _, side := range []string{"white", "black"} {
		var fields map[string]json.RawMessage
		require.NoError(t, json.Unmarshal(text[last:], &fields))
		delete(fields, side)
		line, err := json.Marshal(fields)
		require.NoError(t, err)
		require.NoError(t, os.WriteFile(path, append(bytes.Clone(text[:last]), append(line, '\n')...), 0o666))
		_, err = store.Open(path, h, func(tournament.Result) error { return nil })
		assert.EqualError(t, err, fmt.Sprintf("%s:3: not a result: no field %q", path, side))
	}
}

// TestTorn cuts a file at many a byte: it always opens with the whole lines that are
// left, and goes on from there.
func TestTorn(t *testing.T) {
	t.Parallel()
	h := newHeader(t, newSpec(), tournament.Shard{Index: 1, Count: 1})
	path, text := written(t, h, 1, 2)
	for n := range text {
		atLineEnd := text[n] == '\n' || n > 0 && text[n-1] == '\n'
		if n%17 != 0 && !atLineEnd {
			continue
		}
		require.NoError(t, os.WriteFile(path, text[:n], 0o666))
		whole := max(bytes.Count(text[:n], []byte("\n"))-1, 0)
		r, games := open(t, path, h)
		assert.Len(t, games, whole, "cut at byte %d", n)
		require.NoError(t, r.Append(result(h.Schedule, 3)))
		require.NoError(t, r.Close())
		r, games = open(t, path, h)
		assert.Len(t, games, whole+1, "cut at byte %d, went on", n)
		require.NoError(t, r.Close())
	}

	// After a crash of the machine the end may be zeros.
	require.NoError(t, os.WriteFile(path, append(bytes.Clone(text), "{\"ga\x00\x00\x00\n"...), 0o666))
	r, games := open(t, path, h)
	assert.Len(t, games, 2)
	require.NoError(t, r.Close())
}

// TestRefuse makes sure that what is refused is named, and left as it is.
func TestRefuse(t *testing.T) {
	t.Parallel()
	h := newHeader(t, newSpec(), tournament.Shard{})
	path, text := written(t, h, 1, 2)
	lines := strings.SplitAfter(string(text), "\n")
	other := newSpec()
	other.Seeds, other.Players[0].SHA256 = tournament.FirstSeeds(6), "xx"
	for want, test := range map[string]struct {
		header store.Header
		text   string
	}{
		": has the results of another schedule (the code of a: aa there, xx here; seeds: 1..5 there, 1..6 here); these games need a file of their own": {
			newHeader(t, other, tournament.Shard{}), string(text),
		},
		": has the results of another schedule (shard: the whole schedule there, 2/3 here); these games need a file of their own": {
			newHeader(t, newSpec(), tournament.Shard{Index: 2, Count: 3}), string(text),
		},
		":1: not a results file of bhack batch":                              {h, "# My notes\n"},
		":1: not a results file of bhack batch ":                             {h, "unfinished notes"},
		":1: results file of version 2; this program reads version 1":        {h, strings.Replace(string(text), `"version":1`, `"version":2`, 1)},
		":1: the schedule does not match its digest":                         {h, strings.Replace(string(text), `"pairs":5`, `"pairs":4`, 1)},
		":1: invalid schedule: field \"spec.pairs\" cannot be a JSON string": {h, strings.Replace(string(text), `"pairs":5`, `"pairs":"5"`, 1)},
		":2: not a result: field \"winner\" cannot be a JSON number":         {h, strings.Replace(string(text), `"winner":"white"`, `"winner":3`, 1)},
		":2: not a result: field \"game\" cannot be a JSON number 1.5":       {h, strings.Replace(string(text), `"game":1`, `"game":1.5`, 1)},
		":2: not a result: ":                                             {h, lines[0] + "{\n" + lines[1]},
		":3: not a result: unexpected end of JSON input":                 {h, lines[0] + lines[1] + "{\n"},
		":2: white: spread: counts 2 turns of 1":                         {h, lines[0] + strings.Replace(lines[1], `"spread":[[500,1]]`, `"spread":[[500,2]]`, 1)},
		":2: white: bytecodes: 500, which turns with this spread do not": {h, lines[0] + strings.Replace(lines[1], `"spread":[[500,1]]`, `"spread":[[600,1]]`, 1)},
		":2: white: max_bytecodes: 700, but the most expensive turn cos": {h, lines[0] + strings.Replace(lines[1], `"max_bytecodes":500`, `"max_bytecodes":700`, 1)},
		":2: not a result: histogram: a number or a count is out of ra":  {h, lines[0] + strings.Replace(lines[1], `"spread":[[500,1]]`, `"spread":[[500,0]]`, 1)},
	} {
		require.NoError(t, os.WriteFile(path, []byte(test.text), 0o666))
		_, err := store.Open(path, test.header, func(tournament.Result) error { return nil })
		require.ErrorContains(t, err, path+strings.TrimSuffix(want, " "))
		after, err := os.ReadFile(path)
		require.NoError(t, err)
		assert.Equal(t, test.text, string(after))
	}
	require.NoError(t, os.WriteFile(path, text, 0o666))
	failure := errors.New("game 2 is wrong")
	_, err := store.Open(path, h, func(r tournament.Result) error {
		if r.Game == 2 {
			return failure
		}
		return nil
	})
	require.ErrorIs(t, err, failure)
	require.EqualError(t, err, path+":3: game 2 is wrong")
}

// TestRefuseSpecial makes sure that nothing waits for, or reads, what is no regular
// file.
func TestRefuseSpecial(t *testing.T) {
	t.Parallel()
	h := newHeader(t, newSpec(), tournament.Shard{})
	for _, path := range append(special(t), t.TempDir()) {
		_, opened := store.Open(path, h, nil)
		_, read := store.NewReader(path)
		for _, err := range []error{opened, read} {
			require.EqualError(t, err, "open results: open "+path+": not a regular file")
			var pathErr *os.PathError
			require.ErrorAs(t, err, &pathErr, "so that who has named the file can be told in fewer words")
		}
	}
}

// TestLongLine makes sure that a line that never ends does not fill the memory.
func TestLongLine(t *testing.T) {
	t.Parallel()
	h := newHeader(t, newSpec(), tournament.Shard{})
	path, text := written(t, h, 1)
	const much = 32 << 20
	for line, start := range map[int][]byte{
		1: text[:bytes.IndexByte(text, '\n')], // the header
		3: append(bytes.Clone(text), `{"game":2,`...),
	} {
		require.NoError(t, os.WriteFile(path, start, 0o666))
		require.NoError(t, os.Truncate(path, much)) // with zeros
		_, err := store.Open(path, h, func(tournament.Result) error { return nil })
		var lineErr *store.LineError
		require.ErrorAs(t, err, &lineErr)
		require.EqualError(t, err, fmt.Sprintf("%s:%d: line is longer than 16777216 bytes", path, line))
		info, err := os.Stat(path)
		require.NoError(t, err)
		assert.Equal(t, int64(much), info.Size(), "left as it is")
	}
	require.NoError(t, os.WriteFile(path, nil, 0o666))
	require.NoError(t, os.Truncate(path, much))
	_, err := store.NewReader(path)
	require.EqualError(t, err, path+":1: not a results file of bhack batch")

	spec := newSpec()
	spec.Players[0].Broken = strings.Repeat("x", 17<<20)
	path = filepath.Join(t.TempDir(), "results.jsonl")
	_, err = store.Open(path, newHeader(t, spec, tournament.Shard{}), nil)
	require.EqualError(t, err, path+": header: line is longer than 16777216 bytes", "nothing is written that cannot be read")
}

// TestAppendWritesTheOthers: a result that fits no line takes none with it.
func TestAppendWritesTheOthers(t *testing.T) {
	t.Parallel()
	h := newHeader(t, newSpec(), tournament.Shard{})
	path := filepath.Join(t.TempDir(), "results.jsonl")
	r, _ := open(t, path, h)
	long := result(h.Schedule, 2)
	long.Course = strings.Repeat("x", 17<<20)
	require.EqualError(t, r.Append(result(h.Schedule, 1), long, result(h.Schedule, 3)), path+": game 2: line is longer than 16777216 bytes")
	require.NoError(t, r.Close())
	r, games := open(t, path, h)
	require.NoError(t, r.Close())
	assert.Equal(t, []int{1, 3}, games)
}

// TestErrorsSayWhat makes sure that errors of the system say what was being done.
func TestErrorsSayWhat(t *testing.T) {
	t.Parallel()
	h := newHeader(t, newSpec(), tournament.Shard{})
	file := filepath.Join(t.TempDir(), "file")
	require.NoError(t, os.WriteFile(file, nil, 0o666))
	inFile := filepath.Join(file, "sub")
	_, err := store.Open(filepath.Join(inFile, "results.jsonl"), h, nil)
	require.ErrorContains(t, err, "open results: ")
	_, err = store.NewReader(file + "-missing")
	require.ErrorContains(t, err, "open results: ")
	require.ErrorIs(t, err, os.ErrNotExist)
	_, err = store.OpenCache(inFile)
	require.ErrorContains(t, err, "open cache: ")

	dir := t.TempDir()
	cache, err := store.OpenCache(dir)
	require.NoError(t, err)
	o := result(h.Schedule, 1).Outcome
	entry := filepath.Join(dir, o.Match[:2], o.Match+".json")
	require.NoError(t, os.MkdirAll(entry, 0o777))
	_, _, err = cache.Get(o.Match)
	require.ErrorContains(t, err, "read outcome: ")
	err = cache.Put(o)
	require.ErrorContains(t, err, "keep outcome: ")
	require.ErrorContains(t, err, "not a regular file")

	r, _ := open(t, filepath.Join(dir, "results.jsonl"), h)
	require.NoError(t, r.Close())
	require.ErrorContains(t, r.Append(result(h.Schedule, 1)), "write results: ")
}

func TestLock(t *testing.T) {
	t.Parallel()
	h := newHeader(t, newSpec(), tournament.Shard{})
	path := filepath.Join(t.TempDir(), "results.jsonl")
	r, _ := open(t, path, h)
	_, err := store.Open(path, h, nil)
	require.EqualError(t, err, path+": another batch is writing to it")
	require.NoError(t, r.Close())
	r, _ = open(t, path, h)
	require.NoError(t, r.Close())
}

func TestRead(t *testing.T) {
	t.Parallel()
	h := newHeader(t, newSpec(), tournament.Shard{Index: 1, Count: 2})
	path, text := written(t, h, 2, 1)
	read := func() (shard tournament.Shard, games []int, err error) {
		r, err := store.NewReader(path)
		if err != nil {
			return shard, nil, err
		}
		defer r.Close()
		for {
			result, err := r.Next()
			if errors.Is(err, io.EOF) {
				return r.Header().Shard, games, nil
			}
			if err != nil {
				return shard, nil, err
			}
			games = append(games, result.Game)
		}
	}
	shard, games, err := read()
	require.NoError(t, err)
	assert.Equal(t, h.Shard, shard)
	assert.Equal(t, []int{2, 1}, games)

	require.NoError(t, os.WriteFile(path, text[:len(text)-3], 0o666))
	_, games, err = read()
	require.NoError(t, err)
	assert.Equal(t, []int{2}, games)

	for _, n := range []int{0, 5, 50} {
		require.NoError(t, os.WriteFile(path, text[:n], 0o666))
		_, _, err = read()
		want := path + ":1: not a results file of bhack batch"
		if n == 0 {
			want += ": the file is empty"
		}
		require.EqualError(t, err, want)
	}
}

func TestCache(t *testing.T) {
	t.Parallel()
	h := newHeader(t, newSpec(), tournament.Shard{})
	dir := filepath.Join(t.TempDir(), "new", "cache")
	want := result(h.Schedule, 1).Outcome
	cache, err := store.OpenCache(dir)
	require.NoError(t, err)
	require.NoError(t, os.WriteFile(filepath.Join(dir, ".gitignore"), nil, 0o666)) // may be there
	_, ok, err := cache.Get(want.Match)
	require.NoError(t, err)
	assert.False(t, ok)

	// Many at once put and get the same.
	var all sync.WaitGroup
	for range 8 {
		all.Go(func() {
			other, err := store.OpenCache(dir)
			assert.NoError(t, err)
			assert.NoError(t, other.Put(want))
			got, ok, err := other.Get(want.Match)
			assert.NoError(t, err)
			assert.True(t, ok)
			assert.Equal(t, want, got)
		})
	}
	all.Wait()

	files, err := filepath.Glob(filepath.Join(dir, "*", "*"))
	require.NoError(t, err)
	require.Len(t, files, 1, "no temporary file is left")
	text, err := os.ReadFile(files[0])
	require.NoError(t, err)
	for _, damaged := range []string{
		"", string(text[:len(text)/2]), strings.Replace(string(text), `"winner":"white"`, `"winner":"black"`, 1),
		strings.Replace(string(text), "\n", "\n ", 1), strings.TrimSpace(string(text)),
		strings.Replace(string(text), want.Match[:8], "00000000", 1),
	} {
		require.NotEqual(t, string(text), damaged)
		require.NoError(t, os.WriteFile(files[0], []byte(damaged), 0o666))
		_, ok, err = cache.Get(want.Match)
		require.NoError(t, err)
		assert.False(t, ok, "a damaged entry is missing")
	}
	require.NoError(t, cache.Put(want))
	_, ok, err = cache.Get(want.Match)
	require.NoError(t, err)
	assert.True(t, ok)
}

func FuzzRead(f *testing.F) {
	f.Add([]byte(`{"format":"bhack-results","version":1}` + "\n"))
	f.Add([]byte("{\"game\":1}\n\x00\n"))
	f.Fuzz(func(t *testing.T, text []byte) {
		path := filepath.Join(t.TempDir(), "f")
		require.NoError(t, os.WriteFile(path, text, 0o666))
		// Whatever it says, it does not panic.
		r, err := store.NewReader(path)
		if err != nil {
			return
		}
		defer r.Close()
		for err == nil {
			_, err = r.Next()
		}
	})
}
