package engine_test

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/assert"

	"bhack/engine"
)

// The tests of this file hold what players written for the contest's engine rely on
// and no rule says.

func TestEnumerations(t *testing.T) {
	t.Parallel()
	var tests []apiTest
	for _, test := range [][2]string{
		{"Team(1), Team(0.0), Team(True), Team(Team.WHITE)", "(<Team.BLACK: 1>, <Team.WHITE: 0>, <Team.BLACK: 1>, <Team.WHITE: 0>)"},
		{"Team(value=1)", "<Team.BLACK: 1>"},
		{"Team(2)", "ValueError: 2 is not a valid Team"},
		{"Team('WHITE')", "ValueError: 'WHITE' is not a valid Team"},
		{"Team()", "TypeError: __call__() missing 1 required positional argument: 'value'"},
		{"RobotType(get_type().value) is get_type()", "True"},
		{"Team['BLACK']", "<Team.BLACK: 1>"},
		{"Team['GREEN']", "KeyError: 'GREEN'"},
		{"list(Team), len(RobotType)", "([<Team.WHITE: 0>, <Team.BLACK: 1>], 2)"},
		{"Team", "<enum 'Team'>"},
		{"type(get_team()) is Team and isinstance(get_team(), Team)", "True"},
		{"Team.WHITE in Team, Team.WHITE in (0, 1)", "(True, False)"},
		{"get_team().BLACK.WHITE", "<Team.WHITE: 0>"},
		{"Team.BLACK.name + str(Team.BLACK.value)", "'BLACK1'"},
		{"str(RobotType.OVERLORD) + '{}%s'.format(Team.WHITE) % Team.BLACK", "'RobotType.OVERLORDTeam.WHITETeam.BLACK'"},
		{"bool(Team.WHITE), Team.WHITE == 0, Team.WHITE == False, Team.WHITE != RobotType.OVERLORD", "(True, False, False, True)"},
		{"{Team.WHITE: 'w', Team.BLACK: 'b'}[get_team()]", "'w'"},
		{"sorted(Team, key=lambda team: -team.value)", "[<Team.BLACK: 1>, <Team.WHITE: 0>]"},
		{"Team.WHITE < Team.BLACK", "TypeError: '<' not supported between instances of 'Team' and 'Team'"},
		{"[0, 1][Team.BLACK]", "TypeError: list indices must be integers or slices, not Team"},
		{"__name__", "'__main__'"},
	} {
		tests = append(tests, apiTest{kind: "pawn", expr: test[0], want: test[1]})
	}
	tests = append(tests,
		apiTest{kind: "pawn", statements: "Team.WHITE = Team.BLACK", expr: "0", want: "TypeError: can't set attributes of built-in/extension type 'Team'"},
		apiTest{kind: "pawn", statements: "get_team().mark = 1", expr: "0", want: "AttributeError: 'Team' object has no attribute 'mark'"},
	)
	runAPITests(t, tests)
}

// TestEdgeOfEachSide makes sure of what a pawn in a corner sees over the edges: the
// squares before them are those of the other side, those behind them are none.
func TestEdgeOfEachSide(t *testing.T) {
	t.Parallel()
	look := whenPawn(`
row, col = get_location()
seen = []
for dr in (-2, -1, 1, 2):
    for dc in (0,):
        try:
            seen.append(str(check_space(row + dr, col + dc)))
        except IndexError as e:
            seen.append('IndexError')
for dc in (-2, -1, 1, 2):
    try:
        seen.append(str(check_space(row, col + dc)))
    except IndexError:
        seen.append('IndexError')
log(' '.join(seen))
`)
	_, r := play(t, look, idle, engine.Config{
		Rules: engine.Final(), Rounds: 1,
		Map: board(t, "W.....BW B......B ........ ........ ........ ........ B......B W.....BW",
			[2]int{0, 0}, [2]int{0, 7}, [2]int{7, 0}, [2]int{7, 7}),
	})
	const black, white, none, end = "Team.BLACK", "Team.WHITE", "False", "IndexError"
	for id, want := range map[int][]string{
		2: {black, white, black, none, black, white, none, none},
		3: {black, white, black, none, none, black, end, end},
		4: {none, black, end, end, black, white, none, none},
		5: {none, black, end, end, none, black, end, end},
	} {
		assert.Equal(t, fmt.Sprint(want), "["+r.logs(id)[0]+"]", "pawn %d", id)
	}
}

// TestTopLevelActs makes sure that code outside functions may act, and that this is
// the move of the first turn.
func TestTopLevelActs(t *testing.T) {
	t.Parallel()
	player := `
if get_type() == RobotType.OVERLORD:
    spawn((get_board_size() - 1) * get_team().value, 3)
else:
    move_forward()
    log(str(get_location()))

def turn():
    try:
        if get_type() == RobotType.OVERLORD:
            spawn((get_board_size() - 1) * get_team().value, 4)
        else:
            move_forward()
    except RobotError:
        log('has acted')
`
	_, r := play(t, player, player, engine.Config{Rules: engine.Final(), Rounds: 2, Size: 8})
	assert.Equal(t, []string{"has acted"}, r.logs(0))
	assert.Equal(t, engine.Spawn, r.of(0)[1].Action.Kind, "and in the next turn it may")
	assert.Equal(t, []string{"(1, 3)", "has acted"}, r.logs(2))
	assert.Equal(t, []string{"(6, 3)", "has acted"}, r.logs(3))
}

// TestSharedStreamOfModules makes sure of what does and does not draw from the
// stream that all share.
func TestSharedStreamOfModules(t *testing.T) {
	t.Parallel()
	// What random.seed(1337) gives first; TestSharedDraws has the rest.
	const first = "11 5"
	for name, white := range map[string]string{
		"import":      "import random\nfrom random import choice\n" + idle,
		"own source":  "import random\nown = random.Random(5)\nown.shuffle([1, 2, 3])\nown.random()\n" + idle,
		"state saved": "import random\ns = random.getstate()\nrandom.random()\nrandom.setstate(s)\n" + idle,
		"seeded":      "import random\nrandom.random()\nrandom.seed(-1337)\n" + idle,
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			black := "from random import randint\ndef turn():\n    log('%d %d' % (randint(0, 15), randint(0, 15)))\n"
			_, r := play(t, white, black, engine.Config{Rules: engine.Final(), Rounds: 1, Seed: 1337, RNG: engine.Shared})
			assert.Equal(t, []string{first}, r.logs(1))
		})
	}
}
