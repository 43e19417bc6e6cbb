// Package cmd is the command line: one file for each command, which parses its
// flags, calls the packages that do the work, and prints. It holds no game logic.
package cmd

import (
	"fmt"
	"io"
	"os"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"bhack/cmd/internal/batchcmd"
	"bhack/cmd/internal/cli"
	"bhack/cmd/internal/replaycmd"
	"bhack/internal/printable"
)

// Main runs the program with its arguments and returns the code to exit with.
func Main(args []string, s cli.Streams) int {
	root := newRoot(s, args)
	out := &stickyWriter{to: s.Out}
	root.SetOut(out)
	root.SetArgs(args)
	err := root.ExecuteContext(s.Context)
	if err == nil {
		err = out.err
	}
	if s.Unread(err) {
		return cli.ExitUnread
	}
	if err != nil && err.Error() != "" {
		said := err
		if path, bare := err.(*os.PathError); bare { // such as that of standard output on a full disk
			said = cli.WithoutOp(path)
		}
		fmt.Fprintf(s.Err, "bhack: %s\n", printable.Text(cli.OneLine(said.Error())))
	}
	return cli.ExitCode(err)
}

// stickyWriter keeps the first error of writing, and writes nothing after it: for help, the version and completions, of which the
// library ignores errors, and for logs while a match is played.
type stickyWriter struct {
	to  io.Writer
	err error
}

func (w *stickyWriter) Write(text []byte) (int, error) {
	if w.err == nil {
		_, w.err = w.to.Write(text)
	}
	return len(text), nil
}

// command is a command below the program's, which is made when it may be needed.
type command struct {
	name string
	make func(s cli.Streams) *cobra.Command
}

func commands() []command {
	return []command{
		{"new", newNew}, {"run", newRun}, {"batch", batchcmd.New}, {"maps", newMaps}, {"py", newPy}, {"version", newVersion}, {"replay", replaycmd.New},
	}
}

// newRoot returns the program's command for arguments. If these begin with the name of one of the commands, the others are not
// made: that would be one in 16 of the instructions of `bhack version`, and every command waits for it.
func newRoot(s cli.Streams, args []string) *cobra.Command {
	root := &cobra.Command{
		Use:   "bhack",
		Short: "Play, record and inspect matches of Battlehack SP20 pawn chess",
		Long: "bhack plays matches of Battlehack SP20, the pawn chess of MIT's Battlecode team,\n" +
			"between two players written in Python. It runs them in a sandbox, counts every\n" +
			"bytecode, and gives the same result for the same seed, every time.",
		Version:       versionLine(),
		SilenceUsage:  true,
		SilenceErrors: true,
		Args:          cli.CommandArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			return cmd.Help()
		},
	}
	root.SetVersionTemplate("{{.Version}}\n")
	wrapUsage(root, s.OutColumns)
	root.Flags().Bool("version", false, "print the version")
	root.SetIn(s.In)
	root.SetErr(s.Err)
	root.SetFlagErrorFunc(func(c *cobra.Command, err error) error {
		return cli.UsageError{Err: cli.FlagError(c.CommandPath(), c.Flags(), err)}
	})
	for _, c := range commands() {
		if len(args) > 0 && args[0] == c.name {
			root.AddCommand(c.make(s))
			return root
		}
	}
	for _, c := range commands() {
		root.AddCommand(c.make(s))
	}
	root.SetHelpCommand(newHelp(root))
	root.InitDefaultCompletionCmd()
	for _, c := range root.Commands() {
		if c.Name() == "completion" { // for an unknown shell it would only show its help
			c.Args, c.RunE = cli.CommandArgs, func(cmd *cobra.Command, _ []string) error { return cmd.Help() }
			for _, shell := range c.Commands() {
				shell.Args = cli.ExactArgs(0)
			}
		}
	}
	return root
}

// wrapUsage makes the help no wider than the terminal, if there is one: its text, and the lists of flags.
func wrapUsage(root *cobra.Command, columns int) {
	if columns == 0 {
		return
	}
	cobra.AddTemplateFunc("wrapped", func(flags *pflag.FlagSet) string { return flags.FlagUsagesWrapped(columns) })
	root.SetUsageTemplate(strings.ReplaceAll(root.UsageTemplate(), "Flags.FlagUsages ", "Flags | wrapped "))
	cobra.AddTemplateFunc("filled", func(text string) string { return fill(text, min(columns, widestText)) })
	root.SetHelpTemplate(strings.Replace(root.HelpTemplate(), "{{. | ", "{{. | filled | ", 1))
}

// widestText is how wide the text of the help gets in the widest terminal.
const widestText = 88

// fill breaks the lines of a text anew, so that none is wider than columns where words are not. Lines that begin with a blank stay as
// they are, as do empty ones.
func fill(text string, columns int) string {
	var out []string
	inText := false // the last line of out may go on
	for line := range strings.SplitSeq(text, "\n") {
		if line == "" || line[0] == ' ' {
			out, inText = append(out, line), false
			continue
		}
		for word := range strings.FieldsSeq(line) {
			if last := len(out) - 1; inText && len(out[last])+1+len(word) <= columns {
				out[last] += " " + word
			} else {
				out, inText = append(out, word), true
			}
		}
	}
	return strings.Join(out, "\n")
}

// newHelp returns the command help, which refuses unknown commands, as cobra's does not.
func newHelp(root *cobra.Command) *cobra.Command {
	return &cobra.Command{
		Use:   "help [command]",
		Short: "Help about any command",
		ValidArgsFunction: func(_ *cobra.Command, args []string, _ string) ([]string, cobra.ShellCompDirective) {
			at, _, err := root.Find(args)
			if err != nil {
				return nil, cobra.ShellCompDirectiveNoFileComp
			}
			return cli.CommandNames(at), cobra.ShellCompDirectiveNoFileComp
		},
		RunE: func(_ *cobra.Command, args []string) error {
			c, rest, err := root.Find(args)
			if err == nil && len(rest) > 0 {
				return cli.CommandArgs(c, rest)
			}
			if err != nil {
				return cli.UsageError{Err: err}
			}
			c.InitDefaultHelpFlag()
			return c.Help()
		},
	}
}
