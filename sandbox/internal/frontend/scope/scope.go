// Package scope checks what CPython's symbol table and compiler check: which names a
// block of code declares, and statements that have no place where they stand. It
// also finds the local variables that no statement of the kind gpython knows makes
// local.
package scope

import (
	"fmt"

	"bhack/sandbox/internal/frontend/syntax"
)

// Info is what the later stages need to know about names.
type Info struct {
	// Locals are, for a function, the names that only an annotation or an assignment
	// expression makes local.
	Locals map[*syntax.FunctionDef][]string
	// Copies is the number of pairs of a block of code, other than the top level, and
	// a variable that it can see in the functions around it or that some block
	// declares global: gpython copies these for each block.
	Copies int
	// TextAnnotations tells that annotations are kept as texts and not evaluated.
	TextAnnotations bool
}

// Check checks a file. The error is a *syntax.Error.
func Check(f *syntax.File) (info *Info, err error) {
	c := &checker{info: &Info{Locals: map[*syntax.FunctionDef][]string{}}}
	defer func() {
		switch r := recover().(type) {
		case nil:
		case *syntax.Error:
			err = r
		default:
			panic(r)
		}
	}()
	c.info.TextAnnotations = checkFuture(f.Body)
	top := &block{kind: moduleBlock, flags: map[string]flag{}}
	c.block = top
	c.stmts(f.Body)
	c.analyze(top, c.globals)
	checkFlow(f, c.info.TextAnnotations)
	return c.info, nil
}

// stop gives up by a panic, which Check recovers.
func stop(line int, format string, args ...any) {
	panic(&syntax.Error{Line: line, Kind: "SyntaxError", Msg: fmt.Sprintf(format, args...)})
}

type blockKind uint8

const (
	moduleBlock blockKind = iota
	classBlock
	functionBlock
	lambdaBlock
	compBlock
)

// flag tells how a block uses a name.
type flag uint8

const (
	isGlobal    flag = 1 << iota // declared global
	isNonlocal                   // declared nonlocal
	isParam                      // a parameter
	isLocal                      // assigned to by a statement
	isUsed                       // read
	isAnnotated                  // in an annotation of a variable
	isNamed                      // the target of an assignment expression
)

// block is the code of a module, class, function, lambda or comprehension.
type block struct {
	kind   blockKind
	parent *block
	line   int
	flags  map[string]flag
	// order are the names in the order of their first use.
	order []string
	// declared are the lines of the global and nonlocal statements of names.
	declared map[string]int
	children []*block
	function *syntax.FunctionDef
}

// checker does what CPython's symbol table does, in its order.
type checker struct {
	*block
	info *Info
	// globals is the number of names in global statements.
	globals int
}

func (b *block) add(name string, f flag) {
	if _, known := b.flags[name]; !known {
		b.order = append(b.order, name)
	}
	b.flags[name] |= f
}

// enter begins a block inside the current one; leave ends it.
func (c *checker) enter(kind blockKind, line int) *block {
	b := &block{kind: kind, parent: c.block, line: line, flags: map[string]flag{}}
	c.children = append(c.children, b)
	c.block = b
	return b
}

func (c *checker) leave() { c.block = c.parent }

func (c *checker) params(p *syntax.Params) {
	for _, name := range p.Names() {
		if c.flags[name]&isParam != 0 {
			stop(c.line, "duplicate argument '%s' in function definition", name)
		}
		c.add(name, isParam)
	}
}

// declare checks a global or nonlocal statement.
func (c *checker) declare(line int, names []string, f flag, what string) {
	if f == isGlobal {
		c.globals += len(names)
	}
	for _, name := range names {
		switch seen := c.flags[name]; {
		case seen&isParam != 0:
			stop(line, "name '%s' is parameter and %s", name, what)
		case seen&isUsed != 0:
			stop(line, "name '%s' is used prior to %s declaration", name, what)
		case seen&isAnnotated != 0:
			stop(line, "annotated name '%s' can't be %s", name, what)
		case seen&(isLocal|isNamed) != 0:
			stop(line, "name '%s' is assigned to before %s declaration", name, what)
		}
		c.add(name, f)
		if c.declared == nil {
			c.declared = map[string]int{}
		}
		if _, before := c.declared[name]; !before {
			c.declared[name] = line
		}
	}
}

// named checks the target of an assignment expression, which is a variable of the
// innermost block that is no comprehension.
func (c *checker) named(x *syntax.NamedExpr) {
	b, name := c.block, x.Target.ID
	for ; b.kind == compBlock; b = b.parent {
		if b.flags[name]&isLocal != 0 {
			stop(x.Line(), "assignment expression cannot rebind comprehension iteration variable '%s'", name)
		}
		b.add(name, isUsed)
	}
	switch {
	case b.kind == classBlock && c.kind == compBlock:
		stop(x.Line(), "assignment expression within a comprehension cannot be used in a class body")
	case b.kind == lambdaBlock:
		stop(x.Line(), "assignment expressions in a lambda are not supported")
	}
	b.add(name, isNamed)
}

// analyze checks the declarations of a block and those in it, and fills in Info.
// visible is the number of variables around the block.
func (c *checker) analyze(b *block, visible int) {
	if b.parent != nil {
		c.info.Copies += visible
	}
	for _, name := range b.order {
		f := b.flags[name]
		line := b.declared[name]
		switch {
		case f&isGlobal != 0 && f&isNonlocal != 0:
			stop(line, "name '%s' is nonlocal and global", name)
		case f&isNonlocal != 0 && b.kind == moduleBlock:
			stop(line, "nonlocal declaration not allowed at module level")
		case f&isNonlocal != 0 && !b.isFree(name):
			stop(line, "no binding for nonlocal '%s' found", name)
		}
		if b.function != nil && f&(isAnnotated|isNamed) != 0 && f&(isGlobal|isNonlocal|isParam|isLocal) == 0 {
			c.info.Locals[b.function] = append(c.info.Locals[b.function], name)
		}
	}
	if b.kind >= functionBlock {
		visible += len(b.order)
	}
	for _, child := range b.children {
		c.analyze(child, visible)
	}
}

// isFree reports whether the name is a variable of a function around the block.
func (b *block) isFree(name string) bool {
	for p := b.parent; p != nil; p = p.parent {
		if p.kind == classBlock {
			if name == "__class__" {
				return true
			}
			continue
		}
		f := p.flags[name]
		if f&isGlobal != 0 || p.kind == moduleBlock {
			return false
		}
		if f&(isLocal|isParam|isAnnotated|isNamed) != 0 && f&isNonlocal == 0 {
			return true
		}
	}
	return false
}
