package syntax

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
	line := p.tok.end
	x := p.namedTest()
	if !p.accept("=") {
		return Arg{X: x}
	}
	a := Arg{Kind: Keyword, X: p.test()}
	switch name := x.(type) {
	case *Name:
		a.Name = name.ID
		p.checkBound(line, name.ID)
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
