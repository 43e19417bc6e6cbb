// Package collections is Python's module collections: deque, defaultdict, OrderedDict,
// Counter and namedtuple.
package collections

import (
	"bhack/sandbox/internal/native"
	"bhack/sandbox/internal/object"
)

// Types are the types of the module that other modules use as well.
type Types struct {
	OrderedDict, DefaultDict, Counter *object.Type // as Python names them
}

// Module is Python's module collections.
func Module(b *native.Builder) (*native.Module, Types) {
	m := native.NewModule("collections")
	var types Types
	dequeMethods(m, b)
	types.DefaultDict = defaultDictType(m, b)
	types.OrderedDict = orderedDictType(b)
	m.Class(types.OrderedDict)
	types.Counter = counterType(b)
	m.Class(types.Counter)
	namedTupleSignature.Function(m, NamedTuples{types.OrderedDict}.make)
	m.Define("__all__", native.SharedTuple("deque", "defaultdict", "namedtuple", "UserDict", "UserList", "UserString",
		"Counter", "OrderedDict", "ChainMap"))
	return m, types
}
