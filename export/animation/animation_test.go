package animation

import (
	"bytes"
	"image"
	"image/draw"
	"image/gif"
	"math"
	"os"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bhack/export/internal/sample"
	"bhack/export/internal/scene"
	"bhack/internal/decision"
	"bhack/replay"
)

// write returns the animation of a replay.
func write(t *testing.T, d *replay.Document, o Options) []byte {
	t.Helper()
	var out bytes.Buffer
	require.NoError(t, Write(&out, sample.Open(d), o))
	return out.Bytes()
}

func decode(t *testing.T, data []byte) *gif.GIF {
	t.Helper()
	g, err := gif.DecodeAll(bytes.NewReader(data))
	require.NoError(t, err)
	return g
}

func TestGolden(t *testing.T) {
	t.Parallel()
	got := write(t, sample.Short(), Options{})
	if os.Getenv("UPDATE_GOLDEN") != "" {
		require.NoError(t, os.WriteFile("testdata/short.gif", got, 0o600))
	}
	want, err := os.ReadFile("testdata/short.gif")
	require.NoError(t, err)
	assert.True(t, bytes.Equal(want, got), "testdata/short.gif differs; look at both, then UPDATE_GOLDEN=1")
}

// TestFrames checks that what a viewer puts together of the frames is what was
// painted.
func TestFrames(t *testing.T) {
	t.Parallel()
	for _, scale := range []int{1, 3} {
		d := sample.Short()
		g := decode(t, write(t, d, Options{Scale: scale}))
		assert.Equal(t, []int{100, 20, 20, 300}, g.Delay)
		assert.Equal(t, 0, g.LoopCount)
		assert.Less(t, g.Image[1].Rect.Dy(), g.Image[0].Rect.Dy(), "only what changed")

		shown := image.NewRGBA(g.Image[0].Rect)
		p := newPainter(&d.Header, scale)
		now := scene.Start(&d.Match)
		for i, frame := range g.Image {
			if i > 0 {
				now = now.Next(d.Rounds[i-1])
			}
			if i == len(g.Image)-1 {
				p.result = &d.Result
			}
			p.paint(&now)
			draw.Draw(shown, frame.Rect, frame, frame.Rect.Min, draw.Over)
			painted := image.NewRGBA(shown.Rect)
			draw.Draw(painted, painted.Rect, p.canvas.img, image.Point{}, draw.Src)
			require.True(t, bytes.Equal(painted.Pix, shown.Pix), "frame %d at scale %d", i, scale)
		}
	}
}

func TestRounds(t *testing.T) {
	t.Parallel()
	for _, tt := range []struct {
		name        string
		first, last int
		delays      []int
	}{
		{"all", 0, 0, []int{100, 50, 50, 300}},
		{"from", 2, 0, []int{100, 300}},
		{"to", 0, 1, []int{100, 300}},
		{"one", 2, 2, []int{300}},
		{"last", 3, 3, []int{300}},
		{"beyond the end", 3, 99, []int{300}},
	} {
		t.Run(tt.name, func(t *testing.T) {
			t.Parallel()
			g := decode(t, write(t, sample.Short(), Options{FPS: 2, First: tt.first, Last: tt.last}))
			assert.Equal(t, tt.delays, g.Delay)
		})
	}
}

func TestErrors(t *testing.T) {
	t.Parallel()
	for _, tt := range []struct {
		name    string
		options Options
		want    string
	}{
		{"slow", Options{FPS: -1}, "fps is -1, but must be from 1 to 50"},
		{"fast", Options{FPS: 51}, "fps is 51, but must be from 1 to 50"},
		{"large", Options{Scale: 5}, "scale is 5, but must be from 1 to 4"},
		{"range", Options{First: 3, Last: 2}, "rounds 3 to 2: not a range"},
		{"after the end", Options{First: 4}, "the match has 3 rounds, and the first one asked for is 4"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			t.Parallel()
			assert.EqualError(t, Write(&bytes.Buffer{}, sample.Open(sample.Short()), tt.options), tt.want)
		})
	}
	assert.ErrorContains(t, Write(&bytes.Buffer{}, sample.Broken(), Options{}), "line ")
}

// failing is a writer that fails after some bytes.
type failing struct{ left int }

func (f *failing) Write(p []byte) (int, error) {
	if f.left -= len(p); f.left < 0 {
		return 0, os.ErrClosed
	}
	return len(p), nil
}

func TestWriteFails(t *testing.T) {
	t.Parallel()
	for _, left := range []int{0, 2000, 6000} {
		assert.ErrorIs(t, Write(&failing{left}, sample.Open(sample.Short()), Options{}), os.ErrClosed)
	}
}

// TestLayouts paints boards of all sizes with long names and large numbers, which
// must not leave the picture.
func TestLayouts(t *testing.T) {
	t.Parallel()
	for size := replay.MinSize; size <= replay.MaxSize; size++ {
		d := sample.Short()
		d.Match.Size, d.Match.MaxRounds, d.Match.WinPawns = size, replay.MaxNumber, replay.MaxNumber
		d.Match.Map, d.Match.Seed = strings.Repeat("m", 200), math.MinInt64
		d.Players.White.Name = strings.Repeat("white ", 40)
		d.Players.Black.Name = strings.Repeat("黒", 99)
		p := newPainter(&d.Header, 1)
		s := scene.Start(&d.Match)
		s.Round, s.Through.White = replay.MaxNumber, size
		p.paint(&s)
		p.result = &replay.Result{Winner: replay.White, Reason: decision.Tiebreak(12)}
		p.paint(&s)
		for y := range p.canvas.img.Rect.Dy() {
			for _, x := range []int{0, p.width - 1} {
				i := tint(p.canvas.img.ColorIndexAt(x, y))
				require.Contains(t, []tint{page, ink}, i, "size %d: something touches the edge at %d, %d", size, x, y)
			}
		}
	}
}

// TestColors checks that the teams can be told apart, and text read, by
// lightness alone.
func TestColors(t *testing.T) {
	t.Parallel()
	p := newPalette()
	require.LessOrEqual(t, len(p.colors), 256)
	for _, tt := range []struct {
		a, b  tint
		least float64
	}{
		{whiteFill, blackFill, 7},
		{ink, page, 7},
		{muted, page, 4.5},
		{whiteEdge, whiteFill, 4.5},
		{whiteEdge, lightSquare, 3},
		{whiteEdge, darkSquare, 3},
		{blackFill, lightSquare, 4.5},
		{blackFill, darkSquare, 4.5},
	} {
		assert.GreaterOrEqual(t, contrast(p, tt.a, tt.b), tt.least, "tints %d and %d", tt.a, tt.b)
	}
}

// contrast is the contrast ratio of two tints, as WCAG 2 defines it.
func contrast(p *palette, a, b tint) float64 {
	luminance := func(t tint) float64 {
		r, g, b, _ := p.colors[t].RGBA()
		linear := func(c uint32) float64 {
			v := float64(c) / 0xffff
			if v <= 0.04045 {
				return v / 12.92
			}
			return math.Pow((v+0.055)/1.055, 2.4)
		}
		return 0.2126*linear(r) + 0.7152*linear(g) + 0.0722*linear(b)
	}
	la, lb := luminance(a), luminance(b)
	return (max(la, lb) + 0.05) / (min(la, lb) + 0.05)
}

func TestMixtures(t *testing.T) {
	t.Parallel()
	p := newPalette()
	for a := range tints {
		for b := range tints {
			assert.Equal(t, uint8(a), p.mixed[a][b][0])
			assert.Equal(t, uint8(b), p.mixed[a][b][levels])
			for n := range levels + 1 {
				assert.Equal(t, p.colors[p.mixed[a][b][n]], p.colors[p.mixed[b][a][levels-n]])
			}
		}
	}
}

func TestFrameWithoutChange(t *testing.T) {
	t.Parallel()
	c := newCanvas(4, 4, 1)
	var out bytes.Buffer
	e := newEncoder(&out, c.img)
	require.NoError(t, e.frame(1))
	require.NoError(t, e.frame(2))
	c.fill(1, 2, 2, 1, ink)
	require.NoError(t, e.frame(3))
	require.NoError(t, e.finish())
	g := decode(t, out.Bytes())
	assert.Equal(t, image.Rect(0, 0, 1, 1), g.Image[1].Rect)
	assert.Equal(t, image.Rect(1, 2, 3, 3), g.Image[2].Rect)
}
