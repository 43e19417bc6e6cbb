package cli_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"bhack/cmd/internal/cli"
)

func TestCheckPlayer(t *testing.T) {
	t.Parallel()
	for arg, want := range map[string]string{
		"wall":           "",
		"./bots/é":       "",
		"new=./old":      "",
		"new=./ol\xff":   "",
		"=./old":         "player '=./old': NAME=FOLDER needs a name and a folder",
		"new=":           "player 'new=': NAME=FOLDER needs a name and a folder",
		"./bots/ol\xff":  `player "./bots/ol\xff": the name is not UTF-8; NAME=FOLDER gives it another`,
		"ol\xff=./old":   `player "ol\xff=./old": the name is not UTF-8; NAME=FOLDER gives it another`,
		"./ol\xff/../ok": "",
	} {
		if err := cli.CheckPlayer(arg); want == "" {
			assert.NoError(t, err)
		} else {
			assert.EqualError(t, err, want)
		}
	}
}
