package cli

import (
	"encoding/json"
	"io"
)

// PrintJSON prints a value for other programs to read.
func PrintJSON(out io.Writer, v any) error {
	enc := json.NewEncoder(out)
	enc.SetIndent("", "  ")
	return enc.Encode(v)
}
