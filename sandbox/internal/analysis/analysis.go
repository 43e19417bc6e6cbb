// Package analysis finds out from the instructions of a program what its turns cannot depend on, or leave behind: knowledge with which
// turns that would come to the same need not run. It adds that to the program. Nothing else changes by it, neither what the
// program does nor what that costs; what would take too long to find out is left unknown.
package analysis

import "bhack/sandbox/internal/code"

// Host says what is known of the host that runs a program; the zero value says nothing.
type Host struct {
	// Place is the name of the host's function that returns the row and the column of the robot; empty if there is none.
	// With it, Annotate finds out which turns depend on these.
	Place string
	// Revealing are the names of other functions of the host that tell where the robot is.
	Revealing []string
	// Log is the name of the host's function that logs a text, and returns nothing; empty if there is none. With it, Annotate finds
	// the counters that are used for nothing but what is logged or printed.
	Log string
	// Handler is the name of the function of the main module that the host calls each turn; empty if that is not known. With it, Annotate
	// finds the globals whose values no later turn sees, so that they need not be kept between turns.
	Handler string
}

// Annotate adds to a program what can be known of it. An error is a fault of this package: the program still runs, without what
// could not be added.
func Annotate(p *code.Program, host Host) error {
	known := findBindings(p)
	findLogged(p, known, host.Log)
	findPassed(p)
	findTransients(p, known, host.Handler)
	return anchor(p, host.Place, host.Revealing)
}

// budget is what is left to be spent on an analysis, in looks at what is known or at an instruction. It is negative if
// that was not enough.
type budget int

// spend takes from the budget. It reports whether that was enough.
func (b *budget) spend(work int) bool {
	*b -= budget(work)
	return *b >= 0
}

// unpackTargets returns the registers that an instruction assigns items to.
func unpackTargets(c *code.Code, in *code.Instr) []int32 {
	switch in.Op {
	case code.UnpackLocals:
		return c.Targets[in.A]
	case code.UnpackSequence:
		return downFrom(in.A+in.C-1, in.C)
	case code.UnpackTriple:
		return []int32{in.A, in.C, in.Aux}
	}
	return []int32{in.A, in.C}
}

// downFrom returns n registers from one on downwards.
func downFrom(first, n int32) []int32 {
	all := make([]int32, n)
	for i := range all {
		all[i] = first - int32(i)
	}
	return all
}
