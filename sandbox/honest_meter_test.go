package sandbox_test

import (
	"flag"
	"fmt"
	"math"
	"regexp"
	"runtime"
	"runtime/debug"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"bhack/sandbox"
)

var (
	meterFull  = flag.Bool("meter", false, "measure every operation and print what it takes")
	meterMatch = flag.String("meter.only", "", "measure the operations only that match this regular expression")
	meterMost  = flag.Float64("meter.most", maxMeterRatio, "fail when an operation takes so many times as long as plain code")
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
	// wellWithin is the part of the bounds within which a first measurement will do.
	wellWithin = 0.6
	// longestMeasurement is about how long a measurement may take.
	longestMeasurement = 10 * time.Millisecond
	// meterRecent is of how many measurements of plain code the best counts.
	meterRecent = 20
	// meterGCPercent is how the commands that play a match set the garbage collector,
	// whose time is a part of what an operation takes.
	meterGCPercent = 400
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
	runtime.GC() // of what came before
	budget := int64(unlimited)
	if c.generated() {
		budget = mostGenerated
	}
	turn := robot.Turn(budget)
	taken = processorTime() - began
	if turn.Paused && c.generated() { // as it should be, when so much was asked for
		return unlimited, 0
	}
	if turn.Exception != nil {
		t.Errorf("%s, n = %d: %s", c.name, n, turn.Exception.Traceback)
		return 1, 0
	}
	return left - robot.Left(), taken
}

// generated reports whether nobody has looked at what the case does.
func (c meterCase) generated() bool { return strings.HasPrefix(c.name, "generated") }

// mostGenerated is how many bytecodes a generated case may take.
const mostGenerated = 50_000_000

// perBytecode returns the nanoseconds that a bytecode takes in a run of about so many
// bytecodes, and how many bytecodes the body takes.
func (c meterCase) perBytecode(t testing.TB, n int, bytecodes int64) (ns float64, cost int64) {
	t.Helper()
	once, taken := c.measure(t, n, 1)
	if once == unlimited {
		return 0, once
	}
	longest := longestMeasurement
	if strings.HasPrefix(c.name, "hoard") { // long enough for the collector to run often
		bytecodes, longest = 10*bytecodes, 10*longest
	}
	times := int(max(min(bytecodes/max(once, 1), int64(longest/max(taken, 1))), 1))
	spent, taken := c.measure(t, n, times)
	if spent == unlimited { // it was not, the first time
		return 0, spent
	}
	if cost = once; !strings.Contains(c.body, "\n") {
		cost /= unroll
	}
	return float64(taken) / float64(spent), cost
}

// plainCode is what operations are compared with: the loop of testdata/bench/int_loop.py.
var plainCode = meterCase{"plain code", nil, "i = s = 0", "s = s + i * 2 % 7\ni += 1"}

// speed follows how fast plain code is while other work on the machine comes and goes:
// caches and clock rates are shared, even where processor time is measured.
type speed struct {
	recent []float64 // nanoseconds a bytecode of the last measurements
}

// now returns the nanoseconds that a bytecode of plain code takes now: the best of the
// last measurements.
func (s *speed) now(t testing.TB) float64 {
	for len(s.recent) < meterRecent {
		ns, _ := plainCode.perBytecode(t, 0, 500_000)
		s.recent = append(s.recent, ns)
	}
	ns, _ := plainCode.perBytecode(t, 0, 500_000)
	s.recent = append(s.recent[1:], ns)
	return slices.Min(s.recent)
}

// meterResult is a measurement of one case.
type meterResult struct {
	name      string
	n         int
	cost      int64 // bytecodes of the body, once
	ns, ratio float64
}

// compare measures the case until it is well within bounds: its best time against the
// best of plain code, as all that disturbs a measurement makes it longer.
func (c meterCase) compare(t testing.TB, plain *speed, n int, bytecodes int64) meterResult {
	r := meterResult{name: c.name, n: n, ns: math.Inf(1)}
	if c.sizes != nil {
		r.name += fmt.Sprintf(", n = %d", n)
	}
	enough := wellWithin * maxMeterRatio
	if c.generated() {
		enough = maxMeterRatio
	}
	for i := 0; i == 0 || i < meterTries && !r.ok(enough); i++ {
		ns, cost := c.perBytecode(t, n, bytecodes)
		r.ns, r.cost = min(r.ns, ns), cost
		r.ratio = r.ns / plain.now(t)
	}
	return r
}

// ok reports whether the result is within bounds, of which most is the upper one.
func (r meterResult) ok(most float64) bool {
	return r.ratio <= most && (r.ratio >= minMeterRatio || r.n > maxCommon || r.cost == unlimited || strings.HasPrefix(r.name, "generated"))
}

// TestHonestMeter checks that no operation takes much longer for each bytecode than
// plain code does, nor is absurdly dear, and prints what each takes.
func TestHonestMeter(t *testing.T) {
	if !*meterFull {
		t.Skip("measures times, which a busy machine stretches: run by make bench-meter")
	}
	defer debug.SetGCPercent(debug.SetGCPercent(meterGCPercent))
	defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(1)) // else idle processors look for work
	only := regexp.MustCompile(*meterMatch)
	var plain speed
	var results []meterResult
	var suspects []func() // measure again what seems to be out of bounds
	for _, c := range append(allMeterCases(), generatedCases()...) {
		for _, n := range c.measured() {
			if !only.MatchString(c.name) {
				continue
			}
			r := c.compare(t, &plain, n, 300_000)
			if at := len(results); !r.ok(*meterMost) {
				suspects = append(suspects, func() { results[at] = c.compare(t, &plain, n, 300_000) })
			}
			results = append(results, r)
		}
	}
	for _, again := range suspects { // when what disturbed them may be over
		again()
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
	fmt.Printf("plain code: %.2f ns a bytecode\n%10s %8s %10s  operation\n", plain.now(t), "ns", "ratio", "bytecodes")
	for _, r := range results {
		fmt.Printf("%10.2f %8.2f %10d  %s\n", r.ns, r.ratio, r.cost, r.name)
		if !r.ok(*meterMost) {
			t.Errorf("%s: a bytecode takes %.2f ns, %.2f times as long as one of plain code", r.name, r.ns, r.ratio)
		}
	}
}

// measured returns the sizes with which the case is measured: with -short only one of
// the small ones.
func (c meterCase) measured() []int {
	switch {
	case c.sizes == nil:
		return []int{0}
	case testing.Short():
		return c.sizes[len(c.sizes)/3:][:1]
	}
	return c.sizes
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
