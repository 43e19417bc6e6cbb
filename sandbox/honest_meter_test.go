package sandbox_test

import (
	"flag"
	"fmt"
	"math"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"bhack/sandbox"
)

var (
	meterFull  = flag.Bool("meter", false, "measure every operation and print what it takes")
	meterMatch = flag.String("meter.only", "", "measure the operations only whose name contains this")
)

const (
	// maxMeterRatio is how many times as long as a bytecode of plain code a bytecode of
	// any operation may take, and minMeterRatio is the reverse: nothing should be
	// charged absurdly much.
	maxMeterRatio = 20
	minMeterRatio = 1.0 / 50
	// maxCommon is the size of operands up to which minMeterRatio holds.
	maxCommon = 1000
	// meterTries is how often an operation that seems to be out of bounds is measured
	// again: other work on the machine makes single measurements too long.
	meterTries = 12
	// longestMeasurement is about how long a measurement may take.
	longestMeasurement = 10 * time.Millisecond
	// robotMemory is the default limit of a robot's memory.
	robotMemory = 8 << 20
)

// meterCase is an operation and a program that does little else.
type meterCase struct {
	// name is the operation, or several: {a,b} stands for a and b, one of which takes
	// the place of each @ in the program.
	name string
	// sizes are the values of the variable n, none if the program has none.
	sizes []int
	// setup runs once, body in a loop.
	setup, body string
}

// sizesOfCases are the usual sizes: small, medium and large operands.
var sizesOfCases = []int{1, 30, 1000, 30_000}

// expand returns a case for each of the operations that the name stands for.
func (c meterCase) expand() []meterCase {
	before, rest, ok := strings.Cut(c.name, "{")
	if !ok {
		return []meterCase{c}
	}
	list, after, _ := strings.Cut(rest, "}")
	var cases []meterCase
	for _, part := range strings.Split(list, ",") {
		replace := strings.NewReplacer("@", part)
		cases = append(cases, meterCase{before + part + after, c.sizes, replace.Replace(c.setup), replace.Replace(c.body)})
	}
	return cases
}

// prelude is what all programs of cases may use.
const prelude = `
import bisect, copy, dataclasses, enum, functools, heapq, itertools, math, operator, random, string, typing
from collections import *
class Plain:
    pass
class Eq:
    def __init__(self, v): self.v = v
    def __eq__(self, other): return self.v == other.v
    def __hash__(self): return 1
    def __lt__(self, other): return self.v < other.v
def drain(it, deque=deque): deque(it, 0)
def nest(make, n):
    v = make(0)
    for _ in range(n): v = make(v)
    return v
def attempt(f, *args):
    try: f(*args)
    except Exception: pass
`

// text returns the program that does the body so many times.
func (c meterCase) text(n, times int) string {
	body := c.body
	if !strings.Contains(body, "\n") {
		body = strings.Join(slices.Repeat([]string{body}, unroll), "\n")
	}
	body = strings.ReplaceAll(body, "\n", "\n    ")
	return fmt.Sprintf("%s\nn = %d\n%s\nstart()\nfor _ in range(%d):\n    %s\n", prelude, n, c.setup, times, body)
}

// unroll is how often a body of one line stands in the loop.
const unroll = 4

// measure runs the program, and returns the bytecodes and the processor time that the
// loop took.
func (c meterCase) measure(t testing.TB, n, times int) (bytecodes int64, taken time.Duration) {
	t.Helper()
	var left int64
	var began time.Duration
	var robot *sandbox.Robot
	api := sandbox.NewAPI()
	api.Function("start", nil, func(*sandbox.Robot, []sandbox.Value) (sandbox.Value, error) {
		left, began = robot.Left(), processorTime()
		return sandbox.Value{}, nil
	})
	program, err := sandbox.Compile([]sandbox.File{{Path: "meter.py", Text: []byte(c.text(n, times)), Module: "__main__"}}, sandbox.Options{})
	require.NoError(t, err, "%s:\n%s", c.name, c.text(n, times))
	var pool sandbox.Pool
	defer pool.Close()
	robot = sandbox.Link(program, api).NewRobot(sandbox.Config{Module: "__main__", Pool: &pool, Memory: robotMemory})
	defer robot.Close()
	turn := robot.Turn(unlimited)
	taken = processorTime() - began
	if turn.Exception != nil {
		t.Errorf("%s, n = %d: %s", c.name, n, turn.Exception.Traceback)
		return 1, 0
	}
	return left - robot.Left(), taken
}

// perBytecode returns the nanoseconds that a bytecode takes in a run of about so many
// bytecodes.
func (c meterCase) perBytecode(t testing.TB, n int, bytecodes int64) float64 {
	t.Helper()
	once, taken := c.measure(t, n, 1)
	times := int(max(min(bytecodes/max(once, 1), int64(longestMeasurement/max(taken, 1))), 1))
	spent, taken := c.measure(t, n, times)
	return float64(taken) / float64(spent)
}

// plainCode is what operations are compared with: the loop of testdata/bench/int_loop.py.
var plainCode = meterCase{"plain code", nil, "i = s = 0", "s = s + i * 2 % 7\ni += 1"}

// speed follows how fast plain code is while other work on the machine comes and goes.
type speed struct {
	recent []float64 // nanoseconds a bytecode of the last measurements
}

// now returns the nanoseconds that a bytecode of plain code takes now: the median of the
// last measurements.
func (s *speed) now(t testing.TB) float64 {
	for len(s.recent) < 15 {
		s.recent = append(s.recent, plainCode.perBytecode(t, 0, 50_000))
	}
	s.recent = append(s.recent[1:], plainCode.perBytecode(t, 0, 50_000))
	sorted := slices.Sorted(slices.Values(s.recent))
	return sorted[len(sorted)/2]
}

// meterResult is a measurement of one case.
type meterResult struct {
	name      string
	n         int
	ns, ratio float64
}

// compare measures the case until it is well within bounds, and returns the best result.
func (c meterCase) compare(t testing.TB, plain *speed, n int, bytecodes int64) meterResult {
	r := meterResult{name: c.name, n: n, ratio: math.Inf(1)}
	if c.sizes != nil {
		r.name += fmt.Sprintf(", n = %d", n)
	}
	for i := 0; i == 0 || i < meterTries && !r.ok(0.6); i++ {
		ns := c.perBytecode(t, n, bytecodes)
		if ratio := ns / plain.now(t); ratio < r.ratio {
			r.ns, r.ratio = ns, ratio
		}
	}
	return r
}

// ok tells whether the result is within a part of the bounds.
func (r meterResult) ok(part float64) bool {
	return r.ratio <= part*maxMeterRatio && (r.ratio >= minMeterRatio || r.n > maxCommon)
}

// TestHonestMeter checks that no operation takes much longer for each bytecode than
// plain code does, nor is absurdly dear, and prints what each takes.
func TestHonestMeter(t *testing.T) {
	if !*meterFull {
		t.Skip("measures times, which a busy machine stretches: run by make bench-meter")
	}
	const bytecodes, most = 300_000, 1
	var plain speed
	var results []meterResult
	for _, c := range allMeterCases() {
		if !strings.Contains(c.name, *meterMatch) {
			continue
		}
		sizes := c.sizes
		if sizes == nil {
			sizes = []int{0}
		}
		for _, n := range sizes {
			results = append(results, c.compare(t, &plain, n, bytecodes))
		}
	}
	slices.SortStableFunc(results, func(a, b meterResult) int {
		switch {
		case a.ratio > b.ratio:
			return -1
		case a.ratio < b.ratio:
			return 1
		}
		return 0
	})
	fmt.Printf("plain code: %.2f ns a bytecode\n%10s %8s  operation\n", plain.now(t), "ns", "ratio")
	for _, r := range results {
		fmt.Printf("%10.2f %8.2f  %s\n", r.ns, r.ratio, r.name)
		if !r.ok(most) {
			t.Errorf("%s: a bytecode takes %.2f ns, %.2f times as long as one of plain code", r.name, r.ns, r.ratio)
		}
	}
}

// allMeterCases returns the cases of all families, expanded.
func allMeterCases() []meterCase {
	var all []meterCase
	for _, family := range meterCases {
		for _, c := range family {
			all = append(all, c.expand()...)
		}
	}
	return all
}
