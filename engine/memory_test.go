package engine_test

import (
	"strconv"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bhack/engine"
)

// TestMemory makes sure of the limits of a robot and of all robots of a team.
func TestMemory(t *testing.T) {
	t.Parallel()
	const hoard = `
try:
    kept.append([0] * 20000)
except MemoryError:
    pass
log(str(len(kept)))
`
	const three = "........ ........ ........ ........ ........ ........ WWW..... ........"
	rules := engine.Final()
	rules.RobotMemory = 2 << 20
	kept := func(t *testing.T, team int64) (most []int) {
		rules.TeamMemory = team
		_, r := play(t, "kept = []\n"+whenPawn(hoard), idle, engine.Config{
			Rules: rules, Rounds: 10, Size: 8, Map: board(t, three),
		})
		for robot := engine.FirstPawn; robot < engine.FirstPawn+3; robot++ {
			if logs := r.logs(robot); len(logs) > 0 {
				n, err := strconv.Atoi(logs[len(logs)-1])
				require.NoError(t, err)
				most = append(most, n)
			}
		}
		return most
	}
	// A list of 20,000 places takes 400,000 bytes.
	assert.Equal(t, []int{5, 5, 5}, kept(t, 256<<20), "each is limited by what a robot may keep")
	together := 0
	for _, n := range kept(t, 3<<20) {
		together += n
	}
	assert.Equal(t, 7, together, "all are limited by what they may keep together")
}
