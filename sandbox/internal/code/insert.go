package code

import (
	"slices"

	"bhack/sandbox/internal/object"
)

// Target returns the index of the instruction to which this one may jump; ok is false if there is none.
func (in *Instr) Target() (i int, ok bool) { return int(in.C), roles[in.Op][2] == target }

// Constant returns the index of a constant, which is added if there is none like it.
func (c *Code) Constant(v object.Value) int32 {
	for i := range c.Consts {
		if c.Consts[i] == v {
			return int32(i)
		}
	}
	c.Consts = append(c.Consts, v)
	return int32(len(c.Consts) - 1)
}

// Insert returns code in which there are instructions in front of others, by the indices of those: whoever jumps there
// executes them, too. They must cost nothing; all else is as in c.
func (c *Code) Insert(before map[int][]Instr) *Code {
	made := *c
	made.Instrs, made.Lines, made.JumpTargets, made.Live = nil, nil, nil, new(Live)
	// first is where what is in front of an instruction begins, and self where that itself is.
	first, self := make([]int32, len(c.Instrs)+1), make([]int32, len(c.Instrs)+1)
	for i := range c.Instrs {
		first[i] = int32(len(made.Instrs))
		for _, in := range before[i] {
			made.Instrs, made.Lines = append(made.Instrs, in), append(made.Lines, c.Lines[i])
		}
		self[i] = int32(len(made.Instrs))
		made.Instrs, made.Lines = append(made.Instrs, c.Instrs[i]), append(made.Lines, c.Lines[i])
		if len(before[i]) > 0 {
			c.part(made.Instrs, self, i)
		}
	}
	first[len(c.Instrs)], self[len(c.Instrs)] = int32(len(made.Instrs)), int32(len(made.Instrs))
	for i := range made.Instrs {
		made.Instrs[i].move(first, self)
	}
	for i := range c.Instrs {
		if c.IsJumpTarget(i) {
			made.AddJumpTarget(int(first[i]))
		}
	}
	made.Handlers = slices.Clone(c.Handlers)
	for i := range made.Handlers {
		h := &made.Handlers[i]
		h.Start, h.End, h.Target = first[h.Start], first[h.End], first[h.Target]
	}
	made.Handling = slices.Clone(c.Handling)
	for i := range made.Handling {
		h := &made.Handling[i]
		h.Start, h.End = first[h.Start], first[h.End]
	}
	made.Uses = slices.Clone(c.Uses)
	for i := range made.Uses {
		if use := &made.Uses[i]; use.Kind == UseCompare || use.Kind == UseArgument {
			use.At = self[use.At]
		}
	}
	return &made
}

// move makes an instruction refer to others where these are after others have been inserted.
func (in *Instr) move(first, self []int32) {
	switch in.Op {
	case JumpForIter:
		in.C = self[in.C]
	case LeaveVia:
		in.B, in.C = first[in.B], first[in.C]
	case LeaveLoop:
		in.B = self[in.B]
		if in.C >= 0 {
			in.C = self[in.C]
		}
	default:
		if target, ok := in.Target(); ok {
			in.C = first[target]
		}
	}
}

// part gives up what instructions say of those after them, where others have come in between, in front of
// instruction i. self is where those before it are by now. A step is followed to where it is stored as it is executed, and given up there
// if others come before that.
func (c *Code) part(instrs []Instr, self []int32, i int) {
	for at := i - 1; at >= 0 && at >= i-2; at-- {
		switch in := &instrs[self[at]]; in.Op {
		case ForIter, GetItem, LoadGlobal:
			if at == i-1 || c.Instrs[i-1].Op == LoadGlobal {
				in.Aux = 0
			}
		case Call, CallMethod:
			if at+int(c.ResultOf(in).Loads) >= i {
				in.Aux = 0
			}
		case LoadCounter, LoadAttr, GetCounted:
			if in.Aux != 0 && c.Uses[in.Aux-1].Kind == UseStep {
				in.Aux = 0
			}
		}
	}
}
