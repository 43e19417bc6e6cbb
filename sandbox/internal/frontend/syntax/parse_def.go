package syntax

import "fmt"

// lambda parses a lambda; body parses its body.
func (p *parser) lambda(body func() Expr) Expr {
	line := p.tok.end
	p.advance()
	params := p.params(":", false)
	p.expect(":")
	x := body()
	return &Lambda{p.node(line, append(params.Defaults(), x)...), params, x}
}

// params parses parameters up to, not including, the closing token. Annotations
// are allowed in those of def.
func (p *parser) params(end string, annotated bool) *Params {
	params := &Params{}
	line := p.tok.end
	n := 0
	for star := false; !p.tok.is(end); n++ {
		switch {
		case p.accept("**"):
			kwArg := p.param(annotated)
			params.KwArg = &kwArg
			p.accept(",")
			if !p.tok.is(end) {
				p.unexpected()
			}
			continue
		case p.tok.is("*") && !star:
			star = true
			p.star(params, end, annotated)
		case p.tok.is("/") && n > 0 && !star:
			p.advance() // positional-only parameters are not told from others
		default:
			p.oneParam(params, star, annotated)
		}
		if !p.accept(",") && !p.tok.is(end) {
			p.unexpected()
		}
	}
	if n > MaxParams {
		p.complain(line, fmt.Sprintf("function has more parameters than the limit of %d", MaxParams))
	}
	return params
}

// star parses the star among parameters, with the name after it if there is one.
func (p *parser) star(params *Params, end string, annotated bool) {
	line := p.tok.end
	p.advance()
	if p.tok.kind == tokName {
		varArg := p.param(annotated)
		params.VarArg = &varArg
		return
	}
	if next := p.peek(); p.tok.is(end) || p.tok.is(",") && (next.is(end) || next.is("**")) {
		p.complain(line, "named arguments must follow bare *")
	}
}

func (p *parser) oneParam(params *Params, keywordOnly, annotated bool) {
	line := p.tok.end
	q := p.param(annotated)
	if p.accept("=") {
		q.Default = p.test()
	}
	if keywordOnly {
		params.KwOnly = append(params.KwOnly, q)
		return
	}
	if n := len(params.Pos); q.Default == nil && n > 0 && params.Pos[n-1].Default != nil {
		p.complain(line, "non-default argument follows default argument")
	}
	params.Pos = append(params.Pos, q)
}

// param parses the name of a parameter with its annotation.
func (p *parser) param(annotated bool) Param {
	q := Param{Name: p.bound()}
	if annotated && p.accept(":") {
		q.Annotation = p.test()
	}
	return q
}

// decorated parses decorators and what they decorate.
func (p *parser) decorated() Stmt {
	line := p.tok.end
	var decorators []Expr
	for p.accept("@") {
		decorators = append(decorators, p.decorator())
		p.newline()
	}
	if p.tok.is("class") {
		return p.classDef(line, decorators)
	}
	return p.funcDef(line, decorators)
}

// decorator parses what stands after an @: a dotted name, which may be called once.
func (p *parser) decorator() Expr {
	line := p.tok.end
	var x Expr = &Name{p.node(line), p.name()}
	for p.accept(".") {
		x = &Attribute{p.node(line, x), x, p.name()}
	}
	if !p.accept("(") {
		return x
	}
	args := p.arguments(true)
	operands := []Expr{x}
	for _, a := range args {
		operands = append(operands, a.X)
	}
	return &Call{p.node(line, operands...), x, args}
}

func (p *parser) funcDef(line int, decorators []Expr) Stmt {
	def := &FunctionDef{stmt: stmt{int32(line)}, Decorators: decorators, DefLine: p.tok.end}
	p.expect("def")
	def.Plain = p.tok.text
	def.Name = p.bound()
	p.expect("(")
	def.Params = p.params(")", true)
	p.expect(")")
	if p.accept("->") {
		def.Returns = p.test()
	}
	def.Body = p.block()
	return def
}

func (p *parser) classDef(line int, decorators []Expr) Stmt {
	def := &ClassDef{stmt: stmt{int32(line)}, Decorators: decorators, DefLine: p.tok.end}
	p.expect("class")
	def.Plain = p.tok.text
	def.Name = p.bound()
	if p.accept("(") {
		def.Args = p.arguments(false)
	}
	outer := p.class
	p.class = def.Plain
	def.Body = p.block()
	p.class = outer
	return def
}
