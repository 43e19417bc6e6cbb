package cli_test

import (
	"context"
	"errors"
	"fmt"
	"os"
	"syscall"
	"testing"

	"github.com/stretchr/testify/assert"

	"bhack/cmd/internal/cli"
)

func TestExitCode(t *testing.T) {
	t.Parallel()
	full := &os.PathError{Op: "write", Path: "/dev/stdout", Err: syscall.ENOSPC}
	for name, test := range map[string]struct {
		err  error
		want int
	}{
		"nothing":              {nil, 0},
		"an expectation":       {cli.ExpectationError{Msg: "lost"}, 1},
		"usage":                {cli.Usagef("--x: no"), 2},
		"output":               {fmt.Errorf("printing: %w", full), 2},
		"an internal error":    {cli.InternalError{Err: errors.New("oops")}, 3},
		"one with a file":      {cli.InternalError{Err: full}, 3},
		"anything else":        {errors.New("oops"), 3},
		"undecided":            {cli.UndecidedError{Msg: "?"}, 4},
		"a broken player":      {cli.BrokenPlayerError{Msg: "!"}, 5},
		"the end of its time":  {fmt.Errorf("x: %w", context.DeadlineExceeded), 124},
		"an interruption":      {cli.InterruptedError{}, 130},
		"an interrupt":         {fmt.Errorf("x: %w", context.Canceled), 130},
		"usage, with its file": {cli.UsageError{Err: full}, 2},
	} {
		assert.Equal(t, test.want, cli.ExitCode(test.err), name)
	}
}
