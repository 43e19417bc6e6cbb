package copy

import (
	"bhack/sandbox/internal/meter"
	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/special"
)

var (
	nameGetState = object.NewSharedStr("__getstate__")
	nameSetState = object.NewSharedStr("__setstate__")
)

// restore gives a copy the state of the instance v if the class says what that is, by
// __getstate__, or what becomes of it, by __setstate__; done is false when it does
// neither. twin copies the state on its way.
func (c Copier) restore(t *object.Thread, v object.Value, inst *object.Instance, twin func(object.Value) (object.Value, error)) (done bool, err error) {
	get, err := special.Lookup(t, v, nameGetState)
	if err != nil {
		return false, err
	}
	set, err := special.Lookup(t, inst.Value(), nameSetState)
	if err != nil || get.IsNil() && set.IsNil() {
		return false, err
	}
	state := object.None
	switch attrs := v.Instance().Expose(); {
	case !get.IsNil():
		if state, err = t.Call(get); err != nil {
			return true, err
		}
	case attrs != nil && attrs.Len() > 0:
		state = attrs.Value()
	}
	if state, err = twin(state); err != nil || state.IsNone() {
		return true, err
	}
	if !set.IsNil() {
		_, err = t.Call(set, state)
		return true, err
	}
	return true, adopt(t, inst, state)
}

// adopt gives an instance the attributes in a state: a dict, or a pair of two, of which
// the second has those of slots.
func adopt(t *object.Thread, inst *object.Instance, state object.Value) error {
	states := []object.Value{state}
	if p := special.Payload(state); p.Kind() == object.KindTuple && len(p.Tuple().Items) == 2 {
		states = p.Tuple().Items
	}
	for _, s := range states {
		if s.IsNone() {
			continue
		}
		p := special.Payload(s)
		if p.Kind() != object.KindDict {
			return object.Raise(object.TypeError, "'%s' object is not iterable", t.TypeOf(s).Name)
		}
		if err := meter.ChargeEntries(t, p.Dict().Span()); err != nil {
			return err
		}
		for name, attr := range p.Dict().All() {
			if name.Kind() != object.KindStr {
				return object.Raise(object.TypeError, "attribute name must be string, not '%s'", t.TypeOf(name).Name)
			}
			inst.SetAttr(name.Str(), attr)
		}
	}
	return nil
}
