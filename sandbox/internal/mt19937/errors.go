package mt19937

// An Error is the Python exception that CPython raises for an argument out of its domain.
type Error struct {
	Class   string // the exception's class: "ValueError", "ZeroDivisionError" or "OverflowError"
	Message string
}

// Error returns the class and the message as the last line of a traceback shows them.
func (e *Error) Error() string {
	return e.Class + ": " + e.Message
}

// The errors of this package; compare with ==.
var (
	ErrInvalidState  = &Error{"ValueError", "invalid state"}
	ErrSampleSize    = &Error{"ValueError", "Sample larger than population or is negative"}
	ErrGammaArgs     = &Error{"ValueError", "gammavariate: alpha and beta must be > 0.0"}
	ErrMathDomain    = &Error{"ValueError", "math domain error"}
	ErrMathRange     = &Error{"OverflowError", "math range error"}
	ErrPowerRange    = &Error{"OverflowError", "(34, 'Numerical result out of range')"}
	ErrZeroDivision  = &Error{"ZeroDivisionError", "float division by zero"}
	ErrZeroToNegPow  = &Error{"ZeroDivisionError", "0.0 cannot be raised to a negative power"}
	ErrNoConvergence = &Error{"ValueError", "no value can be drawn with these parameters"}
)
