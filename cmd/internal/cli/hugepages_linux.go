package cli

import (
	"runtime"
	"syscall"
	"unsafe"
)

const (
	// hugePage is the size of a huge page on most processors.
	hugePage = 2 << 20
	// hugeHeap is how many bytes the heap of a single match grows to, and little more.
	hugeHeap = 24 << 20
)

// growHeap takes from the kernel what a single match will use of memory, and asks for
// huge pages there: a match is over so soon that the faults of ordinary pages, of which
// each has to be fetched when it is first written to, are a twentieth of its time. What
// is not written to takes no memory. On many systems programs get huge pages only where
// they ask; the Go runtime does not.
//
// The heap is what a large slice has left behind, as only the runtime may map memory
// for it, and as it gives away what lies at low addresses first.
func growHeap() {
	heap := make([]byte, hugeHeap+hugePage) // fresh memory, which is zero without being written to
	unaligned := -uintptr(unsafe.Pointer(unsafe.SliceData(heap))) % hugePage
	// A kernel without huge pages refuses, and all is as it was.
	_ = syscall.Madvise(heap[unaligned:][:hugeHeap], syscall.MADV_HUGEPAGE)
	heap = nil
	runtime.GC()
}
