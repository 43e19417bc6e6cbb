package main

import (
	"bytes"
	"flag"
	"fmt"
	"maps"
	"math"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"bhack/bots"
	"bhack/engine"
	"bhack/player"
	"bhack/sandbox"
)

var update = flag.Bool("update", false, "write the counts that are measured to testdata/counts.txt")

// counts has the committed figures: a name and a number on each line.
const counts = "testdata/counts.txt"

// TestCounts compares how much work is done with committed figures, and fails when it is
// 10% more: allocations and their bytes, which no busy machine can disturb. With
// BENCH_CALLGRIND=1 and valgrind, it counts instructions of the processor as well, of
// which figures hold for one kind of processor and one version of Go only.
//
// After a change that is meant to do more or less work:
//
//	go test ./bench -run TestCounts -update
func TestCounts(t *testing.T) {
	got := map[string]float64{}
	for _, pair := range [][2]string{{"counter", "phalanx"}, {"gambler", "gambler"}, {"scout", "scribe"}, {"swarm", "swarm"}} {
		white, black := program(t, pair[0]), program(t, pair[1])
		measure(got, "match "+pair[0]+"-"+pair[1], func() {
			m, err := engine.New(engine.Config{Rules: engine.Final(), White: white, Black: black, Size: 16, Rounds: 100, Seed: 1})
			require.NoError(t, err)
			_, err = m.Play(t.Context())
			require.NoError(t, err)
		})
	}
	paths, err := filepath.Glob("../sandbox/testdata/bench/*.py")
	require.NoError(t, err)
	require.NotEmpty(t, paths)
	for _, path := range paths {
		text, err := os.ReadFile(path)
		require.NoError(t, err)
		measureRobot(t, got, "script "+strings.TrimSuffix(filepath.Base(path), ".py"), string(text))
	}
	measureRobot(t, got, "start of a robot", player300())
	if os.Getenv("BENCH_CALLGRIND") != "" {
		instructions(t, got)
	}
	if *update {
		write(t, got)
		return
	}
	want := read(t)
	for _, name := range slices.Sorted(maps.Keys(got)) {
		figure, ok := want[name]
		if !ok {
			t.Errorf("%s: %s has no figure", counts, name)
			continue
		}
		if limit := figure*1.1 + 8; got[name] > limit {
			t.Errorf("%s: %.0f, which is more than 10%% over the committed %.0f", name, got[name], figure)
		}
	}
}

// measure counts what f allocates when it runs for the second time.
func measure(got map[string]float64, name string, f func()) {
	defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(1))
	f()
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	f()
	runtime.ReadMemStats(&after)
	got[name+", allocations"] = float64(after.Mallocs - before.Mallocs)
	got[name+", bytes"] = float64(after.TotalAlloc - before.TotalAlloc)
}

// program returns a player's program.
func program(t *testing.T, name string) *sandbox.Program {
	t.Helper()
	ref := name
	if !slices.Contains(bots.Names(), name) {
		ref = filepath.Join("players", name)
	}
	p, err := player.Load(t.Context(), ref)
	require.NoError(t, err)
	return p.Program
}

// measureRobot counts what a robot allocates whose top level is the text.
func measureRobot(t *testing.T, got map[string]float64, name, text string) {
	t.Helper()
	p, err := compile(text)
	require.NoError(t, err)
	linked, random := sandbox.Link(p, nil), sandbox.NewRandom(1)
	var pool sandbox.Pool
	defer pool.Close()
	measure(got, name, func() {
		robot := linked.NewRobot(sandbox.Config{Module: mainModule, Pool: &pool, Random: random})
		defer robot.Close()
		require.Nil(t, robot.Turn(math.MaxInt64/4).Exception)
	})
}

// instructions counts the instructions of whole processes by valgrind's callgrind,
// without the collector, whose work depends on time.
func instructions(t *testing.T, got map[string]float64) {
	valgrind, err := exec.LookPath("valgrind")
	if err != nil {
		t.Log("there is no valgrind: instructions are not counted")
		return
	}
	folder := t.TempDir()
	binary := filepath.Join(folder, "bhack")
	text, err := exec.Command("go", "build", "-o", binary, "../cmd/bhack").CombinedOutput()
	require.NoError(t, err, "%s", text)
	for _, args := range [][]string{
		{"counter", "phalanx"},
		{"counter", "phalanx", "--run-all"},
		{"players/scout", "players/swarm"},
		{"players/scout", "players/swarm", "--run-all"},
		{"players/wave", "players/officer"},
	} {
		var found [][]byte
		for try := 1; found == nil; try++ {
			cmd := exec.Command(valgrind, append([]string{
				"--tool=callgrind", "--callgrind-out-file=" + filepath.Join(folder, "out"), binary,
				"run", "--ruleset", "final", "--rounds", "100", "--seed", "1", "--no-replay", "--quiet",
			}, args...)...)
			cmd.Env = append(os.Environ(), "GOGC=off", "GOMAXPROCS=1", "GODEBUG=asyncpreemptoff=1")
			text, err := cmd.CombinedOutput()
			if err != nil && try < 3 && bytes.Contains(text, []byte("Valgrind aborted or crashed")) {
				continue // it does so now and then where Go's stacks come to lie
			}
			require.NoError(t, err, "%s", text)
			found = regexp.MustCompile(`Collected : (\d+)`).FindSubmatch(text)
			require.NotNil(t, found, "%s", text)
		}
		what := fmt.Sprintf("match %s-%s, instructions", filepath.Base(args[0]), filepath.Base(args[1]))
		if len(args) > 2 {
			what += " with " + args[2]
		}
		got[what], err = strconv.ParseFloat(string(found[1]), 64)
		require.NoError(t, err)
	}
}

func read(t *testing.T) map[string]float64 {
	t.Helper()
	text, err := os.ReadFile(counts)
	require.NoError(t, err)
	want := map[string]float64{}
	for line := range strings.Lines(string(text)) {
		name, number, ok := strings.Cut(strings.TrimSpace(line), ": ")
		require.True(t, ok, "%s: %q", counts, line)
		want[name], err = strconv.ParseFloat(number, 64)
		require.NoError(t, err)
	}
	return want
}

// write writes the figures; those of instructions that were not counted stay.
func write(t *testing.T, got map[string]float64) {
	t.Helper()
	if _, err := os.Stat(counts); err == nil {
		for name, figure := range read(t) {
			if _, ok := got[name]; !ok && strings.HasSuffix(name, ", instructions") {
				got[name] = figure
			}
		}
	}
	var out bytes.Buffer
	for _, name := range slices.Sorted(maps.Keys(got)) {
		fmt.Fprintf(&out, "%s: %.0f\n", name, got[name])
	}
	require.NoError(t, os.WriteFile(counts, out.Bytes(), 0o666))
}
