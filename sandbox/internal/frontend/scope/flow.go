package scope

import (
	"slices"

	"bhack/sandbox/internal/frontend/syntax"
)

// MaxBlocks is how deep loops and the statements try and with may be nested in one
// function; CPython has the same limit.
const MaxBlocks = 20

// fblock is a block that CPython's compiler keeps track of while it compiles a
// function (Python/compile.c, enum fblocktype).
type fblock uint8

const (
	loopBlock fblock = iota
	exceptBlock
	finallyTryBlock
	finallyEndBlock
)

// flow checks what CPython's compiler checks, in its order.
type flow struct {
	kind    blockKind
	comp    syntax.CompKind
	fblocks []fblock
	// future tells that annotations are not evaluated.
	future bool
}

func checkFlow(f *syntax.File, future bool) {
	fl := &flow{kind: moduleBlock, future: future}
	fl.stmts(f.Body)
}

func (f *flow) stmts(list []syntax.Stmt) {
	for _, s := range list {
		f.stmt(s)
	}
}

// in checks statements inside one more block.
func (f *flow) in(kind fblock, line int, body []syntax.Stmt) {
	f.push(kind, line)
	f.stmts(body)
	f.fblocks = f.fblocks[:len(f.fblocks)-1]
}

func (f *flow) push(kind fblock, line int) {
	if len(f.fblocks) >= MaxBlocks {
		stop(line, "too many statically nested blocks")
	}
	f.fblocks = append(f.fblocks, kind)
}

func (f *flow) stmt(s syntax.Stmt) {
	switch s := s.(type) {
	case *syntax.FunctionDef:
		f.exprs(s.Decorators...)
		f.exprs(s.Params.Defaults()...)
		if !f.future {
			f.exprs(s.Annotations()...)
		}
		(&flow{kind: functionBlock, future: f.future}).stmts(s.Body)
	case *syntax.ClassDef:
		f.exprs(s.Decorators...)
		for _, a := range s.Args {
			f.expr(a.X)
		}
		(&flow{kind: classBlock, future: f.future}).stmts(s.Body)
	case *syntax.Return:
		if f.kind != functionBlock {
			stop(s.Line(), "'return' outside function")
		}
		f.expr(s.X)
	case *syntax.Delete:
		for _, x := range s.Targets {
			f.deleted(x)
		}
	case *syntax.Assign:
		f.expr(s.X)
		for _, x := range s.Targets {
			f.target(x)
		}
	case *syntax.AugAssign:
		f.target(s.Target)
		f.expr(s.X)
	case *syntax.AnnAssign:
		f.expr(s.X)
		f.target(s.Target)
		if !f.future && (f.kind == moduleBlock || f.kind == classBlock) {
			f.expr(s.Annotation)
		}
	case *syntax.Raise:
		f.exprs(s.X, s.Cause)
	case *syntax.Assert:
		f.exprs(s.Test, s.Msg)
	case *syntax.ExprStmt:
		f.expr(s.X)
	case *syntax.Break:
		if !slices.Contains(f.fblocks, loopBlock) {
			stop(s.Line(), "'break' outside loop")
		}
	case *syntax.Continue:
		f.continues(s.Line())
	default:
		f.compound(s)
	}
}

func (f *flow) compound(s syntax.Stmt) {
	switch s := s.(type) {
	case *syntax.For:
		f.expr(s.Iter)
		f.target(s.Target)
		f.in(loopBlock, s.Line(), s.Body)
		f.stmts(s.Else)
	case *syntax.While:
		f.expr(s.Test)
		f.in(loopBlock, s.Line(), s.Body)
		f.stmts(s.Else)
	case *syntax.If:
		for _, b := range s.Branches {
			f.expr(b.Test)
			f.stmts(b.Body)
		}
		f.stmts(s.Else)
	case *syntax.With:
		for _, item := range s.Items {
			f.expr(item.X)
			f.push(finallyTryBlock, s.Line())
			f.target(item.Target)
		}
		f.stmts(s.Body)
		f.fblocks = f.fblocks[:len(f.fblocks)-len(s.Items)]
	case *syntax.Try:
		f.try(s)
	}
}

func (f *flow) try(s *syntax.Try) {
	if s.Finally != nil {
		f.push(finallyTryBlock, s.Line())
	}
	if s.Handlers == nil {
		f.stmts(s.Body)
	} else {
		f.in(exceptBlock, s.Line(), s.Body)
		for _, h := range s.Handlers {
			f.expr(h.Type)
			f.in(finallyTryBlock, h.Line, h.Body)
		}
		f.stmts(s.Else)
	}
	if s.Finally != nil {
		f.fblocks = f.fblocks[:len(f.fblocks)-1]
		f.in(finallyEndBlock, s.Line(), s.Finally)
	}
}

// continues checks a continue statement.
func (f *flow) continues(line int) {
	for i := len(f.fblocks) - 1; i >= 0; i-- {
		switch f.fblocks[i] {
		case loopBlock:
			return
		case finallyEndBlock:
			stop(line, "'continue' not supported inside 'finally' clause")
		}
	}
	stop(line, "'continue' not properly in loop")
}

// target checks a target of an assignment, which may be nil.
func (f *flow) target(x syntax.Expr) {
	switch x := x.(type) {
	case *syntax.Tuple:
		f.targets(x.Elts)
	case *syntax.List:
		f.targets(x.Elts)
	case *syntax.Starred:
		stop(x.Line(), "starred assignment target must be in a list or tuple")
	default:
		f.expr(x)
	}
}

func (f *flow) targets(list []syntax.Expr) {
	starred := false
	for i, x := range list {
		s, ok := x.(*syntax.Starred)
		if !ok {
			f.target(x)
			continue
		}
		if starred {
			stop(x.Line(), "two starred expressions in assignment")
		}
		if i > 255 {
			stop(x.Line(), "too many expressions in star-unpacking assignment")
		}
		starred = true
		f.target(s.X)
	}
}

func (f *flow) deleted(x syntax.Expr) {
	switch x := x.(type) {
	case *syntax.Tuple:
		for _, elt := range x.Elts {
			f.deleted(elt)
		}
	case *syntax.List:
		for _, elt := range x.Elts {
			f.deleted(elt)
		}
	default:
		f.expr(x)
	}
}

func (f *flow) exprs(list ...syntax.Expr) {
	for _, x := range list {
		f.expr(x)
	}
}

// elements checks the elements of a display.
func (f *flow) elements(list []syntax.Expr) {
	for _, x := range list {
		if s, ok := x.(*syntax.Starred); ok {
			x = s.X
		}
		f.expr(x)
	}
}

// expr checks an expression, which may be nil.
func (f *flow) expr(x syntax.Expr) {
	switch x := x.(type) {
	case nil:
	case *syntax.Starred:
		stop(x.Line(), "can't use starred expression here")
	case *syntax.Tuple:
		f.elements(x.Elts)
	case *syntax.List:
		f.elements(x.Elts)
	case *syntax.Set:
		f.elements(x.Elts)
	case *syntax.Yield:
		switch f.kind {
		case moduleBlock, classBlock:
			stop(x.Line(), "'yield' outside function")
		case compBlock:
			stop(x.Line(), "'yield' inside %s", compNames[f.comp])
		}
		f.expr(x.X)
	case *syntax.Lambda:
		f.exprs(x.Params.Defaults()...)
		(&flow{kind: lambdaBlock, future: f.future}).expr(x.Body)
	case *syntax.Comp:
		f.comprehension(x)
	default:
		syntax.Children(x, f.expr)
	}
}

var compNames = [...]string{
	syntax.ListComp: "list comprehension", syntax.SetComp: "set comprehension",
	syntax.DictComp: "dict comprehension", syntax.GenExp: "generator expression",
}

func (f *flow) comprehension(x *syntax.Comp) {
	f.expr(x.Clauses[0].Iter)
	inner := &flow{kind: compBlock, comp: x.Kind, future: f.future}
	for i, clause := range x.Clauses {
		if i > 0 {
			inner.expr(clause.Iter)
		}
		inner.target(clause.Target)
		inner.exprs(clause.Ifs...)
	}
	inner.exprs(x.Value, x.Elt)
}
