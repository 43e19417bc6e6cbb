package builtins

import (
	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/ops"
)

func (b *builder) generatorType() {
	class := b.newType("generator", object.KindGenerator, object.ObjectType)
	class.Final = true
	b.iteratorMethods(class)
	b.methods(
		class,
		method{"send", 1, 1, func(t *object.Thread, args []object.Value) (object.Value, error) {
			return resume(t, args[0], args[1], nil)
		}},
		method{"throw", 1, 3, generatorThrow},
		method{"close", 0, 0, generatorClose},
	)
}

func resume(t *object.Thread, gen, sent object.Value, thrown *object.Raised) (object.Value, error) {
	v, done, err := t.Machine.Resume(gen, sent, thrown)
	if done && err == nil {
		return v, stopIteration(v)
	}
	return v, err
}

func generatorThrow(t *object.Thread, args []object.Value) (object.Value, error) {
	if err := t.Reenter(); err != nil {
		return object.Value{}, err
	}
	v := args[1]
	if len(args) > 2 && !args[2].IsNone() && v.Kind() != object.KindType {
		if v.Kind() == object.KindInstance && v.Instance().Exc != nil {
			return object.Value{}, object.Raise(object.TypeError, "instance exception may not have a separate value")
		}
	}
	if len(args) > 2 && !args[2].IsNone() && v.Kind() == object.KindType && v.Type().IsException {
		if args[2].Kind() == object.KindInstance && args[2].Instance().Exc != nil {
			v = args[2]
		} else {
			made, err := t.Call(v, args[2])
			if err != nil {
				return made, err
			}
			v = made
		}
	}
	exc, err := ops.MakeException(t, v)
	if err != nil {
		if raised, ok := err.(*object.Raised); ok && raised.Exc.Class == object.TypeError {
			err = object.Raise(object.TypeError, "exceptions must be classes or instances deriving from BaseException, not %s", t.TypeOf(v).Name)
		}
		return object.Value{}, err
	}
	return resume(t, args[0], object.None, &object.Raised{Exc: exc})
}

func generatorClose(t *object.Thread, args []object.Value) (object.Value, error) {
	return object.None, ops.CloseGenerator(t, args[0])
}
