package frontend

import (
	"fmt"
	"math/rand"
	"strings"
	"testing"

	"bhack/sandbox/internal/frontend/lower"

	"github.com/go-python/gpython/py"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// TestBrackets makes sure that gpython reads the same of what it gets, where no more brackets stand than are needed, as of a source
// in which each operand has some.
func TestBrackets(t *testing.T) {
	t.Parallel()
	rng := rand.New(rand.NewSource(1))
	for range 3000 {
		x := func() string { return bracketed(rng, 4) }
		text := fmt.Sprintf("a = %s\nb += %s\nif %s:\n  c(%s, *%s, **%s)\n", x(), x(), x(), x(), x(), x()) +
			fmt.Sprintf("while %s: d[%s] = [%s, %s]\nfor e in %s: del f[%s:%s]\nassert %s, %s\n", x(), x(), x(), x(), x(), x(), x(), x(), x()) +
			fmt.Sprintf("def g(h, i=%s):\n  %s\n  raise %s\n", x(), x(), x())
		prepared, err := prepare(File{Path: "bot.py", Text: []byte(text)}, Options{}, lower.MaxTime)
		require.NoError(t, err, text)
		got, err := compileSource(prepared.Text)
		require.NoError(t, err, prepared.Text)
		want, err := compileSource(text)
		require.NoError(t, err, text)
		require.True(t, listing(want) == listing(got), "%s\nbecame\n%s", text, prepared.Text)
		assert.LessOrEqual(t, strings.Count(prepared.Text, "("), strings.Count(text, "("))
	}
}

// bracketed returns a random expression, in brackets, of which the operands nest so deep.
func bracketed(rng *rand.Rand, depth int) string {
	name := func() string { return string(rune('k' + rng.Intn(6))) }
	if depth == 0 {
		return name()
	}
	x := func() string { return bracketed(rng, rng.Intn(depth)) }
	one := func(of ...string) string { return of[rng.Intn(len(of))] }
	forms := []func() string{
		name,
		func() string {
			return x() + one(" + ", " - ", " * ", " / ", " // ", " % ", " ** ", " << ", " >> ", " & ", " | ", " ^ ") + x()
		},
		func() string { return one("-", "+", "~", "not ") + x() },
		func() string { return x() + one(" and ", " or ") + x() },
		func() string { op := one(" and ", " or "); return x() + op + x() + op + x() },
		func() string { return x() + one(" < ", " == ", " is not ", " not in ") + x() },
		func() string { return x() + one(" <= ", " in ", " is ") + x() + one(" > ", " != ") + x() },
		func() string { return x() + " if " + x() + " else " + x() },
		func() string { return "lambda " + name() + ": " + x() },
		func() string { return x() + "." + name() },
		func() string { return x() + "[" + x() + "]" },
		func() string { return x() + "[" + x() + ":" + x() + "]" },
		func() string { return x() + "(" + x() + ", z=" + x() + ")" },
		func() string { return x() + ", " + x() },
		func() string { return "[" + x() + " for " + name() + " in " + x() + " if " + x() + "]" },
		func() string { return x() + " for " + name() + " in " + x() },
		func() string { return "{" + x() + ", " + x() + "}" },
	}
	return "(" + forms[rng.Intn(len(forms))]() + ")"
}

// listing returns what a code object and those in it consist of.
func listing(c *py.Code) string {
	var b strings.Builder
	fmt.Fprintf(&b, "%q %v %v %v %v %v\n", c.Code, c.Names, c.Varnames, c.Freevars, c.Cellvars, c.Name)
	for _, x := range c.Consts {
		if inner, ok := x.(*py.Code); ok {
			b.WriteString(listing(inner))
		} else {
			fmt.Fprintln(&b, x)
		}
	}
	return b.String()
}
