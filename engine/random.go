package engine

import (
	"crypto/sha256"
	"encoding/binary"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"bhack/sandbox"
)

// RNG says who draws from which stream of random numbers.
type RNG uint8

// The ways to deal out random numbers.
const (
	// PerRobot gives each robot a stream of its own, and another to the coin flip.
	// Nobody can read or steer another's luck.
	PerRobot RNG = iota
	// Shared gives the match one stream, seeded as by random.seed(Seed), of which
	// all robots draw and at last the coin flip; a robot that seeds it seeds it for
	// all. It is what the contest's engine did.
	Shared
)

// String returns the name in replays.
func (r RNG) String() string { return enumName("RNG", uint8(r), rngNames[:]...) }

var rngNames = [...]string{PerRobot: "robot", Shared: "shared"}

// RNGNames returns the names, the default first.
func RNGNames() []string { return slices.Clone(rngNames[:]) }

// RNGByName returns the RNG with a name. The error names those there are.
func RNGByName(name string) (RNG, error) {
	i := slices.Index(rngNames[:], name)
	if i < 0 {
		return 0, fmt.Errorf("unknown rng %q; it is %s", name, strings.Join(rngNames[:], " or "))
	}
	return RNG(i), nil
}

// streams hands out a match's sources of random numbers.
type streams struct {
	seed   int64
	shared *sandbox.Random // nil with PerRobot
	// used tells that a source has been drawn from, or asked for its state.
	used *bool
	// free are those of robots that have been closed: each has 2.5 KB of state once something has been drawn.
	free []*sandbox.Random
}

func newStreams(seed int64, rng RNG) streams {
	s := streams{seed: seed, used: new(bool)}
	if rng == Shared {
		s.shared = sandbox.NewRandom(seed)
		s.shared.NoteUse(s.used)
	}
	return s
}

// robot returns the source of the robot with the id.
func (s *streams) robot(id int) *sandbox.Random { return s.stream(strconv.Itoa(id)) }

// coin returns the source of the coin flip.
func (s *streams) coin() *sandbox.Random { return s.stream("coin") }

// stream returns the shared source, or the one of the given name. That is seeded
// with the first 8 bytes, the most significant one first, of the SHA-256 digest of
// the text "seed:name", such as "1337:2" or "1337:coin". A digest it is because the
// state of a Mersenne Twister, and with it the seed, can be found out from its
// output: so a robot may learn the seed of its own stream, but not of others.
func (s *streams) stream(name string) *sandbox.Random {
	if s.shared != nil {
		return s.shared
	}
	text := strconv.AppendInt(make([]byte, 0, 32), s.seed, 10)
	text = append(append(text, ':'), name...)
	digest := sha256.Sum256(text)
	random := s.unused()
	random.SeedUint64(binary.BigEndian.Uint64(digest[:]))
	random.Begin()
	return random
}

// unused returns a source that nobody uses, to be seeded.
func (s *streams) unused() *sandbox.Random {
	n := len(s.free)
	if n == 0 {
		random := sandbox.NewRandom(0)
		random.NoteUse(s.used)
		return random
	}
	random := s.free[n-1]
	s.free = s.free[:n-1]
	return random
}

// release takes back the source of a robot that has been closed.
func (s *streams) release(random *sandbox.Random) {
	if random != s.shared {
		random.TakeRounds()
		s.free = append(s.free, random)
	}
}

// flip draws the winner as random.choice([Team.WHITE, Team.BLACK]) does.
func (s *streams) flip() Team { return Team(s.coin().RandBelow(2)) }
