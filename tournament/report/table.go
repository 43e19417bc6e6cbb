package report

import (
	"fmt"
	"io"
	"math"
	"strconv"
	"strings"

	"bhack/internal/columns"
	"bhack/internal/printable"
	"bhack/rating"
	"bhack/tournament"
)

// writeTable writes the report for people, with the lines that engine testers know.
func (r *Report) writeTable(out io.Writer) error {
	var b strings.Builder
	r.tableSetup(&b)
	r.tableRanks(&b)
	if len(r.Players) > 2 {
		r.tableCross(&b)
	}
	for _, p := range r.Pairings {
		p.table(&b)
	}
	if len(r.Endings) > 0 {
		fmt.Fprintf(&b, "\nEnded by: %s\n", endingsLine(r.Endings))
	} else {
		b.WriteString("\nNo games count yet\n")
	}
	fmt.Fprintf(&b, "White vs Black: %d - %d - %d  [%s] %d, Elo difference: %s\n",
		r.White.Wins, r.White.Losses, r.White.Draws, r.White.Score.fixed(), r.White.Games, r.White.Elo.Text)
	r.tableRobots(&b)
	r.tableIncidents(&b)
	for _, note := range r.Notes {
		fmt.Fprintf(&b, "\nNote: %s\n", printable.Text(note))
	}
	r.tableVerdict(&b)
	_, err := io.WriteString(out, b.String())
	return err
}

func (r *Report) tableSetup(b *strings.Builder) {
	s := r.Setup
	fmt.Fprintf(b, "%s of %d players, %s: seeds %s, boards %s, %s", s.Kind, len(r.Players), r.games(),
		s.Seeds, printable.Text(strings.Join(s.Boards, ", ")), s.rules())
	if s.Shard != "" {
		fmt.Fprintf(b, ", shard %s", s.Shard)
	}
	b.WriteString("\n\n")
}

// rules names the ruleset, and what the user set otherwise.
func (s *Setup) rules() string {
	text := "ruleset " + s.Ruleset
	if s.RNG != "robot" { // the default
		text += ", rng " + s.RNG
	}
	if s.Rounds > 0 {
		text += fmt.Sprintf(", rounds %d", s.Rounds)
	}
	if s.MemoryRobot > 0 {
		text += fmt.Sprintf(", memory-robot %d", s.MemoryRobot)
	}
	if s.MemoryTeam > 0 {
		text += fmt.Sprintf(", memory-team %d", s.MemoryTeam)
	}
	return text
}

func (r *Report) tableRanks(b *strings.Builder) {
	t := newTable("rlr")
	t.Row("Rank", "Name", "Elo", "+/-", "Games", "Score")
	for _, p := range r.Players {
		elo := p.Rating.columns
		t.Row(p.rank(), printable.Text(p.Name), elo[0], elo[1], p.Games, p.Score.percent())
	}
	write(t, b)
}

// newTable returns a table whose columns are aligned as align says.
func newTable(align string) *columns.Table { return &columns.Table{Align: align, Indent: 2, Gap: 2} }

// write ends a table in a strings.Builder, which does not fail.
func write(t *columns.Table, b *strings.Builder) { _ = t.Write(b) }

// rank returns the player's rank, or "-" without games.
func (p *Player) rank() string {
	if p.Rank == nil {
		return None().String()
	}
	return strconv.Itoa(*p.Rank)
}

func (r *Report) tableCross(b *strings.Builder) {
	b.WriteString("\n")
	t := newTable("rlr")
	heading := []any{"", "Score against"}
	for i := range r.Players {
		heading = append(heading, i+1)
	}
	t.Row(heading...)
	for i, scores := range r.Crosstable {
		row := []any{i + 1, printable.Text(r.Players[i].Name)}
		for _, score := range scores {
			if score == nil {
				row = append(row, "-")
				continue
			}
			row = append(row, fmt.Sprintf("%.3f", float64(*score)))
		}
		t.Row(row...)
	}
	write(t, b)
}

// table writes the lines of a pairing.
func (p *Pairing) table(b *strings.Builder) {
	fmt.Fprintf(b, "\n%s\n", p.scoreLine())
	for _, s := range []struct {
		name string
		Side
	}{{"White", p.AsWhite}, {"Black", p.AsBlack}} {
		fmt.Fprintf(b, "...      %s playing %s: %d - %d - %d  [%s] %d\n", printable.Text(p.First), s.name,
			s.Wins, s.Losses, s.Draws, s.Score.fixed(), s.Wins+s.Losses+s.Draws)
	}
	fmt.Fprintf(b, "%s\n", p.eloLine())
	fmt.Fprintf(b, "Normalised Elo: %s\n", p.NormalisedElo.Text)
	fmt.Fprintf(b, "Ptnml(0-2): %s\n", p.ptnml())
	for _, line := range p.testLines() {
		fmt.Fprintf(b, "%s\n", line)
	}
}

// Lines returns where a pairing of a batch stands that is not over yet, in lines of the table that it will be
// reported in: its score, Elo and, where there are copies or a test, what these come to. Engine testers' scripts
// know them. The pairing is the schedule's of that index.
func Lines(st *tournament.Standings, index int) []string {
	p := newPairing(st, index)
	return append([]string{p.scoreLine(), p.eloLine()}, p.testLines()...)
}

func (p *Pairing) scoreLine() string {
	return fmt.Sprintf("Score of %s vs %s: %d - %d - %d  [%s] %d", printable.Text(p.First), printable.Text(p.Second),
		p.Wins, p.Losses, p.Draws, p.Score.fixed(), p.Games)
}

func (p *Pairing) eloLine() string {
	return fmt.Sprintf("Elo difference: %s, LOS: %s", p.Elo.Text, p.LOS.with("%.1f %%", 100))
}

// testLines returns on how much the certainty of the numbers rests, if there are copies, and where the test stands.
func (p *Pairing) testLines() []string {
	var lines []string
	if p.DistinctGames < p.Games {
		lines = append(lines, fmt.Sprintf("Distinct: %d of %d pairs, %d of %d games", p.DistinctPairs, p.Pairs, p.DistinctGames, p.Games))
	}
	if p.SPRT != nil {
		lines = append(lines, p.SPRT.line())
	}
	return lines
}

// ptnml returns the counts of pairs as engine testers write them.
func (p *Pairing) ptnml() string {
	return strings.ReplaceAll(fmt.Sprint(p.Pentanomial), " ", ", ")
}

// line returns the line of a test.
func (s *SPRT) line() string {
	text := fmt.Sprintf("SPRT: llr %.2f (%.1f%%), lbound %.2f, ubound %.2f", s.LLR, 100*s.Progress, s.Lower, s.Upper)
	if s.Verdict == rating.Continue {
		return text
	}
	return text + " - " + s.Verdict.String()
}

func (r *Report) tableRobots(b *strings.Builder) {
	b.WriteString("\n")
	t := newTable("lr")
	t.Row("Name", "Turns", "Bytecodes", "p99", "Most", "Errors", "Pauses", "Forfeits")
	for _, p := range r.Players {
		c := p.Conduct
		t.Row(printable.Text(p.Name), c.Turns, c.Bytecodes.with("%.0f", 1), c.P99.with("%.0f", 1), c.Max.with("%.0f", 1), c.Errors, c.Pauses, c.Forfeits)
	}
	write(t, b)
}

func (r *Report) tableIncidents(b *strings.Builder) {
	for _, s := range r.incidents() {
		fmt.Fprintf(b, "\n%s\n  %s\n", printable.Text(s.line()), printable.Text(s.first.Command))
		if s.kind != tournament.Exception {
			continue
		}
		s.first.traceback(b)
	}
}

// found says what the value of a requirement is.
func (q *Requirement) found() string {
	if math.IsNaN(float64(q.Value)) {
		return "no games count yet"
	}
	return "it is " + q.Value.String()
}

func (r *Report) tableVerdict(b *strings.Builder) {
	if len(r.Requirements) > 0 {
		b.WriteString("\n")
	}
	for _, q := range r.Requirements {
		fmt.Fprintf(b, "Required: %s: %s, %s\n", printable.Text(q.Expression), q.Status, q.found())
	}
	if verdict := r.verdictText(); verdict != "" {
		fmt.Fprintf(b, "\nVerdict: %s\n", verdict)
	}
}
