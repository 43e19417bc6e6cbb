package cmd

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"bhack/bots"
	"bhack/cmd/internal/cli"
	"bhack/internal/printable"
	"bhack/internal/shell"
)

type newOptions struct {
	folder string
	from   cli.Word
}

func newNew(s cli.Streams) *cobra.Command {
	o := newOptions{from: cli.OneOf(bots.Names()...)}
	c := &cobra.Command{
		Use:   "new FOLDER",
		Short: "Begin a player with a copy of an example player",
		Long: `new makes a folder with a copy of an example player, to begin a player of one's own
with. The code of starter, the simplest one, explains the functions of the game.
A folder that is there already must be empty.`,
		Example: "  bhack new mybot\n" +
			"  bhack run mybot rusher --log",
		Args: cli.ExactArgs(1),
		RunE: func(_ *cobra.Command, args []string) error {
			if o.folder = args[0]; o.folder == "" {
				return cli.Usagef("FOLDER: must not be an empty text")
			}
			return runNew(o, s)
		},
	}
	c.Flags().Var(&o.from, "from", "the example player: "+strings.Join(bots.Names(), ", "))
	cli.Complete(c, "from", bots.Names())
	return c
}

func runNew(o newOptions, s cli.Streams) error {
	files, err := bots.Files(o.from.Text)
	if err != nil {
		return cli.InternalError{Err: err}
	}
	entries, err := os.ReadDir(o.folder)
	isNew := errors.Is(err, os.ErrNotExist)
	switch {
	case len(entries) > 0:
		return cli.Usagef("%s: is there already, and not empty", o.folder)
	case err != nil && !isNew:
		return cli.UsageError{Err: cli.WithoutOp(err)}
	}
	if err := os.MkdirAll(o.folder, 0o777); err != nil {
		return cli.UsageError{Err: cli.WithoutOp(err)}
	}
	for i, f := range files {
		if err := os.WriteFile(filepath.Join(o.folder, f.Name), f.Text, 0o666); err != nil {
			for _, begun := range files[:i+1] { // else the next try would find the folder not empty
				_ = os.Remove(filepath.Join(o.folder, begun.Name))
			}
			if isNew {
				_ = os.Remove(o.folder)
			}
			return cli.UsageError{Err: cli.WithoutOp(err)}
		}
	}
	if slices.Contains(bots.Names(), o.folder) {
		fmt.Fprintf(s.Err, "%s: commands run in this folder mean it, and no longer the example player, by that name\n", o.folder)
	}
	_, err = fmt.Fprintln(s.Out, printable.Text(fmt.Sprintf(
		"%s: a copy of %s; play it with: bhack run %s rusher", o.folder, o.from.Text, shell.Quote(argument(o.folder)))))
	return err
}

// argument returns what bhack run takes for a folder that it might take for an option or NAME=PLAYER.
func argument(folder string) string {
	if name, _ := cli.SplitPlayer(folder); name != "" || strings.HasPrefix(folder, "-") || strings.HasPrefix(folder, "=") {
		return "./" + folder
	}
	return folder
}
