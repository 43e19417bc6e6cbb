package sandbox

import "bhack/sandbox/internal/vm"

// Profile counts the bytecodes that each line of the code of robots spends, as a [Config] says. The code does the same as without it, but
// takes several times as long. It is for one goroutine.
type Profile struct{ profiler vm.Profiler }

// Sample is how many bytecodes the code of a line has spent.
type Sample = vm.Sample

// Samples returns what has been counted so far, the most expensive line first.
func (p *Profile) Samples() []Sample { return p.profiler.Samples() }
