package syntax

import "strings"

// strings parses string literals that stand side by side, which are one.
func (p *parser) strings() Expr {
	line := p.tok.end
	var parts []Part
	formatted, bytes, text := false, false, false
	for ; p.tok.kind == tokString; p.advance() {
		prefix, body := cutLiteral(p.tok.text)
		raw := strings.Contains(prefix, "r")
		switch {
		case strings.Contains(prefix, "b"):
			bytes = true
			continue
		case strings.Contains(prefix, "f"):
			formatted = true
			f := &fieldScanner{p: p, body: body, raw: raw, line: line}
			parts = join(parts, f.allParts()...)
		default:
			parts = join(parts, Part{Text: p.literal(line, body, raw)})
		}
		text = true
	}
	switch {
	case bytes && text:
		p.complain(line, "cannot mix bytes and nonbytes literals")
	case bytes:
		p.complain(line, "bytes are not supported")
	}
	if !formatted {
		value := ""
		if len(parts) > 0 {
			value = finish(parts)[0].Text
		}
		return &Const{p.node(line), value}
	}
	parts = finish(parts)
	return &FString{p.node(line, fields(parts)...), parts}
}

// cutLiteral parts a string literal into its prefix, in lower case, and what is
// between the quotes.
func cutLiteral(text string) (prefix, body string) {
	at := strings.IndexAny(text, `'"`)
	prefix, text = strings.ToLower(text[:at]), text[at:]
	n := 1
	if len(text) >= 6 && text[1] == text[0] && text[2] == text[0] {
		n = 3
	}
	return prefix, text[n : len(text)-n]
}

// literal returns the text that a literal means.
func (p *parser) literal(line int, body string, raw bool) string {
	if raw {
		return body
	}
	text, msg := unescape(body)
	if msg != "" {
		p.complain(line, msg)
	}
	return text
}

// join adds parts to others.
func join(parts []Part, more ...Part) []Part {
	for _, part := range more {
		if part.Field != nil || part.Text != "" {
			parts = append(parts, part)
		}
	}
	return parts
}

// finish makes one part of texts that follow one another; there is at least one part
// in the result.
func finish(parts []Part) []Part {
	out := make([]Part, 0, len(parts)+1)
	for i := 0; i < len(parts); {
		if parts[i].Field != nil {
			out = append(out, parts[i])
			i++
			continue
		}
		var text strings.Builder
		for ; i < len(parts) && parts[i].Field == nil; i++ {
			text.WriteString(parts[i].Text)
		}
		out = append(out, Part{Text: text.String()})
	}
	if len(out) == 0 {
		out = append(out, Part{})
	}
	return out
}

// fields returns the expressions in the fields of parts.
func fields(parts []Part) []Expr {
	var xs []Expr
	for _, part := range parts {
		if part.Field != nil {
			xs = append(xs, part.Field.X)
			xs = append(xs, fields(part.Field.Spec)...)
		}
	}
	return xs
}

// fieldScanner takes the body of an f-string apart as CPython does (Python/ast.c,
// fstring_find_literal and fstring_find_expr), so that its errors are the same.
type fieldScanner struct {
	p    *parser
	body string
	pos  int
	raw  bool
	line int
}

func (f *fieldScanner) complain(msg string) { f.p.stop(f.line, msg) }

func (f *fieldScanner) atEnd() bool { return f.pos >= len(f.body) }

// allParts scans the whole body. CPython takes f-strings apart once the grammar of the
// file is right, so its errors are complaints.
func (f *fieldScanner) allParts() (parts []Part) {
	defer func() {
		switch r := recover().(type) {
		case nil:
		case *Error:
			if f.p.later == nil {
				f.p.later = r
			}
		default:
			panic(r)
		}
	}()
	return f.parts(0)
}

// parts scans text and fields, to the end or, in the format specification of a
// field, to the closing brace.
func (f *fieldScanner) parts(level int) []Part {
	var parts []Part
	for {
		text, doubled := f.text(level)
		parts = join(parts, Part{Text: text})
		if doubled {
			continue
		}
		if f.atEnd() || f.body[f.pos] == '}' {
			break
		}
		text, field := f.field(level)
		parts = append(join(parts, Part{Text: text}), Part{Field: field})
	}
	if level > 0 && f.atEnd() {
		f.complain("f-string: expecting '}'")
	}
	return finish(parts)
}

// text scans text up to a brace. doubled tells that it ended with a doubled one, so
// that more text may follow.
func (f *fieldScanner) text(level int) (text string, doubled bool) {
	start := f.pos
	end := -1
	for !f.atEnd() && end < 0 {
		c := f.body[f.pos]
		f.pos++
		if c == '\\' && !f.raw && !f.atEnd() {
			c = f.body[f.pos]
			f.pos++
			if c == 'N' && !f.atEnd() && f.body[f.pos] == '{' {
				for !f.atEnd() && f.body[f.pos-1] != '}' {
					f.pos++
				}
				continue
			}
		}
		if c != '{' && c != '}' {
			continue
		}
		if level == 0 && !f.atEnd() && f.body[f.pos] == c {
			end = f.pos
			f.pos++
			doubled = true
			break
		}
		if level == 0 && c == '}' {
			f.complain("f-string: single '}' is not allowed")
		}
		f.pos--
		end = f.pos
	}
	if end < 0 {
		end = f.pos
	}
	return f.p.literal(f.line, f.body[start:end], f.raw), doubled
}

// field scans a field; the current byte is its opening brace. The text is what stands in front of the value: the expression
// itself, where it ends with = (as in f'{x=}', of Python 3.8).
func (f *fieldScanner) field(level int) (text string, field *Field) {
	if level >= 2 {
		f.complain("f-string: expressions nested too deeply")
	}
	f.pos++
	start := f.pos
	f.skipExpr()
	if f.atEnd() {
		f.complain("f-string: expecting '}'")
	}
	source := f.body[start:f.pos]
	x, isShown := strings.CutSuffix(strings.TrimRight(source, " \t\n\f\r"), "=")
	isShown = isShown && (x == "" || !strings.ContainsAny(x[len(x)-1:], "=!<>")) // else an operator without an operand
	if isShown {
		text, source = source, x
	}
	field = &Field{X: f.expr(source)}
	if f.body[f.pos] == '!' {
		f.pos++
		if f.atEnd() {
			f.complain("f-string: expecting '}'")
		}
		field.Conv = f.body[f.pos]
		f.pos++
		if strings.IndexByte("sra", field.Conv) < 0 {
			f.complain("f-string: invalid conversion character: expected 's', 'r', or 'a'")
		}
	}
	if !f.atEnd() && f.body[f.pos] == ':' {
		f.pos++
		field.Spec = f.parts(level + 1)
	}
	if f.atEnd() || f.body[f.pos] != '}' {
		f.complain("f-string: expecting '}'")
	}
	f.pos++
	if isShown && field.Conv == 0 && field.Spec == nil {
		field.Conv = 'r'
	}
	return text, field
}

// skipExpr moves to the end of the expression of a field.
func (f *fieldScanner) skipExpr() {
	quote := ""
	depth := 0
	for ; !f.atEnd(); f.pos++ {
		c := f.body[f.pos]
		switch {
		case c == '\\':
			f.complain("f-string expression part cannot include a backslash")
		case quote != "":
			if strings.HasPrefix(f.body[f.pos:], quote) {
				f.pos += len(quote) - 1
				quote = ""
			}
		case c == '\'' || c == '"':
			quote = string(c)
			if triple := strings.Repeat(quote, 3); strings.HasPrefix(f.body[f.pos:], triple) {
				quote = triple
				f.pos += 2
			}
		case c == '(' || c == '[' || c == '{':
			depth++
		case depth > 0 && (c == ')' || c == ']' || c == '}'):
			depth--
		case c == '#':
			f.complain("f-string expression part cannot include '#'")
		case depth == 0 && (c == '!' || c == ':' || c == '}'):
			if c != '!' || !strings.HasPrefix(f.body[f.pos:], "!=") {
				return
			}
		}
	}
	if quote != "" {
		f.complain("f-string: unterminated string")
	}
	if depth > 0 {
		f.complain("f-string: mismatched '(', '{', or '['")
	}
}

// expr parses the expression of a field, as if it stood in parentheses. All of it has
// the line of the literal.
func (f *fieldScanner) expr(text string) Expr {
	if strings.Trim(text, " \t\n\f\r") == "" {
		f.complain("f-string: empty expression not allowed")
	}
	s := newScanner(text, f.line)
	s.atStart = false
	s.brackets = []bracket{{'(', f.line}}
	p := &parser{s: s, class: f.p.class, inField: true, depth: f.p.depth, tokens: f.p.tokens, extremes: f.p.extremes}
	p.first.line = f.line
	p.enter()
	p.advance()
	x := p.inParentheses()
	if p.tok.kind != tokEOF {
		p.unexpected()
	}
	f.p.tokens, f.p.extremes = p.tokens, p.extremes
	if f.p.later == nil {
		f.p.later = p.later
	}
	return x
}
