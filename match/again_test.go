package match_test

import (
	"bytes"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bhack/engine"
	"bhack/maps"
	"bhack/match"
	"bhack/replay"
	"bhack/replay/replaytest"
)

// TestAgain makes sure that a header says all that is needed to play a match again.
func TestAgain(t *testing.T) {
	t.Parallel()
	train, err := maps.Embedded("train")
	require.NoError(t, err)
	gambler, starter := load(t, "gambler"), load(t, "starter")
	plain := setup(gambler, starter)
	final := setup(starter, gambler)
	final.Ruleset, final.Rules, final.Map, final.RNG, final.Rounds = "final", engine.Final(), train, engine.Shared, 25
	final.Rules.FirstBytecodes, final.Rules.TurnBytecodes, final.Rules.WinPawns = 700, 600, 3
	final.Rules.RobotMemory, final.Rules.TeamMemory = 1<<20, 2<<20
	unlimited := plain
	unlimited.Rules.RobotMemory, unlimited.Rules.TeamMemory = engine.MaxMemory, engine.MaxMemory
	for name, s := range map[string]match.Setup{"plain": plain, "final": final, "unlimited": unlimited} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			var first, second bytes.Buffer
			_, err := match.Play(t.Context(), s, match.Options{Out: &first})
			require.NoError(t, err)
			replaytest.Check(t, first.Bytes())
			doc, err := replay.Read(bytes.NewReader(first.Bytes()))
			require.NoError(t, err)
			assert.Equal(t, name == "unlimited", doc.Match.Memory == replay.Memory{})
			_, err = match.Play(t.Context(), match.Again(&doc.Header, s.White, s.Black), match.Options{Out: &second})
			require.NoError(t, err)
			assert.True(t, bytes.Equal(first.Bytes(), second.Bytes()))
		})
	}
}
