package cli

import (
	"context"
	"io"
	"os"
	"os/signal"
	"syscall"

	"golang.org/x/term"
)

// Streams is the outside world as the commands see it.
type Streams struct {
	In       io.Reader
	Out, Err io.Writer
	// OutIsTerminal and ErrIsTerminal tell whether a person watches.
	OutIsTerminal, ErrIsTerminal bool
	// NoColor is the user's wish, by NO_COLOR, that nothing be coloured.
	NoColor bool
	// Context is cancelled when the user interrupts the program, or somebody asks it
	// to end; it then takes back what is half written.
	Context context.Context
}

// System returns the streams of the process, and sets the process up for playing.
func System() Streams {
	tuneGC()
	ctx, _ := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	return Streams{
		In: os.Stdin, Out: os.Stdout, Err: os.Stderr,
		OutIsTerminal: term.IsTerminal(int(os.Stdout.Fd())),
		ErrIsTerminal: term.IsTerminal(int(os.Stderr.Fd())),
		NoColor:       os.Getenv("NO_COLOR") != "" || os.Getenv("TERM") == "dumb",
		Context:       ctx,
	}
}
