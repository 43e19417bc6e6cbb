// Package syntax reads Python 3.7 source text into a tree. It refuses what CPython
// 3.7 refuses, with CPython's words and at CPython's lines as far as these help, and
// names what the sandbox leaves out on purpose: bytes, complex numbers, coroutines.
// From later versions of Python it takes assignment expressions, the / among parameters and the = in fields of f-strings.
//
// The tree has what a later stage needs and no more: private names are spelled out
// (__x in class C is _C__x), literals are values. A node's line is the one that CPython 3.7 gives to it, which is
// not always that of its first character: it decides the lines in tracebacks.
//
// The package knows nothing of gpython, nor of what names mean.
package syntax

import (
	"fmt"
	"strings"
)

// The limits keep the recursion over source text, here and in the stages after, far
// from the end of Go's stack, and their time linear. Source of a contestant's own
// hand stays far below them.
const (
	// MaxBrackets is how deep brackets may be nested.
	MaxBrackets = 200
	// MaxIndents is how deep blocks may be nested, in levels of indentation; CPython
	// has the same limit.
	MaxIndents = 99
	// MaxHeight is how deep expressions may be nested: operands in operators,
	// arguments in calls, attributes of attributes and so on. CPython gives up
	// at about 3000.
	MaxHeight = 1000
	// MaxTokens is the number of tokens that a statement may have, without the
	// bodies of statements nested in it.
	MaxTokens = 100_000
	// maxSpelled is how many bytes of the names of classes are put in front of private names.
	maxSpelled = 4 << 20
	// maxParts is how many parts the name of a module has, for each of which there is a package.
	maxParts = 100
	// maxExtremes is the number of floats of a file that may be infinite or almost zero:
	// reading one takes up to 30 us.
	maxExtremes = 10_000
	// MaxBranches is how many elif branches an if statement may have, and except
	// clauses a try statement.
	MaxBranches = 1000
	// MaxParams is how many parameters a function may have.
	MaxParams = 255
	// MaxTargets is how many targets one assignment may unpack to.
	MaxTargets = 1000
	// MaxClauses is how many for and if clauses a comprehension may have.
	MaxClauses = 100
	// MaxIntDigits is how long a decimal int may be; CPython has the same limit
	// since 3.7.14.
	MaxIntDigits = 4300
)

// Error says why a source text is refused.
type Error struct {
	// Line is the line to blame, from 1.
	Line int
	// Kind is the name of CPython's exception: SyntaxError, IndentationError or
	// TabError; empty for bytes that are no text.
	Kind string
	Msg  string
}

// Error returns the kind and the cause, without the line.
func (e *Error) Error() string {
	if e.Kind == "" {
		return e.Msg
	}
	return e.Kind + ": " + e.Msg
}

// File is a source file as a tree.
type File struct {
	Body []Stmt
}

// Parse reads the source text of a file, which Decode made. The error is an *Error.
func Parse(src string) (f *File, err error) {
	p := &parser{s: newScanner(src, 1)}
	defer func() {
		switch r := recover().(type) {
		case nil:
		case *Error:
			err = r
		default:
			panic(r)
		}
	}()
	p.advance()
	f = &File{}
	for p.tok.kind != tokEOF {
		f.Body = append(f.Body, p.statement()...)
	}
	if p.tok.kind == tokEOF && len(p.s.brackets) > 0 {
		p.unexpected()
	}
	if p.later != nil {
		return nil, p.later
	}
	return f, nil
}

// parser is a parser by recursive descent. It gives up at the first error of the
// grammar by a panic with an *Error, which Parse recovers.
type parser struct {
	s   *scanner
	tok token
	// ahead is the token after tok, if it has been looked at.
	ahead   token
	isAhead bool
	// first is the first token of the statement, or the literal of an f-string, and
	// tokens the number of the statement's tokens so far.
	first  token
	tokens int
	// extremes is the number of floats so far that took long to read.
	extremes int
	// depth is the depth of the recursion in expressions.
	depth int
	// class is the class around the code, for private names, and spelled how many bytes these have taken so far.
	class   string
	spelled int
	// expected is the operator or keyword that did not come next where the parser has given up, if there was only one that could.
	expected string
	// afterTest tells that the condition of an if, an elif or a while has just ended, and that no colon follows.
	afterTest bool
	// inField tells that the source is the expression of a field of an f-string.
	inField bool
	// later is the first of the errors that CPython finds once the grammar of the
	// whole file is right.
	later *Error
}

func (p *parser) advance() {
	if p.isAhead {
		p.tok, p.isAhead = p.ahead, false
	} else {
		p.tok = p.scan()
	}
	if p.tokens++; p.tokens > MaxTokens {
		p.stop(p.first.line, fmt.Sprintf("statement has more tokens than the limit of %d", MaxTokens))
	}
}

// scan returns the next token of the source. In an f-string, all have one line.
func (p *parser) scan() token {
	t := p.s.next()
	if p.inField {
		t.line, t.end = p.first.line, p.first.line
	}
	return t
}

// peek returns the token after the current one.
func (p *parser) peek() *token {
	if !p.isAhead {
		p.ahead, p.isAhead = p.scan(), true
	}
	return &p.ahead
}

// accept moves past the operator or keyword if it comes next.
func (p *parser) accept(text string) bool {
	if !p.tok.is(text) {
		return false
	}
	p.advance()
	return true
}

func (p *parser) expect(text string) {
	if !p.accept(text) {
		p.expected = text
		p.unexpected()
	}
}

// plainName moves past a name and returns it as it is written.
func (p *parser) plainName() string {
	if p.tok.kind != tokName {
		p.unexpected()
	}
	name := p.tok.text
	p.advance()
	return name
}

// name moves past a name and returns it, a private one spelled out.
func (p *parser) name() string { return p.mangle(p.plainName()) }

// mangle spells out a private name.
func (p *parser) mangle(name string) string {
	if p.class == "" || !strings.HasPrefix(name, "__") || strings.HasSuffix(name, "__") {
		return name
	}
	class := strings.TrimLeft(p.class, "_")
	if class == "" {
		return name
	}
	if p.spelled += len(class); p.spelled > maxSpelled {
		p.stop(p.tok.line, "private names, spelled out with those of their classes, take more than 4 MiB")
	}
	return "_" + class + name
}

// bound moves past a name that is being assigned to.
func (p *parser) bound() string {
	line := p.tok.line
	name := p.name()
	p.checkBound(line, name)
	return name
}

func (p *parser) checkBound(line int, name string) {
	if name == "__debug__" {
		p.complain(line, "assignment to keyword")
	}
}

// stop gives up.
func (p *parser) stop(line int, msg string) { panic(&Error{line, "SyntaxError", msg}) }

func (p *parser) stopAt(line int, err *Error) {
	if !p.inField {
		line = err.Line
	}
	panic(&Error{line, err.Kind, err.Msg})
}

// complain records an error that CPython finds later than those of the grammar.
func (p *parser) complain(line int, msg string) {
	if p.later == nil {
		p.later = &Error{line, "SyntaxError", msg}
	}
}

// unexpected gives up because the grammar has no place for the current token.
func (p *parser) unexpected() {
	switch t := &p.tok; {
	case t.kind == tokError:
		p.stopAt(t.end, p.s.err)
	case p.inField && (t.kind == tokEOF || t.is(")")):
		p.stop(t.end, "unexpected EOF while parsing")
	case t.kind == tokEOF && len(p.s.brackets) > 0:
		b := p.s.brackets[len(p.s.brackets)-1]
		p.stop(b.line, fmt.Sprintf("unexpected EOF while parsing: '%c' was never closed", b.char))
	case t.kind == tokEOF, t.kind == tokDedent && p.s.pos >= len(p.s.src):
		p.stop(t.end, "unexpected EOF while parsing")
	case t.kind == tokIndent:
		panic(&Error{t.end, "IndentationError", "unexpected indent"})
	case t.kind == tokDedent:
		panic(&Error{t.end, "IndentationError", "unexpected unindent"})
	case t.is("async"), t.is("await"):
		p.stop(t.end, fmt.Sprintf("'%s' is not supported", t.text))
	case (p.first.text == "match" || p.first.text == "type") && p.tokens == 2 &&
		(t.kind == tokName || t.kind == tokNumber || t.kind == tokString):
		p.stop(t.end, fmt.Sprintf("the %s statement is not supported", p.first.text))
	}
	if p.inField {
		p.stop(p.tok.end, "invalid syntax at "+p.tok.shown()+" in a field of an f-string")
	}
	msg := missingParentheses(strings.Split(p.s.src, "\n")[p.tok.end-1])
	if msg == "" {
		msg = "invalid syntax" + p.reason()
	}
	p.stop(p.tok.end, msg)
}

// reason returns what comes after "invalid syntax": where the grammar has no place for the current token, and what may be the reason.
// CPython 3.7 only shows the place.
func (p *parser) reason() string {
	t := &p.tok
	open := p.s.brackets
	switch {
	case p.isAhead: // which may be a bracket
	case t.is(")"), t.is("]"), t.is("}"):
		closed := p.s.closed
		switch {
		case closed.char == 0:
			return fmt.Sprintf(": '%s' closes nothing", t.text)
		case closing[closed.char] != t.text:
			return fmt.Sprintf(": '%s' cannot close '%c'%s", t.text, closed.char, ofLine(closed.line, t.line))
		}
	case p.expected == ":": // see below
	case len(open) > 0 && (t.isOperand() || t.is("=") || t.is(":") || p.beginsStatement()):
		b := open[len(open)-1]
		switch {
		case b.line < t.line && !t.isOperand():
			return fmt.Sprintf(" at '%s': perhaps '%c' of line %d was never closed", t.text, b.char, b.line)
		case b.line < t.line:
			return fmt.Sprintf(" at %s: perhaps a comma is missing, or '%c' of line %d was never closed", t.shown(), b.char, b.line)
		case t.isOperand():
			return fmt.Sprintf(" at %s: perhaps a comma is missing", t.shown())
		}
	}
	if p.expected == ":" {
		return p.reasonForColon()
	}
	return " at " + t.shown()
}

// beginsStatement reports whether the current token looks like the keyword of a new statement: the first one of a line that
// is no name, as of an argument, and no part of an expression.
func (p *parser) beginsStatement() bool {
	t := &p.tok
	if t.kind != tokKeyword || p.inField {
		return false
	}
	line := strings.TrimSpace(strings.Split(p.s.src, "\n")[t.end-1])
	rest, begins := strings.CutPrefix(line, t.text)
	if rest = strings.TrimLeft(rest, " \t"); !begins || rest != "" && strings.ContainsRune("=,)]}", rune(rest[0])) {
		return false
	}
	switch t.text {
	case "and", "as", "False", "in", "is", "lambda", "None", "not", "or", "True", "yield":
		return false
	case "else", "for", "from", "if":
		return strings.HasSuffix(line, ":") || strings.Contains(line, " import ")
	}
	return true
}

// reasonForColon is reason where there should be a colon.
func (p *parser) reasonForColon() string {
	t := &p.tok
	if open := p.s.brackets; len(open) > 0 && (t.isOperand() || t.is("=") || p.beginsStatement()) { // in a dict, or a lambda
		if b := open[len(open)-1]; b.line < t.line {
			return fmt.Sprintf(" at %s: expected ':', or '%c' of line %d was never closed", t.shown(), b.char, b.line)
		}
	}
	if !p.afterTest || !t.is("=") || p.isAhead {
		return ": expected ':'"
	}
	rest := p.s.src[p.s.pos:]
	if strings.HasPrefix(rest, ">") || strings.HasPrefix(rest, "<") || strings.HasPrefix(rest, "!") {
		return fmt.Sprintf(" at '=': '%c=' compares", rest[0])
	}
	if rest = strings.TrimLeft(rest, " \t"); rest == "" || strings.IndexByte("=<>!:;,)]}%&|^/*@#\r\n", rest[0]) >= 0 {
		return " at '='" // no operand follows
	}
	return " at '=': '==' compares"
}

// closing are the brackets that close others.
var closing = map[byte]string{'(': ")", '[': "]", '{': "}"}

// ofLine says in which line something is, if that is another one.
func ofLine(line, than int) string {
	if line == than {
		return ""
	}
	return fmt.Sprintf(" of line %d", line)
}

// missingParentheses returns CPython's message for a line with a syntax error that has print or exec as a
// statement, or "" (CPython: Objects/exceptions.c, _report_missing_parentheses).
func missingParentheses(line string) string {
	if !strings.Contains(line, "(") {
		_, body, _ := strings.Cut(line, ":")
		for _, text := range []string{line, body} {
			text = strings.TrimSpace(text)
			if rest, ok := strings.CutPrefix(text, "print "); ok {
				rest, _, _ = strings.Cut(rest, ";")
				rest = strings.TrimSpace(rest)
				if strings.HasSuffix(rest, ",") {
					rest += ` end=" "`
				}
				return fmt.Sprintf("Missing parentheses in call to 'print'. Did you mean print(%s)?", rest)
			}
			if strings.HasPrefix(text, "exec ") {
				return "Missing parentheses in call to 'exec'"
			}
		}
	}
	return ""
}

// node returns the common part of an expression made of the operands.
func (p *parser) node(line int, operands ...Expr) node {
	tall := 0
	for _, x := range operands {
		if x != nil {
			tall = max(tall, x.height())
		}
	}
	if tall++; tall > MaxHeight {
		p.stop(line, tooDeep)
	}
	return node{int32(line), int32(tall)}
}

const tooDeep = "expression is nested deeper than the limit of 1000"

// enter counts one more level of recursion; leave takes it back.
func (p *parser) enter() {
	if p.depth++; p.depth > MaxHeight {
		p.stop(p.tok.line, tooDeep)
	}
}

func (p *parser) leave() { p.depth-- }
