package syntax

import "fmt"

// compound parses a compound statement; it returns nil when there is none.
func (p *parser) compound() Stmt {
	at := stmt{int32(p.tok.end)}
	if p.tok.is("@") {
		return p.decorated()
	}
	if p.tok.kind != tokKeyword {
		return nil
	}
	switch p.tok.text {
	case "if":
		return p.ifStmt(at)
	case "while":
		p.advance()
		s := &While{stmt: at, Test: p.namedTest()}
		s.Body = p.testedBlock()
		s.Else = p.orElse()
		return s
	case "for":
		return p.forStmt(at)
	case "try":
		return p.try(at)
	case "with":
		return p.with(at)
	case "def":
		return p.funcDef(at.Line(), nil)
	case "class":
		return p.classDef(at.Line(), nil)
	case "async":
		if next := p.peek(); next.is("def") || next.is("for") || next.is("with") {
			p.stop(at.Line(), fmt.Sprintf("'async %s' is not supported", next.text))
		}
	}
	return nil
}

// block parses a colon and the statements after it, on the line or indented.
func (p *parser) block() []Stmt {
	p.expect(":")
	if p.tok.kind != tokNewline {
		return p.simpleLine()
	}
	p.advance()
	if p.tok.kind != tokIndent {
		if p.tok.kind != tokEOF && p.tok.kind != tokError && (p.tok.kind != tokDedent || p.s.pos < len(p.s.src)) {
			panic(&Error{p.tok.end, "IndentationError", "expected an indented block"})
		}
		p.unexpected()
	}
	p.advance()
	var body []Stmt
	for p.tok.kind != tokDedent {
		if p.tok.kind == tokEOF {
			p.unexpected()
		}
		body = append(body, p.statement()...)
	}
	p.advance()
	return body
}

func (p *parser) orElse() []Stmt {
	if !p.accept("else") {
		return nil
	}
	return p.block()
}

// testedBlock is block after a condition.
func (p *parser) testedBlock() []Stmt {
	p.afterTest = !p.tok.is(":")
	return p.block()
}

func (p *parser) ifStmt(at stmt) Stmt {
	s := &If{stmt: at}
	for p.tok.is("if") && s.Branches == nil || p.tok.is("elif") {
		p.advance()
		b := Branch{Line: p.tok.end, Test: p.namedTest()}
		if len(s.Branches) == 0 {
			b.Line = at.Line()
		}
		b.Body = p.testedBlock()
		s.Branches = append(s.Branches, b)
		if len(s.Branches) > MaxBranches {
			p.stop(b.Line, fmt.Sprintf("if statement has more branches than the limit of %d", MaxBranches))
		}
	}
	s.Else = p.orElse()
	return s
}

func (p *parser) forStmt(at stmt) Stmt {
	p.advance()
	s := &For{stmt: at}
	line := p.tok.end
	s.Target = p.targetList()
	p.assignable(line, s.Target)
	p.expect("in")
	s.Iter = p.testList(true)
	s.Body = p.block()
	s.Else = p.orElse()
	return s
}

func (p *parser) with(at stmt) Stmt {
	p.advance()
	s := &With{stmt: at}
	for {
		item := WithItem{X: p.test()}
		if p.accept("as") {
			line := p.tok.end
			item.Target = p.operand()
			p.assignable(line, item.Target)
		}
		s.Items = append(s.Items, item)
		if !p.accept(",") {
			break
		}
	}
	s.Body = p.block()
	return s
}

func (p *parser) try(at stmt) Stmt {
	p.advance()
	s := &Try{stmt: at, Body: p.block()}
	for p.tok.is("except") {
		if n := len(s.Handlers); n > 0 && s.Handlers[n-1].Type == nil {
			p.complain(s.Handlers[n-1].Line, "default 'except:' must be last")
		}
		s.Handlers = append(s.Handlers, p.handler())
		if len(s.Handlers) > MaxBranches {
			p.stop(p.tok.line, fmt.Sprintf("try statement has more except clauses than the limit of %d", MaxBranches))
		}
	}
	if len(s.Handlers) > 0 {
		s.Else = p.orElse()
	}
	if p.accept("finally") {
		s.Finally = p.block()
	} else if len(s.Handlers) == 0 {
		p.unexpected()
	}
	return s
}

func (p *parser) handler() Handler {
	h := Handler{Line: p.tok.end}
	p.advance()
	if p.tok.is("*") {
		p.stop(h.Line, "except* is not supported")
	}
	if !p.tok.is(":") {
		h.Type = p.test()
		if p.accept("as") {
			h.Name = p.bound()
		}
	}
	h.Body = p.block()
	return h
}
