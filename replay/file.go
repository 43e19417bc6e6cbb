package replay

import (
	"bufio"
	"crypto/rand"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
)

// File is a replay file being written. It exists under a temporary name in the
// folder of the final one until Finish has written it whole; so there is never
// half a replay under the final name.
//
// Like a [Writer], it is for one goroutine, and an error sticks.
type File struct {
	w    *Writer
	path string
	temp *os.File
	buf  *bufio.Writer
	zip  io.WriteCloser
	done bool
}

// fileBuffer is how much of a file is gathered before it is written, in bytes.
const fileBuffer = 64 << 10

// Create starts a replay file, with the header h, that will have the name path:
// compressed by gzip if that ends in .gz, by zstd if in .zst, else plain. Its
// folder is created if missing. A file of that name is replaced by Finish; a
// symbolic link is followed; what is not a regular file, such as a device, is
// refused. The caller must call Close, after Finish or instead of it.
func Create(path string, h Header) (*File, error) {
	f, err := create(path, h)
	if err != nil {
		return nil, fmt.Errorf("create replay: %w", err)
	}
	return f, nil
}

func create(path string, h Header) (*File, error) {
	path, err := target(path)
	if err != nil {
		return nil, err
	}
	temp, err := createTemp(filepath.Dir(path))
	if err != nil {
		return nil, err
	}
	f := &File{path: path, temp: temp, buf: bufio.NewWriterSize(renamed{temp, path}, fileBuffer)}
	if err := f.start(h); err != nil {
		return nil, errors.Join(err, f.discard())
	}
	return f, nil
}

// start writes the header.
func (f *File) start(h Header) (err error) {
	if f.zip, err = compressor(f.buf, f.path); err != nil {
		return err
	}
	f.w, err = NewWriter(f.zip, h)
	return err
}

// renamed is a file whose errors in writing name it as it will be called.
type renamed struct {
	file *os.File
	name string
}

// Write writes to the file.
func (r renamed) Write(p []byte) (int, error) {
	n, err := r.file.Write(p)
	if failed := (*fs.PathError)(nil); errors.As(err, &failed) {
		err = &fs.PathError{Op: failed.Op, Path: r.name, Err: failed.Err}
	}
	return n, err
}

// WriteRound writes the next round, as [Writer.WriteRound] does.
func (f *File) WriteRound(r *Round) error { return f.w.WriteRound(r) }

// FileName makes a name, of a player or a map, fit to be a part of a file's name on
// every system.
func FileName(name string) string {
	return strings.Map(func(r rune) rune {
		if r < ' ' || strings.ContainsRune(`/\:*?"<>|`, r) {
			return '_'
		}
		return r
	}, name)
}

// target returns the name of the regular file, there or not, that path stands
// for, and creates its folder.
func target(path string) (string, error) {
	if err := os.MkdirAll(filepath.Dir(path), 0o777); err != nil {
		return "", err
	}
	if _, err := os.Lstat(path); errors.Is(err, fs.ErrNotExist) {
		return path, nil
	}
	path, err := filepath.EvalSymlinks(path)
	if err != nil {
		return "", err
	}
	info, err := os.Stat(path)
	if err != nil {
		return "", err
	}
	if !info.Mode().IsRegular() {
		return "", fmt.Errorf("%s is not a regular file", path)
	}
	return path, nil
}

// createTemp creates a file of a new name in dir. Unlike os.CreateTemp it
// leaves the permissions to the umask, as they will be those of the replay.
func createTemp(dir string) (*os.File, error) {
	name := filepath.Join(dir, ".bhack-"+rand.Text()+".tmp")
	return os.OpenFile(name, os.O_RDWR|os.O_CREATE|os.O_EXCL, 0o666)
}

// Finish writes the result, brings the file to the disk and gives it its final
// name. If it fails, nothing is left.
func (f *File) Finish(r Result) error {
	if err := f.w.Finish(r); err != nil {
		return errors.Join(err, f.Close())
	}
	if err := f.commit(); err != nil {
		return fmt.Errorf("write replay: %w", errors.Join(err, f.Close()))
	}
	return nil
}

func (f *File) commit() error {
	if err := f.zip.Close(); err != nil {
		return err
	}
	if err := f.buf.Flush(); err != nil {
		return err
	}
	if err := f.temp.Sync(); err != nil {
		return err
	}
	if err := f.temp.Close(); err != nil {
		return err
	}
	if err := os.Rename(f.temp.Name(), f.path); err != nil {
		return err
	}
	f.done = true
	return nil
}

// Close does nothing after Finish, and otherwise removes what was written.
func (f *File) Close() error {
	if f.done {
		return nil
	}
	return f.discard()
}

// discard closes and removes the temporary file. It may be closed already.
func (f *File) discard() error {
	f.done = true
	err := f.temp.Close()
	if errors.Is(err, fs.ErrClosed) {
		err = nil
	}
	return errors.Join(err, os.Remove(f.temp.Name()))
}
