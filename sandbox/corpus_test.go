package sandbox_test

import (
	"math"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bhack/sandbox"
)

// script is a program of the corpus: testdata/py/NAME.py, with what CPython 3.7
// prints for it in NAME.out.
type script struct {
	name    string
	program *sandbox.Program
	want    string
}

func loadCorpus(t testing.TB) []script {
	t.Helper()
	paths, err := filepath.Glob("testdata/py/*.py")
	require.NoError(t, err)
	require.NotEmpty(t, paths)
	var scripts []script
	for _, path := range paths {
		name := strings.TrimSuffix(filepath.Base(path), ".py")
		text, err := os.ReadFile(path)
		require.NoError(t, err)
		want, err := os.ReadFile(strings.TrimSuffix(path, ".py") + ".out")
		require.NoError(t, err)
		program, err := sandbox.Compile([]sandbox.File{{Path: name + ".py", Text: text, Module: "__main__"}}, sandbox.Options{})
		require.NoError(t, err)
		scripts = append(scripts, script{name, program, string(want)})
	}
	return scripts
}

// sampleCorpus returns the corpus, or with -short one of eight of its scripts.
func sampleCorpus(t testing.TB) []script {
	t.Helper()
	all := loadCorpus(t)
	if !testing.Short() {
		return all
	}
	var sample []script
	for i := 0; i < len(all); i += 8 {
		sample = append(sample, all[i])
	}
	return sample
}

// run is what a program did: what it printed, with the number of bytecodes that it
// had spent when it did, and all that it spent.
type run struct {
	output    string
	trace     []int64
	bytecodes int64
	turns     int
	exception *sandbox.Exception
}

// runProgram runs the top level of a program in turns of the given budget, at most
// maxTurns of them.
func runProgram(p *sandbox.Program, budget int64, maxTurns int) run {
	return runRobot(p, sandbox.Config{}, budget, maxTurns)
}

// runRobot is runProgram for a robot of which c says what is not the same for all.
func runRobot(p *sandbox.Program, c sandbox.Config, budget int64, maxTurns int) run {
	return runTurns(p, c, budget, maxTurns, (*sandbox.Robot).Turn)
}

// runTurns is runRobot with another function in place of Turn.
func runTurns(p *sandbox.Program, c sandbox.Config, budget int64, maxTurns int, take func(*sandbox.Robot, int64) sandbox.Turn) run {
	var pool sandbox.Pool
	defer pool.Close()
	var r run
	var out strings.Builder
	var robot *sandbox.Robot
	c.Module, c.Pool = "__main__", &pool
	c.Print = func(text string) {
		out.WriteString(text)
		// Left is the rest of this turn's budget.
		r.trace = append(r.trace, int64(r.turns+1)*budget-robot.Left())
	}
	robot = sandbox.Link(p, nil).NewRobot(c)
	defer robot.Close()
	for r.turns < maxTurns {
		turn := take(robot, budget)
		r.bytecodes += turn.Bytecodes
		r.turns++
		r.exception = turn.Exception
		if !turn.Paused {
			break
		}
	}
	r.output = out.String()
	return r
}

const unlimited = math.MaxInt64 / 4

func TestCorpus(t *testing.T) {
	for _, s := range loadCorpus(t) {
		t.Run(s.name, func(t *testing.T) {
			t.Parallel()
			r := runProgram(s.program, unlimited, 1)
			if r.exception != nil {
				t.Errorf("uncaught exception: %s", r.exception.Traceback)
			}
			assert.Equal(t, s.want, r.output)
		})
	}
}

// TestPauseAnywhere runs each program of the corpus with small budgets: wherever it
// is paused, it prints the same, after the same number of bytecodes. Long programs are
// paused that many times at most.
func TestPauseAnywhere(t *testing.T) {
	const mostPauses = 200_000
	budgets := []int64{1, 2, 3, 5, 7, 11, 23, 64, 257, 1021}
	for _, s := range sampleCorpus(t) {
		t.Run(s.name, func(t *testing.T) {
			t.Parallel()
			whole := runProgram(s.program, unlimited, 1)
			least := whole.bytecodes/mostPauses + 1
			for i, budget := range budgets {
				if budget < least && i+1 < len(budgets) && budgets[i+1] <= least {
					continue // the next one is raised to the same
				}
				budget = max(budget, least)
				r := runProgram(s.program, budget, math.MaxInt)
				require.Equal(t, whole.output, r.output, "budget %d", budget)
				require.Equal(t, whole.bytecodes, r.bytecodes, "budget %d", budget)
				require.Equal(t, whole.trace, r.trace, "budget %d", budget)
			}
		})
	}
}

// TestSharePool runs each program of the corpus, the next one and itself again by robots that
// share a pool, in small turns one after the other: each prints what it prints alone, and
// spends as much.
func TestSharePool(t *testing.T) {
	const mostPauses = 10_000
	scripts := sampleCorpus(t)
	for i, s := range scripts {
		t.Run(s.name, func(t *testing.T) {
			t.Parallel()
			var pool sandbox.Pool
			defer pool.Close()
			var robots []*sandbox.Robot
			var outs [3]strings.Builder
			var spent, want [3]int64
			of := []script{s, scripts[(i+1)%len(scripts)], s}
			for j, s := range of {
				want[j] = runProgram(s.program, unlimited, 1).bytecodes
				r := sandbox.Link(s.program, nil).NewRobot(sandbox.Config{
					Module: "__main__", Pool: &pool, Print: func(text string) { outs[j].WriteString(text) },
				})
				defer r.Close()
				robots = append(robots, r)
			}
			for running := len(robots); running > 0; {
				for j, r := range robots {
					if r == nil {
						continue
					}
					turn := r.Turn(int64(61+16*j) + want[j]/mostPauses)
					spent[j] += turn.Bytecodes
					if !turn.Paused {
						robots[j] = nil
						running--
					}
				}
			}
			assert.Equal(t, want, spent)
			for j, s := range of {
				assert.Equal(t, s.want, outs[j].String(), s.name)
			}
		})
	}
}
