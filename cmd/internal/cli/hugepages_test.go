//go:build linux

package cli_test

import (
	"os"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bhack/cmd/internal/cli"
)

// TestSingle makes sure that a part of the heap is asked to be of huge pages.
func TestSingle(t *testing.T) {
	if _, err := os.Stat("/sys/kernel/mm/transparent_hugepage"); err != nil {
		t.Skip("this kernel has no transparent huge pages")
	}
	var c cli.Collector
	c.Single()
	mappings, err := os.ReadFile("/proc/self/smaps")
	require.NoError(t, err)
	asked := false
	for line := range strings.Lines(string(mappings)) {
		flags, found := strings.CutPrefix(line, "VmFlags:")
		asked = asked || found && strings.Contains(flags, " hg")
	}
	assert.True(t, asked, "no mapping has the flag hg")
}
