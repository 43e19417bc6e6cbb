package object

import (
	"strconv"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// TestLookupStatic looks up more attributes of a class than it remembers, in its first cache and
// in the larger one after that, before and after they change.
func TestLookupStatic(t *testing.T) {
	t.Parallel()
	for _, n := range []int{1, firstSlots, firstSlots + 1, moreSlots, moreSlots + 1, attrSlots, attrSlots + 1, 3 * attrSlots} {
		thread := &Thread{}
		class := NewType("C", ObjectType)
		names := make([]*Str, n)
		for i := range names {
			names[i] = NewStr("a" + strconv.Itoa(i))
			names[i].InSlot(i)
			class.Attrs.SetStr(names[i], Int(int64(i)))
		}
		missing := NewStr("missing")
		missing.InSlot(n)
		for change := range int64(3) {
			for range 2 {
				for i, name := range names {
					require.Equal(t, Int(int64(i)+change), thread.LookupStatic(class, name), "attribute %d of %d", i, n)
					require.True(t, thread.LookupStatic(class, missing).IsNil())
				}
			}
			for i, name := range names {
				class.Attrs.SetStr(name, Int(int64(i)+change+1))
			}
			thread.ClassChanged()
		}
		if n < firstSlots {
			assert.EqualValues(t, firstSlots-1, class.cache.mask, "the first cache is enough for %d", n)
		}
		if n > firstSlots && n < moreSlots {
			assert.EqualValues(t, moreSlots-1, class.cache.mask, "the second cache is enough for %d", n)
		}
		if n > moreSlots {
			assert.EqualValues(t, attrSlots-1, class.cache.mask)
		}
	}
}
