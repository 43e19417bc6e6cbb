package engine

import (
	"cmp"
	"encoding/binary"
	"slices"
	"strconv"
	"strings"

	"bhack/sandbox"
)

// Pawns log where they are, or how long they have waited, say: turns that do the same otherwise then differ by a number in a text. So
// where a turn is repeated, such numbers are written anew.

// maxKept is how many turns wait for one like them, as far as their logs go.
const maxKept = 1 << 10

// logStore has the logs of turns of a match that may be repeated.
type logStore struct {
	// remembered are those of turns that are remembered. The first are empty. numbers are where they are by their key,
	// and bytes is about how much memory they take.
	remembered []remembered
	numbers    map[string]int32
	key        []byte // scratch
	bytes      int
	// kept are the logs of turns that wait for others like them, and keeps is how many there have been.
	kept  []remembered
	keeps int32
	// filled are the logs of a turn with numbers in their gaps, and line is scratch for one of them. unseen tells that nobody looks at them.
	filled []string
	line   []byte
	unseen bool
}

// remembered are the logs of a turn.
type remembered struct {
	texts
	// gaps are where numbers stand that are other ones in other turns, in order.
	gaps []gap
}

// gap is where a number is written, with so many characters, in a line.
type gap struct {
	line, at, size int32
	// of is an index into what sandbox.Memo.Values returns, or one of the constants below.
	of int32
	// plus is what is added to a coordinate, or from what it is subtracted.
	plus int32
}

// Gaps of the row and of the column; negative is that it is subtracted.
const (
	ofRow int32 = -1 - iota
	ofNegativeRow
	ofCol
	ofNegativeCol
)

// placeOf returns which of these it is.
func placeOf(axis, sign int8) int32 {
	of := ofRow - 2*int32(axis)
	if sign < 0 {
		of--
	}
	return of
}

// number returns what is written there, by what a Memo says of the turn and where the pawn is.
func (g gap) number(values []int64, row, col int) int64 {
	switch g.of {
	case ofRow:
		return int64(g.plus) + int64(row)
	case ofNegativeRow:
		return int64(g.plus) - int64(row)
	case ofCol:
		return int64(g.plus) + int64(col)
	case ofNegativeCol:
		return int64(g.plus) - int64(col)
	}
	return values[g.of]
}

// sorted returns gaps of two kinds in order.
func sorted(a, b []gap) []gap {
	all := slices.Concat(a, b)
	slices.SortFunc(all, func(g, h gap) int { return cmp.Or(cmp.Compare(g.line, h.line), cmp.Compare(g.at, h.at)) })
	return all
}

// findGaps returns where the logs of two turns differ, by the values that they have logged; ok is false if anything else is different, or it is
// not clear which of the values makes a difference.
func findGaps(former, logs []string, logged []sandbox.Logged) (gaps []gap, ok bool) {
	if len(former) != len(logs) {
		return nil, false
	}
	for i, text := range logs {
		if len(text) != len(former[i]) {
			return nil, false
		}
		for at := 0; at < len(text); at++ {
			if text[at] == former[i][at] {
				continue
			}
			g, ok := gapAt(former[i], text, at, logged)
			if !ok || len(gaps) > 0 && gaps[len(gaps)-1].line == int32(i) && gaps[len(gaps)-1].end() > g.at {
				return nil, false
			}
			g.line = int32(i)
			gaps = append(gaps, g)
			at = int(g.end()) - 1
		}
	}
	return gaps, true
}

func (g gap) end() int32 { return g.at + g.size }

// gapAt returns the gap of which at is the first character by which two texts differ there. ok is false if there is none, or
// there are several that it could be.
func gapAt(former, text string, at int, logged []sandbox.Logged) (found gap, ok bool) {
	for i, l := range logged {
		then, now := strconv.FormatInt(l.Then, 10), strconv.FormatInt(l.Now, 10)
		same := 0
		for then[same] == now[same] {
			same++
		}
		from := at - same
		if to := from + len(now); from < 0 || to > len(text) || former[from:to] != then || text[from:to] != now {
			continue
		}
		if ok {
			return gap{}, false
		}
		found, ok = gap{at: int32(from), size: int32(len(now)), of: int32(i)}, true
	}
	return found, ok
}

// remember returns the number under which the logs of a turn are remembered, but for what stands in gaps. ok is false if they are not.
func (s *logStore) remember(n *notes, gaps []gap) (number int32, ok bool) {
	if s.numbers == nil {
		s.remembered, s.numbers = make([]remembered, 1), map[string]int32{"\x00": 0}
	}
	s.key = binary.AppendUvarint(s.key[:0], uint64(len(n.logs)))
	for _, text := range n.logs {
		s.key = binary.AppendUvarint(s.key, uint64(len(text)))
		s.key = append(s.key, text...)
	}
	s.key = appendGaps(s.key, gaps)
	if number, ok := s.numbers[string(s.key)]; ok {
		return number, true
	}
	bytes := 2*len(s.key) + headerBytes*len(n.logs) // the key, and the texts
	if len(s.remembered) == maxRemembered || s.bytes+bytes > maxLogBytes {
		return 0, false
	}
	number = int32(len(s.remembered))
	s.remembered = append(s.remembered, remembered{texts{cloneTexts(n.logs), n.bytes}, slices.Clone(gaps)})
	s.numbers[string(s.key)] = number
	s.bytes += bytes
	return number, true
}

// cloneTexts returns copies of texts of which the memory may be used again.
func cloneTexts(texts []string) []string {
	copies := make([]string, len(texts))
	for i, text := range texts {
		copies[i] = strings.Clone(text)
	}
	return copies
}

// keep keeps the logs of a turn until many others have been kept, and returns their number.
func (s *logStore) keep(n *notes) int32 {
	if s.kept == nil {
		s.kept = make([]remembered, maxKept)
	}
	s.keeps++
	kept := &s.kept[s.keeps%maxKept]
	kept.gaps = append(kept.gaps[:0], n.places...)
	lines := &kept.lines
	*lines = (*lines)[:0]
	s.line = s.line[:0]
	for _, line := range n.logs {
		s.line = append(s.line, line...)
	}
	text := string(s.line)
	for _, line := range n.logs {
		*lines = append(*lines, text[:len(line)])
		text = text[len(line):]
	}
	return -s.keeps
}

// keptWith returns the logs with a number that keep has returned. ok is false if they are not kept any more.
func (s *logStore) keptWith(number int32) (logs *remembered, ok bool) {
	return &s.kept[-number%maxKept], s.keeps+number < maxKept
}

// blank makes the logs of the turn the same for all numbers in their gaps.
func (n *notes) blank(gaps []gap) {
	for _, g := range gaps {
		text := []byte(n.logs[g.line])
		for i := g.at; i < g.end(); i++ {
			text[i] = '0'
		}
		n.logs[g.line] = string(text)
	}
}

// appendGaps appends what is the same for no other gaps.
func appendGaps(key []byte, gaps []gap) []byte {
	for _, g := range gaps {
		for _, x := range [...]int32{g.line, g.at, g.size, g.of, g.plus} {
			key = binary.AppendVarint(key, int64(x))
		}
	}
	return key
}

// recall returns the logs of a turn that has just been repeated, until the next one.
func (s *logStore) recall(number int32, robot *robot) texts {
	r := &s.remembered[number]
	if len(r.gaps) == 0 || s.unseen {
		return r.texts
	}
	s.filled, s.line = append(s.filled[:0], r.lines...), s.line[:0]
	values := robot.memo.Values()
	for i := 0; i < len(r.gaps); {
		line, from := r.gaps[i].line, len(s.line)
		s.line = append(s.line, r.lines[line]...)
		for ; i < len(r.gaps) && r.gaps[i].line == line; i++ {
			g := &r.gaps[i]
			strconv.AppendInt(s.line[:from+int(g.at)], g.number(values, robot.row, robot.col), 10)
		}
	}
	all := string(s.line) // of which the lines are parts, as that is allocated at once
	for i, line := 0, int32(-1); i < len(r.gaps); i++ {
		if line != r.gaps[i].line {
			line = r.gaps[i].line
			size := len(r.lines[line])
			s.filled[line], all = all[:size], all[size:]
		}
	}
	return texts{s.filled, r.bytes}
}
