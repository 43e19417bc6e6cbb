package functools

import (
	"unsafe"

	"bhack/sandbox/internal/meter"
	"bhack/sandbox/internal/modules/collections"
	"bhack/sandbox/internal/native"
	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/ops"
	"bhack/sandbox/internal/special"
)

// lruCache is a function that remembers its results, made by functools.lru_cache.
type lruCache struct {
	object.Instance
	fn object.Value
	// limit is the number of results that are kept, negative for all.
	limit int64
	typed bool
	// results are those kept, by key, the one that was used last at the end.
	results *object.Dict
	// hits and misses are counters: calls step them, and a turn that asks for them is not known.
	hits, misses object.Value
}

// noCache is what an empty cache has.
func noCache(c *lruCache) {
	c.fn, c.results, c.hits, c.misses = object.None, object.NewDict(), object.Int(0), object.Int(0)
}

// describe writes down what the cache holds.
func (c *lruCache) describe(s *object.State) {
	s.Value(c.fn)
	s.Word(uint64(c.limit), object.Bit(c.typed))
	s.Dict(c.results)
	s.Counter(&c.hits)
	s.Counter(&c.misses)
}

// Walk implements object.Walker.
func (c *lruCache) Walk(census *object.Census) {
	census.Add(c.fn)
	census.AddDict(c.results)
}

// key returns the key of a call: its arguments, and for a typed cache their types.
func (c *lruCache) key(t *object.Thread, a object.Args) object.Value {
	if len(a.Pos) == 1 && len(a.Names) == 0 && !c.typed {
		if k := a.Pos[0].Kind(); k == object.KindInt || k == object.KindBigInt || k == object.KindStr {
			return a.Pos[0]
		}
	}
	if len(a.Names) == 0 && !c.typed {
		return object.TupleOf(a.Pos...)
	}
	key := append([]object.Value(nil), a.Positional()...)
	if len(a.Names) > 0 {
		key = append(key, keywordMark)
		for i, n := range a.Names {
			key = append(key, n.Value(), a.Pos[len(a.Pos)-len(a.Names)+i])
		}
	}
	if c.typed {
		for _, v := range a.Pos {
			key = append(key, t.TypeOf(v).Value())
		}
	}
	return object.NewTuple(key)
}

// keywordMark stands between the positional arguments and the keywords in a key.
var keywordMark = object.NewHost(object.ObjectType, 0x6b776d, "", "").Value()

// cacheCost is what a call of a cache costs besides its arguments, in bytecodes.
const cacheCost = 3

// call is __call__.
func (c *lruCache) call(t *object.Thread, a object.Args) (object.Value, error) {
	if err := t.Charge(cacheCost + int64(len(a.Pos))); err != nil {
		return object.Value{}, err
	}
	if c.limit == 0 {
		if err := t.Reenter(); err != nil {
			return object.Value{}, err
		}
		t.Machine.StepCounter(&c.misses, 1)
		return t.Machine.Call(c.fn, a)
	}
	key := c.key(t, a)
	if v := c.tryFind(key); !v.IsNil() {
		t.Machine.StepCounter(&c.hits, 1)
		return v, nil
	}
	hash, err := ops.Hash(t, key)
	if err != nil {
		return object.Value{}, err
	}
	stored, v, err := c.find(t, key, hash)
	if err != nil {
		return object.Value{}, err
	}
	if !v.IsNil() {
		t.Machine.StepCounter(&c.hits, 1)
		if c.limit > 0 {
			return v, c.refresh(stored, hash, v)
		}
		return v, nil
	}
	if err := t.Reenter(); err != nil {
		return object.Value{}, err
	}
	t.Machine.StepCounter(&c.misses, 1)
	if v, err = t.Machine.Call(c.fn, a); err != nil {
		return object.Value{}, err
	}
	return v, c.store(t, key, hash, v)
}

// tryFind returns the result for a key, which becomes the one that was used last, or the zero
// Value when it is not there or to find it has a price.
func (c *lruCache) tryFind(key object.Value) object.Value {
	if c.limit > 0 {
		return c.results.TryMoveToEnd(key)
	}
	v, cost, _ := c.results.TryGet(key)
	if cost > 0 {
		return object.Value{}
	}
	return v
}

// find returns the key that equals key, and its result; the zero Value when there
// is none.
func (c *lruCache) find(t *object.Thread, key object.Value, hash int64) (stored, v object.Value, err error) {
	stored = key
	v, err = c.results.Get(key, hash, func(a, b object.Value) (bool, error) {
		equal, err := native.EqualItem(t, a, b)
		if equal {
			stored = a
		}
		return equal, err
	})
	return stored, v, err
}

// isSame compares the keys of a cache of which one is known to be there.
func isSame(a, b object.Value) (bool, error) { return object.Is(a, b), nil }

// refresh makes a key the one that was used last. If it is, nothing changes: a look-up that has led to this call, by an __eq__, would
// begin again and again.
func (c *lruCache) refresh(stored object.Value, hash int64, v object.Value) error {
	if c.results.IsLast(stored) {
		return nil
	}
	if _, err := c.results.Delete(stored, hash, isSame); err != nil {
		return err
	}
	return c.results.Set(stored, hash, v, isSame)
}

// store keeps a result, unless the call has come to the same one on its way.
func (c *lruCache) store(t *object.Thread, key object.Value, hash int64, v object.Value) error {
	if _, old, err := c.find(t, key, hash); err != nil || !old.IsNil() {
		return err
	}
	if c.limit > 0 && int64(c.results.Len()) >= c.limit {
		oldest, _, h, _, _ := c.results.Next(0)
		if _, err := c.results.Delete(oldest, h, isSame); err != nil {
			return err
		}
	}
	return c.results.Set(key, hash, v, isSame)
}

// lruCacheFunction adds lru_cache.
func lruCacheFunction(m *native.Module, b *native.Builder) {
	class := native.ModuleType(m.Name, "_lru_cache_wrapper", object.ObjectType)
	class.Layout = native.LayoutOf(func(c *lruCache) *object.Instance { return &c.Instance }, noCache)
	native.Describe(class.Layout, (*lruCache).describe, nil)
	class.Layout.Compared = unsafe.Offsetof(lruCache{}.hits)
	info := cacheInfoType(b)
	b.KeywordMethod(class, "__call__", func(t *object.Thread, a object.Args) (object.Value, error) {
		return native.As[lruCache](a.Pos[0]).call(t, object.Args{Pos: a.Pos[1:], Names: a.Names})
	})
	itself := func(_ *object.Thread, args []object.Value) (object.Value, error) { return args[0], nil }
	b.Methods(class, native.Method{Name: "__copy__", Fn: itself}, native.Method{Name: "__deepcopy__", Min: 1, Max: 1, Fn: itself})
	native.AddMethods(
		b, class, native.ArgFlags,
		native.InstanceMethod[lruCache]{Name: "cache_info", Fn: func(t *object.Thread, c *lruCache, _ []object.Value) (object.Value, error) {
			t.Spend(2 * meter.ObjectCost)
			t.Strayed = true
			limit := object.None
			if c.limit >= 0 {
				limit = object.Int(c.limit)
			}
			v := object.NewInstance(info)
			v.Payload = object.TupleOf(c.hits, c.misses, limit, object.Int(int64(c.results.Len())))
			return v.Value(), nil
		}},
		native.InstanceMethod[lruCache]{Name: "cache_clear", Fn: func(t *object.Thread, c *lruCache, _ []object.Value) (object.Value, error) {
			t.Strayed = true
			c.hits, c.misses = object.Int(0), object.Int(0)
			c.results.Clear()
			return object.None, nil
		}},
		native.InstanceMethod[lruCache]{Name: "__get__", Min: 1, Max: 2, Fn: func(_ *object.Thread, c *lruCache, args []object.Value) (object.Value, error) {
			if args[0].IsNone() {
				return c.Value(), nil
			}
			return object.NewMethod(c.Value(), args[0]), nil
		}},
		native.InstanceMethod[lruCache]{Name: "__repr__", Fn: func(t *object.Thread, c *lruCache, _ []object.Value) (object.Value, error) {
			return native.TextValue(ops.PlainRepr(t, c.Value()))
		}},
	)
	sig := native.Signature{Name: "lru_cache", Params: []string{"maxsize", "typed"}, Optional: 2}
	sig.Function(m, func(t *object.Thread, args []object.Value) (object.Value, error) {
		limit := int64(-1)
		switch size := native.Given(args[0], object.Int(128)); {
		case size.Kind() == object.KindBool || size.Kind() == object.KindInt:
			limit = max(size.AsInt(), 0)
		case !size.IsNone():
			return object.Value{}, object.Raise(object.TypeError, "Expected maxsize to be an integer or None")
		}
		typed, err := ops.Truth(t, native.Given(args[1], object.False))
		if err != nil {
			return object.Value{}, err
		}
		return cacheDecorator(class, limit, typed), nil
	})
}

// cacheDecorator returns what lru_cache returns: a function that wraps another one.
func cacheDecorator(class *object.Type, limit int64, typed bool) object.Value {
	sig := native.Signature{Name: "decorating_function", Params: []string{"user_function"}}
	return object.NewOwnBuiltin(sig.Name, func(t *object.Thread, a object.Args) (object.Value, error) {
		args, err := sig.Bind(a)
		if err != nil {
			return object.Value{}, err
		}
		if !ops.IsCallable(t, args[0]) {
			return object.Value{}, object.Raise(object.TypeError, "the first argument must be callable")
		}
		c := native.As[lruCache](object.NewInstance(class).Value())
		c.fn, c.limit, c.typed, c.results = args[0], limit, typed, object.NewDict()
		return c.Value(), updateWrapper(t, c.Value(), args[0], assigned, updated)
	}).Value()
}

// cacheInfoType makes the type of the tuples that cache_info returns.
func cacheInfoType(b *native.Builder) *object.Type {
	class := native.PythonType("functools", "CacheInfo", b.Runtime.Types[object.KindTuple])
	class.NoDict = true
	n := &collections.NamedTupleClass{Fields: []string{"hits", "misses", "maxsize", "currsize"}}
	fields := native.SharedTuple(n.Fields...)
	class.Attrs.SetStr(collections.NameFields, fields)
	for i, f := range n.Fields {
		b.Property(class, f, func(_ *object.Thread, args []object.Value) (object.Value, error) {
			if p := special.Payload(args[0]); i < len(p.Tuple().Items) {
				return p.Tuple().Items[i], nil
			}
			return object.Value{}, object.Raise(object.IndexError, "tuple index out of range")
		})
	}
	b.KeywordMethod(class, "__repr__", n.Repr)
	return class
}
