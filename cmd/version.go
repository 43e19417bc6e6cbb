package cmd

import (
	"fmt"
	"runtime"

	"bhack/cmd/internal/cli"

	"github.com/spf13/cobra"
)

func newVersion(s cli.Streams) *cobra.Command {
	return &cobra.Command{
		Use:   "version",
		Short: "Print the version",
		Args:  cli.ExactArgs(0),
		RunE: func(*cobra.Command, []string) error {
			_, err := fmt.Fprintln(s.Out, versionLine())
			return err
		},
	}
}

// versionLine says which bhack this is, and what it was built with and for.
func versionLine() string {
	return fmt.Sprintf("bhack %s %s %s/%s", cli.Version(), runtime.Version(), runtime.GOOS, runtime.GOARCH)
}
