package replay

import (
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"testing/iotest"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// badReplay is the sample with its first occurrence of old replaced by
// changed, which a reader must refuse with the given error.
type badReplay struct {
	name, old, changed, err string
	// unseen says that a schema cannot see the fault.
	unseen bool
}

func (b *badReplay) text(tb testing.TB) string {
	tb.Helper()
	sample := encode(tb, sampleDocument())
	require.Contains(tb, sample, b.old)
	return strings.Replace(sample, b.old, b.changed, 1)
}

// badReplays covers what is wrong in a document of well-formed JSON.
var badReplays = []badReplay{
	{name: "other format", old: `bhack-replay`, changed: `chess`, err: `line 1: not a replay: format is "chess", not "bhack-replay"`},
	{name: "long format", old: `bhack-replay`, changed: strings.Repeat("x", 50), err: `line 1: not a replay: format is "` + strings.Repeat("x", 40) + `"..., not "bhack-replay"`},
	{name: "format of wrong type", old: `"bhack-replay"`, changed: `1`, err: `line 1: format: expected a string, found a number`},
	{name: "no format", old: `"format":"bhack-replay",`, changed: ``, err: `line 1: not a replay: expected field "format", found "version"`},
	{name: "newer version", old: `"version":1`, changed: `"version":2`, err: `line 1: replay format version 2 is newer than this program reads (1)`},
	{name: "version 0", old: `"version":1`, changed: `"version":0`, err: `line 1: version: 0 is not a version`},
	{name: "version of wrong type", old: `"version":1`, changed: `"version":"1"`, err: `line 1: version: expected an integer, found a string`},
	{name: "fields swapped", old: `"match":`, changed: `"players":`, err: `line 2: expected field "match", found "players"`},
	{name: "match of wrong type", old: `"match":{`, changed: `"match":[{}],"x":{`, err: `line 2: match: expected an object, found an array`},
	{name: "match field unknown", old: `"size":8`, changed: `"size":8,"sise":8`, err: `line 2: match: after field "size": unknown field "sise"`},
	{name: "match field in capitals", old: `"size":8`, changed: `"Size":8`, err: `line 2: match: after field "ruleset": unknown field "Size"`},
	{name: "match field missing", old: `"size":8,`, changed: ``, err: `line 5: match: field "size" is missing`},
	{name: "match field twice", old: `"size":8`, changed: `"size":8,"size":8`, err: `line 2: match: field "size" is there twice`, unseen: true},
	{name: "negative size", old: `"size":8`, changed: `"size":-8`, err: `line 2: match: size: number is not in 0..2147483647`},
	{name: "size out of range", old: `"size":8`, changed: `"size":7`, err: `line 5: match: size: 7 is not in 8..32`},
	{name: "seed too large", old: `"seed":-7`, changed: `"seed":9223372036854775808`, err: `line 2: match: seed: number is not in -9223372036854775808..9223372036854775807`},
	{name: "seed far too large", old: `"seed":-7`, changed: `"seed":-99999999999999999999999`, err: `line 2: match: seed: number is not in -9223372036854775808..9223372036854775807`},
	{name: "bytecodes field missing", old: `"first":10000,`, changed: ``, err: `line 2: match: bytecodes: field "first" is missing`},
	{name: "pawn field unknown", old: `"row":4`, changed: `"line":4`, err: `line 4: match: position: pawn 2: after field "team": unknown field "line"`},
	{name: "pawns on one square", old: `"row":4,"col":4`, changed: `"row":3,"col":3`, err: `line 5: match: position: pawn 2: square [3,3] is taken`, unseen: true},
	{name: "player missing", old: `"white":{"name"`, changed: `"black":{"name"`, err: `line 6: players: field "black" is there twice`},
	{name: "digest in capitals", old: `a9`, changed: `A9`, err: `line 6: players: black: sha256: "A9a9a9a9a9a9a9a9a9a9a9a9a9a9a9a9a9a9a9a9"... is not 64 hexadecimal digits in lower case`},
	{name: "round field missing", old: `"round":1,`, changed: ``, err: `line 12: round 1: field "round" is missing`},
	{name: "round number", old: `"round":2`, changed: `"round":1`, err: `line 17: round 2: round: number is 1, but must be 2`, unseen: true},
	{name: "turn of wrong type", old: `{"robot":0,"bytecodes":5000`, changed: `7,{"robot":0,"bytecodes":5000`, err: `line 10: round 1, turn 2: expected an object, found a number`},
	{name: "turn field missing", old: `"bytecodes":41,`, changed: ``, err: `line 9: round 1, turn 1, robot 2: field "bytecodes" is missing`},
	{name: "turn field unknown", old: `"paused":true`, changed: `"idle":true`, err: `line 10: round 1, turn 2, robot 0: after field "action": unknown field "idle"`},
	{name: "paused of wrong type", old: `"paused":true`, changed: `"paused":null`, err: `line 10: round 1, turn 2, robot 0: paused: expected a truth value, found null`},
	{name: "fraction", old: `"bytecodes":41`, changed: `"bytecodes":41.5`, err: `line 9: round 1, turn 1, robot 2: bytecodes: expected an integer, found a fraction or exponent`},
	{name: "negative", old: `"bytecodes":41`, changed: `"bytecodes":-41`, err: `line 9: round 1, turn 1, robot 2: bytecodes: number is not in 0..2147483647`},
	{name: "two actions", old: `"move":[1,7]`, changed: `"move":[1,7],"spawn":[1,7]`, err: `line 15: round 2, turn 2, robot 4: action: spawn: besides move`},
	{name: "action off the board", old: `"move":[1,7]`, changed: `"move":[1,8]`, err: `line 15: round 2, turn 2, robot 4: action: move: square [1,8] is not on the board`, unseen: true},
	{name: "unknown action", old: `"move":[1,7]`, changed: `"jump":[1,7]`, err: `line 15: round 2, turn 2, robot 4: action: unknown field "jump"`},
	{name: "action without robot", old: `[4,4],"robot":3`, changed: `[4,4]`, err: `line 9: round 1, turn 1, robot 2: action: field "robot" is missing`},
	{name: "log of wrong type", old: `"hello"`, changed: `{}`, err: `line 14: round 2, turn 1, robot 2: logs: line 2: expected a string, found an object`},
	{name: "nested", old: `"hello"`, changed: strings.Repeat("[", 1000) + strings.Repeat("]", 1000), err: `line 14: round 2, turn 1, robot 2: logs: line 2: expected a string, found an array`},
	{name: "too many rows", old: `"]}`, changed: `","........"]}`, err: `line 12: round 1: board: more than 8 rows`, unseen: true},
	{name: "row too long", old: `.......W`, changed: `.......WW`, err: `line 12: round 1: board: row 0: 9 squares instead of 8`, unseen: true},
	{name: "row of wrong type", old: `"........"`, changed: `8`, err: `line 12: round 1: board: row 1: expected a string, found a number`},
	{name: "unknown square", old: `.......W`, changed: `.......w`, err: `line 12: round 1: board: row 0: square 7 is 'w', but must be '.', 'W' or 'B'`},
	{name: "result missing", old: `"result":`, changed: `"end":`, err: `line 19: expected field "result", found "end"`},
	{name: "result field missing", old: `"winner":"white",`, changed: ``, err: `line 19: result: field "winner" is missing`},
	{name: "winner", old: `"winner":"white"`, changed: `"winner":"draw"`, err: `line 19: result: winner: unknown value "draw"`},
	{name: "reason", old: `tiebreak_row_3`, changed: `tiebreak_row_03`, err: `line 19: result: reason: unknown value "tiebreak_row_03"`},
	{name: "rounds played", old: `"rounds":2`, changed: `"rounds":3`, err: `line 19: result: rounds: 3, but the replay has 2`, unseen: true},
	{name: "count of wrong type", old: `"pawns":{"white":2`, changed: `"pawns":{"white":"2"`, err: `line 19: result: pawns: white: expected an integer, found a string`},
	{name: "field after the result", old: ",\n\"sha256\"", changed: ",\n\"extra\":1,\"sha256\"", err: `line 20: expected field "sha256", found "extra"`},
	{name: "digest", old: ",\n\"sha256\":", changed: ",\n\"sha256\":\"A9\",\"\":", err: `line 20: sha256: "A9" is not 64 hexadecimal digits in lower case`},
	{name: "digest of wrong type", old: ",\n\"sha256\":", changed: ",\n\"sha256\":6,\"\":", err: `line 20: sha256: expected a string, found a number`},
	{name: "field after the digest", old: "\"}\n", changed: `","extra":1}`, err: `line 20: expected '}' after the digest, found ','`},
}

// malformed covers what is not JSON, or not one document.
var malformed = []badReplay{
	{name: "not an object", old: `{"format"`, changed: `["format"`, err: `line 1: not a replay: expected an object, found an array`},
	{name: "not JSON", old: `{"format"`, changed: `<html>`, err: `line 1: not a replay: expected an object, found '<'`},
	{name: "byte order mark", old: `{"format"`, changed: "\ufeff{\"format\"", err: `line 1: not a replay: expected an object, found the byte 0xef, as of a byte order mark`},
	{name: "UTF-16", old: `{"format"`, changed: "\xff\xfe{\x00", err: `line 1: not a replay: expected an object, found the byte 0xff, as of UTF-16`},
	{name: "comma missing", old: `,"seed"`, changed: `"seed"`, err: `line 2: match: after field "max_rounds": expected ',' or '}', found a string`},
	{name: "comma missing before a part", old: ",\n\"players\"", changed: "\n\"players\"", err: `line 6: expected ',' before field "players", found a string`},
	{name: "comma too many", old: `,"col":4}`, changed: `,"col":4,}`, err: `line 4: match: position: pawn 2: after field "col": expected a field name, found '}'`},
	{name: "comma too many in a list", old: `[1,7]`, changed: `[1,7,]`, err: `line 15: round 2, turn 2, robot 4: action: move: expected [row,col], found a third number`},
	{name: "colon missing", old: `"seed":`, changed: `"seed" `, err: `line 2: match: after field "max_rounds": field "seed": expected ':', found a number`},
	{name: "leading zero", old: `"bytecodes":41`, changed: `"bytecodes":041`, err: `line 9: round 1, turn 1, robot 2: bytecodes: number begins with 0`},
	{name: "bare minus", old: `"seed":-7`, changed: `"seed":-`, err: `line 2: match: seed: expected an integer, found ','`},
	{name: "plus", old: `"seed":-7`, changed: `"seed":+7`, err: `line 2: match: seed: expected an integer, found '+'`},
	{name: "truth misspelt", old: `:true`, changed: `:trve`, err: `line 10: round 1, turn 2, robot 0: paused: expected true, found 'v' in it`},
	{name: "raw control character", old: `hello`, changed: "hel\nlo", err: `line 14: round 2, turn 1, robot 2: logs: line 2: string holds the control character 0xa`},
	{name: "unknown escape", old: `hello`, changed: `\x`, err: `line 14: round 2, turn 1, robot 2: logs: line 2: string holds the unknown escape "\\x"`},
	{name: "short escape", old: `hello`, changed: `\u12`, err: `line 14: round 2, turn 1, robot 2: logs: line 2: expected four hexadecimal digits after \u, found '"'`},
	{name: "half a surrogate pair", old: `hello`, changed: `\ud834`, err: `line 14: round 2, turn 1, robot 2: logs: line 2: string holds half a surrogate pair`},
	{name: "two high surrogates", old: `hello`, changed: `\ud834\ud834`, err: `line 14: round 2, turn 1, robot 2: logs: line 2: string holds half a surrogate pair`},
	{name: "low surrogate", old: `hello`, changed: `\udd1e\ud834`, err: `line 14: round 2, turn 1, robot 2: logs: line 2: string holds half a surrogate pair`},
	{name: "invalid UTF-8", old: `hello`, changed: "hel\xfflo", err: `line 14: round 2, turn 1, robot 2: logs: line 2: string is not valid UTF-8`},
	{name: "strange white space", old: `"seed":`, changed: "\v\"seed\":", err: `line 2: match: after field "max_rounds": expected a field name, found '\v'`},
	{name: "trailing value", old: "\"}\n", changed: "\"}\n{}", err: `line 21: the document goes on after its end: found an object`},
	{name: "trailing NUL", old: "\"}\n", changed: "\"}\n\x00", err: `line 21: the document goes on after its end: found '\x00'`},
}

func TestReadErrors(t *testing.T) {
	t.Parallel()
	for _, tests := range [][]badReplay{badReplays, malformed} {
		for _, tt := range tests {
			t.Run(tt.name, func(t *testing.T) {
				t.Parallel()
				_, err := Read(strings.NewReader(tt.text(t)))
				assert.EqualError(t, err, tt.err)
			})
		}
	}
}

func TestReadTruncated(t *testing.T) {
	t.Parallel()
	text := encode(t, sampleDocument())
	whole := len(strings.TrimSpace(text))
	for n := 1; n < whole; n++ {
		_, err := Read(strings.NewReader(text[:n]))
		require.ErrorIs(t, err, io.ErrUnexpectedEOF, "after %d bytes", n)
		require.ErrorContains(t, err, "the document is cut short", "after %d bytes", n)
	}
	_, err := Read(strings.NewReader(text[:whole]))
	assert.NoError(t, err)
}

func TestReadAccepts(t *testing.T) {
	t.Parallel()
	tests := []struct {
		name, old, changed string
		edit               func(*Document)
	}{
		{"white space", `{"robot":2,"bytecodes":41`, " {\t\"robot\" :\r\n2 , \"bytecodes\": 41", func(*Document) {}},
		{"order", `"robot":2,"bytecodes":41`, `"bytecodes":41,"robot":2`, func(*Document) {}},
		{"default written out", `"paused":true`, `"paused":false,"logs":[],"logs_dropped":0,"error":""`, func(d *Document) {
			d.Rounds[0].Turns[1].Paused = false
		}},
		{"minus nought", `"seed":-7`, `"seed":-0`, func(d *Document) { d.Match.Seed = 0 }},
		{"escapes", `hello`, `\"\\\/\b\f\n\r\t\u00E9\u00e9\ud834\udd1e\u0000`, func(d *Document) {
			d.Rounds[1].Turns[0].Logs[1] = "\"\\/\b\f\n\r\téé\U0001d11e\x00"
		}},
		{"replacement character", `hello`, `\ufffd`, func(d *Document) { d.Rounds[1].Turns[0].Logs[1] = "\ufffd" }},
		{"long string", `hello`, strings.Repeat("x", 100_000), func(d *Document) {
			d.Rounds[1].Turns[0].Logs[1] = strings.Repeat("x", 100_000)
		}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			t.Parallel()
			want := sampleDocument()
			text := encode(t, want)
			require.Contains(t, text, tt.old)
			tt.edit(want)
			changed := strings.Replace(text, tt.old, tt.changed, 1)
			got, err := Read(strings.NewReader(changed))
			require.NoError(t, err)
			assert.Equal(t, want, got)

			got, err = Read(iotest.OneByteReader(strings.NewReader(changed)))
			require.NoError(t, err, "byte by byte")
			assert.Equal(t, want, got)
		})
	}
}

func TestReaderLimits(t *testing.T) {
	t.Parallel()
	sample := encode(t, sampleDocument())
	tests := []struct {
		name, text string
		edit       func(*limits)
		want       string
	}{
		{"header", sample, func(l *limits) { l.header = 100 }, `line 2: match: after field "seed": header is larger than 100 bytes`},
		{"round", sample, func(l *limits) { l.round = 20 }, "line 8: round 1: round is larger than 20 bytes"},
		{"result", sample + strings.Repeat(" ", 1000), func(l *limits) { l.header = 1000 }, "line 21: result is larger than 1000 bytes"},
		{"document", sample, func(l *limits) { l.document = int64(len(sample)) - 1 }, fmt.Sprintf("line 20: replay is larger than %d bytes", len(sample)-1)},
		{"logs", sample, func(l *limits) { l.logs = 2 }, "line 14: round 2, turn 1, robot 2: logs: too many in this round"},
		{
			"turns", strings.Replace(sample, `"turns":[`, `"turns":[`+strings.Repeat(`{"robot":0,"bytecodes":0},`, 66), 1),
			func(*limits) {}, "line 8: round 1: turns: more than 66",
		},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			t.Parallel()
			lim := formatLimits()
			tt.edit(&lim)
			assert.EqualError(t, readLimited(tt.text, lim), tt.want)
		})
	}
	t.Run("exact", func(t *testing.T) {
		t.Parallel()
		lim := formatLimits()
		lim.document = int64(len(sample))
		assert.NoError(t, readLimited(sample, lim))
	})
}

func readLimited(text string, lim limits) error {
	r, err := newReader(strings.NewReader(text), "", lim)
	if err != nil {
		return err
	}
	_, err = r.readAll()
	return errors.Join(err, r.Close())
}

// TestLimitsAgree holds the limits of writer and reader to each other: at every
// limit at which the one writes, the other reads.
func TestLimitsAgree(t *testing.T) {
	t.Parallel()
	d := sampleDocument()
	text := encode(t, d)
	for most := range int64(len(text)) + 1 {
		for _, lim := range []limits{
			{header: most, round: 1e6, document: 1e6, logs: 1e6},
			{header: 1e6, round: most, document: 1e6, logs: 1e6},
			{header: 1e6, round: 1e6, document: most, logs: 1e6},
			{header: 1e6, round: 1e6, document: 1e6, logs: int(most)},
		} {
			written, read := writeLimited(d, lim), readLimited(text, lim)
			require.Equal(t, written == nil, read == nil, "%+v: write: %v, read: %v", lim, written, read)
		}
	}
}

func TestReaderStreams(t *testing.T) {
	t.Parallel()
	d := sampleDocument()
	r, err := NewReader(strings.NewReader(encode(t, d)))
	require.NoError(t, err)
	assert.Equal(t, d.Header, r.Header())
	for _, want := range d.Rounds {
		got, err := r.Next()
		require.NoError(t, err)
		assert.Equal(t, want, got)
	}
	for range 2 {
		round, err := r.Next()
		assert.Equal(t, io.EOF, err)
		assert.Nil(t, round)
	}
	for range 2 {
		result, err := r.Result()
		require.NoError(t, err)
		assert.Equal(t, d.Result, result)
	}
	require.NoError(t, r.Close())
	require.NoError(t, r.Close())
	_, err = r.Result()
	assert.EqualError(t, err, "replay reader is closed")
}

func TestReaderRounds(t *testing.T) {
	t.Parallel()
	d := sampleDocument()
	text := encode(t, d)
	r, err := NewReader(strings.NewReader(text))
	require.NoError(t, err)
	for round, err := range r.Rounds() {
		require.NoError(t, err)
		assert.Equal(t, d.Rounds[0], round)
		break
	}
	n := 1
	for round, err := range r.Rounds() { // go on where the loop before has ended
		require.NoError(t, err)
		assert.Equal(t, d.Rounds[n], round)
		n++
	}
	assert.Len(t, d.Rounds, n)
	require.NoError(t, r.Close())

	r, err = NewReader(strings.NewReader(text[:len(text)/2]))
	require.NoError(t, err)
	var errs []error
	for round, err := range r.Rounds() {
		if err != nil {
			assert.Nil(t, round)
			errs = append(errs, err)
		}
	}
	assert.Len(t, errs, 1, "and then no more")
	require.NoError(t, r.Close())
}

func TestReaderResultSkipsRounds(t *testing.T) {
	t.Parallel()
	d := sampleDocument()
	r, err := NewReader(strings.NewReader(encode(t, d)))
	require.NoError(t, err)
	result, err := r.Result()
	require.NoError(t, err)
	assert.Equal(t, d.Result, result)
	require.NoError(t, r.Close())
}

func TestReaderErrorsStick(t *testing.T) {
	t.Parallel()
	text := encode(t, sampleDocument())
	r, err := NewReader(strings.NewReader(strings.Replace(text, "hello", "\x01", 1)))
	require.NoError(t, err)
	_, err = r.Next()
	require.NoError(t, err)
	_, want := r.Next()
	require.Error(t, want)
	_, err = r.Next()
	assert.Equal(t, want, err)
	_, err = r.Result()
	assert.Equal(t, want, err)
	require.NoError(t, r.Close())
}

func TestReaderReportsReadErrors(t *testing.T) {
	t.Parallel()
	text := encode(t, sampleDocument())
	for _, n := range []int{0, 3, 100, 600, len(text)} {
		src := io.MultiReader(strings.NewReader(text[:n]), iotest.ErrReader(errDisk))
		_, err := Read(src)
		assert.ErrorIs(t, err, errDisk, "after %d bytes", n)
	}
	_, err := Read(idle{})
	assert.ErrorIs(t, err, io.ErrNoProgress)
}

// idle never reads anything.
type idle struct{}

func (idle) Read([]byte) (int, error) { return 0, nil }

func TestOpenErrors(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	write := func(name, text string) string {
		path := filepath.Join(dir, name)
		require.NoError(t, os.WriteFile(path, []byte(text), 0o600))
		return path
	}
	empty := write("empty", "")
	newer := write("newer.json", strings.Replace(encode(t, sampleDocument()), `"version":1`, `"version":2`, 1))
	fake := write("fake.gz", gzipMagic+"not gzip at all")
	packed := func(suffix string) string {
		var data strings.Builder
		w, err := compressor(&data, suffix)
		require.NoError(t, err)
		require.NoError(t, errors.Join(Write(w, sampleDocument()), w.Close()))
		return data.String()
	}
	gzipped, zipped := packed(gzipSuffix), packed(zstdSuffix)
	cut := write("cut.gz", gzipped[:100])
	damaged := write("damaged.zst", zipped[:len(zipped)-1]+"?")
	short := write("short.zst", zipped[:100])
	wide := write("wide.zst", zstdMagic+"\x00\x70")
	tests := []struct{ name, path, want string }{
		{"missing", filepath.Join(dir, "no"), filepath.Join(dir, "no")},
		{"folder", dir, dir},
		{"empty", empty, empty + ":1: not a replay: the file is empty"},
		{"newer", newer, newer + ":1: replay format version 2 is newer than this program reads (1)"},
		{"cut gzip", cut, cut + ":1: version: the gzip data are cut short"},
		{"damaged zstd", damaged, damaged + ":1: the zstd data are damaged: CRC check failed"},
		{"cut zstd", short, short + ":1: the zstd data are cut short"},
		{"wide zstd", wide, wide + ":1: the zstd data need a window of more than 8388608 bytes"},
		{"fake gzip", fake, fake + ":1: the gzip data are damaged: gzip: invalid header"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			t.Parallel()
			_, err := Open(tt.path)
			require.ErrorContains(t, err, tt.want)
			assert.NotContains(t, err.Error(), "\n")
		})
	}
}
