package analysis

import (
	"slices"
	"strings"

	"bhack/sandbox/internal/bitset"
	"bhack/sandbox/internal/code"
	"bhack/sandbox/internal/object"
)

// A transientFinder finds the transients of a file: the globals of which no call of its handler finds what an earlier call, or the top
// level, has left there, as a view of the board is that each turn makes anew. What they hold between two calls matters to nobody.
//
// It follows which globals have been assigned to on all ways through a function, also by the functions that it calls by the names of globals
// to which def statements assign them, and nothing else is assigned. All other code, that of lambdas, methods and generators, may be called by anybody at any
// time: of what it may ask for nothing is a transient.
type transientFinder struct {
	unit *code.Unit
	bindings
	// effects are those of the code objects of the file.
	effects map[*code.Code]*effects
	// byName are the functions that globals refer to, by slots, from the end of the top level on.
	byName []*code.Code
	// escaped is code that may be called otherwise than by such a name, or by the comprehension that it is.
	escaped map[*code.Code]bool
	work    budget
}

// effects are what code does with globals from when it is called until it returns, as far as that is known.
type effects struct {
	// finds are the slots of which it may find what was there before, and sets those that it has assigned to, whenever it returns.
	finds, sets bitset.Set
}

const (
	// maxTransientWork bounds what is spent on a file. Files that would take more have no transients.
	maxTransientWork = 1 << 18
	// maxNamed is in how many registers at a time functions are known by their names.
	maxNamed = 16
)

// findTransients finds the transients of the files of a program of which the bindings are known, each for the case that it is the main one of
// a robot of which the host calls the function named handler.
func findTransients(p *code.Program, known map[string]bindings, handler string) {
	p.Handler = handler
	if handler == "" || importsMain(p) {
		return
	}
	for module, b := range known { // in any order
		u := p.Units[module]
		f := &transientFinder{
			unit: u, bindings: b, effects: map[*code.Code]*effects{}, escaped: map[*code.Code]bool{},
			byName: make([]*code.Code, len(u.Globals)), work: maxTransientWork,
		}
		u.Transients = f.find(handler)
	}
}

// importsMain reports whether code of a program may import the main module by its name there, and so come by all of its globals.
func importsMain(p *code.Program) bool {
	var imports func(c *code.Code) bool
	imports = func(c *code.Code) bool {
		return slices.ContainsFunc(c.Instrs, func(in code.Instr) bool {
			return in.Op == code.ImportName && strings.HasPrefix(c.Consts[in.B].Str().S, "__main__")
		}) || slices.ContainsFunc(c.Codes, imports)
	}
	for _, u := range p.Units { // in any order
		if imports(u.Top) {
			return true
		}
	}
	return false
}

// find returns the transients for a handler, in order.
func (f *transientFinder) find(handler string) (slots []int32) {
	slot := slices.IndexFunc(f.unit.Globals, func(name *object.Str) bool { return name.S == handler })
	if slot < 0 {
		return nil
	}
	top := f.follow(f.unit.Top) // of which nothing is known to be called
	f.prepare(f.unit.Top)
	for s, made := range f.functions {
		if made != nil && !isLambda(made) && f.assigned[s] == 1 && !made.IsGenerator && top.sets.Has(s) {
			f.byName[s] = made
			f.escaped[made] = false
		}
	}
	if f.byName[slot] == nil {
		return nil
	}
	for f.work >= 0 && f.followAll(f.unit.Top) {
	}
	f.follow(f.unit.Top) // for what escapes there
	if f.work < 0 {
		return nil
	}
	finds := f.effects[f.byName[slot]].finds
	for c, escaped := range f.escaped { // in any order
		if escaped {
			finds.Include(f.effects[c].finds)
		}
	}
	for s, name := range f.unit.Globals {
		if f.changed[s] && !finds.Has(s) && !strings.HasPrefix(name.S, "__") {
			slots = append(slots, int32(s))
		}
	}
	return slots
}

// isLambda reports whether the code of a function is that of a lambda expression.
func isLambda(c *code.Code) bool { return strings.HasPrefix(c.Name, "<") }

// prepare gives effects to the code objects below some code: nothing is found, and all is set, until something else is known.
func (f *transientFinder) prepare(c *code.Code) {
	all := bitset.New(len(f.unit.Globals))
	for s := range f.unit.Globals {
		all.Add(s)
	}
	for _, inner := range c.Codes {
		if !f.work.spend(len(all)) {
			return
		}
		f.effects[inner] = &effects{bitset.New(len(f.unit.Globals)), all}
		f.escaped[inner] = !f.isComprehended(c, inner)
		f.prepare(inner)
	}
}

// isComprehended reports whether inner is that of a comprehension in c which is run at once, and by nobody else.
func (f *transientFinder) isComprehended(c, inner *code.Code) bool {
	return !inner.IsGenerator && slices.ContainsFunc(c.Instrs, func(in code.Instr) bool {
		return in.Op == code.Comprehend && c.Codes[in.Aux] == inner
	})
}

// followAll follows all code below some code once more. It reports whether the effects of any have become others.
func (f *transientFinder) followAll(c *code.Code) (changed bool) {
	for _, inner := range c.Codes {
		changed = f.followAll(inner) || changed
		known, now := f.effects[inner], f.follow(inner)
		if !slices.Equal(known.finds, now.finds) || !slices.Equal(known.sets, now.sets) {
			*known, changed = now, true
		}
	}
	return changed
}

// moment is what is known before an instruction.
type moment struct {
	// sets are the slots that have been assigned to.
	sets bitset.Set
	// named are the registers that hold what a global refers to that is one of transientFinder.byName, and slots which one.
	named, slots []int32
}

func (m *moment) clone() *moment {
	return &moment{m.sets.Clone(), slices.Clone(m.named), slices.Clone(m.slots)}
}

func (m *moment) size() int { return len(m.sets) + len(m.named) }

func (m *moment) forgetFrom(register int32) {
	m.forget(func(reg int32) bool { return reg >= register })
}

// forget notes that registers for which that is true hold something else.
func (m *moment) forget(does func(reg int32) bool) {
	for i := len(m.named) - 1; i >= 0; i-- {
		if does(m.named[i]) {
			m.named, m.slots = slices.Delete(m.named, i, i+1), slices.Delete(m.slots, i, i+1)
		}
	}
}

// transientWalker follows what one code object does.
type transientWalker struct {
	*transientFinder
	effects
	flow[*moment]
}

// follow returns the effects of some code.
func (f *transientFinder) follow(c *code.Code) effects {
	n := len(f.unit.Globals)
	w := &transientWalker{transientFinder: f}
	w.finds = bitset.New(n)
	w.flow = newFlow(c, w, &f.work, &moment{sets: bitset.New(n)})
	w.run()
	if w.sets == nil { // it never returns
		w.sets = bitset.New(n)
	}
	return w.effects
}

func (w *transientWalker) merge(known, other *moment) bool {
	changed := known.sets.Retain(other.sets)
	known.forget(func(reg int32) bool {
		i, j := slices.Index(known.named, reg), slices.Index(other.named, reg)
		if j >= 0 && known.slots[i] == other.slots[j] {
			return false
		}
		changed = true
		w.escape(known.slots[i])
		return true
	})
	for i, reg := range other.named {
		if !slices.Contains(known.named, reg) {
			w.escape(other.slots[i])
		}
	}
	return changed
}

// escape notes that what a global refers to may be called by anybody.
func (w *transientWalker) escape(slot int32) { w.escaped[w.byName[slot]] = true }

// use notes that registers are used, in another way than to call them.
func (w *transientWalker) use(regs ...int32) {
	for i, reg := range w.now.named {
		if slices.Contains(regs, reg) {
			w.escape(w.now.slots[i])
		}
	}
}

// useRange is use for n registers.
func (w *transientWalker) useRange(first, n int32) {
	for i, reg := range w.now.named {
		if first <= reg && reg < first+n {
			w.escape(w.now.slots[i])
		}
	}
}

// assign notes that registers come to hold something else.
func (w *transientWalker) assign(regs ...int32) {
	w.now.forget(func(reg int32) bool { return slices.Contains(regs, reg) })
}

// find notes that it is asked what is in a slot.
func (w *transientWalker) find(slot int32) {
	if !w.now.sets.Has(int(slot)) {
		w.finds.Add(int(slot))
	}
}

// call notes the call of code, of which the callee or the argument is in register first.
func (w *transientWalker) call(c *code.Code, first int32) {
	if known := w.transientFinder.effects[c]; known != nil {
		w.work.spend(len(known.finds))
		w.finds.IncludeExcept(known.finds, w.now.sets)
		w.now.sets.Include(known.sets)
	}
	w.now.forgetFrom(first) // its frame is there
}

// callee returns the function that a register holds, or nil if that is not known.
func (w *transientWalker) callee(reg int32) *code.Code {
	if i := slices.Index(w.now.named, reg); i >= 0 {
		return w.byName[w.now.slots[i]]
	}
	return nil
}

// execute follows what an instruction does.
func (w *transientWalker) execute(in *code.Instr) bool {
	w.work.spend(len(w.now.named))
	switch in.Op {
	case code.Nop, code.CheckLocal, code.Jump, code.JumpForIter, code.End:
	case code.LoadGlobal, code.LoadCounter, code.LoadName:
		w.find(in.B)
		w.assign(in.A)
		switch {
		case w.byName[in.B] == nil:
		case len(w.now.named) == maxNamed:
			w.escape(in.B)
		default:
			w.now.named, w.now.slots = append(w.now.named, in.A), append(w.now.slots, in.B)
		}
	case code.StoreGlobal, code.StoreCounter, code.StoreDict:
		w.use(in.A)
		w.now.sets.Add(int(in.B))
	case code.DeleteGlobal:
		w.find(in.B)

	case code.LoadConst, code.LoadCell, code.BuildMap:
		w.assign(in.A)
	case code.Move, code.Unary, code.Neg, code.Not, code.LoadAttr, code.GetCursor, code.GetIter, code.ForIter:
		w.use(in.B)
		w.assign(in.A)
	case code.LoadMethod:
		w.use(in.B)
		w.assign(in.A, in.A+1)
	case code.Add, code.InplaceAdd, code.Sub, code.InplaceSub, code.Mul, code.FloorDiv, code.Mod, code.Binary, code.Inplace,
		code.Compare, code.CompareNoted, code.Contains, code.Is, code.GetItem, code.GetCounted, code.BuildPair:
		w.use(in.B, in.C)
		w.assign(in.A)
	case code.GetSlice:
		w.use(in.B, in.C, in.Aux)
		w.assign(in.A)
	case code.StoreCell, code.JumpIfFalse, code.JumpIfTrue:
		w.use(in.A)
	case code.Return:
		w.use(in.A)
		if w.sets == nil {
			w.sets = w.now.sets.Clone()
		}
		w.sets.Retain(w.now.sets)
	case code.JumpLess, code.JumpLessEqual, code.JumpGreater, code.JumpGreaterEqual, code.JumpEqual, code.JumpNotEqual, code.JumpContains, code.IsJump,
		code.StoreAttr, code.DeleteAttr, code.DelItem, code.ListAppend, code.SetAdd:
		w.use(in.A, in.B)
	case code.SetItem, code.SetCounted, code.MapAdd:
		w.use(in.A, in.B, in.C)
	case code.BuildTuple, code.BuildList, code.BuildSet, code.BuildSlice:
		w.useRange(in.B, in.C)
		w.assign(in.A)
	case code.UnpackPair, code.UnpackTriple, code.UnpackLocals, code.UnpackSequence:
		w.use(in.B)
		w.assign(unpackTargets(w.code, in)...)

	case code.Call, code.CallDrawn, code.CallKw, code.CallEx:
		w.useRange(in.A+1, int32(w.code.NumRegs)) // all above the callee are arguments
		w.call(w.callee(in.A), in.A)
		w.assign(in.B)
	case code.CallMethod:
		w.useRange(in.A, int32(w.code.NumRegs))
		w.call(nil, in.A)
		w.assign(in.B)
	case code.CallHidden:
		w.useRange(in.B, in.C)
		w.assign(in.A)
	case code.Comprehend:
		c := w.code.Codes[in.Aux]
		w.use(in.A)
		w.use(c.FreeFrom...)
		w.call(c, in.A) // which sets nothing if it makes a generator, as it may do nothing before that yields
		w.assign(in.B)
	case code.MakeFunction:
		w.use(w.code.Codes[in.B].FreeFrom...)
		w.useRange(in.C, int32(w.code.NumRegs))
		w.now.forgetFrom(in.C)
		w.assign(in.A)

	default:
		if in.Op == code.Yield || in.Op == code.YieldFrom { // it may go on in another call of the handler
			clear(w.now.sets)
		}
		for _, slot := range w.now.slots {
			w.escape(slot)
		}
		w.now.forgetFrom(0)
	}
	return true
}
