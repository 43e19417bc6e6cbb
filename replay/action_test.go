package replay

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestActionJSON(t *testing.T) {
	t.Parallel()
	tests := []struct {
		name   string
		action Action
		want   string
	}{
		{"spawn", Action{Kind: Spawn, Row: 0, Col: 7, Robot: 2}, `{"spawn":[0,7],"robot":2}`},
		{"move", Action{Kind: Move, Row: 3, Col: 7}, `{"move":[3,7]}`},
		{"capture", Action{Kind: Capture, Row: 4, Col: 6, Robot: 9}, `{"capture":[4,6],"robot":9}`},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			t.Parallel()
			got, err := json.Marshal(tt.action)
			require.NoError(t, err)
			assert.Equal(t, tt.want, string(got))
			var back Action
			require.NoError(t, json.Unmarshal(got, &back))
			assert.Equal(t, tt.action, back)
			assert.Equal(t, tt.name, tt.action.Kind.String())
		})
	}
}

func TestActionMarshalErrors(t *testing.T) {
	t.Parallel()
	tests := []struct {
		name   string
		action Action
		want   string
	}{
		{"none", Action{}, "no action has no JSON form"},
		{"unknown", Action{Kind: 9}, "unknown kind ActionKind(9)"},
		{"no robot", Action{Kind: Spawn}, "robot: 0 is not in 2..2147483647"},
		{"robot for a move", Action{Kind: Move, Robot: 2}, "robot: set for a move"},
		{"off the board", Action{Kind: Move, Row: 32}, "move: square [32,0] is not on the board"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			t.Parallel()
			_, err := tt.action.MarshalJSON()
			assert.EqualError(t, err, tt.want)
		})
	}
	assert.Equal(t, "none", NoAction.String())
}

func TestActionUnmarshalErrors(t *testing.T) {
	t.Parallel()
	tests := []struct{ name, in, want string }{
		{"null", `null`, "expected an object, found null"},
		{"nothing", `{}`, "none of spawn, move and capture is there"},
		{"two kinds", `{"move":[0,0],"capture":[0,0]}`, "capture: besides move"},
		{"robot for a move", `{"robot":3,"move":[0,0]}`, "robot: there for a move"},
		{"no robot", `{"spawn":[0,0]}`, `field "robot" is missing`},
		{"overlord", `{"spawn":[0,0],"robot":1}`, "robot: 1 is not in 2..2147483647"},
		{"short square", `{"move":[0]}`, "move: expected [row,col], found fewer numbers"},
		{"long square", `{"move":[0,1,2]}`, "move: expected [row,col], found a third number"},
		{"off the board", `{"move":[0,32]}`, "move: square [0,32] is not on the board"},
		{"trailing", `{"move":[0,1]} {`, "the document goes on after its end: found an object"},
		{"cut", `{"move":[0,1]`, `after field "move": the document is cut short`},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			t.Parallel()
			a := Action{Kind: Move, Row: 5}
			assert.EqualError(t, a.UnmarshalJSON([]byte(tt.in)), tt.want)
			assert.Equal(t, Action{Kind: Move, Row: 5}, a)
		})
	}
}
