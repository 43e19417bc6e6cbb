package engine_test

import "testing"

func TestSpawnRefuses(t *testing.T) {
	t.Parallel()
	const wrongRow = "RobotError: white spawns on row 0 only"
	runAPITests(t, []apiTest{
		{kind: "overlord", expr: "spawn(0, 3)", want: "None"},
		{kind: "overlord", expr: "spawn(col=6, row=False)", want: "None"},
		{kind: "overlord", team: "black", expr: "spawn(7, 0)", want: "None"},
		{kind: "overlord", statements: "spawn(0, 3)", expr: "spawn('x', 4)", want: "RobotError: this overlord has spawned a pawn in this turn already"},
		{kind: "overlord", expr: "spawn(1, 3)", want: wrongRow + ", not on 1"},
		{kind: "overlord", expr: "spawn(7, 99)", want: wrongRow + ", not on 7"},
		{kind: "overlord", expr: "spawn('0', 'x')", want: wrongRow + ", not on a value of type str"},
		{kind: "overlord", expr: "spawn(0.5, 'x')", want: wrongRow + ", not on 0.5"},
		{kind: "overlord", expr: "spawn(10**30, 3)", want: wrongRow + ", not on a huge int"},
		{kind: "overlord", team: "black", expr: "spawn(0, 3)", want: "RobotError: black spawns on row 7 only, not on 0"},
		{kind: "overlord", expr: "spawn(1, 'x')", want: wrongRow + ", not on 1"},
		{kind: "overlord", expr: "spawn(1.0, 3)", want: wrongRow + ", not on 1.0"},
		{kind: "overlord", expr: "spawn(float('nan'), 3)", want: wrongRow + ", not on nan"},
		{kind: "overlord", expr: "spawn(0, 8)", want: "RobotError: cannot spawn on (0, 8), which is off the board"},
		{kind: "overlord", expr: "spawn(0, -1)", want: "RobotError: cannot spawn on (0, -1), which is off the board"},
		{kind: "overlord", expr: "spawn(0, 10**30)", want: "RobotError: cannot spawn off the board"},
		{kind: "overlord", expr: "spawn(0, 7.5)", want: "TypeError: col must be an int, not float"},
		{kind: "overlord", expr: "spawn(0, 8.0)", want: "RobotError: cannot spawn off the board"},
		{kind: "overlord", expr: "spawn(0.0, 3)", want: "TypeError: row must be an int, not float"},
		{kind: "overlord", expr: "spawn(0, '3')", want: "TypeError: col must be an int, not str"},
		{kind: "overlord", expr: "spawn(0, 7)", want: "RobotError: cannot spawn on (0, 7), which is occupied"},
		{kind: "overlord", expr: "spawn(0, 0)", want: "RobotError: cannot spawn on (0, 0), which is occupied"},
		{kind: "overlord", expr: "spawn(0)", want: "TypeError: spawn() missing 1 required positional argument: 'col'"},
	})
}

func TestMoveForwardRefuses(t *testing.T) {
	t.Parallel()
	const moved = "RobotError: this pawn has moved in this turn already"
	runAPITests(t, []apiTest{
		{kind: "pawn", expr: "move_forward()", want: "RobotError: cannot move to (4, 3), which is occupied"},
		{kind: "pawn", team: "black", expr: "move_forward()", want: "None"},
		{kind: "pawn", team: "black", statements: "move_forward()", expr: "get_location(), check_space(3, 3)", want: "((2, 3), False)"},
		{kind: "pawn", team: "black", statements: "move_forward()", expr: "move_forward()", want: moved},
		{kind: "pawn", team: "black", statements: "move_forward()", expr: "capture('x', None)", want: moved},
		{kind: "pawn", expr: "move_forward(1)", want: "TypeError: move_forward() takes 0 positional arguments but 1 was given"},
	})
}

func TestCaptureRefuses(t *testing.T) {
	t.Parallel()
	runAPITests(t, []apiTest{
		{kind: "pawn", team: "black", expr: "capture(2, 2)", want: "None"},
		{kind: "pawn", team: "black", expr: "capture(col=4, row=2)", want: "None"},
		{kind: "pawn", team: "black", statements: "capture(2, 4)", expr: "get_location()", want: "(2, 4)"},
		{kind: "pawn", team: "black", statements: "capture(2, 4)", expr: "move_forward()", want: "RobotError: this pawn has moved in this turn already"},

		{kind: "pawn", expr: "capture(4, 8)", want: "RobotError: cannot capture on (4, 8), which is off the board"},
		{kind: "pawn", expr: "capture(-1, 4)", want: "RobotError: cannot capture on (-1, 4), which is off the board"},
		{kind: "pawn", expr: "capture(4, 10**30)", want: "RobotError: cannot capture off the board"},
		{kind: "pawn", expr: "capture(8.5, 4)", want: "RobotError: cannot capture off the board"},
		{kind: "pawn", expr: "capture(4.0, 4)", want: "TypeError: row must be an int, not float"},
		{kind: "pawn", expr: "capture(4, 4.0)", want: "TypeError: col must be an int, not float"},
		{kind: "pawn", expr: "capture(99, 'x')", want: "TypeError: col must be an int, not str"},
		{kind: "pawn", expr: "capture(4, 4)", want: "RobotError: cannot capture on (4, 4), which is empty"},
		{kind: "pawn", expr: "capture(7, 7)", want: "RobotError: cannot capture on (7, 7), which is empty"},
		{kind: "pawn", expr: "capture(2, 4)", want: "RobotError: cannot capture a pawn of the own team, on (2, 4)"},
		{kind: "pawn", expr: "capture(3, 3)", want: "RobotError: cannot capture a pawn of the own team, on (3, 3)"},
		{kind: "pawn", expr: "capture(4, 3)", want: "RobotError: cannot capture on (4, 3), which is not one column aside"},
		{kind: "pawn", expr: "capture(0, 0)", want: "RobotError: cannot capture on (0, 0), which is not one column aside"},
		{kind: "pawn", expr: "capture(3, 4)", want: "RobotError: cannot capture on (3, 4), which is not one row ahead"},
		{kind: "pawn", team: "black", expr: "capture(4, 3)", want: "RobotError: cannot capture a pawn of the own team, on (4, 3)"},
	})
}
