// Package pyfmt renders numbers and strings as CPython 3.7 does and reads them back: repr, the format-spec
// mini-language, %-formatting, int() and float() of a string, and round.
//
// It knows nothing of Python objects, only int64, *big.Int, float64 and string. A string is UTF-8; a lone surrogate is
// kept in the three bytes that generalized UTF-8 gives it. Lengths, widths and precisions count characters. There is
// one locale, "C".
package pyfmt

//go:generate python3 testdata/gen_unicode.py
//go:generate python3 testdata/gen_golden.py

// A Class names the Python exception of an Error.
type Class string

// The exceptions that formatting and parsing raise.
const (
	ValueError    Class = "ValueError"
	TypeError     Class = "TypeError"
	OverflowError Class = "OverflowError"
	MemoryError   Class = "MemoryError" // for a result that may have more than 2**31 bytes
)

// An Error is the Python exception that CPython raises for the same call.
type Error struct {
	Class   Class
	Message string
}

// Error returns the class and the message as the last line of a traceback shows them.
func (e *Error) Error() string {
	if e.Message == "" {
		return string(e.Class)
	}
	return string(e.Class) + ": " + e.Message
}

func valueError(message string) *Error {
	return &Error{ValueError, message}
}
