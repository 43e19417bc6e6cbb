package cli_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"bhack/cmd/internal/cli"
)

func TestNearest(t *testing.T) {
	t.Parallel()
	known := []string{"run", "batch", "maps", "replay", "replays", "no-replay"}
	for word, want := range map[string]string{
		"runn":     "run",
		"RUN":      "run",
		"rn":       "run",
		"bacth":    "batch",
		"ba":       "batch",
		"b":        "",
		"map":      "maps",
		"replay":   "replay",
		"repla":    "replay",
		"relpays":  "replays",
		"norepaly": "",
		"nonsense": "",
		"xyz":      "",
		"":         "",
	} {
		assert.Equal(t, want, cli.Nearest(word, known), word)
	}
	assert.Equal(t, "; did you mean --maps?", cli.DidYouMean("map", "--", known))
	assert.Empty(t, cli.DidYouMean("size", "--", known))
}
