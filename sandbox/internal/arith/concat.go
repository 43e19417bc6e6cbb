package arith

import (
	"math"

	"bhack/sandbox/internal/code"
	"bhack/sandbox/internal/meter"
	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/ops"
	"bhack/sandbox/internal/special"
)

// sequenceOperator does + or * of two values of which one is an instance of a user's
// class, and one is a str, list or tuple or derives from one. Of these types CPython
// has the operators among the slots of sequences, which are tried last: after the
// methods that classes define, unless these have replaced the very slot.
func sequenceOperator(t *object.Thread, op int, a, b object.Value) (v object.Value, done bool, err error) {
	if !t.Enter() {
		return v, true, meter.RecursionError("")
	}
	defer t.Leave()
	meter.SpendMRO(t, a)
	meter.SpendMRO(t, b)
	if v, done, err = sequenceMethods(t, op, a, b); done || err != nil {
		return v, done, err
	}
	n := &binaryNames[op]
	if op == code.OpAdd {
		if special.Overrides(a, n.method) {
			return v, false, nil
		}
		return concat(t, special.Payload(a), special.Payload(b))
	}
	if repeats(a, n) {
		return repeat(t, special.Payload(a), b)
	}
	if repeats(b, n) {
		return repeat(t, special.Payload(b), a)
	}
	return v, false, nil
}

// sequenceMethods tries the methods of + or * of both operands, those that derived
// classes inherit from a builtin sequence, too.
func sequenceMethods(t *object.Thread, op int, a, b object.Value) (v object.Value, done bool, err error) {
	n := &binaryNames[op]
	ta, tb := t.TypeOf(a), t.TypeOf(b)
	other := ta != tb && definesOperator(b, n)
	if definesOperator(a, n) {
		if other && tb.IsSubclass(ta) && ta.Lookup(n.reflected) != tb.Lookup(n.reflected) {
			other = false
			if v, done, err = trySequence(t, op, n.reflected, b, a); done || err != nil {
				return v, done, err
			}
		}
		if v, done, err = trySequence(t, op, n.method, a, b); done || err != nil {
			return v, done, err
		}
	}
	if !other {
		return v, false, nil
	}
	return trySequence(t, op, n.reflected, b, a)
}

// inplaceMethods tries the methods that CPython asks before a list does += or *= in
// place: none for += of a class that derives from list.
func inplaceMethods(t *object.Thread, op int, a, b object.Value) (v object.Value, done bool, err error) {
	if op != code.OpMul && (op != code.OpAdd || a.Kind() == object.KindInstance) {
		return v, false, nil
	}
	if !t.Enter() {
		return v, true, meter.RecursionError("")
	}
	defer t.Leave()
	return sequenceMethods(t, op, a, b)
}

// trySequence calls a method of an operand that defines the operator. What a builtin
// sequence knows of it has no other operand to ask: it raises a TypeError.
func trySequence(t *object.Thread, op int, name *object.Str, self, other object.Value) (v object.Value, done bool, err error) {
	p := special.Payload(self)
	if special.Overrides(self, name) || !isSequence(p.Kind()) {
		return tryBinary(t, name, self, other)
	}
	if op == code.OpMul {
		if !ops.HasIndex(other) {
			_, err = ops.IndexValue(t, other)
			return v, false, err
		}
		return repeat(t, p, other)
	}
	if name != binaryNames[op].method {
		return v, false, nil
	}
	if v, done, err = concat(t, p, special.Payload(other)); done || err != nil {
		return v, done, err
	}
	return v, false, notConcatenable(t, p, other)
}

// definesOperator reports whether a class defines an operator in Python, on either side.
func definesOperator(v object.Value, n *operatorNames) bool {
	return special.Overrides(v, n.method) || special.Overrides(v, n.reflected)
}

// repeats reports whether v is a sequence whose * is that of a builtin type.
func repeats(v object.Value, n *operatorNames) bool {
	return isSequence(special.Payload(v).Kind()) && !definesOperator(v, n)
}

// notConcatenable is the error of + of a builtin sequence and something else.
func notConcatenable(t *object.Thread, a, b object.Value) error {
	name := t.TypeOf(a).Name
	return object.Raise(object.TypeError, "can only concatenate %s (not \"%s\") to %s", name, t.TypeOf(b).Name, name)
}

// wideBytes is how many bytes of ASCII are copied in the time for one of a text that has
// other characters: their code points are kept, too.
const wideBytes = 2

func repeatStr(t *object.Thread, s *object.Str, n int64) (object.Value, error) {
	n = max(n, 0)
	if len(s.S) > 0 && n > math.MaxInt64/int64(s.Len()) {
		return object.Value{}, object.Raise(object.OverflowError, "repeated string is too long")
	}
	total, err := meter.Sized(len(s.S), n, meter.MaxText)
	if err != nil {
		return object.Value{}, err
	}
	if !s.IsASCII() {
		total *= wideBytes
	}
	if err := meter.ChargeText(t, total); err != nil {
		return object.Value{}, err
	}
	if total == 0 {
		return object.String(""), nil
	}
	return s.Repeat(int(n)).Value(), nil
}
