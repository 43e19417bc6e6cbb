package syntax

import (
	"bytes"
	"regexp"
	"strings"
	"sync"
	"unicode/utf8"
)

// Decode makes source text of the bytes of a file: without a byte order mark, with
// line ends of \n, the last line ended. The bytes must be UTF-8, whatever encoding
// a coding line declares.
func Decode(file []byte) (string, error) {
	file = bytes.TrimPrefix(file, []byte("\ufeff"))
	if at := invalidAt(file); at >= 0 {
		msg := "source is not valid UTF-8"
		if file[at] == 0 {
			msg = "source contains a NUL byte"
		}
		return "", &Error{1 + bytes.Count(file[:at], []byte("\n")), "", msg}
	}
	text := strings.ReplaceAll(string(file), "\r\n", "\n")
	text = strings.ReplaceAll(text, "\r", "\n")
	if !strings.HasSuffix(text, "\n") {
		text += "\n"
	}
	return text, checkCoding(text)
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

// codingLine matches a line that declares an encoding. Few files have one, so that the expression
// is compiled when it is first needed.
var codingLine = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^[ \t\f]*#.*?coding[:=][ \t]*([-\w.]+)`)
})

// encodings are those that a coding line may declare, in lower case and with - for _.
var encodings = map[string]bool{
	"utf-8": true, "utf8": true, "utf-8-sig": true, "u8": true,
	"ascii": true, "us-ascii": true, "latin-1": true, "latin1": true, "l1": true,
	"iso-8859-1": true, "iso8859-1": true,
}

// checkCoding refuses encodings that are not known. A coding line is the first or
// second one.
func checkCoding(text string) error {
	for n := 1; n <= 2; n++ {
		line, rest, _ := strings.Cut(text, "\n")
		text = rest
		if comment := strings.TrimLeft(line, " \t\f"); comment != "" && comment[0] != '#' {
			return nil
		}
		if !strings.Contains(line, "coding") {
			continue
		}
		if m := codingLine().FindStringSubmatch(line); m != nil {
			name := strings.ReplaceAll(strings.ToLower(m[1]), "_", "-")
			if !encodings[name] && !strings.HasPrefix(name, "utf-8-") {
				return &Error{n, "SyntaxError", "unknown encoding: " + m[1]}
			}
			return nil
		}
	}
	return nil
}
