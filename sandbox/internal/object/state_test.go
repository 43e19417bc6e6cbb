package object

import (
	"fmt"
	"math/big"
	"math/rand/v2"
	"reflect"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"testing"
	"unsafe"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// TestSizes makes sure that objects take what a census counts for them. A struct that has grown needs a field less, or
// matches take another course.
func TestSizes(t *testing.T) {
	t.Parallel()
	assert.EqualValues(t, sizeDictEntry, unsafe.Sizeof(entry{}))
	assert.EqualValues(t, sizeSmallSet, unsafe.Sizeof(smallSet{}))
	assert.EqualValues(t, sizeRoomySet, unsafe.Sizeof(roomySet{}))
	assert.EqualValues(t, sizeSetEntry, unsafe.Sizeof(setEntry{}))
	assert.EqualValues(t, sizeTrace, unsafe.Sizeof(TraceEntry{}))
	assert.EqualValues(t, SizeValue, unsafe.Sizeof(Value{}))
	assert.EqualValues(t, sizeList, unsafe.Sizeof(List{}))
	assert.LessOrEqual(t, int(unsafe.Sizeof(Dict{})), sizeDict)
	assert.LessOrEqual(t, int(unsafe.Sizeof(Tuple{})), sizeTuple)
	assert.LessOrEqual(t, int(unsafe.Sizeof(Instance{})), sizeInstance)
}

// TestStateKnowsFields makes sure that nobody adds a field to what State writes down without
// a look at it: what code can find out by a field must be described, and what a census counts.
func TestStateKnowsFields(t *testing.T) {
	t.Parallel()
	for _, known := range []struct {
		object any
		fields []string
	}{
		{Str{}, []string{"Header", "part", "slot", "shared", "counts", "S", "wide", "hash"}},
		{Tuple{}, []string{"Header", "part", "Items"}},
		{List{}, []string{"Header", "room", "left", "large", "long", "taken", "Items"}},
		{Dict{}, []string{"Header", "counting", "roomy", "ofAttrs", "small", "exposed", "ofClass", "keys", "entries", "index", "used", "first", "filled", "version", "misses"}},
		{entry{}, []string{"key", "value", "hash"}},
		{Set{}, []string{
			"Header", "room", "wide", "complex", "version", "misses", "hole", "places", "entries", "fill", "used", "finger", "hash",
		}},
		{setEntry{}, []string{"key", "hash"}},
		{Type{}, []string{
			"Header", "Name", "Qualname", "Module", "Bases", "MRO", "Attrs", "Repr", "IsException", "Builtin", "Final", "New", "Hooks",
			"Special", "MakesIterator", "Layout", "Meta", "Makes", "Size", "PlainItems", "Plain", "CallOne", "NoDict", "subclasses", "cache",
			"own", "ownVersion", "examined",
		}},
		{Instance{}, []string{"Header", "roomy", "shared", "Class", "Attrs", "Payload", "Exc"}},
		{Module{}, []string{"Header", "Name", "Names", "Slots", "Extra", "Linked", "Methods", "Builtin", "Counters", "Traits", "Dicts", "Strayed", "Rebound"}},
		{Method{}, []string{"Header", "Func", "Self"}},
		{Cell{}, []string{"Header", "V"}},
		{Property{}, []string{"Header", "Get", "Set", "Del", "Doc", "OfInstances", "DocOfGetter", "Own"}},
		{Wrapped{}, []string{"Header", "Func"}},
		{Range{}, []string{"Header", "given", "Start", "Stop", "Step", "Len"}},
		{Slice{}, []string{"Header", "Start", "Stop", "Step"}},
		{Member{}, []string{"Header", "Name", "Class"}},
		{Thread{}, []string{ // Describe is called between turns, when most of these are as they were at the start
			"Left", "Room", "Depth", "MaxDepth", "Runtime", "Machine", "Recycler", "random", "Strayed", "Print", "Printing", "Host", "KeyEqual",
			"Lookups", "Waits", "ClassVersion", "Held", "nans", "reprs", "identities", "identified", "blocks", "plain",
		}},
	} {
		typ := reflect.TypeOf(known.object)
		var fields []string
		for i := range typ.NumField() {
			fields = append(fields, typ.Field(i).Name)
		}
		assert.Equal(t, known.fields, fields, "%v", typ)
	}
}

// describe returns what a State makes of a value, with what is in the leaves, and the objects.
func describe(t *testing.T, s *State, v Value) (words []uint64, objects []Value) {
	t.Helper()
	words, objects, leaves := describeLeaves(t, s, v)
	for _, l := range leaves {
		content := l.At.Words()
		words = append(words, content[:]...)
	}
	return words, objects
}

// describeLeaves returns what a State makes of a value.
func describeLeaves(t *testing.T, s *State, v Value) (words []uint64, objects []Value, leaves []Leaf) {
	t.Helper()
	words, objects, ok := s.Describe(func(s *State) { s.Value(v) })
	require.True(t, ok)
	return slices.Clone(words), slices.Clone(objects), slices.Clone(s.Leaves())
}

// contentsOf returns what objects hold that can change.
func contentsOf(objects []Value) *Contents {
	c := &Contents{}
	c.Copy(slices.DeleteFunc(slices.Clone(objects), Value.Immutable))
	return c
}

// sample returns a list with a dict that has the list, a string and a set of a tuple.
func sample() (list *List, dict *Dict, set *Set) {
	list, dict, set = (*Recycler)(nil).MakeList(3), NewDict(), NewSet()
	set.TryAddFree(TupleOf(Int(1000), String("made"), Int(2)), 1<<20)
	dict.SetStr(NewStr("list"), list.Value())
	dict.SetStr(NewStr("none"), None)
	list.Items[0], list.Items[1], list.Items[2] = Int(7), dict.Value(), set.Value()
	return list, dict, set
}

// TestDescribe makes sure that what is alike has the same words, wherever it lies, and that
// what differs in anything has not.
func TestDescribe(t *testing.T) {
	t.Parallel()
	var s State
	list, _, _ := sample()
	want, objects := describe(t, &s, list.Value())
	contents := contentsOf(objects)

	other, _, _ := sample()
	words, _ := describe(t, &s, other.Value())
	assert.Equal(t, want, words)
	assert.Equal(t, Unchanged, contents.Compare(), "nothing has changed")

	for name, change := range map[string]func(list *List, dict *Dict, set *Set){
		"an item":                 func(list *List, _ *Dict, _ *Set) { list.Items[0] = Int(8) },
		"an item of another kind": func(list *List, _ *Dict, _ *Set) { list.Items[0] = Float(7) },
		"an item is gone":         func(list *List, _ *Dict, _ *Set) { list.Become(list.Items[:2]) },
		"an item that is alike":   func(list *List, dict *Dict, _ *Set) { list.Items[2] = dict.Value() },
		"a value":                 func(_ *List, dict *Dict, _ *Set) { dict.SetStr(NewStr("none"), False) },
		"a key":                   func(_ *List, dict *Dict, _ *Set) { dict.SetStr(NewStr("more"), None) },
		"a key was there":         func(_ *List, dict *Dict, _ *Set) { dict.DeleteStr(NewStr("none")) },
		"an element":              func(_ *List, _ *Dict, set *Set) { set.TryAddFree(Int(1), 1<<20) },
	} {
		changed, dict, set := sample()
		_, before := describe(t, &s, changed.Value())
		kept := contentsOf(before)
		change(changed, dict, set)
		words, _ := describe(t, &s, changed.Value())
		assert.NotEqual(t, want, words, name)
		assert.NotEqual(t, Unchanged, kept.Compare(), name)
	}

	changed, dict, _ := sample()
	_, before := describe(t, &s, changed.Value())
	kept := contentsOf(before)
	dict.SetStr(NewStr("more"), None)
	dict.DeleteStr(NewStr("more"))
	assert.NotEqual(t, Unchanged, kept.Compare(), "a key came and went")
}

// TestCompare tells changes that bring something new from others.
func TestCompare(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct {
		change func(list *List, dict *Dict, set *Set)
		want   Change
	}{
		"nothing":             {func(*List, *Dict, *Set) {}, Unchanged},
		"an int":              {func(list *List, _ *Dict, _ *Set) { list.Items[0] = Int(8) }, NothingNew},
		"a float for a dict":  {func(list *List, _ *Dict, _ *Set) { list.Items[1] = Float(8) }, NothingNew},
		"a text":              {func(list *List, _ *Dict, _ *Set) { list.Items[0] = String("new") }, NewTexts},
		"a shared pair":       {func(list *List, _ *Dict, _ *Set) { list.Items[0] = SharedPairs().Of(Int(1), Int(2)) }, NothingNew},
		"None beside a text":  {func(_ *List, dict *Dict, _ *Set) { dict.SetStr(NewStr("list"), None) }, NewTexts},
		"a list":              {func(list *List, _ *Dict, _ *Set) { list.Items[0] = EmptyList(1).Value() }, Changed},
		"a tuple":             {func(list *List, _ *Dict, _ *Set) { list.Items[0] = PairOf(Int(1), Int(2)) }, Changed},
		"a known object":      {func(list *List, _ *Dict, set *Set) { list.Items[1] = set.Value() }, Changed},
		"a list in a dict":    {func(_ *List, dict *Dict, _ *Set) { dict.SetStr(NewStr("none"), EmptyList(1).Value()) }, Changed},
		"an item more":        {func(list *List, _ *Dict, _ *Set) { list.Append(None) }, Changed},
		"a key more":          {func(_ *List, dict *Dict, _ *Set) { dict.SetStr(NewStr("more"), None) }, Changed},
		"an element more":     {func(_ *List, _ *Dict, set *Set) { set.TryAddFree(Int(1), 1<<20) }, Changed},
		"two things, one new": {func(list *List, _ *Dict, _ *Set) { list.Items[0], list.Items[2] = None, EmptyList(1).Value() }, Changed},
		"an int and back":     {func(list *List, _ *Dict, _ *Set) { list.Items[0] = Int(8); list.Items[0] = Int(7) }, Unchanged},
		"something unknown":   {func(list *List, _ *Dict, _ *Set) { list.Items[0] = NewListIter(EmptyList(1)) }, Changed},
		"a module of builtins": {func(list *List, _ *Dict, _ *Set) {
			list.Items[0] = (&Module{Header: Header{KindModule}, Builtin: true}).Value()
		}, Changed},
	} {
		var s State
		list, dict, set := sample()
		_, objects := describe(t, &s, list.Value())
		contents := contentsOf(objects)
		c.change(list, dict, set)
		assert.Equal(t, c.want, contents.Compare(), name)
		var clone Contents
		contents.Clone(&clone, &ContentsRoom{})
		assert.Equal(t, c.want, clone.Compare(), name)
		parts := clone.parts
		clone.Clear()
		assert.Equal(t, make([]memory, len(parts)), parts, "they refer to nothing")
	}
	unknown := &Contents{}
	unknown.Copy([]Value{NewListIter(EmptyList(1))})
	assert.Equal(t, Changed, unknown.Compare())
}

// TestPatches makes sure that changes of plain values are found and made, and others are not
// taken for such.
func TestPatches(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct {
		change func(list *List, dict *Dict, set *Set)
		want   []Patch // nil if there is more to it
	}{
		"nothing":            {func(*List, *Dict, *Set) {}, []Patch{}},
		"an int":             {func(list *List, _ *Dict, _ *Set) { list.Items[0] = Int(8) }, []Patch{{0, Int(8)}}},
		"another kind":       {func(list *List, _ *Dict, _ *Set) { list.Items[0] = Float(7) }, []Patch{{0, Float(7)}}},
		"a shared text":      {func(list *List, _ *Dict, _ *Set) { list.Items[0] = sharedText.Value() }, []Patch{{0, sharedText.Value()}}},
		"in a dict":          {func(_ *List, dict *Dict, _ *Set) { dict.SetStr(NewStr("none"), True) }, []Patch{{1, True}}},
		"both":               {func(list *List, dict *Dict, _ *Set) { list.Items[0] = None; dict.SetStr(NewStr("none"), True) }, []Patch{{0, None}, {1, True}}},
		"a text of its own":  {func(list *List, _ *Dict, _ *Set) { list.Items[0] = String("new") }, nil},
		"nothing at all":     {func(list *List, _ *Dict, _ *Set) { list.Items[0] = Value{} }, nil},
		"an int for a dict":  {func(list *List, _ *Dict, _ *Set) { list.Items[1] = Int(8) }, nil},
		"a list":             {func(list *List, _ *Dict, _ *Set) { list.Items[0] = EmptyList(1).Value() }, nil},
		"an item more":       {func(list *List, _ *Dict, _ *Set) { list.Append(None) }, nil},
		"a key more":         {func(_ *List, dict *Dict, _ *Set) { dict.SetStr(NewStr("more"), None) }, nil},
		"an element more":    {func(_ *List, _ *Dict, set *Set) { set.TryAddFree(Int(1), 1<<20) }, nil},
		"an int and an item": {func(list *List, _ *Dict, _ *Set) { list.Items[0] = Int(8); list.Append(None) }, nil},
	} {
		list, dict, set := sample()
		words, objects, leaves := describeLeaves(t, &State{}, list.Value())
		require.Len(t, leaves, 2)
		contents := contentsOf(objects)
		places := contents.Places(leaves)
		require.Len(t, places, 2)
		c.change(list, dict, set)
		contents.Compare()
		patches, ok := contents.Patches(places, nil)
		require.Equal(t, c.want != nil, ok, name)
		if !ok {
			assert.Empty(t, patches, name)
			assert.NotEqual(t, Unchanged, contents.Compare(), "%s: the copy stays what it is", name)
			continue
		}
		assert.ElementsMatch(t, c.want, patches, name)
		assert.Equal(t, Unchanged, contents.Compare(), "%s: the copy is that of what is there now", name)

		other, _, _ := sample()
		same, objects, leaves := describeLeaves(t, &State{}, other.Value())
		assert.Equal(t, words, same)
		contents = contentsOf(objects)
		assert.Equal(t, places, contents.Places(leaves), "the places are the same in what is alike")
		contents.Apply(places, patches)
		assert.Equal(t, Unchanged, contents.Compare(), name)
		again, _, leaves := describeLeaves(t, &State{}, other.Value())
		assert.Equal(t, words, again, name)
		for _, p := range patches {
			assert.Equal(t, p.Value, *leaves[p.Leaf].At, name)
		}
	}
}

var sharedText = NewSharedStr("shared")

// TestKept finds what has come to be kept, however deep it lies.
func TestKept(t *testing.T) {
	t.Parallel()
	item, key := EmptyList(1).Value(), TupleOf(Int(1), Int(2))
	nested := NewDict()
	nested.SetStr(NewStr("list"), item)
	for name, c := range map[string]struct {
		change func(list *List, dict *Dict, set *Set)
		want   []Value // nil if it takes more to find out
	}{
		"nothing":           {func(*List, *Dict, *Set) {}, []Value{}},
		"an int":            {func(list *List, _ *Dict, _ *Set) { list.Items[0] = Int(8) }, []Value{}},
		"a list":            {func(list *List, _ *Dict, _ *Set) { list.Items[0] = item }, []Value{item}},
		"one in a dict":     {func(list *List, _ *Dict, _ *Set) { list.Items[0] = nested.Value() }, []Value{nested.Value(), item}},
		"one in a new item": {func(list *List, _ *Dict, _ *Set) { list.Items[1], list.Items[2] = None, None; list.Append(item) }, []Value{item}},
		"one of a new key": {func(_ *List, dict *Dict, _ *Set) {
			dict.SetStr(NewStr("list"), None)
			dict.SetStr(NewStr("more"), item)
		}, []Value{item}},
		"a tuple in a set":   {func(_ *List, _ *Dict, set *Set) { set.Clear(); set.TryAddFree(key, 1<<20) }, []Value{key}},
		"a function":         {func(list *List, _ *Dict, _ *Set) { list.Items[0] = NewMethod(None, None) }, nil},
		"an instance":        {func(list *List, _ *Dict, _ *Set) { list.Items[0] = NewInstance(NewType("C", ObjectType)).Value() }, nil},
		"many items":         {func(list *List, _ *Dict, _ *Set) { list.Items[0] = (*Recycler)(nil).MakeList(maxItems + 1).Value() }, nil},
		"many lists":         {func(list *List, _ *Dict, _ *Set) { list.Items[0] = lists(maxKept + 1) }, nil},
		"one and a function": {func(list *List, _ *Dict, _ *Set) { list.Items[0] = TupleOf(item, NewMethod(None, None)) }, nil},
	} {
		list, dict, set := sample()
		_, objects := describe(t, &State{}, list.Value())
		contents := contentsOf(objects)
		c.change(list, dict, set)
		contents.Compare()
		kept, ok := contents.Kept(nil)
		require.Equal(t, c.want != nil, ok, name)
		if ok {
			assert.Subset(t, kept, c.want, name)
			assert.LessOrEqual(t, len(kept), len(c.want)+1, "%s: but for the list itself", name)
		}
	}
}

// lists returns a list of many.
func lists(n int) Value {
	l := (*Recycler)(nil).MakeList(n)
	for i := range l.Items {
		l.Items[i] = EmptyList(1).Value()
	}
	return l.Value()
}

// TestPatchesOfCounters makes sure that where a counter may be, no value becomes a counter by a
// patch.
func TestPatchesOfCounters(t *testing.T) {
	t.Parallel()
	name := NewSharedStr("n")
	name.NameCounter()
	for _, counting := range []bool{false, true} { // whether there is another counter
		object := NewInstance(NewType("Class", ObjectType))
		object.SetAttr(name, None)
		if counting {
			other := NewSharedStr("m")
			other.NameCounter()
			object.SetAttr(other, Int(1))
		}
		words, objects, leaves := describeLeaves(t, &State{}, object.Value())
		contents := contentsOf(objects)
		places := contents.Places(leaves)
		object.SetAttr(name, Float(1))
		patches, ok := contents.Patches(places, nil)
		assert.True(t, ok)
		assert.Len(t, patches, 1)
		object.SetAttr(name, Int(1))
		_, ok = contents.Patches(places, nil)
		assert.False(t, ok)
		again, _, _ := describeLeaves(t, &State{}, object.Value())
		assert.NotEqual(t, words, again, "it is a counter now")
	}
}

// TestPatchesOfClasses makes sure that attributes of classes, of which look-ups are remembered, are
// no leaves.
func TestPatchesOfClasses(t *testing.T) {
	t.Parallel()
	class := NewType("Class", ObjectType)
	attrs := NewDict()
	attrs.SetStr(NewStr("k"), Int(1))
	class.Adopt(attrs)
	_, objects, leaves := describeLeaves(t, &State{}, TupleOf(attrs.Value(), class.Value()))
	assert.Empty(t, leaves)
	contents := contentsOf(objects)
	attrs.SetStr(NewStr("k"), Int(2))
	assert.Equal(t, Changed, contents.Compare())
}

// TestMerge makes sure that patches come to together what they come to one after the other.
func TestMerge(t *testing.T) {
	t.Parallel()
	base := []Value{Int(0), Int(1), Int(2), Int(3)}
	random := rand.New(rand.NewPCG(1, 2))
	for range 1000 {
		values := slices.Clone(base)
		var merged []Patch
		for range 3 {
			var patches []Patch
			for i := range values {
				if v := Int(random.Int64N(5)); random.IntN(2) == 0 && v != values[i] {
					values[i] = v
					patches = append(patches, Patch{int32(i), v})
				}
			}
			merged = Merge(nil, merged, patches, base)
		}
		var want []Patch
		for i, v := range values {
			if v != base[i] {
				want = append(want, Patch{int32(i), v})
			}
		}
		require.Equal(t, want, merged)
	}
}

// TestContentsKeepNames makes sure that another name of a class is seen also when it could have
// come to lie where the one before was.
func TestContentsKeepNames(t *testing.T) {
	t.Parallel()
	class := NewType(strings.Repeat("n", 500), ObjectType)
	contents := contentsOf([]Value{class.Value()})
	class.Name, class.Qualname = "", ""
	for range 3 {
		runtime.GC()
		for i := range 200 {
			class.Name = fmt.Sprintf("%0500d", i)
			class.Qualname = class.Name
			require.NotEqual(t, Unchanged, contents.Compare())
		}
	}
}

// TestCounters makes sure that counters are left out, wherever they lie, and nothing else is.
func TestCounters(t *testing.T) {
	t.Parallel()
	var s State
	class := NewType("Class", ObjectType)
	name, other := NewSharedStr("n"), NewSharedStr("m")
	name.NameCounter()
	object := NewInstance(class)
	object.SetAttr(other, Int(1))
	object.SetAttr(name, Int(1))

	words, objects := describe(t, &s, object.Value())
	counters, dicts := s.Counters()
	require.Len(t, counters, 1)
	require.Len(t, dicts, 1)
	contents := contentsOf(objects)

	*counters[0] = Int(2)
	assert.Equal(t, Int(2), object.Attr(name))
	assert.Equal(t, Unchanged, contents.Compare())
	again, _ := describe(t, &s, object.Value())
	assert.Equal(t, words, again)

	for _, v := range []Value{None, Float(2), True} {
		*counters[0] = v
		assert.NotEqual(t, Unchanged, contents.Compare(), "%v is none that a counter has", v)
	}
	*counters[0] = Int(3)
	dicts[0].Untouch()
	object.Attr(other)
	assert.True(t, dicts[0].IsTouched(), "an int has been loaded, which may be a counter")
	object.SetAttr(other, Int(2))
	assert.NotEqual(t, Unchanged, contents.Compare())
	object.SetAttr(other, Int(1))
	assert.Equal(t, Unchanged, contents.Compare())

	for i := range 2 * maxStateWords { // more than is looked at
		object.SetAttr(NewStr(strconv.Itoa(i)), None)
	}
	assert.NotEqual(t, Unchanged, contents.Compare())

	object = NewInstance(class)
	object.SetAttr(name, Int(1))
	object.Expose()
	describe(t, &s, object.Value())
	counters, _ = s.Counters()
	assert.Empty(t, counters, "the dict may be used otherwise")
}

// TestCountersOfDicts makes sure that ints in a dict of counters are left out, whatever their keys are, until something else may refer
// to it.
func TestCountersOfDicts(t *testing.T) {
	t.Parallel()
	var s State
	key, other := NewSharedStr("k").Value(), NewSharedStr("o").Value()
	strayed := false
	module := NewModule("main", []*Str{NewSharedStr("d")})
	module.Dicts, module.Strayed = []int32{0}, &strayed
	d := NewDict()
	d.HoldCounters()
	module.Slots[0] = d.Value()
	for i, k := range []Value{key, other, Int(7)} {
		require.True(t, trySet(d, k, Int(int64(i))))
	}
	require.True(t, trySet(d, None, Float(1)))

	words, objects := describe(t, &s, module.Value())
	counters, dicts := s.Counters()
	require.Len(t, counters, 3)
	assert.Empty(t, dicts)
	slot, known := d.TrySlot(other)
	require.True(t, known)
	assert.Same(t, counters[1], slot)
	contents := contentsOf(objects)
	*counters[0], *counters[2] = Int(8), Int(9)
	assert.Equal(t, Unchanged, contents.Compare())
	again, _ := describe(t, &s, module.Value())
	assert.Equal(t, words, again)
	for _, v := range []Value{None, Float(2), True} {
		*counters[0] = v
		assert.NotEqual(t, Unchanged, contents.Compare(), "%v is none that a counter has", v)
	}
	*counters[0] = Int(3)
	trySet(d, None, Float(2))
	assert.NotEqual(t, Unchanged, contents.Compare(), "a float is no counter")
	trySet(d, None, Float(1))
	assert.Equal(t, Unchanged, contents.Compare())
	slot, known = d.TrySlot(Int(8))
	assert.Nil(t, slot)
	assert.True(t, known, "there is no such key")

	behind := NewDict()
	hash := key.Str().Hash()
	for _, k := range []Value{Int(hash), key} { // the number has the text's hash
		require.NoError(t, behind.Set(k, hash, Int(1), nil))
	}
	slot, known = behind.TrySlot(key)
	require.True(t, known)
	require.NotNil(t, slot)
	*slot = Int(2)
	v, _, _ := behind.TryGet(key)
	assert.Equal(t, Int(2), v)

	require.False(t, strayed)
	assert.Equal(t, d.Value(), module.Get(module.Names[0]))
	assert.True(t, strayed)
	assert.Equal(t, Changed, contents.Compare(), "nobody follows what comes of it from now on")
	describe(t, &s, module.Value())
	counters, _ = s.Counters()
	assert.Empty(t, counters)

	plain := NewDict()
	trySet(plain, key, Int(0))
	ordinary, _ := describe(t, &s, plain.Value())
	ordinary = append([]uint64{}, ordinary...)
	counters, _ = s.Counters()
	assert.Empty(t, counters)
	plain.HoldCounters()
	counting, _ := describe(t, &s, plain.Value())
	assert.NotEqual(t, ordinary, counting)
}

// TestDescribeFails makes sure that what cannot be described, or is too much, is not.
func TestDescribeFails(t *testing.T) {
	t.Parallel()
	var s State
	long := (*Recycler)(nil).MakeList(maxStateWords)
	for i := range long.Items {
		long.Items[i] = None
	}
	for name, v := range map[string]Value{
		"a long text":      NewStr(strings.Repeat("x", 8*maxStateWords+8)).Value(),
		"a very large int": FromBig(new(big.Int).Lsh(big.NewInt(1), 64*maxStateWords+64)), "too long": long.Value(), "an iterator": NewListIter(EmptyList(1)),
	} {
		_, _, ok := s.Describe(func(s *State) { s.Value(v) })
		assert.False(t, ok, name)
	}
}

// TestStateTellsSizes makes sure that of two objects of which a census counts different sizes the words
// differ, too, though code finds the same in them; and that only those may take the place of others,
// as [Renewed] has it, of which it counts the same wherever they are.
func TestStateTellsSizes(t *testing.T) {
	t.Parallel()
	items := []Value{Int(1), Int(2), Int(3)}
	whole := func() Value {
		tuple, places := MakeTuple(3)
		copy(places, items)
		return tuple
	}
	set := func(s *Set, n int) *Set {
		for i := range int64(n) {
			_, err := s.Add(Int(i), i, nil)
			require.NoError(t, err)
		}
		return s
	}
	var sets []Value
	for n := range 20 {
		small, roomy := NewSet(), RoomySet()
		small.Replace(set(NewSet(), n))
		roomy.Replace(set(NewSet(), n))
		sets = append(sets, set(NewSet(), n).Value(), set(RoomySet(), n).Value(), small.Value(), roomy.Value())
	}
	list := func(room int) Value { return NewList(append(make([]Value, 0, room), items...)).Value() }
	for name, like := range map[string][]Value{
		"tuples": {whole(), NewTuple(slices.Clone(items)), NewTuple(append(make([]Value, 0, 8), items...)), new(Thread).PairOf(Int(1000), Int(1))},
		"sets":   sets,
		"lists":  {list(3), list(8)},
	} {
		for i, a := range like {
			for _, b := range like[:i] {
				var sizes [2]int64
				var words [2][]uint64
				for j, v := range []Value{a, b} {
					c := Census{}
					c.Add(v)
					c.Run()
					sizes[j] = c.Bytes
					var s State
					words[j], _ = describe(t, &s, v)
				}
				if sizes[0] != sizes[1] {
					assert.NotEqual(t, words[0], words[1], "%s: %d and %d bytes", name, sizes[0], sizes[1])
				}
			}
		}
	}
	renewed := func(before, now Value) bool { return Renewed([]unsafe.Pointer{before.ref}, []Value{now}) }
	tuple := whole()
	assert.True(t, renewed(tuple, tuple))
	assert.True(t, renewed(whole(), tuple))
	assert.True(t, renewed(list(3), list(3)))
	shared := NewTuple(items)
	assert.True(t, renewed(shared, shared))
	assert.False(t, renewed(tuple, shared), "others may have the same items")
	assert.False(t, renewed(tuple, new(Thread).PairOf(Int(1000), Int(1))), "others may be in the same block")
	assert.False(t, renewed(NewStr("a").Value(), NewStr("a").Value()))
	assert.False(t, Renewed([]unsafe.Pointer{tuple.ref}, nil))
}

// TestDifference makes sure that the patches which make of a state another one do, and are no more than that takes.
func TestDifference(t *testing.T) {
	base := []Value{Int(0), Int(1), Int(2), Int(3)}
	var states [][]Patch
	for i := range 81 { // each leaf is as in the base, or one of two others
		var patches []Patch
		for leaf, n := 0, i; leaf < len(base); leaf, n = leaf+1, n/3 {
			if n%3 > 0 {
				patches = append(patches, Patch{int32(leaf), Int(int64(10 * (n % 3)))})
			}
		}
		states = append(states, patches)
	}
	in := func(patches []Patch) []Value {
		values := slices.Clone(base)
		for _, p := range patches {
			values[p.Leaf] = p.Value
		}
		return values
	}
	for _, from := range states {
		for _, to := range states {
			got := Difference(nil, from, to, base)
			different, before, after := 0, in(from), in(to)
			for i := range base {
				if before[i] != after[i] {
					different++
				}
			}
			require.Len(t, got, different)
			require.Equal(t, to, Merge(nil, from, got, base))
		}
	}
}
