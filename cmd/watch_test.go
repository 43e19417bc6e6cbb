package cmd

import (
	"bytes"
	"io"
	"os"
	"path/filepath"
	"strings"
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

// TestProgressLine makes sure that the line which is written anew after each round fits the terminal, and that there is none where it cannot
// be written anew.
func TestProgressLine(t *testing.T) {
	t.Parallel()
	for columns, want := range map[int]string{ // in any order
		0:   "",
		30:  "\rround 2/2   white 2 pawns, 0 \x1b[K\r\x1b[K",
		200: "\rround 2/2   white 2 pawns, 0 through   black 2 pawns, 0 through\x1b[K\r\x1b[K",
	} {
		var errs bytes.Buffer
		args := []string{"run", "rusher", "wall", "--size", "8", "--rounds", "2", "--no-replay"}
		require.Zero(t, Main(args, cli.Streams{In: new(bytes.Buffer), Out: io.Discard, Err: &errs, ErrIsTerminal: true, ErrLine: columns, Context: t.Context()}))
		got := errs.String()
		assert.Equal(t, want, got[max(strings.LastIndex(got, "\rround"), 0):])
	}
}
