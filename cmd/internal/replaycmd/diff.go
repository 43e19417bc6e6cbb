package replaycmd

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"bhack/cmd/internal/cli"
	"bhack/cmd/internal/screen"
	"bhack/internal/plural"
	"bhack/internal/printable"
	"bhack/replay/compare"
)

type diffOptions struct {
	a, b   string
	format cli.Word
}

const diffLong = `diff compares two replays: their settings and players, then turn by turn. It shows the
first turn that differs in anything, such as bytecodes, and the first one that differs
in what was done to the board, with both boards at the end of that round; then it
counts what is equal and what is not in all that follows. How a replay is compressed
or spaced makes no difference.

Exit codes: 0 the replays are equal, 1 they differ, 2 one cannot be read.`

func newDiff(s cli.Streams) *cobra.Command {
	var o diffOptions
	c := &cobra.Command{
		Use:     "diff A B",
		Short:   "Find where two replays part",
		Long:    diffLong,
		Example: "  bhack replay diff before.json after.json",
		Args:    cli.ExactArgs(2),
		RunE: func(cmd *cobra.Command, args []string) error {
			o.a, o.b = args[0], args[1]
			return runDiff(cmd.Context(), o, s)
		},
	}
	formatFlag(c, &o.format)
	return c
}

func runDiff(ctx context.Context, o diffOptions, s cli.Streams) error {
	if o.a == "-" && o.b == "-" {
		return cli.Usagef("standard input has one replay only")
	}
	a, err := open(ctx, o.a, s.In)
	if err != nil {
		return err
	}
	defer a.Close()
	b, err := open(ctx, o.b, s.In)
	if err != nil {
		return err
	}
	defer b.Close()
	report, err := compare.Replays(ctx, a, b)
	switch {
	case errors.Is(err, context.Canceled):
		return cli.InterruptedError{}
	case err != nil:
		return cli.UsageError{Err: cli.WithoutOp(err)}
	case o.format.Text == "json":
		err = cli.PrintJSON(s.Out, report)
	default:
		err = printDiff(o, s, report)
	}
	if err == nil && !report.Equal {
		return cli.ExpectationError{} // which has been reported
	}
	return err
}

func printDiff(o diffOptions, s cli.Streams, r *compare.Report) error {
	out := bufio.NewWriter(s.Out)
	p := screen.Palette{On: s.OutIsTerminal && !s.NoColor}
	if r.Equal {
		fmt.Fprintf(out, "%s and %s are equal: %s in %s\n", printable.Text(o.a), printable.Text(o.b), plural.Of(r.Summary.EqualTurns, "turn"), plural.Of(r.Summary.RoundsA, "round"))
		return out.Flush()
	}
	fmt.Fprintf(out, "a  %s\nb  %s\n", printable.Text(o.a), printable.Text(o.b))
	printFields(out, "settings and players", r.Header)
	same := r.First != nil && r.FirstAction != nil && r.First.Round == r.FirstAction.Round && r.First.Turn == r.FirstAction.Turn
	if r.First != nil && !same {
		printDivergence(out, p, "first difference", r.First)
	}
	if r.FirstAction != nil {
		heading := "first different action"
		if same {
			heading = "first difference"
		}
		printDivergence(out, p, heading, r.FirstAction)
		printBoards(out, p, s.OutColumns, r.FirstAction)
	} else if r.First != nil && r.First.Turn == 0 {
		printBoards(out, p, s.OutColumns, r.First)
	}
	printFields(out, "result", r.Result)
	printSummary(out, &r.Summary)
	return out.Flush()
}

// printFields prints fields with both values, if there are any.
func printFields(out io.Writer, heading string, fields []compare.Difference) {
	if len(fields) == 0 {
		return
	}
	fmt.Fprintf(out, "\n%s\n", heading)
	for _, d := range fields {
		fmt.Fprintf(out, "  %s\n    a  %s\n    b  %s\n", strings.TrimPrefix(d.Field, heading+": "), printable.Text(d.A), printable.Text(d.B))
	}
}

// printDivergence prints what each robot did, and the fields that the lines of the
// turns do not show.
func printDivergence(out io.Writer, p screen.Palette, heading string, d *compare.Divergence) {
	if d.Turn == 0 {
		fmt.Fprintf(out, "\n%s: the boards of round %d\n", heading, d.Round)
		return
	}
	fmt.Fprintf(out, "\n%s: round %d, turn %d\n   %s\n", heading, d.Round, d.Turn, p.Dim(turnHeading))
	for _, side := range []struct {
		name string
		*compare.Side
	}{{"a", d.A}, {"b", d.B}} {
		if side.Side == nil {
			fmt.Fprintf(out, "%s  no such turn\n", side.name)
			continue
		}
		t := newShownTurn(side.Robot, side.Turn)
		fmt.Fprintf(out, "%s  %s\n", side.name, t.line(p))
	}
	for _, f := range d.Fields {
		if f.Field == "error" || strings.HasPrefix(f.Field, "logs") {
			fmt.Fprintf(out, "   %s\n     a  %s\n     b  %s\n", f.Field, printable.Text(f.A), printable.Text(f.B))
		}
	}
}

// printBoards prints both boards of a divergence side by side, or one below the other
// where the columns of the terminal are too few; 0 columns are enough for everything.
func printBoards(out io.Writer, p screen.Palette, columns int, d *compare.Divergence) {
	a, b := boardLines(d.BoardA, p), boardLines(d.BoardB, p)
	headings := [2]string{fmt.Sprintf("a after round %d", d.Round), fmt.Sprintf("b after round %d", d.Round)}
	widths := plainWidths(boardLines(d.BoardA, screen.Palette{}))
	width := max(slices.Max(widths), len(headings[0]))
	widthB := max(slices.Max(plainWidths(boardLines(d.BoardB, screen.Palette{}))), len(headings[1]))
	const between = "   "
	if columns > 0 && width+len(between)+widthB > columns {
		fmt.Fprintf(out, "\n%s\n%s\n", headings[0], strings.Join(a, "\n"))
		fmt.Fprintf(out, "\n%s\n%s\n", headings[1], strings.Join(b, "\n"))
		return
	}
	fmt.Fprintf(out, "\n%-*s%s%s\n", width, headings[0], between, headings[1])
	for i := range max(len(a), len(b)) {
		left, padding, right := "", width, ""
		if i < len(a) {
			left, padding = a[i], width-widths[i]
		}
		if i < len(b) {
			right = between + b[i]
		}
		fmt.Fprintf(out, "%s\n", strings.TrimRight(left+strings.Repeat(" ", padding)+right, " "))
	}
}

// plainWidths returns how many columns each of the lines takes, which have no colours.
func plainWidths(lines []string) []int {
	widths := make([]int, len(lines))
	for i, line := range lines {
		widths[i] = len(line)
	}
	return widths
}

// boardLines draws a board; nil, of a match that was over before, says so.
func boardLines(board []string, p screen.Palette) []string {
	if board == nil {
		return []string{"over before that"}
	}
	var b strings.Builder
	screen.DrawBoard(&b, board, p)
	return strings.Split(strings.TrimSuffix(b.String(), "\n"), "\n")
}

func printSummary(out io.Writer, s *compare.Summary) {
	fmt.Fprintf(out, "\nsummary\n")
	fmt.Fprintf(out, "  rounds         %d in a, %d in b\n", s.RoundsA, s.RoundsB)
	fmt.Fprintf(out, "  equal rounds   %d; equal boards after %d\n", s.EqualRounds, s.EqualBoards)
	fmt.Fprintf(out, "  turns          %d equal, %d with another action, %d otherwise different\n", s.EqualTurns, s.OtherAction, s.OtherwiseDifferent)
	fmt.Fprintf(out, "  only in one    %d turns in a, %d in b\n", s.OnlyA, s.OnlyB)
}
