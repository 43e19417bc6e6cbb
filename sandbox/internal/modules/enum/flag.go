package enum

import (
	"math/bits"
	"slices"
	"strings"

	"bhack/sandbox/internal/code"
	"bhack/sandbox/internal/meter"
	"bhack/sandbox/internal/native"
	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/ops"
	"bhack/sandbox/internal/special"
)

// flagValue returns the value of a member of a Flag, or of an int.
func flagValue(v object.Value) (int64, bool) {
	if v.Kind() == object.KindInstance && !v.Instance().Attr(nameMemberValue).IsNil() {
		v = v.Instance().Attr(nameMemberValue)
	}
	p := special.Payload(v)
	if p.Kind() == object.KindInt || p.Kind() == object.KindBool {
		return p.AsInt(), true
	}
	return 0, false
}

// decompose returns the members whose bits make up a value, those with the largest
// values first, and the bits that none has.
func (e *enums) decompose(t *object.Thread, class *object.Type, value int64) (parts []object.Value, rest int64, err error) {
	_, _, byValue := e.members(class)
	if err := t.Charge(int64(5 * lookCost * byValue.Len())); err != nil {
		return nil, 0, err
	}
	rest = value
	var same object.Value
	for _, m := range byValue.All() {
		v, ok := flagValue(m)
		if !ok {
			continue
		}
		if v == value {
			same = m
		}
		named := !memberAttr(m, nameMemberName).IsNone()
		if !named && (value < 0 || bits.OnesCount64(uint64(v)) != 1) {
			continue
		}
		if v != 0 && v&value == v {
			parts = append(parts, m)
			rest &^= v
		}
	}
	if len(parts) == 0 && !same.IsNil() {
		parts = append(parts, same)
	}
	slices.SortStableFunc(parts, func(a, b object.Value) int {
		x, _ := flagValue(a)
		y, _ := flagValue(b)
		switch {
		case x > y:
			return -1
		case x < y:
			return 1
		}
		return 0
	})
	if len(parts) > 1 {
		if v, _ := flagValue(parts[0]); v == value { // the parts tell it all
			parts = parts[1:]
		}
	}
	return parts, rest, nil
}

// combination returns the member of a Flag with a value, which it makes if there is
// none and its bits are those of members.
func (e *enums) combination(t *object.Thread, class *object.Type, value int64) (object.Value, error) {
	t.Spend(flagCost)
	_, _, byValue := e.members(class)
	v, err := ops.DictGet(t, byValue, object.Int(value))
	if err != nil || !v.IsNil() {
		return v, err
	}
	isInt := class.Repr == object.KindInt
	_, rest, err := e.decompose(t, class, value)
	if err != nil {
		return v, err
	}
	if rest != 0 && !isInt {
		return v, e.invalid(t, class, object.Int(value))
	}
	// An IntFlag gets members for the single bits, too.
	var missing []int64
	for rest != 0 && isInt {
		bit := int64(1) << (highBit(rest) & 63)
		if old, err := ops.DictGet(t, byValue, object.Int(bit)); err != nil || old.IsNil() && bit != value {
			if err != nil {
				return v, err
			}
			missing = append(missing, bit)
		}
		if rest == -bit {
			break
		}
		rest ^= bit
	}
	slices.Reverse(missing)
	t.Spend(flagCost * (len(missing) + 1)) // for new members
	for _, bit := range append(missing, value) {
		inst := object.NewInstance(class)
		if isInt {
			inst.Payload = object.Int(bit)
		}
		inst.SetAttr(nameMemberName, object.None)
		inst.SetAttr(nameMemberValue, object.Int(bit))
		if v, err = ops.DictSetDefault(t, byValue, object.Int(bit), inst.Value()); err != nil {
			return v, err
		}
	}
	return v, nil
}

// highBit returns the position of the highest bit of a number without its sign.
func highBit(n int64) int {
	if n < 0 {
		n = -n
	}
	return bits.Len64(uint64(n)) - 1
}

// flagName returns what is shown as the name of a member of a Flag: those of its
// parts if it has none.
func (e *enums) flagName(t *object.Thread, v object.Value) (string, error) {
	t.Spend(flagCost)
	if name := memberAttr(v, nameMemberName); !name.IsNone() {
		return ops.Str(t, name)
	}
	value, _ := flagValue(v)
	parts, _, err := e.decompose(t, t.TypeOf(v), value)
	if err != nil {
		return "", err
	}
	var names []string
	for _, p := range parts {
		name := memberAttr(p, nameMemberName)
		if name.IsNone() {
			name = memberAttr(p, nameMemberValue)
		}
		s, err := ops.Str(t, name)
		if err != nil {
			return "", err
		}
		names = append(names, s)
	}
	return strings.Join(names, "|"), nil
}

// flagMethods adds the methods of the members of a Flag.
func (e *enums) flagMethods() {
	e.b.Methods(
		e.flag,
		native.Method{Name: "__repr__", Fn: func(t *object.Thread, args []object.Value) (object.Value, error) {
			name, err := e.flagName(t, args[0])
			if err != nil {
				return object.Value{}, err
			}
			s, err := e.repr(t, args[0], object.String(name))
			return native.NamedText(t, s, err)
		}},
		native.Method{Name: "__str__", Fn: func(t *object.Thread, args []object.Value) (object.Value, error) {
			name, err := e.flagName(t, args[0])
			return native.NamedText(t, t.TypeOf(args[0]).Name+"."+name, err)
		}},
		native.Method{Name: "__bool__", Fn: func(_ *object.Thread, args []object.Value) (object.Value, error) {
			v, _ := flagValue(args[0])
			return object.Bool(v != 0), nil
		}},
		native.Method{Name: "__contains__", Min: 1, Max: 1, Fn: func(t *object.Thread, args []object.Value) (object.Value, error) {
			if !t.TypeOf(args[1]).IsSubclass(t.TypeOf(args[0])) {
				return object.False, nil
			}
			v, _ := flagValue(args[0])
			other, _ := flagValue(args[1])
			return object.Bool(v&other == other), nil
		}},
		native.Method{Name: "__invert__", Fn: e.invert},
	)
	for _, o := range bitOperators {
		e.b.Methods(e.flag, native.Method{Name: "__" + o.name + "__", Min: 1, Max: 1, Fn: func(t *object.Thread, args []object.Value) (object.Value, error) {
			class := t.TypeOf(args[0])
			if !t.TypeOf(args[1]).IsSubclass(class) {
				return object.NotImplemented, nil
			}
			v, _ := flagValue(args[0])
			other, _ := flagValue(args[1])
			return e.combination(t, class, o.fn(v, other))
		}})
	}
	e.flag.Attrs.SetStr(nameGenerate, object.NewStaticMethod(object.NewBuiltin("_generate_next_value_", nextFlag).Value()))
	native.ClassMethod(e.flag, nameMissingOf.S, e.missingFlag)
}

var bitOperators = []struct {
	name string
	op   int
	fn   func(a, b int64) int64
}{
	{"or", code.OpOr, func(a, b int64) int64 { return a | b }},
	{"and", code.OpAnd, func(a, b int64) int64 { return a & b }},
	{"xor", code.OpXor, func(a, b int64) int64 { return a ^ b }},
}

// invert is ~ of a member of a Flag: all members that have no bit of it.
func (e *enums) invert(t *object.Thread, args []object.Value) (object.Value, error) {
	class := t.TypeOf(args[0])
	v, _ := flagValue(args[0])
	all, err := e.list(t, class)
	if err != nil {
		return object.Value{}, err
	}
	inverted := int64(0)
	for _, m := range all {
		if bit, ok := flagValue(m); ok && bit&v == 0 {
			inverted |= bit
		}
	}
	return e.combination(t, class, inverted)
}

// missingFlag is Flag._missing_ and IntFlag._missing_.
func (e *enums) missingFlag(t *object.Thread, a object.Args) (object.Value, error) {
	if err := e.checkMissing(a); err != nil {
		return object.Value{}, err
	}
	class := a.Pos[0].Type()
	value, ok := flagValue(a.Pos[1])
	switch {
	case !ok && class.Repr == object.KindInt:
		return object.Value{}, e.invalid(t, class, a.Pos[1])
	case !ok:
		t.Spend(meter.RaiseCost)
		return object.Value{}, object.Raise(object.TypeError, "'<' not supported between instances of '%s' and 'int'", t.TypeOf(a.Pos[1]).Name)
	case value < 0 && class.Repr != object.KindInt:
		m, err := e.combination(t, class, ^value)
		if err != nil {
			return object.Value{}, err
		}
		return e.invert(t, []object.Value{m})
	}
	return e.combination(t, class, value)
}

// nextFlag is Flag._generate_next_value_: the bit above the highest of the last
// value.
func nextFlag(t *object.Thread, a object.Args) (object.Value, error) {
	if len(a.Pos) != 4 || a.Pos[3].Kind() != object.KindList {
		return object.Value{}, object.Raise(object.TypeError, "_generate_next_value_() takes 4 positional arguments but %d were given", len(a.Pos))
	}
	last := a.Pos[3].List().Items
	if len(last) == 0 {
		return a.Pos[1], nil
	}
	v, ok := flagValue(last[len(last)-1])
	if !ok {
		text, err := ops.Repr(t, last[len(last)-1])
		if err != nil {
			return object.Value{}, err
		}
		return object.Value{}, object.Raise(object.TypeError, "Invalid Flag value: %s", text)
	}
	if at := highBit(v) + 1; at < 63 {
		return object.Int(int64(1) << at), nil
	}
	return object.Value{}, object.Raise(object.OverflowError, "too many flags")
}

// intFlagMethods adds the operators of the members of an IntFlag, whose other
// operand may be an int.
func (e *enums) intFlagMethods() {
	for _, o := range bitOperators {
		for _, name := range []string{"__" + o.name + "__", "__r" + o.name + "__"} {
			e.b.KeywordMethod(e.intFlag, name, func(t *object.Thread, a object.Args) (object.Value, error) {
				if len(a.Pos) != 2 || !special.Payload(a.Pos[1]).IsIntLike() {
					return object.NotImplemented, nil
				}
				v, ok := flagValue(a.Pos[0])
				other, fits := flagValue(a.Pos[1])
				if !ok || !fits {
					return object.NotImplemented, nil
				}
				return e.combination(t, t.TypeOf(a.Pos[0]), o.fn(v, other))
			})
		}
	}
	e.b.KeywordMethod(e.intFlag, "__invert__", func(t *object.Thread, a object.Args) (object.Value, error) {
		v, _ := flagValue(a.Pos[0])
		return e.combination(t, t.TypeOf(a.Pos[0]), ^v)
	})
}
