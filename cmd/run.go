package cmd

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

	"bhack/bots"
	"bhack/cmd/internal/cli"
	"bhack/engine"
	"bhack/internal/plural"
	"bhack/maps"
	"bhack/match"
	"bhack/replay"
)

type runOptions struct {
	white, black string
	size, rounds cli.Number[int]
	seed         cli.Number[int64]
	ruleset, rng cli.Word
	memoryRobot  cli.Bytes
	memoryTeam   cli.Bytes
	mapRef       string
	replay       string
	noReplay     bool
	runAll       bool
	log          cli.Word // whose logs to print, "" for none
	profile      bool
	trace        tracedTurns
	quiet        bool
	format       cli.Word
	expect       cli.Word
	timeout      cli.Timeout
}

const runLong = `run plays one match and writes a replay of it.

A player is a folder with a bot.py that defines turn(), or the name of one of the
example players: %s. NAME=FOLDER gives it
another name than its folder's.

The same players, map, rules, size and seed give the same match and the same
replay, byte for byte, on every machine. Exit codes: 0 the match was played, 1 the
side that --expect names did not win, 2 the command line, a player, the map or the
file of the replay is at fault, 3 an internal error, 124 ended by --timeout, 130
interrupted, 141 nobody reads the output any more. A match that is ended before its
end leaves no replay.`

// newRunOptions returns the defaults.
func newRunOptions() runOptions {
	return runOptions{
		size:        cli.Number[int]{Least: engine.MinSize, Most: engine.MaxSize},
		rounds:      cli.Number[int]{Least: 1, Most: engine.MaxRounds},
		seed:        cli.AnyNumber(1337),
		ruleset:     cli.OneOf(engine.RulesetNames()...),
		rng:         cli.OneOf(engine.RNGNames()...),
		memoryRobot: cli.Bytes(engine.SP20().RobotMemory),
		memoryTeam:  cli.Bytes(engine.SP20().TeamMemory),
		mapRef:      maps.EmptyName,
		format:      cli.OneOf("text", "json"),
		log:         cli.Word{Allowed: []string{bothTeams, engine.White.String(), engine.Black.String()}},
		expect:      cli.Word{Allowed: []string{engine.White.String(), engine.Black.String()}},
	}
}

func newRun(s cli.Streams) *cobra.Command {
	o := newRunOptions()
	c := &cobra.Command{
		Use:   "run WHITE BLACK",
		Short: "Play one match",
		Long:  fmt.Sprintf(runLong, strings.Join(bots.Names(), ", ")),
		Example: "  bhack run rusher wall\n" +
			"  bhack run ./mybot counter --size 32 --seed 7 --log\n" +
			"  bhack run ./new ./old --ruleset final --no-replay --expect white",
		Args: func(c *cobra.Command, args []string) error {
			isTeam := func(arg string) bool { return slices.Contains(o.log.Allowed, arg) }
			if i := slices.IndexFunc(args, isTeam); len(args) == 3 && i >= 0 && o.log.Text == bothTeams {
				return cli.Usagef("run: takes 2 arguments, not 3; the logs of %[1]s alone are --log=%[1]s", args[i])
			}
			return cli.ExactArgs(2)(c, args)
		},
		ValidArgsFunction: func(_ *cobra.Command, args []string, _ string) ([]string, cobra.ShellCompDirective) {
			if len(args) < 2 {
				return bots.Names(), cobra.ShellCompDirectiveDefault
			}
			return nil, cobra.ShellCompDirectiveNoFileComp
		},
		RunE: func(cmd *cobra.Command, args []string) error {
			o.white, o.black = args[0], args[1]
			return runRun(cmd.Context(), o, s)
		},
	}
	f := c.Flags()
	f.Var(&o.size, "size", "side of the board, 8 to 32, for maps without a size of their own; default 16")
	f.Var(&o.rounds, "rounds", "round limit; default that of the map, or of the ruleset")
	f.Var(&o.seed, "seed", "seed of all random numbers of the match")
	f.Var(&o.ruleset, "ruleset", "the rules: "+strings.Join(engine.RulesetNames(), " or "))
	f.Var(&o.rng, "rng", "random streams: one for each robot, or one that all share (robot or shared)")
	f.Var(&o.memoryRobot, "memory-robot", "how much a robot may keep alive before it gets MemoryError")
	f.Var(&o.memoryTeam, "memory-team", "how much the robots of a team may keep alive together")
	f.Var(cli.NewText(&o.mapRef, "MAP"), "map", "start position: name of an embedded map, path of a map file, or - for standard input")
	f.Var(cli.NewText(&o.replay, "FILE"), "replay",
		"where to write the replay, - for standard output; .gz and .zst compress it (default replays/WHITE-vs-BLACK-sSEED.json)")
	f.BoolVar(&o.noReplay, "no-replay", false, "write no replay")
	f.BoolVar(&o.runAll, "run-all", false, "run the code in every turn, also where it is known what comes of it; the match is the same, but takes longer")
	f.Var(&o.log, "log", "print what robots log, and their errors, as they happen, to standard error; --log=white or --log=black for those of one side")
	f.Lookup("log").NoOptDefVal = bothTeams
	f.BoolVar(&o.profile, "profile", false, "tell on which functions and lines the players spend their bytecodes; writes no replay")
	f.Var(&o.trace, "trace", "tell which lines this robot executes in this round, and its variables, to standard error; writes no replay")
	f.BoolVarP(&o.quiet, "quiet", "q", false, "print no result, only errors")
	f.Var(&o.format, "format", "format of the result: text or json")
	f.Var(&o.expect, "expect", "exit with 1 unless this side wins: white or black")
	o.timeout.Add(f, "the match")
	cli.Name(f, "timeout", "TIME")
	for flag, word := range map[string]*cli.Word{"ruleset": &o.ruleset, "rng": &o.rng, "format": &o.format, "log": &o.log, "expect": &o.expect} { // in any order
		cli.Complete(c, flag, word.Allowed)
	}
	cli.CompleteOrFile(c, "map", maps.Names())
	return c
}

// validate checks what a flag by itself does not tell.
func (o *runOptions) validate() error {
	switch {
	case o.replay != "" && o.noReplay:
		return cli.Usagef("--replay %s: not with --no-replay", o.replay)
	case o.replay != "" && o.profile:
		return cli.Usagef("--replay %s: not with --profile, with which turns may take some bytecodes more or less than without", o.replay)
	case o.replay != "" && o.trace.text != "":
		return cli.Usagef("--replay %s: not with --trace, with which turns may take some bytecodes more or less than without", o.replay)
	case o.profile && o.trace.text != "":
		return cli.Usagef("--trace %s: not with --profile", o.trace.text)
	case o.quiet && o.profile:
		return cli.Usagef("--profile: not with --quiet, which prints no result")
	case o.replay == "-" && o.format.Text == "json" && o.log.Text != "" && !o.quiet:
		return cli.Usagef("--log: not with --replay - and --format json, as the result goes to standard error then, too")
	}
	return cli.CheckReplayPath("replay", o.replay)
}

func runRun(ctx context.Context, o runOptions, s cli.Streams) error {
	if err := o.validate(); err != nil {
		return err
	}
	ctx, cancel, err := o.timeout.Context(ctx)
	if err != nil {
		return err
	}
	defer cancel()
	setup, err := o.setup(ctx, s.In)
	switch {
	case ctx.Err() != nil:
		return o.timeout.Explain(ctx)
	case err != nil:
		return err
	}
	told := &stickyWriter{to: s.Err}
	w := newWatcher(o, s, setup)
	w.out, w.trace = told, newTracer(o.trace, told)
	path := o.replayPath(setup)
	options := match.Options{
		Observer: w, NoLogs: o.log.Text == "" && w.trace == nil, RunAll: o.runAll, Trace: w.trace.trace(), Rest: s.Collector.Rest,
	}
	if path == "-" {
		options.Out = s.Out
	} else {
		options.Replay = path
	}
	if o.profile {
		options.Profiles = [2]*engine.Profile{{}, {}}
	}
	result, err := match.Play(ctx, setup, options)
	w.close()
	if err != nil {
		return o.explain(ctx, err)
	}
	if err := w.trace.missed(result.Rounds); err != nil {
		return err
	}
	if told.err != nil && (o.log.Text != "" || w.trace != nil) {
		return told.err
	}
	report := newReport(setup, result, path, w)
	report.White.Profile, report.Black.Profile = newProfile(options.Profiles[engine.White]), newProfile(options.Profiles[engine.Black])
	if err := report.print(o, s); err != nil {
		return err
	}
	if result.InternalErrors > 0 {
		return cli.InternalError{Err: fmt.Errorf("internal error in %s; the replay has the details", plural.Of(result.InternalErrors, "turn"))}
	}
	if o.expect.Text != "" && result.Winner.String() != o.expect.Text {
		return cli.ExpectationError{Msg: fmt.Sprintf("expected %s to win, but %s did", o.expect.Text, result.Winner)}
	}
	return nil
}

// setup loads the players and the map.
func (o *runOptions) setup(ctx context.Context, stdin io.Reader) (match.Setup, error) {
	var setup match.Setup
	rules, err := engine.RulesByName(o.ruleset.Text)
	if err != nil {
		return setup, cli.UsageError{Err: err}
	}
	rules.RobotMemory, rules.TeamMemory = int64(o.memoryRobot), int64(o.memoryTeam)
	m, err := cli.LoadMap(ctx, o.mapRef, stdin)
	if err != nil {
		return setup, err
	}
	white, err := cli.LoadPlayer(ctx, o.white)
	if err != nil {
		return setup, err
	}
	black := white
	if o.black != o.white { // one that plays against itself is compiled once
		if black, err = cli.LoadPlayer(ctx, o.black); err != nil {
			return setup, err
		}
	}
	setup = match.Setup{
		White: white, Black: black, Rules: rules, Ruleset: o.ruleset.Text,
		Size: o.size.N, Rounds: o.rounds.N, Seed: o.seed.N, Map: m,
	}
	setup.RNG, err = engine.RNGByName(o.rng.Text)
	return setup, err
}

// replayPath returns where the replay goes: "" for nowhere, - for standard output.
func (o *runOptions) replayPath(setup match.Setup) string {
	switch {
	case o.noReplay || o.profile || o.trace.text != "":
		return ""
	case o.replay != "":
		return o.replay
	}
	name := fmt.Sprintf("%s-vs-%s-s%d.json", replay.FileName(setup.White.Name), replay.FileName(setup.Black.Name), o.seed.N)
	return filepath.Join("replays", name)
}

// explain tells the kinds of errors apart that end a match.
func (o *runOptions) explain(ctx context.Context, err error) error {
	var setupErr *match.SetupError
	var pathErr *os.PathError
	var tooLarge *replay.TooLargeError
	switch {
	case ctx.Err() != nil:
		return o.timeout.Explain(ctx)
	case errors.As(err, &setupErr):
		return cli.UsageError{Err: err}
	case errors.As(err, &pathErr):
		return cli.UsageError{Err: fmt.Errorf("writing the replay: %w", cli.WithoutOp(err))}
	case errors.As(err, &tooLarge):
		return cli.Usagef("%w; play fewer rounds, or with --no-replay", err)
	}
	return cli.InternalError{Err: err}
}
