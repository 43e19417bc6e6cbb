package replay

import (
	"io"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// TestDecompressGzip reads gzip files with something after them.
func TestDecompressGzip(t *testing.T) {
	t.Parallel()
	var b strings.Builder
	w, err := compressor(&b, gzipSuffix)
	require.NoError(t, err)
	_, err = io.WriteString(w, "text")
	require.NoError(t, err)
	require.NoError(t, w.Close())
	file := b.String()
	tests := []struct{ name, after, want, err string }{
		{"nothing", "", "text", ""},
		{"another file", file, "texttext", ""},
		{"part of a file", file[:len(file)/2], "text", "the gzip data are cut short"},
		{"two bytes of a file", file[:2], "text", "the gzip data are cut short"},
		{"a byte", "\n", "text", "the gzip data are damaged: something else comes after them"},
		{"text", strings.Repeat("more ", 9), "text", "the gzip data are damaged: something else comes after them"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			t.Parallel()
			r, err := Decompress(strings.NewReader(file + tt.after))
			require.NoError(t, err)
			got, err := io.ReadAll(r)
			assert.True(t, strings.HasPrefix(string(got), tt.want), "%q", got)
			if tt.err == "" {
				require.NoError(t, err)
			} else {
				require.EqualError(t, err, tt.err)
			}
		})
	}
}
