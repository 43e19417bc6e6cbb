package vm

import (
	"cmp"
	"slices"

	"bhack/sandbox/internal/code"
)

// Sampler looks, every so many bytecodes, where the code is that spends them. What code does is the same with it: the machine stops as
// it does for a census, and goes on.
type Sampler struct {
	// spent is what has been spent where it has been seen.
	spent map[spot]int64
	// last is where it has been seen last, and row what has been spent there since it was elsewhere. left is what was left of the turn then.
	last      spot
	row, left int64
	// state is that of the numbers by which turns begin.
	state uint32
}

// spot is a line of some code.
type spot struct {
	code *code.Code
	line int32
}

// sampleStep is after how many bytecodes a Sampler looks: no number that loops are likely to have.
const sampleStep = 29

// begin returns after how many bytecodes of a turn, of which so many are left, to look first: any number up to sampleStep as often, so
// that each bytecode is as likely to be seen.
func (s *Sampler) begin(left int64) int64 {
	s.left = left
	s.state = s.state*1664525 + 1013904223 // a linear congruential generator, as in Numerical Recipes
	return 1 + int64(s.state>>8)%sampleStep
}

// look notes where the machine is.
func (s *Sampler) look(m *Machine) {
	f := m.frame
	if f == nil {
		return
	}
	at := spot{f.code, f.code.Lines[f.code.IndexOf(f.next)]}
	if at != s.last {
		s.flush()
		s.last = at
	}
	left := m.left()
	s.row += s.left - left
	s.left = left
}

func (s *Sampler) flush() {
	if s.row == 0 {
		return
	}
	if s.spent == nil {
		s.spent = map[spot]int64{}
	}
	s.spent[s.last] += s.row
	s.row = 0
}

// Sample is about how many bytecodes the code of a line has spent.
type Sample struct {
	File, Function string
	Line           int
	// Text is the line in the source.
	Text      string
	Bytecodes int64
}

// Samples returns what has been seen, the most expensive line first.
func (s *Sampler) Samples() []Sample {
	s.flush()
	samples := make([]Sample, 0, len(s.spent))
	for at, spent := range s.spent { // in any order, as they are sorted
		samples = append(samples, Sample{
			File: at.code.File, Function: at.code.Name, Line: int(at.line), Text: at.code.Unit.Line(int(at.line)), Bytecodes: spent,
		})
	}
	slices.SortFunc(samples, func(a, b Sample) int {
		return cmp.Or(cmp.Compare(b.Bytecodes, a.Bytecodes), cmp.Compare(a.File, b.File), cmp.Compare(a.Line, b.Line), cmp.Compare(a.Function, b.Function))
	})
	return samples
}
