package builtins

import "bhack/sandbox/internal/object"

// collectionTypes are the types of the module that other modules use as well.
type collectionTypes struct {
	orderedDict, defaultDict, counter *object.Type
}

// collectionsModule is Python's module collections.
func collectionsModule(b *builder) (*moduleBuilder, collectionTypes) {
	m := newModule("collections")
	var types collectionTypes
	m.dequeMethods(b)
	types.defaultDict = m.defaultDictType(b)
	types.orderedDict = orderedDictType(b)
	m.class(types.orderedDict)
	types.counter = counterType(b)
	m.class(types.counter)
	namedTupleSignature.function(m, namedTuples{types.orderedDict}.make)
	return m, types
}
