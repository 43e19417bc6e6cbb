package typing

import (
	"slices"

	"bhack/sandbox/internal/meter"
	"bhack/sandbox/internal/native"
	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/ops"
)

// parameters returns what stands in the brackets after the name of an alias, as the
// alias keeps it: None is its class. An error says what that name wants.
func (y *typing) parameters(t *object.Thread, text string, params object.Value) ([]object.Value, error) {
	items := []object.Value{params}
	if params.Kind() == object.KindTuple {
		items = slices.Clone(params.Tuple().Items)
	}
	if err := t.Charge(int64(8*len(items)) + 16); err != nil {
		return nil, err
	}
	complaint := "Parameters to generic types must be types."
	switch text {
	case "typing.Any", "typing.NoReturn":
		return nil, object.Raise(object.TypeError, "%s is not subscriptable", text)
	case "typing.Optional", "typing.ClassVar":
		complaint = "Optional[t] requires a single type."
		if text == "typing.ClassVar" {
			complaint = "ClassVar accepts only single type."
		}
		items = []object.Value{params}
	case "typing.Union":
		if complaint = "Union[arg, ...]: each arg must be a type."; len(items) == 0 {
			return nil, object.Raise(object.TypeError, "Cannot take a Union of no types.")
		}
	case "typing.Tuple":
		if complaint = "Tuple[t0, t1, ...]: each t must be a type."; len(items) == 2 && items[1].Kind() == object.KindEllipsis {
			err := y.checkTypes(t, items[:1], "Tuple[t, ...]: t must be a type.")
			return items, err
		}
	case "typing.Callable":
		return y.callableParameters(t, items)
	case "typing.Generic":
		return items, y.checkVariables(t, items)
	}
	return items, y.checkTypes(t, items, complaint)
}

// checkTypes checks that values may stand for types, and replaces None by its class.
func (y *typing) checkTypes(t *object.Thread, items []object.Value, complaint string) error {
	for i, v := range items {
		if err := y.checkForm(t, v); err != nil {
			return err
		}
		switch v.Kind() {
		case object.KindNone:
			items[i] = t.TypeOf(v).Value()
			continue
		case object.KindType, object.KindStr, object.KindFunction, object.KindBuiltin, object.KindMethod:
			continue
		case object.KindInstance:
			if ops.IsCallable(t, v) || y.isVariable(v) {
				continue
			}
		}
		text, err := ops.Repr(t, v)
		if err != nil {
			return err
		}
		return object.Raise(object.TypeError, "%s Got %.100s.", complaint, text)
	}
	return nil
}

// checkForm checks that a value is none of the names that stand for no type by themselves, nor one of those with parameters
// that stand for none.
func (y *typing) checkForm(t *object.Thread, v object.Value) error {
	plain := ""
	switch {
	case object.Is(v, y.generic.Value()):
		plain = "Plain "
	case !y.isAlias(v):
		return nil
	default:
		a := native.As[typingAlias](v)
		switch isPlain := a.text == a.name; {
		case isPlain && (a.name == "typing.Union" || a.name == "typing.Optional" || a.name == "typing.ClassVar"):
			plain = "Plain "
		case isPlain || a.name != "typing.Generic" && a.name != "typing.ClassVar":
			return nil
		}
	}
	text, err := ops.Repr(t, v)
	if err != nil {
		return err
	}
	return object.Raise(object.TypeError, "%s%s is not valid as type argument", plain, text)
}

func (y *typing) isAlias(v object.Value) bool {
	return v.Kind() == object.KindInstance && v.Instance().Class == y.alias
}

// callableParameters returns the parameters of Callable[[arg, ...], result], the list
// among them, or an ellipsis in place of that.
func (y *typing) callableParameters(t *object.Thread, items []object.Value) ([]object.Value, error) {
	if len(items) != 2 {
		return nil, object.Raise(object.TypeError, "Callable must be used as Callable[[arg, ...], result].")
	}
	args := items[0]
	switch {
	case args.Kind() == object.KindEllipsis:
	case args.Kind() != object.KindList:
		text, err := ops.Repr(t, args)
		if err != nil {
			return nil, err
		}
		return nil, object.Raise(object.TypeError, "Callable[args, result]: args must be a list. Got %s", text)
	default:
		list, err := ops.NewItems(t, args)
		if err == nil {
			err = y.checkTypes(t, list, "Callable[[arg, ...], result]: each arg must be a type.")
		}
		if err != nil {
			return nil, err
		}
		items[0] = object.NewList(list).Value()
	}
	return items, y.checkTypes(t, items[1:], "Callable[args, result]: result must be a type.")
}

// checkVariables checks the parameters of Generic.
func (y *typing) checkVariables(t *object.Thread, items []object.Value) error {
	if len(items) == 0 {
		return object.Raise(object.TypeError, "Parameter list to Generic[...] cannot be empty")
	}
	for i, v := range items {
		if err := t.Charge(int64(i) + 1); err != nil {
			return err
		}
		if !y.isVariable(v) {
			return object.Raise(object.TypeError, "Parameters to Generic[...] must all be type variables")
		}
		if slices.ContainsFunc(items[:i], func(other object.Value) bool { return object.Is(v, other) }) {
			return object.Raise(object.TypeError, "Parameters to Generic[...] must all be unique")
		}
	}
	return nil
}

func (y *typing) isVariable(v object.Value) bool {
	return v.Kind() == object.KindInstance && v.Instance().Class == y.variable
}

// variables returns the type variables among parameters, and of parameters that have
// some themselves, each once.
func (y *typing) variables(t *object.Thread, items []object.Value) ([]object.Value, error) {
	var found []object.Value
	add := func(candidates ...object.Value) error {
		for _, v := range candidates {
			if err := t.Charge(int64(len(found)) + 1); err != nil {
				return err
			}
			if !slices.ContainsFunc(found, func(other object.Value) bool { return object.Is(v, other) }) {
				found = append(found, v)
			}
		}
		return nil
	}
	for _, v := range flatParameters(items) {
		var err error
		switch {
		case y.isVariable(v):
			err = add(v)
		case v.Kind() == object.KindInstance && v.Instance().Class == y.alias:
			err = add(native.As[typingAlias](v).variables...)
		}
		if err != nil {
			return nil, err
		}
	}
	return found, nil
}

// flatParameters returns the parameters as __args__ has them: those of Callable in one
// row.
func flatParameters(items []object.Value) []object.Value {
	if len(items) == 2 && items[0].Kind() == object.KindList {
		return append(slices.Clone(items[0].List().Items), items[1])
	}
	return items
}

// substitute returns an alias that has type variables, with types in place of these.
func (y *typing) substitute(t *object.Thread, a *typingAlias, params object.Value) (object.Value, error) {
	if a.name == "typing.Generic" {
		return object.Value{}, object.Raise(object.TypeError, "Cannot subscript already-subscripted %s", a.text)
	}
	if len(a.variables) == 0 {
		return object.Value{}, object.Raise(object.TypeError, "%s is not a generic class", a.text)
	}
	types := []object.Value{params}
	if params.Kind() == object.KindTuple {
		types = slices.Clone(params.Tuple().Items)
	}
	if err := y.checkTypes(t, types, "Parameters to generic types must be types."); err != nil {
		return object.Value{}, err
	}
	if n, want := len(types), len(a.variables); n != want {
		return object.Value{}, wrongNumber(a.text, n, want)
	}
	return y.replace(t, a, types)
}

// replace returns an alias with types in place of its variables.
func (y *typing) replace(t *object.Thread, a *typingAlias, types []object.Value) (object.Value, error) {
	if !t.Enter() {
		return object.Value{}, meter.RecursionError("")
	}
	defer t.Leave()
	if err := t.Charge(int64(8 * (len(a.params) + len(types)))); err != nil {
		return object.Value{}, err
	}
	items := slices.Clone(a.params)
	for i := range items {
		if items[i].Kind() == object.KindList {
			list := slices.Clone(items[i].List().Items)
			if err := y.replaceEach(t, a, list, types); err != nil {
				return object.Value{}, err
			}
			items[i] = object.NewList(list).Value()
		}
	}
	if err := y.replaceEach(t, a, items, types); err != nil {
		return object.Value{}, err
	}
	return y.make(t, a.name, a.origin, items)
}

// replaceEach replaces the variables of a among items, and those of aliases there.
func (y *typing) replaceEach(t *object.Thread, a *typingAlias, items, types []object.Value) error {
	of := func(v object.Value) object.Value {
		if i := slices.IndexFunc(a.variables, func(other object.Value) bool { return object.Is(v, other) }); i >= 0 {
			return types[i]
		}
		return v
	}
	for i, v := range items {
		if items[i] = of(v); v.Kind() != object.KindInstance || v.Instance().Class != y.alias {
			continue
		}
		inner := native.As[typingAlias](v)
		if len(inner.variables) == 0 {
			continue
		}
		given := make([]object.Value, len(inner.variables))
		for j, variable := range inner.variables {
			given[j] = of(variable)
		}
		replaced, err := y.replace(t, inner, given)
		if err != nil {
			return err
		}
		items[i] = replaced
	}
	return nil
}
