package cmd

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"bhack/engine"
	"bhack/internal/columns"
	"bhack/internal/printable"
)

// profileLine is how many bytecodes a player has spent on a line; the field names are those of --format json.
type profileLine struct {
	File      string `json:"file"`
	Function  string `json:"function"`
	Line      int    `json:"line"`
	Bytecodes int64  `json:"bytecodes"`
	// text is the line in the source.
	text string
}

// newProfile returns the lines of a profile, the most expensive one first.
func newProfile(p *engine.Profile) []profileLine {
	if p == nil {
		return nil
	}
	var lines []profileLine
	for _, s := range p.Samples() {
		lines = append(lines, profileLine{s.File, s.Function, s.Line, s.Bytecodes, s.Text})
	}
	return lines
}

// byLine returns the lines of a profile without regard to functions, of which a line may have several.
func byLine(profile []profileLine) []profileLine {
	type spot struct {
		file string
		line int
	}
	var lines []profileLine
	index := map[spot]int{}
	for _, l := range profile {
		at := spot{l.File, l.Line}
		if i, ok := index[at]; ok {
			lines[i].Bytecodes += l.Bytecodes
			continue
		}
		index[at] = len(lines)
		lines = append(lines, l)
	}
	slices.SortStableFunc(lines, func(a, b profileLine) int { return cmp.Compare(b.Bytecodes, a.Bytecodes) })
	return lines
}

// The most functions and lines of a profile that are printed, and how wide the text of a line is at most.
const mostFunctions, mostLines, widestLine = 10, 15, 72

// printProfile prints where a team's bytecodes went: by function, and by line.
func printProfile(out *strings.Builder, team string, lines []profileLine) {
	var total int64
	functions := map[[2]string]int64{} // by file and name
	for _, l := range lines {
		total += l.Bytecodes
		functions[[2]string{l.File, l.Function}] += l.Bytecodes
	}
	if total == 0 {
		return
	}
	share := func(n int64) string { return fmt.Sprintf("%.1f%%", 100*float64(n)/float64(total)) }
	fmt.Fprintf(out, "\nbytecodes of %s by function, of %d:\n", team, total)
	var names [][2]string
	for name := range functions { // in any order
		names = append(names, name)
	}
	slices.SortFunc(names, func(a, b [2]string) int {
		return cmp.Or(cmp.Compare(functions[b], functions[a]), cmp.Compare(a[0], b[0]), cmp.Compare(a[1], b[1]))
	})
	table := columns.Table{Align: "rl", Indent: 2, Gap: 2}
	for _, name := range names[:min(len(names), mostFunctions)] {
		table.Row(share(functions[name]), printable.Text(name[0]), printable.Text(name[1]))
	}
	_ = table.Write(out) // to a strings.Builder, which does not fail
	out.WriteString("by line:\n")
	table = columns.Table{Align: "rl", Indent: 2, Gap: 2}
	lines = byLine(lines)
	for _, l := range lines[:min(len(lines), mostLines)] {
		text := printable.Text(l.text)
		if len(text) > widestLine {
			text = strings.ToValidUTF8(text[:widestLine], "") + "..."
		}
		table.Row(share(l.Bytecodes), fmt.Sprintf("%s:%d", printable.Text(l.File), l.Line), text)
	}
	_ = table.Write(out)
}
