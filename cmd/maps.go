package cmd

import (
	"context"
	"fmt"
	"io"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"bhack/cmd/internal/cli"
	"bhack/cmd/internal/screen"
	"bhack/internal/columns"
	"bhack/maps"
)

type mapsOptions struct {
	// ref is the map to draw, "" for a list of all.
	ref    string
	source bool
	format cli.Word
}

func newMaps(s cli.Streams) *cobra.Command {
	o := mapsOptions{format: cli.OneOf("text", "json")}
	c := &cobra.Command{
		Use:   "maps [NAME|PATH|-]",
		Short: "List the embedded maps, or draw one",
		Long: "maps lists the embedded maps with their sizes. With a name, or the path of a map\n" +
			"file, or - for standard input, it draws that map, row 0 at the bottom. With\n" +
			"--source it prints the map file of an embedded map, with what its author says of\n" +
			"it: a start for a map of your own.",
		Args: cli.AtMostArgs(1),
		ValidArgsFunction: func(*cobra.Command, []string, string) ([]string, cobra.ShellCompDirective) {
			return maps.Names(), cobra.ShellCompDirectiveDefault
		},
		RunE: func(cmd *cobra.Command, args []string) error {
			if len(args) > 0 {
				if o.ref = args[0]; o.ref == "" {
					return cli.Usagef("NAME|PATH: must not be an empty text")
				}
			}
			return runMaps(cmd.Context(), o, s)
		},
	}
	c.Flags().BoolVar(&o.source, "source", false, "print the map file of an embedded map")
	c.Flags().Var(&o.format, "format", "format of the list or the map: text or json")
	cli.Complete(c, "format", o.format.Allowed)
	return c
}

func runMaps(ctx context.Context, o mapsOptions, s cli.Streams) error {
	asJSON := o.format.Text == "json"
	switch {
	case o.source && asJSON:
		return cli.Usagef("--source prints a map file; not with --format json")
	case o.source && !slices.Contains(maps.Names(), o.ref):
		return cli.Usagef("--source: name an embedded map; they are %s", strings.Join(maps.Names(), ", "))
	case o.source && o.ref == maps.EmptyName:
		return cli.Usagef("--source: %s is no file, but a board of any size without pawns", o.ref)
	case o.source:
		return printSource(o.ref, s.Out)
	case o.ref != "":
		m, err := cli.LoadMap(ctx, o.ref, s.In)
		if err != nil {
			return err
		}
		if asJSON {
			return cli.PrintJSON(s.Out, newMapReport(m))
		}
		return drawMap(m, s)
	}
	all, err := embeddedMaps()
	if err != nil {
		return cli.InternalError{Err: err}
	}
	if !asJSON {
		return listMaps(all, s.Out)
	}
	reports := make([]mapReport, len(all))
	for i, m := range all {
		reports[i] = newMapReport(m)
	}
	return cli.PrintJSON(s.Out, reports)
}

// mapReport is a map as --format json has it.
type mapReport struct {
	Name string `json:"name"`
	// Size and Rounds are null where the map leaves them open.
	Size   *int         `json:"size"`
	Rounds *int         `json:"rounds"`
	Pawns  []pawnReport `json:"pawns"`
}

type pawnReport struct {
	Team string `json:"team"`
	Row  int    `json:"row"`
	Col  int    `json:"col"`
}

func newMapReport(m *maps.Map) mapReport {
	r := mapReport{Name: m.Name, Pawns: []pawnReport{}}
	if m.Size > 0 {
		r.Size = &m.Size
	}
	if m.Rounds > 0 {
		r.Rounds = &m.Rounds
	}
	for _, p := range m.Pawns {
		r.Pawns = append(r.Pawns, pawnReport{p.Team.String(), p.Row, p.Col})
	}
	return r
}

// embeddedMaps returns all embedded maps.
func embeddedMaps() ([]*maps.Map, error) {
	var all []*maps.Map
	for _, name := range maps.Names() {
		m, err := maps.Embedded(name)
		if err != nil {
			return nil, err
		}
		all = append(all, m)
	}
	return all, nil
}

func printSource(name string, out io.Writer) error {
	text, err := maps.Source(name)
	if err != nil {
		return cli.InternalError{Err: err}
	}
	_, err = out.Write(text)
	return err
}

func listMaps(all []*maps.Map, out io.Writer) error {
	t := columns.Table{Align: "l", Gap: 2}
	t.Row("NAME", "SIZE", "ROUNDS", "WHITE", "BLACK")
	for _, m := range all {
		var pawns [2]int
		for _, p := range m.Pawns {
			pawns[p.Team]++
		}
		t.Row(m.Name, numberOr(m.Size, "any"), numberOr(m.Rounds, "-"), pawns[maps.White], pawns[maps.Black])
	}
	return t.Write(out)
}

// numberOr writes a number, or a word for 0.
func numberOr(n int, word string) string {
	if n == 0 {
		return word
	}
	return fmt.Sprint(n)
}

func drawMap(m *maps.Map, s cli.Streams) error {
	if m.Size == 0 {
		_, err := fmt.Fprintln(s.Out, "empty: a board without pawns, of any size")
		return err
	}
	var b strings.Builder
	screen.DrawBoard(&b, m.Rows(), screen.Palette{On: s.OutIsTerminal && !s.NoColor})
	_, err := io.WriteString(s.Out, b.String())
	return err
}
