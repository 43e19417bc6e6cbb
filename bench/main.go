package main

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
)

// bench is what all parts share.
type bench struct {
	out    io.Writer
	runs   int
	folder string   // for what the parts make; removed at the end
	bhack  string   // the binary
	python string   // the interpreter; "" when there is none
	others []string // folders of players to measure in place of ours, absolute
}

// part is a part of what is measured.
type part struct {
	name string
	run  func(*bench) error
}

// parts are the parts in the order in which they run.
var parts = []part{
	{"matches", (*bench).matches},
	{"micro", (*bench).micro},
	{"robots", (*bench).robots},
	{"memory", (*bench).memory},
}

func main() {
	if len(os.Args) == 3 && os.Args[1] == gpythonArg {
		if err := runGpython(os.Args[2]); err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
		return
	}
	if err := run(); err != nil {
		fmt.Fprintln(os.Stderr, "bench:", err)
		os.Exit(1)
	}
}

func run() error {
	runs := flag.Int("runs", 3, "runs of each command, of which the fastest counts")
	python := flag.String("python", "python3", "the Python interpreter to measure against")
	out := flag.String("out", "", "write the tables to this file as well")
	var others []string
	flag.Func("player", "measure the matches of the player in this `folder` in place of ours; may be repeated", func(folder string) error {
		path, err := playerFolder(folder)
		others = append(others, path)
		return err
	})
	flag.Parse()
	for _, name := range flag.Args() {
		if !slices.ContainsFunc(parts, func(p part) bool { return p.name == name }) {
			return fmt.Errorf("there is no part %q: there are matches, micro, robots and memory", name)
		}
	}
	wanted := flag.Args()
	if len(wanted) == 0 && len(others) > 0 {
		wanted = []string{"matches"}
	}
	if len(others) > 0 && !slices.Contains(wanted, "matches") {
		return errors.New("-player is about the part matches")
	}
	folder, err := os.MkdirTemp("", "bench")
	if err != nil {
		return err
	}
	defer os.RemoveAll(folder)

	b := &bench{out: os.Stdout, runs: *runs, folder: folder, bhack: filepath.Join(folder, "bhack"), others: others}
	if *out != "" {
		file, err := os.Create(*out)
		if err != nil {
			return err
		}
		defer file.Close()
		b.out = io.MultiWriter(os.Stdout, file)
	}
	if b.python, err = interpreter(*python); err != nil {
		fmt.Fprintf(b.out, "there is no %s: what needs it is left out\n", *python)
	}
	build := exec.Command("go", "build", "-o", b.bhack, "./cmd/bhack")
	build.Env = append(os.Environ(), "CGO_ENABLED=0") // as make build does
	if text, err := build.CombinedOutput(); err != nil {
		return fmt.Errorf("building bhack: %w\n%s", err, text)
	}
	fmt.Fprintf(b.out, "%s, %s, fastest of %d runs\n", runtime.Version(), b.pythonVersion(), b.runs)
	for _, p := range parts {
		if len(wanted) > 0 && !slices.Contains(wanted, p.name) {
			continue
		}
		fmt.Fprintln(b.out)
		if err := p.run(b); err != nil {
			return fmt.Errorf("%s: %w", p.name, err)
		}
	}
	return nil
}

// interpreter returns the path of what runs when a command named python is called. That
// command may be a script which only finds the interpreter, and takes longer for that than
// the interpreter takes to start.
func interpreter(python string) (string, error) {
	path, err := exec.Command(python, "-c", "import sys; print(sys.executable or '', end='')").Output()
	if err == nil && len(path) == 0 { // it does not know
		return python, nil
	}
	return string(path), err
}

func (b *bench) pythonVersion() string {
	if b.python == "" {
		return "no Python"
	}
	text, err := exec.Command(b.python, "-c", "import platform; print('Python', platform.python_version(), end='')").Output()
	if err != nil {
		return "Python of unknown version"
	}
	return string(text)
}
