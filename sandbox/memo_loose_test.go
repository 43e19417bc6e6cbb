package sandbox

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"bhack/sandbox/internal/object"
)

// TestMemoLoosens makes sure that it is asked for good on what of their place turns depend where they are repeated in other places,
// and not for long where they are repeated in the same place, or not at all.
func TestMemoLoosens(t *testing.T) {
	t.Parallel()
	const (
		place = Situation(0xff) << 32
		other = Situation(1) << 32
		ahead = Situation(1) << 24 // which is not looked at
		turns = 1 << 12
	)
	for name, c := range map[string]struct {
		situation func(i Situation) Situation
		always    bool
	}{
		"new ones":            {func(i Situation) Situation { return i }, false},
		"some in other place": {func(i Situation) Situation { return []Situation{i, i/2%2 + i/4%2*other}[i%2] }, true},
		"some in same place":  {func(i Situation) Situation { return []Situation{i, i/2%2 + i/4%2*ahead}[i%2] }, false},
		"few in other place":  {func(i Situation) Situation { return []Situation{i, i/16%2 + i/32%2*other}[object.Bit(i%16 == 0)] }, false},
	} {
		m, r, situation := situated(t, "def turn():\n    for i in range(100):\n        pass\n")
		cells := new([2]*Cells)
		for axis := range cells {
			cells[axis] = NewCells(16, func(at, cell int) uint64 { return uint64(at) })
		}
		asked := 0
		m.host.Always, m.host.Often = ^place, ^Situation(0)
		m.host.Loosen = func(r *Robot) {
			asked++
			r.Loosen(3, 4, cells)
		}
		for i := range Situation(turns) {
			*situation = c.situation(i + 1<<16)
			if _, effect := m.Turn(r, 1_000_000); effect == nil {
				remember(m, ^(place | ahead), 7)
			}
		}
		if c.always {
			assert.Greater(t, asked, turns/2-10, name)
			assert.Greater(t, m.repeated, int64(turns/2-10), name)
		} else {
			assert.LessOrEqual(t, asked, 2*loosenLimits.bad*loosenLimits.turns, name)
		}
	}
}
