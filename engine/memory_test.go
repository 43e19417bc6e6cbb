package engine_test

import (
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bhack/engine"
	"bhack/sandbox"
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

// TestMemoryOfDebts makes sure that what a robot owes for a long operation, which runs when it is paid, counts as no memory of its
// team's: the others may keep what they could without it, and no more, however long the operation.
func TestMemoryOfDebts(t *testing.T) {
	t.Parallel()
	const three = "........ ........ ........ ........ ........ ........ WWW..... ........"
	const pawn = `
if get_location()[1] == 0:
    OPERATION
else:
    try:
        kept.append([0] * 100000)
    except MemoryError:
        pass
    log(str(len(kept)))
`
	kept := func(operation string) (lists int) {
		rules := engine.Final()
		rules.TeamMemory = 13 << 20 // each could keep four lists
		_, r := play(t, "import math\nkept = []\n"+whenPawn(strings.Replace(pawn, "OPERATION", operation, 1)), idle, engine.Config{
			Rules: rules, Rounds: 100, Size: 8, Map: board(t, three),
		})
		for _, robot := range []int{engine.FirstPawn + 1, engine.FirstPawn + 2} {
			logs := r.logs(robot)
			require.NotEmpty(t, logs, operation)
			n, err := strconv.Atoi(logs[len(logs)-1])
			require.NoError(t, err)
			lists += n
		}
		return lists
	}
	assert.Equal(t, 6, kept("pass"))
	assert.Equal(t, 6, kept("math.factorial(40000)"))
	assert.Equal(t, 6, kept("e = (1 << 16000000) - 1; pow(3, e, e)"))
}

// spawns is the end of a player with a function pawn, whose overlord spawns wherever it can.
const spawns = `
home = 0 if get_team() == Team.WHITE else get_board_size() - 1
def turn():
    if get_type() == RobotType.PAWN:
        pawn()
    for col in range(get_board_size()):
        if not check_space(home, col):
            spawn(home, col)
            return
`

// TestRunAllOfCensuses: however little a team may keep alive, so that its robots are counted in the midst of their turns, a census finds the
// same whether turns before have run or not, and whether the turn is followed or not.
func TestRunAllOfCensuses(t *testing.T) {
	t.Parallel()
	const pawn = `
def pawn():
    row, col = get_location()
    ahead = row + (1 if get_team() == Team.WHITE else -1)
    if 0 <= ahead < get_board_size() and not check_space(ahead, col):
        move_forward()
    if get_location()[0] == home:
        log('x')
`
	player, other := compile(t, pawn+spawns), compile(t, idle)
	for _, black := range []*sandbox.Program{other, player} {
		for team := int64(30_000); team < 70_000; team += 5_000 {
			rules := engine.SP20()
			rules.TeamMemory = team
			playBothWays(t, engine.Config{Rules: rules, White: player, Black: black, Size: 8, Rounds: 60, Seed: 1})
		}
	}
}

// TestGeneratorExpressionsOfOthers: the memory of a generator expression that has ended serves other robots, and nothing of the first one refers
// to it when it is counted.
func TestGeneratorExpressionsOfOthers(t *testing.T) {
	t.Parallel()
	player := compile(t, `
import random
items = [1, 2]
def pawn():
    row, col = get_location()
    ahead = row + (1 if get_team() == Team.WHITE else -1)
    if random.randrange(3) == 0:
        random.seed(0)
        if any((t != get_team() for r, c, t in sense())):
            for i in range(9):
                junk = None
                junk = [0] * 60000
            kept = (x for x in items)
    for r, c, t in sense():
        if t != get_team() and r == ahead and abs(c - col) == 1:
            capture(r, c)
            return
    if 0 <= ahead < get_board_size() and not check_space(ahead, col):
        move_forward()
`+spawns)
	for seed := range int64(3) {
		playBothWays(t, engine.Config{Rules: engine.Final(), White: player, Black: player, Size: 8, Rounds: 150, Seed: seed})
	}
}
