package vm

import (
	"slices"
	"strings"

	"bhack/sandbox/internal/code"
	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/pyfmt"
)

// Tracer is a Probe that tells step by step what code does: which lines it executes, what it calls, and what becomes of its variables.
type Tracer struct {
	tell func(Step)
	// levels are the frames that are under way, the outermost first.
	levels []level
	// pending is the line under way in the last level, which is told when it is known what has come of it; there may be none.
	pending   Step
	isPending bool
	// globals are what is known of the variables of modules.
	globals map[*object.Module]variables
}

// Step is a part of what code does.
type Step struct {
	Kind StepKind
	// Depth is how many functions are under way around that of the step.
	Depth int
	// Spent is how many bytecodes the turn had taken before it.
	Spent          int64
	File, Function string
	// Line is the line, from 1, and Text what it says, without the space around it.
	Line int
	Text string
	// Variables are the arguments of a call; or those that have other values after a line, or after the last part of one that has
	// called something: of the function, of its file, and attributes of instances to which these refer.
	Variables []Variable
	// Value is what a function returns or yields: its repr, or part of it; "" if that is not known.
	Value string
}

// StepKind tells what a [Step] is. They are the events of CPython's sys.settrace.
type StepKind uint8

// The kinds of steps.
const (
	StepCall   StepKind = iota // a function, or another piece of code, is entered, also when a generator goes on
	StepLine                   // a line is executed
	StepAfter                  // the rest of a line that has called something has changed variables
	StepReturn                 // a function returns, or a generator yields
	StepRaise                  // a function is left by an exception
)

// Variable is a variable with its value, as [Step] tells of it.
type Variable struct {
	Name string
	// Value is its repr, or part of it; "" if the variable has been deleted.
	Value string
	// nameless are instances that Value does not tell from others of their class.
	nameless []object.Value
	// isDefined tells of a variable of a class, which is told only when it changes.
	isDefined bool
}

// level is a frame that a Tracer knows.
type level struct {
	frame   *frame
	code    *code.Code
	globals *object.Module
	line    int32
	// at is the instruction in front of which it has been seen last.
	at int
	// locals are what is known of its variables.
	locals variables
	// value is what it is about to return or to yield, "" if it does something else.
	value string
	// raised tells that an exception leaves it.
	raised bool
	// back is the frame that it has been called from, if what it returns goes there, to the register dst; else nil.
	back *frame
	dst  int32
}

// NewTracer returns a Tracer for one turn, which calls tell with each step.
func NewTracer(tell func(Step)) *Tracer {
	return &Tracer{tell: tell, globals: map[*object.Module]variables{}}
}

// Begin implements Probe.
func (t *Tracer) Begin(*Machine) {}

// Look implements Probe.
func (t *Tracer) Look(m *Machine, within bool) {
	if within {
		return // it has been told
	}
	t.between(m)
	chain := frames(m.frame)
	known := 0
	for known < len(t.levels) && known < len(chain) && t.levels[known].is(chain[known]) {
		known++
	}
	if last := len(t.levels) - 1; known == len(chain) && known > last && last >= 0 && t.levels[last].hasEnded() {
		known = last
	}
	if known < len(t.levels) {
		t.leave(m, known)
	}
	for _, f := range chain[known:] {
		t.enter(m, f)
	}
	if isTold(m.frame.code) {
		t.advance(m)
	}
}

// End implements Probe: it tells what is left to tell.
func (t *Tracer) End(m *Machine, err error) {
	switch {
	case len(t.levels) == 0:
	case err == ErrPaused:
		t.settle(m, true)
	default:
		t.leave(m, 0)
	}
}

// Unwind implements Probe.
func (t *Tracer) Unwind(m *Machine) {
	for i := len(t.levels) - 1; i >= 0; i-- { // it leaves several in a row
		if l := &t.levels[i]; l.is(m.frame) {
			if l.raised = true; i == len(t.levels)-1 {
				t.settle(m, true) // as long as the frame is there
			}
			return
		}
	}
}

// between tells of a line that has been executed since the last look as a part of the instruction before.
func (t *Tracer) between(m *Machine) {
	if len(t.levels) == 0 {
		return
	}
	f, l := m.frame, &t.levels[len(t.levels)-1]
	at := f.code.IndexOf(f.next)
	if !l.is(f) || at <= l.at || f.code.IsJumpTarget(at) || f.code.IsHandler(at) {
		return
	}
	if line := t.lineOf(f, f.under()); line != l.line && beginsLine(f.code, at-1) {
		t.settle(m, false)
		l.line = line
		t.beginLine(m)
	}
}

// frames returns those of a frame and of what is under way around it that are told, the outermost first.
func frames(f *frame) []*frame {
	var chain []*frame
	for ; f != nil; f = f.back {
		if isTold(f.code) {
			chain = append(chain, f)
		}
	}
	slices.Reverse(chain)
	return chain
}

// isTold reports whether code is a step of its own: comprehensions, generator expressions and the bodies of classes are parts of their lines,
// and the library's code is to players as builtin functions are.
func isTold(c *code.Code) bool {
	return !isLibrary(c) && !c.IsClass && (c.Name[0] != '<' || c.Name == "<module>" || c.Name == "<lambda>")
}

// is reports whether the level is that of the frame.
func (l *level) is(f *frame) bool { return l.frame == f && l.code == f.code }

// hasEnded reports whether the frame of a level, at which it is looked again, is that of another call: builtin functions call one
// function several times, with nothing to see in between, and frames are used again.
func (l *level) hasEnded() bool {
	first := &l.code.Instrs[0]
	return l.frame.next == first && !l.code.IsJumpTarget(0) && (l.at > 0 || l.raised || first.Op == code.Return)
}

// leave ends the levels from one on.
func (t *Tracer) leave(m *Machine, from int) {
	t.settle(m, false)
	for i := len(t.levels) - 1; i >= from; i-- {
		l := &t.levels[i]
		s := t.at(m, i)
		s.Kind, s.Value = StepReturn, l.value
		if l.raised {
			s.Kind, s.Value = StepRaise, ""
		} else if s.Value == "" && i == from && l.back != nil && l.back == m.frame { // it has returned without having been seen to be about to
			if v := l.back.regs[l.dst]; !v.IsNil() {
				s.Value, _ = sketch(v, mostShown)
			}
		}
		t.tell(s)
	}
	clear(t.levels[from:])
	t.levels = t.levels[:from]
	if from > 0 {
		// What is left of the line that made the call is told only if it changes anything.
		t.pending, t.isPending = t.at(m, from-1), true
		t.pending.Kind = StepAfter
	}
}

// enter adds a level.
func (t *Tracer) enter(m *Machine, f *frame) {
	t.settle(m, true)
	l := level{frame: f, code: f.code, globals: f.globals, line: f.line(f.next), at: f.code.IndexOf(f.next), locals: variables{}}
	if f.kind == callFrame && !f.entry {
		l.back, l.dst = f.back, f.dst
	}
	t.levels = append(t.levels, l)
	if t.globals[f.globals] == nil {
		t.globals[f.globals] = variables{}
		t.globals[f.globals].changed(globalsOf(f.globals))
	}
	s := t.at(m, len(t.levels)-1)
	s.Kind, s.Variables = StepCall, l.locals.changed(localsOf(f))
	t.tell(s)
	t.beginLine(m)
}

// beginLine begins the line at which the last level is.
func (t *Tracer) beginLine(m *Machine) {
	t.pending, t.isPending = t.at(m, len(t.levels)-1), true
	t.pending.Kind = StepLine
}

// advance follows the last level to where it is now.
func (t *Tracer) advance(m *Machine) {
	l := &t.levels[len(t.levels)-1]
	f := l.frame
	at := f.code.IndexOf(f.next)
	back := at < l.at && f.code.Instrs[l.at].Op != code.EndFinally // which may go on with what has led to it
	if line := t.lineOf(f, f.next); line != l.line && (back || beginsLine(f.code, at)) {
		t.settle(m, true)
		l.line = line
		t.beginLine(m)
	}
	l.at, l.value = at, ""
	switch in := f.next; in.Op {
	case code.Return:
		l.value, _ = sketch(operand(f.regs, f.code.Consts, in.A), mostShown)
	case code.Yield:
		l.value, _ = sketch(operand(f.regs, f.code.Consts, in.B), mostShown)
	case code.JumpForIter:
		t.settle(m, true)
		t.beginHead(m, in)
		return
	default:
		return
	}
	t.settle(m, true) // as the frame is there, and nothing of the next line has been executed
}

// beginsLine reports whether an instruction is the first one of its line. What is not, and is jumped to, cleans up after other lines:
// it is told as a line only where the jump goes back, as in CPython 3.7.
func beginsLine(c *code.Code, at int) bool {
	for i := at - 1; i >= 0; i-- {
		if op := c.Instrs[i].Op; c.Lines[i] != 0 && op != code.Nop && op != code.EnterFinally {
			return c.Lines[i] != c.Lines[at]
		}
	}
	return true
}

// beginHead begins the line of the head of a loop, which is executed with the jump to it that the last level is at.
func (t *Tracer) beginHead(m *Machine, jump *code.Instr) {
	l := &t.levels[len(t.levels)-1]
	head := &l.code.Instrs[jump.C]
	if line := l.frame.line(head); line != l.line {
		l.line = line
		t.beginLine(m)
		t.pending.Spent += int64(jump.Cost) - int64(head.Cost)
	}
}

// lineOf returns the line that an instruction of the last level's frame is about to execute, or has executed: what is no code of the source
// counts as the line before.
func (t *Tracer) lineOf(f *frame, in *code.Instr) int32 {
	line := f.line(in)
	if line == 0 || in.Op == code.Nop || returnsAtEnd(f, in, line) {
		return t.levels[len(t.levels)-1].line
	}
	return line
}

// returnsAtEnd reports whether an instruction returns None at the end of a function. It has the line of the last statement, whether that has
// been executed or not.
func returnsAtEnd(f *frame, in *code.Instr, line int32) bool {
	if in.Op != code.Return || in.A >= 0 || !f.code.Consts[^in.A].IsNone() {
		return false
	}
	text := f.code.Unit.Line(int(line))
	bare, _, _ := strings.Cut(text, "#") // of a comment, or in a text
	return !endsInReturn(text) && !endsInReturn(bare)
}

// endsInReturn reports whether a line ends in a statement that returns None.
func endsInReturn(text string) bool {
	text = strings.TrimRight(text, " \t;)")
	return strings.HasSuffix(text, "return") || strings.HasSuffix(text, "return None") || strings.HasSuffix(text, "return (None")
}

// settle tells of the line that is pending; whole tells that its frame is still there.
func (t *Tracer) settle(m *Machine, whole bool) {
	if !t.isPending {
		return
	}
	t.isPending = false
	s := t.pending
	l := &t.levels[len(t.levels)-1]
	if whole {
		s.Variables = l.locals.changed(localsOf(l.frame))
	}
	s.Variables = append(s.Variables, t.globals[l.globals].changed(globalsOf(l.globals))...)
	if s.Kind == StepLine || len(s.Variables) > 0 {
		t.tell(s)
	}
}

// at returns a step at the line of a level.
func (t *Tracer) at(m *Machine, i int) Step {
	l := &t.levels[i]
	return Step{
		Depth: i, Spent: m.Spent(), File: l.code.File, Function: l.code.Name, Line: int(l.line), Text: l.code.Unit.Line(int(l.line)),
	}
}

// variables are what is known of variables by name.
type variables map[string]Variable

// changed returns those of some variables that are not what is known of them, and keeps what they are.
func (v variables) changed(now []Variable) []Variable {
	var changed []Variable
	for _, n := range now {
		before, known := v[n.Name]
		if known && before.Value == n.Value && slices.Equal(before.nameless, n.nameless) || !known && n.Value == "" {
			continue
		}
		v[n.Name] = n
		if !known && n.isDefined {
			continue
		}
		n.Value = pyfmt.Clip(n.Value, mostShown)
		changed = append(changed, n)
	}
	return changed
}

// The length of the texts of values that are shown, and compared, in bytes.
const mostShown, mostCompared = 80, 4 << 10

// localsOf returns the variables of a frame.
func localsOf(f *frame) []Variable {
	c := f.code
	all := make([]Variable, 0, len(c.Locals)+len(c.Cells)+len(c.Free))
	for i, name := range c.Locals {
		all = appendVariable(all, name.S, f.regs[i])
	}
	for i, name := range c.Cells {
		all = appendVariable(all, name.S, f.regs[c.FirstCell()+i])
	}
	for i, name := range c.Free {
		all = appendVariable(all, name.S, f.regs[c.FirstFree()+i])
	}
	return all
}

// globalsOf returns the variables of a module that are there: the machine itself unbinds some between two calls.
func globalsOf(m *object.Module) []Variable {
	all := make([]Variable, 0, len(m.Slots))
	for i, v := range m.Slots {
		if !v.IsNil() {
			all = appendVariable(all, m.Names[i].S, v)
			if v.Kind() == object.KindType {
				all = appendClass(all, m, m.Names[i].S, v.Type())
			}
		}
	}
	return all
}

// appendVariable appends a variable, and the attributes of what it refers to, unless its value is something that players define once. Attributes
// that the machine itself has forgotten between two calls are left out.
func appendVariable(all []Variable, name string, v object.Value) []Variable {
	if strings.HasPrefix(name, "__") || strings.HasPrefix(name, ".") {
		return all
	}
	if !v.IsNil() && v.Kind() == object.KindCell {
		v = v.Cell().V
	}
	if v.IsNil() {
		return append(all, Variable{Name: name})
	}
	switch v.Kind() {
	case object.KindFunction, object.KindBuiltin, object.KindType, object.KindModule:
		return all
	case object.KindInstance:
		return appendInstance(append(all, variable(name, v)), name, v.Instance(), nil)
	}
	return append(all, variable(name, v))
}

// maxAttrDepth is how deep in one another the instances are of which the attributes are told, and maxTold of how many variables at most.
const maxAttrDepth, maxTold = 3, 1000

// appendInstance appends the attributes of an instance, and of those that these refer to. within are the ones around it.
func appendInstance(all []Variable, name string, inst *object.Instance, within []*object.Instance) []Variable {
	if inst.Attrs == nil || isMember(inst) || len(within) == maxAttrDepth || slices.Contains(within, inst) {
		return all
	}
	within = append(within, inst)
	for key, value := range inst.Attrs.All() {
		if key.Kind() != object.KindStr || value == object.Forgotten || len(all) >= maxTold {
			continue
		}
		attr := name + "." + key.Str().S
		all = append(all, variable(attr, value))
		if value.Kind() == object.KindInstance {
			all = appendInstance(all, attr, value.Instance(), within)
		}
	}
	return all
}

// appendClass appends the variables of a class that a class statement has made, but for those that are in slots of the module.
func appendClass(all []Variable, m *object.Module, name string, class *object.Type) []Variable {
	if class.Builtin || class.Meta != nil {
		return all
	}
	for key, value := range class.Attrs.All() {
		attr := name + "." + key.Str().S
		isValue := value.Kind() < object.KindFunction || value.Kind() == object.KindInstance || value.Kind() == object.KindHost
		if !isValue || strings.HasPrefix(key.Str().S, "__") || slices.ContainsFunc(m.Names, func(name *object.Str) bool { return name.S == attr }) {
			continue
		}
		v := variable(attr, value)
		v.isDefined = true
		all = append(all, v)
	}
	return all
}

func variable(name string, v object.Value) Variable {
	text, nameless := sketch(v, mostCompared)
	return Variable{Name: name, Value: text, nameless: nameless}
}
