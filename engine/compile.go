package engine

import "bhack/sandbox"

// Compile compiles the files of a player for a match. Import statements of inert modules are dropped. It knows more of
// what the game is than sandbox.Compile, so that more turns need not run; the matches are the same.
func Compile(files []sandbox.File, inert ...string) (*sandbox.Program, error) {
	return sandbox.Compile(files, sandbox.Options{
		InertModules: inert,
		Host: sandbox.Host{
			Place:     placeFunction,
			Revealing: []string{sightFunction},
			Log:       logFunction,
			Handler:   TurnFunction,
		},
	})
}

// placeFunction is the function of the API that tells a pawn where it is, sightFunction the one that tells it where
// others are, and logFunction the one that logs.
const (
	placeFunction = "get_location"
	sightFunction = "sense"
	logFunction   = "log"
)
