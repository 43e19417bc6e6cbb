package code

import (
	"fmt"
	"slices"

	"bhack/sandbox/internal/object"
)

// role is what an operand of an instruction names.
type role uint8

const (
	other    role = iota // something that is looked up with a check, or nothing
	register             // a register
	pair                 // a register, and the next one
	cell                 // the register of a cell
	either               // a register, or a constant
	constant             // a constant
	target               // an instruction
	global               // a slot of the module
)

// roles are those of the operands A, B and C for the operations that the loop executes
// without checks, and for all that take a register for a cell.
var roles = [OpMask + 1][3]role{
	Move:             {register, register},
	LoadConst:        {register, constant},
	CheckLocal:       {register},
	LoadGlobal:       {register, global},
	StoreGlobal:      {either, global},
	LoadCounter:      {register, global},
	StoreCounter:     {either, global},
	StoreDict:        {either, global},
	LoadCell:         {register, cell},
	LoadClassCell:    {register, cell, constant},
	StoreCell:        {either, cell},
	DeleteCell:       {other, cell},
	Add:              {register, either, either},
	Sub:              {register, either, either},
	Mul:              {register, either, either},
	FloorDiv:         {register, either, either},
	Mod:              {register, either, either},
	InplaceAdd:       {register, either, either},
	InplaceSub:       {register, either, either},
	Binary:           {register, either, either},
	Inplace:          {register, either, either},
	Neg:              {register, either},
	Not:              {register, either},
	Compare:          {register, either, either},
	CompareNoted:     {register, either, either},
	Contains:         {register, either, either},
	Is:               {register, either, either},
	Jump:             {other, other, target},
	JumpIfFalse:      {register, other, target},
	JumpIfTrue:       {register, other, target},
	JumpLess:         {either, either, target},
	JumpLessEqual:    {either, either, target},
	JumpGreater:      {either, either, target},
	JumpGreaterEqual: {either, either, target},
	JumpEqual:        {either, either, target},
	JumpNotEqual:     {either, either, target},
	JumpContains:     {either, either, target},
	IsJump:           {either, either, target},
	ForIter:          {register, register, target},
	JumpForIter:      {other, other, target},
	LoadAttr:         {register, register, constant},
	LoadMethod:       {pair, either, constant},
	StoreAttr:        {register, either, constant},
	GetItem:          {register, register, either},
	SetItem:          {register, either, either},
	GetCounted:       {register, register, either},
	SetCounted:       {register, either, either},
	BuildList:        {register},
	BuildPair:        {register, either, either},
	UnpackPair:       {register, either, register},
	UnpackTriple:     {register, either, register},
	UnpackLocals:     {other, either},
	MapAdd:           {register, either, either},
	ListAppend:       {register, either},
	GetCursor:        {register, either},
	Call:             {register, register},
	CallMethod:       {pair, register},
	CallDrawn:        {pair, register},
	EndFinally:       {pair},
	LeaveVia:         {pair, target, target},
	Return:           {either},
	LeaveLoop:        {register},
	TestAnchor:       {either, either},
	TestModulus:      {either, either},
	TestAdded:        {either},
	TestFactor:       {either},
	TestIn:           {either, either},
	TestPair:         {either, either},
	JoinTexts:        {register, either, either},
	MoveText:         {register, register},
	Yield:            {register, either},
}

// lastArgument returns the register of the last argument of a call, or that before the first one; ok is false for what is no call with
// positional arguments.
func (in *Instr) lastArgument() (register int, ok bool) {
	register = int(in.A) + int(in.C)
	switch in.Op {
	case CallMethod:
		register++
	case CallDrawn:
		register += int(in.Aux)
	case Call:
	default:
		return 0, false
	}
	return register, true
}

// Verify reports whether the loop may execute the code without checks: whether every
// operand names what there is, and the last instruction is an End.
func (c *Code) Verify() error {
	for i := range c.Instrs {
		in := &c.Instrs[i]
		for j, operand := range [...]int32{in.A, in.B, in.C} {
			if !c.has(roles[in.Op][j], int(operand)) {
				return fmt.Errorf("instruction %d, operation %d: operand %d is %d", i, in.Op, j, operand)
			}
		}
		if in.Op == JumpForIter && c.Instrs[in.C].Op != ForIter {
			return fmt.Errorf("instruction %d leads to no ForIter", i)
		}
		if !c.isBeforeUse(i) {
			return fmt.Errorf("instruction %d is not before the use of its result", i)
		}
		if last, calls := in.lastArgument(); calls && (in.C < 0 || !c.has(register, last)) {
			return fmt.Errorf("instruction %d has %d arguments", i, in.C)
		}
		if (in.Op == Call || in.Op == CallMethod) && !c.knowsResult(i) {
			return fmt.Errorf("what becomes of the result of instruction %d is wrong", i)
		}
		if in.Op == CallAnchored && !c.isAnchoredCall(i) {
			return fmt.Errorf("instruction %d is not before an anchored call", i)
		}
		if in.Op == UnpackTriple && !c.has(register, int(in.Aux)) {
			return fmt.Errorf("instruction %d unpacks to %d", i, in.Aux)
		}
		if in.Op == UnpackLocals {
			for _, local := range c.Targets[in.A] {
				if !c.has(register, int(local)) {
					return fmt.Errorf("instruction %d unpacks to %d", i, local)
				}
			}
		}
	}
	for i, use := range c.Uses {
		if !c.hasOperands(&use) {
			return fmt.Errorf("use %d of a counter has an operand that there is not", i)
		}
		if at := int(use.At); use.Kind == UseCompare && (at < 0 || at >= len(c.Instrs) || c.Instrs[at].Op != CompareNoted) {
			return fmt.Errorf("instruction %d compares no counter", at)
		}
		if at := int(use.At); use.Kind == UseArgument && (at < 0 || at >= len(c.Instrs) || c.Instrs[at].Op != Call && c.Instrs[at].Op != CallMethod) {
			return fmt.Errorf("instruction %d takes no counter", at)
		}
	}
	for i, inner := range c.Codes {
		for j, from := range inner.FreeFrom {
			if c.IsCell(int(from)) != (j < inner.FreeCells) || int(from) >= c.FirstTemp() {
				return fmt.Errorf("code %d takes variable %d from register %d", i, j, from)
			}
		}
	}
	if n := len(c.Instrs); n == 0 || c.Instrs[n-1].Op != End {
		return fmt.Errorf("the code has no end")
	}
	return nil
}

// isBeforeUse reports whether the next instruction is one that Aux promises.
func (c *Code) isBeforeUse(i int) bool {
	in := &c.Instrs[i]
	if in.Aux == 0 || in.Op != ForIter && in.Op != GetItem && in.Op != LoadGlobal {
		return true
	}
	next := &c.Instrs[i+1]
	switch {
	case in.Op == ForIter:
		return in.Aux == ThenUnpack && (next.Op == UnpackPair || next.Op == UnpackTriple) && next.B == in.A
	case in.Op == LoadGlobal:
		return in.Aux == ThenJump && (next.Op == JumpEqual || next.Op == JumpNotEqual) && next.B == in.A
	case in.Aux == ThenGetItem:
		return next.Op == GetItem && next.B == in.A
	case next.Op == LoadGlobal:
		return in.Aux == ThenJump && next.Aux == ThenJump && next.A != in.A && c.Instrs[i+2].A == in.A
	}
	return in.Aux == ThenJump && (next.Op == JumpEqual || next.Op == JumpNotEqual) && next.A == in.A
}

// isAnchoredCall reports whether a CallAnchored is in front of a call of which it is known what becomes of the
// arguments.
func (c *Code) isAnchoredCall(i int) bool {
	at, next := int(c.Instrs[i].A), c.Instrs[min(i+1, len(c.Instrs)-1)]
	return 0 <= at && at < len(c.Anchoring.Calls) && (next.Op == Call || next.Op == CallMethod) &&
		len(c.Anchoring.Calls[at].Args) == int(next.C)
}

// knowsResult reports whether it may be found out by the Result of a call what that is compared with.
func (c *Code) knowsResult(i int) bool {
	aux := int(c.Instrs[i].Aux)
	if aux < 0 || aux > len(c.Results) {
		return false
	}
	r := c.ResultOf(&c.Instrs[i])
	if r.Kind != ResultEqual {
		return true
	}
	loads := c.Instrs[min(i+1, len(c.Instrs)):]
	switch {
	case int(r.Loads) > len(loads):
		return false
	case r.Loads == 0:
		return c.has(either, int(r.Other))
	case r.Loads == 1:
		return loads[0].Op == LoadGlobal || loads[0].Op == LoadCell || loads[0].Op == LoadAttr
	}
	return r.Loads == 2 && loads[0].Op == LoadGlobal && loads[1].Op == LoadAttr && loads[1].B == loads[0].A
}

// hasOperands reports whether there is all that a counter is used with.
func (c *Code) hasOperands(use *Use) bool {
	has := func(o Operand) bool {
		return (o.Global && c.has(global, int(o.At)) || !o.Global && c.has(either, int(o.At))) &&
			(o.Attr == 0 || c.has(constant, int(o.Attr-1)) && c.Consts[o.Attr-1].Kind() == object.KindStr)
	}
	return !slices.ContainsFunc(use.Operations, func(o Operation) bool { return !has(o.By) }) &&
		len(use.Operations) <= MaxOperations && (use.Kind != UseTest || has(use.Other)) && (use.Kind != UseCompare || c.has(register, int(use.Other.At)))
}

// has reports whether the code has what an operand in a role names.
func (c *Code) has(r role, x int) bool {
	switch r {
	case register:
		return 0 <= x && x < c.NumRegs
	case pair:
		return 0 <= x && x+1 < c.NumRegs
	case cell:
		return c.IsCell(x)
	case constant:
		return 0 <= x && x < len(c.Consts)
	case either:
		return 0 <= x && x < c.NumRegs || x < 0 && ^x < len(c.Consts)
	case global:
		return 0 <= x && x < len(c.Unit.Globals)
	case target:
		return 0 <= x && x < len(c.Instrs)-1
	}
	return true
}
