package code

// What a function of the host is told to have answered may be less than it has returned: code
// that asks whether two things are equal, and nothing else, learns one bit. So it is worth while to
// know what becomes of the result of a call.

// Result says what becomes of the value that a call returns.
type Result struct {
	Kind ResultKind
	// Loads is, for ResultEqual, how many of the instructions after the call load what the value is
	// compared with: a LoadGlobal, LoadCell or LoadAttr, or a LoadGlobal and a LoadAttr of that.
	// If it is 0, that is V[Other].
	Loads uint8
	Other int32
}

// ResultKind is a kind of Result.
type ResultKind uint8

const (
	// ResultAny may be anything.
	ResultAny ResultKind = iota
	// ResultReturned is that the code returns it at once, and nothing else.
	ResultReturned
	// ResultTruth is that it is asked whether it is true, and nothing else.
	ResultTruth
	// ResultEqual is that it is compared by ==, !=, is or is not, and nothing else.
	ResultEqual
)

// ResultOf returns what becomes of the value that a Call or CallMethod returns.
func (c *Code) ResultOf(call *Instr) Result {
	if call.Aux == 0 {
		return Result{}
	}
	return c.Results[call.Aux-1]
}
