package typing

import (
	"slices"
	"strings"

	"bhack/sandbox/internal/meter"
	"bhack/sandbox/internal/native"
	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/ops"
)

// typeVariable is typing.TypeVar.
type typeVariable struct {
	object.Instance
	name string
	// variance is the sign before the name in its repr.
	variance string
	// bound is None if there is none; constraints are a tuple.
	bound, constraints object.Value
}

// Walk implements object.Walker.
func (v *typeVariable) Walk(c *object.Census) {
	c.AddBytes(int64(len(v.name)))
	c.Add(v.bound)
	c.Add(v.constraints)
}

// text is the repr.
func (v *typeVariable) text() string { return v.variance + v.name }

// moduleVariables are type variables that the module has; AnyStr alone is one of its public names.
const moduleVariables = "~T ~KT ~VT +T_co +V_co +VT_co -T_contra +CT_co ~AnyStr"

func (y *typing) typeVar(m *native.Module) {
	class := native.PythonType("typing", "TypeVar", object.ObjectType)
	class.Layout = native.LayoutOf(func(v *typeVariable) *object.Instance { return &v.Instance })
	native.Describe(class.Layout, func(v *typeVariable, s *object.State) {
		s.Text(v.name)
		s.Text(v.variance)
		s.Values([]object.Value{v.bound, v.constraints})
	}, nil)
	class.NoDict, class.Final = true, true
	y.variable = class
	m.Class(class)
	sig := native.Signature{Name: "__init__", Params: []string{"self", "name"}, Rest: true, Keywords: []string{"bound", "covariant", "contravariant"}}
	y.b.KeywordMethod(class, "__init__", func(t *object.Thread, a object.Args) (object.Value, error) {
		args, err := sig.Bind(a)
		if err != nil {
			return object.Value{}, err
		}
		if args[1].Kind() != object.KindStr {
			return object.Value{}, object.Raise(object.TypeError, "TypeVar name must be a string")
		}
		if v := native.As[typeVariable](args[0]); v.name == "" { // as those of the module are shared
			return object.None, y.initVariable(t, v, args[1].Str().S, a)
		}
		return object.None, nil
	})
	native.AddMethods(y.b, class, native.ArgFlags, native.InstanceMethod[typeVariable]{Name: "__repr__", Fn: func(_ *object.Thread, v *typeVariable, _ []object.Value) (object.Value, error) {
		return object.String(v.text()), nil
	}})
	y.b.Property(class, "__name__", func(_ *object.Thread, args []object.Value) (object.Value, error) {
		return object.String(native.As[typeVariable](args[0]).name), nil
	})
	for name, get := range native.Sorted(map[string]func(v *typeVariable) object.Value{
		"__bound__":         func(v *typeVariable) object.Value { return native.Given(v.bound, object.None) },
		"__constraints__":   func(v *typeVariable) object.Value { return native.Given(v.constraints, object.NewTuple(nil)) },
		"__covariant__":     func(v *typeVariable) object.Value { return object.Bool(v.variance == "+") },
		"__contravariant__": func(v *typeVariable) object.Value { return object.Bool(v.variance == "-") },
	}) {
		y.b.Property(class, name, func(_ *object.Thread, args []object.Value) (object.Value, error) {
			return get(native.As[typeVariable](args[0])), nil
		})
	}
	for _, text := range strings.Fields(moduleVariables) {
		v := native.As[typeVariable](object.NewInstance(class).Value())
		v.name, v.variance = text[1:], text[:1]
		m.Define(v.name, v.Value())
	}
}

// initVariable fills a new variable.
func (y *typing) initVariable(t *object.Thread, v *typeVariable, name string, a object.Args) error {
	sign, err := variance(t, a)
	if err != nil {
		return err
	}
	constraints := slices.Clone(a.Positional()[2:])
	if err := meter.ChargeItems(t, 4*len(constraints)); err != nil {
		return err
	}
	if err := y.checkTypes(t, constraints, "TypeVar(name, constraint, ...): constraints must be types."); err != nil {
		return err
	}
	bound := []object.Value{native.Given(a.Keyword("bound"), object.None)}
	bounded, err := ops.Truth(t, bound[0])
	switch {
	case err != nil:
		return err
	case !bounded:
		bound[0] = object.None
	default:
		if err := y.checkTypes(t, bound, "Bound must be a type."); err != nil {
			return err
		}
	}
	v.name, v.variance, v.bound, v.constraints = name, sign, bound[0], object.NewTuple(constraints)
	return nil
}

// variance checks the arguments of TypeVar, and returns the sign of the variable.
func variance(t *object.Thread, a object.Args) (string, error) {
	co, err := ops.Truth(t, native.Given(a.Keyword("covariant"), object.False))
	if err != nil {
		return "", err
	}
	contra, err := ops.Truth(t, native.Given(a.Keyword("contravariant"), object.False))
	if err != nil {
		return "", err
	}
	constraints := len(a.Positional()) - 2
	switch {
	case co && contra:
		return "", object.Raise(object.ValueError, "Bivariant types are not supported.")
	case constraints > 0 && !native.Given(a.Keyword("bound"), object.None).IsNone():
		return "", object.Raise(object.TypeError, "Constraints cannot be combined with bound=...")
	case constraints == 1:
		return "", object.Raise(object.TypeError, "A single constraint is not allowed")
	case co:
		return "+", nil
	case contra:
		return "-", nil
	}
	return "~", nil
}
