package sandbox_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"regexp"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// TestDocumentedCosts compares the constants in docs/bytecode-costs.md with those of the
// code.
func TestDocumentedCosts(t *testing.T) {
	code := map[string]string{}
	for _, path := range []string{"internal/meter/cost.go", "internal/object/lookup.go"} {
		addConstants(t, code, path)
	}
	text, err := os.ReadFile("../docs/bytecode-costs.md")
	require.NoError(t, err)
	documented := map[string]string{}
	for _, m := range regexp.MustCompile("(?m)^\\| `(\\w+)` \\| (\\d+) \\|").FindAllStringSubmatch(string(text), -1) {
		documented[m[1]] = m[2]
	}
	require.NotEmpty(t, code)
	assert.Equal(t, code, documented)
}

// addConstants adds the exported constants of a file that are literals.
func addConstants(t *testing.T, constants map[string]string, path string) {
	file, err := parser.ParseFile(token.NewFileSet(), path, nil, 0)
	require.NoError(t, err)
	for _, decl := range file.Decls {
		group, ok := decl.(*ast.GenDecl)
		if !ok || group.Tok != token.CONST {
			continue
		}
		for _, spec := range group.Specs {
			v := spec.(*ast.ValueSpec)
			if literal, ok := v.Values[0].(*ast.BasicLit); ok && v.Names[0].IsExported() {
				constants[v.Names[0].Name] = literal.Value
			}
		}
	}
}
