package cli_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"bhack/cmd/internal/cli"
)

func TestIsExactVersion(t *testing.T) {
	t.Parallel()
	assert.NotEmpty(t, cli.Version())
	for version, want := range map[string]bool{
		"v1.2.3":                             true,
		"v0.0.0-20261124205036-87fb532a1b2c": true,
		"v1.2.3+dirty":                       false,
		"v0.0.0-20261124205036-87fb532a1b2c+dirty": false,
		"dev": false,
	} {
		assert.Equal(t, want, cli.IsExactVersion(version), version)
	}
}
