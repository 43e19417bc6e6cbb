package rating_test

import (
	"crypto/sha256"
	"encoding/binary"
	"encoding/hex"
	"math"
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/assert"

	"bhack/rating"
)

// Every processor gives the same bits. The digest of some ten thousand results was made on amd64; it holds with
// GOARCH=386 and GOAMD64=v3 too, which is 32-bit code without assembly, and code that fuses products and sums.
func TestSameBitsOnEveryMachine(t *testing.T) {
	t.Parallel()
	const want = "9e0bed0eac98f0bdc54137c895bf447af40ed8ca1f0ca700fae8a9cf2f98da10"
	rng := rand.New(rand.NewPCG(8, 20))
	digest := sha256.New()
	write := func(numbers ...float64) {
		for _, x := range numbers {
			digest.Write(binary.LittleEndian.AppendUint64(nil, math.Float64bits(x)))
		}
	}
	writeElo := func(e rating.Elo) { write(e.Value, e.Low, e.High) }
	for range 600 {
		s := rating.SampleOf(randomPairs(rng, 1+rng.IntN(3000)))
		for _, e := range []rating.Evidence{s.ByPair(), s.ByGame(), s.ForWhite().ByPair()} {
			interval := e.ScoreInterval()
			write(e.Score(), e.Variance(), interval.Low, interval.High, e.LOS())
			writeElo(e.Elo())
			writeElo(e.NormalisedElo())
			for _, model := range []rating.Model{rating.Normalised, rating.Logistic} {
				write(rating.SPRT{Elo0: -2, Elo1: 7.5, Model: model}.LLR(e))
			}
		}
		wilson := s.AsWhite().Wilson()
		write(wilson.Low, wilson.High)
	}
	for players := range 25 {
		r := randomField(rng, players).Ratings()
		write(r.Dispersion)
		for _, p := range r.Players {
			write(float64(p.Player), float64(p.Rank))
			writeElo(p.Elo)
		}
	}
	assert.Equal(t, want, hex.EncodeToString(digest.Sum(nil)))
}
