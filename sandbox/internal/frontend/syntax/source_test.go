package syntax

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestDecode(t *testing.T) {
	for name, test := range map[string]struct{ text, want string }{
		"plain":               {"a = 1\n", "a = 1\n"},
		"no final line end":   {"a = 1", "a = 1\n"},
		"CRLF":                {"a = 1\r\nb = 2\r\n", "a = 1\nb = 2\n"},
		"CR":                  {"a = 1\rb = 2", "a = 1\nb = 2\n"},
		"byte order mark":     {"\ufeffa = 1\n", "a = 1\n"},
		"nothing":             {"", "\n"},
		"a coding line":       {"#!x\n# -*- coding: Latin_1 -*-\n", "#!x\n# -*- coding: Latin_1 -*-\n"},
		"utf-8 with a tail":   {"# vim: set fileencoding=utf-8-unix :\n", "# vim: set fileencoding=utf-8-unix :\n"},
		"Latin-1":             {"# coding: latin-1\r\n'caf\xe9'\r\n", "# coding: latin-1\n'café'\n"},
		"Latin-1, as it says": {"\n# vim: fileencoding=ISO-8859-1-unix\n'é'\n", "\n# vim: fileencoding=ISO-8859-1-unix\n'Ã©'\n"},
		"Latin-1 of Emacs":    {"# coding: iso-latin-1-unix\n'\xe9'\n", "# coding: iso-latin-1-unix\n'é'\n"},
		"no coding line":      {"a\n# coding: foo\n", "a\n# coding: foo\n"},
		"not in line 3":       {"\n\n# coding: foo\n", "\n\n# coding: foo\n"},
		"beyond ASCII, kept":  {"# coding: ascii\n'é'\n", "# coding: ascii\n'é'\n"},
	} {
		t.Run(name, func(t *testing.T) {
			got, err := Decode([]byte(test.text))
			require.NoError(t, err)
			assert.Equal(t, test.want, got)
		})
	}
	for text, want := range map[string]Error{
		"a\n\xff":              {2, "", "source is not valid UTF-8"},
		"\xff\xfea\x00\n\x00":  {1, "", "source is in UTF-16; save it as UTF-8"},
		"\xfe\xff\x00a\x00\n":  {1, "", "source is in UTF-16; save it as UTF-8"},
		"\n\na = '\x00'\n":     {3, "", "source contains a NUL byte"},
		"#coding=koi8-r\n":     {1, "SyntaxError", "unknown encoding: koi8-r"},
		"# coding: l1\n\x00":   {2, "", "source contains a NUL byte"},
		"\ufeff# coding: l1\n": {1, "SyntaxError", "encoding problem: the file has the byte order mark of UTF-8, and a coding line for Latin-1"},
		"a\rb\r\xff\r":         {3, "", "source is not valid UTF-8"},
		"# coding: x\n\xff":    {1, "SyntaxError", "unknown encoding: x"},
		"\n# coding: cp1252\n": {2, "SyntaxError", "unknown encoding: cp1252"},
	} {
		_, err := Decode([]byte(text))
		assert.Equal(t, &want, err)
	}
}

func TestUnescape(t *testing.T) {
	for body, want := range map[string]string{
		`plain`: "plain", `\n\t\\\'\"`: "\n\t\\'\"", `\x41\u00e9\U0001F600`: "Aé😀", `\101\7\1234`: "A\aS4",
		"a\\\nb": "ab", `\d\8\%`: `\d\8\%`, `\400`: "Ā", `é\x41`: "éA", `\`: `\`, `\0`: "\x00",
	} {
		got, msg := unescape(body)
		assert.Empty(t, msg, body)
		assert.Equal(t, want, got, body)
	}
	const cannot = "(unicode error) 'unicodeescape' codec can't decode bytes in position "
	for body, want := range map[string]string{
		`ab\x4g`: cannot + `2-4: truncated \xXX escape`, `é\u12`: cannot + `10-13: truncated \uXXXX escape`,
		`\U0011000`: cannot + `0-8: truncated \UXXXXXXXX escape`, `\UFFFFFFFF`: cannot + "0-9: illegal Unicode character",
		`\N`: cannot + `0-1: malformed \N character escape`, `\udc00`: "surrogates in string literals are not supported",
	} {
		_, msg := unescape(body)
		assert.Equal(t, want, msg, body)
	}
}

func TestNumberValue(t *testing.T) {
	for text, want := range map[string]any{
		"0": int64(0), "1_000": int64(1000), "0x_ff": int64(255), "0B1": int64(1), "0o17": int64(15), "00": int64(0),
		"1.5": 1.5, ".5": .5, "5.": 5.0, "1e3": 1000.0, "1_0E-1": 1.0, "0xE": int64(14), "09.5": 9.5,
		"9223372036854775807": int64(9223372036854775807),
	} {
		got, msg := numberValue(text)
		assert.Empty(t, msg, text)
		assert.Equal(t, want, got, text)
	}
}
