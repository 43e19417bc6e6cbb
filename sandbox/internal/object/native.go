package object

import "reflect"

// Layout is how the instances of a builtin type, and of those that derive from it,
// are laid out: as a Go struct whose first field is an Instance. Types with equal
// layouts share one Layout.
type Layout struct {
	// Type is that of the struct.
	Type reflect.Type
	// New returns a new instance of the class, empty.
	New func(class *Type) *Instance
	// Walk adds to a census what an instance holds besides attributes.
	Walk func(i *Instance, c *Census)
	// Describe, when set, writes down what an instance holds besides attributes, which is also all that Walk counts by, and Take adds the
	// instance to a snapshot. What changes must be in the struct itself, or in objects that Describe writes references to. Without
	// them, robots that keep an instance are in no known state.
	Describe func(i *Instance, s *State)
	Take     func(i *Instance, s *Snapshot)
	// Items, when set, returns the first items, at most so many, of an instance that is a sequence, for those who look at it from outside.
	Items func(i *Instance, most int) []Value
	// Compared is how many bytes of the struct tell whether an instance has changed, 0 for all: what comes after them are counters.
	Compared uintptr
}

// BareInstance returns what the first field of such a struct must be.
func BareInstance(class *Type) Instance {
	return Instance{Header: Header{KindInstance}, Class: class}
}

// Metaclass is what a builtin type can have in place of a metaclass; the classes
// that derive from it inherit it.
type Metaclass struct {
	// Type is the type of these classes. Its special methods are the operations on
	// the classes themselves: __iter__, __len__, __contains__, __getitem__,
	// __call__, __repr__, __setattr__ and __delattr__.
	Type *Type
	// Made, when set, is called with each class of a class statement. It returns
	// the class that the statement gives.
	Made func(t *Thread, class *Type) (*Type, error)
	// Bind, when set, is asked before the body of a class statement, one of whose
	// bases is base, binds a name to v. It returns what the name is bound to.
	Bind func(t *Thread, base *Type, names *Dict, name *Str, v Value) (Value, error)
}

// ShortName is the type's __name__. The Name of a builtin type may have that of its
// module before it, which is how complaints name some types.
func (t *Type) ShortName() string {
	if t.Builtin {
		return t.Qualname
	}
	return t.Name
}

// EnterRepr notes that the repr of a container is being made; false means that it is
// being made already, further out, perhaps by way of a __repr__ written in Python. LeaveRepr takes it back.
func (t *Thread) EnterRepr(v Value) bool {
	for _, open := range t.reprs {
		if open == v {
			return false
		}
	}
	t.reprs = append(t.reprs, v)
	return true
}

// OpenReprs is how many reprs of containers are being made.
func (t *Thread) OpenReprs() int { return len(t.reprs) }

// LeaveRepr takes the last successful EnterRepr back.
func (t *Thread) LeaveRepr() { t.reprs = t.reprs[:len(t.reprs)-1] }
