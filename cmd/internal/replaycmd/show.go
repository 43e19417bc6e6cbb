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
	round  cli.Number[int]
	robots []int
	team   cli.Word
	errors bool
	grep   string
	format cli.Word
	// filter is what grep says, or nil.
	filter *regexp.Regexp
	// last is the highest id of a robot so far.
	last int
}

const showLong = `show prints what is in a replay. Without a round and a filter that is who played,
how it ended, and the last board. With --round it is the board at the end of that
round and all turns in it: who acted, what each did, its bytecodes, logs and errors.

The filters choose turns, in that round or in the whole match; a turn must pass all
of them. --grep takes a regular expression and looks for it in logs and errors.`

func newShow(s cli.Streams) *cobra.Command {
	o := showOptions{round: cli.Number[int]{Least: 1, Most: math.MaxInt64}, team: cli.Word{Allowed: []string{string(replay.White), string(replay.Black)}}}
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
	f.Var(&o.round, "round", "show this round only")
	f.Var(cli.NewNumbers(&o.robots, 0, math.MaxInt64), "robot", "show the turns of this robot only, given by its id; may be repeated")
	f.Var(&o.team, "team", "show the turns of this team only: white or black")
	f.BoolVar(&o.errors, "errors", false, "show the turns only that ended with an error")
	f.Var(cli.NewText(&o.grep, "REGEXP"), "grep", "show the turns only whose logs or error match this regular expression")
	formatFlag(c, &o.format)
	// The flag exists, so that registering cannot fail.
	_ = c.RegisterFlagCompletionFunc("team", cobra.FixedCompletions(o.team.Allowed, cobra.ShellCompDirectiveDefault))
	return c
}

// validate compiles the regular expression.
func (o *showOptions) validate() (err error) {
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
	return len(o.robots) > 0 || o.team.Text != "" || o.errors || o.filter != nil
}

// chooses tells whether a turn is to be shown.
func (o *showOptions) chooses(t *shownTurn) bool {
	switch {
	case len(o.robots) > 0 && !slices.Contains(o.robots, t.Robot),
		o.team.Text != "" && string(t.Team) != o.team.Text,
		o.errors && t.Error == "":
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
	if o.round.N > 0 || o.filtered() {
		v.Rounds = []shownRound{}
	}
	roster := position.NewRoster(&h.Match)
	room := maxShown
	o.last = lastAtStart(&h.Match)
	v.Result, err = each(ctx, o.path, r, func(round *replay.Round) error {
		turns := o.choose(&h.Match, roster, round)
		if room -= weight(turns); room < 0 {
			return cli.Usagef("%s: more turns than can be shown at once pass the filters; use a narrower one", o.path)
		}
		switch {
		case o.round.N == round.Round:
			v.Rounds = append(v.Rounds, shownRound{round.Round, turns, round.Board})
		case o.round.N == 0 && o.filtered() && len(turns) > 0:
			v.Rounds = append(v.Rounds, shownRound{Round: round.Round, Turns: turns})
		case o.round.N == 0 && !o.filtered():
			v.Board = round.Board
		}
		return nil
	})
	if err != nil {
		return err
	}
	if o.round.N > v.Result.Rounds {
		return cli.Usagef("--round %d: %s has %d rounds", o.round.N, o.path, v.Result.Rounds)
	}
	for _, id := range o.robots {
		if id > o.last {
			return cli.Usagef("--robot %d: %s has the robots 0 to %d", id, o.path, o.last)
		}
	}
	if o.format.Text == "json" {
		return printJSON(s.Out, &v)
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
		if o.round.N == round.Round || o.round.N == 0 && o.filtered() {
			if show := newShownTurn(roster.Robot(t.Robot), match.JSONTurn(t)); o.chooses(&show) {
				turns = append(turns, show)
			}
		}
		roster.Take(round.Round, t)
		o.last = max(o.last, t.Robot, t.Action.Robot)
	}
	return turns
}

// print prints for people to read.
func (v *shown) print(o showOptions, s cli.Streams) error {
	out := bufio.NewWriter(s.Out)
	p := screen.Palette{On: s.OutIsTerminal && !s.NoColor}
	switch {
	case o.round.N > 0:
		v.printRound(out, p)
	case o.filtered():
		v.printFound(out, p)
	default:
		v.printOverview(out, p)
	}
	return out.Flush()
}

func (v *shown) printRound(out *bufio.Writer, p screen.Palette) {
	r := &v.Rounds[0]
	fmt.Fprintf(out, "round %d of %d\n\n", r.Round, v.Result.Rounds)
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
	fmt.Fprintf(out, "\n%s wins in round %d of %d: %s\n\n", teamName(v.Result.Winner, p), v.Result.Rounds, v.Match.MaxRounds, v.Result.Reason)
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
	m := &v.Match
	fmt.Fprintf(out, "\nruleset %s, map %s, size %d, seed %s, rng %s, %d bytecodes a turn (%d in the first)\n",
		screen.Printable(m.Ruleset), screen.Printable(m.Map), m.Size, m.SeedText(), m.RNG, m.Bytecodes.Turn, m.Bytecodes.First)
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
