package engine

import (
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bhack/sandbox"
)

// TestBoardNumbers makes sure that boards have the same number only if the same pawns stand on the same
// squares, also when the board has changed meanwhile.
func TestBoardNumbers(t *testing.T) {
	t.Parallel()
	for _, size := range []int{8, 9, 16, MaxSize} {
		b := newBoard(size)
		var n boards
		numbers := map[string]sandbox.Situation{}
		texts := map[sandbox.Situation]string{}
		random := rand.New(rand.NewPCG(1, uint64(size)))
		var standing []*robot
		again := 0
		for range 3000 {
			if i := random.IntN(4); i < len(standing) && (i > 0 || len(standing) > 3) {
				b.take(standing[i])
				standing = append(standing[:i], standing[i+1:]...)
			} else {
				r := &robot{team: Team(random.IntN(2)), row: random.IntN(2) * (size - 1), col: size - 1 - random.IntN(2)}
				if b.pawnAt(r.row, r.col) != nil {
					continue
				}
				b.put(r)
				standing = append(standing, r)
			}
			var text []byte
			for row := range size {
				text = b.AppendRow(text, row)
			}
			number := n.number(b)
			require.Equal(t, number, n.number(b), "nothing has changed")
			if known, ok := numbers[string(text)]; ok {
				require.Equal(t, known, number)
				again++
			}
			if known, ok := texts[number]; ok {
				require.Equal(t, known, string(text))
			}
			numbers[string(text)], texts[number] = number, string(text)
		}
		assert.Greater(t, again, 1000)
		assert.Greater(t, len(texts), 20)
	}
}

// TestBoardsAreForgotten makes sure that no more boards are remembered than may be, and that they
// get numbers of their own all the same.
func TestBoardsAreForgotten(t *testing.T) {
	t.Parallel()
	b := newBoard(16)
	var n boards
	seen := map[sandbox.Situation]bool{}
	for i := range 3 * maxBoards { // the bits of i, as pawns
		for bit := range 13 {
			row, col := bit/4, bit%4
			switch stands := b.pawnAt(row, col) != nil; {
			case i>>bit&1 != 0 && !stands:
				b.put(&robot{row: row, col: col})
			case i>>bit&1 == 0 && stands:
				b.take(b.pawnAt(row, col))
			}
		}
		number := n.number(b)
		require.False(t, seen[number], "board %d", i)
		seen[number] = true
		require.LessOrEqual(t, len(n.numbers), maxBoards)
	}
	rows := make([]uint64, b.size)
	hash := b.copyRows(rows)
	rows[0]++
	n.numbers[hash] = numberedBoard{rows, 1} // another board that has the same hash
	b.changes++
	assert.False(t, seen[n.number(b)])
}
