package cli_test

import (
	"testing"
	"time"

	"github.com/spf13/pflag"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bhack/cmd/internal/cli"
)

func TestWord(t *testing.T) {
	t.Parallel()
	v := cli.OneOf("text", "json", "csv")
	assert.Equal(t, "text", v.String())
	for _, text := range []string{"", "TEXT", "xml"} {
		assert.EqualError(t, v.Set(text), "must be text, json or csv", text)
	}
	require.NoError(t, v.Set("csv"))
	assert.Equal(t, "csv", v.Text)

	two := cli.Word{Allowed: []string{"white", "black"}}
	assert.Empty(t, two.String())
	assert.EqualError(t, two.Set(""), "must be white or black")
}

// TestNames makes sure that flags of our own and those of the library show in help by the
// names that they have been given, with their defaults, and refuse empty texts.
func TestNames(t *testing.T) {
	t.Parallel()
	f := pflag.NewFlagSet("", pflag.ContinueOnError)
	path, out := "", "there"
	f.Var(cli.NewText(&path, "FILE"), "path", "where from")
	f.Var(cli.NewText(&out, "FILE"), "out", "where to")
	var all []string
	var limit time.Duration
	f.StringSliceVar(&all, "all", nil, "which")
	f.DurationVar(&limit, "limit", 0, "how long")
	cli.Name(f, "all", "NAME,...")
	cli.Name(f, "limit", "TIME")
	assert.Equal(t, `      --all NAME,...   which
      --limit TIME     how long
      --out FILE       where to (default there)
      --path FILE      where from
`, f.FlagUsages())
	for _, flag := range []string{"all", "limit", "out", "path"} {
		assert.EqualError(t, cli.FlagError("bhack run", f, f.Set(flag, "")), `--`+flag+` "": must not be empty`)
	}
	assert.EqualError(t, cli.FlagError("bhack run", f, f.Set("all", "a\nb")), "--all a\nb: must be one line")
	var each []string
	f.StringArrayVar(&each, "each", nil, "which, one by one")
	cli.Name(f, "each", "NAME")
	require.NoError(t, f.Set("each", "a\nb,c"))
	assert.Equal(t, []string{"a\nb,c"}, each)
	assert.Equal(t, "there", out)
	assert.Empty(t, all)
	require.NoError(t, f.Parse([]string{"--all", "a,b", "--all", "c", "--limit", "3s", "--out", "here"}))
	assert.Equal(t, []string{"a", "b", "c"}, all)
	assert.Equal(t, 3*time.Second, limit)
	assert.Equal(t, "here", out)
	_, ok := f.Lookup("all").Value.(pflag.SliceValue)
	assert.True(t, ok)
}
