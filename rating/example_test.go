package rating_test

import (
	"fmt"

	"bhack/rating"
)

// Five pairs of games, two of which are the same.
func Example() {
	const loss, win = rating.Loss, rating.Win
	var tally rating.Tally
	tally.Add(rating.Pair{White: win, Black: win}, "game 1", "game 2")
	tally.Add(rating.Pair{White: win, Black: loss}, "game 3", "game 4")
	tally.Add(rating.Pair{White: win, Black: loss}, "game 3", "game 4")
	tally.Add(rating.Pair{White: win, Black: loss}, "game 5", "game 6")
	tally.Add(rating.Pair{White: loss, Black: win}, "game 7", "game 8")

	sample := tally.Sample()
	games, evidence := sample.Pairs.Games(), sample.ByPair()
	fmt.Printf("Score: %d - %d - %d  [%.3f] %d\n", games.Wins, games.Losses, games.Draws, evidence.Score(), games.N())
	fmt.Printf("Elo difference: %v, LOS: %.1f %%\n", evidence.Elo(), evidence.LOS()*100)
	fmt.Printf("Ptnml(0-2): %v\n", sample.Pairs.Pentanomial())
	fmt.Printf("%d of %d games are distinct\n", sample.DistinctGames, games.N())

	white := sample.ForWhite().ByPair()
	fmt.Printf("white's score is %.3f, from %.3f to %.3f\n", white.Score(), white.ScoreInterval().Low, white.ScoreInterval().High)
	// Output:
	// Score: 6 - 4 - 0  [0.600] 10
	// Elo difference: 70.4 +/- 152.0, LOS: 84.1 %
	// Ptnml(0-2): [0 0 4 0 1]
	// 8 of 10 games are distinct
	// white's score is 0.700, from 0.308 to 1.000
}

// A test looks at the pairs so far, after each of them.
func ExampleSequential() {
	test, err := rating.NewSequential(rating.SPRT{Elo0: 0, Elo1: 200})
	if err != nil {
		fmt.Println(err)
		return
	}
	var tally rating.Tally
	won := rating.Pair{White: rating.Win, Black: rating.Win}
	for test.Status().Verdict == rating.Continue {
		n := tally.Sample().Pairs.N()
		tally.Add(won, rating.GameID(fmt.Sprintf("%d white", n)), rating.GameID(fmt.Sprintf("%d black", n)))
		test.Look(tally.Sample())
	}
	status := test.Status()
	fmt.Printf("SPRT: llr %.2f (%.1f%%), lbound %.2f, ubound %.2f - %v\n",
		status.LLR, status.Progress()*100, status.Lower, status.Upper, status.Verdict)
	fmt.Println("pairs:", status.Sample.Pairs.N())
	// Output:
	// SPRT: llr 3.43 (116.3%), lbound -2.94, ubound 2.94 - H1 was accepted
	// pairs: 7
}

func ExampleSPRT_LLR() {
	var pairs rating.Pairs
	pairs[rating.Loss][rating.Loss] = 10
	pairs[rating.Win][rating.Loss] = 40 // won with white, lost with black
	pairs[rating.Loss][rating.Win] = 30
	pairs[rating.Win][rating.Win] = 20

	test := rating.SPRT{Elo0: 0, Elo1: 20}
	sample := rating.SampleOf(pairs)
	fmt.Printf("by pair %.3f, by game %.3f\n", test.LLR(sample.ByPair()), test.LLR(sample.ByGame()))
	// Output: by pair 1.162, by game 0.820
}

// Three players who met, and two others who met each other only.
func ExampleField_Ratings() {
	names := []string{"alpha", "beta", "gamma", "delta", "epsilon"}
	sample := func(lost, split, won int) rating.Sample {
		return rating.SampleOf(rating.Pairs{{lost, 0, 0}, {0, 0, 0}, {split, 0, won}})
	}
	field := rating.NewField(len(names))
	field.Add(0, 1, sample(10, 60, 30))
	field.Add(1, 2, sample(5, 70, 25))
	field.Add(0, 2, sample(5, 60, 35))
	field.Add(3, 4, sample(0, 0, 15))

	for _, r := range field.Ratings().Players {
		games := field.Total(r.Player).Pairs.Games()
		fmt.Printf("%d. %-8s %-26v %3d games  %.1f%%", r.Rank, names[r.Player], r.Elo, games.N(), games.Score()*100)
		if r.Provisional {
			fmt.Print("  provisional")
		}
		fmt.Println()
	}
	// Output:
	// 1. alpha    59.6 +/- 19.1              400 games  62.5%
	// 2. beta     0.0 +/- 18.7               400 games  50.0%
	// 3. gamma    -59.6 +/- 19.1             400 games  37.5%
	// 1. delta    298.3, at least 110.9       30 games  100.0%  provisional
	// 2. epsilon  -298.3, at most -110.9      30 games  0.0%  provisional
}
