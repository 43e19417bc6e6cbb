//go:build unix

package sandbox_test

import (
	"syscall"
	"time"
)

// processorTime returns the time that processors have spent on this process: other
// work on the machine does not count.
func processorTime() time.Duration {
	var usage syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &usage); err != nil {
		panic(err)
	}
	return time.Duration(usage.Utime.Nano() + usage.Stime.Nano())
}
