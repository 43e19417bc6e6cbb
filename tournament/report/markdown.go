package report

import (
	"fmt"
	"io"
	"strings"

	"bhack/internal/printable"
)

// writeMarkdown writes the report for the summary of a CI job or a pull request.
func (r *Report) writeMarkdown(out io.Writer) error {
	var b strings.Builder
	fmt.Fprintf(&b, "### %s of %d players, %s", title(r.Setup.Kind), len(r.Players), r.games())
	if verdict := r.verdictText(); verdict != "" {
		fmt.Fprintf(&b, ": %s", verdict)
	}
	b.WriteString("\n\n")
	r.markdownRequirements(&b)
	r.markdownRanks(&b)
	if len(r.Players) > 2 {
		r.markdownCross(&b)
	}
	r.markdownPairings(&b)
	if len(r.Endings) > 0 {
		fmt.Fprintf(&b, "Ended by: %s. White against black: %s, %s Elo.\n", endingsLine(r.Endings), r.White.Score.fixed(), r.White.Elo.Text)
	} else {
		b.WriteString("No games count yet.\n")
	}
	s := r.Setup
	fmt.Fprintf(&b, "Seeds %s; boards %s; %s.\n", s.Seeds, markdownText(strings.Join(s.Boards, ", ")), s.rules())
	for _, note := range r.Notes {
		fmt.Fprintf(&b, "\n> %s\n", markdownText(note))
	}
	r.markdownIncidents(&b)
	_, err := io.WriteString(out, b.String())
	return err
}

// title returns the text with a capital letter at its start.
func title(text string) string { return strings.ToUpper(text[:1]) + text[1:] }

// markdownText makes a text safe to stand in a table of Markdown.
func markdownText(text string) string {
	var b strings.Builder
	for _, r := range printable.Text(text) {
		if strings.ContainsRune("\\`*_{}[]<>#|~", r) {
			b.WriteByte('\\')
		}
		b.WriteRune(r)
	}
	return b.String()
}

// markdownCode makes a text a code span.
func markdownCode(text string) string {
	fence := "`"
	for strings.Contains(text, fence) {
		fence += "`"
	}
	if len(fence) > 1 {
		text = " " + text + " "
	}
	return fence + printable.Text(text) + fence
}

// markdownCell makes a text a code span in a table, which a bar would end.
func markdownCell(text string) string { return strings.ReplaceAll(markdownCode(text), "|", `\|`) }

func (r *Report) markdownRequirements(b *strings.Builder) {
	if len(r.Requirements) == 0 {
		return
	}
	b.WriteString("| required | found | |\n|---|---:|---|\n")
	for _, q := range r.Requirements {
		fmt.Fprintf(b, "| %s | %s | %s |\n", markdownCell(q.Expression), q.Value, q.Status)
	}
	b.WriteString("\n")
}

func (r *Report) markdownRanks(b *strings.Builder) {
	b.WriteString("| rank | name | Elo | +/- | games | score | bytecodes p99 | errors | pauses | forfeits |\n")
	b.WriteString("|---:|---|---:|---:|---:|---:|---:|---:|---:|---:|\n")
	for _, p := range r.Players {
		elo := p.Rating.columns
		fmt.Fprintf(b, "| %s | %s | %s | %s | %d | %s | %s | %d | %d | %d |\n", p.rank(), markdownText(p.Name), elo[0], elo[1],
			p.Games, p.Score.percent(), p.Conduct.P99.with("%.0f", 1), p.Conduct.Errors, p.Conduct.Pauses, p.Conduct.Forfeits)
	}
	b.WriteString("\n")
}

func (r *Report) markdownCross(b *strings.Builder) {
	b.WriteString("| score against |")
	rule := "|---|"
	for _, p := range r.Players {
		fmt.Fprintf(b, " %s |", markdownText(p.Name))
		rule += "---:|"
	}
	fmt.Fprintf(b, "\n%s\n", rule)
	for i, row := range r.Crosstable {
		fmt.Fprintf(b, "| %s |", markdownText(r.Players[i].Name))
		for _, cell := range row {
			if cell == nil {
				b.WriteString(" |")
				continue
			}
			fmt.Fprintf(b, " %.3f |", float64(*cell))
		}
		b.WriteString("\n")
	}
	b.WriteString("\n")
}

func (r *Report) markdownPairings(b *strings.Builder) {
	b.WriteString("| pairing | W - L - D | score | Elo | LOS | LL, LD, WL+DD, WD, WW | SPRT |\n|---|---|---:|---:|---:|---|---|\n")
	for _, p := range r.Pairings {
		test := ""
		if p.SPRT != nil {
			test = strings.TrimPrefix(p.SPRT.line(), "SPRT: ")
		}
		fmt.Fprintf(b, "| %s vs %s | %d - %d - %d | %s | %s | %s | %s | %s |\n", markdownText(p.First), markdownText(p.Second),
			p.Wins, p.Losses, p.Draws, p.Score.fixed(), p.Elo.Text, p.LOS.percent(), strings.Trim(p.ptnml(), "[]"), test)
	}
	b.WriteString("\n")
}

func (r *Report) markdownIncidents(b *strings.Builder) {
	for _, s := range r.incidents() {
		fmt.Fprintf(b, "\n- %s: %s\n", markdownText(s.line()), markdownCode(s.first.Command))
	}
}
