package analysis

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bhack/sandbox/internal/code"
	"bhack/sandbox/internal/frontend"
)

// anchorCases are functions with values that are anchored, and the notes that are put in front of what is done with them.
var anchorCases = []struct {
	source string
	want   []code.Op
}{
	{"def f():\n    y, x = get_location()\n    return look(y + 1, x)", []code.Op{code.CallAnchored, code.CallAnchored}},
	{"def f():\n    y, x = get_location()\n    return look(y + k, x)", []code.Op{code.CallAnchored, code.TestAdded, code.CallAnchored}},
	{"def f():\n    y, x = get_location()\n    return y > 3 or x == k", []code.Op{code.CallAnchored, code.TestAnchor, code.TestAnchor}},
	{"def f():\n    y = get_location()[0]\n    return y % 2 == 0", []code.Op{code.CallAnchored, code.TestModulus}},
	{"def f():\n    y, x = get_location()\n    return 15 - y > 3", []code.Op{code.CallAnchored, code.TurnAnchor, code.TestAnchor}},
	{"def f():\n    p = get_location()\n    q = (p[0], p[1])\n    return q", []code.Op{code.CallAnchored, code.TestPair, code.ReturnAnchored}},
	{"def f():\n    y, x = get_location()\n    return [y, 3]", []code.Op{code.CallAnchored, code.Pin}},
	{"def f():\n    y, x = get_location()\n    k.append(y)\n    return y > 3 or x > 3", []code.Op{code.CallAnchored, code.CallAnchored, code.TestAnchor, code.TestAnchor}},
	{"def f():\n    y, x = get_location()\n    reveal()\n    return y > 3 or look(y, x)", []code.Op{code.CallAnchored, code.Pin}},
	{"def f():\n    y, x = get_location()\n    return y * 2 > 5 and y > 3 or x > 2", []code.Op{code.CallAnchored, code.Pin, code.TestAnchor}},
	{"def f():\n    y, x = get_location()\n    return (y - 3) * k > 5 and -1 * x < k", []code.Op{code.CallAnchored, code.TestFactor, code.TestAnchor, code.TestFactor, code.TestAnchor}},
	{"def f():\n    y, x = get_location()\n    return y in (0, k) or x not in k", []code.Op{code.CallAnchored, code.TestIn, code.TestIn}},
	{"def f():\n    y, x = get_location()\n    return str((y, x)) + str((x, y))", []code.Op{code.CallAnchored, code.TestPair, code.CallAnchored, code.Pin}},
	{"def f():\n    y, x = get_location()\n    a = 0\n    try:\n        a = y\n        raise k\n    except k:\n        return a > 3", []code.Op{code.CallAnchored, code.Pin}},
	{"def f():\n    y, x = get_location()\n    log('at ' + str(y))", []code.Op{code.CallAnchored, code.CallAnchored, code.JoinTexts, code.CallAnchored}},
	{"def f():\n    y, x = get_location()\n    s = t = str(y)\n    t += s", []code.Op{code.CallAnchored, code.CallAnchored, code.MoveText, code.MoveText, code.JoinTexts}},
	{"def f():\n    y, x = get_location()\n    s = str(y)\n    if k: s = 'x'\n    log(s)", []code.Op{code.CallAnchored, code.CallAnchored, code.Pin}},
	{"def f():\n    return look(3, 4)", nil},
	{"def f():\n    yield get_location()[0] > 3", nil},
	{"def f():\n    y, x = get_location()\n    g = lambda: y > 3\n    return g()", []code.Op{code.CallAnchored, code.Pin}},
}

// TestAnchorNotesOfLargeFunctions makes sure that there are none where it is not known which registers are still used: what is left
// there by the loop, which a census counts, may be something else with notes.
func TestAnchorNotesOfLargeFunctions(t *testing.T) {
	t.Parallel()
	for lines, noted := range map[int]bool{100: true, 6000: false} { // in any order
		source := "def f():\n    y, x = get_location()\n    k = [" + strings.Repeat("x, ", 1000) + "1]\n" + strings.Repeat("    a = 1\n", lines) + "    return y > 3\n"
		f := compile(t, Host{Place: "get_location"}, source, "").Units["bot"].Top.Codes[0]
		assert.Equal(t, noted, !f.IsTooLargeForLive(), "%d lines", lines)
		assert.Equal(t, noted, f.Noted != nil, "%d lines", lines)
	}
}

// TestAnchorNotes makes sure what notes there are, and that there are none in the code that is executed elsewhere.
func TestAnchorNotes(t *testing.T) {
	t.Parallel()
	for _, c := range anchorCases {
		p := compile(t, Host{Place: "get_location", Revealing: []string{"reveal"}}, c.source+"\n", "")
		f := p.Units["bot"].Top.Codes[0]
		for _, in := range f.Instrs {
			assert.False(t, in.Op.IsNote(), c.source)
		}
		var got []code.Op
		if f.Noted != nil {
			for _, in := range f.Noted.Instrs {
				if in.Op.IsNote() {
					got = append(got, in.Op)
				}
			}
		}
		assert.Equal(t, c.want, got, c.source)
		a := &anchorer{named: map[string]*namedFunctions{}}
		a.collect(p.Units["bot"].Top)
		a.dropNotes()
		assert.Nil(t, f.Noted)
		assert.Equal(t, code.Anchoring{}, f.Anchoring)
	}
}

// TestAnchorPlayers makes sure that notes can be put into all players that there are.
func TestAnchorPlayers(t *testing.T) {
	t.Parallel()
	noted := 0
	for _, pattern := range []string{"../../../bots/*", "../../../bench/players/*"} {
		folders, err := filepath.Glob(pattern)
		require.NoError(t, err)
		for _, folder := range folders {
			paths, err := filepath.Glob(filepath.Join(folder, "*.py"))
			require.NoError(t, err)
			var files []frontend.File
			for _, path := range paths {
				text, err := os.ReadFile(path)
				require.NoError(t, err)
				files = append(files, frontend.File{Path: filepath.Base(path), Text: text})
			}
			if len(files) == 0 {
				continue
			}
			p, err := frontend.Compile(files, frontend.Options{InertModules: []string{"battlehack20.stubs"}})
			require.NoError(t, err, folder)
			require.NoError(t, anchor(p, "get_location", []string{"sense"}), folder)
			for _, u := range p.Units {
				for _, c := range u.Top.Codes {
					if c.Noted != nil {
						noted++
					}
				}
			}
		}
	}
	assert.Greater(t, noted, 30)
}

// TestAnchorWork makes sure that functions which it would take too long to follow go without notes.
func TestAnchorWork(t *testing.T) {
	t.Parallel()
	p := compile(t, Host{}, "def f():\n    y, x = get_location()\n    return y > 3\n", "")
	a := &anchorer{source: "get_location", named: map[string]*namedFunctions{}, work: 4}
	a.collect(p.Units["bot"].Top)
	a.followAll()
	for _, f := range a.all {
		f.decide()
	}
	f := a.all[1]
	assert.True(t, f.isLost)
	assert.False(t, f.mayAnchor())
	assert.Equal(t, code.Anchoring{}, f.code.Anchoring)
}
