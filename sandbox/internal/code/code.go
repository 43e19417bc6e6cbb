// Package code describes programs in the form that the loop executes: code objects
// of instructions over registers, decoded once from the bytecode of the front end
// and then never changed, so that any number of robots share them.
//
// A frame's registers are, in this order, the parameters and local variables, the
// cells of variables shared with inner functions, the cells and values taken over from
// outer functions, and the temporaries that stand for the places of the bytecode's
// value stack. One instruction stands for one or more bytecodes: those that only
// push what the instruction uses, and at most one that stores its result. Cost
// says how many, so that the meter counts bytecodes and not instructions.
package code

import (
	"slices"

	"bhack/sandbox/internal/object"
)

// Instr is one instruction.
type Instr struct {
	Op Op
	// Cost is the number of bytecodes for which the instruction stands.
	Cost uint8
	// After is how many of these come after the operation itself: a store, or a
	// jump that follows a comparison. They are not executed when it raises.
	After uint8
	// Toll is how many bytecodes more a conditional jump stands for when it jumps: those
	// of further jumps that it would meet.
	Toll uint8
	// Aux holds the operator, or other small things that Op says.
	Aux     int32
	A, B, C int32
}

// Code is the code of a module, a function, a lambda, a comprehension or a class
// body.
type Code struct {
	Name     string
	Qualname string
	// File is the path of the source file as tracebacks show it.
	File string
	// Instrs are the instructions and Lines their source lines, in parallel. The last
	// one is an End, so that each other one is followed by one.
	Instrs []Instr
	Lines  []int32
	// Consts are the constants: frozen values that robots share.
	Consts []object.Value
	// Codes are the code objects of the functions that this code makes.
	Codes []*Code
	// KwNames are the lists of keyword names of calls.
	KwNames [][]*object.Str
	// Targets are the lists of locals that UnpackLocals assigns to.
	Targets [][]int32
	// Uses are what becomes of counters that are loaded.
	Uses []Use
	// Results are what becomes of the values that calls return.
	Results []Result
	// Anchoring is what it makes of anchored values, and Noted the same code with notes of that; nil if there is nothing to
	// note. That is executed where notes are wanted, if the parameters are what Anchoring says.
	Anchoring Anchoring
	Noted     *Code
	// Live finds out which temporaries are still used.
	Live *Live
	// Params finds out what becomes of the parameters.
	Params *Params
	// JumpTargets has a bit for each instruction, in the order of bits, which is set where
	// something jumps to it.
	JumpTargets []uint64
	// Handlers are the protected regions, inner ones before outer ones.
	Handlers []Handler
	// Handling are the regions of except and finally clauses, inner ones first.
	Handling []Handling

	// NumArgs is the number of positional parameters, NumKwOnly that of
	// keyword-only ones; they are the first locals. Then come *args and **kwargs.
	NumArgs, NumKwOnly   int
	HasVarArgs, HasVarKw bool
	// Locals are the names of the local variables, parameters first.
	Locals []*object.Str
	// Cells are the names of the variables that inner functions share, and
	// CellArgs the parameters from which they start, or -1.
	Cells    []*object.Str
	CellArgs []int
	// Free are the names of the variables taken over from outer functions, and FreeFrom
	// the registers of the enclosing frame from which they are taken. The first FreeCells
	// are in cells; of the others, which do not change any more, it is the values that
	// are taken over.
	Free      []*object.Str
	FreeFrom  []int32
	FreeCells int
	// KwDefaults are the names of the keyword-only parameters that have defaults,
	// in the order in which MakeFunction finds these.
	KwDefaults []*object.Str
	// NumRegs is the number of registers of a frame.
	NumRegs int

	IsGenerator bool
	// IsClass tells that the code is a class body: its names live in a dict.
	IsClass bool
	// Simple tells that a call with NumArgs positional arguments needs nothing
	// but these and the cells taken over copied: there are no cells of its own, no
	// keyword-only, * or ** parameters, and the code is no generator.
	Simple bool
	Doc    object.Value
	// Unit is the file that the code belongs to.
	Unit *Unit
}

// AddJumpTarget records that something jumps to instruction i.
func (c *Code) AddJumpTarget(i int) {
	if c.JumpTargets == nil {
		c.JumpTargets = make([]uint64, (len(c.Instrs)+63)/64)
	}
	c.JumpTargets[i/64] |= 1 << (i % 64)
}

// IsJumpTarget reports whether something jumps to instruction i.
func (c *Code) IsJumpTarget(i int) bool {
	return i/64 < len(c.JumpTargets) && c.JumpTargets[i/64]>>(i%64)&1 != 0
}

// IsHandler reports whether exceptions are handled from instruction i on.
func (c *Code) IsHandler(i int) bool {
	return slices.ContainsFunc(c.Handlers, func(h Handler) bool { return int(h.Target) == i })
}

// IndexOf returns the index of an instruction of the code.
func (c *Code) IndexOf(in *Instr) int { return object.WindowOf(c.Instrs).IndexOf(in) }

// FirstCell returns the register of the first cell.
func (c *Code) FirstCell() int { return len(c.Locals) }

// FirstFree returns the register of the first variable taken over.
func (c *Code) FirstFree() int { return len(c.Locals) + len(c.Cells) }

// IsCell reports whether a register has a cell.
func (c *Code) IsCell(reg int) bool {
	return c.FirstCell() <= reg && reg < c.FirstFree()+c.FreeCells
}

// FirstTemp returns the register of the first temporary.
func (c *Code) FirstTemp() int { return len(c.Locals) + len(c.Cells) + len(c.Free) }

// Handler is a region of instructions, Start <= pc < End, whose exceptions go to
// Target with their state in the registers from State on.
type Handler struct {
	Start, End, Target int32
	State              int32
}

// Handling is a region of instructions that run while the exception in register
// State is being handled, if that register is not nil.
type Handling struct {
	Start, End, State int32
}

// Unit is one source file.
type Unit struct {
	// Module is the name by which it is imported.
	Module string
	// File is its path as tracebacks show it.
	File string
	// Source are its lines as tracebacks show them: without the space around them, and
	// not longer than that a robot could have megabytes written by raising an exception.
	Source []string
	// Dropped are the names that imports which are left out would bind to modules, or to what has another name.
	Dropped []string
	// Top is the code of the file's top level.
	Top *Code
	// Globals are the names that have a slot in the module's namespace. NameSlot is that of
	// __name__, and DocSlot that of __doc__, or -1 if the file does not mention it. Variables is how many of them
	// are variables of classes that are nothing but a namespace: their names are those of the class and of the variable, with a dot.
	Globals           []*object.Str
	Variables         int
	NameSlot, DocSlot int
	// Name is the value of __name__ when the file is imported.
	Name object.Value
	// Counters are the slots of the counters. Their names are loaded and stored by LoadCounter
	// and StoreCounter only.
	Counters []int32
	// Traits are those of the counters, in order, that functions only compare: what is there may be a float as well.
	Traits []int32
	// Dicts are the slots of dicts some items of which are counters. All that is done with one is that a new dict is stored
	// there, by StoreDict, that items are got and set by GetCounted and SetCounted, or asked for by in, and that it is compared
	// by is.
	Dicts []int32
	// Loggers are the functions by way of which counters are logged.
	Loggers []Logger
	// Transients are the slots, in order, of which nobody finds between two calls of [Program.Handler] what is there, if that is a function
	// of this file, and the file that of the main module.
	Transients []int32
}

// Logger is a function that makes nothing but logs of some of its arguments, if it is what a global of its file refers to.
type Logger struct {
	Slot int32
	Code *Code
}

// Line returns the text of a source line, from 1, without the space around it.
func (u *Unit) Line(n int) string {
	if n < 1 || n > len(u.Source) {
		return ""
	}
	return u.Source[n-1]
}

// Program is a player's compiled code. It is immutable.
type Program struct {
	// Units are the files by module name.
	Units map[string]*Unit
	// Builtins are the names that some code of the program uses as a global, in
	// the order of the slots that the operand of LoadGlobal refers to.
	Builtins []*object.Str
	// Methods are the names of the attributes that some code of the program calls, in
	// the order of the slots that LoadMethod refers to.
	Methods []*object.Str
	// Transients are names of attributes of instances, in order: of instances of classes that derive from none of the library, nobody finds
	// between two calls of Handler what is there.
	Transients []*object.Str
	// Handler is the global of the main module that the host calls each turn, or empty if that is not known.
	Handler string
}
