package vm

import (
	"slices"

	"bhack/sandbox/internal/code"
	"bhack/sandbox/internal/meter"
	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/ops"
	"bhack/sandbox/internal/special"
)

// callFunction completes Call.
func (m *Machine) callFunction(f *frame, in *code.Instr) error {
	callee, first, n := f.regs[in.A], int(in.A)+1, int(in.C)
	switch callee.Kind() {
	case object.KindBuiltin:
		fn := callee.Builtin()
		if fn.Fold != nil && n == 1 && f.regs[first].Kind() == object.KindGenerator && m.startFold(f, fn, f.regs[first]) {
			return nil
		}
		v, err := m.callBuiltin(f, in, fn, object.Args{Pos: f.regs[first : first+n : first+n]})
		return m.returned(f, in, v, err)
	case object.KindType:
		class := callee.Type()
		if class.IsPlain() || n == 1 && class == m.Runtime.Types[object.KindType] { // type(x) makes nothing
			return m.callPlain(f, in, class, object.Args{Pos: f.regs[first : first+n : first+n]})
		}
		if m.constructSimple(f, in, class, first, n) {
			return nil
		}
	}
	return m.call(f, in, callee, first, n)
}

// constructSimple begins a call of a class that has nothing but an __init__ whose code is
// Simple, and reports whether it has done that.
func (m *Machine) constructSimple(f *frame, in *code.Instr, class *object.Type, first, n int) bool {
	if class.Builtin || class.Repr != object.KindInstance || class.Meta != nil || class.IsException ||
		class.Hooks&object.HookNew != 0 || len(class.MRO) > object.ShortMRO || m.Depth+1 >= m.MaxDepth {
		return false
	}
	init := m.LookupStatic(class, special.NameInit)
	if init.Kind() != object.KindFunction {
		return false
	}
	if !m.pushSimple(f, asFunction(init), first-1, n+1, in.B) {
		return false
	}
	m.Spend(meter.ObjectCost)
	nf := m.frame
	nf.kind, nf.self = initFrame, m.Recycler.NewInstance(class).Value()
	nf.regs[0] = nf.self
	return true
}

// callPlain calls a builtin type that its New function makes values of.
func (m *Machine) callPlain(f *frame, in *code.Instr, class *object.Type, args object.Args) error {
	if !m.Enter() {
		return recursionError()
	}
	v, err := ops.New(&m.Thread, class, args)
	m.Leave()
	if err != nil {
		return err
	}
	f.regs[in.B] = v
	m.Left -= int64(in.After)
	return nil
}

// pushSimple makes the frame of a call of a function whose code is Simple, with
// positional arguments, from register first of f on, and defaults for all of its
// parameters. It reports whether it has done that. It is push for what most calls are.
func (m *Machine) pushSimple(f *frame, fn *Function, first, n int, dst int32) bool {
	c := fn.Code
	room := cap(f.regs) - first
	if !c.Simple || m.Depth >= m.MaxDepth || c.NumRegs > room {
		return false
	}
	regs := object.WindowOf(f.regs).From(first)
	if n != c.NumArgs {
		if n > c.NumArgs || n < c.NumArgs-len(fn.Defaults) {
			return false
		}
		copy(regs.Slice(c.NumArgs, room)[n:], fn.Defaults[len(fn.Defaults)-(c.NumArgs-n):])
		n = c.NumArgs
	}
	for i := n; i < len(c.Locals); i++ {
		*regs.At(i) = object.Value{}
	}
	if len(fn.Closure) > 0 {
		copy(regs.Slice(c.NumRegs, room)[len(c.Locals):], fn.Closure)
	}
	if m.anchor.loose {
		c = m.anchor.withNotes(c, f, regs)
	}
	nf := m.stack.getFrame(f)
	nf.back, nf.code, nf.globals, nf.regs, nf.next = f, c, fn.Globals, regs.Slice(c.NumRegs, room), object.WindowOf(c.Instrs).At(0)
	nf.entry, nf.chunk, nf.dst = false, f.chunk, dst
	m.stack.use(nf)
	m.frame = nf
	m.Depth++
	return true
}

// giveBack ends a call: the innermost frame, f, returns v.
func (m *Machine) giveBack(f *frame, v object.Value) {
	back := f.back
	*object.WindowOf(back.regs).At(int(f.dst)) = v
	m.Left -= int64(back.under().After)
	m.frame = back
	m.Depth--
}

// call executes a call with the n positional arguments that start at register
// first of f, right after a register that may be overwritten.
func (m *Machine) call(f *frame, in *code.Instr, callee object.Value, first, n int) error {
	args := object.Args{Pos: f.regs[first : first+n : first+n]}
	switch callee.Kind() {
	case object.KindBuiltin:
		v, err := m.callBuiltin(f, in, callee.Builtin(), args)
		return m.returned(f, in, v, err)
	case object.KindFunction:
		nf, err := m.bindInPlace(f, asFunction(callee), first, args)
		return m.entered(f, in, nf, err)
	case object.KindMethod:
		method := callee.Method()
		if method.Func.Kind() == object.KindMethod {
			break
		}
		slot := &f.regs[first-1]
		saved := *slot
		*slot = method.Self
		if method.Func.Kind() == object.KindFunction && m.pushSimple(f, asFunction(method.Func), first-1, n+1, in.B) {
			return nil
		}
		err := m.call(f, in, method.Func, first-1, n+1)
		if err == object.ErrReenter { // the instruction runs again
			*slot = saved
		}
		return err
	}
	if callee.Kind() == object.KindInstance && callee == f.regs[first-1] { // which then is self
		if fn := m.callOf(callee); fn != nil {
			m.Depth += callDepth
			v, err := fn.Fn(&m.Thread, object.Args{Pos: f.regs[first-1 : first+n : first+n]})
			m.Depth -= callDepth
			return m.returned(f, in, v, err)
		}
	}
	return m.callArgs(f, in, callee, args)
}

// callBuiltin calls a function that is written in Go, of positional arguments.
func (m *Machine) callBuiltin(f *frame, in *code.Instr, fn *object.Builtin, args object.Args) (object.Value, error) {
	if fn.Draws != object.DrawsNothing {
		return m.callDrawing(f, in, fn, args)
	}
	return fn.Fn(&m.Thread, args)
}

// callOf returns the __call__ of an instance that is written in Go, and charges for looking
// it up; nil for everything else, and near the limit of recursion.
func (m *Machine) callOf(callee object.Value) *object.Builtin {
	if callee.Kind() != object.KindInstance || m.Depth+callDepth > m.MaxDepth {
		return nil
	}
	fn := m.LookupStatic(callee.Instance().Class, special.NameCall)
	if fn.IsNil() || fn.Kind() != object.KindBuiltin || fn.Builtin().Type == nil {
		return nil
	}
	m.Spend(meter.SpecialCost)
	meter.SpendMRO(&m.Thread, callee)
	return fn.Builtin()
}

// callDepth is how deep a call of an instance by its __call__ is: enter calls itself for the
// instance, the method and the function.
const callDepth = 3

// returned stores what a builtin has returned.
func (m *Machine) returned(f *frame, in *code.Instr, v object.Value, err error) error {
	if err == nil && m.frame == f { // else it makes the loop go on in another frame
		f.regs[in.B] = v
		m.Left -= int64(in.After)
	}
	return err
}

// entered completes a call that made a frame, or, when it made none, has failed or
// returned a generator in m.made.
func (m *Machine) entered(f *frame, in *code.Instr, nf *frame, err error) error {
	if err != nil {
		return err
	}
	if nf == nil {
		made := m.takeMade()
		asGenerator(made).site = in
		f.regs[in.B] = made
		m.Left -= int64(in.After)
		return nil
	}
	nf.dst = in.B
	return nil
}

// takeMade returns the generator that a call has made, if it has, and lets go of it: another robot may use it once this one has done with it.
func (m *Machine) takeMade() object.Value {
	made := m.made
	m.made = object.Value{}
	return made
}

// isGeneratorFunction reports whether each call of a value makes a generator.
func isGeneratorFunction(fn object.Value) bool {
	if fn.Kind() == object.KindMethod {
		fn = fn.Method().Func
	}
	return fn.Kind() == object.KindFunction && asFunction(fn).Code.IsGenerator
}

// callArgs executes a call of any callable. The arguments must not be in registers
// that the callee's frame takes, those above f's own excepted.
func (m *Machine) callArgs(f *frame, in *code.Instr, callee object.Value, args object.Args) error {
	nf, v, err := m.enter(f, callee, args)
	if err != nil {
		return err
	}
	if nf != nil {
		nf.dst = in.B
		return nil
	}
	if m.frame != f {
		return nil
	}
	if v.Kind() == object.KindGenerator && isGeneratorFunction(callee) {
		asGenerator(v).site = in
	}
	f.regs[in.B] = v
	m.Left -= int64(in.After)
	return nil
}

// enter begins a call of any callable from f. It returns the frame that the loop
// has to run, or, when there is none, the result.
func (m *Machine) enter(f *frame, callee object.Value, args object.Args) (*frame, object.Value, error) {
	if callee.Kind() == object.KindFunction {
		nf, err := m.bindAbove(f, asFunction(callee), args)
		return nf, m.takeMade(), err
	}
	// What is called in place of the callee may again stand for something else, and a
	// builtin function may call another one: neither needs a frame.
	if !m.Enter() {
		return nil, object.Value{}, recursionError()
	}
	defer m.Leave()
	switch callee.Kind() {
	case object.KindBuiltin:
		v, err := callee.Builtin().Fn(&m.Thread, args)
		return nil, v, err
	case object.KindMethod:
		method := callee.Method()
		return m.enter(f, method.Func, prepend(method.Self, args))
	case object.KindType:
		if fn := special.MetaCall(callee.Type()); !fn.IsNil() {
			return m.enter(f, fn, prepend(callee, args))
		}
		return m.construct(f, callee.Type(), args)
	case object.KindStaticMethod:
		return nil, object.Value{}, object.Raise(object.TypeError, "'staticmethod' object is not callable")
	}
	m.Spend(meter.SpecialCost)
	fn, err := special.Lookup(&m.Thread, callee, special.NameCall)
	if err != nil {
		return nil, object.Value{}, err
	}
	if fn.IsNil() {
		return nil, object.Value{}, object.Raise(object.TypeError,
			"'%s' object is not callable", m.TypeOf(callee).Name)
	}
	return m.enter(f, fn, args)
}

func prepend(first object.Value, args object.Args) object.Args {
	pos := make([]object.Value, 0, len(args.Pos)+1)
	pos = append(append(pos, first), args.Pos...)
	return object.Args{Pos: pos, Names: args.Names}
}

// construct begins a call of a class.
func (m *Machine) construct(f *frame, class *object.Type, args object.Args) (*frame, object.Value, error) {
	if n := len(class.MRO); n > 4 {
		m.Spend(n)
	}
	t := &m.Thread
	self, err := ops.New(t, class, args)
	if err != nil {
		return nil, object.Value{}, err
	}
	if !ops.IsInitialised(t, self, class) {
		return nil, self, nil
	}
	init := t.TypeOf(self).Lookup(special.NameInit)
	if init.Kind() != object.KindFunction {
		if init == m.image.initException && len(args.Names) == 0 && class.Hooks&object.HookNew == 0 {
			m.Spend(meter.CallbackCost)
			return nil, self, nil // it would set what New has set
		}
		defer t.Release(t.Hold(self))
		err := ops.Init(t, self, init, args)
		return nil, self, err
	}
	nf, err := m.bindAbove(f, asFunction(init), prepend(self, args))
	if err != nil {
		return nil, object.Value{}, err
	}
	if nf == nil {
		return nil, object.Value{}, object.Raise(object.TypeError, "__init__() should return None, not 'generator'")
	}
	nf.kind, nf.self = initFrame, self
	return nf, object.Value{}, nil
}

// Call implements object.Machine: it runs the loop until the call is done.
func (m *Machine) Call(callee object.Value, args object.Args) (object.Value, error) {
	m.Spend(meter.CallbackCost)
	if callee.Kind() == object.KindFunction { // whose frame counts
		return m.callNested(callee, args)
	}
	if !m.Enter() {
		return object.Value{}, recursionError()
	}
	v, err := m.callOther(callee, args)
	m.Leave()
	return v, err
}

// callOther is Call for what is no function written in Python.
func (m *Machine) callOther(callee object.Value, args object.Args) (object.Value, error) {
	switch callee.Kind() {
	case object.KindBuiltin:
		return callee.Builtin().Fn(&m.Thread, args)
	case object.KindMethod:
		if fn := callee.Method().Func; fn.Kind() == object.KindBuiltin {
			return fn.Builtin().Fn(&m.Thread, prepend(callee.Method().Self, args))
		}
	case object.KindType:
		if class := callee.Type(); class.Builtin && !class.IsException && class.Meta == nil {
			return ops.Construct(&m.Thread, class, args)
		}
	case object.KindInstance:
		if fn := m.callOf(callee); fn != nil {
			m.Depth += callDepth
			var v object.Value
			var err error
			if callOne := callee.Instance().Class.CallOne; callOne != nil && len(args.Pos) == 1 && len(args.Names) == 0 {
				v, err = callOne(&m.Thread, callee, args.Pos[0])
			} else {
				v, err = fn.Fn(&m.Thread, prepend(callee, args))
			}
			m.Depth -= callDepth
			return v, err
		}
	}
	return m.callNested(callee, args)
}

// callNested makes a call in a loop of its own.
func (m *Machine) callNested(callee object.Value, args object.Args) (object.Value, error) {
	if !m.inCo {
		return object.Value{}, object.ErrReenter
	}
	f := m.frame
	if len(args.Names) > 0 || !m.pushSimpleAbove(f, callee, args.Pos) {
		nf, v, err := m.enter(f, callee, args)
		if err != nil || nf == nil && m.frame == f {
			return v, err
		}
	}
	return m.runNested()
}

// runNested runs the frame that Go code has begun, until it is done.
func (m *Machine) runNested() (object.Value, error) {
	m.frame.entry = true
	m.runs++
	v, err := m.run()
	m.runs--
	return v, err
}

// pushGetter begins the call of a property's function, whose result goes to register dst of
// f, and reports whether it has done that.
func (m *Machine) pushGetter(f *frame, fn, self object.Value, dst int32) bool {
	if fn.IsNil() || fn.Kind() != object.KindFunction || !m.pushSimple(f, asFunction(fn), len(f.regs), 1, dst) {
		return false
	}
	m.Spend(meter.CallbackCost)
	m.frame.kind, m.frame.regs[0] = getterFrame, self
	return true
}

// CallSelf implements object.Machine.
func (m *Machine) CallSelf(fn, self object.Value, n int, arg object.Value) (object.Value, error) {
	f := m.frame
	if m.Depth+2 >= m.MaxDepth || !m.inCo || !m.pushSimple(f, asFunction(fn), len(f.regs), n+1, 0) {
		return m.Call(object.NewMethod(fn, self), object.Args{Pos: []object.Value{arg}[:n]})
	}
	m.Spend(meter.CallbackCost)
	regs := m.frame.regs
	regs[0] = self
	if n > 0 {
		regs[1] = arg
	}
	m.Depth++ // a bound method counts as well
	v, err := m.runNested()
	m.Depth--
	return v, err
}

// pushSimpleAbove is pushSimple for arguments that are anywhere, and for methods as well.
func (m *Machine) pushSimpleAbove(f *frame, callee object.Value, args []object.Value) bool {
	first := len(f.regs)
	switch callee.Kind() {
	case object.KindFunction:
		if !m.pushSimple(f, asFunction(callee), first, len(args), 0) {
			return false
		}
		if len(args) == 1 {
			m.frame.regs[0] = args[0]
		} else {
			copy(m.frame.regs, args)
		}
		return true
	case object.KindMethod:
		method := callee.Method()
		if method.Func.Kind() != object.KindFunction || m.Depth+1 >= m.MaxDepth ||
			!m.pushSimple(f, asFunction(method.Func), first, len(args)+1, 0) {
			return false
		}
		m.frame.regs[0] = method.Self
		copy(m.frame.regs[1:], args)
		return true
	}
	return false
}

// pushKeywords is pushSimple for n positional arguments, followed by pairs of a name and an
// argument.
func (m *Machine) pushKeywords(f *frame, fn *Function, first, n int, names []*object.Str, dst int32) bool {
	var args [maxPushed]object.Value
	c := fn.Code
	if !c.Simple || n > c.NumArgs || len(fn.Defaults) > c.NumArgs || c.NumArgs > len(args) ||
		len(names)*c.NumArgs > keywordsFree {
		return false
	}
	copy(args[c.NumArgs-len(fn.Defaults):c.NumArgs], fn.Defaults)
	copy(args[:n], f.regs[first:first+n])
	var given uint
	for i, name := range names {
		param := slices.Index(c.Locals[:c.NumArgs], name) // names are the same objects
		if param < n || given>>param&1 != 0 {
			return false // an error
		}
		given |= 1 << param
		args[param] = f.regs[first+n+2*i+1]
	}
	for i := n; i < c.NumArgs-len(fn.Defaults); i++ {
		if given>>i&1 == 0 {
			return false // an error
		}
	}
	if !m.pushSimple(f, fn, first, c.NumArgs, dst) {
		return false
	}
	copy(m.frame.regs, args[:c.NumArgs])
	return true
}

// maxPushed is the number of parameters up to which keywords are bound in one go, and of
// items up to which * hands them over at once.
const maxPushed = 8

// callSpread makes or begins a call, with the n arguments in registers from at on and the
// items of what stands after a *, if the callee is a function whose code is Simple, or has
// a shorter way for them. It reports whether it has done that.
func (m *Machine) callSpread(f *frame, in *code.Instr, at, n int, items []object.Value) (done bool, err error) {
	cost := meter.ObjectCost + 3*int64(len(items)) // as StarArgs
	if m.Left < cost || len(items) == 0 || len(items) > maxPushed {
		return false, nil
	}
	callee, first, total := f.regs[in.A], len(f.regs), n+len(items)
	switch callee.Kind() {
	case object.KindFunction:
		if !m.pushSimple(f, asFunction(callee), first, total, in.B) {
			return false, nil
		}
		m.Left -= cost
		spread(m.frame.regs, f.regs[at:at+n], items)
		return true, nil
	case object.KindBuiltin:
		if first+total > cap(f.regs) || m.Depth >= m.MaxDepth {
			return false, nil
		}
		args := f.regs[first : first+total] // which nothing else uses meanwhile
		spread(args, f.regs[at:at+n], items)
		var v object.Value
		if plain, get := callee.Builtin().Plain, callee.Builtin().Getter; plain != nil {
			var more int
			v, more = plain(&m.Thread, args)
			cost += int64(more)
		} else if get != nil {
			v, err = get(&m.Thread, args)
		}
		clear(args)
		if v.IsNil() && err == nil || m.Left < cost {
			return false, nil
		}
		m.Left -= cost
		return true, m.returned(f, in, v, err)
	}
	return false, nil
}

func spread(args, positional, items []object.Value) {
	copy(args, positional)
	copy(args[len(positional):], items)
}

// execCall executes CallKw and CallEx.
func (m *Machine) execCall(f *frame, in *code.Instr) error {
	names := f.code.KwNames[in.Aux]
	n := int(in.C & 0xffff)
	at := int(in.A) + 1
	if in.Op == code.CallEx {
		return m.callEx(f, in, names, at, n)
	}
	callee := f.regs[in.A]
	if callee.Kind() == object.KindFunction && m.pushKeywords(f, asFunction(callee), at, n, names, in.B) {
		return nil
	}
	withSelf := make([]object.Value, 1+n+len(names))
	pos := withSelf[1:]
	copy(pos[:n], f.regs[at:])
	for i := range names {
		pos[n+i] = f.regs[at+n+2*i+1]
	}
	switch callee.Kind() {
	case object.KindBuiltin:
		return m.callKeywords(f, in, callee.Builtin(), object.Args{Pos: pos, Names: names})
	case object.KindMethod:
		if method := callee.Method(); method.Func.Kind() == object.KindBuiltin {
			if !m.Enter() { // a bound method counts as well
				return recursionError()
			}
			withSelf[0] = method.Self
			err := m.callKeywords(f, in, method.Func.Builtin(), object.Args{Pos: withSelf, Names: names})
			m.Leave()
			return err
		}
	}
	return m.callArgs(f, in, callee, object.Args{Pos: pos, Names: names})
}

// callKeywords calls a builtin function with keywords.
func (m *Machine) callKeywords(f *frame, in *code.Instr, fn *object.Builtin, args object.Args) error {
	if !m.Enter() {
		return recursionError()
	}
	v, err := fn.Fn(&m.Thread, args)
	m.Leave()
	return m.returned(f, in, v, err)
}

// callEx executes CallEx, whose n positional arguments are in registers from at on, and
// then pairs of a name and an argument.
func (m *Machine) callEx(f *frame, in *code.Instr, names []*object.Str, at, n int) error {
	if len(names) == 0 && in.C&code.CallStarKw == 0 {
		if done, err := m.callSpread(f, in, at, n, object.ItemsOf(f.regs[at+n])); done {
			return err
		}
	}
	pos := make([]object.Value, n, n+len(names))
	copy(pos, f.regs[at:])
	at += n
	keywords := make([]object.Value, 0, len(names))
	for range names {
		keywords = append(keywords, f.regs[at+1])
		at += 2
	}
	m.Spend(meter.ObjectCost)
	callee := f.regs[in.A]
	star := in.C & code.CallStar >> 16
	starArgs := func() error {
		more, err := ops.StarArgs(&m.Thread, callee, f.regs[at])
		pos = append(pos, more...)
		return err
	}
	if star != 0 && n > 0 {
		if err := starArgs(); err != nil {
			return err
		}
	}
	if in.C&code.CallStarKw != 0 { // CPython looks at them before *args, if these are all
		var err error
		if names, keywords, err = ops.StarKwargs(&m.Thread, callee, f.regs[at+int(star)], names, keywords); err != nil {
			return err
		}
	}
	if star != 0 && n == 0 {
		if err := starArgs(); err != nil {
			return err
		}
	}
	return m.callArgs(f, in, callee, object.Args{Pos: append(pos, keywords...), Names: names})
}
