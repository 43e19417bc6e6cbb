package jsonscan

import (
	"errors"
	"fmt"
	"unicode/utf16"
	"unicode/utf8"
)

// Text takes a string.
func (s *Scanner) Text() (string, error) {
	c, err := s.peek()
	if err != nil {
		return "", err
	}
	if c != '"' {
		return "", mismatch("a string", c)
	}
	if err := s.readString(); err != nil {
		return "", err
	}
	return string(s.text), nil
}

// readString takes the string at the front into s.text.
func (s *Scanner) readString() error {
	s.pos++
	s.text = s.text[:0]
	for {
		c, err := s.next()
		if err != nil {
			return err
		}
		n := literal(s.buf[s.pos:s.limit])
		s.text = append(s.text, s.buf[s.pos:s.pos+n]...)
		s.pos += n
		if n > 0 {
			continue
		}
		s.pos++
		switch c {
		case '"':
			return s.checkText()
		case '\\':
			if err := s.escape(); err != nil {
				return err
			}
		default:
			return fmt.Errorf("string holds the control character %#x", c)
		}
	}
}

// literal counts the bytes at the start of b that stand for themselves in a
// string.
func literal(b []byte) int {
	for i, c := range b {
		if c < ' ' || c == '"' || c == '\\' {
			return i
		}
	}
	return len(b)
}

func (s *Scanner) checkText() error {
	if !utf8.Valid(s.text) {
		return errors.New("string is not valid UTF-8")
	}
	return nil
}

// escape takes what follows a backslash and appends what it stands for to
// s.text.
func (s *Scanner) escape() error {
	c, err := s.next()
	if err != nil {
		return err
	}
	s.pos++
	switch c {
	case '"', '\\', '/':
	case 'b':
		c = '\b'
	case 'f':
		c = '\f'
	case 'n':
		c = '\n'
	case 'r':
		c = '\r'
	case 't':
		c = '\t'
	case 'u':
		return s.unicodeEscape()
	default:
		return fmt.Errorf("string holds the unknown escape %q", "\\"+string(rune(c)))
	}
	s.text = append(s.text, c)
	return nil
}

// unicodeEscape takes what follows \u: four digits, and a second escape if
// they are the first half of a surrogate pair.
func (s *Scanner) unicodeEscape() error {
	r, err := s.hex4()
	if err != nil {
		return err
	}
	if utf16.IsSurrogate(r) {
		low, err := s.lowSurrogate()
		if err != nil {
			return err
		}
		if r = utf16.DecodeRune(r, low); r == utf8.RuneError {
			return errors.New("string holds half a surrogate pair")
		}
	}
	s.text = utf8.AppendRune(s.text, r)
	return nil
}

// lowSurrogate takes the escape that must follow the first half of a pair. It
// returns 0 if there is none.
func (s *Scanner) lowSurrogate() (rune, error) {
	for _, want := range []byte(`\u`) {
		c, err := s.next()
		if err != nil || c != want {
			return 0, err
		}
		s.pos++
	}
	return s.hex4()
}

// hex4 takes four hexadecimal digits.
func (s *Scanner) hex4() (rune, error) {
	r := rune(0)
	for range 4 {
		c, err := s.next()
		if err != nil {
			return 0, err
		}
		d, ok := hexValue(c)
		if !ok {
			return 0, fmt.Errorf(`expected four hexadecimal digits after \u, found %q`, c)
		}
		r = r<<4 | d
		s.pos++
	}
	return r, nil
}

func hexValue(c byte) (rune, bool) {
	switch {
	case isDigit(c):
		return rune(c - '0'), true
	case c >= 'a' && c <= 'f':
		return rune(c-'a') + 10, true
	case c >= 'A' && c <= 'F':
		return rune(c-'A') + 10, true
	default:
		return 0, false
	}
}
