package cli

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"github.com/spf13/cobra"
)

// ExactArgs refuses any other number of arguments than n.
func ExactArgs(n int) cobra.PositionalArgs {
	return args("", n, func(given int) bool { return given == n })
}

// AtLeastArgs refuses fewer arguments than n.
func AtLeastArgs(n int) cobra.PositionalArgs {
	return args("at least ", n, func(given int) bool { return given >= n })
}

// AtMostArgs refuses more arguments than n.
func AtMostArgs(n int) cobra.PositionalArgs {
	return args("at most ", n, func(given int) bool { return given <= n })
}

// args words a wrong number of arguments; the library says what it accepts, but not which
// command does.
func args(bound string, n int, fits func(given int) bool) cobra.PositionalArgs {
	return func(c *cobra.Command, given []string) error {
		if fits(len(given)) {
			return nil
		}
		wanted := fmt.Sprintf("%s%d arguments", bound, n)
		switch n {
		case 0:
			wanted = "no arguments"
		case 1:
			wanted = bound + "1 argument"
		}
		name := strings.TrimPrefix(c.CommandPath(), c.Root().Name()+" ")
		return Usagef("%s: takes %s, not %d; the usage is: %s", name, wanted, len(given), c.UseLine())
	}
}

// CommandArgs refuses arguments of a command that only has others below it: they are the
// names of none.
func CommandArgs(c *cobra.Command, given []string) error {
	if len(given) == 0 {
		return nil
	}
	if slices.Contains(CommandNames(c), given[0]) { // behind a --, which makes it an argument
		return Usagef("-- belongs after the command: %s %s -- ...", c.CommandPath(), given[0])
	}
	near := cmp.Or(DidYouMean(given[0], "", CommandNames(c)), helpLists(c.CommandPath()))
	if !c.HasSubCommands() {
		near = ", which has none"
	}
	return Usagef("unknown command %q for %q%s", given[0], c.CommandPath(), near)
}

// helpLists is the end of an error about an unknown word that is near none of those that the
// help of a command lists.
func helpLists(path string) string { return "; '" + path + " --help' lists them" }

// CommandNames returns the names of the commands below one.
func CommandNames(c *cobra.Command) []string {
	var names []string
	for _, below := range c.Commands() {
		if below.IsAvailableCommand() {
			names = append(names, below.Name())
		}
	}
	return names
}
