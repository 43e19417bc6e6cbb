package frontend

import (
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// TestNamespaces holds for files of which the class G is nothing but a namespace.
func TestNamespaces(t *testing.T) {
	const class = "class G:\n    a = 0\n    b = 'x'\n"
	for name, text := range map[string]string{
		"loads":          class + "def f():\n    return G.a, [G.b for _ in range(G.a)]\n",
		"stores":         class + "def f():\n    G.a = 1\n    G.b[G.a], G.a = 2, 3\n    for G.a in G.b: pass\n",
		"steps":          class + "def f():\n    G.a += 1\n    G.b -= G.a if G.b else 2\n",
		"top level":      class + "G.a = G.b\nG.a += 1\n",
		"bodies":         "class G:\n    'doc'\n    a: int = -1\n    b: tuple = (2, None, (True, 'a'), 0.5)\n" + "def f(): return G.a\n",
		"private":        "class G:\n    __a = b = 0\ndef f(): return G._G__a\n",
		"conditions":     class + "def f(x): return (G.a if x else G.b) or G.a\n",
		"a local G":      class + "def f(G):\n    del G.a\n    return G\n",
		"methods called": class + "def f():\n    G.b.join(G.a)\n    G.a()\n",
		"a list":         "class G:\n    a = []\n    b = [[0] for _ in range(3)]\ndef f(): return G.a\n",
		"a dict":         "class G:\n    a = {}\n    b = {'x': {1}}\ndef f(): return G.a\n",
		"a call":         "class G:\n    a = set()\n    b = print('x', a)\ndef f(): return G.a\n",
		"a variable":     "x = [1]\nclass G:\n    a = x\n    b = a[0] * 2\ndef f(): return G.a\n",
		"teams":          "class G:\n    a = get_team()\n    b = Team.BLACK if a == Team.WHITE else Team.WHITE\ndef f(): G.a, G.b = G.b, G.a\n",
		"sizes":          "class G:\n    a = get_board_size() - 1\n    b = a // 2 if 0 < a < 9 and not a == 3 else -a\ndef f(): G.a, G.b = G.b, G.a\n",
		"annotations":    "from typing import Dict\nclass G:\n    a: Dict[int, int] = {}\n    b: int = 0\ndef f(): G.b += 1\n",
		"many names":     strings.Repeat("x = 1\n", 3) + class + "def f(): return G.a\n",
	} {
		t.Run(name, func(t *testing.T) {
			assert.Equal(t, 2, compileText(t, text).Units["test"].Variables)
		})
	}
}

// TestNoNamespaces holds for files of which G may be seen to be a class, or to be another one.
func TestNoNamespaces(t *testing.T) {
	const class = "class G:\n    a = 0\n"
	for name, text := range map[string]string{
		"handed on":       class + "def f(): return G\n",
		"hints":           "from typing import get_type_hints\n" + class + "def f(x: 'G.a'): G.a = 1\n",
		"called":          class + "def f(): return G()\n",
		"another name":    class + "def f(): G.c = 1\n",
		"deleted":         class + "def f(): del G.a\n",
		"unbound":         class + "del G\n",
		"assigned":        class + "G = 3\n",
		"assigned below":  class + "def f():\n    global G\n    G = 3\n",
		"two statements":  class + class,
		"a base":          class + "class H(G): pass\n",
		"bases":           "class G(object):\n    a = 0\n",
		"decorated":       "def d(c): return c\n@d\n" + class,
		"a method":        class + "    def f(self): pass\n",
		"another list":    "class G:\n    a = []\ndef f(): G.a = 2\n",
		"another dict":    "class G:\n    a = {}\ndef f(): G.a = 2\n",
		"an empty list":   "class G:\n    a = list()\ndef f(): G.a = 2\n",
		"a result's part": "class G:\n    a = get_team().name\ndef f(): G.a = 2\n",
		"an argument":     "class G:\n    a = set((get_team(),))\ndef f(): G.a = 2\n",
		"another result":  "class G:\n    a = max(1, 2)\ndef f(): G.a += 2\n",
		"another object":  "x = [1]\nclass G:\n    a = b = x\n    c = b\ndef f():\n    for G.c in x: pass\n",
		"a long text":     "class G:\n    a = 'x' * 99999\ndef f(): G.a = 2\n",
		"a lambda":        "class G:\n    a = lambda: 2\ndef f(): return G.a\n",
		"a generator":     "class G:\n    a = list(x for x in (1, 2))\ndef f(): return G.a\n",
		"perhaps":         "class G:\n    a = 1\n    if a: b = 2\n    else: b = 3\ndef f(): return G.a\n",
		"a body's loop":   "class G:\n    for a in (1, 2): pass\ndef f(): return G.a\n",
		"an import in it": "class G:\n    import math\n    a = 1\ndef f(): return G.a\n",
		"a star import":   class + "from state import *\n",
		"spelt out":       class + "class D: pass\nsetattr(D, '__get__', print)\nG.a = D()\n",
		"put together":    class + "class D: pass\nsetattr(D, '__ge' + chr(116) + '__', print)\nG.a = D()\n",
		"made by type":    class + "G.a = type('E', (), {'__ge' + chr(116) + '__': print})()\n",
		"looked up":       class + "import functools\nG.a = getattr(functools, 'partial' + 'method'[:])(print, 'a')\n",
		"of a metaclass":  class + "G.a = (1).__class__.__class__('E', (), {'__ge' + chr(116) + '__': print})()\n",
		"wrapped":         class + "import functools\nclass D: pass\nfunctools.wraps(print, assigned=['__ge' + 't__'])(D)\nG.a = D()\n",
		"a body with if":  class + "    if a: b = 1\n",
		"in a body":       class + "class H:\n    x = G.a\n    def f(self): pass\n",
		"in a function":   "def f():\n    global G\n    class G:\n        a = 0\n",
		"joined, first":   class + "class H:\n    b = 0\ndef f(x): return (G if x else H).a\n",
		"joined, second":  class + "class H:\n    b = 0\ndef f(x): return (H if x else G).a\n",
		"or":              class + "def f(x): return (x or G).a\n",
		"a target":        class + "def f(x):\n    (x or G).a += 1\n",
		"walrus":          class + "print((G := 3))\n",
		"star":            class + "print(*G.a, **G)\n",
		"described":       class + "class D:\n    def __get__(self, i, c): return 5\nG.a = D()\n",
		"static":          class + "G.a = staticmethod(print)\n",
		"main imported":   class + "import __main__\nprint(__main__.G.a)\n",
		"itself imported": class + "def f():\n    import test\n    return test.G.a\n",
		"from itself":     class + "def f():\n    from test import G as g\n    return g\n",
		"in a loop":       "for i in range(3):\n    class G:\n        a = b = i\ndef f(): return G.a\n",
		"in a try":        "try:\n    class G:\n        a = 0\nexcept ValueError: pass\ndef f(): return G.a\n",
		"in an if":        "if print:\n    class G:\n        a = 0\ndef f(): return G.a\n",
		"used above":      "def f(): G.a = 2\n" + class,
		"used above it":   "def f():\n    return [lambda: G.a]\n" + class,
		"bound above":     "G = 3\n" + class,
		"nothing":         "class G: pass\ndef f(): return G.a\n",
	} {
		t.Run(name, func(t *testing.T) { assert.Zero(t, compileText(t, text).Units["test"].Variables) })
	}
}

// TestNamespacesOfFiles holds for the main file, and not for those that it imports.
func TestNamespacesOfFiles(t *testing.T) {
	p, err := Compile([]File{
		{Path: "bot.py", Text: []byte("import state\nclass G:\n    a = 0\ndef f(): return G.a + state.G.a\n")},
		{Path: "state.py", Text: []byte("class G:\n    a = 0\ndef f(): return G.a\n")},
	}, Options{})
	require.NoError(t, err)
	assert.Equal(t, 1, p.Units["bot"].Variables)
	assert.Zero(t, p.Units["state"].Variables)
}

// TestNamespaceCounters holds for a variable of a namespace: it is a counter as a global is.
func TestNamespaceCounters(t *testing.T) {
	p := compileText(t, "class G:\n    a = 0\ndef f():\n    G.a += 1\n    G.a = G.a - 2\n    if G.a > 3: return\n    return G.a % 5 == 0\n")
	uses := usesOf(p.Units["test"].Top)
	assert.Equal(t, []string{"G.a: step 1", "G.a: step -2"}, uses[:2])
	assert.Len(t, uses, 4)
	assert.False(t, slices.Contains(uses, "G.a: any"))
}
