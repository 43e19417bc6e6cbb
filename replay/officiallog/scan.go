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
	text  []string
	lines []string // the whole log
	// boards holds the indices of the first lines of the boards at the end; there is
	// one at least. All are of one size, in squares.
	boards []int
	size   int
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
	if len(lines) == 1 && lines[0] == "" {
		return nil, at(1, "the log is empty")
	}
	end, winner := lastVerdict(lines)
	if end < 0 {
		return nil, at(len(lines), "the log ends without the line that names the winner, 'Team.WHITE wins!' or 'Team.BLACK wins!': it is cut off, or no log of a match")
	}
	if next := slices.IndexFunc(lines[end+1:], printedByEngine); next >= 0 {
		return nil, at(end+2+next, "the log goes on after a line that names the winner, but does not end with one: it is cut off, or holds more than one match")
	}
	s := &scanned{lines: lines, winner: winner, lastLine: end + 1}
	rest := end
	for {
		start, size, ok := boardBefore(lines, rest)
		if !ok || s.size != 0 && size != s.size {
			break
		}
		s.boards, s.size = append(s.boards, start), size
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

// printedByEngine reports whether a line looks like one of those that the engine prints
// before it names the winner.
func printedByEngine(line string) bool {
	_, row := parseRow(nil, line)
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

// boardBefore returns where the board begins that ends before lines[end], but for
// empty lines, and its size.
func boardBefore(lines []string, end int) (start, size int, ok bool) {
	for end > 0 && strings.TrimSpace(lines[end-1]) == "" {
		end--
	}
	if end == 0 {
		return 0, 0, false
	}
	last, ok := parseRow(nil, lines[end-1])
	if size = len(last); !ok || end < size {
		return 0, 0, false
	}
	var room [replay.MaxSize]pawn
	for _, line := range lines[end-size : end] {
		if row, ok := parseRow(room[:0], line); !ok || len(row) != size {
			return 0, 0, false
		}
	}
	return end - size, size, true
}

// board reads a board; they count from 0.
func (s *scanned) board(i int) *board {
	first := s.boards[i]
	b := &board{line: first + 1, size: s.size, squares: make([]pawn, 0, s.size*s.size)}
	for _, line := range s.lines[first : first+s.size] {
		b.squares, _ = parseRow(b.squares, line) // scan has read it
	}
	return b
}

// same reports whether two boards are equal.
func (s *scanned) same(i, j int) bool { return slices.Equal(s.board(i).squares, s.board(j).squares) }

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
	again := n > 1 && s.same(n-1, n-2)
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

// seed returns the seed that the engine printed before the first round, if it did
// and a replay can hold it.
func (s *scanned) seed() (seed int64, ok bool) {
	for _, line := range s.text {
		if strings.HasPrefix(line, turnPrefix) {
			break
		}
		if digits, found := strings.CutPrefix(line, seedPrefix); found {
			seed, err := strconv.ParseInt(strings.TrimSpace(digits), 10, 64)
			if err != nil {
				return 0, false
			}
			return seed, true
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
