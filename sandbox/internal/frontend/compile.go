// Package frontend turns Python source into programs that the loop executes. It
// is the only package that knows gpython, whose parser, symbol table and compiler
// it uses: source goes in, gpython's bytecode comes out, and is decoded into the
// instructions of package code.
//
// gpython speaks Python 3.4, tells little about errors, and recurses as deep as the
// source is nested. So the source of Python 3.7 is read by package syntax and checked
// by package scope, and package lower writes for gpython what is left; that package
// says what the syntax costs that 3.4 lacks. All three have limits that keep gpython's
// recursion and its time within bounds.
package frontend

import (
	"fmt"
	"path"
	"slices"
	"strings"

	"github.com/go-python/gpython/py"

	"bhack/sandbox/internal/code"
	"bhack/sandbox/internal/frontend/lower"
	"bhack/sandbox/internal/frontend/syntax"
	"bhack/sandbox/internal/object"
)

// File is one source file of a program.
type File struct {
	// Path is slash-separated and relative to the player's folder; tracebacks
	// show it.
	Path string
	Text []byte
	// Module is the name by which it is imported; empty means that it follows from
	// the path: a/b.py is a.b, and a/__init__.py is a.
	Module string
}

// module returns the name by which the file is imported.
func (f File) module() string {
	if f.Module != "" {
		return f.Module
	}
	name := strings.TrimSuffix(f.Path, ".py")
	if path.Base(name) == "__init__" {
		name = path.Dir(name)
	}
	return strings.ReplaceAll(name, "/", ".")
}

// Options are the settings of a compilation; the zero value is the default.
type Options struct {
	// InertModules are the modules whose import statements are dropped.
	InertModules []string
}

// MaxSource is the size that a source file may have, in bytes.
const MaxSource = 1 << 20

// SyntaxError says why a source file cannot be compiled.
type SyntaxError struct {
	File string
	Line int
	Msg  string
}

// Error returns the error as one line: file, line and cause.
func (e *SyntaxError) Error() string { return fmt.Sprintf("%s:%d: %s", e.File, e.Line, e.Msg) }

// IsName reports whether a text is a name, or a keyword.
func IsName(text string) bool { return syntax.IsName(text) }

// Compile compiles the files of a program. The first error, in the order of the paths, is a *SyntaxError.
func Compile(files []File, opts Options) (*code.Program, error) {
	files = slices.Clone(files)
	slices.SortFunc(files, func(a, b File) int { return strings.Compare(a.Path, b.Path) })
	p := &programDecoder{
		names:      map[string]*object.Str{},
		builtins:   map[*object.Str]int32{},
		methods:    map[*object.Str]int32{},
		attributes: map[*object.Str]bool{},
		counted:    map[string]bool{},
		captures:   map[*py.Code]map[string]capture{},
		program:    &code.Program{Units: map[string]*code.Unit{}},
	}
	var units []*unitDecoder
	var failed error
	time := lower.MaxTime
	for _, f := range files {
		u, err := p.readFile(f, opts, time)
		if err != nil {
			failed = err // unless one of the files before it has another error
			break
		}
		time -= u.source.Time
		units = append(units, u)
	}
	findNamespaces(units)
	for _, u := range units { // the names of attributes are those of all files
		if err := u.guard(func() { u.findCounters() }); err != nil {
			return nil, err
		}
	}
	for _, u := range units {
		if err := u.decodeTop(); err != nil {
			return nil, err
		}
		p.program.Units[u.unit.Module] = u.unit
	}
	if failed != nil {
		return nil, failed
	}
	return p.program, nil
}

// readFile compiles a file to bytecode, in as much time.
func (p *programDecoder) readFile(f File, opts Options, time int) (*unitDecoder, error) {
	source, err := prepare(f, opts, time)
	if err != nil {
		return nil, err
	}
	top, err := compileSource(source.Text)
	if err != nil {
		return nil, blame(err, source.Source, f.Path)
	}
	return &unitDecoder{
		programDecoder: p, dicts: map[int32]*dictUse{},
		unit: &code.Unit{
			Module: f.module(), File: f.Path, Source: sourceLines(source.original), Name: p.intern(f.module()).Value(),
			Dropped: source.Dropped,
		},
		source:  source,
		top:     top,
		globals: map[*object.Str]int32{},
	}, nil
}

// maxShown is how much of a source line tracebacks show, in bytes.
const maxShown = 400

// sourceLines returns the lines of a source text as tracebacks show them.
func sourceLines(text string) []string {
	lines := strings.Split(text, "\n")
	for i, line := range lines {
		if line = strings.TrimSpace(line); len(line) > maxShown {
			line = strings.ToValidUTF8(line[:maxShown], "") + "..."
		}
		lines[i] = line
	}
	return lines
}
