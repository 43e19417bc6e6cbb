package cli

import (
	"os"
	"runtime/debug"
)

const (
	// gcPercent makes the garbage collector run less often than by default: what a
	// match keeps alive is small, and what its robots throw away is much.
	gcPercent = 400
	// batchPercent is the same for batches: their workers leave the collector no
	// processor that has nothing else to do.
	batchPercent = 1000
	// memoryLimit is the size of the process, in bytes, beyond which the collector
	// runs as often as it takes: robots that keep much alive, which is limited for each
	// team, must not make it several times as large.
	memoryLimit = 450 << 20
)

// TuneBatch sets the garbage collector up for playing on all processors, unless the
// user has said otherwise by GOGC.
func TuneBatch() {
	if os.Getenv("GOGC") == "" {
		debug.SetGCPercent(batchPercent)
	}
}

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
