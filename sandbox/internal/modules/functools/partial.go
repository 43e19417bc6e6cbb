package functools

import (
	"strings"

	"bhack/sandbox/internal/meter"
	"bhack/sandbox/internal/native"
	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/ops"
)

// partialCall is functools.partial: a function with some of its arguments. The
// values of keywords are in the order of their names.
type partialCall struct {
	object.Instance
	fn           object.Value
	args, values []object.Value
	names        []*object.Str
}

// Walk implements object.Walker.
func (p *partialCall) Walk(c *object.Census) {
	c.Add(p.fn)
	c.AddSlice(p.args)
	c.AddSlice(p.values)
	for _, name := range p.names {
		c.Add(name.Value())
	}
}

func partialType(m *native.Module, b *native.Builder) *object.Type {
	class := native.ModuleType(m.Name, "partial", object.ObjectType)
	class.Layout = native.LayoutOf(func(p *partialCall) *object.Instance { return &p.Instance }, func(p *partialCall) { p.fn = object.None })
	m.Class(class)
	b.KeywordMethod(class, "__init__", func(t *object.Thread, a object.Args) (object.Value, error) {
		self := native.As[partialCall](a.Pos[0])
		return object.None, self.init(t, class, object.Args{Pos: a.Pos[1:], Names: a.Names})
	})
	b.KeywordMethod(class, "__call__", partialInvoke)
	b.ReadOnlyMember(class, "func", func(_ *object.Thread, args []object.Value) (object.Value, error) {
		return native.As[partialCall](args[0]).fn, nil
	})
	b.ReadOnlyMember(class, "args", func(_ *object.Thread, args []object.Value) (object.Value, error) {
		return object.NewTuple(native.As[partialCall](args[0]).args), nil
	})
	b.ReadOnlyMember(class, "keywords", func(_ *object.Thread, args []object.Value) (object.Value, error) {
		p := native.As[partialCall](args[0])
		d := object.NewDict()
		for i, n := range p.names {
			d.SetStr(n, p.values[i])
		}
		return d.Value(), nil
	})
	native.AddMethods(b, class, native.ArgSlot, native.InstanceMethod[partialCall]{Name: "__repr__", Fn: partialRepr})
	return class
}

// init fills a new partial; of another one it takes over what that has.
func (p *partialCall) init(t *object.Thread, class *object.Type, a object.Args) error {
	positional := a.Positional()
	if len(positional) == 0 {
		return object.Raise(object.TypeError, "type 'partial' takes at least one argument")
	}
	fn := positional[0]
	if !ops.IsCallable(t, positional[0]) {
		return object.Raise(object.TypeError, "the first argument must be callable")
	}
	base := &partialCall{fn: fn}
	if t.TypeOf(fn) == class && fn.Instance().Attrs == nil {
		base = native.As[partialCall](fn)
	}
	if err := meter.ChargeItems(t, len(a.Pos)+len(base.args)+len(base.names)); err != nil {
		return err
	}
	p.fn = base.fn
	p.args = append(append([]object.Value(nil), base.args...), positional[1:]...)
	p.names, p.values = base.keywords(object.Args{Pos: a.Pos[len(positional):], Names: a.Names})
	return nil
}

// keywords returns the keywords of p and those of a call, which come first.
func (p *partialCall) keywords(a object.Args) ([]*object.Str, []object.Value) {
	names := append([]*object.Str(nil), p.names...)
	values := append([]object.Value(nil), p.values...)
	for i, n := range a.Names {
		at := 0
		for at < len(names) && names[at].S != n.S {
			at++
		}
		if at < len(names) {
			values[at] = a.Pos[i]
			continue
		}
		names, values = append(names, n), append(values, a.Pos[i])
	}
	return names, values
}

func partialInvoke(t *object.Thread, a object.Args) (object.Value, error) {
	p := native.As[partialCall](a.Pos[0])
	if err := meter.ChargeItems(t, 2*len(p.args)+meter.InsertCost*len(p.values)+len(a.Pos)); err != nil {
		return object.Value{}, err
	}
	if !t.Enter() {
		return object.Value{}, meter.RecursionError(" while calling a Python object")
	}
	defer t.Leave()
	positional := a.Positional()
	pos := make([]object.Value, 0, len(p.args)+len(a.Pos)+len(p.values))
	pos = append(append(pos, p.args...), positional[1:]...)
	if len(p.names) == 0 {
		return t.Machine.Call(p.fn, object.Args{Pos: append(pos, a.Pos[len(positional):]...), Names: a.Names})
	}
	names, values := p.keywords(object.Args{Pos: a.Pos[len(positional):], Names: a.Names})
	return t.Machine.Call(p.fn, object.Args{Pos: append(pos, values...), Names: names})
}

func partialRepr(t *object.Thread, p *partialCall, _ []object.Value) (object.Value, error) {
	if !t.EnterRepr(p.Value()) {
		return object.String("..."), nil
	}
	defer t.LeaveRepr()
	var parts []string
	for _, v := range append([]object.Value{p.fn}, p.args...) {
		text, err := ops.Repr(t, v)
		if err != nil {
			return object.Value{}, err
		}
		parts = append(parts, text)
	}
	for i, n := range p.names {
		text, err := ops.Repr(t, p.values[i])
		if err != nil {
			return object.Value{}, err
		}
		parts = append(parts, n.S+"="+text)
	}
	return native.NamedText(t, p.Class.Name+"("+strings.Join(parts, ", ")+")", nil)
}
