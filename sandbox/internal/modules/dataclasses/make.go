package dataclasses

import (
	"fmt"
	"slices"
	"strings"

	"bhack/sandbox/internal/code"
	"bhack/sandbox/internal/native"
	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/ops"
	"bhack/sandbox/internal/special"
)

// dataParams are the arguments of the decorator dataclass.
type dataParams struct {
	init, repr, eq, order, unsafeHash, frozen bool
}

// decorator adds dataclass, which is used with and without arguments.
func (d *dataClasses) decorator(m *native.Module) {
	sig := native.Signature{
		Name: "dataclass", Params: []string{"_cls"}, Optional: 1,
		Keywords: []string{"init", "repr", "eq", "order", "unsafe_hash", "frozen"},
	}
	sig.Function(m, func(t *object.Thread, args []object.Value) (object.Value, error) {
		p := dataParams{init: true, repr: true, eq: true}
		for i, flag := range []*bool{&p.init, &p.repr, &p.eq, &p.order, &p.unsafeHash, &p.frozen} {
			if args[i+1].IsNil() {
				continue
			}
			truth, err := ops.Truth(t, args[i+1])
			if err != nil {
				return object.Value{}, err
			}
			*flag = truth
		}
		if !native.Given(args[0], object.None).IsNone() {
			return d.process(t, args[0], p)
		}
		return object.NewOwnBuiltin("wrap", func(t *object.Thread, a object.Args) (object.Value, error) {
			if err := native.UnpackArgs("wrap", a, 1, 1); err != nil {
				return object.Value{}, err
			}
			return d.process(t, a.Pos[0], p)
		}).Value(), nil
	})
}

// process gives a class the methods of a data class.
func (d *dataClasses) process(t *object.Thread, v object.Value, p dataParams) (object.Value, error) {
	if v.Kind() != object.KindType || v.Type().Builtin {
		return object.Value{}, object.Raise(object.TypeError, "dataclass() should be called on a class")
	}
	if err := t.Reenter(); err != nil {
		return object.Value{}, err
	}
	class := v.Type()
	for _, base := range class.MRO[1:] {
		if params := base.Attrs.GetStr(nameDataParams); !params.IsNil() {
			switch frozen := params.IsTrue(); {
			case frozen && !p.frozen:
				return v, object.Raise(object.TypeError, "cannot inherit non-frozen dataclass from a frozen one")
			case !frozen && p.frozen:
				return v, object.Raise(object.TypeError, "cannot inherit frozen dataclass from a non-frozen one")
			}
		}
	}
	fields, err := d.collect(t, class)
	if err != nil {
		return v, err
	}
	class.Attrs.SetStr(nameDataParams, object.Bool(p.frozen))
	c := &dataClass{d: d, class: class, fields: fields, params: p}
	if err := c.define(t); err != nil {
		return v, err
	}
	return v, nil
}

// dataClass is a class that is being given its methods, and what they know.
type dataClass struct {
	d      *dataClasses
	class  *object.Type
	fields []*dataField
	params dataParams
	sig    native.Signature
	// inits are the fields that __init__ takes.
	inits []*dataField
	// isPlain tells that __init__ takes all fields, and does nothing but set them to arguments and to defaults that are values.
	isPlain bool
	origin  *object.Origin // of all methods
}

// dataMethod is a method that the decorator gives a class.
type dataMethod struct {
	name string
	// args is the number of arguments, 0 for __init__, which counts its own.
	args int
	want func(p dataParams) bool
	fn   func(c *dataClass) object.Func
}

// dataMethods are the methods in the order in which a class gets them. __hash__ is another matter.
var dataMethods = []dataMethod{
	{"__init__", 0, func(p dataParams) bool { return p.init }, func(c *dataClass) object.Func { return c.init }},
	{"__repr__", 1, func(p dataParams) bool { return p.repr }, func(c *dataClass) object.Func { return c.repr }},
	{"__eq__", 2, func(p dataParams) bool { return p.eq }, comparison(code.OpEq)},
	{"__lt__", 2, isOrdered, comparison(code.OpLt)},
	{"__le__", 2, isOrdered, comparison(code.OpLe)},
	{"__gt__", 2, isOrdered, comparison(code.OpGt)},
	{"__ge__", 2, isOrdered, comparison(code.OpGe)},
	{"__setattr__", 3, isFrozen, refusal("assign to")},
	{"__delattr__", 2, isFrozen, refusal("delete")},
}

var hashMethod = dataMethod{name: "__hash__", args: 1, fn: func(c *dataClass) object.Func { return c.hash }}

func isOrdered(p dataParams) bool { return p.order }

func isFrozen(p dataParams) bool { return p.frozen }

func comparison(op int) func(c *dataClass) object.Func {
	return func(c *dataClass) object.Func { return c.compare(op) }
}

func refusal(what string) func(c *dataClass) object.Func {
	return func(c *dataClass) object.Func { return c.refuse(what) }
}

// set gives the class a method, unless it has one of its own.
func (c *dataClass) set(t *object.Thread, m *dataMethod) (done bool, err error) {
	key := object.NewStr(m.name)
	if old := c.class.Attrs.GetStr(key); !old.IsNil() && !(m.name == "__hash__" && old.IsNone()) {
		return false, nil
	}
	builtin := object.NewOwnBuiltin(m.name, c.function(m))
	builtin.Type, builtin.Origin = c.class, c.origin
	return true, ops.SetAttr(t, c.class.Value(), key, builtin.Value())
}

// function returns what a method does.
func (c *dataClass) function(m *dataMethod) object.Func {
	fn := m.fn(c)
	return func(t *object.Thread, a object.Args) (object.Value, error) {
		if err := native.CheckSelf(t, c.class, m.name, a.Positional()); err != nil {
			return object.Value{}, err
		}
		if m.args > 0 && (len(a.Pos) != m.args || len(a.Names) > 0) {
			return object.Value{}, native.ArgSlot.Check(native.Method{Name: m.name, Min: m.args - 1, Max: m.args - 1}, a)
		}
		return fn(t, a)
	}
}

// newOrigin returns the Origin of the methods, when all is known that they go by.
func (c *dataClass) newOrigin() *object.Origin {
	values := []object.Value{c.class.Value()}
	for _, f := range c.fields {
		values = append(values, f.Value())
	}
	blank := *c
	blank.class, blank.fields, blank.inits = nil, nil, nil // which copies have others of
	return &object.Origin{Text: fmt.Sprint(c.params, c.sig.Params, c.sig.Optional, c.isPlain), Values: values, Remake: blank.remake}
}

// remake is Remake of the methods' Origin.
func (c *dataClass) remake(o *object.Origin) func(b *object.Builtin) {
	other := *c
	other.class, other.origin = o.Values[0].Type(), o
	for _, v := range o.Values[1:] {
		other.fields = append(other.fields, native.As[dataField](v))
	}
	other.inits = initFields(other.fields)
	return func(b *object.Builtin) {
		if b.Name == hashMethod.name {
			b.Fn = other.function(&hashMethod)
			return
		}
		i := slices.IndexFunc(dataMethods, func(m dataMethod) bool { return m.name == b.Name })
		b.Fn = other.function(&dataMethods[i])
	}
}

// define gives the class its methods.
func (c *dataClass) define(t *object.Thread) error {
	if err := c.signature(); err != nil {
		return err
	}
	c.origin = c.newOrigin()
	// A class that has __eq__ alone gets a __hash__ of None, which is none of its own.
	hash := c.class.Attrs.GetStr(object.NewStr("__hash__"))
	hasHash := !hash.IsNil() && !(hash.IsNone() && !c.class.Attrs.GetStr(object.NewStr("__eq__")).IsNil())
	if c.params.order && !c.params.eq {
		return object.Raise(object.ValueError, "eq must be true if order is true")
	}
	for i := range dataMethods {
		m := &dataMethods[i]
		if !m.want(c.params) {
			continue
		}
		done, err := c.set(t, m)
		if err != nil {
			return err
		}
		if !done && m.name != "__init__" && m.name != "__repr__" && m.name != "__eq__" {
			if c.params.frozen && strings.HasSuffix(m.name, "attr__") {
				return object.Raise(object.TypeError, "Cannot overwrite attribute %s in class %s", m.name, c.class.Name)
			}
			return object.Raise(object.TypeError, "Cannot overwrite attribute %s in class %s. Consider using functools.total_ordering", m.name, c.class.Name)
		}
	}
	if doc := c.class.Attrs.GetStr(special.NameDoc); doc.IsNil() || doc.IsNone() {
		text, err := c.doc(t)
		if err != nil {
			return err
		}
		c.class.Attrs.SetStr(special.NameDoc, object.String(text))
	}
	return c.defineHash(t, hasHash)
}

// doc returns the docstring of a class that has none: the signature of __init__.
func (c *dataClass) doc(t *object.Thread) (string, error) {
	var params []string
	for _, f := range c.inits {
		text, err := typeText(t, f.typ)
		if err != nil {
			return "", err
		}
		text = f.name.S + ": " + text
		switch {
		case !f.factory.IsNil():
			text += " = <factory>"
		case !f.value.IsNil():
			value, err := ops.Repr(t, f.value)
			if err != nil {
				return "", err
			}
			text += " = " + value
		}
		params = append(params, text)
	}
	return c.class.Name + "(" + strings.Join(params, ", ") + ")", nil
}

// typeText returns an annotation as the signature of a function shows it.
func typeText(t *object.Thread, v object.Value) (string, error) {
	if v.Kind() == object.KindType {
		if class := v.Type(); class.Module != "builtins" {
			return class.Module + "." + class.Qualname, nil
		}
		return v.Type().Qualname, nil
	}
	text, err := ops.Repr(t, v)
	return strings.ReplaceAll(text, "typing.", ""), err
}

// defineHash follows the table of the documentation: eq and frozen make instances
// hashable, eq alone makes them unhashable. has tells that the class has a __hash__ of its
// own, which may be None.
func (c *dataClass) defineHash(t *object.Thread, has bool) error {
	key := object.NewStr("__hash__")
	switch {
	case c.params.unsafeHash && has:
		return object.Raise(object.TypeError, "Cannot overwrite attribute __hash__ in class %s", c.class.Name)
	case c.params.unsafeHash, c.params.eq && c.params.frozen && !has:
		_, err := c.set(t, &hashMethod)
		return err
	case c.params.eq && !c.params.frozen && !has:
		return ops.SetAttr(t, c.class.Value(), key, object.None)
	}
	return nil
}

// signature makes the signature of __init__.
func (c *dataClass) signature() error {
	c.sig = native.Signature{Name: "__init__", Params: []string{"self"}}
	c.isPlain = !c.params.frozen
	for _, f := range c.fields {
		if !f.init || f.initOnly {
			c.isPlain = false
		}
	}
	c.inits = initFields(c.fields)
	for _, f := range c.inits {
		c.sig.Params = append(c.sig.Params, f.name.S)
		switch {
		case !f.value.IsNil() || !f.factory.IsNil():
			c.sig.Optional++
		case c.sig.Optional > 0 && c.params.init:
			return object.Raise(object.TypeError, "non-default argument '%s' follows default argument", f.name.S)
		}
	}
	return nil
}

// initFields returns the fields that __init__ takes.
func initFields(fields []*dataField) (inits []*dataField) {
	for _, f := range fields {
		if f.init {
			inits = append(inits, f)
		}
	}
	return inits
}

// setPlainly is init where no Python code can run: with a value for each field, by an argument or as its default. It tells
// whether it has done all there is to do. init may set fields again that it has set.
func (c *dataClass) setPlainly(t *object.Thread, self object.Value, args []object.Value) bool {
	if !c.isPlain || self.Kind() != object.KindInstance {
		return false
	}
	self.Instance().Touch()
	for i, f := range c.fields {
		v := args[i]
		if v.IsNil() {
			v = f.value
		}
		t.WarmUp(self.Instance().Class, f.name)
		if v.IsNil() || !t.SetPlainAttr(self.Instance(), f.name, v) {
			return false
		}
	}
	return c.class.Lookup(namePostInit).IsNil()
}

func (c *dataClass) init(t *object.Thread, a object.Args) (object.Value, error) {
	args, err := c.sig.Arguments(a)
	if err != nil {
		return object.Value{}, err
	}
	if err := t.Charge(int64(16 * len(c.fields))); err != nil {
		return object.Value{}, err
	}
	if c.setPlainly(t, args[0], args[1:]) {
		return object.None, nil
	}
	if err := t.Reenter(); err != nil {
		return object.Value{}, err
	}
	next := 1
	var initOnly []object.Value
	for _, f := range c.fields {
		v := object.Value{}
		if f.init {
			v = args[next]
			next++
		}
		if v.IsNil() {
			switch {
			case !f.factory.IsNil():
				if v, err = t.Call(f.factory); err != nil {
					return object.Value{}, err
				}
			case f.value.IsNil() || !f.init:
				continue
			default:
				v = f.value
			}
		}
		switch {
		case f.initOnly:
			initOnly = append(initOnly, v)
		case c.params.frozen:
			err = ops.SetPlainAttr(t, args[0], f.name, v)
		default:
			err = ops.SetAttr(t, args[0], f.name, v)
		}
		if err != nil {
			return object.Value{}, err
		}
	}
	if c.class.Lookup(namePostInit).IsNil() {
		return object.None, nil
	}
	post, err := ops.GetAttr(t, args[0], namePostInit)
	if err == nil {
		_, err = t.Call(post, initOnly...)
	}
	return object.None, err
}

// values returns the values of the fields for which use is true.
func (c *dataClass) values(t *object.Thread, self object.Value, use func(f *dataField) bool) ([]object.Value, error) {
	values := make([]object.Value, 0, len(c.fields))
	for _, f := range c.fields {
		if f.initOnly || !use(f) {
			continue
		}
		v, err := ops.GetAttr(t, self, f.name)
		if err != nil {
			return nil, err
		}
		values = append(values, v)
	}
	return values, t.Charge(valueCost * int64(len(values)))
}

// valueCost is what the value of a field costs.
const valueCost = 8

func (c *dataClass) repr(t *object.Thread, a object.Args) (object.Value, error) {
	self := a.Pos[0]
	if !t.EnterRepr(self) {
		return object.String("..."), nil
	}
	defer t.LeaveRepr()
	use := func(f *dataField) bool { return f.repr && !f.initOnly }
	values, err := c.values(t, self, use)
	if err != nil {
		return object.Value{}, err
	}
	var parts []string
	for _, f := range c.fields {
		if !use(f) {
			continue
		}
		text, err := ops.Repr(t, values[len(parts)])
		if err != nil {
			return object.Value{}, err
		}
		parts = append(parts, f.name.S+"="+text)
	}
	return native.NamedText(t, t.TypeOf(self).Qualname+"("+strings.Join(parts, ", ")+")", nil)
}

// compare returns the method of a comparison: of tuples of the fields.
func (c *dataClass) compare(op int) object.Func {
	use := func(f *dataField) bool { return f.compare }
	return func(t *object.Thread, a object.Args) (object.Value, error) {
		if t.TypeOf(a.Pos[0]) != t.TypeOf(a.Pos[1]) {
			return object.NotImplemented, nil
		}
		if op == code.OpEq {
			if equal, known := c.equal(t, a.Pos[0], a.Pos[1]); known {
				return object.Bool(equal), nil
			}
		}
		x, err := c.values(t, a.Pos[0], use)
		if err != nil {
			return object.Value{}, err
		}
		y, err := c.values(t, a.Pos[1], use)
		if err != nil {
			return object.Value{}, err
		}
		return ops.RichCompare(t, op, object.NewTuple(x), object.NewTuple(y))
	}
}

// equal compares two instances where that runs no Python code, and charges as the
// comparison of the tuples of their fields does; known is false for others.
func (c *dataClass) equal(t *object.Thread, a, b object.Value) (equal, known bool) {
	if a.Kind() != object.KindInstance || t.Depth >= t.MaxDepth {
		return false, false
	}
	a.Instance().Touch()
	b.Instance().Touch()
	used, compared := int64(0), int64(0)
	equal = true
	for _, f := range c.fields {
		if f.initOnly || !f.compare {
			continue
		}
		t.WarmUp(a.Instance().Class, f.name)
		t.WarmUp(b.Instance().Class, f.name)
		x, y := t.PlainAttr(a.Instance(), f.name), t.PlainAttr(b.Instance(), f.name)
		if x == nil || y == nil {
			return false, false
		}
		used++
		if equal {
			if equal, known = object.SimpleEqual(*x, *y); !known {
				return false, false
			}
			compared++
		}
	}
	cost := 2*valueCost*used + ops.ItemsCost(int(compared))
	if t.Left < cost {
		return false, false
	}
	t.Left -= cost
	return equal, true
}

func (c *dataClass) hash(t *object.Thread, a object.Args) (object.Value, error) {
	values, err := c.values(t, a.Pos[0], func(f *dataField) bool {
		if f.hash.IsNone() {
			return f.compare
		}
		return f.hash.IsTrue()
	})
	if err != nil {
		return object.Value{}, err
	}
	h, err := ops.Hash(t, object.NewTuple(values))
	return object.Int(h), err
}

// refuse returns the __setattr__ or __delattr__ of a frozen class.
func (c *dataClass) refuse(what string) object.Func {
	return func(t *object.Thread, a object.Args) (object.Value, error) {
		name, err := native.AttributeName(t, a.Pos[1])
		if err != nil {
			return object.Value{}, err
		}
		for _, f := range c.fields {
			if t.TypeOf(a.Pos[0]) == c.class || f.name.S == name.S {
				return object.Value{}, object.Raise(c.d.frozen, "cannot %s field '%s'", what, name.S)
			}
		}
		if what == "delete" {
			return object.None, ops.DelPlainAttr(t, a.Pos[0], name)
		}
		return object.None, ops.SetPlainAttr(t, a.Pos[0], name, a.Pos[2])
	}
}
