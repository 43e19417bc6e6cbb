package ops

import (
	"fmt"
	"strings"

	"bhack/sandbox/internal/meter"
	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/special"
)

// MakeException returns the exception that `raise v` raises: v itself, or a new
// instance of the class v.
func MakeException(t *object.Thread, v object.Value) (*object.Instance, error) {
	if v.Kind() == object.KindType && v.Type().IsException {
		made, err := t.Construct(v)
		if err != nil {
			return nil, err
		}
		if made.Kind() != object.KindInstance || made.Instance().Exc == nil {
			return nil, notAnException(t, v, made)
		}
		return made.Instance(), nil
	}
	if v.Kind() == object.KindInstance && v.Instance().Exc != nil {
		return v.Instance(), nil
	}
	return nil, object.Raise(object.TypeError, "exceptions must derive from BaseException")
}

// notAnException is the error of raising a class whose call has made something else.
func notAnException(t *object.Thread, class, made object.Value) error {
	want, err := Repr(t, class)
	if err != nil {
		return err
	}
	got, err := Repr(t, t.TypeOf(made).Value())
	if err != nil {
		return err
	}
	return object.Raise(object.TypeError, "calling %s should have returned an instance of BaseException, not %s", want, got)
}

// ExceptionMatches reports whether an except clause for a class, or a tuple of
// classes, catches the exception.
func ExceptionMatches(t *object.Thread, exc, want object.Value) (bool, error) {
	classes := []object.Value{want}
	if p := special.Payload(want); p.Kind() == object.KindTuple {
		classes = p.Tuple().Items
	}
	if len(classes) > 1 {
		t.Spend(meter.StepCost * len(classes))
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

// exceptionFields are the attributes that builtin exception classes have besides
// those of BaseException, with what they are before they have been set.
var exceptionFields = map[string]struct {
	class *object.Type
	value func(args []object.Value) object.Value
}{
	"value":               {object.StopIteration, firstArg},
	"code":                {object.SystemExit, exitCode},
	"name":                {object.ImportError, noValue},
	"path":                {object.ImportError, noValue},
	"errno":               {object.OSError, noValue},
	"strerror":            {object.OSError, noValue},
	"filename":            {object.OSError, noValue},
	"filename2":           {object.OSError, noValue},
	"lineno":              {object.SyntaxError, noValue},
	"print_file_and_line": {object.SyntaxError, noValue},
	"offset":              {object.SyntaxError, noValue},
	"text":                {object.SyntaxError, noValue},
}

func noValue([]object.Value) object.Value { return object.None }

func firstArg(args []object.Value) object.Value {
	if len(args) > 0 {
		return args[0]
	}
	return object.None
}

func exitCode(args []object.Value) object.Value {
	if len(args) > 1 {
		return object.NewTuple(args)
	}
	return firstArg(args)
}

// exceptionField returns a field of an exception, or the zero Value when its class
// has none of that name.
func exceptionField(inst *object.Instance, name *object.Str) object.Value {
	if v := inst.Exc.Field(name); !v.IsNil() {
		return v
	}
	args := inst.Exc.Args.Tuple().Items
	if name.S == "msg" && (inst.Class.IsSubclass(object.ImportError) || inst.Class.IsSubclass(object.SyntaxError)) {
		if len(args) == 1 || inst.Class.IsSubclass(object.SyntaxError) {
			return firstArg(args)
		}
		return object.None
	}
	if isUnicodeError(inst.Class) {
		switch name.S {
		case "encoding", "object", "reason":
			return object.None
		case "start", "end":
			return object.Int(0)
		}
	}
	if name.S == "filename" && inst.Class.IsSubclass(object.SyntaxError) {
		return object.None
	}
	if f, ok := exceptionFields[name.S]; ok && inst.Class.IsSubclass(f.class) {
		return f.value(args)
	}
	return object.Value{}
}

func exceptionAttr(inst *object.Instance, name *object.Str) object.Value {
	exc := inst.Exc
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
		if len(exc.Trace) > 0 {
			return object.Traceback
		}
		return object.None
	}
	return exceptionField(inst, name)
}

// SetTraceback sets the __traceback__ of an exception: to None, which forgets the places
// where it has passed, or to a traceback, which changes nothing.
func SetTraceback(inst *object.Instance, v object.Value) error {
	switch {
	case v.IsNone():
		inst.Exc.Trace = nil
	case v != object.Traceback:
		return object.Raise(object.TypeError, "__traceback__ must be a traceback or None")
	}
	return nil
}

func setExceptionAttr(t *object.Thread, inst *object.Instance, name *object.Str, v object.Value) (done bool, err error) {
	exc := inst.Exc
	isException := v.IsNone() || v.Kind() == object.KindInstance && v.Instance().Exc != nil
	switch name.S {
	case "args":
		items, err := NewItems(t, v)
		if err == nil {
			exc.Args = object.NewTuple(items)
		}
		return true, err
	case "__cause__", "__context__":
		if !isException {
			return true, object.Raise(object.TypeError, "exception %s must be None or derive from BaseException", strings.Trim(name.S, "_"))
		}
		if name.S == "__cause__" {
			exc.Cause, exc.SuppressContext = v, true
		} else {
			exc.Context = v
		}
	case "__suppress_context__":
		exc.SuppressContext = v.IsTrue()
	case "__traceback__":
		return true, SetTraceback(inst, v)
	default:
		if exceptionField(inst, name).IsNil() {
			return false, nil
		}
		exc.SetField(name, v)
	}
	return true, nil
}

// isUnicodeError reports whether exceptions of a class are about some characters of a text.
func isUnicodeError(class *object.Type) bool {
	return class.IsSubclass(object.UnicodeEncodeError) || class.IsSubclass(object.UnicodeTranslate) ||
		class.IsSubclass(object.UnicodeDecodeError)
}

// unicodeErrorText returns the text of an error of an encoding, which is empty for one
// that was never initialised.
func unicodeErrorText(t *object.Thread, inst *object.Instance) (string, error) {
	of := exceptionField(inst, special.NameObject)
	if of.Kind() != object.KindStr {
		return "", nil
	}
	does := "can't translate"
	if inst.Class.IsSubclass(object.UnicodeEncodeError) {
		encoding, err := Str(t, exceptionField(inst, special.NameEncoding))
		if err != nil {
			return "", err
		}
		does = "'" + encoding + "' codec can't encode"
	}
	reason, err := Str(t, exceptionField(inst, special.NameReason))
	if err != nil {
		return "", err
	}
	start, err := Index(t, exceptionField(inst, special.NameStart))
	if err != nil {
		return "", err
	}
	end, err := Index(t, exceptionField(inst, special.NameEnd))
	if err != nil {
		return "", err
	}
	if err := meter.ChargeText(t, len(does)+len(reason)); err != nil {
		return "", err
	}
	if end != start+1 || start < 0 || start >= int64(of.Str().Len()) {
		return fmt.Sprintf("%s characters in position %d-%d: %s", does, start, end-1, reason), nil
	}
	format := `%s character '\U%08x' in position %d: %s`
	c := of.Str().At(int(start))
	switch {
	case c <= 0xff:
		format = `%s character '\x%02x' in position %d: %s`
	case c <= 0xffff:
		format = `%s character '\u%04x' in position %d: %s`
	}
	return fmt.Sprintf(format, does, c, start, reason), nil
}

var (
	nameStrerror          = object.NewSharedStr("strerror")
	nameCharactersWritten = object.NewSharedStr("characters_written")
)

// newOSError is OSError's __new__ for an instance of a class that has one of its own, which calls it.
func newOSError(t *object.Thread, inst *object.Instance, args object.Args) error {
	if len(args.Names) > 0 {
		return object.Raise(object.TypeError, "%s() takes no keyword arguments", inst.Class.Name)
	}
	return InitOSError(t, inst, args.Pos)
}

// InitOSError gives an OSError its attributes. A third and a fifth argument are the names of files, which are not among args; the
// third one of a BlockingIOError may be the number of characters that have been written.
func InitOSError(t *object.Thread, inst *object.Instance, args []object.Value) error {
	exc := inst.Exc
	if len(args) < 2 || len(args) > 5 {
		exc.Args = object.TupleOf(args...)
		return nil
	}
	var file, written object.Value
	if len(args) > 2 && !args[2].IsNone() {
		file = args[2]
	}
	if !file.IsNil() && inst.Class == object.BlockingIOError && IsNumber(special.Payload(file).Kind()) {
		var err error
		if written, err = IndexValue(t, file); err != nil {
			return err
		}
		if written.Kind() == object.KindBigInt {
			return object.Raise(object.ValueError, "cannot fit '%s' into an index-sized integer", t.TypeOf(file).Name)
		}
		file = object.Value{}
		exc.SetField(nameCharactersWritten, written)
	}
	exc.SetField(special.NameErrno, args[0])
	exc.SetField(nameStrerror, args[1])
	if !file.IsNil() {
		exc.SetField(special.NameFilename, file)
		if len(args) == 5 {
			exc.SetField(special.NameFilename2, args[4])
		}
		args = args[:2]
	}
	exc.Args = object.TupleOf(args...)
	return nil
}
