// Package modules lists the modules that are written in Go. Each has a package of its own
// below this folder, named as Python names it.
package modules

import (
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

// Add adds the modules that import finds besides the player's own.
func Add(b *native.Builder) {
	b.Runtime.NoModules = absentModules
	containers, types := collections.Module(b)
	copies, copier := copy.Module(b, types)
	annotations, alias := typing.Module(b, types)
	for _, m := range []*native.Module{
		futureModule(),
		abc.Module(b),
		bisect.Module(),
		containers,
		copies,
		dataclasses.Module(b, copier, alias),
		enum.Module(b, types.OrderedDict),
		functools.Module(b),
		heapq.Module(b),
		itertools.Module(b),
		math.Module(),
		operator.Module(b),
		random.Module(b),
		annotations,
	} {
		b.Runtime.Modules[m.Name] = func(*object.Thread) *object.Module { return m.Instance() }
	}
}
