package cmd

import (
	"fmt"
	"runtime"
	"runtime/debug"

	"bhack/cmd/internal/cli"

	"github.com/spf13/cobra"
)

// version is set by the linker for releases.
var version = "dev"

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
	return fmt.Sprintf("bhack %s%s %s %s/%s", version, revision(), runtime.Version(), runtime.GOOS, runtime.GOARCH)
}

// revision returns the commit that the binary was built from, if it is known.
func revision() string {
	info, ok := debug.ReadBuildInfo()
	if !ok {
		return ""
	}
	for _, s := range info.Settings {
		if s.Key == "vcs.revision" && len(s.Value) >= 12 {
			return " (" + s.Value[:12] + ")"
		}
	}
	return ""
}
