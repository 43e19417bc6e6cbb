package engine_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bhack/engine"
)

// position is the one in which TestAPI asks: the pawn in question is on (3, 3), as
// number 2, white or black.
const position = `
	........
	..W.....
	.W......
	.B.B.W..
	..B.B...
	..W.W...
	........
	B......W`

// evaluate returns what a robot on the position gets for the expression: its repr, or
// the last line of the traceback. The statements run before it.
func evaluate(t *testing.T, rules engine.Rules, team engine.Team, kind, statements, expression string) string {
	t.Helper()
	drawing := strings.Split(strings.TrimSpace(position), "\n")
	for i := range drawing {
		drawing[i] = strings.TrimSpace(drawing[i])
	}
	letter := map[engine.Team]string{engine.White: "W", engine.Black: "B"}[team]
	drawing[4] = drawing[4][:3] + letter + drawing[4][4:]
	code := statements + "\nlog(repr((" + expression + ")))"
	player, robot := whenPawn(code), 2
	if kind == "overlord" {
		player, robot = whenOverlord(code), int(team)
	}
	players := [2]string{idle, idle}
	players[team] = player
	_, r := play(t, players[0], players[1], engine.Config{
		Rules: rules, Rounds: 1,
		Map: board(t, strings.Join(drawing, " "), [2]int{3, 3}),
	})
	turn := r.of(robot)[0]
	if turn.Exception != "" {
		assert.True(t, strings.HasPrefix(lastLine(turn.Traceback), turn.Exception))
		return lastLine(turn.Traceback)
	}
	require.Len(t, turn.Logs, 1)
	return turn.Logs[0]
}

// apiTest is an expression and what it gives: for white in both rulesets, unless
// another team or ruleset is named.
type apiTest struct {
	ruleset, team    string // "" for both, "" for white
	kind             string
	statements, expr string
	want             string
}

func runAPITests(t *testing.T, tests []apiTest) {
	t.Helper()
	for _, test := range tests {
		for ruleset, rules := range rulesets() {
			if test.ruleset != "" && test.ruleset != ruleset {
				continue
			}
			team := engine.White
			if test.team == "black" {
				team = engine.Black
			}
			t.Run(fmt.Sprintf("%s/%s %s/%s%s", ruleset, team, test.kind, test.statements, test.expr), func(t *testing.T) {
				t.Parallel()
				assert.Equal(t, test.want, evaluate(t, rules, team, test.kind, test.statements, test.expr))
			})
		}
	}
}

func TestGetters(t *testing.T) {
	t.Parallel()
	runAPITests(t, []apiTest{
		{kind: "pawn", expr: "get_type()", want: "<RobotType.PAWN: 1>"},
		{kind: "overlord", expr: "get_type()", want: "<RobotType.OVERLORD: 0>"},
		{kind: "pawn", expr: "get_team()", want: "<Team.WHITE: 0>"},
		{kind: "overlord", team: "black", expr: "get_team()", want: "<Team.BLACK: 1>"},
		{kind: "pawn", expr: "str(get_team())", want: "'Team.WHITE'"},
		{kind: "pawn", expr: "Team.WHITE == get_team() and Team.WHITE != Team.BLACK", want: "True"},
		{kind: "pawn", expr: "get_board_size()", want: "8"},
		{kind: "pawn", expr: "get_location()", want: "(3, 3)"},
		{kind: "pawn", expr: "get_type(1)", want: "TypeError: get_type() takes 0 positional arguments but 1 was given"},
		{kind: "pawn", expr: "log(5)", want: "RuntimeError: log() takes a str, not int; use str(x), or print(x)"},
		{kind: "pawn", expr: "log()", want: "TypeError: log() missing 1 required positional argument: 'text'"},
		{
			kind: "pawn", expr: "sense()",
			want: "[(2, 2, <Team.WHITE: 0>), (2, 4, <Team.WHITE: 0>), (3, 2, <Team.BLACK: 1>), (3, 4, <Team.BLACK: 1>)," +
				" (4, 1, <Team.BLACK: 1>), (4, 3, <Team.BLACK: 1>), (4, 5, <Team.WHITE: 0>), (5, 1, <Team.WHITE: 0>)]",
		},
		{
			kind: "pawn", team: "black", expr: "sense()[0]",
			want: "(2, 2, <Team.WHITE: 0>)",
		},
		{kind: "overlord", expr: "get_board()[3]", want: "[None, None, <Team.BLACK: 1>, <Team.WHITE: 0>, <Team.BLACK: 1>, None, None, None]"},
		{kind: "overlord", expr: "[len(row) for row in get_board()]", want: "[8, 8, 8, 8, 8, 8, 8, 8]"},
		{
			kind: "overlord", statements: "b = get_board()\nb[3][3] = None\nb.pop()",
			expr: "get_board()[3][3], len(get_board())", want: "(<Team.WHITE: 0>, 8)",
		},
	})
}

// TestNamesByType makes sure that robots have the functions of their own type only.
func TestNamesByType(t *testing.T) {
	t.Parallel()
	var tests []apiTest
	for _, name := range []string{"get_board", "spawn"} {
		tests = append(tests, apiTest{kind: "pawn", expr: name, want: "NameError: name '" + name + "' is not defined. Only overlords have it."})
	}
	for _, name := range []string{"get_location", "sense", "move_forward", "capture"} {
		tests = append(tests, apiTest{kind: "overlord", expr: name, want: "NameError: name '" + name + "' is not defined. Only pawns have it."})
	}
	for _, kind := range []string{"pawn", "overlord"} {
		for _, name := range []string{"RobotError", "GameError"} {
			tests = append(tests, apiTest{kind: kind, expr: "issubclass(" + name + ", Exception)", want: "True"})
		}
	}
	runAPITests(t, tests)
}

func TestCheckSpace(t *testing.T) {
	t.Parallel()
	const far = "a pawn sees no more than 2 rows and columns around it"
	runAPITests(t, []apiTest{
		{kind: "pawn", expr: "check_space(3, 3)", want: "<Team.WHITE: 0>"},
		{kind: "pawn", expr: "check_space(4, 3)", want: "<Team.BLACK: 1>"},
		{kind: "pawn", expr: "check_space(4, 2)", want: "False"},
		{kind: "pawn", expr: "check_space(col=1, row=5)", want: "<Team.WHITE: 0>"},
		{kind: "pawn", expr: "check_space(True, True)", want: "False"},
		{kind: "pawn", expr: "check_space(6, 3)", want: "RobotError: cannot look at (6, 3) from (3, 3): " + far},
		{kind: "pawn", expr: "check_space(3, 0)", want: "RobotError: cannot look at (3, 0) from (3, 3): " + far},
		{kind: "pawn", expr: "check_space(-1, 3)", want: "RobotError: cannot look at (-1, 3) from (3, 3): " + far},
		{kind: "pawn", expr: "check_space(3, 10**30)", want: "RobotError: cannot look at (3, a huge int) from (3, 3): " + far},
		{kind: "pawn", expr: "check_space(3, 6.5)", want: "RobotError: cannot look at (3, 6.5) from (3, 3): " + far},
		{kind: "pawn", expr: "check_space('3', 3)", want: "TypeError: row must be an int, not str"},
		{kind: "pawn", expr: "check_space(3, None)", want: "TypeError: col must be an int, not NoneType"},
		{kind: "pawn", ruleset: "final", expr: "check_space(3, 3.0)", want: "TypeError: list indices must be integers or slices, not float"},
		{kind: "pawn", ruleset: "sp20", expr: "check_space(3, 3.0)", want: "TypeError: col must be an int, not float"},

		{kind: "overlord", expr: "check_space(0, 7)", want: "<Team.WHITE: 0>"},
		{kind: "overlord", expr: "check_space(7, 7)", want: "False"},
		{kind: "overlord", ruleset: "sp20", expr: "check_space(-1, 0)", want: "RobotError: cannot look at (-1, 0), which is off the board"},
		{kind: "overlord", ruleset: "sp20", expr: "check_space(0, 8)", want: "RobotError: cannot look at (0, 8), which is off the board"},
		{kind: "overlord", ruleset: "sp20", expr: "check_space(0, 10**30)", want: "RobotError: cannot look off the board"},
		{kind: "overlord", ruleset: "sp20", expr: "check_space(0.0, 10**30)", want: "TypeError: row must be an int, not float"},
		{kind: "overlord", ruleset: "final", expr: "check_space(-8, -1)", want: "<Team.WHITE: 0>"},
		{kind: "overlord", ruleset: "final", expr: "check_space(-9, 0)", want: "IndexError: list index out of range"},
		{kind: "overlord", ruleset: "final", expr: "check_space(0, 8)", want: "IndexError: list index out of range"},
		{kind: "overlord", ruleset: "final", expr: "check_space(8, 0.5)", want: "IndexError: list index out of range"},
		{kind: "overlord", ruleset: "final", expr: "check_space(0, -10**30)", want: "IndexError: cannot fit 'int' into an index-sized integer"},
		{kind: "overlord", ruleset: "final", expr: "check_space('0', 0)", want: "TypeError: list indices must be integers or slices, not str"},
		{kind: "overlord", ruleset: "final", expr: "check_space(0, float('nan'))", want: "TypeError: list indices must be integers or slices, not float"},
	})
}

// TestCheckSpaceAtTheEdge makes sure of a pawn's view over the edge of the board.
func TestCheckSpaceAtTheEdge(t *testing.T) {
	t.Parallel()
	code := `
for row, col in ((-1, 0), (-2, 6), (7, 8), (0, -2)):
    try:
        log(str(check_space(row, col)))
    except RobotError as e:
        log("RobotError: " + str(e))
    except IndexError as e:
        log("IndexError: " + str(e))
`
	drawing := "......B. ........ ........ ........ ........ ........ ........ W......."
	for ruleset, want := range map[string][]string{
		"sp20": {
			"RobotError: cannot look at (-1, 0), which is off the board",
			"RobotError: cannot look at (-2, 6) from (0, 0): a pawn sees no more than 2 rows and columns around it",
			"RobotError: cannot look at (7, 8) from (0, 0): a pawn sees no more than 2 rows and columns around it",
			"RobotError: cannot look at (0, -2), which is off the board",
		},
		"final": {
			"False",
			"RobotError: cannot look at (-2, 6) from (0, 0): a pawn sees no more than 2 rows and columns around it",
			"RobotError: cannot look at (7, 8) from (0, 0): a pawn sees no more than 2 rows and columns around it",
			"False",
		},
	} {
		_, r := play(t, whenPawn(code), idle, engine.Config{
			Rules: rulesets()[ruleset], Rounds: 1, Map: board(t, drawing),
		})
		assert.Equal(t, want, r.logs(2), ruleset)
	}
	_, r := play(t, idle, whenPawn("log(str(check_space(7, -2)))\ncheck_space(8, -1)"), engine.Config{
		Rules: engine.Final(), Rounds: 1,
		Map: board(t, "......B. B....... ........ ........ ........ ........ ........ ........", [2]int{6, 0}),
	})
	assert.Equal(t, []string{"Team.BLACK"}, r.logs(2))
	assert.Equal(t, "IndexError: list index out of range", lastLine(r.of(2)[0].Traceback))
}
