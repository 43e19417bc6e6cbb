package object

import (
	"sync"
	"unsafe"
)

// Pairs are the tuples of two small ints, made once and shared, as CPython shares
// small ints: squares of a board and steps on it are such pairs, and players make
// them all the time. It is immutable.
type Pairs [smallSpan * smallSpan]pair

// pair is a tuple together with its two items. After them comes its hash, behind
// tagHash, where no other tuple has anything.
type pair struct {
	Tuple
	items [3]Value
}

var tagHash = Header{KindNone}

// Small ints, of which pairs and ranges are shared, are those from firstSmall to
// firstSmall+smallSpan-1: the rows and columns of a board and what is around it.
const (
	firstSmall = -3
	smallSpan  = 38
)

// SharedPairs returns the pairs.
var SharedPairs = sync.OnceValue(func() *Pairs {
	p := &Pairs{}
	for i := range p {
		t := &p[i]
		t.Kind = KindTuple
		t.items[0], t.items[1] = Int(int64(i/smallSpan+firstSmall)), Int(int64(i%smallSpan+firstSmall))
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
	i, j := uint64(a.AsInt()-firstSmall), uint64(b.AsInt()-firstSmall)
	if i >= smallSpan || j >= smallSpan {
		return Value{}
	}
	return of(unsafe.Pointer(&p[i*smallSpan+j]))
}

// pairHash returns the hash of the items of a shared pair; ok is false for others.
func pairHash(items []Value) (hash int64, ok bool) {
	if len(items) != 2 || cap(items) != 3 {
		return 0, false
	}
	last := items[:3][2]
	return int64(last.num), last.ref == unsafe.Pointer(&tagHash)
}
