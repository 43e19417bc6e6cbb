package officiallog

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bhack/replay"
)

// officialLogs is a folder with logs that the contest's engine itself has written.
const officialLogs = "../../../shared/official-logs"

// TestOfficialLogs imports them, and exports them again: but for what their sources
// have put in front, and colours, the same lines must come out.
func TestOfficialLogs(t *testing.T) {
	t.Parallel()
	paths, err := filepath.Glob(filepath.Join(officialLogs, "*.txt.xz"))
	require.NoError(t, err)
	if len(paths) == 0 {
		t.Skip("no logs in " + officialLogs)
	}
	for _, path := range paths {
		t.Run(filepath.Base(path), func(t *testing.T) {
			t.Parallel()
			data, err := os.ReadFile(path)
			require.NoError(t, err)
			d, sum, err := Import(t.Context(), bytes.NewReader(data), Options{})
			require.NoError(t, err)
			assert.Zero(t, sum.Ambiguous)
			assert.Zero(t, sum.Lost)
			assert.Zero(t, sum.Destroyed)
			t.Logf("%+v %+v", sum, d.Result)

			lines, err := readLines(bytes.NewReader(data))
			require.NoError(t, err)
			want := strings.Join(lines, "\n")
			want = want[strings.Index(want, seedPrefix):]
			if got := exported(t, d); got != want {
				assert.Equal(t, firstDifference(want, got), "")
			}
		})
	}
}

// exported returns the log of a replay.
func exported(t testing.TB, d *replay.Document) string {
	t.Helper()
	var file, log bytes.Buffer
	require.NoError(t, replay.Write(&file, d))
	r, err := replay.NewReader(&file)
	require.NoError(t, err)
	require.NoError(t, Export(&log, r))
	require.NoError(t, r.Close())
	return log.String()
}

// firstDifference shows the first line in which two texts differ.
func firstDifference(a, b string) string {
	x, y := strings.Split(a, "\n"), strings.Split(b, "\n")
	for i := range min(len(x), len(y)) {
		if x[i] != y[i] {
			return "want " + x[i] + "\nhave " + y[i]
		}
	}
	return "the texts have different lengths"
}
