package syntax

import (
	"fmt"

	"bhack/sandbox/internal/pyfmt"
)

// atom parses a name, a literal, a display or an expression in parentheses.
func (p *parser) atom() Expr {
	line := p.tok.end
	switch t := p.tok; t.kind {
	case tokName:
		p.advance()
		return &Name{p.node(line), p.mangle(t.text)}
	case tokNumber:
		p.advance()
		value, msg := numberValue(t.text)
		if msg != "" {
			p.complain(line, msg)
		}
		p.countExtreme(line, value, t.text)
		return &Const{p.node(line), value}
	case tokString:
		return p.strings()
	}
	text := p.tok.text
	switch {
	case p.tok.is("("):
		return p.parenthesized()
	case p.tok.is("["):
		return p.listDisplay()
	case p.tok.is("{"):
		return p.braces()
	case p.tok.is("None"), p.tok.is("True"), p.tok.is("False"), p.tok.is("..."):
		p.advance()
		return &Singleton{p.node(line), text}
	}
	p.unexpected()
	return nil
}

// countExtreme counts a float that took long to read.
func (p *parser) countExtreme(line int, value any, text string) {
	if f, isFloat := value.(float64); !isFloat || !pyfmt.IsExtreme(f, text) {
		return
	}
	if p.extremes++; p.extremes > maxExtremes {
		p.stop(line, fmt.Sprintf("the file has more floats that are infinite or almost zero than the limit of %d", maxExtremes))
	}
}

// element parses an element of a display.
func (p *parser) element() Expr { return p.starOr(p.namedTest)() }

func (p *parser) parenthesized() Expr {
	line := p.tok.end
	p.advance()
	if p.accept(")") {
		return &Tuple{p.node(line), nil}
	}
	x := p.inParentheses()
	p.expect(")")
	return x
}

// inParentheses parses what is between parentheses, if there is anything.
func (p *parser) inParentheses() Expr {
	if p.tok.is("yield") {
		return p.yieldOr(nil)
	}
	line := p.tok.end
	x := p.element()
	if p.tok.is("for") || p.tok.is("async") {
		return p.comprehension(line, GenExp, x, nil)
	}
	if p.tok.is(",") {
		elts := p.rest(x, p.element)
		return &Tuple{p.node(line, elts...), elts}
	}
	return x
}

func (p *parser) listDisplay() Expr {
	line := p.tok.end
	p.advance()
	if p.accept("]") {
		return &List{p.node(line), nil}
	}
	first := p.tok.end
	x := p.element()
	if p.tok.is("for") || p.tok.is("async") {
		x = p.comprehension(first, ListComp, x, nil)
	} else {
		elts := p.rest(x, p.element)
		x = &List{p.node(line, elts...), elts}
	}
	p.expect("]")
	return x
}

// braces parses the display or comprehension of a dict or a set.
func (p *parser) braces() Expr {
	begin := p.tok.end
	p.advance()
	if p.accept("}") {
		return &Dict{p.node(begin), nil}
	}
	line := p.tok.end
	var x Expr
	if p.tok.is("**") {
		x = p.dictDisplay(line, nil)
	} else {
		first := p.element()
		switch {
		case p.tok.is(":"):
			x = p.dictDisplay(line, first)
		case p.tok.is("for"), p.tok.is("async"):
			x = p.comprehension(line, SetComp, first, nil)
		default:
			elts := p.rest(first, p.element)
			x = &Set{p.node(begin, elts...), elts}
		}
	}
	p.expect("}")
	return x
}

// dictDisplay parses the display of a dict whose first key has been parsed, or
// which starts with **.
func (p *parser) dictDisplay(line int, key Expr) Expr {
	if _, starred := key.(*Starred); starred {
		p.unexpected()
	}
	var items []DictItem
	var operands []Expr
	for {
		var item DictItem
		if key == nil && p.accept("**") {
			item.Value = p.operand()
		} else {
			if key == nil {
				key = p.test()
			}
			p.expect(":")
			item = DictItem{key, p.test()}
		}
		if len(items) == 0 && (p.tok.is("for") || p.tok.is("async")) {
			if item.Key == nil {
				p.complain(line, "dict unpacking cannot be used in dict comprehension")
			}
			return p.comprehension(line, DictComp, item.Key, item.Value)
		}
		items = append(items, item)
		operands = append(operands, item.Key, item.Value)
		key = nil
		if !p.accept(",") || p.tok.is("}") {
			break
		}
	}
	return &Dict{p.node(line, operands...), items}
}

// comprehension parses the clauses of a comprehension.
func (p *parser) comprehension(line int, kind CompKind, elt, value Expr) Expr {
	if _, starred := elt.(*Starred); starred {
		p.complain(line, "iterable unpacking cannot be used in comprehension")
	}
	var clauses []CompFor
	count := 0
	operands := []Expr{elt, value}
	for p.tok.is("for") || p.tok.is("async") {
		p.expect("for")
		var c CompFor
		at := p.tok.end
		c.Target = p.targetList()
		p.assignable(at, c.Target)
		p.expect("in")
		c.Iter = p.orTest()
		operands = append(operands, c.Target, c.Iter)
		for p.accept("if") {
			c.Ifs = append(c.Ifs, p.testNoCond())
		}
		operands = append(operands, c.Ifs...)
		clauses = append(clauses, c)
		if count += 1 + len(c.Ifs); count > MaxClauses {
			p.stop(line, fmt.Sprintf("comprehension has more clauses than the limit of %d", MaxClauses))
		}
	}
	return &Comp{p.node(line, operands...), kind, elt, value, clauses}
}

// arguments parses the arguments of a call, or of a class statement, up to the
// closing parenthesis. Only a call may have a generator expression that shares its
// parentheses.
func (p *parser) arguments(generator bool) []Arg {
	var args []Arg
	var seen argOrder
	for !p.tok.is(")") {
		line := p.tok.end
		a := p.argument()
		if a.Kind == Positional && p.tok.is("for") {
			if !generator {
				p.unexpected()
			}
			a.X = p.comprehension(line, GenExp, a.X, nil)
			if len(args) > 0 || p.tok.is(",") {
				p.complain(line, "Generator expression must be parenthesized")
			}
		}
		p.checkOrder(line, a, &seen)
		args = append(args, a)
		if !p.accept(",") {
			break
		}
	}
	p.expect(")")
	return args
}

func (p *parser) argument() Arg {
	switch {
	case p.accept("*"):
		return Arg{Kind: StarArg, X: p.test()}
	case p.accept("**"):
		return Arg{Kind: DoubleStar, X: p.test()}
	}
	line, plain := p.tok.end, p.tok.text
	x := p.namedTest()
	if !p.accept("=") {
		return Arg{X: x}
	}
	a := Arg{Kind: Keyword, X: p.test()}
	switch x := x.(type) {
	case *Name:
		if plain == "(" {
			plain = x.ID
		}
		a.Name = plain // CPython does not spell out private names here
		p.checkBound(line, plain)
	case *Lambda:
		p.complain(line, "lambda cannot contain assignment")
	default:
		p.complain(line, "keyword can't be an expression")
	}
	return a
}

// argOrder is what has been seen of the arguments of a call.
type argOrder struct {
	keywords    map[string]bool
	doubleStars bool
}

// checkOrder complains of an argument that must not come after those before it.
func (p *parser) checkOrder(line int, a Arg, seen *argOrder) {
	switch a.Kind {
	case Positional:
		if seen.doubleStars {
			p.complain(line, "positional argument follows keyword argument unpacking")
		} else if seen.keywords != nil {
			p.complain(line, "positional argument follows keyword argument")
		}
	case StarArg:
		if seen.doubleStars {
			p.complain(line, "iterable argument unpacking follows keyword argument unpacking")
		}
	case DoubleStar:
		seen.doubleStars = true
	case Keyword:
		if seen.keywords == nil {
			seen.keywords = map[string]bool{}
		}
		if a.Name != "" && seen.keywords[a.Name] {
			p.complain(line, "keyword argument repeated")
		}
		seen.keywords[a.Name] = true
	}
}
