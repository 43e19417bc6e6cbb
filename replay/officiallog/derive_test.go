package officiallog

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bhack/replay"
	"bhack/replay/position"
)

// drawn makes a board of size 8 of a list of pawns, such as "W2@0,3 B5@7,7".
func drawn(t testing.TB, pawns string) *board {
	t.Helper()
	b := &board{line: 1, size: 8, squares: make([]pawn, 64)}
	for _, word := range strings.Fields(pawns) {
		var letter rune
		var id, row, col int
		_, err := fmt.Sscanf(word, "%c%d@%d,%d", &letter, &id, &row, &col)
		require.NoError(t, err, word)
		team := replay.White
		if letter == 'B' {
			team = replay.Black
		}
		b.squares[row*8+col] = pawn{id, team}
	}
	return b
}

// start returns the position of a match that begins with the pawns of a board.
func start(t testing.TB, b *board) *position.Position {
	t.Helper()
	m := replay.Match{
		Ruleset: "final", Size: b.size, MaxRounds: 500, WinPawns: winPawns(b.size), Tiebreak: replay.TiebreakAllRows,
		Source: replay.SourceOfficialLog,
	}
	for i, p := range b.squares {
		if p.id > 0 {
			m.Position = append(m.Position, replay.Pawn{Robot: p.id, Team: p.team, Row: i / b.size, Col: i % b.size})
		}
	}
	slices.SortFunc(m.Position, func(a, b replay.Pawn) int { return a.Robot - b.Robot })
	p, err := position.New(&m)
	require.NoError(t, err)
	return p
}

// told returns what robots did in turns, in few words.
func told(turns []replay.Turn) string {
	var out []string
	for _, t := range turns {
		text := fmt.Sprintf("%d", t.Robot)
		if a := t.Action; a.Kind != replay.NoAction {
			text += fmt.Sprintf(" %v %d,%d", a.Kind, a.Row, a.Col)
		}
		if t.Action.Robot != 0 {
			text += fmt.Sprintf(" %d", t.Action.Robot)
		}
		if t.Destroyed {
			text += " destroyed"
		}
		out = append(out, text)
	}
	return strings.Join(out, "; ")
}

func TestDeriveRound(t *testing.T) {
	t.Parallel()
	for name, test := range map[string]struct{ before, after, want string }{
		"nothing": {"W2@3,3 B3@5,5", "W2@3,3 B3@5,5", "2; 3; 0; 1"},
		"moves":   {"W2@3,3 B3@5,5", "W2@4,3 B3@4,5", "2 move 4,3; 3 move 4,5; 0; 1"},
		"spawns":  {"W2@3,3", "W2@3,3 W3@0,1 B4@7,2", "2; 0 spawn 0,1 3; 1 spawn 7,2 4"},
		"black spawns alone": {
			"W2@3,3", "W2@3,3 B3@7,2", "2; 0; 1 spawn 7,2 3",
		},
		"spawn where a pawn was": {
			"W2@0,3", "W2@1,3 W3@0,3", "2 move 1,3; 0 spawn 0,3 3; 1",
		},
		"captured before its turn": {
			"W2@3,3 B3@4,4", "W2@4,4", "2 capture 4,4 3; 0; 1",
		},
		"captured after it stood": {
			"W2@3,3 B3@4,2", "B3@3,3", "2; 3 capture 3,3 2; 0; 1",
		},
		"captured after its move": {
			"W2@2,3 B3@4,4", "B3@3,3", "2 move 3,3; 3 capture 3,3 2; 0; 1",
		},
		"captured after its capture": {
			"W2@3,3 B3@4,4 B4@5,5", "B4@4,4", "2 capture 4,4 3; 4 capture 4,4 2; 0; 1",
		},
		"three captures on a square": {
			"W2@3,3 B3@4,4 B4@5,5 W5@3,5", "W5@4,4", "2 capture 4,4 3; 4 capture 4,4 2; 5 capture 4,4 4; 0; 1",
		},
		"a square left and taken": {
			"W2@3,3 W3@2,3 B4@5,3", "W2@4,3 W3@3,3 B4@5,3", "2 move 4,3; 3 move 3,3; 4; 0; 1",
		},
		"won in the middle of the round": {
			"W2@6,0 W3@7,1 W4@7,2 W5@7,3 B6@3,3", "W2@7,0 W3@7,1 W4@7,2 W5@7,3 B6@3,3", "2 move 7,0",
		},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			turns, ambiguous, err := deriveRound(start(t, drawn(t, test.before)), drawn(t, test.after))
			require.NoError(t, err)
			assert.False(t, ambiguous)
			assert.Equal(t, test.want, told(turns))
		})
	}
}

func TestIllegalRounds(t *testing.T) {
	t.Parallel()
	for name, test := range map[string]struct{ before, after, want string }{
		"two steps":      {"W2@3,3", "W2@5,3", "robot 2: was on [3,3] and is on [5,3], but a pawn steps one row ahead, at most one column aside"},
		"backwards":      {"B2@3,3", "B2@4,3", "robot 2: was on [3,3] and is on [4,3], but a pawn steps one row ahead, at most one column aside"},
		"sideways":       {"W2@3,3", "W2@3,4", "robot 2: was on [3,3] and is on [3,4], but a pawn steps one row ahead, at most one column aside"},
		"two columns":    {"W2@3,3 B3@4,5", "W2@4,5", "robot 2: was on [3,3] and is on [4,5], but a pawn steps one row ahead, at most one column aside"},
		"aside for free": {"W2@3,3", "W2@4,4", "robot 2: was on [3,3] and is on [4,4], but there was nobody to capture"},
		"not captured":   {"W2@3,3 B3@4,4", "W2@4,4 B3@3,4", "robot 2: is on [4,4], where it must have captured robot 3, but that one is still on the board"},
		"own pawn":       {"W2@3,3 W3@4,4", "W2@4,4", "robot 2: action: capture: [4,4] has robot 3 on it, which is of the own team"},
		"occupied": {
			"W2@3,3 B3@4,3 W4@3,2 B5@7,7", "W2@4,3 W4@3,2 B5@7,7",
			"robot 2: action: move: [4,3] is occupied by robot 3",
		},
		"gone for nothing":      {"W2@3,3 B3@6,6", "B3@6,6", "robot 2: has left the board, but nobody can have captured it"},
		"captured by the young": {"W2@4,4 B3@5,3", "W2@5,3 B3@4,4", "robot 2: is on [5,3], where it must have captured robot 3, but that one is still on the board"},
		"another team":          {"W2@3,3", "B2@3,3", "robot 2: was white and has become black"},
		"twice":                 {"W2@3,3", "W2@3,3 W2@4,3", "robot 2: stands on two squares, [3,3] and [4,3]"},
		"two new ones":          {"W2@3,3", "W2@3,3 W3@0,0 W4@0,1", "robot 4: is a new white pawn, and so is robot 3, but a team spawns one in a round"},
		"an id left out":        {"W2@3,3", "W2@3,3 W4@0,0", "robot 0: action: robot: the pawn that was spawned is 4, but ids follow one another, so that it must be 3"},
		"the wrong order":       {"W2@3,3", "W2@3,3 B3@7,0 W4@0,1", "robot 0: action: robot: the pawn that was spawned is 4, but ids follow one another, so that it must be 3"},
		"spawned ahead":         {"W2@3,3", "W2@3,3 W3@1,1", "robot 0: action: spawn: [1,1] is not on row 0, where white spawns"},
		"moved after the end": {
			"W2@6,0 W3@7,1 W4@7,2 W5@7,3 B6@3,3", "W2@7,0 W3@7,1 W4@7,2 W5@7,3 B6@2,3",
			"robot 6: has gone from [3,3] to [2,3], though the match had been won before its turn",
		},
		"spawned after the end": {
			"W2@6,0 W3@7,1 W4@7,2 W5@7,3", "W2@7,0 W3@7,1 W4@7,2 W5@7,3 W6@0,0",
			"robot 6: is new on the board, though the match had been won before its turn",
		},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			_, _, err := deriveRound(start(t, drawn(t, test.before)), drawn(t, test.after))
			assert.EqualError(t, err, "line 1: round 1, "+test.want)
		})
	}
}

// TestDeriveRandomRounds plays rounds at random, on crowded boards where whole chains
// of pawns capture each other, and derives them: what was played must come out, and
// nothing else be possible.
func TestDeriveRandomRounds(t *testing.T) {
	t.Parallel()
	for seed := range uint64(3000) {
		rng := rand.New(rand.NewPCG(seed, 0))
		p := start(t, crowded(rng))
		played := p.Clone()
		turns := playRandom(t, rng, played)
		derived, ambiguous, err := deriveRound(p, boardOf(played))
		require.NoError(t, err, "seed %d: %s", seed, told(turns))
		require.False(t, ambiguous, "seed %d: %s", seed, told(turns))
		require.Equal(t, told(turns), told(derived), "seed %d", seed)
	}
}

// crowded returns a board on which pawns stand close to each other, at random.
func crowded(rng *rand.Rand) *board {
	b := &board{size: 8, squares: make([]pawn, 64)}
	n := 8 + rng.IntN(28)
	for i, at := range rng.Perm(48)[:n] {
		b.squares[at+8] = pawn{replay.FirstPawn + i, []replay.Team{replay.White, replay.Black}[rng.IntN(2)]}
	}
	return b
}

// playRandom plays a round in which pawns capture if they can, move, or stay.
func playRandom(t *testing.T, rng *rand.Rand, p *position.Position) (turns []replay.Turn) {
	t.Helper()
	for id, ok := p.Next(); ok; id, ok = p.Next() {
		r, _ := p.Robot(id)
		var legal []replay.Action
		for _, a := range captureOrMove(p, r) {
			if p.Check(id, a) == nil {
				legal = append(legal, a)
			}
		}
		turn := replay.Turn{Robot: id}
		if len(legal) > 0 && rng.IntN(5) > 0 {
			turn.Action = legal[rng.IntN(len(legal))]
		}
		require.NoError(t, p.Take(&turn))
		turns = append(turns, turn)
	}
	return turns
}

func captureOrMove(p *position.Position, r position.Robot) []replay.Action {
	if r.Kind == position.Overlord {
		return nil
	}
	row := r.Row + position.Forward(r.Team)
	actions := []replay.Action{{Kind: replay.Move, Row: row, Col: r.Col}}
	for _, col := range []int{r.Col - 1, r.Col + 1} {
		if victim, ok := p.At(row, col); ok {
			capture := replay.Action{Kind: replay.Capture, Row: row, Col: col, Robot: victim.ID}
			actions = append(actions, capture, capture) // more often than moves
		}
	}
	return actions
}

// boardOf returns the board of a position.
func boardOf(p *position.Position) *board {
	b := &board{line: 1, size: p.Size(), squares: make([]pawn, p.Size()*p.Size())}
	for r := range p.Pawns() {
		b.squares[r.Row*b.size+r.Col] = pawn{r.ID, r.Team}
	}
	return b
}
