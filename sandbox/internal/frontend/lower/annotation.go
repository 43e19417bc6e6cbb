package lower

import "bhack/sandbox/internal/frontend/syntax"

const annotationsName = "__annotations__"

// setupAnnotations writes the start of a module or class that annotates variables.
func (p *printer) setupAnnotations(body []syntax.Stmt) {
	if !hasAnnotations(body) {
		return
	}
	p.begin(body[0].Line())
	p.countName(annotationsName)
	p.write(annotationsName + " = {}")
}

// hasAnnotations reports whether statements annotate variables, as CPython's compiler
// looks for it: those inside functions and classes belong to these.
func hasAnnotations(body []syntax.Stmt) bool {
	found := false
	syntax.EachStmt(body, func(s syntax.Stmt) bool {
		switch s.(type) {
		case *syntax.AnnAssign:
			found = true
		case *syntax.FunctionDef, *syntax.ClassDef:
			return false
		}
		return !found
	})
	return found
}

// annAssign writes an annotated target as up to three statements: the assignment; what
// CPython evaluates of a target without one; and the annotation, which CPython
// evaluates last, and not at all for a variable of a function.
func (p *printer) annAssign(s *syntax.AnnAssign) {
	begun := true
	next := func() {
		if !begun {
			p.begin(p.line)
		}
		begun = false
	}
	if s.X != nil {
		next()
		p.target(s.Target)
		p.write(" = ")
		p.expr(s.X)
	} else {
		for _, x := range operands(s.Target) {
			next()
			p.expr(x)
		}
	}
	switch name, ok := s.Target.(*syntax.Name); {
	case p.inFunction:
	case ok && s.Simple:
		next()
		p.countName(annotationsName)
		p.write(annotationsName + "[" + p.literal(name.ID) + "] = ")
		p.annotation(s.Annotation)
	default:
		next()
		p.expr(s.Annotation)
	}
	if begun {
		p.write("pass")
	}
}

// operands returns what has to be evaluated to get at a target.
func operands(target syntax.Expr) []syntax.Expr {
	switch x := target.(type) {
	case *syntax.Attribute:
		return []syntax.Expr{x.X}
	case *syntax.Subscript:
		list := []syntax.Expr{x.X}
		index, ok := x.Index.(*syntax.Slice)
		if !ok {
			return append(list, x.Index)
		}
		for _, part := range []syntax.Expr{index.Lower, index.Upper, index.Step} {
			if part != nil {
				list = append(list, part)
			}
		}
		return list
	}
	return nil
}

// annotation writes the value of an annotation: what it evaluates to, or its text.
func (p *printer) annotation(x syntax.Expr) {
	if p.info.TextAnnotations {
		p.leaf(x.Line(), p.literal(unparse(x)))
		return
	}
	p.expr(x)
}
