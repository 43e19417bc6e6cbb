package iterators

import (
	"bhack/sandbox/internal/native"
	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/ops"
)

func generatorType(b *native.Builder) {
	class := b.NewType("generator", object.KindGenerator, object.ObjectType)
	class.Final = true
	b.IteratorMethods(class)
	b.Methods(
		class,
		native.Method{Name: "send", Min: 1, Max: 1, Fn: func(t *object.Thread, args []object.Value) (object.Value, error) {
			return resume(t, args[0], args[1], nil)
		}},
		native.Method{Name: "throw", Min: 1, Max: 3, Fn: generatorThrow},
		native.Method{Name: "close", Fn: generatorClose},
	)
}

func resume(t *object.Thread, gen, sent object.Value, thrown *object.Raised) (object.Value, error) {
	v, done, err := t.Machine.Resume(gen, sent, thrown)
	if done && err == nil {
		return v, native.StopIteration(v)
	}
	return v, err
}

func generatorThrow(t *object.Thread, args []object.Value) (object.Value, error) {
	if err := t.Reenter(); err != nil {
		return object.Value{}, err
	}
	v := args[1]
	if len(args) > 3 && !args[3].IsNone() && args[3] != object.Traceback {
		return object.Value{}, object.Raise(object.TypeError, "throw() third argument must be a traceback object")
	}
	if len(args) > 2 && !args[2].IsNone() && v.Kind() != object.KindType {
		if v.Kind() == object.KindInstance && v.Instance().Exc != nil {
			return object.Value{}, object.Raise(object.TypeError, "instance exception may not have a separate value")
		}
	}
	if len(args) > 2 && !args[2].IsNone() && v.Kind() == object.KindType && v.Type().IsException {
		value := args[2]
		if value.Kind() == object.KindInstance && value.Instance().Class.IsSubclass(v.Type()) {
			v = value
		} else {
			values := []object.Value{value}
			if value.Kind() == object.KindTuple {
				values = object.ItemsOf(value)
			}
			made, err := t.Call(v, values...)
			if err != nil {
				return made, err
			}
			v = made
		}
	}
	isClass := v.Kind() == object.KindType && v.Type().IsException
	if !isClass && (v.Kind() != object.KindInstance || v.Instance().Exc == nil) {
		return object.Value{}, object.Raise(object.TypeError, "exceptions must be classes or instances deriving from BaseException, not %s", t.TypeOf(v).Name)
	}
	exc, err := ops.MakeException(t, v)
	if err != nil {
		return object.Value{}, err
	}
	exc.Exc.Thrown = true
	return resume(t, args[0], object.None, exc.Raised())
}

func generatorClose(t *object.Thread, args []object.Value) (object.Value, error) {
	return object.None, ops.CloseGenerator(t, args[0])
}
