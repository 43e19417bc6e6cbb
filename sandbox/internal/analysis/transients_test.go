package analysis

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bhack/sandbox/internal/code"
	"bhack/sandbox/internal/frontend"
	"bhack/sandbox/internal/library"
)

// transientsOf returns the names of the transients of the main file of a program with a helper.
func transientsOf(t *testing.T, source, helper string) string {
	t.Helper()
	p := compile(t, Host{Handler: "turn"}, source, helper)
	var names []string
	u := p.Units["bot"]
	for _, slot := range u.Transients {
		names = append(names, u.Globals[slot].S)
	}
	return strings.Join(names, " ")
}

// TestTransients tells of a body of turn whether the global v is a transient; look assigns to it.
func TestTransients(t *testing.T) {
	const top = `
v = w = n = 0
def look(x=0):
    global v
    v = x
def shown():
    return v
def look_if(x):
    if x:
        look()
def look_all(n):
    if n:
        look_all(n - 1)
    else:
        look()
def look_late():
    yield look()
class A:
    def m(self):
        return 1
kept = []
`
	for body, want := range map[string]bool{
		"v = 1":                                  true,
		"v = 1\n    print(v)":                    true,
		"print(v)\n    v = 1":                    false,
		"v += 1":                                 false,
		"v = v + 1":                              false,
		"if n: v = 1\n    print(v)":              false,
		"if n:\n        v = 1\n        print(v)": true,
		"if n: v = 1\n    else: v = 2\n    print(v)":                         true,
		"if n: v = 1\n    else: return\n    print(v)":                        true,
		"if n: v = 1\n    else: raise n\n    print(v)":                       true,
		"for i in n: v = i\n    print(v)":                                    false,
		"for v in n: pass\n    print(v)":                                     false,
		"for v in n: print(v)":                                               true,
		"for i in n:\n        print(v)\n        v = 1":                       false,
		"for i in n:\n        v = 1\n        print(v)":                       true,
		"for i in n: v = 1\n    else: v = 2\n    print(v)":                   true,
		"for i in n:\n        break\n    else: v = 2\n    print(v)":          false,
		"while n: v = 1\n    print(v)":                                       false,
		"while True:\n        v = 1\n        if n: break\n    print(v)":      false, // as for any condition
		"while True:\n        if n: break\n        v = 1\n    print(v)":      false,
		"try: v = n()\n    except A: pass\n    print(v)":                     false,
		"try: v = n()\n    except A: v = 2\n    print(v)":                    true,
		"try: v = n()\n    except A: return\n    print(v)":                   true,
		"try: look()\n    except A: pass\n    print(v)":                      false,
		"try:\n        v = 1\n        n()\n    except A: pass\n    print(v)": false, // a store is not known not to raise
		"try:\n        n()\n    finally:\n        v = 1\n    print(v)":       true,
		"try:\n        v = n()\n    finally:\n        print(v)":              false,
		"for i in n:\n        try:\n            if i: continue\n            v = 1\n        finally:\n            n()\n        print(v)": false,
		"with n: v = 1\n    print(v)":                         false, // it may swallow an exception
		"v, w = 1, 2\n    print(v)":                           true,
		"w, (x, *v) = n\n    print(v)":                        true,
		"w = v = 1\n    print(v)":                             true,
		"with n as v: print(v)":                               true,
		"v = 1\n    del v":                                    true,
		"del v":                                               false,
		"v = 1\n    del v\n    print(v)":                      true, // NameError
		"v = [1]\n    v[0] = 2\n    v.append(n)\n    v.x = 1": true,
		"v[0] = 2\n    v = [1]":                               false,
		"v.x = 2\n    v = [1]":                                false,
		"import v\n    print(v)":                              true,
		"from n import v\n    print(v)":                       true,
		"look()\n    print(v)":                                true,
		"look(1)\n    print(v)":                               true,
		"look(x=1)\n    print(v)":                             true,
		"look(*n)\n    print(v)":                              true,
		"look(**n)\n    print(v)":                             true,
		"look(v)":                                             false,
		"look(n)\n    return shown()":                         true,
		"shown()\n    look()":                                 false,
		"look_if(1)\n    return shown()":                      false,
		"look_all(1)\n    return shown()":                     true,
		"look_late()\n    return shown()":                     false,
		"next(look_late())\n    return shown()":               false,
		"n(look)\n    return shown()":                         false,
		"look()\n    n(look)\n    return shown()":             true,
		"look()\n    n(shown)":                                false,
		"look()\n    n(0, shown())":                           true,
		"look()\n    n[0] = shown":                            false,
		"look()\n    n.x = shown":                             false,
		"look()\n    w = shown":                               false,
		"look()\n    x = shown\n    x()":                      false,
		"look()\n    return shown":                            false,
		"look()\n    return [shown]":                          false,
		"look()\n    return (n, shown)":                       false,
		"look()\n    return (n, n, shown)":                    false,
		"look()\n    return {shown}":                          false,
		"look()\n    return {n: shown}":                       false,
		"look()\n    return [n, *shown]":                      false,
		"look()\n    raise shown":                             false,
		"look()\n    n(x=shown)":                              false,
		"look()\n    n.x(shown)":                              false,
		"look()\n    return shown + n":                        false,
		"look()\n    return n < shown":                        false,
		"look()\n    return shown in n":                       false,
		"look()\n    return n if shown else w":                false,
		"look()\n    return shown.__call__()":                 false,
		"look()\n    return shown.x":                          false,
		"look()\n    return n[shown]":                         false,
		"look()\n    return n[shown:]":                        false,
		"look()\n    for x in shown: pass":                    false,
		"look()\n    x, y = shown":                            false,
		"look()\n    (shown if n else w)()":                   false,
		"look()\n    (shown or w)()":                          false,
		"look()\n    (shown if n else shown)()":               true,
		"look()\n    def f(x=shown): pass":                    false,
		"look()\n    f = lambda: shown()":                     false,
		"look()\n    def f(): return v":                       false,
		"look()\n    class B:\n        x = v":                 false,
		"(look if n else look)()\n    return v":               true,
		"(look if n else shown)()\n    return v":              false,
		"look()\n    return lambda: v":                        false,
		"look()\n    return [v for i in n]":                   true,
		"look()\n    return {v: i for i in n}":                true,
		"look()\n    return {v for i in n if v}":              true,
		"look()\n    return [[v for j in n] for i in n]":      true,
		"look()\n    return [lambda: v for i in n]":           false,
		"return [v for i in n]":                               false,
		"x = [look() for i in n]\n    return v":               false,
		"look()\n    return sum(v for i in n)":                false, // somebody else may go on with it in another turn
		"look()\n    return f'{v}'":                           true,
		"return f'{v}'\n    v = 1":                            false,
		"look()\n    if n: shown()":                           true,
		"look()\n    try: shown(n())\n    except A: pass":     true,
		"look()\n    try: x = shown\n    except A: x()":       false,
		"try:\n        try: v = n()\n        except A: v = 2\n        print(v)\n    finally: n()":                                  false, // which ends both is not told apart
		"try:\n        for i in n:\n            try: v = n()\n            except A: v = 2\n            print(v)\n    finally: n()": true,
		"with n:\n        n()\n        v = 1\n        return\n    print(v)":                                                        false,
		"with n: return look()\n    print(v)": false,
		"for i in n:\n        try:\n            v = 1\n            break\n        finally: n()\n    else: return\n    print(v)": false, // nor from where a finally clause is entered
		"for i in n:\n        try: break\n        finally: v = 1\n    else: return\n    print(v)":                               true,
		"for i in n:\n        try: break\n        finally: n()\n    else: return\n    print(v)":                                 false,
		"try: return\n    finally:\n        print(v)\n        v = 1":                                                            false,
		"look\n    shown()\n    look()":                                                                  false,
		"look()\n    shown\n    n.x()":                                                                   true,
		"look()\n    x = shown\n    x, y = n\n    print(x)":                                              true,
		"look()\n    x = shown\n    x = n()\n    print(x)":                                               true,
		"look()\n    x = shown\n    x = n.x()\n    print(x)":                                             true,
		"look()\n    return n[:shown]":                                                                   false,
		"look()\n    return shown[:n]":                                                                   false,
		"look\n    print(0)\n    n[0]()\n    print(v)":                                                   false,
		"look\n    n[0]()\n    print(v)":                                                                 false,
		"look\n    n[0:n]()\n    print(v)":                                                               false,
		"look\n    (n + w)()\n    print(v)":                                                              false,
		"look\n    (not n)()\n    print(v)":                                                              false,
		"look\n    (-n)()\n    print(v)":                                                                 false,
		"look\n    (n < w)()\n    print(v)":                                                              false,
		"look\n    (n in w)()\n    print(v)":                                                             false,
		"look\n    (n is w)()\n    print(v)":                                                             false,
		"look\n    (n or w)()\n    print(v)":                                                             false,
		"look\n    (lambda: 0)()\n    print(v)":                                                          false,
		"look\n    [n, w]()\n    print(v)":                                                               false,
		"look\n    (n, w)()\n    print(v)":                                                               false,
		"look\n    (n, n, w)()\n    print(v)":                                                            false,
		"look\n    {n: w}()\n    print(v)":                                                               false,
		"look\n    {n, w}()\n    print(v)":                                                               false,
		"look\n    f'{n}'()\n    print(v)":                                                               false,
		"look\n    [i for i in n]()\n    print(v)":                                                       false,
		"look\n    n.x.y()()\n    print(v)":                                                              false,
		"look\n    n(1)(2)\n    print(v)":                                                                false,
		"look\n    n(x=1)(2)\n    print(v)":                                                              false,
		"x = look\n    for x in n: x()\n    print(v)":                                                    false,
		"look()\n    x = shown\n    return lambda: x()":                                                  false,
		"look()\n    x = shown\n    return [x() for i in n]":                                             false,
		"look()\n    x = shown\n    def f(y):\n        nonlocal x\n        x = y\n    return x()":        false,
		"look\n    class B: pass\n    print(v)":                                                          false,
		"x = n\n    look()\n    shown\n    x.x()":                                                        true,
		"(look if n else w)()\n    return v":                                                             false,
		"look()\n    n(shown, *n)":                                                                       false,
		"look()\n    n(x=shown, **n)":                                                                    false,
		"look()\n    n(*n, **shown)":                                                                     false,
		"x = shown\n    for x in n: break\n    x()\n    v = 1":                                           false,
		"x = shown\n    for x in n: return\n    x()\n    v = 1":                                          false,
		"x = shown\n    for x, y in n: break\n    x()\n    v = 1":                                        false,
		strings.Repeat("x = look\n    y = look\n    ", 20) + "look()\n    return v":                      true,
		"a = b = c = d = e = f = g = h = i = j = k = l = m = o = p = q = r = shown\n    q()\n    look()": false,
		"x = look\n    x = n\n    x()\n    print(v)":                                                     false,
		"v = 1\n    yield v":                                                                             false, // not a call that ends
	} {
		for _, extra := range []string{"", "def more():\n    global v\n    v = n\nkept.append(more)\n"} {
			source := top + "def turn():\n    global v, w\n    " + body + "\n" + extra
			assert.Equal(t, want, strings.Contains(" "+transientsOf(t, source, "")+" ", " v "), body+extra)
		}
	}
}

// TestTransientsByNames assigns to the names of functions, and gets at globals from elsewhere.
func TestTransientsByNames(t *testing.T) {
	const look, turn = "def look():\n    global v\n    v = 1\n", "def turn():\n    look()\n    return v\n"
	for source, want := range map[string]string{
		look + turn:           "v",
		"v = 0\n" + look:      "",
		look + turn + "v = 0": "v",
		look + "if look:\n    def turn():\n        look()\n        return v\n":             "",
		"if turn_:\n    def look():\n        global v\n        v = 1\n" + turn:             "",
		"try:\n    0\nfinally:\n    def look():\n        global v\n        v = 1\n" + turn: "v",
		look + look + turn:                                                             "",
		look + turn + turn:                                                             "",
		look + turn + "turn = look\n":                                                  "",
		look + turn + "turn = turn\n":                                                  "",
		look + turn + "look = 1\n":                                                     "",
		look + turn + "del look\n":                                                     "",
		look + turn + "def f():\n    global look\n    look = 1\n":                      "",
		look + turn + "import look\n":                                                  "",
		look + turn + "from helper import *\n":                                         "",
		look + turn + "import helper\n":                                                "v",
		look + turn + "import __main__\n":                                              "",
		look + turn + "def f():\n    from __main__ import v\n":                         "",
		look + turn + "import __main__.x\n":                                            "",
		look + turn + "def f():\n    return v\nclass A:\n    g = f\n":                  "",
		look + turn + "def f():\n    global v\n    v = 1\n    yield v\n    print(v)\n": "",
		look + turn + "f = g = lambda: v\n":                                            "",
		look + turn + "kept = [lambda: v]\n":                                           "",
		look + turn + "g = look or (lambda: v)\n":                                      "",
		"look = turn_ if turn_ else (lambda: 1)\n" + turn + "def f():\n    global v\n    v = 1\n":                                    "",
		look + turn + "def f():\n    return v\ng = f\n":                                                                              "",
		look + turn + "def f():\n    return v\ng = [1, f]\n":                                                                         "",
		look + turn + "def f():\n    return v\nf()\n":                                                                                "v",
		look + turn + "def f():\n    return v\ndef g(f): pass\ng(f)\n":                                                               "",
		look + turn + "def f():\n    return v\n@f\ndef g(): pass\n":                                                                  "", // it stays in a register while the function is made
		look + turn + "def f():\n    return v\nfor f in (1, 2): pass\n":                                                              "",
		look + turn + "class A:\n    def m(self): return v\n":                                                                        "v", // which nobody calls
		look + turn + "class A:\n    def m(self): return v\nA().m()\n":                                                               "",
		look + turn + "class A:\n    def m(self): return v\nx = A().m\n":                                                             "",
		look + turn + "class A:\n    def m(self): return v\ngetattr(A(), 'm')()\n":                                                   "",
		look + turn + "class A:\n    def add(self): return v\n":                                                                      "v",
		look + turn + "import math, copy_\nclass A:\n    def add(self): return v\n":                                                  "",
		look + turn + "import math\nclass A:\n    def add(self): return v\n":                                                         "v",
		look + turn + "from collections import deque\nclass A:\n    def add(self): return v\n":                                       "",
		look + turn + "import typing\nclass A:\n    def popitem(self): return v\n":                                                   "",
		look + turn + "import typing\nclass A:\n    def seek(self): return v\n":                                                      "v",
		look + turn + "import collections.abc\nclass A:\n    def _from_iterable(self): return v\n":                                   "",
		look + turn + "from typing import List\n":                                                                                    "v",
		look + turn + "from typing import get_type_hints\n":                                                                          "",
		look + turn + "from typing import get_type_hints as f\n":                                                                     "",
		look + turn + "from typing import *\n":                                                                                       "",
		look + turn + "import typing as t\nt.get_type_hints(t)\n":                                                                    "",
		look + turn + "import typing as t\nf = t.get_type_hints\n":                                                                   "",
		look + turn + "import typing as t\ngetattr(t, 'get_' + 'type_hints')\n":                                                      "",
		look + turn + "getattr(1, 'real')\n":                                                                                         "v",
		look + turn + "from functools import partial\n":                                                                              "v",
		look + turn + "from functools import singledispatch\n":                                                                       "",
		look + turn + "import functools\nfunctools.singledispatch(print)\n":                                                          "",
		look + turn + "import dataclasses\n":                                                                                         "",
		look + turn + "def f():\n    from dataclasses import dataclass\n":                                                            "",
		look + turn + "class A:\n    def __str__(self): return v\n":                                                                  "",
		look + turn + "class A:\n    @x\n    def m(self): return v\n":                                                                "",
		look + "class A:\n    def m(self):\n        look()\n        self.n()\n    def n(self): return v\ndef turn():\n    A().m()\n": "v",
		look + "class A:\n    def m(self):\n        self.n()\n        return v\n    def n(self): look()\ndef turn():\n    A().m()\n": "", // it may be another n
		look + "class A:\n    def m(self):\n        self.n()\n        look()\n    def n(self): return v\ndef turn():\n    A().m()\n": "",
		look + turn + "class A:\n    x = v\n":                                                                                        "",
		look + turn + "class A:\n    global v\n    v = 1\n":                                                                          "v",
		look + turn + "f = lambda: v\n":                                                                                              "",
		look + turn + "f = lambda: look()\n":                                                                                         "v",
		look + turn + "f = [v for i in (1, 2)]\n":                                                                                    "v",
		look + turn + "def f():\n    return v\n":                                                                                     "v",
		look + turn + "def __getattr__(x):\n    return v\n":                                                                          "v",
		"@property\n" + look + turn:                                                                                                  "",
		look + "@property\n" + turn:                                                                                                  "",
		"turn = lambda: 1\n" + look:                                                                                                  "",
		look + "def turn():\n    look()\n    yield v\n":                                                                              "",
		"def look():\n    global __v\n    __v = 1\ndef turn():\n    look()\n":                                                        "",
		"def turn():\n    global v, turn\n    v = 1\n":                                                                               "v",
		"def turn():\n    global v\n    v = 1\n    turn()\n":                                                                         "v",
		"def turn():\n    global v\n    if x(): turn()\n    v = 1\n":                                                                 "v",
		"def turn():\n    global v\n    if v: v = 1\n    turn()\n":                                                                   "",
		"def turn():\n    global v, n\n    n += 1\n    v = n\n":                                                                      "v",
		"def turn():\n    global n\n    n = 0\n    n += 1\n":                                                                         "n",
	} {
		assert.Equal(t, want, transientsOf(t, source, ""), source)
	}
	assert.Equal(t, "", transientsOf(t, look+turn+"import helper\n", "import __main__\n"))
	assert.Equal(t, "v", transientsOf(t, look+turn+"import helper\n", "from typing import *\nfrom math import *\n"))
	assert.Equal(t, "", transientsOf(t, look+turn+"import helper\n", "from typing import *\nget_type_hints(1)\n"))
	assert.Equal(t, "", transientsOf(t, look+turn+"from helper import f\n", "from typing import get_type_hints as f\n"))
	p := compile(t, Host{}, look+turn, "")
	assert.Empty(t, p.Units["bot"].Transients, "nobody knows what the host calls")
}

// TestTransientsAreCharged compiles a file whose functions call each other so that much has to be followed.
func TestTransientsAreCharged(t *testing.T) {
	var source strings.Builder
	const n = 400
	for i := range n {
		fmt.Fprintf(&source, "def f%d(x):\n    global v%d\n%s", i, i, strings.Repeat(fmt.Sprintf("    if x: f%d(x)\n", i+1), 40))
	}
	fmt.Fprintf(&source, "def f%d(x):\n    pass\ndef turn():\n    global v\n    v = 1\n", n)
	assert.Equal(t, "", transientsOf(t, source.String(), ""))
}

// TestImpliedByAbstract makes sure that it is known by which names the abstract classes of the library, and the others of collections
// that are written in Python, ask for attributes and methods.
func TestImpliedByAbstract(t *testing.T) {
	asked := map[string]bool{}
	for _, f := range library.Files() {
		if f.Module != "_collections" && f.Module != "collections.abc" {
			assert.False(t, closedModules[strings.TrimPrefix(f.Module, "_")], "%s: what is written in Python asks for more", f.Module)
			continue
		}
		p, err := frontend.Compile([]frontend.File{{Path: f.Module + ".py", Text: f.Text, Module: f.Module}}, frontend.Options{})
		require.NoError(t, err)
		for c, in := range instructions(p) {
			switch in.Op {
			case code.LoadAttr, code.LoadMethod, code.StoreAttr, code.DeleteAttr:
				asked[c.Consts[in.C].Str().S] = true
			}
		}
		assert.False(t, strings.Contains(string(f.Text), "getattr("), f.Module)
	}
	for name := range asked { // in any order
		assert.True(t, implied[name] || impliedByAbstract[name] || strings.HasPrefix(name, "__"), "%s is missing", name)
	}
	for name := range impliedByAbstract { // in any order
		assert.True(t, asked[name], "nobody asks for %s", name)
	}
}
