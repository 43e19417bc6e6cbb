package decision_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"bhack/internal/decision"
)

func TestReasons(t *testing.T) {
	assert.Equal(t, decision.TiebreakBackRow, decision.Tiebreak(0))
	assert.Equal(t, decision.Reason("tiebreak_row_3"), decision.Tiebreak(3))
	for k := 1; k < 32; k++ {
		row, ok := decision.Tiebreak(k).Row()
		assert.True(t, ok)
		assert.Equal(t, k, row)
	}
	for _, known := range []decision.Reason{decision.BackRow, decision.TiebreakBackRow, decision.CoinFlip, decision.Tiebreak(1), decision.Tiebreak(7)} {
		assert.True(t, known.IsKnown(8), known)
	}
	for _, unknown := range []decision.Reason{"", "tiebreak_row_", "tiebreak_row_0", "tiebreak_row_01", "tiebreak_row_+1", "tiebreak_row_8", "3", "forfeit"} {
		assert.False(t, unknown.IsKnown(8), unknown)
	}
}
