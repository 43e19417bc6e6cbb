package sheet

import (
	"bufio"
	"encoding/xml"
	"fmt"
	"io"
	"slices"
	"strings"

	"bhack/export/internal/scene"
	"bhack/replay"
)

// The layout, in units of the image.
const (
	// symbol is the side of a symbol, and of a square unless the board is small.
	symbol = 16
	// minSide is the least side of a board: what the captions above it need.
	minSide = 252
	margin  = 24
	// gutter is the room for the numbers of the rows.
	gutter = 20
	// gap separates boards, and what is above the first row of them.
	gap       = 28
	captions  = 44 // above a board
	columns   = 18 // below a board, for their numbers
	titleRoom = 84
	footRoom  = 54
	minWidth  = 720
	// nameRunes is the most of a name, if there is room; titleRunes is what else is in
	// the title, and titleRune the room that one of its letters takes.
	nameRunes  = 28
	titleRunes = 24
	titleRune  = 13
)

// style gives the colours. The teams differ in lightness, which all eyes see,
// and their pawns in shape and letter too. A viewer that wants a dark page gets
// one. Colours are spelled out, as not all programs know CSS variables.
const style = `
text { font-family: system-ui, -apple-system, "Segoe UI", Roboto, "DejaVu Sans", sans-serif; fill: #1b2330; }
.page { fill: #fbfaf6; } .light { fill: #dce2e8; } .dark { fill: #c6d0d9; } .taken { fill: #f2c14a; } .left { fill: #5d6674; }
.title { font-size: 22px; font-weight: 700; } .outcome { font-size: 15px; } .caption { font-size: 14px; font-weight: 600; }
.note { font-size: 12px; } .axis { font-size: 10px; } .note, .axis { fill: #5d6674; }
.letter { font-size: 9px; font-weight: 700; text-anchor: middle; } .w { fill: #a84600; } .b { fill: #fffdf5; }
.middle { text-anchor: middle; } .end { text-anchor: end; }
@media (prefers-color-scheme: dark) {
  .page { fill: #14181f; } .light { fill: #a9b4bf; } .dark { fill: #96a3b0; } .left { fill: #3c4652; }
  .title, .outcome, .caption { fill: #eef1f5; } .note, .axis { fill: #a3adba; }
}
`

// symbols are the pawns and the trace that one leaves, each as large as a symbol.
const symbols = `<defs>
<g id="w"><circle cx="8" cy="8" r="6.3" fill="#fffdf5" stroke="#a84600" stroke-width="1.4"/><text class="letter w" x="8" y="11.2">W</text></g>
<g id="b"><rect x="2" y="2" width="12" height="12" rx="2.4" fill="#243a7c" stroke="#101c45" stroke-width="1.4"/><text class="letter b" x="8" y="11.2">B</text></g>
<circle id="l" class="left" cx="8" cy="8" r="2"/>
</defs>
`

// Write reads the rest of the replay, which must be the one that the plan is of,
// and writes the image to w.
func Write(w io.Writer, r *replay.Reader, plan Plan) error {
	h := r.Header()
	d := &drawing{w: bufio.NewWriter(w), header: h, plan: plan}
	d.measure()
	d.head()
	now := scene.Start(&h.Match)
	shown := 0
	show := func() {
		if slices.Contains(plan.rounds, now.Round) {
			d.board(shown, &now)
			shown++
		}
	}
	show()
	for round, err := range r.Rounds() {
		if err != nil {
			return err
		}
		now = now.Next(round)
		show()
	}
	if shown != len(plan.rounds) {
		return fmt.Errorf("the plan is of another replay")
	}
	d.foot()
	return d.w.Flush()
}

// drawing is an image being written. Errors stick to its writer.
type drawing struct {
	w      *bufio.Writer
	header replay.Header
	plan   Plan
	// across is how many boards stand side by side; side is that of a board, and
	// square that of a square.
	across, side, square int
	width, height        int
	// names is how many letters of a name there is room for.
	names int
}

func (d *drawing) measure() {
	n := len(d.plan.rounds)
	d.across = 1
	for d.across*d.across < n {
		d.across++
	}
	d.square = symbol
	for d.header.Match.Size*d.square < minSide {
		d.square += symbol / 4
	}
	d.side = d.header.Match.Size * d.square
	down := (n + d.across - 1) / d.across
	d.width = max(2*margin+d.across*(d.side+gutter)+(d.across-1)*gap, minWidth)
	d.names = min(nameRunes, ((d.width-2*margin)/titleRune-titleRunes)/2)
	d.height = titleRoom + down*(captions+d.side+columns) + (down-1)*gap + footRoom
}

func (d *drawing) printf(format string, args ...any) { fmt.Fprintf(d.w, format, args...) }

// head writes all that comes before the boards.
func (d *drawing) head() {
	m, p := &d.header.Match, &d.header.Players
	title := fmt.Sprintf("%s (white) against %s (black)", scene.Name(p.White.Name, d.names), scene.Name(p.Black.Name, d.names))
	outcome := fmt.Sprintf("%s (%s) wins in round %d of %d: %s", scene.Name(p.Of(d.plan.result.Winner).Name, d.names),
		d.plan.result.Winner, d.plan.result.Rounds, m.MaxRounds, scene.Outcome(&d.plan.result))
	d.printf("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
	d.printf(`<svg xmlns="http://www.w3.org/2000/svg" width="%d" height="%d" viewBox="0 0 %d %d" role="img" aria-labelledby="title outcome">`+"\n",
		d.width, d.height, d.width, d.height)
	d.printf("<title id=\"title\">%s</title>\n<desc id=\"outcome\">%s</desc>\n", escape(title), escape(outcome))
	d.printf("<style>%s</style>\n%s", style, symbols)
	d.grid()
	d.printf("<rect class=\"page\" width=\"%d\" height=\"%d\"/>\n", d.width, d.height)
	d.printf("<text class=\"title\" x=\"%d\" y=\"40\">%s</text>\n", margin, escape(title))
	d.printf("<text class=\"outcome\" x=\"%d\" y=\"66\">%s</text>\n", margin, escape(outcome))
}

// grid defines the empty board with its coordinates, which all boards use.
func (d *drawing) grid() {
	size := d.header.Match.Size
	d.printf("<defs><g id=\"grid\">\n<rect class=\"dark\" width=\"%d\" height=\"%d\"/>\n<path class=\"light\" d=\"", d.side, d.side)
	for row := range size {
		for col := range size {
			if (row+col)%2 == 1 {
				d.printf("M%d %dh%dv%dh-%dz", col*d.square, d.top(row), d.square, d.square, d.square)
			}
		}
	}
	d.printf("\"/>\n")
	for i := range size {
		d.printf("<text class=\"axis end\" x=\"-5\" y=\"%d\">%d</text>", d.top(i)+d.square/2+4, i)
		d.printf("<text class=\"axis middle\" x=\"%d\" y=\"%d\">%d</text>\n", i*d.square+d.square/2, d.side+12, i)
	}
	d.printf("</g></defs>\n")
}

// top returns the upper edge of a row; row 0 is at the bottom.
func (d *drawing) top(row int) int { return (d.header.Match.Size - 1 - row) * d.square }

// board draws the i-th board of the sheet.
func (d *drawing) board(i int, s *scene.Scene) {
	x := margin + gutter + i%d.across*(d.side+gutter+gap)
	y := titleRoom + i/d.across*(captions+d.side+columns+gap) + captions
	d.printf("<g transform=\"translate(%d %d)\">\n", x, y)
	caption := fmt.Sprintf("round %d", s.Round)
	if s.Round == 0 {
		caption = "start"
	}
	d.printf("<text class=\"caption\" x=\"0\" y=\"-24\">%s</text>", caption)
	d.printf("<text class=\"note end\" x=\"%d\" y=\"-24\">%s</text>\n", d.side, events(s))
	d.printf("<text class=\"note\" x=\"0\" y=\"-8\">white %d, %d through</text>", s.Pawns.White, s.Through.White)
	d.printf("<text class=\"note end\" x=\"%d\" y=\"-8\">black %d, %d through</text>\n", d.side, s.Pawns.Black, s.Through.Black)
	d.printf("<use href=\"#grid\"/>\n")
	for _, at := range s.Taken {
		d.printf("<rect class=\"taken\" x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\"/>", at.Col*d.square, d.top(at.Row), d.square, d.square)
	}
	for _, at := range s.Left {
		d.use("l", at.Row, at.Col)
	}
	for row, squares := range s.Board {
		for col := range len(squares) {
			switch squares[col] {
			case 'W':
				d.use("w", row, col)
			case 'B':
				d.use("b", row, col)
			}
		}
	}
	d.printf("\n</g>\n")
}

// use draws a symbol on a square.
func (d *drawing) use(name string, row, col int) {
	x, y := col*d.square, d.top(row)
	if d.square == symbol {
		d.printf("<use href=\"#%s\" x=\"%d\" y=\"%d\"/>", name, x, y)
		return
	}
	// The side of a square is in quarters of that of a symbol, so that the scale is exact.
	d.printf("<use href=\"#%s\" transform=\"translate(%d %d) scale(%g)\"/>", name, x, y, float64(d.square)/symbol)
}

// foot writes the legend and the settings of the match.
func (d *drawing) foot() {
	m := &d.header.Match
	y := d.height - 30
	x := margin
	for _, entry := range []struct {
		mark, words string
		width       int
	}{
		{`<use href="#w"/>`, "white, moves up", 120},
		{`<use href="#b"/>`, "black, moves down", 136},
		{`<use href="#l"/>`, "left in this round", 132},
		{`<rect class="taken" width="16" height="16"/>`, "captured in this round", 0},
	} {
		d.printf("<g transform=\"translate(%d %d)\">%s<text class=\"note\" x=\"22\" y=\"12\">%s</text></g>\n", x, y, entry.mark, entry.words)
		x += 22 + entry.width
	}
	settings := fmt.Sprintf("ruleset %s, map %s, seed %s", scene.Name(m.Ruleset, nameRunes), scene.Name(m.Map, nameRunes), m.SeedText())
	d.printf("<text class=\"note\" x=\"%d\" y=\"%d\">%s</text>\n", margin, y-12, escape(settings))
	d.printf("</svg>\n")
}

// events words what happened in the round of a scene.
func events(s *scene.Scene) string {
	var words []string
	if s.Captured > 0 {
		words = append(words, fmt.Sprintf("%d captured", s.Captured))
	}
	if s.Arrived > 0 {
		words = append(words, fmt.Sprintf("%d arrived", s.Arrived))
	}
	return strings.Join(words, ", ")
}

// escape makes text fit for XML, where what XML cannot hold becomes U+FFFD.
func escape(text string) string {
	var out strings.Builder
	// A strings.Builder does not fail.
	_ = xml.EscapeText(&out, []byte(text))
	return out.String()
}
