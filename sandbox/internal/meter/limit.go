package meter

import (
	"math/bits"

	"bhack/sandbox/internal/object"
)

// ChargeText charges for making a text of n bytes, or returns a MemoryError when
// that is over the limit.
func ChargeText(t *object.Thread, n int) error {
	if n < MinReserved {
		return t.Charge(int64(n / BytesPerBytecode)) // as ChargeAppend would
	}
	return ChargeAppend(t, 0, n)
}

// ChargeAppend charges for adding n bytes to a text of length bytes, or returns a
// MemoryError when that is over the limit.
func ChargeAppend(t *object.Thread, length, n int) error {
	if n > MaxText-length {
		return MemoryError()
	}
	if length > 0 && bits.Len(uint(length+n)) == bits.Len(uint(length)) {
		return ChargeBytes(t, n) // the buffer, which only Go code sees, need not grow
	}
	return Allocate(t, int64(length+n), int64(n/BytesPerBytecode))
}

// CheckItems returns a MemoryError when a list of n items would be over the limit.
func CheckItems(n int64) error {
	if n > MaxItems {
		return MemoryError()
	}
	return nil
}

// ChargeItem charges for adding one new object to n that are being collected in a
// list, or returns a MemoryError when the list is full.
func ChargeItem(t *object.Thread, n int) error {
	if n >= MaxItems {
		return MemoryError()
	}
	return t.Charge(NewItemCost)
}

// Limits of the size of one value, beyond which MemoryError is raised at once.
const (
	// MaxItems is the number of items of a list or tuple.
	MaxItems = 1 << 22
	// MaxText is the number of bytes of a string.
	MaxText = 1 << 26
	// MaxIntBits is the number of bits of an int.
	MaxIntBits = 1 << 24
)

// Sized returns size*n when that is within the limit, else a MemoryError.
func Sized(size int, n int64, limit int) (int, error) {
	if size == 0 || n == 0 {
		return 0, nil
	}
	if n > int64(limit) || int64(size) > int64(limit)/n {
		return 0, MemoryError()
	}
	return size * int(n), nil
}

// MemoryError returns a MemoryError.
func MemoryError() error { return object.RaiseValue(object.MemoryError) }

// RecursionError returns a RecursionError, of which where, such as " in comparison", or "",
// says where it has happened.
func RecursionError(where string) error {
	return object.Raise(object.RecursionError, "maximum recursion depth exceeded%s", where)
}
