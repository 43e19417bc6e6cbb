package frontend

import (
	"slices"

	"github.com/go-python/gpython/py"
	"github.com/go-python/gpython/vm"

	"bhack/sandbox/internal/bitset"
	"bhack/sandbox/internal/frontend/lower"
)

// A variable that inner functions use lives in a cell, which they share with the function
// whose variable it is. Where each of them would find in it what it holds when they are
// made, they get that value instead, and the variable is a local like others: when no
// inner function assigns to it, and it changes no more while one of them may be called. The
// function of a comprehension is called where it is made, and never again.

// variable is where a frame has a variable that it shares with other functions.
type variable struct {
	reg    int
	inCell bool
}

// capture tells what a code object does with a variable that it takes over.
type capture struct {
	// assigns tells that it, or code inside it, may assign to the variable.
	assigns bool
	// stays tells that its function, or one that this makes, may be called later.
	stays bool
}

// capturesOf returns what a code object does with each of the variables it takes over.
func (p *programDecoder) capturesOf(in *py.Code) map[string]capture {
	if known, ok := p.captures[in]; ok {
		return known
	}
	captures := make(map[string]capture, len(in.Freevars))
	if len(in.Freevars) > 0 {
		last := lastAssigned(in)[len(in.Cellvars):]
		stays := !isComprehensionName(in.Name) || in.Flags&py.CO_GENERATOR != 0
		for i, name := range in.Freevars {
			// Where super() is called, it looks for a cell.
			captures[name] = capture{assigns: last[i] >= 0 || name == "__class__", stays: stays}
		}
	}
	for _, c := range in.Consts {
		inner, ok := c.(*py.Code)
		if !ok {
			continue
		}
		for name, c := range p.capturesOf(inner) { // in any order
			if outer, ok := captures[name]; ok {
				captures[name] = capture{outer.assigns || c.assigns, outer.stays || c.stays}
			}
		}
	}
	p.captures[in] = captures
	return captures
}

// lastAssigned returns, for each variable that a code object shares with others, the index
// of the last bytecode that may assign to it, or -1.
func lastAssigned(in *py.Code) []int {
	last := slices.Repeat([]int{-1}, len(in.Cellvars)+len(in.Freevars))
	expressions := slices.ContainsFunc(in.Names, func(name string) bool {
		f, ok := lower.Hidden(name)
		return ok && f == lower.Assign
	})
	index, loaded := 0, -1
	eachBytecode(in.Code, func(_, _ int, op vm.OpCode, arg, _ int) {
		switch op {
		case vm.STORE_DEREF, vm.DELETE_DEREF, vm.LOAD_CLASSDEREF: // a class body looks elsewhere as well
			last[arg] = index
		case vm.CALL_FUNCTION:
			if expressions && arg == 2 && loaded >= 0 { // see assigns
				last[loaded] = index
			}
		}
		index++
		loaded = -1
		if op == vm.LOAD_DEREF {
			loaded = arg
		}
	})
	return last
}

// placeVariables decides where the code has the variables that it shares with other
// functions, outer being the one that makes its own, and reads bytecodes for those that
// are in no cell as bytecodes for locals.
func (d *decoder) placeVariables(outer *decoder) {
	out := d.out
	inCell := d.findCells()
	for i, name := range d.in.Cellvars {
		param := slices.Index(d.in.Varnames[:d.numParams()], name)
		v := variable{inCell: inCell[i]}
		switch {
		case v.inCell:
			v.reg = len(out.Cells)
			out.Cells = append(out.Cells, d.unit.intern(name))
			out.CellArgs = append(out.CellArgs, param)
		case param >= 0:
			v.reg = param
		default:
			v.reg = len(out.Locals)
			out.Locals = append(out.Locals, d.unit.intern(name))
		}
		d.variables = append(d.variables, v)
	}
	for i := range d.variables {
		if v := &d.variables[i]; v.inCell {
			v.reg += out.FirstCell()
		}
	}
	for range d.in.Freevars {
		d.variables = append(d.variables, variable{})
	}
	for _, cells := range []bool{true, false} {
		for i, name := range d.in.Freevars {
			from := outer.variable(name)
			if from.inCell != cells {
				continue
			}
			d.variables[len(d.in.Cellvars)+i] = variable{out.FirstTemp(), cells}
			out.Free = append(out.Free, d.unit.intern(name))
			out.FreeFrom = append(out.FreeFrom, int32(from.reg))
			if cells {
				out.FreeCells++
			}
		}
	}
	for i := range d.raws {
		r := &d.raws[i]
		switch local, ok := asLocal[r.op]; {
		case !ok || d.variables[r.arg].inCell:
		default:
			r.op, r.arg = local, d.variables[r.arg].reg
			if local == vm.DELETE_FAST {
				d.deleted[r.arg] = true
			}
		}
	}
	d.bound = bitset.New(out.FirstTemp())
	for i, reg := range out.FreeFrom[out.FreeCells:] {
		if outer.bound.Has(int(reg)) {
			d.bound.Add(out.FirstFree() + out.FreeCells + i)
		}
	}
}

// asLocal has the bytecodes for locals that do what others do for variables in cells.
var asLocal = map[vm.OpCode]vm.OpCode{
	vm.LOAD_DEREF: vm.LOAD_FAST, vm.STORE_DEREF: vm.STORE_FAST, vm.DELETE_DEREF: vm.DELETE_FAST,
}

// variable returns where the code has a variable that a function inside it takes over.
func (d *decoder) variable(name string) variable {
	if i := slices.Index(d.in.Cellvars, name); i >= 0 {
		return d.variables[i]
	}
	if i := slices.Index(d.in.Freevars, name); i >= 0 {
		return d.variables[len(d.in.Cellvars)+i]
	}
	d.fail("no variable %s to close over", name)
	return variable{}
}

// findCells tells for each variable of the code that functions inside it take over whether
// it has to be in a cell.
func (d *decoder) findCells() []bool {
	inCell := make([]bool, len(d.in.Cellvars))
	if d.out.IsClass { // which may look for a name in its cell and elsewhere
		for i := range inCell {
			inCell[i] = true
		}
	}
	if d.out.IsClass || len(inCell) == 0 {
		return inCell
	}
	last := lastAssigned(d.in)
	number := make(map[string]int, len(inCell))
	for i, name := range d.in.Cellvars {
		number[name] = i
	}
	// earliest has, for each bytecode, the first one to which it or a later one jumps.
	earliest := make([]int, len(d.raws)+1)
	earliest[len(d.raws)] = len(d.raws)
	for i := len(d.raws) - 1; i >= 0; i-- {
		earliest[i] = earliest[i+1]
		if target := d.raws[i].target; target >= 0 {
			earliest[i] = min(earliest[i], target)
		}
	}
	for at := range d.raws {
		if d.raws[at].op != vm.LOAD_CONST {
			continue
		}
		inner, ok := d.in.Consts[d.raws[at].arg].(*py.Code)
		if !ok {
			continue
		}
		for name, c := range d.unit.capturesOf(inner) { // in any order
			i, own := number[name]
			if !own {
				continue
			}
			changes := last[i] > at || last[i] >= earliest[at] // which a later one may jump back to
			if c.assigns || c.stays && changes {
				inCell[i] = true
			}
		}
	}
	return inCell
}
