package vm

import (
	"bhack/sandbox/internal/code"
	"bhack/sandbox/internal/object"
)

// operand returns register x, or constant ^x when x is negative.
func operand(regs, consts []object.Value, x int32) object.Value {
	if x >= 0 {
		return regs[x]
	}
	return consts[^x]
}

// values is a window on registers or constants.
type values = object.Window[object.Value]

// either is operand without checks.
func either(regs, consts values, x int32) object.Value {
	if x >= 0 {
		return *regs.At(int(x))
	}
	return *consts.At(int(^x))
}

// run executes the innermost frame and those that it calls, until the innermost
// frame with entry set returns or, in a generator, yields.
//
// Each round of the inner loop fetches an instruction, charges its bytecodes and
// executes it. An arm that can complete the instruction at once goes on with
// continue. All others bring the frame and the machine up to date by m.sync, leave
// the rest to a method, which returns an error or not, and leave the inner loop;
// the outer loop then reads anew what may have changed. So nothing in the inner loop
// outlives a call, and the compiler can keep all of it in processor registers.
func (m *Machine) run() (object.Value, error) {
	for {
		if m.charged {
			if err := m.goOn(); err != nil {
				return object.Value{}, err
			}
		}
		f := m.frame
		regs, consts, instrs := object.WindowOf(f.regs), object.WindowOf(f.code.Consts), object.WindowOf(f.code.Instrs)
		next, left := instrs.At(f.pc), m.Left
		var err error
	fetch:
		for {
			in := next
			next = object.Next(in)
			left -= int64(in.Cost)
			if left < 0 {
				err = m.outOfBudget(f, in, left)
				break
			}
			switch in.Op {
			case code.Nop:
				continue
			case code.Move:
				*regs.At(int(in.A)) = *regs.At(int(in.B))
				continue
			case code.LoadConst:
				*regs.At(int(in.A)) = *consts.At(int(in.B))
				continue
			case code.CheckLocal:
				if !regs.At(int(in.A)).IsNil() {
					continue
				}
				m.sync(f, in, left)
				err = unboundLocal(f.code.Locals[in.A])
			case code.LoadGlobal:
				v := f.globals.Slots[in.B]
				if v.IsNil() {
					v = f.globals.Linked[in.C]
				}
				if !v.IsNil() {
					*regs.At(int(in.A)) = v
					continue
				}
				m.sync(f, in, left)
				err = undefinedName(f.globals.Names[in.B])
			case code.StoreGlobal:
				f.globals.Slots[in.B] = either(regs, consts, in.A)
				continue

			case code.LoadCell:
				if v := regs.At(int(in.B)).Cell().V; !v.IsNil() {
					*regs.At(int(in.A)) = v
					continue
				}
				m.sync(f, in, left)
				err = unboundCell(f.code, int(in.B))
			case code.StoreCell:
				regs.At(int(in.B)).Cell().V = either(regs, consts, in.A)
				continue

			case code.Add, code.InplaceAdd:
				x, y := either(regs, consts, in.B), either(regs, consts, in.C)
				if object.BothInt(x, y) {
					if sum, ok := object.AddInt(x.AsInt(), y.AsInt()); ok {
						*regs.At(int(in.A)) = object.Int(sum)
						continue
					}
				} else if x.IsFloat() && y.IsFloat() {
					*regs.At(int(in.A)) = object.Float(x.AsFloat() + y.AsFloat())
					continue
				}
				m.sync(f, in, left)
				err = m.arithmetic(f, in)
			case code.Sub, code.InplaceSub:
				x, y := either(regs, consts, in.B), either(regs, consts, in.C)
				if object.BothInt(x, y) {
					if diff, ok := object.SubInt(x.AsInt(), y.AsInt()); ok {
						*regs.At(int(in.A)) = object.Int(diff)
						continue
					}
				} else if x.IsFloat() && y.IsFloat() {
					*regs.At(int(in.A)) = object.Float(x.AsFloat() - y.AsFloat())
					continue
				}
				m.sync(f, in, left)
				err = m.arithmetic(f, in)
			case code.Mul:
				x, y := either(regs, consts, in.B), either(regs, consts, in.C)
				if object.BothInt(x, y) {
					if product, ok := object.MulInt(x.AsInt(), y.AsInt()); ok {
						*regs.At(int(in.A)) = object.Int(product)
						continue
					}
				} else if x.IsFloat() && y.IsFloat() {
					*regs.At(int(in.A)) = object.Float(x.AsFloat() * y.AsFloat())
					continue
				}
				m.sync(f, in, left)
				err = m.arithmetic(f, in)
			case code.FloorDiv:
				x, y := either(regs, consts, in.B), either(regs, consts, in.C)
				if object.BothInt(x, y) && y.AsInt() > 0 {
					quotient, _ := object.FloorDivInt(x.AsInt(), y.AsInt())
					*regs.At(int(in.A)) = object.Int(quotient)
					continue
				}
				m.sync(f, in, left)
				err = m.arithmetic(f, in)
			case code.Mod:
				x, y := either(regs, consts, in.B), either(regs, consts, in.C)
				if object.BothInt(x, y) && y.AsInt() > 0 {
					*regs.At(int(in.A)) = object.Int(object.ModInt(x.AsInt(), y.AsInt()))
					continue
				}
				m.sync(f, in, left)
				err = m.arithmetic(f, in)
			case code.Not:
				if v := either(regs, consts, in.B); v.IsBool() {
					*regs.At(int(in.A)) = object.Bool(!v.IsTrue())
					continue
				}
				m.sync(f, in, left)
				err = m.not(f, in)
			case code.CompareBranch:
				x, y := either(regs, consts, in.B), either(regs, consts, in.C)
				truth, known := in.Hits(object.Relate(x, y))
				if paid := left - int64(next.Cost); known && paid >= 0 {
					left = paid
					*regs.At(int(in.A)) = object.Bool(truth)
					if truth == (next.Op == code.JumpIfTrue) {
						next = instrs.At(int(next.C))
					} else {
						next = object.Next(next)
					}
					continue
				}
				fallthrough
			case code.Compare:
				x, y := either(regs, consts, in.B), either(regs, consts, in.C)
				if truth, known := in.Hits(object.Relate(x, y)); known {
					*regs.At(int(in.A)) = object.Bool(truth)
					continue
				}
				m.sync(f, in, left)
				err = m.compare(f, in)
			case code.Is:
				same := object.Is(either(regs, consts, in.B), either(regs, consts, in.C))
				*regs.At(int(in.A)) = object.Bool(same == (in.Aux == 0))
				continue

			case code.Jump:
				next = instrs.At(int(in.C))
				continue
			case code.JumpIfFalse, code.JumpIfTrue:
				if v := either(regs, consts, in.A); v.IsBool() || v.IsInt() {
					if (v.AsInt() != 0) == (in.Op == code.JumpIfTrue) {
						next = instrs.At(int(in.C))
					}
					continue
				}
				m.sync(f, in, left)
				err = m.jumpIf(f, in)
			case code.CompareJump, code.CompareJumpTrue:
				x, y := either(regs, consts, in.A), either(regs, consts, in.B)
				if hits, known := in.Hits(object.Relate(x, y)); known {
					if hits {
						next = instrs.At(int(in.C))
					}
					continue
				}
				m.sync(f, in, left)
				err = m.compareJump(f, in)
			case code.IsJump:
				if object.Is(either(regs, consts, in.A), either(regs, consts, in.B)) == (in.Aux == 0) {
					next = instrs.At(int(in.C))
				}
				continue
			case code.JumpForIter: // charged for both
				in = instrs.At(int(in.C))
				next = object.Next(in)
				fallthrough
			case code.ForIter:
				var item *object.Value
				switch c := regs.At(int(in.B)); c.Kind() {
				case object.KindList:
					item = c.Pass(c.List().Items)
				case object.KindTuple:
					item = c.Pass(c.Tuple().Items)
				case object.KindRange:
					if i, more := c.PassRange(); more {
						*regs.At(int(in.A)) = object.Int(i)
						continue
					}
				default:
					m.sync(f, in, left)
					err = m.forIter(f, in)
					break fetch
				}
				if item != nil {
					*regs.At(int(in.A)) = *item
					continue
				}
				left += int64(in.After)
				next = instrs.At(int(in.C))
				continue

			case code.LoadAttr:
				m.sync(f, in, left)
				err = m.loadAttr(f, in)
			case code.LoadMethod:
				x := either(regs, consts, in.B)
				if fn := f.globals.Methods[in.Aux].Of(x.Kind()); !fn.IsNil() {
					*regs.At(int(in.A)), *regs.At(int(in.A) + 1) = fn, x
					continue
				}
				m.sync(f, in, left)
				err = m.loadMethod(f, in)
			case code.StoreAttr:
				m.sync(f, in, left)
				err = m.storeAttr(f, in)
			case code.GetItem:
				x, y := either(regs, consts, in.B), either(regs, consts, in.C)
				if y.IsInt() {
					var slot *object.Value
					switch x.Kind() {
					case object.KindList:
						slot = object.Slot(x.List().Items, y.AsInt())
					case object.KindTuple:
						slot = object.Slot(x.Tuple().Items, y.AsInt())
					}
					if slot != nil {
						*regs.At(int(in.A)) = *slot
						continue
					}
				}
				m.sync(f, in, left)
				err = m.getItem(f, in)
			case code.SetItem:
				x, y := either(regs, consts, in.A), either(regs, consts, in.B)
				if x.Kind() == object.KindList && y.IsInt() {
					if slot := object.Slot(x.List().Items, y.AsInt()); slot != nil {
						*slot = either(regs, consts, in.C)
						continue
					}
				}
				m.sync(f, in, left)
				err = m.setItem(f, in)

			case code.BuildList:
				m.sync(f, in, left)
				m.buildList(f, in)
			case code.BuildPair:
				v := m.pairs.Of(either(regs, consts, in.B), either(regs, consts, in.C))
				if !v.IsNil() {
					*regs.At(int(in.A)) = v
					continue
				}
				m.sync(f, in, left)
				m.buildPair(f, in)
			case code.UnpackLocals:
				if source := either(regs, consts, in.B); source.Kind() == object.KindTuple {
					items, targets := source.Tuple().Items, f.code.Targets[in.A]
					if len(items) == len(targets) {
						for i, target := range targets {
							*regs.At(int(target)) = items[i]
						}
						continue
					}
				}
				m.sync(f, in, left)
				err = m.unpackLocals(f, in)
			case code.MapAdd:
				m.sync(f, in, left)
				err = m.mapAdd(f, in)
			case code.ListAppend:
				if regs.At(int(in.A)).List().AppendInPlace(either(regs, consts, in.B)) {
					continue
				}
				m.sync(f, in, left)
				m.listAppend(f, in)
			case code.GetCursor:
				if v := object.CursorOf(either(regs, consts, in.B)); !v.IsNil() {
					*regs.At(int(in.A)) = v
					continue
				}
				m.sync(f, in, left)
				err = m.getIter(f, in)

			case code.Call:
				m.sync(f, in, left)
				err = m.callFunction(f, in)
			case code.CallMethod:
				m.sync(f, in, left)
				err = m.callMethod(f, in)
			case code.Comprehend:
				m.sync(f, in, left)
				err = m.comprehend(f, in)
			case code.Return:
				v := either(regs, consts, in.A)
				if f.kind == callFrame && !f.entry {
					m.Left = left
					m.giveBack(f, v)
					break fetch
				}
				m.sync(f, in, left)
				var done bool
				if v, done, err = m.finish(f, v); done {
					return v, err
				}
			case code.Yield, code.YieldFrom:
				m.sync(f, in, left)
				var v object.Value
				var done bool
				if v, done, err = m.yieldValue(f, in); done {
					return v, err
				}
			default:
				m.sync(f, in, left)
				err = m.execute(f, in)
			}
			break
		}
		if err != nil {
			if err = m.failed(err); err != nil {
				return object.Value{}, err
			}
		}
	}
}
