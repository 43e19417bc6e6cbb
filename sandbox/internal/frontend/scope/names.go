package scope

import "bhack/sandbox/internal/frontend/syntax"

func (c *checker) stmts(list []syntax.Stmt) {
	for _, s := range list {
		c.stmt(s)
	}
}

func (c *checker) stmt(s syntax.Stmt) {
	switch s := s.(type) {
	case *syntax.FunctionDef:
		c.functionDef(s)
	case *syntax.ClassDef:
		c.classDef(s)
	case *syntax.Return:
		c.expr(s.X)
	case *syntax.Delete:
		c.targets(s.Targets...)
	case *syntax.Assign:
		c.targets(s.Targets...)
		c.expr(s.X)
	case *syntax.AugAssign:
		c.targets(s.Target)
		c.expr(s.X)
	case *syntax.AnnAssign:
		c.annAssign(s)
	case *syntax.Raise:
		c.exprs(s.X, s.Cause)
	case *syntax.Assert:
		c.exprs(s.Test, s.Msg)
	case *syntax.Import:
		for _, a := range s.Names {
			c.alias(a)
		}
	case *syntax.ImportFrom:
		if s.Names == nil && c.kind != moduleBlock {
			stop(s.Line(), "import * only allowed at module level")
		}
		for _, a := range s.Names {
			c.alias(a)
		}
	case *syntax.Global:
		c.declare(s.Line(), s.Names, isGlobal, "global")
	case *syntax.Nonlocal:
		c.declare(s.Line(), s.Names, isNonlocal, "nonlocal")
	case *syntax.ExprStmt:
		c.expr(s.X)
	default:
		c.compound(s)
	}
}

func (c *checker) compound(s syntax.Stmt) {
	switch s := s.(type) {
	case *syntax.For:
		c.targets(s.Target)
		c.expr(s.Iter)
		c.stmts(s.Body)
		c.stmts(s.Else)
	case *syntax.While:
		c.expr(s.Test)
		c.stmts(s.Body)
		c.stmts(s.Else)
	case *syntax.If:
		for _, b := range s.Branches {
			c.expr(b.Test)
			c.stmts(b.Body)
		}
		c.stmts(s.Else)
	case *syntax.With:
		for _, item := range s.Items {
			c.expr(item.X)
			c.targets(item.Target)
		}
		c.stmts(s.Body)
	case *syntax.Try:
		c.stmts(s.Body)
		c.stmts(s.Else)
		for _, h := range s.Handlers {
			c.expr(h.Type)
			if h.Name != "" {
				c.add(h.Name, isLocal)
			}
			c.stmts(h.Body)
		}
		c.stmts(s.Finally)
	}
}

func (c *checker) functionDef(s *syntax.FunctionDef) {
	c.add(s.Name, isLocal)
	c.exprs(s.Params.Defaults()...)
	c.exprs(s.Annotations()...)
	c.exprs(s.Decorators...)
	c.enter(functionBlock, s.Line()).function = s
	c.params(s.Params)
	c.stmts(s.Body)
	c.leave()
}

func (c *checker) classDef(s *syntax.ClassDef) {
	c.add(s.Name, isLocal)
	for _, a := range s.Args {
		c.expr(a.X)
	}
	c.exprs(s.Decorators...)
	c.enter(classBlock, s.Line())
	c.stmts(s.Body)
	c.leave()
}

func (c *checker) annAssign(s *syntax.AnnAssign) {
	name, isName := s.Target.(*syntax.Name)
	switch {
	case !isName:
		c.targets(s.Target)
	case !s.Simple:
		if s.X != nil {
			c.add(name.ID, isLocal)
		}
	default:
		if f := c.flags[name.ID]; f&(isGlobal|isNonlocal) != 0 {
			what := "global"
			if f&isNonlocal != 0 {
				what = "nonlocal"
			}
			stop(s.Line(), "annotated name '%s' can't be %s", name.ID, what)
		}
		c.add(name.ID, isAnnotated)
		if s.X != nil {
			c.add(name.ID, isLocal)
		}
	}
	c.expr(s.Annotation)
	c.expr(s.X)
}

func (c *checker) alias(a syntax.Alias) {
	name := a.As
	if name == "" {
		name = a.Name
		for i := range name {
			if name[i] == '.' {
				name = name[:i]
				break
			}
		}
	}
	c.add(name, isLocal)
}

// targets visits targets of assignments, some of which may be nil.
func (c *checker) targets(list ...syntax.Expr) {
	for _, x := range list {
		switch x := x.(type) {
		case *syntax.Name:
			c.add(x.ID, isLocal)
		case *syntax.Tuple:
			c.targets(x.Elts...)
		case *syntax.List:
			c.targets(x.Elts...)
		case *syntax.Starred:
			c.targets(x.X)
		default:
			c.expr(x)
		}
	}
}

func (c *checker) exprs(list ...syntax.Expr) {
	for _, x := range list {
		c.expr(x)
	}
}

// expr visits an expression, which may be nil.
func (c *checker) expr(x syntax.Expr) {
	switch x := x.(type) {
	case nil:
	case *syntax.Name:
		c.add(x.ID, isUsed)
	case *syntax.NamedExpr:
		c.named(x)
		c.expr(x.X)
	case *syntax.Lambda:
		c.exprs(x.Params.Defaults()...)
		c.enter(lambdaBlock, x.Line())
		c.params(x.Params)
		c.expr(x.Body)
		c.leave()
	case *syntax.Comp:
		c.comprehension(x)
	default:
		syntax.Children(x, c.expr)
	}
}

func (c *checker) comprehension(x *syntax.Comp) {
	c.expr(x.Clauses[0].Iter)
	c.enter(compBlock, x.Line())
	for i, clause := range x.Clauses {
		c.targets(clause.Target)
		if i > 0 {
			c.expr(clause.Iter)
		}
		c.exprs(clause.Ifs...)
	}
	c.exprs(x.Value, x.Elt)
	c.leave()
}
