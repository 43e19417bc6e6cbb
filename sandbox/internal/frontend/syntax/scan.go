package syntax

import (
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/unicode/norm"
)

// kind tells the kinds of tokens apart.
type kind uint8

const (
	tokEOF     kind = iota
	tokNewline      // the end of a logical line
	tokIndent
	tokDedent
	tokName
	tokKeyword
	tokNumber
	tokString
	tokOp
	tokError // what cannot be a token; the scanner's err says why
)

// token is one token of the source.
type token struct {
	kind kind
	// text is the token as it is written.
	text string
	// line is where the token starts, end where it ends: only strings have several.
	line, end int
}

// is reports whether the token is the operator or keyword.
func (t *token) is(text string) bool {
	return (t.kind == tokOp || t.kind == tokKeyword) && t.text == text
}

// isOperand reports whether the token is an operand by itself.
func (t *token) isOperand() bool {
	return t.kind == tokNumber || t.kind == tokString || t.kind == tokName
}

// maxShown is how many characters of a token an error shows.
const maxShown = 20

// shown returns the token as errors show it.
func (t *token) shown() string {
	if t.kind == tokNewline {
		return "the end of the line"
	}
	text := []rune(t.text)
	if len(text) > maxShown {
		text = append(text[:maxShown], '…')
	}
	if t.kind == tokString {
		return strings.ReplaceAll(string(text), "\n", " ")
	}
	return "'" + string(text) + "'"
}

// keywords are the reserved words of Python 3.7.
var keywords = map[string]bool{
	"False": true, "None": true, "True": true, "and": true, "as": true, "assert": true, "async": true,
	"await": true, "break": true, "class": true, "continue": true, "def": true, "del": true, "elif": true,
	"else": true, "except": true, "finally": true, "for": true, "from": true, "global": true, "if": true,
	"import": true, "in": true, "is": true, "lambda": true, "nonlocal": true, "not": true, "or": true,
	"pass": true, "raise": true, "return": true, "try": true, "while": true, "with": true, "yield": true,
}

// operators3 and operators2 are the operators of three and two characters.
var (
	operators3 = map[string]bool{"**=": true, "//=": true, ">>=": true, "<<=": true, "...": true}
	operators2 = map[string]bool{
		"==": true, "!=": true, "<>": true, "<=": true, ">=": true, "->": true, "**": true, "//": true,
		"<<": true, ">>": true, "+=": true, "-=": true, "*=": true, "/=": true, "%=": true, "&=": true,
		"|=": true, "^=": true, "@=": true, ":=": true,
	}
)

// scanner finds the tokens of a source text, one after another, in linear time.
type scanner struct {
	src  string
	pos  int
	line int // number of the current line, from 1
	// atStart tells that the next character is the first one of a line.
	atStart bool
	// inLine tells that the current logical line has tokens, so that it needs an
	// end.
	inLine bool
	// indents are the open levels of indentation.
	indents []indent
	// pending is the number of tokIndent (above 0) or tokDedent (below) to come.
	pending int
	// brackets are the open ones, and closed is the one that the last closing one has closed, if any.
	brackets []bracket
	closed   bracket
	// err is the error of a tokError.
	err *Error
}

type bracket struct {
	char byte
	line int
}

func newScanner(src string, line int) *scanner {
	return &scanner{src: src, line: line, atStart: true, indents: []indent{{}}}
}

func (s *scanner) fail(line int, kind, msg string) token {
	if s.err == nil {
		s.err = &Error{line, kind, msg}
	}
	return token{kind: tokError, line: line, end: line}
}

func (s *scanner) op(kind kind, text string) token {
	return token{kind: kind, text: text, line: s.line, end: s.line}
}

// next returns the next token. After tokEOF and tokError it returns the same again.
func (s *scanner) next() token {
	if s.err != nil {
		return s.fail(s.err.Line, "", "")
	}
	for {
		if s.atStart {
			s.atStart = false
			if len(s.brackets) == 0 && !s.startLine() {
				return s.fail(0, "", "")
			}
		}
		if s.pending != 0 {
			return s.indentation()
		}
		s.skipBlanks()
		if s.pos >= len(s.src) {
			return s.end()
		}
		switch c := s.src[s.pos]; {
		case c == '\n':
			line := s.line
			s.pos++
			s.line++
			s.atStart = true
			if len(s.brackets) == 0 && s.inLine {
				s.inLine = false
				return token{kind: tokNewline, line: line, end: line}
			}
		case c == '\\':
			if s.pos+1 >= len(s.src) || s.src[s.pos+1] != '\n' {
				return s.fail(s.line, "SyntaxError", "unexpected character after line continuation character")
			}
			s.pos += 2
			s.line++
		default:
			s.inLine = true
			return s.token(c)
		}
	}
}

// skipBlanks moves past blanks and a comment.
func (s *scanner) skipBlanks() {
	for s.pos < len(s.src) {
		switch s.src[s.pos] {
		case ' ', '\t', '\f':
			s.pos++
		case '#':
			n := strings.IndexByte(s.src[s.pos:], '\n')
			if n < 0 {
				n = len(s.src) - s.pos
			}
			s.pos += n
			return
		default:
			return
		}
	}
}

// end returns the tokens at the end of the source: the end of the last line, the
// dedents and tokEOF, whose line is that of the last line.
func (s *scanner) end() token {
	line := max(s.line-1, 1)
	switch {
	case len(s.brackets) > 0:
	case s.inLine:
		s.inLine = false
		return token{kind: tokNewline, line: line, end: line}
	case len(s.indents) > 1:
		s.indents = s.indents[:len(s.indents)-1]
		return token{kind: tokDedent, line: line, end: line}
	}
	return token{kind: tokEOF, line: line, end: line}
}

// token scans the token that starts with the byte c.
func (s *scanner) token(c byte) token {
	switch {
	case c >= '0' && c <= '9' || c == '.' && s.digitAt(s.pos+1):
		return s.number()
	case c == '"' || c == '\'':
		return s.stringLiteral(s.pos)
	case c == '_' || c|0x20 >= 'a' && c|0x20 <= 'z' || c >= utf8.RuneSelf:
		return s.name()
	}
	rest := s.src[s.pos:]
	n := 1
	if len(rest) >= 3 && operators3[rest[:3]] {
		n = 3
	} else if len(rest) >= 2 && operators2[rest[:2]] {
		n = 2
	}
	t := s.op(tokOp, rest[:n])
	s.pos += n
	switch c {
	case '(', '[', '{':
		if len(s.brackets) >= MaxBrackets {
			return s.fail(s.line, "SyntaxError", "brackets are nested deeper than the limit of 200")
		}
		s.brackets = append(s.brackets, bracket{c, s.line})
	case ')', ']', '}':
		s.closed = bracket{}
		if last := len(s.brackets) - 1; last >= 0 {
			s.closed, s.brackets = s.brackets[last], s.brackets[:last]
		}
	}
	return t
}

// name scans a name, a keyword, or a string literal with a prefix. Names are in normal
// form NFKC, where ª is the letter a: names that a later stage makes up start with it, so
// that a player's code cannot spell them.
func (s *scanner) name() token {
	start, ascii := s.pos, true
	for s.pos < len(s.src) {
		c := s.src[s.pos]
		if c >= utf8.RuneSelf {
			r, size := utf8.DecodeRuneInString(s.src[s.pos:])
			ascii = false
			if !isNameRune(r, s.pos == start) {
				return s.fail(s.line, "SyntaxError", "invalid character in identifier: "+shownRune(r))
			}
			s.pos += size
			continue
		}
		if (c == '"' || c == '\'') && isPrefix(s.src[start:s.pos]) {
			return s.stringLiteral(start)
		}
		if c != '_' && (c|0x20 < 'a' || c|0x20 > 'z') && (c < '0' || c > '9') {
			break
		}
		s.pos++
	}
	t := s.op(tokName, s.src[start:s.pos])
	if keywords[t.text] {
		t.kind = tokKeyword
	}
	if !ascii {
		t.text = norm.NFKC.String(t.text)
		if keywords[t.text] { // CPython would take it for a name that nothing can spell
			return s.fail(s.line, "SyntaxError", "invalid character in identifier: '"+s.src[start:s.pos]+"' looks like a keyword")
		}
	}
	return t
}

// shownRune names a character, which may be one that nobody can see.
func shownRune(r rune) string {
	if unicode.IsGraphic(r) && !unicode.IsSpace(r) {
		return fmt.Sprintf("'%c' (U+%04X)", r, r)
	}
	return fmt.Sprintf("U+%04X", r)
}

// isNameRune reports whether a character beyond ASCII may be in a name.
func isNameRune(r rune, first bool) bool {
	if unicode.In(r, unicode.Lu, unicode.Ll, unicode.Lt, unicode.Lm, unicode.Lo, unicode.Nl) {
		return true
	}
	return !first && unicode.In(r, unicode.Mn, unicode.Mc, unicode.Nd, unicode.Pc)
}

// IsName reports whether a text is a name, or a keyword.
func IsName(text string) bool {
	for i, r := range text {
		isLetter := r == '_' || r < utf8.RuneSelf && unicode.IsLetter(r) || r >= utf8.RuneSelf && isNameRune(r, i == 0)
		if !isLetter && (i == 0 || r < '0' || r > '9') {
			return false
		}
	}
	return text != ""
}

// isPrefix reports whether the text may stand before the quote of a string literal.
func isPrefix(text string) bool {
	switch strings.ToLower(text) {
	case "r", "u", "b", "f", "br", "rb", "fr", "rf":
		return true
	}
	return false
}

// stringLiteral scans a string literal that begins at start; the quote is at the
// current position.
func (s *scanner) stringLiteral(start int) token {
	first := s.line
	quote := s.src[s.pos : s.pos+1]
	if triple := strings.Repeat(quote, 3); strings.HasPrefix(s.src[s.pos:], triple) {
		quote = triple
	}
	s.pos += len(quote)
	for s.pos < len(s.src) {
		switch c := s.src[s.pos]; {
		case c == quote[0] && strings.HasPrefix(s.src[s.pos:], quote):
			s.pos += len(quote)
			return token{tokString, s.src[start:s.pos], first, s.line}
		case c == '\\':
			s.pos++
			if s.pos < len(s.src) && s.src[s.pos] == '\n' {
				s.line++
			}
		case c == '\n':
			if len(quote) == 1 {
				return s.fail(s.line, "SyntaxError", "EOL while scanning string literal")
			}
			s.line++
		}
		s.pos++
	}
	if len(quote) == 1 {
		return s.fail(first, "SyntaxError", "EOL while scanning string literal")
	}
	return s.fail(first, "SyntaxError", "EOF while scanning triple-quoted string literal")
}

// indent is a level of indentation, measured twice: with tabs to multiples of 8, and
// with tabs of one column. Where these measures order two lines differently, what the
// lines mean depends on the width of tabs, which is an error.
type indent struct{ col, alt int }

// startLine measures the indentation at the start of a logical line, and sets
// pending. Blank lines are skipped. false means that s.err is set.
func (s *scanner) startLine() bool {
	var in indent
	for {
		if in = s.measure(); s.pos >= len(s.src) {
			return true
		}
		if c := s.src[s.pos]; c == '#' {
			s.skipBlanks()
		} else if c != '\n' {
			break
		}
		if s.pos >= len(s.src) {
			return true
		}
		s.pos++
		s.line++
	}
	top := s.indents[len(s.indents)-1]
	switch {
	case in.col == top.col:
		return in.alt == top.alt || s.tabError()
	case in.col > top.col:
		if len(s.indents) > MaxIndents {
			s.fail(s.line, "IndentationError", "too many levels of indentation")
			return false
		}
		if in.alt <= top.alt {
			return s.tabError()
		}
		s.indents = append(s.indents, in)
		s.pending = 1
		return true
	}
	for in.col < s.indents[len(s.indents)-1].col {
		s.indents = s.indents[:len(s.indents)-1]
		s.pending--
	}
	top = s.indents[len(s.indents)-1]
	if in.col != top.col {
		s.fail(s.line, "IndentationError", "unindent does not match any outer indentation level")
		return false
	}
	return in.alt == top.alt || s.tabError()
}

func (s *scanner) tabError() bool {
	s.fail(s.line, "TabError", "inconsistent use of tabs and spaces in indentation")
	return false
}

// measure moves past the blanks at the start of a line.
func (s *scanner) measure() (in indent) {
	for ; s.pos < len(s.src); s.pos++ {
		switch s.src[s.pos] {
		case ' ':
			in.col++
			in.alt++
		case '\t':
			in.col = (in.col/8 + 1) * 8
			in.alt++
		case '\f':
			in = indent{}
		default:
			return in
		}
	}
	return in
}

// indentation returns one of the pending tokens.
func (s *scanner) indentation() token {
	if s.pending > 0 {
		s.pending--
		return s.op(tokIndent, "")
	}
	s.pending++
	return s.op(tokDedent, "")
}
