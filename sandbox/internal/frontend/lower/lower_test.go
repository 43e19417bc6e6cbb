package lower

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bhack/sandbox/internal/frontend/scope"
	"bhack/sandbox/internal/frontend/syntax"
)

func lowerText(t testing.TB, text string, inert ...string) *Source {
	t.Helper()
	tree, err := syntax.Parse(text)
	require.NoError(t, err)
	info, err := scope.Check(tree)
	require.NoError(t, err)
	source, err := Lower(tree, info, inert, MaxTime)
	require.NoError(t, err)
	return source
}

// TestText shows what gpython's compiler gets to read.
func TestText(t *testing.T) {
	for name, test := range map[string]struct{ text, want string }{
		"operators":           {"a + b * c\n", "a + b * c\n"},
		"brackets":            {"((a + (b)) * (c.d) - (e - f)) ** (-g)\n", "((a + b) * c.d - (e - f)) ** - g\n"},
		"literals":            {"f(1, 'a', 1, 1.0, None)\n", "f(ªk0, ªk1, ªk0, ªk2, None)\n"},
		"a constant":          {"'a'\n1\n", "__doc__ = ªk0\npass\n"},
		"a docstring":         {"def f():\n  'a'\n", "def f():\n 'ªk0'\n"},
		"an f-string":         {"f'a{b!r:>{c}}'\n", "ªfe(ªk0, ªfc(b, ªfe(ªk1, ªfa(c), )), )\n"},
		"annotations":         {"def f(a: b = c, *d: e) -> g:\n  h: i\n  return h\n", "def f(a: b=c, *d: e) -> g:\n pass\n return h\n return\n h = None\n"},
		"a class's variables": {"class A:\n  a: b\n  c: d = e\n", "class A:\n __annotations__ = {}\n __annotations__[ªk0] = b\n c = e\n __annotations__[ªk1] = d\n"},
		"annotated places":    {"def f():\n  a.b: c\n  d[e:g]: h = i\n", "def f():\n a\n d[e:g] = i\n"},
		"annotations as text": {"from __future__ import annotations\na: b[c, 'd'] = -e\n", "__annotations__ = {}\npass\na = - e\n__annotations__[ªk0] = ªk1\n"},
		"keyword-only":        {"def f(*, a, b=c): pass\n", "def f(*, b=c, a):\n pass\n"},
		"starred elements":    {"[*a, b]\n", "ªff(a, (b, ), )\n"},
		"starred arguments":   {"f(*a, b, c=d, **e)\n", "f(*ªfk(a, (b, ), ), **ªfn({ªk0: d, }, e, ))\n"},
		"an assignment expr.": {"(a := b)\n", "ªfo(b, a)\n"},
		"a dotted decorator":  {"@a.b\ndef f(): pass\n", "@ªfm(a.b)\ndef f():\n pass\n"},
		"a private name":      {"class A:\n  def __f(self): self.__g\n", "class A:\n def _A__f(self):\n  self._A__g\n"},
		"a one-tuple target":  {"for a, in b: pass\n", "for (a, ) in b:\n pass\n"},
		"a dotted import":     {"def f():\n  import a.b.c\n", "def f():\n import a, a.b.c\n"},
		"an inert import":     {"from inert import a\nimport inert, b\n", "pass\nimport b\n"},
		"nothing":             {"\n", "\n"},
	} {
		t.Run(name, func(t *testing.T) {
			assert.Equal(t, test.want, lowerText(t, test.text, "inert").Text)
		})
	}
}

// TestLines checks that each line of the text belongs to the line of the file that
// CPython 3.7 gives to its first node.
func TestLines(t *testing.T) {
	for name, test := range map[string]struct {
		text, want string
		lines      []int32
	}{
		"statements":     {"a\n\n\nb\n", "a\nb\n", []int32{1, 4}},
		"arguments":      {"f(a,\n\n  b)\n", "f(a, \nb)\n", []int32{1, 3}},
		"outside":        {"a = \\\n  b\n", "a = \\\nb\n", []int32{1, 2}},
		"operators":      {"(a +\n b +\n c)\n", "\\\na + b + \\\nc\n", []int32{1, 2, 3}},
		"a long string":  {"x = '''\n'''\n", "x = \\\nªk0\n", []int32{1, 2}},
		"comprehension":  {"x = [\n a\n for b in\n c]\n", "x = \\\n[a for \nb in \nc]\n", []int32{1, 2, 3, 4}},
		"decorators":     {"@a\n@b\n\ndef f(): pass\n", "@a\n@b\ndef f():\n pass\n", []int32{1, 2, 4, 4}},
		"an else clause": {"if a: b\nelse: c\n", "if a:\n b\nelse:\n c\n", []int32{1, 1, 1, 2}},
	} {
		t.Run(name, func(t *testing.T) {
			source := lowerText(t, test.text)
			assert.Equal(t, test.want, source.Text)
			assert.Equal(t, test.lines, source.Lines)
		})
	}
}
