package object

import (
	"math"
	"math/rand/v2"
	"reflect"
	"strconv"
	"strings"
	"testing"
	"unsafe"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// TestRecycler makes objects of all sizes, and sees which of them are handed out again.
func TestRecycler(t *testing.T) {
	t.Parallel()
	r := &Recycler{}
	tuple := func(n int) Value { v, _ := r.MakeTuple(n); return v }
	for name, c := range map[string]struct {
		take  func() Value
		again bool
	}{
		"a set":         {func() Value { return r.RoomySet().Value() }, true},
		"a small set":   {func() Value { return r.NewSet().Value() }, true},
		"a list of 4":   {func() Value { return r.EmptyList(4).Value() }, true},
		"a list of 8":   {func() Value { return r.MakeList(8).Value() }, true},
		"a list of 16":  {func() Value { return r.ListOf(make([]Value, 16)).Value() }, true},
		"a list of 24":  {func() Value { return r.MakeList(LongestShort).Value() }, true},
		"a tuple of 9":  {func() Value { return tuple(9) }, true},
		"a dict":        {func() Value { return r.NewDict().Value() }, true},
		"an instance":   {func() Value { return r.NewInstance(ObjectType).Value() }, true},
		"an exception":  {func() Value { return r.NewInstance(BaseException).Value() }, false},
		"a tuple of 16": {func() Value { return tuple(wideTuple) }, true},
		"a list of 25":  {func() Value { return r.MakeList(LongestShort + 1).Value() }, true},
		"a list of 53":  {func() Value { return r.MakeList(longestRecycled + 1).Value() }, false},
		"a tuple of 2":  {func() Value { return tuple(2) }, false},
		"a tuple of 3":  {func() Value { return r.TupleOf(None, None, True) }, true},
		"a tuple of 4":  {func() Value { return r.TupleOf(None, None, None, True) }, true},
		"a tuple of 8":  {func() Value { return tuple(8) }, true},
		"a tuple of 17": {func() Value { return tuple(wideTuple + 1) }, false},
	} {
		t.Run(name, func(t *testing.T) {
			*r = Recycler{}
			first, second := c.take(), c.take()
			assert.NotEqual(t, first.ref, second.ref)
			assert.Equal(t, c.again, r.InUse())
			r.Reuse()
			assert.False(t, r.InUse())
			assert.Equal(t, c.again, c.take().ref == first.ref)
			r.Forget()
			assert.False(t, r.InUse())
			unspoil(r)
			assert.NotEqual(t, first.ref, c.take().ref)
			assert.Equal(t, c.again, c.take().ref == second.ref, "only what was in use has been forgotten")
		})
	}
}

// TestLongTexts makes sure that texts of up to ShortText bytes are handed out again, and are empty then, unless they may be kept.
// TestSupplies makes sure that no supply is left out where all of them are meant: an object that is handed out again although
// something refers to it would be changed behind the robot's back.
func TestSupplies(t *testing.T) {
	t.Parallel()
	supplies := 0
	for i := range reflect.TypeFor[Recycler]().NumField() {
		if !strings.HasPrefix(reflect.TypeFor[Recycler]().Field(i).Type.Name(), "supply[") {
			continue
		}
		supplies++
		name := reflect.TypeFor[Recycler]().Field(i).Name
		handOut := func() (r *Recycler, used *int) {
			r = new(Recycler)
			field := func(of reflect.Value, name string) reflect.Value {
				f := of.FieldByName(name)
				return reflect.NewAt(f.Type(), unsafe.Pointer(f.UnsafeAddr())).Elem() // which can be set
			}
			supply := field(reflect.ValueOf(r).Elem(), name)
			objects := field(supply, "objects")
			objects.Set(reflect.MakeSlice(objects.Type(), 1, 1))
			used = field(supply, "used").Addr().Interface().(*int)
			*used = 1
			return r, used
		}
		r, used := handOut()
		assert.True(t, r.InUse(), name)
		assert.Positive(t, r.Worth(), name)
		r.Forget()
		assert.Zero(t, *used, name)
		r, used = handOut()
		r.Reuse()
		r.ReuseTexts(&Thread{})
		assert.Zero(t, *used, name)
		assert.False(t, r.InUse(), name)
		r, used = handOut()
		r.ReuseBut(nil, nil)
		assert.Zero(t, *used, name)
	}
	assert.Equal(t, 16, supplies)
}

func TestLongTexts(t *testing.T) {
	t.Parallel()
	r := &Recycler{}
	thread := &Thread{Recycler: r}
	text := func(n int) *Str {
		s, room := thread.MakeStr(n)
		assert.Equal(t, make([]byte, n), room)
		assert.Equal(t, Str{Header: Header{KindStr}, S: s.S}, *s)
		for i := range room {
			room[i] = 'x'
		}
		s.hash = 7
		return s
	}
	for _, n := range []int{longestBlockText + 1, ShortText} {
		first, second := text(n), text(n)
		require.NotSame(t, first, second)
		r.ReuseTexts(thread)
		require.Same(t, first, text(n))
		thread.blocks.name(first)
		r.ReuseTexts(thread)
		third := text(n)
		assert.NotSame(t, first, third, "a look-up has remembered it")
		r.ForgetTexts()
		assert.NotSame(t, third, text(n))
		r.ForgetTexts()
	}
	long := text(ShortText + 1)
	r.ReuseTexts(thread)
	assert.NotSame(t, long, text(ShortText+1))
}

// TestReuseBut hands out again what is not kept.
func TestReuseBut(t *testing.T) {
	t.Parallel()
	r := &Recycler{}
	make := func() []Value {
		tuple, _ := r.MakeTuple(12)
		return []Value{
			r.EmptyList(3).Value(), r.EmptyList(8).Value(), r.EmptyList(16).Value(), r.EmptyList(20).Value(), r.EmptyList(40).Value(), tuple,
			r.TupleOf(None, None, None), r.TupleOf(None, None, None, None, None),
			r.NewDict().Value(), r.RoomySet().Value(), r.NewSet().Value(),
		}
	}
	first, second := make(), make()
	r.ReuseBut(append(first, Int(1), EmptyList(3).Value(), NewDict().Value()), nil)
	assert.False(t, r.InUse())
	unspoil(r)
	anew, again := make(), make()
	for i := range first {
		assert.NotContains(t, append(first, second...), anew[i], "in the place of what is kept")
		assert.Equal(t, second[i], again[i])
	}
}

// TestReuseOfFormer makes sure that what has been kept for a while is handed out again in place of what is kept then, as soon as it is
// not kept any more, and not before.
func TestReuseOfFormer(t *testing.T) {
	t.Parallel()
	for name, take := range map[string]func(r *Recycler) Value{
		"list":        func(r *Recycler) Value { return r.EmptyList(6).Value() },
		"longer list": func(r *Recycler) Value { return r.EmptyList(20).Value() },
		"window":      func(r *Recycler) Value { return r.EmptyList(49).Value() },
		"any list":    func(r *Recycler) Value { return r.EmptyList(0).Value() },
		"set":         func(r *Recycler) Value { return r.RoomySet().Value() },
		"small set":   func(r *Recycler) Value { return r.NewSet().Value() },
		"dict":        func(r *Recycler) Value { return r.NewDict().Value() },
		"triple":      func(r *Recycler) Value { return r.TupleOf(None, None, None) },
		"tuple":       func(r *Recycler) Value { return r.TupleOf(None, None, None, None) },
		"long tuple":  func(r *Recycler) Value { v, _ := r.MakeTuple(12); return v },
	} {
		r := &Recycler{}
		other := r.EmptyList(14).Value()
		first := take(r)
		former, lost := r.ReuseBut([]Value{first, other}, nil)
		unspoil(r)
		require.Len(t, former, 2, name)
		require.Equal(t, 2, lost, name)
		second := take(r)
		require.NotEqual(t, first, second, name)
		former, lost = r.ReuseBut([]Value{other, second, first}, former)
		assert.Equal(t, 1, lost, name)
		require.Len(t, former, 3, name)
		unspoil(r)
		third := take(r)
		assert.NotContains(t, []Value{first, second}, third, "both are kept: "+name)
		former, lost = r.ReuseBut([]Value{second, third}, former) // of what is returned, one is from another supply
		assert.Zero(t, lost, name)
		require.Len(t, former, 2, name)
		assert.Zero(t, r.spoiltDicts+r.spoiltSets+r.spoiltLists+r.spoiltLongLists, "one for one: "+name)
		assert.Equal(t, first, take(r), name)
		former, _ = r.ReuseBut([]Value{Int(1)}, former)
		assert.Empty(t, former)
		assert.Equal(t, first, take(r), "what is returned when nothing is kept is nobody's: "+name)
		assert.NotEqual(t, second, take(r), name)
	}
}

// TestSpoiltObjects makes sure that dicts, sets and lists of which some are kept are made for a while without
// room that they may not need.
func TestSpoiltObjects(t *testing.T) {
	t.Parallel()
	for what, c := range map[string]struct {
		make    func(r *Recycler) Value
		hasRoom func(v Value) bool
	}{
		"dict": {func(r *Recycler) Value { return r.NewDict().Value() }, func(v Value) bool { return v.Dict().roomy }},
		"instance": {
			func(r *Recycler) Value { return instanceWith(r, 1).Value() },
			func(v Value) bool { return v.Instance().Attrs.ofAttrs },
		},
		"set":       {func(r *Recycler) Value { return r.RoomySet().Value() }, func(v Value) bool { return v.Set().room == largeRoom }},
		"list":      {func(r *Recycler) Value { return r.EmptyList(0).Value() }, func(v Value) bool { return v.List().large }},
		"long list": {func(r *Recycler) Value { return r.EmptyList(30).Value() }, func(v Value) bool { return v.List().long }},
	} {
		for name, settle := range map[string]func(r *Recycler, v Value){
			"forgotten": func(r *Recycler, _ Value) { r.Forget() },
			"kept":      func(r *Recycler, v Value) { r.ReuseBut([]Value{v}, nil) },
		} {
			if what == "instance" && name == "kept" {
				continue // where one is, all that was handed out is forgotten
			}
			r := &Recycler{}
			v := c.make(r)
			assert.True(t, c.hasRoom(v), what)
			settle(r, v)
			for range spoiltObjects {
				assert.False(t, c.hasRoom(c.make(r)), "%s, %s", what, name)
			}
			assert.True(t, c.hasRoom(c.make(r)), "%s, %s", what, name)
		}
	}
}

// unspoil lets a recycler hand out objects of all kinds at once.
func unspoil(r *Recycler) {
	r.spoiltDicts, r.spoiltInstances, r.spoiltLongLists, r.spoiltSets, r.spoiltLists = 0, 0, 0, 0, 0
}

// instanceWith returns an instance with n attributes.
func instanceWith(r *Recycler, n int) *Instance {
	i := r.NewInstance(ObjectType)
	for at := range n {
		i.SetAttr(NewStr(strconv.Itoa(at)), True)
	}
	return i
}

// insideOf returns how many entries the dict inside an instance has in its arrays.
func insideOf(i *Instance) (used int) {
	own := (*roomyInstance)(unsafe.Pointer(i))
	for _, array := range [][]entry{own.attrs.items[:], own.attrs.more[:]} {
		for _, e := range array {
			used += int(Bit(!e.key.IsNil()))
		}
	}
	return used
}

// TestExposedAttributes makes sure that a dict of attributes that becomes a value, and may be kept by itself, is no part of
// its instance any more, and that nothing stays in there that nobody counts.
func TestExposedAttributes(t *testing.T) {
	t.Parallel()
	for n := 1; n < 20; n++ {
		for name, expose := range map[string]func(i *Instance) *Dict{
			"exposed":  func(i *Instance) *Dict { return i.Expose() },
			"replaced": func(i *Instance) *Dict { i.Adopt(NewDict()); return nil },
		} {
			r := &Recycler{}
			instanceWith(r, 8)
			r.Reuse()
			i, plain := instanceWith(r, n), instanceWith(nil, n)
			d := expose(i)
			assert.Zero(t, insideOf(i), "%s, %d", name, n)
			if name == "replaced" {
				continue
			}
			assert.Same(t, d, i.Attrs)
			assert.Same(t, d, i.Expose(), "it moves once")
			assert.False(t, d.ofAttrs)
			for range 12 {
				assert.Equal(t, countOf([]Value{plain.Value()}), countOf([]Value{i.Value()}), "%d", n)
				require.Equal(t, plain.Attrs.Len(), d.Len())
				name := NewStr(strconv.Itoa(d.Len()))
				i.SetAttr(name, True)
				plain.SetAttr(name, True)
			}
			assert.Equal(t, n+12, i.Attrs.Len())
		}
	}
}

// TestLongListsLeaveNothingBehind makes sure that a list which moves out of its room does not keep what it had there, as nobody counts that.
func TestLongListsLeaveNothingBehind(t *testing.T) {
	t.Parallel()
	for name, change := range map[string]func(l *List){
		"grown":    func(l *List) { l.Append(True); l.Append(True) },
		"emptied":  func(l *List) { l.Become(nil) },
		"replaced": func(l *List) { l.Become([]Value{True}) },
		"taken and replaced": func(l *List) {
			taken := l.Take()
			l.PutBack(taken)
			l.Become(nil)
		},
	} {
		r := &Recycler{}
		l := r.MakeList(longestRecycled)
		for i := range l.Items {
			l.Items[i] = True
		}
		room := (*longList)(unsafe.Pointer(l)).items[:]
		change(l)
		for _, v := range room {
			assert.True(t, v.IsNil(), name)
		}
	}
}

// TestKeptObjectsAreTrimmed makes sure that an object that is kept does not keep what was in its room before.
func TestKeptObjectsAreTrimmed(t *testing.T) {
	t.Parallel()
	for name, settle := range map[string]func(r *Recycler, kept []Value){
		"forgotten": func(r *Recycler, _ []Value) { r.Forget() },
		"kept":      func(r *Recycler, kept []Value) { r.ReuseBut(kept, nil) },
	} {
		r := &Recycler{}
		make := func(n int) (d *Dict, s *Set, l *List, tuple Value, i *Instance) {
			d, s, l = r.NewDict(), r.RoomySet(), r.EmptyList(0)
			for i := range n {
				d.SetStr(NewStr(strconv.Itoa(i)), True)
				require.True(t, s.TryAddFree(Int(int64(i)), math.MaxInt64))
				l.Append(True)
			}
			tuple, items := r.MakeTuple(9 + min(n, 7))
			for i := range items {
				items[i] = True
			}
			return d, s, l, tuple, instanceWith(r, n)
		}
		for _, n := range []int{0, 2, 6, 16, 30} {
			unspoil(r)
			make(40)
			make(8)
			r.Reuse()
			d, s, l, tuple, i := make(n)
			settle(r, []Value{d.Value(), s.Value(), l.Value(), tuple})
			if name == "forgotten" {
				want := n
				if n > 2*firstRoom { // they have moved elsewhere
					want = 0
				}
				require.Equal(t, want, insideOf(i), "entries of attributes")
			}
			used := 0
			for _, e := range (*roomyDict)(unsafe.Pointer(d)).items {
				used += int(Bit(!e.key.IsNil()))
			}
			require.Equal(t, n, used, "entries of a dict, %s", name)
			used = 0
			large := (*largeSet)(unsafe.Pointer(s))
			for _, array := range [][]setEntry{large.midTable.entries[:], large.more[:], large.most[:]} {
				for _, e := range array {
					used += int(Bit(!e.key.IsNil()))
				}
			}
			require.Equal(t, n, used, "entries of a set, %s", name)
			used = 0
			list := (*largeList)(unsafe.Pointer(l))
			for _, array := range [][]Value{list.items[:], list.eight[:], list.sixteen[:], list.thirtyTwo[:]} {
				for _, v := range array {
					used += int(Bit(!v.IsNil()))
				}
			}
			require.Equal(t, n, used, "items of a list, %s", name)
			used = 0
			for _, v := range (*tupleWith[[wideTuple]Value])(unsafe.Pointer(tuple.Tuple())).items {
				used += int(Bit(!v.IsNil()))
			}
			require.Equal(t, len(tuple.Tuple().Items), used, "items of a tuple, %s", name)
		}
	}
}

// TestRoomyDict makes sure that a dict with room does what others do, and takes as much of what a
// robot may keep.
func TestRoomyDict(t *testing.T) {
	t.Parallel()
	random := rand.New(rand.NewPCG(3, 4))
	for range 300 {
		r := &Recycler{}
		r.NewDict().SetStr(NewStr("before"), None)
		r.Reuse()
		d, plain := r.NewDict(), NewDict()
		if keys := random.IntN(2 * roomyEntries); keys > 0 && random.IntN(2) == 0 {
			d, plain = r.DictFor(keys), DictFor(keys)
			require.Equal(t, keys > firstRoom && keys <= roomyEntries, d.roomy)
		}
		names := 40
		switch random.IntN(6) {
		case 0, 1:
			names = 300
		case 2, 3: // that of an instance
			instanceWith(r, 7)
			r.Reuse()
			i := r.NewInstance(ObjectType)
			i.makeAttrs()
			d, plain, names = i.Attrs, DictFor(1), 12
		}
		for range random.IntN(2 * names) {
			key := NewStr(strconv.Itoa(random.IntN(names)))
			switch n := random.IntN(40); {
			case n == 0:
				d.Clear()
				plain.Clear()
			case n < 12:
				d.DeleteStr(key)
				plain.DeleteStr(key)
			default:
				d.SetStr(key, Int(int64(n)))
				plain.SetStr(key, Int(int64(n)))
			}
			require.Equal(t, cap(plain.entries), cap(d.entries))
			require.Equal(t, cap(plain.index), cap(d.index))
			require.Equal(t, plain.used, d.used)
			require.Equal(t, len(plain.entries), len(d.entries))
			for i := range plain.entries {
				p, e := &plain.entries[i], &d.entries[i]
				require.Equal(t, p.value, e.value)
				require.Equal(t, p.hash, e.hash)
			}
			require.Equal(t, plain.GetStr(key), d.GetStr(key))
		}
	}
}

// TestLargeSet makes sure that a set with room does what others do, and takes as much of what a robot may keep, also
// when others take over what it has.
func TestLargeSet(t *testing.T) {
	t.Parallel()
	random := rand.New(rand.NewPCG(5, 6))
	r := &Recycler{}
	for range 400 {
		r.spoiltSets = 0
		s, plain := r.RoomySet(), RoomySet()
		require.Equal(t, largeRoom, s.room)
		values := []int{12, 40, 300}[random.IntN(3)]
		same := func() {
			require.Equal(t, plain.size(), s.size())
			require.Equal(t, cap(plain.entries), cap(s.entries))
			require.Equal(t, plain.places, s.places)
			require.Equal(t, len(plain.entries), len(s.entries))
			for i := range plain.entries {
				require.Equal(t, plain.entries[i].hash, s.entries[i].hash)
				require.Equal(t, plain.entries[i].key, s.entries[i].key)
			}
		}
		for range random.IntN(2 * values) {
			v := Int(int64(random.IntN(values)))
			switch n := random.IntN(60); {
			case n == 0:
				s.Clear()
				plain.Clear()
			case n == 1:
				more := random.IntN(2 * values)
				s.Reserve(more)
				plain.Reserve(more)
			case n < 20:
				if _, _, known := s.TryHas(v); known {
					s.TryRemove(v)
					plain.TryRemove(v)
				}
			default:
				require.Equal(t, plain.TryAddFree(v, math.MaxInt64), s.TryAddFree(v, math.MaxInt64))
			}
			same()
		}
		// What is used again must not be what another set has taken over, nor what a clone has.
		taker := NewSet()
		var snapshot Snapshot
		require.True(t, snapshot.TakeObject(s.Value()))
		at, ok := snapshot.Spot(s.Value().ref)
		require.True(t, ok && snapshot.Seal())
		cloned := of(snapshot.Clone(nil).At(at)).Set()
		require.Equal(t, plain.size(), cloned.size())
		taker.Replace(s)
		r.Reuse()
		again := r.RoomySet()
		for i := range 60 {
			require.True(t, again.TryAddFree(Int(int64(1000+i)), math.MaxInt64))
		}
		for _, s := range []*Set{taker, cloned} {
			require.Equal(t, plain.Len(), s.Len())
			for i := range values {
				has, _, _ := s.TryHas(Int(int64(i)))
				want, _, _ := plain.TryHas(Int(int64(i)))
				require.Equal(t, want, has)
			}
		}
		r.Reuse()
	}
}

// TestLargeList makes sure that a list with room does what others do, and takes as much of what a robot may keep.
func TestLargeList(t *testing.T) {
	t.Parallel()
	random := rand.New(rand.NewPCG(7, 8))
	r := &Recycler{}
	for range 400 {
		r.spoiltLists = 0
		l, plain := r.EmptyList(0), EmptyList(0)
		require.True(t, l.large)
		var taken, plainTaken Taken
		for i := range random.IntN(90) {
			switch n := random.IntN(40); {
			case n == 0:
				l.Become(nil)
				plain.Become(nil)
			case n == 1 && len(l.Items) > 2:
				l.Become(append(l.Items, l.Items...))
				plain.Become(append(plain.Items, plain.Items...))
			case n == 2:
				l.Items, plain.Items = l.Items[:len(l.Items)/2], plain.Items[:len(plain.Items)/2]
			case n == 3: // it is sorted, and changed meanwhile
				taken, plainTaken = l.Take(), plain.Take()
				was := append([]Value(nil), taken.Items...)
				for range random.IntN(40) {
					l.Append(None)
					plain.Append(None)
				}
				require.Equal(t, was, append([]Value(nil), taken.Items...))
				require.Equal(t, plain.PutBack(plainTaken), l.PutBack(taken))
			default:
				l.Append(Int(int64(i)))
				plain.Append(Int(int64(i)))
			}
			require.Equal(t, len(plain.Items), len(l.Items))
			require.Equal(t, cap(plain.Items), cap(l.Items))
			require.Equal(t, plain.left, l.left)
			for j := range plain.Items {
				require.Equal(t, plain.Items[j], l.Items[j])
			}
		}
		var snapshot Snapshot
		require.True(t, snapshot.TakeObject(l.Value()))
		at, ok := snapshot.Spot(l.Value().ref)
		require.True(t, ok && snapshot.Seal())
		cloned := of(snapshot.Clone(nil).At(at)).List()
		r.Reuse()
		again := r.EmptyList(0)
		for range 60 {
			again.Append(None)
		}
		require.Equal(t, len(plain.Items), len(cloned.Items))
		for j := range plain.Items {
			require.Equal(t, plain.Items[j], cloned.Items[j])
		}
		r.Reuse()
	}
}

// TestRecyclerKeepsFew makes more of one kind than are kept.
func TestRecyclerKeepsFew(t *testing.T) {
	t.Parallel()
	r, seen := &Recycler{}, map[*List]int{}
	for range 3 {
		for range 2 * maxSupply {
			seen[r.MakeList(5)]++
		}
		r.Reuse()
	}
	again := 0
	for _, n := range seen {
		if n == 3 {
			again++
		}
	}
	assert.Equal(t, maxSupply, again)
	assert.Len(t, seen, maxSupply+3*maxSupply)
}

// TestRecycledAreEmpty makes sure that nothing is left in an object of what it was before.
func TestRecycledAreEmpty(t *testing.T) {
	t.Parallel()
	r := &Recycler{}
	for n := range 200 {
		set := r.RoomySet()
		require.Zero(t, set.Len())
		require.Equal(t, setMinSize, set.Span())
		for i := range n {
			has, _, known := set.TryHas(Int(int64(i)))
			require.True(t, known && !has)
			require.True(t, set.TryAddFree(Int(int64(i)), 1<<30))
		}
		require.Equal(t, n, set.Len())

		list := r.EmptyList(n % 25)
		require.Empty(t, list.Items)
		require.Equal(t, EmptyList(n%25).room, list.room)
		for i := range n {
			list.Append(Int(int64(i)))
		}
		require.Len(t, list.Items, n)
		for _, v := range r.MakeList(n % 25).Items {
			require.True(t, v.IsNil())
		}
		made := r.ListOf(list.Items)
		require.Equal(t, list.Items, made.Items)
		_, items := r.MakeTuple(n%20 + 1)
		for i := range items {
			require.True(t, items[i].IsNil())
			items[i] = Int(1)
		}
		r.Reuse()
	}
}
