package frontend

import "bhack/sandbox/internal/code"

// bindings tell what the code of a file assigns to its globals, by slots.
type bindings struct {
	// assigned are how many instructions assign to one, and functions are the functions that some of these
	// make and assign at the top level: of a lambda expression, the value may also be another one, and go elsewhere as well.
	assigned  []int
	functions []*code.Code
	// changed tells that code below the top level assigns to it.
	changed []bool
}

// bindingsOf returns the bindings of a file; ok is false if they are not known.
func bindingsOf(u *code.Unit) (b bindings, ok bool) {
	n := len(u.Globals)
	b = bindings{make([]int, n), make([]*code.Code, n), make([]bool, n)}
	return b, b.collect(u, u.Top)
}

// collect adds what some code assigns.
func (b *bindings) collect(u *code.Unit, c *code.Code) (ok bool) {
	for i := range c.Instrs {
		switch in := &c.Instrs[i]; in.Op {
		case code.ImportStar:
			return false
		case code.StoreGlobal, code.StoreCounter, code.StoreDict, code.DeleteGlobal:
			b.assigned[in.B]++
			b.changed[in.B] = b.changed[in.B] || c != u.Top
			if i > 0 && c == u.Top {
				if made := &c.Instrs[i-1]; made.Op == code.MakeFunction && made.A == in.A && in.Op == code.StoreGlobal {
					b.functions[in.B] = c.Codes[made.B]
				}
			}
		}
	}
	for _, inner := range c.Codes {
		if !b.collect(u, inner) {
			return false
		}
	}
	return true
}
