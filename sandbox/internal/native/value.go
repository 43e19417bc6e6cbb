package native

import (
	"strings"

	"bhack/sandbox/internal/arith"
	"bhack/sandbox/internal/code"
	"bhack/sandbox/internal/meter"
	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/ops"
)

// EqualItem compares an item with another value, which costs more when it needs a
// closer look.
func EqualItem(t *object.Thread, a, b object.Value) (bool, error) {
	if equal, known := object.SimpleEqual(a, b); known {
		return equal, nil
	}
	if err := t.Charge(1); err != nil {
		return false, err
	}
	return ops.Equal(t, a, b)
}

// IsDunder reports whether s is a name like __init__.
func IsDunder(s string) bool {
	return len(s) > 4 && strings.HasPrefix(s, "__") && strings.HasSuffix(s, "__") && s[2] != '_' && s[len(s)-3] != '_'
}

var (
	nameGet    = object.NewSharedStr("__get__")
	nameSet    = object.NewSharedStr("__set__")
	nameDelete = object.NewSharedStr("__delete__")
)

// IsDescriptor reports whether an attribute of a class is a method or the like.
func IsDescriptor(v object.Value) bool {
	switch v.Kind() {
	case object.KindFunction, object.KindProperty, object.KindStaticMethod, object.KindClassMethod, object.KindMember:
		return true
	case object.KindInstance:
		class := v.Instance().Class
		return !class.Lookup(nameGet).IsNil() || !class.Lookup(nameSet).IsNil() || !class.Lookup(nameDelete).IsNil()
	}
	return false
}

// SharedTuple returns a tuple of strings that goroutines may share.
func SharedTuple(names ...string) object.Value {
	items := make([]object.Value, len(names))
	for i, n := range names {
		items[i] = object.NewSharedStr(n).Value()
	}
	return object.NewTuple(items)
}

// Add is a + b, fast for ints.
func Add(t *object.Thread, a, b object.Value) (object.Value, error) {
	if object.BothInt(a, b) {
		if sum, ok := object.AddInt(a.AsInt(), b.AsInt()); ok {
			return object.Int(sum), nil
		}
	}
	return arith.Binary(t, code.OpAdd, a, b)
}

// WordSet returns the set of the words of a text.
func WordSet(words string) map[string]bool {
	set := map[string]bool{}
	for _, w := range strings.Fields(words) {
		set[w] = true
	}
	return set
}

// IsKind reports whether v is a value, and of the kind.
func IsKind(v object.Value, kind object.Kind) bool { return !v.IsNil() && v.Kind() == kind }

// Contains is __contains__.
func Contains(t *object.Thread, args []object.Value) (object.Value, error) {
	found, err := ops.Contains(t, args[0], args[1])
	return object.Bool(found), err
}

// GetItem is __getitem__.
func GetItem(t *object.Thread, args []object.Value) (object.Value, error) {
	return ops.GetItem(t, args[0], args[1])
}

// ItemsPerCharge is how many items are compared with a simple value, or moved, for
// one bytecode.
const ItemsPerCharge = meter.ItemsPerBytecode

// Unhashable makes __hash__ None.
func Unhashable(class *object.Type) {
	class.Attrs.SetStr(object.NewSharedStr("__hash__"), object.None)
}

// SetClassAttr is type.__setattr__, or type.__delattr__ for the zero Value.
func SetClassAttr(t *object.Thread, class *object.Type, name, value object.Value) (object.Value, error) {
	s, err := AttributeName(t, name)
	if err != nil {
		return object.Value{}, err
	}
	if class.Builtin {
		return object.Value{}, object.Raise(object.TypeError, "can't set attributes of built-in/extension type '%s'", class.ShortName())
	}
	return object.None, ops.SetPlainTypeAttr(t, class, s, value)
}
