//go:build race

package match_test

// raced tells that the race detector is there, whose shadows take several times the memory and time of what they shadow.
const raced = true
