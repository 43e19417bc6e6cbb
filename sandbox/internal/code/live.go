package code

import "sync"

// Live is what of a code's temporaries is still used where: all others may hold what has been used up long ago, as the loop does not clear
// them, and may even leave out to write what only the next instruction uses.
type Live struct {
	once sync.Once
	// words is how many words of bits there are for each instruction, a bit for each temporary; before has those of the temporaries that
	// are used before they are written, from the instruction on. It is nil if that was too much to find out.
	words  int
	before []uint64
}

// The most bits and instructions of codes of which it is found out, and how often it goes through these for that.
const maxLiveBits, maxLiveInstrs, maxLivePasses = 1 << 22, 1 << 16, 100

// LiveTemps returns bits of the temporaries that may still be used from an instruction on, in the order of bits; nil if it is not known
// which are, or if there are none at all.
func (c *Code) LiveTemps(at int) []uint64 {
	l := c.Live
	if l == nil {
		return nil
	}
	l.once.Do(func() { l.find(c) })
	if l.before == nil {
		return nil
	}
	return l.at(at)
}

// at returns the bits of an instruction.
func (l *Live) at(i int) []uint64 { return l.before[i*l.words : (i+1)*l.words] }

// IsTooLargeForLive reports whether it would be too much to find out which temporaries are still used where. With notes, code is as large as
// without.
func (c *Code) IsTooLargeForLive() bool {
	instrs := 0
	for i := range c.Instrs {
		if !c.Instrs[i].Op.IsNote() {
			instrs++
		}
	}
	return instrs > maxLiveInstrs || c.liveWords()*64*instrs > maxLiveBits
}

// liveWords returns how many words the bits of all temporaries are.
func (c *Code) liveWords() int { return (c.NumRegs - c.FirstTemp() + 63) / 64 }

// find finds out what is used, from the last instruction to the first one, until nothing more comes to light.
func (l *Live) find(c *Code) {
	if l.words = c.liveWords(); l.words == 0 || c.IsTooLargeForLive() {
		return
	}
	l.before = make([]uint64, l.words*len(c.Instrs))
	bits := make([]uint64, 3*l.words)
	p := livePass{
		live: l, code: c, first: c.FirstTemp(), handlers: c.handlers(),
		now: bits[:l.words], caught: bits[l.words : 2*l.words], via: bits[2*l.words:],
	}
	for i := range c.Handling { // which is looked at by whatever raises
		h := &c.Handling[i]
		clear(p.now)
		p.use(h.State)
		for at := h.Start; at < h.End; at++ {
			merge(l.at(int(at)), p.now)
		}
	}
	for range maxLivePasses {
		if !p.run() {
			return
		}
	}
	l.before = nil
}

// merge adds bits to others, and reports whether there are more then.
func merge(bits, others []uint64) (more bool) {
	for i, word := range others {
		more = more || word&^bits[i] != 0
		bits[i] |= word
	}
	return more
}

// handlers returns for each instruction the number of the handler that its exceptions go to, or -1.
func (c *Code) handlers() []int32 {
	of := make([]int32, len(c.Instrs))
	for i := range of {
		of[i] = -1
	}
	for n := len(c.Handlers) - 1; n >= 0; n-- { // inner ones come first
		h := &c.Handlers[n]
		for i := h.Start; i < h.End; i++ {
			of[i] = int32(n)
		}
	}
	return of
}

// A livePass goes through the instructions of a code.
type livePass struct {
	live     *Live
	code     *Code
	first    int // the register of the first temporary
	handlers []int32
	// now is what is used from the instruction on, and caught what is if it raises an exception.
	now, caught []uint64
	// via is what is used where code goes on that has left a block by a finally clause.
	via []uint64
}

// run goes once through them, and reports whether that has found out anything.
func (p *livePass) run() (more bool) {
	c, live := p.code, p.live
	for i := range c.Instrs {
		if in := &c.Instrs[i]; in.Op == LeaveVia {
			merge(p.via, live.at(int(in.B)))
		}
	}
	for i := len(c.Instrs) - 1; i >= 0; i-- {
		p.follow(i)
		more = merge(live.at(i), p.now) || more
	}
	return more
}

// follow finds out what is used from an instruction on, by what is used from those on that may follow it.
func (p *livePass) follow(i int) {
	in, live := &p.code.Instrs[i], p.live
	clear(p.now)
	if n := p.handlers[i]; n >= 0 {
		h := &p.code.Handlers[n]
		merge(p.now, live.at(int(h.Target)))
		for _, state := range [...]int32{0, 1, 2, 4, 5} { // which an exception sets
			p.write(h.State + state)
		}
	}
	copy(p.caught, p.now)
	clear(p.now)
	switch in.Op {
	case Return, Raise, End:
	case Jump, JumpForIter, LeaveVia:
		merge(p.now, live.at(int(in.C)))
	default:
		merge(p.now, live.at(i+1))
	}
	p.writes(in)
	if target, ok := in.Target(); ok {
		merge(p.now, live.at(target))
	}
	if in.Op == EndFinally {
		merge(p.now, p.via)
	}
	merge(p.now, p.caught)
	p.uses(in)
}

// use notes that a register is used, if it is a temporary.
func (p *livePass) use(register int32) {
	if i := int(register) - p.first; i >= 0 {
		p.now[i/64] |= 1 << (i % 64)
	}
}

// write notes that a register is written.
func (p *livePass) write(register int32) {
	if i := int(register) - p.first; i >= 0 {
		p.now[i/64] &^= 1 << (i % 64)
	}
}

func (p *livePass) useRange(from, n int32) {
	for i := range n {
		p.use(from + i)
	}
}

func (p *livePass) writeRange(from, n int32) {
	for i := range n {
		p.write(from + i)
	}
}

// writes notes the registers that an instruction writes on its way to the next one. It may leave some out: these count as used for longer.
func (p *livePass) writes(in *Instr) {
	switch in.Op {
	case Move, LoadConst, LoadGlobal, LoadCounter, LoadName, LoadCell, LoadClassCell, LoadBuildClass,
		Add, Sub, Mul, FloorDiv, Mod, InplaceAdd, InplaceSub, Binary, Inplace, Unary, Neg, Not, Compare, CompareNoted, Contains, Is,
		ForIter, LoadAttr, GetItem, GetCounted, GetSlice, BuildTuple, BuildPair, BuildList, BuildSet, BuildMap, BuildSlice, GetIter, GetCursor,
		CallHidden, MakeFunction, Yield, ImportName, ImportFrom, ExceptMatch:
		p.write(in.A)
	case LoadMethod:
		p.writeRange(in.A, 2)
	case UnpackSequence:
		p.writeRange(in.A, in.C)
	case UnpackEx:
		p.writeRange(in.A, in.C&0xff+1+in.C>>8)
	case UnpackPair, SetupWith:
		p.write(in.A)
		p.write(in.C)
	case UnpackTriple:
		p.write(in.A)
		p.write(in.C)
		p.write(in.Aux)
	case Call, CallMethod, CallDrawn, CallKw, CallEx, Comprehend:
		p.write(in.B)
	case PopExcept:
		p.write(in.A)
	case LeaveVia:
		p.writeRange(in.A, 2)
	case EnterFinally:
		p.writeRange(in.A, 3)
	}
}

// uses notes the registers that an instruction uses.
func (p *livePass) uses(in *Instr) {
	switch in.Op {
	case Nop, LoadConst, LoadGlobal, LoadCounter, LoadName, LoadBuildClass, DeleteGlobal, DeleteName, Jump, JumpForIter, BuildMap,
		ImportName, EnterFinally, LeaveVia, PopExcept, Pin, CallAnchored, End:
	case CheckLocal, DeleteLocal, StoreGlobal, StoreCounter, StoreDict, StoreName, StoreCell, JumpIfFalse, JumpIfTrue, DeleteAttr, Comprehend,
		Return, ImportStar, LeaveLoop, TestAdded, TestFactor, TurnAnchor:
		p.use(in.A)
	case Move, LoadCell, LoadClassCell, DeleteCell, Unary, Neg, Not, ForIter, LoadAttr, LoadMethod, UnpackSequence, UnpackPair, UnpackTriple,
		UnpackLocals, UnpackEx, GetIter, GetCursor, Yield, ImportFrom, SaveReturn, SetupWith, MoveText, ReturnAnchored:
		p.use(in.B)
	case Add, Sub, Mul, FloorDiv, Mod, InplaceAdd, InplaceSub, Binary, Inplace, Compare, CompareNoted, Contains, Is, GetItem, GetCounted,
		BuildPair, ExceptMatch, YieldFrom, JoinTexts:
		p.use(in.B)
		p.use(in.C)
	case JumpLess, JumpLessEqual, JumpGreater, JumpGreaterEqual, JumpEqual, JumpNotEqual, JumpContains, IsJump, StoreAttr, DelItem,
		ListAppend, SetAdd, TestAnchor, TestModulus, TestIn, TestPair:
		p.use(in.A)
		p.use(in.B)
	case SetItem, SetCounted, MapAdd:
		p.use(in.A)
		p.use(in.B)
		p.use(in.C)
	case GetSlice:
		p.use(in.B)
		p.use(in.C)
		p.use(in.Aux)
	case BuildTuple, BuildList, BuildSet, BuildSlice:
		p.useRange(in.B, in.C)
	case Call:
		p.useRange(in.A, in.C+1)
	case CallMethod:
		p.useRange(in.A, in.C+2)
	case CallDrawn:
		p.useRange(in.A, in.C+1+in.Aux)
	case CallKw:
		p.useRange(in.A, in.C+1+2*int32(len(p.code.KwNames[in.Aux])))
	case CallHidden:
		p.useRange(in.B, in.C)
		if function := in.Aux & 0xff; function == HiddenArgs || function == HiddenKwargs { // others have no callee
			p.use(in.Aux >> 8)
		}
	case Raise:
		p.useRange(in.B, in.A)
	case EndFinally:
		p.useRange(in.A, 3)
	case WithCleanup:
		p.useRange(in.A, 3)
		p.use(in.B)
	case CallEx:
		n := 1 + in.C&(CallStar-1) + 2*int32(len(p.code.KwNames[in.Aux]))
		for _, star := range [...]int32{CallStar, CallStarKw} {
			if in.C&star != 0 {
				n++
			}
		}
		p.useRange(in.A, n)
	case MakeFunction:
		p.useRange(in.C, in.Aux&0xff+2*(in.Aux>>8&0xff)+in.Aux>>16)
	default:
		panic("code: an operation of which it is not known what it uses")
	}
}
