package report

import (
	"encoding/json"
	"fmt"
	"io"
	"math"
	"strconv"
	"strings"

	"bhack/internal/decision"
	"bhack/internal/plural"
)

// Formats returns the names of the formats, the default first.
func Formats() []string { return []string{"table", "json", "csv", "markdown", "junit"} }

// Write writes the report in one of the Formats.
func (r *Report) Write(out io.Writer, format string) error {
	switch format {
	case "table":
		return r.writeTable(out)
	case "json":
		return r.writeJSON(out)
	case "csv":
		return r.writeCSV(out)
	case "markdown":
		return r.writeMarkdown(out)
	case "junit":
		return r.writeJUnit(out)
	}
	return fmt.Errorf("format is %q, but must be %s", format, strings.Join(Formats(), ", "))
}

// games words how many games count.
func (r *Report) games() string {
	text := plural.Of(r.Games, "game")
	if !r.Complete {
		text += " so far"
	}
	return text
}

func (r *Report) writeJSON(out io.Writer) error {
	enc := json.NewEncoder(out)
	enc.SetEscapeHTML(false)
	enc.SetIndent("", "  ")
	return enc.Encode(r)
}

// MarshalJSON writes null for what is infinite, or not there.
func (n Number) MarshalJSON() ([]byte, error) { return numberJSON(n.rounded()), nil }

// MarshalJSON writes null for what is infinite, or not there.
func (f Finding) MarshalJSON() ([]byte, error) { return numberJSON(float64(f)), nil }

// String returns the number with up to four decimals. What is infinite, such as the
// difference from a player who lost every game, is without an upper or lower bound.
func (n Number) String() string { return numberText(n.rounded()) }

// String returns the value as that of a Number, but with all decimals that it has.
func (f Finding) String() string { return numberText(float64(f)) }

func numberJSON(v float64) []byte {
	if math.IsInf(v, 0) || math.IsNaN(v) {
		return []byte("null")
	}
	return []byte(numberText(v))
}

func numberText(v float64) string {
	switch {
	case math.IsNaN(v):
		return "-"
	case math.IsInf(v, 1):
		return "without upper bound"
	case math.IsInf(v, -1):
		return "without lower bound"
	}
	return strconv.FormatFloat(v, 'f', -1, 64)
}

// decimals is how many decimals a Number has in JSON and in texts.
const decimals = 4

func (n Number) rounded() float64 { return round(float64(n), decimals) }

// round rounds to so many decimals.
func round(v float64, decimals int) float64 {
	scale := math.Pow10(decimals)
	return math.Round(v*scale)/scale + 0 // not -0
}

// fixed returns a score as tables have it.
func (n Number) fixed() string { return n.with("%.3f", 1) }

// percent returns a share of one as tables have it.
func (n Number) percent() string { return n.with("%.1f%%", 100) }

// with formats so many times the number.
func (n Number) with(format string, times Number) string {
	if n.IsNone() {
		return n.String()
	}
	return fmt.Sprintf(format, float64(times*n))
}

// reasonName words the reason of a result.
func reasonName(reason decision.Reason) string {
	switch reason {
	case decision.BackRow:
		return "back row"
	case decision.TiebreakBackRow:
		return "tie-break back row"
	case decision.CoinFlip:
		return "coin flip"
	}
	if k, ok := reason.Row(); ok {
		return fmt.Sprintf("tie-break row %d", k)
	}
	return string(reason)
}

// endingsLine words how games ended.
func endingsLine(list []Ending) string {
	parts := make([]string, 0, len(list))
	for _, e := range list {
		parts = append(parts, fmt.Sprintf("%s %d", reasonName(e.Reason), e.Games))
	}
	return strings.Join(parts, ", ")
}
