package object

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

// RelateInts compares two ints that fit 64 bits.
func RelateInts(x, y Value) Relation {
	rel := Greater
	if x.AsInt() == y.AsInt() {
		rel = Same
	}
	if x.AsInt() < y.AsInt() {
		rel = Less
	}
	return rel
}

// RelateObjects compares two values of which equal ones are the same object.
func RelateObjects(x, y Value) Relation {
	if identityKinds>>x.Kind()&(identityKinds>>y.Kind())&1 == 0 {
		return 0
	}
	if x == y {
		return Alike
	}
	return Different
}
