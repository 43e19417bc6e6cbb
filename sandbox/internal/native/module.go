package native

import "bhack/sandbox/internal/object"

// Module fills a module that is written in Go. What it holds is made once
// and shared by all robots.
type Module struct {
	// Name is the name by which it is imported.
	Name string
	// Names are what it holds.
	Names *object.Dict
}

// NewModule returns a module that holds nothing but its name.
func NewModule(name string) *Module {
	m := &Module{name, object.NewDict()}
	m.Define("__name__", object.NewSharedStr(name).Value())
	return m
}

// Define gives a name of the module a value, which goroutines share.
func (m *Module) Define(name string, v object.Value) {
	if v.Kind() == object.KindInstance {
		v.Instance().Share()
	}
	m.Names.SetStr(object.NewSharedStr(name), v)
}

// Function adds a function that takes positional arguments only.
func (m *Module) Function(name string, min, max int, fn Func) {
	m.KeywordFunction(name, positional(name, min, max, fn))
}

// Plain gives a function of the module its shorter way.
func (m *Module) Plain(name string, plain object.Plain) {
	m.Names.GetStr(object.NewSharedStr(name)).Builtin().Plain = plain
}

// Draws notes which random number a function draws.
func (m *Module) Draws(name string, draws object.Draws) {
	m.Names.GetStr(object.NewSharedStr(name)).Builtin().Draws = draws
}

// KeywordFunction adds a function that sees to its arguments itself.
func (m *Module) KeywordFunction(name string, fn object.Func) {
	m.Define(name, object.NewBuiltin(name, fn).Value())
}

// Instance returns an instance of the module, for one robot.
func (m *Module) Instance() *object.Module {
	module := object.NewModule(m.Name, nil)
	module.Extra = m.Names
	module.Builtin = true
	return module
}

// Class adds a type to a module.
func (m *Module) Class(class *object.Type) {
	m.Define(class.Qualname, class.Value())
}
