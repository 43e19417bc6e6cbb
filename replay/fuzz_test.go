package replay

import (
	"bytes"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// FuzzRead reads foreign bytes: no input makes the reader panic, and what it
// accepts can be written and read again, to the same bytes.
func FuzzRead(f *testing.F) {
	for _, tests := range [][]badReplay{badReplays, malformed} {
		for _, tt := range tests {
			f.Add([]byte(tt.text(f)))
		}
	}
	f.Add([]byte(encode(f, sampleDocument())))
	for _, suffix := range []string{gzipSuffix, zstdSuffix} {
		var buf bytes.Buffer
		w, err := compressor(&buf, suffix)
		require.NoError(f, err)
		require.NoError(f, Write(w, sampleDocument()))
		require.NoError(f, w.Close())
		f.Add(buf.Bytes())
	}
	lim := formatLimits()
	lim.document = 1 << 20 // a small input must not take long
	f.Fuzz(func(t *testing.T, data []byte) {
		r, err := newReader(bytes.NewReader(data), "", lim)
		if err != nil {
			return
		}
		d, err := r.readAll()
		require.NoError(t, r.Close())
		if err == nil {
			requireRoundTrip(t, d)
		}
	})
}

// requireRoundTrip writes d, reads it and writes it again.
func requireRoundTrip(tb testing.TB, d *Document) *Document {
	tb.Helper()
	text := encode(tb, d)
	back, err := Read(strings.NewReader(text))
	require.NoError(tb, err)
	require.Equal(tb, text, encode(tb, back))
	return back
}

// FuzzRoundTrip writes documents of foreign values: either the writer refuses
// them, or they come back, their strings made valid UTF-8.
func FuzzRoundTrip(f *testing.F) {
	for _, text := range []string{"", "plain", "\"\\\n<&>\x00\x7f", "\u2028é\U0001d11e\ufffd", "\xff\xed\xa0\x80"} {
		f.Add(int64(-1), text, text, 5, 1, uint8(Spawn), 3, 4, 2, true)
	}
	f.Add(int64(1)<<62, "x", "y", MaxNumber, -1, uint8(9), -1, 8, 0, false)
	f.Fuzz(func(t *testing.T, seed int64, name, log string, robot, bytecodes int, kind uint8, row, col, other int, flag bool) {
		d := sampleDocument()
		d.Match.Seed, d.Match.Map, d.Players.White.Name = seed, name, name
		turn := Turn{
			Robot: robot, Bytecodes: bytecodes,
			Action: Action{Kind: ActionKind(kind), Row: row, Col: col, Robot: other},
			Logs:   []string{log, name}, LogsDropped: other, Error: log,
			Paused: flag, Destroyed: !flag, InternalError: flag,
		}
		d.Rounds[0].Turns = append(d.Rounds[0].Turns, turn)
		if Write(&bytes.Buffer{}, d) != nil {
			return
		}
		back := requireRoundTrip(t, d)
		turn.Logs = []string{validUTF8(log), validUTF8(name)}
		turn.Error = validUTF8(log)
		require.Equal(t, turn, back.Rounds[0].Turns[3])
		require.Equal(t, validUTF8(name), back.Match.Map)
		require.Equal(t, seed, back.Match.Seed)
	})
}

// validUTF8 replaces each invalid byte of s by U+FFFD.
func validUTF8(s string) string { return string([]rune(s)) }
