package native

import (
	"slices"

	"bhack/sandbox/internal/meter"
	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/ops"
)

// Signature is the list of parameters of a function that CPython has in Python:
// complaints about its arguments are worded as for such a function.
type Signature struct {
	// Name is the function's name.
	Name string
	// Params are the parameters that take arguments by position or by name.
	Params []string
	// Optional is how many of them, the last ones, may be left out.
	Optional int
	// Keywords are further parameters, all optional, that take them by name only.
	Keywords []string
	// Rest tells that the function takes any number of arguments more; Pairs, that
	// it takes any keywords.
	Rest, Pairs bool
	// Bound tells that CPython has a method here, whose self the complaints count.
	Bound bool
}

// Arguments is Bind for a caller that neither changes nor keeps the values: they are the
// arguments themselves where there is one for each parameter, in order.
func (s *Signature) Arguments(a object.Args) ([]object.Value, error) {
	if len(a.Names) == 0 && len(a.Pos) == len(s.Params) && len(s.Keywords) == 0 {
		return a.Pos, nil
	}
	return s.Bind(a)
}

// Bind assigns arguments to the parameters, those in keywords last. What got none
// is the zero Value.
func (s *Signature) Bind(a object.Args) ([]object.Value, error) {
	n := len(s.Params)
	values := make([]object.Value, n+len(s.Keywords))
	positional := a.Positional()
	copy(values[:n], positional)
	for i, name := range a.Names {
		at := slices.Index(s.Params, name.S)
		if at < 0 {
			if at = slices.Index(s.Keywords, name.S); at >= 0 {
				at += n
			}
		}
		if at < 0 {
			if s.Pairs {
				continue
			}
			return nil, ops.UnexpectedKeyword(s.Name, name.S)
		}
		if !values[at].IsNil() {
			return nil, ops.MultipleValues(s.Name, name.S)
		}
		values[at] = a.Pos[len(positional)+i]
	}
	if len(positional) > n && !s.Rest {
		return nil, s.tooMany(len(positional), values[n:])
	}
	return values, s.missing(values)
}

func (s *Signature) tooMany(given int, keywords []object.Value) error {
	most, byName := len(s.Params), 0
	if s.Bound {
		most, given = most+1, given+1
	}
	for _, v := range keywords {
		if !v.IsNil() {
			byName++
		}
	}
	return ops.TooManyPositional(s.Name, most-s.Optional, most, given, byName)
}

func (s *Signature) missing(values []object.Value) error {
	var names []string
	for i, p := range s.Params[:len(s.Params)-s.Optional] {
		if values[i].IsNil() {
			names = append(names, p)
		}
	}
	if len(names) == 0 {
		return nil
	}
	return ops.MissingArguments(s.Name, "positional", names)
}

// Function adds a function with the signature to a module. fn must neither change nor keep
// its arguments.
func (s Signature) Function(m *Module, fn Func) {
	m.KeywordFunction(s.Name, func(t *object.Thread, a object.Args) (object.Value, error) {
		t.Spend(meter.LibraryCost)
		values, err := s.Arguments(a)
		if err != nil {
			return object.Value{}, err
		}
		return fn(t, values)
	})
}

// Method adds a method with the signature, whose first parameter is self, to a type. fn
// must neither change nor keep its arguments.
func (s Signature) Method(b *Builder, class *object.Type, fn Func) {
	b.RawMethod(class, s.Name, func(t *object.Thread, a object.Args) (object.Value, error) {
		t.Spend(meter.LibraryCost)
		values, err := s.Arguments(a)
		if err != nil {
			return object.Value{}, err
		}
		if err := CheckSelf(t, class, s.Name, values[:1]); err != nil {
			return object.Value{}, err
		}
		return fn(t, values)
	})
}
