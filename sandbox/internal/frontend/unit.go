package frontend

import (
	"fmt"
	"slices"

	"github.com/go-python/gpython/py"
	"github.com/go-python/gpython/vm"

	"bhack/sandbox/internal/code"
	"bhack/sandbox/internal/object"
)

// programDecoder holds what the files of a program share while they are decoded.
type programDecoder struct {
	names    map[string]*object.Str
	builtins map[*object.Str]int32
	program  *code.Program
}

// unitDecoder decodes one file.
type unitDecoder struct {
	*programDecoder
	unit    *code.Unit
	globals map[*object.Str]int32
	// line is the source line being decoded.
	line int
}

// intern returns the one string object of the program for the name.
func (p *programDecoder) intern(name string) *object.Str {
	s := p.names[name]
	if s == nil {
		s = object.NewSharedStr(name)
		p.names[name] = s
	}
	return s
}

func (p *programDecoder) builtinSlot(name *object.Str) int32 {
	slot, ok := p.builtins[name]
	if !ok {
		slot = int32(len(p.program.Builtins))
		p.builtins[name] = slot
		p.program.Builtins = append(p.program.Builtins, name)
	}
	return slot
}

func (u *unitDecoder) globalSlot(name *object.Str) int32 {
	slot, ok := u.globals[name]
	if !ok {
		slot = int32(len(u.unit.Globals))
		u.globals[name] = slot
		u.unit.Globals = append(u.unit.Globals, name)
	}
	return slot
}

// decodeTop decodes the code of the file's top level.
func (u *unitDecoder) decodeTop(in *py.Code) (err error) {
	defer func() {
		switch r := recover().(type) {
		case nil:
		case decodeError:
			err = &SyntaxError{File: u.unit.File, Line: r.line, Msg: "cannot decode bytecode: " + r.msg}
		case unsupported:
			err = &SyntaxError{File: u.unit.File, Line: u.line, Msg: r.what + " are not supported"}
		default:
			panic(r)
		}
	}()
	u.unit.Top = u.decode(in, "", false)
	return nil
}

// decodeInner decodes the code of a function or class that outer makes.
func (u *unitDecoder) decodeInner(outer *decoder, in *py.Code) *code.Code {
	class := outer.class
	isClass := outer.at > 0 && outer.isClassBody(in)
	if isClass {
		class = in.Name
	}
	inner := u.decode(in, class, isClass)
	for _, name := range in.Freevars {
		inner.FreeFrom = append(inner.FreeFrom, int32(outer.out.FirstCell()+outer.cellIndex(name)))
	}
	return inner
}

// isClassBody tells whether in is the body of the class statement being decoded:
// code that the function which makes classes is about to get.
func (d *decoder) isClassBody(in *py.Code) bool {
	back := d.at - 1
	if len(in.Freevars) > 0 { // the closure comes between
		back -= len(in.Freevars) + 1
	}
	return back >= 0 && d.raws[back].op == vm.LOAD_BUILD_CLASS
}

// cellIndex returns the index of a cell of the code, its own or taken over.
func (d *decoder) cellIndex(name string) int {
	if i := slices.Index(d.in.Cellvars, name); i >= 0 {
		return i
	}
	if i := slices.Index(d.in.Freevars, name); i >= 0 {
		return len(d.in.Cellvars) + i
	}
	d.fail("no variable %s to close over", name)
	return 0
}

func (u *unitDecoder) decode(in *py.Code, class string, isClass bool) *code.Code {
	out := &code.Code{
		Name: in.Name, Qualname: in.Name, File: u.unit.File, Unit: u.unit,
		NumArgs: int(in.Argcount), NumKwOnly: int(in.Kwonlyargcount),
		HasVarArgs: in.Flags&py.CO_VARARGS != 0, HasVarKw: in.Flags&py.CO_VARKEYWORDS != 0,
		IsGenerator: in.Flags&py.CO_GENERATOR != 0, IsClass: isClass, Doc: object.None,
	}
	out.Locals = u.internAll(in.Varnames)
	out.Cells = u.internAll(in.Cellvars)
	out.Free = u.internAll(in.Freevars)
	out.NumRegs = out.FirstTemp() + 2
	d := &decoder{unit: u, in: in, out: out, class: class}
	for _, name := range in.Cellvars {
		out.CellArgs = append(out.CellArgs, slices.Index(in.Varnames[:d.numParams()], name))
	}
	out.Simple = len(in.Cellvars) == 0 && len(in.Freevars) == 0 && out.NumKwOnly == 0 &&
		!out.HasVarArgs && !out.HasVarKw && !out.IsGenerator && !isClass
	if !isClass && in.Name[0] != '<' && len(in.Consts) > 0 {
		if doc, ok := in.Consts[0].(py.String); ok {
			out.Doc = object.NewSharedStr(string(doc)).Value()
		}
	}
	d.run()
	return out
}

func (u *unitDecoder) internAll(names []string) []*object.Str {
	strs := make([]*object.Str, len(names))
	for i, n := range names {
		strs[i] = u.intern(n)
	}
	return strs
}

// unsupported is the panic for a constant of a type that the sandbox lacks.
type unsupported struct{ what string }

// constValue converts a constant of the front end.
func (u *unitDecoder) constValue(c py.Object) object.Value {
	switch c := c.(type) {
	case py.Int:
		return object.Int(int64(c))
	case *py.BigInt:
		return object.FromBig(bigOf(c))
	case py.Float:
		return object.Float(float64(c))
	case py.String:
		return u.intern(string(c)).Value()
	case py.Bool:
		return object.Bool(bool(c))
	case py.NoneType:
		return object.None
	case py.EllipsisType:
		return object.Ellipsis
	case py.Tuple:
		items := make([]object.Value, len(c))
		for i, item := range c {
			items[i] = u.constValue(item)
		}
		return object.NewTuple(items)
	case py.Bytes:
		panic(unsupported{"bytes"})
	case py.Complex:
		panic(unsupported{"complex numbers"})
	}
	panic(unsupported{fmt.Sprintf("constants of type %s", c.Type().Name)})
}
