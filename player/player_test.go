package player_test

import (
	"context"
	"crypto/sha256"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bhack/bots"
	"bhack/player"
)

const turn = "def turn():\n    pass\n"

// folder makes a folder of a player. A name that ends in a slash is a folder in it.
func folder(t *testing.T, files map[string]string) string {
	t.Helper()
	dir := filepath.Join(t.TempDir(), "mybot")
	require.NoError(t, os.Mkdir(dir, 0o777))
	for name, text := range files {
		path := filepath.Join(dir, filepath.FromSlash(name))
		require.NoError(t, os.MkdirAll(filepath.Dir(path), 0o777))
		if strings.HasSuffix(name, "/") {
			require.NoError(t, os.MkdirAll(path, 0o777))
			continue
		}
		require.NoError(t, os.WriteFile(path, []byte(text), 0o666))
	}
	return dir
}

func TestLoadExamples(t *testing.T) {
	t.Parallel()
	for _, name := range bots.Names() {
		p, err := player.Load(t.Context(), name)
		require.NoError(t, err)
		assert.Equal(t, name, p.Name)
		assert.True(t, p.Program.HasModule("bot"))

		fromFolder, err := player.Load(t.Context(), filepath.Join("..", "bots", name))
		require.NoError(t, err)
		assert.Equal(t, name, fromFolder.Name)
		assert.Equal(t, p.SHA256, fromFolder.SHA256)
	}
}

// TestFolderBeforeExample makes sure that a folder hides the example of its name.
func TestFolderBeforeExample(t *testing.T) {
	dir := folder(t, map[string]string{"starter/bot.py": turn, "bot.py": turn, "rusher": "a file"})
	t.Chdir(dir)
	p, err := player.Load(t.Context(), "starter")
	require.NoError(t, err)
	plain, err := player.Load(t.Context(), ".")
	require.NoError(t, err)
	assert.Equal(t, "mybot", plain.Name)
	assert.NotEqual(t, plain.SHA256, p.SHA256, "that has a module more")

	p, err = player.Load(t.Context(), "rusher")
	require.NoError(t, err, "a file hides nothing")
	assert.Equal(t, "rusher", p.Name)
}

func TestFiles(t *testing.T) {
	t.Parallel()
	files := map[string]string{
		"bot.py":           turn + "import helper, pack.one, bare.two\nfrom battlehack20.stubs import *\n",
		"helper.py":        "x = 1\n",
		"pack/__init__.py": "",
		"pack/one.py":      "y = 2\n",
		"bare/two.py":      "z = 3\n",
		"हिन्दी.py":        "w = 4\n", // letters, and marks that belong to them
	}
	dir := folder(t, files)
	p, err := player.Load(t.Context(), dir)
	require.NoError(t, err)
	for _, module := range []string{"bot", "helper", "pack", "pack.one", "bare.two", "हिन्दी"} {
		assert.True(t, p.Program.HasModule(module), module)
	}

	// The digest is that of a list as sha256sum writes it.
	list := ""
	for _, name := range []string{"bare/two.py", "bot.py", "helper.py", "pack/__init__.py", "pack/one.py", "हिन्दी.py"} {
		list += fmt.Sprintf("%x  %s\n", sha256.Sum256([]byte(files[name])), name)
	}
	assert.Equal(t, fmt.Sprintf("%x", sha256.Sum256([]byte(list))), p.SHA256)

	// What no import can find is not of the player.
	for name, text := range map[string]string{
		"README.md": "?", "my-old-bot.py": "syntax error", "2bot.py": "syntax error", ".hidden/x.py": "syntax error",
		".hidden.py": "syntax error", "pack/deep/x.py": "syntax error", "old-versions/x.py": "syntax error", "data/x.txt": "?",
	} {
		path := filepath.Join(dir, filepath.FromSlash(name))
		require.NoError(t, os.MkdirAll(filepath.Dir(path), 0o777))
		require.NoError(t, os.WriteFile(path, []byte(text), 0o666))
	}
	again, err := player.Load(t.Context(), dir+string(filepath.Separator))
	require.NoError(t, err)
	assert.Equal(t, p.SHA256, again.SHA256)
	assert.Equal(t, "mybot", again.Name)
	assert.Equal(t, []string{"pack.deep"}, again.Program.Unread)

	require.NoError(t, os.WriteFile(filepath.Join(dir, "helper.py"), []byte("x = 2\n"), 0o666))
	again, err = player.Load(t.Context(), dir)
	require.NoError(t, err)
	assert.NotEqual(t, p.SHA256, again.SHA256)
}

func TestLoadErrors(t *testing.T) {
	t.Parallel()
	large := strings.Repeat("# 45678901234567890\n", 50000)
	many := map[string]string{"bot.py": turn}
	for i := range player.MaxFiles {
		many[fmt.Sprintf("m%d.py", i)] = ""
	}
	for name, test := range map[string]struct {
		files map[string]string
		want  string // DIR stands for the folder
	}{
		"no bot.py":       {map[string]string{"main.py": turn, "util.py": ""}, "DIR: there is no bot.py in this folder"},
		"another name":    {map[string]string{"main.py": turn}, "DIR: there is no bot.py in this folder; perhaps 'main.py' has to be called that"},
		"no module":       {map[string]string{"bot (1).py": turn, "__init__.py": ""}, "DIR: there is no bot.py in this folder; perhaps 'bot (1).py' has to be called that"},
		"no player":       {map[string]string{"setup.py": "", "BOT.PY/": ""}, "DIR: there is no bot.py in this folder"},
		"another case":    {map[string]string{"Bot.PY": turn, "a.py": ""}, "DIR: there is no bot.py in this folder; 'Bot.PY' has to be called that"},
		"a text":          {map[string]string{"bot.py.txt": turn}, "DIR: there is no bot.py in this folder; 'bot.py.txt' has to be called that"},
		"one folder down": {map[string]string{"bot-v2/bot.py": turn, "a.py": ""}, "DIR: there is no bot.py in this folder; there is one in 'DIR/bot-v2'"},
		"several folders": {map[string]string{"a/bot.py": turn, "b/bot.py": turn}, "DIR: there is no bot.py in this folder"},
		"empty":           {nil, "DIR: there is no bot.py in this folder"},
		"a folder":        {map[string]string{"bot.py/": ""}, "DIR/bot.py: a folder, not a file"},
		"no turn":         {map[string]string{"bot.py": "def play():\n    pass\n"}, "DIR/bot.py: defines no function turn()"},
		"misspelt turn":   {map[string]string{"bot.py": "trun = 0\ndef step():\n    pass\ndef Turn():\n    pass\n"}, "DIR/bot.py: defines no function turn(); is Turn() meant to be it?"},
		"turn in a class": {map[string]string{"bot.py": "class A:\n    def turn(self):\n        pass\n"}, "DIR/bot.py: defines no function turn()"},
		"NUL":             {map[string]string{"bot.py": turn + "\x00"}, "DIR/bot.py:3: source contains a NUL byte"},
		"UTF-8":           {map[string]string{"bot.py": turn, "a/b.py": "\xff"}, "DIR/a/b.py:1: source is not valid UTF-8"},
		"too many":        {many, "DIR/m99.py: the player has more than 256 files"},
		"too large": {
			map[string]string{"a.py": large, "b.py": large, "bot.py": turn, "c.py": large, "d.py": large, "e.py": large},
			"DIR/e.py: the files of the player are larger than 4194304 bytes together",
		},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			dir := folder(t, test.files)
			_, err := player.Load(t.Context(), dir)
			assertLoadError(t, err, filepath.FromSlash(strings.ReplaceAll(test.want, "DIR", filepath.ToSlash(dir))))
		})
	}
}

func assertLoadError(t *testing.T, err error, want string) {
	t.Helper()
	var loadErr *player.LoadError
	require.ErrorAs(t, err, &loadErr)
	assert.EqualError(t, err, want)
	assert.NotContains(t, err.Error(), "\n")
}

func TestSyntaxError(t *testing.T) {
	t.Parallel()
	dir := folder(t, map[string]string{"bot.py": turn, "helper.py": "x = 1\n\nif x\n    pass\n"})
	_, err := player.Load(t.Context(), dir)
	var loadErr *player.LoadError
	require.ErrorAs(t, err, &loadErr)
	assert.Equal(t, filepath.Join(dir, "helper.py"), loadErr.Path)
	assert.Equal(t, 3, loadErr.Line)
	assert.True(t, strings.HasPrefix(err.Error(), filepath.Join(dir, "helper.py")+":3: "), err.Error())
	assert.NotContains(t, err.Error(), "\n")
}

func TestNoFolder(t *testing.T) {
	t.Chdir(folder(t, map[string]string{"bot.py": turn, "guardian/bot.py": turn, "deep/lancer/bot.py": turn, "scouts/x.py": turn}))
	examples := strings.Join(bots.Names(), ", ")
	for ref, want := range map[string]string{
		"nobody":     "no player 'nobody': no such folder, and no example player of that name (" + examples + ")",
		"./starter":  "no player './starter': no such folder",
		"gaurdian":   "no player 'gaurdian': no such folder, and no example player of that name (" + examples + "); did you mean guardian?",
		"./guardia":  "no player './guardia': no such folder; did you mean ./guardian?",
		"deep/lance": "no player 'deep/lance': no such folder; did you mean deep/lancer?",
		"scouting":   "no player 'scouting': no such folder, and no example player of that name (" + examples + ")",
		"russher":    "no player 'russher': no such folder, and no example player of that name (" + examples + "); did you mean rusher?",
		"a/b":        "no player 'a/b': no such folder",
		"bot.py":     "bot.py: not a folder; a player is the folder that holds its bot.py",
		"":           "no player '': no such folder, and no example player of that name (" + examples + ")",
	} {
		_, err := player.Load(t.Context(), ref)
		assertLoadError(t, err, want)
	}
}

// TestLoadIsNotWaitedFor makes sure that nobody waits for the compiler whose context has ended, and that this is no fault of the player.
func TestLoadIsNotWaitedFor(t *testing.T) {
	t.Parallel()
	enough := errors.New("enough")
	ctx, cancel := context.WithCancelCause(t.Context())
	cancel(enough)
	for _, ref := range []string{"starter", folder(t, map[string]string{"bot.py": turn}), folder(t, map[string]string{"bot.py": "1 +"})} {
		_, err := player.Load(ctx, ref)
		assert.Equal(t, enough, err)
	}
}
