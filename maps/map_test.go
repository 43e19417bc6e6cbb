package maps_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"bhack/maps"
)

func TestTeamString(t *testing.T) {
	t.Parallel()
	assert.Equal(t, "white", maps.White.String())
	assert.Equal(t, "black", maps.Black.String())
	assert.Equal(t, "Team(2)", maps.Team(2).String())
}

func TestPawnsToWin(t *testing.T) {
	t.Parallel()
	assert.Equal(t, 4, maps.PawnsToWin(8))
	assert.Equal(t, 5, maps.PawnsToWin(9))
	assert.Equal(t, 8, maps.PawnsToWin(16))
}

func TestValidate(t *testing.T) {
	t.Parallel()
	pawns := func(pawns ...maps.Pawn) maps.Map { return maps.Map{Size: 8, Pawns: pawns} }
	tests := []struct {
		name string
		m    maps.Map
		want string // "" if the map is valid
	}{
		{"smallest", maps.Map{Size: 8}, ""},
		{"largest", maps.Map{Size: 32, Rounds: maps.MaxRounds}, ""},
		{"too small", maps.Map{Size: 7}, "size is 7, but must be from 8 to 32"},
		{"too large", maps.Map{Size: 33}, "size is 33, but must be from 8 to 32"},
		{"negative rounds", maps.Map{Size: 8, Rounds: -1}, "rounds is -1, but must be from 1 to 100000, or 0 for the ruleset's"},
		{"too many rounds", maps.Map{Size: 8, Rounds: maps.MaxRounds + 1}, "rounds is 100001, but must be from 1 to 100000, or 0 for the ruleset's"},
		{"good pawns", pawns(maps.Pawn{maps.White, 0, 0}, maps.Pawn{maps.Black, 7, 7}), ""},
		{"no team", pawns(maps.Pawn{2, 0, 0}), "pawn 0 has no team: Team(2)"},
		{"row off the board", pawns(maps.Pawn{maps.White, 8, 0}), "pawn 0, W 8,0, is not on the board"},
		{"column off the board", pawns(maps.Pawn{maps.Black, 0, -1}), "pawn 0, B 0,-1, is not on the board"},
		{
			"one square twice",
			pawns(maps.Pawn{maps.White, 1, 2}, maps.Pawn{maps.Black, 1, 2}),
			"pawn 1, B 1,2, is on a square that is taken",
		},
		{
			"decided",
			pawns(maps.Pawn{maps.Black, 0, 0}, maps.Pawn{maps.Black, 0, 1}, maps.Pawn{maps.Black, 0, 2}, maps.Pawn{maps.Black, 0, 3}),
			"black has already won: 4 pawns on row 0 decide a match of size 8",
		},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			t.Parallel()
			if test.want == "" {
				assert.NoError(t, test.m.Validate())
			} else {
				assert.EqualError(t, test.m.Validate(), test.want)
			}
		})
	}
}
