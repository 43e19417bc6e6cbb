package officiallog

import (
	"bytes"
	"fmt"
	"io"
	"strconv"

	"bhack/internal/decision"
	"bhack/replay"
	"bhack/replay/position"
)

// Export writes what the contest's engine would have printed of the match: the reader
// must not have returned a round yet. What that engine could not play is refused, and
// so is a match that does not keep to the rules, and one whose log would be too large to be imported; nothing is written then. The log is
// kept in memory until the replay has been read.
func Export(w io.Writer, r *replay.Reader) error { return export(w, r, MaxBytes) }

// export is Export of a log of at most so many bytes.
func export(w io.Writer, r *replay.Reader, most int) error {
	h := r.Header()
	if err := playable(&h.Match); err != nil {
		return err
	}
	p, err := position.New(&h.Match)
	if err != nil {
		return err
	}
	e := &exporter{}
	if !h.Match.SeedUnknown {
		e.line(seedPrefix + strconv.FormatInt(h.Match.Seed, 10))
	}
	for round, err := range r.Rounds() {
		if err != nil {
			return err
		}
		if err := e.round(p, round); err != nil {
			return err
		}
		if e.out.Len()+e.boards.Len() > most {
			return tooLarge(most)
		}
	}
	result, err := r.Result()
	if err != nil {
		return err
	}
	if err := p.CheckResult(&result); err != nil {
		return err
	}
	e.end(&result)
	if e.out.Len() > most {
		return tooLarge(most)
	}
	_, err = e.out.WriteTo(w)
	return err
}

// playable returns an error if the contest's engine could not have played such a match.
func playable(m *replay.Match) error {
	if len(m.Position) > 0 {
		return fmt.Errorf("map %s has pawns before the first round, which the contest's engine could not play and its logs cannot show", m.Map)
	}
	if needed := winPawns(m.Size); m.WinPawns != needed {
		return fmt.Errorf("win_pawns is %d, but in matches of the contest's engine %d pawns win on a board of size %d", m.WinPawns, needed, m.Size)
	}
	return nil
}

// exporter writes a log.
type exporter struct {
	out    bytes.Buffer
	boards bytes.Buffer // follows out
	last   []byte       // the last board
}

func tooLarge(most int) error {
	return fmt.Errorf("the log would be larger than %d bytes, too large to be imported again", most)
}

func (e *exporter) line(text string) {
	e.out.WriteString(text)
	e.out.WriteByte('\n')
}

// header writes the lines that begin a round.
func (e *exporter) header(h header) {
	for _, line := range h.lines() {
		e.line(line)
	}
}

// round writes a round that begins in the position p, and takes p to its end.
func (e *exporter) round(p *position.Position, r *replay.Round) error {
	e.header(headerOf(p))
	for i := range r.Turns {
		t := &r.Turns[i]
		if robot, _ := p.Robot(t.Robot); t.Destroyed && robot.Kind == position.Pawn && robot.Since != r.Round-1 {
			return fmt.Errorf("round %d, turn %d, robot %d: destroyed after its first turn, which the contest's engine did not do, so that its logs cannot show it",
				r.Round, i+1, t.Robot)
		}
		label := "[Robot " + labelOf(p, t.Robot)
		for _, text := range t.Logs {
			e.line(label + " log] " + text)
		}
		if t.Error != "" {
			e.line(label + " error] " + t.Error)
		}
	}
	if err := p.PlayRound(r); err != nil {
		return err
	}
	e.last = appendBoard(e.last[:0], p)
	e.boards.Write(e.last)
	return nil
}

// labelOf returns what the engine calls a robot.
func labelOf(p *position.Position, id int) string {
	r, _ := p.Robot(id)
	if r.Kind == position.Overlord {
		return upper(r.Team) + " HQ"
	}
	return strconv.Itoa(id) + " " + upper(r.Team)
}

// appendBoard appends the lines of a board and the empty one that follows it.
func appendBoard(dst []byte, p *position.Position) []byte {
	for row := range p.Size() {
		for col := range p.Size() {
			r, _ := p.At(row, col)
			dst = append(dst, squareText(pawn{r.ID, r.Team})...)
		}
		dst = append(dst, '\n')
	}
	return append(dst, '\n')
}

// end writes what follows the rounds.
func (e *exporter) end(result *replay.Result) {
	if result.Reason != decision.BackRow {
		// The round beyond the limit, in which the match was decided.
		e.header(header{round: result.Rounds + 1})
		e.boards.Write(e.last)
	}
	e.line("")
	e.boards.Write(e.last)
	e.out.Write(e.boards.Bytes())
	e.line(verdictOf(result.Winner))
}
