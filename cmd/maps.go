package cmd

import (
	"context"
	"fmt"
	"io"
	"slices"
	"text/tabwriter"

	"github.com/spf13/cobra"

	"bhack/cmd/internal/cli"
	"bhack/maps"
)

func newMaps(s cli.Streams) *cobra.Command {
	var source bool
	c := &cobra.Command{
		Use:   "maps [NAME|PATH]",
		Short: "List the embedded maps, or draw one",
		Long: "maps lists the embedded maps with their sizes. With a name, or the path of a map\n" +
			"file, it draws that map, row 0 at the bottom. With --source it prints the map file\n" +
			"of an embedded map, with what its author says of it: a start for a map of your own.",
		Args: cli.AtMostArgs(1),
		ValidArgsFunction: func(*cobra.Command, []string, string) ([]string, cobra.ShellCompDirective) {
			return maps.Names(), cobra.ShellCompDirectiveDefault
		},
		RunE: func(cmd *cobra.Command, args []string) error {
			switch {
			case source && (len(args) == 0 || !slices.Contains(maps.Names(), args[0])):
				return cli.Usagef("--source: name an embedded map")
			case source && args[0] == maps.EmptyName:
				return cli.Usagef("--source: %s is no file, but a board of any size without pawns", args[0])
			case source:
				return printSource(args[0], s.Out)
			case len(args) == 0:
				return listMaps(s.Out)
			}
			return drawMap(cmd.Context(), args[0], s.Out)
		},
	}
	c.Flags().BoolVar(&source, "source", false, "print the map file of an embedded map")
	return c
}

func printSource(name string, out io.Writer) error {
	text, err := maps.Source(name)
	if err != nil {
		return cli.InternalError{Err: err}
	}
	_, err = out.Write(text)
	return err
}

func listMaps(out io.Writer) error {
	w := tabwriter.NewWriter(out, 0, 0, 2, ' ', 0)
	fmt.Fprintln(w, "NAME\tSIZE\tROUNDS\tWHITE\tBLACK")
	for _, name := range maps.Names() {
		m, err := maps.Embedded(name)
		if err != nil {
			return cli.InternalError{Err: err}
		}
		var pawns [2]int
		for _, p := range m.Pawns {
			pawns[p.Team]++
		}
		fmt.Fprintf(w, "%s\t%s\t%s\t%d\t%d\n", name, numberOr(m.Size, "any"), numberOr(m.Rounds, "-"), pawns[maps.White], pawns[maps.Black])
	}
	return w.Flush()
}

// numberOr writes a number, or a word for 0.
func numberOr(n int, word string) string {
	if n == 0 {
		return word
	}
	return fmt.Sprint(n)
}

func drawMap(ctx context.Context, ref string, out io.Writer) error {
	m, err := cli.LoadMap(ctx, ref)
	if err != nil {
		return err
	}
	if m.Size == 0 {
		_, err := fmt.Fprintln(out, "empty: a board without pawns, of any size")
		return err
	}
	return maps.Draw(out, m)
}
