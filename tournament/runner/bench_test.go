package runner_test

import (
	"fmt"
	"path/filepath"
	"runtime"
	"testing"

	"github.com/stretchr/testify/require"

	"bhack/tournament/runner"
	"bhack/tournament/store"
)

// BenchmarkRun plays batches of 200 matches and writes the results to disk, as bhack
// batch does.
func BenchmarkRun(b *testing.B) {
	f := newFixture(b, 100, "phalanx", "counter")
	f.field.Boards[0].Size, f.field.Boards[0].Rounds = 16, 50
	for _, jobs := range []int{1, 2} {
		b.Run(fmt.Sprintf("jobs=%d", jobs), func(b *testing.B) {
			for i := 0; b.Loop(); i++ {
				path := filepath.Join(b.TempDir(), fmt.Sprintf("%d.jsonl", i))
				log, err := store.Open(path, store.Header{Schedule: f.schedule}, nil)
				require.NoError(b, err)
				require.NoError(b, runner.Run(b.Context(), f.standings(b), f.field, runner.Options{Jobs: jobs, Log: log}))
				require.NoError(b, log.Close())
			}
			b.ReportMetric(float64(b.N*f.schedule.Games())/b.Elapsed().Seconds(), "matches/s")
		})
	}
}

// BenchmarkMemory plays a batch of 10,000 matches and reports how much memory is alive
// after the first thousand and at the end.
func BenchmarkMemory(b *testing.B) {
	f := newFixture(b, 5000, "gambler", "starter")
	for b.Loop() {
		st, count := f.standings(b), 0
		alive := map[int]uint64{}
		require.NoError(b, runner.Run(b.Context(), st, f.field, runner.Options{Jobs: 2, Progress: func(e runner.Event) {
			before := count
			count += len(e.Results)
			for _, at := range []int{1000, 10000} {
				if before < at && count >= at {
					alive[at] = liveHeap()
				}
			}
		}}))
		runtime.KeepAlive(st)
		b.ReportMetric(float64(alive[1000])/(1<<20), "MiB-at-1000")
		b.ReportMetric(float64(alive[10000])/(1<<20), "MiB-at-10000")
	}
}
