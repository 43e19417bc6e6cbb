package frontend

import (
	"math"

	"github.com/go-python/gpython/vm"
)

// joinJumps makes one jump, or return, of bytecodes that only lead to one: of a UNARY_NOT before it, of
// another jump, and of what comes together behind a comparison with several parts. NOPs that cost
// nothing take the places of those that are left out, so that others stay where they are.
func (d *decoder) joinJumps() {
	jumps := make([]int, len(d.raws)) // how many lead there
	parts := map[int][]int{}          // those of them that follow a part of a comparison
	for i := range d.raws {
		r := &d.raws[i]
		if r.target >= 0 {
			jumps[r.target]++
		}
		if r.op == vm.JUMP_IF_FALSE_OR_POP && d.endsPart(i) {
			parts[r.target] = append(parts[r.target], i)
		}
	}
	for i := len(d.raws) - 2; i >= 0; i-- {
		if next := &d.raws[i+1]; d.raws[i].op == vm.UNARY_NOT && isPopJump(next.op) && jumps[i+1] == 0 && next.extra < maxJoined {
			d.raws[i] = negated(next)
			d.leaveOut(i+1, i+2)
		}
	}
	for i := range d.raws {
		if d.raws[i].op == vm.ROT_TWO && jumps[i] > 0 && len(parts[i]) == jumps[i] {
			d.joinChain(i, jumps, parts[i])
		}
	}
	for i := range d.raws {
		if r := &d.raws[i]; isJump(r.op) && d.raws[r.target].op == vm.RETURN_VALUE {
			r.op, r.target = vm.RETURN_VALUE, -1
			r.extra++
		}
	}
}

// maxJoined is how many bytecodes are joined to a jump: more of them are rare, and their costs are bytes.
const maxJoined = 16

// endsPart reports whether a jump follows a part of a comparison that is not the last one. No other way leads
// into these bytecodes but to the first one.
func (d *decoder) endsPart(i int) bool {
	if i < 3 || d.raws[i].toll > 0 {
		return false
	}
	for at, op := range [...]vm.OpCode{vm.DUP_TOP, vm.ROT_THREE, vm.COMPARE_OP} {
		if d.raws[i-3+at].op != op {
			return false
		}
	}
	return true
}

func isJump(op vm.OpCode) bool { return op == vm.JUMP_FORWARD || op == vm.JUMP_ABSOLUTE }

// negated returns a conditional jump together with the UNARY_NOT before it.
func negated(jump *raw) raw {
	r := *jump
	r.extra, r.nots = r.extra+1, r.nots+1
	r.op = vm.POP_JUMP_IF_TRUE
	if jump.op == vm.POP_JUMP_IF_TRUE {
		r.op = vm.POP_JUMP_IF_FALSE
	}
	return r
}

// leaveOut puts NOPs that cost nothing in the place of bytecodes.
func (d *decoder) leaveOut(from, to int) {
	for i := from; i < to; i++ {
		d.raws[i] = raw{op: vm.NOP, extra: -1, offset: d.raws[i].offset, line: d.raws[i].line, target: -1}
	}
}

// joinChain joins the jumps of a comparison with several parts, a < b < c. The front end's compiler
// keeps b for the second part, and has
//
//	DUP_TOP, ROT_THREE, COMPARE_OP, JUMP_IF_FALSE_OR_POP end   for each part but the last
//	COMPARE_OP, JUMP_FORWARD out
//	end: ROT_TWO, POP_TOP
//	out: POP_JUMP_IF_FALSE, or something else
//
// A part that is false then drops b where it jumps. If the comparison is a condition, each part makes
// the jump at out: as in CPython 3.7, its result is asked once whether it is true. That of a part of an
// and or or whose value is kept is asked again there. jumps is how many jumps lead to each bytecode, and
// parts are those that lead to end.
func (d *decoder) joinChain(end int, jumps, parts []int) {
	last, out := end-1, end+2
	if last < 1 || out >= len(d.raws) || d.raws[end+1].op != vm.POP_TOP || jumps[end+1] > 0 {
		return
	}
	forward, jump := &d.raws[last], d.raws[out]
	if !isJump(forward.op) || forward.target != out {
		return
	}
	part := raw{op: vm.JUMP_IF_FALSE_OR_POP, target: out, toll: 2} // ROT_TWO and POP_TOP
	if isPopJump(jump.op) && !jump.inValue && jumps[out] == 1 {
		toll := int(part.toll) + 1 + int(jump.extra)
		part.op, part.target = vm.POP_JUMP_IF_FALSE, out+1
		if jump.op == vm.POP_JUMP_IF_FALSE { // as the result of the part is false
			part.target = jump.target
			toll += int(jump.toll)
		}
		if toll > math.MaxUint8 {
			return
		}
		part.toll = uint8(toll)
		d.leaveOut(out, out+1)
		forward.op, forward.target, forward.toll = jump.op, jump.target, jump.toll
		forward.extra, forward.nots = jump.extra+1, jump.nots
	}
	for _, i := range parts {
		r := &d.raws[i]
		r.op, r.target, r.toll, r.dropped = part.op, part.target, part.toll, true
	}
	d.leaveOut(end, out)
}
