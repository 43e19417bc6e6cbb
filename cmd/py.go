package cmd

import (
	"fmt"
	"io"
	"math"
	"os"

	"github.com/spf13/cobra"

	"bhack/cmd/internal/cli"
	"bhack/sandbox"
)

type pyOptions struct {
	file      string
	bytecodes int64
	memory    cli.Bytes
	count     bool
}

// defaultMemory is what a script may keep alive, in bytes: more than any robot may,
// and less than a machine has.
const defaultMemory = 256 << 20

func newPy(s cli.Streams) *cobra.Command {
	o := pyOptions{memory: defaultMemory}
	c := &cobra.Command{
		Use:   "py FILE",
		Short: "Run one Python script in the sandbox",
		Long: "py runs one Python script in the sandbox, alone, with print to standard output.\n" +
			"An exception that nothing catches prints its traceback to standard error and\n" +
			"exits with 1. FILE may be - for standard input.",
		Args: cobra.ExactArgs(1),
		RunE: func(_ *cobra.Command, args []string) error {
			o.file = args[0]
			return runPy(o, s)
		},
	}
	c.Flags().Int64Var(&o.bytecodes, "bytecodes", 0, "stop after this many bytecodes; 0 means no limit")
	c.Flags().Var(&o.memory, "memory", "how much the script may keep alive before it gets MemoryError")
	c.Flags().BoolVar(&o.count, "count", false, "print how many bytecodes the script took to standard error")
	return c
}

func runPy(o pyOptions, s cli.Streams) error {
	if o.bytecodes < 0 {
		return cli.Usagef("--bytecodes %d: must not be negative", o.bytecodes)
	}
	script, err := readScript(o.file, s.In)
	if err != nil {
		return err
	}
	program, err := sandbox.Compile([]sandbox.File{script}, sandbox.Options{})
	if err != nil {
		return cli.UsageError{Err: err}
	}
	var pool sandbox.Pool
	robot := sandbox.Link(program, nil).NewRobot(sandbox.Config{
		Module: script.Module, Pool: &pool, Memory: int64(o.memory),
		Print: func(text string) { _, _ = io.WriteString(s.Out, text) },
	})
	defer pool.Close()
	defer robot.Close()
	budget := o.bytecodes
	if budget == 0 {
		budget = math.MaxInt64 / 2
	}
	turn := robot.Turn(budget)
	if o.count {
		fmt.Fprintf(s.Err, "%d bytecodes\n", turn.Bytecodes)
	}
	switch {
	case turn.Exception != nil:
		fmt.Fprintln(s.Err, turn.Exception.Traceback)
		return cli.ExpectationError{}
	case turn.Paused:
		return cli.ExpectationError{Msg: fmt.Sprintf("%s: stopped after %d bytecodes", o.file, turn.Bytecodes)}
	}
	return nil
}

// readScript reads the script, as the main module of a program.
func readScript(file string, stdin io.Reader) (sandbox.File, error) {
	script := sandbox.File{Path: file, Module: "__main__"}
	var err error
	if file == "-" {
		script.Path = "<stdin>"
		script.Text, err = io.ReadAll(stdin)
	} else {
		script.Text, err = os.ReadFile(file)
	}
	if err != nil {
		return script, cli.UsageError{Err: cli.WithoutOp(err)}
	}
	return script, nil
}
