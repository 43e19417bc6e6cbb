package ops

import (
	"math"
	"math/bits"

	"bhack/sandbox/internal/object"
)

// ChargeText charges for making a text of n bytes, or returns a MemoryError when
// that is over the limit.
func ChargeText(t *object.Thread, n int) error { return ChargeAppend(t, 0, n) }

// ChargeAppend charges for adding n bytes to a text of length bytes, or returns a
// MemoryError when that is over the limit.
func ChargeAppend(t *object.Thread, length, n int) error {
	if n > maxText-length {
		return MemoryError()
	}
	if length > 0 && bits.Len(uint(length+n)) == bits.Len(uint(length)) {
		return ChargeBytes(t, n) // the buffer, which only Go code sees, need not grow
	}
	return Allocate(t, int64(length+n), int64(n/BytesPerBytecode))
}

// CheckItems returns a MemoryError when a list of n items would be over the limit.
func CheckItems(n int64) error {
	if n > maxItems {
		return MemoryError()
	}
	return nil
}

// ChargeItem charges for adding one new object to n that are being collected in a
// list, or returns a MemoryError when the list is full.
func ChargeItem(t *object.Thread, n int) error {
	if n >= maxItems {
		return MemoryError()
	}
	return t.Charge(NewItemCost)
}

// wideBytes is how many bytes of ASCII are copied in the time for one of a text that has
// other characters: their code points are kept, too.
const wideBytes = 2

func repeatStr(t *object.Thread, s *object.Str, n int64) (object.Value, error) {
	n = max(n, 0)
	if len(s.S) > 0 && n > math.MaxInt64/int64(s.Len()) {
		return object.Value{}, object.Raise(object.OverflowError, "repeated string is too long")
	}
	total, err := sized(len(s.S), n, maxText)
	if err != nil {
		return object.Value{}, err
	}
	if !s.IsASCII() {
		total *= wideBytes
	}
	if err := ChargeText(t, total); err != nil {
		return object.Value{}, err
	}
	if total == 0 {
		return object.String(""), nil
	}
	return s.Repeat(int(n)).Value(), nil
}
