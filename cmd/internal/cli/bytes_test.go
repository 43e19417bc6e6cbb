package cli_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bhack/cmd/internal/cli"
)

// TestBytes checks that what a flag is set to survives being written and read again,
// as options from a file and from the command line are joined.
func TestBytes(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]struct {
		bytes cli.Bytes
		shown string
	}{
		"8MiB":    {8 << 20, "8 MiB"},
		"100MB":   {100_000_000, "100000000"},
		"1234567": {1_234_567, "1234567"},
		"1":       {1, "1 B"},
	} {
		var b, again cli.Bytes
		require.NoError(t, b.Set(text), text)
		assert.Equal(t, want.bytes, b, text)
		assert.Equal(t, want.shown, b.String())
		require.NoError(t, again.Set(b.String()), text)
		assert.Equal(t, b, again, text)
	}
	for _, text := range []string{"", "0", "-1", "8 chunks", "2TiB"} {
		var b cli.Bytes
		assert.Error(t, b.Set(text), text)
	}
}
