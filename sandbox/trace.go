package sandbox

import "bhack/sandbox/internal/vm"

// Step is a part of what the code of a robot does: a call, a line, a return.
type (
	Step     = vm.Step
	StepKind = vm.StepKind
	Variable = vm.Variable
)

// The kinds of steps.
const (
	StepCall   = vm.StepCall
	StepLine   = vm.StepLine
	StepAfter  = vm.StepAfter
	StepReturn = vm.StepReturn
	StepRaise  = vm.StepRaise
)

// TracedTurn is [Robot.Turn], and tells step by step what the code does. The robot must have a limit of memory, and no Profile.
func (r *Robot) TracedTurn(budget int64, tell func(Step)) Turn {
	if r.config.Memory <= 0 || r.config.Profile != nil {
		panic("sandbox: TracedTurn needs a limit of Memory, and no Profile")
	}
	r.machine.Probe = vm.NewTracer(tell)
	defer func() { r.machine.Probe = nil }()
	return r.Turn(budget)
}
