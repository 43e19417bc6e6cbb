package sandbox_test

import (
	"fmt"
	"math"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"bhack/sandbox"
)

// grammar makes programs of bytes, each of which decides something: any bytes are a
// program, and a small change of them is a small change of it.
type grammar struct {
	bytes []byte
	out   strings.Builder
	depth int
}

// pick takes a byte and returns a number below n; 0 when there are no bytes left.
func (g *grammar) pick(n int) int {
	if len(g.bytes) == 0 {
		return 0
	}
	b := g.bytes[0]
	g.bytes = g.bytes[1:]
	return int(b) % n
}

// grammarPrelude has what programs of the grammar call back into, so that they can be
// paused in all the places in which Go code waits for Python code.
const grammarPrelude = `
class V:
    def __init__(self, n):
        self.n = n
    def __eq__(self, o):
        return isinstance(o, V) and self.n == o.n
    def __hash__(self):
        return hash(self.n)
    def __lt__(self, o):
        return self.n < o.n
    def __repr__(self):
        return 'V(%d)' % self.n
    def __iter__(self):
        for i in range(self.n):
            yield i
    def __add__(self, o):
        return V(self.n + 1)
    def __enter__(self):
        print('enter')
        return self
    def __exit__(self, *a):
        print('exit')
        return self.n % 2 == 0
def gen(n):
    try:
        for i in range(n):
            got = yield i
    finally:
        print('closed')
def f(x, *a, k=3, **kw):
    return (x, a, k)
a, b, c, d = 1, [3, 1, 2], {'k': 1}, V(2)
`

var (
	atoms = []string{"a", "b", "c", "d", "1", "2.5", "'xy'", "None", "V(3)", "[]", "(1, 2)", "{1: V(1)}", "{V(1), V(2)}", "gen(3)", "range(4)", "10 ** 30"}
	forms = []string{
		"(%s + %s)", "[%s, %s]", "(%s == %s)", "sorted([%s, %s])", "f(%s, k=%s)", "{%s: %s}", "(%s if %s else 0)",
		"[x for x in b if x != %s or %s]",
		"list(map(lambda x: (x, %s), %s))", "str(%s) + repr(%s)", "max(%s, %s, key=str)", "'%%s %%r' %% (%s, %s)", "(%s in [%s])",
		"f(*[%s], **{'z': %s})", "sum([%s], %s)", "(lambda x, y=%s: x)(%s)",
	}
	statements = []string{
		"a = %s", "b = [%s]", "c = {'k': %s}", "print(%s)", "d = V(len(str(%s)))", "b.append(%s)", "del b[:1]; a = %s",
		"c.update(z=%s)", "a, *b = [1, %s]", "assert %s is not a",
	}
	blocks = []string{"if %s:", "for x in list(%s)[:4]:", "while len(b) < 3:", "with V(len(str(%s))):", "try:", "def g(x=%s):", "class K(V): y = %s; z = 1\nif 1:"}
)

func (g *grammar) expression() string {
	if g.depth++; g.depth > 5 || g.pick(3) == 0 {
		g.depth--
		return atoms[g.pick(len(atoms))]
	}
	form := forms[g.pick(len(forms))]
	x, y := g.expression(), g.expression()
	g.depth--
	return fmt.Sprintf(form, x, y)
}

func (g *grammar) block(indent string) {
	for n := 1 + g.pick(3); n > 0; n-- {
		g.statement(indent)
	}
}

func (g *grammar) statement(indent string) {
	line := func(form string) {
		text := form
		if strings.Contains(form, "%s") {
			text = fmt.Sprintf(form, g.expression())
		}
		g.out.WriteString(indent + strings.ReplaceAll(text, "\n", "\n"+indent) + "\n")
	}
	if len(indent) > 3 || g.pick(3) > 0 {
		line(statements[g.pick(len(statements))])
		return
	}
	kind := g.pick(len(blocks))
	line(blocks[kind])
	g.block(indent + " ")
	switch kind {
	case 2:
		g.out.WriteString(indent + " b.append(1)\n")
	case 4:
		g.out.WriteString(indent + []string{"except Exception as e:\n" + indent + " print(type(e))\n", "finally:\n" + indent + " print('finally')\n"}[g.pick(2)])
	case 5:
		line("g()")
	}
}

// program returns the program.
func (g *grammar) program() string {
	g.out.WriteString(grammarPrelude)
	for n := 0; n < 12 && (n == 0 || len(g.bytes) > 0); n++ {
		g.statement("")
	}
	return g.out.String()
}

// FuzzPause runs programs of a grammar without a pause and with pauses after any number
// of bytecodes: what is printed, after how many bytecodes, and how they end is the same.
func FuzzPause(f *testing.F) {
	for i := range len(blocks) {
		f.Add([]byte{0, byte(i), 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 1, 1, 2, 3}, uint16(1+i))
	}
	for i := range len(forms) {
		f.Add([]byte{1, 3, 1, byte(i), 1, byte(i), 0, 8, 0, 11, 0, 3, 1, 7, 1, byte(i), 0, 12, 0, 13}, uint16(7))
	}
	f.Fuzz(func(t *testing.T, data []byte, budget uint16) {
		text := (&grammar{bytes: data[:min(len(data), 200)]}).program()
		p, err := sandbox.Compile([]sandbox.File{{Path: "fuzz.py", Text: []byte(text), Module: "__main__"}}, sandbox.Options{})
		if err != nil {
			t.Skip("the grammar made a program that is refused: ", err)
		}
		const enough = 200_000
		whole := runProgram(p, enough, 1)
		if whole.bytecodes >= enough {
			t.Skip("the program is too long to be paused after every bytecode")
		}
		n := int64(budget%2000) + 1
		paused := runProgram(p, n, math.MaxInt32)
		assert.Equal(t, whole.output, paused.output, text)
		assert.Equal(t, whole.bytecodes, paused.bytecodes, text)
		assert.Equal(t, whole.exception == nil, paused.exception == nil, text)
		if whole.exception != nil && paused.exception != nil {
			assert.Equal(t, whole.exception.Type, paused.exception.Type, text)
		}
	})
}
