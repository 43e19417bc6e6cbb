package batchcmd

import (
	"fmt"
	"path/filepath"
	"runtime"
	"strings"

	"github.com/spf13/pflag"

	"bhack/cmd/internal/cli"
	"bhack/engine"
	"bhack/maps"
	"bhack/rating"
	"bhack/tournament"
	"bhack/tournament/report"
	"bhack/tournament/runner"
)

// settings are the options of a batch: a field for each flag, which is also the key
// in a file. The players are arguments on the command line.
type settings struct {
	Players  []string        `toml:"players"`
	Schedule cli.Word        `toml:"schedule"`
	Seeds    seeds           `toml:"seeds"`
	Pairs    cli.Number[int] `toml:"pairs"`
	Sizes    []int           `toml:"sizes"`
	Maps     []string        `toml:"maps"`
	Ruleset  cli.Word        `toml:"ruleset"`
	RNG      cli.Word        `toml:"rng"`
	Rounds   cli.Number[int] `toml:"rounds"`
	// MemoryRobot and MemoryTeam are the limits of the rules, in bytes.
	MemoryRobot cli.Bytes `toml:"memory-robot"`
	MemoryTeam  cli.Bytes `toml:"memory-team"`
	SPRT        sprt      `toml:"sprt"`
	Model       cli.Word  `toml:"sprt-model"`
	CoinFlip    cli.Word  `toml:"coin-flip"`
	Shard       shard     `toml:"shard"`

	Jobs    cli.Number[int] `toml:"jobs"`
	Out     string          `toml:"out"`
	Cache   string          `toml:"cache"`
	Replays string          `toml:"replays"`
	Keep    keep            `toml:"keep"`
	Format  cli.Word        `toml:"format"`
	Require []string        `toml:"require"`
	Quiet   bool            `toml:"quiet"`

	origin origin
}

// The seeds that are played when neither --seeds nor --pairs says which.
const (
	defaultSeeds     = 50
	defaultSeedsSPRT = 10000
)

// newSettings returns the defaults.
func newSettings() *settings {
	return &settings{
		Schedule: cli.OneOf(tournament.Formats()...),
		Ruleset:  cli.OneOf(engine.RulesetNames()...),
		RNG:      cli.OneOf(engine.RNGNames()...),
		Model:    cli.OneOf(rating.Normalised.String(), rating.Logistic.String()),
		CoinFlip: cli.OneOf(tournament.CoinFlips()...),
		Format:   cli.OneOf(report.Formats()...),
		Pairs:    cli.Number[int]{Least: 1, Most: maxPairs},
		Rounds:   cli.Number[int]{Least: 1, Most: engine.MaxRounds},

		MemoryRobot: cli.Bytes(engine.SP20().RobotMemory),
		MemoryTeam:  cli.Bytes(engine.SP20().TeamMemory),

		Jobs: cli.Number[int]{N: runtime.GOMAXPROCS(0), Least: 1, Most: maxJobs},
	}
}

const (
	// maxJobs is more workers than any machine has use for.
	maxJobs = 4096
	// maxPairs is as many pairs as the largest schedule has.
	maxPairs = 10_000_000
)

// bind defines the flags; what the settings hold are their defaults.
func (s *settings) bind(f *pflag.FlagSet) {
	f.Var(&s.Schedule, "schedule", "who meets whom: round-robin, or gauntlet, the first against the rest")
	f.Var(&s.Seeds, "seeds", fmt.Sprintf("seeds, such as 1..50 or 1,2,10..20 (default 1..%d, with --sprt 1..%d)", defaultSeeds, defaultSeedsSPRT))
	f.Var(&s.Pairs, "pairs", "pairs of each pairing: as many seeds, from 1 on, as that takes; not with --seeds")
	f.Var(s.sizes(), "sizes", "sides of boards, such as 8,16,32 or 8..12; default that of each map, or 16")
	f.StringSliceVar(&s.Maps, "maps", s.Maps, "start positions: names of embedded maps, or paths of map files (default empty)")
	cli.Name(f, "maps", "MAP,...")
	f.Var(&s.Ruleset, "ruleset", "the rules: "+strings.Join(engine.RulesetNames(), " or "))
	f.Var(&s.RNG, "rng", "random streams: one for each robot, or one that all share (robot or shared)")
	f.Var(&s.Rounds, "rounds", "round limit; default that of the map, or of the ruleset")
	f.Var(&s.MemoryRobot, "memory-robot", "how much a robot may keep alive before it gets MemoryError")
	f.Var(&s.MemoryTeam, "memory-team", "how much the robots of a team may keep alive together")
	f.Var(&s.SPRT, "sprt", "stop each pairing as soon as this test decides: elo0,elo1[,alpha,beta]")
	f.Var(&s.Model, "sprt-model", "in what --sprt measures strength: normalised or logistic Elo")
	f.Var(&s.CoinFlip, "coin-flip", "how to score games that only a coin flip decided: as the rules do, or half a point each (rules or half)")
	f.Var(&s.Shard, "shard", "play one part of the schedule, such as 3/8, for 'bhack batch merge'")
	f.VarP(&s.Jobs, "jobs", "j", "matches to play at once")
	f.VarP(cli.NewText(&s.Out, "FILE"), "out", "o", "results file: one line a match; if it is there, the batch goes on where it stopped")
	f.Var(cli.NewText(&s.Cache, "FOLDER"), "cache", "folder that keeps every match, so that none is played twice")
	f.Var(cli.NewText(&s.Replays, "FOLDER"), "replays", "folder for replays")
	f.Var(&s.Keep, "keep", "which replays: all, losses (of the first player), errors or sample:N (default all)")
	f.Var(&s.Format, "format", "format of the report: "+strings.Join(report.Formats(), ", "))
	f.StringArrayVar(&s.Require, "require", s.Require, "exit with 1 unless this holds, such as 'candidate.score >= 0.55'; may be repeated")
	cli.Name(f, "require", "EXPRESSION")
	f.BoolVarP(&s.Quiet, "quiet", "q", s.Quiet, "show no progress")
}

// sizes returns the flag of the sizes.
func (s *settings) sizes() *cli.Numbers {
	return cli.NewRanges(&s.Sizes, engine.MinSize, engine.MaxSize)
}

// completions returns the values of flags that are words, by their names.
func completions(f *pflag.FlagSet) map[string][]string {
	values := map[string][]string{"maps": maps.Names(), "keep": runner.KeepWords()}
	f.VisitAll(func(flag *pflag.Flag) {
		if word, ok := flag.Value.(*cli.Word); ok {
			values[flag.Name] = word.Allowed
		}
	})
	return values
}

// override sets what the user has set on the command line.
func (s *settings) override(given *pflag.FlagSet) error {
	mine := pflag.NewFlagSet("", pflag.ContinueOnError)
	s.bind(mine)
	s.overridePairs(given)
	var err error
	given.Visit(func(f *pflag.Flag) {
		target := mine.Lookup(f.Name)
		if target == nil || err != nil { // a flag that is not in files
			return
		}
		s.origin.forget(f.Name)
		if list, ok := f.Value.(pflag.SliceValue); ok {
			err = target.Value.(pflag.SliceValue).Replace(list.GetSlice())
			return
		}
		err = target.Value.Set(f.Value.String())
	})
	return err
}

// overridePairs lets --pairs take the place of a file's seeds, and --seeds that of its
// pairs, as both answer how many pairs to play.
func (s *settings) overridePairs(given *pflag.FlagSet) {
	if given.Changed("pairs") {
		s.Seeds = seeds{}
	}
	if given.Changed("seeds") {
		s.Pairs.N = 0
	}
}

// validate refuses settings that contradict each other, or of which one does
// nothing without another: no option silently changes what another one means.
func (s *settings) validate() error {
	if err := cli.CheckPlainPath("out", s.Out, "a results file"); err != nil {
		return err
	}
	switch {
	case s.Pairs.N > 0 && s.Seeds.Len() > 0:
		return cli.Usagef("--pairs and --seeds both say how many pairs to play; give one of them")
	case s.Out == "-":
		return cli.Usagef("--out -: the results go to a file, from which a batch can go on")
	case s.Cache != "" && isWithin(s.Cache, s.Replays):
		return cli.Usagef("--replays %s: is in the folder of --cache, which has outcomes only", s.Replays)
	case s.Cache != "" && isWithin(s.Cache, s.Out):
		return cli.Usagef("--out %s: is in the folder of --cache, which has outcomes only", s.Out)
	case s.Keep.text != "" && s.Replays == "":
		return cli.Usagef("--keep says which replays to keep; --replays must say where")
	case s.Model.Text != s.Model.Allowed[0] && !s.SPRT.set:
		return cli.Usagef("--sprt-model is about --sprt, which is missing")
	case s.Shard.Count == 0:
		return nil
	case s.Out == "":
		return cli.Usagef("--shard: the results of a shard are for 'bhack batch merge'; --out must say where they go")
	case len(s.Require) > 0:
		return cli.Usagef("--require: a shard cannot tell; give it to 'bhack batch merge'")
	case s.SPRT.set && s.Pairs.N == 0 && s.Seeds.Len() == 0:
		return cli.Usagef("--sprt with --shard: a shard plays all its pairs, as it cannot tell when the test decides; say by --pairs or --seeds how many")
	}
	return nil
}

// isWithin reports whether a path is a folder or in it. None is in no folder.
func isWithin(folder, path string) bool {
	if path == "" {
		return false
	}
	folder, folderErr := filepath.Abs(folder)
	path, pathErr := filepath.Abs(path)
	if folderErr != nil || pathErr != nil {
		return false
	}
	rel, err := filepath.Rel(folder, path)
	return err == nil && filepath.IsLocal(rel)
}
