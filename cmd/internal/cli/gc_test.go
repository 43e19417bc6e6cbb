package cli_test

import (
	"runtime"
	"runtime/debug"
	"testing"

	"github.com/stretchr/testify/assert"

	"bhack/cmd/internal/cli"
)

// collections returns how many collections there have been, and how many of them have swept
// up at once.
func collections() (all, forced uint32) {
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	return m.NumGC, m.NumForcedGC
}

// TestCollector makes sure that garbage is collected when that is due, and only then.
func TestCollector(t *testing.T) {
	defer debug.SetGCPercent(debug.SetGCPercent(-1))
	var none *cli.Collector
	none.Script()
	none.Workers(1)
	none.Rest()

	var c cli.Collector
	c.Workers(runtime.GOMAXPROCS(0))
	rest := func() {
		for range 10 { // it does not look each time
			c.Rest()
		}
	}
	rest()
	before, forced := collections()
	rest()
	all, _ := collections()
	assert.Equal(t, before, all, "nothing has been allocated")
	var garbage []byte
	for range 64 * runtime.GOMAXPROCS(0) {
		garbage = make([]byte, 1<<20)
	}
	runtime.KeepAlive(garbage)
	rest()
	all, now := collections()
	assert.Equal(t, before+1, all)
	assert.Equal(t, forced, now, "the garbage is swept up by those who allocate")
}
