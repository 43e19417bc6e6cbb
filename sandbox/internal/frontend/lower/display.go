package lower

import "bhack/sandbox/internal/frontend/syntax"

// The sizes of displays. gpython's calls take 255 arguments at most; the time that the
// decoder needs for a display grows with the square of its size.
const (
	maxDisplay = 1500 // elements of a display that is written as it is
	maxRun     = 200  // elements of a run in a larger one
	maxGroups  = 200  // runs
)

// group is a part of a display or of arguments: a run of elements, or what stands
// after a star.
type group struct {
	run  []syntax.Expr
	star syntax.Expr
}

// groups parts elements at the stars, and long runs.
func groups(elts []syntax.Expr) []group {
	var list []group
	for _, x := range elts {
		if s, ok := x.(*syntax.Starred); ok {
			list = append(list, group{star: s.X})
			continue
		}
		if n := len(list); n == 0 || list[n-1].star != nil || len(list[n-1].run) >= maxRun {
			list = append(list, group{})
		}
		last := &list[len(list)-1]
		last.run = append(last.run, x)
	}
	return list
}

// display writes a tuple, a list or a set. With stars, or when it is large, it is made
// by the hidden function of the groups: all are evaluated first, then put together.
func (p *printer) display(elts []syntax.Expr, open, close string, f function, line int) {
	p.leaf(line, "")
	list := groups(elts)
	plain := len(elts) <= maxDisplay
	for _, g := range list {
		plain = plain && g.star == nil
	}
	if !plain {
		p.groups(f, list)
		return
	}
	p.run(elts, open, close)
}

func (p *printer) run(elts []syntax.Expr, open, close string) {
	p.open(open)
	for _, x := range elts {
		p.expr(x)
		p.write(", ")
	}
	p.close(close)
}

// groups writes a call of a hidden function with the groups as arguments.
func (p *printer) groups(f function, list []group) {
	p.hidden(f)
	if len(list) > maxGroups {
		for len(list) > 0 {
			n := min(len(list), maxGroups)
			p.groups(makeTuple, list[:n])
			p.write(", ")
			list = list[n:]
		}
	}
	for _, g := range list {
		if g.star != nil {
			p.expr(g.star)
		} else {
			p.run(g.run, "(", ")")
		}
		p.write(", ")
	}
	p.close(")")
}

// dict writes a dict display. Python 3.7 evaluates all keys and values from left to
// right, and then makes the dict; gpython evaluates each value before its key, and adds
// them at once. Unless all keys are constants, when that is no matter, a hidden function
// makes the dict.
func (p *printer) dict(x *syntax.Dict) {
	p.leaf(x.Line(), "")
	plain := true
	for _, item := range x.Items {
		plain = plain && (item.Key == nil || isConst(item.Key))
	}
	var runs [][]syntax.DictItem
	for _, item := range x.Items {
		n := len(runs)
		if n == 0 || item.Key == nil || runs[n-1][0].Key == nil || !plain && len(runs[n-1]) >= maxRun/2 {
			runs = append(runs, nil)
			n++
		}
		runs[n-1] = append(runs[n-1], item)
	}
	switch {
	case len(runs) == 0:
		p.write("{}")
	case len(runs) == 1 && x.Items[0].Key != nil:
		p.items(runs[0], plain)
	default:
		p.runs(runs, plain)
	}
}

func isConst(x syntax.Expr) bool {
	switch x := x.(type) {
	case *syntax.Const, *syntax.Singleton:
		return true
	case *syntax.UnaryOp:
		return isConst(x.X)
	}
	return false
}

// runs writes a call of the hidden function that merges dicts.
func (p *printer) runs(runs [][]syntax.DictItem, plain bool) {
	p.hidden(makeDict)
	if len(runs) > maxGroups {
		for len(runs) > 0 {
			n := min(len(runs), maxGroups)
			p.runs(runs[:n], plain)
			p.write(", ")
			runs = runs[n:]
		}
	}
	for _, run := range runs {
		if run[0].Key == nil {
			p.expr(run[0].Value)
		} else {
			p.items(run, plain)
		}
		p.write(", ")
	}
	p.close(")")
}

// items writes a run of items without stars.
func (p *printer) items(run []syntax.DictItem, plain bool) {
	open, colon, close := "{", ": ", "}"
	if !plain {
		open, colon, close = makeMap.Name()+"(", ", ", ")"
	}
	p.open(open)
	for _, item := range run {
		p.expr(item.Key)
		p.write(colon)
		p.expr(item.Value)
		p.write(", ")
	}
	p.close(close)
}

// parts writes an f-string.
func (p *printer) parts(line int, parts []syntax.Part) {
	switch {
	case len(parts) == 1:
		p.part(line, parts[0])
	case len(parts) <= maxGroups:
		p.leaf(line, "")
		p.hidden(join)
		for _, part := range parts {
			p.part(line, part)
			p.write(", ")
		}
		p.close(")")
	default:
		p.leaf(line, "")
		p.hidden(join)
		for len(parts) > 0 {
			n := min(len(parts), maxGroups)
			p.parts(line, parts[:n])
			p.write(", ")
			parts = parts[n:]
		}
		p.close(")")
	}
}

func (p *printer) part(line int, part syntax.Part) {
	if part.Field == nil {
		p.leaf(line, p.literal(part.Text))
		return
	}
	f := format
	switch part.Field.Conv {
	case 's':
		f = formatStr
	case 'r':
		f = formatRepr
	case 'a':
		f = formatASCII
	}
	p.leaf(line, "")
	p.hidden(f)
	p.expr(part.Field.X)
	if part.Field.Spec != nil {
		p.write(", ")
		p.parts(line, part.Field.Spec)
	}
	p.close(")")
}
