// Package sandbox runs untrusted Python under a meter. A program is compiled once;
// any number of robots run it, each with a copy of its state, one turn after
// another: a turn has a budget of bytecodes, and a robot that spends it is paused
// where it stands and goes on there in its next turn.
//
// The package knows no rules of any game, only that robots may have a place on a grid. A host offers functions, constants and
// exception types to the code by an [API], and is called back from it.
//
// Programs, linked programs and APIs are immutable and may be shared by goroutines;
// a robot, and the pool that it was made with, may be used by one at a time.
package sandbox

import (
	"strings"

	"bhack/sandbox/internal/analysis"
	"bhack/sandbox/internal/builtins"
	"bhack/sandbox/internal/code"
	"bhack/sandbox/internal/frontend"
	"bhack/sandbox/internal/mt19937"
	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/vm"
)

// File is one source file of a program.
type File = frontend.File

// Host says what is known of the host that runs a program: functions that it offers, and what it calls. With that, it can be found
// out which turns come to the same, so it is a matter of speed alone. The zero value says nothing.
type Host = analysis.Host

// Options are the settings of a compilation; the zero value is the default.
type Options struct {
	Host
	// InertModules are the modules whose import statements are dropped.
	InertModules []string
}

// MaxSource is the size that a source file may have, in bytes.
const MaxSource = frontend.MaxSource

// SyntaxError is the error of source that cannot be compiled: one line that names
// file, line and cause.
type SyntaxError = frontend.SyntaxError

// Value is one Python value. The zero Value is none.
type Value = object.Value

// Random is a source of random numbers, bit-identical with CPython's.
type Random = mt19937.Rand

// NewRandom returns a source of random numbers with the seed of random.seed(seed).
func NewRandom(seed int64) *Random {
	r := mt19937.New()
	r.SeedInt64(seed)
	r.Begin()
	return r
}

// Program is a player's compiled code.
type Program struct {
	// Unread are names that import statements may use in vain, as the host has seen a folder of that name and
	// has not read it. They matter to Hint alone.
	Unread []string

	code *code.Program
	// fault is a fault of the analysis of the code, without which it runs as well, only slower.
	fault error
}

// IsName reports whether an import statement can name a module by a text, or the text is a keyword.
func IsName(text string) bool { return frontend.IsName(text) }

// Compile compiles the files of a program. The error is a *SyntaxError.
func Compile(files []File, opts Options) (*Program, error) {
	program, err := frontend.Compile(files, frontend.Options{InertModules: opts.InertModules})
	if err != nil {
		return nil, err
	}
	return &Program{code: program, fault: analysis.Annotate(program, opts.Host)}, nil
}

// Imports returns the names of the modules that the import statements of a file may
// load, and of the packages around them; of a file that has an error, none.
func Imports(f File) []string { return frontend.Imports(f) }

// HasModule reports whether the program has a file for the module.
func (p *Program) HasModule(module string) bool { return p.code.Units[module] != nil }

// MayDefine reports whether the top level of a module, or a function in it, assigns
// to the global name, or imports names that are not known before it runs.
func (p *Program) MayDefine(module, name string) bool {
	unit := p.code.Units[module]
	return unit != nil && mayDefine(unit.Top, name)
}

// Functions returns the names of the functions that the top level of a module defines, as they stand in the file.
func (p *Program) Functions(module string) []string {
	var names []string
	if unit := p.code.Units[module]; unit != nil {
		for _, inner := range unit.Top.Codes {
			if !inner.IsClass && !strings.HasPrefix(inner.Name, "<") { // as comprehensions and lambdas are called
				names = append(names, inner.Name)
			}
		}
	}
	return names
}

func mayDefine(c *code.Code, name string) bool {
	for _, in := range c.Instrs {
		switch in.Op {
		case code.ImportStar:
			return true
		case code.StoreGlobal, code.StoreCounter, code.StoreDict:
			if c.Unit.Globals[in.B].S == name {
				return true
			}
		}
	}
	for _, inner := range c.Codes {
		if mayDefine(inner, name) {
			return true
		}
	}
	return false
}

// Linked is a program together with what a host offers to it.
type Linked struct {
	image  *vm.Image
	source func(file string, line int) string
	unread []string
}

// Link finds the names that the program uses among those of the API, which may be
// nil, and the builtin ones.
func Link(p *Program, api *API) *Linked {
	tables := []*object.Dict{builtins.Runtime().Builtins}
	if api != nil {
		tables = append([]*object.Dict{api.names}, tables...)
	}
	return &Linked{
		image:  vm.NewImage(p.code, builtins.Runtime(), tables...),
		source: p.line,
		unread: p.Unread,
	}
}

// line returns the text of a line of one of the program's files, or of a module of the
// library, or "" when there is no such file.
func (p *Program) line(file string, line int) string {
	program := p.code
	if strings.HasPrefix(file, "<") {
		program = library().Program
	}
	for _, unit := range program.Units { // in any order
		if unit.File == file {
			return unit.Line(line)
		}
	}
	return ""
}

// Pool keeps memory that robots use during their turns only. The zero value is an
// empty pool.
type Pool struct {
	pool vm.Pool
	// closed is the memory of robots that have been closed.
	closed []*robotMemory
}

// take returns memory for a robot.
func (p *Pool) take() *robotMemory {
	n := len(p.closed)
	if n == 0 {
		return new(robotMemory)
	}
	memory := p.closed[n-1]
	p.closed = p.closed[:n-1]
	return memory
}

// Close frees what the pool keeps. Its robots must have been closed before.
func (p *Pool) Close() { p.pool.Close() }
