package lower

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"bhack/sandbox/internal/frontend/syntax"
)

// body writes the statements of a module, class or function. The docstring of a
// function is a string that is the name of a literal; others are assigned.
func (p *printer) body(list []syntax.Stmt, isFunction bool) {
	if !isFunction {
		p.setupAnnotations(list)
	}
	if text, ok := syntax.Docstring(list); ok {
		p.begin(list[0].Line())
		if isFunction {
			p.write("'" + p.literal(text) + "'")
		} else {
			p.write("__doc__ = " + p.literal(text))
		}
		list = list[1:]
	}
	p.stmts(list)
}

func (p *printer) stmts(list []syntax.Stmt) {
	for _, s := range list {
		p.begin(s.Line())
		p.countStmt(s)
		p.stmt(s)
	}
}

// block writes a colon and the statements of a block.
func (p *printer) block(list []syntax.Stmt) {
	p.write(":")
	p.indent++
	p.stmts(list)
	p.indent--
}

// clause writes else or finally with its block, if there is one.
func (p *printer) clause(keyword string, list []syntax.Stmt) {
	if list == nil {
		return
	}
	p.begin(p.line)
	p.write(keyword)
	p.block(list)
}

func (p *printer) stmt(s syntax.Stmt) {
	switch s := s.(type) {
	case *syntax.Return:
		p.keyword("return", s.X)
	case *syntax.Delete:
		p.write("del ")
		for i, x := range s.Targets {
			if i > 0 {
				p.write(", ")
			}
			p.target(x)
		}
	case *syntax.Assign:
		for _, x := range s.Targets {
			p.target(x)
			p.write(" = ")
		}
		p.expr(s.X)
	case *syntax.AugAssign:
		p.expr(s.Target)
		p.operator(s.Op, s.X, precTest)
	case *syntax.AnnAssign:
		p.annAssign(s)
	case *syntax.Raise:
		p.keyword("raise", s.X)
		if s.Cause != nil {
			p.write(" from ")
			p.expr(s.Cause)
		}
	case *syntax.Assert:
		p.keyword("assert", s.Test)
		if s.Msg != nil {
			p.write(", ")
			p.expr(s.Msg)
		}
	case *syntax.Import:
		p.imports(s)
	case *syntax.ImportFrom:
		p.importFrom(s)
	case *syntax.Global:
		p.write("global " + strings.Join(s.Names, ", "))
	case *syntax.Nonlocal:
		p.write("nonlocal " + strings.Join(s.Names, ", "))
	case *syntax.ExprStmt:
		if isLiteral(s.X) {
			p.write("pass")
			break
		}
		p.expr(s.X)
	case *syntax.Pass:
		p.write("pass")
	case *syntax.Break:
		p.write("break")
	case *syntax.Continue:
		p.write("continue")
	default:
		p.compound(s)
	}
}

// isLiteral reports whether an expression is a constant, which is no code as a statement.
func isLiteral(x syntax.Expr) bool {
	switch x.(type) {
	case *syntax.Const, *syntax.Singleton:
		return true
	}
	return false
}

// keyword writes a keyword and the expression after it, which may be nil.
func (p *printer) keyword(word string, x syntax.Expr) {
	p.write(word)
	if x != nil {
		p.write(" ")
		p.expr(x)
	}
}

func (p *printer) compound(s syntax.Stmt) {
	switch s := s.(type) {
	case *syntax.FunctionDef:
		p.functionDef(s)
	case *syntax.ClassDef:
		p.classDef(s)
	case *syntax.For:
		p.write("for ")
		p.target(s.Target)
		p.write(" in ")
		p.iterable(s.Iter, precTest)
		p.block(s.Body)
		p.clause("else", s.Else)
	case *syntax.While:
		p.keyword("while", s.Test)
		p.block(s.Body)
		p.clause("else", s.Else)
	case *syntax.If:
		for i, b := range s.Branches {
			word := "if"
			if i > 0 {
				word = "elif"
				p.begin(b.Line)
			}
			p.keyword(word, b.Test)
			p.block(b.Body)
		}
		p.clause("else", s.Else)
	case *syntax.With:
		p.with(s)
	case *syntax.Try:
		p.try(s)
	default:
		panic(fmt.Sprintf("lower: statement of type %T", s))
	}
}

func (p *printer) with(s *syntax.With) {
	p.write("with ")
	for i, item := range s.Items {
		if i > 0 {
			p.write(", ")
		}
		p.expr(item.X)
		if item.Target != nil {
			p.write(" as ")
			p.target(item.Target)
		}
	}
	p.block(s.Body)
}

func (p *printer) try(s *syntax.Try) {
	p.write("try")
	p.block(s.Body)
	for _, h := range s.Handlers {
		p.begin(h.Line)
		p.keyword("except", h.Type)
		if h.Name != "" {
			p.write(" as " + h.Name)
		}
		p.block(h.Body)
	}
	p.clause("else", s.Else)
	p.clause("finally", s.Finally)
}

func (p *printer) functionDef(s *syntax.FunctionDef) {
	p.decorators(s.Decorators, s.DefLine)
	p.write("def " + s.Name)
	p.open("(")
	p.params(s.Params)
	p.close(")")
	if s.Returns != nil {
		p.write(" -> ")
		p.annotation(s.Returns)
	}
	p.write(":")
	outer := p.inFunction
	p.inFunction = true
	p.indent++
	p.enter("function "+s.Plain, s.DefLine)
	p.body(s.Body, true)
	if names := p.info.Locals[s]; len(names) > 0 { // never executed, but it makes them local
		p.begin(p.line)
		p.write("return")
		p.begin(p.line)
		p.write(strings.Join(names, " = ") + " = None")
	}
	p.leave()
	p.indent--
	p.inFunction = outer
}

func (p *printer) classDef(s *syntax.ClassDef) {
	p.decorators(s.Decorators, s.DefLine)
	p.write("class " + s.Name)
	if len(s.Args) > 0 {
		p.arguments(s.Args, false)
	}
	outer := p.inFunction
	p.inFunction = false
	p.write(":")
	p.indent++
	p.enter("class "+s.Plain, s.DefLine)
	p.body(s.Body, false)
	p.leave()
	p.indent--
	p.inFunction = outer
}

// decorators writes decorators, each on a line of its own, and begins the line of what
// they decorate. gpython's grammar knows names and calls of names.
func (p *printer) decorators(list []syntax.Expr, line int) {
	for i, x := range list {
		if i > 0 {
			p.begin(max(x.Line(), p.line))
		}
		p.write("@")
		call, isCall := x.(*syntax.Call)
		_, isName := x.(*syntax.Name)
		if isCall {
			_, isName = call.Func.(*syntax.Name)
		}
		if isName {
			p.expr(x)
		} else {
			p.hidden(same)
			p.expr(x)
			p.close(")")
		}
	}
	if len(list) > 0 {
		p.begin(max(line, p.line))
	}
}

func (p *printer) imports(s *syntax.Import) {
	var names []string
	for _, a := range s.Names {
		if slices.Contains(p.inert, a.Name) {
			name, _, _ := strings.Cut(a.Name, ".")
			p.source.Dropped = append(p.source.Dropped, cmp.Or(a.As, name))
			continue
		}
		text := a.Name
		if a.As != "" {
			text += " as " + a.As
		} else if i := strings.IndexByte(text, '.'); p.inFunction && strings.Count(text, ".") > 1 {
			text = text[:i] + ", " + text // gpython does not see that the first name is local
		}
		names = append(names, text)
	}
	if names == nil {
		p.write("pass")
		return
	}
	p.write("import " + strings.Join(names, ", "))
}

func (p *printer) importFrom(s *syntax.ImportFrom) {
	isInert := s.Level == 0 && slices.Contains(p.inert, s.Module)
	if isInert {
		for _, a := range s.Names {
			if a.As != "" && a.As != a.Name {
				p.source.Dropped = append(p.source.Dropped, a.As)
			}
		}
	}
	if isInert || s.Level == 0 && s.Module == "__future__" {
		p.write("pass")
		return
	}
	p.write("from " + strings.Repeat(".", s.Level) + s.Module + " import ")
	if s.Names == nil {
		p.write("*")
		return
	}
	for i, a := range s.Names {
		if i > 0 {
			p.write(", ")
		}
		p.write(a.Name)
		if a.As != "" {
			p.write(" as " + a.As)
		}
	}
}
