package replay_test

import (
	"fmt"
	"log"

	"bhack/replay"
)

// A Reader holds one round at a time, however long the replay is.
func ExampleReader() {
	r, err := replay.Open("testdata/example.json.gz")
	if err != nil {
		log.Fatal(err)
	}
	defer r.Close()

	players := r.Header().Players
	fmt.Printf("%s against %s\n", players.White.Name, players.Black.Name)

	captures := 0
	for round, err := range r.Rounds() {
		if err != nil {
			log.Fatal(err) // the error says in which line, round, turn and field it is
		}
		for _, turn := range round.Turns {
			if turn.Action.Kind == replay.Capture {
				captures++
			}
		}
	}
	result, err := r.Result()
	if err != nil {
		log.Fatal(err)
	}
	fmt.Printf("%d captures in %d rounds, %s wins\n", captures, result.Rounds, result.Winner)
	// Output:
	// starter against wall
	// 33 captures in 28 rounds, black wins
}
