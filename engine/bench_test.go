package engine_test

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"

	"bhack/bots"
	"bhack/engine"
	"bhack/sandbox"
)

// bot returns the program of an example player.
func bot(t testing.TB, name string) *sandbox.Program {
	t.Helper()
	texts, err := bots.Files(name)
	require.NoError(t, err)
	var files []sandbox.File
	for _, f := range texts {
		files = append(files, sandbox.File{Path: f.Name, Text: f.Text})
	}
	program, err := sandbox.Compile(files, sandbox.Options{})
	require.NoError(t, err)
	return program
}

// BenchmarkTurn measures what a turn costs beside the player's own bytecodes, of
// which the players have as few as possible: an idle one and one that looks around.
func BenchmarkTurn(b *testing.B) {
	for name, source := range map[string]string{
		"idle":  idle,
		"sense": whenPawn("sense()"),
		"log":   whenPawn("log('here')"),
	} {
		b.Run(name, func(b *testing.B) {
			program := compile(b, source)
			var turns, bytecodes int64
			b.ReportAllocs()
			for b.Loop() {
				m, err := engine.New(engine.Config{
					Rules: engine.Final(), White: program, Black: program, Size: 32, Rounds: 1000, Map: race(32, 10, engine.White),
				})
				require.NoError(b, err)
				result, err := m.Play(b.Context())
				require.NoError(b, err)
				turns += int64(result.Teams[0].Turns + result.Teams[1].Turns)
				bytecodes += result.Teams[0].Bytecodes + result.Teams[1].Bytecodes
			}
			b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(turns), "ns/turn")
			b.ReportMetric(float64(bytecodes)/float64(turns), "bytecodes/turn")
		})
	}
}

// BenchmarkMatch measures whole matches between example players.
func BenchmarkMatch(b *testing.B) {
	for _, pair := range [][2]string{{"rusher", "starter"}, {"gambler", "counter"}, {"phalanx", "phalanx"}} {
		for _, size := range []int{16, 32} {
			b.Run(fmt.Sprintf("%s-%s/%d", pair[0], pair[1], size), func(b *testing.B) {
				white, black := bot(b, pair[0]), bot(b, pair[1])
				var bytecodes, turns int64
				b.ReportAllocs()
				for b.Loop() {
					m, err := engine.New(engine.Config{Rules: engine.Final(), White: white, Black: black, Size: size, Seed: 1})
					require.NoError(b, err)
					result, err := m.Play(b.Context())
					require.NoError(b, err)
					for _, team := range result.Teams {
						bytecodes += team.Bytecodes
						turns += int64(team.Turns)
					}
				}
				b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(turns), "ns/turn")
				b.ReportMetric(float64(bytecodes)/b.Elapsed().Seconds()/1e6, "Mbytecodes/s")
			})
		}
	}
}
