package stats

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
)

// TestRaised makes sure that tracebacks are read as people read them, whatever the messages say.
func TestRaised(t *testing.T) {
	t.Parallel()
	const frames = header + "  File \"bot.py\", line 9, in turn\n    f()\n  File \"a.py\", line 3, in f\n    raise error\n"
	const gap = "\n[... 1071 bytes left out ...]\n"
	for text, want := range map[string][3]string{ // in any order
		frames + "ValueError: no: 6":                       {"ValueError", "a.py:3, in f", "ValueError: no: 6"},
		frames + "ValueError: no: 6\n":                     {"ValueError", "a.py:3, in f", "ValueError: no: 6"},
		frames + "KeyError":                                {"KeyError", "a.py:3, in f", "KeyError"},
		frames + "helper.Own: x":                           {"Own", "a.py:3, in f", "helper.Own: x"},
		frames + "AssertionError: board:\n  row 1: WB\n  ": {"AssertionError", "a.py:3, in f", "AssertionError: board:"},
		frames + "ValueError: a\nFakeError: hi\n  File \"x.py\", line 1, in g": {
			"ValueError", "a.py:3, in f", "ValueError: a",
		},
		frames + "KeyError: 1\n\nDuring handling of the above exception, another exception occurred:\n\n" + header +
			"  File \"bot.py\", line 4, in turn\nTypeError: 2": {"TypeError", "bot.py:4, in turn", "TypeError: 2"},
		header + "  File \"bot.py\", line 3\n    x = = 1\n        ^\nSyntaxError: invalid syntax": {
			"SyntaxError", "", "SyntaxError: invalid syntax",
		},
		"MemoryError": {"MemoryError", "", "MemoryError"},
		"MemoryError: the robot kept too much alive, and went on regardless": {
			"MemoryError", "", "MemoryError: the robot kept too much alive, and went on regardless",
		},
		frames + "ValueError: xxx" + gap + "xxx":                                               {"ValueError", "a.py:3, in f", "ValueError: xxx"},
		frames + gap + "e \"b.py\", line 9, in g\n    g()\nRecursionError: deep":               {"RecursionError", "a.py:3, in f", "RecursionError: deep"},
		frames + gap + "    h()\n  File \"b.py\", line 7, in h\n    g()\nRecursionError: deep": {"RecursionError", "b.py:7, in h", "RecursionError: deep"},
		frames + gap + "xxx": {"unknown", "a.py:3, in f", ""},
	} {
		of, line := raised(text)
		assert.Equal(t, want, [3]string{exceptionType(line), lastPlace(of), line}, text)
	}
	assert.Len(t, exceptionType(strings.Repeat("x", 1000)), maxTypeName)
}
