//go:build !race

package match_test

// raced tells that the race detector is there.
const raced = false
