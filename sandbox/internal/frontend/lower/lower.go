// Package lower writes a tree as source text that gpython's compiler, which speaks
// Python 3.4, compiles to what Python 3.7 means.
//
// What has no counterpart in 3.4 becomes a call of a hidden function: a name that
// starts with a character that the names of a player's code cannot have, so that these
// can neither call nor shadow it. The decoder knows the names and makes instructions
// of them. The rewritten code costs the bytecodes that it has, as any other:
//
//   - each field of an f-string costs 2 bytecodes besides its expression and its
//     format specification, and the string 2 besides its fields, 1 for each piece of
//     text, if it has more than one piece;
//   - [*a, 1], f(*a, *b, k=1), {**a, 'k': 1} cost 2 besides the runs of elements, each
//     of which is a tuple or a dict, and the arguments after stars;
//   - {k: v} costs 2 besides the keys and values, unless all keys are constants: then
//     each pair costs 1 more;
//   - a decorator other than a name or a call of a name costs 2 more;
//   - x := y costs 3 besides y;
//   - a @ b and a @= b cost 2 more than a * b and a *= b;
//   - annotations of a function cost 1 besides what evaluating them costs; that of a
//     variable of a module or class costs 3 besides, and the module or class 2; those of
//     variables of functions cost nothing, nor do statements that are constants.
//
// Displays of more than maxDisplay elements, and calls of more than maxRun arguments,
// are put together from runs.
//
// What stays different from CPython 3.7: the defaults of a decorated function are
// evaluated before its decorators; constant expressions such as -1 are computed each
// time; the annotations of keyword-only parameters without a default come after those
// of the ones with.
//
// Literals become names, too, of the form literalName: so their values need not pass
// through gpython's lexer. A load of one is one bytecode, as that of a constant.
package lower

import (
	"fmt"
	"math"
	"math/big"
	"strconv"
	"strings"

	"bhack/sandbox/internal/frontend/scope"
	"bhack/sandbox/internal/frontend/syntax"
)

// Reserved is the character with which all made up names start. gpython takes it for
// a letter; package syntax refuses it.
const Reserved = "ª"

const literalPrefix = Reserved + "k"

// Literal returns the index in Source.Literals of the literal with the name.
func Literal(name string) (index int, ok bool) {
	digits, ok := strings.CutPrefix(name, literalPrefix)
	if !ok {
		return 0, false
	}
	index, err := strconv.Atoi(digits)
	return index, err == nil
}

// Source is a file as gpython's compiler reads it.
type Source struct {
	Text string
	// Lines are the lines of the file to which the lines of Text belong; the first one
	// is Lines[0].
	Lines []int32
	// Largest is the code object with the most bytecodes.
	Largest Code
	// Time is about how long it takes to compile the text, in nanoseconds.
	Time int
	// Literals are the values of the literals: int64, *big.Int, float64 or string.
	Literals []any
	// Dropped are the names that the imports left out would bind, but for names that mean the same without.
	Dropped []string
}

// Code is a code object: what it is the code of, and the line where it starts.
type Code struct {
	What string
	Line int
	// instrs is about the number of its bytecodes.
	instrs int
}

// Line returns the line of the file to which a line of Text belongs.
func (s *Source) Line(n int) int {
	if len(s.Lines) == 0 {
		return 1
	}
	return int(s.Lines[min(max(n, 1), len(s.Lines))-1])
}

// Lower writes a file that has been checked, and may take mostTime to compile: what the other files of the program have left of MaxTime.
// Imports of the inert modules are left out. The error is a *syntax.Error: a limit is exceeded.
func Lower(f *syntax.File, info *scope.Info, inert []string, mostTime int) (source *Source, err error) {
	p := &printer{info: info, inert: inert, mostTime: mostTime, source: &Source{}, literals: map[string]int{}}
	defer func() {
		switch r := recover().(type) {
		case nil:
		case *syntax.Error:
			source, err = nil, r
		default:
			panic(r)
		}
	}()
	if p.source.Time = info.Copies * copyTime; p.source.Time > mostTime {
		p.stop(1, p.tooLarge()+": too many functions see too many variables of functions around them, or there are too many global statements")
	}
	p.enter("the top level", 1)
	p.body(f.Body, false)
	p.leave()
	p.source.Text = p.out.String() + "\n"
	return p.source, nil
}

// printer writes the text.
type printer struct {
	info   *scope.Info
	inert  []string
	source *Source
	// mostTime is the most that source.Time may be.
	mostTime int
	// literals maps a key of a literal to its index.
	literals map[string]int

	out strings.Builder
	// line is the line of the file to which the current line of the text belongs.
	// want is the line that the next operand needs: the largest one of the nodes
	// that CPython's compiler has visited in the statement, as it does not go back.
	line, want int
	// fixed tells that the nodes being written have no lines of their own.
	fixed bool
	// brackets is the number of open brackets, indent the depth of blocks.
	brackets, indent int
	// sizes are the sizes of the code objects that the code is in; largest is the one
	// that takes the longest time to compile.
	sizes   []size
	largest size
	// inFunction tells that the statement is in the body of a function.
	inFunction bool
}

// begin starts a line of the text for a statement, or a part of one.
func (p *printer) begin(line int) {
	if len(p.source.Lines) > 0 {
		p.out.WriteByte('\n')
	}
	p.source.Lines = append(p.source.Lines, int32(line))
	p.line, p.want = line, line
	p.out.WriteString(strings.Repeat(" ", p.indent))
}

// write writes tokens that have no line of their own.
func (p *printer) write(text string) { p.out.WriteString(text) }

// leaf writes the first token of a node, on a line for the node.
func (p *printer) leaf(line int, text string) {
	if !p.fixed {
		p.want = max(p.want, line)
	}
	if p.want != p.line {
		if p.brackets == 0 {
			p.out.WriteByte('\\')
		}
		p.out.WriteByte('\n')
		p.line = p.want
		p.source.Lines = append(p.source.Lines, int32(p.line))
	}
	p.out.WriteString(text)
}

// ownLines begins the body of a function inside the statement, of which the lines begin with that of its node; back ends it.
func (p *printer) ownLines(line int) (back func()) {
	if p.fixed {
		return func() {}
	}
	want := p.want
	p.want = line
	return func() { p.want = want }
}

func (p *printer) open(bracket string) {
	p.out.WriteString(bracket)
	p.brackets++
}

func (p *printer) close(bracket string) {
	p.out.WriteString(bracket)
	p.brackets--
}

// hidden writes the name of a hidden function with the parenthesis of its call.
func (p *printer) hidden(f function) { p.open(f.Name() + "(") }

// literal returns the name of a literal.
func (p *printer) literal(value any) string {
	var key string
	switch v := value.(type) {
	case string:
		key = "s" + v
	case int64:
		key = "i" + strconv.FormatInt(v, 10)
	case *big.Int:
		key = "i" + v.Text(62)
	case float64:
		key = "f" + strconv.FormatUint(math.Float64bits(v), 10)
	default:
		panic(fmt.Sprintf("lower: literal of type %T", value))
	}
	index, ok := p.literals[key]
	if !ok {
		index = len(p.source.Literals)
		p.literals[key] = index
		p.source.Literals = append(p.source.Literals, value)
	}
	name := literalPrefix + strconv.Itoa(index)
	p.countName(name)
	return name
}
