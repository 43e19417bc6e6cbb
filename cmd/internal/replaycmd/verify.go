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
	"bhack/cmd/internal/screen"
	"bhack/match"
	"bhack/player"
	"bhack/replay"
	"bhack/replay/verify"
)

type verifyOptions struct {
	path         string
	white, black string
	format       cli.Word
	// anySide tells that the players may have changed sides.
	anySide bool
}

const verifyLong = `verify checks a replay against the format, each turn, board and the result against
the rules, and the bytes against the digest that the replay carries. It names the
first thing that is wrong.

With both players it plays the match again and compares the two replays byte for
byte. Only that shows whether the players' code did what the replay says: a forger
can keep to the rules, and make a digest. The players must have the names that they
had in the match; NAME=FOLDER gives a folder another name.

Of several replays, each is checked; where the players have changed sides, as in the
games of a batch, so do --white and --black.

Exit codes: 0 all is right, 1 a replay is not what it should be, 2 one cannot be
read, or is none.`

func newVerify(s cli.Streams) *cobra.Command {
	var o verifyOptions
	c := &cobra.Command{
		Use:                   "verify FILE... [--white PLAYER --black PLAYER]",
		DisableFlagsInUseLine: true,
		Short:                 "Check a replay against the rules, or by playing the match again",
		Long:                  verifyLong,
		Example: "  bhack replay verify replays/rusher-vs-wall-s1337.json\n" +
			"  bhack replay verify final.json.zst --white ./mybot --black rusher\n" +
			"  bhack replay verify replays/*.json",
		Args: cli.AtLeastArgs(1),
		RunE: func(cmd *cobra.Command, args []string) error {
			if len(args) > 1 {
				return verifyAll(cmd.Context(), o, args, s)
			}
			o.path = args[0]
			return runVerify(cmd.Context(), o, s)
		},
	}
	c.Flags().Var(cli.NewText(&o.white, "PLAYER"), "white", "player of white: a folder, the name of an example player, or NAME=FOLDER")
	c.Flags().Var(cli.NewText(&o.black, "PLAYER"), "black", "player of black")
	for _, flag := range []string{"white", "black"} {
		cli.CompleteOrFile(c, flag, bots.Names())
	}
	formatFlag(c, &o.format)
	return c
}

// verified is what verify prints; the field names are those of --format json.
type verified struct {
	Verified bool   `json:"verified"`
	Error    string `json:"error,omitempty"`
	// What was checked, if all was right.
	*verify.Report
	PlayedAgain bool `json:"played_again"`
}

// verifyAll verifies several replays, and says of each whose replay is not right what is wrong.
func verifyAll(ctx context.Context, o verifyOptions, paths []string, s cli.Streams) error {
	if o.format.Text == "json" {
		return cli.Usagef("--format json: for one replay only")
	}
	o.anySide = true
	wrong, unreadable := 0, 0
	for _, o.path = range paths {
		err := runVerify(ctx, o, s)
		var expectation cli.ExpectationError
		var usage cli.UsageError
		switch {
		case err == nil:
			continue
		case errors.As(err, &expectation):
			wrong++
		case errors.As(err, &usage):
			unreadable++
		default:
			return err
		}
		fmt.Fprintf(s.Err, "bhack: %s\n", screen.Printable(cli.OneLine(err.Error())))
	}
	text := fmt.Sprintf("%d of %d replays are not what they should be, %d cannot be read", wrong, len(paths), unreadable)
	switch {
	case unreadable > 0:
		return cli.Usagef("%s", text)
	case wrong > 0:
		return cli.ExpectationError{Msg: text}
	}
	return nil
}

func runVerify(ctx context.Context, o verifyOptions, s cli.Streams) error {
	if (o.white == "") != (o.black == "") {
		return cli.Usagef("--white and --black go together: the match can be played again only with both players")
	}
	out := verified{PlayedAgain: o.white != ""}
	players, err := o.players()
	if err != nil {
		return err
	}
	document, err := newSource(ctx, o.path, s.In)
	if err != nil {
		return err
	}
	defer document.Close()
	report, header, err := verifyDocument(ctx, document)
	var fault *replay.Fault
	if err != nil && !errors.As(err, &fault) {
		return err
	}
	if players != nil && header.Match.Source != "" {
		return cli.Usagef("%s: was imported, so that no match played again can be the same, byte for byte", o.path)
	}
	if players != nil {
		if o.anySide && header.Players.White.Name == players[1].Name && header.Players.Black.Name == players[0].Name {
			slices.Reverse(players)
		}
		// What differs from the match says more than which rule is broken.
		again := playAgain(ctx, document, header, players, s.Collector.Rest)
		if again != nil && !errors.As(again, &fault) {
			return again
		}
	}
	if fault != nil {
		out.Error = fault.Error()
	} else {
		out.Verified, out.Report = true, &report
	}
	return out.print(o, s)
}

// players loads the players, if there are any.
func (o *verifyOptions) players() ([]*player.Player, error) {
	if o.white == "" {
		return nil, nil
	}
	var players []*player.Player
	for _, ref := range []string{o.white, o.black} {
		p, err := cli.LoadPlayer(ref)
		if err != nil {
			return nil, err
		}
		players = append(players, p)
	}
	return players, nil
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

// samePlayers checks that players are those that played the match of a replay.
func samePlayers(h *replay.Header, players []*player.Player) error {
	for i, played := range [...]struct {
		team string
		replay.Player
	}{{"white", h.Players.White}, {"black", h.Players.Black}} {
		switch p := players[i]; {
		case p.Name != played.Name:
			return &replay.Fault{
				Field: "players: " + played.team,
				Msg:   fmt.Sprintf("the player was called %q then, and is %q now; NAME=FOLDER gives a name", played.Name, p.Name),
			}
		case p.SHA256 != played.SHA256 && played.SHA256 != "":
			return &replay.Fault{
				Field: "players: " + played.team,
				Msg:   fmt.Sprintf("the code of %s is not what it was then (SHA-256 %.12s... now, %.12s... in the replay)", p.Name, p.SHA256, played.SHA256),
			}
		}
	}
	return nil
}

// playAgain plays the match of a replay again and compares it with the replay.
func playAgain(ctx context.Context, document *source, h replay.Header, players []*player.Player, rest func()) error {
	setup := match.Again(&h, players[0], players[1])
	if _, err := setup.Settings(); err != nil {
		return &replay.Fault{Field: "match", Msg: "no match has these settings: " + err.Error()}
	}
	if err := samePlayers(&h, players); err != nil {
		return err
	}
	plain, err := document.plain()
	if err != nil {
		return err
	}
	defer plain.Close()
	comparison := verify.NewComparison(plain)
	_, err = match.Play(ctx, setup, match.Options{
		Replay: "-", Out: comparison, RunAll: true, Rest: rest,
	})
	if err == nil {
		err = comparison.Close()
	}
	switch {
	case err == nil || errors.As(err, new(*replay.Fault)):
		return err
	case ctx.Err() != nil:
		return cli.InterruptedError{}
	}
	return cli.InternalError{Err: err}
}

// print prints the verdict. It is an error if the replay is not right.
func (v *verified) print(o verifyOptions, s cli.Streams) error {
	if o.format.Text == "json" {
		if err := cli.PrintJSON(s.Out, v); err != nil {
			return err
		}
	} else if v.Verified {
		if _, err := io.WriteString(s.Out, v.text(o.path)); err != nil {
			return err
		}
	}
	if !v.Verified {
		return cli.ExpectationError{Msg: fmt.Sprintf("%s: %s", o.path, v.Error)}
	}
	return nil
}

func (v *verified) text(path string) string {
	var b strings.Builder
	fmt.Fprintf(&b, "%s: verified\n", path)
	rounds := "rounds"
	if v.Rounds == 1 {
		rounds = "round"
	}
	fmt.Fprintf(&b, "  rules    %d turns in %d %s, the boards, and that %s wins (%s)\n", v.Turns, v.Rounds, rounds, v.Result.Winner, v.Result.Reason)
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
