package mt19937

import (
	"encoding/json"
	"fmt"
	"math"
	"math/big"
	"os"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// golden returns the lines of a golden file, each an array of JSON items.
func golden(t *testing.T, name string) [][]json.RawMessage {
	t.Helper()
	data, err := os.ReadFile("testdata/" + name + ".jsonl")
	require.NoError(t, err)
	text := strings.TrimSpace(string(data))
	require.NotEmpty(t, text)
	var lines [][]json.RawMessage
	for line := range strings.SplitSeq(text, "\n") {
		var items []json.RawMessage
		require.NoError(t, json.Unmarshal([]byte(line), &items))
		lines = append(lines, items)
	}
	return lines
}

// decode decodes one item of a golden file.
func decode[T any](t *testing.T, item json.RawMessage) T {
	t.Helper()
	var v T
	require.NoError(t, json.Unmarshal(item, &v), string(item))
	return v
}

func floatOf(t *testing.T, s string) float64 {
	t.Helper()
	n, err := strconv.ParseUint(s, 16, 64)
	require.NoError(t, err)
	return math.Float64frombits(n)
}

func bitsOf(f float64) string {
	return fmt.Sprintf("%016x", math.Float64bits(f))
}

func bigOf(t *testing.T, s string, base int) *big.Int {
	t.Helper()
	n, ok := new(big.Int).SetString(s, base)
	require.True(t, ok, s)
	return n
}
