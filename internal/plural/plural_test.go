package plural_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"bhack/internal/plural"
)

func TestOf(t *testing.T) {
	t.Parallel()
	assert.Equal(t, "0 pawns", plural.Of(0, "pawn"))
	assert.Equal(t, "1 pawn", plural.Of(1, "pawn"))
	assert.Equal(t, "2 pawns", plural.Of(2, "pawn"))
}
