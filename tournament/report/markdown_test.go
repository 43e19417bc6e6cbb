package report

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

// TestMarkdownCode makes sure that a command can be copied from a list, and that a bar does not end the cell of a table.
func TestMarkdownCode(t *testing.T) {
	t.Parallel()
	for text, want := range map[string][2]string{
		"bhack run 'a|b' c": {"`bhack run 'a|b' c`", "`bhack run 'a\\|b' c`"},
		"a`b":               {"`` a`b ``", "`` a`b ``"},
	} {
		assert.Equal(t, want, [2]string{markdownCode(text), markdownCell(text)})
	}
}
