package sandbox_test

import (
	"errors"
	"fmt"
	"regexp"
	"strconv"
	"strings"

	"bhack/sandbox"
)

// example is an example of a doctest, with what it must print or raise.
type example struct{ source, want string }

// doctest is a text with examples: a docstring, or a string that a variable of the module holds.
type doctest struct {
	name     string
	examples []example
}

var (
	docText      = regexp.MustCompile(`(?s)^(?:(\w+)\s*=\s*)?([rRuU]?)("""|''')(.*?)("""|''')\s*$`)
	exampleLine  = regexp.MustCompile(`^(\s*)>>> ?(.*)$`)
	commentLine  = regexp.MustCompile(`(?m)^\s*(#.*)?\n?`)
	doctestFlags = regexp.MustCompile(`#\s*doctest:.*`)
)

// doctests returns the doctests of a module whose source this is.
func doctests(source string) []doctest {
	var all []doctest
	lines := logicalLines(source)
	for k, s := range lines {
		m := docText.FindStringSubmatch(s.text)
		if m == nil || !strings.Contains(m[4], ">>> ") {
			continue
		}
		text := m[4]
		if m[2] == "" || m[2] == "u" {
			text = strings.NewReplacer(`\\`, `\`, `\n`, "\n", `\t`, "\t", "\\\n", "").Replace(text)
		}
		d := doctest{name: m[1], examples: examples(text)}
		if d.name == "" {
			d.name = "__doc__"
		}
		if k > 0 && m[1] == "" && lines[k-1].indent < s.indent {
			d.name = regexp.MustCompile(`\w+`).FindAllString(lines[k-1].text+" doc doc", 2)[1]
		}
		all = append(all, d)
	}
	return all
}

// examples returns the examples of a text.
func examples(text string) []example {
	var all []example
	lines := strings.Split(text, "\n")
	for i := 0; i < len(lines); {
		m := exampleLine.FindStringSubmatch(lines[i])
		if m == nil {
			i++
			continue
		}
		cut := func(line string) string { return line[min(len(line), len(m[1])):] }
		source := m[2]
		for i++; i < len(lines) && strings.HasPrefix(cut(lines[i]), "..."); i++ {
			source += "\n" + strings.TrimPrefix(strings.TrimPrefix(cut(lines[i]), "..."), " ")
		}
		var want []string
		for ; i < len(lines) && strings.TrimSpace(lines[i]) != "" && !exampleLine.MatchString(lines[i]); i++ {
			want = append(want, cut(lines[i]))
		}
		if commentLine.ReplaceAllString(source, "") != "" {
			all = append(all, example{source, strings.Join(want, "\n")})
		}
	}
	return all
}

// The examples are run behind the module that they are in, each between two lines that these begin.
const (
	exampleMark = "\x01"
	raisedMark  = "\x02"
)

// exampleCode returns the code that runs an example, or why it cannot be compiled.
func exampleCode(number int, e example) (code string, err error) {
	source := strings.TrimSpace(e.source)
	statement := strings.TrimRight(strings.TrimRight(doctestFlags.ReplaceAllString(source, ""), " \t\n"), ";")
	for _, form := range []string{"_show((\n" + statement + "\n))", source} {
		_, err = sandbox.Compile([]sandbox.File{{Path: "doctest.py", Text: []byte(form + "\n")}}, sandbox.Options{})
		if err == nil {
			body := strings.ReplaceAll(form, "\n", "\n ")
			return fmt.Sprintf("try:\n %s\nexcept BaseException as _e:\n _raised(_e)\nprint(%q, %d)\n", body, "\n"+exampleMark, number), nil
		}
	}
	var syntax *sandbox.SyntaxError
	if errors.As(err, &syntax) {
		err = errors.New(syntax.Msg)
	}
	return "", err
}

// doctests runs the doctests of the file.
func (r *conformanceRun) doctests() []outcome {
	f := r.files["test."+r.name]
	source := f.source
	defer func() { f.source = source }()
	var all []outcome
	for _, d := range doctests(source) {
		code := "\nfrom unittest import show as _show, raised as _raised, loaded as _loaded\n_loaded()\nprint('" + exampleMark + "', -1)\n"
		got := map[int]string{}
		for i, e := range d.examples {
			for _, name := range imported(e.source) {
				r.resolve(name)
			}
			c, err := exampleCode(i, e)
			if err != nil {
				got[i] = raisedMark + err.Error()
			}
			code += c
		}
		f.source = source + code
		for number, text := range r.printed() {
			got[number] = text
		}
		for i, e := range d.examples {
			o := outcome{fmt.Sprintf("doctest.%s.%d", d.name, i+1), "ok", ""}
			text, ok := got[i]
			switch {
			case !ok:
				o.word, o.text = "FAIL", "it was not reached"
			case !fits(e.want, text):
				o.word, o.text = "FAIL", fmt.Sprintf("%q gives %q, not %q", e.source, text, e.want)
			}
			all = append(all, o)
		}
	}
	return all
}

// printed runs the module, and returns what was printed in front of the line with each number.
func (r *conformanceRun) printed() map[int]string {
	got := map[int]string{}
	text := ""
	r.robot(r.program(0, "none"), func(line string) {
		if rest, ok := strings.CutPrefix(line, exampleMark+" "); ok {
			number, _ := strconv.Atoi(rest)
			got[number] = text
			text = ""
			return
		}
		text += line + "\n"
	})
	return got
}

var anyAddress = regexp.MustCompile(`0x[0-9a-fA-F]+`)

// fits reports whether an example has printed or raised what it should: three dots stand for anything. An exception must have the
// same class and the same text; errors of syntax are told in other words here.
func fits(want, got string) bool {
	if before, raised, ok := strings.Cut(got, raisedMark); ok {
		if !strings.HasPrefix(want, "Traceback (most recent call last):") && !strings.HasPrefix(want, "Traceback (innermost last):") || before != "" {
			return false
		}
		last := ""
		for _, line := range strings.Split(want, "\n")[1:] {
			if line != "" && line[0] != ' ' {
				last = line
			}
		}
		if strings.HasPrefix(last, "SyntaxError") && strings.HasPrefix(raised, "SyntaxError") {
			return true
		}
		return fits(last, firstLine(raised))
	}
	if want == "0" || want == "1" { // as doctest does
		got = strings.NewReplacer("False", "0", "True", "1").Replace(got)
	}
	pattern := strings.ReplaceAll(regexp.QuoteMeta(strings.TrimSpace(want)), `\.\.\.`, `.*`)
	pattern = strings.ReplaceAll(anyAddress.ReplaceAllString(pattern, "0x[0-9a-f]+"), "<BLANKLINE>", "")
	pattern = regexp.MustCompile(`\s+`).ReplaceAllString(pattern, `\s+`)
	return regexp.MustCompile(`(?s)^\s*` + pattern + `\s*$`).MatchString(got)
}
