package replay

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestOfTeam(t *testing.T) {
	t.Parallel()
	players := Players{White: Player{Name: "a"}, Black: Player{Name: "b"}}
	pawns := Count{White: 3, Black: 5}
	assert.Equal(t, "a", players.Of(White).Name)
	assert.Equal(t, 3, pawns.Of(White))
	assert.Equal(t, "b", players.Of(White.Opponent()).Name)
	assert.Equal(t, 5, pawns.Of(White.Opponent()))
	assert.Equal(t, White, Black.Opponent())
}
