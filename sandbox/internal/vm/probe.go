package vm

import "bhack/sandbox/internal/code"

// Probe looks at a machine in front of each instruction that costs anything: the machine stops there as it does for a census, and goes on.
// What code does is the same with it.
type Probe interface {
	// Begin is told that a turn begins, or goes on.
	Begin(m *Machine)
	// Look is told whether the machine has stopped within the instruction that it has been told of last, which takes more than it
	// has been granted.
	Look(m *Machine, within bool)
	// Unwind is told that an exception leaves the innermost frame.
	Unwind(m *Machine)
	// End is told how a turn has ended: by nil, by ErrPaused, or by the error that has ended it.
	End(m *Machine, err error)
}

// probe has the Probe look, and grants the bytecodes for the instruction, which were withheld for that. It reports whether these suffice to
// go on; if not, the machine has stopped where it would have stopped without a Probe.
func (m *Machine) probe(within bool) bool {
	mem := &m.memory
	if m.frame != nil {
		m.Probe.Look(m, within)
	}
	n := min(mem.unprobed, max(-m.Left, 0))
	m.Left += n
	mem.withheld -= n
	mem.unprobed -= n
	m.mark += n // also if the instruction under way will run again
	m.unpaid = min(m.unpaid, max(-m.Left, 0))
	return n > 0 && m.Left >= 0
}

// EndProbe tells the Probe, if there is one, how the turn has ended.
func (m *Machine) EndProbe(err error) {
	if m.Probe != nil {
		m.Probe.End(m, err)
	}
}

// isLibrary reports whether code is in no file of the player's.
func isLibrary(c *code.Code) bool { return c.File[0] == '<' }
