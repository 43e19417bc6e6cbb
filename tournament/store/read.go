package store

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
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

// Read reads a results file: start is given its header, and then each its results,
// one after the other. An error of theirs ends it and gets the file and the line. A
// torn last line is left out.
func Read(path string, start func(Header) error, each func(tournament.Result) error) error {
	f, err := os.Open(path)
	if err != nil {
		return err
	}
	defer f.Close() // it was opened for reading only
	r := &reader{path: path, in: bufio.NewReaderSize(f, 64<<10), start: start, each: each}
	_, err = r.read()
	if err == nil && r.line == 0 {
		err = &LineError{path, 1, errors.New("not a results file of bhack batch: it is empty")}
	}
	return err
}

// reader reads a results file.
type reader struct {
	path  string
	in    *bufio.Reader
	start func(Header) error
	each  func(tournament.Result) error

	line int   // the last whole line, from 1
	size int64 // the bytes up to its end
}

// read reads the file and returns how many bytes of it are whole lines.
func (r *reader) read() (int64, error) {
	for {
		text, err := r.in.ReadBytes('\n')
		if err != nil && !errors.Is(err, io.EOF) {
			return r.size, err
		}
		if err != nil { // the end, perhaps in the middle of a line
			if r.line == 0 && !startsHeader(text) {
				return 0, r.fail(errors.New("not a results file of bhack batch"))
			}
			return r.size, nil
		}
		if err := r.take(text); err != nil {
			if r.torn(text) {
				return r.size, nil
			}
			return r.size, r.fail(err)
		}
		r.line++
		r.size += int64(len(text))
	}
}

// fail returns the error of the line after the last whole one.
func (r *reader) fail(err error) error { return &LineError{r.path, r.line + 1, err} }

// take takes a line.
func (r *reader) take(text []byte) error {
	if r.line == 0 {
		h, err := parseHeader(text)
		if err != nil {
			return err
		}
		return r.start(h)
	}
	var result tournament.Result
	if err := json.Unmarshal(text, &result); err != nil {
		return fmt.Errorf("not a result: %w", err)
	}
	return r.each(result)
}

// torn tells whether a line that is no JSON is the end of a file that was not
// written whole: after a crash of the machine, blocks of it may hold zeros.
func (r *reader) torn(text []byte) bool {
	if r.line == 0 || json.Valid(text) || !bytes.ContainsRune(text, 0) {
		return false
	}
	_, err := r.in.Peek(1)
	return errors.Is(err, io.EOF)
}
