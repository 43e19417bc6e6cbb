package sandbox_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"bhack/sandbox"
)

// BenchmarkRun runs the programs of testdata/bench, each once per operation.
func BenchmarkRun(b *testing.B) {
	paths, err := filepath.Glob("testdata/bench/*.py")
	require.NoError(b, err)
	require.NotEmpty(b, paths)
	for _, path := range paths {
		text, err := os.ReadFile(path)
		require.NoError(b, err)
		b.Run(strings.TrimSuffix(filepath.Base(path), ".py"), func(b *testing.B) {
			program := compile(b, string(text))
			var total int64
			b.ReportAllocs()
			for b.Loop() {
				r := runProgram(program, unlimited, 1)
				require.Nil(b, r.exception)
				total += r.bytecodes
			}
			b.ReportMetric(float64(total)/b.Elapsed().Seconds()/1e6, "Mbytecodes/s")
		})
	}
}

const startText = `
import math
SIZE = 16
class Plan:
    def __init__(self, row): self.row = row
    def better(self, other): return self.row > other.row
def count(row): return sum(row)
def turn(): pass
`

// BenchmarkStart makes a robot, runs its top level and one turn.
func BenchmarkStart(b *testing.B) {
	text := startText
	for i := range 40 { // to about 300 lines
		text += strings.ReplaceAll("def helperN(a, b):\n    if a > b:\n        return a\n    c = a + b\n    for i in range(c):\n        c += i\n    return c\n", "N", string(rune('a'+i%26))+string(rune('a'+i/26)))
	}
	linked := sandbox.Link(compile(b, text), nil)
	var pool sandbox.Pool
	defer pool.Close()
	random := sandbox.NewRandom(1)
	b.ReportAllocs()
	for b.Loop() {
		robot := linked.NewRobot(sandbox.Config{Module: "__main__", Handler: "turn", Pool: &pool, Random: random})
		require.Nil(b, robot.Turn(10000).Exception)
		robot.Close()
	}
}

// BenchmarkPause pauses a robot and lets it go on, once per operation.
func BenchmarkPause(b *testing.B) {
	for name, text := range map[string]string{
		"in the loop":   "while True:\n    pass\n",
		"in a callback": "def spin(x):\n    while True:\n        pass\nsorted([1, 2], key=spin)\n",
	} {
		b.Run(name, func(b *testing.B) {
			var pool sandbox.Pool
			defer pool.Close()
			robot := sandbox.Link(compile(b, text), nil).NewRobot(sandbox.Config{Module: "__main__", Pool: &pool})
			defer robot.Close()
			robot.Turn(100)
			b.ReportAllocs()
			for b.Loop() {
				robot.Turn(1)
			}
		})
	}
}
