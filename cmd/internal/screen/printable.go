package screen

import "bhack/internal/printable"

// Printable is [printable.Text].
func Printable(text string) string { return printable.Text(text) }

// PrintableLines is [printable.Lines].
func PrintableLines(text string) string { return printable.Lines(text) }
