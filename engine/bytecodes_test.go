package engine_test

import (
	"crypto/sha256"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bhack/bots"
	"bhack/engine"
	"bhack/player"
)

var updateBytecodes = flag.Bool("update-bytecodes", false, "write testdata/bytecodes.txt")

// TestBytecodes makes sure that each turn takes as many bytecodes as it did before: replays of before could not be
// verified otherwise. The digests in testdata/bytecodes.txt change with the prices of the meter, and with what objects count
// as memory, as censuses are paid for. After such a change on purpose:
//
//	go test ./engine -run TestBytecodes -update-bytecodes
func TestBytecodes(t *testing.T) {
	t.Parallel()
	const file = "testdata/bytecodes.txt"
	refs := bots.Names()
	for _, folder := range []string{"testdata/contest/*", "testdata/prices/*", "../bench/players/*"} {
		found, err := filepath.Glob(folder)
		require.NoError(t, err)
		require.NotEmpty(t, found)
		refs = append(refs, found...)
	}
	var lines []string
	for _, ref := range refs {
		p, err := player.Load(t.Context(), ref)
		require.NoError(t, err)
		o := &bytecodesObserver{}
		m, err := engine.New(engine.Config{Rules: engine.Final(), White: p.Program, Black: p.Program, Size: 16, Seed: 77, Observer: o})
		require.NoError(t, err)
		_, err = m.Play(t.Context())
		require.NoError(t, err)
		lines = append(lines, fmt.Sprintf("%s %x", filepath.ToSlash(ref), sha256.Sum256(o.turns)))
	}
	slices.Sort(lines)
	got := strings.Join(lines, "\n") + "\n"
	if *updateBytecodes {
		require.NoError(t, os.WriteFile(file, []byte(got), 0o644))
	}
	want, err := os.ReadFile(file)
	require.NoError(t, err)
	assert.Equal(t, string(want), got)
}

// bytecodesObserver writes down who has taken how many bytecodes.
type bytecodesObserver struct {
	engine.NopObserver
	turns []byte
}

func (o *bytecodesObserver) TurnEnded(round int, t *engine.Turn) {
	o.turns = fmt.Appendf(o.turns, "%d %d %d\n", round, t.Robot, t.Bytecodes)
}

// TestMoreLists: the lists of squares beyond the first 16 of a turn cost their squares, too.
func TestMoreLists(t *testing.T) {
	t.Parallel()
	const statements = `
def spent(n):
    left = get_bytecode()
    for i in range(n):
        f()
    return left - get_bytecode()
first, again = spent(16), spent(16)
one, two = spent(1), spent(2)`
	for kind, c := range map[string]struct {
		f    string
		cost int
	}{"overlord": {"get_board", 8 + 64}, "pawn": {"sense", 8 + 8}} {
		got := evaluate(t, engine.Final(), engine.White, kind, "f = "+c.f+statements, "len("+c.f+"()), again - first, two - one")
		plain := evaluate(t, engine.Final(), engine.White, kind, "f = get_type"+statements, "two - one")
		call, err := strconv.Atoi(plain)
		require.NoError(t, err)
		assert.Equal(t, fmt.Sprintf("(8, %d, %d)", 16*c.cost, c.cost+call), got, kind)
	}
}
