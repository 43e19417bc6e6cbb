package vm

import (
	"cmp"
	"slices"

	"bhack/sandbox/internal/code"
)

// Profiler is a Probe that counts the bytecodes that each line spends.
type Profiler struct {
	// spent is what the instructions of each code have spent, in their order.
	spent map[*code.Code][]int64
	// code is that in which the machine has been seen last in this turn, nil before; of is what it has spent, and at the instruction.
	code *code.Code
	of   []int64
	at   int
	// counted is how much of what the turn has spent has been counted.
	counted int64
}

// Begin implements Probe.
func (p *Profiler) Begin(m *Machine) {
	p.code, p.counted = nil, 0
	if f := m.frame; f != nil && !isLibrary(f.code) { // what was paused is paid for first
		p.see(f.code, f.next)
	}
}

// see notes in front of which instruction the machine is.
func (p *Profiler) see(c *code.Code, in *code.Instr) {
	if c != p.code {
		if p.spent == nil {
			p.spent = map[*code.Code][]int64{}
		}
		p.code, p.of = c, p.spent[c]
		if p.of == nil {
			p.of = make([]int64, len(c.Instrs))
			p.spent[c] = p.of
		}
	}
	p.at = c.IndexOf(in)
}

// Look implements Probe.
func (p *Profiler) Look(m *Machine, within bool) {
	f := m.frame
	if within || isLibrary(f.code) { // which counts as the line that calls it
		return
	}
	p.count(m)
	p.see(f.code, f.next)
}

// count counts what has been spent since the machine has been in front of the last instruction.
func (p *Profiler) count(m *Machine) {
	if p.code == nil {
		return
	}
	spent := m.Spent() - p.counted
	p.counted += spent
	if in := &p.code.Instrs[p.at]; in.Op == code.JumpForIter {
		head := min(spent, int64(p.code.Instrs[in.C].Cost))
		p.of[in.C] += head
		spent -= head
	}
	p.of[p.at] += spent
}

// Unwind implements Probe.
func (p *Profiler) Unwind(*Machine) {}

// End implements Probe.
func (p *Profiler) End(m *Machine, _ error) { p.count(m) }

// Sample is how many bytecodes the code of a line has spent.
type Sample struct {
	// File is the source file, and Function the qualified name of the function in it.
	File, Function string
	Line           int
	// Text is the line in the source, without the space around it.
	Text      string
	Bytecodes int64
}

// Samples returns what has been counted, the most expensive line first.
func (p *Profiler) Samples() []Sample {
	var samples []Sample
	for c, spent := range p.spent { // in any order, as they are sorted
		byLine := map[int32]int64{}
		line := int32(0)
		for i, n := range spent {
			if c.Lines[i] > 0 { // what has none belongs to the line before
				line = c.Lines[i]
			}
			byLine[line] += n
		}
		for line, n := range byLine { // in any order
			if n > 0 {
				samples = append(samples, Sample{c.File, c.Qualname, int(line), c.Unit.Line(int(line)), n})
			}
		}
	}
	slices.SortFunc(samples, func(a, b Sample) int {
		return cmp.Or(cmp.Compare(b.Bytecodes, a.Bytecodes), cmp.Compare(a.File, b.File), cmp.Compare(a.Line, b.Line), cmp.Compare(a.Function, b.Function))
	})
	return samples
}
