package jsonscan

import (
	"fmt"
	"io"
	"strconv"
	"unicode/utf8"
)

// ErrCut is the end of the source inside a document, an io.ErrUnexpectedEOF in plain words.
var ErrCut error = cutError{}

type cutError struct{}

func (cutError) Error() string { return "the document is cut short" }

func (cutError) Unwrap() error { return io.ErrUnexpectedEOF }

// atEnd returns ErrCut for the proper end of a source, err for all else, such
// as compressed data that is itself cut short.
func atEnd(err error) error {
	if err == io.EOF {
		return ErrCut
	}
	return err
}

// TooLargeError is the error for a thing, called What, of more than Most bytes.
type TooLargeError struct {
	What string
	Most int64
}

func (e *TooLargeError) Error() string {
	return fmt.Sprintf("%s is larger than %d bytes", e.What, e.Most)
}

// Quote quotes a foreign string for an error message, cut to a bearable
// length.
func Quote[T ~string | ~[]byte](s T) string {
	const most = 40
	if len(s) > most {
		return strconv.Quote(string(s[:most])) + "..."
	}
	return strconv.Quote(string(s))
}

func mismatch(want string, have byte) error {
	return fmt.Errorf("expected %s, found %s", want, describe(have))
}

// describe names the value or punctuation that begins with c.
func describe(c byte) string {
	switch {
	case c == '"':
		return "a string"
	case c == '{':
		return "an object"
	case c == '[':
		return "an array"
	case c == '-' || isDigit(c):
		return "a number"
	case c == 't' || c == 'f':
		return "a truth value"
	case c == 'n':
		return "null"
	case c < utf8.RuneSelf:
		return fmt.Sprintf("%q", c)
	case c == 0xef:
		return "the byte 0xef, as of a byte order mark"
	case c == 0xff || c == 0xfe:
		return fmt.Sprintf("the byte %#x, as of UTF-16", c)
	default:
		return fmt.Sprintf("the byte %#x", c)
	}
}
