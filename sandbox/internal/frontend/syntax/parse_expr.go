package syntax

// startsExpr reports whether an expression may start with the current token.
func (p *parser) startsExpr() bool {
	switch t := &p.tok; t.kind {
	case tokName, tokNumber, tokString:
		return true
	case tokOp:
		switch t.text {
		case "(", "[", "{", "-", "+", "~", "...":
			return true
		}
	case tokKeyword:
		switch t.text {
		case "None", "True", "False", "not", "lambda", "await":
			return true
		}
	}
	return false
}

// startsElement reports whether an element of a tuple may start with the current token.
func (p *parser) startsElement() bool { return p.startsExpr() || p.tok.is("*") }

// list parses elements with commas between them; one without a comma is returned as
// it is, others as a tuple.
func (p *parser) list(elem func() Expr) Expr {
	line := p.tok.end
	x := elem()
	if !p.tok.is(",") {
		return x
	}
	elts := p.rest(x, elem)
	return &Tuple{p.node(line, elts...), elts}
}

// rest parses the elements that follow the first one, each after a comma; the last
// comma may have none.
func (p *parser) rest(first Expr, elem func() Expr) []Expr {
	elts := []Expr{first}
	for p.accept(",") && p.startsElement() {
		elts = append(elts, elem())
	}
	return elts
}

// starOr parses *x, or else what elem parses.
func (p *parser) starOr(elem func() Expr) func() Expr {
	return func() Expr {
		if !p.tok.is("*") {
			return elem()
		}
		line := p.tok.end
		p.advance()
		x := p.operand()
		return &Starred{p.node(line, x), x}
	}
}

// testList parses an expression or a tuple without parentheses; stars are allowed
// in it if star is set.
func (p *parser) testList(star bool) Expr {
	if star {
		return p.list(p.starOr(p.test))
	}
	return p.list(p.test)
}

// targetList parses the targets of for and del, which may not hold comparisons.
func (p *parser) targetList() Expr { return p.list(p.starOr(p.operand)) }

// yieldOr parses a yield expression, or else what elem parses.
func (p *parser) yieldOr(elem func() Expr) Expr {
	if !p.tok.is("yield") {
		return elem()
	}
	line := p.tok.end
	p.advance()
	switch {
	case p.accept("from"):
		x := p.test()
		return &Yield{p.node(line, x), x, true}
	case p.startsElement():
		x := p.testList(true)
		return &Yield{p.node(line, x), x, false}
	}
	return &Yield{p.node(line), nil, false}
}

// namedTest parses an expression that may be an assignment expression.
func (p *parser) namedTest() Expr {
	line := p.tok.end
	x := p.test()
	if !p.tok.is(":=") {
		return x
	}
	target, ok := x.(*Name)
	if !ok {
		p.unexpected()
	}
	p.checkBound(line, target.ID)
	p.advance()
	value := p.test()
	return &NamedExpr{p.node(line, value), target, value}
}

// test parses any expression but a tuple without parentheses.
func (p *parser) test() Expr {
	p.enter()
	defer p.leave()
	if p.tok.is("lambda") {
		return p.lambda(p.test)
	}
	line := p.tok.end
	x := p.orTest()
	if !p.accept("if") {
		return x
	}
	test := p.orTest()
	p.expect("else")
	other := p.test()
	return &IfExp{p.node(line, x, test, other), test, x, other}
}

// testNoCond parses the condition of a comprehension.
func (p *parser) testNoCond() Expr {
	if p.tok.is("lambda") {
		p.enter()
		defer p.leave()
		return p.lambda(p.testNoCond)
	}
	line := p.tok.end
	x := p.orTest()
	if target, ok := x.(*Name); ok && p.tok.is(":=") {
		p.checkBound(line, target.ID)
		p.advance()
		value := p.orTest()
		return &NamedExpr{p.node(line, value), target, value}
	}
	return x
}

func (p *parser) orTest() Expr { return p.boolOp("or", p.andTest) }

func (p *parser) andTest() Expr { return p.boolOp("and", p.notTest) }

func (p *parser) boolOp(op string, operand func() Expr) Expr {
	line := p.tok.end
	x := operand()
	if !p.tok.is(op) {
		return x
	}
	xs := []Expr{x}
	for p.accept(op) {
		xs = append(xs, operand())
	}
	return &BoolOp{p.node(line, xs...), op, xs}
}

func (p *parser) notTest() Expr {
	if !p.tok.is("not") {
		return p.comparison()
	}
	p.enter()
	defer p.leave()
	line := p.tok.end
	p.advance()
	x := p.notTest()
	return &UnaryOp{p.node(line, x), "not", x}
}

func (p *parser) comparison() Expr {
	line := p.tok.end
	x := p.operand()
	var ops []string
	var ys []Expr
	for {
		op := p.compareOp()
		if op == "" {
			break
		}
		ops = append(ops, op)
		ys = append(ys, p.operand())
	}
	if len(ops) == 0 {
		return x
	}
	return &Compare{p.node(line, append([]Expr{x}, ys...)...), x, ops, ys}
}

// compareOp moves past a comparison operator; it returns the empty string when
// there is none.
func (p *parser) compareOp() string {
	op := p.tok.text
	switch {
	case p.tok.is("not"):
		p.advance()
		p.expect("in")
		return "not in"
	case p.accept("is"):
		if p.accept("not") {
			return "is not"
		}
		return op
	case p.tok.is("in"), p.tok.is("<"), p.tok.is(">"), p.tok.is("=="), p.tok.is(">="), p.tok.is("<="), p.tok.is("!="):
		p.advance()
		return op
	}
	return ""
}

// precedences are those of the binary operators, from the loosest one.
var precedences = map[string]int{
	"|": 1, "^": 2, "&": 3, "<<": 4, ">>": 4, "+": 5, "-": 5, "*": 6, "/": 6, "%": 6, "//": 6, "@": 6,
}

// operand parses an expression of arithmetic and bitwise operators.
func (p *parser) operand() Expr { return p.binary(1) }

// binary parses operators of at least the precedence. Of a chain of operators that
// bind equally, CPython gives the first operation the line of its operand, and each
// other one that of its operator.
func (p *parser) binary(lowest int) Expr {
	first := p.tok.end
	x := p.factor()
	line, last := first, 0
	for p.tok.kind == tokOp {
		op := p.tok.text
		prec := precedences[op]
		if prec < lowest {
			break
		}
		if line = first; prec == last {
			line = p.tok.end
		}
		last = prec
		p.advance()
		y := p.binary(prec + 1)
		x = &BinOp{p.node(line, x, y), op, x, y}
	}
	return x
}

func (p *parser) factor() Expr {
	if op := p.tok.text; p.tok.is("-") || p.tok.is("+") || p.tok.is("~") {
		p.enter()
		defer p.leave()
		line := p.tok.end
		p.advance()
		x := p.factor()
		return &UnaryOp{p.node(line, x), op, x}
	}
	line := p.tok.end
	x := p.trailers(p.atom())
	if !p.tok.is("**") {
		return x
	}
	p.enter()
	defer p.leave()
	p.advance()
	y := p.factor()
	return &BinOp{p.node(line, x, y), "**", x, y}
}

// trailers parses the calls, subscripts and attributes that follow an atom. They
// have its line.
func (p *parser) trailers(x Expr) Expr {
	for {
		switch {
		case p.tok.is("("):
			p.advance()
			args := p.arguments(true)
			operands := []Expr{x}
			for _, a := range args {
				operands = append(operands, a.X)
			}
			x = &Call{p.node(x.Line(), operands...), x, args}
		case p.tok.is("["):
			p.advance()
			index := p.subscript()
			x = &Subscript{p.node(x.Line(), x, index), x, index}
		case p.tok.is("."):
			p.advance()
			x = &Attribute{p.node(x.Line(), x), x, p.name()}
		default:
			return x
		}
	}
}

// subscript parses an index up to the closing bracket.
func (p *parser) subscript() Expr {
	line := p.tok.end
	x := p.slice()
	if p.tok.is(",") {
		elts := []Expr{x}
		for p.accept(",") && (p.startsExpr() || p.tok.is(":")) {
			elts = append(elts, p.slice())
		}
		x = &Tuple{p.node(line, elts...), elts}
	}
	p.expect("]")
	return x
}

func (p *parser) slice() Expr {
	line := p.tok.end
	var parts [3]Expr
	n := 0
	for {
		if !p.tok.is(":") && (n == 0 || p.startsExpr()) {
			parts[n] = p.test()
		}
		if n == 2 || !p.accept(":") {
			break
		}
		n++
	}
	if n == 0 {
		return parts[0]
	}
	return &Slice{p.node(line, parts[:]...), parts[0], parts[1], parts[2]}
}
