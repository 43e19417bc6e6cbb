package main

import (
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"bhack/engine"
	"bhack/player"
)

// BenchmarkPlayers plays matches of each of the players against itself, another one each
// time. What it spends its time on is what the binary is optimised for, by its profile: see
// the target profile of the Makefile.
func BenchmarkPlayers(b *testing.B) {
	for i, group := range players {
		for _, name := range group {
			b.Run(name, func(b *testing.B) {
				ref := name
				if i > 0 {
					ref = filepath.Join("players", name)
				}
				p, err := player.Load(b.Context(), ref)
				require.NoError(b, err)
				turns := 0
				seed := int64(0)
				for b.Loop() {
					seed++
					m, err := engine.New(engine.Config{Rules: engine.Final(), White: p.Program, Black: p.Program, Size: 16, Seed: seed})
					require.NoError(b, err)
					result, err := m.Play(b.Context())
					require.NoError(b, err)
					turns += result.Teams[0].Turns + result.Teams[1].Turns
				}
				b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(turns), "ns/turn")
			})
		}
	}
}
