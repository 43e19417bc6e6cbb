package sandbox

import (
	"sync"

	"bhack/sandbox/internal/builtins"
	"bhack/sandbox/internal/frontend"
	pylib "bhack/sandbox/internal/library"
	"bhack/sandbox/internal/vm"
)

// library returns the modules that are written in Python, compiled and linked once
// for all robots.
var library = sync.OnceValue(func() *vm.Image {
	var files []frontend.File
	for _, f := range pylib.Files() {
		files = append(files, frontend.File{Path: "<" + f.Module + ">", Text: f.Text, Module: f.Module})
	}
	program, err := frontend.Compile(files, frontend.Options{})
	if err != nil {
		panic(err) // the modules are part of this program
	}
	return vm.NewImage(program, builtins.Runtime(), builtins.Runtime().Builtins)
})
