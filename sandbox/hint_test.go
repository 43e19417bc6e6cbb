package sandbox_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bhack/sandbox"
)

// TestHint looks at what is added to the last lines of tracebacks.
func TestHint(t *testing.T) {
	t.Parallel()
	const helper = "import game.stubs as offered\ndepth = 3\ndef best_move(board):\n    beste_col = 1\n    return best_col\nclass Pawn:\n    team_color = 1\n    def __init__(self):\n        self.enemies = []\n"
	const dropped = ". The import that binds it is dropped: what it offers is there under its own name."
	for statement, want := range map[string]string{
		"import randon":                                         "No module named 'randon'. Did you mean: 'random'?",
		"import collctions":                                     "No module named 'collctions'. Did you mean: 'collections'?",
		"import helpers":                                        "No module named 'helpers'. Did you mean: 'helper'?",
		"import numpy":                                          "No module named 'numpy'",
		"import pack.sharde":                                    "No module named 'pack.sharde'. Did you mean: 'pack.shared'?",
		"import pack.deep":                                      "No module named 'pack.deep'. Folders in packages are not read.",
		"import pack.deep.er":                                   "No module named 'pack.deep'. Folders in packages are not read.",
		"import pack.b":                                         "No module named 'pack.b'",
		"import collections.deep":                               "No module named 'collections.deep'; 'collections' is not a package",
		"import helper.deep":                                    "No module named 'helper.deep'; 'helper' is not a package",
		"import none.deep":                                      "No module named 'none'",
		"import os":                                             "No module named 'os' in the sandbox",
		"from random import randnt":                             "cannot import name 'randnt' from 'random' (unknown location). Did you mean: 'randint'?",
		"from helper import best_mov":                           "cannot import name 'best_mov' from 'helper' (helper.py). Did you mean: 'best_move'?",
		"from helper import zzz":                                "cannot import name 'zzz' from 'helper' (helper.py)",
		"import math; math.sqtr(2)":                             "module 'math' has no attribute 'sqtr'. Did you mean: 'sqrt'?",
		"import helper; helper.dept":                            "module 'helper' has no attribute 'dept'. Did you mean: 'depth'?",
		"import functools as f; f.redu":                         "module 'functools' has no attribute 'redu'. Did you mean: 'reduce'?",
		"[].apend(1)":                                           "'list' object has no attribute 'apend'. Did you mean: 'append'?",
		"{}.item()":                                             "'dict' object has no attribute 'item'. Did you mean: 'items'?",
		"import helper; helper.Pawn().team_colr":                "'Pawn' object has no attribute 'team_colr'. Did you mean: 'team_color'?",
		"import helper; helper.Pawn().enemie":                   "'Pawn' object has no attribute 'enemie'. Did you mean: 'enemies'?",
		"import helper; helper.best_move(1)":                    "name 'best_col' is not defined. Did you mean: 'beste_col'?",
		"turns = 0\ndef f():\n    turns += 1\nf()":              "local variable 'turns' referenced before assignment. Did you forget 'global turns'?",
		"def f():\n    turns += 1\nf()":                         "local variable 'turns' referenced before assignment",
		"import functools; @functools.lru_cache\ndef f(): pass": "Expected maxsize to be an integer or None. If @lru_cache without parentheses is meant: that is Python 3.8; before, it is @lru_cache().",
		"zip([1], [2], strict=True)":                            "zip() takes no keyword arguments. Python has strict since 3.10.",
		"sum([1], start=2)":                                     "sum() takes no keyword arguments. Python has start since 3.8.",
		"from dataclasses import dataclass; dataclass(slots=True)": "dataclass() got an unexpected keyword argument 'slots'. Python has it since 3.10.",
		"from dataclasses import dataclass; dataclass(slot=True)":  "dataclass() got an unexpected keyword argument 'slot'",
		"compute_best = 1; compute_bst":                            "name 'compute_bst' is not defined. Did you mean: 'compute_best'?",
		strings.Repeat("count = 1\n", 2000) + "prnt(1)":            "name 'prnt' is not defined. Did you mean: 'print'?",
		"class G:\n    turns = 0\nGturns":                          "name 'Gturns' is not defined",
		"prnt(1)":                                                  "name 'prnt' is not defined. Did you mean: 'print'?",
		"import game.stubs as st; st.log(1)":                       "name 'st' is not defined" + dropped,
		"import game.stubs; game.stubs.log(1)":                     "name 'game' is not defined" + dropped,
		"from game.stubs import log as say; say(1)":                "name 'say' is not defined" + dropped,
		"from game.stubs import log; log(1)":                       "name 'log' is not defined",
		"from helper import st; st.log(1)":                         "cannot import name 'st' from 'helper' (helper.py)",
		"import helper; offered.log(1)":                            "name 'offered' is not defined",
		"x_":                                                       "name 'x_' is not defined",
		"math.pi":                                                  "name 'math' is not defined. Did you forget to import 'math'?",
		"open('x')":                                                "name 'open' is not defined. The sandbox has no open.",
		`raise NameError("name '' is not defined")`:                "name '' is not defined",
		`raise NameError("name * is not defined")`:                 "name * is not defined",
		`raise NameError("name 'prnt is not defined")`:             "name 'prnt is not defined",
		"raise NameError('prnt')":                                  "prnt",
		`raise ImportError("cannot import name 'randin' from 'random as m\nimport random' (")`: "cannot import name 'randin' from 'random as m\nimport random' (",
		`raise ValueError("\nNameError: name 'prnt' is not defined")`:                          "\nNameError: name 'prnt' is not defined",
		`raise AttributeError("module 'm\nnames = 1' has no attribute 'name'")`:                "module 'm\nnames = 1' has no attribute 'name'",
		"raise KeyError(\"name 'prnt' is not defined\")":                                       `"name 'prnt' is not defined"`,
		strings.Repeat("x", 100): "name '" + strings.Repeat("x", 100) + "' is not defined",
	} {
		p, err := sandbox.Compile([]sandbox.File{
			{Path: "main.py", Text: []byte(strings.ReplaceAll(statement, "; ", "\n") + "\n"), Module: "__main__"},
			{Path: "helper.py", Text: []byte(helper)},
			{Path: "pack/shared.py"},
		}, sandbox.Options{InertModules: []string{"game.stubs"}})
		require.NoError(t, err)
		p.Unread = []string{"pack.deep"}
		r := runProgram(p, unlimited, 1)
		require.NotNil(t, r.exception, statement)
		assert.True(t, strings.HasSuffix(r.exception.Traceback, "Error: "+r.exception.Message), statement)
		assert.Equal(t, want, r.exception.Message+sandbox.Link(p, nil).Hint(r.exception), statement)
	}
}
