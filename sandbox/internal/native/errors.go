package native

import (
	"bhack/sandbox/internal/meter"
	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/pyfmt"
)

// FormatError converts an error of package pyfmt.
func FormatError(err error) error {
	e, ok := err.(*pyfmt.Error)
	if !ok {
		return err
	}
	switch e.Class {
	case pyfmt.TypeError:
		return object.Raise(object.TypeError, "%s", e.Message)
	case pyfmt.OverflowError:
		return object.Raise(object.OverflowError, "%s", e.Message)
	case pyfmt.MemoryError:
		return meter.MemoryError()
	}
	return object.Raise(object.ValueError, "%s", e.Message)
}

// IsError reports whether err is an exception of the class.
func IsError(err error, class *object.Type) bool {
	raised, ok := err.(*object.Raised)
	return ok && raised.Exc.Class.IsSubclass(class)
}
