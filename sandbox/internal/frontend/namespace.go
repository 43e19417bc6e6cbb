package frontend

import (
	"slices"
	"strings"

	"github.com/go-python/gpython/py"
	"github.com/go-python/gpython/vm"

	"bhack/sandbox/internal/code"
	"bhack/sandbox/internal/object"
)

// A namespace is a class of the main module of which a program makes nothing but variables, as
//
//	class G:
//	    turns = 0
//
// if all that it does with G is to load and store what the body assigns, and that after the statement, which is always executed: then
// nobody can tell that G.turns is a global of its own, as it takes as many bytecodes. So it is one: it is loaded and stored as globals
// are, and may be a counter.

// findNamespaces finds the namespaces of a program, and replaces bytecodes for their attributes by those for globals. A module
// that a file may import is left alone, as others get at its classes.
func findNamespaces(units []*unitDecoder) {
	imported, described := map[string]bool{}, false
	for _, u := range units {
		for _, literal := range u.source.Literals {
			text, _ := literal.(string)
			described = described || describing[text]
		}
		eachCode(u.top, func(in *py.Code) {
			described = described || slices.ContainsFunc(in.Names, func(name string) bool { return describing[name] })
			eachBytecode(in.Code, func(_, _ int, op vm.OpCode, arg, _ int) {
				switch op {
				case vm.IMPORT_STAR:
					described = true // it may bind the name of the class
				case vm.IMPORT_NAME, vm.IMPORT_FROM:
					for part := range strings.SplitSeq(in.Names[arg], ".") {
						imported[part] = true
					}
				}
			})
		})
	}
	for _, u := range units {
		if name := u.unit.Module; !described && !imported[name] && !imported["__main__"] && !strings.Contains(name, ".") {
			u.findNamespaces()
		}
	}
}

// describing are the names by which a program may come by a value that is something else as an attribute of a class: one with a
// method __get__, of whatever name that has been put together.
var describing = map[string]bool{
	"__get__": true, "__dict__": true, "staticmethod": true, "classmethod": true, "partialmethod": true, "singledispatchmethod": true,
	"abstractclassmethod": true, "abstractstaticmethod": true,
	"getattr": true, "__getattribute__": true, "attrgetter": true, "methodcaller": true, "setattr": true, "__setattr__": true,
	"type": true, "__class__": true, "ABCMeta": true, "EnumMeta": true, "make_dataclass": true, "update_wrapper": true, "wraps": true,
	"lru_cache": true, "singledispatch": true, // the results of which have one
	"get_type_hints": true, // which looks up attributes by texts
}

// eachCode calls visit for a code object and all that are in it.
func eachCode(in *py.Code, visit func(in *py.Code)) {
	visit(in)
	for _, c := range in.Consts {
		if inner, ok := c.(*py.Code); ok {
			eachCode(inner, visit)
		}
	}
}

func (u *unitDecoder) findNamespaces() {
	raws, _ := located(u.top)
	found := namespaces{}
	before := map[string]bool{} // names that come before what comes now
	skipped := 0                // from here on bytecodes are always executed, as far as no exception ends the top level
	for i := range raws {
		if name, n := classAt(u.top, raws[i:]); n != nil && !before[name] && i >= skipped {
			found[name] = n
		}
		skipped = max(skipped, raws[i].target)
		eachName(u.top, &raws[i], func(name string) {
			if _, ok := assigned(u.top, &raws[i]); ok && before[name] {
				delete(found, name) // which has been bound before
			}
			before[name] = true
		})
	}
	if len(found) == 0 {
		return
	}
	eachCode(u.top, func(in *py.Code) { found.check(in, in == u.top) })
	if len(found) > 0 {
		eachCode(u.top, func(in *py.Code) { found.rewrite(in, in == u.top) })
		u.namespaces = found
	}
}

// eachName calls visit for each name that a bytecode uses, or the code that it loads.
func eachName(in *py.Code, r *raw, visit func(name string)) {
	switch r.op {
	case vm.LOAD_NAME, vm.LOAD_GLOBAL, vm.STORE_NAME, vm.STORE_GLOBAL, vm.DELETE_NAME, vm.DELETE_GLOBAL:
		visit(in.Names[r.arg])
	case vm.LOAD_CONST:
		if inner, ok := in.Consts[r.arg].(*py.Code); ok {
			eachCode(inner, func(in *py.Code) {
				for _, name := range in.Names {
					visit(name)
				}
			})
		}
	}
}

// classAt returns the name that a class statement without bases or decorators binds, which begins with raws, and what namespace it may
// be; nil for another one, or if the body does more than to assign what it takes no function, loop or statement if to find.
func classAt(in *py.Code, raws []raw) (name string, n *namespace) {
	ops := [...]vm.OpCode{vm.LOAD_BUILD_CLASS, vm.LOAD_CONST, vm.LOAD_CONST, vm.MAKE_FUNCTION, vm.LOAD_CONST, vm.CALL_FUNCTION, vm.STORE_NAME}
	if len(raws) < len(ops) {
		return "", nil
	}
	for i, op := range ops {
		if raws[i].op != op {
			return "", nil
		}
	}
	body, ok := in.Consts[raws[1].arg].(*py.Code)
	if !ok || raws[3].arg != 0 || raws[5].arg != 2 {
		return "", nil
	}
	if n = namespaceOf(body); n == nil {
		return "", nil
	}
	return in.Names[raws[6].arg], n
}

// maxVariables is how many variables a namespace has at most.
const maxVariables = 256

// namespaceOf returns what namespace the class with a body may be; nil for another one.
func namespaceOf(body *py.Code) *namespace {
	n := &namespace{}
	raws, _ := located(body)
	skipped := 0   // from here on bytecodes are always executed
	isOwn := false // what is going to be assigned may be an object of the robot's own
	copies := 0    // of what is going to be assigned, to several variables, at most
	for i := range raws {
		r := &raws[i]
		skipped = max(skipped, r.target)
		switch r.op {
		case vm.STORE_NAME:
			name := body.Names[r.arg]
			switch {
			case i < skipped:
				return nil
			case strings.HasPrefix(name, "__"):
			default:
				if n.add(name, isOwn); len(n.variables) > maxVariables {
					return nil
				}
			}
			isOwn = isOwn && copies > 0
			copies = max(copies-1, 0)
		case vm.STORE_SUBSCR: // as of an annotation
			isOwn = isOwn && copies > 0
		case vm.DUP_TOP:
			copies++
		case vm.LOAD_NAME:
			name := body.Names[r.arg]
			isOwn = isOwn || !isLiteral(name) && !getters[name] && !sharing[name] && (!slices.Contains(n.variables, name) || slices.Contains(n.own, name))
		case vm.CALL_FUNCTION:
			isOwn = isOwn || raws[i-1].op != vm.LOAD_NAME || !getters[body.Names[raws[i-1].arg]]
		case vm.LOAD_ATTR:
			isOwn = isOwn || raws[i-1].op != vm.LOAD_NAME || !enumerations[body.Names[raws[i-1].arg]]
		case vm.LOAD_CONST:
			if inner, ok := body.Consts[r.arg].(*py.Code); ok && !comprehensions[inner.Name] {
				return nil
			}
		case vm.BUILD_TUPLE, vm.ROT_TWO, vm.ROT_THREE, vm.POP_TOP, vm.RETURN_VALUE, vm.UNARY_NEGATIVE, vm.UNARY_NOT,
			vm.BINARY_ADD, vm.BINARY_SUBTRACT, vm.BINARY_FLOOR_DIVIDE, vm.COMPARE_OP,
			vm.POP_JUMP_IF_FALSE, vm.POP_JUMP_IF_TRUE, vm.JUMP_IF_FALSE_OR_POP, vm.JUMP_IF_TRUE_OR_POP, vm.JUMP_FORWARD:
		case vm.BUILD_LIST, vm.BUILD_MAP, vm.STORE_MAP, vm.BUILD_SET, vm.MAKE_FUNCTION, vm.GET_ITER, vm.BINARY_SUBSCR, vm.BINARY_MULTIPLY,
			vm.BINARY_TRUE_DIVIDE, vm.BINARY_MODULO, vm.BINARY_POWER:
			isOwn = true
		default:
			return nil
		}
	}
	if len(n.variables) == 0 {
		return nil
	}
	return n
}

// getters are functions of the API without arguments, whose results no robot has of its own.
var getters = map[string]bool{"get_team": true, "get_type": true, "get_board_size": true}

// sharing are the other names that a body loads, besides literals, of what no robot has of its own: enumerations of the API, that of the
// module, and types in annotations.
var sharing = map[string]bool{
	"Team": true, "RobotType": true, "__name__": true, "__annotations__": true,
	"int": true, "str": true, "bool": true, "float": true, "list": true, "dict": true, "set": true, "tuple": true,
}

// comprehensions are the functions that a body may have: they are called at once, and find nothing of the class.
var comprehensions = map[string]bool{"<listcomp>": true, "<setcomp>": true, "<dictcomp>": true}

// enumerations are those of the API.
var enumerations = map[string]bool{"Team": true, "RobotType": true}

// namespace is a class that may be one.
type namespace struct {
	// variables are the names that the body assigns, and own those to which it may assign an object of the robot's own. The class keeps that
	// alive, so that nothing else may be assigned.
	variables, own []string
}

// add adds a variable that the body assigns.
func (n *namespace) add(variable string, isOwn bool) {
	if !slices.Contains(n.variables, variable) {
		n.variables = append(n.variables, variable)
	}
	if isOwn && !slices.Contains(n.own, variable) {
		n.own = append(n.own, variable)
	}
}

// keeps reports whether the class keeps what its body assigns to a variable alive.
func (n *namespace) keeps(variable string) bool { return n != nil && slices.Contains(n.own, variable) }

// namespaces are those that may be some, by the names that the classes bind.
type namespaces map[string]*namespace

// variableName returns the name of the global that is a variable of a namespace: one that no source can spell.
func variableName(class, variable string) string { return class + "." + variable }

// isVariable reports whether a name is that of a global that is a variable of a namespace.
func isVariable(name string) bool { return strings.Contains(name, ".") }

// use is a place in the bytecode where a variable of a namespace is loaded or stored.
type use struct {
	begin, end      int // in the text
	class, variable string
	op              vm.OpCode // what takes its place
}

// inCode calls do for each use of what may be a namespace. It takes back all that are used in another way.
func (n namespaces) inCode(in *py.Code, isTop bool, do func(u use)) {
	if !slices.ContainsFunc(in.Names, func(name string) bool { return n[name] != nil }) {
		return
	}
	load, store := vm.OpCode(vm.LOAD_GLOBAL), vm.OpCode(vm.STORE_GLOBAL)
	if isTop {
		load, store = vm.LOAD_NAME, vm.STORE_NAME
	}
	raws, begins := located(in)
	at := func(i int, op vm.OpCode) bool { return i < len(raws) && raws[i].op == op && !raws[i].isTarget }
	for i, r := range raws {
		if name, ok := assigned(in, &r); ok && !(isTop && r.op == vm.STORE_NAME) {
			delete(n, name)
		}
		if r.op != vm.LOAD_GLOBAL && r.op != vm.LOAD_NAME || n[in.Names[r.arg]] == nil {
			continue
		}
		class := in.Names[r.arg]
		uses := func(i int) bool { return slices.Contains(n[class].variables, in.Names[raws[i].arg]) }
		switch {
		case r.op != load: // as in the body of another class
			delete(n, class)
		case at(i+1, vm.LOAD_ATTR) && uses(i+1):
			do(use{begins[i], begins[i+2], class, in.Names[raws[i+1].arg], load})
		case at(i+1, vm.STORE_ATTR) && uses(i+1):
			do(use{begins[i], begins[i+2], class, in.Names[raws[i+1].arg], store})
		case at(i+1, vm.DUP_TOP) && at(i+2, vm.LOAD_ATTR) && uses(i+2): // as G.turns += 1
			end := i + 3
			for end < len(raws) && !(at(end-1, vm.ROT_TWO) && at(end, vm.STORE_ATTR)) {
				end++
			}
			if end == len(raws) || raws[end].arg != raws[i+2].arg {
				delete(n, class)
				continue
			}
			name := in.Names[raws[end].arg]
			do(use{begins[i], begins[i+3], class, name, load})
			do(use{begins[end-1], begins[end+1], class, name, store})
		default:
			delete(n, class)
		}
	}
}

// located returns the bytecodes of some code, those that jumps lead to as such, and where in the text each begins, with the end of it.
func located(in *py.Code) (raws []raw, begins []int) {
	index := make([]int, len(in.Code)+1)
	eachBytecode(in.Code, func(begin, _ int, op vm.OpCode, arg, next int) {
		index[begin] = len(raws)
		raws = append(raws, raw{op: op, arg: arg, target: targetOf(op, arg, next)})
		begins = append(begins, begin)
	})
	for i := range raws {
		if r := &raws[i]; r.target >= 0 {
			r.target = index[r.target]
			raws[r.target].isTarget = true
		}
	}
	return raws, append(begins, len(in.Code))
}

// check takes back namespaces of which a use in some code cannot be rewritten. It names the variables that the code uses.
func (n namespaces) check(in *py.Code, isTop bool) {
	var known map[string]int
	n.inCode(in, isTop, func(u use) {
		if known == nil {
			known = indexOf(in.Names)
		}
		name := variableName(u.class, u.variable)
		at, ok := known[name]
		if !ok {
			at = len(in.Names)
			in.Names, known[name] = append(in.Names, name), at
		}
		stores := u.op == vm.STORE_GLOBAL || u.op == vm.STORE_NAME
		if at > maxArgument || u.end-u.begin > maxUse || stores && n[u.class].keeps(u.variable) {
			delete(n, u.class)
		}
	})
}

// indexOf returns where each of the names is, the first of those that are the same.
func indexOf(names []string) map[string]int {
	index := make(map[string]int, len(names))
	for i := len(names) - 1; i >= 0; i-- {
		index[names[i]] = i
	}
	return index
}

const (
	// maxArgument is the largest argument of a bytecode without an EXTENDED_ARG.
	maxArgument = 1<<16 - 1
	// maxUse is how many bytes the bytecodes for a use have, if none has an EXTENDED_ARG.
	maxUse = 7
	// argumentBytes is how many bytes a bytecode with an argument has.
	argumentBytes = 3
)

// rewrite rewrites the uses in some code.
func (n namespaces) rewrite(in *py.Code, isTop bool) {
	var text []byte
	var known map[string]int
	n.inCode(in, isTop, func(u use) {
		if text == nil {
			text, known = []byte(in.Code), indexOf(in.Names)
		}
		u.rewrite(text, known[variableName(u.class, u.variable)])
	})
	if text != nil {
		in.Code = string(text)
	}
}

// rewrite puts one bytecode, with an argument, in the place of those for the use, with fillers in front of it, so that all others stay where
// they are. There are as many fillers as there have been other bytecodes.
func (u *use) rewrite(text []byte, arg int) {
	at := u.end - argumentBytes
	for i := u.begin; i < at; {
		if at-i >= argumentBytes {
			text[i], text[i+1], text[i+2] = byte(vm.EXTENDED_ARG), 0, 0
			i += argumentBytes
		} else {
			text[i] = byte(vm.NOP)
			i++
		}
	}
	text[at], text[at+1], text[at+2] = byte(u.op), byte(arg), byte(arg>>8)
}

// fillers returns how many bytecodes stood in a text where there are fillers now, which no bytecode of gpython's compiler is: NOP, and
// EXTENDED_ARG with 0.
func fillers(text string) (n int) {
	for i := 0; i < len(text); {
		switch {
		case vm.OpCode(text[i]) == vm.NOP:
			n++
			i++
			continue
		case text[i+1] == 0 && text[i+2] == 0:
			n++
		}
		i += argumentBytes
	}
	return n
}

// bindVariables gives the variables of a namespace, a class that has just been made, the values that its body has assigned.
func (d *decoder) bindVariables(class string, value int32) {
	reg := max(int32(d.scratch()), value+1)
	d.useReg(int(reg))
	for _, variable := range d.unit.namespaces[class].variables {
		d.emit(code.Instr{Op: code.LoadAttr, A: reg, B: value, C: d.constant(d.unit.attribute(variable).Value())})
		slot := d.unit.globalSlot(d.unit.intern(variableName(class, variable)))
		d.unit.share(slot) // with the class
		in := code.Instr{Op: code.StoreGlobal, A: reg, B: slot}
		if d.isCounter(slot) {
			in.Op = code.StoreCounter
		}
		d.emit(in)
	}
}

// storeCost returns what it costs to store a global besides its bytecodes: for a variable of a namespace, what it costs to change a class.
func storeCost(name string) uint8 {
	if isVariable(name) {
		return object.ClassChangeCost
	}
	return 0
}
