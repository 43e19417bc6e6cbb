//go:build !unix

package main

import "os"

// maxResident returns the largest resident size that a process has had, in bytes.
func maxResident(*os.ProcessState) (int64, bool) { return 0, false }
