package cli

import (
	"os"
	"runtime"
	"runtime/debug"
	"runtime/metrics"
	"strings"
	"sync"
)

const (
	// gcPercent makes the garbage collector run by itself only where a [Collector] comes
	// too late.
	gcPercent = 1000
	// memoryLimit is the size of the process, in bytes for each worker, beyond which the collector
	// runs as often as it takes: robots that keep much alive, which is limited for each
	// team, must not make it several times as large. It is somewhat more than what two teams may keep, as with
	// less than that a match would be little but collecting.
	memoryLimit = 640 << 20
	// minStep is how many bytes are allocated between two collections at least. A single
	// match is over soon, so that new memory costs it more than collecting does.
	minStep = 8 << 20
	// scriptStep is minStep for a script, which keeps less than a match.
	scriptStep = 2 << 20
	// workerStep is minStep for each worker of a batch.
	workerStep = 16 << 20
	// maxQuiet is how many calls of Rest in a row do without a look at what has been allocated, as long as
	// that is little: a look takes half a microsecond.
	maxQuiet = 8
)

// tuneGC sets the garbage collector up for playing, unless the user has said
// otherwise by GOGC and GOMEMLIMIT. It returns nil if GOGC is set.
func tuneGC() *Collector {
	limitMemory(1)
	if os.Getenv("GOGC") != "" {
		return nil
	}
	debug.SetGCPercent(gcPercent)
	return &Collector{step: minStep}
}

// limitMemory sets the limit of so many workers, unless the user has set one.
func limitMemory(workers int) {
	if os.Getenv("GOMEMLIMIT") == "" {
		debug.SetMemoryLimit(int64(workers) * memoryLimit)
	}
}

// Collector collects garbage in moments when a worker's robots do not run. When Go does
// so beside running code, that code pays for every pointer that it writes meanwhile;
// with one processor, "meanwhile" is most of the time. A nil Collector does nothing;
// otherwise several goroutines may use it.
type Collector struct {
	mu sync.Mutex
	// step is how many bytes are allocated between two collections at least.
	step uint64
	// samples are the bytes allocated so far, those alive after the last collection, and
	// the number of collections.
	samples [3]metrics.Sample
	// next is how many bytes are allocated when the next collection is due, and seen how many had
	// been at the last look. The next quiet calls of Rest do without one.
	next, seen uint64
	quiet      int
}

// Script is called before a single script is loaded and run.
func (c *Collector) Script() {
	if c == nil {
		return
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	c.step = scriptStep
}

// Workers is called before so many goroutines begin to play. The process uses no more
// processors than that from then on: what the collector does beside the workers only
// costs more when it is spread over others.
func (c *Collector) Workers(n int) {
	if c == nil {
		return
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	n = min(n, runtime.GOMAXPROCS(0))
	runtime.GOMAXPROCS(n)
	limitMemory(n)
	c.step = uint64(n) * workerStep
}

// Rest collects garbage if that is due.
func (c *Collector) Rest() {
	if c == nil || !c.mu.TryLock() {
		return // nothing to do, or another goroutine sees to it
	}
	defer c.mu.Unlock()
	if c.quiet > 0 {
		c.quiet--
		return
	}
	s := &c.samples
	s[0].Name, s[1].Name, s[2].Name = "/gc/heap/allocs:bytes", "/gc/heap/live:bytes", "/gc/cycles/total:gc-cycles"
	metrics.Read(s[:])
	if allocated := s[0].Value.Uint64(); allocated < c.next {
		if 4*(allocated-c.seen) < c.next-allocated {
			c.quiet = maxQuiet
		}
		c.seen = allocated
		return
	}
	if c.next > 0 {
		cycles := s[2].Value.Uint64()
		mark()
		if metrics.Read(s[:]); s[2].Value.Uint64() == cycles {
			runtime.GC()
			metrics.Read(s[:])
		}
	}
	c.next = s[0].Value.Uint64() + max(c.step, 2*s[1].Value.Uint64())
}

// mark has the garbage collector find what is alive, and returns when it has. Unlike
// runtime.GC it leaves it to those who allocate next to sweep up what is not: runtime.GC
// looks for other goroutines to run after each span that it sweeps.
func mark() {
	defer debug.SetGCPercent(debug.SetGCPercent(1))
	// The next large allocation begins a collection, but not before this much has been
	// allocated since the limit was set. Nothing is written to it.
	const enough = 1<<20 + 64<<10
	var b strings.Builder
	b.Grow(enough)
	debug.SetGCPercent(-1) // waits for the end of marking
}
