package replaycmd

import (
	"errors"
	"fmt"

	"github.com/spf13/cobra"

	"bhack/cmd/internal/cli"
	"bhack/replay/position"
	"bhack/replay/verify"
)

type verifyOptions struct {
	path   string
	format string
}

func newVerify(s cli.Streams) *cobra.Command {
	var o verifyOptions
	c := &cobra.Command{
		Use:   "verify FILE",
		Short: "Check a replay against the format and the rules",
		Args:  cobra.ExactArgs(1),
		RunE: func(_ *cobra.Command, args []string) error {
			o.path = args[0]
			return runVerify(o, s)
		},
	}
	formatFlag(c, &o.format)
	return c
}

func runVerify(o verifyOptions, s cli.Streams) error {
	if err := validFormat(o.format); err != nil {
		return err
	}
	r, err := open(o.path)
	if err != nil {
		return err
	}
	defer r.Close()
	report, err := verify.Rules(r)
	var illegal *position.Error
	switch {
	case errors.As(err, &illegal):
		return cli.ExpectationError{Msg: fmt.Sprintf("%s: %v", o.path, illegal)}
	case err != nil:
		return unreadable(o.path, err)
	}
	if o.format == "json" {
		return printJSON(s.Out, report)
	}
	_, err = fmt.Fprintf(s.Out, "%s: %d rounds, %d turns verified\n", o.path, report.Rounds, report.Turns)
	return err
}
