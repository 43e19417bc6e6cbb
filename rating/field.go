package rating

import "fmt"

// Field holds the samples of all pairings of a number of players, which are numbered from 0.
type Field struct {
	players int
	// cells holds the sample of row against column, as row sees it.
	cells []Sample
}

// NewField returns a field of players who have not met. It panics if players is negative.
func NewField(players int) *Field {
	if players < 0 {
		panic(fmt.Sprintf("rating: a field of %d players", players))
	}
	return &Field{players: players, cells: make([]Sample, players*players)}
}

// Add adds what player first got against player second. Samples of one pairing that are added one after the other
// count as distinct from each other. It panics if a player is not in the field, or meets itself.
func (f *Field) Add(first, second int, s Sample) {
	if first < 0 || first >= f.players || second < 0 || second >= f.players || first == second {
		panic(fmt.Sprintf("rating: no pairing of %d and %d in a field of %d", first, second, f.players))
	}
	row, column := &f.cells[first*f.players+second], &f.cells[second*f.players+first]
	*row, *column = row.Plus(s), column.Plus(s.Opposite())
}

// Against returns the cell of the crosstable: what player got against opponent, as player sees it. It is empty for
// those who have not met, and on the diagonal.
func (f *Field) Against(player, opponent int) Sample { return f.cells[player*f.players+opponent] }

// Total returns what player got against all others.
func (f *Field) Total(player int) Sample {
	var total Sample
	for opponent := range f.players {
		total = total.Plus(f.Against(player, opponent))
	}
	return total
}

// All returns the pairs of all pairings, each once, as the player of the lower number sees them. Its ForWhite is
// the edge of white over black in the field.
func (f *Field) All() Sample {
	var all Sample
	for player := range f.players {
		for opponent := player + 1; opponent < f.players; opponent++ {
			all = all.Plus(f.Against(player, opponent))
		}
	}
	return all
}
