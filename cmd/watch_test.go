package cmd

import (
	"bytes"
	"io"
	"os"
	"path/filepath"
	"syscall"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bhack/cmd/internal/cli"
)

// full is a writer on a disk that is full.
type full struct{}

func (full) Write([]byte) (int, error) {
	return 0, &os.PathError{Op: "write", Path: "/dev/stderr", Err: syscall.ENOSPC}
}

// TestLogsLost makes sure that a match whose logs could not be written does not end as if they had been.
func TestLogsLost(t *testing.T) {
	t.Parallel()
	talker := t.TempDir()
	require.NoError(t, os.WriteFile(filepath.Join(talker, "bot.py"), []byte("def turn():\n    log('here')\n"), 0o666))
	for _, test := range []struct {
		flags []string
		want  int
	}{
		{[]string{"--log"}, 2},
		{[]string{"--trace", "0@2"}, 2},
		{nil, 0},
	} {
		args := append([]string{"run", talker, "wall", "--size", "8", "--rounds", "4", "--no-replay"}, test.flags...)
		assert.Equal(t, test.want, Main(args, cli.Streams{In: new(bytes.Buffer), Out: io.Discard, Err: full{}, Context: t.Context()}), test.flags)
	}
}
