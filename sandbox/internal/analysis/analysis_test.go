package analysis

import (
	"testing"

	"github.com/stretchr/testify/require"

	"bhack/sandbox/internal/code"
	"bhack/sandbox/internal/frontend"
)

// compile returns a program of two files, annotated for a host.
func compile(t *testing.T, host Host, bot, helper string) *code.Program {
	t.Helper()
	p, err := frontend.Compile([]frontend.File{{Path: "bot.py", Text: []byte(bot)}, {Path: "helper.py", Text: []byte(helper)}}, frontend.Options{})
	require.NoError(t, err, bot)
	require.NoError(t, Annotate(p, host))
	return p
}
