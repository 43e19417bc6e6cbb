package sandbox_test

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	gpython "github.com/go-python/gpython/compile"
	"github.com/go-python/gpython/py"
	"github.com/go-python/gpython/vm"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bhack/sandbox"
)

// TestCostOfJumps holds conditions, and what they lead to, to what gpython's compiler makes of them:
// however many bytecodes are joined, left out or led on at once, each way through a function costs as many
// as a plain interpreter of those executes, and comes to the same.
func TestCostOfJumps(t *testing.T) {
	t.Parallel()
	const functions, calls = 400, 9
	random := rand.New(rand.NewPCG(7, 11))
	costs := map[int]bool{}
	for i := range functions {
		text := randomFunction(random)
		reference := compileFunction(t, text)
		for range calls {
			args := []int64{random.Int64N(3), random.Int64N(3), random.Int64N(3)}
			want, steps := execute(t, reference, args)
			got, cost := callFunction(t, text, args)
			costs[steps] = true
			if !assert.Equal(t, fmt.Sprintf("%v %d", want, steps), fmt.Sprintf("%s %d", got, cost), "f%v, number %d\n%s", args, i, text) {
				return
			}
		}
	}
	assert.Greater(t, len(costs), 60, "they are of many kinds")
}

// TestCostOfManyNots holds conditions to that with more UNARY_NOT before a jump than it may stand for.
func TestCostOfManyNots(t *testing.T) {
	t.Parallel()
	for _, nots := range []int{1, 2, 15, 16, 17, 18, 40, 127, 128, 129, 300} {
		for _, condition := range []string{"a", "a < b", "0 < a < c"} {
			text := "def f(a, b, c):\n    if " + strings.Repeat("not ", nots) + condition + ":\n        return a\n    return b\n"
			reference := compileFunction(t, text)
			for a := range int64(3) {
				args := []int64{a, 1, 2}
				want, steps := execute(t, reference, args)
				got, cost := callFunction(t, text, args)
				assert.Equal(t, fmt.Sprintf("%v %d", want, steps), fmt.Sprintf("%s %d", got, cost), "f%v, %d nots, %s", args, nots, condition)
			}
		}
	}
}

// TestCostOfFailedConditions makes sure that what comes after a part of a condition that raises is not
// charged: each two of these raise after as many bytecodes.
func TestCostOfFailedConditions(t *testing.T) {
	t.Parallel()
	const top = "class E:\n    def __bool__(self):\n        raise ValueError\n    def __gt__(self, x):\n        raise ValueError\n" +
		"class R:\n    def __lt__(self, x):\n        return E()\n    __gt__ = __lt__\n" +
		"e, b, r = E(), 1, R()\ntry:\n    %s\nexcept ValueError:\n    print('raised')\n"
	for condition, plain := range map[string]string{
		"if not e: pass":                "if e: pass",
		"if not not e: pass":            "if e: pass",
		"while not e: pass":             "while e: pass",
		"if b < e: pass":                "b < e",
		"if 0 < b < e: pass":            "0 < b < e",
		"if not 0 < b < e: pass":        "0 < b < e",
		"if 0 < b < 2 < e: pass":        "0 < b < 2 < e",
		"if not r < b: pass":            "if r < b: pass",
		"if not not r < b: pass":        "if r < b: pass",
		"while not r < b: pass":         "while r < b: pass",
		"if r < b < 2: pass":            "b = r < b < 2",
		"if not r < b < 2: pass":        "b = r < b < 2",
		"if 0 < b < r: pass":            "b = 0 < b < r and 2",
		"if not 0 < b < r: pass":        "b = 0 < b < r and 2",
		"b = 0 < b < r or 2":            "b = 0 < b < r and 2",
		"b = 0 < b < e and b":           "0 < b < e",
		"b = 2 if 0 < b < e else 3":     "0 < b < e",
		"b = [2 for x in [3] if not e]": "b = [2 for x in [3] if e]",
	} {
		var costs [2]int64
		for i, text := range [...]string{condition, plain} {
			program, err := sandbox.Compile([]sandbox.File{{Path: "f.py", Text: fmt.Appendf(nil, top, text), Module: "__main__"}}, sandbox.Options{})
			require.NoError(t, err, text)
			r := runProgram(program, 1_000_000, 1)
			require.Equal(t, "raised\n", r.output, text)
			costs[i] = r.trace[0]
		}
		assert.Equal(t, costs[1], costs[0], condition)
	}
}

// callFunction returns what the function f of a program returns, and how many bytecodes that takes.
func callFunction(t *testing.T, text string, args []int64) (result string, cost int) {
	t.Helper()
	play := func(text, end string) run {
		text = fmt.Sprintf("%sx = f(%d, %d, %d)\n%s", text, args[0], args[1], args[2], end)
		program, err := sandbox.Compile([]sandbox.File{{Path: "f.py", Text: []byte(text), Module: "__main__"}}, sandbox.Options{})
		require.NoError(t, err, text)
		r := runProgram(program, 1_000_000, 1)
		require.Nil(t, r.exception, text)
		return r
	}
	const plain, plainCost = "def f(a, b, c):\n    return a\n", 2
	return strings.TrimSpace(play(text, "print(x)").output), int(play(text, "").bytecodes-play(plain, "").bytecodes) + plainCost
}

// compileFunction returns what gpython's compiler makes of the first function of a program.
func compileFunction(t *testing.T, text string) *py.Code {
	t.Helper()
	top, err := gpython.Compile(text, "f.py", py.ExecMode, 0, true)
	require.NoError(t, err, text)
	for _, c := range top.Consts {
		if f, ok := c.(*py.Code); ok {
			return f
		}
	}
	require.Fail(t, "no function", text)
	return nil
}

// execute interprets the few bytecodes that random functions are made of, and counts them.
func execute(t *testing.T, code *py.Code, args []int64) (result any, steps int) {
	t.Helper()
	locals := make([]any, len(code.Varnames))
	for i, arg := range args {
		locals[i] = arg
	}
	type block struct{ end, depth int }
	var stack []any
	var blocks []block
	pop := func() any {
		v := stack[len(stack)-1]
		stack = stack[:len(stack)-1]
		return v
	}
	for at := 0; ; steps++ {
		op, arg, next := vm.OpCode(code.Code[at]), 0, at+1
		if op.HAS_ARG() {
			arg, next = int(code.Code[at+1])|int(code.Code[at+2])<<8, at+3
		}
		at = next
		switch op {
		case vm.LOAD_FAST:
			stack = append(stack, locals[arg])
		case vm.STORE_FAST:
			locals[arg] = pop()
		case vm.LOAD_CONST:
			switch c := code.Consts[arg].(type) {
			case py.Int:
				stack = append(stack, int64(c))
			case py.Bool:
				stack = append(stack, bool(c))
			default:
				stack = append(stack, nil)
			}
		case vm.COMPARE_OP:
			y, x := number(pop()), number(pop())
			stack = append(stack, [...]bool{x < y, x <= y, x == y, x != y, x > y, x >= y}[arg])
		case vm.INPLACE_ADD:
			y, x := pop(), pop()
			stack = append(stack, number(x)+number(y))
		case vm.UNARY_NOT:
			stack = append(stack, number(pop()) == 0)
		case vm.POP_TOP:
			pop()
		case vm.DUP_TOP:
			stack = append(stack, stack[len(stack)-1])
		case vm.ROT_TWO, vm.ROT_THREE:
			v, below := pop(), 1
			if op == vm.ROT_THREE {
				below = 2
			}
			i := len(stack) - below
			stack = append(stack[:i], append([]any{v}, stack[i:]...)...)
		case vm.JUMP_FORWARD:
			at += arg
		case vm.JUMP_ABSOLUTE, vm.CONTINUE_LOOP:
			at = arg
		case vm.POP_JUMP_IF_FALSE, vm.POP_JUMP_IF_TRUE:
			if (number(pop()) != 0) == (op == vm.POP_JUMP_IF_TRUE) {
				at = arg
			}
		case vm.JUMP_IF_FALSE_OR_POP, vm.JUMP_IF_TRUE_OR_POP:
			if (number(stack[len(stack)-1]) != 0) == (op == vm.JUMP_IF_TRUE_OR_POP) {
				at = arg
			} else {
				pop()
			}
		case vm.SETUP_LOOP:
			blocks = append(blocks, block{at + arg, len(stack)})
		case vm.POP_BLOCK, vm.BREAK_LOOP:
			b := blocks[len(blocks)-1]
			blocks, stack = blocks[:len(blocks)-1], stack[:b.depth]
			if op == vm.BREAK_LOOP {
				at = b.end
			}
		case vm.RETURN_VALUE:
			return python(pop()), steps + 1
		default:
			require.Fail(t, "unknown bytecode", op)
		}
	}
}

// number returns an int or a bool as a number, and None as 0.
func number(v any) int64 {
	switch v := v.(type) {
	case int64:
		return v
	case bool:
		if v {
			return 1
		}
	}
	return 0
}

// python returns what Python prints for a value.
func python(v any) string {
	switch v := v.(type) {
	case bool:
		return strings.ToUpper(fmt.Sprint(v)[:1]) + fmt.Sprint(v)[1:]
	case nil:
		return "None"
	}
	return fmt.Sprint(v)
}

// randomFunction returns the text of a function of three numbers that makes its way by conditions.
func randomFunction(random *rand.Rand) string {
	g := functionWriter{random: random}
	g.text.WriteString("def f(a, b, c):\n    n = 0\n")
	for range 1 + random.IntN(3) {
		g.statement("    ", 0, false)
	}
	g.text.WriteString("    return " + g.condition(0) + "\n")
	return g.text.String()
}

type functionWriter struct {
	random *rand.Rand
	text   strings.Builder
}

func (g *functionWriter) pick(from ...string) string { return from[g.random.IntN(len(from))] }

func (g *functionWriter) operand() string {
	return g.pick("a", "b", "c", "a", "b", "c", "n", "0", "1", "2", "True", "False")
}

// condition returns an expression of comparisons, most of them with several parts.
func (g *functionWriter) condition(depth int) string {
	kind := g.random.IntN(9)
	if depth > 2 {
		kind = g.random.IntN(4)
	}
	inner := func() string { return g.condition(depth + 1) }
	switch kind {
	case 0:
		return g.pick("a", "b", "c")
	case 1, 2, 3:
		var text strings.Builder
		text.WriteString(g.operand())
		for range 1 + g.random.IntN(3) {
			text.WriteString(g.pick(" < ", " <= ", " == ", " != ", " > ", " >= ") + g.operand())
		}
		return text.String()
	case 4:
		return "not (" + inner() + ")"
	case 5:
		return "(" + inner() + " and " + inner() + ")"
	case 6:
		return "(" + inner() + " or " + inner() + ")"
	case 7:
		return "(" + inner() + " if " + inner() + " else " + inner() + ")"
	}
	return "((" + inner() + ") " + g.pick("<", "==", ">=") + " " + g.pick("a", "b") + " < c)"
}

func (g *functionWriter) statement(indent string, depth int, loop bool) {
	line := func(format string, args ...any) { fmt.Fprintf(&g.text, indent+format+"\n", args...) }
	kind := g.random.IntN(7)
	if depth > 2 {
		kind %= 3
	}
	switch kind {
	case 0:
		line("%s = %s", g.pick("a", "b", "c"), g.condition(1))
	case 1:
		switch {
		case loop && g.random.IntN(2) == 0:
			line("%s", g.pick("break", "continue"))
		default:
			line("return %s", g.condition(1))
		}
	case 2:
		line("%s", g.condition(1))
	case 3, 4, 5:
		line("if %s:", g.condition(0))
		g.statement(indent+"    ", depth+1, loop)
		if g.random.IntN(2) == 0 {
			line("elif %s:", g.condition(0))
			g.statement(indent+"    ", depth+1, loop)
		}
		if g.random.IntN(2) == 0 {
			line("else:")
			g.statement(indent+"    ", depth+1, loop)
		}
	default:
		line("while n < 5 and %s:", g.condition(0))
		line("    n += 1")
		g.statement(indent+"    ", depth+1, true)
		g.statement(indent+"    ", depth+1, true)
	}
}
