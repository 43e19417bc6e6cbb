package object

import "unsafe"

// Room is where copies of slices are, many of them in one allocation. That is alive as long as one
// of them is: who does not need one any more should clear it, so that it refers to nothing. The
// zero Room is ready for use.
type Room[T any] struct{ free []T }

// roomBytes is how many bytes are allocated at once.
const roomBytes = 8 << 10

// Copy returns a copy of a slice: in place of old, which is nil or has been returned by Copy, if
// there is enough room. Appending to the copy does not write to others.
func (r *Room[T]) Copy(old, slice []T) []T {
	old = old[:cap(old)]
	n := len(slice)
	if n <= len(old) {
		copy(old, slice)
		clear(old[n:])
		return old[:n]
	}
	clear(old)
	if n > len(r.free) {
		var element T
		r.free = make([]T, max(n, roomBytes/int(unsafe.Sizeof(element))))
	}
	c := r.free[:n:n]
	r.free = r.free[n:]
	copy(c, slice)
	return c
}
