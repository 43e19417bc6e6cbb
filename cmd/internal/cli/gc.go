package cli

import (
	"os"
	"runtime/debug"
)

// gcPercent makes the garbage collector run less often than by default: what a
// match keeps alive is small, and what its robots throw away is much.
const gcPercent = 400

// tuneGC applies gcPercent unless the user has said otherwise by GOGC.
func tuneGC() {
	if os.Getenv("GOGC") == "" {
		debug.SetGCPercent(gcPercent)
	}
}
