// Package jsonscan reads a strict subset of JSON from a stream: objects whose
// fields are known, arrays, strings, integers and truth values.
//
// The caller says what comes next. Hence nothing is ever skipped, unknown or
// repeated fields are errors, and values nest as deep as the caller's code
// asks, never deeper: no input can exhaust the stack. A [Scanner] holds a
// window of its source and one string at a time, and bounds the size of the
// document and of its parts.
package jsonscan
