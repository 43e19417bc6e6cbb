package frontend

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"bhack/sandbox/internal/code"
)

// usesOf returns what becomes of the counters that a code object and those in it load, in the
// order of the source.
func usesOf(c *code.Code) []string {
	var uses []string
	for i := range c.Instrs {
		in := &c.Instrs[i]
		if in.Op != code.LoadCounter && in.Op != code.GetCounted {
			continue
		}
		use, name := &code.Use{}, "item"
		if in.Aux > 0 {
			use = &c.Uses[in.Aux-1]
		}
		if in.Op == code.LoadCounter {
			name = c.Unit.Globals[in.B].S
		}
		uses = append(uses, name+": "+describeUse(c, use))
	}
	for _, inner := range c.Codes {
		uses = append(uses, usesOf(inner)...)
	}
	return uses
}

func describeUse(c *code.Code, use *code.Use) string {
	switch use.Kind {
	case code.UseAny:
		return "any"
	case code.UseStep:
		return fmt.Sprintf("step %d", use.Step)
	}
	text := ""
	for _, o := range use.Operations {
		operator := map[int]string{code.OpAdd: "+", code.OpSub: "-", code.OpMul: "*", code.OpFloorDiv: "//", code.OpMod: "%"}[o.Operator]
		text += operator + " " + describeOperand(c, o.By) + " "
	}
	switch use.Kind {
	case code.UseCompare:
		if in := &c.Instrs[use.At]; in.Op != code.CompareNoted || use.Other.At != in.B && use.Other.At != in.C {
			return fmt.Sprintf("compared by %d", in.Op)
		}
		return text + "compared"
	case code.UseResult:
		return text + "any"
	}
	for op, operator := range map[int]string{
		code.OpLt: "<", code.OpLe: "<=", code.OpEq: "==", code.OpNe: "!=", code.OpGt: ">", code.OpGe: ">=",
	} {
		if use.Test == code.NewTest(op) {
			text += operator
		}
	}
	return text + " " + describeOperand(c, use.Other)
}

func describeOperand(c *code.Code, o code.Operand) string {
	attr := ""
	if o.Attr > 0 {
		attr = "." + c.Consts[o.Attr-1].Str().S
	}
	switch {
	case o.Global:
		return "global " + c.Unit.Globals[o.At].S + attr
	case o.At < 0:
		return fmt.Sprint(c.Consts[^o.At].AsInt())
	default:
		return "local " + c.Locals[o.At].S + attr
	}
}

// TestUsesOfCounters tells what becomes of a counter that is loaded. In the cases a counter n
// is stepped, and then there is the text.
func TestUsesOfCounters(t *testing.T) {
	for text, want := range map[string]string{
		"n -= 7":                                "step -7",
		"n = n + 2":                             "step 2",
		"n = n - 1":                             "step -1",
		"n += x":                                "any",
		"n += 1.5":                              "any",
		"n += 1 << 40":                          "any",
		"n = 1 + n":                             "any",
		"n *= 2":                                "any",
		"m = n + 1":                             "any", // m is no counter by that
		"x = n + 1":                             "any",
		"n = n + 1 + 1":                         "any",
		"n += -1":                               "any",
		"if n > 5: pass":                        "> 5",
		"if n >= 5: pass":                       ">= 5",
		"if n == 0: pass":                       "== 0",
		"if n != 1: pass":                       "!= 1",
		"if n < 5: pass":                        "< 5",
		"while n <= 5: break":                   "<= 5",
		"x = 1 if n < 5 else 2":                 "< 5",
		"assert n < 5":                          "< 5",
		"if n: pass":                            "!= 0",
		"if n and n: pass":                      "!= 0\nn: != 0",
		"if n % 4: pass":                        "% 4 != 0",
		"if n % 4 == 3: pass":                   "% 4 == 3",
		"if n % 4 > x: pass":                    "% 4 > local x",
		"if n % x == 3: pass":                   "% local x == 3",
		"if n % 0: pass":                        "% 0 != 0",
		"if n // 4 == 3: pass":                  "// 4 == 3",
		"if n + 4 == 3: pass":                   "+ 4 == 3",
		"if n % 4 % 2: pass":                    "% 4 % 2 != 0",
		"if n - m == x: pass":                   "- global m == local x",
		"if (n - 9) % m < 3: pass":              "- 9 % global m < 3",
		"if n * 2 > x.y: pass":                  "* 2 > local x.y",
		"if n % 2 > x.y: pass":                  "% 2 > local x.y",
		"if n % 2 > x.y.z: pass":                "% 2 compared",
		"if n - x.y.z > 2: pass":                "any",
		"if n - x.y > m.y: pass":                "- local x.y > global m.y",
		"if (n - x.y) % 2 == x: pass":           "- local x.y % 2 == local x",
		"if n - x.y < x.y(): pass":              "any",
		"x.k += 1\n  if n - x.k: pass":          "- local x.k != 0",
		"if 3 < n // 2: pass":                   "// 2 compared",
		"if n % 4 < m - 1: pass":                "% 4 compared",
		"if n % m < m - 1: pass":                "% global m compared",
		"if n - x > m * 2: pass":                "- local x compared",
		"if x + 1 < n - m: pass":                "- global m compared",
		"if n % 4 == x % 4: pass":               "% 4 compared",
		"if n % 4 == n % 3: pass":               "% 4 compared\nn: % 3 compared",
		"if n + 1 < n: pass":                    "+ 1 compared\nn: compared",
		"if n * 3 // 2 < x(): pass":             "* 3 // 2 compared",
		"if n % 4 == (x or 1): pass":            "% 4 compared",
		"if n % 4 is x + 1: pass":               "% 4 any",
		"if n % 4 in (x, m): pass":              "% 4 any",
		"if n % (x or 1) == x + 1: pass":        "any",
		"if n % (m if x else m) == x + 1: pass": "any",
		"if (m if x else n) % 4 == x + 1: pass": "% 4 compared", // where it is loaded
		"if 5 % x == n + 1 - m: pass":           "+ 1 - global m compared",
		"y = n\n  if y % 4 < m + 1: pass":       "any",
		"y = n % 4\n  if y - 1 < m + 1: pass":   "% 4 any",
		"if (n if x else m) % 4 == x + 1: pass": "any",
		"if (n % 4 if x else m) == x + 1: pass": "% 4 any",
		"if (x and n % 4) == x + 1: pass":       "% 4 any",
		"if x + n % 4 == m + 1: pass":           "% 4 any",
		"if -n % 4 == m + 1: pass":              "any",
		"if n + 1.5 < m + 1: pass":              "any",
		"if n + (1 << 40) < m + 1: pass":        "any",
		"if n - x.y < m + 1: pass":              "any",
		"if n % 16 % 8 % 4 % 3 < m + 1: pass":   "% 16 % 8 % 4 any",
		"y = n % 4\n  if y == m + 1: pass":      "% 4 any",
		"if 1 < n % 4 < m + 1: pass":            "% 4 any",
		"if 3 - n > 2: pass":                    "any",
		"if n / 2 > 2: pass":                    "any",
		"if n ** 2 > 2: pass":                   "any",
		"if n // x.y > 2: pass":                 "// local x.y > 2",
		"if n % 8 % 4 % 3 == 1: pass":           "% 8 % 4 % 3 == 1",
		"if n % 16 % 8 % 4 % 3: pass":           "% 16 % 8 % 4 any",
		"x = n % 4":                             "% 4 any",
		"x = n // 4 + 1":                        "// 4 + 1 any",
		"x = n * 4 + 1":                         "any",
		"x = x + n // 4":                        "// 4 any",
		"return n % x":                          "% local x any",
		"if n % 4 and x: pass":                  "% 4 != 0",
		"if not n % 4: pass":                    "% 4 != 0",
		"if n - n > 3: pass":                    "any\nn: any",
		"if n < x: pass":                        "< local x",
		"if n < m: pass":                        "< global m",
		"if n < n: pass":                        "compared\nn: compared",
		"if n < x + 1: pass":                    "compared",
		"if n < 1 << 40: pass":                  "compared",
		"if n in (1, 2): pass":                  "any",
		"if n is 1: pass":                       "any",
		"if 5 < n: pass":                        "compared",
		"if m + 5 < n: pass":                    "compared",
		"if n < x.y: pass":                      "compared",
		"if x(n > 5): pass":                     "> 5",
		"return n >= x[1]":                      "compared",
		"if n < (x or 1): pass":                 "compared",
		"if (x or n) < 1: pass":                 "any",
		"if x.n < n: pass":                      "compared",
		"if 1 < n < 5: pass":                    "any",
		"if n < 5 < x: pass":                    "any",
		"x = n < 5":                             "< 5",
		"x = n":                                 "any",
		"return n":                              "any",
		"print(n)":                              "any",
		"if print(n) < 5: pass":                 "any",
		"if n.x < 5: pass":                      "any",
		"x[n] = 1":                              "any",
		"[y for y in x if n > y]":               "> local y",
		"if n < 5 or x: pass":                   "< 5",
	} {
		t.Run(text, func(t *testing.T) {
			p := compileText(t, "n = m = 0\ndef f(x):\n  global n\n  n += 1\n  "+text+"\n")
			uses := usesOf(p.Units["test"].Top)
			assert.Equal(t, append([]string{"n: step 1"}, strings.Split("n: "+want, "\n")...), uses)
		})
	}
}

// TestUsesOfItems is TestUsesOfCounters for an item of a dict of counters.
func TestUsesOfItems(t *testing.T) {
	for text, want := range map[string]string{
		"d['a'] += 1":                       "step 1",
		"d[x] -= 2":                         "step -2",
		"d['a'] = d['a'] + 1":               "step 1",
		"d[x] = d[x] - 7":                   "step -7",
		"d['a'] = d['b'] + 1":               "step 1", // the loop sees that it is another one
		"d['a'] += x":                       "any",
		"d[0] *= 2":                         "any",
		"if d['a'] > 5: pass":               "> 5",
		"if d[x, 1] % 4 == x: pass":         "% 4 == local x",
		"if d['a']: pass":                   "!= 0",
		"if x < d['a']: pass":               "compared",
		"if d['a'] < d[2]: pass":            "compared\nitem: compared",
		"if d['a'] - d[2] < 3: pass":        "any\nitem: any",
		"print(d['a'])":                     "any",
		"x = d['a'] // 4":                   "// 4 any",
		"d['a'] = x":                        "",
		"if x in d and None is not d: pass": "",
	} {
		t.Run(text, func(t *testing.T) {
			p := compileText(t, "d = {}\ndef f(x):\n  d[1] += 1\n  "+text+"\n")
			wanted := []string{"item: step 1"}
			if want != "" {
				wanted = append(wanted, strings.Split("item: "+want, "\n")...)
			}
			assert.Equal(t, wanted, usesOf(p.Units["test"].Top))
		})
	}
}

// TestDicts tells which globals have dicts of counters: those to an item of which a function adds a number of the source, as long as nothing
// else can come to refer to one.
func TestDicts(t *testing.T) {
	const step = "def f(x):\n  d['n'] += 1\n"
	for text, want := range map[string]bool{
		"d = {'n': 0}\n" + step: true,
		"d = {}\n" + step:       true,
		"d = None\ndef g():\n  global d\n  if d is None:\n    d = {1: 2}\n" + step: true,
		"d = {}\ndef f(x):\n  d[x] = d[x] + 1\n":                                   true,
		"d = {}\ndef f(x):\n  d['n'] = d['n'] - 1\n":                               true,
		"d = {}\n" + step + "def g(x):\n  d[x + 1] = d[x, 1] + d[abs(x)]\n":        true,
		"d = {}\n" + step + "print('n' in d, 'm' not in d)\n":                      true,
		"d = {}\n" + step + "[d[x] for x in (1, 2)]\n":                             true,
		"d = {}\n" + step + "def g(d):\n  return d\n":                              true, // another one
		"d = {1: {}}\ndef f():\n  d[1]['n'] += 1\n":                                false,
		"d = {}\nd['n'] += 1\n":                                                    false,
		"d = {}\ndef f(x):\n  d['n'] += x\n":                                       false,
		"d = {}\ndef f(x):\n  x['n'] += 1\n":                                       false,
		"d = [0]\ndef f(x):\n  d[0] += 1\n":                                        false,
		"d = {x: 0 for x in (1, 2)}\n" + step:                                      false,
		"d = dict()\n" + step:                                                      false,
		"e = d = {}\n" + step:                                                      false,
		"d = e = {}\n" + step:                                                      false,
		"e = {}\nd = e\n" + step:                                                   false,
		"d = {}\nd = {} if d is None else e\n" + step:                              false,
		"d = {}\n" + step + "e = d\n":                                              false,
		"d = {}\n" + step + "print(d)\n":                                           false,
		"d = {}\n" + step + "d.get(1)\n":                                           false,
		"d = {}\n" + step + "d\n":                                                  false,
		"d = {}\n" + step + "for x in d: pass\n":                                   false,
		"d = {}\n" + step + "if d: pass\n":                                         false,
		"d = {}\n" + step + "d == {}\n":                                            false,
		"d = {}\n" + step + "d in [d]\n":                                           false,
		"d = {}\n" + step + "e[d]\n":                                               false,
		"d = {}\n" + step + "e[1] = d\n":                                           false,
		"d = {}\n" + step + "(e or d)[1]\n":                                        false,
		"d = {}\n" + step + "(d if e else e)[1]\n":                                 false,
		"d = {}\n" + step + "d[1 if e else 2]\n":                                   false,
		"d = {}\n" + step + "(e := d)[1]\n":                                        false,
		"d = {}\n" + step + "d[1:2]\n":                                             false,
		"d = {}\n" + step + "d[1] += e(2) * d[3]\n":                                true,
		"d = {}\n" + step + "d[1] += 1 if e else 2\n":                              false,
		"d = {}\n" + step + "del d[1]\n":                                           false,
		"d = {}\n" + step + "del d\n":                                              false,
		"d = {}\n" + step + "import d\n":                                           false,
		"d = {}\n" + step + "def d(): pass\n":                                      false,
		"d = {}\n" + step + "for d in (1, 2): pass\n":                              false,
		"d = {}\n" + step + "class A:\n  e = d\n":                                  false,
		"d = {}\n" + step + "class A:\n  d[1]\n":                                   false,
		"d = {}\n" + step + "def g(e=d): pass\n":                                   false,
		"d = {}\n" + step + "def g(): return d\n":                                  false,
		"d = {}\n" + step + "def g():\n  yield d[(yield)]\n":                       false,
		"d = {}\n" + step + "lambda: d\n":                                          false,
	} {
		t.Run(text, func(t *testing.T) {
			unit := compileText(t, text).Units["test"]
			assert.Equal(t, want, len(unit.Dicts) == 1)
			if want {
				assert.Equal(t, "d", unit.Globals[unit.Dicts[0]].S)
			}
		})
	}
}

// TestCounters tells which globals are counters: those that a function adds a number of the
// source to. They are loaded and stored by instructions of their own wherever that is.
func TestCounters(t *testing.T) {
	for name, test := range map[string]struct {
		text string
		want []string
	}{
		"none":                {"n = 0\nn += 1\ndef f():\n  return n\n", nil},
		"a local":             {"def f():\n  n = 0\n  n += 1\n", nil},
		"one of a closure":    {"def f():\n  n = 0\n  def g():\n    nonlocal n\n    n += 1\n", nil},
		"an attribute":        {"def f(x):\n  x.n += 1\n", nil},
		"an item":             {"n = [0]\ndef f():\n  global n\n  n[0] += 1\n", nil},
		"a float":             {"def f():\n  global n\n  n += 1.0\n", nil},
		"a text":              {"def f():\n  global n\n  n += 'x'\n", nil},
		"True":                {"def f():\n  global n\n  n += True\n", nil},
		"a huge number":       {"def f():\n  global n\n  n += 1 << 30\n  n += 1073741824\n  n += 10 ** 30\n", nil},
		"a variable":          {"def f(x):\n  global n\n  n += x\n", nil},
		"of another one":      {"def f():\n  global n, m\n  n = m + 1\n", nil},
		"the other way round": {"def f():\n  global n\n  n = 1 + n\n", nil},
		"added":               {"def f():\n  global n\n  n += 1\n", []string{"n"}},
		"added to":            {"def f():\n  global n\n  n = n + 1\n", []string{"n"}},
		"a great number":      {"def f():\n  global n\n  n += 1073741823\n", []string{"n"}},
		"taken away":          {"def f():\n  global n\n  n -= 1\n", []string{"n"}},
		"taken away from":     {"def f():\n  global n\n  n = n - 3\n", []string{"n"}},
		"two":                 {"def f():\n  global n, m\n  n += 1\n  m -= 1\n", []string{"n", "m"}},
		"twice":               {"def f():\n  global n\n  n += 1\ndef g():\n  global n\n  n += 2\n", []string{"n"}},
		"at times":            {"def f(x):\n  global n\n  if x:\n    for y in x:\n      n += 1\n", []string{"n"}},
		"in a method":         {"class A:\n  def f(self):\n    global n\n    n += 1\n", []string{"n"}},
		"in an inner one":     {"def f():\n  def g():\n    global n\n    n += 1\n", []string{"n"}},
		"in a class body":     {"class A:\n  global n\n  n += 1\n", []string{"n"}},
		"in a generator":      {"def f():\n  global n\n  n += 1\n  yield\n", []string{"n"}},
	} {
		t.Run(name, func(t *testing.T) {
			unit := compileText(t, test.text+"n = m = 5\nprint(n, m)\ndef last():\n  global n, m\n  n, m = m, n\n").Units["test"]
			counters := map[string]bool{}
			var got []string
			for _, slot := range unit.Counters {
				got, counters[unit.Globals[slot].S] = append(got, unit.Globals[slot].S), true
			}
			assert.Equal(t, test.want, got)
			checkAccess(t, unit.Top, counters)
		})
	}
}

// TestManyCounters makes sure that the slots of counters ascend, in whatever order functions count, and are in the
// list once. There are so many that it would show if that were gone through for each use of one.
func TestManyCounters(t *testing.T) {
	const functions, each = 4, 5000
	var text strings.Builder
	for f := range 2 * functions { // each counter is counted twice
		var names []string
		for i := range each {
			names = append(names, fmt.Sprintf("c%d", (f*each+i)*7919%(functions*each)))
		}
		fmt.Fprintf(&text, "def f():\n  global %s\n  %s += 1\n", strings.Join(names, ","), strings.Join(names, " += 1\n  "))
	}
	unit := compileText(t, text.String()).Units["test"]
	assert.Len(t, unit.Counters, functions*each)
	assert.IsIncreasing(t, unit.Counters)
}

// checkAccess makes sure that counters, and no other globals, are loaded and stored by the
// instructions for them, but by LoadName in class bodies.
func checkAccess(t *testing.T, c *code.Code, counters map[string]bool) {
	t.Helper()
	for i := range c.Instrs {
		switch in := &c.Instrs[i]; in.Op {
		case code.LoadCounter, code.StoreCounter:
			assert.True(t, counters[c.Unit.Globals[in.B].S], "%s in %s", c.Unit.Globals[in.B].S, c.Name)
		case code.LoadGlobal, code.StoreGlobal:
			assert.False(t, counters[c.Unit.Globals[in.B].S], "%s in %s", c.Unit.Globals[in.B].S, c.Name)
		}
	}
	for _, inner := range c.Codes {
		checkAccess(t, inner, counters)
	}
}

// TestTraits makes sure that what is drawn once is one only if all that functions do with it is to compare it, or to write it.
func TestTraits(t *testing.T) {
	t.Parallel()
	for text, want := range map[string][]string{
		"x = random.random()\ndef f():\n    return x > 0.5\n":                              {"x"},
		"x = randint(1, 9)\ndef f(n):\n    return n <= x\n":                                {"x"},
		"x = random.randint(1, 9)\ndef f(n):\n    return n + 1 <= x or f(x >= 2)\n":        {"x"},
		"x = random.uniform(-1, 1)\ndef f():\n    if x > 0:\n        log('x ' + str(x))\n": {"x"},
		"y = x = random.randrange(9)\ndef f():\n    return x > 3\n":                        nil,
		"x = random.random()\nx = random.random()\ndef f():\n    return x > 0.5\n":         nil,
		"x = random.randint(1, 9)\ndef f(n):\n    return 0 < x < n\n":                      nil,
		"x = random.uniform(-3, 3)\ndef f(n):\n    return x > -1 or -0.5 < x\n":            {"x"},
		"x = 12 + random.randint(0, 8)\ndef f():\n    return x > 15\n":                     {"x"},
		"x = 1 if random.random() < 0.5 else 2\ndef f():\n    return x > 1\n":              {"x"},
		"x = min(randint(1, n), 5)\ndef f():\n    return x > 1\n":                          {"x"},
		"x = list(map(random.random, y))[0]\ndef f():\n    return x > 1\n":                 {"x"},
		"random.random()\nx = g(1)\ndef f():\n    return x > 0.5\n":                        nil,
		"y = random.random()\nx = g(1)\ndef f():\n    return x > 0.5\n":                    nil,
		"x = random.gauss(0, 1)\ndef f():\n    return x > 0.5\n":                           {"x"},
		"x = random.random\ndef f():\n    return x > 0.5\n":                                nil,
		"x = 3\ndef f():\n    return x > 2\n":                                              nil,
		"x = random.random()\ndef f():\n    return str(x)\n":                               nil,
		"x = random.random()\ndef f():\n    return x > 0.5 or x\n":                         nil,
		"x = random.random()\ndef f():\n    return x + 1 > 0.5\n":                          nil,
		"x = random.random()\ndef f():\n    return x is None or x > 1\n":                   nil,
		"x = random.random()\ndef f():\n    return x > g()\n":                              nil,
		"x = random.random()\ndef f():\n    global x\n    x = 1\n    return x > 0.5\n":     nil,
		"x = random.random()\ndef f():\n    global x\n    del x\n    return x > 0.5\n":     nil,
		"x = random.random()\ndef f():\n    return x > 0.5\nclass A:\n    y = x\n":         nil,
		"x = random.random()\ndef f():\n    return [x for i in g() if x > 0.5]\n":          nil,
		"x = random.random()\ndef f():\n    return [i for i in g() if x > 0.5]\n":          {"x"},
		"x = random.randint(1, 9)\ndef f():\n    global x\n    x += 1\n    return x > 3\n": nil,
		"x = random.random()\nif a:\n    x = 2\ndef f():\n    return x > 0.5\n":            nil,
		"x = random.random()\ny = random.random()\ndef f():\n    return x > y\n":           {"x", "y"},
	} {
		u := compileText(t, text).Units["test"]
		var names []string
		for _, slot := range u.Traits {
			names = append(names, u.Globals[slot].S)
			assert.Contains(t, u.Counters, slot)
		}
		slices.Sort(names)
		assert.Equal(t, want, names, text)
		assert.True(t, slices.IsSorted(u.Counters) && slices.IsSorted(u.Traits))
	}
}
