package arch

import (
	"go/ast"
	"go/types"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
	"golang.org/x/tools/go/packages"
)

// TestMapsAreNotGoneThrough makes sure that nothing goes by the order of a Go map, which is another one each time: that of
// a class's attributes, say, could reach a player and from there the match. Where it comes to nothing the loop says so.
func TestMapsAreNotGoneThrough(t *testing.T) {
	t.Parallel()
	const said = "in any order"
	all, err := packages.Load(&packages.Config{
		Mode: packages.NeedName | packages.NeedFiles | packages.NeedSyntax | packages.NeedTypes | packages.NeedTypesInfo | packages.NeedImports | packages.NeedDeps,
	}, "bhack/...")
	require.NoError(t, err)
	require.NotEmpty(t, all)
	for _, p := range all {
		require.Empty(t, p.Errors)
		for _, file := range p.Syntax {
			excused := map[int]bool{}
			for _, group := range file.Comments {
				if strings.Contains(group.Text(), said) {
					excused[p.Fset.Position(group.Pos()).Line] = true
				}
			}
			ast.Inspect(file, func(n ast.Node) bool {
				loop, ok := n.(*ast.RangeStmt)
				if !ok {
					return true
				}
				at := p.Fset.Position(loop.Pos())
				if _, isMap := p.TypesInfo.TypeOf(loop.X).Underlying().(*types.Map); isMap && !excused[at.Line] {
					t.Errorf("%s: goes through a map: sort its keys, or say that this may happen %s", at, said)
				}
				return true
			})
		}
	}
}
