package position_test

import (
	"bytes"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bhack/bots"
	"bhack/engine"
	"bhack/maps"
	"bhack/match"
	"bhack/player"
	"bhack/replay"
	"bhack/replay/position"
	"bhack/replay/replaytest"
)

// TestMatches makes sure that what the engine plays is what these rules allow, on
// every embedded map, under both rulesets, by all example players.
func TestMatches(t *testing.T) {
	t.Parallel()
	names := bots.Names()
	for i, mapName := range maps.Names() {
		for j, ruleset := range engine.RulesetNames() {
			white, black := names[i%len(names)], names[(i+j+1)%len(names)]
			t.Run(mapName+"/"+ruleset, func(t *testing.T) {
				t.Parallel()
				check(t, record(t, white, black, ruleset, mapName))
			})
		}
	}
}

// record plays a match and returns its replay.
func record(t *testing.T, white, black, ruleset, mapName string) *replay.Document {
	t.Helper()
	setup := match.Setup{Ruleset: ruleset, Rounds: 60, Seed: 5}
	var err error
	setup.Rules, err = engine.RulesByName(ruleset)
	require.NoError(t, err)
	setup.Map, err = maps.Embedded(mapName)
	require.NoError(t, err)
	setup.White, err = player.Load(t.Context(), white)
	require.NoError(t, err)
	setup.Black, err = player.Load(t.Context(), black)
	require.NoError(t, err)
	var text bytes.Buffer
	_, err = match.Play(t.Context(), setup, match.Options{Out: &text})
	require.NoError(t, err)
	replaytest.Check(t, text.Bytes())
	doc, err := replay.Read(&text)
	require.NoError(t, err)
	return doc
}

// check plays a replay over.
func check(t *testing.T, doc *replay.Document) {
	t.Helper()
	p, err := position.New(&doc.Match)
	require.NoError(t, err)
	for _, round := range doc.Rounds {
		require.NoError(t, p.PlayRound(round))
		assert.Equal(t, round.Board, p.Board())
	}
	require.NoError(t, p.CheckResult(&doc.Result))
}
