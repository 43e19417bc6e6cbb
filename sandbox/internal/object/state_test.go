package object

import (
	"fmt"
	"math/big"
	"reflect"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

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
		{List{}, []string{"Header", "room", "left", "taken", "Items"}},
		{Dict{}, []string{"Header", "counting", "small", "exposed", "keys", "entries", "index", "used", "first", "filled", "version", "misses"}},
		{entry{}, []string{"key", "value", "hash"}},
		{Set{}, []string{
			"Header", "roomy", "wide", "complex", "version", "misses", "hole", "places", "entries", "fill", "used", "finger", "hash",
		}},
		{setEntry{}, []string{"key", "hash"}},
		{Type{}, []string{
			"Header", "Name", "Qualname", "Module", "Bases", "MRO", "Attrs", "Repr", "IsException", "Builtin", "Final", "New", "Hooks",
			"Special", "MakesIterator", "Layout", "Meta", "Makes", "Size", "PlainItems", "Plain", "NoDict", "subclasses", "cache",
		}},
		{Instance{}, []string{"Header", "Class", "Attrs", "Payload", "Exc"}},
		{Module{}, []string{"Header", "Name", "Names", "Slots", "Extra", "Linked", "Methods", "Builtin", "Counters", "Strayed"}},
		{Method{}, []string{"Header", "Func", "Self"}},
		{Cell{}, []string{"Header", "V"}},
		{Property{}, []string{"Header", "Get", "Set", "Del", "Doc"}},
		{Wrapped{}, []string{"Header", "Func"}},
		{Member{}, []string{"Header", "Name", "Class"}},
		{Thread{}, []string{ // Describe is called between turns, when most of these are as they were at the start
			"Left", "Room", "Depth", "MaxDepth", "Runtime", "Machine", "Recycler", "random", "Strayed", "Print", "Printing", "Host", "KeyEqual",
			"Lookups", "classVersion", "Held", "nans", "reprs", "identities", "identified", "blocks", "plain",
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

// describe returns what a State makes of a value.
func describe(t *testing.T, s *State, v Value) (words []uint64, objects []Value) {
	t.Helper()
	words, objects, ok := s.Describe(func(s *State) { s.Value(v) })
	require.True(t, ok)
	return append([]uint64(nil), words...), append([]Value(nil), objects...)
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
	set.TryAdd(TupleOf(Int(1000), String("made"), Int(2)), 1<<20)
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
		"an element":              func(_ *List, _ *Dict, set *Set) { set.TryAdd(Int(1), 1<<20) },
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
		"a text":              {func(list *List, _ *Dict, _ *Set) { list.Items[0] = String("new") }, NothingNew},
		"a shared pair":       {func(list *List, _ *Dict, _ *Set) { list.Items[0] = SharedPairs().Of(Int(1), Int(2)) }, NothingNew},
		"None in a dict":      {func(_ *List, dict *Dict, _ *Set) { dict.SetStr(NewStr("list"), None) }, NothingNew},
		"a list":              {func(list *List, _ *Dict, _ *Set) { list.Items[0] = EmptyList(1).Value() }, Changed},
		"a tuple":             {func(list *List, _ *Dict, _ *Set) { list.Items[0] = PairOf(Int(1), Int(2)) }, Changed},
		"a known object":      {func(list *List, _ *Dict, set *Set) { list.Items[1] = set.Value() }, Changed},
		"a list in a dict":    {func(_ *List, dict *Dict, _ *Set) { dict.SetStr(NewStr("none"), EmptyList(1).Value()) }, Changed},
		"an item more":        {func(list *List, _ *Dict, _ *Set) { list.Append(None) }, Changed},
		"a key more":          {func(_ *List, dict *Dict, _ *Set) { dict.SetStr(NewStr("more"), None) }, Changed},
		"an element more":     {func(_ *List, _ *Dict, set *Set) { set.TryAdd(Int(1), 1<<20) }, Changed},
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

// TestDescribeFails makes sure that what cannot be described, or is too much, is not.
func TestDescribeFails(t *testing.T) {
	t.Parallel()
	var s State
	long := (*Recycler)(nil).MakeList(maxStateWords)
	for i := range long.Items {
		long.Items[i] = None
	}
	for name, v := range map[string]Value{
		"a long text":           NewStr(strings.Repeat("x", 8*maxStateWords+8)).Value(),
		"an int beyond 64 bits": FromBig(new(big.Int).Lsh(big.NewInt(1), 80)), "too long": long.Value(), "an iterator": NewListIter(EmptyList(1)),
	} {
		_, _, ok := s.Describe(func(s *State) { s.Value(v) })
		assert.False(t, ok, name)
	}
}
