package maps_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bhack/maps"
)

func TestNames(t *testing.T) {
	t.Parallel()
	want := []string{"breakthrough", "empty", "largefront", "lastmove", "race", "standoff", "train"}
	assert.Equal(t, want, maps.Names())
}

func TestEmbedded(t *testing.T) {
	t.Parallel()
	for _, name := range maps.Names() {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			m, err := maps.Embedded(name)
			require.NoError(t, err)
			assert.Equal(t, name, m.Name)
			if name == maps.EmptyName {
				assert.Equal(t, maps.Map{Name: maps.EmptyName}, *m)
				return
			}
			require.NoError(t, m.Validate())
			assert.NotEmpty(t, m.Pawns)
			checkFormat(t, m)
		})
	}
}

// TestEmbeddedIsFresh makes sure that who changes a map changes no one else's.
func TestEmbeddedIsFresh(t *testing.T) {
	t.Parallel()
	first, err := maps.Embedded("race")
	require.NoError(t, err)
	first.Pawns[0].Row = 3
	second, err := maps.Embedded("race")
	require.NoError(t, err)
	assert.NotEqual(t, first, second)
}

func TestEmbeddedUnknown(t *testing.T) {
	t.Parallel()
	for _, name := range []string{"", "nowhere", "../embedded/race", "race.map"} {
		_, err := maps.Embedded(name)
		require.ErrorIs(t, err, maps.ErrUnknown, name)
	}
	_, err := maps.Embedded("nowhere")
	assert.EqualError(t, err, `unknown map "nowhere"; the built-in maps are `+
		"breakthrough, empty, largefront, lastmove, race, standoff, train")
}
