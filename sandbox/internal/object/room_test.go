package object

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestRoom(t *testing.T) {
	t.Parallel()
	var room Room[uint64]
	a := room.Copy(nil, []uint64{1, 2, 3})
	b := room.Copy(nil, []uint64{4, 5})
	_ = append(a, 6)
	assert.Equal(t, []uint64{1, 2, 3}, a)
	assert.Equal(t, []uint64{4, 5}, b, "appending to one does not write to the other")

	inPlace := room.Copy(a, []uint64{7, 8})
	assert.Same(t, &a[0], &inPlace[0])
	assert.Equal(t, []uint64{7, 8, 0}, a, "nothing is left of what was there")
	assert.Equal(t, []uint64{7, 8}, inPlace)
	assert.Same(t, &a[0], &room.Copy(inPlace, []uint64{1, 2, 3})[0], "there is still room for three")

	long := make([]uint64, 2*roomBytes)
	long[len(long)-1] = 9
	assert.Equal(t, long, room.Copy(b, long))
	assert.Equal(t, []uint64{0, 0}, b, "it refers to nothing any more")
	assert.Empty(t, room.Copy(nil, nil))
}
