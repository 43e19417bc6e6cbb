package animation

import (
	"bufio"
	"bytes"
	"compress/lzw"
	"encoding/binary"
	"image"
	"io"
)

// encoder writes an animated GIF, a frame at a time, where image/gif wants all
// frames at once. Each frame holds the rectangle that differs from the frame
// before, and in it what differs; the rest is transparent.
type encoder struct {
	w *bufio.Writer
	// img is what the next frame shows; shown is what the last one showed,
	// nil before the first.
	img   *image.Paletted
	shown []uint8
	// pixels and packed are the buffers of a frame, before and after
	// compression.
	pixels []uint8
	packed bytes.Buffer
}

// Fields of the format, GIF89a.
const (
	signature       = "GIF89a"
	colorTableBits  = 8 // the palette has more than 128 colours and at most 256
	globalTable     = 0x80 | (colorTableBits-1)<<4 | (colorTableBits - 1)
	loopForever     = "\x21\xff\x0bNETSCAPE2.0\x03\x01\x00\x00\x00"
	graphicControl  = "\x21\xf9\x04"
	keepTransparent = 1<<2 | 1 // leave the frame before; one colour is transparent
	imageDescriptor = 0x2c
	trailer         = 0x3b
	maxBlock        = 255
)

// newEncoder returns an encoder whose frames are what img shows at the time. The
// last colour of its palette is the transparent one.
func newEncoder(w io.Writer, img *image.Paletted) *encoder {
	e := &encoder{w: bufio.NewWriter(w), img: img}
	// Errors stick to the bufio.Writer, and come out of frame and finish.
	e.w.WriteString(signature)
	e.numbers(img.Rect.Dx(), img.Rect.Dy())
	e.w.Write([]byte{globalTable, 0, 0})
	table := make([]byte, 3<<colorTableBits)
	for i, c := range img.Palette {
		r, g, b, _ := c.RGBA()
		table[3*i], table[3*i+1], table[3*i+2] = byte(r>>8), byte(g>>8), byte(b>>8)
	}
	e.w.Write(table)
	e.w.WriteString(loopForever)
	return e
}

// numbers writes 16-bit numbers.
func (e *encoder) numbers(ns ...int) {
	for _, n := range ns {
		e.w.Write(binary.LittleEndian.AppendUint16(nil, uint16(n)))
	}
}

// frame writes what the image shows now, to be shown for the given time in
// hundredths of a second.
func (e *encoder) frame(delay int) error {
	at := e.changed()
	e.w.WriteString(graphicControl)
	e.w.WriteByte(keepTransparent)
	e.numbers(delay)
	e.w.Write([]byte{byte(len(e.img.Palette) - 1), 0})
	e.w.WriteByte(imageDescriptor)
	e.numbers(at.Min.X, at.Min.Y, at.Dx(), at.Dy())
	e.w.WriteByte(0)
	e.difference(at)
	if err := e.compress(); err != nil {
		return err
	}
	e.shown = append(e.shown[:0], e.img.Pix...)
	return e.w.Flush()
}

// changed returns the smallest rectangle that holds all changes; one pixel if
// there are none.
func (e *encoder) changed() image.Rectangle {
	if e.shown == nil {
		return e.img.Rect
	}
	var all image.Rectangle
	for y := range e.img.Rect.Dy() {
		row := y * e.img.Stride
		now, before := e.img.Pix[row:row+e.img.Stride], e.shown[row:row+e.img.Stride]
		if bytes.Equal(now, before) {
			continue
		}
		first, last := 0, len(now)
		for now[first] == before[first] {
			first++
		}
		for now[last-1] == before[last-1] {
			last--
		}
		all = all.Union(image.Rect(first, y, last, y+1))
	}
	if all.Empty() {
		return image.Rect(0, 0, 1, 1)
	}
	return all
}

// difference gathers the pixels of a rectangle, those that did not change being
// transparent.
func (e *encoder) difference(at image.Rectangle) {
	transparent := uint8(len(e.img.Palette) - 1)
	e.pixels = e.pixels[:0]
	for y := at.Min.Y; y < at.Max.Y; y++ {
		for i := y*e.img.Stride + at.Min.X; i < y*e.img.Stride+at.Max.X; i++ {
			if e.shown != nil && e.img.Pix[i] == e.shown[i] {
				e.pixels = append(e.pixels, transparent)
			} else {
				e.pixels = append(e.pixels, e.img.Pix[i])
			}
		}
	}
}

// compress writes the pixels, in blocks that say how long they are.
func (e *encoder) compress() error {
	e.packed.Reset()
	z := lzw.NewWriter(&e.packed, lzw.LSB, colorTableBits)
	if _, err := z.Write(e.pixels); err != nil {
		return err
	}
	if err := z.Close(); err != nil {
		return err
	}
	e.w.WriteByte(colorTableBits)
	for e.packed.Len() > 0 {
		block := e.packed.Next(maxBlock)
		e.w.WriteByte(byte(len(block)))
		e.w.Write(block)
	}
	return e.w.WriteByte(0)
}

// finish ends the file.
func (e *encoder) finish() error {
	e.w.WriteByte(trailer)
	return e.w.Flush()
}
