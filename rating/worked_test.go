package rating_test

import (
	"fmt"
	"os"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bhack/rating"
)

// pairs returns a table of pairs from their counts by score, in the order in which testers write them. Which of
// the two games was the better one makes no difference here; the mixed ones are shared out.
func pairs(ll, ld, wl, dd, wd, ww int) rating.Pairs {
	const l, d, w = rating.Loss, rating.Draw, rating.Win
	var p rating.Pairs
	p[l][l], p[d][d], p[w][w] = ll, dd, ww
	p[l][d], p[d][l] = ld/2, ld-ld/2
	p[w][l], p[l][w] = wl/2, wl-wl/2
	p[w][d], p[d][w] = wd/2, wd-wd/2
	return p
}

// rows returns the rows of the tables in docs/statistics.md that have the columns given.
func rows(t *testing.T, columns ...string) [][]string {
	t.Helper()
	text, err := os.ReadFile("../docs/statistics.md")
	require.NoError(t, err)
	var found [][]string
	inside := false
	for line := range strings.Lines(string(text)) {
		cells := strings.Split(strings.Trim(strings.TrimSpace(line), "|"), "|")
		for i := range cells {
			cells[i] = strings.TrimSpace(cells[i])
		}
		switch {
		case !strings.HasPrefix(line, "|"):
			inside = false
		case assert.ObjectsAreEqual(columns, cells):
			inside = true
		case inside && !strings.HasPrefix(line, "|-"):
			found = append(found, cells)
		}
	}
	return found
}

// evidence reads the columns for unit and counts.
func evidence(t *testing.T, unit, counts string) rating.Evidence {
	t.Helper()
	var c []int
	for _, field := range strings.Split(counts, ", ") {
		n, err := strconv.Atoi(field)
		require.NoError(t, err)
		c = append(c, n)
	}
	if unit == "game" {
		require.Len(t, c, 3)
		return rating.Games{Wins: c[0], Losses: c[1], Draws: c[2]}.Evidence()
	}
	require.Equal(t, "pair", unit)
	require.Len(t, c, 6)
	return rating.SampleOf(pairs(c[0], c[1], c[2], c[3], c[4], c[5])).ByPair()
}

func number(t *testing.T, text string) float64 {
	t.Helper()
	x, err := strconv.ParseFloat(text, 64)
	require.NoError(t, err)
	return x
}

// rounded writes x with as many decimals as like has.
func rounded(x float64, like string) string {
	_, decimals, _ := strings.Cut(like, ".")
	return strconv.FormatFloat(x, 'f', len(decimals), 64)
}

func TestWorkedExamplesOfLLR(t *testing.T) {
	t.Parallel()
	models := map[string]rating.Model{"normalised": rating.Normalised, "logistic": rating.Logistic}
	examples := rows(t, "unit", "counts", "model", "elo0", "elo1", "LLR")
	require.Len(t, examples, 13)
	for _, row := range examples {
		model, known := models[row[2]]
		require.True(t, known, row[2])
		test := rating.SPRT{Elo0: number(t, row[3]), Elo1: number(t, row[4]), Model: model}
		require.NoError(t, test.Validate())
		assert.Equal(t, row[5], rounded(test.LLR(evidence(t, row[0], row[1])), row[5]), "%v", row)
	}
}

func TestWorkedExamplesOfElo(t *testing.T) {
	t.Parallel()
	examples := rows(t, "unit", "counts", "Elo", "+/-", "normalised Elo", "+/-", "LOS")
	require.Len(t, examples, 7)
	for _, row := range examples {
		e := evidence(t, row[0], row[1])
		assertElo(t, row[2], row[3], e.Elo())
		if row[4] != "" {
			assertElo(t, row[4], row[5], e.NormalisedElo())
		}
		if percent, ok := strings.CutSuffix(row[6], "%"); ok {
			assert.Equal(t, percent, rounded(e.LOS()*100, percent), "%v", row)
		}
	}
}

func assertElo(t *testing.T, value, margin string, got rating.Elo) {
	t.Helper()
	assert.Equal(t, value, rounded(got.Value, value))
	half, bounded := got.Margin()
	assert.True(t, bounded)
	assert.Equal(t, margin, rounded(half, margin))
}

// The lines that people and scripts know are made of what the package returns.
func TestKnownLines(t *testing.T) {
	t.Parallel()
	e := rating.SampleOf(pairs(34, 54, 31, 32, 64, 75)).ByPair()
	line := fmt.Sprintf("Elo difference: %v, LOS: %.1f %%", e.Elo(), e.LOS()*100)
	assert.Equal(t, "Elo difference: 55.6 +/- 27.7, LOS: 100.0 %", line)
	assert.Equal(t, rating.Pentanomial{34, 54, 63, 64, 75}, pairs(34, 54, 31, 32, 64, 75).Pentanomial())
	lower, upper := rating.SPRT{Elo0: 0, Elo1: 5}.Bounds()
	assert.Equal(t, "lbound -2.94, ubound 2.94", fmt.Sprintf("lbound %.2f, ubound %.2f", lower, upper))
}
