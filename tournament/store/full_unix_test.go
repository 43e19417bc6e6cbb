//go:build unix

package store_test

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bhack/tournament"
	"bhack/tournament/store"
)

// fullDisk names the results file that a process of its own fills in TestFullDisk.
const fullDisk = "BHACK_TEST_FULL_DISK"

// TestFullDisk has a file grow no further in the middle of a line. As that limit is one of whole processes,
// the test is run by another one.
func TestFullDisk(t *testing.T) {
	t.Parallel()
	h := newHeader(t, newSpec(), tournament.Shard{})
	if path := os.Getenv(fullDisk); path != "" {
		fill(t, path, h)
		return
	}
	path := filepath.Join(t.TempDir(), "results.jsonl")
	c := exec.CommandContext(t.Context(), os.Args[0], "-test.run=^TestFullDisk$")
	c.Env = append(os.Environ(), fullDisk+"="+path)
	out, err := c.CombinedOutput()
	require.NoError(t, err, "%s", out)

	r, games := open(t, path, h)
	assert.Equal(t, []int{1, 2}, games)
	require.NoError(t, r.Append(result(h.Schedule, 3)), "it goes on where there is room again")
	require.NoError(t, r.Close())
}

// fill writes two results and, without room for it, half a third one.
func fill(t *testing.T, path string, h store.Header) {
	t.Helper()
	const room = 4096 // bytes: more than two results take, and less than the third one
	third := result(h.Schedule, 3)
	third.Course = strings.Repeat("x", room)
	r, _ := open(t, path, h)
	require.NoError(t, r.Append(result(h.Schedule, 1), result(h.Schedule, 2)))
	before, err := os.ReadFile(path)
	require.NoError(t, err)
	require.Less(t, len(before), room)

	var limit syscall.Rlimit
	require.NoError(t, syscall.Getrlimit(syscall.RLIMIT_FSIZE, &limit))
	full := limit
	full.Cur = room
	require.NoError(t, syscall.Setrlimit(syscall.RLIMIT_FSIZE, &full))
	failure := r.Append(third)
	require.ErrorIs(t, failure, syscall.EFBIG)
	require.ErrorContains(t, failure, "write results: ")

	// There is room again when the next match ends.
	require.NoError(t, syscall.Setrlimit(syscall.RLIMIT_FSIZE, &limit))
	assert.Equal(t, failure, r.Append(result(h.Schedule, 4)))
	require.NoError(t, r.Close())
	after, err := os.ReadFile(path)
	require.NoError(t, err)
	assert.Equal(t, string(before), string(after), "no half of a line is left")
}
