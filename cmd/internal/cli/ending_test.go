package cli_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"bhack/cmd/internal/cli"
)

func TestCheckReplayPath(t *testing.T) {
	t.Parallel()
	for _, path := range []string{"", "-", "a", "a.json", "a.json.gz", "a.zst", "a.replay", "zip", "a.xz/b", ".gz"} {
		assert.NoError(t, cli.CheckReplayPath("replay", path), path)
	}
	for path, ending := range map[string]string{
		"a.xz": ".xz", "a.json.zip": ".zip", "a.GZ": ".GZ", "a.json.Z": ".Z", "a.bz2": ".bz2", "a.zstd": ".zstd",
	} {
		err := cli.CheckReplayPath("out", path)
		assert.EqualError(t, err, "--out "+path+": a replay is compressed as .gz or .zst, not as "+ending)
		assert.Equal(t, cli.ExitUsage, cli.ExitCode(err))
	}
}

func TestCheckPlainPath(t *testing.T) {
	t.Parallel()
	for _, path := range []string{"", "-", "a", "a.csv", "gz", "a.gz/b.csv", "a.gzz"} {
		assert.NoError(t, cli.CheckPlainPath("out", path, "a table"), path)
	}
	for path, ending := range map[string]string{"a.csv.gz": ".gz", "a.ZST": ".ZST", "a.csv.zip": ".zip"} {
		err := cli.CheckPlainPath("out", path, "a table")
		assert.EqualError(t, err, "--out "+path+": a table is not compressed; leave out "+ending)
		assert.Equal(t, cli.ExitUsage, cli.ExitCode(err))
	}
}
