package main

import (
	"bytes"
	"fmt"
	"math"
	"os"
	"os/exec"
)

// command is one of several that are measured in turn.
type command struct {
	args []string
	// seconds is what the fastest run took of a processor, and output what that printed.
	seconds float64
	output  []byte
}

// compare runs the commands in turn, on one processor, as often as asked for.
func (b *bench) compare(commands ...*command) error {
	for _, c := range commands {
		c.seconds = math.Inf(1)
	}
	for range b.runs {
		for _, c := range commands {
			if err := c.run(); err != nil {
				return err
			}
		}
	}
	return nil
}

func (c *command) run() error {
	cmd := exec.Command(c.args[0], c.args[1:]...)
	cmd.Env = append(os.Environ(), "GOMAXPROCS=1", "PYTHONHASHSEED=0")
	var out, errs bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &errs
	if err := cmd.Run(); err != nil {
		return fmt.Errorf("%v: %w\n%s", c.args, err, errs.Bytes())
	}
	spent := cmd.ProcessState.UserTime() + cmd.ProcessState.SystemTime()
	if seconds := spent.Seconds(); seconds < c.seconds {
		c.seconds, c.output = seconds, out.Bytes()
	}
	return nil
}

// ratios collects ratios for their geometric mean.
type ratios []float64

func (r ratios) mean() float64 {
	sum := 0.0
	for _, x := range r {
		sum += math.Log(x)
	}
	return math.Exp(sum / float64(len(r)))
}
