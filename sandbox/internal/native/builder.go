// Package native is the vocabulary in which what Python code finds ready-made is
// declared in Go: builtin functions, types with their methods, and modules. It knows how
// CPython takes arguments and complains of them, and nothing of any single function.
//
// A Builder fills the runtime that all robots share, and a Module one importable module.
// The types of both get their methods from tables: Method for the builtin kinds of values,
// InstanceMethod for types whose values are a Go struct.
package native

import (
	"bhack/sandbox/internal/object"
)

// Builder fills a runtime. It is used by one goroutine, before any robot starts, but for
// modules: goroutines may make several of these at once while robots run, and so only add
// to what is their own.
type Builder struct {
	// Runtime is what is filled. Its types are there from NewType on.
	Runtime *object.Runtime
}

// NewType makes a builtin type for a kind of value.
func (b *Builder) NewType(name string, kind object.Kind, base *object.Type) *object.Type {
	class := object.NewType(name, base)
	class.Builtin = true
	class.Repr = kind
	b.Runtime.Types[kind] = class
	return class
}

// Publish makes a type a builtin name.
func (b *Builder) Publish(class *object.Type) {
	b.Runtime.Builtins.SetStr(object.NewSharedStr(class.Name), class.Value())
	if class != object.ObjectType && !class.IsException {
		b.NewMethod(class)
	}
}

// Function adds a builtin function that takes positional arguments only.
func (b *Builder) Function(name string, min, max int, fn Func) {
	b.KeywordFunction(name, positional(name, min, max, fn))
}

// positional returns what calls fn with as many positional arguments as it takes.
func positional(name string, min, max int, fn Func) object.Func {
	return func(t *object.Thread, a object.Args) (object.Value, error) {
		if n := len(a.Pos); len(a.Names) == 0 && n >= min && (n <= max || max < 0) {
			return fn(t, a.Pos) // with all of the arguments not handed on, which takes a copy
		}
		return PositionalOnly(t, name, min, max, a, fn)
	}
}

// Plain gives a builtin function its shorter way.
func (b *Builder) Plain(name string, plain object.Plain) {
	b.Runtime.Builtins.GetStr(object.NewSharedStr(name)).Builtin().Plain = plain
}

// Anchored tells what a builtin function makes of values that are anchored to the place of the robot.
func (b *Builder) Anchored(name string, use object.AnchoredUse) {
	b.Runtime.Builtins.GetStr(object.NewSharedStr(name)).Builtin().Anchored = use
}

// Fold tells how a builtin function works through an iterable.
func (b *Builder) Fold(name string, fold object.Fold) {
	b.Runtime.Builtins.GetStr(object.NewSharedStr(name)).Builtin().Fold = &fold
}

// KeywordFunction adds a builtin function that sees to its arguments itself.
func (b *Builder) KeywordFunction(name string, fn object.Func) {
	s := object.NewSharedStr(name)
	b.Runtime.Builtins.SetStr(s, object.NewBuiltin(name, fn).Value())
}
