package cli_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"bhack/cmd/internal/cli"
)

func TestDidYouMean(t *testing.T) {
	t.Parallel()
	known := []string{"seed", "maps"}
	assert.Equal(t, "; did you mean --maps?", cli.DidYouMean("map", "--", known))
	assert.Empty(t, cli.DidYouMean("size", "--", known))
}
