//go:build kinds

package native

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"bhack/sandbox/internal/object"
)

type whole struct{ object.Instance }

func (*whole) Walk(*object.Census) {}

type other struct{ object.Instance }

// TestLayoutsAreChecked makes sure that the tag finds what it is there for.
func TestLayoutsAreChecked(t *testing.T) {
	class := PythonType("m", "C", object.ObjectType)
	class.Layout = LayoutOf(func(w *whole) *object.Instance { return &w.Instance })
	v := object.NewInstance(class).Value()
	assert.NotPanics(t, func() { As[whole](v) })
	assert.PanicsWithValue(t, "an instance of C is taken for a native.other", func() { As[other](v) })
	assert.Panics(t, func() { As[whole](object.NewInstance(object.ObjectType).Value()) })
}
