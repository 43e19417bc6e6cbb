// Package traceback writes exceptions that nothing has caught as CPython does, within limits
// of size.
package traceback

import (
	"fmt"
	"slices"
	"strings"

	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/ops"
	"bhack/sandbox/internal/pyfmt"
	"bhack/sandbox/internal/special"
)

// LineSource returns the text of a source line as tracebacks show it, or "".
type LineSource func(file string, line int) string

const (
	// maxChained is how many exceptions of a chain a traceback shows.
	maxChained = 16
	// maxSameLine is how many equal lines of a recursion it shows, as CPython does.
	maxSameLine = 3
	// maxFrames is how many frames of an exception it shows; of more than that, those
	// in the middle are left out. Without this limit and the next ones a robot could
	// have megabytes written for the few bytecodes of a raise.
	maxFrames = 50
	// maxName is how much of the name of a function or class it shows, in bytes.
	maxName = 200
	// maxMessage is how much of the message of the uncaught exception it shows, in bytes, and maxEarlier how much of those of the
	// others in the chain.
	maxMessage, maxEarlier = 16 << 10, 1 << 10
)

const (
	causeLine   = "\nThe above exception was the direct cause of the following exception:\n\n"
	contextLine = "\nDuring handling of the above exception, another exception occurred:\n\n"
)

// Traceback returns the text that CPython prints of an uncaught exception, without
// the last line end, and the message at its end, which may be empty. It may call the __str__ of the exceptions, and fails only when
// it cannot do that here, or with a signal.
func Traceback(t *object.Thread, exc *object.Instance, source LineSource) (text, message string, err error) {
	return write(exc, source, func(exc *object.Instance) (string, error) {
		text, err := ops.Str(t, exc.Value())
		if _, raised := err.(*object.Raised); raised {
			return plainMessage(exc), nil
		}
		return text, err
	})
}

// PlainTraceback is Traceback without the messages that only Python code knows, or that
// take work.
func PlainTraceback(exc *object.Instance, source LineSource) (text, message string) {
	text, message, _ = write(exc, source, func(exc *object.Instance) (string, error) {
		return plainMessage(exc), nil // never an error
	})
	return text, message
}

func write(exc *object.Instance, source LineSource, last func(*object.Instance) (string, error)) (text, message string, err error) {
	w := tracebackWriter{source: source, last: last}
	err = w.chain(exc)
	text = w.out.String()
	return strings.TrimSuffix(text, "\n"), strings.TrimSuffix(text[w.message:], "\n"), err
}

// plainMessage returns the message of an exception that takes neither code nor memory to
// make: that of a MemoryError, say.
func plainMessage(exc *object.Instance) string {
	args := exc.Exc.Args.Tuple().Items
	switch {
	case !special.Method(exc.Value(), special.NameStr).IsNil():
	case len(args) == 0:
		return ""
	case len(args) == 1 && args[0].Kind() == object.KindStr && !exc.Class.IsSubclass(object.KeyError):
		return args[0].Str().S
	}
	return "<exception str() failed>"
}

type tracebackWriter struct {
	out    strings.Builder
	source LineSource
	// last returns the message of an exception.
	last func(exc *object.Instance) (string, error)
	// message is where in out the last message begins.
	message int
	// seen are the exceptions of the chain, from the uncaught one on: a chain that
	// leads back to one of them ends there.
	seen []*object.Instance
}

func (w *tracebackWriter) chain(exc *object.Instance) error {
	most := maxEarlier
	if len(w.seen) == 0 {
		most = maxMessage
	}
	w.seen = append(w.seen, exc)
	if len(w.seen) <= maxChained {
		before, line := exc.Exc.Cause, causeLine
		if before.IsNone() && !exc.Exc.SuppressContext {
			before, line = exc.Exc.Context, contextLine
		}
		if !before.IsNone() && !slices.Contains(w.seen, before.Instance()) {
			if err := w.chain(before.Instance()); err != nil {
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
		w.out.WriteString(": ")
	}
	w.message = w.out.Len()
	w.out.WriteString(pyfmt.Clip(text, most))
	w.out.WriteByte('\n')
	return nil
}

// className returns the name of an exception class as tracebacks show it.
func className(class *object.Type) string {
	name := pyfmt.Clip(class.ShortName(), maxName)
	if class.Module != "builtins" {
		return pyfmt.Clip(class.Module, maxName) + "." + name
	}
	return name
}

func writeFrames(out *strings.Builder, trace []object.TraceEntry, source LineSource) {
	if len(trace) == 0 {
		return
	}
	out.WriteString("Traceback (most recent call last):\n")
	runs := sameLines(trace)
	for i, r := range runs {
		if over := len(runs) - maxFrames; over > 0 && i >= maxFrames/2 && i < maxFrames/2+over {
			if i == maxFrames/2 {
				fmt.Fprintf(out, "  [%d lines left out]\n", over)
			}
			continue
		}
		entry := fmt.Sprintf("  File \"%s\", line %d, in %s\n", r.entry.File, r.entry.Line, pyfmt.Clip(r.entry.Function, maxName))
		if line := source(r.entry.File, r.entry.Line); line != "" {
			entry += "    " + line + "\n"
		}
		out.WriteString(strings.Repeat(entry, min(r.times, maxSameLine)))
		writeRepeated(out, r.times-maxSameLine)
	}
}

// sameLine is a line of a traceback that comes several times in a row.
type sameLine struct {
	entry *object.TraceEntry
	times int
}

// sameLines returns the lines of a trace, the outermost call first.
func sameLines(trace []object.TraceEntry) []sameLine {
	var lines []sameLine
	for i := range trace {
		e := &trace[len(trace)-1-i]
		if n := len(lines); n > 0 && *lines[n-1].entry == *e {
			lines[n-1].times++
		} else {
			lines = append(lines, sameLine{e, 1})
		}
	}
	return lines
}

func writeRepeated(out *strings.Builder, more int) {
	if more <= 0 {
		return
	}
	times := "times"
	if more == 1 {
		times = "time"
	}
	fmt.Fprintf(out, "  [Previous line repeated %d more %s]\n", more, times)
}
