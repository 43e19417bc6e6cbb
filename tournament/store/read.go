package store

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"

	"bhack/tournament"
)

// LineError is what is wrong with a line of a results file.
type LineError struct {
	Path string
	Line int // from 1
	Err  error
}

// Error returns "file:line: cause".
func (e *LineError) Error() string { return fmt.Sprintf("%s:%d: %v", e.Path, e.Line, e.Err) }

// Unwrap returns the cause.
func (e *LineError) Unwrap() error { return e.Err }

// errNoResults is the error of a file of another kind.
var errNoResults = errors.New("not a results file of bhack batch")

// Reader reads a results file, result by result. It is for one goroutine.
type Reader struct {
	path   string
	f      *os.File
	in     *bufio.Reader
	header Header
	text   []byte // the line that was read last

	line int   // the last whole line, from 1
	size int64 // the bytes up to its end
}

// NewReader opens a results file and reads its header. The caller must close the
// Reader. An error about the file's contents is a *LineError.
func NewReader(path string) (*Reader, error) {
	f, err := openRegular(path, os.O_RDONLY)
	if err != nil {
		return nil, fmt.Errorf("open results: %w", err)
	}
	r := newReader(path, f)
	if err = r.readHeader(); errors.Is(err, io.EOF) { // with less than a header there is nothing to read
		err = r.fail(errNoResults)
		if len(r.text) == 0 {
			err = r.fail(fmt.Errorf("%w: the file is empty", errNoResults))
		}
	}
	if err != nil {
		return nil, errors.Join(err, f.Close())
	}
	return r, nil
}

// newReader returns a Reader of a file, of which it has not read the header.
func newReader(path string, f *os.File) *Reader {
	return &Reader{path: path, f: f, in: bufio.NewReaderSize(f, 64<<10)}
}

// openRegular opens a file. What is there and no regular file is refused before it is
// opened: a named pipe would have that wait for a writer, and a device may never end.
func openRegular(path string, flag int) (*os.File, error) {
	info, err := os.Stat(path)
	if err == nil && !info.Mode().IsRegular() {
		return nil, &fs.PathError{Op: "open", Path: path, Err: errors.New("not a regular file")}
	}
	return os.OpenFile(path, flag, 0o666)
}

// Close closes the file.
func (r *Reader) Close() error { return r.f.Close() }

// Path returns the name of the file.
func (r *Reader) Path() string { return r.path }

// Header returns the first line.
func (r *Reader) Header() Header { return r.header }

// Next returns the next result, and io.EOF after the last one. A torn last line is
// none. An error about the file's contents is a *LineError.
func (r *Reader) Next() (tournament.Result, error) {
	var result tournament.Result
	text, err := r.nextLine()
	if err != nil {
		return result, err
	}
	if err := decode(text, &result); err != nil {
		if r.torn(text) {
			return result, io.EOF
		}
		return result, r.fail(fmt.Errorf("not a result: %w", err))
	}
	if err := result.Validate(); err != nil {
		return result, r.fail(err)
	}
	r.advance(text)
	return result, nil
}

// decode reads the object with an outcome in it that a line consists of. A field that is not known is an error, and so is it if a player's
// is missing: else what is damaged would read as a game in which nothing went wrong.
func decode(text []byte, v any) error {
	d := json.NewDecoder(bytes.NewReader(text))
	d.DisallowUnknownFields()
	if err := d.Decode(v); errors.Is(err, io.ErrUnexpectedEOF) || errors.Is(err, io.EOF) {
		return errors.New("unexpected end of JSON input")
	} else if err != nil {
		return plainError(err)
	}
	if _, err := d.Token(); !errors.Is(err, io.EOF) {
		return errors.New("more than one value in the line")
	}
	for _, key := range []string{"white", "black"} {
		if !bytes.Contains(text, []byte(`"`+key+`":`)) { // which no string contains, as quotes in it are escaped
			return fmt.Errorf("no field %q", key)
		}
	}
	return nil
}

// Blame returns the *LineError that blames the result that Next returned last.
func (r *Reader) Blame(err error) error { return &LineError{r.path, r.line, err} }

// fail returns the error of the line after the last whole one.
func (r *Reader) fail(err error) error { return &LineError{r.path, r.line + 1, err} }

// readHeader reads the first line. It returns io.EOF if that is missing or torn.
func (r *Reader) readHeader() error {
	text, err := r.nextLine()
	if err != nil {
		return err
	}
	if r.header, err = parseHeader(text); err != nil {
		return r.fail(err)
	}
	r.advance(text)
	return nil
}

// nextLine returns the next line if it has an end, and else io.EOF. The text is good until
// the next call.
func (r *Reader) nextLine() ([]byte, error) {
	r.text = r.text[:0]
	err := bufio.ErrBufferFull
	for errors.Is(err, bufio.ErrBufferFull) && len(r.text) <= maxLineBytes {
		var part []byte
		part, err = r.in.ReadSlice('\n')
		r.text = append(r.text, part...)
	}
	switch long := len(bytes.TrimSuffix(r.text, []byte("\n"))) > maxLineBytes; {
	case (long || errors.Is(err, io.EOF)) && r.line == 0 && len(r.text) > 0 && !startsHeader(r.text):
		return nil, r.fail(errNoResults)
	case long:
		return nil, r.fail(errLongLine)
	case err != nil && !errors.Is(err, io.EOF):
		return nil, fmt.Errorf("read results: %w", err)
	}
	return r.text, err
}

// advance counts a line.
func (r *Reader) advance(text []byte) {
	r.line++
	r.size += int64(len(text))
}

// torn reports whether a line that is no JSON is the end of a file that was not
// written whole: after a crash of the machine, blocks of it may hold zeros.
func (r *Reader) torn(text []byte) bool {
	if !bytes.ContainsRune(text, 0) {
		return false
	}
	_, err := r.in.Peek(1)
	return errors.Is(err, io.EOF)
}
