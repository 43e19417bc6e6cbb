package cmd

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"bhack/cmd/internal/cli"
)

// TestCommandNames makes sure that a command is made for the name that it has.
func TestCommandNames(t *testing.T) {
	for _, c := range commands() {
		assert.Equal(t, c.name, c.make(cli.Streams{}).Name())
	}
}
