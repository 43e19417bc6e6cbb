package cli

import "github.com/spf13/cobra"

// Complete makes the shell complete the value of a flag, which must exist, to one of some words.
func Complete(c *cobra.Command, flag string, words []string) {
	complete(c, flag, words, cobra.ShellCompDirectiveNoFileComp)
}

// CompleteOrFile is Complete for a value that may also be a path.
func CompleteOrFile(c *cobra.Command, flag string, words []string) {
	complete(c, flag, words, cobra.ShellCompDirectiveDefault)
}

func complete(c *cobra.Command, flag string, words []string, directive cobra.ShellCompDirective) {
	if err := c.RegisterFlagCompletionFunc(flag, cobra.FixedCompletions(words, directive)); err != nil {
		panic(err) // there is no such flag
	}
}
