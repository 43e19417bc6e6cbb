package builtins

import "bhack/sandbox/internal/object"

// moduleBuilder fills a module that is written in Go. What it holds is made once
// and shared by all robots.
type moduleBuilder struct {
	name  string
	names *object.Dict
}

func newModule(name string) *moduleBuilder {
	m := &moduleBuilder{name, object.NewDict()}
	m.define("__name__", object.NewSharedStr(name).Value())
	return m
}

func (m *moduleBuilder) define(name string, v object.Value) {
	m.names.SetStr(object.NewSharedStr(name), v)
}

// function adds a function that takes positional arguments only.
func (m *moduleBuilder) function(name string, min, max int, fn nativeFunc) {
	m.keywordFunction(name, func(t *object.Thread, a object.Args) (object.Value, error) {
		return positionalOnly(t, name, min, max, a, fn)
	})
}

// keywordFunction adds a function that sees to its arguments itself.
func (m *moduleBuilder) keywordFunction(name string, fn object.Func) {
	m.define(name, object.NewBuiltin(name, fn).Value())
}

// module returns an instance of the module, for one robot.
func (m *moduleBuilder) module() *object.Module {
	module := object.NewModule(m.name, nil)
	module.Extra = m.names
	module.Builtin = true
	return module
}

// modules adds the modules that import finds besides the player's own.
func (b *builder) modules() {
	b.rt.NoModules = absentModules
	collections, types := collectionsModule(b)
	copying, copier := copyModule(b, types)
	typing, alias := typingModule(b, types)
	for _, m := range []*moduleBuilder{
		abcModule(b), bisectModule(), collections, copying, dataclassesModule(b, copier, alias),
		enumModule(b, types.orderedDict), functoolsModule(b), futureModule(), heapqModule(b), itertoolsModule(b),
		mathModule(), operatorModule(b), randomModule(b), typing,
	} {
		b.rt.Modules[m.name] = func(*object.Thread) *object.Module { return m.module() }
	}
}
