package ops

import (
	"fmt"
	"strings"

	"bhack/sandbox/internal/object"
)

// LineSource returns the text of a source line, or "".
type LineSource func(file string, line int) string

const (
	// maxChained is how many exceptions of a chain a traceback shows.
	maxChained = 16
	// maxSameLine is how many equal lines of a recursion it shows, as CPython does.
	maxSameLine = 3
)

const (
	causeLine   = "\nThe above exception was the direct cause of the following exception:\n\n"
	contextLine = "\nDuring handling of the above exception, another exception occurred:\n\n"
)

// Traceback returns the text that CPython prints of an uncaught exception, without
// the last line end. It may call the __str__ of the exceptions, and fails only when
// it cannot do that here, or with a signal.
func Traceback(t *object.Thread, exc *object.Instance, source LineSource) (string, error) {
	w := tracebackWriter{source: source, last: func(exc *object.Instance) (string, error) {
		text, err := Str(t, exc.Value())
		if _, raised := err.(*object.Raised); raised {
			return "<exception str() failed>", nil
		}
		return text, err
	}}
	err := w.chain(exc, maxChained)
	return strings.TrimSuffix(w.out.String(), "\n"), err
}

// PlainTraceback is Traceback without the messages, which only Python code knows.
func PlainTraceback(exc *object.Instance, source LineSource) string {
	w := tracebackWriter{source: source, last: func(*object.Instance) (string, error) {
		return "<exception str() failed>", nil
	}}
	_ = w.chain(exc, maxChained) // last never fails
	return strings.TrimSuffix(w.out.String(), "\n")
}

type tracebackWriter struct {
	out    strings.Builder
	source LineSource
	// last returns the message of an exception.
	last func(exc *object.Instance) (string, error)
}

func (w *tracebackWriter) chain(exc *object.Instance, depth int) error {
	if depth > 0 {
		before, line := exc.Exc.Cause, causeLine
		if before.IsNone() && !exc.Exc.SuppressContext {
			before, line = exc.Exc.Context, contextLine
		}
		if !before.IsNone() {
			if err := w.chain(before.Instance(), depth-1); err != nil {
				return err
			}
			w.out.WriteString(line)
		}
	}
	writeFrames(&w.out, exc.Exc.Trace, w.source)
	text, err := w.last(exc)
	if err != nil {
		return err
	}
	w.out.WriteString(className(exc.Class))
	if text != "" {
		w.out.WriteString(": " + text)
	}
	w.out.WriteString("\n")
	return nil
}

// className returns the name of an exception class as tracebacks show it.
func className(class *object.Type) string {
	if class.Module != "builtins" {
		return class.Module + "." + class.ShortName()
	}
	return class.ShortName()
}

func writeFrames(out *strings.Builder, trace []object.TraceEntry, source LineSource) {
	if len(trace) == 0 {
		return
	}
	out.WriteString("Traceback (most recent call last):\n")
	same := 0
	for i := len(trace) - 1; i >= 0; i-- {
		e := trace[i]
		if i < len(trace)-1 && e == trace[i+1] {
			same++
		} else {
			writeRepeated(out, same)
			same = 0
		}
		if same >= maxSameLine {
			continue
		}
		fmt.Fprintf(out, "  File \"%s\", line %d, in %s\n", e.File, e.Line, e.Function)
		if line := strings.TrimSpace(source(e.File, e.Line)); line != "" {
			fmt.Fprintf(out, "    %s\n", line)
		}
	}
	writeRepeated(out, same)
}

func writeRepeated(out *strings.Builder, same int) {
	if more := same - maxSameLine + 1; more > 0 {
		times := "times"
		if more == 1 {
			times = "time"
		}
		fmt.Fprintf(out, "  [Previous line repeated %d more %s]\n", more, times)
	}
}
