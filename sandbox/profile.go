package sandbox

import "bhack/sandbox/internal/vm"

// Profile finds out where the code of robots spends its bytecodes, by looking every 29 of them, as a [Config] says. The code does the same
// as without it. It is for one goroutine.
type Profile struct{ sampler vm.Sampler }

// Sample is about how many bytecodes the code of a line has spent.
type Sample = vm.Sample

// Samples returns what has been found out so far, the most expensive line first.
func (p *Profile) Samples() []Sample { return p.sampler.Samples() }
