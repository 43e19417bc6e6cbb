package batchcmd

import (
	"fmt"
	"runtime"
	"slices"
	"strings"

	"github.com/spf13/pflag"

	"bhack/cmd/internal/cli"
	"bhack/engine"
	"bhack/rating"
	"bhack/tournament"
	"bhack/tournament/report"
)

// settings are the options of a batch: a field for each flag, which is also the key
// in a file. The players are arguments on the command line.
type settings struct {
	Players  []string `toml:"players"`
	Schedule string   `toml:"schedule"`
	Seeds    seeds    `toml:"seeds"`
	Pairs    int      `toml:"pairs"`
	Sizes    []int    `toml:"sizes"`
	Maps     []string `toml:"maps"`
	Ruleset  string   `toml:"ruleset"`
	RNG      string   `toml:"rng"`
	Rounds   int      `toml:"rounds"`
	SPRT     sprt     `toml:"sprt"`
	Model    string   `toml:"sprt-model"`
	CoinFlip string   `toml:"coin-flip"`
	Shard    shard    `toml:"shard"`

	Jobs    int      `toml:"jobs"`
	Out     string   `toml:"out"`
	Cache   string   `toml:"cache"`
	Replays string   `toml:"replays"`
	Keep    keep     `toml:"keep"`
	Format  string   `toml:"format"`
	Require []string `toml:"require"`
	Quiet   bool     `toml:"quiet"`
}

// The seeds that are played when neither --seeds nor --pairs says which.
const (
	defaultSeeds     = 50
	defaultSeedsSPRT = 10000
)

// newSettings returns the defaults.
func newSettings() *settings {
	return &settings{
		Schedule: string(tournament.RoundRobin), Ruleset: engine.RulesetNames()[0], RNG: engine.PerRobot.String(),
		Model: rating.Normalised.String(), CoinFlip: string(tournament.ByRules),
		Jobs: runtime.GOMAXPROCS(0), Format: report.Formats()[0],
	}
}

// bind defines the flags; what the settings hold are their defaults.
func (s *settings) bind(f *pflag.FlagSet) {
	f.StringVar(&s.Schedule, "schedule", s.Schedule, "who meets whom: round-robin, or gauntlet, the first against the rest")
	f.Var(&s.Seeds, "seeds", fmt.Sprintf("seeds, such as 1..50 or 1,2,10..20 (default 1..%d, with --sprt 1..%d)", defaultSeeds, defaultSeedsSPRT))
	f.IntVar(&s.Pairs, "pairs", s.Pairs, "pairs of each pairing: as many seeds, from 1 on, as that takes; not with --seeds")
	f.IntSliceVar(&s.Sizes, "sizes", s.Sizes, "sides of boards, such as 8,16,32; default that of each map, or 16")
	f.StringSliceVar(&s.Maps, "maps", s.Maps, "start positions: names of embedded maps, or paths of map files (default empty)")
	f.StringVar(&s.Ruleset, "ruleset", s.Ruleset, "the rules: "+strings.Join(engine.RulesetNames(), " or "))
	f.StringVar(&s.RNG, "rng", s.RNG, "random streams: one for each robot, or one that all share (robot or shared)")
	f.IntVar(&s.Rounds, "rounds", s.Rounds, "round limit; default that of the map, or of the ruleset")
	f.Var(&s.SPRT, "sprt", "stop each pairing as soon as this test decides: elo0,elo1[,alpha,beta]")
	f.StringVar(&s.Model, "sprt-model", s.Model, "in what --sprt measures strength: normalised or logistic Elo")
	f.StringVar(&s.CoinFlip, "coin-flip", s.CoinFlip, "how to score games that only a coin flip decided: as the rules do, or half a point each (rules or half)")
	f.Var(&s.Shard, "shard", "play one part of the schedule, such as 3/8, for 'bhack batch merge'")
	f.IntVarP(&s.Jobs, "jobs", "j", s.Jobs, "matches to play at once")
	f.StringVarP(&s.Out, "out", "o", s.Out, "results file: one line a match; if it is there, the batch goes on where it stopped")
	f.StringVar(&s.Cache, "cache", s.Cache, "folder that keeps every match, so that none is played twice")
	f.StringVar(&s.Replays, "replays", s.Replays, "folder for replays")
	f.Var(&s.Keep, "keep", "which replays: all, losses (of the first player), errors or sample:N (default all)")
	f.StringVar(&s.Format, "format", s.Format, "format of the report: "+strings.Join(report.Formats(), ", "))
	f.StringArrayVar(&s.Require, "require", s.Require, "exit with 1 unless this holds, such as 'candidate.score >= 0.55'; may be repeated")
	f.BoolVarP(&s.Quiet, "quiet", "q", s.Quiet, "show no progress")
}

// override sets what the user has set on the command line.
func (s *settings) override(given *pflag.FlagSet) error {
	mine := pflag.NewFlagSet("", pflag.ContinueOnError)
	s.bind(mine)
	var err error
	given.Visit(func(f *pflag.Flag) {
		target := mine.Lookup(f.Name)
		if target == nil || err != nil { // a flag that is not in files
			return
		}
		if list, ok := f.Value.(pflag.SliceValue); ok {
			err = target.Value.(pflag.SliceValue).Replace(list.GetSlice())
			return
		}
		err = target.Value.Set(f.Value.String())
	})
	return err
}

// validate checks what can be wrong with single settings and how they go together.
func (s *settings) validate() error {
	for _, f := range []struct {
		flag, value string
		values      []string
	}{
		{"schedule", s.Schedule, tournament.Formats()},
		{"ruleset", s.Ruleset, engine.RulesetNames()},
		{"rng", s.RNG, []string{engine.PerRobot.String(), engine.Shared.String()}},
		{"sprt-model", s.Model, []string{rating.Normalised.String(), rating.Logistic.String()}},
		{"coin-flip", s.CoinFlip, tournament.CoinFlips()},
		{"format", s.Format, report.Formats()},
	} {
		if !slices.Contains(f.values, f.value) {
			return cli.Usagef("--%s %s: must be %s", f.flag, f.value, strings.Join(f.values, " or "))
		}
	}
	if s.Jobs < 1 || s.Jobs > maxJobs {
		return cli.Usagef("--jobs %d: must be from 1 to %d", s.Jobs, maxJobs)
	}
	if s.Pairs < 0 || s.Rounds < 0 {
		return cli.Usagef("--pairs %d, --rounds %d: must not be negative", s.Pairs, s.Rounds)
	}
	return s.validateTogether()
}

// maxJobs is more workers than any machine has use for.
const maxJobs = 4096

// validateTogether refuses settings that contradict each other, or of which one does
// nothing without another: no option silently changes what another one means.
func (s *settings) validateTogether() error {
	switch {
	case s.Pairs > 0 && len(s.Seeds.Seeds) > 0:
		return cli.Usagef("--pairs and --seeds both say how many pairs to play; give one of them")
	case s.Keep.Which != "" && s.Replays == "":
		return cli.Usagef("--keep says which replays to keep; --replays must say where")
	case s.Model != rating.Normalised.String() && !s.SPRT.set:
		return cli.Usagef("--sprt-model is about --sprt, which is missing")
	case s.Shard.Count == 0:
		return nil
	case s.Out == "":
		return cli.Usagef("--shard: the results of a shard are for 'bhack batch merge'; --out must say where they go")
	case len(s.Require) > 0:
		return cli.Usagef("--require: a shard cannot tell; give it to 'bhack batch merge'")
	case s.SPRT.set && s.Pairs == 0 && len(s.Seeds.Seeds) == 0:
		return cli.Usagef("--sprt with --shard: a shard plays all its pairs, as it cannot tell when the test decides; say by --pairs or --seeds how many")
	}
	return nil
}
