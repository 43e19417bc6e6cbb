package analysis

import (
	"slices"

	"bhack/sandbox/internal/code"
)

// bindings tell what the code of a file assigns to its globals, by slots.
type bindings struct {
	// assigned are how many instructions assign to one, and functions are the functions that some of these
	// make and assign at the top level: of a lambda expression, the value may also be another one, and go elsewhere as well.
	assigned  []int
	functions []*code.Code
	// changed tells that code below the top level assigns to it.
	changed []bool
}

// findBindings returns the bindings of the files of a program, by their modules, as far as they are known.
func findBindings(p *code.Program) map[string]bindings {
	known := map[string]bindings{}
	for module, u := range p.Units { // in any order
		n := len(u.Globals)
		b := bindings{make([]int, n), make([]*code.Code, n), make([]bool, n)}
		if b.collect(u.Top) {
			known[module] = b
		}
	}
	return known
}

// collect adds what some code assigns. It returns false if that is not known.
func (b *bindings) collect(c *code.Code) bool {
	isTop := c == c.Unit.Top
	for i := range c.Instrs {
		switch in := &c.Instrs[i]; in.Op {
		case code.ImportStar:
			return false
		case code.StoreGlobal, code.StoreCounter, code.StoreDict, code.DeleteGlobal:
			b.assigned[in.B]++
			b.changed[in.B] = b.changed[in.B] || !isTop
			if isTop && i > 0 {
				if made := &c.Instrs[i-1]; made.Op == code.MakeFunction && made.A == in.A && in.Op == code.StoreGlobal {
					b.functions[in.B] = c.Codes[made.B]
				}
			}
		}
	}
	return !slices.ContainsFunc(c.Codes, func(inner *code.Code) bool { return !b.collect(inner) })
}
