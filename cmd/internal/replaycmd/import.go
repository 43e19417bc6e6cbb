package replaycmd

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"

	"github.com/spf13/cobra"

	"bhack/cmd/internal/cli"
	"bhack/internal/plural"
	"bhack/internal/printable"
	"bhack/replay"
	"bhack/replay/officiallog"
)

type importOptions struct {
	file   string
	out    string
	format cli.Word
	// ruleset is that of log.
	ruleset cli.Word
	log     officiallog.Options
}

const importLong = `import reads a log that the contest's engine printed with --raw-text, or in colours,
and writes the match as a replay. What every robot did is derived from the boards at
the end of the log, and checked against the rules: the first round that breaks one is
named. What the log does not say (the players' digests, bytecodes, perhaps the seed)
is absent from the replay.

A LOG may be UTF-8 or UTF-16, plain or compressed by gzip, zstd or xz, and have lines
of others in front; - is standard input. One that is cut off is refused, as it does
not say who won.

The replay stands beside the log, with the ending .json, unless --out names another
file; --out - writes it to standard output. Without --out, a replay
that holds what a log does not is never replaced.`

func newImport(s cli.Streams) *cobra.Command {
	o := importOptions{ruleset: cli.OneOf("final", "sp20")}
	c := &cobra.Command{
		Use:   "import LOG",
		Short: "Make a replay of a log of the contest's engine",
		Long:  importLong,
		Example: "  bhack replay import game.txt\n" +
			"  bhack replay import final.txt.xz --white camel --black smite --out final.json.zst",
		Args: cli.ExactArgs(1),
		RunE: func(cmd *cobra.Command, args []string) error {
			o.file, o.log.Ruleset = args[0], o.ruleset.Text
			return runImport(cmd.Context(), o, s)
		},
	}
	f := c.Flags()
	f.Var(cli.NewText(&o.out, "FILE"), "out", "where to write the replay, - for standard output (default beside the log)")
	f.Var(cli.NewText(&o.log.White, "NAME"), "white", "name of white's player (default what the log says, or white)")
	f.Var(cli.NewText(&o.log.Black, "NAME"), "black", "name of black's player")
	f.Var(&o.ruleset, "ruleset", "rules of the match: final, or sp20 for a log that export wrote of such a match")
	formatFlag(c, &o.format)
	cli.Complete(c, "ruleset", o.ruleset.Allowed)
	return c
}

func runImport(ctx context.Context, o importOptions, s cli.Streams) error {
	if err := cli.CheckReplayPath("out", o.out); err != nil {
		return err
	}
	if o.out == "-" && o.format.Text == "json" {
		return cli.Usagef("--format json: not with --out -, as standard output has the replay")
	}
	if header := replayAt(o.file); header != nil {
		return cli.Usagef("%s: is a replay already; import reads logs of the contest's engine", o.file)
	}
	isNamed := o.out == "" // by the log
	if isNamed {
		if o.file == "-" {
			return cli.Usagef("--out is missing: standard input has no name of which to make one")
		}
		o.out = besideLog(o.file)
	} else if o.out != "-" && sameFile(o.out, o.file) {
		return cli.Usagef("--out %s: is the log itself", o.out)
	}
	d, sum, err := o.read(ctx, s.In)
	if err != nil {
		return err
	}
	if isNamed && sameFile(o.out, o.file) {
		return cli.Usagef("%s: its replay would have the same name; --out names another file", o.file)
	}
	if header := replayAt(o.out); isNamed && header != nil && header.Match.Source == "" { // such as the one of which export made the log
		return cli.Usagef("%s: is there already, and holds more than an imported replay; --out names another file", o.out)
	}
	if o.out == "-" {
		if err := replay.Write(s.Out, d); err != nil {
			return cli.UsageError{Err: cli.WithoutOp(err)}
		}
		return o.warn(s.Err, sum)
	}
	err = writeReplay(ctx, o.out, d)
	if ctx.Err() != nil {
		return cli.InterruptedError{}
	}
	if err != nil {
		return cli.UsageError{Err: cli.WithoutOp(err)}
	}
	if err := o.warn(s.Err, sum); err != nil {
		return err
	}
	return o.report(s.Out, d, sum)
}

// read reads the log.
func (o *importOptions) read(ctx context.Context, stdin io.Reader) (*replay.Document, officiallog.Summary, error) {
	in := stdin
	if o.file != "-" {
		f, err := cli.Open(ctx, o.file)
		if err != nil {
			return nil, officiallog.Summary{}, cli.UsageError{Err: cli.WithoutOp(err)}
		}
		defer f.Close()
		in = f
	}
	d, sum, err := officiallog.Import(ctx, cli.UntilDone(ctx, in), o.log)
	var wrong *officiallog.Error
	switch {
	case ctx.Err() != nil:
		return nil, sum, cli.InterruptedError{}
	case err == nil:
		return d, sum, nil
	case errors.As(err, &wrong):
		err = fmt.Errorf("%s:%d: %s", o.file, wrong.Line, wrong.Detail())
	default:
		if err = cli.WithoutOp(err); !strings.HasPrefix(err.Error(), o.file) {
			err = fmt.Errorf("%s: %w", o.file, err)
		}
	}
	return nil, sum, cli.UsageError{Err: err}
}

// writeReplay writes a replay file whole or not at all.
func writeReplay(ctx context.Context, path string, d *replay.Document) error {
	f, err := replay.Create(path, d.Header)
	if err != nil {
		return err
	}
	for _, round := range d.Rounds {
		err := ctx.Err()
		if err == nil {
			err = f.WriteRound(round)
		}
		if err != nil {
			return errors.Join(err, f.Close())
		}
	}
	return f.Finish(d.Result)
}

// warn says what the log leaves open.
func (o *importOptions) warn(out io.Writer, sum officiallog.Summary) error {
	for _, w := range []struct {
		count int
		text  string
	}{
		{sum.Ambiguous, "rounds whose boards do not tell what a pawn did before it was captured; the replay has one possibility"},
		{sum.Lost, "texts of robots before the log says which round it is; they are not in the replay"},
	} {
		if w.count == 0 {
			continue
		}
		if _, err := fmt.Fprintf(out, "%s: %d %s\n", o.file, w.count, w.text); err != nil {
			return err
		}
	}
	return nil
}

// importReport is what import prints; the field names are those of --format json.
type importReport struct {
	Replay string        `json:"replay"`
	Size   int           `json:"size"`
	Result replay.Result `json:"result"`
	// Spawns and so on count what robots did, Logs their texts.
	Spawns    int `json:"spawns"`
	Moves     int `json:"moves"`
	Captures  int `json:"captures"`
	Destroyed int `json:"destroyed"`
	Logs      int `json:"logs"`
	// Ambiguous counts the rounds that the boards leave open.
	Ambiguous int `json:"ambiguous_rounds"`
}

func (o *importOptions) report(out io.Writer, d *replay.Document, sum officiallog.Summary) error {
	if o.format.Text == "json" {
		return cli.PrintJSON(out, importReport{
			o.out, d.Match.Size, d.Result,
			sum.Spawns, sum.Moves, sum.Captures, sum.Destroyed, sum.Logs, sum.Ambiguous,
		})
	}
	_, err := fmt.Fprintf(out, "%s wins after %s (%s): %s, %s, %s, %s of robots\nreplay: %s\n",
		d.Result.Winner, plural.Of(d.Result.Rounds, "round"), d.Result.Reason,
		plural.Of(sum.Spawns, "spawn"), plural.Of(sum.Moves, "move"), plural.Of(sum.Captures, "capture"), plural.Of(sum.Logs, "text"), printable.Text(o.out))
	return err
}

// besideLog returns the path of the replay of a log: the same one with another ending.
func besideLog(file string) string {
	for _, suffix := range []string{".xz", ".gz", ".zst"} {
		file = strings.TrimSuffix(file, suffix)
	}
	return strings.TrimSuffix(file, filepath.Ext(file)) + ".json"
}

// replayAt returns the header of the replay in a file, or nil if there is none.
func replayAt(path string) *replay.Header {
	if info, err := os.Stat(path); err != nil || !info.Mode().IsRegular() {
		return nil // what is read of a pipe is gone
	}
	f, err := replay.Open(path)
	if err != nil {
		return nil
	}
	defer f.Close()
	header := f.Header()
	return &header
}
