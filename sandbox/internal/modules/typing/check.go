package typing

import (
	"slices"
	"strings"

	"bhack/sandbox/internal/meter"
	"bhack/sandbox/internal/modules/collections"
	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/ops"
)

// structures are the abstract types to which a class belongs that has some methods.
var structures = map[string][]*object.Str{
	"Callable": names("__call__"), "Iterable": names("__iter__"), "Iterator": names("__iter__ __next__"),
	"Sized": names("__len__"), "Container": names("__contains__"), "Hashable": names("__hash__"),
	"Collection": names("__len__ __iter__ __contains__"), "Reversible": names("__reversed__ __iter__"),
	"Generator": names("__iter__ __next__ send throw close"), "ContextManager": names("__enter__ __exit__"),
}

// protocols are the types to which a class belongs that has a method, be it None. Instances are not asked for.
var protocols = map[string]*object.Str{
	"SupportsInt": object.NewSharedStr("__int__"), "SupportsFloat": object.NewSharedStr("__float__"), "SupportsComplex": object.NewSharedStr("__complex__"),
	"SupportsBytes": object.NewSharedStr("__bytes__"), "SupportsAbs": object.NewSharedStr("__abs__"), "SupportsRound": object.NewSharedStr("__round__"),
}

func names(words string) []*object.Str {
	var list []*object.Str
	for _, word := range strings.Fields(words) {
		list = append(list, object.NewSharedStr(word))
	}
	return list
}

// families are the abstract types to which the builtin types of some kinds belong, and
// what derives from them.
var families = map[string][]object.Kind{
	"Sequence":        {object.KindList, object.KindTuple, object.KindStr, object.KindRange},
	"Reversible":      {object.KindList, object.KindTuple, object.KindStr, object.KindRange},
	"MutableSequence": {object.KindList},
	"Mapping":         {object.KindDict},
	"MutableMapping":  {object.KindDict},
	"AbstractSet":     {object.KindSet, object.KindFrozenSet},
	"MutableSet":      {object.KindSet},
}

// check is what isinstance and issubclass, which of them by is, ask of an alias.
func (y *typing) check(t *object.Thread, a *typingAlias, class *object.Type, by string) (object.Value, error) {
	if len(a.params) > 0 {
		return object.Value{}, object.Raise(object.TypeError, "Subscripted generics cannot be used with class and instance checks")
	}
	if origin, err := a.class(t); err != nil || !origin.IsNil() {
		return object.Bool(err == nil && class.IsSubclass(origin.Type())), err
	}
	name := strings.TrimPrefix(a.text, "typing.")
	if module := t.Machine.Imported("collections.abc"); module != nil && abstract[a.name] { // classes may have been registered there
		origin, err := t.Machine.Member(module, object.NewStr(a.abstractName()))
		if err != nil {
			return object.Value{}, err
		}
		if !origin.IsNil() {
			ok, err := ops.IsSubclass(t, class.Value(), origin)
			return object.Bool(ok), err
		}
	}
	if method := protocols[name]; method != nil {
		t.Spend(meter.LibraryCost + meter.StepCost*len(class.MRO))
		return object.Bool(!class.Lookup(method).IsNil()), nil
	}
	methods, isStructure := structures[name]
	kinds, isFamily := families[name]
	if !isStructure && !isFamily {
		return object.Value{}, object.Raise(object.TypeError, "%s cannot be used with %s()", a.text, by)
	}
	t.Spend(meter.LibraryCost + meter.StepCost*len(class.MRO)*(1+len(methods)))
	if isFamily && slices.Contains(kinds, class.Repr) {
		return object.True, nil
	}
	if strings.HasSuffix(name, "Sequence") && class.IsSubclass(collections.DequeType) {
		return object.True, nil
	}
	for _, c := range class.MRO {
		if c.Module == "collections.abc" && (c.Qualname == name || c.Qualname == "Set" && name == "AbstractSet") {
			return object.True, nil
		}
	}
	has := isStructure
	for _, method := range methods {
		attr := class.Lookup(method)
		has = has && !attr.IsNil() && !attr.IsNone()
	}
	return object.Bool(has), nil
}
