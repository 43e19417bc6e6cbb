package builtins

import (
	"math/big"
	"strconv"
	"strings"

	"bhack/sandbox/internal/code"
	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/ops"
	"bhack/sandbox/internal/pyfmt"
)

type nativeFunc = func(t *object.Thread, args []object.Value) (object.Value, error)

// functions adds the builtin functions and constants.
func (b *builder) functions() {
	for name, v := range map[string]object.Value{
		"Ellipsis": object.Ellipsis, "NotImplemented": object.NotImplemented,
		"None": object.None, "True": object.True, "False": object.False,
	} {
		b.rt.Builtins.SetStr(object.NewSharedStr(name), v)
	}
	for _, f := range []struct {
		name     string
		min, max int
		fn       nativeFunc
	}{
		{"abs", 1, 1, func(t *object.Thread, args []object.Value) (object.Value, error) { return abs(t, args[0]) }},
		{"all", 1, 1, func(t *object.Thread, args []object.Value) (object.Value, error) { return anyAll(t, args[0], false) }},
		{"any", 1, 1, func(t *object.Thread, args []object.Value) (object.Value, error) { return anyAll(t, args[0], true) }},
		{"ascii", 1, 1, ascii},
		{"bin", 1, 1, inBase(2, "0b")},
		{"callable", 1, 1, callable},
		{"chr", 1, 1, chr},
		{"delattr", 2, 2, delAttr},
		{"divmod", 2, 2, divMod},
		{"getattr", 2, 3, getAttr},
		{"hasattr", 2, 2, hasAttr},
		{"hash", 1, 1, hash},
		{"hex", 1, 1, inBase(16, "0x")},
		{"id", 1, 1, id},
		{"isinstance", 2, 2, isInstance},
		{"issubclass", 2, 2, isSubclass},
		{"iter", 1, 2, iter},
		{"len", 1, 1, length},
		{"next", 1, 2, next},
		{"oct", 1, 1, inBase(8, "0o")},
		{"ord", 1, 1, ord},
		{"pow", 2, 3, pow},
		{"repr", 1, 1, repr},
		{"setattr", 3, 3, setAttr},
	} {
		b.function(f.name, f.min, f.max, f.fn)
	}
	b.keywordFunction("print", printFunc)
	b.keywordFunction("round", roundFunc)
	b.keywordFunction("sum", sumFunc)
	b.keywordFunction("min", func(t *object.Thread, a object.Args) (object.Value, error) { return minMax(t, "min", code.OpLt, a) })
	b.keywordFunction("max", func(t *object.Thread, a object.Args) (object.Value, error) { return minMax(t, "max", code.OpGt, a) })
	b.formatFunction()
	b.sortedFunction()
}

func abs(t *object.Thread, v object.Value) (object.Value, error) {
	if v.Kind() == object.KindInstance {
		fn, err := ops.LookupSpecial(t, v, ops.NameAbs)
		if err != nil {
			return fn, err
		}
		if !fn.IsNil() && !isBuiltinMethod(fn) {
			return t.Call(fn)
		}
	}
	p := ops.Payload(v)
	switch {
	case p.IsFloat():
		if f := p.AsFloat(); f < 0 || f == 0 {
			return object.Float(0 - f), nil
		}
		return p, nil
	case p.IsIntLike():
		if p.ToBig().Sign() < 0 {
			return ops.Unary(t, code.OpNeg, p)
		}
		return ops.Unary(t, code.OpPos, p)
	}
	return object.Value{}, object.Raise(object.TypeError, "bad operand type for abs(): '%s'", t.TypeOf(v).Name)
}

func isBuiltinMethod(v object.Value) bool {
	return v.Kind() == object.KindMethod && v.Method().Func.Kind() == object.KindBuiltin
}

// anyAll is any when want is true, else all.
func anyAll(t *object.Thread, v object.Value, want bool) (object.Value, error) {
	found := false
	err := each(t, v, func(item object.Value) (bool, error) {
		truth, err := ops.Truth(t, item)
		found = truth == want
		return !found, err
	})
	return object.Bool(found == want), err
}

// each calls visit for the items of an iterable until it returns false.
func each(t *object.Thread, v object.Value, visit func(item object.Value) (bool, error)) error {
	if v.Kind() == object.KindList || v.Kind() == object.KindTuple {
		return eachOfSequence(t, v, visit)
	}
	it, err := ops.Iter(t, v)
	if err != nil {
		return err
	}
	// A new iterator of a builtin container starts again when the function does.
	if it == v || v.Kind() == object.KindInstance {
		if err := t.Reenter(); err != nil {
			return err
		}
	}
	for {
		item, err := ops.Next(t, it)
		if err != nil || item.IsNil() {
			return err
		}
		if err := t.Charge(1); err != nil {
			return err
		}
		if more, err := visit(item); !more || err != nil {
			return err
		}
	}
}

// eachOfSequence is each for a list, which visit may change, or a tuple.
func eachOfSequence(t *object.Thread, v object.Value, visit func(item object.Value) (bool, error)) error {
	items := func() []object.Value { return v.List().Items }
	if v.Kind() == object.KindTuple {
		items = func() []object.Value { return v.Tuple().Items }
	}
	if err := ops.ChargeItems(t, len(items())); err != nil {
		return err
	}
	for i := 0; i < len(items()); i++ {
		if more, err := visit(items()[i]); !more || err != nil {
			return err
		}
	}
	return nil
}

func ascii(t *object.Thread, args []object.Value) (object.Value, error) {
	s, err := ops.Repr(t, args[0])
	if err != nil {
		return object.Value{}, err
	}
	if err := ops.ChargeBytes(t, 4*len(s)); err != nil {
		return object.Value{}, err
	}
	return object.String(pyfmt.EscapeNonASCII(s)), nil
}

func repr(t *object.Thread, args []object.Value) (object.Value, error) {
	return textValue(ops.Repr(t, args[0]))
}

// inBase returns bin, oct or hex.
func inBase(base int, prefix string) nativeFunc {
	return func(t *object.Thread, args []object.Value) (object.Value, error) {
		v, err := ops.IndexValue(t, args[0])
		if err != nil {
			return v, err
		}
		if v.Kind() != object.KindBigInt {
			s := strconv.FormatInt(v.AsInt(), base)
			if s[0] == '-' {
				return object.String("-" + prefix + s[1:]), nil
			}
			return object.String(prefix + s), nil
		}
		if err := ops.ChargeWords(t, 16*v.BigWords()); err != nil {
			return v, err
		}
		i := v.Big().Int
		sign := ""
		if i.Sign() < 0 {
			sign, i = "-", new(big.Int).Neg(i)
		}
		return object.String(sign + prefix + i.Text(base)), nil
	}
}

func callable(t *object.Thread, args []object.Value) (object.Value, error) {
	switch args[0].Kind() {
	case object.KindFunction, object.KindBuiltin, object.KindMethod, object.KindType:
		return object.True, nil
	}
	return object.Bool(!t.TypeOf(args[0]).Lookup(ops.NameCall).IsNil()), nil
}

func chr(t *object.Thread, args []object.Value) (object.Value, error) {
	i, err := ops.IndexValue(t, args[0])
	if err != nil {
		if p := ops.Payload(args[0]); p.IsFloat() {
			err = object.Raise(object.TypeError, "integer argument expected, got float")
		} else if args[0].Kind() != object.KindInstance {
			err = object.Raise(object.TypeError, "an integer is required (got type %s)", t.TypeOf(args[0]).Name)
		}
		return i, err
	}
	if i.Kind() == object.KindBigInt {
		return i, object.Raise(object.OverflowError, "Python int too large to convert to C int")
	}
	if n := i.AsInt(); n < 0 || n > 0x10ffff {
		return i, object.Raise(object.ValueError, "chr() arg not in range(0x110000)")
	}
	return object.Char(rune(i.AsInt())), nil
}

func ord(t *object.Thread, args []object.Value) (object.Value, error) {
	s := ops.Payload(args[0])
	if s.Kind() != object.KindStr {
		return s, object.Raise(object.TypeError, "ord() expected string of length 1, but %s found", t.TypeOf(args[0]).Name)
	}
	if s.Str().Len() != 1 {
		return s, object.Raise(object.TypeError, "ord() expected a character, but string of length %d found", s.Str().Len())
	}
	return object.Int(int64(s.Str().At(0))), nil
}

func divMod(t *object.Thread, args []object.Value) (object.Value, error) {
	a, b := ops.Payload(args[0]), ops.Payload(args[1])
	if args[0].Kind() == object.KindInstance {
		if fn, err := ops.LookupSpecial(t, args[0], ops.NameDivMod); err != nil || !fn.IsNil() {
			if err != nil {
				return fn, err
			}
			return t.Call(fn, args[1])
		}
	}
	isNumber := func(v object.Value) bool { return v.IsIntLike() || v.IsFloat() }
	if !isNumber(a) || !isNumber(b) {
		return a, object.Raise(object.TypeError, "unsupported operand type(s) for divmod(): '%s' and '%s'",
			t.TypeOf(args[0]).Name, t.TypeOf(args[1]).Name)
	}
	if a.IsFloat() || b.IsFloat() {
		x, err := ops.ToFloat(a)
		if err != nil {
			return a, err
		}
		y, err := ops.ToFloat(b)
		if err != nil {
			return a, err
		}
		if y == 0 {
			return a, object.Raise(object.ZeroDivisionError, "float divmod()")
		}
		quotient, mod := ops.FloatDivMod(x, y)
		return object.TupleOf(object.Float(quotient), object.Float(mod)), nil
	}
	quotient, err := ops.Binary(t, code.OpFloorDiv, a, b)
	if err != nil {
		return a, err
	}
	mod, err := ops.Binary(t, code.OpMod, a, b)
	return object.TupleOf(quotient, mod), err
}

func hash(t *object.Thread, args []object.Value) (object.Value, error) {
	h, err := ops.Hash(t, args[0])
	return object.Int(h), err
}

func id(t *object.Thread, args []object.Value) (object.Value, error) {
	v := args[0]
	if v.Kind() <= object.KindNotImplemented { // equal numbers are one object here
		h, _ := object.SimpleHash(v)
		return object.Int(h&(1<<40-1) | 1<<41 | int64(v.Kind())<<42), nil
	}
	return object.Int(t.Identity(v)), nil
}

func isInstance(t *object.Thread, args []object.Value) (object.Value, error) {
	ok, err := ops.IsInstance(t, args[0], args[1])
	return object.Bool(ok), err
}

func isSubclass(t *object.Thread, args []object.Value) (object.Value, error) {
	ok, err := ops.IsSubclass(t, args[0], args[1])
	return object.Bool(ok), err
}

func length(t *object.Thread, args []object.Value) (object.Value, error) {
	n, err := ops.Len(t, args[0])
	return object.Int(int64(n)), err
}

func getAttr(t *object.Thread, args []object.Value) (object.Value, error) {
	name := ops.Payload(args[1])
	if name.Kind() != object.KindStr {
		return name, object.Raise(object.TypeError, "getattr(): attribute name must be string")
	}
	v, err := ops.GetAttr(t, args[0], name.Str())
	if raised, ok := err.(*object.Raised); ok && len(args) == 3 && raised.Exc.Class.IsSubclass(object.AttributeError) {
		return args[2], nil
	}
	return v, err
}

func hasAttr(t *object.Thread, args []object.Value) (object.Value, error) {
	name := ops.Payload(args[1])
	if name.Kind() != object.KindStr {
		return name, object.Raise(object.TypeError, "hasattr(): attribute name must be string")
	}
	_, err := ops.GetAttr(t, args[0], name.Str())
	if raised, ok := err.(*object.Raised); ok && raised.Exc.Class.IsSubclass(object.AttributeError) {
		return object.False, nil
	}
	return object.True, err
}

func setAttr(t *object.Thread, args []object.Value) (object.Value, error) {
	name, err := attributeName(args[1])
	if err != nil {
		return object.Value{}, err
	}
	return object.None, ops.SetAttr(t, args[0], name, args[2])
}

func delAttr(t *object.Thread, args []object.Value) (object.Value, error) {
	name, err := attributeName(args[1])
	if err != nil {
		return object.Value{}, err
	}
	return object.None, ops.DelAttr(t, args[0], name)
}

func iter(t *object.Thread, args []object.Value) (object.Value, error) {
	if len(args) == 1 {
		return ops.Iter(t, args[0])
	}
	if ok, _ := callable(t, args[:1]); !ok.IsTrue() {
		return ok, object.Raise(object.TypeError, "iter(v, w): v must be callable")
	}
	return object.NewIterator(callIterType, &callIter{fn: args[0], sentinel: args[1]}), nil
}

func next(t *object.Thread, args []object.Value) (object.Value, error) {
	it := args[0]
	if !ops.IsIterator(it) {
		return it, object.Raise(object.TypeError, "'%s' object is not an iterator", t.TypeOf(it).Name)
	}
	if len(args) == 1 && it.Kind() == object.KindGenerator {
		v, done, err := t.Machine.Resume(it, object.None, nil)
		if done && err == nil {
			return v, stopIteration(v)
		}
		return v, err
	}
	if len(args) == 1 && it.Kind() == object.KindInstance { // its StopIteration may hold a value
		fn, err := ops.LookupSpecial(t, it, ops.NameNext)
		if err != nil {
			return it, err
		}
		return t.Call(fn)
	}
	v, err := ops.Next(t, it)
	if err != nil || !v.IsNil() {
		return v, err
	}
	if len(args) == 2 {
		return args[1], nil
	}
	return v, object.RaiseValue(object.StopIteration)
}

// stopIteration returns the StopIteration of a generator that returned v.
func stopIteration(v object.Value) error {
	if v.IsNone() {
		return object.RaiseValue(object.StopIteration)
	}
	return object.RaiseValue(object.StopIteration, v)
}

func pow(t *object.Thread, args []object.Value) (object.Value, error) {
	if len(args) == 2 || args[2].IsNone() {
		return ops.Binary(t, code.OpPow, args[0], args[1])
	}
	for _, v := range args {
		if !ops.Payload(v).IsIntLike() {
			return v, object.Raise(object.TypeError, "pow() 3rd argument not allowed unless all arguments are integers")
		}
	}
	return ops.PowMod(t, ops.Payload(args[0]), ops.Payload(args[1]), ops.Payload(args[2]))
}

func printFunc(t *object.Thread, a object.Args) (object.Value, error) {
	sep, end := " ", "\n"
	for i, n := range a.Names {
		v := a.Pos[len(a.Pos)-len(a.Names)+i]
		target := &sep
		switch n.S {
		case "end":
			target = &end
		case "flush", "file":
			continue
		case "sep":
		default:
			return object.Value{}, object.Raise(object.TypeError, "'%s' is an invalid keyword argument for print()", n.S)
		}
		if v.IsNone() {
			continue
		}
		p := ops.Payload(v)
		if p.Kind() != object.KindStr {
			return object.Value{}, object.Raise(object.TypeError, "%s must be None or a string, not %s", n.S, t.TypeOf(v).Name)
		}
		*target = p.Str().S
	}
	var out strings.Builder
	for i, v := range a.Positional() {
		if i > 0 {
			out.WriteString(sep)
		}
		s, err := ops.Str(t, v)
		if err != nil {
			return object.Value{}, err
		}
		out.WriteString(s)
	}
	out.WriteString(end)
	if err := ops.ChargeBytes(t, out.Len()); err != nil {
		return object.Value{}, err
	}
	if t.Print != nil {
		t.Print(out.String())
	}
	return object.None, nil
}

func roundFunc(t *object.Thread, a object.Args) (object.Value, error) {
	values, err := parameters("round", a, 1, "number", "ndigits")
	if err != nil {
		return object.Value{}, err
	}
	if values[1].IsNil() || values[1].IsNone() {
		values = values[:1]
	}
	return round(t, values)
}

func round(t *object.Thread, args []object.Value) (object.Value, error) {
	v := args[0]
	if v.Kind() == object.KindInstance {
		fn, err := ops.LookupSpecial(t, v, ops.NameRound)
		if err != nil {
			return fn, err
		}
		if !fn.IsNil() && !isBuiltinMethod(fn) {
			return t.Call(fn, args[1:]...)
		}
	}
	p := ops.Payload(v)
	if !p.IsFloat() && !p.IsIntLike() {
		return v, object.Raise(object.TypeError, "type %s doesn't define __round__ method", t.TypeOf(v).Name)
	}
	if len(args) == 1 || args[1].IsNone() {
		if p.IsFloat() {
			return floatToInt(pyfmt.RoundHalfEven(p.AsFloat()))
		}
		return toInt(t, p)
	}
	digits, err := ops.Index(t, args[1])
	if err != nil {
		return v, err
	}
	n := int(max(min(digits, 1<<20), -1<<20))
	if p.IsFloat() {
		f, err := pyfmt.Round(p.AsFloat(), n)
		if err != nil {
			return v, raiseFormat(err)
		}
		return object.Float(f), nil
	}
	if n >= 0 {
		return toInt(t, p)
	}
	if err := ops.ChargeWords(t, p.BigWords()*p.BigWords()+min(-n, 20*p.BigWords())); err != nil {
		return v, err
	}
	if -n > 20*p.BigWords()+20 {
		return object.Int(0), nil
	}
	return object.FromBig(pyfmt.RoundInt(p.ToBig(), n)), nil
}

// raiseFormat converts an error of package pyfmt.
func raiseFormat(err error) error {
	e, ok := err.(*pyfmt.Error)
	if !ok {
		return err
	}
	switch e.Class {
	case pyfmt.TypeError:
		return object.Raise(object.TypeError, "%s", e.Message)
	case pyfmt.OverflowError:
		return object.Raise(object.OverflowError, "%s", e.Message)
	case pyfmt.MemoryError:
		return ops.MemoryError()
	}
	return object.Raise(object.ValueError, "%s", e.Message)
}

func sumFunc(t *object.Thread, a object.Args) (object.Value, error) {
	values, err := parameters("sum", a, 1, "iterable", "start")
	if err != nil {
		return object.Value{}, err
	}
	total := values[1]
	if total.IsNil() {
		total = object.Int(0)
	}
	if ops.Payload(total).Kind() == object.KindStr {
		return total, object.Raise(object.TypeError, "sum() can't sum strings [use ''.join(seq) instead]")
	}
	err = each(t, values[0], func(item object.Value) (bool, error) {
		if object.BothInt(total, item) {
			if sum, ok := object.AddInt(total.AsInt(), item.AsInt()); ok {
				total = object.Int(sum)
				return true, nil
			}
		}
		total, err = ops.Binary(t, code.OpAdd, total, item)
		return true, err
	})
	return total, err
}

// minMax is min or max: op tells that an item replaces the best one so far.
func minMax(t *object.Thread, name string, op int, a object.Args) (object.Value, error) {
	key, missing := object.None, object.Value{}
	for i, n := range a.Names {
		v := a.Pos[len(a.Pos)-len(a.Names)+i]
		switch n.S {
		case "key":
			key = v
		case "default":
			missing = v
		default:
			return v, object.Raise(object.TypeError, "'%s' is an invalid keyword argument for %s()", n.S, name)
		}
	}
	positional := a.Positional()
	if len(positional) == 0 {
		return missing, object.Raise(object.TypeError, "%s expected 1 arguments, got 0", name)
	}
	var items object.Value
	if len(positional) == 1 {
		items = positional[0]
	} else {
		if !missing.IsNil() {
			return missing, object.Raise(object.TypeError,
				"Cannot specify a default for %s() with multiple positional arguments", name)
		}
		items = object.NewTuple(positional)
	}
	best, err := best(t, items, key, op)
	if err != nil || !best.IsNil() {
		return best, err
	}
	if missing.IsNil() {
		return missing, object.Raise(object.ValueError, "%s() arg is an empty sequence", name)
	}
	return missing, nil
}

// best returns the first item that no other one replaces, or the zero Value.
func best(t *object.Thread, items, key object.Value, op int) (object.Value, error) {
	var best, bestKey object.Value
	err := each(t, items, func(item object.Value) (bool, error) {
		k := item
		if !key.IsNone() {
			var err error
			if k, err = t.Call(key, item); err != nil {
				return false, err
			}
		}
		if best.IsNil() {
			best, bestKey = item, k
			return true, nil
		}
		if object.BothInt(k, bestKey) {
			if (op == code.OpLt) == (k.AsInt() < bestKey.AsInt()) && k.AsInt() != bestKey.AsInt() {
				best, bestKey = item, k
			}
			return true, nil
		}
		v, err := ops.RichCompare(t, op, k, bestKey)
		if err != nil {
			return false, err
		}
		truth, err := ops.Truth(t, v)
		if truth {
			best, bestKey = item, k
		}
		return true, err
	})
	return best, err
}
