package analysis

import (
	"maps"
	"slices"
	"strings"

	"bhack/sandbox/internal/code"
	"bhack/sandbox/internal/object"
)

// A logFollower finds the counters of a file of which nothing becomes but parts of texts that are logged, as in
// log('waited ' + str(waited)): what else the turn does is then the same for all numbers that are as long.
//
// It follows what registers hold through one function at a time, and through calls of functions of the file to which nothing else
// is ever assigned, such as one that logs if DEBUG is set. What is done with a text must not depend on it: it may be
// added to others, put into a tuple, formatted, and logged. It is the machine's to notice when code of a class gets at one as it is added to
// something, and when one of the names is something else, as it has not been assigned yet or somebody else has done so.
type logFollower struct {
	// log is the name of the function of the host that logs.
	log  string
	unit *code.Unit
	// It is the machine's to see whether a global is the function that has been assigned to it.
	bindings
	// loggers tells of parameters that have been looked at whether nothing becomes of them but logs.
	loggers map[parameter]bool
	work    budget
}

// parameter is one of a function, by the register that it comes in.
type parameter struct {
	code     *code.Code
	register int
}

// maxLogWork bounds what is spent on a program. Counters that would take more are not known to be logged.
const maxLogWork = 1 << 21

// findLogged gives counters of a program of which nothing becomes but logs a use that says so, in files of which the bindings are known.
func findLogged(p *code.Program, known map[string]bindings, log string) {
	work := budget(maxLogWork)
	for _, module := range slices.Sorted(maps.Keys(known)) {
		u := p.Units[module]
		l := &logFollower{log: log, unit: u, bindings: known[module], work: work, loggers: map[parameter]bool{}}
		l.annotate(u.Top)
		work = l.work
	}
}

// annotate looks at the counters that the functions in some code load.
func (l *logFollower) annotate(c *code.Code) {
	for _, f := range c.Codes {
		l.annotate(f)
		if f.IsClass || f.IsGenerator {
			continue
		}
		for i := range f.Instrs {
			if in := &f.Instrs[i]; isCounterLoad(f, in) && in.Aux == 0 && l.follow(f, i, -1, clean) {
				f.Uses = append(f.Uses, code.Use{Kind: code.UseLog})
				in.Aux = int32(len(f.Uses))
			}
		}
	}
}

// isCounterLoad reports whether an instruction loads what may be a counter.
func isCounterLoad(c *code.Code, in *code.Instr) bool {
	return in.Op == code.LoadCounter || in.Op == code.GetCounted || in.Op == code.LoadAttr && c.Consts[in.C].Str().NamesCounter()
}

// held is what a register holds.
type held struct {
	kind holding
	// slot is that of the global, for named.
	slot int32
}

type holding uint8

const (
	// clean is what does not depend on the counter.
	clean holding = iota
	// named is what a global is.
	named
	// logged is a text that depends on it, or something clean.
	logged
	// written is something else that depends on it, or may do so.
	written
	// several is a tuple of such values and others, and each is what goes through one.
	several
	each
)

func (h held) depends() bool { return h.kind >= logged }

// merge returns what a register holds that holds one thing or another.
func (h held) merge(other held) held {
	switch {
	case h == other:
		return h
	case !h.depends() && !other.depends():
		return held{}
	case (h.kind == logged || !h.depends()) && (other.kind == logged || !other.depends()):
		return held{kind: logged}
	}
	return held{kind: written}
}

// registers are what the registers hold.
type registers []held

func (r registers) clone() registers { return slices.Clone(r) }

func (r registers) size() int { return len(r) }

func (r registers) forgetFrom(register int32) { clear(r[register:]) }

// logWalker follows what the registers of one code object hold.
type logWalker struct {
	*logFollower
	flow[registers]
	// source is the instruction that loads the counter, -1 if there is none.
	source int
}

func (w *logWalker) merge(known, other registers) (changed bool) {
	for i, h := range other {
		if m := known[i].merge(h); m != known[i] {
			known[i], changed = m, true
		}
	}
	return changed
}

// follow reports whether nothing becomes of what the instruction at source loads, and of what comes in a register as
// a parameter, but logs.
func (l *logFollower) follow(c *code.Code, source, param int, as holding) bool {
	if l.work < 0 {
		return false
	}
	regs := make(registers, c.NumRegs)
	if param >= 0 {
		regs[param].kind = as
	}
	w := &logWalker{logFollower: l, source: source}
	w.flow = newFlow(c, w, &l.work, regs)
	return w.run()
}

// execute follows what an instruction does. It returns false if more may become of a value than logs.
func (w *logWalker) execute(in *code.Instr) bool {
	c, regs := w.code, w.now
	of := func(operand int32) held {
		if operand < 0 {
			return held{}
		}
		return regs[operand]
	}
	isClean := func(operands ...int32) bool {
		return !slices.ContainsFunc(operands, func(x int32) bool { return of(x).depends() })
	}
	// makes notes what comes of an operation with operands that must be clean.
	makes := func(result held, operands ...int32) bool {
		ok := isClean(operands...)
		regs[in.A] = result
		return ok
	}
	loaded := held{}
	if w.at == w.source {
		loaded.kind = written
	}
	switch in.Op {
	case code.Nop, code.CheckLocal, code.Jump, code.JumpForIter, code.DeleteGlobal, code.EndFinally, code.LeaveLoop, code.End:
		return true
	case code.Move:
		return makes(of(in.B))
	case code.LoadConst:
		return makes(held{})
	case code.LoadGlobal:
		return makes(held{kind: named, slot: in.B})
	case code.LoadCounter:
		return makes(loaded)
	case code.LoadAttr:
		return makes(loaded, in.B)
	case code.GetCounted:
		return makes(loaded, in.B, in.C)
	case code.Sub, code.InplaceSub, code.Mul, code.FloorDiv, code.Binary, code.Inplace, code.Compare, code.CompareNoted, code.Contains, code.Is, code.GetItem:
		return makes(held{}, in.B, in.C)
	case code.GetSlice:
		return makes(held{}, in.B, in.C, in.Aux)
	case code.Unary, code.Neg, code.Not:
		return makes(held{}, in.B)
	case code.LoadMethod:
		ok := makes(held{}, in.B)
		regs[in.A+1] = held{}
		return ok
	case code.StoreGlobal, code.StoreCounter, code.StoreDict, code.JumpIfFalse, code.JumpIfTrue, code.Return:
		return isClean(in.A)
	case code.JumpLess, code.JumpLessEqual, code.JumpGreater, code.JumpGreaterEqual, code.JumpEqual, code.JumpNotEqual, code.JumpContains, code.IsJump:
		return isClean(in.A, in.B)

	case code.Add, code.InplaceAdd:
		x, y := of(in.B), of(in.C)
		sum := x.merge(y)
		regs[in.A] = sum
		return sum.kind == logged || !sum.depends()
	case code.Mod:
		if y := of(in.C); y.depends() {
			regs[in.A] = held{kind: logged}
			return y.kind != each && in.B < 0 && isPlainFormat(c.Consts[^in.B])
		}
		return makes(held{}, in.B)
	case code.BuildPair:
		x, y := of(in.B), of(in.C)
		regs[in.A] = held{}
		if x.depends() || y.depends() {
			regs[in.A].kind = several
		}
		return x.kind < several && y.kind < several
	case code.BuildTuple:
		items := regs[in.B : in.B+in.C]
		made := held{}
		if slices.ContainsFunc(items, held.depends) {
			made.kind = several
		}
		ok := !slices.ContainsFunc(items, func(h held) bool { return h.kind >= several })
		regs[in.A] = made
		return ok
	case code.GetCursor:
		if of(in.B).kind == several {
			return makes(held{kind: each})
		}
		return makes(held{}, in.B)
	case code.ForIter:
		if of(in.B).kind == each {
			return makes(held{kind: written})
		}
		return makes(held{}, in.B)

	case code.ExceptMatch:
		return makes(held{}, in.B, in.C)
	case code.PopExcept:
		return makes(held{})
	case code.EnterFinally:
		regs[in.A+1], regs[in.A+2] = held{}, held{}
		return makes(held{})
	case code.LeaveVia:
		regs[in.A+1] = held{}
		return makes(held{})
	case code.UnpackPair, code.UnpackTriple, code.UnpackLocals, code.UnpackSequence:
		ok := isClean(in.B)
		for _, target := range unpackTargets(c, in) {
			regs[target] = held{}
		}
		return ok

	case code.Call:
		return w.call(in, regs)
	case code.CallMethod:
		ok := !slices.ContainsFunc(regs[in.A:in.A+2+in.C], held.depends)
		clear(regs[in.A:])
		regs[in.B] = held{}
		return ok
	case code.CallHidden:
		return w.callHidden(in, regs)
	}
	ok := !slices.ContainsFunc(regs, held.depends) // whatever it reads is among these
	clear(regs)
	return ok
}

// call follows a call.
func (l *logFollower) call(in *code.Instr, regs registers) bool {
	callee, args := regs[in.A], slices.Clone(regs[in.A+1:in.A+1+in.C])
	clear(regs[in.A:]) // the callee uses these
	regs[in.B] = held{}
	if !slices.ContainsFunc(args, held.depends) {
		return !callee.depends()
	}
	if callee.kind != named || slices.Contains(args, held{kind: each}) {
		return false
	}
	name := l.unit.Globals[callee.slot].S
	switch f := l.functions[callee.slot]; {
	case l.assigned[callee.slot] == 1 && f != nil:
		logs, logger := l.callLogger(f, args), code.Logger{Slot: callee.slot, Code: f}
		if logs && !slices.Contains(l.unit.Loggers, logger) {
			l.unit.Loggers = append(l.unit.Loggers, logger)
		}
		return logs
	case l.assigned[callee.slot] > 0:
		return false
	case name == "str" && len(args) == 1:
		regs[in.B] = held{kind: logged}
		return true
	}
	return name == "print" || name == l.log
}

// callLogger reports whether nothing becomes of arguments of a function but logs.
func (l *logFollower) callLogger(f *code.Code, args []held) bool {
	if f.IsGenerator || f.IsClass {
		return false
	}
	for i, arg := range args {
		if !arg.depends() {
			continue
		}
		p, as := parameter{f, i}, written
		if i >= f.NumArgs {
			p.register, as = f.NumArgs+f.NumKwOnly, several
			if !f.HasVarArgs || arg.kind == several {
				return false
			}
		}
		if slices.Contains(f.CellArgs, p.register) {
			return false
		}
		logs, known := l.loggers[p]
		if !known {
			l.loggers[p] = false // should the function call itself
			logs = l.follow(f, -1, p.register, as)
			l.loggers[p] = logs
		}
		if !logs {
			return false
		}
	}
	return true
}

// callHidden follows a call that is part of an f-string.
func (l *logFollower) callHidden(in *code.Instr, regs registers) bool {
	args := regs[in.B : in.B+in.C]
	made, ok := held{}, true
	for _, h := range args {
		if !h.depends() {
			continue
		}
		made.kind = logged
		switch in.Aux & 0xff {
		case code.HiddenFormat, code.HiddenFormatStr:
			ok = ok && len(args) == 1 && h.kind < several // else there is a width, say
		case code.HiddenJoin:
			ok = ok && h.kind == logged
		default:
			ok = false
		}
	}
	regs[in.A] = made
	return ok
}

// isPlainFormat reports whether a value is a text that formats others by % as str does, or as ints.
func isPlainFormat(v object.Value) bool {
	if v.Kind() != object.KindStr {
		return false
	}
	for text := v.Str().S; ; {
		at := strings.IndexByte(text, '%')
		if at < 0 {
			return true
		}
		if at+1 == len(text) || !strings.ContainsRune("sdi%", rune(text[at+1])) {
			return false
		}
		text = text[at+2:]
	}
}
