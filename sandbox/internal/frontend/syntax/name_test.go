package syntax_test

import (
	"testing"
	"unicode/utf8"

	"github.com/stretchr/testify/assert"

	"bhack/sandbox/internal/frontend/syntax"
)

// TestIsName makes sure that a file is a module of a player if, and only if, the source of a program can name it: for characters at the
// beginning and later, all but most of those from U+20000 on, where long blocks are alike.
func TestIsName(t *testing.T) {
	t.Parallel()
	parses := func(name string) bool {
		_, err := syntax.Parse("x." + name + "\n")
		return err == nil
	}
	for r := rune(1); r <= utf8.MaxRune; r++ {
		if r >= 0x20000 && r%61 != 0 {
			continue
		}
		if !utf8.ValidRune(r) || r < 0x80 && r != '_' && (r < '0' || r > '9') && (r|0x20 < 'a' || r|0x20 > 'z') {
			continue // an operator, a space, a comment
		}
		for _, name := range []string{string(r), "zx" + string(r)} {
			assert.Equal(t, parses(name), syntax.IsName(name), "%q", name)
		}
	}
	for _, name := range []string{"", "a-b", "a.b", " a", "a b", "é!", "1a"} {
		assert.False(t, syntax.IsName(name), name)
	}
}
