package sandbox

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"bhack/internal/spelling"
	"bhack/sandbox/internal/builtins"
	"bhack/sandbox/internal/code"
	"bhack/sandbox/internal/object"
)

// maxHinted is how long a name may be that is compared with others, and maxCompared with how many.
const maxHinted, maxCompared = 40, 1000

// left are builtin names of CPython that the sandbox leaves out.
var left = []string{
	"open", "input", "globals", "locals", "vars", "eval", "exec", "compile", "exit", "quit", "breakpoint", "help", "memoryview", "__import__",
}

// Undefined returns the name of the variable that is not there, if the exception tells of one, and "" otherwise.
func (e *Exception) Undefined() string {
	if shape, names := unquote(e.Message); e.Type == "NameError" && shape == "name '' is not defined" {
		return names[0]
	}
	return ""
}

// unquote takes the names in quotes out of a message, where it leaves the quotes.
func unquote(message string) (shape string, names []string) {
	parts := strings.Split(message, "'")
	for i := 1; i < len(parts); i += 2 {
		names = append(names, parts[i])
		parts[i] = ""
	}
	return strings.Join(parts, "'"), names
}

// MayHaveHint reports whether Hint may know more of what the exception is about.
func (e *Exception) MayHaveHint() bool {
	switch e.Type {
	case "NameError", "UnboundLocalError", "AttributeError", "ImportError", "ModuleNotFoundError", "TypeError":
		return true
	}
	return false
}

// Hint returns what may be added to the traceback of an exception that nothing caught: the name that may have been meant, as CPython
// asks since 3.10, or that later versions have what is missing; "" for most. It takes some milliseconds for the largest programs,
// which nobody pays for.
func (l *Linked) Hint(e *Exception) string {
	if name := e.Undefined(); name != "" {
		return l.hintAtName(name, e.At)
	}
	shape, names := unquote(e.Message)
	switch {
	case e.Type == "UnboundLocalError" && shape == "local variable '' referenced before assignment":
		return l.hintAtLocal(names[0], e.At.File)
	case e.Type == "ModuleNotFoundError" && shape == "No module named ''":
		return l.hintAtModule(names[0])
	case e.Type == "ImportError" && strings.HasPrefix(shape, "cannot import name '' from '' ("):
		return cmp.Or(hintAtLater(names[1], names[0]), meant(names[0], l.namesOf(names[1])))
	case e.Type == "TypeError":
		return hintAtOperator(shape, names)
	case e.Type == "AttributeError" && shape == "type object '' has no attribute ''":
		return hintAtLater(names[0], names[1])
	case e.Type == "AttributeError" && shape == "module '' has no attribute ''":
		return cmp.Or(hintAtLater(names[0], names[1]), meant(names[1], l.namesOf(names[0])))
	case e.Type == "AttributeError" && shape == "'' object has no attribute ''":
		return cmp.Or(hintAtLater(names[0], names[1]), meant(names[1], l.attributesOf(names[0])))
	}
	return ""
}

// meant words which of some names may be meant by another one.
func meant(name string, names []string) string {
	if len(name) > maxHinted {
		return ""
	}
	if like := spelling.Meant(name, names[:min(len(names), maxCompared)]); like != "" && like != name {
		return fmt.Sprintf(". Did you mean: '%s'?", like)
	}
	return ""
}

// hintAtName returns the hint at a variable that is not there, where that was found.
func (l *Linked) hintAtName(name string, at Place) string {
	if slices.Contains(l.modules(), name) {
		return fmt.Sprintf(". Did you forget to import '%s'?", name)
	}
	for _, unit := range l.image.Program.Units { // in any order
		if unit.File == at.File && slices.Contains(unit.Dropped, name) {
			return ". The import that binds it is dropped: what it offers is there under its own name."
		}
	}
	if slices.Contains(left, name) {
		return ". The sandbox has no " + name + "."
	}
	builtin := keys(nil, builtins.Runtime().Builtins)
	slices.Sort(builtin) // of several that are as near, the first is meant
	return meant(name, append(l.variables(at.File, at.Function), builtin...))
}

// hintAtLocal returns the hint at a local variable of a function in a file that has not been assigned yet: where the file assigns a
// variable of that name, too, the function may have been meant to do so.
func (l *Linked) hintAtLocal(name, file string) string {
	if !slices.Contains(l.variables(file, ""), name) {
		return ""
	}
	return fmt.Sprintf(". Did you forget 'global %s'?", name)
}

// hintAtModule returns the hint at a module that is not there. Of one in a package, that is a package of the program's, or the exception would
// tell of it.
func (l *Linked) hintAtModule(module string) string {
	names := l.modules()
	folder, _, isInside := strings.Cut(module, ".")
	if !isInside {
		return meant(module, names)
	}
	if slices.Contains(l.unread, module) {
		return ". Folders in packages are not read."
	}
	return meant(module, slices.DeleteFunc(names, func(name string) bool { return !strings.HasPrefix(name, folder+".") }))
}

// modules returns the names of the modules that the program can import.
func (l *Linked) modules() []string {
	var names []string
	for name := range l.image.Program.Units { // in any order
		names = append(names, name)
	}
	for name := range builtins.Runtime().Modules { // in any order
		names = append(names, name)
	}
	for name := range library().Program.Units { // in any order
		names = append(names, name)
	}
	return public(names)
}

// variables returns the names of the variables of a function in a file: its own, and then those of the file.
func (l *Linked) variables(file, function string) []string {
	var own, globals []string
	for _, unit := range l.image.Program.Units { // in any order
		if unit.File != file {
			continue
		}
		eachCode(unit.Top, func(c *code.Code) {
			if c.Name == function {
				for _, name := range c.Locals {
					own = append(own, name.S)
				}
			}
			for i := range c.Instrs {
				switch in := &c.Instrs[i]; in.Op {
				case code.StoreGlobal, code.StoreCounter, code.StoreDict:
					if name := unit.Globals[in.B].S; IsName(name) { // and not a variable of a namespace
						globals = append(globals, name)
					}
				}
			}
		})
	}
	seen := map[string]bool{} // nearest first, each once
	return slices.DeleteFunc(append(own, globals...), func(name string) bool {
		again := seen[name]
		seen[name] = true
		return again
	})
}

// attributesOf returns the names of attributes that instances of a class may have.
func (l *Linked) attributesOf(class string) []string {
	var names []string
	for _, t := range builtins.Runtime().Types {
		if t != nil && t.Name == class {
			names = keys(names, t.Attrs)
		}
	}
	for _, unit := range l.image.Program.Units { // in any order
		eachCode(unit.Top, func(c *code.Code) {
			for i := range c.Instrs {
				switch in := &c.Instrs[i]; {
				case in.Op == code.StoreName && c.IsClass && c.Name == class:
					names = append(names, c.Consts[in.B].Str().S)
				case in.Op == code.StoreAttr:
					names = append(names, c.Consts[in.C].Str().S)
				}
			}
		})
	}
	return public(names)
}

// namesOf returns the names in a module.
func (l *Linked) namesOf(module string) []string {
	if unit := l.image.Program.Units[module]; unit != nil {
		return public(l.variables(unit.File, ""))
	}
	if !slices.Contains(l.modules(), module) { // the name is from a message that the program may have written
		return nil
	}
	text := fmt.Sprintf("import %s as m\nprint(*dir(m))\n", module)
	program, err := Compile([]File{{Path: "names.py", Module: "names", Text: []byte(text)}}, Options{})
	if err != nil {
		return nil
	}
	var pool Pool
	defer pool.Close()
	var names strings.Builder
	robot := Link(program, nil).NewRobot(Config{Module: "names", Pool: &pool, Print: func(text string) { names.WriteString(text) }})
	defer robot.Close()
	robot.Turn(1 << 20)
	return public(strings.Fields(names.String()))
}

// eachCode calls visit for a code object and all that are in it.
func eachCode(c *code.Code, visit func(c *code.Code)) {
	visit(c)
	for _, inner := range c.Codes {
		eachCode(inner, visit)
	}
}

// keys appends the texts among the keys of a dict.
func keys(names []string, d *object.Dict) []string {
	for key := range d.All() {
		names = append(names, key.Str().S)
	}
	return names
}

// public returns the names that do not begin with an underscore, sorted.
func public(names []string) []string {
	names = slices.DeleteFunc(names, func(name string) bool { return strings.HasPrefix(name, "_") })
	slices.Sort(names)
	return slices.Compact(names)
}
