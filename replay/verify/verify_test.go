package verify_test

import (
	"bytes"
	"context"
	"crypto/sha256"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bhack/replay"
	"bhack/replay/replaytest"
	"bhack/replay/verify"
)

// parts keeps what is written, write by write.
type parts [][]byte

func (p *parts) Write(b []byte) (int, error) {
	*p = append(*p, bytes.Clone(b))
	return len(b), nil
}

// record returns a recorded match in the parts in which it was written.
func record(tb testing.TB) parts {
	tb.Helper()
	r, err := replay.Open("../testdata/example.json.gz")
	require.NoError(tb, err)
	defer r.Close()
	var p parts
	w, err := replay.NewWriter(&p, r.Header())
	require.NoError(tb, err)
	for round, err := range r.Rounds() {
		require.NoError(tb, err)
		require.NoError(tb, w.WriteRound(round))
	}
	result, err := r.Result()
	require.NoError(tb, err)
	require.NoError(tb, w.Finish(result))
	replaytest.Check(tb, p.text())
	return p
}

func (p parts) text() []byte { return slices.Concat(p...) }

// document checks a replay without players.
func document(ctx context.Context, text []byte) (verify.Report, error) {
	r, err := replay.NewReader(bytes.NewReader(text))
	if err != nil {
		return verify.Report{}, err
	}
	return verify.Document(ctx, r, bytes.NewReader(text))
}

// again compares a replay with the parts of another.
func again(text []byte, p parts) error {
	c := verify.NewComparison(bytes.NewReader(text))
	for _, part := range p {
		if _, err := c.Write(part); err != nil {
			return err
		}
	}
	return c.Close()
}

func TestVerified(t *testing.T) {
	t.Parallel()
	p := record(t)
	report, err := document(t.Context(), p.text())
	require.NoError(t, err)
	assert.True(t, report.Digest)
	assert.Equal(t, len(p)-2, report.Rounds)
	assert.Equal(t, report.Rounds, report.Result.Rounds)
	assert.Equal(t, bytes.Count(p.text(), []byte(`"bytecodes":`))-1, report.Turns)
	require.NoError(t, again(p.text(), p))
}

// TestEveryByteCounts changes a replay at places all over it: a changed byte must be
// found, with the players and, thanks to the digest, without.
func TestEveryByteCounts(t *testing.T) {
	t.Parallel()
	p := record(t)
	text := p.text()
	stride := 23
	if testing.Short() {
		stride = 211
	}
	last := len(text) - 200 // from where every byte is changed
	for i := 0; i < len(text); i++ {
		if i < last && i%stride != 0 {
			continue
		}
		for _, change := range []func(byte) byte{
			func(b byte) byte { return b ^ 1 }, // digits, letters and blanks remain such, mostly
			func(b byte) byte { return b ^ 0x80 },
			func(byte) byte { return ' ' },
		} {
			changed := bytes.Clone(text)
			if changed[i] = change(changed[i]); changed[i] == text[i] {
				continue
			}
			_, err := document(t.Context(), changed)
			require.Error(t, err, "byte %d without players: %q", i, around(changed, i))
			require.Error(t, again(changed, p), "byte %d with players: %q", i, around(changed, i))
		}
	}
	for _, cut := range []int{1, 2, len(text) / 2} {
		_, err := document(t.Context(), text[:len(text)-cut])
		assert.Error(t, err, "cut by %d", cut)
		assert.Error(t, again(text[:len(text)-cut], p), "cut by %d", cut)
	}
	_, err := document(t.Context(), append(bytes.Clone(text), '\n'))
	assert.Error(t, err)
	assert.Error(t, again(append(bytes.Clone(text), '\n'), p))
}

// around returns the text around a place.
func around(text []byte, i int) []byte { return text[max(0, i-20):min(len(text), i+20)] }

// TestForged makes sure that changed values are found by playing the match again,
// even if the rules allow them and the digest is right, and what the error names.
func TestForged(t *testing.T) {
	t.Parallel()
	p := record(t)
	for name, test := range map[string]struct {
		forge   func(d *replay.Document)
		want    string
		without string // the error without players; "" if there is none
	}{
		"bytecodes": {
			forge: func(d *replay.Document) { d.Rounds[2].Turns[1].Bytecodes = 4321 },
			want:  `round 3, turn 2, robot 3: bytecodes: the replay has 4321, but the match played again has `,
		},
		"logs": {
			forge: func(d *replay.Document) { d.Rounds[3].Turns[0].Logs = []string{"hello"} },
			want:  `round 4, turn 1, robot 2: logs: line 1: the replay has "hello", but the match played again has `,
		},
		"error": {
			forge: func(d *replay.Document) { d.Rounds[3].Turns[0].Error = "ValueError" },
			want:  `round 4, turn 1, robot 2: error: the replay has "ValueError", but the match played again has none`,
		},
		"seed": {
			forge: func(d *replay.Document) { d.Match.Seed = 4 },
			want:  `match: seed: the replay has 4, but the match played again has 1337`,
		},
		"name": {
			forge: func(d *replay.Document) { d.Players.White.Name = "gambit" },
			want:  `players: white: name: the replay has "gambit", but the match played again has "starter"`,
		},
		"board": {
			forge:   func(d *replay.Document) { d.Rounds[0].Board[4] = "W......." },
			want:    `round 1: board: square [4,0]: the replay has "W", but the match played again has "."`,
			without: `round 1: board: square [4,0] is 'W', but must be '.'`,
		},
		"action": {
			forge:   func(d *replay.Document) { d.Rounds[0].Turns[0].Action.Row = 7 },
			want:    `round 1, turn 1, robot 0: action: the replay has {"spawn":[7,`,
			without: `round 1, turn 1, robot 0: action: spawn: [7,`,
		},
		"winner": {
			forge: func(d *replay.Document) {
				d.Result.Winner = d.Result.Winner.Opponent()
			},
			want:    `result: winner: the replay has "`,
			without: `result: `,
		},
		"a turn less": {
			forge:   func(d *replay.Document) { d.Rounds[1].Turns = d.Rounds[1].Turns[:2] },
			want:    `round 2: turns: number: the replay has 2, but the match played again has 4`,
			without: `round 2: turns: robot 1 has not taken its turn`,
		},
		"a round less": {
			forge: func(d *replay.Document) {
				d.Rounds = d.Rounds[:len(d.Rounds)-1]
				d.Result.Rounds--
			},
			want:    `round 28: round: the replay has no such round, but the match played again has one`,
			without: `result: nobody has won after 27 of 30 rounds`,
		},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			d, err := replay.Read(bytes.NewReader(p.text()))
			require.NoError(t, err)
			test.forge(d)
			var forged bytes.Buffer
			require.NoError(t, replay.Write(&forged, d))
			var fault *replay.Fault
			err = again(forged.Bytes(), p)
			require.ErrorAs(t, err, &fault)
			assert.True(t, strings.HasPrefix(err.Error(), test.want), err)
			_, err = document(t.Context(), forged.Bytes())
			if test.without == "" {
				require.NoError(t, err, "the rules do not show it")
				return
			}
			require.ErrorAs(t, err, &fault)
			assert.True(t, strings.HasPrefix(err.Error(), test.without), err)
		})
	}
}

// TestRoundMore makes sure of a replay that goes on longer than the match.
func TestRoundMore(t *testing.T) {
	t.Parallel()
	p := record(t)
	last := len(p) - 1
	short := append(slices.Clone(p[:last-1]), p[last])
	assert.EqualError(t, again(p.text(), short),
		"round 28: round: the replay has this round, but the match played again has none")
}

// TestOtherBytes makes sure of the same values in other words, and of a replay
// without digest.
func TestOtherBytes(t *testing.T) {
	t.Parallel()
	p := record(t)
	text := string(p.text())
	i := strings.Index(text, "\n\"sha256\"")
	without := []byte(text[:i-1] + "}\n")
	report, err := document(t.Context(), without)
	require.NoError(t, err)
	assert.False(t, report.Digest)
	require.ErrorContains(t, again(without, p), "sha256: the replay has none, but the match played again has ")

	const turn = "\n{\"robot\":"
	line := strings.Count(text[:strings.Index(text, turn)], "\n") + 2
	blank := []byte(strings.Replace(text, turn, "\n{ \"robot\":", 1))
	assert.EqualError(t, again(blank, p),
		"round 1: line "+strconv.Itoa(line)+", column 2: the values of this part are right, but it is not written as bhack writes replays; what follows has not been compared")
	crlf := []byte(strings.ReplaceAll(text, "\n", "\r\n"))
	assert.ErrorContains(t, again(crlf, p), "the values of this part are right, but its line ends are CRLF; what follows has not been compared")
	_, err = document(t.Context(), crlf)
	require.EqualError(t, err, "sha256: the document has been changed since it was written: its line ends are CRLF now")
	assert.EqualError(t, again([]byte(text+" "), p), "line "+strconv.Itoa(strings.Count(text, "\n")+1)+": the document goes on after its end")
	for _, changed := range [][]byte{blank, []byte(text + " "), []byte(strings.Replace(text, "\n\"sha256\"", " \"sha256\"", 1))} {
		_, err := document(t.Context(), changed)
		assert.ErrorContains(t, err, "sha256: the document has been changed since it was written")
	}
}

func TestDocumentStops(t *testing.T) {
	t.Parallel()
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	_, err := document(ctx, record(t).text())
	assert.ErrorIs(t, err, context.Canceled)
}

// TestOtherLayout makes sure that a digest is one of the bytes that are there, however
// the values are written.
func TestOtherLayout(t *testing.T) {
	t.Parallel()
	text := string(record(t).text())
	body := strings.Replace(text[:strings.Index(text, ",\n\"sha256\"")], `"rounds":[`, `"rounds"  :  [`, 1)
	report, err := document(t.Context(), fmt.Appendf(nil, "%s,\n\"sha256\":\"%x\"}\n", body, sha256.Sum256([]byte(body))))
	require.NoError(t, err)
	assert.True(t, report.Digest)
}
