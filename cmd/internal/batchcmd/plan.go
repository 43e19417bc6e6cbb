package batchcmd

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"

	"golang.org/x/sync/errgroup"

	"bhack/cmd/internal/cli"
	"bhack/engine"
	"bhack/maps"
	"bhack/match"
	"bhack/player"
	"bhack/tournament"
	"bhack/tournament/require"
	"bhack/tournament/runner"
)

// plan is what the settings come to.
type plan struct {
	schedule *tournament.Schedule
	field    *runner.Field
	expected []require.Expression
}

// newPlan loads the players and the maps and makes the schedule.
func newPlan(ctx context.Context, s *settings) (*plan, error) {
	p := &plan{field: &runner.Field{}}
	var engineID string
	var identified errgroup.Group // as it may take as long as some matches
	identified.Go(func() (err error) {
		engineID, err = engineIdentity()
		return err
	})
	var err error
	spec := tournament.Spec{
		Format: tournament.Format(s.Schedule.Text), Ruleset: s.Ruleset.Text, RNG: s.RNG.Text, Rounds: s.Rounds.N,
		CoinFlip: tournament.CoinFlip(s.CoinFlip.Text),
	}
	if s.SPRT.set {
		spec.SPRT = &s.SPRT.SPRT
		if err := spec.SPRT.Model.UnmarshalText([]byte(s.Model.Text)); err != nil {
			return nil, cli.UsageError{Err: err}
		}
	}
	if spec.Players, err = p.loadPlayers(ctx, s); err != nil {
		return nil, err
	}
	if spec.Boards, err = p.loadBoards(ctx, s, &spec); err != nil {
		return nil, err
	}
	spec.Seeds, spec.Pairs = s.openings(len(spec.Boards))
	if err := identified.Wait(); err != nil {
		return nil, cli.InternalError{Err: err}
	}
	spec.Engine = engineID
	if p.schedule, err = tournament.NewSchedule(spec); err != nil {
		var wrong *tournament.PlayerError
		if errors.As(err, &wrong) {
			return nil, s.origin.blame("players", wrong.Index, cli.UsageError{Err: err})
		}
		return nil, cli.UsageError{Err: err}
	}
	p.expected, err = parseRequire(s.Require, s.origin, &spec)
	return p, err
}

// openings returns the seeds and the number of pairs.
func (s *settings) openings(boards int) (tournament.Seeds, int) {
	switch {
	case s.Pairs.N > 0:
		return tournament.FirstSeeds((s.Pairs.N + boards - 1) / boards), s.Pairs.N
	case s.Seeds.Len() > 0:
		return s.Seeds.Seeds, s.Seeds.Len() * boards
	case s.SPRT.set:
		return tournament.FirstSeeds(defaultSeedsSPRT), defaultSeedsSPRT * boards
	}
	return tournament.FirstSeeds(defaultSeeds), defaultSeeds * boards
}

// parseRequire reads the expressions of --require, which may be from a file.
func parseRequire(texts []string, from origin, spec *tournament.Spec) ([]require.Expression, error) {
	var names []string
	for _, p := range spec.Players {
		names = append(names, p.Name)
	}
	var all []require.Expression
	for i, text := range texts {
		e, err := require.Parse(text, names)
		if err != nil {
			return nil, from.blame("require", i, cli.UsageError{Err: err})
		}
		all = append(all, e)
	}
	return all, nil
}

// loadPlayers loads the players. One whose folder is there, but whose code is not
// fit to play, is broken: it takes part and forfeits.
func (p *plan) loadPlayers(ctx context.Context, s *settings) ([]tournament.Player, error) {
	var players []tournament.Player
	for i, arg := range s.Players {
		name, ref := cli.SplitPlayer(arg)
		if name == "" {
			var err error
			if name, err = player.NameOf(ref); err != nil {
				return nil, s.origin.blame("players", i, err)
			}
		}
		entrant := tournament.Player{Name: name, Ref: ref}
		loaded, err := player.Load(ctx, ref)
		switch {
		case ctx.Err() != nil:
			return nil, cli.InterruptedError{}
		case err != nil:
			if entrant.Broken, err = whyBroken(ref, err); err != nil {
				return nil, s.origin.blame("players", i, err)
			}
		default:
			loaded.Name, entrant.SHA256 = name, loaded.SHA256
		}
		players = append(players, entrant)
		p.field.Players = append(p.field.Players, loaded)
	}
	return players, nil
}

// whyBroken returns what is wrong with the code in a player's folder, or an error if
// there is no such folder, or it cannot be read.
func whyBroken(ref string, err error) (string, error) {
	var loadErr *player.LoadError
	info, statErr := os.Stat(ref)
	if statErr != nil || !info.IsDir() || !errors.As(err, &loadErr) || loadErr.Err != nil {
		return "", cli.UsageError{Err: err}
	}
	// Where the folder is must not show: other machines have it elsewhere.
	inside := *loadErr
	if rel, err := filepath.Rel(ref, loadErr.Path); err == nil {
		inside.Path = filepath.ToSlash(rel)
	}
	if inside.Path == "." {
		inside.Path = ""
	}
	return inside.Error(), nil
}

// setLimit sets a limit of the rules, and returns it as a schedule has it: 0 if it is
// that of the rules anyway.
func setLimit(limit *int64, to cli.Bytes) int64 {
	if *limit == int64(to) {
		return 0
	}
	*limit = int64(to)
	return *limit
}

// checkName returns an error for a board that has the name of another one in reports.
func checkName(board tournament.Board, others []tournament.Board) error {
	for _, other := range others {
		if board.Map == other.Map && board.Size == other.Size && board.Settings != other.Settings {
			return fmt.Errorf("two maps of size %d are called %s: %s and %s; rename the file of one of them", board.Size, board.Map, other.Ref, board.Ref)
		}
	}
	return nil
}

// loadBoards loads the maps and joins them with the sizes. It fills in the limits of
// the spec.
func (p *plan) loadBoards(ctx context.Context, s *settings, spec *tournament.Spec) ([]tournament.Board, error) {
	rules, err := engine.RulesByName(s.Ruleset.Text)
	if err != nil {
		return nil, cli.UsageError{Err: err}
	}
	spec.MemoryRobot = setLimit(&rules.RobotMemory, s.MemoryRobot)
	spec.MemoryTeam = setLimit(&rules.TeamMemory, s.MemoryTeam)
	refs, sizes := s.Maps, s.Sizes
	if len(refs) == 0 {
		refs = []string{maps.EmptyName}
	}
	if len(sizes) == 0 {
		sizes = []int{0} // that of each map
	}
	starts, err := loadMaps(ctx, s, refs)
	if err != nil {
		return nil, err
	}
	var boards []tournament.Board
	for _, size := range sizes {
		for i, m := range starts {
			if m.Size != 0 && size != m.Size && slices.Contains(sizes, m.Size) {
				continue // it is for that one only
			}
			setup := match.Setup{Rules: rules, Ruleset: s.Ruleset.Text, Size: size, Rounds: s.Rounds.N, Map: m}
			if setup.RNG, err = engine.RNGByName(s.RNG.Text); err != nil {
				return nil, cli.UsageError{Err: err}
			}
			board, err := runner.NewBoard(setup, refs[i])
			if err == nil {
				err = checkName(board, boards)
			}
			if err != nil {
				return nil, s.origin.blame("maps", i, cli.UsageError{Err: err})
			}
			boards = append(boards, board)
			p.field.Boards = append(p.field.Boards, setup)
		}
	}
	return boards, nil
}

// loadMaps loads maps, each once for all sizes: a pipe has its text once, and a file may change meanwhile.
func loadMaps(ctx context.Context, s *settings, refs []string) ([]*maps.Map, error) {
	all := make([]*maps.Map, len(refs))
	for i, ref := range refs {
		if slices.Contains(refs[:i], ref) {
			return nil, s.origin.blame("maps", i, cli.Usagef("maps: %s is there twice", ref))
		}
		m, err := cli.LoadMap(ctx, ref, nil)
		if err != nil {
			return nil, s.origin.blame("maps", i, err)
		}
		all[i] = m
	}
	return all, nil
}
