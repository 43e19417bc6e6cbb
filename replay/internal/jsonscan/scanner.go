package jsonscan

import (
	"errors"
	"fmt"
	"io"
)

// Scanner takes JSON from a stream, value by value. It is for one goroutine,
// and of no use after an error.
type Scanner struct {
	src io.Reader
	// buf[pos:limit] may be read now, buf[limit:have] lies beyond the end
	// that the current part, or the document, must have.
	buf              []byte
	pos, limit, have int
	// offset is how much of the source came before buf.
	offset int64
	// part is what is being read now, doc is the whole source.
	part, doc extent
	// line is the number of the current line, from 1.
	line int
	// text is the string read last.
	text []byte
}

// extent bounds a stretch of a Scanner's source.
type extent struct {
	name string
	// most is the size allowed, in bytes, and end the offset reached then.
	most, end int64
}

// windowSize is how much of its source a Scanner holds, in bytes.
const windowSize = 32 << 10

// New returns a Scanner of src, a document, called name in errors, that may be
// most bytes long. The caller must enter the first part.
func New(src io.Reader, name string, most int64) *Scanner {
	return &Scanner{
		src:  src,
		buf:  make([]byte, min(windowSize, most+1)),
		doc:  extent{name: name, most: most, end: most},
		line: 1,
	}
}

// Enter begins a part of the document, called part in errors, that may be most
// bytes long. It ends where the next part begins.
func (s *Scanner) Enter(part string, most int64) {
	s.part = extent{name: part, most: most, end: s.offset + int64(s.pos) + most}
	s.clip()
}

// clip ends what may be read where the current part or the document must end.
func (s *Scanner) clip() {
	room := min(s.part.end, s.doc.end) - s.offset
	s.limit = int(min(int64(s.have), room))
}

// fill makes at least one byte readable.
func (s *Scanner) fill() error {
	if s.pos == s.have {
		s.offset += int64(s.have)
		s.pos, s.limit, s.have = 0, 0, 0
		n, err := readSome(s.src, s.buf)
		if n == 0 {
			return atEnd(err)
		}
		s.have = n
		s.clip()
	}
	if s.pos < s.limit {
		return nil
	}
	if s.doc.end <= s.part.end {
		return &TooLargeError{s.doc.name, s.doc.most}
	}
	return &TooLargeError{s.part.name, s.part.most}
}

// readSome reads at least one byte, or returns an error.
func readSome(r io.Reader, buf []byte) (int, error) {
	const tries = 100
	for range tries {
		if n, err := r.Read(buf); n > 0 || err != nil {
			return n, err
		}
	}
	return 0, io.ErrNoProgress
}

// next returns the byte at the front without taking it.
func (s *Scanner) next() (byte, error) {
	if s.pos == s.limit {
		if err := s.fill(); err != nil {
			return 0, err
		}
	}
	return s.buf[s.pos], nil
}

// peek returns the byte at the front after white space.
func (s *Scanner) peek() (byte, error) {
	for {
		c, err := s.next()
		if err != nil || c > ' ' {
			return c, err
		}
		switch c {
		case '\n':
			s.line++
		case ' ', '\t', '\r':
		default:
			return c, nil
		}
		s.pos++
	}
}

// Line returns the number of the line reached, from 1.
func (s *Scanner) Line() int { return s.line }

// Finish returns an error unless nothing but white space is left.
func (s *Scanner) Finish() error {
	c, err := s.peek()
	switch {
	case err == nil:
		return fmt.Errorf("the document goes on after its end: found %s", describe(c))
	case errors.Is(err, ErrCut):
		return nil
	default:
		return err
	}
}

// Expect takes the punctuation c; what says what begins with it.
func (s *Scanner) Expect(c byte, what string) error {
	have, err := s.peek()
	if err != nil {
		return err
	}
	if have != c {
		return mismatch(what, have)
	}
	s.pos++
	return nil
}

// More reports whether a list closed by the byte end goes on, having taken the
// comma before the next element, or the end. first says that nothing has been
// read of the list.
func (s *Scanner) More(end byte, first bool) (bool, error) {
	c, err := s.peek()
	switch {
	case err != nil:
		return false, err
	case c == end:
		s.pos++
		return false, nil
	case first:
		return true, nil
	case c == ',':
		s.pos++
		return true, nil
	default:
		return false, mismatch(fmt.Sprintf("',' or %q", end), c)
	}
}

// Array reads an array, calling read at each element with its index.
func (s *Scanner) Array(read func(i int) error) error {
	if err := s.Expect('[', "an array"); err != nil {
		return err
	}
	for i := 0; ; i++ {
		ok, err := s.More(']', i == 0)
		if err != nil || !ok {
			return err
		}
		if err := read(i); err != nil {
			return err
		}
	}
}
