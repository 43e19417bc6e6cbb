package ops

import (
	"bhack/sandbox/internal/meter"
	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/special"
)

// GetItem returns v[key].
func GetItem(t *object.Thread, v, key object.Value) (object.Value, error) {
	switch v.Kind() {
	case object.KindDict:
		return DictItem(t, v, v.Dict(), key)
	case object.KindList, object.KindTuple, object.KindStr, object.KindRange:
		return sequenceItem(t, v, key)
	case object.KindInstance:
		if fn := special.Method(v, special.NameGetItem); !fn.IsNil() {
			return special.Call(t, fn, v, key)
		}
		switch p := special.Payload(v); p.Kind() {
		case object.KindDict:
			return DictItem(t, v, p.Dict(), key)
		case object.KindList, object.KindTuple, object.KindStr:
			return sequenceItem(t, p, key)
		}
	case object.KindType:
		return typeItem(t, v.Type(), key)
	case object.KindIterator:
		if c, ok := v.Iterator().It.(Container); ok {
			return c.GetItem(t, key)
		}
	}
	return object.Value{}, object.Raise(object.TypeError, "'%s' object is not subscriptable", t.TypeOf(v).Name)
}

// Container is what a Stepper can be besides, for objects that Go code implements.
type Container interface {
	GetItem(t *object.Thread, key object.Value) (object.Value, error)
	SetItem(t *object.Thread, key, value object.Value) error
	DelItem(t *object.Thread, key object.Value) error
}

// typeItem is Enum["name"] for the enumerations of the host.
func typeItem(t *object.Thread, class *object.Type, key object.Value) (object.Value, error) {
	if !class.EnumMembers().IsNil() && key.Kind() == object.KindStr {
		if v := class.Attrs.GetStr(key.Str()); !v.IsNil() {
			return v, nil
		}
		return object.Value{}, object.RaiseValue(object.KeyError, key)
	}
	if v, done, err := special.CallMeta(t, class.Value(), special.NameGetItem, key); done || err != nil {
		return v, err
	}
	if v, done, err := classItem(t, class, key); done || err != nil {
		return v, err
	}
	return object.Value{}, object.Raise(object.TypeError, "'%s' object is not subscriptable", t.TypeOf(class.Value()).Name)
}

// DictItem returns d[key], where self is d or an instance of a class that derives
// from dict and has d inside, whose __missing__ then is called for other keys.
func DictItem(t *object.Thread, self object.Value, d *object.Dict, key object.Value) (object.Value, error) {
	v, err := DictGet(t, d, key)
	if err != nil || !v.IsNil() {
		return v, err
	}
	if self.Kind() == object.KindInstance {
		if fn := special.Method(self, special.NameMissing); !fn.IsNil() {
			return special.Call(t, fn, self, key)
		}
	}
	return v, object.RaiseValue(object.KeyError, key)
}

func sequenceItem(t *object.Thread, v, key object.Value) (object.Value, error) {
	if key.Kind() == object.KindSlice {
		return getSlice(t, v, key.Slice())
	}
	i, err := sequenceIndex(t, v, key)
	if err != nil {
		return object.Value{}, err
	}
	n, _ := SimpleLen(v)
	if i < 0 {
		i += int64(n)
	}
	if i < 0 || i >= int64(n) {
		return object.Value{}, object.Raise(object.IndexError, "%s", outOfRange(v.Kind()))
	}
	switch v.Kind() {
	case object.KindList:
		return v.List().Items[i], nil
	case object.KindTuple:
		return v.Tuple().Items[i], nil
	case object.KindStr:
		return object.Char(v.Str().At(int(i))), nil
	}
	r := v.Range()
	return object.Int(r.Start + i*r.Step), nil
}

func outOfRange(k object.Kind) string {
	switch k {
	case object.KindList:
		return "list index out of range"
	case object.KindTuple:
		return "tuple index out of range"
	case object.KindStr:
		return "string index out of range"
	}
	return "range object index out of range"
}

// sequenceIndex converts an index of a sequence.
func sequenceIndex(t *object.Thread, v, key object.Value) (int64, error) {
	if key.IsInt() || key.IsBool() {
		return key.AsInt(), nil
	}
	if !HasIndex(key) {
		if v.Kind() == object.KindStr {
			return 0, object.Raise(object.TypeError, "string indices must be integers")
		}
		return 0, object.Raise(object.TypeError, "%s indices must be integers or slices, not %s", t.TypeOf(v).Name, t.TypeOf(key).Name)
	}
	i, err := IndexValue(t, key)
	if err != nil {
		return 0, err
	}
	if i.Kind() == object.KindBigInt {
		if v.Kind() == object.KindRange { // whose indices CPython does not limit
			return 0, object.Raise(object.IndexError, "%s", outOfRange(v.Kind()))
		}
		return 0, object.Raise(object.IndexError, "cannot fit '%s' into an index-sized integer", t.TypeOf(key).Name)
	}
	return i.AsInt(), nil
}

// SetItem does v[key] = value.
func SetItem(t *object.Thread, v, key, value object.Value) error {
	switch v.Kind() {
	case object.KindDict:
		return DictSet(t, v.Dict(), key, value)
	case object.KindList:
		if key.Kind() == object.KindSlice {
			return setSlice(t, v.List(), key.Slice(), value)
		}
		i, err := listIndex(t, v, key, "list assignment index out of range")
		if err != nil {
			return err
		}
		v.List().Items[i] = value
		return nil
	case object.KindInstance:
		if fn := special.Method(v, special.NameSetItem); !fn.IsNil() {
			_, err := special.Call(t, fn, v, key, value)
			return err
		}
		if p := v.Instance().Payload; !p.IsNil() && canSetItems(p) {
			return SetItem(t, p, key, value)
		}
	case object.KindType:
		if _, done, err := special.CallMeta(t, v, special.NameSetItem, key, value); done {
			return err
		}
	case object.KindIterator:
		if c, ok := v.Iterator().It.(Container); ok {
			return c.SetItem(t, key, value)
		}
	}
	return object.Raise(object.TypeError, "'%s' object does not support item assignment", t.TypeOf(v).Name)
}

// canSetItems reports whether the items of a value of a builtin type can be set.
func canSetItems(v object.Value) bool {
	return v.Kind() == object.KindList || v.Kind() == object.KindDict
}

func listIndex(t *object.Thread, v, key object.Value, complaint string) (int64, error) {
	i, err := sequenceIndex(t, v, key)
	if err != nil {
		return 0, err
	}
	n := int64(len(v.List().Items))
	if i < 0 {
		i += n
	}
	if i < 0 || i >= n {
		return 0, object.Raise(object.IndexError, "%s", complaint)
	}
	return i, nil
}

// DelItem does del v[key].
func DelItem(t *object.Thread, v, key object.Value) error {
	switch v.Kind() {
	case object.KindDict:
		old, err := DictDelete(t, v.Dict(), key)
		if err == nil && old.IsNil() {
			return object.RaiseValue(object.KeyError, key)
		}
		return err
	case object.KindList:
		l := v.List()
		if key.Kind() == object.KindSlice {
			return deleteSlice(t, l, key.Slice())
		}
		i, err := listIndex(t, v, key, "list assignment index out of range")
		if err != nil {
			return err
		}
		if err := meter.ChargeItems(t, len(l.Items)-int(i)); err != nil {
			return err
		}
		l.Items = removeItems(l.Items, int(i), int(i)+1)
		return nil
	case object.KindInstance:
		if fn := special.Method(v, special.NameDelItem); !fn.IsNil() {
			_, err := special.Call(t, fn, v, key)
			return err
		}
		if p := v.Instance().Payload; !p.IsNil() && canSetItems(p) {
			return DelItem(t, p, key)
		}
	case object.KindType:
		if _, done, err := special.CallMeta(t, v, special.NameDelItem, key); done {
			return err
		}
	case object.KindIterator:
		if c, ok := v.Iterator().It.(Container); ok {
			return c.DelItem(t, key)
		}
	}
	does := "does not"
	if HasIndex(key) && LikeSequence(v) {
		does = "doesn't"
	}
	return object.Raise(object.TypeError, "'%s' object %s support item deletion", t.TypeOf(v).Name, does)
}

// LikeSequence reports whether CPython takes a value for a sequence when it complains.
func LikeSequence(v object.Value) bool {
	switch v.Kind() {
	case object.KindInstance: // those of class statements are, whatever they define; of builtin types, those that have a length.
		// random.Random counts as one of these, though CPython has it in Python.
		c := v.Instance().Class
		return !c.Builtin || !c.Lookup(special.NameLen).IsNil()
	case object.KindStr, object.KindTuple, object.KindDict, object.KindSet, object.KindFrozenSet, object.KindRange, object.KindDictView:
		return true
	}
	return false
}

// removeItems removes items[i:j] in place.
func removeItems(items []object.Value, i, j int) []object.Value {
	n := copy(items[i:], items[j:])
	clear(items[i+n:])
	return items[:i+n]
}

// DictSetDefault returns d[key], which it sets to value when there is no such key.
func DictSetDefault(t *object.Thread, d *object.Dict, key, value object.Value) (object.Value, error) {
	hash, err := Hash(t, key)
	if err != nil {
		return object.Value{}, err
	}
	v, err := d.SetDefault(key, hash, value, EqualIn(t))
	t.Spend(d.TakeMisses())
	return v, err
}

// classItem is class[key] by the class method __class_getitem__; done is false when
// there is none.
func classItem(t *object.Thread, class *object.Type, key object.Value) (v object.Value, done bool, err error) {
	fn, err := FindAttr(t, class.Value(), special.NameClassGetItem)
	if err != nil || fn.IsNil() {
		return v, err != nil, err
	}
	v, err = t.Call(fn, key)
	return v, true, err
}
