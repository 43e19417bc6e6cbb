package main

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
)

// memory measures the resident size of a large match.
func (b *bench) memory() error {
	fmt.Fprintln(b.out, "memory")
	player := filepath.Join(b.folder, "large")
	if err := os.MkdirAll(player, 0o777); err != nil {
		return err
	}
	if err := os.WriteFile(filepath.Join(player, "bot.py"), []byte(player300()), 0o666); err != nil {
		return err
	}
	board := filepath.Join(b.folder, "large.map")
	if err := os.WriteFile(board, []byte(crowded()), 0o666); err != nil {
		return err
	}
	cmd := exec.Command(b.bhack, "run", player, player, "--ruleset", "final", "--map", board, "--rounds", "100", "--no-replay", "--quiet")
	if text, err := cmd.CombinedOutput(); err != nil {
		return fmt.Errorf("%w\n%s", err, text)
	}
	bytes, ok := maxResident(cmd.ProcessState)
	if !ok {
		fmt.Fprintln(b.out, "left out: this system does not say how large a process was")
		return nil
	}
	fmt.Fprintf(b.out, "%-44s %8.1f MB, target 64 MB\n", "1,000 pawns on a board of 32 by 32", float64(bytes)/1e6)
	return nil
}

// crowded returns a map of 32 by 32 squares with 1,000 pawns that nobody captures.
func crowded() string {
	var text strings.Builder
	text.WriteString("size 32\nboard\n")
	for row := range 32 {
		for col := range 32 {
			square := "B"
			switch {
			case row == 31 && col >= 8: // the top row of the drawing is black's home
				square = "."
			case row >= 16:
				square = "W"
			}
			text.WriteString(square + " ")
		}
		text.WriteString("\n")
	}
	return text.String()
}
