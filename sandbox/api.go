package sandbox

import (
	"fmt"
	"slices"

	"bhack/sandbox/internal/code"
	"bhack/sandbox/internal/native"
	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/ops"
	"bhack/sandbox/internal/special"
)

// API is what a host adds to the builtin names of a program. It must not be changed
// once it has been linked.
type API struct {
	names *object.Dict
}

// NewAPI returns an API without names.
func NewAPI() *API { return &API{object.NewDict()} }

// Function is the Go side of a function of the API. args has one value for each
// parameter. An error made by an ExceptionType is raised in Python.
type Function func(r *Robot, args []Value) (Value, error)

// Function adds a function; all parameters must be given in a call, by position or
// by name. A call costs no bytecodes but those of the call itself.
func (a *API) Function(name string, params []string, fn Function) {
	a.Define(name, newFunction(name, params, fn).Value())
}

// Getter is Function for a function that changes nothing that the robot's code could notice, and does
// not look at the budget either.
func (a *API) Getter(name string, params []string, fn Function) { a.ShortGetter(name, params, fn, fn) }

// ShortGetter is Function for a function that most calls could have added by Getter. Short is called first: where the call takes more than
// that, it does nothing and returns the zero Value, and fn is called.
func (a *API) ShortGetter(name string, params []string, fn, short Function) {
	b := newFunction(name, params, fn)
	b.Getter = func(t *object.Thread, args []Value) (Value, error) {
		if len(args) != len(params) {
			return Value{}, nil
		}
		return short(t.Host.(*Robot), args)
	}
	a.Define(name, b.Value())
}

// Lookup is Getter for a function of two parameters that are mostly ints. Look is called first for these: where the call takes more than
// that, it does nothing and returns the zero Value, and fn is called.
func (a *API) Lookup(name, first, second string, fn Function, look func(r *Robot, first, second int64) Value) {
	b := newFunction(name, []string{first, second}, fn)
	b.Getter = func(t *object.Thread, args []Value) (Value, error) {
		if len(args) != 2 {
			return Value{}, nil
		}
		r := t.Host.(*Robot)
		if args[0].IsInt() && args[1].IsInt() {
			if v := look(r, args[0].AsInt(), args[1].AsInt()); !v.IsNil() {
				return v, nil
			}
		}
		return fn(r, args)
	}
	a.Define(name, b.Value())
}

// newFunction returns a function; the errors about its arguments are those of a Python function.
func newFunction(name string, params []string, fn Function) *object.Builtin {
	sig := native.Signature{Name: name, Params: params}
	return object.NewBuiltin(name, func(t *object.Thread, args object.Args) (Value, error) {
		values, err := sig.Arguments(args)
		if err != nil {
			return Value{}, err
		}
		return fn(t.Host.(*Robot), values)
	})
}

// Define adds a name with a value, which must be immutable.
func (a *API) Define(name string, v Value) { a.names.SetStr(object.NewSharedStr(name), v) }

// Names returns the names of the API in the order in which they were added.
func (a *API) Names() []string {
	var names []string
	for key := range a.names.All() {
		names = append(names, key.Str().S)
	}
	return names
}

// ExceptionType is an exception class that a host defines.
type ExceptionType struct {
	class *object.Type
}

// Exception adds an exception class that derives from Exception.
func (a *API) Exception(name string) *ExceptionType {
	class := object.NewExceptionType(name, object.ExceptionType)
	class.Module = "builtins"
	a.Define(name, class.Value())
	return &ExceptionType{class}
}

// Raise returns an error that raises the exception with a message.
func (e *ExceptionType) Raise(format string, args ...any) error {
	return object.Raise(e.class, format, args...)
}

// The builtin exceptions that functions of an API raise.
var (
	IndexError   = &ExceptionType{object.IndexError}
	RuntimeError = &ExceptionType{object.RuntimeError}
	TypeError    = &ExceptionType{object.TypeError}
)

// Enum adds an enumeration with the members numbered from 0, and returns these. It
// works like a subclass of Python's enum.Enum: Name(1) and Name["MEMBER"] are
// members, and it can be iterated. But it cannot be changed, and has no __members__.
func (a *API) Enum(name string, members ...string) []Value {
	class := object.NewType(name, object.ObjectType)
	class.Builtin, class.Final, class.Module = true, true, "__main__"
	values := make([]Value, len(members))
	hosts := make([]*object.Host, len(members))
	for i, member := range members {
		full := name + "." + member
		hosts[i] = object.NewHost(class, object.NewSharedStr(member).Hash(), full, fmt.Sprintf("<%s: %d>", full, i))
		hosts[i].Attrs.SetStr(object.NewSharedStr("name"), object.NewSharedStr(member).Value())
		hosts[i].Attrs.SetStr(object.NewSharedStr("value"), object.Int(int64(i)))
		values[i] = hosts[i].Value()
		class.Attrs.SetStr(object.NewSharedStr(member), values[i])
	}
	for _, h := range hosts { // a member is reachable from each member
		for i, member := range members {
			h.Attrs.SetStr(object.NewSharedStr(member), values[i])
		}
	}
	class.SetEnumMembers(values)
	call := native.Signature{Name: "__call__", Params: []string{"value"}}
	class.New = func(t *object.Thread, _ *object.Type, args object.Args) (Value, error) {
		given, err := call.Arguments(args)
		if err != nil {
			return Value{}, err
		}
		return memberOf(t, name, values, given[0])
	}
	a.Define(name, class.Value())
	return values
}

// memberOf returns the member of the enumeration that has the value or is the value.
func memberOf(t *object.Thread, enum string, members []Value, v Value) (Value, error) {
	for i, member := range members {
		if v == member {
			return member, nil
		}
		if number := special.Payload(v); number.IsFloat() && number.AsFloat() == float64(i) {
			return member, nil
		}
		if number, ok := AsInt(v); ok && number == int64(i) {
			return member, nil
		}
	}
	text, err := ops.Repr(t, v)
	if err != nil {
		return Value{}, err
	}
	return Value{}, object.Raise(object.ValueError, "%s is not a valid %s", text, enum)
}

// Use is what a robot's code does with what a function of the API returns; for other values than these it is not known.
type Use = code.ResultKind

const (
	// TruthUse means that only the truth of the value matters.
	TruthUse = code.ResultTruth
	// EqualUse means that the value is only compared with another one, by == or is.
	EqualUse = code.ResultEqual
)

// ResultUse tells a getter of the API what the robot's code will do with the value that it returns,
// and for EqualUse what the other value is.
func (r *Robot) ResultUse() (use Use, other Value) { return r.machine.ResultUse() }

// Values that functions of an API return.
var (
	None  = object.None
	False = object.False
)

// Int returns an int.
func Int(i int64) Value { return object.Int(i) }

// Bool returns True or False.
func Bool(b bool) Value { return object.Bool(b) }

// SharedTuple returns a tuple of the items that several robots may get.
func SharedTuple(items ...Value) Value {
	return object.NewSharedTuple(slices.Clone(items))
}

// ListBytes returns about how many bytes a list of n values takes, for Reserve.
func ListBytes(n int) int64 { return 32 + int64(n)*object.SizeValue }

// NewList returns a new list of n items, and where to put these before anybody else
// sees the list.
func (r *Robot) NewList(n int) (list Value, items []Value) {
	l := r.machine.Recycler.MakeList(n)
	return l.Value(), l.Items
}

// AsInt returns the number of an int that fits 64 bits, or of a bool, also of classes
// that derive from int; ok is false for other values.
func AsInt(v Value) (i int64, ok bool) {
	if v = special.Payload(v); v.IsInt() || v.IsBool() {
		return v.AsInt(), true
	}
	return 0, false
}

// AsString returns the text of a str, also of classes that derive from it; ok is false for other values.
func AsString(v Value) (s string, ok bool) {
	if v = special.Payload(v); v.Kind() == object.KindStr {
		return v.Str().S, true
	}
	return "", false
}

// TypeName returns the name of a value's type.
func (r *Robot) TypeName(v Value) string { return r.machine.TypeOf(v).Name }
