package replay

import (
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// docsBlock returns the block of the given language in the format's
// description.
func docsBlock(tb testing.TB, language string) string {
	tb.Helper()
	text, err := os.ReadFile(filepath.Join("..", "docs", "replay-format.md"))
	require.NoError(tb, err)
	// A checkout may have changed the ends of lines.
	page := strings.ReplaceAll(string(text), "\r\n", "\n")
	blocks := regexp.MustCompile("(?s)```"+language+"\n(.*?)```").FindAllStringSubmatch(page, -1)
	require.Len(tb, blocks, 1)
	return blocks[0][1]
}

func TestDocsExampleIsWhatIsWritten(t *testing.T) {
	t.Parallel()
	example := docsBlock(t, "json")
	d, err := Read(strings.NewReader(example))
	require.NoError(t, err)
	assert.Equal(t, example, encode(t, d))
	assert.NoError(t, validateBySchema(t, compileSchema(t), example))
}

func TestDocsNameEveryField(t *testing.T) {
	t.Parallel()
	text, err := os.ReadFile(filepath.Join("..", "docs", "replay-format.md"))
	require.NoError(t, err)
	eachSchemaObject(t, func(path string, _, properties map[string]any) {
		for name := range properties {
			assert.Regexp(t, "[`.]"+name+"`|"+`\{"`+name+`"|,"`+name+`"`, string(text), "%s/%s", path, name)
		}
	})
}

func TestDocsPython(t *testing.T) {
	t.Parallel()
	python, err := exec.LookPath("python3")
	if err != nil {
		t.Skip("python3 is not installed")
	}
	dir := t.TempDir()
	script := filepath.Join(dir, "read.py")
	require.NoError(t, os.WriteFile(script, []byte(docsBlock(t, "python")), 0o600))
	d, err := Read(strings.NewReader(docsBlock(t, "json")))
	require.NoError(t, err)
	want := `round 1, robot 0: rows free: 8
black wins by coin_flip after 1 rounds
` + strings.Repeat("........\n", 7) + "...W....\n"
	for _, name := range []string{"game.json", "game.json.gz"} {
		path := filepath.Join(dir, name)
		writeFile(t, path, d)
		out, err := exec.Command(python, script, path).CombinedOutput()
		require.NoError(t, err, "%s", out)
		assert.Equal(t, want, strings.ReplaceAll(string(out), "\r\n", "\n"))
	}
}
