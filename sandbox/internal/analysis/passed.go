package analysis

import "bhack/sandbox/internal/code"

// findPassed gives counters of a program that are handed on as arguments, and of which nothing else becomes, a use that says so.
func findPassed(p *code.Program) {
	for _, unit := range p.Units { // in any order: each is looked at for itself
		passedIn(unit.Top)
	}
}

func passedIn(c *code.Code) {
	for _, inner := range c.Codes {
		passedIn(inner)
	}
	for i := range c.Instrs {
		if in := &c.Instrs[i]; (in.Op == code.Call || in.Op == code.CallMethod) && in.C > 0 {
			passedTo(c, i)
		}
	}
}

// passedTo looks for counters among the arguments of a call, back to where the function is loaded: before that, it is not known which one it is.
func passedTo(c *code.Code, call int) {
	in := &c.Instrs[call]
	first := in.A + 1
	if in.Op == code.CallMethod {
		first++
	}
	named := map[int32]bool{} // registers that are named between the instruction and the call
	for i := call - 1; i >= 0; i-- {
		load := &c.Instrs[i]
		var from []int32
		switch load.Op {
		case code.LoadConst, code.LoadGlobal, code.LoadCounter, code.CheckLocal:
		case code.Move, code.LoadCell, code.LoadAttr:
			from = []int32{load.B}
		case code.GetCounted:
			from = []int32{load.B, load.C}
		default:
			return
		}
		if load.A < first && load.A >= in.A {
			return
		}
		if isCounterLoad(c, load) && load.Aux == 0 && first <= load.A && load.A < first+in.C && !named[load.A] {
			c.Uses = append(c.Uses, code.Use{Kind: code.UseArgument, At: int32(call)})
			load.Aux = int32(len(c.Uses))
		}
		named[load.A] = true
		for _, reg := range from {
			named[reg] = true
		}
	}
}
