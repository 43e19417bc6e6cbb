package object

import (
	"iter"
	"math"
	"math/big"
	"unsafe"
)

// Dict is a Python dict: a hash table whose entries keep the order in which their
// keys were first inserted.
//
// Keys that only Python code can compare are compared by an [Equal] that the
// caller passes; between other keys [SimpleEqual] decides.
type Dict struct {
	Header
	// counting tells what is known of counters in the dict.
	counting counting
	// roomy tells that the dict is a part of a roomyDict, where its entries are.
	roomy bool
	// ofAttrs tells that the dict is a part of an attrDict.
	ofAttrs bool
	// small tells that the dict is one object with its first entries.
	small bool
	// exposed tells of a dict with counters that something else may have come to refer to it, so that nobody
	// could follow them.
	exposed bool
	// ofClass tells that these are the attributes of a class: look-ups remember values of them.
	ofClass bool
	// keys has a bit for the last bits of the hash of every key that there is: without it,
	// there is no such key.
	keys    uint32
	entries []entry
	// index is a power-of-two table of positions in entries, plus 1; 0 is free,
	// and tombstone marks a removed entry. It is nil while entries are few, and
	// then look-ups scan them.
	index []int32
	// used is the number of live entries, and first is where the first one is:
	// those before it were removed.
	used, first int
	// filled is the number of slots of index that are not free.
	filled int
	// version counts the changes that move entries, by which a look-up sees that
	// Python code which it called has changed the dict.
	version uint32
	// misses counts the comparisons of keys that have the same hash and are not equal,
	// since TakeMisses was last called.
	misses uint32
}

// counting are bits that tell of a dict that it has counters, that something has been done with those of an instance
// that nobody has followed, and that all ints that are items of it are counters.
type counting uint8

const (
	hasCounters counting = 1 << iota
	touched
	ofCounters
)

// HoldCounters makes all ints that are items of a new dict counters. Nothing but a slot of [Module.Dicts] may refer to it.
func (d *Dict) HoldCounters() { d.counting |= ofCounters }

// Untouch begins to note whether something is done with the counters in the dict of an
// instance that nobody follows.
func (d *Dict) Untouch() { d.counting &^= touched }

// IsTouched reports whether something has been, since Untouch was last called.
func (d *Dict) IsTouched() bool { return d.counting&touched != 0 }

type entry struct {
	key, value Value // key is nil when the entry was removed
	hash       int64
}

const (
	tombstone = -1
	// smallDict is the number of entries up to which there is no index.
	smallDict = 8
	// firstRoom is the number of entries for which a dict has room at first.
	firstRoom = 4
	// maxGaps is how many removed entries more than live ones a dict may have, and sparseIndex how many slots for each key if there are
	// more than maxSparseIndex: twice as many as a new index has, and more. A copy never has more.
	maxGaps        = 64
	sparseIndex    = 16
	maxSparseIndex = 1024
)

// Equal reports whether two values are equal, for look-ups that may run Python code.
type Equal func(a, b Value) (bool, error)

// NewDict returns an empty dict.
func NewDict() *Dict { return &Dict{Header: Header{KindDict}} }

// DictFor returns an empty dict that has room for so many keys, or a few more. A small
// one is one object together with its entries.
func DictFor(keys int) *Dict {
	if keys <= firstRoom {
		d := &struct {
			Dict
			items [firstRoom]entry
		}{}
		d.Kind, d.small, d.entries = KindDict, true, d.items[:0]
		return &d.Dict
	}
	d := NewDict()
	d.entries = make([]entry, 0, keys)
	if size := indexFor(keys); size > 0 {
		d.index = make([]int32, size)
	}
	return d
}

// indexFor returns the size of the index of a dict that has room for so many keys, 0 for none.
func indexFor(keys int) int {
	if keys <= smallDict {
		return 0
	}
	size := 2 * smallDict
	for 3*keys > 2*size {
		size *= 2
	}
	return size
}

// Value returns d as a value.
func (d *Dict) Value() Value { return of(unsafe.Pointer(d)) }

// Len returns the number of keys.
func (d *Dict) Len() int { return d.used }

// TakeMisses returns how many keys look-ups have compared since it was last called that
// had the same hash and were not equal. There are hardly any unless the keys were chosen
// for that.
func (d *Dict) TakeMisses() int {
	n := d.misses
	if n > 0 { // goroutines share some dicts, in which there are none
		d.misses = 0
	}
	return int(n)
}

// Settled tells that there is nothing that TakeMisses would return.
func (d *Dict) Settled() bool { return d.misses == 0 }

// PlainDict returns the dict that a value is, or that an instance of a class of which the operators on items
// are those of dict has inside; nil for other values.
func (v Value) PlainDict() *Dict {
	if v.Kind() == KindInstance && v.Instance().Class.PlainItems {
		v = v.Instance().Payload
	}
	if v.Kind() != KindDict {
		return nil
	}
	return v.Dict()
}

// Span returns the number of positions that a walk over all entries passes: that
// of the keys, and of the removed ones that have left a gap.
func (d *Dict) Span() int { return len(d.entries) - d.first }

// SimpleEqual compares two values as far as that needs no Python code, no recursion and
// little time; known is false when it needs more.
func SimpleEqual(a, b Value) (equal, known bool) {
	if a == b {
		return true, true
	}
	ka, kb := a.Kind(), b.Kind()
	if ka == KindStr && kb == KindStr {
		x, y := a.Str().S, b.Str().S
		if len(x) != len(y) {
			return false, true
		}
		return len(x) <= simpleText && x == y, len(x) <= simpleText
	}
	if ka <= KindNotImplemented && kb <= KindNotImplemented {
		return scalarEqual(a, b, ka, kb), true
	}
	if isSimple(ka) && isSimple(kb) {
		return false, ka != KindBigInt && kb != KindBigInt
	}
	if ka == KindTuple && kb == KindTuple {
		return shortTuplesEqual(a.Tuple().Items, b.Tuple().Items)
	}
	return false, false
}

// ShortTuple is the number of items up to which tuples of simple values, such as the
// squares of a board, are compared and hashed without further ado.
const ShortTuple = 3

func shortTuplesEqual(a, b []Value) (equal, known bool) {
	if len(a) > ShortTuple || len(a) != len(b) {
		return false, len(a) != len(b)
	}
	for i := range a {
		if BothInt(a[i], b[i]) {
			if a[i] != b[i] {
				return false, true
			}
			continue
		}
		if !a[i].IsSimple() || !b[i].IsSimple() {
			return false, false
		}
		if equal, _ := SimpleEqual(a[i], b[i]); !equal {
			return false, true
		}
	}
	return true, true
}

// isSimple reports whether values of a kind are compared without recursion.
func isSimple(k Kind) bool {
	return k <= KindNotImplemented || k == KindStr || k == KindBigInt || k == KindHost
}

// simpleText is the number of bytes up to which texts are compared without being paid
// for.
const simpleText = 64

// equalsBig reports whether a value of a simple kind equals an int beyond 64 bits.
func equalsBig(v Value, i *BigInt) bool {
	switch v.Kind() {
	case KindBigInt:
		return v.Big().Int.Cmp(i.Int) == 0
	case KindFloat:
		f := v.AsFloat()
		if math.IsInf(f, 0) || math.IsNaN(f) {
			return false
		}
		whole, _ := new(big.Float).SetFloat64(f).Int(nil)
		return whole.Cmp(i.Int) == 0 && math.Trunc(f) == f
	}
	return false
}

// IsSimple reports whether SimpleEqual needs no help for v.
func (v Value) IsSimple() bool {
	switch k := v.Kind(); {
	case k <= KindNotImplemented || k == KindHost:
		return true
	case k == KindStr:
		return len(v.Str().S) <= simpleText
	}
	return false
}

func scalarEqual(a, b Value, ka, kb Kind) bool {
	switch {
	case ka == KindFloat && kb == KindFloat:
		return a.AsFloat() == b.AsFloat()
	case ka == KindFloat && (kb == KindInt || kb == KindBool):
		return CompareIntFloat(b.AsInt(), a.AsFloat()) == 0
	case kb == KindFloat && (ka == KindInt || ka == KindBool):
		return CompareIntFloat(a.AsInt(), b.AsFloat()) == 0
	case (ka == KindInt || ka == KindBool) && (kb == KindInt || kb == KindBool):
		return a.AsInt() == b.AsInt()
	}
	return false
}

// find returns the position of the key's entry, or -1.
func (d *Dict) find(key Value, hash int64, eq Equal) (int, error) {
	for {
		version := d.version
		at, err := d.probe(key, hash, eq)
		if d.version == version || err != nil {
			return at, err
		}
	}
}

// probe is find, but its result means nothing when d.version has changed: then a
// user's __eq__ has changed the dict under the look-up.
func (d *Dict) probe(key Value, hash int64, eq Equal) (int, error) {
	if d.index == nil {
		return d.scan(key, hash, eq)
	}
	version := d.version
	mask := uint64(len(d.index) - 1)
	perturb := uint64(hash)
	for slot := uint64(hash) & mask; ; {
		at := d.index[slot]
		if at == 0 {
			return -1, nil
		}
		if at != tombstone && d.entries[at-1].hash == hash {
			same, err := sameKey(d.entries[at-1].key, key, eq)
			if same || err != nil || d.version != version {
				return int(at - 1), err
			}
			d.misses++
		}
		perturb >>= 5
		slot = (slot*5 + perturb + 1) & mask
	}
}

// scan is probe for a dict without an index.
func (d *Dict) scan(key Value, hash int64, eq Equal) (int, error) {
	version := d.version
	for i := range d.entries {
		e := &d.entries[i]
		if e.hash != hash || e.key.IsNil() {
			continue
		}
		same, err := sameKey(e.key, key, eq)
		if same || err != nil || d.version != version {
			return i, err
		}
	}
	return -1, nil
}

func sameKey(a, b Value, eq Equal) (bool, error) {
	same, known := SimpleEqual(a, b)
	switch {
	case known:
		return same, nil
	case eq != nil:
		return eq(a, b)
	}
	return sameAnyway(a, b), nil
}

// sameAnyway compares keys of a namespace that SimpleEqual does not know.
func sameAnyway(a, b Value) bool {
	if a.Kind() == KindStr && b.Kind() == KindStr {
		return a.Str().S == b.Str().S
	}
	return a.Kind() == KindBigInt && equalsBig(b, a.Big()) || b.Kind() == KindBigInt && equalsBig(a, b.Big())
}

// Get returns the value of the key, or the zero Value when there is none. eq may
// be nil when the dict's keys are all of simple kinds, as those of namespaces are.
func (d *Dict) Get(key Value, hash int64, eq Equal) (Value, error) {
	at, err := d.find(key, hash, eq)
	if at < 0 || err != nil {
		return Value{}, err
	}
	return d.entries[at].value, nil
}

// Set gives the key a value.
func (d *Dict) Set(key Value, hash int64, value Value, eq Equal) error {
	at, err := d.find(key, hash, eq)
	if err != nil {
		return err
	}
	if at >= 0 {
		d.entries[at].value = value
		return nil
	}
	d.insert(key, hash, value)
	return nil
}

// Growth returns how many bytes a new key makes the dict take at once; mostly none.
func (d *Dict) Growth() int64 {
	var n int64
	if len(d.entries) == cap(d.entries) {
		n = int64(d.nextRoom()) * sizeDictEntry
	}
	if d.isFull() {
		n += 4 * int64(d.nextSize())
	}
	return n
}

// isFull reports whether a new key needs a new index.
func (d *Dict) isFull() bool {
	if d.index == nil {
		return len(d.entries) >= smallDict
	}
	return 3*(d.filled+1) > 2*len(d.index)
}

// nextRoom returns for how many entries there is room when it has grown next.
func (d *Dict) nextRoom() int {
	n := cap(d.entries)
	if n < 256 {
		return max(2*n, firstRoom)
	}
	return n + n/2
}

// nextSize returns the number of slots of the next index: twice to four times the
// number of live entries.
func (d *Dict) nextSize() int {
	size := 2 * smallDict
	for size < 3*(d.used+1) {
		size *= 2
	}
	return size
}

// SetDefault returns the value of the key, which it gives the value when it has
// none.
func (d *Dict) SetDefault(key Value, hash int64, value Value, eq Equal) (Value, error) {
	at, err := d.find(key, hash, eq)
	if err != nil {
		return Value{}, err
	}
	if at >= 0 {
		return d.entries[at].value, nil
	}
	d.insert(key, hash, value)
	return value, nil
}

// insert adds a key that is not there.
func (d *Dict) insert(key Value, hash int64, value Value) {
	if d.isFull() {
		d.rebuild()
	}
	n := len(d.entries)
	if n == cap(d.entries) {
		d.moveEntries(d.nextRoom())
	}
	d.entries = d.entries[:n+1]
	e := &d.entries[n] // filled in place: a copy of an entry just made has to wait for that
	e.key, e.value, e.hash = key, value, hash
	d.keys |= keyBit(hash)
	d.used++
	d.version++
	if d.index != nil {
		d.place(hash, int32(len(d.entries)))
	}
}

// moveEntries makes room for more entries. The first ones may be a part of the dict, which
// keeps alive what is there.
func (d *Dict) moveEntries(room int) {
	old := d.entries
	if d.roomy && room <= roomyEntries {
		d.entries = d.own().items[:len(old):room] // where they are
		return
	}
	if d.ofAttrs && room == 2*firstRoom {
		d.entries = append(d.ownAttrs().more[:0], old...)
		clear(old)
		return
	}
	d.entries = append(make([]entry, 0, room), old...)
	if d.small || d.roomy {
		clear(old)
	}
	d.roomy = false
}

// rebuild drops removed entries and makes a new index.
func (d *Dict) rebuild() {
	live := d.entries[:0]
	if d.used < len(d.entries) {
		for _, e := range d.entries {
			if !e.key.IsNil() {
				live = append(live, e)
			}
		}
		clear(d.entries[len(live):])
		d.entries = live
	}
	size := d.nextSize()
	d.index, d.filled, d.first = d.makeIndex(size), 0, 0
	d.version++
	if room := 2 * size / 3; room > cap(d.entries) && room < 400 { // as many as fit until the next time
		d.moveEntries(room)
	}
	for i := range d.entries {
		d.place(d.entries[i].hash, int32(i+1))
	}
}

// makeIndex returns an empty index.
func (d *Dict) makeIndex(size int) []int32 {
	if d.roomy && size <= roomySlots {
		slots := d.own().slots[:size:size]
		clear(slots)
		return slots
	}
	return make([]int32, size)
}

// place enters position at into the first free slot of the index.
func (d *Dict) place(hash int64, at int32) {
	mask := uint64(len(d.index) - 1)
	perturb := uint64(hash)
	slot := uint64(hash) & mask
	for d.index[slot] > 0 {
		perturb >>= 5
		slot = (slot*5 + perturb + 1) & mask
	}
	if d.index[slot] == 0 {
		d.filled++
	}
	d.index[slot] = at
}

// Delete removes the key and returns its value, or the zero Value when there was
// none.
func (d *Dict) Delete(key Value, hash int64, eq Equal) (Value, error) {
	at, err := d.find(key, hash, eq)
	if at < 0 || err != nil {
		return Value{}, err
	}
	return d.removeAt(at), nil
}

func (d *Dict) removeAt(at int) Value {
	e := &d.entries[at]
	value := e.value
	if d.index != nil {
		d.forget(e.hash, int32(at+1))
	}
	*e = entry{}
	d.used--
	d.version++
	for at == len(d.entries)-1 && d.entries[at].key.IsNil() {
		d.entries = d.entries[:at]
		at = max(at-1, 0)
	}
	for d.first < len(d.entries) && d.entries[d.first].key.IsNil() {
		d.first++
	}
	d.first = min(d.first, len(d.entries))
	if d.isSparse() {
		d.rebuild()
	}
	return value
}

// isSparse reports whether so many entries have been removed that walks and copies, which are paid for by the keys that there are, would take
// much longer than that. CPython leaves the gaps until keys are added.
func (d *Dict) isSparse() bool {
	return len(d.entries)-d.used > d.used+maxGaps || len(d.index) > maxSparseIndex && len(d.index) > sparseIndex*d.used
}

func (d *Dict) forget(hash int64, at int32) {
	mask := uint64(len(d.index) - 1)
	perturb := uint64(hash)
	slot := uint64(hash) & mask
	for d.index[slot] != at {
		perturb >>= 5
		slot = (slot*5 + perturb + 1) & mask
	}
	d.index[slot] = tombstone
}

// PopLast removes the entry that was inserted last; ok is false when there is none.
func (d *Dict) PopLast() (key, value Value, ok bool) {
	for i := len(d.entries) - 1; i >= 0; i-- {
		if key = d.entries[i].key; !key.IsNil() {
			return key, d.removeAt(i), true
		}
	}
	return Value{}, Value{}, false
}

// IsLast reports whether the key is the very one at the end.
func (d *Dict) IsLast(key Value) bool {
	n := len(d.entries)
	return n > 0 && Is(d.entries[n-1].key, key)
}

// Clear removes all entries.
func (d *Dict) Clear() {
	if d.small || d.roomy {
		clear(d.entries)
	}
	d.entries, d.index, d.used, d.filled, d.first, d.keys = nil, nil, 0, 0, 0, 0
	d.version++
}

// Copy returns a dict of the same keys, without gaps.
func (d *Dict) Copy() *Dict {
	switch n := len(d.entries); {
	case n > d.used || len(d.index) > sparseIndex*n:
		return d.compacted()
	case 0 < n && n <= firstRoom && d.index == nil:
		c := DictFor(firstRoom)
		c.keys, c.used = d.keys, d.used
		c.entries = append(c.entries, d.entries...)
		return c
	}
	c := &Dict{Header: Header{KindDict}, keys: d.keys, used: d.used, filled: d.filled}
	c.entries = append(make([]entry, 0, len(d.entries)), d.entries...)
	if d.index != nil {
		c.index = append([]int32(nil), d.index...)
	}
	return c
}

// compacted is Copy for a dict with gaps, in its entries or in its index.
func (d *Dict) compacted() *Dict {
	c := DictFor(d.used)
	for i := d.first; i < len(d.entries); i++ {
		if e := &d.entries[i]; !e.key.IsNil() {
			c.insert(e.key, e.hash, e.value)
		}
	}
	return c
}

// Next returns the first entry at or after the position pos, and the position
// after it; ok is false when there is none. A walk starts at 0.
func (d *Dict) Next(pos int) (key, value Value, hash int64, next int, ok bool) {
	for pos = max(pos, d.first); pos < len(d.entries); pos++ {
		if e := &d.entries[pos]; !e.key.IsNil() {
			return e.key, e.value, e.hash, pos + 1, true
		}
	}
	return Value{}, Value{}, 0, pos, false
}

// All returns the keys with their values, in order. If the dict changes during a walk, that goes on as one by Next does.
func (d *Dict) All() iter.Seq2[Value, Value] {
	return func(yield func(key, value Value) bool) {
		for pos := 0; ; {
			key, value, _, next, ok := d.Next(pos)
			if !ok || !yield(key, value) {
				return
			}
			pos = next
		}
	}
}

// GetStr returns the value of a string key, or the zero Value.
func (d *Dict) GetStr(key *Str) Value {
	if at := d.findStr(key); at >= 0 {
		return d.entries[at].value
	}
	return Value{}
}

// SetStr gives a string key a value.
func (d *Dict) SetStr(key *Str, value Value) {
	if at := d.findStr(key); at >= 0 {
		d.entries[at].value = value
		return
	}
	d.insert(key.Value(), key.Hash(), value)
}

// keyBit is the bit of a hash in Dict.keys.
func keyBit(hash int64) uint32 { return 1 << (hash & 31) }

// mayHave reports whether there may be a key with the hash.
func (d *Dict) mayHave(hash int64) bool { return d.keys&keyBit(hash) != 0 }

// findStr returns the position of a string key's entry, or -1. Names are mostly the
// same objects, so in a small dict identity is looked at first.
func (d *Dict) findStr(key *Str) int {
	hash := key.Hash()
	if !d.mayHave(hash) {
		return -1
	}
	if d.index == nil {
		for i := range d.entries {
			e := &d.entries[i]
			if e.key.ref == unsafe.Pointer(key) {
				return i
			}
			if e.hash == hash && !e.key.IsNil() && e.key.Kind() == KindStr && e.key.Str().S == key.S {
				return i
			}
		}
		return -1
	}
	mask := uint64(len(d.index) - 1)
	perturb := uint64(hash)
	for slot := uint64(hash) & mask; ; {
		at := d.index[slot]
		if at == 0 {
			return -1
		}
		if at != tombstone {
			if e := &d.entries[at-1]; e.hash == hash {
				if e.key.ref == unsafe.Pointer(key) || e.key.Kind() == KindStr && e.key.Str().S == key.S {
					return int(at - 1)
				}
				break
			}
		}
		perturb >>= 5
		slot = (slot*5 + perturb + 1) & mask
	}
	at, _ := d.find(key.Value(), hash, nil) // which counts what has the hash in vain; without eq there is no error
	return at
}

// DeleteStr removes a string key and reports whether it was there.
func (d *Dict) DeleteStr(key *Str) bool {
	v, _ := d.Delete(key.Value(), key.Hash(), nil) // without eq there is no error
	return !v.IsNil()
}
