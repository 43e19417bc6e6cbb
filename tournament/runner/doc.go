// Package runner plays the games of a schedule on a number of workers.
//
// One goroutine, that of Run's caller, hands out the games in the order of the
// schedule, takes their outcomes as they come, has them written and adds them to the
// standings. The workers do nothing but play, or find an outcome in the cache; they
// share the compiled players, which are immutable, and nothing else. Workers get the
// next game before they have finished one, so that none of them waits for a disk.
//
// A game that a broken player cannot play is forfeited. An exception in a player's
// code is part of a match. What ends a run early is the user, or a fault of the
// machine, such as a full disk; either way all games that have finished are written
// by then.
package runner
