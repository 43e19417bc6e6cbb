package operator

import (
	"strings"

	"bhack/sandbox/internal/meter"
	"bhack/sandbox/internal/native"
	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/ops"
	"bhack/sandbox/internal/special"
)

// itemGetter is operator.itemgetter.
type itemGetter struct {
	object.Instance
	keys []object.Value
}

// Walk implements object.Walker.
func (g *itemGetter) Walk(c *object.Census) {
	c.AddSlice(g.keys)
}

// attrGetter is operator.attrgetter: each attribute is a path of names.
type attrGetter struct {
	object.Instance
	paths [][]*object.Str
}

// Walk implements object.Walker.
func (g *attrGetter) Walk(c *object.Census) {
	for _, path := range g.paths {
		for _, name := range path {
			c.Add(name.Value())
		}
	}
}

// describe writes down what the getter holds, which is never changed: clones share it.
func (g *attrGetter) describe(s *object.State) {
	s.Word(uint64(len(g.paths)))
	for _, path := range g.paths {
		s.Word(uint64(len(path)))
		for _, name := range path {
			s.Text(name.S)
		}
	}
}

// methodCaller is operator.methodcaller.
type methodCaller struct {
	object.Instance
	name *object.Str
	args object.Args
}

// Walk implements object.Walker.
func (m *methodCaller) Walk(c *object.Census) {
	c.Add(m.name.Value())
	c.AddSlice(m.args.Pos)
	for _, name := range m.args.Names {
		c.Add(name.Value())
	}
}

// getters adds the types of callables that get something of their argument.
func getters(m *native.Module, b *native.Builder) {
	items := native.LayoutOf(func(g *itemGetter) *object.Instance { return &g.Instance })
	native.Describe(items, func(g *itemGetter, s *object.State) {
		s.Word(uint64(cap(g.keys)))
		s.Values(g.keys)
	}, func(g *itemGetter, s *object.Snapshot) { object.TakeSlice(s, g.keys) })
	item := getterType(m, "itemgetter", items)
	b.KeywordMethod(item, "__init__", func(t *object.Thread, a object.Args) (object.Value, error) {
		if err := getterArgs("itemgetter", a); err != nil {
			return object.Value{}, err
		}
		native.As[itemGetter](a.Pos[0]).keys = append([]object.Value(nil), a.Pos[1:]...)
		return object.None, meter.ChargeItems(t, len(a.Pos))
	})
	getterMethods(b, item, func(t *object.Thread, self, v object.Value) (object.Value, error) {
		keys := native.As[itemGetter](self).keys
		if len(keys) == 1 {
			return ops.GetItem(t, v, keys[0])
		}
		return gotten(t, len(keys), v, func(i int) (object.Value, error) { return ops.GetItem(t, v, keys[i]) })
	}, func(self object.Value) []object.Value { return native.As[itemGetter](self).keys })

	attrs := native.LayoutOf(func(g *attrGetter) *object.Instance { return &g.Instance })
	native.Describe(attrs, (*attrGetter).describe, nil)
	attr := getterType(m, "attrgetter", attrs)
	b.KeywordMethod(attr, "__init__", newAttrGetter)
	getterMethods(b, attr, func(t *object.Thread, self, v object.Value) (object.Value, error) {
		paths := native.As[attrGetter](self).paths
		return gotten(t, len(paths), v, func(i int) (object.Value, error) { return followPath(t, v, paths[i]) })
	}, func(self object.Value) []object.Value {
		var names []object.Value
		for _, path := range native.As[attrGetter](self).paths {
			var parts []string
			for _, n := range path {
				parts = append(parts, n.S)
			}
			names = append(names, object.String(strings.Join(parts, ".")))
		}
		return names
	})
	methodCallerType(m, b)
}

func getterType(m *native.Module, name string, layout *object.Layout) *object.Type {
	class := native.ModuleType(m.Name, name, object.ObjectType)
	class.Layout, class.NoDict, class.Final = layout, true, true
	m.Class(class)
	return class
}

// getterArgs checks the arguments of itemgetter and attrgetter.
func getterArgs(name string, a object.Args) error {
	if len(a.Names) > 0 {
		return native.NoKeywords(name)
	}
	if len(a.Pos) < 2 {
		return native.ArgUnpack.WrongCount(name, 0, 1, 1)
	}
	return nil
}

// getterMethods adds __call__ and __repr__, which writes what args returns.
func getterMethods(
	b *native.Builder, class *object.Type,
	get func(t *object.Thread, self, v object.Value) (object.Value, error), args func(self object.Value) []object.Value,
) {
	class.CallOne = func(t *object.Thread, self, v object.Value) (object.Value, error) {
		t.Spend(meter.ObjectCost)
		return get(t, self, v)
	}
	b.KeywordMethod(class, "__call__", func(t *object.Thread, a object.Args) (object.Value, error) {
		if err := native.UnpackArgs(class.Qualname, object.Args{Pos: a.Pos[1:], Names: a.Names}, 1, 1); err != nil {
			return object.Value{}, err
		}
		return class.CallOne(t, a.Pos[0], a.Pos[1])
	})
	b.KeywordMethod(class, "__repr__", func(t *object.Thread, a object.Args) (object.Value, error) {
		text, err := reprList(t, a.Pos[0], args(a.Pos[0]))
		return native.NamedText(t, class.Name+"("+text+")", err)
	})
}

// reprList returns the reprs of values that self holds, with commas between them.
func reprList(t *object.Thread, self object.Value, values []object.Value) (string, error) {
	if !t.EnterRepr(self) {
		return "...", nil
	}
	defer t.LeaveRepr()
	var texts []string
	for _, v := range values {
		text, err := ops.Repr(t, v)
		if err != nil {
			return "", err
		}
		texts = append(texts, text)
	}
	return strings.Join(texts, ", "), nil
}

// gotten returns the only one of n things to be got of v, or the tuple of them.
func gotten(t *object.Thread, n int, v object.Value, get func(i int) (object.Value, error)) (object.Value, error) {
	if n == 1 {
		return get(0)
	}
	if v.Kind() == object.KindInstance { // to get one may change something
		if err := t.Reenter(); err != nil {
			return object.Value{}, err
		}
	}
	if err := t.Charge(int64(meter.StepCost * n)); err != nil {
		return object.Value{}, err
	}
	items := make([]object.Value, n)
	for i := range items {
		item, err := get(i)
		if err != nil {
			return object.Value{}, err
		}
		items[i] = item
	}
	return object.NewTuple(items), nil
}

func newAttrGetter(t *object.Thread, a object.Args) (object.Value, error) {
	if err := getterArgs("attrgetter", a); err != nil {
		return object.Value{}, err
	}
	var paths [][]*object.Str
	for _, v := range a.Pos[1:] {
		p := special.Payload(v)
		if p.Kind() != object.KindStr {
			return object.Value{}, object.Raise(object.TypeError, "attribute name must be a string")
		}
		if err := meter.ChargeBytes(t, 32*len(p.Str().S)); err != nil {
			return object.Value{}, err
		}
		var path []*object.Str
		for _, part := range strings.Split(p.Str().S, ".") {
			path = append(path, object.NewStr(part))
		}
		paths = append(paths, path)
	}
	native.As[attrGetter](a.Pos[0]).paths = paths
	return object.None, nil
}

func followPath(t *object.Thread, v object.Value, path []*object.Str) (object.Value, error) {
	if len(path) > 1 {
		if err := t.Reenter(); err != nil {
			return object.Value{}, err
		}
	}
	for _, name := range path {
		if err := t.Charge(2 * meter.StepCost); err != nil {
			return object.Value{}, err
		}
		var err error
		if v, err = ops.GetAttr(t, v, name); err != nil {
			return object.Value{}, err
		}
	}
	return v, nil
}

func methodCallerType(m *native.Module, b *native.Builder) {
	class := getterType(m, "methodcaller", native.LayoutOf(func(c *methodCaller) *object.Instance { return &c.Instance }, func(c *methodCaller) { c.name = object.NewStr("") }))
	b.KeywordMethod(class, "__init__", func(t *object.Thread, a object.Args) (object.Value, error) {
		if len(a.Positional()) < 2 {
			return object.Value{}, object.Raise(object.TypeError, "methodcaller needs at least one argument, the method name")
		}
		name := special.Payload(a.Pos[1])
		if name.Kind() != object.KindStr {
			return object.Value{}, object.Raise(object.TypeError, "method name must be a string")
		}
		c := native.As[methodCaller](a.Pos[0])
		c.name = name.Str()
		c.args = object.Args{Pos: append([]object.Value(nil), a.Pos[2:]...), Names: append([]*object.Str(nil), a.Names...)}
		return object.None, meter.ChargeItems(t, len(a.Pos))
	})
	b.KeywordMethod(class, "__call__", func(t *object.Thread, a object.Args) (object.Value, error) {
		if err := native.UnpackArgs(class.Qualname, object.Args{Pos: a.Pos[1:], Names: a.Names}, 1, 1); err != nil {
			return object.Value{}, err
		}
		c := native.As[methodCaller](a.Pos[0])
		fn, err := ops.GetAttr(t, a.Pos[1], c.name)
		if err != nil {
			return object.Value{}, err
		}
		t.Spend(2 * len(c.args.Pos))
		return t.Machine.Call(fn, c.args)
	})
	b.KeywordMethod(class, "__repr__", func(t *object.Thread, a object.Args) (object.Value, error) {
		c := native.As[methodCaller](a.Pos[0])
		text, err := reprList(t, a.Pos[0], append([]object.Value{c.name.Value()}, c.args.Positional()...))
		if err != nil {
			return object.Value{}, err
		}
		texts := []string{text}
		for i, n := range c.args.Names {
			value, err := ops.Repr(t, c.args.Pos[len(c.args.Positional())+i])
			if err != nil {
				return object.Value{}, err
			}
			texts = append(texts, n.S+"="+value)
		}
		return native.NamedText(t, class.Name+"("+strings.Join(texts, ", ")+")", nil)
	})
}
