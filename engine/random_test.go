package engine_test

import (
	"crypto/sha256"
	"encoding/binary"
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"bhack/engine"
	"bhack/internal/decision"
	"bhack/sandbox"
)

// TestSharedCoin has the winners that the contest's engine chose when nobody spawned.
func TestSharedCoin(t *testing.T) {
	t.Parallel()
	for i, winner := range "BWWWWBWBW" {
		assertCoin(t, int64(i), winner)
	}
	assertCoin(t, 1337, 'B')
	assertCoin(t, -1337, 'B')
}

func assertCoin(t *testing.T, seed int64, winner rune) {
	t.Helper()
	result, _ := play(t, idle, idle, engine.Config{
		Rules: engine.Final(), Rounds: 3, Size: 16, Seed: seed, RNG: engine.Shared,
	})
	assert.Equal(t, decision.CoinFlip, result.Reason)
	assert.Equal(t, engine.Team(strings.IndexRune("WB", winner)), result.Winner, "seed %d", seed)
}

// TestSharedDraws has draws of a bot in a match with seed 1337, as the contest's
// engine gave them. Both overlords draw from one stream.
func TestSharedDraws(t *testing.T) {
	t.Parallel()
	white := `
import random
def turn():
    random.Random().random()  # draws nothing of the match's numbers
    log(" ".join([str(random.randint(0, 15)) for i in range(10)]))
    log(str(random.random()))
`
	black := `
import random
def turn():
    log(str(random.choice([10, 20, 30])))
    log(str(random.sample({5, 9, 2, 14, 40}, 3)))
    cards = [1, 2, 3, 4, 5, 6]
    random.shuffle(cards)
    log(str(cards))
    log(str(random.getrandbits(32)))
`
	_, r := play(t, white, black, engine.Config{Rounds: 1, Seed: 1337, RNG: engine.Shared})
	assert.Equal(t, []string{"11 5 10 12 11 9 12 6 11 3", "0.42548765853373427"}, r.logs(0))
	assert.Equal(t, []string{"30", "[9, 2, 40]", "[1, 5, 2, 4, 3, 6]", "2850779746"}, r.logs(1))
}

// TestUnseeded makes sure that generators without a seed differ from each other, within a robot and between
// robots, and follow from the seed of the match.
func TestUnseeded(t *testing.T) {
	t.Parallel()
	code := `
import random
def turn():
    log(str(random.Random().random()))
    log(str(random.Random().random()))
    random.seed()
    log(str(random.random()))
`
	for _, rng := range []engine.RNG{engine.PerRobot, engine.Shared} {
		seen := map[string]bool{}
		for seed := range int64(3) {
			c := engine.Config{Rounds: 1, Seed: seed, RNG: rng}
			_, r := play(t, code, code, c)
			for _, text := range append(r.logs(0), r.logs(1)...) {
				assert.False(t, seen[text], "%v, seed %d: %s for the second time", rng, seed, text)
				seen[text] = true
			}
			_, again := play(t, code, code, c)
			assert.Equal(t, r.logs(0), again.logs(0))
		}
		assert.Len(t, seen, 18)
	}
}

// TestSharedSeed makes sure that in the shared mode a robot can seed the stream for
// all, the coin flip included.
func TestSharedSeed(t *testing.T) {
	t.Parallel()
	for seed, winner := range []engine.Team{engine.Black, engine.White} {
		player := fmt.Sprintf("import random\ndef turn():\n    random.seed(%d)\n", seed)
		result, _ := play(t, player, idle, engine.Config{Rounds: 1, Seed: 99, RNG: engine.Shared})
		assert.Equal(t, winner, result.Winner)
	}
}

// TestPerRobot makes sure that each robot, and the coin, has the stream that the
// documentation says.
func TestPerRobot(t *testing.T) {
	t.Parallel()
	player := "import random\n" + spawner + "    log(str(random.getrandbits(32)))\n"
	meddler := "import random\nrandom.seed(1)\n" + player
	for _, seed := range []int64{0, 1337, -1337} {
		result, r := play(t, player, player, engine.Config{Rounds: 3, Size: 8, Seed: seed})
		for id := range 6 {
			stream := robotStream(seed, fmt.Sprint(id))
			for _, log := range r.logs(id) {
				assert.Equal(t, fmt.Sprint(stream.Uint32()), log, "robot %d", id)
			}
		}
		winner := engine.Team(robotStream(seed, "coin").RandBelow(2))
		assert.Equal(t, decision.CoinFlip, result.Reason)
		assert.Equal(t, winner, result.Winner)

		result, r2 := play(t, meddler, player, engine.Config{Rounds: 3, Size: 8, Seed: seed})
		assert.Equal(t, winner, result.Winner)
		assert.Equal(t, r.logs(1), r2.logs(1), "white's seed does not change black's numbers")
		assert.NotEqual(t, r.logs(0), r2.logs(0))
	}
}

// robotStream returns the stream of the name: that of the seed which stands in the
// first 16 digits of the digest of "seed:name".
func robotStream(seed int64, name string) *sandbox.Random {
	digest := sha256.Sum256([]byte(fmt.Sprintf("%d:%s", seed, name)))
	random := sandbox.NewRandom(0)
	random.SeedUint64(binary.BigEndian.Uint64(digest[:8]))
	return random
}

// TestPerRobotCoinIsFair makes sure that the coin favours nobody.
func TestPerRobotCoinIsFair(t *testing.T) {
	t.Parallel()
	wins := [2]int{}
	for seed := range int64(400) {
		result, _ := play(t, idle, idle, engine.Config{Rounds: 1, Size: 8, Seed: seed})
		wins[result.Winner]++
	}
	assert.InDelta(t, 200, wins[engine.White], 40)
}

// drawer is a player whose robots do something with the module random in each turn. Its pawns stay where they are.
const drawer = `
import random
def turn():
    DRAW
    if get_type() == RobotType.OVERLORD:
        for col in range(get_board_size()):
            if not check_space(0, col):
                return spawn(0, col)
`

// TestSeedUsed makes sure that a match reports whether its seed may have mattered, whatever code does with the module random; if it
// has not, the match is the same with other seeds.
func TestSeedUsed(t *testing.T) {
	t.Parallel()
	const setState = "random.setstate((3, tuple(range(624)) + (0,), None)); random.random()"
	for code, used := range map[string]bool{
		"pass":                               false,
		"random.Random(7).random()":          false,
		"random.seed(7)":                     false,
		setState:                             false,
		"log(str(hash((1, 2.5, 'a'))))":      false,
		"log(str({'a', 'b', 'c'}))":          false,
		"random.random()":                    true,
		"random.random() < 0.5 and log('a')": true,
		"random.randint(0, 1)":               true,
		"random.choice([1, 2])":              true,
		"random.choice([1])":                 true,
		"random.shuffle([1, 2])":             true,
		"random.sample({1, 2, 3}, 2)":        true,
		"random.gauss(0, 1)":                 true,
		"random.getstate()":                  true,
		"random.Random().random()":           true,
		"random.seed()":                      true,
		"random.seed(7); random.random()":    true, // though that seed is not the match's
	} {
		source := strings.Replace(drawer, "DRAW", code, 1)
		for _, rng := range []engine.RNG{engine.PerRobot, engine.Shared} {
			config := engine.Config{Rules: engine.SP20(), Size: 8, Rounds: 12, RNG: rng, Seed: 1}
			flipped, _ := play(t, source, idle, config) // as no pawn is on the far row
			assert.Equal(t, decision.CoinFlip, flipped.Reason)
			assert.Equal(t, rng == engine.PerRobot || code != setState, flipped.SeedUsed, "%s, %v, and a coin", code, rng)
			config.Rules.Tiebreak = engine.TiebreakAllRows
			first, turns := play(t, source, idle, config)
			assert.NotEqual(t, decision.CoinFlip, first.Reason)
			assert.Equal(t, used, first.SeedUsed, "%s, %v", code, rng)
			for seed := int64(2); seed < 4 && !used; seed++ {
				config.Seed = seed
				result, again := play(t, source, idle, config)
				assert.Equal(t, first, result)
				assert.Equal(t, turns.turns, again.turns)
			}
		}
	}
}
