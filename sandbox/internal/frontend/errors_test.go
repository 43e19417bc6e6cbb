package frontend

import (
	"bufio"
	"encoding/json"
	"fmt"
	"os"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// TestErrorsAreThoseOfCPython compiles the texts of testdata/errors.jsonl: the verdict
// is CPython 3.7's, with its line and its words, but for the departures, and for what comes after "invalid syntax" and the like.
func TestErrorsAreThoseOfCPython(t *testing.T) {
	f, err := os.Open("testdata/errors.jsonl")
	require.NoError(t, err)
	defer f.Close()
	seen := map[string]bool{}
	lines := bufio.NewScanner(f)
	lines.Buffer(nil, 1<<20)
	for lines.Scan() {
		var c struct{ Text, Want string }
		require.NoError(t, json.Unmarshal(lines.Bytes(), &c))
		want := c.Want
		if other, ok := departures[c.Text]; ok {
			assert.NotEqual(t, c.Want, other, "%q is no departure any more", c.Text)
			want = other
		}
		seen[c.Text] = true
		got := verdict(c.Text)
		if vague.MatchString(want) {
			assert.Regexp(t, "^"+want+"( at |: | '|$)", got, "%q", c.Text)
			continue
		}
		assert.Equal(t, want, got, "%q", c.Text)
	}
	require.NoError(t, lines.Err())
	for text := range departures {
		assert.True(t, seen[text], "%q is not in testdata/errors.jsonl", text)
	}
}

// vague matches errors of CPython's that do not tell what is wrong.
var vague = regexp.MustCompile("SyntaxError: invalid (syntax|token|character in identifier)$")

// verdict returns the error of a source text as the test data has it.
func verdict(text string) string {
	_, err := Compile([]File{{Path: "test.py", Text: []byte(text)}}, Options{})
	if err == nil {
		return "ok"
	}
	e := err.(*SyntaxError)
	return fmt.Sprintf("%d: %s", e.Line, e.Msg)
}

// TestInvalidTokens holds what is said of characters and numbers that are none.
func TestInvalidTokens(t *testing.T) {
	t.Parallel()
	const zeros = ": a number has no leading zeros, but for octal ones as 0o17"
	for text, want := range map[string]string{
		"log(“hi”)\n":       "character in identifier: '“' (U+201C)",
		"x\u200b = 1\n":     "character in identifier: U+200B",
		"x =\u00a01\n":      "character in identifier: U+00A0",
		"ｄef = 1\n":         "character in identifier: 'ｄef' looks like a keyword",
		"x = 0777\n":        "token '0777'" + zeros,
		"x = 09\n":          "token '09'" + zeros,
		"x = 0xfg + 1\n":    "syntax at 'g'",
		"x = 0777and 3\n":   "token '0777and'" + zeros,
		"x = 0xg\n":         "token '0xg'",
		"x = 1__0\n":        "token '1__0'",
		"x = 1_.5\n":        "token '1_'",
		"x = f'{0777}'\n":   "token '0777'" + zeros,
		"x = 12e+\ny = 3\n": "token '12e+'",
	} {
		assert.Equal(t, "1: SyntaxError: invalid "+want, verdict(text), "%q", text)
	}
}

// TestInvalidSyntax holds what is said of a syntax error beyond its line.
func TestInvalidSyntax(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]string{
		"def f()\n  pass\n":                                "1: expected ':'",
		"if x == 3\n  y = 2\n":                             "1: expected ':'",
		"for i in x y:\n  pass\n":                          "1: expected ':'",
		"x = {1: 2, 3}\n":                                  "1: expected ':'",
		"if x = 3:\n  pass\n":                              "1 at '=': '==' compares",
		"x = [\n  1,\n  {2: 3, 4},\n]\n":                   "3: expected ':'",
		"d = {\n  1: 2,\n  3,\n}\n":                        "3: expected ':'",
		"if x =! 3: pass\n":                                "1 at '=': '!=' compares",
		"if x = > 3: pass\n":                               "1 at '='",
		"if x =":                                           "1 at '='",
		"if x = -3: pass\n":                                "1 at '=': '==' compares",
		"while x => 3: pass\n":                             "1 at '=': '>=' compares",
		"if x:\n  pass\nelif x =< 3: pass\n":               "3 at '=': '<=' compares",
		"if x: y = 3 4\n":                                  "1 at '4'",
		"def f() = 5\n":                                    "1: expected ':'",
		"if x:\n  try = 1\n":                               "2: expected ':'",
		"while x:\n  with a = f: pass\n":                   "2: expected ':'",
		"d = {'a': 1, 'b' = 2}\n":                          "1: expected ':'",
		"d = {'a': 1, 'b' 2}\n":                            "1: expected ':'",
		"d = {\n  'a': 1,\n  'b' 2,\n}\n":                  "3 at '2': expected ':', or '{' of line 1 was never closed",
		"d = {'a': 1,\nx = 3\n":                            "2 at '=': expected ':', or '{' of line 1 was never closed",
		"x = f'{a b}'\n":                                   "1 at 'b' in a field of an f-string",
		"x = f'{a = b}'\n":                                 "1 at '=' in a field of an f-string",
		"x = 1)\n":                                         "1: ')' closes nothing",
		"x = (1, 2]\n":                                     "1: ']' cannot close '('",
		"x = [1,\n2\n)\n":                                  "3: ')' cannot close '[' of line 1",
		"f(1, [2)\n":                                       "1: ')' cannot close '['",
		"f(1 2)\n":                                         "1 at '2': perhaps a comma is missing",
		"f('a' b)\n":                                       "1 at 'b': perhaps a comma is missing",
		"x = [\n  1,\n  2\n  3,\n]\n":                      "4 at '3': perhaps a comma is missing, or '[' of line 1 was never closed",
		"x = f(1,\n\ny = 2\nz = 3\n":                       "4 at 'z': perhaps a comma is missing, or '(' of line 1 was never closed",
		"x = (1,\ny = 2\nz = 3\n":                          "2 at '=': perhaps '(' of line 1 was never closed",
		"log(f(1)\nif x:\n  pass\n":                        "2 at ':': perhaps '(' of line 1 was never closed",
		"x = (1\nreturn\n":                                 "2 at 'return': perhaps '(' of line 1 was never closed",
		"f(g(2)\n\ndef h():\n  pass\n":                     "3 at 'def': perhaps '(' of line 1 was never closed",
		"x = [\nfor i in x:\n  pass\n":                     "2 at 'for': perhaps '[' of line 1 was never closed",
		"x = {1: 2,\nimport math\n":                        "2 at 'import': perhaps '{' of line 1 was never closed",
		"x = {1\nbreak\n":                                  "2 at 'break': perhaps '{' of line 1 was never closed",
		"x = (1 and\n  or 2)\n":                            "2 at 'or'",
		"foo(a,\n  class=3)\n":                             "2 at 'class'",
		"def f(a,\n  from, b):\n  pass\n":                  "2 at 'from'",
		"x = [\n f(x)\n for x in y if x > 0\n else 0\n]\n": "4 at 'else'",
		"x = (1,\nfrom a import b\n":                       "2 at 'from': perhaps '(' of line 1 was never closed",
		"x = {\n a: 1,\n b\n for c in d\n}\n":              "4: expected ':'",
		"x = f(1, def)\n":                                  "1 at 'def'",
		"x = (1,\n [2, 3] 4)\n":                            "2 at '4': perhaps a comma is missing, or '(' of line 1 was never closed",
		"x = a b\n":                                        "1 at 'b'",
		"else:\n  pass\n":                                  "1 at 'else'",
		"x++\n":                                            "1 at the end of the line",
		"import\n":                                         "1 at the end of the line",
		"x (= 3\n":                                         "1 at '='",
		"x = = [1]\n":                                      "1 at '='",
		"def f[x](): pass\n":                               "1 at '['",
		"x y" + strings.Repeat("z", 30):                    "1 at 'y" + strings.Repeat("z", 19) + "…'",
		"x '''a\nb'''\n":                                   "2 at '''a b'''",
	} {
		line, rest := want[:1], want[1:]
		assert.Equal(t, line+": SyntaxError: invalid syntax"+rest, verdict(text), "%q", text)
	}
}
