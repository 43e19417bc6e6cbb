package ops

import "bhack/sandbox/internal/object"

// Next returns the next item of an iterator, or the zero Value at its end.
func Next(t *object.Thread, it object.Value) (object.Value, error) {
	v, err := Step(t, it)
	if err != nil && IsStopIteration(err) {
		return object.Value{}, nil
	}
	return v, err
}

// Step is Next, but a StopIteration that Python code has raised is an error.
func Step(t *object.Thread, it object.Value) (object.Value, error) {
	switch it.Kind() {
	case object.KindListIter:
		return nextOfList(it.ListIter()), nil
	case object.KindTupleIter:
		i := it.TupleIter()
		if i.Pos >= len(i.Items) {
			return object.Value{}, nil
		}
		i.Pos++
		return i.Items[i.Pos-1], nil
	case object.KindRangeIter:
		r := it.RangeIter()
		if r.Left == 0 {
			return object.Value{}, nil
		}
		v := object.Int(r.Next)
		r.Next += r.Step
		r.Left--
		return v, nil
	case object.KindIterator:
		if !t.Enter() { // iterators may be nested in one another
			return object.Value{}, recursionError("")
		}
		t.Spend(StepCost)
		v, err := it.Iterator().It.Step(t)
		t.Leave()
		return v, err
	case object.KindGenerator:
		v, done, err := t.Machine.Resume(it, object.None, nil)
		if done || err != nil {
			return object.Value{}, err
		}
		return v, nil
	case object.KindInstance:
		if fn := specialMethod(it, NameNext); !fn.IsNil() {
			return callSpecial(t, fn, it)
		}
	}
	return object.Value{}, object.Raise(object.TypeError, "'%s' object is not an iterator", t.TypeOf(it).Name)
}

func nextOfList(l *object.ListIter) object.Value {
	if l.List == nil || l.Pos >= len(l.List.Items) {
		l.List = nil
		return object.Value{}
	}
	l.Pos++
	return l.List.Items[l.Pos-1]
}

// IsStopIteration tells whether err is a StopIteration.
func IsStopIteration(err error) bool {
	raised, ok := err.(*object.Raised)
	return ok && raised.Exc.Class.IsSubclass(object.StopIteration)
}

// IsIndexError tells whether err is an IndexError.
func IsIndexError(err error) bool {
	raised, ok := err.(*object.Raised)
	return ok && raised.Exc.Class.IsSubclass(object.IndexError)
}

// StopValue returns what a generator returned, of the StopIteration err.
func StopValue(err error) object.Value {
	exc := err.(*object.Raised).Exc
	if items := exc.Exc.Args.Tuple().Items; len(items) > 0 {
		return items[0]
	}
	return object.None
}

// Delegate sends a value on to the iterator of a yield from. When done, v is the
// value of the expression; otherwise it is to be yielded.
func Delegate(t *object.Thread, it, sent object.Value) (v object.Value, done bool, err error) {
	if it.Kind() == object.KindGenerator {
		return t.Machine.Resume(it, sent, nil)
	}
	if it.Kind() == object.KindInstance {
		return delegateToInstance(t, it, sent)
	}
	if !sent.IsNone() {
		fn, err := GetAttr(t, it, nameSend)
		if err != nil {
			return v, false, err
		}
		v, err = t.Call(fn, sent)
		return v, false, err
	}
	v, err = Step(t, it)
	switch {
	case IsStopIteration(err):
		return StopValue(err), true, nil
	case v.IsNil() && err == nil:
		return object.None, true, nil
	}
	return v, false, err
}

func delegateToInstance(t *object.Thread, it, sent object.Value) (v object.Value, done bool, err error) {
	name := NameNext
	var args []object.Value
	if !sent.IsNone() {
		name, args = nameSend, []object.Value{sent}
	}
	fn, err := GetAttr(t, it, name)
	if err != nil {
		return v, false, err
	}
	v, err = t.Call(fn, args...)
	if IsStopIteration(err) {
		return StopValue(err), true, nil
	}
	return v, false, err
}

// Drop ends the use of an iterator by an operator or a builtin, with the error err or
// nil, which it returns. A suspended generator that was made just for that is closed, as
// CPython does when the count of its references becomes zero.
func Drop(t *object.Thread, it object.Value, err error) error {
	if it.Kind() != object.KindGenerator {
		return err
	}
	if _, raised := err.(*object.Raised); err != nil && !raised {
		return err
	}
	if signal := t.Machine.Drop(it); signal != nil {
		return signal
	}
	return err
}

// CloseIterator calls the method close of an iterator, if it has one.
func CloseIterator(t *object.Thread, it object.Value) error {
	if it.Kind() == object.KindGenerator {
		return CloseGenerator(t, it)
	}
	method, err := FindAttr(t, it, nameClose)
	if err != nil || method.IsNil() {
		return err
	}
	_, err = t.Call(method)
	return err
}

// CloseGenerator raises GeneratorExit where a generator is suspended.
func CloseGenerator(t *object.Thread, gen object.Value) error {
	exit := object.RaiseValue(object.GeneratorExit).(*object.Raised)
	_, done, err := t.Machine.Resume(gen, object.None, exit)
	if raised, ok := err.(*object.Raised); ok && raised.Exc.Class.IsSubclass(object.GeneratorExit) || IsStopIteration(err) {
		return nil
	}
	if err == nil && !done {
		return object.Raise(object.RuntimeError, "generator ignored GeneratorExit")
	}
	return err
}
