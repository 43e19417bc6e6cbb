package cli

import (
	"os"
	"runtime/debug"
)

const (
	// gcPercent makes the garbage collector run less often than by default: what a
	// match keeps alive is small, and what its robots throw away is much.
	gcPercent = 400
	// memoryLimit is the size of the process, in bytes, beyond which the collector
	// runs as often as it takes: robots that keep much alive, which is limited for each
	// team, must not make it several times as large.
	memoryLimit = 450 << 20
)

// tuneGC sets the garbage collector up for playing, unless the user has said
// otherwise by GOGC and GOMEMLIMIT.
func tuneGC() {
	if os.Getenv("GOGC") == "" {
		debug.SetGCPercent(gcPercent)
	}
	if os.Getenv("GOMEMLIMIT") == "" {
		debug.SetMemoryLimit(memoryLimit)
	}
}
