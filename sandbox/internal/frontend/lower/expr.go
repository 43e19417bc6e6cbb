package lower

import (
	"fmt"

	"bhack/sandbox/internal/frontend/syntax"
)

// expr writes an expression where any may stand but a tuple without brackets.
func (p *printer) expr(x syntax.Expr) { p.operand(x, precTest) }

// operand writes an expression where one of at least the precedence must stand: others in brackets, of which there are no
// more than necessary, as gpython's parser takes a long way through each pair.
func (p *printer) operand(x syntax.Expr, prec int) {
	if !p.fixed {
		p.want = max(p.want, x.Line())
	}
	p.count(x)
	switch x := x.(type) {
	case *syntax.Name:
		id := x.ID
		p.countName(id)
		if id == "__debug__" { // a constant
			id = "True"
		}
		p.leaf(x.Line(), id)
	case *syntax.Const:
		p.leaf(x.Line(), p.literal(x.Value))
	case *syntax.Singleton:
		p.leaf(x.Line(), x.Text)
	case *syntax.FString:
		p.parts(x.Line(), x.Parts)
	case *syntax.Attribute:
		p.operand(x.X, precAtom)
		p.write("." + x.Name)
	case *syntax.Subscript:
		p.operand(x.X, precAtom)
		p.open("[")
		p.index(x.Index)
		p.close("]")
	case *syntax.Call:
		p.operand(x.Func, precAtom)
		p.arguments(x.Args, true)
	case *syntax.Tuple:
		if !p.fixed && isConstantTuple(x) {
			p.constant(x)
			return
		}
		p.display(x.Elts, "(", ")", makeTuple, x.Line())
	case *syntax.List:
		p.display(x.Elts, "[", "]", makeList, x.Line())
	case *syntax.Set:
		p.display(x.Elts, "{", "}", makeSet, x.Line())
	case *syntax.Dict:
		p.dict(x)
	case *syntax.Comp:
		p.comprehension(x)
	case *syntax.NamedExpr:
		p.leaf(x.Line(), "")
		p.hidden(assign)
		p.expr(x.X)
		p.write(", " + x.Target.ID)
		p.close(")")
	case *syntax.Yield: // which is a statement without them
		p.inBrackets(x)
	default:
		if precedence(x) < prec {
			p.inBrackets(x)
			return
		}
		p.operation(x)
	}
}

func (p *printer) inBrackets(x syntax.Expr) {
	p.open("(")
	p.operation(x)
	p.close(")")
}

// operation writes an expression of operators or keywords.
func (p *printer) operation(x syntax.Expr) {
	switch x := x.(type) {
	case *syntax.BinOp:
		left, right := binaryPrec[x.Op], binaryPrec[x.Op]+1
		if x.Op == "**" { // binds from the right, where a sign may stand
			left, right = precAtom, precFactor
		}
		p.operand(x.X, left)
		p.operator(x.Op, x.Y, right)
	case *syntax.UnaryOp:
		p.leaf(x.Line(), x.Op+" ")
		p.operand(x.X, precedence(x))
	case *syntax.BoolOp:
		for i, y := range x.Xs {
			if i > 0 {
				p.write(" " + x.Op + " ")
			}
			p.operand(y, precedence(x)+1)
		}
	case *syntax.Compare:
		p.operand(x.X, precCompare+1)
		for i, y := range x.Ys {
			p.write(" " + x.Ops[i] + " ")
			if i == len(x.Ys)-1 && (x.Ops[i] == "in" || x.Ops[i] == "not in") {
				p.iterable(y, precCompare+1)
			} else {
				p.operand(y, precCompare+1)
			}
		}
	case *syntax.IfExp:
		p.operand(x.Body, precOr)
		p.write(" if ")
		p.operand(x.Test, precOr)
		p.write(" else ")
		p.expr(x.Else)
	case *syntax.Lambda:
		p.leaf(x.Line(), "lambda ")
		p.params(x.Params)
		p.write(": ")
		p.enter("a lambda", x.Line())
		back := p.ownLines(x.Line())
		p.expr(x.Body)
		back()
		p.leave()
	case *syntax.Yield:
		p.leaf(x.Line(), "yield ")
		if x.From {
			p.write("from ")
		}
		if x.X != nil {
			p.expr(x.X)
		}
	default:
		panic(fmt.Sprintf("lower: expression of type %T", x))
	}
}

// operator writes an operator, or that of an augmented assignment, and its right
// operand, where one of at least the precedence must stand.
func (p *printer) operator(op string, right syntax.Expr, prec int) {
	if op[0] != '@' {
		p.write(" " + op + " ")
		p.operand(right, prec)
		return
	}
	p.write(" *" + op[1:] + " ")
	p.hidden(matMul)
	p.expr(right)
	p.close(")")
}

// index writes what is between the brackets of a subscript.
func (p *printer) index(x syntax.Expr) {
	t, ok := x.(*syntax.Tuple)
	if !ok || !hasSlice(t.Elts) {
		p.slice(x)
		return
	}
	for _, elt := range t.Elts {
		p.slice(elt)
		p.write(", ")
	}
}

func hasSlice(list []syntax.Expr) bool {
	for _, x := range list {
		if _, ok := x.(*syntax.Slice); ok {
			return true
		}
	}
	return false
}

func (p *printer) slice(x syntax.Expr) {
	s, ok := x.(*syntax.Slice)
	if !ok {
		p.expr(x)
		return
	}
	for i, part := range []syntax.Expr{s.Lower, s.Upper, s.Step} {
		if i == 1 || i == 2 && part != nil {
			p.write(":")
		}
		if part != nil {
			p.expr(part)
		}
	}
}

func (p *printer) comprehension(x *syntax.Comp) {
	brackets := [...]string{syntax.ListComp: "[]", syntax.SetComp: "{}", syntax.DictComp: "{}", syntax.GenExp: "()"}[x.Kind]
	p.leaf(x.Line(), "")
	p.open(brackets[:1])
	p.enter("a comprehension", x.Line())
	back := p.ownLines(x.Line())
	if x.Kind == syntax.SetComp || x.Kind == syntax.DictComp {
		p.operand(x.Elt, precAtom) // where that ends, and not where it begins, would else be gpython's line for all of it
	} else {
		p.expr(x.Elt)
	}
	if x.Value != nil {
		p.write(": ")
		p.expr(x.Value)
	}
	for i, c := range x.Clauses {
		p.size().branches += 1 + len(c.Ifs)
		p.write(" for ")
		p.target(c.Target)
		p.write(" in ")
		if i == 0 {
			back() // it is evaluated outside
		}
		p.iterable(c.Iter, precOr)
		if i == 0 {
			back = p.ownLines(x.Line())
		}
		for _, cond := range c.Ifs {
			p.write(" if ")
			p.operand(cond, precOr)
		}
	}
	back()
	p.leave()
	p.close(brackets[1:])
}

// target writes a target of an assignment.
func (p *printer) target(x syntax.Expr) {
	p.want = max(p.want, x.Line())
	switch x := x.(type) {
	case *syntax.Tuple:
		p.leaf(x.Line(), "") // the line of an unpacking is that of its bracket
		p.targets(x.Elts, "(", ")")
	case *syntax.List:
		p.leaf(x.Line(), "")
		p.targets(x.Elts, "[", "]")
	case *syntax.Starred:
		p.write("*")
		p.target(x.X)
	default:
		p.expr(x)
	}
}

// targets writes the targets of an unpacking. gpython has no empty ones: these are
// an unpacking into an empty list.
func (p *printer) targets(list []syntax.Expr, open, close string) {
	p.open(open)
	for _, x := range list {
		p.target(x)
		p.write(", ")
	}
	p.close(close)
}

// params writes parameters. gpython pairs the defaults of keyword-only parameters with
// the first ones of these, so that those with defaults are put first; in what order
// keyword-only parameters stand makes no difference.
func (p *printer) params(params *syntax.Params) {
	comma := ""
	one := func(q syntax.Param) {
		p.write(comma)
		p.param(q)
		comma = ", "
		if q.Default != nil {
			p.write("=")
			p.expr(q.Default)
		}
	}
	for _, q := range params.Pos {
		one(q)
	}
	if params.VarArg != nil || len(params.KwOnly) > 0 {
		p.write(comma + "*")
		comma = ", "
	}
	if params.VarArg != nil {
		p.param(*params.VarArg)
	}
	for _, q := range params.KwOnly {
		if q.Default != nil {
			one(q)
		}
	}
	for _, q := range params.KwOnly {
		if q.Default == nil {
			one(q)
		}
	}
	if params.KwArg != nil {
		p.write(comma + "**")
		p.param(*params.KwArg)
	}
}

// param writes the name of a parameter with its annotation.
func (p *printer) param(q syntax.Param) {
	p.write(q.Name)
	if q.Annotation != nil {
		p.write(": ")
		p.annotation(q.Annotation)
	}
}
