package frontend

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestImports(t *testing.T) {
	for name, test := range map[string]struct {
		path, text string
		want       []string
	}{
		"names":            {"main.py", "import a, b.c\nimport a as d\n", []string{"a", "b", "b.c"}},
		"from":             {"main.py", "from a import b, c\nfrom d import *\n", []string{"a", "a.b", "a.c", "d"}},
		"in blocks":        {"main.py", "def f():\n  if x:\n    import a\n", []string{"a"}},
		"relative":         {"p/m.py", "from . import a\nfrom .b import c\n", []string{"p", "p.a", "p.b", "p.b.c"}},
		"in a package":     {"p/__init__.py", "from .a import b\n", []string{"p", "p.a", "p.a.b"}},
		"all":              {"p/__init__.py", "__all__ = ['a', b, 'c/d']\n", []string{"p", "p.a"}},
		"all of a module":  {"p.py", "__all__ = ['a']\n", nil},
		"two packages up":  {"p/q/m.py", "from .. import a\n", []string{"p", "p.a"}},
		"beyond the top":   {"main.py", "from . import a\n", nil},
		"cannot be parsed": {"main.py", "import a\n(\n", nil},
	} {
		t.Run(name, func(t *testing.T) {
			assert.Equal(t, test.want, Imports(File{Path: test.path, Text: []byte(test.text)}))
		})
	}
}
