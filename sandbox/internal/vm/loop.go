package vm

import (
	"bhack/sandbox/internal/code"
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

// run executes the innermost frame and those that it calls, until the innermost
// frame with entry set returns or, in a generator, yields.
//
// Each round of the loop fetches an instruction, charges its bytecodes and
// executes it. What Go code may see of the frame (its pc, the bytecodes left) is
// brought up to date by m.sync before any call that may look at it. Arms that are
// done go on with continue; those that leave the switch have an error in err.
func (m *Machine) run() (object.Value, error) {
	if err := m.goOn(); err != nil {
		return object.Value{}, err
	}
	f := m.frame
	regs, consts, instrs, pc := f.regs, f.code.Consts, f.code.Instrs, f.pc
	left := m.Left
	for {
		var err error
		in := &instrs[pc]
		pc++
		left -= int64(in.Cost)
		if left < 0 {
			m.Left, f.pc = left, pc
			m.unpaid = min(-left, int64(in.Cost))
			if !m.inCo {
				f.pc--
				m.charged = true
				return object.Value{}, ErrPaused
			}
			err = m.suspend()
			if left = m.Left; err != nil {
				goto failed
			}
		}

		switch in.Op {
		case code.Nop:
			continue
		case code.Move:
			regs[in.A] = regs[in.B]
			continue
		case code.LoadConst:
			regs[in.A] = consts[in.B]
			continue
		case code.CheckLocal:
			if !regs[in.A].IsNil() {
				continue
			}
			left += int64(in.After)
			err = unboundLocal(f.code.Locals[in.A])
		case code.DeleteLocal:
			if !regs[in.A].IsNil() {
				regs[in.A] = object.Value{}
				continue
			}
			err = unboundLocal(f.code.Locals[in.A])

		case code.LoadGlobal:
			v := f.globals.Slots[in.B]
			if v.IsNil() {
				if v = f.globals.Linked[in.C]; v.IsNil() {
					left += int64(in.After)
					err = undefinedName(f.globals.Names[in.B])
					break
				}
			}
			regs[in.A] = v
			continue
		case code.StoreGlobal:
			f.globals.Slots[in.B] = operand(regs, consts, in.A)
			continue

		case code.Add, code.InplaceAdd:
			x, y := operand(regs, consts, in.B), operand(regs, consts, in.C)
			if object.BothInt(x, y) {
				if sum, ok := object.AddInt(x.AsInt(), y.AsInt()); ok {
					regs[in.A] = object.Int(sum)
					continue
				}
			} else if x.IsFloat() && y.IsFloat() {
				regs[in.A] = object.Float(x.AsFloat() + y.AsFloat())
				continue
			}
			m.sync(f, pc, left, in)
			err = m.arithmetic(regs, in, x, y)
			if left = m.Left; err == nil {
				continue
			}
		case code.Sub, code.InplaceSub:
			x, y := operand(regs, consts, in.B), operand(regs, consts, in.C)
			if object.BothInt(x, y) {
				if diff, ok := object.SubInt(x.AsInt(), y.AsInt()); ok {
					regs[in.A] = object.Int(diff)
					continue
				}
			} else if x.IsFloat() && y.IsFloat() {
				regs[in.A] = object.Float(x.AsFloat() - y.AsFloat())
				continue
			}
			m.sync(f, pc, left, in)
			err = m.arithmetic(regs, in, x, y)
			if left = m.Left; err == nil {
				continue
			}
		case code.Mul:
			x, y := operand(regs, consts, in.B), operand(regs, consts, in.C)
			if object.BothInt(x, y) {
				if product, ok := object.MulInt(x.AsInt(), y.AsInt()); ok {
					regs[in.A] = object.Int(product)
					continue
				}
			} else if x.IsFloat() && y.IsFloat() {
				regs[in.A] = object.Float(x.AsFloat() * y.AsFloat())
				continue
			}
			m.sync(f, pc, left, in)
			err = m.arithmetic(regs, in, x, y)
			if left = m.Left; err == nil {
				continue
			}
		case code.FloorDiv:
			x, y := operand(regs, consts, in.B), operand(regs, consts, in.C)
			if object.BothInt(x, y) && y.AsInt() > 0 {
				quotient, _ := object.FloorDivInt(x.AsInt(), y.AsInt())
				regs[in.A] = object.Int(quotient)
				continue
			}
			m.sync(f, pc, left, in)
			err = m.arithmetic(regs, in, x, y)
			if left = m.Left; err == nil {
				continue
			}
		case code.Mod:
			x, y := operand(regs, consts, in.B), operand(regs, consts, in.C)
			if object.BothInt(x, y) && y.AsInt() > 0 {
				regs[in.A] = object.Int(object.ModInt(x.AsInt(), y.AsInt()))
				continue
			}
			m.sync(f, pc, left, in)
			err = m.arithmetic(regs, in, x, y)
			if left = m.Left; err == nil {
				continue
			}
		case code.Not:
			v := operand(regs, consts, in.B)
			if v.IsBool() {
				regs[in.A] = object.Bool(!v.IsTrue())
				continue
			}
			m.sync(f, pc, left, in)
			var truth bool
			truth, err = ops.Truth(&m.Thread, v)
			left = m.Left
			if err == nil {
				regs[in.A] = object.Bool(!truth)
				left -= int64(in.After)
				continue
			}
		case code.Compare:
			x, y := operand(regs, consts, in.B), operand(regs, consts, in.C)
			if truth, ok := compareFast(in.Aux, x, y); ok {
				regs[in.A] = object.Bool(truth)
				continue
			}
			m.sync(f, pc, left, in)
			var v object.Value
			v, err = ops.Compare(&m.Thread, int(in.Aux), x, y)
			left = m.Left
			if err == nil {
				regs[in.A] = v
				left -= int64(in.After)
				continue
			}

		case code.Jump:
			pc = int(in.C)
			continue
		case code.JumpIfFalse, code.JumpIfTrue:
			v := operand(regs, consts, in.A)
			truth := v.IsTrue()
			if !v.IsBool() {
				m.sync(f, pc, left, in)
				truth, err = ops.Truth(&m.Thread, v)
				left = m.Left
				if err != nil {
					break
				}
			}
			if truth == (in.Op == code.JumpIfTrue) {
				pc = int(in.C)
			}
			continue
		case code.CompareJump, code.CompareJumpTrue:
			x, y := operand(regs, consts, in.A), operand(regs, consts, in.B)
			truth, ok := compareFast(in.Aux, x, y)
			if !ok {
				m.sync(f, pc, left, in)
				truth, err = m.compareTruth(in, x, y)
				left = m.Left
				if err != nil {
					break
				}
				left -= int64(in.After)
			}
			if truth == (in.Op == code.CompareJumpTrue) {
				pc = int(in.C)
			}
			continue
		case code.ForIter:
			it := regs[in.B]
			switch it.Kind() {
			case object.KindRangeIter:
				r := it.RangeIter()
				if r.Left > 0 {
					regs[in.A] = object.Int(r.Next)
					r.Next += r.Step
					r.Left--
					continue
				}
				left += int64(in.After)
				pc = int(in.C)
				continue
			case object.KindListIter:
				l := it.ListIter()
				if l.List != nil && l.Pos < len(l.List.Items) {
					regs[in.A] = l.List.Items[l.Pos]
					l.Pos++
					continue
				}
				l.List = nil
				left += int64(in.After)
				pc = int(in.C)
				continue
			case object.KindTupleIter:
				t := it.TupleIter()
				if t.Pos < len(t.Items) {
					regs[in.A] = t.Items[t.Pos]
					t.Pos++
					continue
				}
				left += int64(in.After)
				pc = int(in.C)
				continue
			}
			m.sync(f, pc, left, in)
			var v object.Value
			if it.Kind() == object.KindGenerator {
				if f, err = m.enterGenerator(f, it); err == nil {
					left = m.Left
					regs, consts, instrs, pc = f.regs, f.code.Consts, f.code.Instrs, f.pc
					continue
				}
				f = m.frame
			} else {
				v, err = ops.Next(&m.Thread, it)
			}
			left = m.Left
			if err == nil {
				if v.IsNil() {
					pc = int(in.C)
				} else {
					regs[in.A] = v
					left -= int64(in.After)
				}
				continue
			}

		case code.LoadAttr:
			x, name := operand(regs, consts, in.B), consts[in.C].Str()
			if x.Kind() == object.KindInstance {
				if v := m.ownAttr(x.Instance(), name); !v.IsNil() {
					regs[in.A] = v
					continue
				}
			}
			m.sync(f, pc, left, in)
			var v object.Value
			v, err = ops.GetAttr(&m.Thread, x, name)
			left = m.Left
			if err == nil {
				regs[in.A] = v
				left -= int64(in.After)
				continue
			}
		case code.LoadMethod:
			m.sync(f, pc, left, in)
			var fn, self object.Value
			fn, self, err = ops.LoadMethod(&m.Thread, operand(regs, consts, in.B), consts[in.C].Str())
			left = m.Left
			if err == nil {
				regs[in.A], regs[in.A+1] = fn, self
				continue
			}
		case code.StoreAttr:
			x, name := operand(regs, consts, in.A), consts[in.C].Str()
			if x.Kind() == object.KindInstance && m.hasPlainAttr(x.Instance(), name) {
				x.Instance().SetAttr(name, operand(regs, consts, in.B))
				continue
			}
			m.sync(f, pc, left, in)
			err = ops.SetAttr(&m.Thread, x, name, operand(regs, consts, in.B))
			left = m.Left
			if err == nil {
				continue
			}

		case code.GetItem:
			x, y := operand(regs, consts, in.B), operand(regs, consts, in.C)
			if x.Kind() == object.KindList && y.IsInt() {
				items, i := x.List().Items, y.AsInt()
				if i < 0 {
					i += int64(len(items))
				}
				if uint64(i) < uint64(len(items)) {
					regs[in.A] = items[i]
					continue
				}
			}
			m.sync(f, pc, left, in)
			var v object.Value
			v, err = ops.GetItem(&m.Thread, x, y)
			left = m.Left
			if err == nil {
				regs[in.A] = v
				left -= int64(in.After)
				continue
			}
		case code.SetItem:
			x, y := operand(regs, consts, in.A), operand(regs, consts, in.B)
			if x.Kind() == object.KindList && y.IsInt() {
				items, i := x.List().Items, y.AsInt()
				if i < 0 {
					i += int64(len(items))
				}
				if uint64(i) < uint64(len(items)) {
					items[i] = operand(regs, consts, in.C)
					continue
				}
			}
			m.sync(f, pc, left, in)
			err = ops.SetItem(&m.Thread, x, y, operand(regs, consts, in.C))
			left = m.Left
			if err == nil {
				continue
			}

		case code.BuildTuple:
			regs[in.A] = object.TupleOf(regs[in.B : in.B+in.C]...)
			continue
		case code.UnpackLocals:
			source, targets := operand(regs, consts, in.B), f.code.Targets[in.A]
			if source.Kind() == object.KindTuple {
				if items := source.Tuple().Items; len(items) == len(targets) {
					for i, target := range targets {
						regs[target] = items[i]
					}
					continue
				}
			}
			m.sync(f, pc, left, in)
			err = unpackLocals(&m.Thread, regs, source, targets)
			left = m.Left
			if err == nil {
				left -= int64(in.After)
				continue
			}
		case code.ListAppend:
			list := regs[in.A].List()
			list.Items = append(list.Items, operand(regs, consts, in.B))
			continue

		case code.Call:
			callee := regs[in.A]
			if callee.Kind() == object.KindFunction {
				fn := asFunction(callee)
				if fn.Code.Simple && int(in.C) == fn.Code.NumArgs && m.Depth < m.MaxDepth {
					left += int64(in.After)
					f.pc = pc
					f = m.pushSimple(f, fn, int(in.A)+1)
					f.dst = in.B
					regs, consts, instrs, pc = f.regs, f.code.Consts, f.code.Instrs, 0
					continue
				}
			}
			m.sync(f, pc, left, in)
			err = m.call(f, in, callee, int(in.A)+1, int(in.C))
			if f, left = m.frame, m.Left; err == nil {
				regs, consts, instrs, pc = f.regs, f.code.Consts, f.code.Instrs, f.pc
				continue
			}
		case code.CallMethod:
			callee, first, n := regs[in.A], int(in.A)+1, int(in.C)+1
			if callee.IsNil() {
				callee, first, n = regs[in.A+1], first+1, n-1
			} else if callee.Kind() == object.KindFunction {
				fn := asFunction(callee)
				if fn.Code.Simple && n == fn.Code.NumArgs && m.Depth < m.MaxDepth {
					left += int64(in.After)
					f.pc = pc
					f = m.pushSimple(f, fn, first)
					f.dst = in.B
					regs, consts, instrs, pc = f.regs, f.code.Consts, f.code.Instrs, 0
					continue
				}
			}
			m.sync(f, pc, left, in)
			err = m.call(f, in, callee, first, n)
			if f, left = m.frame, m.Left; err == nil {
				regs, consts, instrs, pc = f.regs, f.code.Consts, f.code.Instrs, f.pc
				continue
			}
		case code.Return:
			v := operand(regs, consts, in.A)
			if f.kind == callFrame && !f.entry {
				dst := f.dst
				f = m.pop(f)
				regs, consts, instrs, pc = f.regs, f.code.Consts, f.code.Instrs, f.pc
				left -= int64(instrs[pc-1].After)
				regs[dst] = v
				continue
			}
			m.sync(f, pc, left, in)
			var done bool
			v, done, err = m.finish(f, v)
			if done {
				return v, err
			}
			if f, left = m.frame, m.Left; err == nil {
				regs, consts, instrs, pc = f.regs, f.code.Consts, f.code.Instrs, f.pc
				continue
			}
			pc = f.pc
		case code.Yield:
			m.sync(f, pc, left, in)
			v := operand(regs, consts, in.B)
			if m.yield(f, v) {
				return v, nil
			}
			f, left = m.frame, m.Left
			regs, consts, instrs, pc = f.regs, f.code.Consts, f.code.Instrs, f.pc
			continue
		case code.YieldFrom:
			m.sync(f, pc, left, in)
			var v object.Value
			var done bool
			v, done, err = ops.Delegate(&m.Thread, regs[in.B], regs[in.C])
			left = m.Left
			if err == nil && done {
				regs[in.A] = v
				continue
			}
			if err == nil {
				f.pc, f.delegating = pc-1, true
				if m.yield(f, v) {
					return v, nil
				}
				f, left = m.frame, m.Left
				regs, consts, instrs, pc = f.regs, f.code.Consts, f.code.Instrs, f.pc
				continue
			}

		default:
			m.sync(f, pc, left, in)
			err = m.execute(f, in)
			if f, left = m.frame, m.Left; err == nil {
				regs, consts, instrs, pc = f.regs, f.code.Consts, f.code.Instrs, f.pc
				continue
			}
		}

	failed: // in f; err says why
		if _, raised := err.(*object.Raised); !raised {
			return object.Value{}, m.interrupt(f, err)
		}
		m.Left, f.pc = left, pc
		if err = m.unwind(f, err); err != nil {
			return object.Value{}, err
		}
		f, left = m.frame, m.Left
		regs, consts, instrs, pc = f.regs, f.code.Consts, f.code.Instrs, f.pc
	}
}
