package printable_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"bhack/internal/printable"
)

func TestText(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]string{
		"plain, é and 😀":  "plain, é and 😀",
		"a\tb":            "a    b",
		"\x1b[1m\n\u009b": `\x1b[1m\x0a\x9b`,
		"\u202e\u2028":    `\u202e\u2028`,
		"\uffff\xff":      `\uffff\ufffd`,
		"\U000e0001":      `\U000e0001`,
	} {
		assert.Equal(t, want, printable.Text(text))
	}
	assert.Equal(t, "a\n\\x07b", printable.Lines("a\n\ab"))
}
