// Package replaycmd holds the commands that read replays, one file each.
package replaycmd

import (
	"github.com/spf13/cobra"

	"bhack/cmd/internal/cli"
)

// New returns the command group `bhack replay`.
func New(s cli.Streams) *cobra.Command {
	c := &cobra.Command{
		Use:   "replay",
		Short: "Read replays: export them",
		Args:  cobra.NoArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			return cmd.Help()
		},
	}
	c.AddCommand(newExport(s))
	return c
}
