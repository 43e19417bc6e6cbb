package cli

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
)

// Open opens an input for reading. Where that, or reading it, waits for somebody to write, as with a named pipe, it
// fails as soon as ctx is done.
func Open(ctx context.Context, path string) (io.ReadCloser, error) {
	if IsPlain(path) {
		return os.Open(path)
	}
	type opened struct {
		f   *os.File
		err error
	}
	done := make(chan opened, 1)
	go func() {
		f, err := os.Open(path)
		done <- opened{f, err}
	}()
	select {
	case o := <-done:
		if o.err != nil {
			return nil, o.err
		}
		return &openPipe{Interruptible(ctx, o.f), o.f}, nil
	case <-ctx.Done():
		return nil, fmt.Errorf("%s: %w", path, interrupted(ctx))
	}
}

// UntilDone returns a reader of what r has, the reads of which fail as soon as ctx is done. It is for what waits for nobody: one that is
// under way is not interrupted.
func UntilDone(ctx context.Context, r io.Reader) io.Reader { return untilDone{ctx, r} }

type untilDone struct {
	ctx context.Context
	r   io.Reader
}

func (u untilDone) Read(p []byte) (int, error) {
	if u.ctx.Err() != nil {
		return 0, interrupted(u.ctx)
	}
	return u.r.Read(p)
}

// IsPlain reports whether reading what is at a path waits for nobody: a file, a folder or nothing.
func IsPlain(path string) bool {
	info, err := os.Stat(path)
	return err != nil || info.Mode().IsRegular() || info.IsDir()
}

// openPipe is a pipe that is read interruptibly.
type openPipe struct {
	io.Reader
	f *os.File
}

func (p *openPipe) Close() error { return p.f.Close() }

// ReadAll reads what a reader has, which must be no more than so many bytes; path is its name in the error.
func ReadAll(path string, r io.Reader, limit int64) ([]byte, error) {
	text, err := io.ReadAll(io.LimitReader(r, limit+1))
	if err == nil && int64(len(text)) > limit {
		err = fmt.Errorf("%s: is larger than %d bytes", path, limit)
	}
	return text, err
}

// Interruptible returns a reader of what r has, the reads of which fail as soon as ctx is done. One of r that waits for more then
// is left to itself. It is for one goroutine.
func Interruptible(ctx context.Context, r io.Reader) io.Reader {
	return &interruptible{ctx: ctx, r: r, done: make(chan readResult, 1)}
}

type interruptible struct {
	ctx  context.Context
	r    io.Reader
	done chan readResult
	// buf is what reads of r fill, and rest what of that has not been handed on.
	buf, rest []byte
	err       error
}

type readResult struct {
	n   int
	err error
}

// pipeSize is how many bytes are read at once at most: what a pipe holds.
const pipeSize = 64 << 10

func (i *interruptible) Read(p []byte) (int, error) {
	if len(i.rest) == 0 && i.err == nil {
		i.fill()
	}
	if len(i.rest) == 0 {
		return 0, i.err
	}
	n := copy(p, i.rest)
	i.rest = i.rest[n:]
	return n, nil
}

// fill reads more.
func (i *interruptible) fill() {
	if i.buf == nil {
		i.buf = make([]byte, pipeSize)
	}
	go func() {
		n, err := i.r.Read(i.buf)
		i.done <- readResult{n, err}
	}()
	select {
	case result := <-i.done:
		i.rest, i.err = i.buf[:result.n], result.err
	case <-i.ctx.Done():
		i.err = interrupted(i.ctx)
	}
}

// interrupted returns the error of an input after its context has ended.
func interrupted(ctx context.Context) error {
	if errors.Is(ctx.Err(), context.DeadlineExceeded) {
		return lateError("no time is left to read it")
	}
	return InterruptedError{}
}
