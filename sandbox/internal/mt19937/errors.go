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

var (
	errInvalidState  = &Error{"ValueError", "invalid state"}
	errSampleSize    = &Error{"ValueError", "Sample larger than population or is negative"}
	errGammaArgs     = &Error{"ValueError", "gammavariate: alpha and beta must be > 0.0"}
	errMathDomain    = &Error{"ValueError", "math domain error"}
	errMathRange     = &Error{"OverflowError", "math range error"}
	errPowerRange    = &Error{"OverflowError", "(34, 'Numerical result out of range')"}
	errZeroDivision  = &Error{"ZeroDivisionError", "float division by zero"}
	errZeroToNegPow  = &Error{"ZeroDivisionError", "0.0 cannot be raised to a negative power"}
	errNoConvergence = &Error{"ValueError", "no value can be drawn with these parameters"}
)
