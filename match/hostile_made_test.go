package match_test

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// theTurn is a turn that does nothing.
const theTurn = "def turn():\n    pass\n"

// madePlayer is a hostile player that is made for the test, since it is too large, or
// too odd, to be kept in a repository.
type madePlayer struct {
	name string
	// files are the player's, by path; one that ends in a slash is a folder.
	files map[string]string
	want  string // as in expect.txt
}

// source returns the files of a player with one file.
func source(text string) map[string]string { return map[string]string{"bot.py": text} }

// threeTimes returns a player whose files have the same text.
func threeTimes(text string) map[string]string {
	return map[string]string{"bot.py": text, "one.py": text, "two.py": text}
}

// indented returns n lines, each indented one more than the one before, and a body.
func indented(n int, line string) string {
	var out strings.Builder
	for i := range n {
		out.WriteString(strings.Repeat(" ", i) + line + "\n")
	}
	return out.String() + strings.Repeat(" ", n) + "pass\n"
}

// madePlayers attack the parser and the compiler by the size and the depth of source
// text, and the loader by what is in the folder.
func madePlayers() []madePlayer {
	const many = 100_000
	repeat := strings.Repeat
	manyFiles := source(theTurn)
	for i := range 300 {
		manyFiles[fmt.Sprintf("m%d.py", i)] = ""
	}
	large := source(theTurn)
	for i := range 9 {
		large[fmt.Sprintf("m%d.py", i)] = "#" + repeat("x", 900_000) + "\n"
	}
	slow := source(theTurn)
	for i := range 37 {
		var functions strings.Builder
		for n := range 8000 {
			fmt.Fprintf(&functions, "def f%x():0\n", n)
		}
		slow[fmt.Sprintf("m%02d.py", i)] = functions.String()
	}
	const (
		tooDeep   = "SyntaxError: expression is nested deeper than the limit of 1000"
		tooNested = "SyntaxError: brackets are nested deeper than the limit of 200"
		tooLong   = "SyntaxError: statement has more tokens than the limit of 100000"
	)
	return []madePlayer{
		{"empty folder", nil, "refused there is no bot.py in this folder"},
		{"bot.py a folder", map[string]string{"bot.py/": ""}, "refused bot.py: a folder, not a file"},
		{"module a folder", map[string]string{"bot.py": theTurn, "x.py/": ""}, "refused x.py: a folder, not a file"},
		{"not UTF-8", source(theTurn + "# \xff\xfe\n"), "refused bot.py:3: source is not valid UTF-8"},
		{"UTF-16", source("\xff\xfed\x00e\x00f\x00"), "refused bot.py:1: source is in UTF-16; save it as UTF-8"},
		{"surrogates in UTF-8", source(theTurn + "s = '\xed\xa0\x80'\n"), "refused bot.py:3: source is not valid UTF-8"},
		{"overlong UTF-8", source(theTurn + "s = '\xc0\x80'\n"), "refused bot.py:3: source is not valid UTF-8"},
		{"NUL bytes", source(theTurn + "x = '\x00'\n"), "refused bot.py:3: source contains a NUL byte"},
		{"a binary", source("\x7fELF\x02\x01\x01\x00"), "refused bot.py:1: source contains a NUL byte"},
		{"byte order mark", source("\ufeff" + theTurn), "loads"},
		{"carriage returns", source(strings.ReplaceAll(theTurn, "\n", "\r")), "loads"},
		{"odd coding", source("# coding: rot13\n" + theTurn), "refused bot.py:1: SyntaxError: unknown encoding: rot13"},
		{"control characters in a complaint", source("print \"\x1b[2J\u202e\"\n"), "refused bot.py:1: SyntaxError: Missing parentheses in call to 'print'. Did you mean print(\"\x1b[2J\u202e\")?"},
		{"too many files", manyFiles, "refused m59.py: the player has more than 256 files"},
		{"too large together", large, "refused m4.py: the files of the player are larger than 4194304 bytes together"},
		{"too long to compile together", slow, "refused m01.py:1: SyntaxError: the files of the program are together too large to compile in time; " +
			"the largest part of this one is the top level, with 8000 names and literals, 8000 functions and 0 branches"},
		{"5 MB", source(theTurn + repeat("x = 1\n", 900_000)), "refused bot.py: the files of the player are larger than 4194304 bytes together"},
		{"2 MB", source(theTurn + repeat("x = 1\n", 350_000)), "refused bot.py:1: file is larger than the limit of 1048576 bytes"},
		{"a line of a million", source(theTurn + "x = '" + repeat("a", 1_000_000) + "'\n"), "loads"},
		{"an operator line of a million", source(theTurn + "x = 1" + repeat("+1", 500_000) + "\n"), "refused bot.py:3: " + tooDeep},
		{"a name of a million", source(theTurn + repeat("a", 1_000_000) + " = 1\n"), "loads"},
		{"a call of a million", source(theTurn + "f(" + repeat("1,", 500_000) + ")\n"), "refused bot.py:3: " + tooLong},
		{"parentheses", source(theTurn + repeat("(", many) + "1" + repeat(")", many) + "\n"), "refused bot.py:3: " + tooNested},
		{"open brackets", source(theTurn + repeat("[", many)), "refused bot.py:3: " + tooNested},
		{"braces", source(theTurn + repeat("{1:", many)), "refused bot.py:3: " + tooNested},
		{"calls", source(theTurn + repeat("f(", many) + repeat(")", many) + "\n"), "refused bot.py:3: " + tooNested},
		{"chained calls", source(theTurn + "f" + repeat("()", many) + "\n"), "refused bot.py:3: " + tooDeep},
		{"operators", source(theTurn + "x = 1" + repeat("*1", many) + "\n"), "refused bot.py:3: " + tooDeep},
		{"powers", source(theTurn + "x = 1" + repeat("**1", many) + "\n"), "refused bot.py:3: " + tooDeep},
		{"minus signs", source(theTurn + "x = " + repeat("-", many) + "1\n"), "refused bot.py:3: " + tooDeep},
		{"not", source(theTurn + "x = " + repeat("not ", many) + "1\n"), "refused bot.py:3: " + tooDeep},
		{"comparisons", source(theTurn + "x = 1" + repeat("<1", many) + "\n"), "refused bot.py:3: " + tooLong},
		{"boolean operators", source(theTurn + "x = 1" + repeat(" or 1", many) + "\n"), "refused bot.py:3: " + tooLong},
		{"lambdas", source(theTurn + "x = " + repeat("lambda:", many) + "1\n"), "refused bot.py:3: " + tooDeep},
		{"conditionals", source(theTurn + "x = " + repeat("1 if 1 else ", many/2) + "1\n"), "refused bot.py:3: " + tooDeep},
		{"attributes", source(theTurn + "x" + repeat(".a", many) + "\n"), "refused bot.py:3: " + tooDeep},
		{"subscripts", source(theTurn + "x" + repeat("[0]", many) + "\n"), "refused bot.py:3: " + tooDeep},
		{"decorators", source(repeat("@f\n", many) + theTurn), "refused"},
		{"targets", source(theTurn + repeat("x = ", many) + "1\n"), "refused"},
		{"star targets", source(theTurn + repeat("*a, ", many) + "= x\n"), "refused"},
		{"nested targets", source(theTurn + repeat("(a, ", many) + "b" + repeat(")", many) + " = x\n"), "refused bot.py:3: " + tooNested},
		{"parameters", source(theTurn + "def f(" + repeat("a, ", many) + "): pass\n"), "refused"},
		{"elif", source(theTurn + "if 1: pass\n" + repeat("elif 1: pass\n", many/2)), "refused"},
		{"except", source(theTurn + "try: pass\n" + repeat("except A: pass\n", many/2)), "refused"},
		{"with", source(theTurn + "with " + repeat("a, ", many) + "a: pass\n"), "refused"},
		{"blocks", source(theTurn + indented(1000, "if 1:")), "refused bot.py:103: IndentationError: too many levels of indentation"},
		{"loops", source(theTurn + indented(50, "while 1:")), "refused bot.py:23: SyntaxError: too many statically nested blocks"},
		{"functions", source(theTurn + indented(1000, "def f():")), "refused bot.py:103: IndentationError: too many levels of indentation"},
		{"classes", source(theTurn + indented(1000, "class A:")), "refused bot.py:103: IndentationError: too many levels of indentation"},
		{"comprehensions", source(theTurn + "x = [1" + repeat(" for a in b", many/4) + "]\n"), "refused"},
		{"nested comprehensions", source(theTurn + repeat("[", 150) + "1" + repeat(" for a in b]", 150) + "\n"), "loads\nraises Error"},
		{"f-strings", source(theTurn + "x = f'" + repeat("{a}", many) + "'\n"), "refused"},
		{"nested f-strings", source(theTurn + "x = f'" + repeat("{a:", many) + "'\n"), "refused"},
		{"an int literal", source(theTurn + "x = " + repeat("9", 900_000) + "\n"), "refused"},
		{"a float literal", source(theTurn + "x = 0." + repeat("9", 900_000) + "e999999999\n"), "loads"},
		{"a hex literal", source(theTurn + "x = 0x" + repeat("f", 900_000) + "\n"), "loads"},
		{"a string literal", source(theTurn + "x = '" + repeat(`\n`, 450_000) + "'\n"), "loads"},
		{"string literals", source(theTurn + "x = " + repeat("'a' ", many*2) + "\n"), "refused"},
		{"escapes", source(theTurn + "x = '" + repeat(`\U0010ffff`, 90_000) + "'\n"), "loads"},
		{"continuations", source(theTurn + repeat("\\\n", many) + "x = 1\n"), "loads"},
		{"open string", source(theTurn + "'''" + repeat("\n", 900_000)), "refused bot.py:3: SyntaxError: EOF while scanning triple-quoted string literal"},
		{"newlines", source(theTurn + repeat("\n", 1_000_000)), "loads"},
		{"semicolons", source(theTurn + repeat("x;", many) + "\n"), "refused bot.py:3: " + tooLong},
		{"global", source("def turn():\n    global " + repeat("a, ", many) + "b\n"), "refused"},
		{"import names", source(theTurn + "import " + repeat("a, ", many) + "b\n"), "refused"},
		{"dots", source(theTurn + "from " + repeat(".", many) + " import x\n"), "loads\nraises Error"},
		{"parts of a module", source(theTurn + "import a" + repeat(".a", many) + "\n"), "refused bot.py:3: SyntaxError: too many parts in the name of a module"},
		{"private names", source("class " + repeat("C", 2500) + ":\n    def f(self):\n" + repeat("        self.__x\n", 10_000)), "refused"},
		{"starred calls", threeTimes(theTurn + "def f(a):\n" + repeat("    f(*a)\n", 95_000)), "loads"}, // enough for what takes time with the square
		{"uses of a namespace", threeTimes(theTurn + "class G:\n    x = 0\ndef f():\n" + repeat("    G.x\n", 120_000)), "loads"},
		{"variables of a namespace", source(theTurn + "class G:\n" + repeat("    a = 1; b = 2\n", 20_000)), "loads"},
		{"an exception in itself", source("def turn():\n    e = ValueError(1)\n    e.args = (e,)\n    repr(e)\n"), "loads\nraises RecursionError"},
		{"the text of an exception in itself", source("def turn():\n    e = ValueError(1)\n    e.args = (e,)\n    str(e)\n"), "loads\nraises RecursionError"},
		{"many locals", source("def turn():\n" + repeat("    x = 1; y = x\n", 20_000)), "loads"},
		{"decorated lambdas", source(theTurn + "def same(g): return g\n" + repeat("@same(lambda f: f)\n", 100) + "def f(): pass\n"), "loads"},
	}
}

// TestMadeHostile plays matches with each of the players that are made for the test.
// An expectation "refused" alone leaves the cause open, but for being one line that
// names file and line.
func TestMadeHostile(t *testing.T) {
	t.Parallel()
	for _, p := range madePlayers() {
		t.Run(p.name, func(t *testing.T) {
			t.Parallel()
			dir := filepath.Join(t.TempDir(), "made")
			require.NoError(t, os.Mkdir(dir, 0o777))
			for name, text := range p.files {
				path := filepath.Join(dir, filepath.FromSlash(name))
				if strings.HasSuffix(name, "/") {
					require.NoError(t, os.MkdirAll(path, 0o777))
					continue
				}
				require.NoError(t, os.WriteFile(path, []byte(text), 0o666))
			}
			checkHostile(t, dir, parseExpectation(t, p.want))
		})
	}
}
