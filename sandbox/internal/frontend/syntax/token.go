package syntax

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

// is tells whether the token is the operator or keyword.
func (t *token) is(text string) bool {
	return (t.kind == tokOp || t.kind == tokKeyword) && t.text == text
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
