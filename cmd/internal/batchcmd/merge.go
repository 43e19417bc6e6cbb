package batchcmd

import (
	"context"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"bhack/cmd/internal/cli"
	"bhack/tournament"
	"bhack/tournament/report"
	"bhack/tournament/store"
)

type mergeOptions struct {
	files   []string
	format  cli.Word
	require []string
	partial bool
}

const mergeLong = `merge puts the results files of all shards of a schedule together and prints the
report, byte for byte the one that a single machine would have printed. It refuses
files that overlap, that leave gaps or that have other settings, and names them.

Given the one results file of a batch that was not divided, it prints the report of
that again, perhaps in another format. With --partial, of one that has not come to its
end, also while it runs: of the pairs of games up to the first one that is missing.
Exit codes are those of batch.`

func newMerge(s cli.Streams) *cobra.Command {
	o := mergeOptions{format: cli.OneOf(report.Formats()...)}
	c := &cobra.Command{
		Use:   "merge RESULTS.jsonl...",
		Short: "Report on the results of all shards together",
		Long:  mergeLong,
		Example: "  bhack batch merge shard*.jsonl\n" +
			"  bhack batch merge results.jsonl --format junit > junit.xml",
		Args: cli.AtLeastArgs(1),
		RunE: func(cmd *cobra.Command, args []string) error {
			o.files = args
			return runMerge(cmd.Context(), o, s)
		},
	}
	c.Flags().Var(&o.format, "format", "format of the report: "+strings.Join(report.Formats(), ", "))
	c.Flags().StringArrayVar(&o.require, "require", nil, "exit with 1 unless this holds, such as 'candidate.score >= 0.55'; may be repeated")
	cli.Name(c.Flags(), "require", "EXPRESSION")
	c.Flags().BoolVar(&o.partial, "partial", false, "report also if games are missing, as of a batch that runs or was interrupted")
	cli.Complete(c, "format", report.Formats())
	return c
}

func runMerge(ctx context.Context, o mergeOptions, s cli.Streams) error {
	standings, err := readAll(ctx, o.files, o.partial)
	if errors.Is(err, context.Canceled) {
		return cli.InterruptedError{}
	}
	if err != nil {
		if errors.As(err, new(*tournament.GapError)) {
			err = fmt.Errorf("%w; --partial reports on what is there", err)
		}
		return cli.UsageError{Err: cli.WithoutOp(err)}
	}
	expected, err := parseRequire(o.require, origin{}, standings.Schedule().Spec())
	if err != nil {
		return err
	}
	r := report.Build(standings, expected)
	if err := r.Write(s.Out, o.format.Text); err != nil {
		return explain(err)
	}
	return verdict(r, standings.Schedule().Spec().Players)
}

// source is a file that is merged.
type source struct {
	*store.Reader
	part *tournament.Part
}

// readAll merges the files, of which results may be missing if partial is set. The error is the cause of ctx if that ends first.
func readAll(ctx context.Context, files []string, partial bool) (*tournament.Standings, error) {
	var sources []source
	for _, file := range files {
		r, err := store.NewReader(file)
		if err != nil {
			return nil, err
		}
		defer r.Close() // it was opened for reading only
		sources = append(sources, source{Reader: r})
	}
	// What does not belong to the schedule, such as where players lie, is taken from the
	// first shard, in whatever order the files are named.
	slices.SortStableFunc(sources, func(a, b source) int { return a.Header().Shard.Index - b.Header().Shard.Index })
	m := tournament.NewMerge(partial)
	for i, s := range sources {
		var err error
		if sources[i].part, err = m.Start(s.Path(), s.Header().Schedule, s.Header().Shard); err != nil {
			return nil, fmt.Errorf("%s: %w", s.Path(), err)
		}
	}
	if err := addAll(ctx, sources); err != nil {
		return nil, err
	}
	return m.Finish()
}

// addAll adds the results of the files, one of each in turn: that is close to the
// order of the schedule, so that few results have to be kept until their turn comes. What is
// left in sources means nothing.
func addAll(ctx context.Context, sources []source) error {
	for len(sources) > 0 {
		if ctx.Err() != nil {
			return context.Cause(ctx)
		}
		unread := sources[:0]
		for _, s := range sources {
			result, err := s.Next()
			if errors.Is(err, io.EOF) {
				continue
			}
			if err != nil {
				return err
			}
			if err := s.part.Add(result); err != nil {
				return s.Blame(err)
			}
			unread = append(unread, s)
		}
		sources = unread
	}
	return nil
}
