package cli

import (
	"os"
	"runtime"
	"runtime/debug"
	"runtime/metrics"
	"sync"
)

const (
	// gcPercent makes the garbage collector run by itself only where a collector comes
	// too late.
	gcPercent = 1000
	// memoryLimit is the size of the process, in bytes, beyond which the collector
	// runs as often as it takes: robots that keep much alive, which is limited for each
	// team, must not make it several times as large.
	memoryLimit = 450 << 20
	// minStep is how many bytes are allocated between two collections at least.
	minStep = 16 << 20
)

// tuneGC sets the garbage collector up for playing, unless the user has said
// otherwise by GOGC and GOMEMLIMIT. It returns what is to be called when no robot
// runs, or nil.
func tuneGC() func() {
	if os.Getenv("GOMEMLIMIT") == "" {
		debug.SetMemoryLimit(memoryLimit)
	}
	if os.Getenv("GOGC") != "" {
		return nil
	}
	debug.SetGCPercent(gcPercent)
	return new(collector).rest
}

// UseProcessors makes the process use no more processors than n: workers that play
// keep theirs busy, and what the garbage collector does beside them only costs more
// when it is spread over others.
func UseProcessors(n int) {
	if n < runtime.GOMAXPROCS(0) {
		runtime.GOMAXPROCS(n)
	}
}

// collector collects garbage in moments when no robot runs. When Go does so beside
// running code, that code pays for every pointer that it writes meanwhile; with one
// processor, "meanwhile" is most of the time. The zero collector is ready for use, by
// several goroutines.
type collector struct {
	mu sync.Mutex
	// samples are the bytes allocated so far, and those alive after the last collection.
	samples [2]metrics.Sample
	// next is how many bytes are allocated when the next collection is due.
	next uint64
}

// rest collects garbage if that is due.
func (c *collector) rest() {
	if !c.mu.TryLock() {
		return // another goroutine sees to it
	}
	defer c.mu.Unlock()
	s := &c.samples
	s[0].Name, s[1].Name = "/gc/heap/allocs:bytes", "/gc/heap/live:bytes"
	metrics.Read(s[:])
	allocated := s[0].Value.Uint64()
	if allocated < c.next {
		return
	}
	if c.next > 0 {
		runtime.GC()
		metrics.Read(s[:])
	}
	c.next = allocated + max(minStep, 2*s[1].Value.Uint64())
}
