package player

import (
	"errors"
	"fmt"
	"io/fs"
	"path/filepath"
	"strings"

	"bhack/sandbox"
)

// LoadError says why a player cannot be loaded.
type LoadError struct {
	// Path is the file or folder to blame, as the user would write it; empty when
	// there is none.
	Path string
	// Line is the line of that file, from 1, or 0.
	Line int
	// Msg is the cause.
	Msg string
	// Err is the error of the system that kept the code from being read, which says
	// nothing about the code; nil when what was read is at fault.
	Err error
}

// Unwrap returns the error of the system.
func (e *LoadError) Unwrap() error { return e.Err }

// Error returns one line: the path, the line and the cause.
func (e *LoadError) Error() string {
	text := e.Msg
	switch {
	case e.Line > 0:
		text = fmt.Sprintf("%s:%d: %s", e.Path, e.Line, e.Msg)
	case e.Path != "":
		text = e.Path + ": " + e.Msg
	}
	return strings.Join(strings.FieldsFunc(text, isLineEnd), " ")
}

func isLineEnd(r rune) bool { return r == '\n' || r == '\r' }

// systemError returns the error of what could not be read.
func systemError(path string, err error) error {
	return &LoadError{Path: path, Msg: plainCause(err), Err: err}
}

// compileError converts an error of the compiler, whose paths start in the folder.
func compileError(folder string, err error) error {
	var syntax *sandbox.SyntaxError
	if !errors.As(err, &syntax) {
		return &LoadError{Path: folder, Msg: err.Error()}
	}
	return &LoadError{
		Path: filepath.Join(folder, filepath.FromSlash(syntax.File)),
		Line: syntax.Line,
		Msg:  syntax.Msg,
	}
}

// plainCause returns the message of an error without the operation and the path
// that package os puts before it.
func plainCause(err error) string {
	var pathErr *fs.PathError
	if errors.As(err, &pathErr) {
		return pathErr.Err.Error()
	}
	return err.Error()
}
