package engine_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"bhack/engine"
)

// TestHints looks at what tracebacks say of names that are not known.
func TestHints(t *testing.T) {
	for _, test := range []struct{ kind, statement, want string }{
		{"pawn", "spwan(0, 1)", "NameError: name 'spwan' is not defined. Did you mean: 'spawn'? Only overlords have it."},
		{"overlord", "spwan(0, 1)", "NameError: name 'spwan' is not defined. Did you mean: 'spawn'?"},
		{"overlord", "Spawn(0, 1)", "NameError: name 'Spawn' is not defined. Did you mean: 'spawn'?"},
		{"pawn", "get_board()", "NameError: name 'get_board' is not defined. Only overlords have it."},
		{"overlord", "sense()", "NameError: name 'sense' is not defined. Only pawns have it."},
		{"pawn", "checkspace(0, 1)", "NameError: name 'checkspace' is not defined. Did you mean: 'check_space'?"},
		{"pawn", "team.WHITE", "NameError: name 'team' is not defined. Did you mean: 'Team'?"},
		{"overlord", "move_forwards()", "NameError: name 'move_forwards' is not defined. Did you mean: 'move_forward'? Only pawns have it."},
		{"pawn", "lgo('x')", "NameError: name 'lgo' is not defined"},
		{"pawn", "item", "NameError: name 'item' is not defined. Did you mean: 'iter'?"},
		{"pawn", "Pawn", "NameError: name 'Pawn' is not defined. Did you mean: 'RobotType.PAWN'?"},
		{"pawn", "WHITE", "NameError: name 'WHITE' is not defined. Did you mean: 'Team.WHITE'?"},
		{"pawn", "random.random()", "NameError: name 'random' is not defined. Did you forget to import 'random'?"},
		{"pawn", "import randon", "ModuleNotFoundError: No module named 'randon'. Did you mean: 'random'?"},
		{"pawn", "from random import randnt", "ImportError: cannot import name 'randnt' from 'random' (unknown location). Did you mean: 'randint'?"},
		{"pawn", "them", "NameError: name 'them' is not defined"},
		{"pawn", "mystery", "NameError: name 'mystery' is not defined"},
		{"pawn", "RobotType.PAWNS", "AttributeError: type object 'RobotType' has no attribute 'PAWNS'. Did you mean: 'PAWN'?"},
		{"pawn", "Team.White", "AttributeError: type object 'Team' has no attribute 'White'. Did you mean: 'WHITE'?"},
		{"pawn", "get_team().Black", "AttributeError: 'Team' object has no attribute 'Black'. Did you mean: 'BLACK'?"},
		{"pawn", "Team.RED", "AttributeError: type object 'Team' has no attribute 'RED'"},
		{"pawn", "str.White", "AttributeError: type object 'str' has no attribute 'White'"},
		{"pawn", "x = int | None", "TypeError: unsupported operand type(s) for |: 'type' and 'NoneType'. Types have it since Python 3.10; before, Union and Optional of typing stand for it."},
		{"pawn", "x = list[int]", "TypeError: 'type' object is not subscriptable. If list[int] or the like is meant: that is Python 3.9; before, it is List[int] of typing."},
		{"pawn", "{} | {}", "TypeError: unsupported operand type(s) for |: 'dict' and 'dict'. Dicts have it since Python 3.9; before, update does it."},
		{"pawn", "{} | 1", "TypeError: unsupported operand type(s) for |: 'dict' and 'int'"},
		{"pawn", "1[2]", "TypeError: 'int' object is not subscriptable"},
		{"pawn", "'ab'.removeprefix('a')", "AttributeError: 'str' object has no attribute 'removeprefix'. Python has it since 3.9."},
		{"pawn", "import math\nmath.dist((1,), (2,))", "AttributeError: module 'math' has no attribute 'dist'. Python has it since 3.8."},
		{"pawn", "from functools import cache", "ImportError: cannot import name 'cache' from 'functools' (unknown location). Python has it since 3.9."},
		{"pawn", "raise NameError('spwan')", "NameError: spwan"},
		{"pawn", "raise ValueError(\"name 'spwan' is not defined\")", "ValueError: name 'spwan' is not defined"},
	} {
		assert.Equal(t, test.want, evaluate(t, engine.Final(), engine.White, test.kind, test.statement, "0"), test.statement)
	}
	// What code sees of the exception is what CPython 3.7 says.
	text := "try:\n    spwan(0, 1)\nexcept NameError as e:\n    text = str(e)"
	assert.Equal(t, `"name 'spwan' is not defined"`, evaluate(t, engine.Final(), engine.White, "pawn", text, "text"))
}
