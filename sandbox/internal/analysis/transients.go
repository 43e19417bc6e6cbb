package analysis

import (
	"iter"
	"maps"
	"slices"
	"strings"

	"bhack/sandbox/internal/bitset"
	"bhack/sandbox/internal/code"
	"bhack/sandbox/internal/object"
)

// A transientFinder finds the transients of a program: the globals of its main file, and the attributes of instances, of which no call of the
// handler finds what an earlier call, or the top level, has left there, as a view of the board is that each turn makes anew. What they hold
// between two calls matters to nobody.
//
// It follows which of these have been assigned to on all ways through a function, also by the functions that it calls by the names of globals
// to which def statements assign them, and nothing else is assigned, and by the methods of self that a method calls. All other code, that of
// lambdas and generators, may be called by anybody at any time: of what it may ask for nothing is a transient.
type transientFinder struct {
	program *code.Program
	// units are its files, in an order.
	units []*code.Unit
	// files tell of the files of which the bindings are known.
	files map[*code.Unit]*transientFile
	// attributes are the slots of attributes, by their names, and names what these are. Those before firstAttribute are of globals.
	attributes     map[string]int32
	names          []*object.Str
	firstAttribute int
	// effects are those of the code objects of the program.
	effects map[*code.Code]*effects
	// byName are the functions that a name may refer to, by slots: that of a global from the end of the top level on, that of an
	// attribute of self.
	byName [][]*code.Code
	// escaped is code that may be called otherwise than by such a name, or by the comprehension that it is.
	escaped map[*code.Code]bool
	// self is the register in which a method, or a comprehension in one, has the instance; there is none for other code.
	self map[*code.Code]int32
	// globals are the slots of globals.
	globals bitset.Set
	// hasAbstract tells that the program may have the abstract classes of the library.
	hasAbstract bool
	// isOpen tells that nothing is known of attributes, as code may get at them in other ways than by their names in the program.
	isOpen bool
	// found are attributes that code may ask another object for than its self, and stored those that it gives its self.
	found, stored bitset.Set
	work          budget
}

// transientFile is what is known of a file.
type transientFile struct {
	bindings
	// first is the slot of its first global.
	first int
}

// effects are what code does with globals, and attributes of its self, from when it is called until it returns, as far as that is known.
type effects struct {
	// finds are the slots of which it may find what was there before, and sets those that it has assigned to, whenever it returns.
	finds, sets bitset.Set
}

const (
	// maxTransientWork bounds what is spent on a program. Those that would take more have no transients.
	maxTransientWork = 1 << 19
	// maxTransients is how many transients of a file, and attributes of a program, are made use of: forgetting them between turns is for free.
	maxTransients = 64
	// maxNamed is in how many registers at a time functions are known by their names.
	maxNamed = 16
)

// findTransients finds the transients of a program of which the bindings of files are known: for each file those of the case that it is the main
// one of a robot of which the host calls the function named handler, and the attributes.
func findTransients(p *code.Program, known map[string]bindings, handler string) {
	p.Handler = handler
	if handler == "" || importsMain(p) || looksUp(p) {
		return
	}
	f := newTransientFinder(p, known)
	for f.work >= 0 && f.followFiles() {
	}
	if f.work < 0 {
		return
	}
	elsewhere := f.found
	for c, escaped := range f.escaped { // in any order
		if escaped {
			elsewhere.Include(f.effects[c].finds)
		}
	}
	for u, file := range f.files { // in any order
		u.Transients = f.globalTransients(u, file, handler, elsewhere)
	}
	p.Transients = f.instanceTransients(elsewhere)
}

// newTransientFinder returns one that knows nothing yet of what code does.
func newTransientFinder(p *code.Program, known map[string]bindings) *transientFinder {
	f := &transientFinder{
		program: p, units: unitsOf(p), files: map[*code.Unit]*transientFile{}, attributes: map[string]int32{}, effects: map[*code.Code]*effects{},
		escaped: map[*code.Code]bool{}, self: map[*code.Code]int32{}, work: maxTransientWork, hasAbstract: imports(p, "collections", "typing"),
	}
	for _, u := range f.units {
		if b, ok := known[u.Module]; ok {
			f.files[u] = &transientFile{b, f.firstAttribute}
			f.firstAttribute += len(u.Globals)
		}
	}
	f.nameAttributes()
	n := f.firstAttribute + len(f.names)
	f.byName, f.globals, f.found, f.stored = make([][]*code.Code, n), bitset.New(n), bitset.New(n), bitset.New(n)
	for s := range f.firstAttribute {
		f.globals.Add(s)
	}
	tops := map[*code.Unit]effects{}
	for _, u := range f.units {
		tops[u] = f.follow(u.Top) // of which nothing is known to be called
	}
	for _, u := range f.units {
		f.prepare(u.Top)
	}
	for u, file := range f.files { // in any order
		for s, made := range file.functions {
			if made != nil && !isLambda(made) && file.assigned[s] == 1 && !made.IsGenerator && tops[u].sets.Has(file.first+s) {
				f.byName[file.first+s] = []*code.Code{made}
				f.escaped[made] = false
			}
		}
	}
	f.nameMethods()
	return f
}

// followFiles follows all code once more. It reports whether the effects of any have become others.
func (f *transientFinder) followFiles() (changed bool) {
	for _, u := range f.units {
		f.follow(u.Top) // for what escapes there
		changed = f.followAll(u.Top) || changed
	}
	return changed
}

// importsMain reports whether code of a program may import the main module by its name there, and so come by all of its globals.
func importsMain(p *code.Program) bool {
	for c, in := range instructions(p) {
		if in.Op == code.ImportName && strings.HasPrefix(c.Consts[in.B].Str().S, "__main__") {
			return true
		}
	}
	return false
}

// instructions goes through the instructions of a program, each with its code object, in an order.
func instructions(p *code.Program) iter.Seq2[*code.Code, *code.Instr] {
	return func(yield func(*code.Code, *code.Instr) bool) {
		var visit func(c *code.Code) bool
		visit = func(c *code.Code) bool {
			for i := range c.Instrs {
				if !yield(c, &c.Instrs[i]) {
					return false
				}
			}
			return !slices.ContainsFunc(c.Codes, func(inner *code.Code) bool { return !visit(inner) })
		}
		for _, u := range unitsOf(p) {
			if !visit(u.Top) {
				return
			}
		}
	}
}

// unitsOf returns the files of a program in the order of their modules.
func unitsOf(p *code.Program) []*code.Unit {
	return slices.SortedFunc(maps.Values(p.Units), func(a, b *code.Unit) int { return strings.Compare(a.Module, b.Module) })
}

// globalTransients returns those of a file for a handler, in order, if code finds some of them elsewhere.
func (f *transientFinder) globalTransients(u *code.Unit, file *transientFile, handler string, elsewhere bitset.Set) (slots []int32) {
	slot := slices.IndexFunc(u.Globals, func(name *object.Str) bool { return name.S == handler })
	if slot < 0 || f.byName[file.first+slot] == nil {
		return nil
	}
	finds := f.effects[f.byName[file.first+slot][0]].finds
	for s, name := range u.Globals {
		at := file.first + s
		if file.changed[s] && !finds.Has(at) && !elsewhere.Has(at) && !strings.HasPrefix(name.S, "__") {
			slots = append(slots, int32(s))
		}
	}
	return slots[:min(len(slots), maxTransients)]
}

// isLambda reports whether the code of a function is that of a lambda expression.
func isLambda(c *code.Code) bool { return strings.HasPrefix(c.Name, "<") }

// prepare gives effects to the code objects below some code: nothing is found, and all is set, until something else is known.
func (f *transientFinder) prepare(c *code.Code) {
	all := bitset.New(len(f.byName))
	for s := range f.byName {
		all.Add(s)
	}
	comprehended := comprehendedIn(c)
	for i, inner := range c.Codes {
		if !f.work.spend(len(all)) {
			return
		}
		f.effects[inner] = &effects{bitset.New(len(f.byName)), all}
		f.escaped[inner] = !comprehended[i]
		f.prepare(inner)
	}
}

// comprehendedIn reports which of the Codes of c are those of comprehensions that are run at once, and by nobody else.
func comprehendedIn(c *code.Code) []bool {
	is := make([]bool, len(c.Codes))
	for i := range c.Instrs {
		if in := &c.Instrs[i]; in.Op == code.Comprehend {
			is[in.Aux] = !c.Codes[in.Aux].IsGenerator
		}
	}
	return is
}

// followAll follows all code below some code once more. It reports whether the effects of any have become others.
func (f *transientFinder) followAll(c *code.Code) (changed bool) {
	for _, inner := range c.Codes {
		changed = f.followAll(inner) || changed
		known, now := f.effects[inner], f.follow(inner)
		if known == nil { // there was no work left for it
			continue
		}
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
	// named are the registers that hold what a name refers to that is one of transientFinder.byName, and slots which one.
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
	// file is that of the code, or nil if its bindings are not known, and self the register of its self. replaced tells that this may come
	// to hold something else.
	file     *transientFile
	self     int32
	replaced bool
}

// follow returns the effects of some code.
func (f *transientFinder) follow(c *code.Code) effects {
	n := len(f.byName)
	w := &transientWalker{transientFinder: f, file: f.files[c.Unit], self: f.selfOf(c)}
	w.finds = bitset.New(n)
	w.flow = newFlow(c, w, &f.work, &moment{sets: bitset.New(n)})
	w.run()
	if w.replaced {
		f.loseSelf(c)
		return f.follow(c)
	}
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

// escape notes that what a name refers to may be called by anybody.
func (f *transientFinder) escape(slot int32) {
	for _, c := range f.byName[slot] {
		f.escaped[c] = true
	}
}

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
	w.replaced = w.replaced || slices.Contains(regs, w.self)
	w.now.forget(func(reg int32) bool { return slices.Contains(regs, reg) })
}

// find notes that it is asked what is in a slot.
func (w *transientWalker) find(slot int32) {
	if !w.now.sets.Has(int(slot)) {
		w.finds.Add(int(slot))
	}
}

// name notes that a register comes to hold what a name refers to.
func (w *transientWalker) name(reg, slot int32) {
	switch {
	case w.byName[slot] == nil:
	case len(w.now.named) == maxNamed:
		w.escape(slot)
	default:
		w.now.named, w.now.slots = append(w.now.named, reg), append(w.now.slots, slot)
	}
}

// call notes the call of what a name in a slot refers to, or of a comprehension, of which the callee or the argument is in register first.
func (w *transientWalker) call(callees []*code.Code, slot, first int32) {
	var sets bitset.Set
	for _, c := range callees {
		known := w.transientFinder.effects[c]
		if known == nil {
			continue
		}
		w.work.spend(len(known.finds))
		w.finds.IncludeExcept(known.finds, w.now.sets)
		if sets == nil {
			sets = known.sets.Clone()
		}
		sets.Retain(known.sets)
	}
	switch {
	case sets == nil:
	case int(slot) >= w.firstAttribute: // a method of the library may have that name, which sets no global; see object.Instance.ForgetAttrs
		w.now.sets.IncludeExcept(sets, w.globals)
	default:
		w.now.sets.Include(sets)
	}
	w.now.forgetFrom(first) // its frame is there
}

// callee returns the functions one of which a register holds, and the slot of their name; none if that is not known.
func (w *transientWalker) callee(reg int32) (callees []*code.Code, slot int32) {
	if i := slices.Index(w.now.named, reg); i >= 0 {
		return w.byName[w.now.slots[i]], w.now.slots[i]
	}
	return nil, 0
}

// global returns the slot of a global of the file, or -1 if nothing is known of these.
func (w *transientWalker) global(number int32) int32 {
	if w.file == nil {
		return -1
	}
	return int32(w.file.first) + number
}

// execute follows what an instruction does.
func (w *transientWalker) execute(in *code.Instr) bool {
	w.work.spend(len(w.now.named))
	switch in.Op {
	case code.Nop, code.CheckLocal, code.Jump, code.JumpForIter, code.End:
	case code.LoadGlobal, code.LoadCounter, code.LoadName:
		w.assign(in.A)
		if slot := w.global(in.B); slot >= 0 {
			w.find(slot)
			w.name(in.A, slot)
		}
	case code.StoreGlobal, code.StoreCounter, code.StoreDict:
		w.use(in.A)
		if slot := w.global(in.B); slot >= 0 {
			w.now.sets.Add(int(slot))
		}
	case code.DeleteGlobal:
		if slot := w.global(in.B); slot >= 0 {
			w.find(slot)
		}

	case code.LoadConst, code.LoadCell, code.BuildMap:
		w.assign(in.A)
	case code.Move, code.Unary, code.Neg, code.Not, code.GetCursor, code.GetIter, code.ForIter:
		w.use(in.B)
		w.assign(in.A)
	case code.LoadAttr:
		w.use(in.B)
		w.assign(in.A)
		w.loadAttribute(in)
	case code.LoadMethod:
		w.use(in.B)
		w.assign(in.A, in.A+1)
		w.loadAttribute(in)
	case code.StoreAttr:
		w.use(in.A, in.B)
		if slot := w.attribute(in); in.A == w.self {
			w.now.sets.Add(int(slot))
			w.stored.Add(int(slot))
		}
	case code.DeleteAttr:
		w.use(in.A)
		w.found.Add(int(w.attribute(in)))
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
		code.DelItem, code.ListAppend, code.SetAdd:
		w.use(in.A, in.B)
	case code.SetItem, code.SetCounted, code.MapAdd:
		w.use(in.A, in.B, in.C)
	case code.BuildTuple, code.BuildList, code.BuildSet, code.BuildSlice:
		w.useRange(in.B, in.C)
		w.assign(in.A)
	case code.UnpackPair, code.UnpackTriple, code.UnpackLocals, code.UnpackSequence:
		w.use(in.B)
		w.assign(unpackTargets(w.code, in)...)

	case code.Call, code.CallMethod, code.CallDrawn, code.CallKw, code.CallEx:
		w.useRange(in.A+1, int32(w.code.NumRegs)) // all above the callee are arguments
		callees, slot := w.callee(in.A)
		w.call(callees, slot, in.A)
		w.assign(in.B)
	case code.CallHidden:
		w.useRange(in.B, in.C)
		w.assign(in.A)
	case code.Comprehend:
		c := w.code.Codes[in.Aux]
		w.use(in.A)
		w.use(c.FreeFrom...)
		w.call([]*code.Code{c}, 0, in.A) // which sets nothing if it makes a generator, as it may do nothing before that yields
		w.assign(in.B)
	case code.MakeFunction:
		w.use(w.code.Codes[in.B].FreeFrom...)
		w.useRange(in.C, int32(w.code.NumRegs))
		w.now.forgetFrom(in.C)
		w.assign(in.A)

	default:
		w.replaced = w.replaced || in.A == w.self && in.Op != code.Raise || in.C == w.self && in.Op == code.SetupWith
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
