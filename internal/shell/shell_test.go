package shell_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"bhack/internal/shell"
)

func TestQuote(t *testing.T) {
	t.Parallel()
	for word, want := range map[string]string{
		"players/my-bot_2": "players/my-bot_2",
		"new=players/bot":  "new=players/bot",
		"my bot":           "'my bot'",
		"it's":             `'it'\''s'`,
		"$HOME":            "'$HOME'",
		"~":                "'~'",
		"":                 "''",
	} {
		assert.Equal(t, want, shell.Quote(word))
	}
}
