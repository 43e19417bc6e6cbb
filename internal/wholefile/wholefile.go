// Package wholefile writes files that are either whole or not there: under a
// temporary name, renamed at the end.
package wholefile

import (
	"bufio"
	"crypto/rand"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"time"
)

// File is a file being written. It exists under a temporary name, .bhack-*.tmp,
// in the folder of the final one until Commit; so there is never half a file
// under the final name. It is for one goroutine.
type File struct {
	path string
	temp *os.File
	buf  *bufio.Writer
	done bool
}

// bufferSize is how much of a file is gathered before it is written, in bytes.
const bufferSize = 64 << 10

// Create starts a file that will have the name path. Its folder is created if
// missing. A file of that name is replaced by Commit, by one with its permissions; a symbolic link is
// followed; what is not a regular file, such as a device, is refused. The
// caller must call Close, after Commit or instead of it.
func Create(path string) (*File, error) {
	path, err := target(path)
	if err != nil {
		return nil, err
	}
	temp, err := createTemp(filepath.Dir(path))
	if err != nil {
		return nil, named(path, err)
	}
	if info, err := os.Stat(path); err == nil {
		_ = temp.Chmod(info.Mode().Perm()) // which some file systems have not
	}
	return &File{path: path, temp: temp, buf: bufio.NewWriterSize(temp, bufferSize)}, nil
}

// staleAge is how long a file under a temporary name has not been written to that is taken for one of a program that has died.
const staleAge = 24 * time.Hour

// Sweep removes what programs have left in a folder that died while they wrote a file, a day ago or longer. What cannot be removed stays.
func Sweep(folder string) {
	f, err := os.Open(folder)
	if err != nil {
		return
	}
	names, _ := f.Readdirnames(-1)
	f.Close()
	for _, name := range names {
		if !strings.HasPrefix(name, tempPrefix) || !strings.HasSuffix(name, tempSuffix) {
			continue
		}
		name = filepath.Join(folder, name)
		if info, err := os.Lstat(name); err == nil && info.Mode().IsRegular() && time.Since(info.ModTime()) > staleAge {
			_ = os.Remove(name)
		}
	}
}

// named gives an error the name of the whole file instead of the temporary one,
// which says nothing to anybody.
func named(path string, err error) error {
	var pathErr *os.PathError
	var linkErr *os.LinkError
	switch {
	case errors.As(err, &pathErr):
		return &os.PathError{Op: pathErr.Op, Path: path, Err: pathErr.Err}
	case errors.As(err, &linkErr):
		return &os.PathError{Op: linkErr.Op, Path: path, Err: linkErr.Err}
	}
	return err
}

// target returns the name of the regular file, there or not, that path stands
// for, and creates its folder.
func target(path string) (string, error) {
	if path != "" && os.IsPathSeparator(path[len(path)-1]) {
		return "", &fs.PathError{Op: "create", Path: path, Err: errors.New("is a folder, not a file")}
	}
	if err := os.MkdirAll(filepath.Dir(path), 0o777); err != nil {
		return "", err
	}
	if _, err := os.Lstat(path); errors.Is(err, fs.ErrNotExist) {
		return path, nil
	}
	info, err := os.Stat(path) // which names path in its error, unlike filepath.EvalSymlinks
	if errors.Is(err, fs.ErrNotExist) {
		return behind(path)
	}
	if err != nil {
		return "", err
	}
	if !info.Mode().IsRegular() {
		return "", &fs.PathError{Op: "create", Path: path, Err: errors.New("not a regular file")}
	}
	return filepath.EvalSymlinks(path)
}

// behind is target for a symbolic link to what is not there.
func behind(link string) (string, error) {
	path, err := os.Readlink(link)
	if err != nil {
		return "", err
	}
	if !filepath.IsAbs(path) {
		path = filepath.Join(filepath.Dir(link), path)
	}
	return target(path)
}

// What temporary names begin and end with.
const tempPrefix, tempSuffix = ".bhack-", ".tmp"

// createTemp creates a file of a new name in dir. Unlike os.CreateTemp it
// leaves the permissions to the umask, as they will be those of the whole file.
func createTemp(dir string) (*os.File, error) {
	name := filepath.Join(dir, tempPrefix+rand.Text()+tempSuffix)
	return os.OpenFile(name, os.O_RDWR|os.O_CREATE|os.O_EXCL, 0o666)
}

// Write gathers p, and writes what has been gathered when it is much.
func (f *File) Write(p []byte) (int, error) {
	n, err := f.buf.Write(p)
	return n, named(f.path, err)
}

// Path returns the final name, links followed.
func (f *File) Path() string { return f.path }

// Commit brings the file to the disk and gives it its final name; the system decides
// when the name itself is on the disk. After an
// error the caller still has to call Close, which removes what there is.
func (f *File) Commit() error { return named(f.path, f.commit()) }

func (f *File) commit() error {
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

// Close does nothing after Commit, and otherwise removes what was written.
func (f *File) Close() error {
	if f.done {
		return nil
	}
	f.done = true
	err := f.temp.Close()
	if errors.Is(err, fs.ErrClosed) {
		err = nil
	}
	return errors.Join(err, os.Remove(f.temp.Name()))
}
