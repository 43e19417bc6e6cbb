package frontend

import (
	"fmt"
	"math/big"
	"runtime"

	"github.com/go-python/gpython/py"
	"github.com/go-python/gpython/vm"

	"bhack/sandbox/internal/code"
	"bhack/sandbox/internal/frontend/lower"
	"bhack/sandbox/internal/object"
)

// programDecoder holds what the files of a program share while they are decoded.
type programDecoder struct {
	names    map[string]*object.Str
	builtins map[*object.Str]int32
	methods  map[*object.Str]int32
	// attributes are the names of attributes.
	attributes map[*object.Str]bool
	// counted are those that are names of counters.
	counted map[string]bool
	// captures are what capturesOf has returned.
	captures map[*py.Code]map[string]capture
	program  *code.Program
}

// unitDecoder decodes one file.
type unitDecoder struct {
	*programDecoder
	unit    *code.Unit
	source  *prepared
	top     *py.Code
	globals map[*object.Str]int32
	// counters are the slots of counters.
	counters map[int32]bool
	// dicts are the slots that may be of dicts of counters.
	dicts map[int32]*dictUse
	// namespaces are the classes that are nothing but a namespace for variables.
	namespaces namespaces
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

// attribute is intern for the name of an attribute.
func (p *programDecoder) attribute(name string) *object.Str {
	s := p.intern(name)
	if !p.attributes[s] {
		p.attributes[s] = true
		s.InSlot(len(p.attributes))
	}
	return s
}

func (p *programDecoder) builtinSlot(name *object.Str) int32 {
	return slotOf(name, p.builtins, &p.program.Builtins)
}

func (p *programDecoder) methodSlot(name *object.Str) int32 {
	return slotOf(name, p.methods, &p.program.Methods)
}

func (u *unitDecoder) globalSlot(name *object.Str) int32 {
	return slotOf(name, u.globals, &u.unit.Globals)
}

// slotOf returns the index of a name among some names, to which it is added. slots has the indexes of these.
func slotOf(name *object.Str, slots map[*object.Str]int32, names *[]*object.Str) int32 {
	slot, ok := slots[name]
	if !ok {
		slot = int32(len(*names))
		slots[name] = slot
		*names = append(*names, name)
	}
	return slot
}

// decodeTop decodes the code of the file's top level.
func (u *unitDecoder) decodeTop() error {
	return u.guard(func() {
		u.unit.Top = u.decode(nil, u.top, u.top.Name, "", false)
		qualifyInner(u.unit.Top, "")
		u.unit.Dicts = u.countedDicts()
		for _, n := range u.namespaces { // in any order
			u.unit.Variables += len(n.variables)
		}
		u.unit.NameSlot, u.unit.DocSlot = int(u.globalSlot(u.intern("__name__"))), -1
		if doc, ok := u.globals[u.intern("__doc__")]; ok {
			u.unit.DocSlot = int(doc)
		}
	})
}

// guard does a part of the decoding, and returns the error of a file for which that fails.
func (u *unitDecoder) guard(do func()) (err error) {
	defer func() {
		switch r := recover().(type) {
		case nil:
		case decodeError:
			err = &SyntaxError{File: u.unit.File, Line: r.line, Msg: "SyntaxError: " + r.msg}
		case runtime.Error: // bytecode that is not as gpython makes it
			err = &SyntaxError{File: u.unit.File, Line: u.line, Msg: "SyntaxError: cannot decode bytecode: " + r.Error()}
		default:
			panic(r)
		}
	}()
	do()
	return nil
}

// decodeInner decodes the code of a function or class that outer makes.
func (u *unitDecoder) decodeInner(outer *decoder, in *py.Code) *code.Code {
	name, class := unmangle(outer.class, in.Name), outer.class
	isClass := outer.isClassBody(outer.at)
	if isClass {
		class = name
	}
	return u.decode(outer, in, name, class, isClass)
}

// isClassBody reports whether the bytecode at an index loads the body of a class: code
// that the function which makes classes is about to get.
func (d *decoder) isClassBody(at int) bool {
	if at < 0 || d.raws[at].op != vm.LOAD_CONST {
		return false
	}
	in, ok := d.in.Consts[d.raws[at].arg].(*py.Code)
	if !ok {
		return false
	}
	back := at - 1
	if len(in.Freevars) > 0 { // the closure comes between
		back -= len(in.Freevars) + 1
	}
	return back >= 0 && d.raws[back].op == vm.LOAD_BUILD_CLASS
}

// decode decodes a code object that outer makes a function or class of; outer is nil for a
// top level.
func (u *unitDecoder) decode(outer *decoder, in *py.Code, name, class string, isClass bool) *code.Code {
	out := &code.Code{
		Name: name, Qualname: name, File: u.unit.File, Unit: u.unit,
		NumArgs: int(in.Argcount), NumKwOnly: int(in.Kwonlyargcount),
		HasVarArgs: in.Flags&py.CO_VARARGS != 0, HasVarKw: in.Flags&py.CO_VARKEYWORDS != 0,
		IsGenerator: in.Flags&py.CO_GENERATOR != 0, IsClass: isClass, Doc: object.None, Live: new(code.Live), Params: new(code.Params),
	}
	for _, name := range in.Varnames {
		out.Locals = append(out.Locals, u.intern(name))
	}
	d := &decoder{
		unit: u, in: in, out: out, class: class, constants: map[object.Value]int32{},
		state: &state{}, known: map[int]*state{},
	}
	d.scanBytecode()
	d.placeVariables(outer)
	out.NumRegs = out.FirstTemp() + 2
	out.Simple = len(out.Cells) == 0 && out.NumKwOnly == 0 &&
		!out.HasVarArgs && !out.HasVarKw && !out.IsGenerator && !isClass
	if !isClass && in.Name[0] != '<' && len(in.Consts) > 0 {
		if name, ok := in.Consts[0].(py.String); ok {
			if i, ok := lower.Literal(string(name)); ok {
				out.Doc = u.literal(i)
			}
		}
	}
	d.run()
	return out
}

// literal returns the value of a literal of the file.
func (u *unitDecoder) literal(i int) object.Value {
	switch v := u.source.Literals[i].(type) {
	case int64:
		return object.Int(v)
	case *big.Int:
		return object.FromBig(v)
	case float64:
		return object.Float(v)
	case string:
		return u.intern(v).Value()
	default:
		panic(fmt.Sprintf("frontend: literal of type %T", v))
	}
}

// constValue converts a constant of the front end. Literals are none: they are names.
func (u *unitDecoder) constValue(c py.Object) object.Value {
	switch c := c.(type) {
	case py.Int:
		return object.Int(int64(c))
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
		return object.NewSharedTuple(items)
	}
	panic(decodeError{u.line, fmt.Sprintf("constant of type %s", c.Type().Name)})
}
