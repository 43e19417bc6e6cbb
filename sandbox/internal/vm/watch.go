package vm

import (
	"slices"

	"bhack/sandbox/internal/arith"
	"bhack/sandbox/internal/code"
	"bhack/sandbox/internal/object"
)

// watch follows the counters of a robot through a turn: what becomes of each of them, and by
// which tests what the turn does depends on them.
type watch struct {
	thread *object.Thread
	// words are where the counters are, and dicts those that have some of them.
	words []*object.Value
	dicts []*object.Dict
	// steps are what has become of the counters so far, tests what has been found, and taken is scratch.
	steps []step
	tests []tested
	taken []takenStep
	// loaded are counters that have been loaded to be compared.
	loaded []loaded
	// adding is the instruction that stores what a counter has been stepped to, added which
	// counter that is, and by how much it is stepped.
	adding *code.Instr
	added  int
	by     int64
	// lost tells that it is not known what becomes of the counters, or on what that depends.
	lost bool
	// logging is the module of which the code logs counters, and leaked tells that these may have become something else than logs.
	logging *object.Module
	leaked  bool
	// beside tells that what is compared with counters next has just been drawn, and will be something else another time.
	beside bool
}

// step is what becomes of a counter: it is stepped by a number, or set to it.
type step struct {
	set bool
	by  int64
}

// takenStep is what has become of the counter with a number.
type takenStep struct {
	counter int
	step
}

// tested is a test of a counter, which had been stepped by some number by then, after some calculations
// with it. It is compared with another number, or with a counter that had been stepped by that by then.
type tested struct {
	counter      int
	by           int64
	calculations calculations
	test         code.Test
	other        int64
	than         int // the number of that counter, from 1; 0 for none
	truth        bool
	// isFloat tells that the counter is a float, of which other and what it has been are the order.
	isFloat bool
	// logged tells that the test is for the very value as that is logged, but nothing else, and asLong that the logs are known for all
	// values that are written with as many characters.
	logged, asLong bool
}

// holds reports whether the test comes out the same when the counters were something else; false means that it
// may not.
func (t *tested) holds(words []*object.Value) bool {
	counter, other := words[t.counter], t.other
	if t.isFloat {
		order, ok := counter.FloatOrder()
		return ok && t.test.Holds(order, other) == t.truth
	}
	if t.asLong {
		return counter.Counts() && written(counter.AsInt()+t.by) == written(other)
	}
	if t.than > 0 {
		if !words[t.than-1].Counts() {
			return false
		}
		other += words[t.than-1].AsInt()
	}
	if !counter.Counts() {
		return false
	}
	x, ok := t.calculations.of(counter.AsInt() + t.by)
	return ok && t.test.Holds(x, other) == t.truth
}

// calculations are done with a counter one after the other.
type calculations [code.MaxOperations]calculation

// calculation is an operation by one of code.OpAdd to code.OpMod. The zero one adds nothing.
type calculation struct {
	operator int
	by       int64
}

// divides reports whether what comes of the calculation is the same for several values.
func (c calculation) divides() bool { return c.operator == code.OpFloorDiv || c.operator == code.OpMod }

// of returns what comes of the calculations with x; ok is false for an error, or more than 64 bits.
func (c *calculations) of(x int64) (result int64, ok bool) {
	for i := range c {
		if c[i] == (calculation{}) {
			continue
		}
		v, ok := arith.SmallInts(c[i].operator, x, c[i].by)
		if !ok {
			return 0, false
		}
		x = v.AsInt()
	}
	return x, true
}

// appendKey appends words that are the same for no others of which there are as many.
func (c *calculations) appendKey(words []uint64) []uint64 {
	for i := range c {
		if c[i] != (calculation{}) {
			words = append(words, uint64(c[i].operator), uint64(c[i].by))
		}
	}
	return words
}

// loaded is a counter that has been loaded, for an instruction that compares what comes of calculations with it, in a register,
// with something. If an exception comes before that, nobody knows what becomes of it.
type loaded struct {
	at      *object.Value
	compare *code.Instr
	counter int
	by      int64
	calculations
}

// maxTests is how many tests are remembered of a turn.
const maxTests = 32

// Dealings are what a turn does with counters, random numbers and values in leaves. The zero
// Dealings do nothing.
type Dealings struct {
	steps []takenStep
	tests []tested
	drawn []drawnTest
	// Patches are what there is in leaves after the turn that was not there before.
	Patches []object.Patch
}

// IsNone reports whether d are the zero Dealings.
func (d *Dealings) IsNone() bool { return len(d.steps)+len(d.tests)+len(d.drawn)+len(d.Patches) == 0 }

// IsExact reports whether they fit only one value of some counter that is not just logged.
func (d *Dealings) IsExact() bool {
	return slices.ContainsFunc(d.tests, func(t tested) bool {
		return t.truth && !t.logged && t.than == 0 && t.test == code.NewTest(code.OpEq) && !slices.ContainsFunc(t.calculations[:], calculation.divides)
	})
}

// AppendKey appends words that are the same for no other Dealings.
func (d *Dealings) AppendKey(words []uint64) []uint64 {
	words = append(words, uint64(len(d.steps)), uint64(len(d.tests)), uint64(len(d.drawn)))
	words = object.AppendPatches(words, d.Patches)
	for i := range d.steps {
		s := &d.steps[i]
		words = append(words, uint64(s.counter)<<1|object.Bit(s.set), uint64(s.by))
	}
	for i := range d.tests {
		t := &d.tests[i]
		kind := len(words) + 1
		words = append(words, uint64(t.counter)<<32|uint64(t.than), 0, uint64(t.by), uint64(t.other))
		words = t.calculations.appendKey(words)
		words[kind] = object.Bit(t.truth) | object.Bit(t.logged)<<1 | object.Bit(t.asLong)<<2 | object.Bit(t.isFloat)<<3 | t.test.Word()<<8 | uint64(len(words))<<16
	}
	for i := range d.drawn {
		t, other := &d.drawn[i], d.drawn[i].other.Words()
		words = append(words, uint64(t.aux), object.Bit(t.first)|object.Bit(t.truth)<<1, other[0], other[1], uint64(t.from), uint64(t.below))
	}
	return words
}

// Clone returns d with memory of its own.
func (d Dealings) Clone() Dealings {
	return Dealings{slices.Clone(d.steps), slices.Clone(d.tests), slices.Clone(d.drawn), slices.Clone(d.Patches)}
}

// Copy makes d a copy of other with the memory of what it was.
func (d *Dealings) Copy(other *Dealings) {
	d.steps, d.tests = append(d.steps[:0], other.steps...), append(d.tests[:0], other.tests...)
	d.drawn, d.Patches = append(d.drawn[:0], other.drawn...), append(d.Patches[:0], other.Patches...)
}

// Replace makes d what a turn does after which there are other counters, at words. It is the caller's to
// see to it that it is repeated only where those before were the same.
func (d *Dealings) Replace(words []*object.Value) {
	d.tests, d.steps = d.tests[:0], d.steps[:0]
	for i, word := range words {
		if word.IsFloat() { // a trait, which does not change
			continue
		}
		d.steps = append(d.steps, takenStep{i, step{true, word.AsInt()}})
	}
}

// fit reports whether a turn that steps and tests the counters would find what was found.
func (d *Dealings) fit(words []*object.Value) bool {
	for i := range d.steps {
		if s := &d.steps[i]; !s.set && !words[s.counter].Counts() {
			return false
		}
	}
	for i := range d.tests {
		if !d.tests[i].holds(words) {
			return false
		}
	}
	return true
}

// take does to the counters what the turn did.
func (d *Dealings) take(words []*object.Value) {
	for i := range d.steps {
		s := &d.steps[i]
		word, by := words[s.counter], s.by
		if !s.set {
			by += word.AsInt()
		}
		*word = object.Int(by)
	}
}

// watches reports whether it is watched what becomes of attributes of a name.
func (m *Machine) watches(name *object.Value) bool {
	return m.watch != nil && name.Str().NamesCounter()
}

// begin begins to watch the counters at some words.
func (w *watch) begin(thread *object.Thread, words []*object.Value, dicts []*object.Dict) {
	w.thread = thread
	w.words, w.dicts, w.steps, w.tests, w.adding, w.lost = words, dicts, w.steps[:0], w.tests[:0], nil, false
	w.loaded, w.logging, w.leaked, w.beside = w.loaded[:0], nil, false, false
	for _, word := range words {
		w.steps = append(w.steps, step{})
		w.lost = w.lost || !follows(word)
	}
	for _, d := range dicts {
		d.Untouch()
	}
}

// dealings returns what has been done with the counters, until the next begin; ok is false if
// that is not known.
func (w *watch) dealings() (d Dealings, ok bool) {
	w.taken = w.taken[:0]
	for i, s := range w.steps {
		if s != (step{}) {
			w.taken = append(w.taken, takenStep{i, s})
		}
		w.lost = w.lost || !follows(w.words[i])
	}
	w.lost = w.lost || w.adding != nil || len(w.loaded) > 0 || slices.ContainsFunc(w.dicts, (*object.Dict).IsTouched)
	if len(w.taken)+len(w.tests) == 0 || w.lost {
		return Dealings{}, !w.lost
	}
	if w.leaked || w.logging != nil && w.logging.Rebound {
		for i := range w.tests {
			w.tests[i].logged = false
		}
	}
	return Dealings{steps: w.taken, tests: w.tests}, true
}

// find returns which counter is at a word, or -1.
func (w *watch) find(word *object.Value) int { return slices.Index(w.words, word) }

// load notes that the frame loads what is at a word, which may be a counter.
func (w *watch) load(f *frame, in *code.Instr, word *object.Value) {
	w.lost = w.lost || w.adding != nil // a step has not ended as it should
	i := w.find(word)
	if i < 0 || w.steps[i].set || w.lost { // it does not depend on what the counter was
		return
	}
	use := useOf(f, in)
	if word.IsFloat() && (use.Kind != code.UseCompare || len(use.Operations) > 0) {
		w.noteValue(i, w.steps[i].by, *word)
		return
	}
	if !follows(word) {
		w.lost = true
		return
	}
	if use.Kind == code.UseStep {
		if store := storeOf(in); store != nil {
			w.adding, w.added, w.by = store, i, use.Step
			return
		}
	}
	if use.Kind == code.UseLog {
		w.log(f.globals, f.code.Unit.Loggers, i, *word)
		return
	}
	if use.Kind == code.UseArgument && w.pass(f, in, &use, i, word.AsInt()) {
		return
	}
	if use.Kind == code.UseCompare {
		if c, ok := w.calculations(f, use.Operations); ok {
			w.loaded = append(w.loaded, loaded{&f.regs[use.Other.At], &f.code.Instrs[use.At], i, w.steps[i].by, c})
			return
		}
	}
	if t, ok := w.test(f, &use, word.AsInt()); ok {
		t.counter, t.by = i, w.steps[i].by
		w.note(t)
		return
	}
	w.noteValue(i, w.steps[i].by, *word)
}

// pass notes that a counter is handed to a function, if that does nothing with it but compare it with constants. All of these comparisons count,
// whether they are made or not.
func (w *watch) pass(f *frame, in *code.Instr, use *code.Use, counter int, v int64) bool {
	callee, number := f.code.Instrs[use.At].Callee(f.regs, in.A)
	if callee.IsNil() || callee.Kind() != object.KindFunction {
		return false
	}
	tests, ok := asFunction(callee).Code.TestsOf(number)
	if !ok {
		return false
	}
	for _, t := range tests {
		w.note(tested{counter: counter, by: w.steps[counter].by, test: t.Test, other: t.Other, truth: t.Test.Holds(v, t.Other)})
	}
	return true
}

// test returns how a counter that is loaded is tested, or what comes of it; ok is false if it is used in
// another way.
func (w *watch) test(f *frame, use *code.Use, counter int64) (t tested, ok bool) {
	if t.calculations, ok = w.calculations(f, use.Operations); !ok {
		return t, false
	}
	x, ok := t.calculations.of(counter)
	switch use.Kind {
	case code.UseTest:
		other := w.operand(f, use.Other)
		t.test, t.other, t.truth = use.Test, other.AsInt(), use.Test.Holds(x, other.AsInt())
		return t, ok && other.Counts()
	case code.UseResult:
		t.test, t.other, t.truth = code.NewTest(code.OpEq), x, true
		return t, ok
	}
	return t, false
}

// calculations returns what is going to be done with a counter; ok is false if that is not known.
func (w *watch) calculations(f *frame, operations []code.Operation) (c calculations, ok bool) {
	for i, o := range operations {
		by := w.operand(f, o.By)
		if !by.Counts() {
			return c, false
		}
		c[i] = calculation{o.Operator, by.AsInt()}
	}
	return c, true
}

// note notes a test.
func (w *watch) note(t tested) {
	if w.lost = w.lost || len(w.tests) == maxTests; !w.lost {
		w.tests = append(w.tests, t)
	}
}

// noteValue notes that the turn depends on what a counter is after some steps, in any way.
func (w *watch) noteValue(counter int, by int64, v object.Value) {
	w.note(newValueTest(counter, by, v, false))
}

// newValueTest returns the test of a counter for the value that it has after some steps.
func newValueTest(counter int, by int64, v object.Value, logged bool) tested {
	t := tested{counter: counter, by: by, test: code.NewTest(code.OpEq), other: v.AsInt(), truth: true, logged: logged}
	if v.IsFloat() {
		t.other, t.isFloat = orderOf(v)
	}
	return t
}

// follows reports whether a counter at a word can be followed.
func follows(word *object.Value) bool {
	if word.Counts() {
		return true
	}
	_, ok := word.FloatOrder()
	return ok
}

// mostExact is up to which int all are floats, too.
const mostExact = 1 << 53

// orderOf returns the order of a number among the floats; ok is false if it has none.
func orderOf(v object.Value) (order int64, ok bool) {
	if v.IsInt() && -mostExact <= v.AsInt() && v.AsInt() <= mostExact {
		v = object.Float(float64(v.AsInt()))
	}
	return v.FloatOrder()
}

// hasLoggers reports whether the globals of a module are the functions that they are taken for.
func hasLoggers(m *object.Module, loggers []code.Logger) bool {
	return !slices.ContainsFunc(loggers, func(l code.Logger) bool {
		v := m.Slots[l.Slot]
		return v.IsNil() || v.Kind() != object.KindFunction || asFunction(v).Code != l.Code
	})
}

// log notes that a counter is logged by code of a module, by way of functions of it.
func (w *watch) log(by *object.Module, loggers []code.Logger, counter int, v object.Value) {
	if w.logging != by {
		w.leaked = w.leaked || w.logging != nil || !hasLoggers(by, loggers)
		w.logging = by
	}
	if t := newValueTest(counter, w.steps[counter].by, v, true); !slices.Contains(w.tests, t) {
		w.note(t)
	}
}

// compare notes how a CompareNoted has come out of the values at two places, if there are
// counters among these.
func (w *watch) compare(in *code.Instr, x, y *object.Value, truth bool) {
	first, isFirst := w.take(in, x)
	second, isSecond := w.take(in, y)
	beside := w.beside
	w.beside = false
	test, swapped := code.NewTest(in.Operator()), code.NewTest(code.Swapped(in.Operator()))
	switch {
	case beside && isFirst:
		w.noteEqual(&first, *x)
	case beside && isSecond:
		w.noteEqual(&second, *y)
	case isFirst && isSecond && (x.IsFloat() || y.IsFloat()):
		w.noteEqual(&first, *x)
		w.noteEqual(&second, *y)
	case isFirst && isSecond && second.calculations == (calculations{}):
		w.noteBoth(&first, &second, test, truth)
	case isFirst && isSecond && first.calculations == (calculations{}):
		w.noteBoth(&second, &first, swapped, truth)
	case isFirst && isSecond:
		w.noteEqual(&second, *y)
		w.noteCompared(&first, *x, test, *y, truth)
	case isFirst:
		w.noteCompared(&first, *x, test, *y, truth)
	case isSecond:
		w.noteCompared(&second, *y, swapped, *x, truth)
	}
}

// noteCompared notes that a counter that has been loaded, and is v now, has been compared with something else.
func (w *watch) noteCompared(l *loaded, v object.Value, test code.Test, other object.Value, truth bool) {
	if v.IsFloat() {
		w.noteOrder(l, v, test, other, truth)
		return
	}
	if !other.Counts() {
		w.noteEqual(l, v)
		return
	}
	w.note(tested{counter: l.counter, by: l.by, calculations: l.calculations, test: test, other: other.AsInt(), truth: truth})
}

// noteOrder is noteCompared for a float.
func (w *watch) noteOrder(l *loaded, v object.Value, test code.Test, other object.Value, truth bool) {
	order, ok := orderOf(other)
	if !ok {
		w.noteEqual(l, v)
		return
	}
	w.note(tested{counter: l.counter, by: l.by, test: test, other: order, truth: truth, isFloat: true})
}

// noteBoth notes that what has come of a counter that has been loaded has been compared with another one.
func (w *watch) noteBoth(l, other *loaded, test code.Test, truth bool) {
	w.note(tested{
		counter: l.counter, by: l.by, calculations: l.calculations, test: test, other: other.by, than: other.counter + 1, truth: truth,
	})
}

// noteEqual notes that the turn depends, in any way, on what has come of a counter that has been loaded.
func (w *watch) noteEqual(l *loaded, v object.Value) {
	w.lost = w.lost || !v.IsInt() && !follows(&v) // as if it has more than 64 bits
	t := newValueTest(l.counter, l.by, v, false)
	t.calculations = l.calculations
	w.note(t)
}

// lose notes that counters that have been loaded may not be compared any more, or by Python code.
func (w *watch) lose() { w.lost = w.lost || len(w.loaded) > 0 }

// take returns the counter that has been loaded to a place for a comparison, which is now made.
func (w *watch) take(compare *code.Instr, at *object.Value) (l loaded, ok bool) {
	for i := range w.loaded {
		if l = w.loaded[i]; l.at == at && l.compare == compare {
			w.loaded = slices.Delete(w.loaded, i, i+1)
			return l, true
		}
	}
	return loaded{}, false
}

// useOf returns what becomes of the value that an instruction loads.
func useOf(f *frame, in *code.Instr) code.Use {
	if in.Aux == 0 {
		return code.Use{}
	}
	return f.code.Uses[in.Aux-1]
}

// storeOf returns the instruction that stores what the counter is stepped to which another one loads, or nil if that may be
// something else. Of an attribute or an item, it may store in another object.
func storeOf(load *code.Instr) *code.Instr {
	store := object.Next(object.Next(load))
	switch {
	case load.Op == code.LoadCounter:
		if store.Op == code.StoreCounter && store.B == load.B {
			return store
		}
		return nil
	case store.Op == code.LoadGlobal: // as in me.turns = me.turns + 1
		store = object.Next(store)
	}
	if load.Op == code.LoadAttr && store.Op == code.StoreAttr && store.C == load.C ||
		load.Op == code.GetCounted && store.Op == code.SetCounted && store.B == load.C {
		return store
	}
	return nil
}

// operand returns what a counter is used with, or the zero Value if that is not known, as
// when it is a counter itself.
func (w *watch) operand(f *frame, o code.Operand) object.Value {
	var at *object.Value
	if o.Global {
		at = &f.globals.Slots[o.At]
	} else {
		at = place(object.WindowOf(f.regs), object.WindowOf(f.code.Consts), o.At)
	}
	if o.Attr > 0 {
		if at.IsNil() || at.Kind() != object.KindInstance {
			return object.Value{}
		}
		name := f.code.Consts[o.Attr-1].Str()
		w.thread.WarmUp(at.Instance().Class, name)
		if at = w.thread.PlainAttr(at.Instance(), name); at == nil {
			return object.Value{}
		}
	}
	if w.find(at) >= 0 {
		return object.Value{}
	}
	return *at
}

// StepCounter implements object.Machine.
func (m *Machine) StepCounter(counter *object.Value, by int64) {
	*counter = object.Int(counter.AsInt() + by)
	if m.watch == nil {
		return
	}
	if i := m.watch.find(counter); i >= 0 {
		m.watch.steps[i].by += by // also of one that has been set, whose value that is
	}
}

// store notes that an instruction has stored a value at a word.
func (w *watch) store(in *code.Instr, word *object.Value, v object.Value) {
	i := w.find(word)
	if i < 0 {
		return
	}
	switch s := &w.steps[i]; {
	case !v.Counts(), w.adding != nil && (in != w.adding || i != w.added):
		w.lost = true
	case w.adding != nil && !s.set:
		s.by += w.by
	default: // what it is follows from what has been tested
		*s = step{true, v.AsInt()}
	}
	w.adding = nil
}
