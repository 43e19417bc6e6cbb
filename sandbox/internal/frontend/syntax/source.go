package syntax

import (
	"bytes"
	"regexp"
	"strings"
	"sync"
	"unicode/utf8"
)

// Decode makes source text of the bytes of a file: without a byte order mark, with
// line ends of \n, the last line ended. The bytes are UTF-8, unless a coding line declares Latin-1.
func Decode(file []byte) (string, error) {
	file, marked := bytes.CutPrefix(file, []byte("\ufeff"))
	file = bytes.ReplaceAll(file, []byte("\r\n"), []byte("\n"))
	file = bytes.ReplaceAll(file, []byte("\r"), []byte("\n"))
	latin, err := isLatin(file)
	switch {
	case err != nil:
		return "", err
	case latin && marked:
		return "", &Error{1, "SyntaxError", "encoding problem: the file has the byte order mark of UTF-8, and a coding line for Latin-1"}
	case latin:
		file = fromLatin(file)
	}
	if at := invalidAt(file); at >= 0 {
		msg := "source is not valid UTF-8"
		switch {
		case bytes.HasPrefix(file, []byte("\xff\xfe")) || bytes.HasPrefix(file, []byte("\xfe\xff")):
			msg = "source is in UTF-16; save it as UTF-8"
		case file[at] == 0:
			msg = "source contains a NUL byte"
		}
		return "", &Error{1 + bytes.Count(file[:at], []byte("\n")), "", msg}
	}
	text := string(file)
	if !strings.HasSuffix(text, "\n") {
		text += "\n"
	}
	return text, nil
}

// fromLatin returns a text in Latin-1, of which each byte is a character, as UTF-8.
func fromLatin(text []byte) []byte {
	out := make([]byte, 0, len(text))
	for _, c := range text {
		out = utf8.AppendRune(out, rune(c))
	}
	return out
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

// encodings are those that a coding line may declare, in lower case and with - for _, and whether that is Latin-1.
var encodings = map[string]bool{
	"utf-8": false, "utf8": false, "utf-8-sig": false, "u8": false, "ascii": false, "us-ascii": false,
	"latin-1": true, "latin1": true, "latin": true, "l1": true, "cp819": true, "8859": true,
	"iso-8859-1": true, "iso8859-1": true, "iso8859": true, "iso-latin-1": true,
}

// isLatin reports whether a coding line, which is the first or the second one, declares Latin-1. The error is that of an
// encoding that is not known.
func isLatin(file []byte) (bool, error) {
	for n := 1; n <= 2; n++ {
		line, rest, _ := bytes.Cut(file, []byte("\n"))
		file = rest
		if comment := bytes.TrimLeft(line, " \t\f"); len(comment) > 0 && comment[0] != '#' {
			return false, nil
		}
		if !bytes.Contains(line, []byte("coding")) {
			continue
		}
		m := codingLine().FindSubmatch(line)
		if m == nil {
			continue
		}
		name := strings.ReplaceAll(strings.ToLower(string(m[1])), "_", "-")
		latin, known := encodings[name]
		if !known {
			latin = strings.HasPrefix(name, "latin-1-") || strings.HasPrefix(name, "iso-8859-1-") || strings.HasPrefix(name, "iso-latin-1-")
			known = latin || strings.HasPrefix(name, "utf-8-")
		}
		if !known {
			return false, &Error{n, "SyntaxError", "unknown encoding: " + string(m[1])}
		}
		return latin, nil
	}
	return false, nil
}
