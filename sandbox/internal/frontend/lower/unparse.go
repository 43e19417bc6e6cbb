package lower

import (
	"fmt"
	"strings"

	"bhack/sandbox/internal/frontend/syntax"
	"bhack/sandbox/internal/pyfmt"
)

// The precedences of expressions, by which CPython's Python/ast_unparse.c decides about
// parentheses; the loosest one comes first.
const (
	precTuple = iota
	precTest
	precOr
	precAnd
	precNot
	precCompare
	precExpr
	precXor
	precAnd2
	precShift
	precArith
	precTerm
	precFactor
	precPower
	precAtom
)

var binaryPrec = map[string]int{
	"|": precExpr, "^": precXor, "&": precAnd2, "<<": precShift, ">>": precShift, "+": precArith, "-": precArith,
	"*": precTerm, "@": precTerm, "/": precTerm, "//": precTerm, "%": precTerm, "**": precPower,
}

// unparse returns an expression as CPython spells an annotation that is not evaluated.
func unparse(x syntax.Expr) string {
	var u unparser
	u.expr(x, precTest)
	return u.String()
}

type unparser struct{ strings.Builder }

// expr writes an expression where one of at least the precedence must stand.
func (u *unparser) expr(x syntax.Expr, prec int) {
	if own := precedence(x); own < prec {
		u.WriteByte('(')
		defer u.WriteByte(')')
	}
	switch x := x.(type) {
	case *syntax.Name:
		u.WriteString(x.ID)
	case *syntax.Const:
		u.constant(x.Value)
	case *syntax.Singleton:
		u.WriteString(x.Text)
	case *syntax.FString:
		u.WriteString("f" + pyfmt.StrRepr(fstringBody(x.Parts)))
	case *syntax.Attribute:
		u.expr(x.X, precAtom)
		if c, ok := x.X.(*syntax.Const); ok {
			if _, isInt := c.Value.(int64); isInt {
				u.WriteByte(' ')
			}
		}
		u.WriteString("." + x.Name)
	case *syntax.Subscript:
		u.expr(x.X, precAtom)
		u.WriteByte('[')
		u.expr(x.Index, precTuple)
		u.WriteByte(']')
	case *syntax.Call:
		u.call(x)
	case *syntax.Tuple:
		u.list("", x.Elts, precTest, "")
		if len(x.Elts) == 0 {
			u.WriteString("()")
		} else if len(x.Elts) == 1 {
			u.WriteByte(',')
		}
	case *syntax.List:
		u.list("[", x.Elts, precTest, "]")
	case *syntax.Set:
		u.list("{", x.Elts, precTest, "}")
	case *syntax.Starred:
		u.WriteByte('*')
		u.expr(x.X, precExpr)
	default:
		u.operation(x)
	}
}

func precedence(x syntax.Expr) int {
	switch x := x.(type) {
	case *syntax.Tuple:
		if len(x.Elts) > 0 {
			return precTuple
		}
	case *syntax.IfExp, *syntax.Lambda:
		return precTest
	case *syntax.BoolOp:
		if x.Op == "or" {
			return precOr
		}
		return precAnd
	case *syntax.UnaryOp:
		if x.Op == "not" {
			return precNot
		}
		return precFactor
	case *syntax.Compare:
		return precCompare
	case *syntax.BinOp:
		return binaryPrec[x.Op]
	}
	return precAtom
}

func (u *unparser) operation(x syntax.Expr) {
	switch x := x.(type) {
	case *syntax.BinOp:
		left, right := binaryPrec[x.Op], binaryPrec[x.Op]+1
		if x.Op == "**" {
			left, right = right, left
		}
		u.expr(x.X, left)
		u.WriteString(" " + x.Op + " ")
		u.expr(x.Y, right)
	case *syntax.UnaryOp:
		u.WriteString(x.Op)
		if x.Op == "not" {
			u.WriteByte(' ')
		}
		u.expr(x.X, precedence(x))
	case *syntax.BoolOp:
		for i, y := range x.Xs {
			if i > 0 {
				u.WriteString(" " + x.Op + " ")
			}
			u.expr(y, precedence(x)+1)
		}
	case *syntax.Compare:
		u.expr(x.X, precCompare+1)
		for i, y := range x.Ys {
			u.WriteString(" " + x.Ops[i] + " ")
			u.expr(y, precCompare+1)
		}
	case *syntax.IfExp:
		u.expr(x.Body, precTest+1)
		u.WriteString(" if ")
		u.expr(x.Test, precTest+1)
		u.WriteString(" else ")
		u.expr(x.Else, precTest)
	case *syntax.Lambda:
		u.lambda(x)
	case *syntax.Slice:
		u.slice(x)
	case *syntax.Dict:
		u.dict(x)
	case *syntax.Comp:
		u.comprehension(x, [...]string{syntax.ListComp: "[]", syntax.SetComp: "{}", syntax.DictComp: "{}", syntax.GenExp: "()"}[x.Kind])
	case *syntax.NamedExpr:
		u.WriteString("(" + x.Target.ID + " := ")
		u.expr(x.X, precTest)
		u.WriteByte(')')
	case *syntax.Yield:
		u.yield(x)
	default:
		panic(fmt.Sprintf("lower: expression of type %T", x))
	}
}

func (u *unparser) list(open string, list []syntax.Expr, prec int, end string) {
	u.WriteString(open)
	for i, x := range list {
		if i > 0 {
			u.WriteString(", ")
		}
		u.expr(x, prec)
	}
	u.WriteString(end)
}

func (u *unparser) constant(value any) {
	switch v := value.(type) {
	case string:
		u.WriteString(pyfmt.StrRepr(v))
	case float64:
		u.WriteString(pyfmt.FloatRepr(v))
	default:
		fmt.Fprint(u, v)
	}
}

func (u *unparser) call(x *syntax.Call) {
	u.expr(x.Func, precAtom)
	if len(x.Args) == 1 && x.Args[0].Kind == syntax.Positional {
		if comp, ok := x.Args[0].X.(*syntax.Comp); ok && comp.Kind == syntax.GenExp {
			u.expr(comp, precTest)
			return
		}
	}
	u.WriteByte('(')
	for i, a := range x.Args {
		if i > 0 {
			u.WriteString(", ")
		}
		prec := precTest
		switch a.Kind {
		case syntax.Keyword:
			u.WriteString(a.Name + "=")
		case syntax.StarArg:
			u.WriteByte('*')
			prec = precExpr
		case syntax.DoubleStar:
			u.WriteString("**")
			prec = precExpr
		}
		u.expr(a.X, prec)
	}
	u.WriteByte(')')
}

func (u *unparser) slice(x *syntax.Slice) {
	if x.Lower != nil {
		u.expr(x.Lower, precTest)
	}
	u.WriteByte(':')
	if x.Upper != nil {
		u.expr(x.Upper, precTest)
	}
	if x.Step != nil {
		u.WriteByte(':')
		u.expr(x.Step, precTest)
	}
}

func (u *unparser) dict(x *syntax.Dict) {
	u.WriteByte('{')
	for i, item := range x.Items {
		if i > 0 {
			u.WriteString(", ")
		}
		if item.Key == nil {
			u.WriteString("**")
			u.expr(item.Value, precExpr)
			continue
		}
		u.expr(item.Key, precTest)
		u.WriteString(": ")
		u.expr(item.Value, precTest)
	}
	u.WriteByte('}')
}

func (u *unparser) comprehension(x *syntax.Comp, brackets string) {
	u.WriteString(brackets[:1])
	u.expr(x.Elt, precTest)
	if x.Value != nil {
		u.WriteString(": ")
		u.expr(x.Value, precTest)
	}
	for _, c := range x.Clauses {
		u.WriteString(" for ")
		u.expr(c.Target, precTuple)
		u.WriteString(" in ")
		u.expr(c.Iter, precTest+1)
		for _, cond := range c.Ifs {
			u.WriteString(" if ")
			u.expr(cond, precTest+1)
		}
	}
	u.WriteString(brackets[1:])
}

func (u *unparser) yield(x *syntax.Yield) {
	u.WriteString("(yield")
	if x.From {
		u.WriteString(" from")
	}
	if x.X != nil {
		u.WriteByte(' ')
		u.expr(x.X, precTest)
	}
	u.WriteByte(')')
}

func (u *unparser) lambda(x *syntax.Lambda) {
	u.WriteString("lambda")
	sep := " "
	one := func(stars string, q syntax.Param) {
		u.WriteString(sep + stars + q.Name)
		sep = ", "
		if q.Default != nil {
			u.WriteByte('=')
			u.expr(q.Default, precTest)
		}
	}
	for _, q := range x.Params.Pos {
		one("", q)
	}
	if x.Params.VarArg != nil {
		one("*", *x.Params.VarArg)
	} else if len(x.Params.KwOnly) > 0 {
		one("*", syntax.Param{})
	}
	for _, q := range x.Params.KwOnly {
		one("", q)
	}
	if x.Params.KwArg != nil {
		one("**", *x.Params.KwArg)
	}
	u.WriteString(": ")
	u.expr(x.Body, precTest)
}

// fstringBody returns what stands between the quotes of an f-string.
func fstringBody(parts []syntax.Part) string {
	var b strings.Builder
	for _, part := range parts {
		if part.Field == nil {
			b.WriteString(strings.NewReplacer("{", "{{", "}", "}}").Replace(part.Text))
			continue
		}
		var u unparser
		u.expr(part.Field.X, precTest+1)
		text := u.String()
		if strings.HasPrefix(text, "{") {
			text = " " + text
		}
		b.WriteString("{" + text)
		if part.Field.Conv != 0 {
			b.WriteString("!" + string(rune(part.Field.Conv)))
		}
		if part.Field.Spec != nil {
			b.WriteString(":" + fstringBody(part.Field.Spec))
		}
		b.WriteByte('}')
	}
	return b.String()
}
