package ops

import (
	"bhack/sandbox/internal/meter"
	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/special"
)

// StarArgs returns the items of the argument after * in a call.
func StarArgs(t *object.Thread, callee, v object.Value) ([]object.Value, error) {
	items, err := listItems(t, v)
	if err == nil {
		err = meter.Allocate(t, 2*int64(len(items))*object.SizeValue, int64(3*len(items)))
	}
	if err != nil && isTypeError(err) && !isIterable(v) {
		return nil, object.Raise(object.TypeError, "%s argument after * must be an iterable, not %s",
			calleeName(t, callee), t.TypeOf(v).Name)
	}
	return items, err
}

// listItems returns the items of what NewList would make a list of, which the caller must
// not change; of a list or a tuple those themselves, for nothing.
func listItems(t *object.Thread, v object.Value) ([]object.Value, error) {
	if k := v.Kind(); k == object.KindList || k == object.KindTuple {
		return Items(t, v)
	}
	l, err := NewList(t, v)
	if err != nil {
		return nil, err
	}
	return l.Items, nil
}

func isIterable(v object.Value) bool {
	if special.MayDefine(v) {
		return !special.Method(v, special.NameIter).IsNil() || !special.Method(v, special.NameGetItem).IsNil() ||
			special.Payload(v) != v && !IsNumber(special.Payload(v).Kind())
	}
	_, sized := SimpleLen(v)
	return sized || IsIterator(v)
}

// StarKwargs adds the items of the argument after ** in a call to the keywords.
func StarKwargs(t *object.Thread, callee, v object.Value, names []*object.Str, values []object.Value) ([]*object.Str, []object.Value, error) {
	p, err := mappingDict(t, v)
	if err != nil {
		return nil, nil, err
	}
	if p.IsNil() {
		return nil, nil, object.Raise(object.TypeError, "%s argument after ** must be a mapping, not %s",
			calleeName(t, callee), t.TypeOf(v).Name)
	}
	names = append([]*object.Str(nil), names...)
	seen := map[string]bool{}
	for _, n := range names {
		seen[n.S] = true
	}
	if err := meter.ChargeInserts(t, 2*p.Dict().Len()); err != nil {
		return nil, nil, err
	}
	for key, value := range p.Dict().All() {
		if key = special.Payload(key); key.Kind() != object.KindStr {
			return nil, nil, object.Raise(object.TypeError, "%skeywords must be strings", keywordsName(t, callee, len(seen) > 0))
		}
		if seen[key.Str().S] {
			return nil, nil, object.Raise(object.TypeError, "%s got multiple values for keyword argument '%s'",
				calleeName(t, callee), key.Str().S)
		}
		names, values = append(names, key.Str()), append(values, value)
	}
	return names, values, nil
}

// keywordsName names a callable in the complaint about keywords that are no strings:
// unless the call has others, CPython notices when it binds them.
func keywordsName(t *object.Thread, callee object.Value, merged bool) string {
	if !merged {
		switch callee.Kind() {
		case object.KindMethod:
			return keywordsName(t, callee.Method().Func, merged)
		case object.KindType:
			return keywordsName(t, callee.Type().Lookup(special.NameInit), merged)
		case object.KindFunction:
		default:
			return ""
		}
	}
	return calleeName(t, callee) + " "
}

// mappingDict returns the items of a mapping as a dict, those of a plain dict as that itself, or the zero Value for what is no
// mapping: it has no keys.
func mappingDict(t *object.Thread, v object.Value) (object.Value, error) {
	if IsPlainDict(v) {
		return special.Payload(v), nil
	}
	keys, err := FindAttr(t, v, special.NameKeys)
	if err != nil || keys.IsNil() {
		return keys, err
	}
	return copyByKeys(t, v, keys)
}

// calleeName names a callable in an error about its arguments.
func calleeName(t *object.Thread, callee object.Value) string {
	switch callee.Kind() {
	case object.KindFunction:
		return t.Machine.Describe(callee, special.NameName).Str().S + "()"
	case object.KindMethod:
		return calleeName(t, callee.Method().Func)
	case object.KindBuiltin:
		return callee.Builtin().Name + "()"
	}
	return t.TypeOf(callee).Name + " object"
}
