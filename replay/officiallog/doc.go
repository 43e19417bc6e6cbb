// Package officiallog reads and writes the logs that the contest's engine, version
// 1.1.0, printed when it was run with --raw-text.
//
// # What a log looks like
//
//	[Game info] Seed: 1337                                    before the first round
//	[Game info] Turn 1                                        each round
//	[Game info] Queue: {2: <ROBOT 2 WHITE>, ...}              the pawns that act in it
//	[Game info] Lords: [<ROBOT WHITE HQ WHITE>, ...]          the overlords, in order
//	[Robot 2 WHITE log] text                                  what robots write
//	...
//	                                                          an empty line
//	[    ] [W  2] [    ] ...                                  a row of a board, row 0 first
//	...
//	Team.BLACK wins!
//
// After the rounds come all boards, an empty line after each: one after every round,
// and the last one once more. A match that reaches its limit of n rounds has a round
// n+1, in which nobody acts and the queue is empty, and that has a board too.
//
// In front of that, people who kept logs have put lines of their own. Some logs have
// colours, some were made UTF-16 by a shell.
//
// # What is believed
//
// [Import] believes the boards. They stand at the end, after everything that a robot
// can have written, and name each pawn: what every robot did follows from two boards
// in succession, and the rules are checked with package position. Text of robots that
// looks like a board, or like the start of a round, changes nothing of that. All that
// it can do is to make other text count for another robot or round, as what is
// printed between two lines of a log could have been printed by anybody.
package officiallog
