// Package meter says what native work costs: the prices, in bytecodes, and the functions
// that charge for work by its size before it is done. It also has the limits of the size
// of one value, beyond which MemoryError is raised at once.
package meter

import "bhack/sandbox/internal/object"

// What native work costs, in bytecodes. A bytecode of plain code takes a few
// nanoseconds; work is priced so that none takes more than some ten times as long
// for each bytecode. docs/bytecode-costs.md lists what is charged by which of these.
const (
	// ItemsPerBytecode is how many items of a container are copied, skipped or
	// compared by identity for one bytecode.
	ItemsPerBytecode = 1
	// BytesPerBytecode is how many bytes of text are copied or compared for one.
	BytesPerBytecode = 8
	// WordsPerBytecode is how many words, of 64 bits, of an int are added for one.
	WordsPerBytecode = 4
	// SlotsPerBytecode is how many places of a set's or dict's table are passed for
	// one bytecode when most of them are empty.
	SlotsPerBytecode = 8
	// NewItemCost is what making one new object for a list costs.
	NewItemCost = 3
	// EntryCost is what an entry of a dict costs when dicts are copied.
	EntryCost = 4
	// InsertCost is what a new key costs when native code gives a dict many, or a set
	// many elements.
	InsertCost = 8
	// LongIntCost is what an operation on ints beyond 64 bits costs besides its words.
	LongIntCost = 4
	// DigitsCost is what it costs to write or read a number in decimal besides its
	// digits.
	DigitsCost = 8
	// MathCost is what a function of floats costs that is not a single instruction.
	MathCost = 12
	// RaiseCost is what an exception costs that native code makes.
	RaiseCost = 16
	// ObjectCost is what a call costs that makes an object of a class, a generator or an
	// iterator.
	ObjectCost = 4
	// LibraryCost is what a call costs of a function that CPython has in Python.
	LibraryCost = 4
	// SpecialCost is what a special method costs that an operator or a builtin calls.
	SpecialCost = 4
	// CallbackCost is what a call from Go code costs besides what the callee does.
	CallbackCost = 2
	// StepCost is what a step of work costs that is larger than that for an item: a
	// class of a long MRO that is looked at, an exception of a long chain.
	StepCost = 2
	// FreeText is up to how many bytes the names in a repr, and the message of an exception that
	// native code makes, cost nothing: a class may be called as its player likes.
	FreeText = 256
	// FreeNames is how many global names a module may have for which importing it makes
	// room for nothing. More are items.
	FreeNames = 64
)

// ChargeItems charges for work on n items of a container.
func ChargeItems(t *object.Thread, n int) error { return charge(t, n, ItemsPerBytecode) }

// ChargeBytes charges for work on n bytes of text.
func ChargeBytes(t *object.Thread, n int) error { return charge(t, n, BytesPerBytecode) }

// ChargeWords charges for work on n words of big ints.
func ChargeWords(t *object.Thread, n int) error { return charge(t, n, WordsPerBytecode) }

// ChargeLongInt charges for an operation on ints beyond 64 bits that works on n words.
func ChargeLongInt(t *object.Thread, n int) error {
	return t.Charge(int64(LongIntCost + n/WordsPerBytecode))
}

// ChargeEntries charges for n entries of a dict that are copied.
func ChargeEntries(t *object.Thread, n int) error { return t.Charge(int64(n) * EntryCost) }

// ChargeInserts charges for n keys that native code puts into a dict or set.
func ChargeInserts(t *object.Thread, n int) error { return t.Charge(int64(n) * InsertCost) }

// ChargeNames charges for a text of n bytes that is made of the names of classes, functions
// and attributes, of which most are short.
func ChargeNames(t *object.Thread, n int) error {
	if n <= FreeText {
		return nil
	}
	return ChargeText(t, n)
}

// MessageCost is what the message of an exception costs that native code makes, besides
// [RaiseCost]. It is copied several times.
func MessageCost(exc *object.Instance) int {
	args := exc.Exc.Args.Tuple().Items
	if len(args) == 0 || args[0].Kind() != object.KindStr {
		return 0
	}
	n := len(args[0].Str().S)
	if n <= FreeText {
		return 0
	}
	return 2 * n / BytesPerBytecode
}

func charge(t *object.Thread, n, perBytecode int) error {
	if n < perBytecode {
		return nil
	}
	return t.Charge(int64(n / perBytecode))
}

// Allocate is called before an allocation of so many bytes that takes so many
// bytecodes. It raises MemoryError when the robot would keep more alive than it may,
// before anything is charged.
func Allocate(t *object.Thread, bytes, cost int64) error {
	if bytes < MinReserved {
		return t.Charge(cost)
	}
	if err := t.Reserve(bytes); err != nil {
		return err
	}
	before := t.Waits
	if err := t.Charge(cost); err != nil || t.Waits == before {
		return err
	}
	// Turns have passed, and perhaps a census, which saw nothing of this yet.
	return t.Reserve(bytes)
}

// MinReserved is the number of bytes from which on an allocation is reserved: what is
// charged for smaller ones pays for them.
const MinReserved = 4 << 10

// AllocateItems is Allocate for a container of n items that are copied.
func AllocateItems(t *object.Thread, n int) error {
	return Allocate(t, int64(n)*object.SizeValue, int64(n/ItemsPerBytecode))
}

// SpendMRO takes what it costs to look through the classes of an instance, when they
// are many.
func SpendMRO(t *object.Thread, v object.Value) {
	if v.Kind() != object.KindInstance {
		return
	}
	if n := len(v.Instance().Class.MRO); n > object.ShortMRO {
		t.Spend(n)
	}
}
