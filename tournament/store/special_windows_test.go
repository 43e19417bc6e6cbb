package store_test

import "testing"

// special returns the path of a device.
func special(*testing.T) []string { return []string{"NUL"} }
