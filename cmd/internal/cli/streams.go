package cli

import (
	"cmp"
	"context"
	"errors"
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
	// OutColumns is how wide the terminal is that Out goes to, in characters; 0 if it
	// goes to none, or to one that does not say.
	OutColumns int
	// ErrLine is how many columns a line has that can be written anew on the terminal that Err goes to; 0 if it goes to none, or
	// to one that can only go on (TERM=dumb).
	ErrLine int
	// NoColor is the user's wish, by NO_COLOR, that nothing be coloured.
	NoColor bool
	// Context is cancelled when the user interrupts the program or closes its terminal,
	// or somebody asks it to end; it then takes back what is half written.
	Context context.Context
	// Abort is cancelled when the user does so again: a command that finishes what
	// it has begun after the first time stops at once then. nil means never.
	Abort context.Context
	// Collector collects garbage when commands tell it that no robot runs; nil when the
	// user wants to have it otherwise.
	Collector *Collector
}

// System returns the streams of the process, and sets the process up for playing.
func System() Streams {
	collector := tuneGC()
	ctx, abort := interrupts()
	dumb := os.Getenv("TERM") == "dumb"
	errLine := 0
	if !dumb && term.IsTerminal(int(os.Stderr.Fd())) {
		errLine = cmp.Or(columns(os.Stderr), 80) // as terminals have that do not say
	}
	return Streams{
		In: Interruptible(ctx, os.Stdin), Out: os.Stdout, Err: os.Stderr,
		OutIsTerminal: term.IsTerminal(int(os.Stdout.Fd())),
		ErrIsTerminal: term.IsTerminal(int(os.Stderr.Fd())),
		OutColumns:    columns(os.Stdout),
		ErrLine:       errLine,
		NoColor:       os.Getenv("NO_COLOR") != "" || dumb,
		Context:       ctx,
		Abort:         abort,
		Collector:     collector,
	}
}

// columns returns how wide the terminal of a file is, in characters, or 0.
func columns(f *os.File) int {
	n, _, err := term.GetSize(int(f.Fd()))
	if err != nil {
		return 0
	}
	return n
}

// interrupts returns contexts that end with the first and the second signal that
// asks the process to stop. When it stops as nobody reads what it writes any more, errUnread is the cause.
func interrupts() (first, second context.Context) {
	first, cancelFirst := context.WithCancelCause(context.Background())
	second, cancelSecond := context.WithCancel(context.Background())
	signals := make(chan os.Signal, 2)
	signal.Notify(signals, os.Interrupt, syscall.SIGTERM, syscall.SIGQUIT)
	if !signal.Ignored(syscall.SIGHUP) { // as nohup has it
		signal.Notify(signals, syscall.SIGHUP)
	}
	unread := make(chan os.Signal, 1) // there is one for each write
	signal.Notify(unread, syscall.SIGPIPE)
	go func() {
		<-unread
		cancelFirst(errUnread)
	}()
	go func() {
		<-signals
		cancelFirst(nil)
		<-signals
		cancelSecond()
		signal.Stop(signals) // a third one ends the process at once, as usual
	}()
	return first, second
}

// errUnread is why a command ends of which nobody reads the output any more.
var errUnread = errors.New("nobody reads the output")

// Unread reports whether a command has ended, with an error or without, because nobody reads its output any more.
func (s *Streams) Unread(err error) bool {
	return errors.Is(context.Cause(s.Context), errUnread) || errors.Is(err, syscall.EPIPE)
}
