package syntax

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
