package object

import (
	"sync"
	"unsafe"
)

// Pairs are the tuples of two small ints, made once and shared, as CPython shares
// small ints: squares of a board and steps on it are such pairs, and players make
// them all the time. It is immutable.
type Pairs [pairSpan * pairSpan]pair

// pair is a tuple together with its two items.
type pair struct {
	Tuple
	items [2]Value
}

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
		t.items = [2]Value{Int(int64(i/pairSpan + firstPaired)), Int(int64(i%pairSpan + firstPaired))}
		t.Items = t.items[:]
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
