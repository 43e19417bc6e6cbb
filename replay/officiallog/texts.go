package officiallog

import (
	"regexp"
	"strconv"
	"strings"
	"sync"

	"bhack/replay"
	"bhack/replay/position"
)

// header is what the engine prints when a round begins.
type header struct {
	round int
	// pawns holds the pawns that are to act, in order.
	pawns []pawn
}

// headerOf returns the header of the round that begins in the position.
func headerOf(p *position.Position) header {
	h := header{round: p.Round()}
	for r := range p.Pawns() {
		h.pawns = append(h.pawns, pawn{r.ID, r.Team})
	}
	return h
}

// lines returns the three lines of the header.
func (h header) lines() []string {
	var queue strings.Builder
	for i, p := range h.pawns {
		if i > 0 {
			queue.WriteString(", ")
		}
		id := strconv.Itoa(p.id)
		queue.WriteString(id + ": <ROBOT " + id + " " + upper(p.team) + ">")
	}
	white, black := lord(replay.White), lord(replay.Black)
	if h.round%2 == 0 {
		white, black = black, white
	}
	return []string{
		turnPrefix + strconv.Itoa(h.round),
		queuePrefix + "{" + queue.String() + "}",
		lordsPrefix + "[" + white + ", " + black + "]",
	}
}

func lord(t replay.Team) string { return "<ROBOT " + upper(t) + " HQ " + upper(t) + ">" }

// upper returns the name of a team as the engine prints it.
func upper(t replay.Team) string { return strings.ToUpper(string(t)) }

// robotText matches the first line of what a robot writes: whose it is, whether it is
// a log or an error, and the text.
var robotText = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^\[Robot (?:(WHITE|BLACK) HQ|(\d+)(?: (?:WHITE|BLACK))?) (log|error)\] ?(.*)$`)
})

// parseText reads the first line of what a robot writes.
func parseText(line string) (robot int, isError bool, text string, ok bool) {
	match := robotText().FindStringSubmatch(line)
	if match == nil {
		return 0, false, "", false
	}
	switch match[1] {
	case "WHITE":
		robot = 0
	case "BLACK":
		robot = 1
	default:
		var err error
		if robot, err = strconv.Atoi(match[2]); err != nil || robot < replay.FirstPawn {
			return 0, false, "", false
		}
	}
	return robot, match[3] == "error", match[4], true
}

// texts puts what robots wrote into the turns in which they did. A line that cannot be
// the first one of a text, because the robot has no turn that is yet to come in the
// round, belongs to the text before it.
type texts struct {
	rounds  []*replay.Round
	headers []header
	// round is the number of rounds that have begun, next the index of the turn in
	// the last of them of which the next text can be.
	round, next int
	// turn is the turn of the text under way, or nil; isError tells which text.
	turn    *replay.Turn
	isError bool
	pending []string

	logs, lost int
}

// addTexts adds the texts of robots to the turns. It returns how many there are, and
// how many stand before the first round.
func (m *imported) addTexts(lines []string) (logs, lost int) {
	t := &texts{rounds: m.document.Rounds, headers: m.headers}
	for i := 0; i < len(lines); i++ {
		if n := t.begins(lines[i:]); n > 0 {
			t.finish()
			t.round++
			t.next = 0
			i += n - 1
			continue
		}
		t.add(lines[i])
	}
	t.finish()
	return t.logs, t.lost
}

// begins returns the number of lines of the header with which lines begin, if it is
// that of the next round, else 0. Robots cannot easily write one in advance: it names
// all pawns of both teams that are there when the round begins.
func (t *texts) begins(lines []string) int {
	if t.round == len(t.headers) || lines[0] != turnPrefix+strconv.Itoa(t.round+1) {
		return 0
	}
	want := t.headers[t.round].lines()
	for i, line := range want {
		if i >= len(lines) || lines[i] != line {
			return 0
		}
	}
	return len(want)
}

// add adds a line that is no header.
func (t *texts) add(line string) {
	robot, isError, text, ok := parseText(line)
	if ok && t.round == 0 {
		t.lost++
		return
	}
	if ok {
		if turn := t.turnOf(robot); turn != nil {
			t.finish()
			t.turn, t.isError, t.pending = turn, isError, append(t.pending, text)
			return
		}
	}
	if t.turn != nil {
		t.pending = append(t.pending, line)
	}
}

// turnOf returns the turn of the robot in the round, if it is not before that of the
// text under way.
func (t *texts) turnOf(robot int) *replay.Turn {
	if t.round > len(t.rounds) {
		return nil // the round beyond the limit
	}
	turns := t.rounds[t.round-1].Turns
	for i := t.next; i < len(turns); i++ {
		if turns[i].Robot == robot {
			t.next = i
			return &turns[i]
		}
	}
	return nil
}

// finish ends the text under way.
func (t *texts) finish() {
	if t.turn == nil {
		return
	}
	text := strings.TrimRight(strings.Join(t.pending, "\n"), "\n")
	switch {
	case !t.isError:
		t.turn.Logs = append(t.turn.Logs, text)
	case t.turn.Error == "":
		t.turn.Error = text
	default:
		t.turn.Error += "\n" + text
	}
	t.logs++
	t.turn, t.pending = nil, t.pending[:0]
}
