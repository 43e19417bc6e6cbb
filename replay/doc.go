// Package replay reads and writes the record of a match: the replay document,
// format version 1, described field by field in docs/replay-format.md and by
// the JSON Schema that [Schema] returns.
//
// Both directions stream. A [Writer] keeps nothing but the round it is given,
// a [Reader] nothing but the round it returns, however long the match. What a
// Writer accepts is what a Reader accepts: both check values with the same
// code, so a file that was written can always be read. The same values give
// the same bytes on every machine. A document ends with a digest of its bytes, which
// a Reader hands on and package verify compares.
//
// The package knows no rules beyond the shapes and ranges of the format. It
// can tell that a square lies on the board, not whether a move was legal.
package replay
