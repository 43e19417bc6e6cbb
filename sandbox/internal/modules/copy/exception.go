package copy

import (
	"slices"

	"bhack/sandbox/internal/meter"
	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/special"
)

// exception returns a new exception of the class of v, without its attributes: made by a call with the arguments that v had, as
// CPython does. What v is made of is copied by twin. made is the result if that is no exception.
func (c Copier) exception(t *object.Thread, v object.Value, twin func(object.Value) (object.Value, error)) (inst *object.Instance, made object.Value, err error) {
	old := v.Instance()
	if err := meter.ChargeItems(t, len(old.Exc.Args.Tuple().Items)); err != nil {
		return nil, made, err
	}
	args := slices.Clone(old.Exc.Args.Tuple().Items)
	if file := old.Exc.Field(special.NameFilename); old.Class.IsSubclass(object.OSError) && len(args) == 2 && !file.IsNil() && !file.IsNone() {
		args = append(args, file)
		if second := old.Exc.Field(special.NameFilename2); !second.IsNil() && !second.IsNone() {
			args = append(args, object.None, second)
		}
	}
	for i := range args {
		if args[i], err = twin(args[i]); err != nil {
			return nil, made, err
		}
	}
	if made, err = t.Call(old.Class.Value(), args...); err != nil {
		return nil, made, err
	}
	if made.Kind() != object.KindInstance || made.Instance().Exc == nil {
		return nil, made, nil
	}
	inst = made.Instance()
	if old.Class.IsSubclass(object.ImportError) {
		for _, name := range []*object.Str{special.NameField, special.NamePath} {
			if field := old.Exc.Field(name); !field.IsNil() {
				if field, err = twin(field); err != nil {
					return nil, made, err
				}
				inst.Exc.SetField(name, field)
			}
		}
	}
	return inst, made, nil
}
