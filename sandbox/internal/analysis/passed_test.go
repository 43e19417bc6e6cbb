package analysis

import (
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bhack/sandbox/internal/code"
)

// TestPassedCounters makes sure which counters are known to be handed on, also in code with notes, and to which call.
func TestPassedCounters(t *testing.T) {
	t.Parallel()
	for call, want := range map[string]int{ // in any order
		"f(n)": 1, "f(n, n)": 2, "f(1, n)": 1, "a.f(n)": 1, "f(f(n), n)": 2, "f(n + 1)": 0, "f(x=n)": 0, "f(*n)": 0, "f([n])": 0, "f(n if y else 1)": 0, "n(1)": 0,
		"f(n.x)": 0,
	} {
		source := "n = 0\ndef g(a, d):\n    global n\n    n += 1\n    y, x = get_location()\n    if y > 3:\n        " + call + "\n"
		g := compile(t, Host{Place: "get_location"}, source, "").Units["bot"].Top.Codes[0]
		require.NotNil(t, g.Noted)
		for _, c := range []*code.Code{g, g.Noted} {
			got := 0
			for i := range c.Instrs {
				in := &c.Instrs[i]
				if in.Op != code.LoadCounter || in.Aux == 0 || c.Uses[in.Aux-1].Kind != code.UseArgument {
					continue
				}
				got++
				call := &c.Instrs[c.Uses[in.Aux-1].At]
				assert.Contains(t, []code.Op{code.Call, code.CallMethod}, call.Op)
				assert.True(t, call.A < in.A && in.A <= call.A+call.C+1)
			}
			assert.Equal(t, want, got, call)
		}
	}
}

// TestTestsOfParams makes sure by what functions are known to depend on their parameters. The tests are those of the jumps.
func TestTestsOfParams(t *testing.T) {
	t.Parallel()
	for body, want := range map[string]string{ // in any order
		"pass": "", "return b": "", "if a > 3: return 1": "<=3", "if 3 > a: return 1": ">=3", "return a != 7": "!=7", "if not a: return 1": "!=0",
		"if 2 <= a < 9 or a == 2: return b": "<2 <9 !=2", "while a: return 1": "!=0",
		"return a": "any", "a = 3": "any", "a += 1": "any", "del a": "any", "b = a": "any", "return (a, b)": "any", "return [b, a]": "any", "return a > b": "any",
		"return a > 2.5": "any", "return a is 2": "any", "return a in (1, 2)": "any", "return -a": "any", "return lambda: a": "any", "return [a for x in b]": "any",
		"for a in b: pass": "any", "a, b = b": "any", "b, a = 1, 2": "any", "with b as a: pass": "any", "import a": "any", "f'{a}'": "any", "b[a]": "any", "b[a:]": "any",
		"b(a)": "any", "b(x=a)": "any", "b(*a)": "any", "def g(x=a): pass": "any", "class A(a): pass": "any", "raise a": "any", "yield a": "any", "yield": "any",
		"try: b()\n    except a: pass": "any", "try: b()\n    except ValueError as a: pass": "any", "assert a == 3": "any", "global c; c = a": "any", "b.x = a": "any", "a.x = b": "any",
		"if a in b: return 1": "any", "return {a: 1}": "any", "print(a)": "any", "a()": "any", "a, *b = b": "any", "[a, c] = b": "any", "(a, b), c = b": "any",
	} {
		f := compile(t, Host{}, "def f(a, b):\n    "+body+"\n", "").Units["bot"].Top.Codes[0]
		tests, ok := f.TestsOf(0)
		got := "any"
		if ok {
			got = ""
			for _, test := range tests {
				got += " " + words(test)
			}
		}
		assert.Equal(t, want, strings.TrimSpace(got), body)
		_, ok = f.TestsOf(2)
		assert.False(t, ok, "there is no third parameter")
	}
}

// words returns a test as text.
func words(test code.ParamTest) string {
	for operator, text := range map[int]string{code.OpLt: "<", code.OpLe: "<=", code.OpEq: "==", code.OpNe: "!=", code.OpGt: ">", code.OpGe: ">="} { // in any order
		if code.NewTest(operator) == test.Test {
			return text + strconv.FormatInt(test.Other, 10)
		}
	}
	return "?"
}
