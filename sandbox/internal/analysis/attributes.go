package analysis

import (
	"math"
	"slices"
	"strings"

	"bhack/sandbox/internal/bitset"
	"bhack/sandbox/internal/code"
	"bhack/sandbox/internal/object"
)

// Attributes of instances are followed by their names, and only those of self: all that methods ask another object for may be there from
// an earlier turn. That code gets at an attribute, or at a method, by nothing but its name in the program, isClosed makes sure of.

// noSelf is the register of self in code that has none.
const noSelf = math.MinInt32

// openers are builtin functions by which a program may come by attributes, or by what a class or a namespace has, in other ways than by their
// names, and opening names of what does so otherwise.
var (
	openers = map[string]bool{
		"getattr": true, "setattr": true, "delattr": true, "hasattr": true, "vars": true, "dir": true, "locals": true, "globals": true,
		"type": true, "eval": true, "exec": true, "compile": true, "__import__": true, "__builtins__": true, "__build_class__": true,
	}
	opening = map[string]bool{
		"__dict__": true, "__class__": true, "__slots__": true, "__getattr__": true, "__getattribute__": true, "__setattr__": true,
		"__delattr__": true, "__get__": true, "__set__": true, "__delete__": true, "__set_name__": true, "__init_subclass__": true,
		"__prepare__": true, "__new__": true, "__subclasses__": true, "__mro__": true, "__bases__": true, "__base__": true,
		"__reduce__": true, "__reduce_ex__": true, "__code__": true,
		"ABCMeta": true, "EnumMeta": true, "GenericMeta": true, "NamedTupleMeta": true, "format_map": true,
	}
)

// closedModules are those of the library that get at attributes of instances by nothing but the names in implied and impliedByAbstract.
var closedModules = map[string]bool{
	"bisect": true, "collections": true, "enum": true, "heapq": true, "itertools": true, "math": true, "random": true, "time": true, "typing": true,
}

// implied are the names, without those with two underscores, by which the library asks instances for attributes and methods.
var implied = map[string]bool{
	"_missing_": true, "_generate_next_value_": true, "_ignore_": true, "_order_": true, "_name_": true, "_value_": true, "mro": true,
	"name": true, "value": true, "keys": true, "items": true, "close": true, "send": true, "throw": true, "write": true, "flush": true,
	"insert": true, "update": true, "random": true, "getrandbits": true, "seed": true, "path": true, "default_factory": true,
	"_fields": true, "_field_types": true, "_field_defaults": true, "_fields_defaults": true,
}

// impliedByAbstract are such names that the abstract classes of collections.abc ask for, and the other ones of collections that are written
// in Python; TestImpliedByAbstract finds those that are missing. Programs may come by them from collections and typing.
var impliedByAbstract = func() map[string]bool {
	names := map[string]bool{}
	for name := range strings.FieldsSeq(`_from_iterable _mapping _operand add append capitalize casefold center clear copy count data discard
		encode endswith eq expandtabs extend find format format_map fromkeys ge gt index isalnum isalpha isascii isdecimal isdigit isidentifier
		islower isnumeric isprintable isspace istitle isupper join le ljust lower lstrip lt maketrans maps partition pop popitem register remove
		replace reverse rfind rindex rjust rpartition rsplit rstrip sort split splitlines startswith strip swapcase title translate upper values
		with_traceback zfill`) {
		names[name] = true
	}
	return names
}()

// implies reports whether the library may ask for an attribute or a method by a name.
func (f *transientFinder) implies(name string) bool {
	return implied[name] || strings.HasPrefix(name, "__") || f.hasAbstract && impliedByAbstract[name]
}

// isClosed reports whether code of a program gets at attributes by nothing but their names in it. Some modules may be imported
// although code that has them may get at some.
func isClosed(p *code.Program, but ...string) bool {
	for _, u := range p.Units { // in any order
		if slices.ContainsFunc(u.Globals, func(name *object.Str) bool { return openers[name.S] || opening[name.S] }) {
			return false
		}
	}
	var last *code.Code
	for c, in := range instructions(p) {
		if c != last && opensByStar(c) {
			return false
		}
		last = c
		if opens(p, c, in) && !(in.Op == code.ImportName && slices.Contains(but, c.Consts[in.B].Str().S)) {
			return false
		}
	}
	return true
}

// imports reports whether code of a program imports one of some modules of the library, or what is in it.
func imports(p *code.Program, modules ...string) bool {
	for c, in := range instructions(p) {
		if in.Op == code.ImportName {
			if name, _, _ := strings.Cut(c.Consts[in.B].Str().S, "."); p.Units[name] == nil && slices.Contains(modules, name) {
				return true
			}
		}
	}
	return false
}

// looksUp reports whether the library may look up, for a program, a global, or an attribute of one, by a text: functions that take
// annotations which are texts for names do so.
func looksUp(p *code.Program) bool {
	if imports(p, "dataclasses") {
		return true
	}
	if !imports(p, "typing", "functools") {
		return false
	}
	if !isClosed(p, "functools") { // it may come by these functions in other ways than by their names
		return true
	}
	names := map[string]bool{"get_type_hints": true, "singledispatch": true, "singledispatchmethod": true}
	for _, u := range p.Units { // in any order
		if slices.ContainsFunc(u.Globals, func(name *object.Str) bool { return names[name.S] }) {
			return true
		}
	}
	for c, in := range instructions(p) {
		switch in.Op {
		case code.ImportFrom, code.LoadAttr, code.LoadMethod:
			if names[c.Consts[in.C].Str().S] {
				return true
			}
		}
	}
	return false
}

// opens reports whether code may get at attributes otherwise by an instruction.
func opens(p *code.Program, c *code.Code, in *code.Instr) bool {
	switch in.Op {
	case code.ImportName:
		name, _, _ := strings.Cut(c.Consts[in.B].Str().S, ".")
		return p.Units[name] == nil && !closedModules[name]
	case code.ImportFrom, code.LoadAttr, code.StoreAttr, code.DeleteAttr:
		name := c.Consts[in.C].Str().S
		return opening[name] || name == "format"
	case code.LoadMethod:
		name := c.Consts[in.C].Str().S
		return opening[name] || name == "format" && !(in.B < 0 && formatsPlainly(c.Consts[^in.B]))
	case code.StoreName:
		return opening[c.Consts[in.B].Str().S]
	case code.CallKw:
		return slices.ContainsFunc(c.KwNames[in.Aux], func(name *object.Str) bool { return name.S == "metaclass" })
	}
	return false
}

// opensByStar reports whether code has a class statement of which it is not known what keyword arguments it hands on.
func opensByStar(c *code.Code) bool {
	statements := map[int32]bool{} // by the register of what makes the class
	for i := range c.Instrs {
		if in := &c.Instrs[i]; in.Op == code.LoadBuildClass {
			statements[in.A] = true
		}
	}
	return len(statements) > 0 && slices.ContainsFunc(c.Instrs, func(in code.Instr) bool { return in.Op == code.CallEx && statements[in.A] })
}

// formatsPlainly reports whether a value is a text of which the method format asks nothing for an attribute or an item.
func formatsPlainly(v object.Value) bool {
	if v.Kind() != object.KindStr {
		return false
	}
	for i, part := range strings.Split(v.Str().S, "{") {
		field := part
		if end := strings.IndexAny(part, "!:}"); end >= 0 {
			field = part[:end]
		}
		if i > 0 && strings.ContainsAny(field, ".[") {
			return false
		}
	}
	return true
}

// nameAttributes gives slots to the attributes of a program.
func (f *transientFinder) nameAttributes() {
	for c, in := range instructions(f.program) {
		switch in.Op {
		case code.LoadAttr, code.LoadMethod, code.StoreAttr, code.DeleteAttr:
			name := c.Consts[in.C].Str()
			if _, known := f.attributes[name.S]; !known {
				f.attributes[name.S] = int32(f.firstAttribute + len(f.names))
				f.names = append(f.names, name)
			}
		}
	}
}

// attribute returns the slot of the attribute that an instruction names.
func (w *transientWalker) attribute(in *code.Instr) int32 {
	return w.attributes[w.code.Consts[in.C].Str().S]
}

// loadAttribute notes that an object is asked for an attribute.
func (w *transientWalker) loadAttribute(in *code.Instr) {
	slot := w.attribute(in)
	if in.B == w.self {
		w.find(slot)
		w.name(in.A, slot)
		return
	}
	w.found.Add(int(slot))
	w.escape(slot)
}

// selfOf returns the register of self in some code, or noSelf.
func (f *transientFinder) selfOf(c *code.Code) int32 {
	if self, ok := f.self[c]; ok {
		return self
	}
	return noSelf
}

// methods are what is known of a name that classes have functions under.
type methods struct {
	codes []*code.Code
	// mixed tells that classes, or instances, may have something else under that name, or that somebody else may ask for it.
	mixed bool
}

// nameMethods finds out to what code a call of a method of self may lead, by the names of methods; of none if that cannot be known.
func (f *transientFinder) nameMethods() {
	if f.isOpen = !isClosed(f.program); f.isOpen {
		return
	}
	known := map[string]*methods{}
	of := func(name string) *methods {
		if known[name] == nil {
			known[name] = &methods{mixed: f.implies(name)}
		}
		return known[name]
	}
	for c, in := range instructions(f.program) {
		switch in.Op {
		case code.StoreName:
			m := of(c.Consts[in.B].Str().S)
			if made := methodAt(c, c.IndexOf(in)); made == nil {
				m.mixed = true
			} else {
				m.mixed = m.mixed || made.IsGenerator
				m.codes = append(m.codes, made)
				f.self[made] = 0
				f.shareSelf(made)
			}
		case code.DeleteName:
			of(c.Consts[in.B].Str().S).mixed = true
		case code.LoadName:
			of(c.Consts[in.Aux].Str().S).mixed = true
		case code.LoadClassCell, code.StoreAttr, code.DeleteAttr:
			of(c.Consts[in.C].Str().S).mixed = true
		}
	}
	for name, m := range known { // in any order
		if m.mixed {
			continue
		}
		for _, c := range m.codes { // which nobody calls if nothing asks for the name
			f.escaped[c] = false
		}
		if slot, asked := f.attributes[name]; asked {
			f.byName[slot] = m.codes
		}
	}
}

// methodAt returns the code of the function that the class statement with a body stores by an instruction if that is just what a def statement
// has made, and it has a self; else nil.
func methodAt(c *code.Code, at int) *code.Code {
	if !c.IsClass || at == 0 || c.IsJumpTarget(at) {
		return nil
	}
	in, by := &c.Instrs[at], &c.Instrs[at-1]
	if by.Op != code.MakeFunction || by.A != in.A {
		return nil
	}
	if made := c.Codes[by.B]; !isLambda(made) && made.NumArgs > 0 {
		return made
	}
	return nil
}

// shareSelf finds the comprehensions in some code that have its self, too.
func (f *transientFinder) shareSelf(c *code.Code) {
	comprehended := comprehendedIn(c)
	for at, inner := range c.Codes {
		if i := slices.Index(inner.FreeFrom, f.self[c]); i >= inner.FreeCells && comprehended[at] {
			f.self[inner] = int32(inner.FirstFree() + i)
			f.shareSelf(inner)
		}
	}
}

// loseSelf notes that it is not known what some code, and comprehensions in it, have in the register of self.
func (f *transientFinder) loseSelf(c *code.Code) {
	delete(f.self, c)
	for _, inner := range c.Codes {
		if _, shared := f.self[inner]; shared {
			f.loseSelf(inner)
		}
	}
}

// instanceTransients returns the names of the attributes that are transients, if code finds some of them elsewhere.
func (f *transientFinder) instanceTransients(elsewhere bitset.Set) (names []*object.Str) {
	if f.isOpen {
		return nil
	}
	for i, name := range f.names {
		slot := f.firstAttribute + i
		if f.stored.Has(slot) && !elsewhere.Has(slot) && !f.implies(name.S) && !name.NamesCounter() {
			names = append(names, name)
		}
	}
	slices.SortFunc(names, func(a, b *object.Str) int { return strings.Compare(a.S, b.S) })
	return names[:min(len(names), maxTransients)]
}
