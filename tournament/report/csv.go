package report

import (
	"encoding/csv"
	"fmt"
	"io"
	"math"
	"strconv"
	"strings"

	"bhack/internal/printable"
)

// csvColumns are the columns of format csv.
func csvColumns() []string {
	return []string{
		"rank", "player", "opponent", "games", "wins", "losses", "draws", "score", "score_low", "score_high",
		"elo", "elo_low", "elo_high", "los", "normalised_elo", "score_white", "score_black",
		"ll", "ld", "wl", "dd", "wd", "ww", "pairs", "distinct_pairs", "distinct_games", "llr", "sprt",
		"rating", "rating_low", "rating_high", "turns", "bytecodes_mean", "bytecodes_p99", "bytecodes_max",
		"errors", "pauses", "forfeits",
	}
}

// csvRow is a row by the names of its columns; those left out are empty.
type csvRow map[string]string

// writeCSV writes a row for each player, whose column opponent is empty, and then
// one for each pairing.
func (r *Report) writeCSV(out io.Writer) error {
	w := csv.NewWriter(out)
	if err := w.Write(csvColumns()); err != nil {
		return err
	}
	rows := make([]csvRow, 0, len(r.Players)+len(r.Pairings))
	for _, p := range r.Players {
		rows = append(rows, p.csv())
	}
	for _, p := range r.Pairings {
		rows = append(rows, p.csv())
	}
	for _, row := range rows {
		record := make([]string, 0, len(csvColumns()))
		for _, column := range csvColumns() {
			record = append(record, row[column])
		}
		if err := w.Write(record); err != nil {
			return err
		}
	}
	w.Flush()
	return w.Error()
}

// csv returns the columns of a Strength.
func (s *Strength) csv() csvRow {
	return csvRow{
		"games": strconv.Itoa(s.Games), "wins": strconv.Itoa(s.Wins), "losses": strconv.Itoa(s.Losses), "draws": strconv.Itoa(s.Draws),
		"score": s.Score.cell(), "score_low": s.ScoreInterval.Low.String(), "score_high": s.ScoreInterval.High.String(),
		"elo": s.Elo.Value.cell(), "elo_low": s.Elo.Low.cell(), "elo_high": s.Elo.High.cell(), "los": s.LOS.cell(),
	}
}

// nameCell returns a player's name for a table that spreadsheets read: one that these would take for a formula begins with an escape.
func nameCell(name string) string {
	text := printable.Text(name)
	if text != "" && strings.ContainsRune("=+-@", rune(text[0])) {
		return fmt.Sprintf(`\x%02x`, text[0]) + text[1:]
	}
	return text
}

// cell returns the number for a table that programs read: empty for what is infinite, or not there.
func (n Number) cell() string {
	if math.IsInf(float64(n), 0) || n.IsNone() {
		return ""
	}
	return n.String()
}

func (p *Player) csv() csvRow {
	row := p.Strength.csv()
	row["player"] = nameCell(p.Name)
	if p.Rank != nil {
		row["rank"] = strconv.Itoa(*p.Rank)
	}
	row["rating"], row["rating_low"], row["rating_high"] = p.Rating.Value.cell(), p.Rating.Low.cell(), p.Rating.High.cell()
	row["turns"], row["bytecodes_mean"] = fmt.Sprint(p.Conduct.Turns), p.Conduct.Bytecodes.cell()
	row["bytecodes_p99"], row["bytecodes_max"] = p.Conduct.P99.cell(), p.Conduct.Max.cell()
	row["errors"], row["pauses"] = strconv.Itoa(p.Conduct.Errors), strconv.Itoa(p.Conduct.Pauses)
	row["forfeits"] = strconv.Itoa(p.Conduct.Forfeits)
	return row
}

func (p *Pairing) csv() csvRow {
	row := p.Strength.csv()
	row["player"], row["opponent"] = nameCell(p.First), nameCell(p.Second)
	row["normalised_elo"] = p.NormalisedElo.Value.cell()
	row["score_white"], row["score_black"] = p.AsWhite.Score.cell(), p.AsBlack.Score.cell()
	for column, n := range map[string]int{ // in any order
		"ll": p.Pentanomial[0], "ld": p.Pentanomial[1], "wl": p.WL, "dd": p.DD, "wd": p.Pentanomial[3], "ww": p.Pentanomial[4],
		"pairs": p.Pairs, "distinct_pairs": p.DistinctPairs, "distinct_games": p.DistinctGames,
	} {
		row[column] = strconv.Itoa(n)
	}
	if p.SPRT != nil {
		row["llr"], row["sprt"] = p.SPRT.LLR.String(), p.SPRT.Verdict.String()
	}
	return row
}
