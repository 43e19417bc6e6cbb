// Package functions holds the builtin functions, but for the types that are called as
// functions.
package functions

import (
	"bhack/sandbox/internal/builtins/format"
	"bhack/sandbox/internal/builtins/iterators"
	"bhack/sandbox/internal/builtins/numbers"
	"bhack/sandbox/internal/builtins/sorting"
	"bhack/sandbox/internal/code"
	"bhack/sandbox/internal/meter"
	"bhack/sandbox/internal/native"
	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/ops"
	"bhack/sandbox/internal/special"
)

// Add adds the builtin functions and constants.
func Add(b *native.Builder) {
	for name, v := range native.Sorted(map[string]object.Value{
		"Ellipsis": object.Ellipsis, "NotImplemented": object.NotImplemented,
		"None": object.None, "True": object.True, "False": object.False,
	}) {
		b.Runtime.Builtins.SetStr(object.NewSharedStr(name), v)
	}
	for _, f := range []struct {
		name     string
		min, max int
		fn       native.Func
	}{
		{"abs", 1, 1, func(t *object.Thread, args []object.Value) (object.Value, error) { return numbers.Abs(t, args[0]) }},
		{"all", 1, 1, func(t *object.Thread, args []object.Value) (object.Value, error) { return anyAll(t, args[0], false) }},
		{"any", 1, 1, func(t *object.Thread, args []object.Value) (object.Value, error) { return anyAll(t, args[0], true) }},
		{"ascii", 1, 1, ascii},
		{"bin", 1, 1, inBase(2, "0b")},
		{"callable", 1, 1, callable},
		{"chr", 1, 1, chr},
		{"delattr", 2, 2, delAttr},
		{"dir", 0, 1, dir},
		{"divmod", 2, 2, divMod},
		{"getattr", 2, 3, getAttr},
		{"hasattr", 2, 2, hasAttr},
		{"hash", 1, 1, hash},
		{"hex", 1, 1, inBase(16, "0x")},
		{"id", 1, 1, id},
		{"isinstance", 2, 2, isInstance},
		{"issubclass", 2, 2, isSubclass},
		{"iter", 1, 2, iterators.Iter},
		{"len", 1, 1, length},
		{"next", 1, 2, native.Next},
		{"oct", 1, 1, inBase(8, "0o")},
		{"ord", 1, 1, ord},
		{"pow", 2, 3, pow},
		{"repr", 1, 1, repr},
		{"setattr", 3, 3, setAttr},
		{"sum", 1, 2, sum},
	} {
		b.Function(f.name, f.min, f.max, f.fn)
	}
	b.KeywordFunction("print", printFunc)
	b.KeywordFunction("round", roundFunc)
	b.KeywordFunction("min", func(t *object.Thread, a object.Args) (object.Value, error) { return minMax(t, "min", code.OpLt, a) })
	b.KeywordFunction("max", func(t *object.Thread, a object.Args) (object.Value, error) { return minMax(t, "max", code.OpGt, a) })
	largest, smallest := bestFold("max", code.OpGt, 1), bestFold("min", code.OpLt, -1)
	for name, fold := range native.Sorted(map[string]object.Fold{
		"all": {Start: object.True, Add: addAll},
		"any": {Start: object.False, Add: addAny},
		"max": largest,
		"min": smallest,
		"sum": {Start: object.Int(0), Add: addSum, Rest: sumFrom},
	}) {
		b.Fold(name, fold)
		b.Plain(name, plainFold(fold))
	}
	b.Plain("max", plainBest(largest, 1))
	b.Plain("min", plainBest(smallest, -1))
	b.Plain("abs", plainAbs)
	b.Anchored("abs", object.AnchoredAbs)
	b.Plain("callable", plainCallable)
	b.Plain("chr", plainChr)
	b.Plain("divmod", plainDivMod)
	b.Plain("hash", plainHash)
	b.Plain("isinstance", plainIsInstance)
	b.Plain("len", plainLen)
	b.Plain("iter", plainIter)
	b.Plain("next", plainNext)
	b.Plain("ord", plainOrd)
	b.KeywordFunction("format", formatFunc)
	b.KeywordFunction("sorted", sorted)
	addDir(b)
}

func ascii(t *object.Thread, args []object.Value) (object.Value, error) {
	return native.TextValue(format.ASCII(t, args[0]))
}

func repr(t *object.Thread, args []object.Value) (object.Value, error) {
	text, err := ops.Repr(t, args[0])
	return native.MadeText(t, text, err)
}

func callable(t *object.Thread, args []object.Value) (object.Value, error) {
	return object.Bool(ops.IsCallable(t, args[0])), nil
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
	t.Spend(meter.ObjectCost)
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

// longName is how many times the name of an attribute is copied or compared, which
// matters when it is long.
const longName = 4

func getAttr(t *object.Thread, args []object.Value) (object.Value, error) {
	name := special.Payload(args[1])
	if name.Kind() != object.KindStr {
		return name, object.Raise(object.TypeError, "getattr(): attribute name must be string")
	}
	if err := meter.ChargeBytes(t, longName*len(name.Str().S)); err != nil {
		return name, err
	}
	if len(args) == 2 {
		return ops.GetAttr(t, args[0], name.Str())
	}
	v, err := ops.AskAttr(t, args[0], name.Str())
	if err == nil && v.IsNil() {
		return args[2], nil
	}
	return v, err
}

func hasAttr(t *object.Thread, args []object.Value) (object.Value, error) {
	name := special.Payload(args[1])
	if name.Kind() != object.KindStr {
		return name, object.Raise(object.TypeError, "hasattr(): attribute name must be string")
	}
	if err := meter.ChargeBytes(t, longName*len(name.Str().S)); err != nil {
		return name, err
	}
	v, err := ops.AskAttr(t, args[0], name.Str())
	return object.Bool(!v.IsNil()), err
}

func setAttr(t *object.Thread, args []object.Value) (object.Value, error) {
	name, err := native.AttributeName(t, args[1])
	if err != nil {
		return object.Value{}, err
	}
	return object.None, ops.SetAttr(t, args[0], name, args[2])
}

func delAttr(t *object.Thread, args []object.Value) (object.Value, error) {
	name, err := native.AttributeName(t, args[1])
	if err != nil {
		return object.Value{}, err
	}
	return object.None, ops.DelAttr(t, args[0], name)
}

// printOptions are the keyword arguments of print; file is None for the output of the
// robot.
type printOptions struct {
	sep, end object.Value
	file     object.Value
	flush    bool
}

func newPrintOptions(t *object.Thread, a object.Args) (printOptions, error) {
	o := printOptions{sep: object.String(" "), end: object.String("\n"), file: object.None}
	if err := native.CheckKeywords("print", a, 4); err != nil {
		return o, err
	}
	for i, n := range a.Names {
		v := a.Pos[len(a.Pos)-len(a.Names)+i]
		target := &o.sep
		switch n.S {
		case "end":
			target = &o.end
		case "flush":
			truth, err := ops.Truth(t, v)
			if err != nil {
				return o, err
			}
			o.flush = truth
			continue
		case "file":
			o.file = v
			continue
		case "sep":
		default:
			return o, object.Raise(object.TypeError, "'%s' is an invalid keyword argument for print()", n.S)
		}
		if v.IsNone() {
			continue
		}
		if special.Payload(v).Kind() != object.KindStr {
			return o, object.Raise(object.TypeError, "%s must be None or a string, not %s", n.S, t.TypeOf(v).Name)
		}
		*target = special.Payload(v)
	}
	return o, nil
}

func printFunc(t *object.Thread, a object.Args) (object.Value, error) {
	o, err := newPrintOptions(t, a)
	if err != nil {
		return object.Value{}, err
	}
	if !o.file.IsNone() {
		return object.None, printTo(t, o, a.Positional())
	}
	writePrinting(t) // the __str__ of an argument of an outer print prints
	var small native.SmallText
	out := small[:0]
	for i, v := range a.Positional() {
		if i > 0 {
			if out, err = native.AppendText(t, out, o.sep.Str().S); err != nil {
				return object.Value{}, err
			}
		}
		s, rest, err := printed(t, v, out)
		if err == nil {
			out, err = native.AppendText(t, rest, s)
		}
		if err != nil {
			return object.Value{}, err
		}
	}
	if out, err = native.AppendText(t, out, o.end.Str().S); err != nil {
		return object.Value{}, err
	}
	if t.Print != nil {
		t.Print(string(out))
	}
	return object.None, nil
}

// printed returns the text of an argument of print, and what is left to be written of
// the text of those before it: if this one fails, or prints itself, that is written first.
func printed(t *object.Thread, v object.Value, before []byte) (text string, rest []byte, err error) {
	if v.IsSimple() {
		text, err = ops.Str(t, v)
		return text, before, err
	}
	if err := meter.ChargeBytes(t, len(before)); err != nil {
		return "", before, err
	}
	t.Printing = string(before)
	text, err = ops.Str(t, v)
	if _, raised := err.(*object.Raised); raised {
		writePrinting(t)
	}
	if t.Printing == "" {
		before = before[:0]
	}
	t.Printing = ""
	return text, before, err
}

// writePrinting writes what the print under way, if there is one, has made so far.
func writePrinting(t *object.Thread) {
	if t.Printing != "" && t.Print != nil {
		t.Print(t.Printing)
	}
	t.Printing = ""
}

// printTo is print with a file, an object with a method write that takes a text.
func printTo(t *object.Thread, o printOptions, values []object.Value) error {
	if err := t.Reenter(); err != nil {
		return err
	}
	write := func(v object.Value) error {
		fn, err := ops.GetAttr(t, o.file, nameWrite)
		if err != nil {
			return err
		}
		text, err := ops.Str(t, v)
		if err != nil {
			return err
		}
		_, err = t.Call(fn, object.String(text))
		return err
	}
	for i, v := range values {
		if i > 0 {
			if err := write(o.sep); err != nil {
				return err
			}
		}
		if err := write(v); err != nil {
			return err
		}
	}
	err := write(o.end)
	if err != nil || !o.flush {
		return err
	}
	fn, err := ops.GetAttr(t, o.file, nameFlush)
	if err == nil {
		_, err = t.Call(fn)
	}
	return err
}

var (
	nameWrite = object.NewSharedStr("write")
	nameFlush = object.NewSharedStr("flush")
)

// formatFunc is format(value, spec).
func formatFunc(t *object.Thread, a object.Args) (object.Value, error) {
	if len(a.Names) > 0 {
		return object.Value{}, native.NoKeywords("format")
	}
	if n := len(a.Pos); n < 1 || n > 2 {
		return object.Value{}, native.ArgParse.WrongCount("format", n, 1, 2)
	}
	spec := native.EmptyStr
	if v := native.Argument(a.Pos, 1); !v.IsNil() {
		var err error
		if spec, err = native.TextArg(t, v, "format", 2); err != nil {
			return object.Value{}, err
		}
	}
	return format.Value(t, a.Pos[0], spec)
}

func sorted(t *object.Thread, a object.Args) (object.Value, error) {
	positional := a.Positional()
	if len(positional) != 1 {
		return object.Value{}, native.ArgUnpack.WrongCount("sorted", len(positional), 1, 1)
	}
	list, err := ops.NewList(t, positional[0])
	if err != nil {
		return object.Value{}, err
	}
	key, reverse, err := sorting.Arguments(t, a)
	if err != nil {
		return object.Value{}, err
	}
	return list.Value(), sorting.InPlace(t, list.Items, key, reverse)
}
