package runner

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"bhack/replay"
	"bhack/tournament"
)

// Keep says which replays are kept; the zero value keeps all.
type Keep struct {
	Which Which
	// Sample is how many replays a KeepSample has, at least 1.
	Sample int
}

// Which is a kind of choice among replays.
type Which int

// The kinds of choice.
const (
	KeepAll    Which = iota
	KeepLosses       // games that the first player of the schedule has lost
	KeepErrors       // games in which an exception, or a fault of the runner, has ended a turn
	KeepSample       // some games, spread evenly over the schedule
)

// whichWords are the words of the kinds, by kind.
var whichWords = [...]string{KeepAll: "all", KeepLosses: "losses", KeepErrors: "errors", KeepSample: "sample"}

// KeepWords returns what ParseKeep reads, the default first. What ends with a colon goes on with a number.
func KeepWords() []string {
	words := slices.Clone(whichWords[:])
	words[KeepSample] += ":"
	return words
}

// ParseKeep reads all, losses, errors or sample:N. The error leaves it to the caller to name the text.
func ParseKeep(text string) (Keep, error) {
	word, number, isSample := strings.Cut(text, ":")
	which := Which(slices.Index(whichWords[:], word))
	switch {
	case which < 0 || isSample != (which == KeepSample):
	case !isSample:
		return Keep{Which: which}, nil
	default:
		if n, err := strconv.Atoi(number); err == nil && n > 0 {
			return Keep{Which: which, Sample: n}, nil
		}
	}
	words := KeepWords()
	return Keep{}, fmt.Errorf("must be %s or %sN, with an N of 1 or more", strings.Join(words[:KeepSample], ", "), words[KeepSample])
}

// Replays is the folder that replays are written to.
type Replays struct {
	Dir  string
	Keep Keep
}

// replaySuffix is what the names of replays end with.
const replaySuffix = ".json.zst"

// CountReplays returns how many files in a folder have names like those of a batch's replays; 0 if it cannot be read.
func CountReplays(dir string) (n int) {
	entries, _ := os.ReadDir(dir)
	for _, e := range entries {
		if strings.HasSuffix(e.Name(), replaySuffix) {
			n++
		}
	}
	return n
}

// path returns where the replay of a game goes. Games of different matches have
// different paths.
func (r *Replays) path(s *tournament.Schedule, g tournament.Game) string {
	spec := s.Spec()
	digits := len(strconv.Itoa(s.Games()))
	name := fmt.Sprintf("%0*d-%s-vs-%s-s%d-%s-%d%s", digits, g.Number,
		replay.FileName(spec.Players[g.White].Name), replay.FileName(spec.Players[g.Black].Name),
		g.Seed, replay.FileName(spec.Boards[g.Board].Map), spec.Boards[g.Board].Size, replaySuffix)
	return filepath.Join(r.Dir, name)
}

// maybe tells, before a game is played, whether its replay may be kept.
func (k Keep) maybe(s *tournament.Schedule, g tournament.Game) bool {
	if k.Which != KeepSample {
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

// keeps reports whether the replay of a game is kept that has come to this outcome, of which the winner and the troubles matter.
func (k Keep) keeps(g tournament.Game, o *tournament.Outcome) bool {
	switch k.Which {
	case KeepLosses:
		const first = 0 // the player of whom losses are kept
		return g.White == first && o.Winner == tournament.Black || g.Black == first && o.Winner == tournament.White
	case KeepErrors:
		return o.White.Exceptions.Count+o.Black.Exceptions.Count+o.White.Internal.Count+o.Black.Internal.Count > 0
	}
	return true
}

// want reports whether the replay is wanted of a game that is known to come to this outcome. A nil Replays wants none.
func (r *Replays) want(s *tournament.Schedule, g tournament.Game, o *tournament.Outcome) bool {
	return r != nil && r.Keep.maybe(s, g) && r.Keep.keeps(g, o)
}
