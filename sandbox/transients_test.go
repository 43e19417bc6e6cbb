package sandbox

import (
	"fmt"
	"math/rand/v2"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bhack/sandbox/internal/object"
)

// scribbler writes programs that assign to globals and ask for them in all ways.
type scribbler struct {
	*rand.Rand
	out strings.Builder
	// loops is how many loops there are around what is written.
	loops int
	// spreads tells that there are some of spread.
	spreads bool
	// ofClass tells that attributes and methods of self are written in place of globals and functions, and others that other objects
	// are asked for them as well.
	ofClass, others bool
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
	// ofSelf, ofInstances and spreadInstances are further texts for methods.
	ofSelf = []string{
		"print([self.v# for i in range(n % 3) if self.f#() or self.v#])", "self.w = n", "self.m#()", "self.v#.append(n)", "self.v# += 1", "b.v# = n", "self.f#(x=n)", "self.h#(*[n])",
		"print([[self.v# for i in (1, 2)] for j in range(n % 2)])", "print([self.h#(self.v#) for i in range(n % 3)])",
	}
	ofInstances = []string{
		"b.f#()", "b.step_#()", "print(b.v#)", "A.f#(self)", "A.g#(b)",
		"self.v#, b.v# = b.v#, n", "other(self)", "self.w = self", "print(self.w.v#)", "x = self\n@print(x.v#)", "x = self.f#\n@x()", "B.f#(self)",
		"(self if n % 2 else b).f#()", "print([s.v# for s in (self, b)])", "super().m#()", "print(self)",
	}
	spreadInstances = []string{
		"print(getattr(self, 'v#', 0))", "print(sorted(vars(self).items(), key=str))", "print('{0.v#}'.format(self))", "print(hasattr(b, 'v#'))",
		"self.f# = b.g#", "A.f# = A.g#", "print(self.__dict__.get('v#'))", "B.m# = A.g#", "setattr(b, 'f#', self.g#)",
	}
	scribbledConditions = []string{"n % 2", "n % 3 == #", "n % 3 == #", "v# == n", "v#", "h#(n)", "n > 1#", "n > #"}
)

// names are those that are globals, or attributes.
var names = regexp.MustCompile(`\b(v#|v\$|[fghy]_?#|[fghy]_?\$)`)

func (s *scribbler) one(texts []string) string {
	text := texts[s.IntN(len(texts))]
	if s.ofClass && !strings.Contains(text, "self") {
		for strings.Contains(text, " as v#") && !strings.HasPrefix(text, "with") { // which only a name can follow
			text = texts[s.IntN(len(texts))]
		}
		isGlobal := s.IntN(3) == 0
		text = names.ReplaceAllStringFunc(text, func(name string) string {
			if isGlobal && name[0] == 'v' {
				return name
			}
			return "self." + name
		})
		text = strings.ReplaceAll(text, "b.self.", "b.")
	}
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
		case s.ofClass && s.IntN(6) == 0:
			if s.others && s.IntN(2) == 0 {
				line(s.one(ofInstances))
			} else {
				line(s.one(ofSelf))
			}
		case depth == 0 || kind < 7:
			line(s.one(scribbled))
		case kind == 7 && s.spreads && s.ofClass && s.IntN(2) == 0:
			line(s.one(spreadInstances))
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
				inner(s.one([]string{"except Exception:", "except (NameError, AttributeError, ValueError):", "except Exception as v#:"}))
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

// sourceOfClass returns a program that does so with attributes and methods of instances.
func (s *scribbler) sourceOfClass() string {
	s.ofClass, s.others = true, s.IntN(4) == 0
	s.spreads = s.IntN(4) == 0
	s.out.WriteString("import helper\nn, x = 0, 'x'\nv0 = v1 = v2 = 'top'\nkept = []\nclass Quiet:\n    def __enter__(self): return 'in'\n    def __exit__(self, *e): return n % 2\n")
	s.out.WriteString("class M:\n    def m(self):\n        return n\na = M()\n")
	s.out.WriteString("def other(self):\n    global v0, v1, v2\n    x = n\n")
	if s.others {
		s.block(1, 0)
	}
	base := s.IntN(3) // which may be a class of the library
	s.out.WriteString("class B" + []string{"", "", "(list)"}[base] + ":\n")
	for i := range 3 {
		fmt.Fprintf(&s.out, "    def m%d(self):\n        global v0, v1, v2\n        x = n\n", i)
		s.block(2, 0)
		if s.IntN(2) == 0 {
			fmt.Fprintf(&s.out, "    def %s%d(self, x=0):\n        global v0, v1, v2\n", []string{"f", "g", "h"}[s.IntN(3)], i)
			s.block(2, 0)
		}
	}
	s.out.WriteString("class A(B):\n    def __init__(self):\n        self.v0 = self.v1 = self.v2 = self.w = 'top'\n    def __repr__(self):\n        return 'A'\n")
	for i := range 3 {
		fmt.Fprintf(&s.out, "    def f%d(self, x=%d):\n        global v0, v1, v2\n", i, i)
		if s.IntN(2) == 0 {
			s.out.WriteString("        " + s.one([]string{"v# = n", "v# = [n]", "g#()", "h#()"}) + "\n")
		}
		s.block(2, 1)
		fmt.Fprintf(&s.out, "    def g%d(self):\n        global v0, v1, v2\n        x = n\n", i)
		s.block(2, 0)
		fmt.Fprintf(&s.out, "    def h%d(self, x=0):\n        global v0, v1, v2\n", i)
		s.block(2, 0)
		fmt.Fprintf(&s.out, "        return x\n    def step_%d(self):\n        self.v%d = n\n        self.h%d()\n    def y_%d(self, x=0):\n        global v0, v1, v2\n        yield 1\n", i, i, i, i)
		if s.spreads {
			s.block(2, 1)
		}
	}
	s.out.WriteString("    def step(self):\n        global v0, v1, v2\n        x = n\n")
	for i := range 3 {
		if s.IntN(4) > 0 {
			text := strings.ReplaceAll(s.one(assigned), "$", strconv.Itoa(i))
			s.out.WriteString("    " + strings.ReplaceAll(strings.TrimSuffix(text, "\n"), "\n", "\n    ") + "\n")
		}
	}
	s.block(2, 2)
	s.out.WriteString("a, b = A(), A()\ndef turn():\n    global n\n    n += 1\n    a.step()\n")
	if s.IntN(2) == 0 {
		s.out.WriteString("    b.step()\n")
	}
	return s.out.String()
}

// TestTransientsOfRandomPrograms runs programs compiled with the knowledge of what the host calls, and without.
func TestTransientsOfRandomPrograms(t *testing.T) {
	t.Parallel()
	t.Run("globals", func(t *testing.T) { transientsOfRandomPrograms(t, (*scribbler).source) })
	t.Run("attributes", func(t *testing.T) { transientsOfRandomPrograms(t, (*scribbler).sourceOfClass) })
}

func transientsOfRandomPrograms(t *testing.T, source func(*scribbler) string) {
	t.Parallel()
	const programs, turns = 800, 8
	with, found := 0, 0
	for seed := range uint64(programs) {
		random := rand.New(rand.NewPCG(seed, 1))
		source := source(&scribbler{Rand: random})
		budget := int64(40 + random.IntN(2000)*random.IntN(2))
		said, globals, attributes := saidBy(t, source, budget, turns)
		for _, name := range attributes {
			if strings.HasPrefix(name, "v") {
				globals++
			}
		}
		if globals > 0 {
			with, found = with+1, found+globals
		}
		require.Equal(t, said[0], said[1], "seed %d:\n%s", seed, source)
	}
	t.Logf("%d of %d programs had %d transients", with, programs, found)
	assert.Greater(t, with, programs/8)
}

// saidBy returns what the turns of a program print and spend, compiled without the knowledge of what the host calls, and with it; and how many
// globals are transients then, and which attributes.
func saidBy(t *testing.T, source string, budget int64, turns int) (said [2]string, globals int, attributes []string) {
	t.Helper()
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
		said[i], globals = out.String(), len(r.transients)
		for _, name := range r.forgotten {
			attributes = append(attributes, name.S)
		}
		r.Close()
		pool.Close()
	}
	return said, globals, attributes
}

// TestTransientAttributes tells of the body of a method whether the attribute v of self is a transient, and runs it with the knowledge of that,
// and without.
func TestTransientAttributes(t *testing.T) {
	t.Parallel()
	const (
		seen = "self.look()\n"
		show = "self.show()\n"
	)
	for _, c := range []struct {
		want bool
		// step is the body of the method that is called each turn, methods are more of its class, and top comes after the classes.
		step, methods, top string
	}{
		{true, "self.v = n\nprint(self.v)", "", ""},
		{false, "print(self.v)\nself.v = n", "", ""},
		{true, seen + show, "", ""},
		{false, show + seen, "", ""},
		{false, "if n % 2: self.v = n\n" + show, "", ""},
		{true, "if n % 2: self.v = n\nelse: self.look()\n" + show, "", ""},
		{false, "self.v += 1", "", ""},
		{false, "self.v = n\nif n % 2: del self.v", "", ""},
		{true, "b.v = n\nself.v = n\nprint(self.v)", "", ""},
		{false, seen + "print(b.v)", "", ""},
		{false, seen + "b.show()", "", ""},
		{false, "b.look()\n" + show, "", ""},
		{false, seen + "(self if n % 2 else b).show()", "", ""},
		{false, seen + "f = self.show\nf()", "", ""},
		{false, seen + "kept.append(self.show)\nkept[0]()", "", ""},
		{true, seen + "self.show(x=n)", "", ""},
		{true, seen + "self.show(*[n])", "", ""},
		{true, seen + "self.show(**{'x': n})", "", ""},
		{false, seen + "A.show(self)", "", ""},
		{false, seen + "A.show(b)", "", ""},
		{false, seen + "super().tell()", "", ""},
		{true, seen + "self.tell()", "", ""},
		{true, seen + "self.look_all(3)\n" + show, "def look_all(self, k):\n    if k: self.look_all(k - 1)\n    else: self.look()\n", ""},
		{true, "self.look_all(3)\n" + show, "def look_all(self, k):\n    if k: self.look_all(k - 1)\n    else: self.look()\n", ""},

		{true, seen + "print([self.v for i in (1, 2)])", "", ""},
		{true, seen + "print([[self.v for j in (1,)] for i in (1, 2)])", "", ""},
		{true, seen + "print([self.show() for i in (1, 2)])", "", ""},
		{true, "print({self.look() for i in (1, 2)})\nself.v = n\n" + show, "", ""},
		{false, "print([self.look() for i in range(n % 2)])\n" + show, "", ""},
		{false, "print([self.v for i in (1, 2)])\n" + seen, "", ""},
		{false, seen + "print(list(self.v for i in (1, 2)))", "", ""},
		{false, seen + "print((lambda: self.v)())", "", ""},
		{false, seen + "def f(): return self.v\nprint(f())", "", ""},
		{false, seen + "class C:\n    v = self.v\nprint(C.v)", "", ""},
		{false, seen + "def f():\n    nonlocal self\n    self = b\nf()\n" + show, "", ""},

		{false, "self = b if n % 2 else self\nself.v = n\nself = a\nprint(self.v)", "", ""},
		{false, seen + "for self in (b,): pass\nprint(self.v)", "", ""},
		{false, seen + "self.other_view()", "def other_view(self):\n    self = b\n    print([self.v for i in (1, 2)])\n", ""},
		{false, seen + "self.other_view()", "def other_view(self):\n    self = b\n    print([[self.v for i in (1, 2)] for j in (1, 2)])\n", ""},
		{false, seen + "print(self.__reduce_ex__(2))", "", ""},
		{false, seen + "self, x = b, 1\nprint(self.v)", "", ""},
		{false, seen + "*self, x = b, 1\nself = self[0]\nprint(self.v)", "", ""},
		{false, seen + "with Give(b) as self: print(self.v)", "", ""},
		{false, seen + "import helper as self\nself = b\nprint(self.v)", "", ""},
		{false, seen + "try: 1 // 0\nexcept Exception as self: pass\nself = b\nprint(self.v)", "", ""},
		{false, seen + "del self\nself = b\nprint(self.v)", "", ""},
		{true, seen + "if n > 99: raise ValueError(n)\n" + show, "", ""},
		{true, seen + "try: 1 // 0\nexcept ZeroDivisionError:\n    if n > 99: raise\n" + show, "", ""},
		{true, seen + "with Give(b) as x: pass\n" + show, "", ""},
		{true, seen + "import helper\n" + show, "", ""},
		{false, "try: self.v = 1 // (n % 2)\nexcept ZeroDivisionError: pass\n" + show, "", ""},
		{true, "try: self.v = 1 // (n % 2)\nexcept ZeroDivisionError: self.v = 0\n" + show, "", ""},
		{false, "try: self.v\nexcept AttributeError: pass\n" + seen, "", ""},

		{false, seen + "other(self)", "", "def other(x): print(x.v)\n"},
		{true, seen + "other(self)", "", "def other(x): x.w = 1\n"},
		{true, "reset(self)\n" + seen + show, "", "def reset(x): x.v = 0\n"},
		{false, "reset(self)\n" + show, "", "def reset(x): x.v = 0\n"},
		{false, seen + "print(getattr(self, 'v'))", "", ""},
		{false, seen + "print(vars(self))", "", ""},
		{false, seen + "print(self.__dict__)", "", ""},
		{false, seen + "print(type(self))", "", ""},
		{true, seen + "print(isinstance(self, A))", "", ""},
		{false, seen + "print('{0.v}'.format(self))", "", ""},
		{false, seen + "print('{:{w.v}}'.format(7, w=self))", "", ""},
		{false, seen + "f = '{0.v}'\nprint(f.format(self))", "", ""},
		{false, seen + "f = '{0.v}'.format\nprint(f(self))", "", ""},
		{true, seen + "print('{:.2f}. {}'.format(1.5, self.v))", "", ""},
		{true, seen + "print(f'{self.v!r:>4}', '%s' % self.v)", "", ""},
		{false, seen + "print(copy.copy(self).v)", "", "import copy\n"},
		{false, seen + show, "", "import copy\n"},
		{true, seen + show, "", "import math\nfrom collections import deque\n"},

		{false, seen + "print(next(self.given()))", "def given(self): yield self.v\n", ""},
		{false, "if n % 2: kept[:] = [self.given()]\nprint(next(kept[0], 0))", "def given(self):\n    self.v = n\n    yield 1\n    print(self.v)\n", ""},
		{false, "self.given()\n" + show, "def given(self):\n    self.v = n\n    yield 1\n", ""},
		{false, seen + show, "", "def nothing(): pass\na.look = nothing\n"},
		{false, seen + show, "", "A.look = lambda self: 0\n"},
		{false, seen + show, "look_more = look\n", "class Base2:\n    look = None\n"},
		{false, "self.look_more()\n" + show, "look_more = look\n", ""},
		{false, seen + "self.tell_more()", "tell_more = show\n", ""},
		{false, "self.seek(1)\n" + show, "def seek(self, x): self.v = n\n", "class C(A):\n    seek = print\nb = C()\n"},
		{false, "self.seek()\n" + show, "@staticmethod\ndef seek(): a.v = n\n", ""},
		{false, "self.seek()\n" + show, "@property\ndef seek(self):\n    self.v = n\n    return print\n", ""},
		{false, "self.seek()\n" + show, "if n:\n    def seek(self): pass\nelse:\n    def seek(self): self.v = n\n", ""},
		{true, "self.seek()\n" + show, "if n:\n    def seek(self): self.v = 0\nelse:\n    def seek(self): self.v = n\n", ""},
		{false, "self.seek()\n" + show, "def seek(self): self.v = n\n", "class C:\n    def seek(self): pass\n"},
		{true, "self.seek()\n" + show, "def seek(self): self.v = n\n", "class C:\n    def seek(self): self.v = 1\n"},
		{false, "self.seek()\n" + show, "def seek(*all): all[0].v = n\n", ""},
		{false, seen + "print(str(self))", "def __str__(self): return str(self.v)\n", ""},
		{true, seen + "print(str(self))", "def __str__(self): return 'A'\n", ""},
		{false, seen + "print('x', file=self)", "def write(self, text): kept[:] = [self.v, text]\n", ""},
		{false, seen + show, "__slots__ = ()\n", ""},
		{false, seen + show, "def __getattr__(self, name): return 1\n", ""},
		{false, seen + show, "", "def f(name, bases, body): return [body]\nclass C(metaclass=f):\n    def more(self): print(self.v)\nC[0]['more'](a)\n"},
		{false, seen + show, "", "def f(name, bases, body): return [body]\nclass C(**{'metaclass': f}):\n    def more(self): print(self.v)\nC[0]['more'](a)\n"},

		// A class of the library has a method of that name: these are not forgotten, as the class derives from it.
		{true, "c.clear()\nc.step()", "", "class C:\n    def clear(self): self.v = n\nclass D(list, A):\n    def step(self):\n        self.clear()\n        print(self.v)\nc = D()\nc.v = 'top'\n"},
	} {
		indented := func(text string, by string) string {
			return by + strings.ReplaceAll(strings.TrimSuffix(text, "\n"), "\n", "\n"+by) + "\n"
		}
		source := "n, kept = 0, []\nclass Give:\n    def __init__(self, x): self.x = x\n    def __enter__(self): return self.x\n    def __exit__(self, *e): pass\n" +
			"class Base:\n    def tell(self): print(self.v)\n    def look(self): self.v = 'base'\n" +
			"class A(Base):\n    def __init__(self):\n        self.v = 'top'\n    def look(self): self.v = n\n    def show(self, x=0): print(self.v)\n" +
			indented(c.methods, "    ") + "    def step(self):\n" + indented(c.step, "        ") +
			"a, b = A(), A()\n" + c.top + "def turn():\n    global n\n    n += 1\n    a.step()\n    if n > 2:\n        b.step()\n"
		for _, budget := range []int64{4000, 40} {
			said, _, attributes := saidBy(t, source, budget, 8)
			assert.Equal(t, said[0], said[1], source)
			assert.Equal(t, c.want, slices.Contains(attributes, "v"), "%s%s%s", c.step, c.methods, c.top)
		}
	}
}

// TestTransientsOfTheLibrary runs programs of which the library calls methods by names that are not in them, or looks up globals and attributes by
// texts, with and without the knowledge of what the host calls.
func TestTransientsOfTheLibrary(t *testing.T) {
	t.Parallel()
	const (
		squares = "    def __contains__(self, x): return True\n    def __iter__(self): return iter((1, 2))\n    def __len__(self): return 2\n" +
			"    def add(self, x): print(v)\n    def discard(self, x): print(v)\n"
		items = "    def __getitem__(self, i): return (5, 6)[i]\n    def __setitem__(self, i, x): pass\n    def __delitem__(self, i): pass\n" +
			"    def __len__(self): return 2\n    def insert(self, i, x): print(v)\n    def append(self, x): print(v)\n"
		set = "\n    v = n"
	)
	for _, c := range []struct{ top, turn string }{
		{"from collections.abc import MutableSet\nclass A(MutableSet):\n" + squares + "a = A()\n", "global a\n    a |= {1}" + set},
		{"from typing import MutableSet\nclass A(MutableSet):\n" + squares + "a = A()\n", "global a\n    a -= {1}" + set},
		{"import typing\nclass A(typing.Set):\n" + squares + "    @classmethod\n    def _from_iterable(cls, it):\n        print(v)\n        return set(it)\na = A()\n", "a & {1}" + set},
		{"from collections.abc import MutableSequence\nclass A(MutableSequence):\n" + items + "a = A()\n", "a.extend([1])" + set},
		{"from collections.abc import MutableSequence\nclass A(MutableSequence):\n" + items + "    def index(self, x):\n        print(v)\n        return 0\na = A()\n", "a.remove(5)" + set},
		{"from collections import UserDict\nclass A(UserDict):\n    def popitem(self):\n        print(v)\n        raise KeyError\na = A()\n", "a.clear()" + set},
		{"from collections import ChainMap\nclass A(dict):\n    def copy(self):\n        print(v)\n        return self\na = ChainMap(A())\n", "a.copy()" + set},
		{"from typing import get_type_hints\nv = int\ndef f(x: 'v'): pass\n", "print(get_type_hints(f))\n    v = str"},
		{"import typing\nclass P:\n    def __init__(self): self.w = int\n    def look(self):\n        print(getattr(typing, 'get_' + 'type_hints')(f))\n        self.w = str\n" +
			"p = P()\ndef f(x: 'p.w'): pass\n", "p.look()" + set},
		{"import typing\nclass P:\n    def __init__(self): self.w = int\n    def look(self):\n        print(typing.get_type_hints(f))\n        self.w = str\n" +
			"p = P()\ndef f(x: 'p.w'): pass\n", "p.look()" + set},
		{"from functools import singledispatch\nv = int\n@singledispatch\ndef f(x): print('any')\n", "@f.register\n    def g(x: 'v'): print('one')\n    f(1)\n    v = str"},
		{"import typing\nfrom dataclasses import dataclass, fields\nv = typing\n", "@dataclass\n    class A:\n        x: 'v.ClassVar' = 3\n    print(len(fields(A)))\n    v = n or typing"},
	} {
		source := "n = v = 0\n" + c.top + "def turn():\n    global n, v\n    n += 1\n    " + c.turn + "\n    print(v)\n"
		said, _, _ := saidBy(t, source, 20_000, 4)
		assert.Equal(t, said[0], said[1], source)
		assert.NotContains(t, said[0], "Error", source)
	}
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

// TestTransientAttributesAreForgotten looks at what an attribute is between turns.
func TestTransientAttributesAreForgotten(t *testing.T) {
	t.Parallel()
	const source = "class A:\n    def __init__(self):\n        self.v = self.n = 0\n    def step(self):\n        self.v = self.n\n        self.n += 1\n" +
		"        if self.n == 2:\n            raise ValueError(self.v)\n        if self.n == 3:\n            for i in range(200): pass\n        print(self.v)\n" +
		"a = A()\ndef turn():\n    a.step()\n"
	program, err := Compile([]File{{Path: "bot.py", Text: []byte(source)}}, Options{Host: Host{Handler: "turn"}})
	require.NoError(t, err)
	linked, pool := Link(program, nil), &Pool{}
	defer pool.Close()
	a := linked.image.Global("bot", "a")
	r := linked.NewRobot(Config{Module: "bot", Handler: "turn", Pool: pool, Memory: 8 << 20})
	defer r.Close()
	v := func() object.Value { return r.machine.MainGlobal(a).Instance().Attr(object.NewSharedStr("v")) }
	loaded := false
	r.loaded = func() { loaded = v() == object.Forgotten }
	for i, c := range []struct {
		budget int64
		raises bool
		left   object.Value
	}{
		{300, false, object.Forgotten},
		{300, true, object.Forgotten},
		{300, false, object.Int(2)}, // it is paused
		{2000, false, object.Forgotten},
		{300, false, object.Forgotten},
	} {
		turn := r.Turn(c.budget)
		assert.Equal(t, c.raises, turn.Exception != nil, "turn %d", i)
		assert.Equal(t, c.left == object.Int(2), turn.Paused, "turn %d", i)
		assert.Equal(t, c.left, v(), "turn %d", i)
	}
	assert.True(t, loaded, "forgotten before the first turn")

	told := map[string]string{}
	r.TracedTurn(2000, func(s Step) {
		for _, v := range s.Variables {
			if v.Name == "self.v" || v.Name == "self.n" {
				told[v.Name] += v.Value + " "
			}
		}
	})
	assert.Equal(t, map[string]string{"self.n": "4 5 ", "self.v": "4 "}, told, "what has been forgotten is not told of")
}
