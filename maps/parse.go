package maps

import (
	"bytes"
	"fmt"
	"io"
	"path/filepath"
	"strconv"
	"strings"
	"unicode/utf8"
)

// Extension is the end of the name of a map file.
const Extension = ".map"

// MaxFileSize is the size of the largest map file that Parse accepts, in bytes. A board of MaxSize that is full of
// pawns, with their order, takes less than a quarter of it.
const MaxFileSize = 64 * 1024

// ParseError says what is wrong with a map file, and where.
type ParseError struct {
	File   string // the name that Parse was given
	Line   int    // from 1
	Column int    // from 1, in characters; a tab is one character
	Msg    string // the cause, in one line
}

// Error returns "file:line:column: cause".
func (e *ParseError) Error() string {
	return fmt.Sprintf("%s:%d:%d: %s", e.File, e.Line, e.Column, e.Msg)
}

// Parse reads a map file. The name is that of the file: its errors start with it, and the map is named after it,
// without its folder and without Extension. Errors in the text are of type *ParseError; an error of the reader is
// wrapped. A map that is returned is valid.
func Parse(name string, r io.Reader) (*Map, error) {
	text, err := io.ReadAll(io.LimitReader(r, MaxFileSize+1))
	if err != nil {
		return nil, fmt.Errorf("%s: reading the map: %w", name, err)
	}
	p := &parser{file: name, m: Map{Name: strings.TrimSuffix(filepath.Base(name), Extension)}}
	if err := p.parse(text); err != nil {
		return nil, err
	}
	return &p.m, nil
}

// section is the part of a file that the parser is in.
type section string

const (
	inHeader section = "header"
	inBoard  section = "board"
	inOrder  section = "order"
)

// The names that can start a line of the header. The names of the two sections start lines as well.
const (
	sizeName   = "size"
	roundsName = "rounds"
)

// field is a word of a line.
type field struct {
	text   string
	column int
}

// parser reads a file line by line.
type parser struct {
	file    string
	m       Map
	section section
	line    int            // the number of the current line
	seen    map[string]int // the lines of the names that were read
	rows    int            // rows of the board that were read
	teams   map[[2]int]Team
	listed  map[[2]int]int // the squares in the order section, and their lines
}

// fail returns an error in the current line.
func (p *parser) fail(column int, format string, args ...any) error {
	return &ParseError{File: p.file, Line: p.line, Column: column, Msg: fmt.Sprintf(format, args...)}
}

// parse reads the whole text.
func (p *parser) parse(text []byte) error {
	p.section = inHeader
	p.seen = make(map[string]int)
	p.teams = make(map[[2]int]Team)
	p.listed = make(map[[2]int]int)

	if len(text) > MaxFileSize {
		before := text[:MaxFileSize]
		p.line = bytes.Count(before, []byte("\n")) + 1
		column := utf8.RuneCount(before[bytes.LastIndexByte(before, '\n')+1:]) + 1
		return p.fail(column, "the file is longer than %d bytes", MaxFileSize)
	}
	if bytes.HasPrefix(text, []byte("\xff\xfe")) || bytes.HasPrefix(text, []byte("\xfe\xff")) {
		p.line = 1
		return p.fail(1, "the file is in UTF-16; save it as UTF-8")
	}
	last := ""
	for line := range strings.SplitSeq(strings.TrimPrefix(string(text), "\ufeff"), "\n") {
		p.line++
		last = strings.TrimSuffix(line, "\r")
		if err := p.parseLine(last); err != nil {
			return err
		}
	}
	return p.finish(utf8.RuneCountInString(last) + 1)
}

// parseLine reads one line, in which a # starts a comment.
func (p *parser) parseLine(line string) error {
	line, _, _ = strings.Cut(line, "#")
	fields := splitFields(line)
	if len(fields) == 0 {
		return nil
	}
	switch name := fields[0].text; name {
	case sizeName, roundsName, string(inBoard), string(inOrder):
		return p.parseName(name, fields)
	}
	switch p.section {
	case inBoard:
		return p.parseRow(line)
	case inOrder:
		return p.parseOrder(fields)
	}
	return p.fail(fields[0].column, "unknown name %s; a header line is '%s N' or '%s N', a section '%s' or '%s'",
		quote(fields[0].text), sizeName, roundsName, inBoard, inOrder)
}

// splitFields splits a line at its blanks and tabs.
func splitFields(line string) []field {
	var fields []field
	column, start, startColumn := 1, -1, 0
	for i, r := range line + " " {
		blank := r == ' ' || r == '\t'
		switch {
		case blank && start >= 0:
			fields = append(fields, field{line[start:i], startColumn})
			start = -1
		case !blank && start < 0:
			start, startColumn = i, column
		}
		column++
	}
	return fields
}

// parseName reads a line that starts with the name of a header line or of a section.
func (p *parser) parseName(name string, fields []field) error {
	column := fields[0].column
	if line, again := p.seen[name]; again {
		return p.fail(column, "%s stands in line %d already", name, line)
	}
	if name == sizeName || name == roundsName {
		if p.section != inHeader {
			return p.fail(column, "%s must stand before the %s section", name, p.section)
		}
		p.seen[name] = p.line
		return p.parseHeader(name, fields)
	}

	if len(fields) > 1 {
		return p.fail(fields[1].column, "nothing may follow '%s' on its line", name)
	}
	p.seen[name] = p.line
	if name == string(inBoard) {
		return p.startBoard(column)
	}
	return p.startOrder(column)
}

// parseHeader reads a header line: a name and a number.
func (p *parser) parseHeader(name string, fields []field) error {
	target, least, most := &p.m.Size, MinSize, MaxSize
	if name == roundsName {
		target, least, most = &p.m.Rounds, 1, MaxRounds
	}
	if len(fields) == 1 {
		return p.fail(fields[0].column+len(name), "a number must follow '%s'", name)
	}
	number, ok := parseNumber(fields[1].text)
	if !ok || number < least || number > most {
		return p.fail(fields[1].column, "%s must be a number from %d to %d, not %s",
			name, least, most, quote(fields[1].text))
	}
	if len(fields) > 2 {
		return p.fail(fields[2].column, "nothing may follow the number of '%s'", name)
	}
	*target = number
	return nil
}

// parseNumber reads a number without a sign, of at most six digits.
func parseNumber(text string) (int, bool) {
	if len(text) > 6 || strings.Trim(text, "0123456789") != "" {
		return 0, false
	}
	number, err := strconv.Atoi(text)
	return number, err == nil
}

// startBoard enters the board section.
func (p *parser) startBoard(column int) error {
	if p.section != inHeader {
		return p.fail(column, "the board section must stand before the %s section", p.section)
	}
	if p.m.Size == 0 {
		return p.fail(column, "the size must stand before the board section")
	}
	p.section = inBoard
	return nil
}

// parseRow reads a row of the board. The first row of the section is the one with the highest number.
func (p *parser) parseRow(line string) error {
	size := p.m.Size
	row, col, column, end := size-1-p.rows, 0, 1, 1
	arrived := 0
	for _, r := range line {
		switch r {
		case ' ', '\t':
			column++
			continue
		case '.', 'W', 'B':
		default:
			return p.fail(column, "unknown character %q in the board; a square is '.', 'W' or 'B'", r)
		}
		if row < 0 {
			return p.fail(column, "the board has more than %d rows", size)
		}
		if col >= size {
			return p.fail(column, "this row has more than %d squares", size)
		}
		if team, ok := teamOf(r); ok {
			p.place(Pawn{team, row, col})
			if row == team.farRow(size) {
				arrived++
			}
			if arrived >= PawnsToWin(size) {
				return p.fail(column, "%s", decidedMessage(team, size))
			}
		}
		col, column = col+1, column+1
		end = column
	}
	if col < size {
		return p.fail(end, "this row has %d squares, but size is %d", col, size)
	}
	p.rows++
	return nil
}

// teamOf returns the team that a letter stands for.
func teamOf(letter rune) (Team, bool) {
	switch letter {
	case 'W':
		return White, true
	case 'B':
		return Black, true
	}
	return 0, false
}

// place puts a pawn on its square.
func (p *parser) place(pawn Pawn) {
	p.m.Pawns = append(p.m.Pawns, pawn)
	p.teams[[2]int{pawn.Row, pawn.Col}] = pawn.Team
}

// finishBoard makes sure that the board has all its rows, and gives its pawns the default order.
func (p *parser) finishBoard() error {
	if p.rows < p.m.Size {
		p.line = p.seen[string(inBoard)]
		return p.fail(1, "the board has %d rows, but size is %d", p.rows, p.m.Size)
	}
	if p.m.Pawns != nil {
		p.m.Pawns = defaultOrder(p.m.Size, p.m.Pawns)
	}
	return nil
}

// startOrder enters the order section.
func (p *parser) startOrder(column int) error {
	if p.section != inBoard {
		return p.fail(column, "the order section must stand after the board section")
	}
	if err := p.finishBoard(); err != nil {
		return err
	}
	p.section = inOrder
	p.m.Pawns = p.m.Pawns[:0]
	return nil
}

// parseOrder reads a line of the order section: a team's letter, squares of that team, another letter, and so on.
func (p *parser) parseOrder(fields []field) error {
	team, known := Team(0), false
	for i, f := range fields {
		r, _ := utf8.DecodeRuneInString(f.text)
		if t, ok := teamOf(r); ok && len(f.text) == 1 {
			team, known = t, true
			if i+1 == len(fields) {
				return p.fail(f.column, "no square follows '%s'", f.text)
			}
			continue
		}
		if !known {
			return p.fail(f.column, "a line of the order starts with 'W' or 'B', not with %s", quote(f.text))
		}
		if err := p.parseSquare(team, f); err != nil {
			return err
		}
	}
	return nil
}

// parseSquare reads a square of the order section.
func (p *parser) parseSquare(team Team, f field) error {
	rowText, colText, _ := strings.Cut(f.text, ",")
	row, rowOK := parseNumber(rowText)
	col, colOK := parseNumber(colText)
	if !rowOK || !colOK {
		return p.fail(f.column, "a square is written as row,column, not as %s", quote(f.text))
	}
	if !onBoard(p.m.Size, row, col) {
		return p.fail(f.column, "%d,%d is not on a board of size %d", row, col, p.m.Size)
	}

	square := [2]int{row, col}
	occupant, occupied := p.teams[square]
	switch {
	case !occupied:
		return p.fail(f.column, "there is no pawn on %d,%d", row, col)
	case occupant != team:
		return p.fail(f.column, "the pawn on %d,%d is %v, not %v", row, col, occupant, team)
	case p.listed[square] > 0:
		return p.fail(f.column, "%d,%d stands in line %d already", row, col, p.listed[square])
	}
	p.listed[square] = p.line
	p.m.Pawns = append(p.m.Pawns, Pawn{team, row, col})
	return nil
}

// finish looks for what is missing at the end of the file, which is at the given column of the current line.
func (p *parser) finish(column int) error {
	switch p.section {
	case inHeader:
		if p.m.Size == 0 {
			return p.fail(column, "there is no line '%s N'", sizeName)
		}
		return p.fail(column, "there is no %s section", inBoard)
	case inBoard:
		return p.finishBoard()
	}
	return p.finishOrder()
}

// finishOrder makes sure that the order section lists every pawn.
func (p *parser) finishOrder() error {
	missing := len(p.teams) - len(p.m.Pawns)
	if missing == 0 {
		return nil
	}
	p.line = p.seen[string(inOrder)]
	return p.fail(1, "the order lists %d of %d pawns; the first that is missing is %v",
		len(p.m.Pawns), len(p.teams), p.firstMissing())
}

// firstMissing returns the first pawn, row by row, that the order section leaves out.
func (p *parser) firstMissing() Pawn {
	for row := range p.m.Size {
		for col := range p.m.Size {
			square := [2]int{row, col}
			if team, ok := p.teams[square]; ok && p.listed[square] == 0 {
				return Pawn{team, row, col}
			}
		}
	}
	panic("maps: no pawn is missing")
}

// quote returns a word in quotes, cut short if it is long.
func quote(word string) string {
	const most = 20
	if utf8.RuneCountInString(word) > most {
		word = string([]rune(word)[:most]) + "..."
	}
	return strconv.Quote(word)
}
