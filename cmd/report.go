package cmd

import (
	"fmt"
	"io"
	"strings"

	"bhack/cmd/internal/cli"
	"bhack/cmd/internal/screen"
	"bhack/engine"
	"bhack/internal/decision"
	"bhack/internal/printable"
	"bhack/internal/shell"
	"bhack/match"
	"bhack/replay"
)

// report is the result of a match as it is printed; the field names are those of
// --format json.
type report struct {
	Ruleset string          `json:"ruleset"`
	Size    int             `json:"size"`
	Seed    int64           `json:"seed"`
	RNG     string          `json:"rng"`
	Map     string          `json:"map"`
	Winner  string          `json:"winner"`
	Reason  decision.Reason `json:"reason"`
	Rounds  int             `json:"rounds"`
	Limit   int             `json:"max_rounds"`
	White   sideReport      `json:"white"`
	Black   sideReport      `json:"black"`
	Board   []string        `json:"board"`
	Replay  string          `json:"replay,omitempty"`
	// budget is that of a turn.
	budget replay.Bytecodes
}

// sideReport is what a report says of one team.
type sideReport struct {
	Name    string `json:"name"`
	SHA256  string `json:"sha256"`
	Pawns   int    `json:"pawns"`
	BackRow int    `json:"back_row"`
	costReport
	Overlord   costReport  `json:"overlord"`
	Pawn       costReport  `json:"pawn"`
	Errors     int         `json:"errors"`
	Pauses     int         `json:"pauses"`
	Destroyed  int         `json:"destroyed"`
	FirstError *firstError `json:"first_error,omitempty"`
	FirstPause *firstPause `json:"first_pause,omitempty"`
	// Profile tells where the bytecodes went, if that was asked for.
	Profile []profileLine `json:"profile,omitempty"`
}

// firstError is the first turn of a team that an exception ended.
type firstError struct {
	Robot     int    `json:"robot"`
	Round     int    `json:"round"`
	Destroyed bool   `json:"destroyed"` // the robot, by that
	Traceback string `json:"traceback"`
}

// firstPause is the first turn of a team in which the budget ran out.
type firstPause struct {
	Robot int    `json:"robot"`
	Round int    `json:"round"`
	At    string `json:"at"` // where the code goes on
}

// costReport is what turns cost.
type costReport struct {
	Turns int64 `json:"turns"`
	// Bytecodes are those of one turn.
	Bytecodes struct {
		Average *float64 `json:"average"` // nil without turns
		Max     int64    `json:"max"`
	} `json:"bytecodes"`
}

func newCostReport(turns int, bytecodes, most int64) (c costReport) {
	c.Turns, c.Bytecodes.Max = int64(turns), most
	if turns > 0 {
		c.Bytecodes.Average = new(float64(bytecodes) / float64(turns))
	}
	return c
}

func (c costReport) cost() screen.Cost {
	return screen.Cost{Average: c.Bytecodes.Average, Most: c.Bytecodes.Max}
}

func newReport(setup match.Setup, result engine.Result, path string, w *watcher) report {
	board := w.board()
	r := report{
		Ruleset: setup.Ruleset, Size: len(board), Seed: setup.Seed, RNG: setup.RNG.String(), Map: setup.MapName(),
		Winner: result.Winner.String(), Reason: result.Reason, Rounds: result.Rounds,
		Limit: setup.MaxRounds(), Board: board, Replay: path,
		budget: replay.Bytecodes{First: setup.Rules.FirstBytecodes, Turn: setup.Rules.TurnBytecodes},
		White:  newSideReport(engine.White, result), Black: newSideReport(engine.Black, result),
	}
	r.White.Name, r.White.SHA256 = setup.White.Name, setup.White.SHA256
	r.Black.Name, r.Black.SHA256 = setup.Black.Name, setup.Black.SHA256
	return r
}

func newSideReport(team engine.Team, result engine.Result) sideReport {
	stats := result.Teams[team]
	ofType := func(kind engine.RobotType) costReport {
		s := stats.Types[kind]
		return newCostReport(s.Turns, s.Bytecodes, s.BytecodesMax)
	}
	side := sideReport{
		Pawns: result.Pawns[team], BackRow: result.BackRow[team], costReport: newCostReport(stats.Turns, stats.Bytecodes, stats.BytecodesMax),
		Overlord: ofType(engine.Overlord), Pawn: ofType(engine.Pawn),
		Errors: stats.Errors, Pauses: stats.Pauses, Destroyed: stats.Destroyed,
	}
	if first := stats.FirstError; first != nil {
		side.FirstError = &firstError{first.Robot, first.Round, first.Destroyed, first.Traceback}
	}
	if first := stats.FirstPause; first != nil {
		side.FirstPause = &firstPause{first.Robot, first.Round, first.At}
	}
	return side
}

// side returns what the table has of the team.
func (s *sideReport) side() screen.Side {
	return screen.Side{
		Player: s.Name, Pawns: s.Pawns, BackRow: s.BackRow,
		All: s.cost(), Overlord: s.Overlord.cost(), Pawn: s.Pawn.cost(),
		Errors: s.Errors, Pauses: s.Pauses, Destroyed: s.Destroyed,
	}
}

// print writes the report as the options say.
func (r report) print(o runOptions, s cli.Streams) error {
	if o.quiet {
		return nil
	}
	out, color := s.Out, s.OutIsTerminal && !s.NoColor
	if o.replay == "-" { // standard output has the replay
		out, color = s.Err, s.ErrIsTerminal && !s.NoColor
	}
	if o.format.Text == "json" {
		return cli.PrintJSON(out, r)
	}
	return r.text(out, screen.Palette{On: color})
}

func (r report) text(out io.Writer, p screen.Palette) error {
	var b strings.Builder
	screen.DrawBoard(&b, r.Board, p)
	winner := r.White
	if r.Winner == string(replay.Black) {
		winner = r.Black
	}
	fmt.Fprintf(&b, "\n%s\n\n", screen.Outcome(r.result(), winner.Name, r.Limit, r.Board, p))
	white, black := r.White.side(), r.Black.side()
	screen.Table(&b, &white, &black, true)
	for _, side := range []struct {
		team string
		sideReport
	}{{p.White("white"), r.White}, {p.Black("black"), r.Black}} {
		side.FirstPause.text(&b, side.team, p)
		side.FirstError.text(&b, side.team, p)
	}
	printProfile(&b, p.White("white"), r.White.Profile)
	printProfile(&b, p.Black("black"), r.Black.Profile)
	fmt.Fprintf(&b, "\n%s\n", screen.Settings(r.settings()))
	if r.Replay != "" && r.Replay != "-" {
		fmt.Fprintf(&b, "replay: %s\n", printable.Text(r.Replay))
		if r.White.Errors+r.Black.Errors > 1 {
			fmt.Fprintf(&b, "all errors, by place: bhack replay stats %s\n", printable.Text(shell.Quote(r.Replay)))
		}
	}
	_, err := io.WriteString(out, b.String())
	return err
}

// text prints the pause, if there is one.
func (f *firstPause) text(out io.Writer, team string, p screen.Palette) {
	if f != nil {
		fmt.Fprintf(out, "\nfirst pause of %s, out of bytecodes (robot %d, round %d): %s\n", team, f.Robot, f.Round, p.Bad(printable.Text(f.At)))
	}
}

// text prints the error, if there is one.
func (f *firstError) text(out io.Writer, team string, p screen.Palette) {
	if f == nil {
		return
	}
	destroyed := ""
	if f.Destroyed {
		destroyed = ", which destroyed it"
	}
	fmt.Fprintf(out, "\nfirst error of %s (robot %d, round %d%s), line by line with --trace %d@%d:\n", team, f.Robot, f.Round, destroyed, f.Robot, f.Round)
	for _, line := range strings.Split(f.Traceback, "\n") {
		fmt.Fprintf(out, "  %s\n", p.Bad(printable.Text(line)))
	}
}

// settings returns the settings of the match, as far as they are printed.
func (r report) settings() *replay.Match {
	return &replay.Match{Ruleset: r.Ruleset, Map: r.Map, Size: r.Size, Seed: r.Seed, RNG: replay.RNG(r.RNG), Bytecodes: r.budget}
}

// result returns the result as replays have it, but for the pawns.
func (r report) result() *replay.Result {
	return &replay.Result{
		Winner: replay.Team(r.Winner), Reason: r.Reason, Rounds: r.Rounds,
		BackRow: replay.Count{White: r.White.BackRow, Black: r.Black.BackRow},
	}
}
