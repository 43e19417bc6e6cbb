// Package cli is what all commands share: the outside world as they see it, the values
// of their flags, the kinds of errors they return, and the exit code that each kind ends in.
package cli

import (
	"context"
	"errors"
	"fmt"
	"os"
	"strings"
)

// The exit codes of all commands.
const (
	ExitOK          = 0
	ExitExpectation = 1   // an expectation that the user set was not met
	ExitUsage       = 2   // bad usage, an input that cannot be loaded, or an output that cannot be written
	ExitInternal    = 3   // a fault of the program itself
	ExitUndecided   = 4   // the results do not tell whether an expectation is met
	ExitBroken      = 5   // a player could not play and forfeited its games
	ExitTimeout     = 124 // ended by --timeout, as the command timeout reports it
	ExitInterrupted = 130 // interrupted by the user, as shells report it
	ExitUnread      = 141 // nobody reads the output any more, as shells report it
)

// UsageError is a mistake in the command line or in an input.
type UsageError struct{ Err error }

func (e UsageError) Error() string { return e.Err.Error() }

// Unwrap returns the cause.
func (e UsageError) Unwrap() error { return e.Err }

// Usagef makes a UsageError of a format, as fmt.Errorf does.
func Usagef(format string, args ...any) error { return UsageError{Err: fmt.Errorf(format, args...)} }

// ExpectationError says which expectation of the user was not met. An empty one has
// been reported already.
type ExpectationError struct{ Msg string }

func (e ExpectationError) Error() string { return e.Msg }

// UndecidedError says that the results do not tell whether the user's expectations
// are met.
type UndecidedError struct{ Msg string }

func (e UndecidedError) Error() string { return e.Msg }

// BrokenPlayerError says which player could not play, and why.
type BrokenPlayerError struct{ Msg string }

func (e BrokenPlayerError) Error() string { return e.Msg }

// InternalError is a fault of the program itself.
type InternalError struct{ Err error }

func (e InternalError) Error() string { return e.Err.Error() }

// Unwrap returns the cause.
func (e InternalError) Unwrap() error { return e.Err }

// InterruptedError is what a command returns that the user has interrupted. Msg says what
// has become of its work; it may be "" if there is nothing to say.
type InterruptedError struct{ Msg string }

func (e InterruptedError) Error() string {
	if e.Msg == "" {
		return "interrupted"
	}
	return e.Msg
}

// Unwrap tells what it is an error of.
func (e InterruptedError) Unwrap() error { return context.Canceled }

// ExitCode maps what a command returned to the code that the process exits with.
func ExitCode(err error) int {
	var usage UsageError
	var expectation ExpectationError
	var undecided UndecidedError
	var broken BrokenPlayerError
	var internal InternalError
	var path *os.PathError
	switch {
	case err == nil:
		return ExitOK
	case errors.As(err, &expectation):
		return ExitExpectation
	case errors.As(err, &undecided):
		return ExitUndecided
	case errors.As(err, &broken):
		return ExitBroken
	case errors.Is(err, context.DeadlineExceeded):
		return ExitTimeout
	case errors.Is(err, context.Canceled):
		return ExitInterrupted
	case errors.As(err, &usage):
		return ExitUsage
	case errors.As(err, &internal):
		return ExitInternal
	case errors.As(err, &path):
		// Standard output, say, on a full disk.
		return ExitUsage
	}
	return ExitInternal
}

// OneLine makes an error message fit on one line.
func OneLine(msg string) string {
	return strings.Join(strings.FieldsFunc(msg, func(r rune) bool { return r == '\n' || r == '\r' }), " ")
}

// WithoutOp returns the file error that err is or wraps, as its path and its cause: the name of the system call, and what has
// been said around it, tell users nothing. Another error it returns as it is.
func WithoutOp(err error) error {
	var pathErr *os.PathError
	if errors.As(err, &pathErr) {
		return fmt.Errorf("%s: %w", pathErr.Path, pathErr.Err)
	}
	return err
}
