package replaycmd

import (
	"context"
	"errors"
	"io"
	"os"

	"bhack/cmd/internal/cli"
	"bhack/replay"
)

// open opens a replay, or with the path - that on standard input. The caller must close it.
func open(ctx context.Context, path string, stdin io.Reader) (*replay.Reader, error) {
	if path == "-" {
		return read(path, stdin)
	}
	if !cli.IsPlain(path) {
		pipe, err := cli.Open(ctx, path)
		if err != nil {
			return nil, unreadable(path, err)
		}
		return read(path, pipe) // which the end of the process closes
	}
	r, err := replay.Open(path)
	if err != nil {
		return nil, unreadable(path, err)
	}
	return r, nil
}

// read returns the replay that a reader has, by the name path.
func read(path string, from io.Reader) (*replay.Reader, error) {
	r, err := replay.NewNamedReader(from, path)
	if err != nil {
		return nil, unreadable(path, err)
	}
	return r, nil
}

// source is a replay that is read more than once.
type source struct {
	path string
	// spool has what came through a pipe, of size bytes, which can be read only once; it
	// is nil for a file.
	spool *os.File
	size  int64
}

// newSource returns the source of the replay at a path, as open takes it. The caller must
// close it.
func newSource(ctx context.Context, path string, stdin io.Reader) (*source, error) {
	if path == "-" {
		return spooled(path, stdin)
	}
	if cli.IsPlain(path) {
		return &source{path: path}, nil
	}
	pipe, err := cli.Open(ctx, path)
	if err != nil {
		return nil, cli.UsageError{Err: cli.WithoutOp(err)}
	}
	defer pipe.Close()
	return spooled(path, pipe)
}

// spooled returns the source of what a pipe has, copied to a temporary file.
func spooled(path string, pipe io.Reader) (*source, error) {
	f, err := os.CreateTemp("", "bhack-replay-*")
	if err != nil {
		return nil, cli.UsageError{Err: cli.WithoutOp(err)}
	}
	s := &source{path: path, spool: f}
	if err := s.fill(pipe); err != nil {
		return nil, errors.Join(err, s.Close())
	}
	return s, nil
}

// fill copies what a pipe has, if that begins as a replay does.
func (s *source) fill(pipe io.Reader) error {
	r, err := read(s.path, io.TeeReader(pipe, s.spool))
	if err != nil {
		return err
	}
	if err := r.Close(); err != nil {
		return unreadable(s.path, err)
	}
	// Compressed, it is no larger than that either.
	if _, err := io.Copy(s.spool, io.LimitReader(pipe, replay.MaxDocumentBytes)); err != nil {
		return unreadable(s.path, err)
	}
	s.size, err = s.spool.Seek(0, io.SeekEnd)
	return err
}

// reader opens the replay.
func (s *source) reader() (*replay.Reader, error) {
	if s.spool == nil {
		return open(context.Background(), s.path, nil) // it is a file
	}
	return read(s.path, io.NewSectionReader(s.spool, 0, s.size))
}

// plain opens the bytes of the replay, decompressed.
func (s *source) plain() (plain io.ReadCloser, err error) {
	if s.spool == nil {
		plain, err = replay.OpenPlain(s.path)
	} else {
		plain, err = replay.Decompress(io.NewSectionReader(s.spool, 0, s.size))
	}
	if err != nil {
		return nil, unreadable(s.path, err)
	}
	return plain, nil
}

// Close removes the temporary file, if there is one.
func (s *source) Close() error {
	if s.spool == nil {
		return nil
	}
	return errors.Join(s.spool.Close(), os.Remove(s.spool.Name()))
}
