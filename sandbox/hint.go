package sandbox

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"sync"

	"bhack/internal/spelling"
	"bhack/sandbox/internal/builtins"
	"bhack/sandbox/internal/code"
	"bhack/sandbox/internal/object"
)

// patterns are of lines of tracebacks.
type patterns struct {
	// These match last lines that tell of a name which is not there.
	undefined, noModule, noName, noMember, noAttribute *regexp.Regexp
	// place matches the line for a frame.
	place *regexp.Regexp
}

// tracebacks returns the patterns, which take long to compile.
var tracebacks = sync.OnceValue(func() patterns {
	return patterns{
		undefined:   regexp.MustCompile(`^NameError: name '(\w+)' is not defined$`),
		noModule:    regexp.MustCompile(`^ModuleNotFoundError: No module named '([\w.]+)'$`),
		noName:      regexp.MustCompile(`^ImportError: cannot import name '(\w+)' from '([\w.]+)' \(.*\)$`),
		noMember:    regexp.MustCompile(`^AttributeError: module '([\w.]+)' has no attribute '(\w+)'$`),
		noAttribute: regexp.MustCompile(`^AttributeError: '(\w+)' object has no attribute '(\w+)'$`),
		place:       regexp.MustCompile(`^  File "(.*)", line \d+, in (.*)$`),
	}
})

// maxHinted is how long a name may be that is compared with others, and maxCompared with how many.
const maxHinted, maxCompared = 40, 1000

// left are builtin names of CPython that the sandbox leaves out.
var left = []string{
	"open", "input", "globals", "locals", "vars", "eval", "exec", "compile", "exit", "quit", "breakpoint", "help", "memoryview", "__import__",
}

// Hint returns what may be added to the traceback of an exception that nothing caught, about the name that may have been meant, as CPython
// asks since 3.10; "" for most. It takes some milliseconds for the largest programs, which nobody pays for.
func (l *Linked) Hint(traceback string) string {
	last := traceback[strings.LastIndexByte(traceback, '\n')+1:]
	match := func(r *regexp.Regexp) (m [3]string, ok bool) {
		ok = copy(m[:], r.FindStringSubmatch(last)) > 0
		return m, ok && max(len(m[1]), len(m[2])) <= maxHinted
	}
	lines, patterns := strings.Split(traceback, "\n"), tracebacks()
	if m, ok := match(patterns.undefined); ok {
		return l.hintAtName(m[1], lines)
	}
	if m, ok := match(patterns.noModule); ok {
		return meant(m[1], l.modules())
	}
	if m, ok := match(patterns.noName); ok {
		return meant(m[1], l.namesOf(m[2]))
	}
	if m, ok := match(patterns.noMember); ok {
		return meant(m[2], l.namesOf(m[1]))
	}
	if m, ok := match(patterns.noAttribute); ok {
		return meant(m[2], l.attributesOf(m[1]))
	}
	return ""
}

// meant words which of some names may be meant by another one.
func meant(name string, names []string) string {
	if like := spelling.Meant(name, names[:min(len(names), maxCompared)]); like != "" && like != name {
		return fmt.Sprintf(". Did you mean: '%s'?", like)
	}
	return ""
}

// hintAtName returns the hint at a variable that is not there, by the lines of the traceback.
func (l *Linked) hintAtName(name string, lines []string) string {
	if slices.Contains(l.modules(), name) {
		return fmt.Sprintf(". Did you forget to import '%s'?", name)
	}
	if slices.Contains(left, name) {
		return ". The sandbox has no " + name + "."
	}
	names := keys(nil, builtins.Runtime().Builtins)
	for i := len(lines) - 1; i >= 0; i-- {
		if place := tracebacks().place.FindStringSubmatch(lines[i]); place != nil {
			names = append(l.variables(place[1], place[2]), names...) // of several that are as near, the first is meant
			break
		}
	}
	return meant(name, names)
}

// modules returns the names of the modules that the program can import.
func (l *Linked) modules() []string {
	var names []string
	for name := range l.image.Program.Units {
		names = append(names, name)
	}
	for name := range builtins.Runtime().Modules {
		names = append(names, name)
	}
	for name := range library().Program.Units {
		names = append(names, name)
	}
	return public(names)
}

// variables returns the names of the variables of a function in a file: its own, and then those of the file.
func (l *Linked) variables(file, function string) []string {
	var own, globals []string
	for _, unit := range l.image.Program.Units {
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
					globals = append(globals, unit.Globals[in.B].S)
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
	for _, unit := range l.image.Program.Units {
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

// namesOf returns the names in a module, which has been imported.
func (l *Linked) namesOf(module string) []string {
	if unit := l.image.Program.Units[module]; unit != nil {
		return public(l.variables(unit.File, ""))
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
	for pos := 0; ; {
		key, _, _, next, ok := d.Next(pos)
		if !ok {
			return names
		}
		names = append(names, key.Str().S)
		pos = next
	}
}

// public returns the names that do not begin with an underscore, sorted.
func public(names []string) []string {
	names = slices.DeleteFunc(names, func(name string) bool { return strings.HasPrefix(name, "_") })
	slices.Sort(names)
	return slices.Compact(names)
}
