package officiallog

import (
	"slices"
	"strconv"
	"strings"

	"bhack/replay"
)

// The lines that the engine prints itself begin with one of these.
const (
	infoPrefix  = "[Game info] "
	seedPrefix  = infoPrefix + "Seed: "
	turnPrefix  = infoPrefix + "Turn "
	queuePrefix = infoPrefix + "Queue: "
	lordsPrefix = infoPrefix + "Lords: "
)

// scanned is a log of which the parts have been found.
type scanned struct {
	// text holds the lines before the boards.
	text []string
	// boards holds the boards at the end; not empty, and all of one size.
	boards []board
	// winner is the team of the last line, number lastLine.
	winner   replay.Team
	lastLine int
	// headers is the largest n for which text has the lines of turns 1 to n in this
	// order.
	headers int
}

// scan finds the parts of a log: from its end, as a robot may have written anything,
// but nothing after the boards.
func scan(lines []string) (*scanned, error) {
	end, winner := lastVerdict(lines)
	if end < 0 {
		return nil, at(len(lines), "the log ends without the line that names the winner, 'Team.WHITE wins!' or 'Team.BLACK wins!': it is cut off, or no log of a match")
	}
	if next := slices.IndexFunc(lines[end+1:], printedByEngine); next >= 0 {
		return nil, at(end+2+next, "the log goes on after a line that names the winner, but does not end with one: it is cut off, or holds more than one match")
	}
	s := &scanned{winner: winner, lastLine: end + 1}
	rest := end
	for {
		b, start, ok := boardBefore(lines, rest)
		if !ok || len(s.boards) > 0 && b.size != s.boards[0].size {
			break
		}
		s.boards = append(s.boards, b)
		rest = start
	}
	if len(s.boards) == 0 {
		return nil, at(end+1, "there are no boards before the line that names the winner")
	}
	slices.Reverse(s.boards)
	s.text = lines[:rest]
	for _, line := range s.text {
		if line == turnPrefix+strconv.Itoa(s.headers+1) {
			s.headers++
		}
	}
	return s, nil
}

// lastVerdict returns the index of the last line that names a winner and follows a
// board, or else of the last one that names a winner; -1 if there is none.
func lastVerdict(lines []string) (index int, winner replay.Team) {
	index = -1
	for i := len(lines) - 1; i >= 0; i-- {
		team, ok := verdict(lines[i])
		if !ok {
			continue
		}
		if _, _, ok := boardBefore(lines, i); ok {
			return i, team
		}
		if index < 0 {
			index, winner = i, team
		}
	}
	return index, winner
}

// printedByEngine tells whether a line looks like one of those that the engine prints
// before it names the winner.
func printedByEngine(line string) bool {
	_, row := parseRow(line)
	return row || strings.HasPrefix(line, infoPrefix)
}

// verdict reads the line that names the winner.
func verdict(line string) (replay.Team, bool) {
	switch strings.TrimRight(line, " ") {
	case verdictOf(replay.White):
		return replay.White, true
	case verdictOf(replay.Black):
		return replay.Black, true
	}
	return "", false
}

func verdictOf(t replay.Team) string { return "Team." + strings.ToUpper(string(t)) + " wins!" }

// boardBefore returns the board that ends before lines[end], but for empty lines, and
// the index of its first line.
func boardBefore(lines []string, end int) (b board, start int, ok bool) {
	for end > 0 && strings.TrimSpace(lines[end-1]) == "" {
		end--
	}
	if end == 0 {
		return board{}, 0, false
	}
	last, ok := parseRow(lines[end-1])
	if !ok || end < len(last) {
		return board{}, 0, false
	}
	size := len(last)
	b = board{line: end - size + 1, size: size, squares: make([]pawn, 0, size*size)}
	for _, line := range lines[end-size : end] {
		row, ok := parseRow(line)
		if !ok || len(row) != size {
			return board{}, 0, false
		}
		b.squares = append(b.squares, row...)
	}
	return b, end - size, true
}

// reading is a way to read the boards of a log: from which one on they count, and how
// many rounds they show, one that is cut short by the limit included.
type reading struct {
	first, turns int
}

// readings returns the ways to read the boards, the most likely one first. If the log
// says how many rounds there were, surplus boards in front are text of robots.
// Otherwise, or if a robot has written the start of a round that never came, the
// boards alone have to tell.
func (s *scanned) readings() []reading {
	var ways []reading
	add := func(turns, boards int) {
		way := reading{first: len(s.boards) - boards, turns: turns}
		if turns > 0 && way.first >= 0 && !slices.Contains(ways, way) {
			ways = append(ways, way)
		}
	}
	n := len(s.boards)
	again := n > 1 && s.boards[n-1].equal(&s.boards[n-2])
	if again {
		add(s.headers, s.headers+1)
	}
	add(s.headers, s.headers)
	if again {
		add(n-1, n)
	}
	add(n, n)
	return ways
}

// seed returns the seed that the engine printed before the first round, if it did.
func (s *scanned) seed() (seed int64, ok bool) {
	for _, line := range s.text {
		if strings.HasPrefix(line, turnPrefix) {
			break
		}
		if digits, found := strings.CutPrefix(line, seedPrefix); found {
			seed, err := strconv.ParseInt(strings.TrimSpace(digits), 10, 64)
			return seed, err == nil
		}
	}
	return 0, false
}

// playerName returns the name that a line before the engine's own gives to the first
// or second team: "Team 1: name". It is "" if there is none.
func (s *scanned) playerName(team int) string {
	for _, line := range s.text {
		if strings.HasPrefix(line, infoPrefix) {
			break
		}
		if name, ok := strings.CutPrefix(line, "Team "+strconv.Itoa(team)+": "); ok {
			return strings.TrimSpace(name)
		}
	}
	return ""
}
