package replay

import (
	"bytes"
	"fmt"
	"io"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bhack/internal/decision"
)

// longMatch returns a match of the contest's length: 500 rounds on a board of
// 16, 60 pawns alive on average, ids that reach four digits, and every second
// pawn's turn an action.
func longMatch() *Document {
	const size, rounds, pawns = 16, 500, 60
	h := sampleHeader()
	h.Match.Size, h.Match.MaxRounds, h.Match.Position = size, rounds, nil
	h.Match.Bytecodes = Bytecodes{First: 20000, Turn: 20000}
	d := &Document{Header: h, Result: Result{Winner: White, Reason: decision.Tiebreak(1), Rounds: rounds}}
	for n := 1; n <= rounds; n++ {
		d.Rounds = append(d.Rounds, longRound(n, size, pawns))
	}
	return d
}

func longRound(n, size, pawns int) *Round {
	r := &Round{Round: n}
	for i := range pawns {
		t := Turn{Robot: FirstPawn + 2*n + i, Bytecodes: 100 + (n*i*7919)%15000}
		switch (i + n) % 8 {
		case 0, 1, 2:
			t.Action = Action{Kind: Move, Row: (i + n) % size, Col: i % size}
		case 3:
			t.Action = Action{Kind: Capture, Row: i % size, Col: (i + n) % size, Robot: t.Robot + 9}
		}
		r.Turns = append(r.Turns, t)
	}
	for team := range FirstPawn {
		spawn := Action{Kind: Spawn, Row: team * (size - 1), Col: n % size, Robot: FirstPawn + 2*n + team}
		r.Turns = append(r.Turns, Turn{Robot: team, Bytecodes: 9000 + n, Action: spawn})
	}
	for row := range size {
		squares := bytes.Repeat([]byte{'.'}, size)
		for i := range 4 {
			squares[(row*5+n+i*3)%size] = "WB"[(n+row+i)%2]
		}
		r.Board = append(r.Board, string(squares))
	}
	return r
}

func TestLongMatchIsSmall(t *testing.T) {
	t.Parallel()
	assert.Less(t, len(encode(t, longMatch())), 2_000_000)
}

func TestWriteRoundDoesNotAllocate(t *testing.T) {
	rounds := sampleDocument().Rounds
	h := sampleHeader()
	h.Match.MaxRounds = MaxNumber
	w, err := NewWriter(io.Discard, h)
	require.NoError(t, err)
	n := 0
	allocs := testing.AllocsPerRun(100, func() {
		r := rounds[n%2]
		n++
		r.Round = n
		err = w.WriteRound(r)
	})
	require.NoError(t, err)
	assert.Zero(t, allocs)
}

// BenchmarkWriteRound writes rounds of 62 turns; compare ns/turn with the time
// a turn takes to play.
func BenchmarkWriteRound(b *testing.B) {
	d := longMatch()
	d.Match.MaxRounds = MaxNumber
	w, err := newWriter(io.Discard, d.Header, limits{header: 1 << 20, round: 1 << 20, document: 1 << 60})
	require.NoError(b, err)
	n, turns := 0, 0
	b.ReportAllocs()
	for b.Loop() {
		r := d.Rounds[n%len(d.Rounds)]
		n++
		r.Round = n
		turns += len(r.Turns)
		if err := w.WriteRound(r); err != nil {
			b.Fatal(err)
		}
	}
	b.SetBytes(w.written / int64(n))
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(turns), "ns/turn")
}

// BenchmarkFile writes whole matches to files.
func BenchmarkFile(b *testing.B) {
	d := longMatch()
	text := encode(b, d)
	turns := 0
	for _, r := range d.Rounds {
		turns += len(r.Turns)
	}
	for _, suffix := range []string{"", gzipSuffix, zstdSuffix} {
		b.Run("json"+suffix, func(b *testing.B) {
			path := filepath.Join(b.TempDir(), "game.json"+suffix)
			b.ReportAllocs()
			b.SetBytes(int64(len(text))) // of JSON, however compressed
			for b.Loop() {
				writeFile(b, path, d)
			}
			b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N*turns), "ns/turn")
		})
	}
}

// BenchmarkRead reads whole matches, as they were written.
func BenchmarkRead(b *testing.B) {
	d := longMatch()
	text := encode(b, d)
	for _, suffix := range []string{"", gzipSuffix, zstdSuffix} {
		b.Run(fmt.Sprintf("json%s", suffix), func(b *testing.B) {
			path := filepath.Join(b.TempDir(), "game.json"+suffix)
			writeFile(b, path, d)
			b.ReportAllocs()
			b.SetBytes(int64(len(text)))
			for b.Loop() {
				r, err := Open(path)
				require.NoError(b, err)
				_, err = r.Result()
				require.NoError(b, err)
				require.NoError(b, r.Close())
			}
		})
	}
}
