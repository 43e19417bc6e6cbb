// Package cmd is the command line: one file for each command, which parses its
// flags, calls the packages that do the work, and prints. It holds no game logic.
package cmd

import (
	"fmt"
	"strings"

	"github.com/spf13/cobra"

	"bhack/cmd/internal/batchcmd"
	"bhack/cmd/internal/cli"
	"bhack/cmd/internal/replaycmd"
	"bhack/cmd/internal/screen"
)

// Main runs the program with its arguments and returns the code to exit with.
func Main(args []string, s cli.Streams) int {
	root := newRoot(s)
	root.SetArgs(args)
	err := root.ExecuteContext(s.Context)
	if err != nil && err.Error() != "" {
		fmt.Fprintf(s.Err, "bhack: %s\n", screen.Printable(cli.OneLine(err.Error())))
	}
	return cli.ExitCode(err)
}

func newRoot(s cli.Streams) *cobra.Command {
	root := &cobra.Command{
		Use:   "bhack",
		Short: "Play, record and inspect matches of Battlehack SP20 pawn chess",
		Long: "bhack plays matches of Battlehack SP20, the pawn chess of MIT's Battlecode team,\n" +
			"between two players written in Python. It runs them in a sandbox, counts every\n" +
			"bytecode, and gives the same result for the same seed, every time.",
		Version:       versionLine(),
		SilenceUsage:  true,
		SilenceErrors: true,
		Args:          cobra.NoArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			return cmd.Help()
		},
	}
	root.SetVersionTemplate("{{.Version}}\n")
	root.Flags().Bool("version", false, "print the version")
	root.SetIn(s.In)
	root.SetOut(s.Out)
	root.SetErr(s.Err)
	root.SetFlagErrorFunc(func(_ *cobra.Command, err error) error { return cli.UsageError{Err: cli.FlagError(err)} })
	root.AddCommand(newRun(s), batchcmd.New(s), newMaps(s), newPy(s), newVersion(s), replaycmd.New(s))
	root.SetHelpCommand(newHelp(root))
	root.InitDefaultCompletionCmd()
	for _, c := range root.Commands() {
		if c.Name() == "completion" { // for an unknown shell it would only show its help
			c.Args, c.RunE = cobra.NoArgs, func(cmd *cobra.Command, _ []string) error { return cmd.Help() }
		}
	}
	asUsage(root)
	return root
}

// newHelp returns the command help, which refuses unknown commands, as cobra's does not.
func newHelp(root *cobra.Command) *cobra.Command {
	return &cobra.Command{
		Use:   "help [command]",
		Short: "Help about any command",
		ValidArgsFunction: func(_ *cobra.Command, args []string, _ string) (names []string, _ cobra.ShellCompDirective) {
			at, _, err := root.Find(args)
			if err != nil {
				return nil, cobra.ShellCompDirectiveNoFileComp
			}
			for _, c := range at.Commands() {
				if c.IsAvailableCommand() {
					names = append(names, c.Name())
				}
			}
			return names, cobra.ShellCompDirectiveNoFileComp
		},
		RunE: func(_ *cobra.Command, args []string) error {
			c, rest, err := root.Find(args)
			if err == nil && len(rest) > 0 {
				err = fmt.Errorf("no command %q", strings.Join(args, " "))
			}
			if err != nil {
				return cli.UsageError{Err: err}
			}
			c.InitDefaultHelpFlag()
			return c.Help()
		},
	}
}

// asUsage makes the mistakes in the arguments of a command, and of those below it,
// usage errors, and so the flags that do not go together.
func asUsage(c *cobra.Command) {
	for _, below := range c.Commands() {
		asUsage(below)
	}
	c.PreRunE = func(cmd *cobra.Command, _ []string) error {
		if err := cmd.ValidateFlagGroups(); err != nil {
			return cli.UsageError{Err: err}
		}
		return nil
	}
	check := c.Args
	if check == nil {
		return
	}
	c.Args = func(cmd *cobra.Command, args []string) error {
		err := check(cmd, args)
		if err == nil {
			return nil
		}
		// With commands below it, it is the name of one that is wrong.
		if !cmd.HasSubCommands() {
			err = fmt.Errorf("%w; the usage is: %s", err, cmd.UseLine())
		}
		return cli.UsageError{Err: err}
	}
}
