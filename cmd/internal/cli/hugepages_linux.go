package cli

import (
	"syscall"
	"unsafe"
)

// hugeHeap is how many bytes the heap of a single match grows to, and more: a power of two.
const hugeHeap = 32 << 20

// growHeap takes from the kernel what a single match will use of memory, and asks for
// huge pages there: a match is over so soon that the faults of ordinary pages, of which
// each has to be fetched when it is first written to, are a twentieth of its time. What
// is not written to takes no memory. On many systems programs get huge pages only where
// they ask; the Go runtime does not.
//
// The heap is what a large stack has left behind, as only the runtime may map memory
// for it, and as it gives away what lies at low addresses first. A stack is free
// when its goroutine ends; a large slice would have to be collected, which takes longer
// than all else here.
func growHeap() {
	done := make(chan struct{})
	go func() {
		defer close(done)
		var top byte
		adviseStack(&top, false)
	}()
	<-done
}

// adviseStack asks for huge pages for the stack whose top is in the first page below its end.
// Its frame has room for what large returns, but nothing is written there, as it is not called.
//
//go:noinline
func adviseStack(top *byte, call bool) {
	if call {
		_ = large()
	}
	page := uintptr(syscall.Getpagesize())
	end := (uintptr(unsafe.Pointer(top)) + page) &^ (page - 1)
	// A kernel without huge pages refuses, and all is as it was.
	_, _, _ = syscall.Syscall(syscall.SYS_MADVISE, end-hugeHeap, hugeHeap, syscall.MADV_HUGEPAGE)
}

// large returns so much that a frame with it does not fit into a stack smaller than hugeHeap.
//
//go:noinline
func large() (result [hugeHeap / 2]byte) { return result }
