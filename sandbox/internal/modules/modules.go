// Package modules lists the modules that are written in Go. Each has a package of its own
// below this folder, named as Python names it.
package modules

import (
	"sync"

	"bhack/sandbox/internal/modules/abc"
	"bhack/sandbox/internal/modules/bisect"
	"bhack/sandbox/internal/modules/collections"
	"bhack/sandbox/internal/modules/copy"
	"bhack/sandbox/internal/modules/dataclasses"
	"bhack/sandbox/internal/modules/enum"
	"bhack/sandbox/internal/modules/functools"
	"bhack/sandbox/internal/modules/heapq"
	"bhack/sandbox/internal/modules/itertools"
	"bhack/sandbox/internal/modules/math"
	"bhack/sandbox/internal/modules/operator"
	"bhack/sandbox/internal/modules/random"
	"bhack/sandbox/internal/modules/typing"
	"bhack/sandbox/internal/native"
	"bhack/sandbox/internal/object"
)

// Add adds the modules that import finds besides the player's own. Each is made when it is
// first imported, as most players import one or two.
func Add(b *native.Builder) {
	b.Runtime.IsAbsent = isAbsent
	// Some of them have what others use.
	containers, types := both(func() (*native.Module, collections.Types) { return collections.Module(b) })
	copies, copier := both(func() (*native.Module, copy.Copier) { return copy.Module(b, types()) })
	annotations, alias := both(func() (*native.Module, *object.Type) { return typing.Module(b, types()) })
	for name, module := range native.Sorted(map[string]func() *native.Module{
		"__future__":  futureModule,
		"abc":         func() *native.Module { return abc.Module(b) },
		"bisect":      bisect.Module,
		"collections": containers,
		"copy":        copies,
		"dataclasses": func() *native.Module { return dataclasses.Module(b, copier(), alias()) },
		"enum":        func() *native.Module { return enum.Module(b, types().OrderedDict) },
		"functools": func() *native.Module {
			return functools.Module(b, func(t *object.Thread, v, memo object.Value) (object.Value, error) {
				return copier().DeepWith(t, v, memo)
			})
		},
		"heapq":     func() *native.Module { return heapq.Module(b) },
		"itertools": func() *native.Module { return itertools.Module(b) },
		"math":      math.Module,
		"operator":  func() *native.Module { return operator.Module(b) },
		"random":    func() *native.Module { return random.Module(b) },
		"typing":    annotations,
	}) {
		made := sync.OnceValue(module)
		b.Runtime.Modules[name] = func(*object.Thread) *object.Module { return made().Instance() }
	}
}

// both returns functions for the two results of one that is called once, if at all.
func both[A, B any](f func() (A, B)) (func() A, func() B) {
	once := sync.OnceValues(f)
	return func() A { a, _ := once(); return a }, func() B { _, b := once(); return b }
}
