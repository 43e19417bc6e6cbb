package syntax

// Children calls visit for the operands of an expression, in the order in which they
// are evaluated; some may be nil. The scopes that lambdas and comprehensions make are
// the caller's to deal with: they must not be passed.
func Children(x Expr, visit func(Expr)) {
	switch x := x.(type) {
	case *FString:
		for _, f := range fields(x.Parts) {
			visit(f)
		}
	case *Attribute:
		visit(x.X)
	case *Subscript:
		visit(x.X)
		visit(x.Index)
	case *Slice:
		visit(x.Lower)
		visit(x.Upper)
		visit(x.Step)
	case *Call:
		visit(x.Func)
		for _, a := range x.Args {
			visit(a.X)
		}
	case *BinOp:
		visit(x.X)
		visit(x.Y)
	case *UnaryOp:
		visit(x.X)
	case *BoolOp:
		each(x.Xs, visit)
	case *Compare:
		visit(x.X)
		each(x.Ys, visit)
	case *IfExp:
		visit(x.Test)
		visit(x.Body)
		visit(x.Else)
	case *Tuple:
		each(x.Elts, visit)
	case *List:
		each(x.Elts, visit)
	case *Set:
		each(x.Elts, visit)
	case *Dict:
		for _, item := range x.Items {
			visit(item.Key)
			visit(item.Value)
		}
	case *Yield:
		visit(x.X)
	case *Starred:
		visit(x.X)
	case *NamedExpr:
		visit(x.X)
	}
}

func each(list []Expr, visit func(Expr)) {
	for _, x := range list {
		visit(x)
	}
}

// EachStmt calls visit for the statements and, where it returns true, for those nested
// in them.
func EachStmt(list []Stmt, visit func(Stmt) bool) {
	for _, s := range list {
		if !visit(s) {
			continue
		}
		for _, body := range bodies(s) {
			EachStmt(body, visit)
		}
	}
}

// bodies returns the lists of statements in a statement.
func bodies(s Stmt) [][]Stmt {
	switch s := s.(type) {
	case *FunctionDef:
		return [][]Stmt{s.Body}
	case *ClassDef:
		return [][]Stmt{s.Body}
	case *For:
		return [][]Stmt{s.Body, s.Else}
	case *While:
		return [][]Stmt{s.Body, s.Else}
	case *With:
		return [][]Stmt{s.Body}
	case *If:
		var list [][]Stmt
		for _, b := range s.Branches {
			list = append(list, b.Body)
		}
		return append(list, s.Else)
	case *Try:
		list := [][]Stmt{s.Body}
		for _, h := range s.Handlers {
			list = append(list, h.Body)
		}
		return append(list, s.Else, s.Finally)
	}
	return nil
}
