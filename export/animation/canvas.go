package animation

import (
	"image"

	"golang.org/x/image/font/basicfont"
	"golang.org/x/image/math/fixed"
)

// canvas is an image that shapes and text are painted on. Its coordinates are
// those of the unscaled picture.
type canvas struct {
	img     *image.Paletted
	palette *palette
	scale   int
}

func newCanvas(width, height, scale int) *canvas {
	p := newPalette()
	return &canvas{
		img:     image.NewPaletted(image.Rect(0, 0, width*scale, height*scale), p.colors),
		palette: p, scale: scale,
	}
}

// fill paints a rectangle.
func (c *canvas) fill(x, y, width, height int, t tint) {
	for row := y * c.scale; row < (y+height)*c.scale; row++ {
		line := c.img.Pix[row*c.img.Stride:]
		for col := x * c.scale; col < (x+width)*c.scale; col++ {
			line[col] = uint8(t)
		}
	}
}

// cover lets t cover n levels of what is at a pixel of the image. An edge that
// has been painted already takes t if more than half of it is covered.
func (c *canvas) cover(x, y int, t tint, n uint8) {
	at := &c.img.Pix[y*c.img.Stride+x]
	switch {
	case n == 0:
	case tint(*at) < tints:
		*at = c.palette.mixed[*at][t][n]
	case n > levels/2:
		*at = uint8(t)
	}
}

// shape is a square of pixels with how far each is covered, 0 to levels.
type shape struct {
	side int
	mask []uint8
}

// samples is how many points a side of a pixel is looked at, to find out how far
// a shape covers it.
const samples = 4

// newShape makes a shape in a square of the given side, unscaled. Inside tells
// whether a point is in the shape; points count from the middle in units of
// 1/(2*samples) of a pixel, and are never on the middle itself.
func (c *canvas) newShape(side int, inside func(x, y int) bool) shape {
	s := shape{side: side * c.scale}
	s.mask = make([]uint8, s.side*s.side)
	for i := range s.mask {
		n := 0
		for sub := range samples * samples {
			x := 2*(i%s.side*samples+sub%samples) + 1 - s.side*samples
			y := 2*(i/s.side*samples+sub/samples) + 1 - s.side*samples
			if inside(x, y) {
				n++
			}
		}
		s.mask[i] = uint8((n*levels + samples*samples/2) / (samples * samples))
	}
	return s
}

// disc makes a shape of the given radius, in halves of an unscaled pixel.
func (c *canvas) disc(side, radius int) shape {
	r := radius * samples * c.scale
	return c.newShape(side, func(x, y int) bool { return x*x+y*y <= r*r })
}

// tile makes a square with round corners, of the given half length of a side
// and radius of a corner, in halves of an unscaled pixel.
func (c *canvas) tile(side, half, radius int) shape {
	h, r := half*samples*c.scale, radius*samples*c.scale
	return c.newShape(side, func(x, y int) bool {
		x, y = max(x, -x), max(y, -y)
		if x > h || y > h {
			return false
		}
		x, y = max(x-(h-r), 0), max(y-(h-r), 0)
		return x*x+y*y <= r*r
	})
}

// stamp paints a shape whose square has the upper left corner x, y.
func (c *canvas) stamp(x, y int, s shape, t tint) {
	for i, n := range s.mask {
		c.cover(x*c.scale+i%s.side, y*c.scale+i/s.side, t, n)
	}
}

// The size of a character of both fonts, unscaled.
const (
	charWidth  = 8
	charHeight = 16
)

// text paints a line of text whose upper left corner is x, y. A character that
// the font lacks is painted as a question mark.
func (c *canvas) text(x, y int, face *basicfont.Face, t tint, text string) {
	for _, r := range text {
		_, mask, at, _, ok := face.Glyph(fixed.Point26_6{}, r)
		if !ok {
			_, mask, at, _, _ = face.Glyph(fixed.Point26_6{}, '?')
		}
		c.glyph(x, y, mask.(*image.Alpha), at, t)
		x += charWidth
	}
}

func (c *canvas) glyph(x, y int, mask *image.Alpha, at image.Point, t tint) {
	for row := range charHeight * c.scale {
		for col := range charWidth * c.scale {
			alpha := mask.AlphaAt(at.X+col/c.scale, at.Y+row/c.scale).A
			c.cover(x*c.scale+col, y*c.scale+row, t, alphaLevel(alpha))
		}
	}
}

func alphaLevel(a uint8) uint8 {
	const opaque = int(^uint8(0))
	return uint8((int(a)*levels + opaque/2) / opaque)
}
