package functools

import (
	"strings"

	"bhack/sandbox/internal/meter"
	"bhack/sandbox/internal/native"
	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/ops"
)

// partialCall is functools.partial: a function with some of its arguments.
type partialCall struct {
	object.Instance
	fn object.Value
	// args is a tuple: a slice might be shared by what states do not tell of.
	args object.Value
	// keywords are those by name. Python code may change them.
	keywords *object.Dict
}

// Walk implements object.Walker.
func (p *partialCall) Walk(c *object.Census) {
	c.Add(p.fn)
	c.Add(p.args)
	c.AddDict(p.keywords)
}

// DeepCopy is copy.deepcopy with its memo, for the parts of what is copied.
type DeepCopy func(t *object.Thread, v, memo object.Value) (object.Value, error)

func partialType(m *native.Module, b *native.Builder, deep DeepCopy) *object.Type {
	class := native.ModuleType(m.Name, "partial", object.ObjectType)
	class.Layout = native.LayoutOf(func(p *partialCall) *object.Instance { return &p.Instance }, func(p *partialCall) { p.fn, p.args, p.keywords = object.None, object.NewTuple(nil), object.NewDict() })
	native.Describe(class.Layout, func(p *partialCall, s *object.State) {
		s.Value(p.fn)
		s.Value(p.args)
		s.Dict(p.keywords)
	}, nil)
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
		return native.As[partialCall](args[0]).args, nil
	})
	b.ReadOnlyMember(class, "keywords", func(_ *object.Thread, args []object.Value) (object.Value, error) {
		return native.As[partialCall](args[0]).keywords.Value(), nil
	})
	b.Methods(class, native.Method{Name: "__copy__", Fn: func(t *object.Thread, args []object.Value) (object.Value, error) {
		return copyPartial(t, native.As[partialCall](args[0]), func(v object.Value) (object.Value, error) { return v, nil })
	}}, native.Method{Name: "__deepcopy__", Min: 1, Max: 1, Fn: func(t *object.Thread, args []object.Value) (object.Value, error) {
		return copyPartial(t, native.As[partialCall](args[0]), func(v object.Value) (object.Value, error) { return deep(t, v, args[1]) })
	}})
	native.AddMethods(b, class, native.ArgSlot, native.InstanceMethod[partialCall]{Name: "__repr__", Fn: partialRepr})
	return class
}

// noKeywords is what a function has that is no partial; it stays empty.
var noKeywords = object.NewDict()

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
	base := &partialCall{fn: fn, args: object.NewTuple(nil), keywords: noKeywords}
	if t.TypeOf(fn) == class && fn.Instance().Attrs == nil {
		base = native.As[partialCall](fn)
	}
	if err := meter.ChargeItems(t, len(a.Pos)+len(base.positional())+base.keywords.Span()); err != nil {
		return err
	}
	p.fn = base.fn
	first := base.positional()
	args, items := object.MakeTuple(len(first) + len(positional) - 1)
	copy(items[copy(items, first):], positional[1:])
	p.args = args
	if p.keywords.Len()+base.keywords.Len() > 0 { // else it is as empty as it was made
		p.keywords = base.keywords.Copy()
	}
	for i, n := range a.Names {
		p.keywords.SetStr(n, a.Pos[len(positional)+i])
	}
	return nil
}

// copyPartial returns a copy of which each part is what part makes of it.
func copyPartial(t *object.Thread, p *partialCall, part func(object.Value) (object.Value, error)) (object.Value, error) {
	twin := native.As[partialCall](object.NewInstance(p.Class).Value())
	parts := []object.Value{p.fn, p.args, p.keywords.Value(), object.None}
	if attrs := p.Expose(); attrs != nil {
		parts[3] = attrs.Value()
	}
	for i := range parts {
		var err error
		if parts[i], err = part(parts[i]); err != nil {
			return object.Value{}, err
		}
	}
	// The memo of a deep copy may have put anything in their places.
	if parts[1].Kind() != object.KindTuple || parts[2].Kind() != object.KindDict || !parts[3].IsNone() && parts[3].Kind() != object.KindDict {
		return object.Value{}, object.Raise(object.TypeError, "invalid partial state")
	}
	twin.fn, twin.args, twin.keywords = parts[0], parts[1], parts[2].Dict()
	if attrs := parts[3]; !attrs.IsNone() {
		if err := meter.ChargeEntries(t, attrs.Dict().Span()); err != nil {
			return object.Value{}, err
		}
		twin.Attrs = attrs.Dict().Copy()
	}
	return twin.Value(), nil
}

// positional returns the positional arguments.
func (p *partialCall) positional() []object.Value { return p.args.Tuple().Items }

// withKeywords adds the keywords of p to those of a call, which come first.
func (p *partialCall) withKeywords(t *object.Thread, names []*object.Str, values []object.Value) ([]*object.Str, []object.Value, error) {
	merged := p.keywords
	if len(names) > 0 {
		merged = p.keywords.Copy()
		for i, n := range names {
			merged.SetStr(n, values[i])
		}
	}
	names, values = make([]*object.Str, 0, merged.Len()), make([]object.Value, 0, merged.Len())
	for key, v := range merged.All() {
		if key.Kind() != object.KindStr {
			return ops.StarKwargs(t, p.fn, merged.Value(), nil, nil) // which raises the exception
		}
		names, values = append(names, key.Str()), append(values, v)
	}
	return names, values, nil
}

func partialInvoke(t *object.Thread, a object.Args) (object.Value, error) {
	p := native.As[partialCall](a.Pos[0])
	if err := meter.ChargeItems(t, 2*len(p.positional())+meter.InsertCost*p.keywords.Span()+len(a.Pos)); err != nil {
		return object.Value{}, err
	}
	if !t.Enter() {
		return object.Value{}, meter.RecursionError(" while calling a Python object")
	}
	defer t.Leave()
	positional := a.Positional()
	pos := make([]object.Value, 0, len(p.positional())+len(a.Pos)+p.keywords.Len())
	pos = append(append(pos, p.positional()...), positional[1:]...)
	if p.keywords.Len() == 0 {
		return t.Machine.Call(p.fn, object.Args{Pos: append(pos, a.Pos[len(positional):]...), Names: a.Names})
	}
	names, values, err := p.withKeywords(t, a.Names, a.Pos[len(positional):])
	if err != nil {
		return object.Value{}, err
	}
	return t.Machine.Call(p.fn, object.Args{Pos: append(pos, values...), Names: names})
}

func partialRepr(t *object.Thread, p *partialCall, _ []object.Value) (object.Value, error) {
	if !t.EnterRepr(p.Value()) {
		return object.String("..."), nil
	}
	defer t.LeaveRepr()
	var parts []string
	for _, v := range append([]object.Value{p.fn}, p.positional()...) {
		text, err := ops.Repr(t, v)
		if err != nil {
			return object.Value{}, err
		}
		parts = append(parts, text)
	}
	for key, v := range p.keywords.All() {
		name, err := ops.Str(t, key)
		if err != nil {
			return object.Value{}, err
		}
		text, err := ops.Repr(t, v)
		if err != nil {
			return object.Value{}, err
		}
		parts = append(parts, name+"="+text)
	}
	return native.NamedText(t, p.Class.Name+"("+strings.Join(parts, ", ")+")", nil)
}
