package sandbox_test

import (
	"fmt"
	"math"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bhack/sandbox"
)

// TestNamespaceCosts holds for programs with classes that are nothing but namespaces: they print the same, after as many bytecodes, when
// a function that is never called makes them other classes.
func TestNamespaceCosts(t *testing.T) {
	for file, classes := range map[string]string{"class_of_variables.py": "G, Handlers, F", "class_of_values.py": "G, H, Late"} {
		t.Run(file, func(t *testing.T) { testNamespaceCosts(t, file, classes) })
	}
}

func testNamespaceCosts(t *testing.T, file, classes string) {
	text, err := os.ReadFile(filepath.Join("testdata", "py", file))
	require.NoError(t, err)
	variables, attributes := compileNamespaces(t, string(text), classes)
	want := runProgram(attributes, unlimited, 1)
	require.Nil(t, want.exception)
	assert.Equal(t, want, runProgram(variables, unlimited, 1))
	for _, budget := range []int64{1, 2, 3, 25, 26, 27, 101} {
		got := runProgram(variables, budget, math.MaxInt)
		assert.Equal(t, want.output, got.output, "budget %d", budget)
		assert.Equal(t, want.trace, got.trace, "budget %d", budget)
		assert.Equal(t, want.bytecodes, got.bytecodes, "budget %d", budget)
	}
}

// TestNamespaceCostsOfHandlers has exceptions in a function with more handlers than are looked through for nothing: in which order that is done
// does not depend on how variables of a namespace are stored.
func TestNamespaceCostsOfHandlers(t *testing.T) {
	const handlers = 80
	text := "class G:\n    n = 0\n\n\ndef f(i):\n"
	for k := range handlers {
		body := strings.Repeat("        a = i + 1\n", 9)
		if k == 0 { // more instructions than of the others, if G is a class, and fewer if not
			body = strings.Repeat("        G.n = i\n", 6)
		}
		text += fmt.Sprintf("    try:\n        1 // (i - %d)\n%s    except ZeroDivisionError:\n        print(i)\n", k, body)
	}
	text += fmt.Sprintf("\n\nfor i in range(%d):\n    f(i)\n", handlers)
	variables, attributes := compileNamespaces(t, text, "G")
	want := runProgram(attributes, unlimited, 1)
	require.Nil(t, want.exception)
	assert.Equal(t, want, runProgram(variables, unlimited, 1))
}

// TestNamespacesOfDescriptors has a variable whose value has a method __get__: to load it as an attribute costs more than to load a global.
func TestNamespacesOfDescriptors(t *testing.T) {
	for _, decorator := range []string{"lru_cache()", "singledispatch"} {
		name, _, _ := strings.Cut(decorator, "(")
		text := fmt.Sprintf("from functools import %s\n\n\n@%s\ndef f(x):\n    return x\n\n\nclass G:\n    n = 0\n    f = None\n\n\nG.f = f\nprint(G.f(3), G.n)\n", name, decorator)
		variables, attributes := compileNamespaces(t, text, "G")
		want := runProgram(attributes, unlimited, 1)
		require.Nil(t, want.exception)
		assert.Equal(t, want, runProgram(variables, unlimited, 1), decorator)
	}
}

// compileNamespaces returns a program whose namespaces have their variables in globals, and one where these are attributes, as a function
// names the classes.
func compileNamespaces(t *testing.T, text, classes string) (variables, attributes *sandbox.Program) {
	t.Helper()
	compile := func(names string) *sandbox.Program {
		never := fmt.Sprintf("\n\ndef never():\n    return %s\n", names)
		p, err := sandbox.Compile([]sandbox.File{{Path: "names.py", Text: []byte(text + never), Module: "__main__"}}, sandbox.Options{})
		require.NoError(t, err)
		return p
	}
	return compile("0"), compile(classes)
}
