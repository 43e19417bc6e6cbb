//go:build !linux

package cli

// growHeap does nothing: huge pages are asked for in a way of Linux.
func growHeap() {}
