// Package replaycmd is the command group `bhack replay`: what can be done with the
// record of a match. There is a file for each command.
package replaycmd

import (
	"context"
	"fmt"
	"strings"

	"github.com/spf13/cobra"

	"bhack/cmd/internal/cli"
	"bhack/replay"
)

const replayLong = `replay checks, compares and shows replays, the records that run writes. A FILE may
be plain or compressed by gzip or zstd; what it holds decides, not its name. The FILE -
is standard input. Only export does not take that, as it reads a replay twice.`

// New returns the group.
func New(s cli.Streams) *cobra.Command {
	c := &cobra.Command{
		Use:   "replay",
		Short: "Verify, compare, show, export and import replays",
		Long:  replayLong,
		Args:  cli.CommandArgs,
		RunE:  func(cmd *cobra.Command, _ []string) error { return cmd.Help() },
	}
	c.AddCommand(newVerify(s), newShow(s), newDiff(s), newStats(s), newMap(s), newExport(s), newImport(s))
	return c
}

// unreadable makes an error of a reader one of the user's input.
func unreadable(path string, err error) error {
	err = cli.WithoutOp(err)
	if !strings.HasPrefix(err.Error(), path) {
		err = fmt.Errorf("%s: %w", path, err)
	}
	return cli.UsageError{Err: err}
}

// each calls do with each round of a replay, and returns the result.
func each(ctx context.Context, path string, r *replay.Reader, do func(*replay.Round) error) (replay.Result, error) {
	for round, err := range r.Rounds() {
		if ctx.Err() != nil {
			return replay.Result{}, cli.InterruptedError{}
		}
		if err != nil {
			return replay.Result{}, unreadable(path, err)
		}
		if err := do(round); err != nil {
			return replay.Result{}, err
		}
	}
	return r.Result()
}

// formatFlag adds the flag --format.
func formatFlag(c *cobra.Command, format *cli.Word) {
	*format = cli.OneOf("text", "json")
	c.Flags().Var(format, "format", "format of the output: text or json")
	cli.Complete(c, "format", format.Allowed)
}
