package sandbox

import "bhack/sandbox/internal/vm"

// clearing clears, in front of each instruction, the registers that are not used any more.
type clearing struct{}

func (clearing) Begin(*vm.Machine)          {}
func (clearing) Unwind(*vm.Machine)         {}
func (clearing) End(*vm.Machine, error)     {}
func (clearing) Look(m *vm.Machine, _ bool) { m.ClearUnused() }

// ClearedTurn is Turn, but nothing is left in registers that are not used any more.
func (r *Robot) ClearedTurn(budget int64) Turn {
	r.machine.Probe = clearing{}
	return r.Turn(budget)
}

// Fault returns the error of the analysis of the program.
func (p *Program) Fault() error { return p.fault }
