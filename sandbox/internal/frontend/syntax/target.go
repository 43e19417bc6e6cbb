package syntax

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
		for _, elt := range x.Elts {
			p.checkTarget(line, elt, complaint)
		}
	case *List:
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
