package native

import (
	"bhack/sandbox/internal/meter"
	"bhack/sandbox/internal/object"
)

// PlainCall calls a builtin function by its shorter way, if it has one for these arguments
// that costs nothing; it costs what Thread.Call does. Else done is false.
func PlainCall(t *object.Thread, fn *object.Builtin, args []object.Value) (v object.Value, done bool) {
	if fn.Plain == nil || t.Depth >= t.MaxDepth || t.Left < meter.CallbackCost {
		return v, false
	}
	v, cost := fn.Plain(t, args)
	if v.IsNil() || cost > 0 {
		return object.Value{}, false
	}
	t.Spend(meter.CallbackCost)
	return v, true
}

// Caller calls a function for one item after the other.
type Caller struct {
	fn object.Value
	// builtin is the function that has a shorter way, nil for most, and args are its
	// arguments, of which the last one is the item.
	builtin *object.Builtin
	args    []object.Value
	// one is the argument of a function written in Python, which copies it.
	one [1]object.Value
}

// NewCaller returns a Caller of any callable.
func NewCaller(fn object.Value) Caller {
	c := Caller{fn: fn}
	switch fn.Kind() {
	case object.KindBuiltin:
		c.builtin, c.args = fn.Builtin(), make([]object.Value, 1)
	case object.KindMethod:
		if method := fn.Method(); method.Func.Kind() == object.KindBuiltin {
			c.builtin, c.args = method.Func.Builtin(), []object.Value{method.Self, {}}
		}
	}
	return c
}

// Call returns what the function makes of an item.
func (c *Caller) Call(t *object.Thread, item object.Value) (object.Value, error) {
	switch {
	case c.fn.Kind() == object.KindFunction:
		c.one[0] = item
		return t.Machine.Call(c.fn, object.Args{Pos: c.one[:]})
	case c.builtin != nil:
		c.args[len(c.args)-1] = item
		if v, done := PlainCall(t, c.builtin, c.args); done {
			return v, nil
		}
	}
	return t.Call(c.fn, item)
}
