package scope

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bhack/sandbox/internal/frontend/syntax"
)

// TestLocals checks which names of a function need to be made local.
func TestLocals(t *testing.T) {
	for name, test := range map[string]struct {
		body string
		want []string
	}{
		"an annotation":              {"a: int", []string{"a"}},
		"an annotated assignment":    {"a: int = 1", nil},
		"assigned elsewhere":         {"a: int\n  a = 1", nil},
		"an assignment expression":   {"f(a := 1)", []string{"a"}},
		"in a comprehension":         {"[a := b for b in c]", []string{"a"}},
		"global":                     {"global a\n  f(a := 1)", nil},
		"a parameter":                {"f(p := 1)", nil},
		"an attribute":               {"a.b: int", nil},
		"in an inner function":       {"def g(): a: int", nil},
		"declared nonlocal by inner": {"a: int\n  def g():\n    nonlocal a\n    a = 1", []string{"a"}},
	} {
		t.Run(name, func(t *testing.T) {
			tree, err := syntax.Parse("def f(p):\n  " + test.body + "\n")
			require.NoError(t, err)
			info, err := Check(tree)
			require.NoError(t, err)
			assert.Equal(t, test.want, info.Locals[tree.Body[0].(*syntax.FunctionDef)])
		})
	}
}

// TestNamedExpressions checks where assignment expressions are refused; CPython 3.7 has
// none of them.
func TestNamedExpressions(t *testing.T) {
	for text, want := range map[string]string{
		"[a := 1 for a in b]\n":             "assignment expression cannot rebind comprehension iteration variable 'a'",
		"class A:\n  [a := 1 for c in b]\n": "assignment expression within a comprehension cannot be used in a class body",
		"lambda: (a := 1)\n":                "assignment expressions in a lambda are not supported",
	} {
		tree, err := syntax.Parse(text)
		require.NoError(t, err)
		_, err = Check(tree)
		require.Error(t, err)
		assert.Equal(t, "SyntaxError: "+want, err.Error())
	}
}
