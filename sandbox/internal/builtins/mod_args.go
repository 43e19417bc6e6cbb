package builtins

import (
	"fmt"
	"strings"

	"bhack/sandbox/internal/object"
)

// signature is the list of parameters of a function that CPython has in Python:
// complaints about its arguments are worded as for such a function.
type signature struct {
	name string
	// params are the parameters that take arguments by position or by name; the
	// last optional ones may be left out.
	params   []string
	optional int
	// keywords are further parameters, all optional, that take them by name only.
	keywords []string
	// rest tells that the function takes any number of arguments more; pairs, that
	// it takes any keywords.
	rest, pairs bool
	// bound tells that CPython has a method here, whose self the complaints count.
	bound bool
}

// bind assigns arguments to the parameters, those in keywords last. What got none
// is the zero Value.
func (s *signature) bind(a object.Args) ([]object.Value, error) {
	n := len(s.params)
	values := make([]object.Value, n+len(s.keywords))
	positional := a.Positional()
	copy(values[:n], positional)
	for i, name := range a.Names {
		at := index(s.params, name.S)
		if at < 0 {
			if at = index(s.keywords, name.S); at >= 0 {
				at += n
			}
		}
		if at < 0 {
			if s.pairs {
				continue
			}
			return nil, object.Raise(object.TypeError, "%s() got an unexpected keyword argument '%s'", s.name, name.S)
		}
		if !values[at].IsNil() {
			return nil, object.Raise(object.TypeError, "%s() got multiple values for argument '%s'", s.name, name.S)
		}
		values[at] = a.Pos[len(positional)+i]
	}
	if len(positional) > n && !s.rest {
		return nil, s.tooMany(len(positional), values[n:])
	}
	return values, s.missing(values)
}

func (s *signature) tooMany(given int, keywords []object.Value) error {
	self, byName := 0, 0
	if s.bound {
		self = 1
	}
	for _, v := range keywords {
		if !v.IsNil() {
			byName++
		}
	}
	given += self
	most := len(s.params) + self
	takes := fmt.Sprintf("%d positional argument%s", most, plural(most))
	if s.optional > 0 {
		takes = fmt.Sprintf("from %d to %d positional arguments", most-s.optional, most)
	}
	was := fmt.Sprintf("%d were", given)
	switch {
	case byName > 0:
		was = fmt.Sprintf("%d positional argument%s (and %d keyword-only argument%s) were",
			given, plural(given), byName, plural(byName))
	case given == 1:
		was = "1 was"
	}
	return object.Raise(object.TypeError, "%s() takes %s but %s given", s.name, takes, was)
}

func (s *signature) missing(values []object.Value) error {
	var names []string
	for i, p := range s.params[:len(s.params)-s.optional] {
		if values[i].IsNil() {
			names = append(names, "'"+p+"'")
		}
	}
	if len(names) == 0 {
		return nil
	}
	n := len(names)
	list := names[0]
	switch {
	case n == 2:
		list = names[0] + " and " + names[1]
	case n > 2:
		list = strings.Join(names[:n-1], ", ") + ", and " + names[n-1]
	}
	return object.Raise(object.TypeError, "%s() missing %d required positional argument%s: %s", s.name, n, plural(n), list)
}

// function adds a function with the signature to a module.
func (s signature) function(m *moduleBuilder, fn nativeFunc) {
	m.keywordFunction(s.name, func(t *object.Thread, a object.Args) (object.Value, error) {
		values, err := s.bind(a)
		if err != nil {
			return object.Value{}, err
		}
		return fn(t, values)
	})
}

// unpackArgs checks the number of the arguments of a function that takes them by
// position only.
func unpackArgs(name string, a object.Args, min, max int) error {
	if len(a.Names) > 0 {
		return noKeywords(name)
	}
	if n := len(a.Pos); n < min || n > max && max >= 0 {
		return argUnpack.wrongCount(name, n, min, max)
	}
	return nil
}

// given returns the value of an optional argument, or what it is when left out.
func given(v, otherwise object.Value) object.Value {
	if v.IsNil() {
		return otherwise
	}
	return v
}

// isError tells whether err is an exception of the class.
func isError(err error, class *object.Type) bool {
	raised, ok := err.(*object.Raised)
	return ok && raised.Exc.Class.IsSubclass(class)
}

// parameters assigns the arguments of a call of a function that CPython has in C to
// its parameters, by position and by name; one without a name, "", takes none by name.
// Those without an argument stay the zero Value; the first required ones must have one.
func parameters(name string, a object.Args, required int, params ...string) ([]object.Value, error) {
	n := len(params)
	if given := len(a.Pos); given > n {
		kind := ""
		if given == len(a.Names) {
			kind = "keyword "
		}
		return nil, object.Raise(object.TypeError, "%s() takes at most %d %sargument%s (%d given)", name, n, kind, plural(n), given)
	}
	values := make([]object.Value, n)
	positional := a.Positional()
	copy(values, positional)
	var unknown *object.Str
	for i, keyword := range a.Names {
		at := index(params, keyword.S)
		if keyword.S == "" {
			at = -1
		}
		switch {
		case at < 0 && unknown == nil:
			unknown = keyword
		case at >= 0 && !values[at].IsNil():
			return nil, object.Raise(object.TypeError, "argument for %s() given by name ('%s') and position (%d)", name, keyword.S, at+1)
		case at >= 0:
			values[at] = a.Pos[len(positional)+i]
		}
	}
	for i := range required {
		if values[i].IsNil() {
			return nil, object.Raise(object.TypeError, "%s() missing required argument '%s' (pos %d)", name, params[i], i+1)
		}
	}
	if unknown != nil {
		return nil, object.Raise(object.TypeError, "'%s' is an invalid keyword argument for %s()", unknown.S, name)
	}
	return values, nil
}

// method adds a method with the signature, whose first parameter is self, to a type.
func (s signature) method(b *builder, class *object.Type, fn nativeFunc) {
	b.add(class, s.name, func(t *object.Thread, a object.Args) (object.Value, error) {
		values, err := s.bind(a)
		if err != nil {
			return object.Value{}, err
		}
		if err := checkSelf(t, class, s.name, values[:1]); err != nil {
			return object.Value{}, err
		}
		return fn(t, values)
	})
}
