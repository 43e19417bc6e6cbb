package vm

import (
	"unsafe"

	"bhack/sandbox/internal/object"
)

// fold is what a builtin function such as any or sum makes of the items of a generator
// while the loop runs that. To resume the generator from Go code for each item takes
// longer than most of them take to be made.
//
// A generator's frame with a fold stands right above that of the call of the function.
// Its Yield hands the item to the fold and goes on. An item that takes Python code, or
// more than is left of the turn, ends the fold: the generator is suspended with that
// item pushed back, and the call is made in the ordinary way, with what has been folded.
type fold struct {
	fn *object.Builtin
	// total is what the items have come to so far.
	total object.Value
	// free is the next one that is not in use.
	free *fold
}

// startFold begins a call of a builtin function with nothing but a generator, if the loop
// can do that, and reports whether it has done so.
func (m *Machine) startFold(f *frame, fn *object.Builtin, gen object.Value) bool {
	g := asGenerator(gen)
	if g.frame == nil || g.started || g.running || m.Depth >= m.MaxDepth || g.code.Name != "<genexpr>" ||
		len(g.code.Handlers) > 0 || g.frame.regs[0].Kind() == object.KindGenerator {
		return false // an error, or a generator that may have to be closed
	}
	gf, err := m.link(f, g, object.None)
	if err != nil {
		return false
	}
	gf.entry, gf.inLoop = false, false
	fo := m.folds
	if fo == nil {
		fo = new(fold)
	}
	m.folds = fo.free
	*fo = fold{fn: fn, total: fn.Fold.Start}
	gf.fold = fo
	return true
}

// takeFold takes its fold from a generator's frame.
func (m *Machine) takeFold(f *frame) fold {
	fo := f.fold
	was := *fo
	*fo = fold{free: m.folds}
	f.fold, m.folds = nil, fo
	return was
}

// take takes an item, and reports whether the fold goes on.
func (fo *fold) take(item object.Value) bool {
	total, step := fo.fn.Fold.Add(fo.total, item)
	if step != object.FoldOn {
		return false
	}
	fo.total = total
	return true
}

// stopFold ends a fold at the item that the generator of frame f yields: with the result,
// if that is known, or to go on in the ordinary way.
func (m *Machine) stopFold(f *frame, item object.Value) {
	g, back := f.gen, f.back
	fo := m.takeFold(f)
	g.running = false
	f.back, f.spare = nil, nil
	m.stack.putAbove(f)
	m.frame = back
	m.Depth--
	total, step := fo.fn.Fold.Add(fo.total, item)
	if step == object.FoldEnd && m.Left > 0 && !f.delegating {
		m.Left--
		if isTemporary(back, g) {
			m.recycle(back, f)
		}
		m.completeFold(back, total)
		return
	}
	g.pushed = item
	m.unfold(back, fo)
}

// endFold completes a call whose generator, with the frame f, has come to its end.
func (m *Machine) endFold(f *frame) {
	fo, g, back := m.takeFold(f), f.gen, f.back
	m.stack.putAbove(f)
	if isTemporary(back, g) && !fo.total.IsNil() {
		m.recycle(back, f)
	} else {
		g.finish()
	}
	m.frame = back
	m.Depth--
	if fo.total.IsNil() { // an error
		m.unfold(back, fo)
		return
	}
	m.completeFold(back, fo.total)
}

func (m *Machine) completeFold(f *frame, result object.Value) {
	in := f.under()
	f.regs[in.B] = result
	m.Left -= int64(in.After)
}

// recycle keeps a generator that has ended, and to which nothing refers but what is
// called in f, for the next generator expression.
func (m *Machine) recycle(f, gf *frame) {
	g, regs := gf.gen, gf.regs
	g.finish()
	if g.isExpression {
		clear(regs)
		gf.back, gf.globals, gf.code = nil, nil, nil
		m.pool.spare = (*expression)(unsafe.Pointer(g))
	}
	f.regs[f.under().A+1] = object.Value{}
}

// unfold has the call that is under way in a frame made in the ordinary way.
func (m *Machine) unfold(f *frame, fo fold) {
	in := f.under()
	if fo.fn.Fold.Rest != nil && !fo.total.IsNil() {
		f.regs[in.A] = fo.fn.Fold.Rest(fo.total).Value()
	}
	f.next = f.under()
	m.Left += int64(in.Cost - in.After) // the rest has not been taken off
}
