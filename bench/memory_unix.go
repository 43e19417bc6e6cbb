//go:build unix

package main

import (
	"os"
	"runtime"
	"syscall"
)

// maxResident returns the largest resident size that a process has had, in bytes.
func maxResident(state *os.ProcessState) (int64, bool) {
	usage, ok := state.SysUsage().(*syscall.Rusage)
	if !ok {
		return 0, false
	}
	size := int64(usage.Maxrss)
	if runtime.GOOS != "darwin" { // which counts bytes, others kilobytes
		size *= 1024
	}
	return size, true
}
