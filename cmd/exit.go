package cmd

import (
	"context"
	"errors"
	"fmt"
	"strings"
)

// The exit codes of all commands.
const (
	exitOK          = 0
	exitExpectation = 1   // an expectation that the user set was not met
	exitUsage       = 2   // bad usage, or an input that cannot be loaded
	exitInternal    = 3   // a fault of the program itself
	exitInterrupted = 130 // interrupted by the user, as shells report it
)

// usageError is a mistake in the command line or in an input.
type usageError struct{ error }

func (e usageError) Unwrap() error { return e.error }

func usagef(format string, args ...any) error { return usageError{fmt.Errorf(format, args...)} }

// expectationError says which expectation of the user was not met. An empty one has
// been reported already.
type expectationError struct{ msg string }

func (e expectationError) Error() string { return e.msg }

// internalError is a fault of the program itself.
type internalError struct{ error }

func (e internalError) Unwrap() error { return e.error }

// exitCode maps what a command returned to the code that the process exits with.
func exitCode(err error) int {
	var usage usageError
	var expectation expectationError
	switch {
	case err == nil:
		return exitOK
	case errors.As(err, &expectation):
		return exitExpectation
	case errors.Is(err, context.Canceled):
		return exitInterrupted
	case errors.As(err, &usage):
		return exitUsage
	}
	return exitInternal
}

// oneLine makes an error message fit on one line.
func oneLine(msg string) string {
	return strings.Join(strings.FieldsFunc(msg, func(r rune) bool { return r == '\n' || r == '\r' }), " ")
}
