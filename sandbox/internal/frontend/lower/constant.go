package lower

import "bhack/sandbox/internal/frontend/syntax"

// constant writes a display that CPython makes a constant of, which has the line of its
// begin: those of its elements do not count.
func (p *printer) constant(x syntax.Expr) {
	p.leaf(x.Line(), "")
	p.fixed = true
	p.expr(x)
	p.fixed = false
}

// isConstantTuple reports whether CPython makes a constant of a tuple.
func isConstantTuple(x *syntax.Tuple) bool {
	left := maxDisplay
	return areConstants(x.Elts, &left)
}

// iterable writes what a for or an in goes through, where an expression of at least the precedence must stand: of a list or a set of
// constants CPython makes a constant there.
func (p *printer) iterable(x syntax.Expr, prec int) {
	left := maxDisplay
	switch l := x.(type) {
	case *syntax.List:
		if !p.fixed && areConstants(l.Elts, &left) {
			p.constant(x)
			return
		}
	case *syntax.Set:
		if !p.fixed && areConstants(l.Elts, &left) {
			p.constant(x)
			return
		}
	}
	p.operand(x, prec)
}

// areConstants reports whether all of the expressions are constants, or tuples of these.
// It looks at no more than left of them.
func areConstants(elts []syntax.Expr, left *int) bool {
	if *left -= len(elts); *left < 0 {
		return false
	}
	for _, x := range elts {
		t, isTuple := x.(*syntax.Tuple)
		if isTuple && !areConstants(t.Elts, left) || !isTuple && !isConst(x) {
			return false
		}
	}
	return true
}
