package batchcmd

import (
	"errors"
	"fmt"
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
	format  string
	require []string
}

const mergeLong = `merge puts the results files of all shards of a schedule together and prints the
report, byte for byte the one that a single machine would have printed. It refuses
files that overlap, that leave gaps or that have other settings, and names them.

Given the one results file of a batch that was not divided, it prints the report of
that again, perhaps in another format. Exit codes are those of batch.`

func newMerge(s cli.Streams) *cobra.Command {
	var o mergeOptions
	c := &cobra.Command{
		Use:   "merge RESULTS.jsonl...",
		Short: "Report on the results of all shards together",
		Long:  mergeLong,
		Example: "  bhack batch merge shard*.jsonl\n" +
			"  bhack batch merge results.jsonl --format junit > junit.xml",
		Args: cobra.MinimumNArgs(1),
		RunE: func(_ *cobra.Command, args []string) error {
			o.files = args
			return runMerge(o, s)
		},
	}
	c.Flags().StringVar(&o.format, "format", report.Formats()[0], "format of the report: "+strings.Join(report.Formats(), ", "))
	c.Flags().StringArrayVar(&o.require, "require", nil, "exit with 1 unless this holds, such as 'candidate.score >= 0.55'; may be repeated")
	// The flag exists, so that registering cannot fail.
	_ = c.RegisterFlagCompletionFunc("format", cobra.FixedCompletions(report.Formats(), cobra.ShellCompDirectiveNoFileComp))
	return c
}

func runMerge(o mergeOptions, s cli.Streams) error {
	if !slices.Contains(report.Formats(), o.format) {
		return cli.Usagef("--format %s: must be %s", o.format, strings.Join(report.Formats(), " or "))
	}
	var m tournament.Merge
	for _, file := range o.files {
		start := func(h store.Header) error { return m.Start(file, h.Schedule, h.Shard) }
		if err := store.Read(file, start, m.Add); err != nil {
			return cli.UsageError{Err: cli.WithoutOp(wholeFile(err))}
		}
	}
	standings, err := m.Finish()
	if err != nil {
		return cli.UsageError{Err: err}
	}
	expected, err := parseRequire(o.require, standings.Schedule().Spec())
	if err != nil {
		return err
	}
	r := report.Build(standings, expected)
	if err := r.Write(s.Out, o.format); err != nil {
		return cli.InternalError{Err: err}
	}
	return verdict(r)
}

// wholeFile drops the line from an error that the header has caused: that is the
// fault of the file as a whole.
func wholeFile(err error) error {
	var line *store.LineError
	if errors.As(err, &line) && line.Line == 1 {
		return fmt.Errorf("%s: %w", line.Path, line.Err)
	}
	return err
}
