package vm

import (
	"math/bits"

	"bhack/sandbox/internal/code"
	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/special"
)

// Cells divides one coordinate of the places where robots may be: turns that do not depend on where exactly in a
// cell the robot is come to the same everywhere in it.
type Cells struct {
	of     []uint8
	bounds []bounds
	// bits are what name has returned of coordinates.
	bits []uint64
	name func(at, cell int) uint64
}

// bounds are the first and the last coordinate of a cell.
type bounds struct{ first, last int64 }

// MaxCells is how many cells there may be.
const MaxCells = 8

// NewCells returns a single cell of size coordinates. Name tells for the host in which cell a coordinate is, and what
// else there is to tell of it.
func NewCells(size int, name func(at, cell int) uint64) *Cells {
	c := &Cells{make([]uint8, size), append(make([]bounds, 0, MaxCells), bounds{0, int64(size) - 1}), make([]uint64, size), name}
	for i := range c.bits {
		c.bits[i] = name(i, 0)
	}
	return c
}

// in returns the bounds of the cell of a coordinate.
func (c *Cells) in(at int64) bounds { return c.bounds[c.of[at]] }

// Bits returns what there is to tell of a coordinate.
func (c *Cells) Bits(at int) uint64 { return c.bits[at] }

// Count returns how many cells there are.
func (c *Cells) Count() int { return len(c.bounds) }

// split divides a cell in front of a coordinate, if there may be one more. The part in front of that is still the cell
// that it was: turns that come to the same in a cell do so in a part of it.
func (c *Cells) split(at int64) {
	if at <= 0 || at >= int64(len(c.of)) || len(c.bounds) == MaxCells {
		return
	}
	cell := &c.bounds[c.of[at]]
	if at == cell.first {
		return
	}
	next := len(c.bounds)
	c.bounds = append(c.bounds, bounds{at, cell.last})
	for i := at; i <= cell.last; i++ {
		c.of[i] = uint8(next)
		c.bits[i] = c.name(int(i), next)
	}
	cell.last = at - 1
}

// nearEdge reports whether a coordinate is one of the first or of the last.
func (c *Cells) nearEdge(at int64) bool {
	const near = 2
	return at < near || at >= int64(len(c.of))-near
}

// anchor is what a turn depends on of where the robot is. The zero anchor is of one that depends on all of it.
type anchor struct {
	// loose tells that it may come to the same elsewhere in the cells.
	loose bool
	// handed tells that the builtin function that is about to be called takes, or returns, what is anchored.
	handed bool
	// signs are those that coordinates have in turned numbers.
	signs [2]signs
	// at is the place at the start of the turn, told the bits of its coordinates on which the turn depends,
	// and cells divide them.
	at    [2]int64
	told  [2]uint64
	cells *[2]*Cells
	// down and up are how far the cells go from there.
	down, up [2]int64
	// call is the last call for which there was a CallAnchored, and callee the code that it leads to, if that makes of the
	// arguments what is expected; else nil.
	call   *code.Instr
	callee *code.Code
	// texts are those that are anchored.
	texts writtenTexts
}

// withNotes returns the code to execute in place of some code that is called by a frame: that with notes, unless it is
// called with arguments that are not what its parameters are there. These are free then: in the code without notes, all
// is, until a function of the host tells the place, which pins the turn. parameters is where those of the call are.
func (a *anchor) withNotes(c *code.Code, by *frame, parameters object.Window[object.Value]) *code.Code {
	if c.Noted == nil {
		return c
	}
	if len(c.Anchoring.Params) > 0 {
		// Each time that a call is made for which there is a CallAnchored, that comes directly before it.
		if a.callee != c || by == nil || a.call != by.under() {
			return c
		}
		if len(a.texts.given) > 0 {
			a.texts.take(parameters)
		}
	}
	return c.Noted
}

// signs are signs of numbers, in bits.
type signs uint8

const (
	plus signs = 1 << iota
	minus
)

// turned returns the opposite signs.
func (s signs) turned() signs { return s>>1 | s<<1&minus }

// Loosen begins a turn of which it is to be found out what it depends on of the place.
func (m *Machine) Loosen(row, col int, cells *[2]*Cells) {
	a := &m.anchor
	texts := a.texts
	texts.reset()
	*a = anchor{loose: true, texts: texts, at: [...]int64{int64(row), int64(col)}, cells: cells}
	for axis, at := range a.at {
		in := cells[axis].in(at)
		a.down[axis], a.up[axis] = at-in.first, in.last-at
	}
}

// Pin notes that the turn depends on where the robot is.
func (m *Machine) Pin() {
	if m.anchor.loose {
		m.pin(code.BothAxes)
	}
}

// Told returns the bits of the row and of the column on which the turn depends, besides the cells that these are in.
func (m *Machine) Told() (row, col uint64) {
	if m.anchor.cells == nil {
		return ^uint64(0), ^uint64(0)
	}
	return m.anchor.told[0], m.anchor.told[1]
}

// Fasten makes the turn that begins depend on where the robot is, without further ado.
func (m *Machine) Fasten() {
	m.anchor.loose, m.anchor.handed, m.anchor.cells, m.anchor.texts.handed = false, false, nil, nil
}

// Hand notes that a builtin function takes, or returns, a row and a column. The turn depends on where the robot is
// unless its caller treats them as anchored ones. It is to be called once for each call, at first.
func (m *Machine) Hand() {
	if m.anchor.loose && !m.anchor.handed {
		m.Pin()
	}
	m.anchor.handed = false
}

// IsLoose reports whether the turn may come to the same elsewhere in the cells.
func (m *Machine) IsLoose() bool { return m.anchor.loose }

// DependsOn notes that the turn depends on whether a number that is anchored to a coordinate is in a range.
func (m *Machine) DependsOn(axis int, number, first, end int64) {
	a := &m.anchor
	if number-a.down[axis] > first && number+a.up[axis] < end {
		return // everywhere in the cell
	}
	if a.loose {
		for _, border := range [...]int64{first, end} {
			if a.mayBe(axis, number, border) {
				a.test(axis, plus, number, code.OpLt, border)
			}
		}
	}
}

// pin notes that the turn depends on coordinates of the place.
func (m *Machine) pin(axes code.Axes) {
	for axis := range m.anchor.told {
		if axes.Has(axis) {
			m.anchor.tell(axis, ^uint64(0))
		}
	}
}

// tell notes that the turn depends on bits of a coordinate.
func (a *anchor) tell(axis int, bits uint64) {
	a.told[axis] |= bits
	a.loose = a.loose && a.told[0]&a.told[1] != ^uint64(0)
}

// mayBe reports whether a number x that is anchored to a coordinate, and not turned, is y somewhere in the cell. How it compares
// with y is the same everywhere if it is not.
func (a *anchor) mayBe(axis int, x, y int64) bool { return -a.down[axis] <= y-x && y-x <= a.up[axis] }

// test notes that the turn depends on how a number that is anchored to a coordinate, with one of the signs, compares
// with one that is free. Where that is not the same in the whole cell, the turn depends on the coordinate, but the next
// one may not.
func (a *anchor) test(axis int, sign signs, x int64, operator int, y int64) {
	if a.told[axis] == ^uint64(0) {
		return
	}
	if !code.IsSmall(object.Int(y)) {
		a.tell(axis, ^uint64(0))
		return
	}
	cells, at, down, up := a.cells[axis], a.at[axis], a.down[axis], a.up[axis]
	switch sign {
	case plus:
	case minus:
		down, up = up, down
	default:
		down, up = max(down, up), max(down, up)
	}
	first, last := x-down, x+up
	if y < first || y > last {
		return
	}
	test := code.NewTest(operator)
	equates := operator == code.OpEq || operator == code.OpNe
	if equates && first == last || !equates && test.Holds(first, y) == test.Holds(last, y) {
		return
	}
	a.tell(axis, ^uint64(0))
	border := at + y - x // where the number is y
	upTo := operator == code.OpLe || operator == code.OpGt
	switch {
	case sign == minus:
		border, upTo = at+x-y, !upTo
	case sign != plus:
		return
	}
	if equates {
		if cells.nearEdge(border) {
			cells.split(border)
			cells.split(border + 1)
		}
		return
	}
	if upTo {
		border++
	}
	cells.split(border)
}

// note executes an instruction that notes what the turn depends on.
func (m *Machine) note(f *frame, in *code.Instr) {
	switch in.Op {
	case code.TestAdded:
		if !code.IsSmall(operand(f.regs, f.code.Consts, in.A)) {
			m.pin(code.Axes(in.Aux))
		}
	case code.TestFactor:
		m.testFactor(operand(f.regs, f.code.Consts, in.A), code.Anchor(in.Aux))
	case code.TestIn:
		m.testIn(operand(f.regs, f.code.Consts, in.A), operand(f.regs, f.code.Consts, in.B), code.Anchor(in.Aux))
	case code.CallAnchored:
		m.expectCall(f, in)
	case code.JoinTexts:
		m.joinTexts(f, in)
	case code.MoveText:
		m.moveText(&f.regs[in.A], &f.regs[in.B])
	case code.Pin:
		m.pin(code.Axes(in.A))
	case code.TestModulus:
		m.testModulus(f, in)
	case code.TestPair:
		m.testSmall(operand(f.regs, f.code.Consts, in.A), code.Anchor(in.Aux&0xff))
		m.testSmall(operand(f.regs, f.code.Consts, in.B), code.Anchor(in.Aux>>8))
	case code.TurnAnchor:
		if in.Aux == 0 {
			m.turn(code.Axes(in.A), plus)
		} else {
			axis, sign := m.signOf(code.Anchor(in.Aux))
			m.anchor.signs[axis] |= sign.turned()
		}
	case code.ReturnAnchored:
		result := f.code.Anchoring.Result
		if call, ok := anchoredCall(f.back); !ok || f.entry || f.kind != callFrame || call.Result != result {
			m.pin(result.Axes())
		}
		switch given := code.Anchor(in.A); {
		case given == code.AnchorText:
			m.moveText(&f.back.regs[f.dst], &f.regs[in.B])
		case given != result:
			m.turn(given.Axes(), plus)
		}
	}
}

// turn notes that there may be turned numbers in which coordinates have a sign.
func (m *Machine) turn(axes code.Axes, sign signs) {
	for axis := range m.anchor.signs {
		if axes.Has(axis) {
			m.anchor.signs[axis] |= sign
		}
	}
}

// signOf returns the coordinate to which a number is anchored, and the signs that this may have.
func (m *Machine) signOf(a code.Anchor) (axis int, sign signs) {
	if axis = a.Axis(); a.IsTurned() {
		return axis, m.anchor.signs[axis]
	}
	return axis, plus
}

// testAnchor executes a TestAnchor of operands.
func (m *Machine) testAnchor(in *code.Instr, x, y object.Value) {
	number := code.Anchor(in.Aux >> 8)
	if object.BothInt(x, y) && !number.IsTurned() && !m.anchor.mayBe(number.Axis(), x.AsInt(), y.AsInt()) {
		return // as mostly
	}
	axis, sign := m.signOf(number)
	if !object.BothInt(x, y) {
		m.anchor.tell(axis, ^uint64(0))
		return
	}
	m.anchor.test(axis, sign, x.AsInt(), int(in.Aux&0xff), y.AsInt())
}

// testSmall notes that the turn depends on whether a value is a small int: pairs of those take no memory.
func (m *Machine) testSmall(v object.Value, a code.Anchor) {
	if !v.IsInt() || !a.IsNumber() {
		m.pin(a.Axes())
		return
	}
	first, end := object.SmallInts()
	axis, sign := m.signOf(a)
	m.anchor.test(axis, sign, v.AsInt(), code.OpLt, first)
	m.anchor.test(axis, sign, v.AsInt(), code.OpLt, end)
}

// testFactor notes that a number that is anchored is multiplied: by 1 or -1, or the turn depends on the coordinate.
func (m *Machine) testFactor(factor object.Value, a code.Anchor) {
	axis, sign := m.signOf(a)
	if !code.IsDirection(factor) {
		m.anchor.tell(axis, ^uint64(0))
		return
	}
	if factor.AsInt() < 0 {
		sign = sign.turned()
	}
	m.anchor.signs[axis] |= sign
}

// maxSearched is in how many items it is found out whether a number is one of them.
const maxSearched = 8

// testIn notes that the turn depends on which of a few items a number that is anchored is the same as.
func (m *Machine) testIn(number, in object.Value, a code.Anchor) {
	axis, sign := m.signOf(a)
	items := object.ItemsOf(in)
	if !number.IsInt() || items == nil || len(items) > maxSearched {
		m.anchor.tell(axis, ^uint64(0))
		return
	}
	for _, item := range items {
		switch {
		case item.IsInt():
			m.anchor.test(axis, sign, number.AsInt(), code.OpEq, item.AsInt())
		case !item.IsNone():
			m.anchor.tell(axis, ^uint64(0))
		}
	}
}

func (m *Machine) testModulus(f *frame, in *code.Instr) {
	x, y := operand(f.regs, f.code.Consts, in.A), operand(f.regs, f.code.Consts, in.B)
	told := ^uint64(0)
	if object.BothInt(x, y) && y.AsInt() > 0 && bits.OnesCount64(uint64(y.AsInt())) == 1 {
		told = uint64(y.AsInt()) - 1
	}
	for axis := range m.anchor.told {
		if code.Anchor(in.Aux).Axes().Has(axis) {
			m.anchor.tell(axis, told)
		}
	}
}

// anchoredCall returns what is known of the call that is under way in a frame, if there is a CallAnchored for it: then that
// has made sure of the callee.
func anchoredCall(f *frame) (call *code.AnchoredCall, ok bool) {
	if f == nil {
		return nil, false
	}
	instrs := object.WindowOf(f.code.Instrs)
	if f.next == instrs.At(0) || f.next == instrs.At(1) {
		return nil, false
	}
	before := object.Previous(f.under())
	if before.Op != code.CallAnchored {
		return nil, false
	}
	return &f.code.Anchoring.Calls[before.A], true
}

// expectCall executes a CallAnchored.
func (m *Machine) expectCall(f *frame, in *code.Instr) {
	known, call := &f.code.Anchoring.Calls[in.A], object.Next(in)
	callee, first, skip := f.regs[call.A], int(call.A)+1, 0
	if call.Op == code.CallMethod {
		if skip = 1; callee.IsNil() {
			callee, skip = f.regs[first], 0
		}
		first++
	}
	m.anchor.call, m.anchor.texts.given = call, m.anchor.texts.given[:0]
	if callee.Kind() == object.KindFunction && asFunction(callee).Code == known.Callee && skip == known.Skip {
		m.anchor.callee = known.Callee
		if known.HasTexts {
			m.giveTexts(known, f.regs[first:], skip)
		}
		return // most are
	}
	m.anchor.callee = nil
	args := f.regs[first : first+len(known.Args)]
	switch callee.Kind() {
	case object.KindBuiltin:
		if skip != 0 || !m.handAnchored(callee.Builtin().Anchored, known, args) {
			m.pin(known.Axes())
		}
	case object.KindType:
		if skip != 0 || !m.makeAnchored(callee.Type(), known, args, &f.regs[call.B]) {
			m.Pin()
		}
	case object.KindFunction:
		if !m.takesAnchored(asFunction(callee).Code, skip, known, args) {
			m.Pin()
		}
	default:
		m.Pin()
	}
}

// takesAnchored reports whether a function makes of the arguments what is expected.
func (m *Machine) takesAnchored(c *code.Code, skip int, known *code.AnchoredCall, args []object.Value) bool {
	turned, ok := c.Anchoring.Takes(skip, known.Args)
	if !ok || c.Anchoring.Result != known.Result {
		return false
	}
	m.turn(turned, plus)
	m.anchor.callee = c
	if known.HasTexts {
		m.giveTexts(known, args, skip)
	}
	return true
}

// handAnchored reports whether a builtin function makes of the arguments what is expected.
func (m *Machine) handAnchored(use object.AnchoredUse, known *code.AnchoredCall, args []object.Value) bool {
	switch use {
	case object.AnchoredPlace:
		m.anchor.handed = len(args) == 0 && known.Result == code.AnchorPlace
		return m.anchor.handed
	case object.AnchoredSquare:
		m.anchor.handed = len(args) == 2 && m.anchor.fixes(0, known.Args[0]) && m.anchor.fixes(1, known.Args[1]) &&
			object.BothInt(args[0], args[1]) && known.Result == code.Free
		return m.anchor.handed
	case object.AnchoredAbs:
		if !isNumber(known, args) || known.Result != known.Args[0].Turned() {
			return false
		}
		axis, sign := m.signOf(known.Args[0])
		m.anchor.test(axis, sign, args[0].AsInt(), code.OpLt, 0)
		if args[0].AsInt() < 0 {
			sign = sign.turned()
		}
		m.anchor.signs[axis] |= sign
		return true
	case object.AnchoredLog:
		return len(args) == 1 && known.Result == code.Free && m.anchor.texts.hand(&args[0])
	}
	return false
}

// fixes reports whether a number is as far from a coordinate wherever that is, as the number is that plus something, or the turn
// depends on the coordinate anyway and the number on nothing else.
func (a *anchor) fixes(axis int, number code.Anchor) bool {
	return number == code.AnchorRow+code.Anchor(axis) || number == code.Free && a.told[axis] == ^uint64(0)
}

// isNumber reports whether a call has one argument, a number that is anchored.
func isNumber(known *code.AnchoredCall, args []object.Value) bool {
	return len(args) == 1 && args[0].IsInt() && known.Args[0].IsNumber()
}

// keepsLength notes that the turn depends on how long the text of a number is that is anchored; ok is false if that is not
// known.
func (m *Machine) keepsLength(number object.Value, a code.Anchor) (ok bool) {
	if !number.IsInt() || number.AsInt() < 0 || number.AsInt() >= 100 {
		return false
	}
	axis, sign := m.signOf(a)
	for _, border := range [...]int64{0, 10, 100} {
		m.anchor.test(axis, sign, number.AsInt(), code.OpLt, border)
	}
	return true
}

// makeAnchored reports whether a class makes of the arguments what is expected, which goes to a register.
func (m *Machine) makeAnchored(class *object.Type, known *code.AnchoredCall, args []object.Value, dst *object.Value) bool {
	switch {
	case class == m.Runtime.Types[object.KindStr]:
		if known.Result != code.AnchorText || len(args) != 1 {
			return false
		}
		if !m.anchor.texts.begin(dst) {
			return false
		}
		if items := object.ItemsOf(args[0]); known.Args[0] == code.AnchorPlace && len(items) == 2 {
			ok := m.write(items[0], code.AnchorRow, len("(")) && m.write(items[1], code.AnchorCol, len(", "))
			m.anchor.texts.last().size += len(")")
			return ok
		}
		return known.Args[0].IsNumber() && m.write(args[0], known.Args[0], 0)
	case class == m.Runtime.Types[object.KindRange]:
		return len(args) == 2 && object.BothInt(args[0], args[1]) && known.Args[0] == known.Args[1] &&
			known.Args[0].IsNumber() && !known.Args[0].IsTurned() && known.Result == known.Args[0].Several()
	case class.Builtin || class.Repr != object.KindInstance || class.Meta != nil || class.IsException ||
		class.Hooks&object.HookNew != 0 || known.Result != code.Free: // more than __init__ gets the arguments
		return false
	}
	init := class.Lookup(special.NameInit) // not by what is remembered, which a census counts
	return init.Kind() == object.KindFunction && m.takesAnchored(asFunction(init).Code, 1, known, args)
}
