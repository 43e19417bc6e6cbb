package replaycmd

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"bhack/cmd/internal/cli"
	"bhack/export/animation"
	"bhack/export/sheet"
	"bhack/internal/printable"
	"bhack/internal/wholefile"
	"bhack/replay"
)

type exportOptions struct {
	file   string
	to     cli.Word
	out    string
	rounds string
	// fps, scale and boards are those of gif and sheet.
	fps, scale, boards cli.Number[int]
	gif                animation.Options
	sheet              sheet.Options
}

const exportLong = `export writes a replay in another format:

%s
The file stands beside the replay, with the format's ending, unless --out names
another; --out - writes to standard output. It is written whole or not at all, and
the same replay gives the same bytes. A file that is there already is replaced if it
is empty or of the format.`

func newExport(s cli.Streams) *cobra.Command {
	o := exportOptions{
		to:     cli.Word{Allowed: formatNames()},
		fps:    cli.Number[int]{N: animation.DefaultFPS, Least: 1, Most: animation.MaxFPS},
		scale:  cli.Number[int]{N: 1, Least: 1, Most: animation.MaxScale},
		boards: cli.Number[int]{N: sheet.DefaultBoards, Least: 1, Most: sheet.MaxBoards},
	}
	var formats strings.Builder
	for _, f := range exportFormats() {
		fmt.Fprintf(&formats, "  %-13s %s\n", f.name, f.about)
	}
	c := &cobra.Command{
		Use:   "export FILE --to FORMAT",
		Short: "Write a replay as a picture, a web page or a table",
		Long:  fmt.Sprintf(exportLong, formats.String()),
		Example: "  bhack replay export replays/rusher-vs-wall-s1337.json --to html\n" +
			"  bhack replay export game.json.zst --to gif --rounds 10..30 --fps 2 --out end.gif\n" +
			"  bhack replay export game.json --to csv --out - | head",
		Args: cli.ExactArgs(1),
		RunE: func(cmd *cobra.Command, args []string) error {
			o.file = args[0]
			if err := o.validate(cmd.Flags()); err != nil {
				return err
			}
			return runExport(cmd.Context(), o, s)
		},
	}
	f := c.Flags()
	f.Var(&o.to, "to", "the format: "+strings.Join(formatNames(), ", "))
	f.Var(cli.NewText(&o.out, "FILE"), "out", "where to write it, - for standard output (default beside the replay)")
	f.Var(&o.fps, "fps", fmt.Sprintf("gif: rounds in a second, up to %d", animation.MaxFPS))
	f.Var(&o.scale, "scale", fmt.Sprintf("gif: how many times larger the picture is, up to %d", animation.MaxScale))
	f.Var(cli.NewText(&o.rounds, "RANGE"), "rounds", "gif: rounds to show, as in 10..20, 10.. or ..20 (default all)")
	f.Var(&o.boards, "boards", fmt.Sprintf("svg: most boards to show, up to %d", sheet.MaxBoards))
	cli.Complete(c, "to", formatNames())
	return c
}

// validate checks the flags, of which each format takes its own.
func (o *exportOptions) validate(flags *pflag.FlagSet) error {
	if o.to.Text == "" {
		return cli.Usagef("--to is missing: %s", strings.Join(formatNames(), ", "))
	}
	format := formatNamed(o.to.Text)
	for _, name := range []string{"fps", "scale", "rounds", "boards"} {
		if flag := flags.Lookup(name); flag.Changed && !slices.Contains(format.flags, name) {
			return cli.Usagef("--%s %s: is for --to %s, not for %s", name, flag.Value, formatTaking(name), o.to.Text)
		}
	}
	o.gif.FPS, o.gif.Scale, o.sheet.Boards = o.fps.N, o.scale.N, o.boards.N
	var err error
	if o.gif.First, o.gif.Last, err = cli.ParseRounds(o.rounds); err != nil {
		return cli.Usagef("--rounds %s: %w", o.rounds, err)
	}
	return nil
}

func runExport(ctx context.Context, o exportOptions, s cli.Streams) error {
	format := formatNamed(o.to.Text)
	// Some formats read the replay twice, and so does --out -.
	if o.file == "-" {
		return cli.Usagef("export reads a replay twice, and so from a file, not from standard input")
	}
	if info, err := os.Stat(o.file); err != nil {
		return cli.UsageError{Err: cli.WithoutOp(err)}
	} else if !info.Mode().IsRegular() {
		return cli.Usagef("%s: not a regular file", o.file)
	}
	if o.out == "-" {
		// Nothing is to be on standard output if the replay is broken.
		err := checkReplay(ctx, o.file)
		if err == nil {
			err = format.write(ctx, output{ctx, s.Out}, o)
		}
		return o.explain(ctx, err)
	}
	if o.out == "" {
		o.out = besideReplay(o.file) + format.suffix
	}
	if sameFile(o.out, o.file) {
		return cli.Usagef("--out %s: is the replay itself", o.out)
	}
	if err := cli.CheckPlainPath("out", o.out, "what is exported"); err != nil {
		return err
	}
	if format.isOther(o.out) {
		return cli.Usagef("%s: is there already, and is nothing that --to %s writes; --out takes another name", o.out, format.name)
	}
	if err := exportFile(ctx, format, o); err != nil {
		return o.explain(ctx, err)
	}
	_, err := fmt.Fprintf(s.Out, "%s: %s\n", o.to.Text, printable.Text(o.out))
	return err
}

// exportFile writes the file whole or not at all.
func exportFile(ctx context.Context, format exportFormat, o exportOptions) error {
	f, err := wholefile.Create(o.out)
	if err != nil {
		return outputError{err}
	}
	if err := format.write(ctx, output{ctx, f}, o); err != nil {
		return errors.Join(err, f.Close())
	}
	if err := f.Commit(); err != nil {
		return errors.Join(outputError{err}, f.Close())
	}
	return nil
}

// checkReplay reads a replay to its end.
func checkReplay(ctx context.Context, file string) error {
	return withReplay(ctx, file, func(r *replay.Reader) error {
		_, err := r.Result()
		return err
	})
}

// withReplay opens a replay, which can be read until ctx is done, and calls use.
func withReplay(ctx context.Context, file string, use func(r *replay.Reader) error) error {
	f, err := os.Open(file)
	if err != nil {
		return err
	}
	defer f.Close() // it was opened for reading only
	r, err := read(file, cli.UntilDone(ctx, f))
	if err != nil {
		return err
	}
	return errors.Join(use(r), r.Close())
}

// output writes what is exported, until its context is done.
type output struct {
	ctx context.Context
	w   io.Writer
}

func (o output) Write(p []byte) (int, error) {
	err := o.ctx.Err()
	n := 0
	if err == nil {
		n, err = o.w.Write(p)
	}
	if err != nil {
		return n, outputError{err}
	}
	return n, nil
}

// outputError is a failure to write, not to read.
type outputError struct{ err error }

func (e outputError) Error() string { return e.err.Error() }

func (e outputError) Unwrap() error { return e.err }

// explain says whose fault it is that an export failed.
func (o *exportOptions) explain(ctx context.Context, err error) error {
	var write outputError
	switch {
	case err == nil:
		return nil
	case ctx.Err() != nil:
		return cli.InterruptedError{}
	case errors.As(err, &write):
		return cli.UsageError{Err: cli.WithoutOp(write.err)}
	}
	return unreadable(o.file, err)
}

// besideReplay returns the path of a replay without what says that it is one.
func besideReplay(file string) string {
	for _, suffix := range []string{".gz", ".zst"} {
		file = strings.TrimSuffix(file, suffix)
	}
	return strings.TrimSuffix(file, ".json")
}

// sameFile reports whether two paths are those of one file that exists.
func sameFile(a, b string) bool {
	infoA, errA := os.Stat(a)
	infoB, errB := os.Stat(b)
	return errA == nil && errB == nil && os.SameFile(infoA, infoB) || filepath.Clean(a) == filepath.Clean(b)
}
