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

// At returns item i, which must exist.
func (w Window[T]) At(i int) *T {
	var item T
	return (*T)(unsafe.Add(w.first, uintptr(i)*unsafe.Sizeof(item)))
}
