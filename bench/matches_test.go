package main

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// TestSummaryOfTheSame sums up matches of which one was not the same on both sides, and then that one alone.
func TestSummaryOfTheSame(t *testing.T) {
	same := matchResult{process: 4, match: 4, replay: 4, cost: 1}
	other := matchResult{ours: course{turns: 9}, process: 100, match: 100, replay: 100, cost: 9}
	var out bytes.Buffer
	matchResults{same, other}.summary(&out)
	assert.Equal(t, 6, strings.Count(out.String(), " 4.00x"), out.String()) // three columns of means, and three of the worst
	assert.NotContains(t, out.String(), "100")
	out.Reset()
	matchResults{other}.summary(&out)
	assert.Equal(t, "no match was the same\n", out.String())
}

// TestOtherPlayers measures players that are not bhack's. One of them plays another match on the peer, which has no budget.
func TestOtherPlayers(t *testing.T) {
	python, err := exec.LookPath("python3")
	if err != nil {
		t.Skip("no python3 to measure against")
	}
	var out bytes.Buffer
	b := &bench{out: &out, runs: 1, folder: t.TempDir(), python: python}
	b.bhack = filepath.Join(b.folder, "bhack")
	text, err := exec.Command("go", "build", "-pgo=off", "-o", b.bhack, "../cmd/bhack").CombinedOutput() // most of it is in the cache then
	require.NoError(t, err, "%s", text)
	t.Chdir("..") // where bench is run
	for name, text := range map[string]string{
		"idle": "def turn():\n    pass\n",
		"slow": "def turn():\n    if get_type() == RobotType.OVERLORD and get_bytecode() < 20000:\n        spawn(0 if get_team() == Team.WHITE else 15, 3)\n",
	} {
		folder := filepath.Join(t.TempDir(), name)
		require.NoError(t, os.Mkdir(folder, 0o755))
		require.NoError(t, os.WriteFile(filepath.Join(folder, "bot.py"), []byte(text), 0o644))
		path, err := playerFolder(folder)
		require.NoError(t, err)
		b.others = append(b.others, path)
	}
	require.NoError(t, b.matches())
	for _, want := range []string{
		`(?m)^idle-idle +[2-9] +\d+ +\d+\.\d\dx`, // two bytecodes of turn() and those of the top level
		`(?m)^(idle-slow|slow-idle) +\d`,
		`(?m)^slow-slow +\d+ +\d+ .*\n  not the same match, so left out of the mean: (white|black) wins in round 500, \d+ turns; the peer: `,
		`(?m)^geometric mean +\d`,
	} {
		assert.Regexp(t, regexp.MustCompile(want), out.String())
	}
	_, err = playerFolder(t.TempDir())
	assert.ErrorIs(t, err, os.ErrNotExist)
}
