// Package tournament is the bookkeeping of many matches: which games a schedule
// has, in what order, and what their results come to.
//
// It is pure. It plays nothing, reads no files and knows no clock: the same
// schedule and the same results give the same standings, on every machine.
//
// # From a specification to a verdict
//
//	Spec       everything that decides the schedule: players, boards, seeds, format, test
//	Schedule   the games of a Spec, numbered from 1, each with its Identity
//	Shard      a deterministic part of a Schedule
//	Outcome    how one match ended: a function of its Identity, so it can be kept and used again
//	Result     an Outcome as the game of a schedule: a line of a results file
//	Standings  what the results come to, whatever the order in which they arrive
//
// Package runner plays a schedule, store keeps its results, report words the
// standings, and require checks what the user expects of them.
//
// # The order of games
//
// An opening is a seed and a board, that is a size and a map. Each pairing of two
// players plays two games from each opening, with the sides swapped: a pair. The
// schedule has the openings in order, boards varying fastest; in each opening the
// pairings; in each pair first the game in which the pairing's first player is
// white. Pair p, counted from 0, consists of games 2p+1 and 2p+2.
//
// # Why nothing depends on the order of completion
//
// Standings count, of each pairing, the longest finished prefix of its pairs, and
// no others. A sequential test looks at that prefix only and stops the pairing at a
// pair that depends on the results alone; whatever has been played beyond is left
// out. A finished schedule therefore has one set of standings, however many games
// ran at once, how often it was interrupted, and which results were known before.
//
// # What identifies a match
//
// The Identity of a game is a digest of everything that can influence it: the code
// of both players, the rules, the start position, the seed, the random streams and
// the version of the engine. It leaves out what cannot, such as the names of
// players. Two games of one Identity are the same game.
package tournament
