package main

import (
	"errors"
	"fmt"
	"math"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"

	"github.com/go-python/gpython/py"
	_ "github.com/go-python/gpython/stdlib" // the modules that gpython comes with
)

// gpythonArg makes this program run a script by gpython's own interpreter, so that it
// is measured as a process like the others.
const gpythonArg = "-gpython"

func runGpython(path string) error {
	text, err := os.ReadFile(path)
	if err != nil {
		return err
	}
	ctx := py.NewContext(py.DefaultContextOpts())
	defer ctx.Close()
	compiled, err := py.Compile(string(text), path, py.ExecMode, 0, true)
	if err != nil {
		return err
	}
	_, err = py.RunCode(ctx, compiled, path, nil)
	return err
}

// repeat is put at the end of each script: most are too short to be measured.
const repeat = "\nfor _ in range(9):\n    main()\n"

// micro measures scripts, whose main functions run ten times. The start of each
// interpreter, which is that of an empty script, is taken off.
func (b *bench) micro() error {
	fmt.Fprintln(b.out, "scripts in the sandbox; how many times as fast as python3 and as gpython")
	self, err := os.Executable()
	if err != nil {
		return err
	}
	paths, err := filepath.Glob("sandbox/testdata/bench/*.py")
	if err != nil || len(paths) == 0 {
		return errors.Join(err, errors.New("no scripts; run bench from the folder of go.mod"))
	}
	empty := filepath.Join(b.folder, "empty.py")
	if err := os.WriteFile(empty, nil, 0o666); err != nil {
		return err
	}
	runners := [][]string{{b.bhack, "py"}, {b.python}, {self, gpythonArg}}
	start, err := b.script(runners, empty)
	if err != nil {
		return err
	}
	fmt.Fprintf(b.out, "%-20s %10s %9s %9s\n", "script", "bhack", "python3", "gpython")
	var peers [3]ratios
	for _, path := range paths {
		text, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		longer := filepath.Join(b.folder, filepath.Base(path))
		if err := os.WriteFile(longer, append(text, repeat...), 0o666); err != nil {
			return err
		}
		times, err := b.script(runners, longer)
		if err != nil {
			return err
		}
		fmt.Fprintf(b.out, "%-20s %8.1fms", strings.TrimSuffix(filepath.Base(path), ".py"), 1000*(times[0]-start[0]))
		for i := 1; i < len(runners); i++ {
			if math.IsInf(times[i], 1) {
				fmt.Fprintf(b.out, " %9s", "-")
				continue
			}
			ratio := (times[i] - start[i]) / (times[0] - start[0])
			peers[i] = append(peers[i], ratio)
			fmt.Fprintf(b.out, " %8.2fx", ratio)
		}
		fmt.Fprintln(b.out)
	}
	for _, line := range []struct {
		name string
		of   func(ratios) float64
	}{{"geometric mean", ratios.mean}, {"worst", func(r ratios) float64 { return slices.Min(r) }}} {
		fmt.Fprintf(b.out, "%-20s %10s", line.name, "")
		for _, r := range peers[1:] {
			if len(r) > 0 {
				fmt.Fprintf(b.out, " %8.2fx", line.of(r))
			}
		}
		fmt.Fprintln(b.out)
	}
	fmt.Fprintln(b.out, "targets: 1.5x as fast as python3, none under 1x; 4x as fast as gpython")
	return nil
}

// script measures a script by all runners in turn: seconds, infinite where one cannot
// run it.
func (b *bench) script(runners [][]string, path string) ([]float64, error) {
	times := []float64{math.Inf(1), math.Inf(1), math.Inf(1)}
	for range b.runs {
		for i, r := range runners {
			seconds, err := b.seconds(r, path)
			if err != nil && i == 0 {
				return nil, err
			}
			times[i] = min(times[i], seconds)
		}
	}
	return times, nil
}

// seconds runs a script once.
func (b *bench) seconds(runner []string, path string) (float64, error) {
	if runner[0] == "" {
		return math.Inf(1), exec.ErrNotFound
	}
	c := &command{args: append(slices.Clone(runner), path), seconds: math.Inf(1)}
	err := c.run()
	return c.seconds, err
}
