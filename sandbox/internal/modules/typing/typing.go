// Package typing is Python's module typing, as far as annotations are made with it: they
// can be written and printed, and mean nothing.
package typing

import (
	"slices"
	"strings"

	"bhack/sandbox/internal/meter"
	"bhack/sandbox/internal/modules/collections"
	"bhack/sandbox/internal/native"
	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/ops"
	"bhack/sandbox/internal/special"
)

// typingAlias is a name of the module typing, or such a name with parameters. It
// does nothing, but can be written wherever a type is meant.
type typingAlias struct {
	object.Instance
	// text is its repr.
	text string
	// origin is the class that it stands for, or the zero Value: see class.
	origin object.Value
	// name is the repr without parameters; key is what tells the alias from others: for a
	// union, the repr with the parameters in order.
	name, key string
	// params are the parameters, of one that has some, and variables the type variables
	// among them.
	params, variables []object.Value
}

// Walk implements object.Walker.
func (a *typingAlias) Walk(c *object.Census) {
	c.AddBytes(int64(len(a.text)))
	c.Add(a.origin)
	c.AddSlice(a.params)
	c.AddSlice(a.variables)
}

// describe writes down what the alias holds.
func (a *typingAlias) describe(s *object.State) {
	s.Text(a.text)
	s.Text(a.name)
	s.Text(a.key)
	s.Value(a.origin)
	s.Word(uint64(cap(a.params)), uint64(cap(a.variables))) // a census counts these
	s.Values(a.params)
	s.Values(a.variables)
}

func (a *typingAlias) take(s *object.Snapshot) {
	object.TakeSlice(s, a.params)
	object.TakeSlice(s, a.variables)
}

// Module is Python's module typing.
func Module(b *native.Builder, types collections.Types) (m *native.Module, alias *object.Type) {
	m = native.NewModule("typing")
	y := &typing{b: b, alias: native.ModuleType("typing", "_GenericAlias", object.ObjectType)}
	y.alias.Name = "_GenericAlias"
	y.alias.Layout = native.LayoutOf(func(a *typingAlias) *object.Instance { return &a.Instance })
	native.Describe(y.alias.Layout, (*typingAlias).describe, (*typingAlias).take)
	y.alias.NoDict, y.alias.Final = true, true
	y.alias.Hooks |= object.HookGetAttr | object.HookSetAttr
	y.generic = native.PythonType("typing", "Generic", object.ObjectType)
	native.NoSlots(y.generic)
	m.Class(y.generic)
	y.aliasMethods()
	y.genericClass()
	for _, name := range strings.Fields("Any Union Optional Callable NoReturn ClassVar Iterable Iterator Generator Sequence " +
		"MutableSequence Mapping MutableMapping AbstractSet MutableSet Collection Container Sized Hashable Reversible " +
		"SupportsInt SupportsFloat SupportsComplex SupportsBytes SupportsAbs SupportsRound ByteString " +
		"KeysView ItemsView ValuesView MappingView Awaitable Coroutine AsyncIterable AsyncIterator AsyncGenerator " +
		"ContextManager AsyncContextManager IO TextIO BinaryIO Pattern Match ForwardRef") {
		m.Define(name, y.newAlias("typing."+name, object.Value{}))
	}
	y.union = m.Names.GetStr(object.NewSharedStr("Union"))
	builtin := b.Runtime.Types
	for name, origin := range native.Sorted(map[string]*object.Type{
		"List": builtin[object.KindList], "Dict": builtin[object.KindDict], "Set": builtin[object.KindSet],
		"FrozenSet": builtin[object.KindFrozenSet], "Tuple": builtin[object.KindTuple], "Type": builtin[object.KindType],
		"Deque": collections.DequeType, "DefaultDict": types.DefaultDict, "OrderedDict": types.OrderedDict, "Counter": types.Counter,
	}) {
		m.Define(name, y.newAlias("typing."+name, origin.Value()))
	}
	m.Define("ChainMap", y.newAlias(chainMap, object.Value{}))
	m.Define("Text", builtin[object.KindStr].Value())
	m.Define("TYPE_CHECKING", object.False)
	y.functions(m)
	y.typeVar(m)
	m.Define("__all__", native.SharedTuple(strings.Fields(public)...))
	namedTupleClassSyntax(m, b, typedTuples{collections.NamedTuples{Dict: types.OrderedDict}, y})
	return m, y.alias
}

// public are the names that an import of all names takes.
const public = "Any Callable ClassVar ForwardRef Generic Optional Tuple Type TypeVar Union AbstractSet ByteString Container ContextManager " +
	"Hashable ItemsView Iterable Iterator KeysView Mapping MappingView MutableMapping MutableSequence MutableSet Sequence Sized ValuesView " +
	"Awaitable AsyncIterator AsyncIterable Coroutine Collection AsyncGenerator AsyncContextManager Reversible SupportsAbs SupportsBytes " +
	"SupportsComplex SupportsFloat SupportsInt SupportsRound ChainMap Counter Deque Dict DefaultDict List OrderedDict Set FrozenSet " +
	"NamedTuple Generator AnyStr cast get_type_hints NewType no_type_check no_type_check_decorator NoReturn overload Text TYPE_CHECKING"

// IsClassVar reports whether an annotation is that of a class variable; alias is the
// type of the module's generic types.
func IsClassVar(v object.Value, alias *object.Type) bool {
	return v.Kind() == object.KindInstance && v.Instance().Class == alias && strings.HasPrefix(native.As[typingAlias](v).text, "typing.ClassVar")
}

// typing makes the names of the module typing.
type typing struct {
	b                        *native.Builder
	alias, generic, variable *object.Type
	// union is what the __origin__ of unions is.
	union object.Value
}

func (y *typing) newAlias(text string, origin object.Value) object.Value {
	a := native.As[typingAlias](object.NewInstance(y.alias).Value())
	a.text, a.name, a.key, a.origin = text, text, text, origin
	return a.Value()
}

// chainMap is the name of the alias whose class is made, by Python code, when it is first asked for.
const chainMap = "typing.ChainMap"

// class returns the class that the alias stands for, or the zero Value.
func (a *typingAlias) class(t *object.Thread) (object.Value, error) {
	if a.name == chainMap {
		return t.Machine.Member(t.Runtime.Modules["collections"](t), object.NewStr("ChainMap"))
	}
	return a.origin, nil
}

// aliasMethods adds what can be done with an alias.
func (y *typing) aliasMethods() {
	type aliasMethod = native.InstanceMethod[typingAlias]
	native.AddMethods(
		y.b, y.alias, native.ArgFlags,
		aliasMethod{Name: "__getitem__", Min: 1, Max: 1, Fn: func(t *object.Thread, a *typingAlias, args []object.Value) (object.Value, error) {
			if a.text != a.name {
				return y.substitute(t, a, args[0])
			}
			return y.subscript(t, a.text, a.origin, args[0])
		}},
		aliasMethod{Name: "__mro_entries__", Min: 1, Max: 1, Fn: func(t *object.Thread, a *typingAlias, args []object.Value) (object.Value, error) {
			if args[0].Kind() != object.KindTuple {
				return object.Value{}, object.Raise(object.TypeError, "__mro_entries__() takes a tuple")
			}
			return y.entries(t, a, args[0].Tuple().Items)
		}},
		aliasMethod{Name: "__instancecheck__", Min: 1, Max: 1, Fn: func(t *object.Thread, a *typingAlias, args []object.Value) (object.Value, error) {
			if protocols[strings.TrimPrefix(a.text, "typing.")] != nil {
				return object.Value{}, object.Raise(object.TypeError, "Protocols cannot be used with isinstance().")
			}
			return y.check(t, a, t.TypeOf(args[0]), "isinstance")
		}},
		aliasMethod{Name: "__subclasscheck__", Min: 1, Max: 1, Fn: func(t *object.Thread, a *typingAlias, args []object.Value) (object.Value, error) {
			if args[0].Kind() != object.KindType {
				return object.Value{}, object.Raise(object.TypeError, "issubclass() arg 1 must be a class")
			}
			return y.check(t, a, args[0].Type(), "issubclass")
		}},
		aliasMethod{Name: "__getattr__", Min: 1, Max: 1, Fn: func(t *object.Thread, a *typingAlias, args []object.Value) (object.Value, error) {
			return a.attribute(t, args[0])
		}},
		aliasMethod{Name: "__setattr__", Min: 2, Max: 2, Fn: func(t *object.Thread, a *typingAlias, args []object.Value) (object.Value, error) {
			return object.None, a.setAttribute(t, args[0], args[1])
		}},
		aliasMethod{Name: "__repr__", Fn: func(t *object.Thread, a *typingAlias, _ []object.Value) (object.Value, error) {
			return object.String(a.text), meter.ChargeBytes(t, 4*len(a.text))
		}},
		aliasMethod{Name: "__hash__", Fn: func(t *object.Thread, a *typingAlias, _ []object.Value) (object.Value, error) {
			return object.Int(object.NewStr(a.key).Hash()), meter.ChargeBytes(t, 4*len(a.key))
		}},
		aliasMethod{Name: "__eq__", Min: 1, Max: 1, Fn: func(t *object.Thread, a *typingAlias, args []object.Value) (object.Value, error) {
			if t.TypeOf(args[0]) != y.alias {
				return object.NotImplemented, nil
			}
			return object.Bool(native.As[typingAlias](args[0]).key == a.key), nil
		}},
	)
	itself := func(_ *object.Thread, args []object.Value) (object.Value, error) { return args[0], nil }
	y.b.Methods(y.alias, native.Method{Name: "__copy__", Fn: itself}, native.Method{Name: "__deepcopy__", Min: 1, Max: 1, Fn: itself})
	y.b.Property(y.alias, "__origin__", func(t *object.Thread, args []object.Value) (object.Value, error) {
		a := native.As[typingAlias](args[0])
		if a.name == "typing.Union" {
			return y.union, nil
		}
		class, err := a.anyClass(t)
		return native.Given(class, object.None), err
	})
	y.b.Property(y.alias, "__args__", func(t *object.Thread, args []object.Value) (object.Value, error) {
		items := flatParameters(native.As[typingAlias](args[0]).params)
		if native.As[typingAlias](args[0]).text == "typing.Tuple[()]" {
			items = []object.Value{object.NewTuple(nil)}
		}
		return object.NewTuple(slices.Clone(items)), meter.ChargeItems(t, 2*len(items))
	})
	y.b.Property(y.alias, "__parameters__", func(t *object.Thread, args []object.Value) (object.Value, error) {
		variables := native.As[typingAlias](args[0]).variables
		return object.NewTuple(slices.Clone(variables)), meter.ChargeItems(t, 2*len(variables))
	})
	y.b.KeywordMethod(y.alias, "__call__", func(t *object.Thread, a object.Args) (object.Value, error) {
		alias := native.As[typingAlias](a.Pos[0])
		class, err := alias.anyClass(t)
		if err == nil {
			err = alias.checkCall(class)
		}
		if err != nil {
			return object.Value{}, err
		}
		if !t.Enter() {
			return object.Value{}, meter.RecursionError("")
		}
		defer t.Leave()
		made, err := t.Machine.Call(class, object.Args{Pos: a.Pos[1:], Names: a.Names})
		if err != nil {
			return object.Value{}, err
		}
		if err := ops.SetAttr(t, made, nameOrigClass, alias.Value()); !native.IsError(err, object.AttributeError) {
			return made, err
		}
		return made, nil
	})
	y.b.KeywordMethod(y.alias, "__init__", func(t *object.Thread, _ object.Args) (object.Value, error) {
		return object.Value{}, object.Raise(object.TypeError, "cannot create '_GenericAlias' instances")
	})
}

// nameOrigClass is where instances that an alias has made keep it, if they can.
var nameOrigClass = object.NewSharedStr("__orig_class__")

// attribute returns an attribute that the alias does not have itself: the class for which it stands may have it.
func (a *typingAlias) attribute(t *object.Thread, name object.Value) (object.Value, error) {
	s, err := native.AttributeName(t, name)
	if err != nil {
		return object.Value{}, err
	}
	class, err := a.anyClass(t)
	switch {
	case err != nil:
		return object.Value{}, err
	case s.S == "__module__" && !strings.HasPrefix(a.name, "typing."):
		return ops.GetAttr(t, class, s)
	case s.S == "__module__":
		return object.String("typing"), nil
	case class.IsNil():
		return object.Value{}, object.Raise(object.AttributeError, "'_SpecialForm' object has no attribute '%s'", s.S)
	case isDunder(s.S):
		return object.Value{}, object.Raise(object.AttributeError, "%s", s.S)
	}
	return ops.GetAttr(t, class, s)
}

// setAttribute sets an attribute of the class for which the alias stands.
func (a *typingAlias) setAttribute(t *object.Thread, name, v object.Value) error {
	s, err := native.AttributeName(t, name)
	if err != nil {
		return err
	}
	class, err := a.anyClass(t)
	switch {
	case err != nil:
		return err
	case class.IsNil() || isDunder(s.S):
		return object.Raise(object.AttributeError, "'_GenericAlias' object has no attribute '%s'", s.S)
	}
	return ops.SetAttr(t, class, s, v)
}

func isDunder(name string) bool {
	return strings.HasPrefix(name, "__") && strings.HasSuffix(name, "__")
}

// displayed are the names of the aliases of types that have displays, which are not to be called.
var displayed = native.WordSet("typing.List typing.Dict typing.Set typing.FrozenSet typing.Tuple typing.Type")

// checkCall returns the error of a call of an alias of the class, or nil.
func (a *typingAlias) checkCall(class object.Value) error {
	switch {
	case class.IsNil():
		return object.Raise(object.TypeError, "Cannot instantiate %s", a.name)
	case a.name == "typing.Generic":
		return object.Raise(object.TypeError, "Type Generic cannot be instantiated; it can be used only as a base class")
	case displayed[a.name]:
		return object.Raise(object.TypeError, "Type %s cannot be instantiated; use %s() instead",
			strings.TrimPrefix(a.name, "typing."), class.Type().ShortName())
	}
	return nil
}

// maxTypeText is the length to which the repr of an alias may grow.
const maxTypeText = 4096

// subscript returns an alias with parameters.
func (y *typing) subscript(t *object.Thread, text string, origin, params object.Value) (object.Value, error) {
	items, err := y.parameters(t, text, params)
	if err != nil {
		return object.Value{}, err
	}
	if text == "typing.Optional" {
		text, items = "typing.Union", append(items, t.TypeOf(object.None).Value())
	}
	return y.make(t, text, origin, items)
}

// make returns an alias with parameters that have been checked.
func (y *typing) make(t *object.Thread, text string, origin object.Value, items []object.Value) (object.Value, error) {
	name := text
	if text == "typing.Union" {
		var err error
		if items, err = y.flatUnion(t, items); err != nil {
			return object.Value{}, err
		}
	}
	if err := checkParams(text, len(items)); err != nil {
		return object.Value{}, err
	}
	texts, err := y.typeTexts(t, items)
	if err != nil {
		return object.Value{}, err
	}
	shown := strings.Join(texts, ", ")
	if text == "typing.Union" && len(items) == 1 {
		return items[0], nil
	}
	if text == "typing.Tuple" && len(items) == 0 {
		shown = "()"
	}
	text += "[" + shown + "]"
	if err := meter.ChargeBytes(t, 24*len(text)); err != nil {
		return object.Value{}, err
	}
	if len(text) > maxTypeText {
		text = text[:maxTypeText]
	}
	alias := y.newAlias(text, origin)
	a := native.As[typingAlias](alias)
	a.name, a.key, a.params = name, text, items
	if name == "typing.Union" {
		slices.Sort(texts)
		a.key = name + "[" + strings.Join(texts, ", ") + "]"
	}
	a.variables, err = y.variables(t, items)
	return alias, err
}

// flatUnion returns the members of a union: those of unions inside it, and each once.
func (y *typing) flatUnion(t *object.Thread, items []object.Value) ([]object.Value, error) {
	var flat []object.Value
	for _, v := range items {
		inner := []object.Value{v}
		if v.Kind() == object.KindInstance && v.Instance().Class == y.alias {
			if a := native.As[typingAlias](v); strings.HasPrefix(a.text, "typing.Union[") {
				inner = a.params
			}
		}
		for _, v := range inner {
			if err := t.Charge(1 + int64(len(flat))); err != nil {
				return nil, err
			}
			if !slices.ContainsFunc(flat, func(other object.Value) bool { return y.sameType(v, other) }) {
				flat = append(flat, v)
			}
		}
	}
	return flat, nil
}

// sameType reports whether two parameters are the same type.
func (y *typing) sameType(v, other object.Value) bool {
	if v.Kind() != object.KindInstance || other.Kind() != object.KindInstance || v.Instance().Class != y.alias || other.Instance().Class != y.alias {
		return object.Is(v, other)
	}
	return native.As[typingAlias](v).key == native.As[typingAlias](other).key
}

// paramCounts are how many parameters generic types have.
var paramCounts = map[string]int{
	"typing.List": 1, "typing.Set": 1, "typing.FrozenSet": 1, "typing.Deque": 1, "typing.Iterable": 1, "typing.Iterator": 1,
	"typing.Sequence": 1, "typing.Counter": 1, "typing.Type": 1, "typing.Dict": 2, "typing.DefaultDict": 2, "typing.Mapping": 2,
}

// checkParams checks the number of parameters of a generic type.
func checkParams(text string, n int) error {
	if want, known := paramCounts[text]; known && n != want {
		return wrongNumber(text, n, want)
	}
	return nil
}

// wrongNumber is the error of n parameters for an alias that wants another number.
func wrongNumber(text string, n, want int) error {
	which := "many"
	if n < want {
		which = "few"
	}
	return object.Raise(object.TypeError, "Too %s parameters for %s; actual %d, expected %d", which, text, n, want)
}

// typeTexts returns how parameters are printed.
func (y *typing) typeTexts(t *object.Thread, items []object.Value) ([]string, error) {
	var texts []string
	for _, v := range items {
		text := ""
		var err error
		switch v.Kind() {
		case object.KindNone:
			text = "NoneType"
		case object.KindEllipsis:
			text = "..."
		case object.KindType:
			if text = v.Type().Qualname; v.Type().Module != "builtins" {
				text = v.Type().Module + "." + text
			}
		case object.KindList:
			var inner []string
			inner, err = y.typeTexts(t, flatItems(v.List().Items))
			text = "[" + strings.Join(inner, ", ") + "]"
		case object.KindFunction, object.KindBuiltin:
			text, err = functionText(t, v)
		case object.KindInstance, object.KindMethod, object.KindStr:
			text, err = ops.Repr(t, v)
			if v.Kind() == object.KindStr {
				text = "ForwardRef(" + text + ")"
			}
		default:
			if text, err = ops.Repr(t, v); err == nil {
				err = object.Raise(object.TypeError, "Parameters to generic types must be types. Got %s.", text)
			}
		}
		if err != nil {
			return nil, err
		}
		texts = append(texts, text)
	}
	return texts, nil
}

// functionText returns how a function is printed as a parameter: by its name, as a type of NewType is, if it is one of Python code, or
// stands for one.
func functionText(t *object.Thread, v object.Value) (string, error) {
	if v.Kind() == object.KindBuiltin && v.Builtin().Attrs == nil {
		return ops.Repr(t, v)
	}
	name, err := ops.GetAttr(t, v, special.NameName)
	if err != nil {
		return "", err
	}
	return ops.Str(t, name)
}

// flatItems leaves lists inside a list out.
func flatItems(items []object.Value) []object.Value {
	var out []object.Value
	for _, v := range items {
		if v.Kind() != object.KindList {
			out = append(out, v)
		}
	}
	return out
}
