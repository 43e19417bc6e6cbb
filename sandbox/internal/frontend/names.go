package frontend

import (
	"slices"
	"strings"

	"github.com/go-python/gpython/vm"

	"bhack/sandbox/internal/code"
	"bhack/sandbox/internal/object"
)

// decodeName decodes the bytecodes that load, store and delete variables other
// than locals.
func (d *decoder) decodeName(r *raw) bool {
	switch r.op {
	case vm.LOAD_NAME, vm.LOAD_GLOBAL:
		d.loadGlobal(r)
	case vm.STORE_NAME, vm.STORE_GLOBAL:
		value := d.popOperand()
		if r.op == vm.STORE_NAME && d.out.IsClass {
			d.emit(code.Instr{Op: code.StoreName, A: value, B: d.constName(r.arg)})
			return true
		}
		d.emit(code.Instr{Op: code.StoreGlobal, A: value, B: d.unit.globalSlot(d.name(r.arg))})
	case vm.DELETE_NAME, vm.DELETE_GLOBAL:
		if r.op == vm.DELETE_NAME && d.out.IsClass {
			d.emit(code.Instr{Op: code.DeleteName, B: d.constName(r.arg)})
			return true
		}
		d.emit(code.Instr{Op: code.DeleteGlobal, B: d.unit.globalSlot(d.name(r.arg))})
	case vm.LOAD_DEREF:
		d.pushResult(code.Instr{Op: code.LoadCell, B: d.cellReg(r)})
	case vm.LOAD_CLASSDEREF:
		name := d.unit.intern(d.cellName(r.arg))
		d.pushResult(code.Instr{Op: code.LoadClassCell, B: d.cellReg(r), C: d.constant(name.Value())})
	case vm.STORE_DEREF:
		d.emit(code.Instr{Op: code.StoreCell, A: d.popOperand(), B: d.cellReg(r)})
	case vm.DELETE_DEREF:
		d.emit(code.Instr{Op: code.DeleteCell, B: d.cellReg(r)})
	default:
		return false
	}
	return true
}

func (d *decoder) loadGlobal(r *raw) {
	if first, rest, dotted := strings.Cut(d.in.Names[r.arg], "."); dotted {
		d.loadDotted(r, first, rest)
		return
	}
	d.loadGlobalName(r, d.name(r.arg))
}

// loadDotted decodes the load of a dotted name: the front end's parser makes one
// name of a decorator such as @x.setter, and takes that for a global.
func (d *decoder) loadDotted(r *raw, first, rest string) {
	name := mangle(d.class, first)
	if i := slices.Index(d.in.Varnames, name); i >= 0 {
		d.loadFast(i)
	} else if i := slices.Index(append(slices.Clone(d.in.Cellvars), d.in.Freevars...), name); i >= 0 {
		d.pushResult(code.Instr{Op: code.LoadCell, B: int32(d.out.FirstCell() + i)})
	} else {
		d.loadGlobalName(r, d.unit.intern(name))
	}
	for _, attr := range strings.Split(rest, ".") {
		object := d.popOperand()
		d.pushResult(code.Instr{
			Op: code.LoadAttr, B: object, C: d.constant(d.unit.intern(mangle(d.class, attr)).Value()),
		})
	}
}

func (d *decoder) loadGlobalName(r *raw, name *object.Str) {
	in := code.Instr{Op: code.LoadGlobal, B: d.unit.globalSlot(name), C: d.unit.builtinSlot(name)}
	if r.op == vm.LOAD_NAME && d.out.IsClass {
		in.Op = code.LoadName
		in.Aux = d.constant(name.Value())
	}
	d.pushResult(in)
}

// cellReg returns the register of the cell that the bytecode names.
func (d *decoder) cellReg(r *raw) int32 { return int32(d.out.FirstCell() + r.arg) }

// cellName returns the name of cell i, of the code's own or taken over.
func (d *decoder) cellName(i int) string {
	if i < len(d.in.Cellvars) {
		return d.in.Cellvars[i]
	}
	return d.in.Freevars[i-len(d.in.Cellvars)]
}

// mangle spells out a private name, __x in class C as _C__x: the front end's
// compiler leaves that out.
func mangle(class, name string) string {
	if class == "" || !strings.HasPrefix(name, "__") || strings.HasSuffix(name, "__") ||
		strings.Contains(name, ".") {
		return name
	}
	class = strings.TrimLeft(class, "_")
	if class == "" {
		return name
	}
	return "_" + class + name
}
