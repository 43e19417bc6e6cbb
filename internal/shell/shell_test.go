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
		"two\nlines":       `$'two\012lines'`,
		"it's\x1b[31m":     `$'it\'s\033[31m'`,
		`back\` + "\u202e": `$'back\\\342\200\256'`,
		"\xff":             `$'\377'`,
		"棋士":               "'棋士'",
	} {
		assert.Equal(t, want, shell.Quote(word))
	}
}
