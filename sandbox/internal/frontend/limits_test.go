package frontend

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// numbered returns n copies of a format, each with its number.
func numbered(n int, format string) string {
	var out strings.Builder
	for i := range n {
		fmt.Fprintf(&out, format, i)
	}
	return out.String()
}

// nested returns n lines, each indented one more than the one before, and a body.
func nested(n int, line string) string {
	var out strings.Builder
	for i := range n {
		out.WriteString(strings.Repeat(" ", i) + line + "\n")
	}
	return out.String() + strings.Repeat(" ", n) + "pass\n"
}

const (
	tooHigh = "1: SyntaxError: expression is nested deeper than the limit of 1000"
	tooLong = "1: SyntaxError: statement has more tokens than the limit of 100000"
	tooSlow = "SyntaxError: the file is too large to compile in time"
)

// TestLimits compiles hostile source text. What is over a limit is refused, and what is
// below all of them compiles, without Go's stack, memory or time running out.
func TestLimits(t *testing.T) {
	const many = 100_000
	for name, test := range map[string]struct{ text, want string }{
		"parentheses":          {strings.Repeat("(", many) + "1" + strings.Repeat(")", many), "1: SyntaxError: brackets are nested deeper than the limit of 200"},
		"brackets":             {strings.Repeat("[", many), "1: SyntaxError: brackets are nested deeper than the limit of 200"},
		"braces at the limit":  {strings.Repeat("[", 200) + strings.Repeat("]", 200), "ok"},
		"additions":            {"1" + strings.Repeat("+1", many), tooHigh},
		"additions below":      {"a" + strings.Repeat("+a", 900), "ok"},
		"minus signs":          {strings.Repeat("-", many) + "1", tooHigh},
		"not":                  {strings.Repeat("not ", many) + "1", tooHigh},
		"comparisons":          {"a" + strings.Repeat("<a", many), tooLong},
		"comparisons below":    {"a" + strings.Repeat("<a", 3000), "ok"},
		"and":                  {"a" + strings.Repeat(" and a", many), tooLong},
		"and below":            {"a" + strings.Repeat(" and a", 5000), "ok"},
		"attributes":           {"x" + strings.Repeat(".a", many), tooHigh},
		"attributes below":     {"x" + strings.Repeat(".a", 900), "ok"},
		"calls":                {"x" + strings.Repeat("()", many), tooHigh},
		"subscripts":           {"x" + strings.Repeat("[0]", many), tooHigh},
		"powers":               {"1" + strings.Repeat("**1", many), tooHigh},
		"lambdas":              {strings.Repeat("lambda:", many) + "1", tooHigh},
		"lambdas below":        {strings.Repeat("lambda:", 900) + "1", "ok"},
		"conditionals":         {strings.Repeat("1 if 1 else ", many/2) + "1", tooHigh},
		"elif":                 {"if a:a\n" + strings.Repeat("elif a:a\n", many), "1001: SyntaxError: if statement has more branches than the limit of 1000"},
		"elif below":           {"if a: pass\n" + strings.Repeat("elif a: pass\n", 900), "ok"},
		"except":               {"try: pass\n" + strings.Repeat("except A: pass\n", 2000), "1003: SyntaxError: try statement has more except clauses than the limit of 1000"},
		"clauses":              {"[1 " + strings.Repeat("for a in b ", 200) + "]", "1: SyntaxError: comprehension has more clauses than the limit of 100"},
		"blocks":               {nested(1000, "if a:"), "101: IndentationError: too many levels of indentation"},
		"blocks at the limit":  {nested(99, "if a:"), "ok"},
		"functions":            {nested(99, "def f(a):"), "ok"},
		"classes":              {nested(99, "class A:"), "ok"},
		"loops":                {nested(21, "for a in b:"), "21: SyntaxError: too many statically nested blocks"},
		"loops at the limit":   {nested(20, "for a in b:"), "ok"},
		"parameters":           {"def f(" + numbered(256, "a%d, ") + "): pass", "1: SyntaxError: function has more parameters than the limit of 255"},
		"targets":              {strings.Repeat("a, ", 1001) + "= b", "1: SyntaxError: assignment unpacks to more targets than the limit of 1000"},
		"a long name":          {strings.Repeat("a", 1_000_000), "ok"},
		"a long string":        {"'" + strings.Repeat("a", 1_000_000) + "'", "ok"},
		"a long hex number":    {"a = 0x" + strings.Repeat("f", 1_000_000), "ok"},
		"a long comment":       {"#" + strings.Repeat(" ", 1_000_000), "ok"},
		"a long indent":        {strings.Repeat(" ", 1_000_000) + "a", "1: IndentationError: unexpected indent"},
		"continuation lines":   {strings.Repeat("\\\n", 500_000), "ok"},
		"literals joined":      {"a = (" + strings.Repeat("'a' ", 90_000) + ")", "ok"},
		"a large list":         {"a = [" + numbered(20_000, "%d, ") + "]", "ok"},
		"a large dict":         {"a = {" + numbered(10_000, "%[1]d: %[1]d, ") + "}", "ok"},
		"many arguments":       {"f(" + strings.Repeat("1, ", 40_000) + ")", "ok"},
		"many starred":         {"f(" + strings.Repeat("*a, ", 20_000) + ")", "ok"},
		"many fields":          {"f'" + strings.Repeat("{a}", 10_000) + "'", "ok"},
		"temporaries":          {strings.Repeat("["+strings.Repeat("1,", 400), 6) + strings.Repeat("]", 6), "1: SyntaxError: expression needs more temporary values than the limit of 2000"},
		"many statements":      {strings.Repeat("a = 1\n", 100_000), "ok"},
		"names":                {numbered(60_000, "a%d = 1\n"), "1: " + tooSlow + "; its largest part is the top level, with 60001 names and literals, 0 functions and 0 branches"},
		"names below":          {numbered(10_000, "a%d = 1\n"), "ok"},
		"functions side":       {numbered(40_000, "def f%d(): pass\n"), "1: " + tooSlow + "; its largest part is the top level, with 40000 names and literals, 40000 functions and 0 branches"},
		"functions side below": {numbered(2000, "def f%d(): pass\n"), "ok"},
		"asserts":              {"def f():\n" + strings.Repeat(" assert a\n", 10_000), "1: " + tooSlow + "; its largest part is function f, with 1 names and literals, 0 functions and 10000 branches"},
		"asserts below":        {"def f():\n" + strings.Repeat(" assert a\n", 1000), "ok"},
		"tries below":          {"def f():\n" + strings.Repeat(" try: a\n except: b\n", 500), "ok"},
		"closures":             {"def f():\n" + numbered(2000, " a%d = 1\n") + numbered(2000, " def g%[1]d(): a%[1]d\n"), "1: " + tooSlow + ": too many functions see too many variables of functions around them, or there are too many global statements"},
		"global statements":    {numbered(5000, "def f%[1]d():\n global g%[1]d\n"), "1: " + tooSlow + ": too many functions see too many variables of functions around them, or there are too many global statements"},
		"a large branch":       {"a\ndef f():\n if a:\n" + strings.Repeat("  b = c\n", 20_000), "2: SyntaxError: function f is too large to compile: code with branches may have 64 KiB of bytecode; several functions may have that each"},
		"a large function":     {"def f():\n" + strings.Repeat(" b = c\n", 20_000), "ok"},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			assert.Equal(t, test.want, verdict(test.text+"\n"))
		})
	}
}

// TestTimeOfAllFiles makes sure that the time to compile a program is limited however many files it has.
func TestTimeOfAllFiles(t *testing.T) {
	t.Parallel()
	names := []byte(numbered(13_000, "a%d = 1\n"))
	var files []File
	for i := range 9 {
		files = append(files, File{Path: fmt.Sprintf("m%d.py", i), Text: names})
	}
	_, err := Compile(append(files, File{Path: "z.py", Text: []byte("1 +\n")}), Options{})
	require.EqualError(t, err, "m4.py:1: SyntaxError: the files of the program are together too large to compile in time; "+
		"the largest part of this one is the top level, with 13001 names and literals, 0 functions and 0 branches")
	_, err = Compile(files[:4], Options{})
	require.NoError(t, err)
}
