package ops

import (
	"bhack/sandbox/internal/meter"
	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/special"
)

// Hash returns hash(v).
func Hash(t *object.Thread, v object.Value) (int64, error) {
	if v.Kind() == object.KindBigInt {
		if err := meter.ChargeLongInt(t, v.BigWords()); err != nil {
			return 0, err
		}
	}
	if h, ok := object.SimpleHash(v); ok {
		return h, nil
	}
	switch v.Kind() {
	case object.KindTuple:
		return hashTuple(t, v.Tuple().Items)
	case object.KindFrozenSet:
		return v.Set().Hash(), nil
	case object.KindInstance:
		return hashInstance(t, v)
	case object.KindRange:
		return hashRange(t, v.Range())
	case object.KindMethod:
		method := v.Method()
		if method.Func.Kind() == object.KindBuiltin && !method.Func.Builtin().IsSlot() {
			return t.Identity(method.Self) ^ t.Identity(method.Func), nil
		}
		self, err := Hash(t, method.Self)
		return self ^ t.Identity(method.Func), err
	case object.KindType:
		if special.MayDefine(v) {
			if fn := special.Method(v, special.NameHash); !fn.IsNil() {
				return callHash(t, fn, v)
			}
		}
	case object.KindDictView:
		if v.DictView().What == object.ViewValues {
			return t.Identity(v), nil
		}
		return 0, object.Raise(object.TypeError, "unhashable type: '%s'", t.TypeOf(v).Name)
	case object.KindList, object.KindDict, object.KindSet, object.KindSlice:
		return 0, object.Raise(object.TypeError, "unhashable type: '%s'", t.TypeOf(v).Name)
	}
	return t.Identity(v), nil
}

func hashTuple(t *object.Thread, items []object.Value) (int64, error) {
	if !t.Enter() {
		return 0, meter.RecursionError("")
	}
	defer t.Leave()
	// Each tuple costs something, however short: one in which all are held twice has
	// exponentially many parts.
	if err := t.Charge(1 + int64(len(items)/meter.ItemsPerBytecode)); err != nil {
		return 0, err
	}
	h := object.NewTupleHasher(len(items))
	for _, item := range items {
		hash, err := Hash(t, item)
		if err != nil {
			return 0, err
		}
		h.Add(hash)
	}
	return h.Sum(), nil
}

func hashRange(t *object.Thread, r *object.Range) (int64, error) {
	items := []object.Value{object.Int(r.Len), object.None, object.None}
	if r.Len > 0 {
		items[1] = object.Int(r.Start)
	}
	if r.Len > 1 {
		items[2] = object.Int(r.Step)
	}
	return hashTuple(t, items)
}

// hashInstance calls __hash__, which is None in a class whose statement binds __eq__ alone.
func hashInstance(t *object.Thread, v object.Value) (int64, error) {
	meter.SpendMRO(t, v)
	for _, class := range v.Instance().Class.MRO {
		if class.Builtin && !class.Special {
			break
		}
		fn := class.Attrs.GetStr(special.NameHash)
		if !fn.IsNil() {
			return callHash(t, fn, v)
		}
	}
	switch p := v.Instance().Payload; {
	case p.IsNil():
		return t.Identity(v), nil
	case p.Kind() == object.KindList || p.Kind() == object.KindDict || p.Kind() == object.KindSet:
		return 0, object.Raise(object.TypeError, "unhashable type: '%s'", t.TypeOf(v).Name)
	default:
		return Hash(t, p)
	}
}

// callHash calls a __hash__, which is None for what is not hashable.
func callHash(t *object.Thread, fn, v object.Value) (int64, error) {
	if fn.IsNone() {
		return 0, object.Raise(object.TypeError, "unhashable type: '%s'", t.TypeOf(v).Name)
	}
	result, err := special.Call(t, fn, v)
	if err != nil {
		return 0, err
	}
	p := special.Payload(result)
	if !p.IsIntLike() {
		return 0, object.Raise(object.TypeError, "__hash__ method should return an integer")
	}
	if p.IsInt() && p.AsInt() != -1 {
		return p.AsInt(), nil
	}
	h, _ := object.SimpleHash(p)
	return h, nil
}

// EqualIn returns the comparison of keys, for containers.
func EqualIn(t *object.Thread) object.Equal {
	if t.KeyEqual == nil {
		t.KeyEqual = func(a, b object.Value) (bool, error) {
			if err := t.Charge(1); err != nil {
				return false, err
			}
			return Equal(t, a, b)
		}
	}
	return t.KeyEqual
}

// DictGet returns d[key], or the zero Value when there is no such key.
func DictGet(t *object.Thread, d *object.Dict, key object.Value) (object.Value, error) {
	if v, cost, known := d.TryGet(key); known {
		t.Spend(cost)
		return v, nil
	}
	hash, err := Hash(t, key)
	if err != nil {
		return object.Value{}, err
	}
	v, err := d.Get(key, hash, EqualIn(t))
	t.Spend(d.TakeMisses())
	return v, err
}

// DictSet does d[key] = value.
func DictSet(t *object.Thread, d *object.Dict, key, value object.Value) error {
	if cost, done := d.TrySet(key, value, meter.MinReserved); done {
		t.Spend(cost)
		return nil
	}
	hash, err := Hash(t, key)
	if err != nil {
		return err
	}
	return DictSetHashed(t, d, key, hash, value)
}

// DictSetHashed is DictSet for a key whose hash is known.
func DictSetHashed(t *object.Thread, d *object.Dict, key object.Value, hash int64, value object.Value) error {
	if n := d.Growth(); n >= meter.MinReserved {
		old, err := d.Get(key, hash, EqualIn(t))
		if err == nil && old.IsNil() {
			err = t.Reserve(n)
		}
		if err != nil {
			return err
		}
	}
	err := d.Set(key, hash, value, EqualIn(t))
	t.Spend(d.TakeMisses())
	return err
}

// DictDelete removes a key and returns its value, or the zero Value.
func DictDelete(t *object.Thread, d *object.Dict, key object.Value) (object.Value, error) {
	hash, err := Hash(t, key)
	if err != nil {
		return object.Value{}, err
	}
	v, err := d.Delete(key, hash, EqualIn(t))
	t.Spend(d.TakeMisses())
	return v, err
}

// SetAdd adds an element to a set.
func SetAdd(t *object.Thread, s *object.Set, key object.Value) error {
	const small = 16 // elements: in a larger set whose elements collide it would be work for nothing
	if s.Len() < small {
		if cost, done := s.TryAdd(key, meter.MinReserved); done {
			t.Spend(cost + s.TakeMisses())
			return nil
		}
	}
	hash, err := Hash(t, key)
	if err != nil {
		return err
	}
	if n := s.Growth(); n >= meter.MinReserved {
		has, err := s.Has(key, hash, EqualIn(t))
		if err == nil && !has {
			err = t.Reserve(n)
		}
		if err != nil {
			return err
		}
	}
	_, err = s.Add(key, hash, EqualIn(t))
	t.Spend(s.TakeMisses())
	return err
}

// setHas reports whether a set has an element. A set, which is unhashable, is looked
// for as the frozenset of its elements.
func setHas(t *object.Thread, s *object.Set, key object.Value) (bool, error) {
	if isBareSet(t, key) {
		hash, err := frozenHash(t, special.Payload(key).Set())
		if err != nil {
			return false, err
		}
		return s.Has(key, hash, EqualIn(t))
	}
	hash, err := Hash(t, key)
	if err != nil {
		return false, err
	}
	has, err := s.Has(key, hash, EqualIn(t))
	t.Spend(s.TakeMisses())
	return has, err
}

// isBareSet reports whether v is a set, or an instance of a class that derives from set, without a hash.
func isBareSet(t *object.Thread, v object.Value) bool {
	if v.Kind() != object.KindInstance {
		return v.Kind() == object.KindSet
	}
	if special.Payload(v).Kind() != object.KindSet {
		return false
	}
	hash := t.TypeOf(v).Lookup(special.NameHash)
	return hash.IsNil() || hash.IsNone()
}

// frozenHash returns the hash of the frozenset of a set's elements.
func frozenHash(t *object.Thread, s *object.Set) (int64, error) {
	if err := t.Charge(int64(max(s.Len(), s.Span()/meter.SlotsPerBytecode))); err != nil {
		return 0, err
	}
	return s.FrozenHash(), nil
}

// SetRemove removes an element and reports whether it was there.
func SetRemove(t *object.Thread, s *object.Set, key object.Value) (bool, error) {
	if isBareSet(t, key) {
		hash, err := frozenHash(t, special.Payload(key).Set())
		if err != nil {
			return false, err
		}
		return s.Remove(key, hash, EqualIn(t))
	}
	hash, err := Hash(t, key)
	if err != nil {
		return false, err
	}
	removed, err := s.Remove(key, hash, EqualIn(t))
	t.Spend(s.TakeMisses())
	return removed, err
}
