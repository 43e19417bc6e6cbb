package analysis

import (
	"slices"

	"bhack/sandbox/internal/code"
)

// A flow follows the ways through a code object. On each of them something, a K, is known before each instruction; where ways
// meet, it is what is known on all of them. Ways that exceptions take are among them, from each instruction in reach of
// a handler.
type flow[K knowledge[K]] struct {
	code   *code.Code
	by     follower[K]
	budget *budget
	// before is what is known before instructions at which ways meet, and reached are those from which to go on.
	before  map[int]K
	reached []int
	// at is the instruction that is followed, and now what is known before it, and after it once it has been executed.
	at  int
	now K
}

// knowledge is what is known before an instruction.
type knowledge[K any] interface {
	// clone returns a copy.
	clone() K
	// size is how much is known, as work.
	size() int
	// forgetFrom forgets what registers from one on hold.
	forgetFrom(register int32)
}

// A follower is an analysis that uses a flow.
type follower[K any] interface {
	// execute follows what an instruction does to what is known now. It returns false if nothing more need be known.
	execute(in *code.Instr) bool
	// merge leaves of known what is also known on another way. It reports whether that is less.
	merge(known, other K) bool
}

// newFlow returns a flow through a code object from its first instruction, before which something is known. It takes its work from a budget.
func newFlow[K knowledge[K]](c *code.Code, by follower[K], work *budget, first K) flow[K] {
	return flow[K]{code: c, by: by, budget: work, before: map[int]K{0: first}, reached: []int{0}}
}

// run follows all ways until nothing less becomes known. It returns false if the follower has ended it, or the budget.
func (f *flow[K]) run() bool {
	for len(f.reached) > 0 {
		last := len(f.reached) - 1
		at := f.reached[last]
		f.reached = f.reached[:last]
		if !f.walk(at) {
			return false
		}
	}
	return true
}

// reach notes what is known on a way to an instruction at which ways meet.
func (f *flow[K]) reach(at int, k K) {
	f.budget.spend(1 + k.size())
	known, ok := f.before[at]
	if !ok {
		f.before[at] = k.clone()
	}
	if !ok || f.by.merge(known, k) {
		f.reached = append(f.reached, at)
	}
}

// walk follows the instructions from one at which ways meet to others.
func (f *flow[K]) walk(from int) bool {
	f.now = f.before[from].clone()
	for f.at = from; ; f.at++ {
		if !f.budget.spend(1 + len(f.code.Handlers)) {
			return false
		}
		for i := range f.code.Handlers {
			if h := &f.code.Handlers[i]; int(h.Start) <= f.at && f.at < int(h.End) {
				caught := f.now.clone()
				caught.forgetFrom(h.State)
				f.reach(int(h.Target), caught)
			}
		}
		in := &f.code.Instrs[f.at]
		target, jumps := in.Target()
		if in.Op == code.ForIter { // at the end there is no item to assign
			f.reach(target, f.now)
			jumps = false
		}
		if !f.by.execute(in) {
			return false
		}
		if jumps {
			f.reach(target, f.now)
		}
		switch next := f.goesOn(in); {
		case !next:
			return true
		case f.meets(f.at + 1):
			f.reach(f.at+1, f.now)
			return true
		}
	}
}

// meets reports whether ways may lead to an instruction that do not come from the one before it.
func (f *flow[K]) meets(at int) bool {
	return f.code.IsJumpTarget(at) || slices.ContainsFunc(f.code.Handlers, func(h code.Handler) bool { return int(h.Target) == at })
}

// goesOn reports whether the instruction after one that has been executed may be the next.
func (f *flow[K]) goesOn(in *code.Instr) bool {
	switch in.Op {
	case code.Return, code.Raise, code.Jump, code.JumpForIter, code.LeaveVia, code.End:
		return false
	case code.EndFinally:
		f.budget.spend(len(f.code.Instrs))
		for i := range f.code.Instrs { // where code may go on that has left a block by this clause
			if via := &f.code.Instrs[i]; via.Op == code.LeaveVia {
				f.reach(int(via.B), f.now)
			}
		}
		// Else these are except clauses, of which none has caught the exception. A with statement may swallow one.
		return slices.ContainsFunc(f.code.Instrs, func(begin code.Instr) bool {
			return begin.A == in.A && (begin.Op == code.EnterFinally || begin.Op == code.WithCleanup)
		})
	}
	return true
}
