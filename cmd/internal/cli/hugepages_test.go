//go:build linux

package cli_test

import (
	"fmt"
	"os"
	"strings"
	"testing"
	"unsafe"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bhack/cmd/internal/cli"
)

// TestSingle makes sure that the heap grows by memory that is asked to be of huge pages, and
// that what is allocated next lies there.
func TestSingle(t *testing.T) {
	if _, err := os.Stat("/sys/kernel/mm/transparent_hugepage"); err != nil {
		t.Skip("this kernel has no transparent huge pages")
	}
	var c cli.Collector
	c.Single()
	next := make([]byte, 24<<20) // no place but the new one has as much room
	at := uintptr(unsafe.Pointer(unsafe.SliceData(next)))
	mappings, err := os.ReadFile("/proc/self/smaps")
	require.NoError(t, err)
	asked := false
	var begin, end uintptr
	for line := range strings.Lines(string(mappings)) {
		if _, err := fmt.Sscanf(line, "%x-%x ", &begin, &end); err == nil {
			continue
		}
		flags, found := strings.CutPrefix(line, "VmFlags:")
		asked = asked || found && strings.Contains(flags, " hg") && begin <= at && at+uintptr(len(next)) <= end
	}
	assert.True(t, asked, "the heap grows where no huge pages are asked for")
}
