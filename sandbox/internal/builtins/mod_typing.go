package builtins

import (
	"strings"

	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/ops"
)

// typingAlias is a name of the module typing, or such a name with parameters. It
// does nothing, but can be written wherever a type is meant.
type typingAlias struct {
	object.Instance
	// text is its repr.
	text string
	// origin is the class that it stands for, or the zero Value.
	origin object.Value
	// special tells that it cannot be called.
	special bool
}

// typingModule is Python's module typing.
func typingModule(b *builder, types collectionTypes) (m *moduleBuilder, alias *object.Type) {
	m = newModule("typing")
	y := &typing{b: b, alias: nativeType("typing", "_GenericAlias", object.ObjectType)}
	y.alias.Name = "_GenericAlias"
	y.alias.Layout = layoutOf(func(a *typingAlias) *object.Instance { return &a.Instance })
	y.alias.NoDict = true
	y.generic = pythonType("typing", "Generic", object.ObjectType)
	m.class(y.generic)
	y.aliasMethods()
	y.genericClass()
	for _, name := range strings.Fields("Any Union Optional Callable NoReturn ClassVar Iterable Iterator Generator Sequence " +
		"MutableSequence Mapping MutableMapping AbstractSet MutableSet Collection Container Sized Hashable Reversible " +
		"SupportsInt SupportsFloat SupportsComplex SupportsBytes SupportsAbs SupportsRound ByteString " +
		"KeysView ItemsView ValuesView MappingView Awaitable Coroutine AsyncIterable AsyncIterator AsyncGenerator " +
		"ContextManager AsyncContextManager IO TextIO BinaryIO Pattern Match ForwardRef") {
		m.define(name, y.newAlias("typing."+name, object.Value{}, true))
	}
	collections := b.rt.Types
	for name, origin := range map[string]*object.Type{
		"List": collections[object.KindList], "Dict": collections[object.KindDict], "Set": collections[object.KindSet],
		"FrozenSet": collections[object.KindFrozenSet], "Tuple": collections[object.KindTuple], "Type": collections[object.KindType],
		"Deque": dequeType, "DefaultDict": types.defaultDict, "OrderedDict": types.orderedDict, "Counter": types.counter,
		"ChainMap": collections[object.KindDict],
	} {
		m.define(name, y.newAlias("typing."+name, origin.Value(), true))
	}
	m.define("Text", collections[object.KindStr].Value())
	m.define("TYPE_CHECKING", object.False)
	y.functions(m)
	y.typeVar(m)
	namedTupleClassSyntax(m, b, namedTuples{types.orderedDict})
	return m, y.alias
}

// isClassVar tells whether an annotation is that of a class variable; alias is the
// type of the module's generic types.
func isClassVar(v object.Value, alias *object.Type) bool {
	return v.Kind() == object.KindInstance && v.Instance().Class == alias && strings.HasPrefix(as[typingAlias](v).text, "typing.ClassVar")
}

// typing makes the names of the module typing.
type typing struct {
	b              *builder
	alias, generic *object.Type
}

func (y *typing) newAlias(text string, origin object.Value, special bool) object.Value {
	a := as[typingAlias](object.NewInstance(y.alias).Value())
	a.text, a.origin, a.special = text, origin, special
	return a.Value()
}

// aliasMethods adds what can be done with an alias.
func (y *typing) aliasMethods() {
	type aliasMethod = nativeMethod[typingAlias]
	addMethods(
		y.b, y.alias, argFlags,
		aliasMethod{"__getitem__", 1, 1, func(t *object.Thread, a *typingAlias, args []object.Value) (object.Value, error) {
			return y.subscript(t, a.text, a.origin, args[0])
		}},
		aliasMethod{"__mro_entries__", 1, 1, func(_ *object.Thread, a *typingAlias, _ []object.Value) (object.Value, error) {
			if a.origin.IsNil() {
				return object.TupleOf(y.generic.Value()), nil
			}
			return object.TupleOf(a.origin), nil
		}},
		aliasMethod{"__repr__", 0, 0, func(_ *object.Thread, a *typingAlias, _ []object.Value) (object.Value, error) {
			return object.String(a.text), nil
		}},
		aliasMethod{"__hash__", 0, 0, func(_ *object.Thread, a *typingAlias, _ []object.Value) (object.Value, error) {
			return object.Int(object.NewStr(a.text).Hash()), nil
		}},
		aliasMethod{"__eq__", 1, 1, func(t *object.Thread, a *typingAlias, args []object.Value) (object.Value, error) {
			if t.TypeOf(args[0]) != y.alias {
				return object.NotImplemented, nil
			}
			return object.Bool(as[typingAlias](args[0]).text == a.text), nil
		}},
	)
	y.b.property(y.alias, "__origin__", func(_ *object.Thread, args []object.Value) (object.Value, error) {
		return given(as[typingAlias](args[0]).origin, object.None), nil
	})
	y.b.guarded(y.alias, "__call__", func(t *object.Thread, a object.Args) (object.Value, error) {
		alias := as[typingAlias](a.Pos[0])
		if alias.origin.IsNil() || alias.special {
			return object.Value{}, object.Raise(object.TypeError, "Type %s cannot be instantiated; use the class that it stands for instead", strings.TrimPrefix(alias.text, "typing."))
		}
		if !t.Enter() {
			return object.Value{}, object.Raise(object.RecursionError, "maximum recursion depth exceeded")
		}
		defer t.Leave()
		return t.Machine.Call(alias.origin, object.Args{Pos: a.Pos[1:], Names: a.Names})
	})
}

// maxTypeText is the length to which the repr of an alias may grow.
const maxTypeText = 4096

// subscript returns an alias with parameters.
func (y *typing) subscript(t *object.Thread, text string, origin, params object.Value) (object.Value, error) {
	items := []object.Value{params}
	if params.Kind() == object.KindTuple {
		items = params.Tuple().Items
	}
	if err := t.Charge(int64(len(items)) + 1); err != nil {
		return object.Value{}, err
	}
	if text == "typing.Optional" {
		text, items = "typing.Union", []object.Value{params, object.None}
	}
	shown, err := y.typeTexts(t, items)
	if err != nil {
		return object.Value{}, err
	}
	if text == "typing.Union" && len(items) == 1 {
		return items[0], nil
	}
	text += "[" + shown + "]"
	if err := ops.ChargeBytes(t, len(text)); err != nil {
		return object.Value{}, err
	}
	if len(text) > maxTypeText {
		text = text[:maxTypeText]
	}
	return y.newAlias(text, origin, origin.IsNil() || origin.Type().Builtin), nil
}

func (y *typing) typeTexts(t *object.Thread, items []object.Value) (string, error) {
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
			if text, err = y.typeTexts(t, flatItems(v.List().Items)); err == nil {
				text = "[" + text + "]"
			}
		case object.KindInstance, object.KindStr:
			text, err = ops.Repr(t, v)
			if v.Kind() == object.KindStr {
				text = "ForwardRef(" + text + ")"
			}
		default:
			return "", object.Raise(object.TypeError, "Parameters to generic types must be types. Got a %s.", t.TypeOf(v).Name)
		}
		if err != nil {
			return "", err
		}
		texts = append(texts, text)
	}
	return strings.Join(texts, ", "), nil
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

// genericClass adds Generic, which classes can derive from with parameters.
func (y *typing) genericClass() {
	item := object.NewBuiltin("__class_getitem__", func(t *object.Thread, a object.Args) (object.Value, error) {
		if err := unpackArgs("__class_getitem__", a, 2, 2); err != nil {
			return object.Value{}, err
		}
		if a.Pos[0].Kind() != object.KindType {
			return object.Value{}, object.Raise(object.TypeError, "__class_getitem__() takes a class")
		}
		class := a.Pos[0].Type()
		return y.subscript(t, class.Module+"."+class.Qualname, a.Pos[0], a.Pos[1])
	})
	y.generic.Attrs.SetStr(object.NewSharedStr("__class_getitem__"), object.NewClassMethod(item.Value()))
}

// functions adds the functions, which return what they get.
func (y *typing) functions(m *moduleBuilder) {
	for _, f := range []struct {
		signature
		result int
	}{
		{signature{name: "cast", params: []string{"typ", "val"}}, 1},
		{signature{name: "no_type_check", params: []string{"arg"}}, 0},
		{signature{name: "no_type_check_decorator", params: []string{"decorator"}}, 0},
		{signature{name: "overload", params: []string{"func"}}, 0},
	} {
		f.function(m, func(_ *object.Thread, args []object.Value) (object.Value, error) { return args[f.result], nil })
	}
	newType := signature{name: "NewType", params: []string{"name", "tp"}}
	identity := signature{name: "new_type", params: []string{"x"}}
	newType.function(m, func(t *object.Thread, args []object.Value) (object.Value, error) {
		name, err := ops.Str(t, args[0])
		return object.NewBuiltin(name, func(_ *object.Thread, a object.Args) (object.Value, error) {
			values, err := identity.bind(a)
			if err != nil {
				return object.Value{}, err
			}
			return values[0], nil
		}).Value(), err
	})
	hints := signature{name: "get_type_hints", params: []string{"obj", "globalns", "localns"}, optional: 2}
	hints.function(m, func(t *object.Thread, args []object.Value) (object.Value, error) {
		v, err := ops.GetAttr(t, args[0], nameAnnotations)
		if isError(err, object.AttributeError) {
			return object.NewDict().Value(), nil
		}
		if err != nil || !isKind(v, object.KindDict) {
			return object.Value{}, err
		}
		return v.Dict().Copy().Value(), ops.ChargeItems(t, v.Dict().Len())
	})
}

// nameAnnotations is where a class has the types of its attributes.
var nameAnnotations = object.NewSharedStr("__annotations__")

// typeVariable is typing.TypeVar.
type typeVariable struct {
	object.Instance
	name string
}

func (y *typing) typeVar(m *moduleBuilder) {
	class := pythonType("typing", "TypeVar", object.ObjectType)
	class.Layout = layoutOf(func(v *typeVariable) *object.Instance { return &v.Instance })
	class.NoDict, class.Final = true, true
	m.class(class)
	sig := signature{name: "__init__", params: []string{"self", "name"}, rest: true, keywords: []string{"bound", "covariant", "contravariant"}}
	y.b.guarded(class, "__init__", func(_ *object.Thread, a object.Args) (object.Value, error) {
		args, err := sig.bind(a)
		if err != nil {
			return object.Value{}, err
		}
		if args[1].Kind() != object.KindStr {
			return object.Value{}, object.Raise(object.TypeError, "TypeVar name must be a string")
		}
		if v := as[typeVariable](args[0]); v.name == "" { // as AnyStr is shared
			v.name = args[1].Str().S
		}
		return object.None, nil
	})
	addMethods(y.b, class, argFlags, nativeMethod[typeVariable]{"__repr__", 0, 0, func(_ *object.Thread, v *typeVariable, _ []object.Value) (object.Value, error) {
		return object.String("~" + v.name), nil
	}})
	y.b.property(class, "__name__", func(_ *object.Thread, args []object.Value) (object.Value, error) {
		return object.String(as[typeVariable](args[0]).name), nil
	})
	anyStr := as[typeVariable](object.NewInstance(class).Value())
	anyStr.name = "AnyStr"
	m.define("AnyStr", anyStr.Value())
}
