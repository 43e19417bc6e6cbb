package replaycmd

import (
	"bufio"
	"context"
	"fmt"
	"io"
	"strings"

	"github.com/spf13/cobra"

	"bhack/cmd/internal/cli"
	"bhack/cmd/internal/screen"
	"bhack/internal/columns"
	"bhack/internal/plural"
	"bhack/internal/printable"
	"bhack/replay"
	"bhack/replay/stats"
)

type statsOptions struct {
	path   string
	format cli.Word
}

const statsLong = `stats counts what happened in a match: spawns, moves and captures, exchanges, errors,
pauses, and what the turns of each team and type of robot cost in bytecodes.

An exchange is a capture whose pawn is captured in turn, on the square that it took,
in the same round or the next; it counts for the team that began it. P95 is the
number of bytecodes that 95 of 100 turns do not exceed.

The front line of a team is the row of its foremost pawn that has not arrived on the
far row. The chart shows it after each round, from row 0 on the left: W is white's, B
black's, X both; beside it the pawns on the board, how many of them have arrived, and
by how many rows they have advanced on average. In long matches not every round has a
line; --format json has them all.`

func newStats(s cli.Streams) *cobra.Command {
	var o statsOptions
	c := &cobra.Command{
		Use:     "stats FILE",
		Short:   "Count captures, bytecodes, errors; draw the front line",
		Long:    statsLong,
		Example: "  bhack replay stats a.json\n  bhack replay stats a.json --format json",
		Args:    cli.ExactArgs(1),
		RunE: func(cmd *cobra.Command, args []string) error {
			o.path = args[0]
			return runStats(cmd.Context(), o, s)
		},
	}
	formatFlag(c, &o.format)
	return c
}

// counted is what stats prints as JSON.
type counted struct {
	Players replay.Players `json:"players"`
	Result  replay.Result  `json:"result"`
	stats.Stats
}

func runStats(ctx context.Context, o statsOptions, s cli.Streams) error {
	r, err := open(ctx, o.path, s.In)
	if err != nil {
		return err
	}
	defer r.Close()
	h := r.Header()
	collector := stats.New(&h.Match)
	result, err := each(ctx, o.path, r, func(round *replay.Round) error {
		collector.Add(round)
		return nil
	})
	if err != nil {
		return err
	}
	numbers := collector.Stats()
	if o.format.Text == "json" {
		return cli.PrintJSON(s.Out, &counted{h.Players, result, numbers})
	}
	out := bufio.NewWriter(s.Out)
	p := screen.Palette{On: s.OutIsTerminal && !s.NoColor}
	printTeams(out, &numbers, h.Players)
	printTurns(out, &numbers, h.Match.Metered())
	printExceptions(out, &numbers)
	printFront(out, numbers.Front, h.Match.Size, p)
	return out.Flush()
}

// printTeams prints what the teams did to the board.
func printTeams(out io.Writer, n *stats.Stats, players replay.Players) {
	t := columns.Table{Align: "l", Gap: 3}
	t.Row("", "white", "black")
	t.Row("player", printable.Text(players.White.Name), printable.Text(players.Black.Name))
	for _, row := range []struct {
		label string
		value func(t *stats.Team) int
	}{
		{"spawns", func(t *stats.Team) int { return t.Spawns }},
		{"moves", func(t *stats.Team) int { return t.Moves }},
		{"captures", func(t *stats.Team) int { return t.Captures }},
		{"exchanges begun", func(t *stats.Team) int { return t.Exchanges }},
		{"pawns lost", func(t *stats.Team) int { return t.Lost }},
		{"robots destroyed", func(t *stats.Team) int { return t.Destroyed }},
		{"errors", func(t *stats.Team) int { return t.Overlord.Errors + t.Pawns.Errors }},
		{"pauses", func(t *stats.Team) int { return t.Overlord.Pauses + t.Pawns.Pauses }},
	} {
		t.Row(row.label, row.value(&n.White), row.value(&n.Black))
	}
	_ = t.Write(out) // to a bufio.Writer, whose errors stick
}

// group is the turns of one team and type of robot.
type group struct {
	name  string
	turns *stats.Turns
}

func groups(n *stats.Stats) []group {
	return []group{
		{"white overlord", &n.White.Overlord},
		{"white pawns", &n.White.Pawns},
		{"black overlord", &n.Black.Overlord},
		{"black pawns", &n.Black.Pawns},
	}
}

// printTurns prints what the turns cost, if anybody has counted that, and how they
// ended.
func printTurns(out io.Writer, n *stats.Stats, metered bool) {
	heading := "bytecodes a turn"
	if !metered {
		heading += ", which nobody counted in this match"
	}
	fmt.Fprintf(out, "\n%s\n", heading)
	table := columns.Table{Align: "r", Indent: 3, Gap: 3}
	table.Row("", "mean", "p95", "max", "turns", "idle", "pauses", "errors", "logs")
	for _, g := range groups(n) {
		t := g.turns
		cost := [...]any{"-", "-", "-"}
		if b := t.Bytecodes; b != nil && b.Mean != nil {
			cost = [...]any{fmt.Sprintf("%.0f", *b.Mean), b.P95, b.Max}
		}
		table.Row(g.name, cost[0], cost[1], cost[2], t.Turns, t.Idle, t.Pauses, t.Errors, t.Logs)
	}
	_ = table.Write(out)
}

func printExceptions(out io.Writer, n *stats.Stats) {
	heading := "\nexceptions\n"
	for _, g := range groups(n) {
		for _, e := range g.turns.Exceptions {
			at := ""
			if e.At != "" {
				at = " at " + printable.Text(e.At)
			}
			fmt.Fprintf(out, "%s  %s: %s%s\n    %s, first of robot %d in round %d: %s\n", heading, g.name, printable.Text(e.Type), at,
				plural.Of(e.Turns, "turn"), e.Robot, e.Round, printable.Text(e.Message))
			heading = ""
		}
		if g.turns.InternalErrors > 0 {
			fmt.Fprintf(out, "%s  %s: internal error in %s\n", heading, g.name, plural.Of(g.turns.InternalErrors, "turn"))
			heading = ""
		}
	}
}

// frontLines is how many lines the chart of the front line has at most.
const frontLines = 25

// printFront draws the front lines, of long matches only some.
func printFront(out io.Writer, front []stats.Front, size int, p screen.Palette) {
	if len(front) == 0 {
		return
	}
	fmt.Fprintf(out, "\nfront line\nround  %-*s  %s    %s\n", size, fmt.Sprintf("0%*d", size-1, size-1),
		"white: pawns arrived advance", "black: pawns arrived advance")
	step := (len(front) + frontLines - 1) / frontLines
	for i := range front {
		if last := len(front) - 1; i != last && (i+1)%step != 0 && i != 0 {
			continue
		}
		f := &front[i]
		fmt.Fprintf(out, "%5d  %s  %12d %7d %7.1f    %12d %7d %7.1f\n", f.Round, drawFront(f, size, p),
			f.White.Pawns, f.White.Arrived, f.White.Advance, f.Black.Pawns, f.Black.Arrived, f.Black.Advance)
	}
}

// drawFront draws the front lines of one round, row 0 on the left.
func drawFront(f *stats.Front, size int, p screen.Palette) string {
	var b strings.Builder
	for row := range size {
		switch {
		case f.White.Row == row && f.Black.Row == row:
			b.WriteString(p.Bad("X"))
		case f.White.Row == row:
			b.WriteString(p.White("W"))
		case f.Black.Row == row:
			b.WriteString(p.Black("B"))
		default:
			b.WriteString(p.Dim("."))
		}
	}
	return b.String()
}
