package screen_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"bhack/cmd/internal/screen"
)

func TestDrawBoard(t *testing.T) {
	t.Parallel()
	draw := func(rows []string, p screen.Palette) string {
		var b strings.Builder
		screen.DrawBoard(&b, rows, p)
		return b.String()
	}
	rows := strings.Fields(strings.Repeat("............ ", 12))
	rows[0], rows[4], rows[11] = "...........W", ".....W......", "B..........."
	assert.Equal(t, `11  B . . . . . . . . . . .
10  . . . . . . . . . . . .
 9  . . . . . . . . . . . .
 8  . . . . . . . . . . . .
 7  . . . . . . . . . . . .
 6  . . . . . . . . . . . .
 5  . . . . . . . . . . . .
 4  . . . . . W . . . . . .
 3  . . . . . . . . . . . .
 2  . . . . . . . . . . . .
 1  . . . . . . . . . . . .
 0  . . . . . . . . . . . W
                        1 1
    0 1 2 3 4 5 6 7 8 9 0 1
`, draw(rows, screen.Palette{}))

	few := draw(strings.Fields(strings.Repeat(".......... ", 10)), screen.Palette{})
	assert.True(t, strings.HasSuffix(few, " 0  . . . . . . . . . .\n    0 1 2 3 4 5 6 7 8 9\n"), few)
	coloured := draw([]string{"WB", ".."}, screen.Palette{On: true})
	assert.True(t, strings.HasSuffix(coloured, " \x1b[1mW\x1b[0m \x1b[1;35mB\x1b[0m\n\x1b[2m    0 1\x1b[0m\n"), coloured)
}
