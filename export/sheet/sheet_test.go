package sheet

import (
	"bytes"
	"encoding/xml"
	"io"
	"os"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bhack/export/internal/sample"
	"bhack/replay"
)

// draw returns the sheet of a replay.
func draw(t *testing.T, d *replay.Document, o Options) string {
	t.Helper()
	plan, err := NewPlan(sample.Open(d), o)
	require.NoError(t, err)
	var out bytes.Buffer
	require.NoError(t, Write(&out, sample.Open(d), plan))
	return out.String()
}

func TestGolden(t *testing.T) {
	t.Parallel()
	got := draw(t, sample.Short(), Options{})
	if os.Getenv("UPDATE_GOLDEN") != "" {
		require.NoError(t, os.WriteFile("testdata/short.svg", []byte(got), 0o600))
	}
	want, err := os.ReadFile("testdata/short.svg")
	require.NoError(t, err)
	assert.Equal(t, string(want), got)
}

// TestWellFormed reads the image as XML, and checks that what players wrote is
// text in it.
func TestWellFormed(t *testing.T) {
	t.Parallel()
	d := sample.Short()
	d.Players.White.Name, d.Match.Map = sample.Hostile, "]]><script>\x00"
	names := map[string]int{}
	text := ""
	for dec := xml.NewDecoder(strings.NewReader(draw(t, d, Options{}))); ; {
		token, err := dec.Token()
		if err == io.EOF {
			break
		}
		require.NoError(t, err)
		switch token := token.(type) {
		case xml.StartElement:
			names[token.Name.Local]++
		case xml.CharData:
			text += string(token)
		}
	}
	assert.Contains(t, text, "=1+1 </scrip… (white)")
	assert.Contains(t, text, "map ]]><script>\ufffd,")
	assert.NotContains(t, names, "script")
	assert.NotContains(t, names, "img")
	assert.Equal(t, 1, names["svg"])
}

// TestRoom checks that there is room for the words above a board of any size.
func TestRoom(t *testing.T) {
	t.Parallel()
	for size := 8; size <= 32; size++ {
		for boards := 1; boards <= MaxBoards; boards += 3 {
			d := &drawing{plan: Plan{rounds: make([]int, boards)}}
			d.header.Match.Size = size
			d.measure()
			assert.GreaterOrEqual(t, d.side, minSide)
			assert.Equal(t, size*d.square, d.side)
			assert.LessOrEqual(t, (2*d.names+titleRunes)*titleRune, d.width-2*margin)
			assert.GreaterOrEqual(t, d.names, 10)
		}
	}
}

func TestChoose(t *testing.T) {
	t.Parallel()
	for _, tt := range []struct {
		name    string
		weights []int
		first   int
		n       int
		want    []int
	}{
		{"one board", []int{0, 1, 2}, 0, 1, []int{2}},
		{"first and last", []int{0, 9, 2}, 0, 2, []int{0, 2}},
		{"no round but one", []int{0}, 0, 9, []int{0}},
		{"start left out", []int{0, 0}, 1, 9, []int{1}},
		{"fewer rounds than boards", []int{0, 0, 0, 0}, 0, 9, []int{0, 1, 2, 3}},
		{"evenly when nothing happens", make([]int, 11), 0, 5, []int{0, 3, 6, 9, 10}},
		{"where most happens", []int{0, 5, 0, 0, 0, 0, 1, 2, 0, 0, 0}, 0, 4, []int{0, 1, 7, 10}},
	} {
		t.Run(tt.name, func(t *testing.T) {
			t.Parallel()
			assert.Equal(t, tt.want, choose(tt.weights, tt.first, tt.n))
		})
	}
}

func TestPlan(t *testing.T) {
	t.Parallel()
	d := sample.Short()
	plan, err := NewPlan(sample.Open(d), Options{Boards: 3})
	require.NoError(t, err)
	assert.Equal(t, []int{0, 1, 3}, plan.rounds, "round 1 has the capture")
	d.Match.Position = nil
	plan, err = NewPlan(sample.Open(d), Options{Boards: 2})
	require.NoError(t, err)
	assert.Equal(t, []int{1, 3}, plan.rounds, "no empty board")
}

func TestErrors(t *testing.T) {
	t.Parallel()
	_, err := NewPlan(sample.Open(sample.Short()), Options{Boards: 101})
	assert.EqualError(t, err, "boards is 101, but must be from 1 to 100")
	_, err = NewPlan(sample.Broken(), Options{})
	assert.ErrorContains(t, err, "line ")
	plan, err := NewPlan(sample.Open(sample.Short()), Options{})
	require.NoError(t, err)
	assert.ErrorContains(t, Write(io.Discard, sample.Broken(), plan), "line ")
	d := sample.Short()
	d.Rounds, d.Result.Rounds = d.Rounds[:1], 1
	assert.EqualError(t, Write(io.Discard, sample.Open(d), plan), "the plan is of another replay")
}
