package spelling_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"bhack/internal/spelling"
)

func TestNearest(t *testing.T) {
	t.Parallel()
	known := []string{"run", "batch", "maps", "replay", "replays", "no-replay"}
	for word, want := range map[string]string{
		"runn":     "run",
		"RUN":      "run",
		"rn":       "run",
		"rnu":      "run",
		"urn":      "run",
		"nur":      "",
		"bacth":    "batch",
		"ba":       "batch",
		"b":        "",
		"map":      "maps",
		"replay":   "replay",
		"repla":    "replay",
		"relpays":  "replays",
		"norepaly": "no-replay",
		"nonsense": "",
		"xyz":      "",
		"":         "",

		strings.Repeat("replay", 100): "",
	} {
		assert.Equal(t, want, spelling.Nearest(word, spelling.MostEdits, known), word)
	}
	assert.Equal(t, "batch", spelling.Nearest("bacth", 2, known))
	assert.Equal(t, "batch", spelling.Nearest("bacth", 1, known))
	assert.Empty(t, spelling.Nearest("bcath1", 1, known))
	assert.Empty(t, spelling.Nearest("run", 2, nil))
}
