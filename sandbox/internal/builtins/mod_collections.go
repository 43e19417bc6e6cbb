package builtins

import "bhack/sandbox/internal/object"

// sharedTypes are types of one module that others use as well.
type sharedTypes struct {
	orderedDict, defaultDict, counter, alias *object.Type
	copier                                   copier
}

// collectionsModule is Python's module collections.
func collectionsModule(b *builder, types *sharedTypes) *moduleBuilder {
	m := newModule("collections")
	m.dequeMethods(b)
	types.defaultDict = m.defaultDictType(b)
	types.orderedDict = orderedDictType(b)
	m.class(types.orderedDict)
	types.counter = counterType(b)
	m.class(types.counter)
	namedTupleSignature.function(m, namedTuples{types.orderedDict}.make)
	return m
}
