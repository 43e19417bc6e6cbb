// Package report words the standings of a schedule: as data, and as a table, JSON,
// CSV, Markdown or JUnit XML.
//
// A report is a function of the standings and of what the user expects. It has no
// times, no names of machines and nothing that depends on how the games came to be
// played, so that equal results give equal bytes in every format.
//
//	Build     tournament.Standings and require.Expressions -> Report
//	Write     Report -> bytes, in a Format
//
// Numbers are rounded when the report is built, the same for all formats.
package report
