// Package store keeps results on disk: results files, to which a batch adds line by
// line and from which it goes on, and caches, which know every match that was ever
// played with them.
//
// # Results files
//
// A results file has one JSON value a line. The first line, the Header, identifies
// the schedule and the shard; each other line is a tournament.Result. Lines come in
// the order in which games finished. Each is on the disk before it counts: a run that
// is killed loses the games that it was playing, and at most the end of the last line.
// Such a torn end is cut off when the file is opened again. A write that fails leaves
// nothing behind, and is the last one. Anything else that does
// not belong in the file, or a line of more than 16 MiB, is an error that names the
// line, and leaves the file as it is.
//
// # Caches
//
// A cache is a folder with a file for each match, named by the match's identity. A
// file appears under its name when it is whole; any number of processes may use a
// cache at once. An entry that cannot be read counts as missing.
package store
