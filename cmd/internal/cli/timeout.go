package cli

import (
	"context"
	"errors"
	"time"

	"github.com/spf13/pflag"
)

// Timeout is the flag --timeout: how long a command may take.
type Timeout struct{ limit time.Duration }

// Add adds the flag to those of a command; what says what ends when the time is over.
func (t *Timeout) Add(f *pflag.FlagSet, what string) {
	f.DurationVar(&t.limit, "timeout", 0, "end "+what+" after this time, such as 30s or 5m, and exit with 124; 0 means no limit")
}

// Context returns a context that ends when the time is over. The function that comes
// with it must be called at the end.
func (t *Timeout) Context(ctx context.Context) (context.Context, context.CancelFunc, error) {
	switch {
	case t.limit < 0:
		return nil, nil, Usagef("--timeout %s: must not be negative", t.limit)
	case t.limit == 0:
		ctx, cancel := context.WithCancel(ctx)
		return ctx, cancel, nil
	}
	ctx, cancel := context.WithTimeout(ctx, t.limit)
	return ctx, cancel, nil
}

// Explain returns the error of a context that has ended, which is that of an
// interruption or that of a timeout.
func (t *Timeout) Explain(ctx context.Context) error {
	if errors.Is(ctx.Err(), context.DeadlineExceeded) {
		return lateError("ended by --timeout " + t.limit.String())
	}
	return InterruptedError{}
}

// lateError is the error of a command whose time is over.
type lateError string

func (e lateError) Error() string { return string(e) }

// Unwrap returns what decides the exit code.
func (e lateError) Unwrap() error { return context.DeadlineExceeded }
