package replaycmd

import (
	"context"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"bhack/bots"
	"bhack/cmd/internal/cli"
	"bhack/internal/plural"
	"bhack/internal/printable"
	"bhack/match"
	"bhack/replay"
	"bhack/replay/verify"
)

type verifyOptions struct {
	paths        []string
	white, black string
	players      []string
	quiet        bool
	format       cli.Word
}

const verifyLong = `verify checks a replay against the format, each turn, board and the result against
the rules, and the bytes against the digest that the replay carries. It names the
first thing that is wrong.

With both players it plays the match again and compares the two replays byte for
byte. Only that shows whether the players' code did what the replay says: a forger
can keep to the rules, and make a digest. The players must have the names that they
had in the match; NAME=FOLDER gives a folder another name. Where these names have
changed sides, as in every other game of a batch, so do --white and --black; of two
players with the same name, the code tells which side each was.

Of several replays, each is checked. With --player, once for each player of a field,
the players of each replay are those with the names in it.

Exit codes: 0 all is right, 1 a replay is not what it should be, 2 one cannot be
read, or is none, 3 an internal error, 130 interrupted, 141 nobody reads the output any
more.`

func newVerify(s cli.Streams) *cobra.Command {
	var o verifyOptions
	c := &cobra.Command{
		Use:                   "verify FILE... [--white PLAYER --black PLAYER | --player PLAYER...]",
		DisableFlagsInUseLine: true,
		Short:                 "Check a replay against the rules, or by playing the match again",
		Long:                  verifyLong,
		Example: "  bhack replay verify replays/rusher-vs-wall-s1337.json\n" +
			"  bhack replay verify final.json.zst --white ./mybot --black rusher\n" +
			"  bhack replay verify games/*.zst --player new=./mybot --player rusher --player wall",
		Args: cli.AtLeastArgs(1),
		RunE: func(cmd *cobra.Command, args []string) error {
			o.paths = args
			return runVerify(cmd.Context(), o, s)
		},
	}
	f := c.Flags()
	f.Var(cli.NewText(&o.white, "PLAYER"), "white", "player of white: a folder, the name of an example player, or NAME=FOLDER")
	f.Var(cli.NewText(&o.black, "PLAYER"), "black", "player of black")
	f.StringArrayVar(&o.players, "player", nil, "a player of either side, by the name that it has in the replays; may be repeated")
	cli.Name(f, "player", "PLAYER")
	f.BoolVarP(&o.quiet, "quiet", "q", false, "print nothing of what is right, only errors")
	for _, flag := range []string{"white", "black", "player"} {
		cli.CompleteOrFile(c, flag, bots.Names())
	}
	formatFlag(c, &o.format)
	return c
}

// finder loads the players, and returns what finds those of a replay; nil if none were given.
func (o *verifyOptions) finder(ctx context.Context) (finder, error) {
	switch {
	case (o.white == "") != (o.black == ""):
		return nil, cli.Usagef("--white and --black go together: the match can be played again only with both players")
	case o.white != "" && o.players != nil:
		return nil, cli.Usagef("--player %s: not with --white and --black", o.players[0])
	case o.white != "":
		return bySides(ctx, o.white, o.black)
	case o.players != nil:
		return byNames(ctx, o.players)
	}
	return nil, nil
}

// verified is what verify prints of a replay; the field names are those of --format json.
type verified struct {
	File     string `json:"file"`
	Verified bool   `json:"verified"`
	Error    string `json:"error,omitempty"`
	// What was checked, if all was right.
	*verify.Report
	PlayedAgain bool `json:"played_again"`
}

func runVerify(ctx context.Context, o verifyOptions, s cli.Streams) error {
	find, err := o.finder(ctx)
	switch {
	case ctx.Err() != nil:
		return cli.InterruptedError{}
	case err != nil:
		return err
	}
	if i := slices.Index(o.paths, "-"); i >= 0 && slices.Contains(o.paths[i+1:], "-") {
		return cli.Usagef("- is given twice: standard input can be read once")
	}
	if len(o.paths) > 1 {
		return verifyAll(ctx, o, find, s)
	}
	v, err := verifyFile(ctx, o.paths[0], find, s)
	if err != nil {
		return err
	}
	switch {
	case o.quiet && (v.Verified || o.format.Text != "json"):
	case o.format.Text == "json":
		err = cli.PrintJSON(s.Out, v)
	default:
		_, err = io.WriteString(s.Out, v.text())
	}
	if err != nil {
		return err
	}
	return v.fault()
}

// verifyAll verifies several replays, says of each that is not right what is wrong, and how many there are.
func verifyAll(ctx context.Context, o verifyOptions, find finder, s cli.Streams) error {
	asText := !o.quiet && o.format.Text == "text"
	all := []*verified{}
	wrong, unreadable := 0, 0
	for _, path := range o.paths {
		v, err := verifyFile(ctx, path, find, s)
		switch {
		case errors.As(err, new(cli.UsageError)):
			unreadable++
		case err != nil:
			return err
		default:
			all = append(all, v)
			if err = v.fault(); err != nil {
				wrong++
			}
		}
		if err != nil {
			fmt.Fprintf(s.Err, "bhack: %s\n", printable.Text(cli.OneLine(err.Error())))
		} else if asText {
			if _, err := io.WriteString(s.Out, v.text()); err != nil {
				return err
			}
		}
	}
	if o.quiet {
		all = slices.DeleteFunc(all, func(v *verified) bool { return v.Verified })
	}
	if o.format.Text == "json" && (!o.quiet || len(all) > 0) {
		if err := cli.PrintJSON(s.Out, all); err != nil {
			return err
		}
	}
	ofAll := fmt.Sprintf("of %d replays", len(o.paths))
	switch {
	case unreadable > 0 && wrong > 0:
		return cli.Usagef("%d %s failed verification, and %d cannot be read", wrong, ofAll, unreadable)
	case unreadable == len(o.paths):
		return cli.Usagef("%d %s cannot be read", unreadable, ofAll)
	case unreadable > 0:
		return cli.Usagef("%d %s cannot be read; the others are right", unreadable, ofAll)
	case wrong > 0:
		return cli.ExpectationError{Msg: fmt.Sprintf("%d %s failed verification", wrong, ofAll)}
	case asText:
		_, err := fmt.Fprintf(s.Out, "%d replays are right\n", len(o.paths))
		return err
	}
	return nil
}

// verifyFile verifies a replay, with the players that find finds; nil stands for none. The error is that of a replay which
// cannot be verified.
func verifyFile(ctx context.Context, path string, find finder, s cli.Streams) (*verified, error) {
	document, err := newSource(ctx, path, s.In)
	if err != nil {
		return nil, err
	}
	defer document.Close()
	report, header, err := verifyDocument(ctx, document)
	var fault *replay.Fault
	if err != nil && !errors.As(err, &fault) {
		return nil, err
	}
	v := &verified{File: path}
	if find != nil {
		if header.Match.Source != "" {
			return nil, cli.Usagef("%s: was imported, so that no match played again can be the same, byte for byte", path)
		}
		// What differs from the match says more than which rule is broken.
		var again error
		v.PlayedAgain, again = playAgain(ctx, document, &header, find, s.Collector.Rest)
		if again != nil && !errors.As(again, &fault) {
			return nil, again
		}
	}
	if fault != nil {
		v.Error = fault.Error()
	} else {
		v.Verified, v.Report = true, &report
	}
	return v, nil
}

// verifyDocument checks a replay without players.
func verifyDocument(ctx context.Context, document *source) (verify.Report, replay.Header, error) {
	r, err := document.reader()
	if err != nil {
		return verify.Report{}, replay.Header{}, err
	}
	defer r.Close()
	plain, err := document.plain()
	if err != nil {
		return verify.Report{}, replay.Header{}, err
	}
	defer plain.Close()
	report, err := verify.Document(ctx, r, plain)
	if ctx.Err() != nil {
		return report, r.Header(), cli.InterruptedError{}
	}
	if err != nil && !errors.As(err, new(*replay.Fault)) {
		err = unreadable(document.path, err)
	}
	return report, r.Header(), err
}

// playAgain plays the match of a replay again and compares it with the replay. It plays none if no match has the settings of the
// replay, or its players are others.
func playAgain(ctx context.Context, document *source, h *replay.Header, find finder, rest func()) (played bool, err error) {
	setup := match.Again(h, nil, nil)
	if _, err := setup.Settings(); err != nil {
		return false, &replay.Fault{Field: "match", Msg: "no match has these settings: " + err.Error()}
	}
	if setup.White, setup.Black, err = find(&h.Players); err != nil {
		return false, err
	}
	plain, err := document.plain()
	if err != nil {
		return false, err
	}
	defer plain.Close()
	comparison := verify.NewComparison(plain)
	_, err = match.Play(ctx, setup, match.Options{Out: comparison, RunAll: true, Rest: rest})
	if err == nil {
		err = comparison.Close()
	}
	switch {
	case err == nil || errors.As(err, new(*replay.Fault)):
		return true, err
	case ctx.Err() != nil:
		return true, cli.InterruptedError{}
	}
	return true, cli.InternalError{Err: err}
}

// fault returns the error of a replay that is not right, nil if it is.
func (v *verified) fault() error {
	if v.Verified {
		return nil
	}
	return cli.ExpectationError{Msg: fmt.Sprintf("%s: %s", v.File, v.Error)}
}

// text tells people what was checked; "" of a replay that is not right, of which the error tells.
func (v *verified) text() string {
	if !v.Verified {
		return ""
	}
	var b strings.Builder
	fmt.Fprintf(&b, "%s: verified\n", printable.Text(v.File))
	fmt.Fprintf(&b, "  rules    %s in %s, the boards, and that %s wins (%s)\n",
		plural.Of(v.Turns, "turn"), plural.Of(v.Rounds, "round"), v.Result.Winner, v.Result.Reason)
	digest := "the document is as it was written"
	if !v.Digest {
		digest = "there is none, so that changes which the rules do not show cannot be found"
	}
	fmt.Fprintf(&b, "  digest   %s\n", digest)
	again := "not done; --white and --black name the players"
	if v.PlayedAgain {
		again = "the match played again is the same, byte for byte"
	}
	fmt.Fprintf(&b, "  players  %s\n", again)
	return b.String()
}
