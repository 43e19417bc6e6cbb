package lower

import (
	"fmt"

	"bhack/sandbox/internal/frontend/syntax"
)

// MaxTime is the limit for the [Source.Time] of all files of a program. It is far above what code takes that was written by hand: a file of
// 1 MiB takes about 20 ms by these estimates, if it has functions of usual sizes.
const MaxTime = 1_500_000_000

// gpython's compiler takes time with the square of some numbers. Estimates of it, in
// nanoseconds on a machine of 2024.
const (
	// nameTime is for each pair of names or literals in one function.
	nameTime = 2
	// constTime is for each pair of functions, classes or keywords of calls in one
	// function.
	constTime = 5
	// walkTime is for each pair of a bytecode and a branch in one function.
	walkTime = 10
	// copyTime is for each function inside another one and each variable that it can
	// see.
	copyTime = 700
)

// size is what the time depends on that gpython's compiler takes for a code object.
type size struct {
	what string
	line int
	// instrs is about the number of bytecodes; branches that of the jumps after which
	// the compiler's search for the deepest stack goes on to the end of the code.
	instrs, branches int
	// consts is the number of constants that are no literals.
	consts int
	// names are the different names and literals.
	names map[string]bool
}

func (s *size) time() int {
	return nameTime*len(s.names)*len(s.names) + constTime*s.consts*s.consts + walkTime*s.branches*s.instrs
}

// enter begins a code object; leave ends it.
func (p *printer) enter(what string, line int) {
	p.sizes = append(p.sizes, size{what: what, line: line, names: map[string]bool{}})
}

func (p *printer) leave() {
	s := &p.sizes[len(p.sizes)-1]
	p.source.Time += s.time()
	if s.time() > p.largest.time() {
		p.largest = *s
	}
	if s.instrs > p.source.Largest.instrs {
		p.source.Largest = Code{s.what, s.line, s.instrs}
	}
	if p.source.Time > p.mostTime {
		l := &p.largest
		of := "its largest part"
		if p.othersTakeTime() {
			of = "the largest part of this one"
		}
		p.stop(l.line, fmt.Sprintf("%s; %s is %s, with %d names and literals, %d functions and %d branches",
			p.tooLarge(), of, l.what, len(l.names), l.consts/2, l.branches))
	}
	p.sizes = p.sizes[:len(p.sizes)-1]
}

// othersTakeTime reports whether other files have taken some of the time.
func (p *printer) othersTakeTime() bool { return p.mostTime < MaxTime }

// tooLarge says what is too large: the file, or all files together.
func (p *printer) tooLarge() string {
	if p.othersTakeTime() {
		return "the files of the program are together too large to compile in time"
	}
	return "the file is too large to compile in time"
}

func (p *printer) size() *size { return &p.sizes[len(p.sizes)-1] }

// countName counts a load or store of a variable or a literal.
func (p *printer) countName(name string) {
	s := p.size()
	s.instrs++
	s.names[name] = true
}

// count counts the bytecodes of an expression, without its operands.
func (p *printer) count(x syntax.Expr) {
	s := p.size()
	s.instrs++
	switch x := x.(type) {
	case *syntax.Attribute:
		s.names[x.Name] = true
	case *syntax.BoolOp:
		s.instrs += len(x.Xs)
		s.branches++
	case *syntax.Compare:
		s.instrs += 4 * len(x.Ys)
		if len(x.Ys) > 1 {
			s.branches++
		}
	case *syntax.IfExp:
		s.instrs++
	case *syntax.Call:
		for _, a := range x.Args {
			if a.Kind == syntax.Keyword {
				s.instrs++
				s.consts++
			}
		}
	case *syntax.Lambda, *syntax.Comp:
		s.instrs += 4
		s.consts += 2
	}
}

// countStmt counts the bytecodes of a statement, without its expressions.
func (p *printer) countStmt(x syntax.Stmt) {
	s := p.size()
	s.instrs++
	switch x := x.(type) {
	case *syntax.FunctionDef:
		s.instrs += 3
		s.consts += 2
		s.names[x.Name] = true
	case *syntax.ClassDef:
		s.instrs += 5
		s.consts += 3
		s.names[x.Name] = true
	case *syntax.For, *syntax.While:
		s.instrs += 6
		s.branches += 2
	case *syntax.If:
		s.instrs += 2 * len(x.Branches)
	case *syntax.Try:
		s.instrs += 8 + 12*len(x.Handlers)
		s.branches += 2
	case *syntax.With:
		s.instrs += 6 * len(x.Items)
		s.branches += len(x.Items)
	case *syntax.Assert:
		s.instrs += 4
		s.branches++
	case *syntax.Import:
		s.instrs += 4 * len(x.Names)
		for _, a := range x.Names {
			s.names[a.Name], s.names[a.As] = true, true
		}
	case *syntax.ImportFrom:
		s.instrs += 2 * len(x.Names)
		for _, a := range x.Names {
			s.names[a.Name], s.names[a.As] = true, true
		}
	}
}
