package vm

import (
	"fmt"
	"slices"
	"strings"

	"bhack/sandbox/internal/code"
	"bhack/sandbox/internal/meter"
	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/ops"
	"bhack/sandbox/internal/special"
)

// importing is a module of the robot: imported, or being imported.
type importing struct {
	// key is its name in the moduleTable: that of the main module is not its name.
	key, name string
	module    *object.Module
	// result is the module that the import statement under way asks for: this one,
	// or the package at the top of it.
	result *object.Module
	done   bool
	// functions are where the functions of the top level will be.
	functions []Function
}

// moduleTable are modules, in the order of their keys.
type moduleTable []*importing

// find returns the place of a module, or the one where it belongs.
func (t moduleTable) find(key string) (at int, found bool) {
	return slices.BinarySearchFunc(t, key, func(im *importing, key string) int { return strings.Compare(im.key, key) })
}

// get returns a module, or nil.
func (t moduleTable) get(key string) *importing {
	if at, found := t.find(key); found {
		return t[at]
	}
	return nil
}

// mostFunctions is how many functions of the main module are one allocation, which is alive as
// long as one of them is.
const mostFunctions = 32

// pushModule makes the frame of a module's top level the innermost one. The module
// exists from now on, so that imports in a cycle find it.
func (m *Machine) pushModule(image *Image, unit *code.Unit, name string) *frame {
	module := object.NewModule(name, unit.Globals)
	module.Linked, module.Methods = image.Globals, image.Methods
	module.Counters, module.Traits, module.Dicts, module.Strayed = unit.Counters, unit.Traits, unit.Dicts, &m.Strayed
	module.Slots[unit.NameSlot] = unit.Name
	if name == mainModule {
		module.Slots[unit.NameSlot] = mainName
	}
	if unit.DocSlot >= 0 {
		module.Slots[unit.DocSlot] = object.None
	}
	im := &importing{key: name, name: unit.Module, module: module, result: module}
	if name == mainModule { // others may be imported again and again, if their top level raises
		im.functions = make([]Function, min(len(unit.Top.Codes), mostFunctions))
	}
	m.addModule(im)
	f := m.pushAbove(m.frame, unit.Top, module)
	clear(f.regs)
	f.kind, f.importing = moduleFrame, im
	return f
}

// payNames charges for the room that an import makes for a module's global names.
func (m *Machine) payNames(unit *code.Unit) {
	m.Spend(max(len(unit.Globals)-unit.Variables-meter.FreeNames, 0) / meter.ItemsPerBytecode)
}

func (m *Machine) addModule(im *importing) {
	if at, found := m.modules.find(im.key); found {
		m.modules[at] = im
	} else {
		m.modules = slices.Insert(m.modules, at, im)
	}
	m.imports++
}

// Imported implements object.Machine.
func (m *Machine) Imported(name string) *object.Module {
	if im := m.modules.get(name); im != nil {
		return im.module
	}
	return nil
}

// bindToParent makes a module that has been imported an attribute of the package
// that it is in.
func (m *Machine) bindToParent(im *importing) {
	name := im.name
	parent, child, ok := cutLast(name)
	if !ok {
		return
	}
	if p := m.modules.get(parent); p != nil && !p.module.Builtin {
		p.module.Set(object.NewStr(child), im.module.Value())
	}
}

func cutLast(name string) (parent, child string, ok bool) {
	i := strings.LastIndexByte(name, '.')
	if i < 0 {
		return "", "", false
	}
	return name[:i], name[i+1:], true
}

// abandonImport forgets a module whose top level has raised an exception.
func (m *Machine) abandonImport(im *importing) {
	if at, found := m.modules.find(im.name); found && m.modules[at] == im {
		m.modules = slices.Delete(m.modules, at, at+1)
		m.imports++
	}
}

// importName executes ImportName. The module's top level runs in the loop; those of
// the packages around it are run by recursion.
func (m *Machine) importName(f *frame, in *code.Instr) error {
	name, err := m.absoluteName(f, f.code.Consts[in.B].Str().S, int(in.Aux))
	if err != nil {
		return err
	}
	var top *object.Module
	for i := 0; i < len(name); i++ {
		if name[i] != '.' {
			continue
		}
		package_, err := m.importNow(name[:i])
		if err != nil {
			return err
		}
		if top == nil {
			top = package_
		}
	}
	wantsTop := f.code.Consts[in.C].IsNone() && top != nil
	module, image, err := m.findModule(name)
	if err != nil {
		return err
	}
	if module == nil {
		unit := image.Program.Units[name]
		m.payNames(unit)
		nf := m.pushModule(image, unit, unit.Module)
		nf.dst = in.A
		if wantsTop {
			nf.importing.result = top
		}
		return nil
	}
	if wantsTop {
		module = top
	}
	f.regs[in.A] = module.Value()
	m.Left -= int64(in.After)
	return nil
}

// absoluteName resolves a relative import of the given level.
func (m *Machine) absoluteName(f *frame, name string, level int) (string, error) {
	if level <= 0 {
		return name, nil
	}
	base := f.code.Unit.Module
	if !strings.HasSuffix(f.code.File, "/__init__.py") {
		base, _, _ = cutLast(base)
	}
	if base == "" {
		return "", object.Raise(object.ImportError, "attempted relative import with no known parent package")
	}
	for range level - 1 {
		if base, _, _ = cutLast(base); base == "" {
			return "", object.Raise(object.ValueError, "attempted relative import beyond top-level package")
		}
	}
	if name == "" {
		return base, nil
	}
	return base + "." + name, nil
}

// findModule returns the robot's instance of a module, or the image that has its
// file: the player's own files come first.
func (m *Machine) findModule(name string) (*object.Module, *Image, error) {
	if im := m.modules.get(name); im != nil {
		return im.module, nil, nil
	}
	if m.image.Program.Units[name] != nil {
		return nil, m.image, nil
	}
	if make := m.Runtime.Modules[name]; make != nil {
		return m.addDone(name, make(&m.Thread)), nil, nil
	}
	if library := m.library(); library.Program.Units[name] != nil {
		return nil, library, nil
	}
	m.Spend(len(m.image.Program.Units))
	for file := range m.image.Program.Units { // in any order; a folder without __init__.py is a package, too
		if strings.HasPrefix(file, name+".") {
			module := object.NewModule(name, nil)
			module.Set(special.NameName, object.String(name))
			return m.addDone(name, module), nil, nil
		}
	}
	why := fmt.Sprintf("No module named '%s'", name)
	if parent, _, ok := cutLast(name); ok && m.modules.get(parent) != nil && !m.isPackage(parent) {
		why += fmt.Sprintf("; '%s' is not a package", parent)
	}
	if top, _, _ := strings.Cut(name, "."); m.Runtime.IsAbsent(top) {
		why += " in the sandbox"
	}
	return nil, nil, m.importError(object.ModuleNotFoundError, why, name)
}

// addDone adds a module whose top level has no code to run.
func (m *Machine) addDone(name string, module *object.Module) *object.Module {
	im := &importing{key: name, name: name, module: module, done: true}
	m.addModule(im)
	m.bindToParent(im)
	return module
}

// isPackage reports whether a module of the player's is a folder.
func (m *Machine) isPackage(name string) bool {
	if unit := m.image.Program.Units[name]; unit != nil {
		return strings.HasSuffix(unit.File, "__init__.py")
	}
	return m.Runtime.Modules[name] == nil && m.library().Program.Units[name] == nil
}

// importErrorCost is what an ImportError costs besides what every exception does.
const importErrorCost = 72

// importError returns an exception of a class of ImportErrors, about a module.
func (m *Machine) importError(class *object.Type, why, name string) error {
	m.Spend(importErrorCost)
	err := object.Raise(class, "%s", why).(*object.Raised)
	err.Exc.Exc.SetField(special.NameField, object.String(name))
	return err
}

// importNow imports a module and runs its top level before it returns.
func (m *Machine) importNow(name string) (*object.Module, error) {
	module, image, err := m.findModule(name)
	if err != nil || module != nil {
		return module, err
	}
	if err := m.Reenter(); err != nil {
		return nil, err
	}
	unit := image.Program.Units[name]
	m.payNames(unit)
	m.pushModule(image, unit, name)
	v, err := m.runNested()
	if err != nil {
		return nil, err
	}
	return v.Module(), nil
}

// importFrom executes ImportFrom.
func (m *Machine) importFrom(f *frame, in *code.Instr) error {
	module, name := f.regs[in.B].Module(), f.code.Consts[in.C].Str()
	v, err := m.Member(module, name)
	if err != nil {
		return err
	}
	if v.IsNil() {
		where := "unknown location"
		if unit := m.image.Program.Units[module.Name]; unit != nil {
			where = unit.File
		}
		why := fmt.Sprintf("cannot import name '%s' from '%s' (%s)", name.S, module.Name, where)
		return m.importError(object.ImportError, why, module.Name)
	}
	f.regs[in.A] = v
	m.Left -= int64(in.After)
	return nil
}

// Member implements object.Machine: an attribute of a module, or a module in the package
// that it is. There may be neither. The player's modules may have a __getattr__.
//
// What is written in Python of a module that is written in Go is in the file of the
// library whose name has an underscore before the module's; it is run when it is needed.
func (m *Machine) Member(module *object.Module, name *object.Str) (object.Value, error) {
	if v := module.Get(name); !v.IsNil() {
		return v, nil
	}
	units := m.image.Program.Units
	if module.Builtin {
		units = m.library().Program.Units
	} else if v, err := ops.FindModuleHook(&m.Thread, module, name); err != nil || !v.IsNil() {
		return v, err
	}
	if full := module.Name + "." + name.S; units[full] != nil {
		sub, err := m.importNow(full)
		if err != nil {
			return object.Value{}, err
		}
		return sub.Value(), nil
	}
	rest := "_" + module.Name
	if !module.Builtin || units[rest] == nil || strings.HasPrefix(name.S, "_") ||
		!slices.ContainsFunc(units[rest].Globals, func(n *object.Str) bool { return n.S == name.S }) {
		return object.Value{}, nil
	}
	python, err := m.importNow(rest)
	if err != nil {
		return object.Value{}, err
	}
	return python.Get(name), nil
}

// Members implements object.Machine: a builtin module also has the public names of its
// part in Python, which need not have run yet.
func (m *Machine) Members(module *object.Module, visit func(name *object.Str)) {
	module.All(func(name *object.Str, _ object.Value) { visit(name) })
	visit(special.NameDoc)
	if !module.Builtin {
		return
	}
	rest := m.library().Program.Units["_"+module.Name]
	if rest == nil {
		return
	}
	for _, in := range rest.Top.Instrs {
		if (in.Op == code.StoreGlobal || in.Op == code.StoreCounter || in.Op == code.StoreDict) && !strings.HasPrefix(rest.Globals[in.B].S, "_") {
			visit(rest.Globals[in.B])
		}
	}
}

// extraLen is the number of names that a module has besides those of its code.
func extraLen(module *object.Module) int {
	if module.Extra == nil {
		return 0
	}
	return module.Extra.Len()
}

// importStar executes ImportStar: the names of the module's __all__, or all that
// do not start with an underscore.
func (m *Machine) importStar(f *frame, in *code.Instr) error {
	module := f.regs[in.A].Module()
	if err := m.Charge(int64(meter.InsertCost * (len(module.Slots) + extraLen(module)))); err != nil {
		return err
	}
	if all := module.Get(special.NameAll); !all.IsNil() {
		return m.importAll(f, module, all)
	}
	module.All(func(name *object.Str, v object.Value) {
		if !strings.HasPrefix(name.S, "_") {
			f.globals.Set(name, v)
		}
	})
	return nil
}

func (m *Machine) importAll(f *frame, module *object.Module, all object.Value) error {
	names, err := ops.Items(&m.Thread, all)
	if err != nil {
		return err
	}
	for i := 0; i < len(names); i++ {
		n := names[i]
		if n.Kind() != object.KindStr {
			return object.Raise(object.TypeError, "attribute name must be string, not '%s'", m.TypeOf(n).Name)
		}
		if module.Builtin && module.Get(n.Str()).IsNil() && !mentions(f.globals, n.Str()) {
			continue // what is written in Python runs only if the file has a use for it
		}
		v, err := m.Member(module, n.Str())
		if err != nil {
			return err
		}
		if v.IsNil() {
			return object.Raise(object.AttributeError, "module '%s' has no attribute '%s'", module.Name, n.Str().S)
		}
		f.globals.Set(n.Str(), v)
		if all.Kind() == object.KindList {
			names = all.List().Items // the module's __getattr__ may have changed it
		}
	}
	return nil
}

// mentions reports whether the code of a module's file mentions a global name.
func mentions(module *object.Module, name *object.Str) bool {
	return slices.ContainsFunc(module.Names, func(n *object.Str) bool { return n.S == name.S })
}
