package vm

import (
	"math"

	"bhack/sandbox/internal/arith"
	"bhack/sandbox/internal/code"
	"bhack/sandbox/internal/meter"
	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/ops"
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
	i := int(x)
	if i >= 0 {
		return *regs.At(i)
	}
	return *consts.At(^i)
}

// place is where the value of an operand is.
func place(regs, consts values, x int32) *object.Value {
	if x >= 0 {
		return regs.At(int(x))
	}
	return consts.At(int(^x))
}

// before returns the instruction in front of the target of a jump: the loop goes on with
// the one after it.
func before(instrs object.Window[code.Instr], target int32) *code.Instr {
	return instrs.At(int(target) - 1)
}

// run executes the innermost frame and those that it calls, until the innermost
// frame with entry set returns or, in a generator, yields.
//
// Each round of the inner loop fetches an instruction, charges its bytecodes and
// executes it. An arm that can complete the instruction at once goes on with continue:
// it may call functions for that, but none that fails, runs Python code or looks at the
// frame or the machine's budget. All else leaves the inner loop, after m.sync has
// brought the frame and the machine up to date: the arms of calls and returns by
// break fetch, the others by the end of the switch, to have the instruction executed by
// m.execute. The outer loop then reads anew what may have changed. So only in and
// left change while the inner loop runs, and the compiler can keep all of its state in
// processor registers.
//
// The function is close to the size, 5,000 nodes of the compiler's, beyond which Go calls in it nearly all that it inlines
// elsewhere, and everything becomes a tenth slower: what is added to the loop has to take the place of something. The profile that
// the compiler goes by knows calls by how many lines they are below the function's first one. After a change, `make profile` comes
// before any measurement.
func (m *Machine) run() (object.Value, error) {
frames:
	for {
		if m.charged {
			if err := m.goOn(); err != nil {
				return object.Value{}, err
			}
		}
		f := m.frame
		regs, consts, instrs := object.WindowOf(f.regs), object.WindowOf(f.code.Consts), object.WindowOf(f.code.Instrs)
		globals := object.WindowOf(f.globals.Slots)
		left := m.Left
		var err error
	fetch:
		for in := f.next; ; in = object.Next(in) {
			left -= int64(in.Cost)
			if left < 0 {
				err = m.outOfBudget(f, in, left, in.Cost, true)
				break
			}
			switch in.Op & code.OpMask {
			case code.End:
			case code.Nop:
				continue
			case code.TestAnchor:
				if m.anchor.loose {
					m.testAnchor(in, either(regs, consts, in.A), either(regs, consts, in.B))
				}
				continue
			case code.Pin, code.TestModulus, code.TestAdded, code.TestFactor, code.TestIn, code.TestPair, code.TurnAnchor, code.CallAnchored, code.JoinTexts, code.MoveText, code.ReturnAnchored:
				if m.anchor.loose {
					m.note(f, in)
				}
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
			case code.LoadGlobal:
				v := *globals.At(int(in.B))
				if v.IsNil() {
					v = f.globals.Linked[in.C]
				}
				if !v.IsNil() {
					if in.Aux == code.ThenJump {
						next := object.Next(in)
						if x := either(regs, consts, next.A); object.Identifiable(x, v) && int64(next.Cost) <= left {
							in = next
							left -= int64(in.Cost)
							if object.Is(x, v) == (in.Op == code.JumpEqual) {
								goto jump
							}
							continue
						}
					}
					*regs.At(int(in.A)) = v
					continue
				}
			case code.StoreGlobal:
				*globals.At(int(in.B)) = either(regs, consts, in.A)
				continue
			case code.LoadCounter:
				if v := *globals.At(int(in.B)); !v.IsNil() && m.watch == nil {
					*regs.At(int(in.A)) = v
					continue
				}
			case code.StoreCounter:
				if m.watch == nil {
					*globals.At(int(in.B)) = either(regs, consts, in.A)
					continue
				}
			case code.LoadCell:
				if v := regs.At(int(in.B)).Cell().V; !v.IsNil() {
					*regs.At(int(in.A)) = v
					continue
				}
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
				} else if v, cost := concatShort(&m.Thread, x, y, left); !v.IsNil() {
					*regs.At(int(in.A)) = v
					left -= cost
					continue
				} else if v, ok := arith.SmallNumbers(code.OpAdd, x, y); ok {
					*regs.At(int(in.A)) = v
					continue
				}
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
				} else if v, ok := arith.SmallNumbers(code.OpSub, x, y); ok {
					*regs.At(int(in.A)) = v
					continue
				}
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
				} else if v, ok := arith.SmallNumbers(code.OpMul, x, y); ok {
					*regs.At(int(in.A)) = v
					continue
				}
			case code.FloorDiv:
				x, y := either(regs, consts, in.B), either(regs, consts, in.C)
				if object.BothInt(x, y) && y.AsInt() > 0 {
					quotient, _ := object.FloorDivInt(x.AsInt(), y.AsInt())
					*regs.At(int(in.A)) = object.Int(quotient)
					continue
				} else if v, ok := arith.SmallNumbers(code.OpFloorDiv, x, y); ok {
					*regs.At(int(in.A)) = v
					continue
				}
			case code.Mod:
				x, y := either(regs, consts, in.B), either(regs, consts, in.C)
				if object.BothInt(x, y) && y.AsInt() > 0 {
					*regs.At(int(in.A)) = object.Int(object.ModInt(x.AsInt(), y.AsInt()))
					continue
				} else if v, ok := arith.SmallNumbers(code.OpMod, x, y); ok {
					*regs.At(int(in.A)) = v
					continue
				}
			case code.Binary, code.Inplace:
				x, y := either(regs, consts, in.B), either(regs, consts, in.C)
				if object.BothInt(x, y) {
					if in.Aux == code.OpPow {
						if v, cost := arith.SmallPow(x.AsInt(), y.AsInt()); !v.IsNil() && cost <= left {
							*regs.At(int(in.A)) = v
							left -= cost
							continue
						}
					} else if v, ok := arith.SmallInts(int(in.Aux), x.AsInt(), y.AsInt()); ok {
						*regs.At(int(in.A)) = v
						continue
					}
				} else if v, ok := arith.SmallNumbers(int(in.Aux), x, y); ok {
					*regs.At(int(in.A)) = v
					continue
				}
			case code.Neg:
				if v := either(regs, consts, in.B); v.IsInt() && v.AsInt() != math.MinInt64 {
					*regs.At(int(in.A)) = object.Int(-v.AsInt())
					continue
				} else if v.IsFloat() {
					*regs.At(int(in.A)) = object.Float(-v.AsFloat())
					continue
				}
			case code.Not:
				if truth, known := ops.SimpleTruth(either(regs, consts, in.B)); known {
					*regs.At(int(in.A)) = object.Bool(!truth)
					continue
				}
			case code.Compare:
				x, y := either(regs, consts, in.B), either(regs, consts, in.C)
				if truth, known := in.Holds(x, y); known {
					*regs.At(int(in.A)) = object.Bool(truth)
					continue
				}
			case code.CompareNoted:
				x, y := place(regs, consts, in.B), place(regs, consts, in.C)
				if truth, known := in.Holds(*x, *y); known {
					m.testDrawn(in, x, y, truth)
					if m.watch != nil {
						m.watch.compare(in, x, y, truth)
					}
					*regs.At(int(in.A)) = object.Bool(truth)
					continue
				}
				m.Strayed = m.HasStrayed() // Python code may come to have the float, or the counter
				if m.watch != nil {
					m.watch.lose()
				}
			case code.Contains:
				truth, cost, known := simplyContains(in.Operator(), either(regs, consts, in.B), either(regs, consts, in.C), left)
				if known {
					left -= cost
					*regs.At(int(in.A)) = object.Bool(truth)
					continue
				}
			case code.Is:
				same := object.Is(either(regs, consts, in.B), either(regs, consts, in.C))
				*regs.At(int(in.A)) = object.Bool(same == (in.Aux == 0))
				continue

			case code.Jump:
				in = before(instrs, in.C)
				continue
			case code.JumpIfFalse:
				v := *regs.At(int(in.A))
				truth, known := v.AsInt() != 0, v.IsBool() || v.IsInt()
				if !known {
					truth, known = ops.SimpleTruth(v)
				}
				if known {
					if !truth {
						goto jump
					}
					continue
				}
			case code.JumpIfTrue:
				v := *regs.At(int(in.A))
				truth, known := v.AsInt() != 0, v.IsBool() || v.IsInt()
				if !known {
					truth, known = ops.SimpleTruth(v)
				}
				if known {
					if truth {
						goto jump
					}
					continue
				}
			case code.JumpLess:
				if x, y := either(regs, consts, in.A), either(regs, consts, in.B); object.BothInt(x, y) {
					if x.AsInt() < y.AsInt() {
						goto jump
					}
					continue
				}
				goto compare
			case code.JumpLessEqual:
				if x, y := either(regs, consts, in.A), either(regs, consts, in.B); object.BothInt(x, y) {
					if x.AsInt() <= y.AsInt() {
						goto jump
					}
					continue
				}
				goto compare
			case code.JumpGreater:
				if x, y := either(regs, consts, in.A), either(regs, consts, in.B); object.BothInt(x, y) {
					if x.AsInt() > y.AsInt() {
						goto jump
					}
					continue
				}
				goto compare
			case code.JumpGreaterEqual:
				if x, y := either(regs, consts, in.A), either(regs, consts, in.B); object.BothInt(x, y) {
					if x.AsInt() >= y.AsInt() {
						goto jump
					}
					continue
				}
				goto compare
			case code.JumpEqual:
				if x, y := either(regs, consts, in.A), either(regs, consts, in.B); object.Identifiable(x, y) {
					if object.Is(x, y) {
						goto jump
					}
					continue
				}
				goto compare
			case code.JumpNotEqual:
				if x, y := either(regs, consts, in.A), either(regs, consts, in.B); object.Identifiable(x, y) {
					if !object.Is(x, y) {
						goto jump
					}
					continue
				}
				goto compare
			case code.JumpContains:
				truth, cost, known := simplyContains(in.Operator(), either(regs, consts, in.A), either(regs, consts, in.B), left)
				if known {
					left -= cost
					if in.JumpsIf(truth) {
						goto jump
					}
					continue
				}
			case code.IsJump:
				if object.Is(either(regs, consts, in.A), either(regs, consts, in.B)) == (in.Aux == 0) {
					goto jump
				}
				continue
			case code.ListAppend:
				list, item := regs.At(int(in.A)).List(), either(regs, consts, in.B)
				if !list.AppendInPlace(item) {
					list.Append(item)
				}
				next := object.Next(in)
				if next.Op != code.JumpForIter || left < int64(next.Cost) {
					continue
				}
				in = next
				left -= int64(in.Cost)
				fallthrough
			case code.JumpForIter: // charged for both
				in = instrs.At(int(in.C))
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
				case object.KindGenerator:
					m.sync(f, in, left)
					if err = m.enterGenerator(f, in, asGenerator(*c)); err == nil {
						continue frames
					}
					break fetch
				default:
					if next := object.Next(in); in.Aux == code.ThenUnpack && next.Op == code.UnpackPair {
						if a, b, cost := m.passPair(c); !a.IsNil() {
							left -= cost
							if left < int64(next.Cost) { // it waits for the pair
								*regs.At(int(in.A)) = m.PairOf(a, b)
								continue
							}
							left -= int64(next.Cost)
							*regs.At(int(next.A)), *regs.At(int(next.C)) = a, b
							in = next
							continue
						}
					}
					if c.Kind() == object.KindIterator {
						if plain := c.Iterator().Plain; plain != nil && m.Depth < m.MaxDepth {
							if v, cost := plain.Pass(); !v.IsNil() {
								*regs.At(int(in.A)) = v
								left -= int64(cost + meter.StepCost)
								continue
							}
						}
					} else if v := c.PassTable(); !v.IsNil() {
						*regs.At(int(in.A)) = v
						continue
					}
					m.sync(f, in, left)
					err = m.forIter(f, in)
					break fetch
				}
				if item != nil {
					if in.Aux == code.ThenUnpack {
						next := object.Next(in)
						if items := object.ItemsOf(*item); int64(next.Cost) <= left {
							if len(items) == 3 && next.Op == code.UnpackTriple {
								in = next
								left -= int64(in.Cost)
								*regs.At(int(in.A)), *regs.At(int(in.C)), *regs.At(int(in.Aux)) = items[0], items[1], items[2]
								continue
							}
							if len(items) == 2 && next.Op == code.UnpackPair {
								in = next
								left -= int64(in.Cost)
								*regs.At(int(in.A)), *regs.At(int(in.C)) = items[0], items[1]
								continue
							}
						}
					}
					*regs.At(int(in.A)) = *item
					continue
				}
				left += int64(in.After)
				in = before(instrs, in.C)
				continue

			case code.LoadAttr:
				if x := *regs.At(int(in.B)); x.Kind() == object.KindInstance && !m.watches(consts.At(int(in.C))) {
					i, name := x.Instance(), consts.At(int(in.C)).Str()
					slot := m.OwnAttr(i, name)
					if slot == nil {
						slot = m.PlainAttr(i, name)
					}
					if slot != nil {
						*regs.At(int(in.A)) = *slot
						continue
					}
					if v, cost := m.PlainProperty(x.Instance(), consts.At(int(in.C)).Str()); !v.IsNil() && int64(cost+meter.CallbackCost) <= left {
						*regs.At(int(in.A)) = v
						left -= int64(cost + meter.CallbackCost)
						continue
					}
				} else if x.Kind() == object.KindType {
					if v := m.StaticAttr(x.Type(), consts.At(int(in.C)).Str()); !v.IsNil() {
						*regs.At(int(in.A)) = v
						continue
					}
				} else if x.Kind() == object.KindModule {
					if v := x.Module().Get(consts.At(int(in.C)).Str()); !v.IsNil() {
						*regs.At(int(in.A)) = v
						continue
					}
				}
			case code.LoadMethod:
				x := either(regs, consts, in.B)
				if k := x.Kind(); k <= object.KindRange {
					if fn := f.globals.Methods[in.Aux][k]; !fn.IsNil() {
						*regs.At(int(in.A)), *regs.At(int(in.A) + 1) = fn, x
						continue
					}
				} else if k == object.KindInstance {
					i, name := x.Instance(), consts.At(int(in.C)).Str()
					fn := m.Slot(i.Class, name).Method(i.Attrs)
					if fn.IsNil() {
						fn = m.PlainMethod(i, name)
					}
					if !fn.IsNil() {
						*regs.At(int(in.A)), *regs.At(int(in.A) + 1) = fn, x
						continue
					}
				} else if k == object.KindModule {
					if v := x.Module().Get(consts.At(int(in.C)).Str()); !v.IsNil() {
						*regs.At(int(in.A)), *regs.At(int(in.A) + 1) = object.Value{}, v
						continue
					}
				}
			case code.StoreAttr:
				if x := *regs.At(int(in.A)); x.Kind() == object.KindInstance && !m.watches(consts.At(int(in.C))) {
					if m.SetPlainAttr(x.Instance(), consts.At(int(in.C)).Str(), either(regs, consts, in.B)) {
						continue
					}
				}
			case code.GetItem:
				x, y := *regs.At(int(in.B)), either(regs, consts, in.C)
				if y.IsInt() {
					var slot *object.Value
					switch x.Kind() {
					case object.KindList:
						slot = object.Slot(x.List().Items, y.AsInt())
					case object.KindTuple:
						slot = object.Slot(x.Tuple().Items, y.AsInt())
					}
					if slot != nil {
						if in.Aux == code.ThenGetItem && slot.Kind() == object.KindList {
							next := object.Next(in)
							if z := either(regs, consts, next.C); z.IsInt() && int64(next.Cost) <= left {
								if item := object.Slot(slot.List().Items, z.AsInt()); item != nil {
									in, slot = next, item
									left -= int64(in.Cost)
								}
							}
						}
						if in.Aux == code.ThenJump {
							next := object.Next(in)
							cost := int64(next.Cost)
							var z object.Value
							if next.Op == code.LoadGlobal {
								if z = *globals.At(int(next.B)); z.IsNil() {
									z = f.globals.Linked[next.C]
								}
								next = object.Next(next)
								cost += int64(next.Cost)
							} else {
								z = either(regs, consts, next.B)
							}
							if !z.IsNil() && object.Identifiable(*slot, z) && cost <= left {
								in = next
								left -= cost
								if object.Is(*slot, z) == (in.Op == code.JumpEqual) {
									goto jump
								}
								continue
							}
						}
						*regs.At(int(in.A)) = *slot
						continue
					}
				}
				if d := x.PlainDict(); d != nil {
					if v, cost, _ := d.TryGet(y); !v.IsNil() {
						left -= int64(cost)
						*regs.At(int(in.A)) = v
						continue
					}
				}
			case code.SetItem:
				x, y := *regs.At(int(in.A)), either(regs, consts, in.B)
				if x.Kind() == object.KindList && y.IsInt() {
					if slot := object.Slot(x.List().Items, y.AsInt()); slot != nil {
						*slot = either(regs, consts, in.C)
						continue
					}
				}
				if d := x.PlainDict(); d != nil {
					if cost, done := d.TrySet(y, either(regs, consts, in.C), meter.MinReserved); done {
						left -= int64(cost)
						continue
					}
				}

			case code.BuildPair:
				x, y := either(regs, consts, in.B), either(regs, consts, in.C)
				v := m.pairs.Of(x, y)
				if v.IsNil() {
					v = m.PairOf(x, y)
				}
				*regs.At(int(in.A)) = v
				continue
			case code.BuildList:
				v := m.buildList(f.regs, in)
				*regs.At(int(in.A)) = v
				continue
			case code.UnpackPair:
				if items := object.ItemsOf(either(regs, consts, in.B)); len(items) == 2 {
					*regs.At(int(in.A)), *regs.At(int(in.C)) = items[0], items[1]
					continue
				}
			case code.UnpackTriple:
				if items := object.ItemsOf(either(regs, consts, in.B)); len(items) == 3 {
					*regs.At(int(in.A)), *regs.At(int(in.C)), *regs.At(int(in.Aux)) = items[0], items[1], items[2]
					continue
				}
			case code.UnpackLocals:
				items, targets := object.ItemsOf(either(regs, consts, in.B)), f.code.Targets[in.A]
				if len(items) == len(targets) {
					for i, target := range targets {
						*regs.At(int(target)) = items[i]
					}
					continue
				}
			case code.MapAdd:
				key, value := either(regs, consts, in.B), either(regs, consts, in.C)
				if cost, done := regs.At(int(in.A)).Dict().TrySet(key, value, meter.MinReserved); done {
					left -= int64(cost + meter.StepCost)
					continue
				}
			case code.GetCursor:
				if v := object.CursorOf(either(regs, consts, in.B)); !v.IsNil() {
					*regs.At(int(in.A)) = v
					continue
				}

			case code.EnterFinally:
				clear(f.regs[in.A : in.A+3])
				continue
			case code.EndFinally:
				if regs.At(int(in.A)).IsNil() && regs.At(int(in.A)+1).IsNil() {
					continue
				}

			case code.Call:
				if callee := *regs.At(int(in.A)); callee.Kind() == object.KindBuiltin {
					if plain := callee.Builtin().Plain; plain != nil {
						v, cost := plain(&m.Thread, f.regs[in.A+1:in.A+1+in.C])
						if !v.IsNil() && int64(cost) <= left {
							*regs.At(int(in.B)) = v
							left -= int64(cost)
							continue
						}
					} else if get := callee.Builtin().Getter; get != nil {
						var v object.Value
						m.site = in
						v, err = get(&m.Thread, f.regs[in.A+1:in.A+1+in.C])
						m.site = nil
						if !v.IsNil() {
							*regs.At(int(in.B)) = v
							continue
						}
						if err != nil {
							m.sync(f, in, left)
							break fetch
						}
					}
				} else if m.Left = left; callee.Kind() == object.KindType {
					if plain := callee.Type().Plain; plain != nil && m.Depth < m.MaxDepth {
						v, cost := plain(&m.Thread, f.regs[in.A+1:in.A+1+in.C])
						if !v.IsNil() && int64(cost) <= left {
							*regs.At(int(in.B)) = v
							left -= int64(cost)
							continue
						}
					}
				}
				m.sync(f, in, left)
				if callee := *regs.At(int(in.A)); callee.Kind() == object.KindFunction &&
					m.pushSimple(f, asFunction(callee), int(in.A)+1, int(in.C), in.B) {
					continue frames
				}
				err = m.callFunction(f, in)
				break fetch
			case code.CallMethod:
				first, n := int(in.A)+1, int(in.C)+1
				callee := *regs.At(first - 1)
				if callee.IsNil() { // a function of a module, say: self is what is called
					callee, first, n = *regs.At(first), first+1, n-1
				}
				if callee.Kind() == object.KindBuiltin {
					if n == 2 {
						self, item := *regs.At(first), *regs.At(first + 1)
						if callee == m.image.setAdd && self.Kind() == object.KindSet && self.Set().TryAddFree(item, meter.MinReserved) ||
							callee == m.image.listAppend && self.Kind() == object.KindList && self.List().AppendInPlace(item) {
							*regs.At(int(in.B)) = object.None
							continue
						}
					}
					if plain := callee.Builtin().Plain; plain != nil {
						v, cost := plain(&m.Thread, f.regs[first:first+n])
						if !v.IsNil() && int64(cost) <= left {
							*regs.At(int(in.B)) = v
							left -= int64(cost)
							continue
						}
					}
				}
				m.sync(f, in, left)
				if callee.Kind() == object.KindFunction && m.pushSimple(f, asFunction(callee), first, n, in.B) {
					continue frames
				}
				err = m.call(f, in, callee, first, n)
				break fetch
			case code.CallDrawn:
				callee, first, n := *regs.At(int(in.A)), int(in.A)+1, int(in.C)
				if in.Aux == 1 {
					if n++; callee.IsNil() {
						callee, first, n = *regs.At(first), first+1, n-1
					}
				}
				if n == 0 && callee.Kind() == object.KindBuiltin && callee.Builtin().Draws == object.DrawsUnit {
					m.draw(regs.At(int(in.B)))
					continue
				}
				m.sync(f, in, left)
				if in.Aux == 1 {
					err = m.call(f, in, callee, first, n)
				} else {
					err = m.callFunction(f, in)
				}
				break fetch
			case code.Comprehend:
				m.sync(f, in, left)
				err = m.comprehend(f, in)
				break fetch
			case code.Return:
				v := either(regs, consts, in.A)
				if f.kind == callFrame {
					m.Left = left
					if f.entry {
						m.pop(f)
						return v, nil
					}
					m.giveBack(f, v)
					continue frames
				}
				m.sync(f, in, left)
				var done bool
				if v, done, err = m.finish(f, v); done {
					return v, err
				}
				break fetch
			case code.Yield:
				if f.fold != nil && left > 0 && f.fold.take(either(regs, consts, in.B)) {
					left--
					*regs.At(int(in.A)) = object.None // what is sent
					continue
				}
				if f.inLoop && f.fold == nil {
					m.sync(f, in, left)
					m.yield(f, either(regs, consts, in.B))
					continue frames
				}
				goto yield
			case code.YieldFrom:
				goto yield
			}
		execute:
			m.sync(f, in, left)
			err = m.execute(f, in)
			break
		yield:
			{
				m.sync(f, in, left)
				var v object.Value
				var done bool
				if v, done, err = m.yieldValue(f, in); done {
					return v, err
				}
				break
			}
		compare: // the rest of a comparison that jumps
			{
				truth, known := in.HoldsSimple(either(regs, consts, in.A), either(regs, consts, in.B))
				if !known {
					goto execute
				}
				if !in.JumpsIf(truth) {
					continue
				}
			}
		jump: // the rest of a conditional jump
			if left -= int64(in.Toll); left >= 0 {
				in = before(instrs, in.C)
				continue
			}
			err = m.outOfBudget(f, instrs.At(int(in.C)), left, in.Toll, false)
			break
		}
		if err != nil {
			if err = m.failed(err); err != nil {
				return object.Value{}, err
			}
		}
	}
}
