package screen_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"bhack/cmd/internal/screen"
)

func TestPrintable(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]string{
		"plain, é and 😀":  "plain, é and 😀",
		"a\tb":            "a    b",
		"\x1b[1m\n\u009b": `\x1b[1m\x0a\x9b`,
		"\u202e\u2028":    `\u202e\u2028`,
		"\U000e0001":      `\U000e0001`,
	} {
		assert.Equal(t, want, screen.Printable(text))
	}
	assert.Equal(t, "a\n\\x07b", screen.PrintableLines("a\n\ab"))
}
