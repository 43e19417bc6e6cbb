// Package builtins assembles the runtime: what Python code finds without importing
// anything, of which each family has a package below this folder, and the modules that
// are written in Go.
package builtins

import (
	"sync"

	"bhack/sandbox/internal/builtins/classes"
	"bhack/sandbox/internal/builtins/containers"
	"bhack/sandbox/internal/builtins/format"
	"bhack/sandbox/internal/builtins/functions"
	"bhack/sandbox/internal/builtins/iterators"
	"bhack/sandbox/internal/builtins/numbers"
	"bhack/sandbox/internal/builtins/strs"
	"bhack/sandbox/internal/classdef"
	"bhack/sandbox/internal/modules"
	"bhack/sandbox/internal/native"
	"bhack/sandbox/internal/object"
)

// Runtime returns the builtin types, functions and modules. They are made once and
// never changed, so that all robots share them.
var Runtime = sync.OnceValue(newRuntime)

func newRuntime() *object.Runtime {
	rt := &object.Runtime{Builtins: object.NewDict(), Modules: map[string]object.ModuleFunc{}}
	b := &native.Builder{Runtime: rt}
	classes.AddObject(b)
	classes.AddExceptions(b)
	numbers.Add(b)
	strs.Add(b)
	containers.AddSequences(b)
	containers.AddDicts(b)
	containers.AddSets(b)
	classes.AddTypes(b)
	iterators.Add(b)
	format.AddMethods(b)
	functions.Add(b)
	modules.Add(b)
	rt.FormatPercent = format.Percent
	rt.SetBases = classdef.SetBases
	rt.Hidden = hidden
	return rt
}
