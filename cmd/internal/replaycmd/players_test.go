package replaycmd

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bhack/replay"
)

// TestFoundPlayers makes sure that players are loaded once for all replays, and found where they have changed sides.
func TestFoundPlayers(t *testing.T) {
	t.Parallel()
	sides, err := bySides(t.Context(), "wall", "old=rusher")
	require.NoError(t, err)
	names, err := byNames(t.Context(), []string{"wall", "old=rusher", "counter"})
	require.NoError(t, err)
	for name, find := range map[string]finder{"sides": sides, "names": names} {
		var played replay.Players
		played.White.Name, played.Black.Name = "wall", "old"
		white, black, err := find(&played)
		require.NoError(t, err, name)
		assert.Equal(t, []string{"wall", "old"}, []string{white.Name, black.Name}, name)
		played.White, played.Black = played.Black, played.White
		old, wall, err := find(&played)
		require.NoError(t, err, name)
		assert.Same(t, white, wall, name)
		assert.Same(t, black, old, name)
	}
}

// TestFoundPlayersOfOneName makes sure that of two players of the same name the code tells which one played which side.
func TestFoundPlayersOfOneName(t *testing.T) {
	t.Parallel()
	find, err := bySides(t.Context(), "bot=wall", "bot=rusher")
	require.NoError(t, err)
	var played replay.Players
	played.White.Name, played.Black.Name = "bot", "bot"
	wall, rusher, err := find(&played) // a replay need not say what the code was
	require.NoError(t, err)
	played.White.SHA256, played.Black.SHA256 = wall.SHA256, rusher.SHA256
	white, black, err := find(&played)
	require.NoError(t, err)
	assert.Same(t, wall, white)
	assert.Same(t, rusher, black)
	played.White.SHA256, played.Black.SHA256 = rusher.SHA256, wall.SHA256
	white, black, err = find(&played)
	require.NoError(t, err)
	assert.Same(t, rusher, white)
	assert.Same(t, wall, black)
	played.Black.SHA256 = rusher.SHA256
	_, _, err = find(&played)
	require.Error(t, err)
}
