package ops

import (
	"fmt"
	"path"
	"strconv"
	"strings"

	"bhack/sandbox/internal/meter"
	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/pyfmt"
	"bhack/sandbox/internal/special"
)

// Repr returns repr(v).
func Repr(t *object.Thread, v object.Value) (string, error) {
	t.Spend(meter.ObjectCost)
	if v.Kind() <= object.KindStr {
		text, _, err := scalarRepr(t, v)
		return text, err
	}
	p := printer{t: t}
	if err := p.repr(v); err != nil {
		return "", err
	}
	return p.out.String(), nil
}

// AppendSquare appends the repr of a tuple of two ints, and returns what [Repr] charges for it. It
// returns nil for another tuple, and where the repr of one would be too deep.
func AppendSquare(t *object.Thread, text []byte, tuple object.Value) (_ []byte, cost int) {
	items := tuple.Tuple().Items
	if len(items) != 2 || !object.BothInt(items[0], items[1]) || t.Depth+1 >= t.MaxDepth {
		return nil, 0
	}
	text = append(text, '(')
	text = strconv.AppendInt(text, items[0].AsInt(), 10)
	text = append(text, ", "...)
	text = strconv.AppendInt(text, items[1].AsInt(), 10)
	text = append(text, ')')
	return text, meter.ObjectCost + scalarCost + containerCost(t) + 2*scalarCost
}

// Str returns str(v).
func Str(t *object.Thread, v object.Value) (string, error) {
	switch v.Kind() {
	case object.KindStr:
		return v.Str().S, nil
	case object.KindInt:
		return strconv.FormatInt(v.AsInt(), 10), nil
	case object.KindHost:
		return v.Host().Text, nil
	case object.KindInstance:
		return strOfInstance(t, v)
	case object.KindType:
		if special.MayDefine(v) {
			if fn := special.Method(v, special.NameStr); !fn.IsNil() {
				return textResult(t, fn, v, "__str__")
			}
		}
	}
	return Repr(t, v)
}

func strOfInstance(t *object.Thread, v object.Value) (string, error) {
	meter.SpendMRO(t, v)
	if fn := special.Method(v, special.NameStr); !fn.IsNil() {
		return textResult(t, fn, v, "__str__")
	}
	inst := v.Instance()
	if inst.Exc != nil {
		return ExceptionText(t, inst)
	}
	if p := inst.Payload; !p.IsNil() && (p.Kind() == object.KindStr || IsNumber(p.Kind())) {
		return Str(t, p)
	}
	if fn := special.Method(v, special.NameRepr); !fn.IsNil() {
		return textResult(t, fn, v, "__str__") // object.__str__ leaves it to that
	}
	return Repr(t, v)
}

// copiesOfText is how often the text that a special method returns is copied on its way.
const copiesOfText = 2

// textResult calls a special method that returns a string.
func textResult(t *object.Thread, fn, v object.Value, name string) (string, error) {
	result, err := TextResult(t, fn, v, name)
	if err != nil {
		return "", err
	}
	return special.Payload(result).Str().S, nil
}

// TextResult returns what a special method with a name gives for v: a str, or an instance of a class that derives from it.
func TextResult(t *object.Thread, fn, v object.Value, name string) (object.Value, error) {
	if !t.Enter() {
		return object.Value{}, meter.RecursionError("")
	}
	defer t.Leave()
	result, err := special.Call(t, fn, v)
	if err != nil {
		return object.Value{}, err
	}
	if p := special.Payload(result); p.Kind() == object.KindStr {
		return result, meter.ChargeBytes(t, copiesOfText*len(p.Str().S))
	}
	return object.Value{}, object.Raise(object.TypeError, "%s returned non-string (type %s)", name, t.TypeOf(result).Name)
}

// ExceptionText returns what BaseException.__str__ gives. An exception may be among its own arguments.
func ExceptionText(t *object.Thread, inst *object.Instance) (string, error) {
	if !t.Enter() {
		return "", meter.RecursionError(" while getting the str of an object")
	}
	defer t.Leave()
	items := inst.Exc.Args.Tuple().Items
	switch {
	case inst.Class.IsSubclass(object.SyntaxError):
		return syntaxErrorText(t, inst)
	case isUnicodeError(inst.Class):
		return unicodeErrorText(t, inst)
	case len(items) == 0:
		return "", nil
	case len(items) == 1 && inst.Class.IsSubclass(object.KeyError):
		return Repr(t, items[0])
	case len(items) == 1:
		if p := items[0]; p.Kind() == object.KindStr {
			return p.Str().S, meter.ChargeText(t, len(p.Str().S))
		}
		return Str(t, items[0])
	case inst.Class.IsSubclass(object.OSError) && (len(items) == 2 || !inst.Exc.Field(special.NameErrno).IsNil()):
		return osErrorText(t, inst, items)
	}
	return Repr(t, inst.Exc.Args)
}

// syntaxErrorText returns the text of a SyntaxError: its message, and the name of the
// file and the number of the line if it has them.
func syntaxErrorText(t *object.Thread, inst *object.Instance) (string, error) {
	text, err := Str(t, exceptionField(inst, special.NameMsg))
	if err != nil {
		return "", err
	}
	var place []string
	if file := inst.Exc.Field(special.NameFilename); !file.IsNil() && file.Kind() == object.KindStr {
		place = append(place, path.Base(file.Str().S))
	}
	if line := inst.Exc.Field(special.NameLineno); !line.IsNil() && line.Kind() == object.KindInt {
		place = append(place, fmt.Sprintf("line %d", line.AsInt()))
	}
	if len(place) == 0 {
		return text, nil
	}
	return text + " (" + strings.Join(place, ", ") + ")", meter.ChargeText(t, len(text))
}

// osErrorText returns the text of an OSError with an errno, a message and perhaps
// the names of one or two files.
func osErrorText(t *object.Thread, inst *object.Instance, items []object.Value) (string, error) {
	first, err := Str(t, items[0])
	if err != nil {
		return "", err
	}
	second, err := Str(t, items[1])
	if err != nil {
		return "", err
	}
	text := "[Errno " + first + "] " + second
	file := inst.Exc.Field(special.NameFilename)
	if file.IsNil() || file.IsNone() {
		return text, nil
	}
	name, err := Repr(t, file)
	if err != nil {
		return "", err
	}
	text += ": " + name
	if file = inst.Exc.Field(special.NameFilename2); file.IsNil() || file.IsNone() {
		return text, nil
	}
	name, err = Repr(t, file)
	return text + " -> " + name, err
}

// printer writes the repr of nested values.
type printer struct {
	t   *object.Thread
	out strings.Builder
	// reserved is how long out may become before more memory has to be reserved.
	reserved int
}

// makeRoom is called between the parts of a repr, each of which has been paid for, but not that
// they are kept together.
func (p *printer) makeRoom() error {
	n := p.out.Len()
	if n < p.reserved {
		return nil
	}
	if p.reserved = max(2*n, meter.MinReserved); p.reserved == meter.MinReserved {
		return nil
	}
	if n > meter.MaxText {
		return meter.MemoryError()
	}
	return p.t.Reserve(int64(p.reserved))
}

// printf writes a text with names of classes, functions and so on, which may be long.
func (p *printer) printf(format string, args ...any) error {
	n := 0
	for _, arg := range args {
		if name, ok := arg.(string); ok {
			n += len(name)
		}
	}
	if err := meter.ChargeNames(p.t, n); err != nil {
		return err
	}
	fmt.Fprintf(&p.out, format, args...)
	return nil
}

func (p *printer) repr(v object.Value) error {
	if err := p.makeRoom(); err != nil {
		return err
	}
	text, ok, err := scalarRepr(p.t, v)
	if ok || err != nil {
		p.out.WriteString(text)
		return err
	}
	switch v.Kind() {
	case object.KindList, object.KindTuple, object.KindDict, object.KindSet, object.KindFrozenSet, object.KindDictView:
		return p.container(v)
	case object.KindInstance:
		return p.instance(v)
	}
	return p.other(v)
}

// scalarCost is what the repr of each value costs, besides what its kind does.
const scalarCost = 1

// containerCost returns what the repr of a container costs besides: those that are being made are looked through.
func containerCost(t *object.Thread) int {
	return meter.StepCost + t.OpenReprs()/meter.ItemsPerBytecode/4
}

// scalarRepr charges for the repr of a value, and returns it if the value is a number, a
// string or a constant; ok is false for others.
func scalarRepr(t *object.Thread, v object.Value) (text string, ok bool, err error) {
	if err := t.Charge(scalarCost); err != nil {
		return "", false, err
	}
	switch v.Kind() {
	case object.KindNone:
		text = "None"
	case object.KindBool:
		text = "False"
		if v.IsTrue() {
			text = "True"
		}
	case object.KindInt:
		text = strconv.FormatInt(v.AsInt(), 10)
	case object.KindBigInt:
		text, err = bigText(t, v)
	case object.KindFloat:
		if err := t.Charge(meter.DigitsCost); err != nil {
			return "", false, err
		}
		text = pyfmt.FloatRepr(v.AsFloat())
	case object.KindStr:
		n := int64(len(v.Str().S))
		if err := meter.Allocate(t, 2*n, 6*n/meter.BytesPerBytecode); err != nil {
			return "", false, err
		}
		text = pyfmt.StrRepr(v.Str().S)
	case object.KindEllipsis:
		text = "Ellipsis"
	case object.KindNotImplemented:
		text = "NotImplemented"
	default:
		return "", false, nil
	}
	return text, true, err
}

// bigText returns the decimal digits of an int of any size.
func bigText(t *object.Thread, v object.Value) (string, error) {
	n := v.BigWords()
	if err := meter.Allocate(t, int64(20*n), int64(2*meter.DigitsCost+(n*n/2+16*n)/meter.WordsPerBytecode)); err != nil {
		return "", err
	}
	return v.ToBig().String(), nil
}

// container writes a value that holds others.
func (p *printer) container(v object.Value) error {
	if err := p.t.Charge(int64(containerCost(p.t))); err != nil {
		return err
	}
	if !p.t.EnterRepr(v) {
		p.out.WriteString(selfText(v))
		return nil
	}
	defer p.t.LeaveRepr()
	if !p.t.Enter() {
		return errReprDepth()
	}
	defer p.t.Leave()
	return p.contents(v)
}

// contents writes what a container holds.
func (p *printer) contents(v object.Value) error {
	switch v.Kind() {
	case object.KindList:
		return p.sequence("[", func() []object.Value { return v.List().Items }, "]")
	case object.KindTuple:
		if items := v.Tuple().Items; len(items) == 1 {
			return p.sequence("(", func() []object.Value { return items }, ",)")
		}
		return p.sequence("(", func() []object.Value { return v.Tuple().Items }, ")")
	case object.KindDict:
		return p.dict(v.Dict())
	case object.KindDictView:
		return p.view(v)
	}
	return p.set(v)
}

// selfText stands for a container inside itself.
func selfText(v object.Value) string {
	switch v.Kind() {
	case object.KindList:
		return "[...]"
	case object.KindTuple:
		return "(...)"
	case object.KindDict:
		return "{...}"
	case object.KindSet:
		return "set(...)"
	case object.KindFrozenSet:
		return "frozenset(...)"
	}
	return "..."
}

func (p *printer) sequence(open string, items func() []object.Value, closing string) error {
	p.out.WriteString(open)
	for i := 0; i < len(items()); i++ {
		if i > 0 {
			p.out.WriteString(", ")
		}
		if err := p.repr(items()[i]); err != nil {
			return err
		}
	}
	p.out.WriteString(closing)
	return nil
}

func (p *printer) dict(d *object.Dict) error {
	p.out.WriteString("{")
	for pos, first := 0, true; ; first = false {
		key, value, _, next, ok := d.Next(pos)
		if !ok {
			break
		}
		pos = next
		p.t.Spend(1)
		if !first {
			p.out.WriteString(", ")
		}
		if err := p.repr(key); err != nil {
			return err
		}
		p.out.WriteString(": ")
		if err := p.repr(value); err != nil {
			return err
		}
	}
	p.out.WriteString("}")
	return nil
}

func (p *printer) view(v object.Value) error {
	items, err := NewItems(p.t, v)
	if err != nil {
		return err
	}
	p.out.WriteString(p.t.TypeOf(v).Name)
	return p.sequence("([", func() []object.Value { return items }, "])")
}

func (p *printer) set(v object.Value) error {
	items, err := NewItems(p.t, v)
	if err != nil {
		return err
	}
	all := func() []object.Value { return items }
	switch {
	case len(items) == 0:
		return p.printf("%s()", p.t.TypeOf(v).Name)
	case v.Kind() == object.KindFrozenSet:
		return p.sequence("frozenset({", all, "})")
	}
	return p.sequence("{", all, "}")
}

func (p *printer) instance(v object.Value) error {
	p.t.Spend(meter.ObjectCost)
	meter.SpendMRO(p.t, v)
	if fn := special.Method(v, special.NameRepr); !fn.IsNil() {
		text, err := textResult(p.t, fn, v, "__repr__")
		p.out.WriteString(text)
		return err
	}
	return p.plainInstance(v)
}

// plainInstance writes an instance without a __repr__ in Python.
func (p *printer) plainInstance(v object.Value) error {
	inst := v.Instance()
	switch {
	case inst.Exc != nil:
		return p.exception(inst)
	case !inst.Payload.IsNil():
		return p.payload(inst)
	}
	return p.identity(v)
}

// identity writes what object.__repr__ gives.
func (p *printer) identity(v object.Value) error {
	class := p.t.TypeOf(v)
	if class.Module == "" || class.Module == "builtins" {
		return p.printf("<%s object at %#x>", class.Qualname, p.t.Identity(v))
	}
	return p.printf("<%s.%s object at %#x>", class.Module, class.Qualname, p.t.Identity(v))
}

// ObjectRepr is object.__repr__. Of types that have no method of their own in its place,
// it gives the repr that they have all the same.
func ObjectRepr(t *object.Thread, v object.Value) (string, error) {
	t.Spend(len(t.TypeOf(v).MRO))
	for _, class := range t.TypeOf(v).MRO {
		if class.Builtin && !class.Attrs.GetStr(special.NameRepr).IsNil() {
			if class == object.ObjectType {
				break
			}
			p := printer{t: t}
			err := p.identity(v)
			return p.out.String(), err
		}
	}
	return PlainRepr(t, v)
}

// payload writes an instance of a class that derives from a builtin type: as that
// type does, but sets with the name of the class.
func (p *printer) payload(inst *object.Instance) error {
	switch inst.Payload.Kind() {
	case object.KindSet, object.KindFrozenSet:
		if !p.t.EnterRepr(inst.Payload) {
			return p.printf("%s(...)", inst.Class.Name)
		}
		defer p.t.LeaveRepr()
		items, err := NewItems(p.t, inst.Payload)
		if err != nil {
			return err
		}
		if len(items) == 0 {
			return p.printf("%s()", inst.Class.Name)
		}
		if err := p.printf("%s", inst.Class.Name); err != nil {
			return err
		}
		return p.sequence("({", func() []object.Value { return items }, "})")
	}
	return p.repr(inst.Payload)
}

// exception writes an exception without a __repr__ in Python. Unless it is the only one, an argument that has them as its own is
// seen by that.
func (p *printer) exception(inst *object.Instance) error {
	if !p.t.Enter() {
		return errReprDepth()
	}
	defer p.t.Leave()
	if err := p.printf("%s", inst.Class.Name); err != nil {
		return err
	}
	items := inst.Exc.Args.Tuple().Items
	if len(items) > 1 {
		if !p.t.EnterRepr(inst.Exc.Args) {
			p.out.WriteString(selfText(inst.Exc.Args))
			return nil
		}
		defer p.t.LeaveRepr()
	}
	return p.sequence("(", func() []object.Value { return items }, ")")
}

// errReprDepth returns the error of a value that is nested too deeply.
func errReprDepth() error { return meter.RecursionError(" while getting the repr of an object") }

// other writes the values that have no literal.
func (p *printer) other(v object.Value) error {
	t := p.t
	t.Spend(meter.DigitsCost) // as much as a number
	switch v.Kind() {
	case object.KindSlice, object.KindMethod, object.KindIterator: // which may have each other in them
		if !t.Enter() {
			return errReprDepth()
		}
		defer t.Leave()
	}
	switch v.Kind() {
	case object.KindRange:
		r := v.Range()
		switch {
		case r.Given() != nil && r.Step == 1:
			return p.sequence("range(", func() []object.Value { return r.Given()[:2] }, ")")
		case r.Given() != nil:
			return p.sequence("range(", func() []object.Value { return r.Given()[:] }, ")")
		case r.Step == 1:
			return p.printf("range(%d, %d)", r.Start, r.Stop)
		default:
			return p.printf("range(%d, %d, %d)", r.Start, r.Stop, r.Step)
		}
	case object.KindSlice:
		s := v.Slice()
		p.out.WriteString("slice")
		return p.sequence("(", func() []object.Value { return []object.Value{s.Start, s.Stop, s.Step} }, ")")
	case object.KindType:
		if special.MayDefine(v) {
			if fn := special.Method(v, special.NameRepr); !fn.IsNil() {
				text, err := textResult(t, fn, v, "__repr__")
				p.out.WriteString(text)
				return err
			}
		}
		switch c := v.Type(); {
		case !c.EnumMembers().IsNil():
			return p.printf("<enum '%s'>", c.Name)
		case c.Module == "builtins":
			return p.printf("<class '%s'>", c.Qualname)
		default:
			return p.printf("<class '%s.%s'>", c.Module, c.Qualname)
		}
	case object.KindFunction:
		return p.printf("<function %s at %#x>", t.Machine.Describe(v, special.NameQualname).Str().S, t.Identity(v))
	case object.KindGenerator:
		return p.printf("<generator object %s at %#x>", t.Machine.Describe(v, special.NameQualname).Str().S, t.Identity(v))
	case object.KindBuiltin:
		return p.builtin(v.Builtin())
	case object.KindMethod:
		return p.method(v)
	case object.KindModule:
		m := v.Module()
		if m.Builtin {
			return p.printf("<module '%s' (built-in)>", m.Name)
		}
		return p.printf("<module '%s'>", m.Name)
	case object.KindHost:
		p.out.WriteString(v.Host().ReprText)
		return nil
	case object.KindSuper:
		s := v.Super()
		if s.Start == nil {
			return p.printf("<super: <class '%s'>, NULL>", s.Class.Name)
		}
		return p.printf("<super: <class '%s'>, <%s object>>", s.Class.Name, s.Start.Name)
	case object.KindMember:
		return p.printf("<member '%s' of '%s' objects>", v.Member().Name.S, v.Member().Class.Name)
	case object.KindIterator:
		if r, ok := v.Iterator().It.(Reprer); ok {
			text, err := r.Repr(t)
			p.out.WriteString(text)
			return err
		}
	}
	return p.printf("<%s object at %#x>", t.TypeOf(v).Name, t.Identity(v))
}

// Reprer is what a Stepper can be besides, to have a repr of its own.
type Reprer interface {
	Repr(t *object.Thread) (string, error)
}

func (p *printer) builtin(b *object.Builtin) error {
	switch {
	case b.Type == nil:
		return p.printf("<built-in function %s>", b.Name)
	case b.IsSlot():
		return p.printf("<slot wrapper '%s' of '%s' objects>", b.Name, b.Type.Name)
	default:
		return p.printf("<method '%s' of '%s' objects>", b.Name, b.Type.Name)
	}
}

// methodName names a method in its repr, where that of a special method is quoted.
func methodName(b *object.Builtin) string {
	if b.IsSlot() {
		return "'" + b.Name + "'"
	}
	return b.Name
}

func (p *printer) method(v object.Value) error {
	m := v.Method()
	if m.Func.Kind() == object.KindBuiltin {
		kind := "built-in method"
		if m.Func.Builtin().IsSlot() {
			kind = "method-wrapper"
		}
		return p.printf("<%s %s of %s object at %#x>",
			kind, methodName(m.Func.Builtin()), p.t.TypeOf(m.Self).Name, p.t.Identity(m.Self))
	}
	name, err := calledName(p.t, m.Func)
	if err != nil {
		return err
	}
	if err := p.printf("<bound method %s of ", name); err != nil {
		return err
	}
	if err := p.repr(m.Self); err != nil {
		return err
	}
	p.out.WriteString(">")
	return nil
}

// calledName returns the name of what a bound method calls, which may be any object: "?" if it has none.
func calledName(t *object.Thread, fn object.Value) (string, error) {
	name, err := FindAttr(t, fn, special.NameQualname)
	if err == nil && name.IsNil() {
		name, err = FindAttr(t, fn, special.NameName)
	}
	if err != nil {
		return "", err
	}
	if p := special.Payload(valueOr(name, object.None)); p.Kind() == object.KindStr {
		return p.Str().S, nil
	}
	return "?", nil
}

// PlainRepr is what the __repr__ of a builtin type gives for an instance of a class
// that derives from it.
func PlainRepr(t *object.Thread, v object.Value) (string, error) {
	p := printer{t: t}
	if v.Kind() != object.KindInstance {
		err := p.repr(v)
		return p.out.String(), err
	}
	err := p.plainInstance(v)
	return p.out.String(), err
}
