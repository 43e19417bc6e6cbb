package vm

import (
	"bhack/sandbox/internal/code"
	"bhack/sandbox/internal/meter"
	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/ops"
)

// bindInPlace makes the frame of a call whose positional arguments are in
// registers from first on, which become those of the parameters. For a generator
// function there is no frame, and the generator is in m.made.
func (m *Machine) bindInPlace(f *frame, fn *Function, first int, args object.Args) (*frame, error) {
	if m.Depth >= m.MaxDepth {
		return nil, recursionError()
	}
	c := fn.Code
	n := len(args.Pos)
	if n > c.NumArgs || n < c.NumArgs-len(fn.Defaults) || c.IsGenerator && c.HasVarKw || c.NumKwOnly > 0 {
		return m.bindAbove(f, fn, args)
	}
	if c.IsGenerator {
		m.Spend(2 * meter.ObjectCost)
		g := newGenerator(c, fn.Globals, make([]object.Value, c.NumRegs))
		g.nameAs(fn)
		copy(g.frame.regs, args.Pos)
		bindRest(g.frame.regs, fn, n)
		m.made = g.Value()
		return nil, nil
	}
	nf := m.push(f, c, fn.Globals, first)
	clear(nf.regs[n:c.FirstTemp()])
	bindRest(nf.regs, fn, n)
	return nf, nil
}

// bindRest makes what a call has besides its n arguments.
func bindRest(regs []object.Value, fn *Function, n int) {
	c := fn.Code
	copy(regs[n:c.NumArgs], fn.Defaults[len(fn.Defaults)-(c.NumArgs-n):])
	if c.HasVarArgs {
		regs[c.NumArgs] = object.NewTuple(nil)
	}
	if c.HasVarKw {
		regs[c.NumArgs+boolInt(c.HasVarArgs)] = object.NewDict().Value()
	}
	makeCells(regs, c, fn.Closure)
}

// comprehend executes Comprehend. What the comprehension takes over from f is still
// where its function would have found it.
func (m *Machine) comprehend(f *frame, in *code.Instr) error {
	if m.Depth >= m.MaxDepth {
		return recursionError()
	}
	c := f.code.Codes[in.Aux]
	if c.IsGenerator {
		g := m.newExpression(c, f.globals)
		g.frame.regs[0] = f.regs[in.A]
		adoptCells(g.frame.regs, c, f)
		m.Spend(2 * meter.ObjectCost)
		m.made = g.Value()
		return m.entered(f, in, nil, nil)
	}
	nf := m.push(f, c, f.globals, int(in.A))
	clear(nf.regs[1:c.FirstTemp()])
	adoptCells(nf.regs, c, f)
	nf.dst = in.B
	return nil
}

// adoptCells is makeCells for code that f makes no function of.
func adoptCells(regs []object.Value, c *code.Code, f *frame) {
	makeCells(regs, c, nil)
	free := regs[c.FirstFree():]
	for i, reg := range c.FreeFrom {
		free[i] = f.regs[reg]
	}
}

func boolInt(b bool) int {
	if b {
		return 1
	}
	return 0
}

// bindAbove is bindInPlace for arguments that are anywhere, and for keywords.
func (m *Machine) bindAbove(f *frame, fn *Function, args object.Args) (*frame, error) {
	if m.Depth >= m.MaxDepth {
		return nil, recursionError()
	}
	c := fn.Code
	if n := len(args.Names) * (c.NumArgs + c.NumKwOnly); n > keywordsFree {
		if err := m.Charge(int64(n / keywordsPerBytecode)); err != nil {
			return nil, err
		}
	}
	if c.IsGenerator {
		regs := make([]object.Value, c.NumRegs)
		if err := m.bind(fn, regs, args); err != nil {
			return nil, err
		}
		m.Spend(2 * meter.ObjectCost)
		g := newGenerator(c, fn.Globals, regs)
		g.nameAs(fn)
		m.made = g.Value()
		return nil, nil
	}
	nf := m.pushAbove(f, c, fn.Globals)
	clear(nf.regs[:c.FirstTemp()])
	if err := m.bind(fn, nf.regs, args); err != nil {
		m.pop(nf)
		return nil, err
	}
	return nf, nil
}

// Names of keywords are compared with those of all parameters, of which so many pairs are
// compared for one bytecode, and so few for nothing.
const (
	keywordsPerBytecode = 4
	keywordsFree        = 32
)

func recursionError() error { return meter.RecursionError("") }

// bind assigns arguments to the parameters of fn, which are the first of regs, all
// unbound before, and makes the cells. It follows CPython's order of complaints
// (Python/ceval.c, _PyEval_EvalCodeWithName).
func (m *Machine) bind(fn *Function, regs []object.Value, args object.Args) error {
	c := fn.Code
	positional := args.Positional()
	total := c.NumArgs + c.NumKwOnly
	copy(regs[:c.NumArgs], positional)
	if c.HasVarArgs {
		rest := positional[min(len(positional), c.NumArgs):]
		regs[total] = m.Recycler.TupleOf(rest...)
	}
	var extra *object.Dict
	if c.HasVarKw {
		m.Spend(meter.ObjectCost)
		extra = object.NewDict()
		regs[total+boolInt(c.HasVarArgs)] = extra.Value()
	}
	for i, name := range args.Names {
		v := args.Pos[len(positional)+i]
		if err := bindKeyword(c, regs, name, v, extra); err != nil {
			return err
		}
	}
	if len(positional) > c.NumArgs && !c.HasVarArgs {
		return tooManyArgs(fn, regs, len(positional))
	}
	if err := bindDefaults(fn, regs, len(positional)); err != nil {
		m.Spend(meter.StepCost * total) // it names those without an argument
		return err
	}
	makeCells(regs, fn.Code, fn.Closure)
	return nil
}

func bindKeyword(c *code.Code, regs []object.Value, name *object.Str, v object.Value, extra *object.Dict) error {
	for i, param := range c.Locals[:c.NumArgs+c.NumKwOnly] {
		if param != name && param.S != name.S {
			continue
		}
		if !regs[i].IsNil() {
			return ops.MultipleValues(c.Name, name.S)
		}
		regs[i] = v
		return nil
	}
	if extra == nil {
		return ops.UnexpectedKeyword(c.Name, name.S)
	}
	extra.SetStr(name, v)
	return nil
}

// bindDefaults fills in the defaults of parameters that got no argument.
func bindDefaults(fn *Function, regs []object.Value, given int) error {
	c := fn.Code
	firstDefault := c.NumArgs - len(fn.Defaults)
	var missing []string
	for i := given; i < firstDefault; i++ {
		if regs[i].IsNil() {
			missing = append(missing, c.Locals[i].S)
		}
	}
	if len(missing) > 0 {
		return ops.MissingArguments(c.Name, "positional", missing)
	}
	for i := max(given, firstDefault); i < c.NumArgs; i++ {
		if regs[i].IsNil() {
			regs[i] = fn.Defaults[i-firstDefault]
		}
	}
	for i := c.NumArgs; i < c.NumArgs+c.NumKwOnly; i++ {
		if !regs[i].IsNil() {
			continue
		}
		if v := kwDefault(fn, c.Locals[i]); !v.IsNil() {
			regs[i] = v
			continue
		}
		missing = append(missing, c.Locals[i].S)
	}
	if len(missing) > 0 {
		return ops.MissingArguments(c.Name, "keyword-only", missing)
	}
	return nil
}

func kwDefault(fn *Function, name *object.Str) object.Value {
	for i, n := range fn.Code.KwDefaults {
		if n == name {
			return fn.getRest().kwDefaults[i]
		}
	}
	return object.Value{}
}

func tooManyArgs(fn *Function, regs []object.Value, given int) error {
	c := fn.Code
	byName := 0
	for _, v := range regs[c.NumArgs : c.NumArgs+c.NumKwOnly] {
		if !v.IsNil() {
			byName++
		}
	}
	return ops.TooManyPositional(c.Name, c.NumArgs-len(fn.Defaults), c.NumArgs, given, byName)
}

// annotations returns the annotations of a function, whose names follow as a tuple.
func annotations(regs []object.Value) object.Value {
	values, names := regs[:len(regs)-1], regs[len(regs)-1].Tuple().Items
	d := object.NewDict()
	for i, v := range values {
		d.SetStr(names[i].Str(), v)
	}
	return d.Value()
}

// makeCells makes the cells of a frame's own variables, and takes over those of
// enclosing functions.
func makeCells(regs []object.Value, c *code.Code, closure []object.Value) {
	first := c.FirstCell()
	for i, arg := range c.CellArgs {
		var v object.Value
		if arg >= 0 {
			v = regs[arg]
		}
		regs[first+i] = object.NewCell(v)
	}
	copy(regs[c.FirstFree():], closure)
}

// makeFunction executes MakeFunction.
func (m *Machine) makeFunction(f *frame, in *code.Instr) {
	inner := f.code.Codes[in.B]
	fn := newFunction(f, len(inner.FreeFrom))
	fn.Kind, fn.Code, fn.Globals = object.KindFunction, inner, f.globals
	at := int(in.C)
	if n := int(in.Aux & 0xff); n > 0 {
		fn.Defaults = append([]object.Value(nil), f.regs[at:at+n]...)
		at += n
	}
	for range in.Aux >> 8 & 0xff {
		rest := fn.makeRest()
		rest.kwDefaults = append(rest.kwDefaults, f.regs[at+1])
		at += 2
	}
	if n := int(in.Aux >> 16); n > 0 {
		fn.makeRest().annotations = annotations(f.regs[at : at+n])
	}
	for i, reg := range inner.FreeFrom {
		fn.Closure[i] = f.regs[reg]
	}
	f.regs[in.A] = fn.Value()
}

// newFunction returns a function that the frame makes, with room for n variables taken over:
// one object, if they are few.
func newFunction(f *frame, n int) *Function {
	switch {
	case n == 0 && f.importing != nil && len(f.importing.functions) > 0:
		fn := &f.importing.functions[0]
		f.importing.functions = f.importing.functions[1:]
		return fn
	case n == 0:
		return new(Function)
	case n <= 2:
		made := new(struct {
			Function
			taken [2]object.Value
		})
		made.Closure = made.taken[:n:n]
		return &made.Function
	}
	return &Function{Closure: make([]object.Value, n)}
}
