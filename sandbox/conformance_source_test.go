package sandbox_test

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
)

// logicalLine is a statement of a Python source file: the lines first to last, counted from 0, without comments and empty lines.
type logicalLine struct {
	first, last, indent int
	text                string
}

var defLine = regexp.MustCompile(`^(async\s+)?def\s+(\w+)`)

// logicalLines splits source into its logical lines. It knows strings, brackets, comments and backslashes at the ends of lines.
func logicalLines(source string) []logicalLine {
	var all []logicalLine
	var quote string // what ends the string that the line begins in
	depth, open := 0, false
	for i, line := range strings.Split(source, "\n") {
		if !open {
			text := strings.TrimLeft(line, " \t\f")
			if text == "" || text[0] == '#' {
				continue
			}
			indent := 0
			for _, c := range line[:len(line)-len(text)] {
				indent++
				if c == '\t' {
					indent = (indent + 7) / 8 * 8
				}
			}
			all = append(all, logicalLine{first: i, indent: indent, text: text})
		}
		continued := false
	scan:
		for j := 0; j < len(line); j++ {
			switch c := line[j]; {
			case quote != "":
				if c == '\\' {
					continued = j+1 == len(line)
					j++
				} else if strings.HasPrefix(line[j:], quote) {
					j += len(quote) - 1
					quote = ""
				}
			case c == '#':
				break scan
			case c == '"' || c == '\'':
				quote = string(c)
				if triple := strings.Repeat(quote, 3); strings.HasPrefix(line[j:], triple) {
					quote, j = triple, j+2
				}
			case c == '\\':
				continued = j+1 == len(line)
			case strings.IndexByte("([{", c) >= 0:
				depth++
			case strings.IndexByte(")]}", c) >= 0:
				depth = max(0, depth-1)
			}
		}
		if len(quote) == 1 && !continued {
			quote = "" // an error of the source
		}
		statement := &all[len(all)-1]
		if statement.last = i; open {
			statement.text += "\n" + line
		}
		open = quote != "" || depth > 0 || continued
	}
	return all
}

// blockEnd returns the index behind the statements that are indented deeper than that of index k.
func blockEnd(all []logicalLine, k int) int {
	end := k + 1
	for end < len(all) && all[end].indent > all[k].indent {
		end++
	}
	return end
}

// decorated returns the index of the first decorator of a statement, or that of the statement.
func decorated(all []logicalLine, k int) int {
	for k > 0 && all[k-1].indent == all[k].indent && all[k-1].text[0] == '@' {
		k--
	}
	return k
}

// withoutName takes a name out of the import statement at a line, counted from 1; ok is false when the statement has no other.
func withoutName(source string, line int, name string) (rest string, ok bool) {
	all := logicalLines(source)
	at, _ := enclosing(all, line-1)
	lines := strings.Split(source, "\n")
	statement := strings.Join(lines[all[at].first:all[at].last+1], "\n")
	from, list, ok := strings.Cut(statement, "import")
	if !ok {
		return source, false
	}
	list = regexp.MustCompile(`\b`+name+`\b(?:\s+as\s+\w+)?[ \t]*,?`).ReplaceAllString(list, "")
	if regexp.MustCompile(`\w`).FindString(regexp.MustCompile(`#.*`).ReplaceAllString(list, "")) == "" {
		return source, false
	}
	if !strings.Contains(list, ")") {
		list = strings.TrimRight(list, ", \t")
	}
	return strings.Join(slices.Concat(lines[:all[at].first], strings.Split(from+"import"+list, "\n"), lines[all[at].last+1:]), "\n"), true
}

// absentMark begins the bodies of functions that have been left out.
const absentMark = "from absent import Absent; raise Absent("

// enclosing returns the index of the statement at a line, and that of the innermost def around it, or the def itself; def is -1
// if there is none that has not been left out yet.
func enclosing(all []logicalLine, line int) (at, def int) {
	at = -1
	for k, s := range all {
		if s.first <= line {
			at = k
		}
	}
	if at < 0 {
		return -1, -1
	}
	k := at
	for all[k].text[0] == '@' && k+1 < len(all) {
		k++
	}
	if defLine.MatchString(all[k].text) && !strings.Contains(all[k].text, absentMark) {
		return at, k
	}
	for indent := all[at].indent; k >= 0; k-- {
		if all[k].indent >= indent {
			continue
		}
		indent = all[k].indent
		if defLine.MatchString(all[k].text) {
			return at, k
		}
	}
	return at, -1
}

// callLine is the beginning of a statement that is a call and nothing else, as self.assertEqual(...) is.
var callLine = regexp.MustCompile(`^[a-zA-Z_][\w.]*\(`)

// isCall reports whether a statement is a call that may be left out, and the function around it still does the rest of its work.
func isCall(all []logicalLine, k int) bool {
	text := all[k].text
	if !callLine.MatchString(text) || !strings.HasSuffix(strings.TrimSpace(text), ")") || strings.HasPrefix(text, "super(") {
		return false
	}
	for j := k - 1; j >= 0; j-- {
		if all[j].indent < all[k].indent {
			return !strings.HasPrefix(all[j].text, "with ") && !strings.HasPrefix(all[j].text, "try")
		}
	}
	return false
}

// leaveOut takes the smallest function around a line, counted from 1, out of source: what is left of it says why when it is
// called. Of a function, only a statement that is no more than a call is taken out alone; outside of functions, any statement. All other lines keep their numbers. Taken is the first line of
// what has been taken out; it is empty when there is nothing to take out.
func leaveOut(source string, line int, why string) (rest, taken string) {
	all := logicalLines(source)
	at, def := enclosing(all, line-1)
	if at < 0 {
		return source, ""
	}
	body := "pass"
	k := at
	if def >= 0 && !isCall(all, at) {
		k = def
		body = fmt.Sprintf("def %s(*args, **kwargs): %s%q)", defLine.FindStringSubmatch(all[k].text)[2], absentMark, why)
	} else {
		for all[k].text[0] == '@' && k+1 < len(all) {
			k++
		}
		if all[k].text == "pass" {
			return source, ""
		}
	}
	first, end := decorated(all, k), blockEnd(all, k)
	lines := strings.Split(source, "\n")
	taken = firstLine(all[k].text)
	start := lines[all[first].first]
	lines[all[first].first] = start[:len(start)-len(strings.TrimLeft(start, " \t\f"))] + body
	for i := all[first].first + 1; i <= all[end-1].last; i++ {
		lines[i] = ""
	}
	return strings.Join(lines, "\n"), taken
}

// importLine is an import statement that is not indented.
var importLine = regexp.MustCompile(`(?m)^(?:import|from)[ \t]+([\w.]+(?:[ \t]+as[ \t]+\w+)?(?:[ \t]*,[ \t]*[\w.]+(?:[ \t]+as[ \t]+\w+)?)*)`)

// imported returns the names of the modules that import statements outside of functions, classes and conditions name.
func imported(source string) []string {
	var names []string
	for _, s := range logicalLines(source) {
		if s.indent > 0 {
			continue
		}
		m := importLine.FindStringSubmatch(s.text)
		if m == nil {
			continue
		}
		for _, name := range strings.Split(m[1], ",") {
			names = append(names, strings.Fields(name)[0])
		}
	}
	return names
}
