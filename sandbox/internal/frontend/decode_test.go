package frontend

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bhack/sandbox/internal/code"
)

func compileText(t testing.TB, text string) *code.Program {
	t.Helper()
	p, err := Compile([]File{{Path: "test.py", Text: []byte(text)}}, Options{})
	require.NoError(t, err)
	return p
}

// bytecodes counts what gpython's compiler made of the source: the bytecodes of the
// top level and of everything in it.
func bytecodes(t testing.TB, text string) int {
	t.Helper()
	top, err := compileSource(text)
	require.NoError(t, err)
	d := &decoder{in: top}
	d.scanBytecode()
	return len(d.raws)
}

// TestCostIsTheNumberOfBytecodes holds for code without jumps, all of which is
// executed once: however instructions are fused, they cost what they stand for.
func TestCostIsTheNumberOfBytecodes(t *testing.T) {
	for name, text := range map[string]string{
		"assignment":          "a = 1\nb = a\n",
		"arithmetic":          "a = 1\nb = a + 2 * a - 7 // a\n",
		"chain of targets":    "a = b = c = 3\n",
		"swap":                "a, b = 1, 2\na, b = b, a\n",
		"swap of three":       "a, b, c = 1, 2, 3\na, b, c = c, a, b\n",
		"calls":               "print(len([1, 2]), max(1, 2, 3))\n",
		"methods":             "x = []\nx.append(x.count(1))\n",
		"keywords":            "print(1, 2, sep='', end='')\n",
		"star arguments":      "x = [1]\nprint(*x, **{})\n",
		"items":               "x = [1, 2]\nx[0] = x[1]\nx[0] += 1\ndel x[0]\n",
		"attributes":          "def f(): pass\nf.a = 1\nf.a += f.a\ndel f.a\n",
		"slices":              "x = [1, 2]\ny = x[0:1]\nz = x[::2]\n",
		"displays":            "x = [1, (2, 3), {4}, {5: 6}]\n",
		"many constants":      "x = [" + strings.Repeat("1, ", 600) + "]\n",
		"unpacking":           "a, *b = [1, 2, 3]\n",
		"function":            "def f(a, b=1, *, c=2):\n    return a\n",
		"decorated function":  "def d(f): return f\n@d\n@d\ndef f(a=1, b=2): pass\n",
		"class":               "class A(object):\n    x = 1\n",
		"closure":             "f = lambda x: lambda: x\n",
		"delete":              "a = 1\ndel a\n",
		"expression":          "a = 1\na == 1\nnot a\n-a\n",
		"docstring":           "'doc'\na = 1\n",
		"import":              "import math\nfrom math import pi as p, e\n",
		"empty":               "",
		"nothing but pass":    "pass\n",
		"loop that is set up": "a = [1]\nb = [i for i in a]\n",
	} {
		t.Run(name, func(t *testing.T) {
			cost := 0
			for _, in := range compileText(t, text).Units["test"].Top.Instrs {
				cost += int(in.Cost)
			}
			assert.Equal(t, bytecodes(t, text), cost)
		})
	}
}

// TestCostOfRewrittenSyntax pins what the syntax costs that gpython lacks.
func TestCostOfRewrittenSyntax(t *testing.T) {
	for text, want := range map[string]int{
		"a = f'x'\n":                        2, // as a = 'x'
		"a = f'{b}'\n":                      4, // hidden function, b, call, store
		"a = f'{b:>3}'\n":                   5,
		"a = f'{b!r:>{c}}'\n":               5 + 5, // the specification is an f-string of two pieces
		"a = f'x{b}y{c}'\n":                 2 + 1 + 3 + 1 + 3 + 1,
		"a = [*b, 1]\n":                     2 + 1 + 2 + 1,
		"a = [*b, 1, *c]\n":                 2 + 1 + 2 + 1 + 1,
		"a = {**b, 'k': 1}\n":               2 + 1 + 4 + 1,
		"a = {b: c, d: e}\n":                2 + 4 + 1,
		"a = {'b': c, 'd': e}\n":            1 + 3 + 3 + 1,
		"f(*a, 1, *b)\n":                    1 + 2 + 1 + 2 + 1 + 2, // and the call, and the end of the statement
		"f(*a, k=1)\n":                      1 + 1 + 4 + 2,
		"f(a, *b, **c)\n":                   4 + 2,
		"a = (b := c)\n":                    3 + 1 + 1,
		"a: int = 1\n":                      8,
		"a: int\n":                          6,
		"'x'\n1\nNone\n...\n":               2, // a docstring
		"@a.b\ndef f(): pass\n":             4 + 3 + 1 + 1,
		"@a\ndef f(): pass\n":               1 + 3 + 1 + 1,
		"from __future__ import division\n": 0,
		"def f(a: int, *, b, c: str = 'x') -> None: pass\n": 2 + 3 + 1 + 4,
		"a = 1_000\n": 2,
		"a = -1\n":    3,
	} {
		cost := -2 // for the end of the module
		for _, in := range compileText(t, text).Units["test"].Top.Instrs {
			cost += int(in.Cost)
		}
		assert.Equal(t, want, cost, text)
	}
}

func TestSyntaxErrors(t *testing.T) {
	for name, test := range map[string]struct {
		text string
		want string
	}{
		"invalid syntax":      {"a = 1\nb = = 2\n", "test.py:2: SyntaxError: invalid syntax at '='"},
		"NUL byte":            {"a = 1\nb = '\x00'\n", "test.py:2: source contains a NUL byte"},
		"not UTF-8":           {"a = 1\n\n# \xff\n", "test.py:3: source is not valid UTF-8"},
		"brackets too deep":   {"a = 1\nb = " + strings.Repeat("(", 300) + strings.Repeat(")", 300) + "\n", "test.py:2: SyntaxError: brackets are nested deeper than the limit of 200"},
		"expression too deep": {"a = " + strings.Repeat("-", 70000) + "1\n", "test.py:1: SyntaxError: expression is nested deeper than the limit of 1000"},
		"too many extremes":   {"a = [1e999, 0.0, 1e-9]\n" + strings.Repeat("a = f'{1e-320}{0.0}'\n", 10_000), "test.py:10001: SyntaxError: the file has more floats that are infinite or almost zero than the limit of 10000"},
		"file too large":      {strings.Repeat("#", MaxSource+1), "test.py:1: file is larger than the limit of 1048576 bytes"},
		"break outside loop":  {"a = 1\nbreak\n", "test.py:2: SyntaxError: 'break' outside loop"},
		"bytes":               {"a = b'x'\n", "test.py:1: SyntaxError: bytes are not supported"},
	} {
		t.Run(name, func(t *testing.T) {
			_, err := Compile([]File{{Path: "test.py", Text: []byte(test.text)}}, Options{})
			require.Error(t, err)
			var syntaxErr *SyntaxError
			require.ErrorAs(t, err, &syntaxErr)
			assert.Equal(t, test.want, err.Error())
		})
	}
}

func FuzzCompile(f *testing.F) {
	for _, seed := range []string{
		"a = 1\n", "def f(a, b=2, *c, d=3, **e):\n    return a\n",
		"try:\n    pass\nexcept ValueError as e:\n    pass\nfinally:\n    pass\n",
		"for i in x:\n    if i: break\nelse:\n    continue\n", "with a as b, c: pass\n",
		"class A(B):\n    def f(self): return super().f()\n", "x = [i for i in y if i for j in i]\n",
		"while a < b < c:\n    yield\n", "lambda *a: (yield)\n", "a, *b = c\n", "@a.b\ndef f(): pass\n",
		"f'{a!r:>{b}}' 'c' rf\"{d}\"\n", "f(*a, 1, *b, k=2, **c, **d)\n", "x = [*a, {**b, 'c': 1}, {*d}, (*e, 1)]\n",
		"def f(a: int = 1, /, *, b, c: str = 2, **d) -> None:\n    x: int\n    return x\n",
		"if (n := f()) > 1: print([m := n, [k := i for i in a], k])\n", "{a: b, c: d}\n{1: a}\n",
		"class A:\n    class __B:\n        def __f(self): return self.__x, super().f()\n",
		"def f():\n    x = 1\n    def g():\n        nonlocal x\n        x: int = 2\n        global y\n    import a.b.c\n    return g\n",
		"try:\n    a\nexcept A as b:\n    continue\nelse:\n    b\nfinally:\n    c\n", "with a as (b, *c), d as e.f, g: pass\n",
		"from __future__ import annotations\nfrom . import a as b, c\n", "x = 0x_ff + 1_0.5e-3 if a else b''\n",
		"del a, b[1:2, ::3], c.d\nassert a, b\nraise a from b\n", "a = yield\n\tb\n", "'\\x41\\u00e9\\N{x}'\n",
	} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, text string) {
		if len(text) > 4096 {
			return
		}
		// Whatever the text, the result is a program or a *SyntaxError.
		p, err := Compile([]File{{Path: "test.py", Text: []byte(text)}}, Options{})
		if err != nil {
			var syntaxErr *SyntaxError
			require.ErrorAs(t, err, &syntaxErr)
			// What is wrong with a text is found before gpython's compiler sees it.
			require.NotContains(t, syntaxErr.Msg, "cannot compile")
			require.NotContains(t, syntaxErr.Msg, "cannot decode")
			return
		}
		require.NotNil(t, p.Units["test"])
	})
}
