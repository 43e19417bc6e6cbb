// Package object holds the values that sandboxed Python code works on: their
// representation, and what can be done with them without running any Python.
//
// A [Value] is 16 bytes, a reference and a number. Integers that fit 64 bits,
// floats, booleans and None live in the number; everything else is a heap object
// that starts with a [Header]. The package knows nothing of code objects, frames
// or the loop that executes them; operations that may have to call back into
// Python (a user's __eq__, say) live in package ops.
package object

import (
	"math"
	"unsafe"
)

// The sandbox is for 64-bit machines only: ints of Python code, and their limits, are Go's int in many places.
const _ = uint(unsafe.Sizeof(int(0)) - 8)

// Kind tells the representation of a value. It is not its Python type: every
// instance of a class that Python code defines is of KindInstance.
type Kind uint8

// The kinds. The order has no meaning but that the kinds up to KindNotImplemented
// have no heap object, and those up to KindSlice are values that as attributes of a
// class are no descriptors.
const (
	KindNone Kind = iota
	KindBool
	KindInt
	KindFloat
	KindEllipsis
	KindNotImplemented

	KindBigInt
	KindStr
	KindList
	KindTuple
	KindDict
	KindSet
	KindFrozenSet
	KindRange
	KindSlice
	KindFunction
	KindMethod
	KindBuiltin
	KindType
	KindInstance
	KindModule
	KindCell
	KindGenerator
	KindListIter
	KindTupleIter
	KindRangeIter
	KindIterator
	KindDictView
	KindProperty
	KindStaticMethod
	KindClassMethod
	KindSuper
	KindHost
	KindMember
	kindCount
)

// KindCount is the number of kinds, for tables indexed by kind.
const KindCount = int(kindCount)

// Header is the first field of every heap object.
type Header struct {
	Kind Kind
}

// Value is one Python value. The zero Value is no Python value at all: it stands
// for a name that is not bound.
//
// ref points at a Header: that of a heap object, or one of the static tags below
// when the value is in num. num is zero for heap objects, so that two values are
// the same object exactly when both words are equal.
type Value struct {
	ref unsafe.Pointer
	num uint64
}

// Words returns what is the same for no other value: for an object, as long as it is alive.
func (v Value) Words() [2]uint64 { return [...]uint64{uint64(uintptr(v.ref)), v.num} }

// The static tags of the kinds without a heap object. They are never written to.
var (
	tagNone           = Header{KindNone}
	tagBool           = Header{KindBool}
	tagInt            = Header{KindInt}
	tagFloat          = Header{KindFloat}
	tagEllipsis       = Header{KindEllipsis}
	tagNotImplemented = Header{KindNotImplemented}
)

// The singletons.
var (
	None           = Value{ref: unsafe.Pointer(&tagNone)}
	False          = Value{ref: unsafe.Pointer(&tagBool)}
	True           = Value{ref: unsafe.Pointer(&tagBool), num: 1}
	Ellipsis       = Value{ref: unsafe.Pointer(&tagEllipsis)}
	NotImplemented = Value{ref: unsafe.Pointer(&tagNotImplemented)}
)

// Int returns i as a value.
func Int(i int64) Value { return Value{unsafe.Pointer(&tagInt), uint64(i)} }

// Float returns f as a value.
func Float(f float64) Value { return Value{unsafe.Pointer(&tagFloat), math.Float64bits(f)} }

// Bool returns True or False.
func Bool(b bool) Value {
	if b {
		return True
	}
	return False
}

// Kind returns the kind of v, which must not be the zero Value.
func (v Value) Kind() Kind { return (*Header)(v.ref).Kind }

// IsNil reports whether v is the zero Value, which stands for "not bound".
func (v Value) IsNil() bool { return v.ref == nil }

// IsNone reports whether v is None.
func (v Value) IsNone() bool { return v.ref == unsafe.Pointer(&tagNone) }

// IsInt reports whether v is an int that fits 64 bits. Booleans are not of this kind.
func (v Value) IsInt() bool { return v.ref == unsafe.Pointer(&tagInt) }

// IsFloat reports whether v is a float.
func (v Value) IsFloat() bool { return v.ref == unsafe.Pointer(&tagFloat) }

// IsBool reports whether v is True or False.
func (v Value) IsBool() bool { return v.ref == unsafe.Pointer(&tagBool) }

// IsTrue reports whether v is the object True.
func (v Value) IsTrue() bool { return v.ref == unsafe.Pointer(&tagBool) && v.num != 0 }

// IsNotImplemented reports whether v is the object NotImplemented.
func (v Value) IsNotImplemented() bool { return v.ref == unsafe.Pointer(&tagNotImplemented) }

// BothInt reports whether a and b are ints that fit 64 bits.
func BothInt(a, b Value) bool {
	return a.ref == unsafe.Pointer(&tagInt) && b.ref == unsafe.Pointer(&tagInt)
}

// AsInt returns the number of an int that fits 64 bits, or of a bool.
func (v Value) AsInt() int64 { return int64(v.num) }

// FloatOrder returns an int that orders floats as < does; ok is false for what is no float, for NaN, which has no order, and for the zero
// below 0, which is equal to another float.
func (v Value) FloatOrder() (order int64, ok bool) {
	if !v.IsFloat() || v.AsFloat() != v.AsFloat() || v.num == 1<<63 {
		return 0, false
	}
	if order = int64(v.num); order < 0 {
		order = -(order & math.MaxInt64)
	}
	return order, true
}

// AsFloat returns the number of a float.
func (v Value) AsFloat() float64 { return math.Float64frombits(v.num) }

// Is reports whether a and b are the same object, as Python's operator `is`.
func Is(a, b Value) bool { return a == b }

// of makes a value of a heap object: p must be a pointer to a struct whose first
// field is a Header that is filled in.
func of(p unsafe.Pointer) Value { return Value{ref: p} }

// Pointer returns the heap object's address, for use as an identity.
func (v Value) Pointer() unsafe.Pointer { return v.ref }

// FromHeader makes a value of an object that another package defines: h must be
// the first field of it.
func FromHeader(h *Header) Value { return Value{ref: unsafe.Pointer(h)} }

// The accessors below return the heap object of v, which must be of that kind: with the build tag kinds, they check it.

// Str returns the string object of a value of KindStr.
func (v Value) Str() *Str { v.check(KindStr, KindStr); return (*Str)(v.ref) }

// Big returns the object of a value of KindBigInt.
func (v Value) Big() *BigInt { v.check(KindBigInt, KindBigInt); return (*BigInt)(v.ref) }

// List returns the object of a value of KindList.
func (v Value) List() *List { v.check(KindList, KindList); return (*List)(v.ref) }

// Tuple returns the object of a value of KindTuple.
func (v Value) Tuple() *Tuple { v.check(KindTuple, KindTuple); return (*Tuple)(v.ref) }

// Dict returns the object of a value of KindDict.
func (v Value) Dict() *Dict { v.check(KindDict, KindDict); return (*Dict)(v.ref) }

// Set returns the object of a value of KindSet or KindFrozenSet.
func (v Value) Set() *Set { v.check(KindSet, KindFrozenSet); return (*Set)(v.ref) }

// Range returns the object of a value of KindRange.
func (v Value) Range() *Range { v.check(KindRange, KindRange); return (*Range)(v.ref) }

// Slice returns the object of a value of KindSlice.
func (v Value) Slice() *Slice { v.check(KindSlice, KindSlice); return (*Slice)(v.ref) }

// Method returns the object of a value of KindMethod.
func (v Value) Method() *Method { v.check(KindMethod, KindMethod); return (*Method)(v.ref) }

// Builtin returns the object of a value of KindBuiltin.
func (v Value) Builtin() *Builtin { v.check(KindBuiltin, KindBuiltin); return (*Builtin)(v.ref) }

// Type returns the object of a value of KindType.
func (v Value) Type() *Type { v.check(KindType, KindType); return (*Type)(v.ref) }

// Instance returns the object of a value of KindInstance.
func (v Value) Instance() *Instance { v.check(KindInstance, KindInstance); return (*Instance)(v.ref) }

// Module returns the object of a value of KindModule.
func (v Value) Module() *Module { v.check(KindModule, KindModule); return (*Module)(v.ref) }

// Cell returns the object of a value of KindCell.
func (v Value) Cell() *Cell { v.check(KindCell, KindCell); return (*Cell)(v.ref) }

// ListIter returns the object of a value of KindListIter.
func (v Value) ListIter() *ListIter { v.check(KindListIter, KindListIter); return (*ListIter)(v.ref) }

// TupleIter returns the object of a value of KindTupleIter.
func (v Value) TupleIter() *TupleIter {
	v.check(KindTupleIter, KindTupleIter)
	return (*TupleIter)(v.ref)
}

// RangeIter returns the object of a value of KindRangeIter.
func (v Value) RangeIter() *RangeIter {
	v.check(KindRangeIter, KindRangeIter)
	return (*RangeIter)(v.ref)
}

// Iterator returns the object of a value of KindIterator.
func (v Value) Iterator() *Iterator { v.check(KindIterator, KindIterator); return (*Iterator)(v.ref) }

// DictView returns the object of a value of KindDictView.
func (v Value) DictView() *DictView { v.check(KindDictView, KindDictView); return (*DictView)(v.ref) }

// Property returns the object of a value of KindProperty.
func (v Value) Property() *Property { v.check(KindProperty, KindProperty); return (*Property)(v.ref) }

// Wrapped returns the object of a value of KindStaticMethod or KindClassMethod.
func (v Value) Wrapped() *Wrapped {
	v.check(KindStaticMethod, KindClassMethod)
	return (*Wrapped)(v.ref)
}

// Member returns the object of a value of KindMember.
func (v Value) Member() *Member { v.check(KindMember, KindMember); return (*Member)(v.ref) }

// Super returns the object of a value of KindSuper.
func (v Value) Super() *Super { v.check(KindSuper, KindSuper); return (*Super)(v.ref) }

// identified has bits for each kind of which equal values are the same object. Values of kinds
// that have a bit in common are equal only if they are the same object.
var identified = [math.MaxUint8 + 1]uint8{KindInt: 1, KindNone: 1 | 2, KindBool: 2, KindHost: 2, KindEllipsis: 1 | 2}

// CountSame returns how many items are v, up to the first one of which that is not told by
// whether they are the same object, and how many items these are.
func CountSame(items []Value, v Value) (same, told int) {
	kinds := identified[v.Kind()]
	for i := range items {
		if identified[items[i].Kind()]&kinds == 0 {
			return same, i
		}
		if items[i] == v {
			same++
		}
	}
	return same, len(items)
}

// FindSame looks for v among items, up to the first one of which that is not told by whether they are the same object. looked is how
// many items it has looked at, the one that is v included.
func FindSame(items []Value, v Value) (found bool, looked int) {
	kinds := identified[v.Kind()]
	for i := range items {
		if identified[items[i].Kind()]&kinds == 0 {
			return false, i
		}
		if items[i] == v {
			return true, i + 1
		}
	}
	return false, len(items)
}

// Identifiable reports whether x and y are equal if they are the same object, and not equal
// otherwise, as ints that fit 64 bits are, and None and values of most other kinds.
func Identifiable(x, y Value) bool {
	return identified[x.Kind()]&identified[y.Kind()] != 0
}
