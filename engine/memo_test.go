package engine_test

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bhack/bots"
	"bhack/engine"
	"bhack/player"
	"bhack/sandbox"
)

// waiting makes a player of a function pawn, which is called in the turns of pawns. The
// overlord fills one column after another, and step moves forward where the square ahead is
// free: the pawns of a column meet, and wait. So turns repeat, unless something of the
// player's changes from one turn to the next.
const waiting = `

def ahead():
    row, col = get_location()
    return row + (1 if get_team() == Team.WHITE else -1), col

def is_free(row, col):
    return 0 <= row < get_board_size() and not check_space(row, col)

def step():
    if is_free(*ahead()):
        move_forward()

def strike():
    row, col = ahead()
    for r, c, team in sense():
        if r == row and abs(c - col) == 1 and team != get_team():
            capture(r, c)
            return True
    return False

def turn():
    if get_type() == RobotType.PAWN:
        pawn()
        return
    home = 0 if get_team() == Team.WHITE else get_board_size() - 1
    for col in range(get_board_size()):
        if not check_space(home, col):
            spawn(home, col)
            return
`

// outcome is all that can be seen of a match, how many turns of pawns and of overlords did
// not run, and how many pawns of each team did not run their top level.
type outcome struct {
	result engine.Result
	record
	repeated, overlords int64
	cloned              [2]int64
}

// playOnce plays a match of which the Config lacks the Observer.
func playOnce(t *testing.T, c engine.Config, runAll bool) *outcome {
	t.Helper()
	o := &outcome{}
	c.RunAll, c.Observer = runAll, &o.record
	m, err := engine.New(c)
	require.NoError(t, err)
	o.result, err = m.Play(t.Context())
	require.NoError(t, err)
	require.Zero(t, o.result.InternalErrors, "%+v", o.result.FirstInternal)
	o.repeated = m.Repeated(engine.White, engine.Pawn) + m.Repeated(engine.Black, engine.Pawn)
	o.overlords = m.Repeated(engine.White, engine.Overlord) + m.Repeated(engine.Black, engine.Overlord)
	o.cloned = [2]int64{m.Cloned(engine.White, engine.Pawn), m.Cloned(engine.Black, engine.Pawn)}
	return o
}

// playBothWays plays a match with RunAll and without, and makes sure that they are the same.
// It returns the one without.
func playBothWays(t *testing.T, c engine.Config) *outcome {
	t.Helper()
	want, got := playOnce(t, c, true), playOnce(t, c, false)
	require.Zero(t, want.repeated+want.overlords+want.cloned[0]+want.cloned[1], "all turns run")
	for i := range min(len(want.turns), len(got.turns)) { // the first difference tells most
		require.Equal(t, want.turns[i], got.turns[i], "turn %d, in round %d", i, want.rounds[i])
	}
	require.Equal(t, want.rounds, got.rounds)
	require.Equal(t, want.boards, got.boards)
	require.Equal(t, want.result, got.result)
	return got
}

// TestRunAllIsTheSame plays players that keep this and that between their turns.
//
// Where both teams are of the player, pawns wait in front of each other, and it is the same
// pawn that takes a turn again. Players of whom such turns can be known must have some that did
// not run, and those of whom none may be known must have none. Where the player is alone on the
// board, one pawn follows another to the far row, and takes turns that another one has taken on
// the same square.
func TestRunAllIsTheSame(t *testing.T) {
	t.Parallel()
	alone := compile(t, idle)
	seen := map[string]bool{}
	for _, cases := range [][]memoCase{memoCases, memoDrawCases, memoCounterCases, memoLogCases, memoAttributeCases, memoDictCases, memoTableCases, memoStateCases, memoRenewCases, memoLeafCases, memoCompareCases, memoChangeCases(), memoTransientCases, memoTraitCases, memoPassCases} {
		for _, c := range cases {
			require.False(t, seen[c.name], "two cases are called %s", c.name)
			seen[c.name] = true
			if !eighth(len(seen)) {
				continue
			}
			for name, rules := range rulesets() {
				t.Run(c.name+"/"+name, func(t *testing.T) {
					t.Parallel()
					if c.memory > 0 {
						rules.RobotMemory = c.memory
					}
					helpers := c.helpers
					if !c.forgets {
						helpers = append(slices.Clone(helpers), rememberer)
					}
					program := compile(t, c.pawn+waiting, helpers...)
					config := engine.Config{
						Rules: rules, White: program, Black: program, Size: 8, Rounds: 60, Seed: 1, Text: c.text,
					}
					c.check(t, playBothWays(t, config))
					config.Black, config.Size, config.Rules.WinPawns = alone, 16, engine.MaxSize
					playBothWays(t, config)
				})
			}
		}
	}
}

// check makes sure that a match was what it is played for.
func (c *memoCase) check(t *testing.T, o *outcome) {
	t.Helper()
	few := int64(len(o.turns) / 20) // turns that a pawn has taken with the very same values
	if c.runs {
		assert.Less(t, o.repeated, few, "what these turns come to is not known")
	} else {
		assert.Greater(t, o.repeated, few, "these turns come again")
	}
	if c.logs != "" {
		assert.Contains(t, o.all(), c.logs)
	}
	if c.raises == "" {
		assert.Nil(t, o.result.Teams[0].FirstError)
	} else {
		require.NotNil(t, o.result.Teams[0].FirstError)
		assert.Equal(t, c.raises, o.result.Teams[0].FirstError.Exception)
	}
}

// all returns the logs of all robots.
func (r *record) all() []string {
	var logs []string
	for _, turn := range r.turns {
		logs = append(logs, turn.Logs...)
	}
	return logs
}

// TestRunAllOfTeams makes sure that the turns of one team are none of the other's, also where
// both run the same program, and that a player without repeated turns takes none from
// another's.
func TestRunAllOfTeams(t *testing.T) {
	t.Parallel()
	programs := []*sandbox.Program{
		compile(t, "def pawn():\n    step()\n"+waiting),
		compile(t, "def pawn():\n    log(str(get_team()))\n    if not strike():\n        step()\n"+waiting),
		compile(t, "import random\ndef pawn():\n    if random.random() < 0.5 and not strike():\n        step()\n"+waiting),
	}
	for i, white := range programs {
		for j, black := range programs {
			for seed := range int64(3) {
				got := playBothWays(t, engine.Config{
					Rules: engine.Final(), White: white, Black: black, Size: 8, Rounds: 80, Seed: seed, RNG: engine.RNG(seed % 2),
				})
				if i == j { // few turns come again where one captures all that the other has
					assert.NotZero(t, got.repeated, "%d", i)
				}
			}
		}
	}
}

// TestRunAllOfPlayers plays the example players, and those that are measured with, against
// themselves and some others each.
func TestRunAllOfPlayers(t *testing.T) {
	t.Parallel()
	const measured = "../bench/players"
	players := map[string]*sandbox.Program{}
	var names []string
	for _, name := range bots.Names() {
		names, players[name] = append(names, name), bot(t, name)
	}
	entries, err := os.ReadDir(measured)
	require.NoError(t, err)
	for _, entry := range entries {
		p, err := player.Load(t.Context(), filepath.Join(measured, entry.Name()))
		require.NoError(t, err)
		require.NotContains(t, players, entry.Name())
		names, players[entry.Name()] = append(names, entry.Name()), p.Program
	}
	for i, white := range names {
		for j, black := range names[i:min(i+5, len(names))] {
			if !eighth(5*i + j) {
				continue
			}
			t.Run(fmt.Sprintf("%s-%s", white, black), func(t *testing.T) {
				t.Parallel()
				playBothWays(t, engine.Config{
					Rules: engine.Final(), White: players[white], Black: players[black], Size: 16, Rounds: 150, Seed: int64(i),
				})
			})
		}
	}
}

// TestRunAllOfOverlords plays players whose overlords keep this and that, on boards where
// nothing moves any more.
func TestRunAllOfOverlords(t *testing.T) {
	t.Parallel()
	const overlord = `
def turn():
    global n, m, board, order
    if get_type() == RobotType.PAWN:
        row, col = get_location()
        row += 1 if get_team() == Team.WHITE else -1
        if 0 <= row < get_board_size() and not check_space(row, col):
            move_forward()
        return
    size = get_board_size()
    home = 0 if get_team() == Team.WHITE else size - 1
    for col in range(size):
        if not check_space(home, col):
            spawn(home, col)
            break
`
	for name, c := range map[string]struct {
		text, logs string
		runs       bool
	}{
		"spawns":                        {text: ""},
		"looks at the board":            {text: "if get_board()[0].count(None) == 0:\n    log('full')", logs: "full"},
		"looks around the board":        {text: "if get_team() == Team.WHITE and size > 8:\n    check_space(-1, -1)"},
		"counts":                        {text: "n += 1\nif n == 50:\n    log('fiftieth')", logs: "fiftieth"},
		"keeps the board":               {text: "board = get_board()"},
		"draws":                         {text: "log(str(random.random()))", runs: true},
		"tests what it draws":           {text: "if random.random() < 0.1:\n    log('tenth')", logs: "tenth"},
		"keeps a list in another order": {text: "order.append(order.pop(0))\nlog(str(order[0]))", logs: "2"},
		"keeps a longer list":           {text: "order.append(m)\nlog(str(order[0]))", logs: "0", runs: true},
		"sees its own pawn":             {text: "log(str(sum(x is not None for row in get_board() for x in row)))", logs: "64"},
		"spawns where there is one": {
			text: "try:\n    spawn(home, 0)\nexcept RobotError as e:\n    log(str(e))", logs: "cannot spawn on (0, 0), which is occupied",
		},
	} {
		for ruleset, rules := range rulesets() {
			t.Run(name+"/"+ruleset, func(t *testing.T) {
				t.Parallel()
				program := compile(t, "import random\nn, m, board, order = 0, 0, None, [0, 1, 2]\n"+overlord+indent(c.text, 4))
				got := playBothWays(t, engine.Config{Rules: rules, White: program, Black: program, Size: 8, Rounds: 100, Seed: 1})
				assert.Nil(t, got.result.Teams[0].FirstError)
				assert.Equal(t, c.runs, got.overlords == 0, "%d turns of overlords did not run", got.overlords)
				if c.logs != "" {
					assert.Contains(t, got.all(), c.logs)
				}
			})
		}
	}
}

// TestRunAllOfMemory plays players that take as much memory as there is, of which what one robot
// may have depends on what the others of its team have.
func TestRunAllOfMemory(t *testing.T) {
	t.Parallel()
	for name, code := range map[string]string{
		"text": "try:\n    x = 'a' * 500000\n    log('ok')\nexcept MemoryError:\n    log('no')\nstep()\n",
		"list": "global n\nn += 1\ntry:\n    x = [None] * (get_location()[0] * 40000)\n    log('ok')\nexcept MemoryError:\n    log('no')\nstep()\n",
	} {
		program := compile(t, "n = 0\ndef pawn():\n"+indent(code, 4)+waiting)
		for _, team := range []int64{3 << 20, 4 << 20, 6 << 20, 8 << 20} {
			t.Run(fmt.Sprintf("%s/%d", name, team>>20), func(t *testing.T) {
				t.Parallel()
				rules := engine.Final()
				rules.TeamMemory = team
				got := playBothWays(t, engine.Config{Rules: rules, White: program, Black: program, Size: 8, Rounds: 60, Seed: 1})
				assert.Contains(t, got.all(), "ok")
				assert.Contains(t, got.all(), "no")
			})
		}
	}
}

// TestRunAllInTheMiddleOfTurns plays players with little memory, of which a census is taken in the middle of turns: what it counts must not
// depend on what is left of turns that have run, in caches and registers.
func TestRunAllInTheMiddleOfTurns(t *testing.T) {
	t.Parallel()
	const spawning = `
def turn():
    if get_type() == RobotType.OVERLORD:
        n = get_board_size()
        r = 0 if get_team() == Team.WHITE else n - 1
        for c in range(n):
            if not check_space(r, c):
                spawn(r, c)
                return
    else:
        pawn()
`
	for name, c := range map[string]struct {
		pawn       string
		teamMemory int64
	}{
		// Whether __init__ needs a coroutine could depend on what look-ups the class remembers.
		"data class": {`from dataclasses import dataclass
@dataclass
class Point:
    r: int
    c: int
def pawn():
    r, c = get_location()
    log(str(Point(r, c)))
    for i in range(20): pass
`, 300_000},
		// The comparison leaves a tuple in its register, but a number in the copy with notes. Neither is used any more.
		"lambda": {"def pawn():\n    global kept\n    if get_location()[0] == 9:\n        pass\n    kept = lambda: 2\n    move_forward()\n", 200_000},
		"star": {`E = ()
def f(*a): pass
def pawn():
    for i in (1,):
        for j in (1,):
            if get_location()[0] == 9:
                pass
    f(*E)
    f(*E)
    f(*E)
    f(*E)
    move_forward()
`, 250_000},
	} {
		program := compile(t, c.pawn+spawning)
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			rules := engine.Final()
			rules.TeamMemory = c.teamMemory
			playBothWays(t, engine.Config{Rules: rules, White: program, Black: program, Size: 8, Rounds: 150, Seed: 1})
		})
	}
}

// TestRunAllOfPausesAtNotes plays players whose turns a census makes pause anywhere, also where a note stands in front of the instruction
// that is charged. A random generator has written them, and they have been made as short as the two ways to play still differed.
func TestRunAllOfPausesAtNotes(t *testing.T) {
	t.Parallel()
	for name, seeds := range map[string][]int64{"display": {398, 2}, "call": {398, 1, 3}} {
		text, err := os.ReadFile(filepath.Join("testdata", "pauses", name+".py"))
		require.NoError(t, err)
		program := compile(t, string(text))
		for _, seed := range seeds {
			t.Run(fmt.Sprintf("%s/%d", name, seed), func(t *testing.T) {
				t.Parallel()
				rules := engine.Final()
				rules.RobotMemory, rules.TeamMemory = 90_000, 600_000
				playBothWays(t, engine.Config{Rules: rules, White: program, Black: program, Size: 10, Rounds: 100, Seed: seed})
			})
		}
	}
}

// TestRunAllOfGetters plays a player that a census may find in a property, where what it counts
// must not depend on what is remembered of classes: that is more after a turn that has run.
func TestRunAllOfGetters(t *testing.T) {
	t.Parallel()
	program := compile(t, `
class R:
    def get(self):
        for i in range(200):
            pass
        return 1
    p = property(get)
r = R()
n = 0
def pawn():
    global n
    n += 1
    r.p
    step()
`+waiting)
	for team := int64(720 << 10); team <= 1000<<10; team += 8 << 10 {
		rules := engine.Final()
		rules.TeamMemory = team
		playBothWays(t, engine.Config{Rules: rules, White: program, Black: program, Size: 8, Rounds: 40, Seed: 1})
	}
}

// TestRunAllOfDeepCalls plays pawns of which one calls as deep as it may, while others have called
// a function with many variables, or not, and one has not come to an end.
func TestRunAllOfDeepCalls(t *testing.T) {
	t.Parallel()
	variables := func(n int) string {
		names := make([]string, n)
		for i := range names {
			names[i] = fmt.Sprintf("x%d = ", i)
		}
		return strings.Join(names, "") + "0"
	}
	program := compile(t, strings.NewReplacer("MANY", variables(4000), "SOME", variables(95)).Replace(`
n = depth = 0
def big(a):
    if a < 0:
        MANY
    return a
def deep(k):
    global depth
    depth = k
    if k < 0:
        SOME
    return deep(k + 1)
def pawn():
    global n
    step()
    col = get_location()[1]
    if col == 0:
        big(1)
        return
    n += 1
    if col == 2 and n == 15:
        while True:
            pass
    if col == 4 and n % 10 == 0:
        try:
            deep(0)
        except RecursionError:
            log('deep ' + str(depth))
`)+waiting)
	got := playBothWays(t, engine.Config{Rules: engine.Final(), White: program, Black: program, Size: 8, Rounds: 80, Seed: 1})
	depths := map[string]bool{}
	for _, text := range got.all() {
		depths[text] = true
	}
	assert.Len(t, depths, 1, "it is as deep for all: %v", depths)
}

// TestRunAllOfTheKilled plays robots that are ended for keeping too much alive in a turn that
// is watched, or is not.
func TestRunAllOfTheKilled(t *testing.T) {
	t.Parallel()
	const hoard = `
n = 0
def turn():
    global n
    n += 1
    x = [n, set(range(9))]
    if n == LAST:
        keep = {}
        while True:
            try:
                while True:
                    keep = {1: keep, 2: {}, 3: {}, 4: {}, 5: {}}
            except MemoryError:
                pass
`
	for last := 2; last < 8; last++ {
		program := compile(t, strings.ReplaceAll(hoard, "LAST", fmt.Sprint(last)))
		rules := engine.Final()
		rules.RobotMemory = 70_000
		got := playBothWays(t, engine.Config{Rules: rules, White: program, Black: program, Size: 8, Rounds: 30, Seed: 1})
		assert.Equal(t, "MemoryError", got.result.Teams[0].FirstError.Exception)
		assert.Zero(t, got.result.InternalErrors, "killed in turn %d", last)
	}
}
