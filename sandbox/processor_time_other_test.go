//go:build !unix

package sandbox_test

import "time"

var processStart = time.Now()

// processorTime returns the time since the process began, where that which processors
// spent on it is not known.
func processorTime() time.Duration { return time.Since(processStart) }
