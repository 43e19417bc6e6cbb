package replaycmd

import (
	"bufio"
	"context"
	"fmt"
	"math"
	"regexp"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"bhack/cmd/internal/cli"
	"bhack/cmd/internal/screen"
	"bhack/replay"
	"bhack/replay/position"
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
	// filter is what grep says, or nil.
	filter *regexp.Regexp
	// first and final are the rounds to show, 0 without any; final is 0, too, for all from first on.
	first, final int
	// last is the highest id of a robot so far, and ends are the ends of those to show.
	last int
	ends []robotEnd
}

const showLong = `show prints what is in a replay. Without a round and a filter that is who played,
how it ended, and the last board. With --round it is the board at the end of that
round and all turns in it: who acted, what each did, its bytecodes, logs and errors;
of several rounds if it is a range.

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
	f.Var(cli.NewNumbers(&o.robots, 0, math.MaxInt64), "robot", "show the turns of this robot only, given by its id; may be repeated")
	f.Var(&o.team, "team", "show the turns of this team only: white or black")
	f.BoolVar(&o.errors, "errors", false, "show the turns only that ended with an error")
	f.BoolVar(&o.pauses, "pauses", false, "show the turns only in which the robot ran out of bytecodes; with --errors, either")
	f.Var(cli.NewText(&o.grep, "REGEXP"), "grep", "show the turns only whose logs or error match this regular expression")
	formatFlag(c, &o.format)
	cli.Complete(c, "team", o.team.Allowed)
	return c
}

// validate reads the range of rounds and compiles the regular expression.
func (o *showOptions) validate() (err error) {
	if o.first, o.final, err = cli.ParseRounds(o.rounds); err != nil {
		return cli.Usagef("--round %s: %w", o.rounds, err)
	}
	if o.rounds != "" {
		o.first = max(o.first, 1)
	}
	if o.grep == "" {
		return nil
	}
	if o.filter, err = regexp.Compile(o.grep); err != nil {
		return cli.Usagef("--grep %s: %w", o.grep, err)
	}
	return nil
}

// filtered tells whether turns are chosen.
func (o *showOptions) filtered() bool {
	return len(o.robots) > 0 || o.team.Text != "" || o.errors || o.pauses || o.filter != nil
}

// inRange tells whether rounds are asked for, and this is one of them.
func (o *showOptions) inRange(round int) bool {
	return o.first > 0 && o.first <= round && (o.final == 0 || round <= o.final)
}

// chooses tells whether a turn is to be shown.
func (o *showOptions) chooses(t *shownTurn) bool {
	switch {
	case len(o.robots) > 0 && !slices.Contains(o.robots, t.Robot),
		o.team.Text != "" && string(t.Team) != o.team.Text,
		(o.errors || o.pauses) && !(o.errors && t.Error != "" || o.pauses && t.Paused):
		return false
	}
	return o.filter == nil || slices.ContainsFunc(t.Logs, o.filter.MatchString) || t.Error != "" && o.filter.MatchString(t.Error)
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
	if err := o.validate(); err != nil {
		return err
	}
	r, err := open(ctx, o.path, s.In)
	if err != nil {
		return err
	}
	defer r.Close()
	h := r.Header()
	v := shown{Match: h.Match, Players: h.Players}
	if o.first > 0 || o.filtered() {
		v.Rounds = []shownRound{}
	}
	roster := position.NewRoster(&h.Match)
	room := maxShown
	o.last = lastAtStart(&h.Match)
	v.Result, err = each(ctx, o.path, r, func(round *replay.Round) error {
		turns := o.choose(&h.Match, roster, round)
		room -= weight(turns)
		if o.inRange(round.Round) {
			room -= len(round.Board) * (16 + len(round.Board)) // a string each row
		}
		if room < 0 {
			return cli.Usagef("%s: more turns and boards than can be shown at once; use a narrower filter or range", o.path)
		}
		switch {
		case o.inRange(round.Round):
			v.Rounds = append(v.Rounds, shownRound{round.Round, turns, round.Board})
		case o.first == 0 && o.filtered() && len(turns) > 0:
			v.Rounds = append(v.Rounds, shownRound{Round: round.Round, Turns: turns})
		case o.first == 0 && !o.filtered():
			v.Board = round.Board
		}
		return nil
	})
	if err != nil {
		return err
	}
	if n := v.Result.Rounds; o.first > n || o.final > n {
		return cli.Usagef("--round %s: %s has %d rounds", o.rounds, o.path, n)
	}
	for _, id := range o.robots {
		if id > o.last {
			return cli.Usagef("--robot %d: %s has the robots 0 to %d", id, o.path, o.last)
		}
	}
	v.Ends = o.ends
	if o.format.Text == "json" {
		return cli.PrintJSON(s.Out, &v)
	}
	return v.print(o, s)
}

// lastAtStart returns the highest id of the robots at the start of a match, of which two are
// the overlords.
func lastAtStart(m *replay.Match) int {
	last := 1
	for _, p := range m.Position {
		last = max(last, p.Robot)
	}
	return last
}

// maxShown bounds what show keeps in memory, in bytes.
const maxShown = 256 << 20

// weight returns how much memory turns take, in bytes, within a half and a double.
func weight(turns []shownTurn) int {
	const turn, text = 256, 16
	n := len(turns) * turn
	for i := range turns {
		n += len(turns[i].Error)
		for _, line := range turns[i].Logs {
			n += text + len(line)
		}
	}
	return n
}

// choose takes the turns of a round and notes who is in them. It returns those that pass the
// filters if the round is to be shown.
func (o *showOptions) choose(match *replay.Match, roster *position.Roster, round *replay.Round) []shownTurn {
	turns := []shownTurn{}
	for i := range round.Turns {
		t := &round.Turns[i]
		if o.inRange(round.Round) || o.first == 0 && o.filtered() {
			if show := newShownTurn(roster.Robot(t.Robot), match.JSONTurn(t)); o.chooses(&show) {
				turns = append(turns, show)
			}
		}
		o.noteEnd(round.Round, t)
		roster.Take(round.Round, t)
		o.last = max(o.last, t.Robot, t.Action.Robot)
	}
	return turns
}

// noteEnd notes if a robot that is to be shown has come to its end.
func (o *showOptions) noteEnd(round int, t *replay.Turn) {
	if a := t.Action; a.Kind == replay.Capture && slices.Contains(o.robots, a.Robot) {
		by := t.Robot // as the turn is used again
		o.ends = append(o.ends, robotEnd{a.Robot, round, &by})
	}
	if t.Destroyed && slices.Contains(o.robots, t.Robot) {
		o.ends = append(o.ends, robotEnd{t.Robot, round, nil})
	}
}

// print prints for people to read.
func (v *shown) print(o showOptions, s cli.Streams) error {
	out := bufio.NewWriter(s.Out)
	p := screen.Palette{On: s.OutIsTerminal && !s.NoColor}
	switch {
	case o.first > 0:
		v.printRounds(out, p)
	case o.filtered():
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

func (v *shown) printRounds(out *bufio.Writer, p screen.Palette) {
	for i := range v.Rounds {
		if i > 0 {
			fmt.Fprintln(out)
		}
		v.Rounds[i].print(out, v.Result.Rounds, p)
	}
}

// print prints the round of a match of so many.
func (r *shownRound) print(out *bufio.Writer, rounds int, p screen.Palette) {
	fmt.Fprintf(out, "round %d of %d\n\n", r.Round, rounds)
	printBoard(out, r.Board, p)
	if len(r.Turns) == 0 {
		fmt.Fprint(out, "\nno turn passes the filters\n")
		return
	}
	fmt.Fprintf(out, "\n%s\n", p.Dim(turnHeading))
	for i := range r.Turns {
		r.Turns[i].print(out, p)
	}
}

func (v *shown) printFound(out *bufio.Writer, p screen.Palette) {
	if len(v.Rounds) == 0 {
		fmt.Fprintln(out, "no turn passes the filters")
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
	printBoard(out, v.Board, p)
	winner := v.Players.White
	if v.Result.Winner == replay.Black {
		winner = v.Players.Black
	}
	fmt.Fprintf(out, "\n%s\n\n", screen.Outcome(&v.Result, winner.Name, v.Match.MaxRounds, v.Board, p))
	for _, team := range []struct {
		name   replay.Team
		player replay.Player
		back   int
		pawns  int
	}{
		{replay.White, v.Players.White, v.Result.BackRow.White, v.Result.Pawns.White},
		{replay.Black, v.Players.Black, v.Result.BackRow.Black, v.Result.Pawns.Black},
	} {
		fmt.Fprintf(out, "%s  %s, %d pawns left, %d on the far row\n", teamName(team.name, p), screen.Printable(team.player.Name), team.pawns, team.back)
	}
	fmt.Fprintf(out, "\n%s\n", screen.Settings(&v.Match))
}

func teamName(team replay.Team, p screen.Palette) string {
	if team == replay.White {
		return p.White("white")
	}
	return p.Black("black")
}

func printBoard(out *bufio.Writer, board []string, p screen.Palette) {
	var b strings.Builder
	screen.DrawBoard(&b, board, p)
	out.WriteString(b.String()) // an error sticks until Flush
}
