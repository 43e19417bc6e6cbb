package engine_test

import (
	"flag"
	"os"
	"runtime/debug"
	"testing"
)

// TestMain gives the collector less to do, which would take a third of the time of the tests. Benchmarks are as they are without
// that, and GOGC decides if it is set.
func TestMain(m *testing.M) {
	flag.Parse()
	if os.Getenv("GOGC") == "" && flag.Lookup("test.bench").Value.String() == "" {
		debug.SetGCPercent(400)
	}
	os.Exit(m.Run())
}
