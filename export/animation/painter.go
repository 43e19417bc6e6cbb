package animation

import (
	"fmt"
	"strings"
	"unicode/utf8"

	"golang.org/x/image/font/basicfont"
	"golang.org/x/image/font/inconsolata"

	"bhack/export/internal/scene"
	"bhack/internal/plural"
	"bhack/replay"
)

// The layout, in pixels of the unscaled picture.
const (
	margin = 12
	// gutter is the room for the coordinates, on both sides of the board so
	// that it stands in the middle.
	gutter    = 22
	lineSpace = 20
	barHeight = 8
	boardTop  = margin + 2*lineSpace + barHeight + 12
	minWidth  = 400
	// footer is what comes below the board: coordinates, two lines, a margin.
	footer = 18 + lineSpace + bannerHeight + margin + 4
	// bannerHeight is that of the line on which the winner is named.
	bannerHeight = 24

	// boardWidth is what a board should take if its squares are no smaller
	// and no larger than these.
	boardWidth = 448
	minSquare  = 20
	maxSquare  = 40

	// maxPips is the largest goal whose bar shows every pawn.
	maxPips = 20
)

// painter paints the frames of one match.
type painter struct {
	canvas *canvas
	header replay.Header
	// result is set when the scene to paint is the last one of the match.
	result *replay.Result
	// square is the side of a square; left is where the board begins.
	square, left, width int
	pawns               [2]pawnShape
	icons               [2]pawnShape
	dot                 shape
}

// pawnShape is what a team's pawns look like.
type pawnShape struct {
	side              int
	outer, inner      shape
	fill, edge, glyph tint
	letter            string
}

func newPainter(h *replay.Header, scale int) *painter {
	size := h.Match.Size
	p := &painter{header: *h, square: min(max(boardWidth/size, minSquare), maxSquare)}
	p.header.Players.White.Name = spell(h.Players.White.Name)
	p.header.Players.Black.Name = spell(h.Players.Black.Name)
	p.header.Match.Map = spell(h.Match.Map)
	p.width = max(size*p.square+2*(gutter+margin), minWidth)
	p.left = (p.width - size*p.square) / 2
	p.canvas = newCanvas(p.width, boardTop+size*p.square+footer, scale)
	p.pawns = p.shapes(p.square)
	p.icons = p.shapes(minSquare)
	p.dot = p.canvas.disc(p.square, p.square/4)
	return p
}

// shapes makes the pawns that stand on squares of the given side: white's are
// light discs, black's dark tiles.
func (p *painter) shapes(side int) [2]pawnShape {
	c, half := p.canvas, side-3
	edge := 2 + side/12
	return [2]pawnShape{
		{
			side: side, outer: c.disc(side, half), inner: c.disc(side, half-edge),
			fill: whiteFill, edge: whiteEdge, glyph: whiteEdge, letter: "W",
		},
		{
			side: side, outer: c.tile(side, half-1, side/3), inner: c.tile(side, half-1-edge, side/4),
			fill: blackFill, edge: blackEdge, glyph: whiteFill, letter: "B",
		},
	}
}

// paint paints the frame of a scene over the frame before.
func (p *painter) paint(s *scene.Scene) {
	c := p.canvas
	c.fill(0, 0, p.width, c.img.Rect.Dy()/c.scale, page)
	p.side(s, replay.White)
	p.side(s, replay.Black)
	p.board(s)
	p.coordinates()
	p.status(s)
}

// side paints a player's name and score, white's on the left.
func (p *painter) side(s *scene.Scene, team replay.Team) {
	icon, name, fill := p.icons[0], p.header.Players.White.Name, whiteEdge
	pawns, through := s.Pawns.White, s.Through.White
	room := p.width/2 - margin - 8
	left, iconLeft, textLeft := margin, margin, margin+minSquare+6
	if team == replay.Black {
		icon, name, fill = p.icons[1], p.header.Players.Black.Name, blackFill
		pawns, through = s.Pawns.Black, s.Through.Black
		left = p.width - margin - room
		iconLeft = p.width - margin - minSquare
	}
	name = scene.Name(name, (room-minSquare-6)/charWidth)
	score := fmt.Sprintf("%s, %d of %d through", plural.Of(pawns, "pawn"), through, p.header.Match.WinPawns)
	if width(score) > room {
		score = fmt.Sprintf("%d, %d/%d through", pawns, through, p.header.Match.WinPawns)
	}
	scoreLeft := left
	if team == replay.Black {
		textLeft = iconLeft - 6 - width(name)
		scoreLeft = p.width - margin - width(score)
	}
	p.pawn(iconLeft, margin-2, &icon)
	p.line(textLeft, margin, inconsolata.Bold8x16, ink, name)
	p.line(scoreLeft, margin+lineSpace, inconsolata.Regular8x16, muted, score)
	p.bar(left, room, through, fill, team == replay.Black)
}

// bar paints how much of the goal a team has reached, growing towards the middle.
func (p *painter) bar(left, room, through int, fill tint, fromRight bool) {
	goal, y := p.header.Match.WinPawns, margin+2*lineSpace
	done := int(int64(room) * int64(min(through, goal)) / int64(goal))
	p.canvas.fill(left, y, room, barHeight, track)
	if fromRight {
		p.canvas.fill(left+room-done, y, done, barHeight, fill)
	} else {
		p.canvas.fill(left, y, done, barHeight, fill)
	}
	if goal > maxPips {
		return
	}
	for i := 1; i < goal; i++ {
		x := room * i / goal
		if fromRight {
			x = room - x
		}
		p.canvas.fill(left+x-1, y, 2, barHeight, page)
	}
}

// board paints the squares, what stands out on them, and the pawns.
func (p *painter) board(s *scene.Scene) {
	size := len(s.Board)
	for row := range size {
		for col := range size {
			x, y := p.corner(row, col)
			t := darkSquare
			if (row+col)%2 == 1 {
				t = lightSquare
			}
			p.canvas.fill(x, y, p.square, p.square, t)
		}
	}
	for _, at := range s.Taken {
		x, y := p.corner(at.Row, at.Col)
		p.canvas.fill(x, y, p.square, p.square, takenSquare)
	}
	for _, at := range s.Left {
		x, y := p.corner(at.Row, at.Col)
		p.canvas.stamp(x, y, p.dot, muted)
	}
	for row, squares := range s.Board {
		for col := range size {
			x, y := p.corner(row, col)
			switch squares[col] {
			case 'W':
				p.pawn(x, y, &p.pawns[0])
			case 'B':
				p.pawn(x, y, &p.pawns[1])
			}
		}
	}
}

// corner returns the upper left corner of a square; row 0 is at the bottom.
func (p *painter) corner(row, col int) (x, y int) {
	return p.left + col*p.square, boardTop + (p.header.Match.Size-1-row)*p.square
}

func (p *painter) pawn(x, y int, s *pawnShape) {
	p.canvas.stamp(x, y, s.outer, s.edge)
	p.canvas.stamp(x, y, s.inner, s.fill)
	p.line(x+(s.side-charWidth)/2, y+(s.side-charHeight)/2, inconsolata.Bold8x16, s.glyph, s.letter)
}

// coordinates writes the numbers of the rows and columns.
func (p *painter) coordinates() {
	size := p.header.Match.Size
	for i := range size {
		label := fmt.Sprint(i)
		_, y := p.corner(i, 0)
		y += (p.square - charHeight) / 2
		p.line(p.left-6-width(label), y, inconsolata.Regular8x16, muted, label)
		p.line(p.left+size*p.square+6, y, inconsolata.Regular8x16, muted, label)
		x := p.left + i*p.square + (p.square-width(label))/2
		p.line(x, boardTop+size*p.square+3, inconsolata.Regular8x16, muted, label)
	}
}

// status writes what goes below the board.
func (p *painter) status(s *scene.Scene) {
	m := &p.header.Match
	y := boardTop + m.Size*p.square + 22
	now := fmt.Sprintf("round %d of %d", s.Round, m.MaxRounds)
	p.line(margin, y, inconsolata.Bold8x16, ink, now)
	setting := fmt.Sprintf("%s, seed %s", m.Map, m.SeedText())
	setting = scene.Name(setting, (p.width-2*margin-width(now))/charWidth-2)
	p.line(p.width-margin-width(setting), y, inconsolata.Regular8x16, muted, setting)
	y += lineSpace + 2
	if p.result == nil {
		p.line(margin, y+(bannerHeight-charHeight)/2, inconsolata.Regular8x16, muted, events(s))
		return
	}
	p.canvas.fill(0, y, p.width, bannerHeight, ink)
	most := (p.width - 2*margin) / charWidth
	why := ": " + scene.Outcome(p.result)
	if width(why) > (most-16)*charWidth {
		why = ""
	}
	name := scene.Name(p.header.Players.Of(p.result.Winner).Name, most-utf8.RuneCountInString(why)-len(" wins"))
	banner := name + " wins" + why
	p.line((p.width-width(banner))/2, y+(bannerHeight-charHeight)/2, inconsolata.Bold8x16, page, banner)
}

// events words what happened in the round.
func events(s *scene.Scene) string {
	if s.Round == 0 {
		return "the start"
	}
	var words []string
	for _, e := range []struct {
		n    int
		word string
	}{{s.Spawned, "spawned"}, {s.Captured, "captured"}, {s.Arrived, "through"}} {
		if e.n > 0 {
			words = append(words, fmt.Sprintf("%d %s", e.n, e.word))
		}
	}
	return strings.Join(words, ", ")
}

func (p *painter) line(x, y int, face *basicfont.Face, t tint, text string) {
	p.canvas.text(x, y, face, t, text)
}

// width returns the width of a line of text.
func width(text string) int { return utf8.RuneCountInString(text) * charWidth }
