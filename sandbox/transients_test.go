package sandbox

import (
	"fmt"
	"math/rand/v2"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// scribbler writes programs that assign to globals and ask for them in all ways.
type scribbler struct {
	*rand.Rand
	out strings.Builder
	// loops is how many loops there are around what is written.
	loops int
	// spreads tells that there are some of spread.
	spreads bool
}

// In what is written, # is a number below 3.
var (
	scribbled = []string{
		"v# = n", "v# = n", "v# = n", "v# = [n]", "v# = v#", "v# += 1", "n += 1", "del v#", "print(v#)", "print(v#)", "print(v#, v#)",
		"f#()", "f#()", "x = f#()", "g#()", "return", "return v#",
		"x = v#", "print(x)", "kept.append(v#)", "for v# in range(n % 3): pass", "v#, v# = n, x", "import helper as v#", "a.v = v#",
		"with Quiet(): f#()", "with Quiet() as v#: f#()", "v# = n // (n % 3)", "print(f'{v#}')",
		"print([v# for i in range(n % 3)])", "print([(v#, f#()) for i in range(n % 2)])", "v# = [h#(i) for i in range(n % 3)]",
		"raise ValueError(n)", "raise ValueError(v#)", "assert n % 2, v#", "print({v#: n})", "print(f#() if n % 2 else v#)",
		"print((f# if n % 2 else f#)())", "print(v# or n)", "h#(v#)", "h#(x=n)", "h#(*[n])",
		"print([i for i in (v#, n) if i != v#])", "print(a.m())", "print(h#(h#(n)))",
	}
	// spread are such after which more may be called by anybody, and so of less use to find anything wrong.
	spread = []string{
		"kept.append(lambda: v#)", "kept.append(f#)", "for k in kept[-2:]: print(k() if callable(k) else k)",
		"def inner(): return v#\n@print(inner())", "print(sorted([2, 1], key=h#))", "print(list(map(h#, [n])))",
		"print([f#, h#][n % 2](*[n][n % 2 == 0:]))", "y = f#\n@print(y())", "z = y_#()\n@print(next(z, 0))",
		"kept.append(y_#())", "for k in kept[-1:]: print(next(k, 0) if hasattr(k, 'send') else 0)",
		"class B:\n@    w = v#\n@print(B.w)", "kept.append(v# for i in (1, 2))", "print(sum(len(str(v#)) for i in range(2)))",
	}
	// assigned are beginnings of a turn after which v$ mostly has been assigned to.
	assigned = []string{
		"    v$ = n\n", "    v$ = [n]\n", "    f$()\n    v$ = n\n", "    if n % 2:\n        v$ = n\n    else:\n        v$ = 5\n",
		"    if n % 3 == 0:\n        return\n    v$ = n\n", "    for i in range(n % 2):\n        v$ = i\n",
		"    try:\n        v$ = n // (n % 3)\n    except ZeroDivisionError:\n        v$ = 0\n",
		"    try:\n        v$ = n // (n % 3)\n    except ZeroDivisionError:\n        return\n",
		"    try:\n        v$ = n // (n % 3)\n    except ZeroDivisionError:\n        pass\n",
		"    try:\n        h#()\n    finally:\n        v$ = 0\n", "    with Quiet():\n        v$ = n // (n % 3)\n",
		"    while True:\n        v$ = n\n        if n % 2: break\n        n += 1\n", "    v$ = n if n % 2 else h#(1)\n", "    f#()\n",
		"    for i in (1, 2):\n        try:\n            if n % 2: continue\n            v$ = n\n        finally:\n            h#()\n",
	}
	scribbledConditions = []string{"n % 2", "n % 3 == #", "n % 3 == #", "v# == n", "v#", "h#(n)", "n > 1#", "n > #"}
)

func (s *scribbler) one(texts []string) string {
	text := texts[s.IntN(len(texts))]
	for strings.Contains(text, "#") {
		text = strings.Replace(text, "#", strconv.Itoa(s.IntN(3)), 1)
	}
	return text
}

func (s *scribbler) block(by, depth int) {
	indent := strings.Repeat("    ", by)
	line := func(text string) { s.out.WriteString(indent + strings.ReplaceAll(text, "@", indent) + "\n") }
	inner := func(head string) {
		line(head)
		s.block(by+1, depth-1)
	}
	for range 1 + s.IntN(3) {
		switch kind := s.IntN(14); {
		case depth == 0 || kind < 7:
			line(s.one(scribbled))
		case kind == 7 && s.spreads:
			line(s.one(spread))
		case kind < 10:
			inner("if " + s.one(scribbledConditions) + ":")
			if s.IntN(2) == 0 {
				inner("else:")
			}
		case kind == 10:
			s.loops++
			inner(s.one([]string{"for i in range(n % 3):", "for i in range(2):", "for v# in (n, 7):"}))
			s.loops--
			if s.IntN(3) == 0 {
				inner("else:")
			}
		case kind == 11 && s.loops > 0:
			inner("if " + s.one(scribbledConditions) + ":")
			line(s.one([]string{"    break", "    continue"}))
		default:
			inner("try:")
			caught := s.IntN(3) > 0
			if caught {
				inner(s.one([]string{"except Exception:", "except (NameError, ValueError):", "except Exception as v#:"}))
			}
			if caught && s.IntN(3) == 0 {
				inner("else:")
			}
			if !caught || s.IntN(3) == 0 {
				inner("finally:")
			}
		}
	}
}

func (s *scribbler) source() string {
	s.spreads = s.IntN(4) == 0
	s.out.WriteString("import helper\nn, x = 0, 'x'\nv0 = v1 = v2 = 'top'\nkept = []\nclass Quiet:\n    def __enter__(self): return 'in'\n    def __exit__(self, *e): return n % 2\n")
	s.out.WriteString("class A:\n    def m(self):\n        return n\na = A()\n")
	const names = "    global n, v0, v1, v2\n"
	for i := range 3 {
		fmt.Fprintf(&s.out, "def f%d(x=%d):\n%s", i, i, names)
		if s.IntN(2) == 0 {
			s.out.WriteString("    " + s.one([]string{"v# = n", "v# = [n]", "g#()", "h#()"}) + "\n")
		}
		s.block(1, 1)
		fmt.Fprintf(&s.out, "def g%d():\n%s", i, names)
		s.block(1, 0)
		fmt.Fprintf(&s.out, "def h%d(x=0):\n%s", i, names)
		s.block(1, 0)
		s.out.WriteString("    return x\n")
		fmt.Fprintf(&s.out, "def y_%d(x=0):\n%s    yield 1\n", i, names)
		if s.spreads {
			s.block(1, 1)
		}
	}
	s.out.WriteString("def turn():\n" + names + "    n += 1\n    x = n\n")
	for i := range 3 { // else next to nothing would be known of any
		if s.IntN(4) > 0 {
			s.out.WriteString(strings.ReplaceAll(s.one(assigned), "$", strconv.Itoa(i)))
		}
	}
	s.block(1, 2)
	return s.out.String()
}

// TestTransientsOfRandomPrograms runs programs compiled with the knowledge of what the host calls, and without.
func TestTransientsOfRandomPrograms(t *testing.T) {
	t.Parallel()
	const programs, turns = 800, 8
	with, found := 0, 0
	for seed := range uint64(programs) {
		random := rand.New(rand.NewPCG(seed, 1))
		source := (&scribbler{Rand: random}).source()
		budget := int64(40 + random.IntN(2000)*random.IntN(2))
		var said [2]string
		for i, handler := range []string{"", "turn"} {
			program, err := Compile([]File{{Path: "bot.py", Text: []byte(source)}, {Path: "helper.py"}}, Options{Host: Host{Handler: handler}})
			require.NoError(t, err, source)
			var out strings.Builder
			pool := &Pool{}
			r := Link(program, nil).NewRobot(Config{Module: "bot", Handler: "turn", Pool: pool, Print: func(text string) { out.WriteString(text) }})
			for range turns {
				turn := r.Turn(budget)
				fmt.Fprintf(&out, "%d %t %+v\n", turn.Bytecodes, turn.Paused, turn.Exception)
			}
			said[i] = out.String()
			if transients := len(r.transients); transients > 0 {
				with, found = with+1, found+transients
			}
			r.Close()
			pool.Close()
		}
		require.Equal(t, said[0], said[1], "seed %d:\n%s", seed, source)
	}
	t.Logf("%d of %d programs had %d transients", with, programs, found)
	assert.Greater(t, with, programs/8)
}

// TestTransientsOfOtherHandlers makes sure that a global is kept if the host calls another function than it has said.
func TestTransientsOfOtherHandlers(t *testing.T) {
	t.Parallel()
	const source = "v = 0\ndef turn():\n    global v\n    v = 1\ndef other():\n    global v\n    print(v)\n    v = 2\n"
	program, err := Compile([]File{{Path: "bot.py", Text: []byte(source)}}, Options{Host: Host{Handler: "turn"}})
	require.NoError(t, err)
	for handler, want := range map[string]string{"turn": "", "other": "0\n2\n"} {
		var out strings.Builder
		pool := &Pool{}
		r := Link(program, nil).NewRobot(Config{Module: "bot", Handler: handler, Pool: pool, Print: func(text string) { out.WriteString(text) }})
		for range 2 {
			require.Nil(t, r.Turn(1000).Exception)
		}
		assert.Equal(t, want, out.String())
		assert.Equal(t, handler == "turn", r.transients != nil)
		r.Close()
		pool.Close()
	}
}

// TestTransientsAreUnbound looks at what a global is between turns.
func TestTransientsAreUnbound(t *testing.T) {
	t.Parallel()
	const source = "v = n = 0\ndef turn():\n    global v, n\n    v = n\n    n += 1\n    if n == 2:\n        raise ValueError(v)\n    if n == 3:\n        for i in range(200): pass\n    print(v)\n"
	program, err := Compile([]File{{Path: "bot.py", Text: []byte(source)}}, Options{Host: Host{Handler: "turn"}})
	require.NoError(t, err)
	linked, pool := Link(program, nil), &Pool{}
	defer pool.Close()
	v := linked.image.Global("bot", "v")
	loaded := false
	r := linked.NewRobot(Config{Module: "bot", Handler: "turn", Pool: pool})
	defer r.Close()
	r.loaded = func() { loaded = r.machine.MainGlobal(v).IsNil() }
	for i, c := range []struct {
		budget  int64
		raises  bool
		isBound bool
	}{{100, false, false}, {100, true, false}, {100, false, true}, {2000, false, false}, {100, false, false}} {
		turn := r.Turn(c.budget)
		assert.Equal(t, c.raises, turn.Exception != nil, "turn %d", i)
		assert.Equal(t, c.isBound, turn.Paused, "turn %d", i)
		assert.Equal(t, c.isBound, !r.machine.MainGlobal(v).IsNil(), "turn %d", i)
	}
	assert.True(t, loaded, "unbound before the first turn")
}
