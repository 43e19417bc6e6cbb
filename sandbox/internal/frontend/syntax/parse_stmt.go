package syntax

import (
	"fmt"
	"slices"
)

// statement parses a compound statement, or a line of simple ones.
func (p *parser) statement() []Stmt {
	p.first, p.tokens = p.tok, 1
	if s := p.compound(); s != nil {
		return []Stmt{s}
	}
	return p.simpleLine()
}

// simpleLine parses simple statements with semicolons between them.
func (p *parser) simpleLine() []Stmt {
	var list []Stmt
	for {
		list = append(list, p.simple())
		if !p.accept(";") || p.tok.kind == tokNewline {
			break
		}
	}
	p.newline()
	return list
}

func (p *parser) newline() {
	if p.tok.kind != tokNewline {
		p.unexpected()
	}
	p.advance()
}

func (p *parser) simple() Stmt {
	at := stmt{int32(p.tok.end)}
	if p.tok.kind != tokKeyword {
		return p.exprStmt(at)
	}
	switch p.tok.text {
	case "pass":
		p.advance()
		return &Pass{at}
	case "break":
		p.advance()
		return &Break{at}
	case "continue":
		p.advance()
		return &Continue{at}
	case "return":
		p.advance()
		if p.startsElement() {
			return &Return{at, p.testList(true)}
		}
		return &Return{at, nil}
	case "raise":
		return p.raise(at)
	case "del":
		return p.del(at)
	case "assert":
		return p.assert(at)
	case "import":
		return p.imports(at)
	case "from":
		return p.importFrom(at)
	case "global":
		p.advance()
		return &Global{at, p.names()}
	case "nonlocal":
		p.advance()
		return &Nonlocal{at, p.names()}
	}
	return p.exprStmt(at)
}

func (p *parser) raise(at stmt) Stmt {
	p.advance()
	s := &Raise{stmt: at}
	if p.startsExpr() {
		s.X = p.test()
		if p.accept("from") {
			s.Cause = p.test()
		}
	}
	return s
}

func (p *parser) del(at stmt) Stmt {
	p.advance()
	line := p.tok.end
	s := &Delete{stmt: at}
	switch x := p.targetList().(type) {
	case *Tuple:
		if len(x.Elts) > 0 {
			s.Targets = x.Elts
			break
		}
		s.Targets = []Expr{x}
	default:
		s.Targets = []Expr{x}
	}
	for _, x := range s.Targets {
		p.deletable(line, x)
	}
	return s
}

func (p *parser) assert(at stmt) Stmt {
	p.advance()
	s := &Assert{stmt: at, Test: p.test()}
	if p.accept(",") {
		s.Msg = p.test()
	}
	return s
}

func (p *parser) names() []string {
	names := []string{p.name()}
	for p.accept(",") {
		names = append(names, p.name())
	}
	return names
}

// dotted parses a dotted name.
func (p *parser) dotted() string {
	name := p.plainName()
	if !p.tok.is(".") {
		return p.mangle(name)
	}
	for parts := 2; p.accept("."); parts++ {
		if parts > maxParts {
			p.stop(p.tok.line, "too many parts in the name of a module")
		}
		name += "." + p.plainName()
	}
	return name
}

func (p *parser) alias(name string) Alias {
	a := Alias{Name: name}
	if p.accept("as") {
		a.As = p.bound()
	} else {
		p.checkBound(p.tok.line, name)
	}
	return a
}

func (p *parser) imports(at stmt) Stmt {
	p.advance()
	s := &Import{stmt: at, Names: []Alias{p.alias(p.dotted())}}
	for p.accept(",") {
		s.Names = append(s.Names, p.alias(p.dotted()))
	}
	return s
}

func (p *parser) importFrom(at stmt) Stmt {
	p.advance()
	s := &ImportFrom{stmt: at}
	for p.tok.is(".") || p.tok.is("...") {
		s.Level += len(p.tok.text)
		p.advance()
	}
	if s.Level == 0 || p.tok.kind == tokName {
		s.Module = p.dotted()
	}
	p.expect("import")
	if p.accept("*") {
		return s
	}
	paren := p.accept("(")
	for {
		s.Names = append(s.Names, p.alias(p.name()))
		if !p.accept(",") {
			break
		}
		if paren && p.tok.is(")") {
			break
		}
		if !paren && p.tok.kind == tokNewline {
			p.complain(at.Line(), "trailing comma not allowed without surrounding parentheses")
			break
		}
	}
	if paren {
		p.expect(")")
	}
	return s
}

// augmented are the operators of augmented assignments.
var augmented = []string{"+=", "-=", "*=", "@=", "/=", "//=", "%=", "**=", "&=", "|=", "^=", "<<=", ">>="}

// exprStmt parses an expression or an assignment.
func (p *parser) exprStmt(at stmt) Stmt {
	paren := p.tok.is("(")
	line := p.tok.end
	x := p.yieldOr(func() Expr { return p.testList(true) })
	if _, isYield := x.(*Yield); isYield && !paren {
		return &ExprStmt{at, x}
	}
	switch {
	case p.tok.is(":"):
		return p.annotated(at, x, !paren)
	case p.tok.kind == tokOp && slices.Contains(augmented, p.tok.text):
		op := p.tok.text
		p.augmentable(line, x)
		p.advance()
		return &AugAssign{at, x, op, p.yieldOr(func() Expr { return p.testList(false) })}
	case !p.tok.is("="):
		return &ExprStmt{at, x}
	}
	s := &Assign{stmt: at}
	for p.accept("=") {
		if _, isYield := x.(*Yield); isYield && !paren {
			p.complain(line, "assignment to yield expression not possible")
		}
		p.assignable(line, x)
		s.Targets = append(s.Targets, x)
		paren, line = p.tok.is("("), p.tok.end
		x = p.yieldOr(func() Expr { return p.testList(true) })
	}
	s.X = x
	return s
}

// annotated parses what follows the target of an annotation.
func (p *parser) annotated(at stmt, target Expr, simple bool) Stmt {
	s := &AnnAssign{stmt: at, Target: target}
	switch target := target.(type) {
	case *Name:
		s.Simple = simple
		p.assignable(at.Line(), target)
	case *Attribute, *Subscript:
		p.assignable(at.Line(), target)
	case *Tuple:
		p.complain(at.Line(), "only single target (not tuple) can be annotated")
	case *List:
		p.complain(at.Line(), "only single target (not list) can be annotated")
	default:
		p.complain(at.Line(), "illegal target for annotation")
	}
	p.expect(":")
	s.Annotation = p.test()
	if p.accept("=") {
		s.X = p.test()
	}
	return s
}

// kindName returns how CPython names an expression that cannot be assigned to, or
// the empty string for one that can.
func kindName(x Expr) string {
	switch x := x.(type) {
	case *Lambda:
		return "lambda"
	case *Call:
		return "function call"
	case *BoolOp, *BinOp, *UnaryOp:
		return "operator"
	case *Comp:
		return [...]string{
			ListComp: "list comprehension", SetComp: "set comprehension",
			DictComp: "dict comprehension", GenExp: "generator expression",
		}[x.Kind]
	case *Yield:
		return "yield expression"
	case *Dict, *Set, *Const, *FString:
		return "literal"
	case *Singleton:
		if x.Text == "..." {
			return "Ellipsis"
		}
		return "keyword"
	case *Compare:
		return "comparison"
	case *IfExp:
		return "conditional expression"
	case *NamedExpr:
		return "named expression"
	}
	return ""
}

// assignable complains of an expression that is no target of an assignment.
func (p *parser) assignable(line int, x Expr) { p.checkTarget(line, x, "can't assign to ") }

// deletable complains of an expression that is no target of del.
func (p *parser) deletable(line int, x Expr) { p.checkTarget(line, x, "can't delete ") }

func (p *parser) checkTarget(line int, x Expr, complaint string) {
	switch x := x.(type) {
	case *Starred:
		p.checkTarget(line, x.X, complaint)
	case *Tuple:
		p.checkCount(line, x.Elts)
		for _, elt := range x.Elts {
			p.checkTarget(line, elt, complaint)
		}
	case *List:
		p.checkCount(line, x.Elts)
		for _, elt := range x.Elts {
			p.checkTarget(line, elt, complaint)
		}
	case *Name:
		p.checkBound(line, x.ID)
	case *Attribute:
		p.checkBound(line, x.Name)
	default:
		if name := kindName(x); name != "" {
			p.complain(line, complaint+name)
		}
	}
}

func (p *parser) checkCount(line int, targets []Expr) {
	if len(targets) > MaxTargets {
		p.complain(line, fmt.Sprintf("assignment unpacks to more targets than the limit of %d", MaxTargets))
	}
}

// augmentable complains of an expression that is no target of an augmented
// assignment.
func (p *parser) augmentable(line int, x Expr) {
	p.assignable(line, x)
	switch x.(type) {
	case *Name, *Attribute, *Subscript:
	default:
		p.complain(line, "illegal expression for augmented assignment")
	}
}
