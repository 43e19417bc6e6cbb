package cmd

import (
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"math"
	"os"
	"path/filepath"
	"runtime/debug"
	"slices"
	"strings"
	"syscall"

	"github.com/spf13/cobra"

	"bhack/cmd/internal/cli"
	"bhack/internal/await"
	"bhack/internal/plural"
	"bhack/internal/printable"
	"bhack/player"
	"bhack/sandbox"
)

type pyOptions struct {
	file      string
	bytecodes cli.Number[int64]
	memory    cli.Bytes
	count     bool
	timeout   cli.Timeout
}

// defaultMemory is what a script may keep alive, in bytes: more than any robot may,
// and less than a machine has.
const defaultMemory = 256 << 20

func newPy(s cli.Streams) *cobra.Command {
	o := pyOptions{bytecodes: cli.Number[int64]{Most: math.MaxInt64}, memory: defaultMemory}
	c := &cobra.Command{
		Use:   "py FILE",
		Short: "Run one Python script in the sandbox",
		Long: `py runs one Python script in the sandbox, with print to standard output. The script
may import files that lie beside it, and packages there, one folder deep. FILE may be -
for standard input. An exception that nothing catches prints its traceback to standard
error. Ctrl-C ends the script at once.

Exit codes: 0 the script ended, 1 an exception, SystemExit with an argument but 0 and
None, or more bytecodes than --bytecodes, 2 the command line is at fault or the file is
no Python, 3 an internal error, 124 ended by --timeout, 130 interrupted, 141 nobody
reads the output any more.`,
		Args: cli.ExactArgs(1),
		RunE: func(cmd *cobra.Command, args []string) error {
			o.file = args[0]
			return runPy(cmd.Context(), o, s)
		},
	}
	c.Flags().Var(&o.bytecodes, "bytecodes", "stop after this many bytecodes; 0 means no limit")
	c.Flags().Var(&o.memory, "memory", "how much the script may keep alive before it gets MemoryError")
	c.Flags().BoolVar(&o.count, "count", false, "print how many bytecodes the script took to standard error")
	o.timeout.Add(c.Flags(), "the script")
	cli.Name(c.Flags(), "timeout", "TIME")
	return c
}

func runPy(ctx context.Context, o pyOptions, s cli.Streams) error {
	s.Collector.Script()
	ctx, cancel, err := o.timeout.Context(ctx)
	if err != nil {
		return err
	}
	defer cancel()
	script, err := readScript(ctx, o.file, s.In)
	if ctx.Err() != nil {
		return o.ended(ctx)
	}
	if err != nil {
		return err
	}
	files, unread := []sandbox.File{script}, []string(nil)
	if o.file != "-" {
		files, unread, err = withImports(ctx, script)
		if ctx.Err() != nil {
			return o.ended(ctx)
		}
		if err != nil {
			return err
		}
	}
	var inert []string
	if !slices.ContainsFunc(files, func(f sandbox.File) bool { return f.Module == player.Stubs }) {
		inert = []string{player.Stubs}
	}
	program, err := await.Result(ctx, func() (*sandbox.Program, error) {
		return sandbox.Compile(files, sandbox.Options{InertModules: inert})
	})
	switch {
	case ctx.Err() != nil:
		return o.ended(ctx)
	case err != nil:
		return cli.UsageError{Err: err}
	}
	program.Unread = unread
	ctx, fail := context.WithCancelCause(ctx) // a print that fails ends the script
	defer fail(nil)
	turn, at, err := o.runScript(ctx, program, sandbox.Config{
		Module: script.Module, Memory: int64(o.memory),
		Print: func(text string) {
			if _, err := io.WriteString(s.Out, text); err != nil {
				fail(err)
			}
		},
	}, s.Collector.Rest)
	if unwritten := context.Cause(ctx); unwritten != nil && unwritten != ctx.Err() {
		return unwritten
	}
	if err != nil {
		return err
	}
	if o.count {
		if _, err := fmt.Fprintf(s.Err, "%d bytecodes\n", turn.Bytecodes); err != nil {
			return err
		}
	}
	switch {
	case turn.Exception != nil && turn.Exception.Exit != nil:
		return exitOf(turn.Exception.Exit, s.Err)
	case turn.Exception != nil:
		fmt.Fprintln(s.Err, printable.Lines(turn.Exception.Traceback))
		return cli.ExpectationError{}
	case turn.Paused:
		return cli.ExpectationError{Msg: fmt.Sprintf("%s: stopped after %s%s", scriptName(o.file), plural.Of(int(turn.Bytecodes), "bytecode"), at)}
	}
	return nil
}

// exitOf ends a script as CPython does on SystemExit, but with 1 for all ints that are not 0.
func exitOf(e *sandbox.Exit, stderr io.Writer) error {
	if e.Success {
		return nil
	}
	if e.Message != "" {
		fmt.Fprintln(stderr, printable.Lines(e.Message))
	}
	return cli.ExpectationError{}
}

// withImports returns a script with the files beside it that it imports, and that these
// import, and the names that they import in vain as these are folders in packages.
func withImports(ctx context.Context, script sandbox.File) (files []sandbox.File, unread []string, err error) {
	files = []sandbox.File{script}
	seen := map[string]bool{} // by the name of the module
	for i := 0; i < len(files); i++ {
		for _, module := range sandbox.Imports(files[i]) {
			if seen[module] {
				continue
			}
			seen[module] = true
			base := filepath.Join(filepath.Dir(script.Path), strings.ReplaceAll(module, ".", "/"))
			file, err := readModule(ctx, base, module)
			if err != nil {
				return nil, nil, err
			}
			if file.Path != "" {
				files = append(files, file)
			} else if info, err := os.Stat(base); err == nil && info.IsDir() && strings.Contains(module, ".") {
				unread = append(unread, module)
			}
		}
	}
	return files, unread, nil
}

// readModule reads the file of a module: that of a package, in the folder base, or base.py.
// There may be none. As in the folder of a player, packages are one folder deep, and need no __init__.py.
func readModule(ctx context.Context, base, module string) (sandbox.File, error) {
	paths := []string{filepath.Join(base, "__init__.py"), base + ".py"}
	switch strings.Count(module, ".") {
	case 0:
	case 1:
		paths = paths[1:]
	default:
		return sandbox.File{}, nil
	}
	for _, path := range paths {
		text, err := readSource(ctx, path)
		if errors.Is(err, fs.ErrNotExist) || errors.Is(err, syscall.ENOTDIR) {
			continue
		}
		if err != nil {
			return sandbox.File{}, cli.UsageError{Err: cli.WithoutOp(err)}
		}
		return sandbox.File{Path: filepath.ToSlash(path), Module: module, Text: text}, nil
	}
	return sandbox.File{}, nil
}

// runScript runs a program for so many bytecodes, or without limit for 0. Of one that has been stopped, it returns where,
// if that is known, as " at bot.py:3, in turn". It calls rest from time to time, when the script does not run. If ctx ends
// first, the script is left to itself, as nothing can stop an operation on large values that is under way, and ends with
// the process.
func (o *pyOptions) runScript(ctx context.Context, p *sandbox.Program, c sandbox.Config, rest func()) (turn sandbox.Turn, at string, err error) {
	budget := o.bytecodes.N
	if budget == 0 {
		budget = math.MaxInt64 / 2
	}
	type outcome struct {
		turn sandbox.Turn
		at   string
		err  error
	}
	done := make(chan outcome, 1)
	go func() {
		debug.SetPanicOnFault(true) // a bad address is an internal error, like any other panic
		defer func() {
			if v := recover(); v != nil {
				done <- outcome{err: cli.InternalError{Err: fmt.Errorf("%s: internal error: %v", scriptName(o.file), v)}}
			}
		}()
		var pool sandbox.Pool
		c.Pool = &pool
		linked := sandbox.Link(p, nil)
		robot := linked.NewRobot(c)
		turn := robot.TurnInSlices(budget, slice, rest)
		if e := turn.Exception; e != nil {
			e.Traceback += linked.Hint(e)
		}
		at := robot.PausedAt().String()
		if at != "" {
			at = " at " + at
		}
		robot.Close()
		pool.Close()
		done <- outcome{turn: turn, at: at}
	}()
	select {
	case end := <-done:
		return end.turn, end.at, end.err
	case <-ctx.Done():
		return sandbox.Turn{}, "", o.ended(ctx)
	}
}

// ended returns the error of a script whose context has ended.
func (o *pyOptions) ended(ctx context.Context) error {
	return fmt.Errorf("%s: %w", scriptName(o.file), o.timeout.Explain(ctx))
}

// slice is how many bytecodes a script runs for at a time: some milliseconds.
const slice = 1 << 18

// scriptName returns what tracebacks and errors call a script.
func scriptName(file string) string {
	if file == "-" {
		return "<stdin>"
	}
	return file
}

// readScript reads the script, as the main module of a program.
func readScript(ctx context.Context, file string, stdin io.Reader) (sandbox.File, error) {
	script := sandbox.File{Path: scriptName(file), Module: "__main__"}
	var err error
	if file == "-" {
		script.Text, err = upToMaxSource(cli.Interruptible(ctx, stdin))
	} else {
		script.Text, err = readSource(ctx, file)
	}
	if err != nil {
		return script, cli.UsageError{Err: cli.WithoutOp(err)}
	}
	return script, nil
}

func readSource(ctx context.Context, path string) ([]byte, error) {
	f, err := cli.Open(ctx, path)
	if err != nil {
		return nil, err
	}
	defer f.Close() // it was opened for reading only
	return upToMaxSource(f)
}

// upToMaxSource reads a source file, or so much of one that is too large that the compiler refuses it.
func upToMaxSource(r io.Reader) ([]byte, error) {
	return io.ReadAll(io.LimitReader(r, sandbox.MaxSource+1))
}
