package ops

import "bhack/sandbox/internal/object"

// Truth tells whether v counts as true.
func Truth(t *object.Thread, v object.Value) (bool, error) {
	spendMRO(t, v)
	switch v.Kind() {
	case object.KindBool, object.KindInt:
		return v.AsInt() != 0, nil
	case object.KindFloat:
		return v.AsFloat() != 0, nil
	case object.KindNone:
		return false, nil
	case object.KindStr:
		return v.Str().S != "", nil
	case object.KindInstance:
		return truthOfInstance(t, v)
	case object.KindType:
		if hasSpecials(v) {
			return truthOfInstance(t, v)
		}
		return true, nil
	}
	if n, ok := simpleLen(v); ok {
		return n != 0, nil
	}
	return true, nil
}

func truthOfInstance(t *object.Thread, v object.Value) (bool, error) {
	if fn := specialMethod(v, nameBool); !fn.IsNil() {
		result, err := callSpecial(t, fn, v)
		if err != nil {
			return false, err
		}
		if !result.IsBool() {
			return false, object.Raise(object.TypeError, "__bool__ should return bool, returned %s", t.TypeOf(result).Name)
		}
		return result.IsTrue(), nil
	}
	var payload object.Value
	if v.Kind() == object.KindInstance {
		payload = v.Instance().Payload
	}
	if !payload.IsNil() && isNumber(payload.Kind()) {
		return Truth(t, payload)
	}
	if fn := specialMethod(v, NameLen); !fn.IsNil() {
		n, err := Len(t, v)
		return n != 0, err
	}
	if !payload.IsNil() {
		return Truth(t, payload)
	}
	return true, nil
}

// simpleLen returns the number of items of a value of a builtin type.
func simpleLen(v object.Value) (int, bool) {
	switch v.Kind() {
	case object.KindStr:
		return v.Str().Len(), true
	case object.KindList:
		return len(v.List().Items), true
	case object.KindTuple:
		return len(v.Tuple().Items), true
	case object.KindDict:
		return v.Dict().Len(), true
	case object.KindSet, object.KindFrozenSet:
		return v.Set().Len(), true
	case object.KindRange:
		return int(v.Range().Len), true
	case object.KindDictView:
		return v.DictView().Dict.Len(), true
	}
	return 0, false
}

// Len returns len(v).
func Len(t *object.Thread, v object.Value) (int, error) {
	spendMRO(t, v)
	if n, ok := simpleLen(v); ok {
		return n, nil
	}
	if v.Kind() == object.KindInstance {
		if fn := specialMethod(v, NameLen); !fn.IsNil() {
			return lenOfInstance(t, fn, v)
		}
		if payload := v.Instance().Payload; !payload.IsNil() && !isNumber(payload.Kind()) {
			return Len(t, payload)
		}
	}
	if v.Kind() == object.KindType {
		if members := v.Type().EnumMembers(); !members.IsNil() {
			return Len(t, members)
		}
	}
	if v.Kind() == object.KindType && hasSpecials(v) {
		if fn := specialMethod(v, NameLen); !fn.IsNil() {
			return lenOfInstance(t, fn, v)
		}
	}
	if v.Kind() == object.KindIterator {
		if sized, ok := v.Iterator().It.(interface{ Len() int }); ok {
			return sized.Len(), nil
		}
	}
	return 0, object.Raise(object.TypeError, "object of type '%s' has no len()", t.TypeOf(v).Name)
}

func lenOfInstance(t *object.Thread, fn, v object.Value) (int, error) {
	result, err := callSpecial(t, fn, v)
	if err != nil {
		return 0, err
	}
	n, err := IndexValue(t, result)
	if err != nil {
		return 0, err
	}
	switch {
	case n.ToBig().Sign() < 0:
		return 0, object.Raise(object.ValueError, "__len__() should return >= 0")
	case n.Kind() == object.KindBigInt:
		return 0, tooBigIndex(t, result)
	}
	return int(n.AsInt()), nil
}

// Payload returns the builtin value inside an instance of a class that derives from
// a builtin type, and other values as they are.
func Payload(v object.Value) object.Value {
	if v.Kind() == object.KindInstance {
		if p := v.Instance().Payload; !p.IsNil() {
			return p
		}
	}
	return v
}

// hasSpecials tells whether the type of v may define special methods in Python: v is an
// instance of a class, or a class that has a metaclass.
func hasSpecials(v object.Value) bool {
	return v.Kind() == object.KindInstance || v.Kind() == object.KindType && v.Type().Meta != nil
}

// specialMethod returns the special method that the type of v defines in Python, or the
// zero Value: methods of builtin bases do not count. v must be one that hasSpecials.
func specialMethod(v object.Value, name *object.Str) object.Value {
	if v.Kind() == object.KindType {
		return metaMethod(v.Type().Meta.Type, name)
	}
	for _, class := range v.Instance().Class.MRO {
		if class == object.ObjectType {
			break
		}
		if fn := class.Attrs.GetStr(name); !fn.IsNil() {
			if class.Builtin && !class.Special {
				break
			}
			return fn
		}
	}
	return object.Value{}
}

// callSpecial calls a special method that specialMethod found.
func callSpecial(t *object.Thread, fn, self object.Value, args ...object.Value) (object.Value, error) {
	t.Spend(SpecialCost)
	if fn.Kind() == object.KindBuiltin && fn.Builtin().Type != nil {
		return fn.Builtin().Fn(t, object.Args{Pos: append([]object.Value{self}, args...)})
	}
	if !t.Enter() { // the __get__ of fn may be an object that has a __get__, and so on
		return object.Value{}, recursionError("")
	}
	bound, err := bind(t, fn, self, t.TypeOf(self))
	t.Leave()
	if err != nil {
		return object.Value{}, err
	}
	return t.Call(bound, args...)
}

// LookupSpecial returns the special method of v's type bound to v, or the zero
// Value when there is none.
func LookupSpecial(t *object.Thread, v object.Value, name *object.Str) (object.Value, error) {
	spendMRO(t, v)
	class := t.TypeOf(v)
	if class == nil {
		return object.Value{}, nil
	}
	fn := class.Lookup(name)
	if fn.IsNil() {
		return object.Value{}, nil
	}
	return bind(t, fn, v, class)
}

// Index returns v as an int that fits 64 bits, as operator.index does.
func Index(t *object.Thread, v object.Value) (int64, error) {
	i, err := IndexValue(t, v)
	if err != nil {
		return 0, err
	}
	if i.Kind() == object.KindBigInt {
		return 0, object.Raise(object.OverflowError, "Python int too large to convert to C ssize_t")
	}
	return i.AsInt(), nil
}

// tooBigIndex is the error of an index that does not fit 64 bits.
func tooBigIndex(t *object.Thread, v object.Value) error {
	return object.Raise(object.OverflowError, "cannot fit '%s' into an index-sized integer", t.TypeOf(v).Name)
}

// hasIndex tells whether v is an int or has an __index__.
func hasIndex(v object.Value) bool {
	return Payload(v).IsIntLike() || v.Kind() == object.KindInstance && !specialMethod(v, NameIndex).IsNil()
}

// IndexValue returns v as an int of any size, as operator.index does.
func IndexValue(t *object.Thread, v object.Value) (object.Value, error) {
	if p := Payload(v); p.IsIntLike() {
		if p.IsBool() {
			return object.Int(p.AsInt()), nil
		}
		return p, nil
	}
	if v.Kind() == object.KindInstance {
		if fn := specialMethod(v, NameIndex); !fn.IsNil() {
			result, err := callSpecial(t, fn, v)
			if err != nil {
				return object.Value{}, err
			}
			if !result.IsIntLike() {
				return object.Value{}, object.Raise(object.TypeError, "__index__ returned non-int (type %s)", t.TypeOf(result).Name)
			}
			return result, nil
		}
	}
	return object.Value{}, object.Raise(object.TypeError, "'%s' object cannot be interpreted as an integer", t.TypeOf(v).Name)
}
