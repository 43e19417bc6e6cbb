package replay

import (
	"bytes"
	"compress/gzip"
	"io"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"github.com/klauspost/compress/zstd"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bhack/internal/decision"
)

// writeFile writes d to the file path.
func writeFile(tb testing.TB, path string, d *Document) {
	tb.Helper()
	f, err := Create(path, d.Header)
	require.NoError(tb, err)
	for _, r := range d.Rounds {
		require.NoError(tb, f.WriteRound(r))
	}
	require.NoError(tb, f.Finish(d.Result))
	require.NoError(tb, f.Close())
}

// names returns the names of what is in dir.
func names(tb testing.TB, dir string) []string {
	tb.Helper()
	entries, err := os.ReadDir(dir)
	require.NoError(tb, err)
	found := []string{}
	for _, e := range entries {
		found = append(found, e.Name())
	}
	return found
}

func TestFileFormats(t *testing.T) {
	t.Parallel()
	tests := []struct{ name, file, magic string }{
		{"json", "game.json", `{"format":"bhack-replay"`},
		{"gzip", "game.json.gz", "\x1f\x8b\x08\x00\x00\x00\x00\x00\x00"}, // no name, no time
		{"zstd", "game.json.zst", zstdMagic},
		{"other", "game", `{"format":"bhack-replay"`},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			t.Parallel()
			dir := filepath.Join(t.TempDir(), "a", "b")
			path := filepath.Join(dir, tt.file)
			d := sampleDocument()
			writeFile(t, path, d)
			assert.Equal(t, []string{tt.file}, names(t, dir))
			data, err := os.ReadFile(path)
			require.NoError(t, err)
			assert.True(t, bytes.HasPrefix(data, []byte(tt.magic)), "%q", data[:16])

			r, err := Open(path)
			require.NoError(t, err)
			got, err := r.readAll()
			require.NoError(t, err)
			assert.Equal(t, d, got)
			require.NoError(t, r.Close())

			writeFile(t, path, d)
			again, err := os.ReadFile(path)
			require.NoError(t, err)
			assert.Equal(t, data, again, "same bytes when written again")
		})
	}
}

func TestFileTruncated(t *testing.T) {
	t.Parallel()
	for _, name := range []string{"game.json.gz", "game.json.zst"} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			path := filepath.Join(t.TempDir(), name)
			writeFile(t, path, sampleDocument())
			data, err := os.ReadFile(path)
			require.NoError(t, err)
			for n := range data {
				_, err := Read(bytes.NewReader(data[:n]))
				require.Error(t, err, "after %d bytes", n)
			}
			flipped := bytes.Clone(data)
			flipped[len(data)-2] ^= 1 // in the checksum or the length
			_, err = Read(bytes.NewReader(flipped))
			assert.Error(t, err)
		})
	}
}

func TestFileIsNotThereBeforeFinish(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	path := filepath.Join(dir, "game.json")
	d := sampleDocument()
	d.Rounds, d.Result.Rounds = nil, 0
	f, err := Create(path, d.Header)
	require.NoError(t, err)
	require.Len(t, names(t, dir), 1)
	assert.Regexp(t, `^\.bhack-\w+\.tmp$`, names(t, dir)[0])
	require.NoError(t, f.Finish(d.Result))
	assert.Equal(t, []string{"game.json"}, names(t, dir))
	require.ErrorIs(t, f.Finish(d.Result), errFinished)
	require.NoError(t, f.Close())
	assert.Equal(t, []string{"game.json"}, names(t, dir), "Close after Finish")
}

func TestFileAborted(t *testing.T) {
	t.Parallel()
	tests := []struct {
		name  string
		abort func(*testing.T, *File)
	}{
		{"closed", func(t *testing.T, f *File) { require.NoError(t, f.Close()) }},
		{"closed twice", func(t *testing.T, f *File) {
			require.NoError(t, f.Close())
			require.NoError(t, f.Close())
		}},
		{"bad round", func(t *testing.T, f *File) {
			require.Error(t, f.WriteRound(&Round{}))
			require.Error(t, f.Finish(sampleDocument().Result))
		}},
		{"bad result", func(t *testing.T, f *File) { require.Error(t, f.Finish(Result{})) }},
		{"file gone", func(t *testing.T, f *File) {
			require.NoError(t, f.file.Close())
			require.ErrorIs(t, f.Finish(Result{Winner: White, Reason: decision.CoinFlip}), os.ErrClosed)
		}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			t.Parallel()
			dir := t.TempDir()
			path := filepath.Join(dir, "game.json.zst")
			require.NoError(t, os.WriteFile(path, []byte(older), 0o600))
			f, err := Create(path, sampleHeader())
			require.NoError(t, err)
			tt.abort(t, f)
			require.NoError(t, f.Close())
			assert.Equal(t, []string{"game.json.zst"}, names(t, dir))
			data, err := os.ReadFile(path)
			require.NoError(t, err)
			assert.Equal(t, older, string(data))
		})
	}
}

// older is the beginning of a replay that may be replaced.
const older = `{"format":"bhack-replay","version":1,`

func TestCreateErrors(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	file := filepath.Join(dir, "file")
	require.NoError(t, os.WriteFile(file, nil, 0o600))
	bot := filepath.Join(dir, "file.py")
	require.NoError(t, os.WriteFile(bot, []byte("def turn(): pass"), 0o600))
	broken := filepath.Join(dir, "file.zst")
	require.NoError(t, os.WriteFile(broken, []byte(zstdMagic), 0o600))
	bad := sampleHeader()
	bad.Match.Size = 0
	tests := []struct {
		name, path string
		header     Header
		want       string
	}{
		{"bad header", filepath.Join(dir, "x.json"), bad, "create replay: write replay: match: size: 0 is not in 8..32"},
		{"folder", dir, sampleHeader(), "create replay: create " + dir + ": not a regular file"},
		{"another file", bot, sampleHeader(), "create replay: create " + bot + ": is there already, and is no replay"},
		{"a broken file", broken, sampleHeader(), ": is there already, and is no replay"},
		{"below a file", filepath.Join(file, "x.json"), sampleHeader(), "create replay: "},
		{"device", os.DevNull, sampleHeader(), "create replay: "},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			f, err := Create(tt.path, tt.header)
			assert.ErrorContains(t, err, tt.want)
			assert.Nil(t, f)
			assert.Equal(t, []string{"file", "file.py", "file.zst"}, names(t, dir))
		})
	}
}

func TestCreateFollowsSymbolicLinks(t *testing.T) {
	t.Parallel()
	if runtime.GOOS == "windows" {
		t.Skip("symbolic links need a privilege on Windows")
	}
	dir := t.TempDir()
	target, link := filepath.Join(dir, "target.json"), filepath.Join(dir, "link.json")
	require.NoError(t, os.WriteFile(target, []byte(older), 0o600))
	require.NoError(t, os.Symlink(target, link))
	d := sampleDocument()
	writeFile(t, link, d)
	info, err := os.Lstat(link)
	require.NoError(t, err)
	assert.Equal(t, os.ModeSymlink, info.Mode().Type())
	data, err := os.ReadFile(target)
	require.NoError(t, err)
	assert.Equal(t, encode(t, d), string(data))
}

// TestLinksAreCompressedByTheirNames: what a link leads to may have another ending.
func TestLinksAreCompressedByTheirNames(t *testing.T) {
	t.Parallel()
	if runtime.GOOS == "windows" {
		t.Skip("symbolic links need a privilege on Windows")
	}
	dir := t.TempDir()
	target, link := filepath.Join(dir, "target.json.gz"), filepath.Join(dir, "link.json")
	require.NoError(t, os.WriteFile(target, nil, 0o600))
	require.NoError(t, os.Symlink(target, link))
	d := sampleDocument()
	writeFile(t, link, d)
	data, err := os.ReadFile(target)
	require.NoError(t, err)
	assert.Equal(t, encode(t, d), string(data))
}

func TestReadBomb(t *testing.T) {
	t.Parallel()
	text := strings.Replace(encode(t, sampleDocument()), `"rounds":[`, `"rounds":[`+strings.Repeat(" ", 1<<20), 1)
	tests := []struct {
		name     string
		compress func(io.Writer) (io.WriteCloser, error)
	}{
		{"gzip", func(w io.Writer) (io.WriteCloser, error) { return gzip.NewWriter(w), nil }},
		{"zstd", func(w io.Writer) (io.WriteCloser, error) { return zstd.NewWriter(w) }},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			t.Parallel()
			var buf bytes.Buffer
			w, err := tt.compress(&buf)
			require.NoError(t, err)
			_, err = io.WriteString(w, text)
			require.NoError(t, err)
			require.NoError(t, w.Close())
			require.Less(t, buf.Len(), 3000)

			lim := formatLimits()
			lim.document = 1 << 20
			assert.ErrorContains(t, readLimited(buf.String(), lim), "replay is larger than 1048576 bytes")
			lim = formatLimits()
			lim.round = 1 << 16
			assert.ErrorContains(t, readLimited(buf.String(), lim), "round 1: round is larger than 65536 bytes")
		})
	}
}

func TestReadRefusesLargeWindow(t *testing.T) {
	t.Parallel()
	var buf bytes.Buffer
	w, err := zstd.NewWriter(&buf, zstd.WithWindowSize(16<<20))
	require.NoError(t, err)
	_, err = w.Write(make([]byte, 20<<20))
	require.NoError(t, err)
	require.NoError(t, w.Close())
	_, err = Read(&buf)
	assert.ErrorIs(t, err, zstd.ErrWindowSizeExceeded)
}

func TestFileName(t *testing.T) {
	t.Parallel()
	for name, want := range map[string]string{
		"rusher": "rusher", "my bot.v2": "my bot.v2",
		"ä/b\\c": "ä_b_c~24fa08", "a:b*c?\"<>|\x00\n": "a_b_c_______~065a0a", "a<b": "a_b~4a826a", "a|b": "a_b~0eab8a", "a_b": "a_b", "\u202ea\u009b": "_a_~3fdda5",
		strings.Repeat("a", 64): strings.Repeat("a", 64), strings.Repeat("a", 65): strings.Repeat("a", 64) + "~635361",
		"a" + strings.Repeat("é", 40): "a" + strings.Repeat("é", 31) + "~483114",
	} {
		assert.Equal(t, want, FileName(name))
	}
}
