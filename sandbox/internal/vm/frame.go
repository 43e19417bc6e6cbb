package vm

import (
	"bhack/sandbox/internal/code"
	"bhack/sandbox/internal/object"
)

// frameKind tells what becomes of the value that a frame returns.
type frameKind uint8

const (
	callFrame      frameKind = iota // it is the value of the call
	initFrame                       // it must be None; the value is the new instance
	getterFrame                     // it is that of an attribute
	classFrame                      // the value is the class made of the frame's names
	moduleFrame                     // the value is the module that was imported
	generatorFrame                  // it ends the generator
)

// frame is one activation of a code object.
type frame struct {
	back *frame
	// above is the frame that calls from this one use, once there has been one; nil for a generator that is suspended.
	above *frame
	code  *code.Code
	// regs are the registers. Their capacity reaches to the end of a chunk of the
	// stack; those of a generator have none to spare.
	regs []object.Value
	// next is the next instruction; it is kept up to date only when the frame is
	// left or something may look at it.
	next *code.Instr
	// spare are, for the frame of a generator, unused registers above those of
	// the frame that resumed it.
	spare []object.Value
	// dst is the caller's register for the result.
	dst int32
	// chunk is the number of the stack's chunk in which regs, or for a generator
	// the registers of the frame that resumed it, are.
	chunk int
	kind  frameKind
	// entry tells that the loop returns to Go when the frame is done.
	entry bool
	// inLoop tells of a generator's frame that a ForIter resumed it.
	inLoop bool
	// delegating tells of a generator's frame that it is suspended in a YieldFrom,
	// which runs again when it goes on.
	delegating bool
	// fold is what takes what a generator's frame yields, or nil.
	fold    *fold
	globals *object.Module
	// names are the names of a class body.
	names *object.Dict
	gen   *Generator
	// self is the instance that an initFrame initialises.
	self object.Value
	// class is what a classFrame makes a class of.
	class *classBody
	// importing is the import that a moduleFrame does.
	importing *importing
}

// under returns the instruction that is under way, or was when the frame was left: the one in front of the next.
func (f *frame) under() *code.Instr { return object.Previous(f.next) }

// line returns the line of an instruction of the frame, 0 if it has none.
func (f *frame) line(in *code.Instr) int32 { return f.code.Lines[f.code.IndexOf(in)] }

// jump makes instruction i the next one.
func (f *frame) jump(i int32) { f.next = &f.code.Instrs[i] }

// Function is a Python function.
type Function struct {
	object.Header
	Code    *code.Code
	Globals *object.Module
	// Defaults are those of the last positional parameters.
	Defaults []object.Value
	// Closure are the cells and values of Code.Free.
	Closure []object.Value
	// rest is what few functions have; nil if this one has nothing of it.
	rest *functionRest
}

// functionRest is what few functions have.
type functionRest struct {
	// kwDefaults are those of Code.KwDefaults.
	kwDefaults []object.Value
	// attrs are attributes that Python code has set, nil while there are none.
	attrs *object.Dict
	// The zero Value stands for what the code says.
	name, qualname, doc, module object.Value
	// annotations is a dict.
	annotations object.Value
}

// noRest is the rest of functions that have none.
var noRest functionRest

// getRest returns the rest of the function, which is not to be changed.
func (f *Function) getRest() *functionRest {
	if f.rest == nil {
		return &noRest
	}
	return f.rest
}

// makeRest returns the rest of the function, which may be changed.
func (f *Function) makeRest() *functionRest {
	if f.rest == nil {
		f.rest = &functionRest{}
	}
	return f.rest
}

// Value returns f as a value.
func (f *Function) Value() object.Value { return object.FromHeader(&f.Header) }

func asFunction(v object.Value) *Function { return (*Function)(v.Pointer()) }

// Generator is a generator object.
type Generator struct {
	object.Header
	// frame is nil when the generator has ended.
	frame   *frame
	code    *code.Code
	running bool
	started bool
	// isExpression tells that the generator is the first part of an expression.
	isExpression bool
	// name and qualname are what Python code has set in place of those of the code.
	name, qualname *object.Str
	// site is the call or GetCursor that has made the generator, when it is one that
	// puts it in a register and nowhere else.
	site *code.Instr
	// pushed is an item that has been yielded, but comes again; or nil.
	pushed object.Value
}

// Value returns g as a value.
func (g *Generator) Value() object.Value { return object.FromHeader(&g.Header) }

func asGenerator(v object.Value) *Generator { return (*Generator)(v.Pointer()) }

// push makes a frame for the code the innermost one. Its registers start at
// register first of back, whose values it shares: the arguments of a call are
// where the parameters are expected. A nil back stands for an empty stack.
func (m *Machine) push(back *frame, c *code.Code, globals *object.Module, first int) *frame {
	f := m.stack.getFrame(back)
	f.back, f.globals, f.entry = back, globals, false
	m.frame = f
	m.Depth++
	m.giveRegs(f, c.NumRegs, first)
	if m.anchor.loose {
		c = m.anchor.withNotes(c, back, object.WindowOf(f.regs))
	}
	f.code, f.next = c, &c.Instrs[0]
	return f
}

// giveRegs gives the innermost frame n registers: those of the frame that calls it from first on, where there is room for them, else
// others with the same values.
func (m *Machine) giveRegs(f *frame, n, first int) {
	back := f.back
	if back == nil {
		f.chunk, f.regs = 0, m.stack.chunk(0, n)[:n]
		m.stack.use(f)
		return
	}
	f.chunk = back.chunk
	if window := back.regs[first:cap(back.regs)]; len(window) >= n {
		f.regs = window[:n]
		m.stack.use(f)
		return
	}
	if len(back.spare) >= n {
		f.regs = back.spare[:n]
		m.stack.use(f)
	} else {
		f.chunk++
		f.regs = m.stack.chunk(f.chunk, n)[:n]
		m.stack.top = max(m.stack.top, f.chunk)
		if f.chunk >= maxChunks { // the next call is one too many
			m.MaxDepth = m.Depth
		}
	}
	if first < len(back.regs) {
		copy(f.regs, back.regs[first:])
	}
}

// pushAbove is push for a call that Go code makes while an instruction of the
// frame back is under way: its registers start beyond those of back.
func (m *Machine) pushAbove(back *frame, c *code.Code, globals *object.Module) *frame {
	if back == nil {
		return m.push(nil, c, globals, 0)
	}
	return m.push(back, c, globals, len(back.regs))
}

// pop removes the innermost frame and returns the one below.
func (m *Machine) pop(f *frame) *frame {
	back := f.back
	m.frame = back
	m.Depth--
	m.stack.putFrame(f)
	return back
}
