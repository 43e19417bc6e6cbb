package enum

import (
	"slices"
	"strings"

	"bhack/sandbox/internal/modules/collections"
	"bhack/sandbox/internal/native"
	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/ops"
	"bhack/sandbox/internal/pyfmt"
	"bhack/sandbox/internal/special"
)

// enumMaking is an enumeration that is being made of the body of its class.
type enumMaking struct {
	*enums
	class *object.Type
	// data is the base that makes the values of members, nil if there is none.
	data *object.Type
	// names, byName and byValue are what the class has as _member_names_ and so on.
	names           *object.List
	byName, byValue *object.Dict
	// last are the values so far.
	last []object.Value
	// ignored are the names that do not become members.
	ignored map[string]bool
}

// memberCost is what making a member costs, in bytecodes.
const memberCost = 150

// made turns the attributes of a new class into members.
func (e *enums) made(t *object.Thread, class *object.Type) (*object.Type, error) {
	if err := t.Reenter(); err != nil {
		return nil, err
	}
	for _, base := range class.MRO[1:] {
		if names, _, _ := e.members(base); len(names.Items) > 0 {
			return nil, object.Raise(object.TypeError, "Cannot extend enumerations")
		}
	}
	body := class.Attrs
	m := &enumMaking{
		enums: e, class: class, names: object.NewList(nil), byName: object.NewDict(), byValue: object.NewDict(),
	}
	var err error
	if m.data, err = e.dataType(class); err != nil {
		return nil, err
	}
	if m.ignored, err = ignoredNames(t, body); err != nil {
		return nil, err
	}
	members, err := m.separate(body)
	if err != nil {
		return nil, err
	}
	adoptShown(class, m.data)
	if doc := class.Attrs.GetStr(special.NameDoc); doc.IsNil() || doc.IsNone() {
		class.Attrs.SetStr(special.NameDoc, object.String("An enumeration."))
	}
	class.Attrs.SetStr(nameMemberNames, m.names.Value())
	class.Attrs.SetStr(nameMemberMap, m.byName.Value())
	class.Attrs.SetStr(nameValueMap, m.byValue.Value())
	t.ClassChanged()
	for name, v := range members.All() {
		if err := t.Charge(memberCost); err != nil {
			return nil, err
		}
		if err := m.add(t, name.Str(), v); err != nil {
			return nil, err
		}
	}
	return class, m.checkOrder(t)
}

// dataType returns the first base of an enumeration that has a __new__ of its own and is no enumeration; nil if there is none.
func (e *enums) dataType(class *object.Type) (*object.Type, error) {
	if !class.Bases[len(class.Bases)-1].IsSubclass(e.enum) {
		return nil, object.Raise(object.TypeError, "new enumerations should be created as `EnumName([mixin_type, ...] [data_type,] enum_type)`")
	}
	for _, chain := range class.Bases {
		for _, base := range chain.MRO {
			if base != object.ObjectType && !base.IsSubclass(e.enum) && !base.Attrs.GetStr(special.NameNew).IsNil() {
				return base, nil
			}
		}
	}
	return nil, nil
}

// bindOnce refuses to bind the name of a member anew.
func bindOnce(t *object.Thread, names *object.Dict, name *object.Str) error {
	old := names.GetStr(name)
	if old.IsNil() || native.IsDunder(name.S) || isSunder(name.S) {
		return nil
	}
	if native.IsDescriptor(old) {
		text, err := ops.Repr(t, old)
		if err != nil {
			return err
		}
		return object.Raise(object.TypeError, "%s already defined as: %s", pyfmt.StrRepr(name.S), text)
	}
	if ignored, err := ignoredNames(t, names); err != nil || ignored[name.S] {
		return err
	}
	return object.Raise(object.TypeError, "Attempted to reuse key: %s", pyfmt.StrRepr(name.S))
}

// bind is what happens before the body of an enumeration binds a name: an auto()
// becomes the value that it stands for, so that others can be made of it.
func (e *enums) bind(t *object.Thread, base *object.Type, names *object.Dict, name *object.Str, v object.Value) (object.Value, error) {
	if err := bindOnce(t, names, name); err != nil || t.TypeOf(v) != e.auto_ || native.IsDunder(name.S) || isSunder(name.S) {
		return v, err
	}
	if known := autoValue(v); !known.IsNil() {
		return known, nil
	}
	ignored, err := ignoredNames(t, names)
	if err != nil {
		return v, err
	}
	if err := t.Charge(int64(names.Len())); err != nil {
		return v, err
	}
	var last []object.Value
	for key, value := range names.All() {
		if n := key.Str().S; !native.IsDunder(n) && !isSunder(n) && !native.IsDescriptor(value) && !ignored[n] {
			last = append(last, value)
		}
	}
	fn := native.Given(names.GetStr(nameGenerate), native.Given(base.Lookup(nameGenerate), object.None))
	return callGenerate(t, fn, name, last, v)
}

// autoValue returns the value of an auto() that has been a member before, or the zero Value.
func autoValue(v object.Value) object.Value {
	if attrs := v.Instance().Attrs; attrs != nil {
		return attrs.GetStr(nameValue)
	}
	return object.Value{}
}

// callGenerate makes the value of auto, an auto() that comes after the values in last; fn
// is the _generate_next_value_ of the enumeration.
func callGenerate(t *object.Thread, fn object.Value, name *object.Str, last []object.Value, auto object.Value) (object.Value, error) {
	if fn.Kind() == object.KindStaticMethod {
		fn = fn.Wrapped().Func
	}
	v, err := t.Call(fn, name.Value(), object.Int(1), object.Int(int64(len(last))), object.NewList(last).Value())
	if err != nil {
		return v, err
	}
	return v, ops.SetAttr(t, auto, nameValue, v)
}

// separate takes the members out of the attributes.
func (m *enumMaking) separate(body *object.Dict) (*object.Dict, error) {
	members := object.NewDict()
	for key, v := range body.All() {
		if key.Kind() != object.KindStr {
			continue
		}
		name := key.Str()
		switch {
		case isSunder(name.S):
			switch name.S {
			case "_order_", "_generate_next_value_", "_missing_", "_ignore_", "_create_pseudo_member_":
			default:
				return nil, object.Raise(object.ValueError, "_names_ are reserved for future Enum use")
			}
		case native.IsDunder(name.S) || native.IsDescriptor(v) || m.ignored[name.S]:
		case name.S == "mro" || name.S == "":
			return nil, object.Raise(object.ValueError, "Invalid enum member name: %s", name.S)
		default:
			members.SetStr(name, v)
		}
	}
	for key := range members.All() {
		body.DeleteStr(key.Str())
	}
	for name := range m.ignored { // in any order
		body.DeleteStr(object.NewStr(name))
	}
	return members, nil
}

func isSunder(s string) bool {
	return len(s) > 2 && s[0] == '_' && s[len(s)-1] == '_' && s[1] != '_' && s[len(s)-2] != '_'
}

// ignoredNames returns the names in _ignore_, a string or a list.
func ignoredNames(t *object.Thread, body *object.Dict) (map[string]bool, error) {
	v := body.GetStr(nameIgnore)
	if v.IsNil() {
		return nil, nil
	}
	names, err := collections.FieldNames(t, v)
	ignored := map[string]bool{}
	for _, n := range names {
		ignored[n] = true
	}
	return ignored, err
}

// add makes a member, or finds the one of which it is an alias.
func (m *enumMaking) add(t *object.Thread, name *object.Str, v object.Value) error {
	if t.TypeOf(v) == m.auto_ {
		known := autoValue(v)
		if known.IsNil() {
			var err error
			if known, err = m.generate(t, name, v); err != nil {
				return err
			}
		}
		v = known
	}
	m.last = append(m.last, v)
	member, err := m.member(t, name, v)
	if err != nil {
		return err
	}
	value := memberAttr(member, nameMemberValue)
	canonical, err := m.find(t, m.class, value)
	if err != nil {
		return err
	}
	if canonical.IsNil() {
		m.names.Append(name.Value())
	} else {
		member = canonical
	}
	if !isMemberProperty(m.class.Lookup(name)) { // which stays; the metaclass finds the member by its name
		m.class.Attrs.SetStr(name, member)
		t.ClassChanged()
	}
	m.byName.SetStr(name, member)
	if err := ops.DictSet(t, m.byValue, value, member); err != nil && !native.IsError(err, object.TypeError) {
		return err
	}
	return nil
}

// generate makes the value of an auto().
func (m *enumMaking) generate(t *object.Thread, name *object.Str, auto object.Value) (object.Value, error) {
	return callGenerate(t, native.Given(m.class.Lookup(nameGenerate), object.None), name, slices.Clone(m.last), auto)
}

// member makes the instance of a member.
func (m *enumMaking) member(t *object.Thread, name *object.Str, v object.Value) (object.Value, error) {
	args := []object.Value{v}
	if v.Kind() == object.KindTuple {
		args = v.Tuple().Items
	}
	if m.data == t.Runtime.Types[object.KindTuple] {
		args = []object.Value{object.NewTuple(args)}
	}
	made, err := m.instance(t, args)
	if err != nil {
		return object.Value{}, err
	}
	if made.Kind() != object.KindInstance {
		return object.Value{}, object.Raise(object.AttributeError, "'%s' object has no attribute '_value_'", t.TypeOf(made).Name)
	}
	inst := made.Instance()
	if inst.Attr(nameMemberValue).IsNil() {
		if m.data != nil {
			if v, err = t.Call(m.data.Value(), args...); err != nil {
				return object.Value{}, err
			}
		}
		inst.SetAttr(nameMemberValue, v)
	}
	inst.SetAttr(nameMemberName, name.Value())
	inst.SetAttr(nameObjClass, m.class.Value())
	if native.IsObjectInit(m.class) {
		return made, nil
	}
	init, err := special.Bind(t, m.class.Lookup(special.NameInit), made, m.class)
	if err != nil {
		return object.Value{}, err
	}
	_, err = t.Call(init, args...)
	return made, err
}

// instance calls the __new__ of the class, or object's.
func (m *enumMaking) instance(t *object.Thread, args []object.Value) (object.Value, error) {
	for _, class := range m.class.MRO {
		fn := class.Attrs.GetStr(special.NameNew)
		if fn.IsNil() || class.Builtin {
			continue
		}
		if fn.Kind() == object.KindStaticMethod {
			fn = fn.Wrapped().Func
		}
		return t.Call(fn, append([]object.Value{m.class.Value()}, args...)...)
	}
	if m.data == nil {
		args = nil
	}
	return ops.PlainNew(t, m.class, object.Args{Pos: args})
}

// checkOrder compares the members with the names in _order_, if there are any.
func (m *enumMaking) checkOrder(t *object.Thread) error {
	order := m.class.Attrs.GetStr(nameOrder)
	if order.IsNil() {
		return nil
	}
	want, err := collections.FieldNames(t, order)
	if err != nil {
		return err
	}
	var kept []string
	for _, n := range want {
		v := m.byName.GetStr(object.NewStr(n))
		if own := memberAttr(native.Given(v, object.None), nameMemberName); own.Kind() != object.KindStr || own.Str().S == n {
			kept = append(kept, n)
		}
	}
	var have []string
	for _, n := range m.names.Items {
		if n.Kind() == object.KindStr {
			have = append(have, n.Str().S)
		}
	}
	if strings.Join(kept, " ") != strings.Join(have, " ") {
		return object.Raise(object.TypeError, "member order does not match _order_")
	}
	return nil
}

// find returns the member with a value, or the zero Value.
func (e *enums) find(t *object.Thread, class *object.Type, value object.Value) (object.Value, error) {
	_, byName, byValue := e.members(class)
	v, err := ops.DictGet(t, byValue, value)
	if err == nil || !native.IsError(err, object.TypeError) {
		return v, err
	}
	for _, member := range byName.All() {
		equal, err := native.EqualItem(t, memberAttr(member, nameMemberValue), value)
		if err != nil {
			return object.Value{}, err
		}
		if equal {
			return member, nil
		}
	}
	return object.Value{}, nil
}
