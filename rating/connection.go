package rating

import (
	"slices"

	"gonum.org/v1/gonum/graph"
	"gonum.org/v1/gonum/graph/simple"
	"gonum.org/v1/gonum/graph/topo"
)

// groups returns the players that games connect, directly or through others: in each group in ascending order, the
// groups in that of their first players.
func (f *Field) groups() [][]int {
	met := simple.NewUndirectedGraph()
	f.addPlayers(met.AddNode)
	for player := range f.players {
		for opponent := player + 1; opponent < f.players; opponent++ {
			if f.Against(player, opponent).Pairs.N() > 0 {
				met.SetEdge(met.NewEdge(simple.Node(player), simple.Node(opponent)))
			}
		}
	}
	return inOrder(topo.ConnectedComponents(met))
}

// parts returns the part of each player, as the lowest number of a player in it. Two players are of one part if a
// chain of players leads from each to the other in which everyone took points off the next. Between parts of a
// group, points went one way only.
func (f *Field) parts() []int {
	tookPoints := simple.NewDirectedGraph()
	f.addPlayers(tookPoints.AddNode)
	for player := range f.players {
		for opponent := range f.players {
			if f.Against(player, opponent).Pairs.Games().Points() > 0 {
				tookPoints.SetEdge(tookPoints.NewEdge(simple.Node(player), simple.Node(opponent)))
			}
		}
	}
	part := make([]int, f.players)
	for _, members := range inOrder(topo.TarjanSCC(tookPoints)) {
		for _, player := range members {
			part[player] = members[0]
		}
	}
	return part
}

// addPlayers adds a node for each player.
func (f *Field) addPlayers(add func(graph.Node)) {
	for player := range f.players {
		add(simple.Node(player))
	}
}

// inOrder returns the players of each component in ascending order, and the components in that of their first
// players, as the order in which the graph is searched is random.
func inOrder(components [][]graph.Node) [][]int {
	var sorted [][]int
	for _, nodes := range components {
		var members []int
		for _, node := range nodes {
			members = append(members, int(node.ID()))
		}
		slices.Sort(members)
		sorted = append(sorted, members)
	}
	slices.SortFunc(sorted, slices.Compare)
	return sorted
}
