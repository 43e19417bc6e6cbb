//go:build unix

package match_test

import (
	"os"
	"runtime"
	"syscall"
)

// peakMemory returns how much memory a process that has ended had at its peak, in
// bytes; ok is false if that is not known.
func peakMemory(s *os.ProcessState) (bytes int64, ok bool) {
	usage, ok := s.SysUsage().(*syscall.Rusage)
	if !ok {
		return 0, false
	}
	if runtime.GOOS == "darwin" {
		return usage.Maxrss, true
	}
	return usage.Maxrss << 10, true
}
