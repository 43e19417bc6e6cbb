// Package batchcmd holds the commands that play many matches: bhack batch, and bhack
// batch merge.
package batchcmd

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"slices"

	"github.com/spf13/cobra"

	"bhack/bots"
	"bhack/cmd/internal/cli"
	"bhack/internal/plural"
	"bhack/internal/printable"
	"bhack/internal/wholefile"
	"bhack/match"
	"bhack/replay"
	"bhack/tournament"
	"bhack/tournament/report"
	"bhack/tournament/runner"
	"bhack/tournament/store"
)

const long = `batch plays the games of a schedule on all cores and reports who is stronger, and
how sure that is.

A player is a folder, the name of an example player, or NAME=FOLDER. Each pairing
plays a pair of games, with the sides swapped, for every seed, size and map. The
report depends on the schedule alone: not on --jobs, not on interruptions, not on
what was found in --out or --cache.

With --out, the same command goes on where it stopped, however it was stopped. The
first Ctrl-C finishes the matches under way; a second one stops at once.

A TOML file given by -f can hold all options, under the names of the flags; flags
override it. Paths in it start from its folder.

Exit codes:
  0    all requirements are met, or there are none
  1    a --require is not met, or an SPRT accepted H0
  2    the command line, a file, a player's path or a map is at fault
  3    an internal error
  4    undecided: an SPRT has not come to a verdict
  5    a player is broken, such as by code that does not compile, and forfeits its games
  130  interrupted
  141  nobody reads the output any more
If several apply: 2 and 130 before 3, 5, 1 and 4.

Code that compiles but raises an exception as a robot starts, such as a forbidden
import, does not make its player broken: the robot is destroyed, and the match goes
on. --require 'PLAYER.errors == 0' notices that.`

const example = `  bhack batch ./new ./old --seeds 1..50 --sizes 8,16 --out results.jsonl
  bhack batch new=./bot old=./archive/bot --sprt 0,20 --require 'new.errors == 0'
  bhack batch rusher wall phalanx counter --maps empty,train
  bhack batch -f nightly.toml --jobs 4 --format markdown
  bhack batch ./new ./old --shard 3/8 --out shard3.jsonl`

// New returns the command batch.
func New(s cli.Streams) *cobra.Command {
	flags := newSettings()
	var file string
	c := &cobra.Command{
		Use:     "batch {PLAYER... | -f FILE}",
		Short:   "Play many matches and tell who is stronger",
		Long:    long,
		Example: example,
		Args:    cobra.ArbitraryArgs,
		ValidArgsFunction: func(*cobra.Command, []string, string) ([]string, cobra.ShellCompDirective) {
			return bots.Names(), cobra.ShellCompDirectiveDefault
		},
		RunE: func(cmd *cobra.Command, args []string) error {
			if err := misspelt(cmd, args); err != nil {
				return err
			}
			o, err := combine(cmd, file, args)
			if err != nil {
				return err
			}
			return runBatch(cmd.Context(), o, s)
		},
	}
	flags.bind(c.Flags())
	c.Flags().VarP(cli.NewText(&file, "FILE"), "file", "f", "TOML file with the options")
	for flag, values := range completions(c.Flags()) { // in any order
		if flag == "maps" {
			cli.CompleteOrFile(c, flag, values)
		} else {
			cli.Complete(c, flag, values)
		}
	}
	c.AddCommand(newMerge(s))
	return c
}

// misspelt returns an error for what is no player, but nearly the name of a command below
// batch, as the first argument.
func misspelt(c *cobra.Command, args []string) error {
	if len(args) == 0 || slices.Contains(bots.Names(), args[0]) {
		return nil
	}
	near := cli.DidYouMean(args[0], c.CommandPath()+" ", cli.CommandNames(c))
	if _, err := os.Stat(args[0]); err == nil || near == "" {
		return nil
	}
	return cli.Usagef("no player and no command '%s'%s", args[0], near)
}

// combine joins the defaults, the file and the command line, each over the one
// before it.
func combine(c *cobra.Command, file string, args []string) (*settings, error) {
	s := newSettings()
	if file != "" {
		if err := s.load(c.Context(), file); err != nil {
			return nil, err
		}
	}
	if err := s.override(c.Flags()); err != nil {
		return nil, cli.InternalError{Err: err}
	}
	for _, arg := range args {
		if err := cli.CheckPlayer(arg); err != nil {
			return nil, err
		}
	}
	if len(args) > 0 {
		s.Players = args
		s.origin.forget("players")
	}
	if err := s.checkCount(c, args); err != nil {
		return nil, err
	}
	return s, s.validate()
}

// checkCount refuses fewer than two players, and tells where they were to be named.
func (s *settings) checkCount(c *cobra.Command, args []string) error {
	few := cli.Usagef("a batch needs at least two players")
	switch {
	case len(s.Players) >= 2:
		return nil
	case len(args) > 0 || s.origin.file == "":
		return cli.Usagef("%w; the usage is: %s", few, c.UseLine())
	case len(s.origin.lines["players"]) == 0:
		return cli.Usagef("%s: %w", s.origin.file, few)
	}
	return s.origin.blame("players", 0, few)
}

// runBatch plays what is missing, and reports.
func runBatch(ctx context.Context, o *settings, s cli.Streams) error {
	p, err := newPlan(ctx, o)
	if err != nil {
		return err
	}
	standings, err := tournament.NewStandings(p.schedule, o.Shard.Shard)
	if err != nil {
		return cli.UsageError{Err: err}
	}
	options := runner.Options{Jobs: o.Jobs.N, Abort: s.Abort, Rest: s.Collector.Rest}
	results, err := openOut(ctx, o, p.schedule, standings)
	if errors.Is(err, context.Canceled) {
		return cli.InterruptedError{}
	}
	if err != nil {
		return err
	}
	if results != nil {
		defer results.Close() // all that was written is on the disk already
		options.Log = results
	}
	if o.Cache != "" {
		if options.Cache, err = store.OpenCache(o.Cache); err != nil {
			return o.origin.blame("cache", 0, cli.UsageError{Err: cli.WithoutOp(err)})
		}
	}
	if o.Replays != "" {
		if info, err := os.Stat(o.Replays); err == nil && !info.IsDir() {
			return o.origin.blame("replays", 0, cli.Usagef("%s: not a directory", o.Replays))
		}
		wholefile.Sweep(o.Replays)
		options.Replays = &runner.Replays{Dir: o.Replays, Keep: o.Keep.Keep}
	}
	if !o.Quiet {
		notes(s.Err, o, standings)
	}
	s.Collector.Workers(o.Jobs.N)
	played := play(ctx, standings, p.field, options, o, s)
	if played != nil && !errors.Is(played, context.Canceled) {
		return explain(played)
	}
	r := report.Build(standings, p.expected)
	if err := r.Write(s.Out, o.Format.Text); err != nil {
		return explain(err)
	}
	if played != nil {
		return interrupted(standings, o)
	}
	return verdict(r, standings.Schedule().Spec().Players)
}

// notes tells what may not be as the user thinks, before games are played.
func notes(out io.Writer, o *settings, st *tournament.Standings) {
	if n, ok := o.Seeds.lone(); ok {
		fmt.Fprintf(out, "bhack: note: --seeds %d is one seed, number %d; --pairs %d plays that many\n", n, n, n)
	}
	players := st.Schedule().Spec().Players
	if lost := broken(players); len(lost) <= len(players)-2 && !st.Complete() { // else no game is played, and the end is near
		for _, who := range lost {
			fmt.Fprintf(out, "bhack: note: %s\n", printable.Text(cli.OneLine(who)))
		}
	}
	switch {
	case o.Replays == "":
	case st.Games() > 0:
		fmt.Fprintf(out, "bhack: note: games that are in %s already leave no new replays\n", printable.Text(o.Out))
	default:
		if n := runner.CountReplays(o.Replays); n > 0 {
			fmt.Fprintf(out, "bhack: note: %s has %s already, which stay unless a file has the same name\n", printable.Text(o.Replays), plural.Of(n, "replay"))
		}
	}
}

// openOut opens the results file, if there is to be one, and adds what it has. The error is the cause of ctx if that ends first.
func openOut(ctx context.Context, o *settings, schedule *tournament.Schedule, st *tournament.Standings) (*store.Results, error) {
	if o.Out == "" {
		return nil, nil
	}
	results, err := store.Open(o.Out, store.Header{Schedule: schedule, Shard: o.Shard.Shard}, func(r tournament.Result) error {
		if ctx.Err() != nil {
			return context.Cause(ctx)
		}
		return st.Add(r)
	})
	var other *store.OtherScheduleError
	switch {
	case errors.Is(err, context.Canceled):
		return nil, err
	case errors.As(err, &other) && o.Cache == "":
		return nil, o.origin.blame("out", 0, cli.Usagef("%w; with --cache FOLDER, no match is played twice for another schedule", err))
	case err != nil:
		return nil, o.origin.blame("out", 0, cli.UsageError{Err: cli.WithoutOp(err)})
	}
	return results, nil
}

// play runs the schedule and shows its progress.
func play(ctx context.Context, st *tournament.Standings, field *runner.Field, options runner.Options, o *settings, s cli.Streams) error {
	show := newProgress(st, o, s)
	defer show.close()
	options.Progress = show.event
	if !st.Complete() {
		stop := context.AfterFunc(ctx, func() {
			show.say("interrupted: finishing the matches under way; interrupt again to stop at once")
		})
		defer stop()
	}
	return runner.Run(ctx, st, field, options)
}

// interrupted says how far the batch came and how to go on.
func interrupted(st *tournament.Standings, o *settings) error {
	how := "there is no --out, so that they are lost"
	if o.Out != "" {
		how = "the same command goes on from " + o.Out
	}
	return cli.InterruptedError{Msg: fmt.Sprintf("interrupted with the results of %d games; %s", st.Games(), how)}
}

// explain tells the kinds of errors apart that end a batch.
func explain(err error) error {
	var setupErr *match.SetupError
	var pathErr *os.PathError
	var tooLarge *replay.TooLargeError
	switch {
	case errors.As(err, &setupErr):
		return cli.UsageError{Err: err}
	case errors.As(err, &pathErr):
		return cli.UsageError{Err: cli.WithoutOp(err)}
	case errors.As(err, &tooLarge):
		return cli.Usagef("%w; play fewer rounds, or without --replays", err)
	}
	return cli.InternalError{Err: err}
}
