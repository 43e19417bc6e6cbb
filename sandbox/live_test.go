package sandbox_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"bhack/sandbox"
)

// TestUnusedRegisters runs each program of the corpus with nothing left in registers of which the analysis says that they are not used any more: it does
// the same as without.
func TestUnusedRegisters(t *testing.T) {
	for _, s := range loadCorpus(t) {
		t.Run(s.name, func(t *testing.T) {
			t.Parallel()
			config := sandbox.Config{Memory: 8 << 20}
			plain := runTurns(s.program, config, 200_000, 3, (*sandbox.Robot).Turn)
			cleared := runTurns(s.program, config, 200_000, 3, (*sandbox.Robot).ClearedTurn)
			require.Equal(t, plain, cleared)
		})
	}
}
