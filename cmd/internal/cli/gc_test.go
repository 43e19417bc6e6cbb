package cli_test

import (
	"runtime"
	"runtime/debug"
	"testing"

	"github.com/stretchr/testify/assert"

	"bhack/cmd/internal/cli"
)

// forced returns how many collections somebody has asked for.
func forced() uint32 {
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	return m.NumForcedGC
}

// TestCollector makes sure that garbage is collected when that is due, and only then.
func TestCollector(t *testing.T) {
	defer debug.SetGCPercent(debug.SetGCPercent(-1))
	var none *cli.Collector
	none.Single()
	none.Workers(1)
	none.Rest()

	var c cli.Collector
	c.Workers(runtime.GOMAXPROCS(0))
	c.Rest()
	before := forced()
	c.Rest()
	assert.Equal(t, before, forced(), "nothing has been allocated")
	var garbage []byte
	for range 64 * runtime.GOMAXPROCS(0) {
		garbage = make([]byte, 1<<20)
	}
	runtime.KeepAlive(garbage)
	c.Rest()
	assert.Equal(t, before+1, forced())
}
