package replaycmd

import (
	"bufio"
	"context"
	"fmt"
	"math"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"bhack/cmd/internal/cli"
	"bhack/cmd/internal/screen"
	"bhack/replay"
	"bhack/replay/stats"
)

type showOptions struct {
	path   string
	rounds string
	robots []int
	team   cli.Word
	errors bool
	pauses bool
	grep   string
	format cli.Word
}

const showLong = `show prints what is in a replay. Without a round and a filter that is who played,
how it ended, what the turns cost, and the last board, as run tells it. With --round
it is the board at the end of that round and all turns in it: who acted, what each
did, its bytecodes, logs and errors; of several rounds if it is a range.

The filters choose turns, in these rounds or in the whole match; a turn must pass all
of them, but of --errors and --pauses one is enough. --grep takes a regular expression
and looks for it in logs and errors. With --robot it is told at the end what became of
the robot.`

func newShow(s cli.Streams) *cobra.Command {
	o := showOptions{team: cli.Word{Allowed: []string{string(replay.White), string(replay.Black)}}}
	c := &cobra.Command{
		Use:   "show FILE",
		Short: "Show a round, or the turns of a robot, or what was logged",
		Long:  showLong,
		Example: "  bhack replay show a.json --round 37\n" +
			"  bhack replay show a.json --errors --team white\n" +
			"  bhack replay show a.json --robot 7 --grep 'attack|retreat'",
		Args: cli.ExactArgs(1),
		RunE: func(cmd *cobra.Command, args []string) error {
			o.path = args[0]
			return runShow(cmd.Context(), o, s)
		},
	}
	f := c.Flags()
	f.Var(cli.NewText(&o.rounds, "RANGE"), "round", "show this round, or these, as in 37, 30..37, 30.. or ..7")
	f.Var(cli.NewNumbers(&o.robots, 0, math.MaxInt64), "robot", "show only the turns of this robot, given by its id; may be repeated")
	f.Var(&o.team, "team", "show only the turns of this team: white or black")
	f.BoolVar(&o.errors, "errors", false, "show only the turns that ended with an error")
	f.BoolVar(&o.pauses, "pauses", false, "show only the turns in which the robot ran out of bytecodes; with --errors, either")
	f.Var(cli.NewText(&o.grep, "REGEXP"), "grep", "show only the turns whose logs or error match this regular expression")
	formatFlag(c, &o.format)
	cli.Complete(c, "team", o.team.Allowed)
	return c
}

// shown is what show prints; the field names are those of --format json.
type shown struct {
	Match   replay.Match   `json:"match"`
	Players replay.Players `json:"players"`
	// Rounds has the rounds that were asked for, with the turns that passed the
	// filters; absent when none were asked for.
	Rounds []shownRound  `json:"rounds,omitzero"`
	Result replay.Result `json:"result"`
	// Board is the last one; absent when rounds were asked for.
	Board []string `json:"board,omitempty"`
	// Ends tells of the robots that were asked for how they ended, in the order in which they did.
	Ends []robotEnd `json:"ends,omitempty"`
	// numbers are those of the whole match; nil when rounds were asked for.
	numbers *stats.Stats
}

// robotEnd is the end of a robot.
type robotEnd struct {
	Robot int `json:"robot"`
	Round int `json:"round"`
	// CapturedBy is the pawn that captured it; nil if it was destroyed.
	CapturedBy *int `json:"captured_by"`
}

// String tells what became of the robot.
func (e robotEnd) String() string {
	if e.CapturedBy == nil {
		return fmt.Sprintf("robot %d: destroyed in round %d", e.Robot, e.Round)
	}
	return fmt.Sprintf("robot %d: captured by robot %d in round %d", e.Robot, *e.CapturedBy, e.Round)
}

type shownRound struct {
	Round int         `json:"round"`
	Turns []shownTurn `json:"turns"`
	// Board is the board at the end of the round; absent in a search.
	Board []string `json:"board,omitempty"`
}

func runShow(ctx context.Context, o showOptions, s cli.Streams) error {
	f, err := newFilter(&o)
	if err != nil {
		return err
	}
	r, err := open(ctx, o.path, s.In)
	if err != nil {
		return err
	}
	defer r.Close()
	h := r.Header()
	search := newSearch(f, o.path, &h)
	result, err := each(ctx, o.path, r, search.add)
	if err != nil {
		return err
	}
	found, err := search.end(result)
	if err != nil {
		return err
	}
	if o.format.Text == "json" {
		return cli.PrintJSON(s.Out, found)
	}
	return found.print(&f, s)
}

// print prints for people to read.
func (v *shown) print(f *filter, s cli.Streams) error {
	out := bufio.NewWriter(s.Out)
	p := screen.Palette{On: s.OutIsTerminal && !s.NoColor}
	switch {
	case f.byRound():
		v.printRounds(f, out, p)
	case f.byTurn():
		v.printFound(out, p)
	default:
		v.printOverview(out, p)
	}
	for i, end := range v.Ends {
		if i == 0 {
			fmt.Fprintln(out)
		}
		fmt.Fprintln(out, end)
	}
	return out.Flush()
}

// printRounds prints rounds; of several, only those that a filter finds something in.
func (v *shown) printRounds(f *filter, out *bufio.Writer, p screen.Palette) {
	rounds := v.Rounds
	if f.byTurn() && len(rounds) > 1 {
		rounds = slices.DeleteFunc(slices.Clone(rounds), func(r shownRound) bool { return len(r.Turns) == 0 })
		if len(rounds) == 0 {
			fmt.Fprintln(out, noTurn)
		}
	}
	for i := range rounds {
		if i > 0 {
			fmt.Fprintln(out)
		}
		rounds[i].print(out, v.Result.Rounds, p)
	}
}

// noTurn is what is said where a filter finds nothing.
const noTurn = "no turn passes the filters"

// print prints the round of a match of so many.
func (r *shownRound) print(out *bufio.Writer, rounds int, p screen.Palette) {
	fmt.Fprintf(out, "round %d of %d\n\n", r.Round, rounds)
	printBoard(out, r.Board, p)
	if len(r.Turns) == 0 {
		fmt.Fprintf(out, "\n%s\n", noTurn)
		return
	}
	fmt.Fprintf(out, "\n%s\n", p.Dim(turnHeading))
	for i := range r.Turns {
		r.Turns[i].print(out, p)
	}
}

func (v *shown) printFound(out *bufio.Writer, p screen.Palette) {
	if len(v.Rounds) == 0 {
		fmt.Fprintln(out, noTurn)
		return
	}
	fmt.Fprintf(out, "%s  %s\n", p.Dim("round"), p.Dim(turnHeading))
	for i := range v.Rounds {
		r := &v.Rounds[i]
		for j := range r.Turns {
			fmt.Fprintf(out, "%5d  ", r.Round)
			r.Turns[j].print(out, p)
		}
	}
}

func (v *shown) printOverview(out *bufio.Writer, p screen.Palette) {
	var b strings.Builder
	screen.DrawBoard(&b, v.Board, p)
	winner := v.Players.Of(v.Result.Winner)
	fmt.Fprintf(&b, "\n%s\n\n", screen.Outcome(&v.Result, winner.Name, v.Match.MaxRounds, v.Board, p))
	white := newSide(v.Players.White.Name, v.Result.Pawns.White, v.Result.BackRow.White, &v.numbers.White)
	black := newSide(v.Players.Black.Name, v.Result.Pawns.Black, v.Result.BackRow.Black, &v.numbers.Black)
	screen.Table(&b, &white, &black, v.Match.Metered())
	fmt.Fprintf(&b, "\n%s\n", screen.Settings(&v.Match))
	out.WriteString(b.String()) // an error sticks until Flush
}

// newSide returns what the table of a match has of a team.
func newSide(player string, pawns, backRow int, n *stats.Team) screen.Side {
	return screen.Side{
		Player: player, Pawns: pawns, BackRow: backRow,
		All: newCost(&n.Overlord, &n.Pawns), Overlord: newCost(&n.Overlord), Pawn: newCost(&n.Pawns),
		Errors: n.Overlord.Errors + n.Pawns.Errors, Pauses: n.Overlord.Pauses + n.Pawns.Pauses, Destroyed: n.Destroyed,
	}
}

// newCost returns what the turns of robots of some types cost.
func newCost(types ...*stats.Turns) (c screen.Cost) {
	turns, total := 0, int64(0)
	for _, t := range types {
		if b := t.Bytecodes; b != nil {
			turns += t.Turns
			total += b.Total
			c.Most = max(c.Most, int64(b.Max))
		}
	}
	if turns > 0 {
		c.Average = new(float64(total) / float64(turns))
	}
	return c
}

func printBoard(out *bufio.Writer, board []string, p screen.Palette) {
	var b strings.Builder
	screen.DrawBoard(&b, board, p)
	out.WriteString(b.String()) // an error sticks until Flush
}
