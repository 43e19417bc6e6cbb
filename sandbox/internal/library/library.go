// Package library holds the modules of Python's standard library that are written
// in Python here. They run in the sandbox like the player's own code, under the same
// meter.
package library

import (
	"embed"
	"io/fs"
	"path"
)

//go:embed all:py
var files embed.FS

// File is the source of one module.
type File struct {
	// Module is the name by which it is imported.
	Module string
	Text   []byte
}

// Files returns the modules, sorted by name.
func Files() []File {
	entries, err := fs.ReadDir(files, "py")
	if err != nil {
		panic(err) // the folder is embedded
	}
	var all []File
	for _, e := range entries {
		name := e.Name()
		if path.Ext(name) != ".py" {
			continue
		}
		text, err := files.ReadFile("py/" + name)
		if err != nil {
			panic(err) // the file is embedded
		}
		all = append(all, File{name[:len(name)-len(".py")], text})
	}
	return all
}
