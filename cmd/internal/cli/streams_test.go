package cli_test

import (
	"os"
	"os/signal"
	"runtime"
	"syscall"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bhack/cmd/internal/cli"
)

// TestSignals makes sure that a program that is interrupted, asked to end, or left without
// its terminal can tidy up: match.Play takes the half of a replay back when the context ends.
func TestSignals(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("a process cannot send itself a signal")
	}
	self, err := os.FindProcess(os.Getpid())
	require.NoError(t, err)
	for _, sig := range []os.Signal{os.Interrupt, syscall.SIGTERM, syscall.SIGQUIT, syscall.SIGHUP, syscall.SIGPIPE} {
		if signal.Ignored(sig) {
			continue // as nohup has it for SIGHUP, which is then to change nothing
		}
		s := cli.System()
		require.NoError(t, self.Signal(sig))
		select {
		case <-s.Context.Done():
		case <-time.After(10 * time.Second):
			t.Fatalf("%v does not end the context", sig)
		}
		assert.Equal(t, sig == syscall.SIGPIPE, s.Unread(nil), sig)
		assert.True(t, s.Unread(&os.PathError{Op: "write", Path: "/dev/stdout", Err: syscall.EPIPE}), sig)
	}
}
