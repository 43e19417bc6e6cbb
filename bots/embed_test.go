package bots_test

import (
	"bytes"
	"path/filepath"
	"regexp"
	"slices"
	"testing"
	"unicode/utf8"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bhack/bots"
)

// TestNamesAndFolders makes sure that every folder is a player and every player a folder.
func TestNamesAndFolders(t *testing.T) {
	t.Parallel()
	mains, err := filepath.Glob("*/" + bots.Main)
	require.NoError(t, err)
	folders := make([]string, 0, len(mains))
	for _, main := range mains {
		folders = append(folders, filepath.Dir(main))
	}
	assert.ElementsMatch(t, folders, bots.Names())
	assert.Equal(t, "starter", bots.Names()[0], "the weakest")
	assert.GreaterOrEqual(t, len(bots.Names()), 6)
}

func TestFiles(t *testing.T) {
	t.Parallel()
	for _, name := range bots.Names() {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			files, err := bots.Files(name)
			require.NoError(t, err)
			names := make([]string, 0, len(files))
			for _, file := range files {
				names = append(names, file.Name)
				checkSource(t, file)
			}
			assert.True(t, slices.IsSorted(names))
			assert.Contains(t, names, bots.Main)
		})
	}
}

// turn matches the function that the game calls.
var turn = regexp.MustCompile(`(?m)^def turn\(\):$`)

// checkSource makes sure that a file looks like source of ours.
func checkSource(t *testing.T, file bots.File) {
	t.Helper()
	assert.Regexp(t, `^[a-z]+\.py$`, file.Name)
	assert.True(t, utf8.Valid(file.Text), "UTF-8")
	assert.True(t, bytes.HasPrefix(file.Text, []byte("# ")), "%s starts with a comment that says what it is", file.Name)
	assert.True(t, bytes.HasSuffix(file.Text, []byte("\n")), "%s ends with a line end", file.Name)
	assert.NotContains(t, string(file.Text), "\t")
	assert.NotContains(t, string(file.Text), "\r")
	if file.Name == bots.Main {
		assert.Regexp(t, turn, string(file.Text))
	}
}

// grammar lists what Python 3.4 does not know or what the players do without, with a pattern that finds it.
var grammar = map[string]*regexp.Regexp{
	"a formatted string":        regexp.MustCompile(`\b[fF]["']`),
	"an annotation":             regexp.MustCompile(`\bdef .*->|^\s*\w+: \w+ =`),
	"an assignment expression":  regexp.MustCompile(`:=`),
	"another library's modules": regexp.MustCompile(`(?m)^\s*(?:import|from) +(?:os|sys|time|re|collections|itertools|numpy)\b`),
}

func TestGrammar(t *testing.T) {
	t.Parallel()
	for _, name := range bots.Names() {
		files, err := bots.Files(name)
		require.NoError(t, err)
		for _, file := range files {
			for what, pattern := range grammar {
				assert.NotRegexp(t, pattern, string(file.Text), "%s/%s uses %s", name, file.Name, what)
			}
		}
	}
}

// TestFilesAreFresh makes sure that who changes a file changes no one else's.
func TestFilesAreFresh(t *testing.T) {
	t.Parallel()
	first, err := bots.Files("starter")
	require.NoError(t, err)
	first[0].Text[0] = 'x'
	second, err := bots.Files("starter")
	require.NoError(t, err)
	assert.NotEqual(t, first[0].Text[0], second[0].Text[0])
}

func TestFilesUnknown(t *testing.T) {
	t.Parallel()
	for _, name := range []string{"", ".", "nobody", "../bots/starter", "starter/bot.py"} {
		_, err := bots.Files(name)
		require.ErrorIs(t, err, bots.ErrUnknown, name)
	}
	_, err := bots.Files("nobody")
	assert.ErrorContains(t, err, `unknown player "nobody"; the built-in players are starter, `)
}
