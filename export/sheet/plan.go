// Package sheet draws a contact sheet of a match: boards from the start to the
// end on one SVG image, with coordinates, captions and a legend.
//
// The same replay and options give the same bytes.
package sheet

import (
	"fmt"

	"bhack/export/internal/scene"
	"bhack/replay"
)

// Options say what to draw. The zero value draws DefaultBoards boards.
type Options struct {
	// Boards is the most boards to draw, 1 to MaxBoards; 0 stands for
	// DefaultBoards. A match of fewer rounds has fewer.
	Boards int
}

const (
	// DefaultBoards is how many boards there are when no number is asked for.
	DefaultBoards = 9
	// MaxBoards keeps the image to a size that can be looked at.
	MaxBoards = 100
)

// Plan says which moments of a match a sheet shows. Make it with NewPlan.
type Plan struct {
	// rounds are the rounds whose ends are shown, ascending; 0 is the
	// position before the first.
	rounds []int
	result replay.Result
}

// NewPlan reads the rest of the replay and chooses the moments: the first and
// the last one, and between them, from each of equal parts of the match, the
// round in which most happened. It keeps one number for each round.
func NewPlan(r *replay.Reader, o Options) (Plan, error) {
	if o.Boards < 0 || o.Boards > MaxBoards {
		return Plan{}, fmt.Errorf("boards is %d, but must be from 1 to %d", o.Boards, MaxBoards)
	}
	if o.Boards == 0 {
		o.Boards = DefaultBoards
	}
	m := r.Header().Match
	now := scene.Start(&m)
	weights := []int{0}
	for round, err := range r.Rounds() {
		if err != nil {
			return Plan{}, err
		}
		now = now.Next(round)
		weights = append(weights, weight(&now))
	}
	result, err := r.Result()
	if err != nil {
		return Plan{}, err
	}
	first := 0
	if len(m.Position) == 0 && len(weights) > 1 {
		first = 1 // an empty board shows nothing
	}
	return Plan{rounds: choose(weights, first, o.Boards), result: result}, nil
}

// weight is how much happened in the round that led to a scene: how many pawns
// were captured or reached the opponent's back row.
func weight(s *scene.Scene) int { return s.Captured + s.Arrived }

// choose returns at most n indices of weights, ascending: the first, the last,
// and from each of n-2 equal parts between them the one of the largest weight,
// which is the last such.
func choose(weights []int, first, n int) []int {
	last := len(weights) - 1
	if n == 1 || first >= last {
		return []int{last}
	}
	between := last - first - 1
	parts := min(n-2, between)
	chosen := []int{first}
	for i := range parts {
		from, to := first+1+between*i/parts, first+1+between*(i+1)/parts
		best := from
		for k := from; k < to; k++ {
			if weights[k] >= weights[best] {
				best = k
			}
		}
		chosen = append(chosen, best)
	}
	return append(chosen, last)
}
