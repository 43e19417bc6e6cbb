package animation

import "image/color"

// tint is a colour that things are painted in.
type tint uint8

// The colours. The teams differ in lightness, which all eyes see, and their
// pawns in shape and letter too.
const (
	page tint = iota
	ink
	muted
	lightSquare
	darkSquare
	takenSquare
	whiteFill
	whiteEdge
	blackFill
	blackEdge
	track
	tints
)

// levels is in how many steps one colour covers another at the edges of shapes
// and letters.
const levels = 4

// palette holds the colours and, for each two of them, the steps in between.
type palette struct {
	colors color.Palette
	// mixed[a][b][n] is the index of a covered n of levels by b.
	mixed [tints][tints][levels + 1]uint8
}

func newPalette() *palette {
	base := [tints]color.RGBA{
		page:        {0xfb, 0xfa, 0xf6, 0xff},
		ink:         {0x1b, 0x23, 0x30, 0xff},
		muted:       {0x5d, 0x66, 0x74, 0xff},
		lightSquare: {0xdc, 0xe2, 0xe8, 0xff},
		darkSquare:  {0xc6, 0xd0, 0xd9, 0xff},
		takenSquare: {0xf2, 0xc1, 0x4a, 0xff},
		whiteFill:   {0xff, 0xfd, 0xf5, 0xff},
		whiteEdge:   {0xa8, 0x46, 0x00, 0xff},
		blackFill:   {0x24, 0x3a, 0x7c, 0xff},
		blackEdge:   {0x10, 0x1c, 0x45, 0xff},
		track:       {0xe3, 0xe4, 0xe3, 0xff},
	}
	p := &palette{}
	for _, c := range base {
		p.colors = append(p.colors, c)
	}
	for a := range tints {
		for b := range a {
			for n := 1; n < levels; n++ {
				i := uint8(len(p.colors))
				p.colors = append(p.colors, mix(base[a], base[b], n))
				p.mixed[a][b][n], p.mixed[b][a][levels-n] = i, i
			}
		}
		for b := range tints {
			p.mixed[a][b][0], p.mixed[a][b][levels] = uint8(a), uint8(b)
		}
		for n := range levels {
			p.mixed[a][a][n] = uint8(a)
		}
	}
	p.colors = append(p.colors, color.RGBA{})
	return p
}

// mix covers a by b, n of levels.
func mix(a, b color.RGBA, n int) color.RGBA {
	between := func(a, b uint8) uint8 {
		return uint8((int(a)*(levels-n) + int(b)*n + levels/2) / levels)
	}
	return color.RGBA{between(a.R, b.R), between(a.G, b.G), between(a.B, b.B), 0xff}
}
