// Package engine plays matches of pawn chess: the rules of Battlehack SP20, the
// order of play, and the functions that the game offers to a player's code.
// docs/rules.md says the same in prose, and for players.
//
// A [Match] is made of compiled programs and settings by [New], and played by
// [Match.Play]. What happens in it is told to an [Observer]; how it ended is a
// [Result]. The same settings and programs give the same match on every machine:
// the package reads no files, no clock and no environment, and draws random
// numbers from streams that the seed decides. Matches share nothing that changes,
// so any number of them can run at once, each in a goroutine of its own.
//
// Rows and columns count from 0; row 0 is white's home, the last row black's.
package engine
