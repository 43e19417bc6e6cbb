package frontend

import (
	"strings"

	"github.com/go-python/gpython/vm"

	"bhack/sandbox/internal/code"
	"bhack/sandbox/internal/object"
)

func (d *decoder) loadGlobal(r *raw) {
	if name := d.in.Names[r.arg]; !d.loadHidden(name) {
		d.loadGlobalName(r, d.unit.intern(name))
	}
}

func (d *decoder) loadGlobalName(r *raw, name *object.Str) {
	in := code.Instr{Op: code.LoadGlobal, B: d.unit.globalSlot(name), C: d.unit.builtinSlot(name)}
	switch {
	case r.op == vm.LOAD_NAME && d.out.IsClass:
		in.Op = code.LoadName
		in.Aux = d.constant(name.Value())
		d.unit.share(in.B)
	case d.isCounter(in.B):
		in.Op, in.Aux = code.LoadCounter, d.addUse(r)
	}
	d.pushResult(in)
	d.pushDict(in.B)
}

// cellReg returns the register of the cell that the bytecode names.
func (d *decoder) cellReg(r *raw) int32 { return int32(d.variables[r.arg].reg) }

// cellName returns the name of cell i, of the code's own or taken over.
func (d *decoder) cellName(i int) string {
	if i < len(d.in.Cellvars) {
		return d.in.Cellvars[i]
	}
	return d.in.Freevars[i-len(d.in.Cellvars)]
}

// storeName decodes STORE_NAME and STORE_GLOBAL.
func (d *decoder) storeName(r *raw) {
	p := d.pop()
	value := d.operand(p)
	if r.op == vm.STORE_NAME && d.out.IsClass {
		d.emit(code.Instr{Op: code.StoreName, A: value, B: d.constName(r.arg)})
		return
	}
	name := d.in.Names[r.arg]
	in := code.Instr{Op: code.StoreGlobal, A: value, B: d.unit.globalSlot(d.name(r.arg)), Cost: storeCost(name)}
	switch {
	case d.isCounter(in.B):
		in.Op = code.StoreCounter
	case d.unit.dicts[in.B] == nil || p.kind == isConst:
	case p.kind == inTemp && p.producer >= 0 && d.out.Instrs[p.producer].Op == code.BuildMap:
		in.Op = code.StoreDict
	default:
		d.unit.share(in.B)
	}
	d.emit(in)
	if r.op == vm.STORE_NAME && d.unit.namespaces[name] != nil {
		d.bindVariables(name, value)
	}
}

// deleteName decodes DELETE_NAME and DELETE_GLOBAL.
func (d *decoder) deleteName(r *raw) {
	if r.op == vm.DELETE_NAME && d.out.IsClass {
		d.emit(code.Instr{Op: code.DeleteName, B: d.constName(r.arg)})
		return
	}
	in := code.Instr{Op: code.DeleteGlobal, B: d.unit.globalSlot(d.name(r.arg))}
	d.unit.share(in.B)
	d.emit(in)
}

func (d *decoder) loadClassCell(r *raw) {
	name := d.unit.intern(d.cellName(r.arg))
	d.pushResult(code.Instr{Op: code.LoadClassCell, B: d.cellReg(r), C: d.constant(name.Value())})
}

// unmangle returns what the source has for the name of a function or class in the
// class: a private name, which package syntax has spelled out for the variable.
func unmangle(class, name string) string {
	class = strings.TrimLeft(class, "_")
	if rest, ok := strings.CutPrefix(name, "_"+class+"__"); ok && class != "" && !strings.HasSuffix(rest, "__") {
		return "__" + rest
	}
	return name
}

// qualifyInner gives comprehensions and what is in them the qualified names that CPython gives them: the front end has their names only.
// before is what stands before the names of what is in c.
func qualifyInner(c *code.Code, before string) {
	for _, inner := range c.Codes {
		if isComprehensionName(inner.Name) || isComprehensionName(c.Name) {
			inner.Qualname = before + inner.Name
		}
		switch {
		case inner.IsClass, isComprehensionName(inner.Name):
			qualifyInner(inner, before+inner.Name+".")
		default:
			qualifyInner(inner, inner.Qualname+".<locals>.")
		}
	}
}

// unmangleQualname is unmangle for each part of a qualified name.
func unmangleQualname(class, name string) string {
	parts := strings.Split(name, ".")
	for i := range parts {
		parts[i] = unmangle(class, parts[i])
	}
	return strings.Join(parts, ".")
}
