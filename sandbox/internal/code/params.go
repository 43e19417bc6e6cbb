package code

import (
	"slices"
	"sync"

	"bhack/sandbox/internal/object"
)

// Params is what code makes of its positional parameters, which is found out when it is asked for.
type Params struct {
	once sync.Once
	all  []param
}

// param is what code makes of a parameter. If it is followed, what the code does depends on its value by the tests alone, as long as that is
// an int.
type param struct {
	followed bool
	tests    []ParamTest
}

// ParamTest is a comparison of a parameter with an int.
type ParamTest struct {
	Test  Test
	Other int64
}

// maxParamTests is how many comparisons of a parameter are followed.
const maxParamTests = 8

// TestsOf returns the comparisons by which what the code does may depend on an int that is handed to it as a positional parameter. ok is
// false if it may depend on that in another way.
func (c *Code) TestsOf(number int) (tests []ParamTest, ok bool) {
	if c.Params == nil || c.IsGenerator || number < 0 || number >= c.NumArgs {
		return nil, false
	}
	c.Params.once.Do(func() { c.Params.find(c) })
	p := &c.Params.all[number]
	return p.tests, p.followed
}

// find finds out what becomes of all parameters.
func (p *Params) find(c *Code) {
	p.all = make([]param, c.NumArgs)
	for i := range p.all {
		p.all[i].followed = !slices.Contains(c.CellArgs, i) &&
			!slices.ContainsFunc(c.Codes, func(inner *Code) bool { return slices.Contains(inner.FreeFrom, int32(i)) })
	}
	pass := livePass{code: c, now: make([]uint64, (c.NumRegs+63)/64)} // which knows reads of ranges, too
	for i := range c.Instrs {
		in := &c.Instrs[i]
		if in.Op == CheckLocal { // parameters are there
			continue
		}
		clear(pass.now)
		pass.uses(in)
		for number := range p.all {
			if reg := int32(number); pass.now[reg/64]>>(reg%64)&1 != 0 || c.mayName(in, reg) {
				p.all[number].meet(c.testOf(in, reg))
			}
		}
	}
}

// meet takes in what one more instruction does with the parameter: a test, if ok.
func (p *param) meet(test ParamTest, ok bool) {
	if p.followed = p.followed && ok && len(p.tests) < maxParamTests; p.followed && !slices.Contains(p.tests, test) {
		p.tests = append(p.tests, test)
	}
}

// mayName reports whether an operand of an instruction may name a register. Of those that are executed with checks, any operand may.
func (c *Code) mayName(in *Instr, reg int32) bool {
	operands := [...]int32{in.A, in.B, in.C}
	of := roles[in.Op]
	if of == ([3]role{}) && in.Op != Nop && in.Op != End {
		several := in.Op == UnpackSequence || in.Op == UnpackEx || in.Op == EnterFinally // which write registers from A on
		return slices.Contains(operands[:], reg) || in.Aux == reg || several && in.A <= reg
	}
	for i, x := range operands {
		switch of[i] {
		case register, either:
			if x == reg {
				return true
			}
		case pair:
			if x == reg || x+1 == reg {
				return true
			}
		}
	}
	switch in.Op {
	case UnpackTriple:
		return in.Aux == reg
	case UnpackLocals:
		return slices.Contains(c.Targets[in.A], reg)
	}
	return false
}

// jumpTests are the operators of the jumps that compare.
var jumpTests = map[Op]int{
	JumpLess: OpLt, JumpLessEqual: OpLe, JumpGreater: OpGt, JumpGreaterEqual: OpGe, JumpEqual: OpEq, JumpNotEqual: OpNe,
}

// testOf returns the test that an instruction makes of a register in which there is an int; ok is false if it does anything else with it.
func (c *Code) testOf(in *Instr, reg int32) (t ParamTest, ok bool) {
	operator, isJump := jumpTests[in.Op]
	x, y := in.A, in.B
	switch {
	case in.Op == JumpIfFalse || in.Op == JumpIfTrue:
		return ParamTest{NewTest(OpNe), 0}, true
	case in.Op == Not:
		return ParamTest{NewTest(OpNe), 0}, in.A != reg
	case in.Op == Compare && in.A != reg:
		operator, x, y = in.Operator(), in.B, in.C
		if !IsOrder(operator) {
			return t, false
		}
	case !isJump:
		return t, false
	}
	if x < 0 {
		operator, x, y = Swapped(operator), y, x
	}
	if x != reg || y >= 0 || !c.Consts[^y].IsInt() {
		return t, false
	}
	return ParamTest{NewTest(operator), c.Consts[^y].AsInt()}, true
}

// Callee returns what an instruction calls by the registers of a frame, and which of its parameters gets what is in one of the arguments'
// registers, if it is a function.
func (in *Instr) Callee(regs []object.Value, argument int32) (callee object.Value, number int) {
	callee, number = regs[in.A], int(argument-in.A-1)
	if in.Op == CallMethod && callee.IsNil() {
		callee, number = regs[in.A+1], number-1
	}
	return callee, number
}
