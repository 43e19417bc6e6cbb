package object

import "unsafe"

// Window gives access to the items of a slice without checks: the loop reads and
// writes registers, constants and instructions by it. Its indices come from the
// operands of instructions, which code.Code.Verify has checked once and for all.
type Window[T any] struct {
	first unsafe.Pointer
}

// WindowOf returns a window on the items. They stay reachable by it.
func WindowOf[T any](items []T) Window[T] {
	return Window[T]{unsafe.Pointer(unsafe.SliceData(items))}
}

// From returns a window on the items from item i on, which must exist.
func (w Window[T]) From(i int) Window[T] { return Window[T]{unsafe.Pointer(w.At(i))} }

// Slice returns the first n items as a slice of capacity room: as many items must exist.
func (w Window[T]) Slice(n, room int) []T {
	made := struct {
		first     unsafe.Pointer
		len, room int
	}{w.first, n, room}
	return *(*[]T)(unsafe.Pointer(&made))
}

// IndexOf returns which item p points at.
func (w Window[T]) IndexOf(p *T) int {
	return int((uintptr(unsafe.Pointer(p)) - uintptr(w.first)) / unsafe.Sizeof(*p))
}

// Next returns a pointer to the item of a slice that follows *p, which must exist.
func Next[T any](p *T) *T {
	return (*T)(unsafe.Add(unsafe.Pointer(p), unsafe.Sizeof(*p)))
}

// Previous returns a pointer to the item of a slice in front of *p, which must exist unless nothing is
// done with that.
func Previous[T any](p *T) *T {
	return (*T)(unsafe.Add(unsafe.Pointer(p), -int(unsafe.Sizeof(*p))))
}

// At returns item i, which must exist.
func (w Window[T]) At(i int) *T {
	var item T
	return (*T)(unsafe.Add(w.first, uintptr(i)*unsafe.Sizeof(item)))
}
