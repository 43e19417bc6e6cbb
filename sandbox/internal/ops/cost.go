package ops

import "bhack/sandbox/internal/object"

// What native work costs, in bytecodes. A bytecode of plain code takes a few
// nanoseconds; work is priced so that it takes about as long for each bytecode.
const (
	// itemsPerBytecode is how many items of a container are copied, skipped or
	// compared by identity for one bytecode.
	itemsPerBytecode = 4
	// bytesPerBytecode is how many bytes of text are copied or compared for one.
	bytesPerBytecode = 32
	// wordsPerBytecode is how many words of a big int are added for one.
	wordsPerBytecode = 8
)

// ChargeItems charges for work on n items of a container.
func ChargeItems(t *object.Thread, n int) error { return charge(t, n, itemsPerBytecode) }

// ChargeBytes charges for work on n bytes of text.
func ChargeBytes(t *object.Thread, n int) error { return charge(t, n, bytesPerBytecode) }

// ChargeWords charges for work on n words of big ints.
func ChargeWords(t *object.Thread, n int) error { return charge(t, n, wordsPerBytecode) }

func charge(t *object.Thread, n, perBytecode int) error {
	if n < perBytecode {
		return nil
	}
	return t.Charge(int64(n / perBytecode))
}
