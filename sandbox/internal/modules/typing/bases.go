package typing

import (
	"slices"
	"strings"

	"bhack/sandbox/internal/meter"
	"bhack/sandbox/internal/native"
	"bhack/sandbox/internal/object"
)

// abstract are the aliases of classes of collections.abc.
var abstract = native.WordSet("typing.AbstractSet typing.Callable typing.Collection typing.Container typing.Generator typing.Hashable " +
	"typing.ItemsView typing.Iterable typing.Iterator typing.KeysView typing.Mapping typing.MappingView typing.MutableMapping " +
	"typing.MutableSequence typing.MutableSet typing.Reversible typing.Sequence typing.Sized typing.ValuesView")

// anyClass is class, also of an alias of an abstract class: then the module with these, which is Python code, is imported.
func (a *typingAlias) anyClass(t *object.Thread) (object.Value, error) {
	if !abstract[a.name] {
		return a.class(t)
	}
	module, err := t.Machine.Member(t.Runtime.Modules["collections"](t), object.NewStr("abc"))
	if err != nil {
		return object.Value{}, err
	}
	return t.Machine.Member(module.Module(), object.NewStr(a.abstractName()))
}

// abstractName returns the name that the class of an alias has in collections.abc.
func (a *typingAlias) abstractName() string {
	if a.name == "typing.AbstractSet" {
		return "Set"
	}
	return strings.TrimPrefix(a.name, "typing.")
}

// forms are the names that no class can derive from.
var forms = native.WordSet("typing.Any typing.Union typing.Optional typing.ClassVar typing.NoReturn")

// entries returns the bases that an alias stands for among those of a class: its class, and behind that Generic, unless one of the
// later ones brings that along.
func (y *typing) entries(t *object.Thread, a *typingAlias, bases []object.Value) (object.Value, error) {
	if forms[a.name] {
		return object.Value{}, object.Raise(object.TypeError, "Cannot subclass <class 'typing._SpecialForm'>")
	}
	if err := meter.ChargeItems(t, len(bases)); err != nil {
		return object.Value{}, err
	}
	if a.name == "typing.Pattern" || a.name == "typing.Match" {
		return object.Value{}, object.Raise(object.TypeError, "type 're.%s' is not an acceptable base type", strings.TrimPrefix(a.name, "typing."))
	}
	class, err := a.anyClass(t)
	if err != nil {
		return object.Value{}, err
	}
	isGeneric := func(v object.Value) bool {
		return y.isAlias(v) || v.Kind() == object.KindType && v.Type().IsSubclass(y.generic)
	}
	isSelf := func(v object.Value) bool { return y.isAlias(v) && native.As[typingAlias](v).key == a.key }
	at := slices.IndexFunc(bases, isSelf)
	later := bases[at+1:]
	switch {
	case object.Is(class, y.generic.Value()):
		if slices.ContainsFunc(later, func(v object.Value) bool { return y.isAlias(v) && !isSelf(v) }) {
			return object.TupleOf(), nil
		}
		return object.TupleOf(class), nil
	case !class.IsNil() && !strings.HasPrefix(a.name, "typing."): // one of the player's
		return object.TupleOf(class), nil
	}
	var entries []object.Value
	if !class.IsNil() && !slices.ContainsFunc(bases, func(v object.Value) bool { return object.Is(v, class) }) {
		entries = append(entries, class)
	}
	if !slices.ContainsFunc(later, isGeneric) {
		entries = append(entries, y.generic.Value())
	}
	return object.NewTuple(entries), nil
}
