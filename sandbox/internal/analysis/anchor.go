package analysis

import (
	"fmt"
	"maps"
	"slices"

	"bhack/sandbox/internal/code"
	"bhack/sandbox/internal/object"
)

// An anchorer finds out which values of a program may be anchored to the place of the robot, see
// [code.Anchor], and puts notes of what a turn depends on in front of what is done with them.
//
// It follows each function by itself, through the registers. What functions hand to each other, it can only guess
// from their names: the instructions that it puts in front of calls and returns find out whether that is so, and a
// function that is called without one goes without notes. What is not followed any further, such as a row in a set,
// depends on the place, and is noted as such. So a wrong guess costs time, and nothing else.
type anchorer struct {
	// source is the name of the function that returns the place, and revealing are those of functions that tell it
	// in another way.
	source    string
	revealing []string
	// named are the functions that may be called by a name.
	named map[string]*namedFunctions
	all   []*function
	// decided tells that the guesses are final.
	decided bool
	work    budget
}

// namedFunctions are functions of one name.
type namedFunctions struct {
	functions []*function
	// params are what their arguments are that are not self, and result is what they return.
	params []guess
	result guess
}

// guess is what something is that is the same for several functions, or calls.
type guess struct {
	anchor code.Anchor
	// mixed tells that it may be anchored in several ways; it then is none.
	mixed bool
}

// join takes in what one more of them is. It reports whether the guess is another one then.
func (g *guess) join(a code.Anchor) bool {
	switch {
	case a == code.Free || g.mixed || a.Fits(g.anchor):
		return false
	case g.anchor == code.Free, g.anchor.Fits(a):
		g.anchor = a
	default:
		*g = guess{mixed: true}
	}
	return true
}

// maxAnchorRounds is how often functions are followed until nothing more is learned of what they hand to each other.
const maxAnchorRounds = 8

// maxAnchorWork bounds what is spent on following the functions of a program. Those that would take more go without notes.
const maxAnchorWork = 1 << 22

// anchor puts the notes into the functions of a program that takes its place from the function of the host
// named source. An error is a fault of this package; there are no notes then.
func anchor(p *code.Program, source string, revealing []string) error {
	if !slices.ContainsFunc(p.Builtins, func(s *object.Str) bool { return s.S == source }) {
		return nil
	}
	a := &anchorer{source: source, revealing: revealing, named: map[string]*namedFunctions{}, work: maxAnchorWork}
	for _, module := range slices.Sorted(maps.Keys(p.Units)) {
		a.collect(p.Units[module].Top)
	}
	for round := 0; round < maxAnchorRounds && a.followAll(); round++ {
	}
	for _, f := range a.all {
		f.decide()
	}
	a.decided = true
	for _, f := range a.all {
		if f.mayAnchor() {
			f.annotate()
		}
	}
	for _, f := range a.all {
		if f.code.Noted == nil {
			continue
		}
		f.findCallees()
		if err := f.code.Noted.Verify(); err != nil {
			a.dropNotes()
			return fmt.Errorf("%s: %s: %w", f.code.File, f.code.Qualname, err)
		}
	}
	return nil
}

// dropNotes takes the notes out of the functions.
func (a *anchorer) dropNotes() {
	for _, f := range a.all {
		f.code.Anchoring, f.code.Noted = code.Anchoring{}, nil
	}
}

// followAll follows the functions of which something has been learned since they have been followed, and reports whether
// there are any.
func (a *anchorer) followAll() (any bool) {
	for _, f := range a.all {
		if f.isStale && f.mayAnchor() {
			f.follow()
			any = true
		}
	}
	return any
}

// collect adds the code of the functions in some code, and of that itself, to all.
func (a *anchorer) collect(c *code.Code) {
	// What the loop has left in registers that are not used any more, which a census counts where it does not know them, may be something else
	// with notes.
	a.all = append(a.all, &function{anchorer: a, code: c, isStale: true, isLost: c.IsTooLargeForLive()})
	for _, inner := range c.Codes {
		name, self := inner.Name, 0
		if c.IsClass {
			if self = 1; name == "__init__" {
				name = c.Name
			}
		}
		n := len(a.all)
		a.collect(inner)
		if f := a.all[n]; f.isPlain() && name[0] != '<' {
			f.self, f.named = self, a.functions(name)
			f.named.functions = append(f.named.functions, f)
		}
	}
}

func (a *anchorer) functions(name string) *namedFunctions {
	if a.named[name] == nil {
		a.named[name] = &namedFunctions{}
	}
	return a.named[name]
}

// function is the code of a function, or other code, which is followed.
type function struct {
	*anchorer
	code *code.Code
	// named are those of its name, nil if it has none. self is how many of the parameters are not what calls have as
	// arguments.
	named *namedFunctions
	self  int
	// flow is through the code, as long as that is followed.
	flow[*anchors]
	// notes are what comes in front of instructions, and called the names in the anchored calls; nil as long as that is
	// not wanted.
	notes  map[int][]code.Instr
	called []*object.Str
	// isStale tells that something has been learned since the function has been followed, and isLost that it took too
	// much to follow it.
	isStale, isLost bool
}

// anchors are what is known before an instruction.
type anchors struct {
	// pinned are the coordinates on which the turn depends by then, so that it does not matter what registers
	// hold of these.
	pinned code.Axes
	// regs are the registers.
	regs []fact
}

func (k *anchors) clone() *anchors { return &anchors{k.pinned, slices.Clone(k.regs)} }

func (k *anchors) size() int { return len(k.regs) }

func (k *anchors) forgetFrom(register int32) { clear(k.regs[register:]) }

// merge leaves of known what is also known on another way. Where numbers are taken for turned ones on that way, there is a note of their
// coordinates at its end.
func (f *function) merge(known, other *anchors) (changed bool) {
	var turned code.Axes
	for i, r := range other.regs {
		m := known.regs[i].merge(r, known.pinned, other.pinned)
		if m != known.regs[i] {
			known.regs[i], changed = m, true
		}
		if m.anchor.IsTurned() && r.anchor.IsNumber() && r.anchor != m.anchor {
			turned |= r.axes()
		}
	}
	if known.pinned&other.pinned != known.pinned {
		known.pinned &= other.pinned
		changed = true
	}
	if turned &^= other.pinned; turned != 0 && f.notes != nil {
		f.notes[f.at] = slices.Insert(f.notes[f.at], 0, code.Instr{Op: code.TurnAnchor, A: int32(turned)})
	}
	return changed
}

// fact is what is known of a register.
type fact struct {
	anchor code.Anchor
	// mixed tells that it may be anchored in several ways.
	mixed bool
	// name is the name by which it has been loaded.
	name *object.Str
}

func (f fact) isFree() bool { return f.anchor == code.Free && !f.mixed }

// axes returns on which coordinates the register may depend.
func (f fact) axes() code.Axes {
	if f.mixed {
		return code.BothAxes
	}
	return f.anchor.Axes()
}

// merge is what is known of a register that holds one value or another one, when the turn depends on coordinates
// anyway.
func (f fact) merge(g fact, fPinned, gPinned code.Axes) fact {
	axes := f.axes() | g.axes()
	switch {
	case f == g:
		return f
	case axes == 0:
	case axes&^gPinned == 0: // it does not matter what g is
		return f
	case axes&^fPinned == 0:
		return g
	}
	m := fact{}
	switch {
	case axes == 0:
		if f.name == g.name {
			m.name = f.name
		}
	case !f.mixed && !g.mixed && f.anchor.Fits(g.anchor):
		m.anchor = g.anchor
	case !f.mixed && !g.mixed && g.anchor.Fits(f.anchor):
		m.anchor = f.anchor
	default:
		m.mixed = true
	}
	return m
}

// isPlain reports whether the arguments of a call are just put into the first registers.
func (f *function) isPlain() bool {
	c := f.code
	return c.NumKwOnly == 0 && !c.HasVarArgs && !c.HasVarKw && !c.IsGenerator && !c.IsClass &&
		!slices.ContainsFunc(c.CellArgs, func(i int) bool { return i >= 0 })
}

// params returns what the parameters are.
func (f *function) params() []code.Anchor {
	if f.decided || f.named == nil {
		return f.code.Anchoring.Params
	}
	var params []code.Anchor
	for i, g := range f.named.params {
		if i += f.self; g.anchor != code.Free && i < f.code.NumArgs {
			params = append(params, make([]code.Anchor, i+1-len(params))...)
			params[i] = g.anchor
		}
	}
	return params
}

// decide fixes what the function makes of what others hand to it.
func (f *function) decide() {
	if f.isLost {
		return
	}
	f.code.Anchoring.Params = f.params()
	if f.named != nil {
		f.code.Anchoring.Result = f.named.result.anchor
	}
}

// mayAnchor reports whether the function may have anything that is anchored.
func (f *function) mayAnchor() bool {
	switch c := f.code; {
	case c.IsGenerator: // its registers may be those of an earlier turn
		return false
	case c.IsClass, c == c.Unit.Top: // whose names are not in registers
		return false
	case f.isLost:
		return false
	}
	if len(f.params()) > 0 || f.code.Anchoring.Result != code.Free {
		return true
	}
	for i := range f.code.Instrs {
		switch in := &f.code.Instrs[i]; in.Op {
		case code.LoadGlobal, code.LoadCounter, code.LoadName:
			if name := f.code.Unit.Globals[in.B]; name.S == f.source || f.returnsAnchored(name) {
				return true
			}
		case code.LoadMethod:
			if f.returnsAnchored(f.code.Consts[in.C].Str()) {
				return true
			}
		}
	}
	return false
}

func (a *anchorer) returnsAnchored(name *object.Str) bool {
	named := a.named[name.S]
	return named != nil && named.result.anchor != code.Free
}

// follow finds out what the registers hold everywhere in the function.
func (f *function) follow() {
	f.isStale = false
	first := &anchors{regs: make([]fact, f.code.NumRegs)}
	for i, a := range f.params() {
		first.regs[i].anchor = a
	}
	f.flow = newFlow(f.code, f, &f.work, first)
	f.isLost = !f.run()
}

// annotate puts the notes into the code.
func (f *function) annotate() {
	if f.isStale {
		f.follow()
	}
	f.notes = map[int][]code.Instr{}
	for _, at := range slices.Sorted(maps.Keys(f.before)) {
		f.isLost = f.isLost || !f.walk(at) // which reaches nothing new
	}
	switch {
	case f.isLost:
		f.code.Anchoring = code.Anchoring{}
	case len(f.notes) > 0:
		f.code.Noted = f.code.Insert(f.notes)
	}
}

// maxCallees is among how many functions of a name one is looked for to which a call may lead.
const maxCallees = 8

// findCallees finds functions to which anchored calls may lead that make of the arguments what is expected.
func (f *function) findCallees() {
	for i, name := range f.called {
		if name == nil || f.anchorer.named[name.S] == nil {
			continue
		}
		known := &f.code.Noted.Anchoring.Calls[i]
		candidates := f.anchorer.named[name.S].functions
		for _, g := range candidates[:min(len(candidates), maxCallees)] {
			made := &g.code.Anchoring
			if turned, ok := made.Takes(g.self, known.Args); ok && turned == 0 && made.Result == known.Result {
				known.Callee, known.Skip = g.code, g.self
				break
			}
		}
	}
}

// note puts an instruction in front of the one that is followed.
func (f *function) note(in code.Instr) {
	if f.notes != nil {
		f.notes[f.at] = append(f.notes[f.at], in)
	}
}

// pin notes that the turn depends on coordinates of the place.
func (f *function) pin(axes code.Axes) {
	if axes &^= f.now.pinned; axes != 0 {
		f.note(code.Instr{Op: code.Pin, A: int32(axes)})
		f.now.pinned |= axes
	}
}
