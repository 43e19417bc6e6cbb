package replay

import (
	"bytes"
	"crypto/sha256"
	"errors"
	"fmt"
	"io"
	"os"
	"strings"
	"unicode"

	"bhack/internal/wholefile"
)

// File is a replay file being written. It exists under a temporary name in the
// folder of the final one until Finish has written it whole; so there is never
// half a replay under the final name.
//
// Like a [Writer], it is for one goroutine, and an error sticks.
type File struct {
	w    *Writer
	file *wholefile.File
	zip  io.WriteCloser
}

// Create starts a replay file, with the header h, that will have the name path:
// compressed by gzip if that ends in .gz, by zstd if in .zst, else plain. Its
// folder is created if missing. A replay of that name is replaced by Finish; a
// symbolic link is followed; what is another file, or not a regular one, such as a
// device, is refused. The caller must call Close, after Finish or instead of it.
func Create(path string, h Header) (*File, error) {
	f, err := create(path, h)
	if err != nil {
		return nil, fmt.Errorf("create replay: %w", err)
	}
	return f, nil
}

func create(path string, h Header) (*File, error) {
	if isOther(path) {
		return nil, &os.PathError{Op: "create", Path: path, Err: errors.New("is there already, and is no replay")}
	}
	file, err := wholefile.Create(path)
	if err != nil {
		return nil, err
	}
	f := &File{file: file}
	if err := f.start(path, h); err != nil {
		return nil, errors.Join(err, f.Close())
	}
	return f, nil
}

// isOther reports whether there is a file that is no replay, nor the beginning of one.
func isOther(path string) bool {
	info, err := os.Stat(path)
	if err != nil || !info.Mode().IsRegular() || info.Size() == 0 {
		return false
	}
	plain, err := OpenPlain(path)
	if err != nil {
		return true
	}
	defer plain.Close()
	start, _ := io.ReadAll(io.LimitReader(plain, mostStart)) // as much as there is
	return !bytes.Contains(start, []byte(`"`+Format+`"`))
}

// mostStart is how many bytes into a replay its format is.
const mostStart = 256

// start writes the header. The path is the one that the user has given, which may be a link's.
func (f *File) start(path string, h Header) (err error) {
	if f.zip, err = compressor(f.file, path); err != nil {
		return err
	}
	f.w, err = NewWriter(f.zip, h)
	return err
}

// WriteRound writes the next round, as [Writer.WriteRound] does.
func (f *File) WriteRound(r *Round) error { return f.w.WriteRound(r) }

// mostNameBytes is how many bytes a name may have in the name of a file. File systems allow 255, and some names of files have three.
const mostNameBytes = 64

// FileName makes a name, of a player or a map, fit to be a part of a file's name on
// every system. One in which characters have to be replaced, or that is longer than 64 bytes and is cut, gets a part of its digest,
// so that different names stay different.
func FileName(name string) string {
	fit := strings.Map(func(r rune) rune {
		if unicode.In(r, unicode.Cc, unicode.Cf) || strings.ContainsRune(`/\:*?"<>|`, r) {
			return '_'
		}
		return r
	}, name)
	if len(fit) > mostNameBytes {
		fit = strings.ToValidUTF8(fit[:mostNameBytes], "")
	}
	if fit == name {
		return name
	}
	sum := sha256.Sum256([]byte(name))
	return fmt.Sprintf("%s~%x", fit, sum[:3])
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
	return f.file.Commit()
}

// Close does nothing after Finish, and otherwise removes what was written.
func (f *File) Close() error { return f.file.Close() }
