// Package rating tells from the results of games who is stronger, and how sure that is.
//
// It is mathematics only: it knows no files, no clock, no players' code and no schedule. A caller tells it how
// games ended; it answers with scores, Elo differences and their error bars, the verdict of a sequential test, and
// the ratings of a field. docs/statistics.md states every formula with its source.
//
// # From games to numbers
//
//	Outcome, Pair   how one game and how one pair of games ended for the first player
//	Tally           counts pairs, and how many of them are distinct
//	Sample          what a Tally has counted: a table of pairs, and the number of distinct ones
//	Evidence        the same seen as a distribution of scores, by pairs or by single games:
//	                mean, interval, Elo, normalised Elo, likelihood of superiority
//	SPRT            a sequential test of two hypotheses; Sequential runs it over a schedule
//	Field           the samples of many pairings: crosstable, totals, Bradley-Terry ratings
//
// # The unit of evidence
//
// A pair is two games with the same seed, size and map and the sides swapped. What favours a side favours each
// player once, so the results of its two games depend on one another, and the pair, not the game, is what
// statistics count.
//
// Seeds only matter to players that draw random numbers. Two that never do play the same pair for every seed, and
// N copies of a game are one observation. Hence games carry a GameID, and all that measures certainty (intervals,
// LOS, LLR, the error bars of ratings) rests on the number of distinct pairs. Scores are means over all
// pairs, repeated ones too: a game that comes up often among random ones is likely, and to count it once would be
// a bias.
//
// # No result is nan
//
// Every function is total: without games a score is 1/2 in the interval from 0 to 1, and where the data do not
// bound an Elo difference, its bound is infinite and is left out by Elo.String. The methods say what they do with
// no games, with wins only, and without variance.
//
// # Same results, same bits
//
// Nothing depends on the order of a Go map, on time or on the number of processors. Products that are added to are
// rounded first, so that no machine fuses them. Where logarithms, error functions or linear algebra enter, whose
// last bits do differ between processors, the result is rounded to a multiple of a millionth (of an Elo, of a unit
// of LLR).
//
// The types are values or owned by their caller; none is safe for use by several goroutines while one of them
// writes.
package rating
