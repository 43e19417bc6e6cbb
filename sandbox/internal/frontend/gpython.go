package frontend

import (
	"errors"
	"fmt"
	"strings"

	"github.com/go-python/gpython/compile"
	"github.com/go-python/gpython/py"

	"bhack/sandbox/internal/frontend/lower"
)

// compileSource runs gpython's compiler. Its panics are errors, too.
func compileSource(text string) (top *py.Code, err error) {
	defer func() {
		if r := recover(); r != nil {
			err = fmt.Errorf("%v", r)
		}
	}()
	return compile.Compile(text, "", py.ExecMode, 0, true)
}

// blame converts an error of gpython's compiler. Whatever is wrong with the source has
// been found before; what is left are limits of the compiler, and its faults.
func blame(err error, source *lower.Source, file string) error {
	line, msg := 0, err.Error()
	var exc *py.Exception
	if errors.As(err, &exc) {
		if n, ok := exc.Dict["lineno"].(py.Int); ok {
			line = source.Line(int(n))
		}
		if args, ok := exc.Args.(py.Tuple); ok && len(args) > 0 {
			if text, ok := args[0].(py.String); ok {
				msg = string(text)
			}
		}
	}
	if strings.Contains(msg, "JUMP_FO") || strings.Contains(msg, "assemble") {
		return &SyntaxError{file, source.Largest.Line, fmt.Sprintf(
			"SyntaxError: %s is too large to compile: code with branches may have 64 KiB of bytecode; several functions may have that each", source.Largest.What)}
	}
	return &SyntaxError{file, max(line, 1), "SyntaxError: cannot compile: " + msg}
}
