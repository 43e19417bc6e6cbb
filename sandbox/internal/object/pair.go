package object

import (
	"sync"
	"unsafe"
)

// Pairs are the tuples of two small ints, made once and shared, as CPython shares
// small ints: squares of a board and steps on it are such pairs, and players make
// them all the time. It is immutable.
type Pairs [pairSpan * pairSpan]pair

// pair is a tuple together with its two items. After them comes its hash, behind
// tagHash, where no other tuple has anything.
type pair struct {
	Tuple
	items [3]Value
}

var tagHash = Header{KindNone}

// Pairs hold the ints from firstPaired to firstPaired+pairSpan-1.
const (
	firstPaired = -3
	pairSpan    = 38
)

// SharedPairs returns the pairs.
var SharedPairs = sync.OnceValue(func() *Pairs {
	p := &Pairs{}
	for i := range p {
		t := &p[i]
		t.Kind = KindTuple
		t.items[0], t.items[1] = Int(int64(i/pairSpan+firstPaired)), Int(int64(i%pairSpan+firstPaired))
		hash, _ := hashShortTuple(t.items[:2:2])
		t.items[2] = Value{unsafe.Pointer(&tagHash), uint64(hash)}
		t.Items = t.items[:2]
	}
	return p
})

// Of returns the tuple (a, b), or the zero Value when a or b is not a small int.
func (p *Pairs) Of(a, b Value) Value {
	if !BothInt(a, b) {
		return Value{}
	}
	i, j := uint64(a.AsInt()-firstPaired), uint64(b.AsInt()-firstPaired)
	if i >= pairSpan || j >= pairSpan {
		return Value{}
	}
	return of(unsafe.Pointer(&p[i*pairSpan+j]))
}

// pairHash returns the hash of the items of a shared pair; ok is false for others.
func pairHash(items []Value) (hash int64, ok bool) {
	if len(items) != 2 || cap(items) != 3 {
		return 0, false
	}
	last := items[:3][2]
	return int64(last.num), last.ref == unsafe.Pointer(&tagHash)
}
