//go:build kinds

package object_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"bhack/sandbox/internal/object"
)

// TestKindsAreChecked makes sure that the tag finds what it is there for.
func TestKindsAreChecked(t *testing.T) {
	assert.PanicsWithValue(t, "a value of kind 2 is read as one of kind 18", func() { object.Int(5).Type() })
	assert.NotPanics(t, func() { object.NewList(nil).Value().List() })
}
