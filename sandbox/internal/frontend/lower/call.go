package lower

import "bhack/sandbox/internal/frontend/syntax"

// arguments writes the arguments of a call, or of a class statement. Python 3.7
// evaluates first all positional ones and those after *, then all keywords and those
// after **. What gpython compiles like that is written as it is. Otherwise the
// former become one tuple and the latter one dict.
func (p *printer) arguments(args []syntax.Arg, isCall bool) {
	a := sortArgs(args)
	p.open("(")
	defer p.close(")")
	if a.isPlain() {
		p.plainArguments(a)
		return
	}
	list := groups(a.positional)
	switch {
	case len(list) == 1 && list[0].star != nil:
		p.write("*")
		p.expr(list[0].star)
	case len(list) == 1:
		p.write("*")
		p.run(list[0].run, "(", ")")
	case len(list) > 1:
		p.write("*")
		f := makeArgs
		if !isCall {
			f = makeTuple
		}
		p.groups(f, list)
	}
	if len(a.keywords) == 0 {
		return
	}
	if len(list) > 0 {
		p.write(", ")
	}
	p.write("**")
	p.keywords(a.keywords, isCall, len(list) > 0)
}

// sortedArgs are arguments by the order in which they are evaluated.
type sortedArgs struct {
	// positional are the positional ones and those after *, as elements.
	positional []syntax.Expr
	// keywords are the keywords and those after **.
	keywords []syntax.Arg
}

func sortArgs(args []syntax.Arg) (a sortedArgs) {
	for _, arg := range args {
		switch arg.Kind {
		case syntax.Positional:
			a.positional = append(a.positional, arg.X)
		case syntax.StarArg:
			a.positional = append(a.positional, &syntax.Starred{X: arg.X})
		default:
			a.keywords = append(a.keywords, arg)
		}
	}
	return a
}

// isPlain reports whether gpython compiles the arguments as Python 3.7 evaluates them:
// any number of positional ones, keywords and one **; or positional ones, one * and
// one **.
func (a *sortedArgs) isPlain() bool {
	starred := false
	for i, x := range a.positional {
		if _, ok := x.(*syntax.Starred); ok {
			if i < len(a.positional)-1 {
				return false
			}
			starred = true
		}
	}
	for i, k := range a.keywords {
		if k.Kind == syntax.Keyword && starred || k.Kind == syntax.DoubleStar && i < len(a.keywords)-1 {
			return false
		}
	}
	return len(a.positional) <= maxRun && len(a.keywords) <= maxRun
}

func (p *printer) plainArguments(a sortedArgs) {
	comma := ""
	for _, x := range a.positional {
		p.write(comma)
		comma = ", "
		if s, ok := x.(*syntax.Starred); ok {
			p.write("*")
			x = s.X
		}
		p.expr(x)
	}
	for _, k := range a.keywords {
		p.write(comma)
		comma = ", "
		if k.Kind == syntax.DoubleStar {
			p.write("**")
		} else {
			p.write(k.Name + "=")
		}
		p.expr(k.X)
	}
}

// keywords writes the expression of one dict for keywords and those after **.
func (p *printer) keywords(args []syntax.Arg, isCall, afterArgs bool) {
	var runs [][]syntax.Arg
	for _, a := range args {
		if n := len(runs); n == 0 || a.Kind == syntax.DoubleStar || runs[n-1][0].Kind == syntax.DoubleStar {
			runs = append(runs, nil)
		}
		last := &runs[len(runs)-1]
		*last = append(*last, a)
	}
	if len(runs) == 1 {
		p.keywordRun(runs[0])
		return
	}
	f := makeKwargs
	if !isCall {
		f = makeDict
	} else if afterArgs {
		f = kwargsAfterArgs
	}
	if len(runs) > maxGroups {
		p.stop(args[0].X.Line(), "call has more ** arguments than the limit")
	}
	p.hidden(f)
	for _, run := range runs {
		p.keywordRun(run)
		p.write(", ")
	}
	p.close(")")
}

func (p *printer) keywordRun(run []syntax.Arg) {
	if run[0].Kind == syntax.DoubleStar {
		p.expr(run[0].X)
		return
	}
	p.open("{")
	for _, a := range run {
		p.write(p.literal(a.Name) + ": ")
		p.expr(a.X)
		p.write(", ")
	}
	p.close("}")
}

// stop gives up by a panic, which Lower recovers.
func (p *printer) stop(line int, msg string) {
	panic(&syntax.Error{Line: line, Kind: "SyntaxError", Msg: msg})
}
