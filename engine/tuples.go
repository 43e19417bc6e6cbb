package engine

import "bhack/sandbox"

// tuples are what the API returns of squares: tuples are immutable, and there are few
// of these. All are by index of the square.
type tuples struct {
	locations []value    // (row, col)
	sights    [3][]value // (row, col, team), by what stands there; nil for Empty
}

func newTuples(size int, teams []value) tuples {
	var t tuples
	for i := range size * size {
		row, col := sandbox.Int(int64(i/size)), sandbox.Int(int64(i%size))
		t.locations = append(t.locations, sandbox.Tuple(row, col))
		for team, v := range teams {
			sights := &t.sights[WhitePawn+Square(team)]
			*sights = append(*sights, sandbox.Tuple(row, col, v))
		}
	}
	return t
}
