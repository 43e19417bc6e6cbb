package ops

import "bhack/sandbox/internal/object"

// MakeException returns the exception that `raise v` raises: v itself, or a new
// instance of the class v.
func MakeException(t *object.Thread, v object.Value) (*object.Instance, error) {
	if v.Kind() == object.KindType && v.Type().IsException {
		made, err := t.Construct(v)
		if err != nil {
			return nil, err
		}
		if made.Kind() != object.KindInstance || made.Instance().Exc == nil {
			return nil, object.Raise(object.TypeError,
				"calling %s should have returned an instance of BaseException, not %s", v.Type().Name, t.TypeOf(made).Name)
		}
		return made.Instance(), nil
	}
	if v.Kind() == object.KindInstance && v.Instance().Exc != nil {
		return v.Instance(), nil
	}
	return nil, object.Raise(object.TypeError, "exceptions must derive from BaseException")
}

// ExceptionMatches tells whether an except clause for a class, or a tuple of
// classes, catches the exception.
func ExceptionMatches(t *object.Thread, exc, want object.Value) (bool, error) {
	classes := []object.Value{want}
	if want.Kind() == object.KindTuple {
		classes = want.Tuple().Items
	}
	for _, c := range classes {
		if c.Kind() != object.KindType || !c.Type().IsException {
			return false, object.Raise(object.TypeError,
				"catching classes that do not inherit from BaseException is not allowed")
		}
	}
	class := exc.Instance().Class
	for _, c := range classes {
		if class.IsSubclass(c.Type()) {
			return true, nil
		}
	}
	return false, nil
}

func exceptionAttr(exc *object.Exception, name *object.Str) object.Value {
	switch name.S {
	case "args":
		return exc.Args
	case "__cause__":
		return exc.Cause
	case "__context__":
		return exc.Context
	case "__suppress_context__":
		return object.Bool(exc.SuppressContext)
	case "__traceback__":
		return object.None
	case "value": // of StopIteration
		if items := exc.Args.Tuple().Items; len(items) > 0 {
			return items[0]
		}
		return object.None
	}
	return object.Value{}
}

func setExceptionAttr(exc *object.Exception, name *object.Str, v object.Value) (done bool, err error) {
	isException := v.IsNone() || v.Kind() == object.KindInstance && v.Instance().Exc != nil
	switch name.S {
	case "args":
		if v.Kind() != object.KindTuple {
			return true, object.Raise(object.TypeError, "args must be a tuple")
		}
		exc.Args = v
	case "__cause__", "__context__":
		if !isException {
			return true, object.Raise(object.TypeError, "exception %s must be None or derive from BaseException", name.S)
		}
		if name.S == "__cause__" {
			exc.Cause, exc.SuppressContext = v, true
		} else {
			exc.Context = v
		}
	case "__suppress_context__":
		exc.SuppressContext = v.IsTrue()
	case "__traceback__":
	default:
		return false, nil
	}
	return true, nil
}
