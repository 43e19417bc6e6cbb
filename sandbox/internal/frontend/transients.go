package frontend

import (
	"slices"
	"strings"

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
	// work is what is left to be spent; it is negative if that was not enough.
	work int
}

// effects are what code does with globals from when it is called until it returns, as far as that is known.
type effects struct {
	// finds are the slots of which it may find what was there before, and sets those that it has assigned to, whenever it returns.
	finds, sets slotSet
}

const (
	// maxTransientWork bounds what is spent on a file, in instructions or so. Files that would take more have no transients.
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
	for module, b := range known {
		u := p.Units[module]
		f := &transientFinder{
			unit: u, bindings: b, effects: map[*code.Code]*effects{}, escaped: map[*code.Code]bool{},
			byName: make([]*code.Code, len(u.Globals)), work: maxTransientWork,
		}
		u.Transients = f.find(handler)
	}
}

// importsMain tells whether code of a program may import the main module by its name there, and so come by all of its globals.
func importsMain(p *code.Program) bool {
	var imports func(c *code.Code) bool
	imports = func(c *code.Code) bool {
		return slices.ContainsFunc(c.Instrs, func(in code.Instr) bool {
			return in.Op == code.ImportName && strings.HasPrefix(c.Consts[in.B].Str().S, "__main__")
		}) || slices.ContainsFunc(c.Codes, imports)
	}
	for _, u := range p.Units {
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
		if made != nil && !isLambda(made) && f.assigned[s] == 1 && !made.IsGenerator && top.sets.has(int32(s)) {
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
	for c, escaped := range f.escaped {
		if escaped {
			finds.addAll(f.effects[c].finds)
		}
	}
	for s, name := range f.unit.Globals {
		if f.changed[s] && !finds.has(int32(s)) && !strings.HasPrefix(name.S, "__") {
			slots = append(slots, int32(s))
		}
	}
	return slots
}

// isLambda tells whether the code of a function is that of a lambda expression.
func isLambda(c *code.Code) bool { return strings.HasPrefix(c.Name, "<") }

// prepare gives effects to the code objects below some code: nothing is found, and all is set, until something else is known.
func (f *transientFinder) prepare(c *code.Code) {
	all := newSlotSet(len(f.unit.Globals))
	for s := range f.unit.Globals {
		all.add(int32(s))
	}
	for _, inner := range c.Codes {
		if f.work -= len(all); f.work < 0 {
			return
		}
		f.effects[inner] = &effects{newSlotSet(len(f.unit.Globals)), all}
		f.escaped[inner] = !f.isComprehended(c, inner)
		f.prepare(inner)
	}
}

// isComprehended tells whether inner is that of a comprehension in c which is run at once, and by nobody else.
func (f *transientFinder) isComprehended(c, inner *code.Code) bool {
	return !inner.IsGenerator && isComprehensionName(inner.Name) && slices.ContainsFunc(c.Instrs, func(in code.Instr) bool {
		return in.Op == code.Comprehend && c.Codes[in.Aux] == inner
	})
}

// followAll follows all code below some code once more. It tells whether the effects of any have become others.
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

// moment is what is known before an instruction is executed.
type moment struct {
	// sets are the slots that have been assigned to.
	sets slotSet
	// named are the registers that hold what a global refers to that is one of transientFinder.byName, and slots which one.
	named, slots []int32
}

func (m *moment) clone() moment {
	return moment{slices.Clone(m.sets), slices.Clone(m.named), slices.Clone(m.slots)}
}

// forget notes that registers for which that is true hold something else.
func (m *moment) forget(does func(reg int32) bool) {
	for i := len(m.named) - 1; i >= 0; i-- {
		if does(m.named[i]) {
			m.named, m.slots = slices.Delete(m.named, i, i+1), slices.Delete(m.slots, i, i+1)
		}
	}
}

// walker follows one code object.
type walker struct {
	*transientFinder
	code *code.Code
	effects
	moment
	// before is what is known before instructions at which several ways meet, and reached are those from which to go on.
	before  map[int]*moment
	reached []int
}

// follow returns the effects of some code.
func (f *transientFinder) follow(c *code.Code) effects {
	w := &walker{transientFinder: f, code: c, before: map[int]*moment{}}
	w.effects.finds = newSlotSet(len(f.unit.Globals))
	w.moment.sets = newSlotSet(len(f.unit.Globals))
	w.work -= len(w.moment.sets)
	w.reach(0)
	for len(w.reached) > 0 && f.work >= 0 {
		at := w.reached[len(w.reached)-1]
		w.reached = w.reached[:len(w.reached)-1]
		w.walk(at)
	}
	if w.effects.sets == nil { // it never returns
		w.effects.sets = newSlotSet(len(f.unit.Globals))
	}
	return w.effects
}

// reach notes what is known on one way to an instruction.
func (w *walker) reach(at int) {
	w.work -= 1 + len(w.moment.sets) + len(w.named)
	known := w.before[at]
	if known == nil {
		first := w.moment.clone()
		w.before[at] = &first
		w.reached = append(w.reached, at)
		return
	}
	changed := known.sets.keep(w.moment.sets)
	known.forget(func(reg int32) bool {
		i, j := slices.Index(known.named, reg), slices.Index(w.named, reg)
		if j >= 0 && known.slots[i] == w.slots[j] {
			return false
		}
		changed = true
		w.escape(known.slots[i])
		return true
	})
	for i, reg := range w.named {
		if !slices.Contains(known.named, reg) {
			w.escape(w.slots[i])
		}
	}
	if changed {
		w.reached = append(w.reached, at)
	}
}

// walk follows the instructions from one on at which ways meet.
func (w *walker) walk(from int) {
	c := w.code
	w.moment = w.before[from].clone()
	for at := from; ; at++ {
		if at > from && w.meets(at) {
			w.reach(at)
			return
		}
		w.work -= 1 + len(w.named) + len(c.Handlers)
		for i := range c.Handlers {
			if h := &c.Handlers[i]; int(h.Start) <= at && at < int(h.End) {
				now := w.moment
				w.moment = now.clone()
				w.moment.forget(func(reg int32) bool { return reg >= h.State })
				w.reach(int(h.Target))
				w.moment = now
			}
		}
		in := &c.Instrs[at]
		w.execute(in)
		if next := w.leave(in); !next || w.work < 0 {
			return
		}
	}
}

// meets tells whether several ways may lead to an instruction.
func (w *walker) meets(at int) bool {
	return w.code.IsJumpTarget(at) || slices.ContainsFunc(w.code.Handlers, func(h code.Handler) bool { return int(h.Target) == at })
}

// leave goes on from an instruction that has been executed. It tells whether the next one may follow.
func (w *walker) leave(in *code.Instr) (next bool) {
	if target, jumps := in.Target(); jumps {
		w.reach(target)
	}
	switch in.Op {
	case code.End, code.Raise, code.Jump, code.JumpForIter, code.LeaveVia:
		return false
	case code.Return:
		if w.effects.sets == nil {
			w.effects.sets = slices.Clone(w.moment.sets)
		}
		w.effects.sets.keep(w.moment.sets)
		return false
	case code.EndFinally:
		w.work -= len(w.code.Instrs)
		afterFinally(w.code, w.reach)
		// Else these are except clauses, of which none has caught the exception. A with statement may swallow one.
		return slices.ContainsFunc(w.code.Instrs, func(begin code.Instr) bool {
			return begin.A == in.A && (begin.Op == code.EnterFinally || begin.Op == code.WithCleanup)
		})
	}
	return true
}

// escape notes that what a global refers to may be called by anybody.
func (w *walker) escape(slot int32) { w.escaped[w.byName[slot]] = true }

// use notes that registers are used, in another way than to call them.
func (w *walker) use(regs ...int32) {
	for i, reg := range w.named {
		if slices.Contains(regs, reg) {
			w.escape(w.slots[i])
		}
	}
}

// useRange is use for n registers.
func (w *walker) useRange(first, n int32) {
	for i, reg := range w.named {
		if first <= reg && reg < first+n {
			w.escape(w.slots[i])
		}
	}
}

// assign notes that registers come to hold something else.
func (w *walker) assign(regs ...int32) {
	w.moment.forget(func(reg int32) bool { return slices.Contains(regs, reg) })
}

// find notes that it is asked what is in a slot.
func (w *walker) find(slot int32) {
	if !w.moment.sets.has(slot) {
		w.effects.finds.add(slot)
	}
}

// call notes the call of code, of which the callee or the argument is in register first.
func (w *walker) call(c *code.Code, first int32) {
	if known := w.transientFinder.effects[c]; known != nil {
		w.work -= len(known.finds)
		for i, x := range known.finds {
			w.effects.finds[i] |= x &^ w.moment.sets[i]
		}
		w.moment.sets.addAll(known.sets)
	}
	w.moment.forget(func(reg int32) bool { return reg >= first }) // its frame is there
}

// callee returns the function that a register holds, or nil if that is not known.
func (w *walker) callee(reg int32) *code.Code {
	if i := slices.Index(w.named, reg); i >= 0 {
		return w.byName[w.slots[i]]
	}
	return nil
}

// execute follows what an instruction does.
func (w *walker) execute(in *code.Instr) {
	switch in.Op {
	case code.Nop, code.CheckLocal, code.Jump, code.JumpForIter, code.End:
	case code.LoadGlobal, code.LoadCounter, code.LoadName:
		w.find(in.B)
		w.assign(in.A)
		switch {
		case w.byName[in.B] == nil:
		case len(w.named) == maxNamed:
			w.escape(in.B)
		default:
			w.named, w.slots = append(w.named, in.A), append(w.slots, in.B)
		}
	case code.StoreGlobal, code.StoreCounter, code.StoreDict:
		w.use(in.A)
		w.moment.sets.add(in.B)
	case code.DeleteGlobal:
		w.find(in.B)

	case code.LoadConst, code.LoadCell, code.BuildMap:
		w.assign(in.A)
	case code.Move, code.Unary, code.Neg, code.Not, code.LoadAttr, code.GetCursor, code.GetIter:
		w.use(in.B)
		w.assign(in.A)
	case code.ForIter: // which assigns nothing at the end of a loop
		w.use(in.A, in.B)
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
	case code.StoreCell, code.JumpIfFalse, code.JumpIfTrue, code.Return:
		w.use(in.A)
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
		w.moment.forget(func(reg int32) bool { return reg >= in.C })
		w.assign(in.A)

	default:
		if in.Op == code.Yield || in.Op == code.YieldFrom { // it may go on in another call of the handler
			clear(w.moment.sets)
		}
		for _, slot := range w.slots {
			w.escape(slot)
		}
		w.moment.forget(func(int32) bool { return true })
	}
}

// slotSet is a set of slots, as bits.
type slotSet []uint64

func newSlotSet(slots int) slotSet { return make(slotSet, (slots+63)/64) }

func (s slotSet) has(slot int32) bool { return s[slot/64]>>(slot%64)&1 != 0 }

func (s slotSet) add(slot int32) { s[slot/64] |= 1 << (slot % 64) }

func (s slotSet) addAll(other slotSet) {
	for i, x := range other {
		s[i] |= x
	}
}

// keep keeps what is in other, too. It tells whether that is less than there was.
func (s slotSet) keep(other slotSet) (changed bool) {
	for i, x := range other {
		changed = changed || s[i]&^x != 0
		s[i] &= x
	}
	return changed
}
