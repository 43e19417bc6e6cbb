package frontend

import (
	"bytes"
	"fmt"
	"slices"
	"strings"
	"unicode/utf8"
)

// Limits of source text that keep the front end's recursion within bounds.
const (
	// maxNesting is how deep brackets may be nested.
	maxNesting = 200
	// maxLogicalLine is how long a statement may be, in bytes, without the bodies
	// of statements nested in it.
	maxLogicalLine = 64 << 10
	// maxIndent is how deep blocks may be nested.
	maxIndent = 100
)

// prepare checks a source file and makes of it what gpython's parser reads: text
// in UTF-8 without a byte order mark, with line ends of \n, the last line ended,
// imports of inert modules dropped. Lines keep their numbers.
func prepare(f File, opts Options) (string, error) {
	limit := opts.MaxSource
	if limit == 0 {
		limit = DefaultMaxSource
	}
	if len(f.Text) > limit {
		return "", &SyntaxError{f.Path, 1, fmt.Sprintf("file of %d bytes is larger than the limit of %d", len(f.Text), limit)}
	}
	text := bytes.TrimPrefix(f.Text, []byte("\ufeff"))
	if at := invalidAt(text); at >= 0 {
		line := 1 + bytes.Count(text[:at], []byte("\n"))
		if text[at] == 0 {
			return "", &SyntaxError{f.Path, line, "source contains a NUL byte"}
		}
		return "", &SyntaxError{f.Path, line, "source is not valid UTF-8"}
	}
	source := strings.ReplaceAll(string(text), "\r\n", "\n")
	source = strings.ReplaceAll(source, "\r", "\n")
	if !strings.HasSuffix(source, "\n") {
		source += "\n"
	}
	s := &scanner{file: f.Path, src: source}
	if err := s.scan(); err != nil {
		return "", err
	}
	return s.dropImports(opts.InertModules), nil
}

// invalidAt returns the index of the first byte that no source may hold, or -1.
func invalidAt(text []byte) int {
	for i := 0; i < len(text); {
		r, size := utf8.DecodeRune(text[i:])
		if r == 0 || r == utf8.RuneError && size == 1 {
			return i
		}
		i += size
	}
	return -1
}

// scanner finds the logical lines of a source text and checks their limits.
type scanner struct {
	file string
	src  string
	pos  int
	line int // number of the current line, from 1
	// statements are the logical lines, as ranges of src.
	statements []statement
}

type statement struct{ start, end int }

func (s *scanner) errorf(format string, args ...any) error {
	return &SyntaxError{s.file, s.line, fmt.Sprintf(format, args...)}
}

func (s *scanner) scan() error {
	s.line = 1
	for s.pos < len(s.src) {
		start := s.pos
		if err := s.checkIndent(); err != nil {
			return err
		}
		if err := s.logicalLine(); err != nil {
			return err
		}
		s.statements = append(s.statements, statement{start, s.pos})
	}
	return nil
}

func (s *scanner) checkIndent() error {
	rest := s.src[s.pos:]
	indent := len(rest) - len(strings.TrimLeft(rest, " \t"))
	if indent > 8*maxIndent {
		return s.errorf("too many levels of indentation")
	}
	return nil
}

// logicalLine moves past one logical line.
func (s *scanner) logicalLine() error {
	start, first, depth := s.pos, s.line, 0
	for s.pos < len(s.src) {
		if s.pos-start > maxLogicalLine {
			s.line = first
			return s.errorf("statement is longer than the limit of %d bytes", maxLogicalLine)
		}
		c := s.src[s.pos]
		switch {
		case c == '\n':
			s.pos++
			s.line++
			if depth == 0 {
				return nil
			}
			continue
		case c == '\\' && strings.HasPrefix(s.src[s.pos:], "\\\n"):
			s.pos++
			s.line++
		case c == '#':
			s.pos += strings.IndexByte(s.src[s.pos:], '\n')
			continue
		case c == '"' || c == '\'':
			s.skipString(c)
			continue
		case strings.IndexByte("([{", c) >= 0:
			if depth++; depth > maxNesting {
				return s.errorf("brackets are nested deeper than the limit of %d", maxNesting)
			}
		case strings.IndexByte(")]}", c) >= 0:
			depth = max(depth-1, 0)
		}
		s.pos++
	}
	return nil
}

// skipString moves past a string literal that starts here with the quote. One that
// does not end is left for the parser to refuse.
func (s *scanner) skipString(quote byte) {
	q := string(quote)
	if triple := strings.Repeat(q, 3); strings.HasPrefix(s.src[s.pos:], triple) {
		q = triple
	}
	s.pos += len(q)
	for s.pos < len(s.src) && !strings.HasPrefix(s.src[s.pos:], q) {
		switch s.src[s.pos] {
		case '\\':
			s.pos++
			if s.pos < len(s.src) && s.src[s.pos] == '\n' {
				s.line++
			}
		case '\n':
			if len(q) == 1 {
				return
			}
			s.line++
		}
		s.pos++
	}
	s.pos = min(s.pos+len(q), len(s.src))
}

// dropImports returns the text with the import statements of the modules replaced
// by pass.
func (s *scanner) dropImports(modules []string) string {
	if len(modules) == 0 {
		return s.src
	}
	var out strings.Builder
	for _, st := range s.statements {
		text := s.src[st.start:st.end]
		body := strings.TrimLeft(text, " \t")
		if !slices.Contains(modules, importedModule(body)) {
			out.WriteString(text)
			continue
		}
		out.WriteString(text[:len(text)-len(body)])
		out.WriteString("pass")
		out.WriteString(strings.Repeat("\n", strings.Count(body, "\n")))
	}
	return out.String()
}

// importedModule returns the module that a from or import statement names.
func importedModule(statement string) string {
	words := strings.Fields(statement)
	if len(words) < 2 || words[0] != "from" && words[0] != "import" {
		return ""
	}
	return words[1]
}
