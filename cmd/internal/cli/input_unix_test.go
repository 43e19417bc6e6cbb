//go:build unix

package cli_test

import (
	"context"
	"io"
	"os"
	"path/filepath"
	"syscall"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bhack/cmd/internal/cli"
)

// TestOpenNamedPipe makes sure that nothing waits for the writer of a named pipe once the context is done.
func TestOpenNamedPipe(t *testing.T) {
	t.Parallel()
	path := filepath.Join(t.TempDir(), "pipe")
	require.NoError(t, syscall.Mkfifo(path, 0o600))
	assert.False(t, cli.IsPlain(path))

	ended, cancel := context.WithTimeout(t.Context(), time.Millisecond)
	defer cancel()
	_, err := cli.Open(ended, path)
	require.ErrorIs(t, err, context.DeadlineExceeded)
	assert.ErrorContains(t, err, path+": ")

	path = filepath.Join(t.TempDir(), "other") // the one above may still be opened
	require.NoError(t, syscall.Mkfifo(path, 0o600))
	go func() { _ = os.WriteFile(path, []byte("abc"), 0) }() // the reader below sees an error
	f, err := cli.Open(t.Context(), path)
	require.NoError(t, err)
	defer f.Close()
	text, err := io.ReadAll(f)
	require.NoError(t, err)
	assert.Equal(t, "abc", string(text))
}
