package ops

import "bhack/sandbox/internal/object"

// StarArgs returns the items of the argument after * in a call.
func StarArgs(t *object.Thread, callee, v object.Value) ([]object.Value, error) {
	items, err := Items(t, v)
	if err == nil {
		err = Allocate(t, 2*int64(len(items))*object.SizeValue, int64(3*len(items)))
	}
	if err != nil && isTypeError(err) && !isIterable(v) {
		return nil, object.Raise(object.TypeError, "%s argument after * must be an iterable, not %s",
			CalleeName(t, callee), t.TypeOf(v).Name)
	}
	return items, err
}

func isIterable(v object.Value) bool {
	if v.Kind() == object.KindInstance {
		return !specialMethod(v, nameIter).IsNil() || !specialMethod(v, NameGetItem).IsNil() || Payload(v) != v
	}
	_, sized := simpleLen(v)
	return sized || IsIterator(v)
}

// StarKwargs adds the items of the argument after ** in a call to the keywords.
func StarKwargs(t *object.Thread, callee, v object.Value, names []*object.Str, values []object.Value) ([]*object.Str, []object.Value, error) {
	p := Payload(v)
	if p.Kind() != object.KindDict {
		return nil, nil, object.Raise(object.TypeError, "%s argument after ** must be a mapping, not %s",
			CalleeName(t, callee), t.TypeOf(v).Name)
	}
	names = append([]*object.Str(nil), names...)
	seen := map[string]bool{}
	for _, n := range names {
		seen[n.S] = true
	}
	if err := ChargeInserts(t, 2*p.Dict().Len()); err != nil {
		return nil, nil, err
	}
	for pos := 0; ; {
		key, value, _, next, ok := p.Dict().Next(pos)
		if !ok {
			return names, values, nil
		}
		pos = next
		if key = Payload(key); key.Kind() != object.KindStr {
			return nil, nil, object.Raise(object.TypeError, "%s keywords must be strings", CalleeName(t, callee))
		}
		if seen[key.Str().S] {
			return nil, nil, object.Raise(object.TypeError, "%s got multiple values for keyword argument '%s'",
				CalleeName(t, callee), key.Str().S)
		}
		names, values = append(names, key.Str()), append(values, value)
	}
}

// CalleeName names a callable in an error about its arguments.
func CalleeName(t *object.Thread, callee object.Value) string {
	switch callee.Kind() {
	case object.KindFunction:
		return t.Machine.Describe(callee, NameName).Str().S + "()"
	case object.KindMethod:
		return CalleeName(t, callee.Method().Func)
	case object.KindBuiltin:
		return callee.Builtin().Name + "()"
	case object.KindType:
		return callee.Type().Name + "()"
	}
	return t.TypeOf(callee).Name + " object"
}
