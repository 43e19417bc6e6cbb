package code

// Op is the operation of an instruction.
type Op uint8

// The operations. R[x] is register x of the frame; V[x] is R[x] for x >= 0 and
// constant ^x below; K[x] is constant x; A, B, C and Aux are the operands of the
// instruction; "jump C" sets the program counter to C.
const (
	Nop Op = iota // nothing; carries the cost of bytecodes that do nothing here

	// Moves and names.

	Move           // R[A] = R[B]
	LoadConst      // R[A] = K[B]
	CheckLocal     // raise UnboundLocalError unless local R[A] is bound
	DeleteLocal    // unbind local R[A], which must be bound
	LoadGlobal     // R[A] = slot B of the module, or builtin C, else NameError; Aux may be ThenJump
	StoreGlobal    // slot B of the module = V[A]
	LoadCounter    // as LoadGlobal, of a counter; Uses[Aux-1] says what becomes of it, unless Aux is 0
	StoreCounter   // as StoreGlobal, of a counter
	StoreDict      // as StoreGlobal, of a dict that nothing else refers to, if slot B is one for dicts of counters
	DeleteGlobal   // unbind slot B of the module, which must be bound
	LoadName       // R[A] = name K[Aux] in the class body, else as LoadGlobal
	StoreName      // name K[B] in the class body = V[A]
	DeleteName     // unbind name K[B] in the class body
	LoadCell       // R[A] = content of the cell R[B]
	LoadClassCell  // R[A] = name K[C] in the class body, else content of the cell R[B]
	StoreCell      // content of the cell R[B] = V[A]
	DeleteCell     // unbind the content of the cell R[B]
	LoadBuildClass // R[A] = the function that makes classes

	// Arithmetic. Binary and Inplace serve the operators that have no operation
	// of their own.

	Add          // R[A] = V[B] + V[C]
	Sub          // R[A] = V[B] - V[C]
	Mul          // R[A] = V[B] * V[C]
	FloorDiv     // R[A] = V[B] // V[C]
	Mod          // R[A] = V[B] % V[C]
	InplaceAdd   // R[A] = V[B] += V[C]
	InplaceSub   // R[A] = V[B] -= V[C]
	Binary       // R[A] = V[B] op V[C], op in Aux
	Inplace      // R[A] = V[B] op= V[C], op in Aux
	Unary        // R[A] = op V[B], op in Aux
	Neg          // R[A] = -V[B]; Aux as for Unary
	Not          // R[A] = not V[B]
	Compare      // R[A] = V[B] op V[C]; made by Comparison
	CompareNoted // as Compare, of the result of a CallDrawn or of a counter
	Contains     // R[A] = V[B] in V[C], or not in; made by Comparison
	Is           // R[A] = V[B] is V[C], or is not if Aux is 1

	// Jumps.

	Jump        // jump C
	JumpIfFalse // if not R[A]: jump C
	JumpIfTrue  // if R[A]: jump C

	// Comparisons with the jump on them, made by CompareAndJump: if V[A] op V[B], or
	// unless that is so, jump C. The first six are named after the ints that make
	// them jump.

	JumpLess         // for < and, unless that is true, >=
	JumpLessEqual    // for <=, >
	JumpGreater      // for >, <=
	JumpGreaterEqual // for >=, <
	JumpEqual        // for ==, !=
	JumpNotEqual     // for !=, ==
	JumpContains     // for in and not in
	IsJump           // if V[A] is V[B]: jump C; if Aux is 1: if V[A] is not V[B]

	// Loops.

	ForIter     // R[A] = next item of the iterator R[B], or jump C at its end; Aux may be ThenUnpack
	JumpForIter // go on with the ForIter at C, for which it is charged as well

	// Attributes and items.

	LoadAttr   // R[A] = R[B].name, K[C]; Aux as for LoadCounter
	LoadMethod // R[A], R[A+1] = function and self of V[B].name, K[C], slot Aux; or nil and its value
	StoreAttr  // R[A].name, K[C] = V[B]
	DeleteAttr // del V[A].name, K[C]
	GetItem    // R[A] = R[B][V[C]]; Aux may be ThenGetItem or ThenJump
	GetCounted // as GetItem, of a dict of counters; Aux as for LoadCounter
	GetSlice   // R[A] = V[B][V[C]:V[Aux]]
	SetItem    // R[A][V[B]] = V[C]
	SetCounted // as SetItem, of a dict of counters
	DelItem    // del V[A][V[B]]

	// Building.

	BuildTuple     // R[A] = (R[B], ..., R[B+C-1])
	BuildPair      // R[A] = (V[B], V[C])
	BuildList      // R[A] = [R[B], ..., R[B+C-1]]; if Aux is ForComprehension: [], for the items of R[0]
	BuildSet       // R[A] = {R[B], ..., R[B+C-1]}
	BuildMap       // R[A] = {}; if Aux is ForComprehension: for the items of R[0]
	BuildSlice     // R[A] = slice(R[B], R[B+1], R[B+2] if C is 3)
	ListAppend     // R[A].append(V[B])
	SetAdd         // R[A].add(V[B])
	MapAdd         // R[A][V[B]] = V[C], for a dict being displayed
	UnpackSequence // R[A+C-1], ..., R[A] = the C items of V[B], the first on top
	UnpackPair     // R[A] and R[C] = the two items of V[B]
	UnpackTriple   // R[A], R[C] and R[Aux] = the three items of V[B]
	UnpackLocals   // the locals Targets[A] = the items of V[B]
	UnpackEx       // as UnpackSequence, with a starred target: C is before | after<<8
	GetIter        // R[A] = iter(V[B])
	GetCursor      // as GetIter, for a ForIter, which also takes a cursor in place of an iterator

	// Calls. The callee is in R[A] and the result goes to R[B].

	Call         // R[B] = R[A](R[A+1], ..., R[A+C]); Results[Aux-1] says what becomes of that, unless Aux is 0
	CallMethod   // as Call, of what LoadMethod left in R[A] and R[A+1]; arguments from R[A+2]
	CallDrawn    // as Call or, if Aux is 1, CallMethod, where a CompareNoted makes use of the result, and nothing else
	CallKw       // C positional arguments, then (name, value) pairs; names in KwNames[Aux]
	CallEx       // as CallKw with C&0xffff, then *args if C&1<<16, then **kwargs if C&1<<17
	CallHidden   // R[A] = hidden function Aux&0xff of R[B], ..., R[B+C-1]; arguments of a call of R[Aux>>8]
	Comprehend   // R[B] = what the comprehension Codes[Aux] makes of the iterator or cursor in R[A]
	MakeFunction // R[A] = function of Codes[B]; defaults and annotations from R[C], as Aux says
	Return       // return V[A]
	Yield        // R[A] = yield V[B]
	YieldFrom    // R[A] = yield from R[B]; R[C] is what to send

	// Imports.

	ImportName // R[A] = module named K[B]; names wanted in K[C], level in Aux
	ImportFrom // R[A] = attribute K[C] of module R[B]
	ImportStar // all names of module R[A] into this module

	// Exceptions. The state of a handler is in registers from S on: R[S] is the
	// exception, or nil when a finally clause runs for another reason; then
	// R[S+1] is where to go on after it, or nil for the next instruction, and
	// R[S+2] a value to return. R[S+4] and R[S+5] are the exception, too, for the
	// code of except clauses.

	Raise        // raise; A operands, from R[B] on
	ExceptMatch  // R[A] = exception V[B] matches the class or tuple V[C]
	PopExcept    // the exception in R[A] has been handled
	EnterFinally // begin a finally clause with state R[A], with nothing to do after it
	LeaveVia     // begin a finally clause with state R[A], to go on at B after it; jump C
	SaveReturn   // the value to return after the finally clause with state R[A] is V[B]
	EndFinally   // raise R[A] again, or go on as R[A+1] says
	SetupWith    // R[A] = __exit__ of V[B], R[C] = result of its __enter__
	WithCleanup  // call R[B], an __exit__, for the state R[A]
	LeaveLoop    // R[A] is the iterator of a loop that ends early; B its GetCursor, C the call that made what is iterated over, or -1

	// Notes of what a turn depends on, for the instruction after them; they cost nothing and change
	// no register.

	Pin            // it depends on the coordinates A of the place
	TestAnchor     // it depends on how V[A] op V[B] comes out, op in Aux&0xff, and V[A] is anchored as Aux>>8 says
	TestModulus    // it depends on V[A] % V[B], and V[A] is anchored as Aux says
	TestAdded      // V[A] is added to something that depends on coordinates Aux, or that is subtracted from it
	TestFactor     // V[A] is multiplied with a number that is anchored as Aux says
	TestIn         // it depends on whether V[A], which is anchored as Aux says, is in V[B]
	TestPair       // V[A] and V[B], which are anchored as Aux&0xff and Aux>>8 say, become a pair
	TurnAnchor     // V[A], which is anchored as Aux says, is to be subtracted; or, if Aux is 0, numbers anchored to coordinates A are taken for turned ones
	CallAnchored   // the call is Anchoring.Calls[A]; it comes directly before that
	JoinTexts      // R[A] becomes V[B] + V[C], texts of which those are anchored that Aux has a bit for, 1 and 2
	MoveText       // R[A] becomes R[B], a text that is anchored
	ReturnAnchored // R[B], if it is a text, or another value is anchored as A says, and what Anchoring.Result says

	// End is the last instruction, which is never reached. It is OpMask, so that a switch over an
	// Op & OpMask that has a case for it need not ask whether there are cases beyond.
	End = OpMask
)

// OpMask is the largest operation.
const OpMask Op = 127

const _ = uint(OpMask - ReturnAnchored - 1) // there is room for all operations below it

// The operators of Binary and Inplace.
const (
	OpAdd = iota
	OpSub
	OpMul
	OpFloorDiv
	OpMod
	OpTrueDiv
	OpPow
	OpLShift
	OpRShift
	OpAnd
	OpOr
	OpXor
	OpMatMul
)

// What Aux says of an instruction whose result the next one uses, and nothing else: the loop may
// do the work of both at once, and leave out the result.
const (
	// ThenUnpack is of a ForIter before the UnpackPair or UnpackTriple of the item.
	ThenUnpack = 1
	// ThenGetItem is of a GetItem before the GetItem of an item of its result.
	ThenGetItem = 2
	// ThenJump is of a LoadGlobal before a JumpEqual or JumpNotEqual of which the result is
	// V[B], and of a GetItem before one of which it is V[A], or before such a LoadGlobal.
	ThenJump = 3
)

// ForComprehension is the Aux of the BuildList or BuildMap that makes the result of a
// comprehension.
const ForComprehension = 1

// The operators of Unary.
const (
	OpPos = iota
	OpNeg
	OpInvert
)

// The operators of comparisons, numbered as CPython's compiler numbers them.
const (
	OpLt = iota
	OpLe
	OpEq
	OpNe
	OpGt
	OpGe
	OpIn
	OpNotIn
	OpIs
	OpIsNot
	OpExcMatch
)

// The hidden functions, which no name leads to: rewritten source calls them for what
// Python 3.4 has no syntax for.
const (
	HiddenFormat      = iota // format(x) or format(x, spec), as a field of an f-string
	HiddenFormatStr          // as HiddenFormat, of str(x)
	HiddenFormatRepr         // as HiddenFormat, of repr(x)
	HiddenFormatASCII        // as HiddenFormat, of ascii(x)
	HiddenJoin               // the concatenation of strings
	HiddenList               // a list of the items of iterables
	HiddenTuple              // a tuple of the items of iterables
	HiddenSet                // a set of the items of iterables
	HiddenDict               // a dict of the items of mappings
	HiddenMap                // a dict of keys and values, which alternate
	HiddenArgs               // as HiddenTuple, for the positional arguments of a call
	HiddenKwargs             // as HiddenDict, for the keyword arguments of a call
	HiddenSame               // the argument itself
	HiddenCount
)

// The parts of CallEx's operand C.
const (
	CallStar   = 1 << 16
	CallStarKw = 1 << 17
)
