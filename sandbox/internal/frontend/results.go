package frontend

import "bhack/sandbox/internal/code"

// markResult notes what becomes of a value that has just been popped, if it is what a call has
// returned, of which there is no copy.
func (d *decoder) markResult(p *place, result code.Result) {
	if !d.isResult(p) {
		return
	}
	d.out.Results = append(d.out.Results, result)
	d.out.Instrs[p.producer].Aux = int32(len(d.out.Results))
}

// isResult reports whether a value that has just been popped is what a call has returned, of which there
// is no copy, and it is not known yet what becomes of it.
func (d *decoder) isResult(p *place) bool {
	if p.kind != inTemp || p.producer < 0 {
		return false
	}
	call := &d.out.Instrs[p.producer]
	return (call.Op == code.Call || call.Op == code.CallMethod) && call.Aux == 0
}

// noteCompared is markResult for the operands of a comparison.
func (d *decoder) noteCompared(operator int, a, b *place) {
	switch operator {
	case code.OpEq, code.OpNe, code.OpIs, code.OpIsNot:
	default:
		return
	}
	switch {
	case d.isResult(b): // the other value is there when the call is made
		d.markResult(b, code.Result{Kind: code.ResultEqual, Other: d.operand(*a)})
	case d.isResult(a):
		if b.kind != inTemp {
			d.markResult(a, code.Result{Kind: code.ResultEqual, Other: d.operand(*b)})
		} else if loads, ok := d.loadsAfter(a.producer, b); ok {
			d.markResult(a, code.Result{Kind: code.ResultEqual, Loads: loads})
		}
	}
}

// loadsAfter returns how many instructions after a call, which are the last ones, load a value;
// ok is false if something else does.
func (d *decoder) loadsAfter(call int, p *place) (loads uint8, ok bool) {
	instrs := d.out.Instrs[call+1:]
	if p.producer != len(d.out.Instrs)-1 || len(instrs) == 0 {
		return 0, false
	}
	first, last := &instrs[0], &instrs[len(instrs)-1]
	switch len(instrs) {
	case 1:
		return 1, first.Op == code.LoadGlobal || first.Op == code.LoadCell ||
			first.Op == code.LoadAttr && int(first.B) < d.out.FirstTemp()
	case 2:
		return 2, first.Op == code.LoadGlobal && last.Op == code.LoadAttr && last.B == first.A
	}
	return 0, false
}
