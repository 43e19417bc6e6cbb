package engine_test

import (
	"fmt"
	"runtime"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
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
	program, err := engine.Compile(files)
	require.NoError(t, err)
	return program
}

// BenchmarkTurn measures what a turn costs beside the player's own bytecodes, of
// which the players have as few as possible: an idle one and one that looks around.
// The turns of "repeated" do not run, as they come to the same as those before.
func BenchmarkTurn(b *testing.B) {
	for name, source := range map[string]string{
		"idle":     idle,
		"sense":    whenPawn("sense()"),
		"log":      whenPawn("log('here')"),
		"repeated": whenPawn("sense()"),
	} {
		b.Run(name, func(b *testing.B) {
			program := compile(b, source)
			var turns, bytecodes int64
			b.ReportAllocs()
			for b.Loop() {
				m, err := engine.New(engine.Config{
					Rules: engine.Final(), White: program, Black: program, Size: 32, Rounds: 1000, Map: race(32, 10, engine.White),
					RunAll: name != "repeated",
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

// TestTurnsAllocateNothing makes sure that a turn costs no memory but what the player's
// code asks for, whether it runs or is repeated: ten times as many turns of robots that do
// nothing allocate no more.
func TestTurnsAllocateNothing(t *testing.T) {
	program := compile(t, idle)
	for _, runAll := range []bool{true, false} {
		allocations := func(rounds int) float64 {
			return testing.AllocsPerRun(3, func() {
				m, err := engine.New(engine.Config{
					Rules: engine.Final(), White: program, Black: program, Size: 16, Rounds: rounds, Map: race(16, 6, engine.White),
					RunAll: runAll,
				})
				require.NoError(t, err)
				_, err = m.Play(t.Context())
				require.NoError(t, err)
			})
		}
		few, many := allocations(50), allocations(500)
		require.InDelta(t, few, many, 2, "every turn runs: %v", runAll)
	}
}

// BenchmarkLivePawns measures what a pawn keeps alive whose player remembers a little:
// 1,000 of them on the largest board.
func BenchmarkLivePawns(b *testing.B) {
	for b.Loop() {
		b.ReportMetric(livePawns(b, "seen = {}\ndef turn():\n    if get_type() == RobotType.PAWN:\n        seen[len(seen) % 20] = sense()\n", 10, false), "B/pawn")
	}
}

// TestLivePawns makes sure that little is remembered of pawns that find something else in each turn: copies of what they keep are made
// only as long as that pays.
func TestLivePawns(t *testing.T) {
	const (
		player = "seen = {}\nage = 0\ndef turn():\n    global age\n    age += 1\n    if get_type() == RobotType.PAWN:\n        seen[age % 20] = [age] + sense()\n"
		rounds = 100
		// most is how many times as much is alive as when all turns run: 1.6 times, and 2.5 times if each pawn has a copy.
		most = 1.75
	)
	least := livePawns(t, player, rounds, true)
	assert.Less(t, livePawns(t, player, rounds, false), most*least)
}

// livePawns returns how many bytes are alive after some rounds for each of some 1,000 pawns who remember a little.
func livePawns(tb testing.TB, player string, rounds int, runAll bool) float64 {
	tb.Helper()
	program := compile(tb, player)
	var crowd strings.Builder
	for row := range 32 {
		square := "B"
		if row >= 16 { // the rows are drawn from the top
			square = "W"
		}
		crowd.WriteString(strings.Repeat(square, 31) + ".\n")
	}
	position := board(tb, crowd.String())
	var before, after runtime.MemStats
	runtime.GC()
	runtime.ReadMemStats(&before)
	m, err := engine.New(engine.Config{
		Rules: engine.Final(), White: program, Black: program, Size: 32, Rounds: rounds, Map: position, RunAll: runAll, Observer: &liveHeap{stats: &after, round: rounds},
	})
	require.NoError(tb, err)
	_, err = m.Play(tb.Context())
	require.NoError(tb, err)
	return float64(after.HeapAlloc-before.HeapAlloc) / float64(len(position.Pawns))
}

// liveHeap looks how much memory is alive after a round.
type liveHeap struct {
	engine.NopObserver
	stats *runtime.MemStats
	round int
}

func (l *liveHeap) RoundEnded(round int, _ *engine.Board) {
	if round == l.round {
		runtime.GC()
		runtime.ReadMemStats(l.stats)
	}
}
