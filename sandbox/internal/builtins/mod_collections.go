package builtins

import "bhack/sandbox/internal/object"

// sharedTypes are types of one module that others use as well.
type sharedTypes struct {
	orderedDict *object.Type
}

// collectionsModule is Python's module collections.
func collectionsModule(b *builder, types *sharedTypes) *moduleBuilder {
	m := newModule("collections")
	m.dequeMethods(b)
	m.defaultDictType(b)
	types.orderedDict = orderedDictType(b)
	m.class(types.orderedDict)
	m.class(counterType(b))
	namedTupleSignature.function(m, namedTuples{types.orderedDict}.make)
	return m
}
