package runner

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"

	"bhack/match"
	"bhack/player"
	"bhack/tournament"
)

// Field is what the games of a schedule are played with.
type Field struct {
	// Players are those of the Spec, in its order; nil for a broken one.
	Players []*player.Player
	// Boards are setups without players and seed, in the order of the Spec's.
	Boards []match.Setup
}

// setup returns the setup of a game that both players can play.
func (f *Field) setup(g tournament.Game) match.Setup {
	s := f.Boards[g.Board]
	s.White, s.Black, s.Seed = f.Players[g.White], f.Players[g.Black], g.Seed
	return s
}

// NewBoard returns the board of a setup, which needs no players yet, as a Spec has
// it; ref is how the user named the map. The error is that of match.Setup.Settings.
func NewBoard(setup match.Setup, ref string) (tournament.Board, error) {
	settings, err := setup.Settings()
	if err != nil {
		return tournament.Board{}, err
	}
	b := tournament.Board{Map: setup.MapName(), Ref: ref, Size: settings.Size}
	// A map's name changes nothing, and seeds are apart.
	settings.Map, settings.Seed = "", 0
	text, err := json.Marshal(settings)
	if err != nil {
		return tournament.Board{}, err
	}
	sum := sha256.Sum256(text)
	b.Settings = hex.EncodeToString(sum[:])
	return b, nil
}
