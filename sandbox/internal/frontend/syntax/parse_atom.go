package syntax

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
	line := p.tok.end
	p.advance()
	if p.accept("}") {
		return &Dict{p.node(line), nil}
	}
	line = p.tok.end
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
			x = &Set{p.node(line, elts...), elts}
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
	}
	n := p.node(line, operands...)
	if n.tall += int32(len(clauses)); n.tall > MaxHeight {
		p.stop(line, tooDeep)
	}
	return &Comp{n, kind, elt, value, clauses}
}
