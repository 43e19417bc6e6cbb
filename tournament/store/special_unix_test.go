//go:build unix

package store_test

import (
	"path/filepath"
	"syscall"
	"testing"

	"github.com/stretchr/testify/require"
)

// special returns paths of what is no regular file: a named pipe, and a device.
func special(t *testing.T) []string {
	t.Helper()
	pipe := filepath.Join(t.TempDir(), "pipe")
	require.NoError(t, syscall.Mkfifo(pipe, 0o666))
	return []string{pipe, "/dev/zero"}
}
