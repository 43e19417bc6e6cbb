package runner

import (
	"fmt"
	"path/filepath"
	"strconv"
	"strings"

	"bhack/engine"
	"bhack/replay"
	"bhack/tournament"
)

// Keep says which replays are kept.
type Keep struct {
	// Which is all, losses, errors or sample.
	Which string
	// Sample is how many replays a sample has.
	Sample int
}

// ParseKeep reads all, losses, errors or sample:N.
func ParseKeep(text string) (Keep, error) {
	which, number, isSample := strings.Cut(text, ":")
	switch {
	case !isSample && (which == "all" || which == "losses" || which == "errors"):
		return Keep{Which: which}, nil
	case isSample && which == "sample":
		if n, err := strconv.Atoi(number); err == nil && n > 0 {
			return Keep{Which: which, Sample: n}, nil
		}
	}
	return Keep{}, fmt.Errorf("keep %q: must be all, losses, errors or sample:N, with an N of 1 or more", text)
}

// Replays is the folder that replays are written to.
type Replays struct {
	Dir  string
	Keep Keep
}

// path returns where the replay of a game goes. Games of different matches have
// different paths.
func (r *Replays) path(s *tournament.Schedule, g tournament.Game) string {
	spec := s.Spec()
	digits := len(strconv.Itoa(s.Games()))
	name := fmt.Sprintf("%0*d-%s-vs-%s-s%d-%s-%d.json.zst", digits, g.Number,
		replay.FileName(spec.Players[g.White].Name), replay.FileName(spec.Players[g.Black].Name),
		g.Seed, replay.FileName(spec.Boards[g.Board].Map), spec.Boards[g.Board].Size)
	return filepath.Join(r.Dir, name)
}

// maybe tells, before a game is played, whether its replay may be kept.
func (k Keep) maybe(s *tournament.Schedule, g tournament.Game) bool {
	if k.Which != "sample" {
		return true
	}
	// The sample is spread evenly over the schedule, and over the sides: of one pair the
	// first game, of the next one in the sample the second.
	pairs := s.Games() / 2
	if k.Sample > pairs {
		n, all := min(k.Sample, s.Games()), s.Games()
		return (g.Number-1)*n/all != g.Number*n/all
	}
	pair, game := (g.Number-1)/2, (g.Number-1)%2
	part := pair * k.Sample / pairs
	return part != (pair+1)*k.Sample/pairs && game == part%2
}

// keeps tells whether the replay of a game that has been played is kept.
func (k Keep) keeps(g tournament.Game, r engine.Result) bool {
	switch k.Which {
	case "losses":
		const first = 0 // the player of whom losses are kept
		return g.White == first && r.Winner == engine.Black || g.Black == first && r.Winner == engine.White
	case "errors":
		return r.Teams[engine.White].Errors+r.Teams[engine.Black].Errors+r.InternalErrors > 0
	}
	return true
}
