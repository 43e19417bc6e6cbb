package main

import (
	"fmt"
	"runtime"
	"runtime/debug"
	"strconv"
	"strings"
	"time"

	"bhack/sandbox"
)

// player300 returns the source of a player of 300 lines: what most of them do at their
// top level, and many functions.
func player300() string {
	var text strings.Builder
	text.WriteString("import math\nSIZE = 16\nclass Plan:\n    def __init__(self, row): self.row = row\n" +
		"    def better(self, other): return self.row > other.row\n" +
		"seen = {}\nplan = Plan(3)\nlanes = [0] * SIZE\ndef turn():\n" +
		"    for i in range(SIZE):\n        lanes[i] += 1\n    seen[len(seen) % 50] = (lanes[0], lanes[1])\n")
	for i := range 41 {
		n := strconv.Itoa(i)
		text.WriteString("def helper" + n + "(a, b):\n    if a > b:\n        return a\n    c = a + b\n" +
			"    for i in range(c):\n        c += i\n    return c\n")
	}
	return text.String()
}

// robots measures the start of a robot and a pause.
func (b *bench) robots() error {
	fmt.Fprintln(b.out, "robots")
	program, err := compile(player300())
	if err != nil {
		return err
	}
	linked := sandbox.Link(program, nil)
	topLevel := b.start(linked, "", func(r *sandbox.Robot) { r.Turn(unlimited) })
	fmt.Fprintf(b.out, "%-44s %8.2f us, target 10 us\n", "start of a robot, player of 300 lines", topLevel*1e6)
	clone := b.start(linked, "turn", cloning())
	fmt.Fprintf(b.out, "%-44s %8.2f us, target 10 us\n", "the same as a clone, and a turn repeated", clone*1e6)
	for _, program := range []struct{ name, text string }{
		{"pause and resume in a loop", "while True:\n    pass\n"},
		{"pause and resume in a sort key", "def spin(x):\n    while True:\n        pass\nsorted([1, 2], key=spin)\n"},
	} {
		pause, err := b.pause(program.text)
		if err != nil {
			return err
		}
		fmt.Fprintf(b.out, "%-44s %8.3f us, target 1 us\n", program.name, pause*1e6)
	}
	return nil
}

// start returns how many seconds it takes to make a robot, to have turn run its top level, and the handler unless that is
// empty, and to close it. As in matches, garbage is collected when no robot runs.
func (b *bench) start(linked *sandbox.Linked, handler string, turn func(*sandbox.Robot)) float64 {
	defer debug.SetGCPercent(debug.SetGCPercent(-1))
	const together = 1000 // robots between two collections: about 7 MB
	pool := &sandbox.Pool{}
	defer pool.Close()
	random := sandbox.NewRandom(1)
	return b.fastest(20, func() {
		for range together {
			robot := linked.NewRobot(sandbox.Config{Module: mainModule, Handler: handler, Pool: pool, Random: random})
			turn(robot)
			robot.Close()
		}
		runtime.GC()
	}) / together
}

// cloning returns a function that gives a robot its first turn as matches do: all but the first become clones of what that
// one was when its top level had run, and what that turn comes to is known soon.
func cloning() func(*sandbox.Robot) {
	memo := sandbox.NewMemo[struct{}](sandbox.MemoHost{
		Situation: func(*sandbox.Robot) sandbox.Situation { return 0 },
		Told:      func(*sandbox.Robot) (sandbox.Situation, bool) { return 0, true },
	})
	return func(r *sandbox.Robot) {
		memo.Turn(r, unlimited)
		if noted := memo.Note(0); noted != nil {
			noted.Remember(struct{}{})
		}
	}
}

// pause returns how many seconds a pause and the way back take.
func (b *bench) pause(text string) (float64, error) {
	program, err := compile(text)
	if err != nil {
		return 0, err
	}
	pool := &sandbox.Pool{}
	defer pool.Close()
	robot := sandbox.Link(program, nil).NewRobot(sandbox.Config{Module: mainModule, Pool: pool})
	defer robot.Close()
	robot.Turn(100)
	return b.fastest(1000000, func() { robot.Turn(1) }), nil
}

const (
	mainModule = "__main__"
	unlimited  = 1 << 40 // bytecodes
)

func compile(text string) (*sandbox.Program, error) {
	return sandbox.Compile([]sandbox.File{{Path: "bot.py", Text: []byte(text), Module: mainModule}}, sandbox.Options{Host: sandbox.Host{Handler: "turn"}})
}

// fastest returns how many seconds f takes, in the fastest of the runs of n calls.
func (b *bench) fastest(n int, f func()) float64 {
	defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(1))
	best := 0.0
	for run := range b.runs {
		began := time.Now()
		for range n {
			f()
		}
		if seconds := time.Since(began).Seconds() / float64(n); run == 0 || seconds < best {
			best = seconds
		}
	}
	return best
}
