package object

import "unsafe"

// Relation tells how two values compare, as far as that can be seen at once; 0 when
// it cannot. Bits, so that an operator is the set of those that make it true.
type Relation int32

// The relations. The last two are those of values that may have no order.
const (
	Less Relation = 1 << iota
	Same
	Greater
	Alike
	Different
)

// identityKinds has a bit for each kind of which equal values are the same object.
const identityKinds = 1<<KindNone | 1<<KindBool | 1<<KindHost | 1<<KindEllipsis

// Relate compares two ints that fit 64 bits, or two values of which equal ones are the
// same object. The loop has it inlined, for which it must stay as small as it is.
func Relate(x, y Value) Relation {
	if x.ref == unsafe.Pointer(&tagInt) && y.ref == x.ref {
		if int64(x.num) < int64(y.num) {
			return Less
		}
		if x.num == y.num {
			return Same
		}
		return Greater
	}
	if identityKinds>>x.Kind()&(identityKinds>>y.Kind())&1 == 0 {
		return 0
	}
	if x == y {
		return Alike
	}
	return Different
}
