package collections

import (
	"fmt"
	"slices"
	"strings"

	"bhack/sandbox/internal/builtins/strs"
	"bhack/sandbox/internal/classdef"
	"bhack/sandbox/internal/meter"
	"bhack/sandbox/internal/native"
	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/ops"
	"bhack/sandbox/internal/pyfmt"
	"bhack/sandbox/internal/special"
)

// NameFields is the attribute that holds the names of the fields.
var NameFields = object.NewSharedStr("_fields")

var (
	nameDefaults    = object.NewSharedStr("_field_defaults")
	nameOldDefaults = object.NewSharedStr("_fields_defaults")
	nameSlots       = object.NewSharedStr("__slots__")
	nameNewDefaults = object.NewSharedStr("__defaults__")
)

var namedTupleSignature = native.Signature{
	Name: "namedtuple", Params: []string{"typename", "field_names"},
	Keywords: []string{"rename", "defaults", "module"},
}

// NamedTuples makes classes of tuples whose items have names.
type NamedTuples struct {
	// dict is collections.OrderedDict.
	Dict *object.Type
}

// make is collections.namedtuple, which makes a class.
func (n NamedTuples) make(t *object.Thread, args []object.Value) (object.Value, error) {
	fields, err := FieldNames(t, args[1])
	if err != nil {
		return object.Value{}, err
	}
	if err := t.Charge(int64(36*len(fields)) + 140); err != nil {
		return object.Value{}, err
	}
	rename, err := ops.Truth(t, native.Given(args[2], object.False))
	if err != nil {
		return object.Value{}, err
	}
	if rename {
		renameFields(fields)
	}
	name, err := ops.Str(t, args[0])
	if err != nil {
		return object.Value{}, err
	}
	if err := CheckFields(t, name, fields, rename); err != nil {
		return object.Value{}, err
	}
	var defaults []object.Value
	if v := native.Given(args[3], object.None); !v.IsNone() {
		if defaults, err = ops.NewItems(t, v); err != nil {
			return object.Value{}, err
		}
	}
	if len(defaults) > len(fields) {
		return object.Value{}, object.Raise(object.TypeError, "Got more default values than field names")
	}
	class, err := n.NewClass(t, name, fields, defaults)
	if err != nil {
		return object.Value{}, err
	}
	switch module := native.Given(args[4], object.None); module.Kind() {
	case object.KindNone:
	case object.KindStr:
		class.Module = module.Str().S
	default:
		class.Attrs.SetStr(special.NameModule, module)
	}
	return class.Value(), nil
}

// FieldNames returns the names in a string, apart by commas or spaces, or those of
// an iterable.
func FieldNames(t *object.Thread, v object.Value) ([]string, error) {
	if p := special.Payload(v); p.Kind() == object.KindStr {
		if err := t.Charge(int64(len(p.Str().S))); err != nil {
			return nil, err
		}
		return strings.Fields(strings.ReplaceAll(p.Str().S, ",", " ")), nil
	}
	items, err := ops.NewItems(t, v)
	if err != nil {
		return nil, err
	}
	names := make([]string, len(items))
	for i, item := range items {
		if names[i], err = ops.Str(t, item); err != nil {
			return nil, err
		}
	}
	return names, nil
}

// renameFields replaces the names that cannot be those of fields.
func renameFields(fields []string) {
	seen := map[string]bool{}
	for i, f := range fields {
		if !strs.IsIdentifier(object.NewStr(f)) || reservedWords[f] || strings.HasPrefix(f, "_") || seen[f] {
			fields[i] = fmt.Sprintf("_%d", i)
		}
		seen[f] = true
	}
}

// reservedWords are the reserved words of Python 3.7.
var reservedWords = native.WordSet("False None True and as assert async await break class continue def del elif else except " +
	"finally for from global if import in is lambda nonlocal not or pass raise return try while with yield")

// IsReserved reports whether a name is a reserved word.
func IsReserved(name string) bool { return reservedWords[name] }

// CheckFields checks the names of a class and its fields, which may start with an
// underscore if they have been renamed.
func CheckFields(t *object.Thread, name string, fields []string, renamed bool) error {
	for _, f := range append([]string{name}, fields...) {
		t.Spend(len(f))
		switch {
		case !strs.IsIdentifier(object.NewStr(f)):
			return object.Raise(object.ValueError, "Type names and field names must be valid identifiers: %s", pyfmt.StrRepr(f))
		case reservedWords[f]:
			return object.Raise(object.ValueError, "Type names and field names cannot be a keyword: %s", pyfmt.StrRepr(f))
		}
	}
	seen := map[string]bool{}
	for _, f := range fields {
		if strings.HasPrefix(f, "_") && !renamed {
			return object.Raise(object.ValueError, "Field names cannot start with an underscore: %s", pyfmt.StrRepr(f))
		}
		if seen[f] {
			return object.Raise(object.ValueError, "Encountered duplicate field name: %s", pyfmt.StrRepr(f))
		}
		seen[f] = true
	}
	return nil
}

// NewClass makes a class of tuples with the fields, of which the last ones have
// defaults.
func (n NamedTuples) NewClass(t *object.Thread, name string, fields []string, defaults []object.Value) (*object.Type, error) {
	attrs := object.NewDict()
	set := func(name string, v object.Value) { attrs.SetStr(object.NewStr(name), v) }
	names := make([]object.Value, len(fields))
	withDefaults := object.NewDict()
	for i, f := range fields {
		names[i] = object.String(f)
		if at := i - (len(fields) - len(defaults)); at >= 0 {
			withDefaults.SetStr(names[i].Str(), defaults[at])
		}
	}
	set("__doc__", object.String(name+"("+parameterList(fields)+")"))
	attrs.SetStr(nameSlots, object.NewTuple(nil))
	attrs.SetStr(NameFields, object.NewTuple(names))
	attrs.SetStr(nameDefaults, withDefaults.Value())
	attrs.SetStr(nameOldDefaults, withDefaults.Value())
	class, err := classdef.New(t, name, []*object.Type{t.Runtime.Types[object.KindTuple]}, attrs)
	if err != nil {
		return nil, err
	}
	class.NoDict = true
	methods := &NamedTupleClass{
		dict: n.Dict, Fields: fields, class: class, names: names, attrs: newAttrs(name, fields, defaults),
		sig: native.Signature{Name: "__new__", Params: append([]string{"_cls"}, fields...)},
	}
	methods.define()
	t.ClassChanged()
	return class, nil
}

// NewOf returns __new__ of a class that NewClass has made.
func NewOf(class *object.Type) *object.Builtin {
	return class.Attrs.GetStr(special.NameNew).Wrapped().Func.Builtin()
}

// newAttrs returns the attributes of __new__ of a class with the fields, of which the last ones have defaults.
func newAttrs(name string, fields []string, defaults []object.Value) *object.Dict {
	attrs := object.NewDict()
	attrs.SetStr(nameNewDefaults, object.None)
	attrs.SetStr(object.NewStr("__kwdefaults__"), object.None)
	attrs.SetStr(special.NameAnnotations, object.NewDict().Value())
	if len(defaults) > 0 {
		attrs.SetStr(nameNewDefaults, object.NewTuple(slices.Clone(defaults)))
	}
	attrs.SetStr(special.NameName, object.String("__new__"))
	attrs.SetStr(special.NameQualname, object.String(name+".__new__"))
	attrs.SetStr(special.NameModule, object.String("namedtuple_"+name))
	attrs.SetStr(special.NameDoc, object.String("Create new instance of "+name+"("+parameterList(fields)+")"))
	return attrs
}

// parameterList returns the fields as docstrings show them: as a tuple is written, with a comma behind a single one.
func parameterList(fields []string) string {
	text := strings.Join(fields, ", ")
	if len(fields) == 1 {
		text += ","
	}
	return text
}

// NamedTupleClass is what the methods of a class made by namedtuple know.
type NamedTupleClass struct {
	// Fields are the names of the items, in order.
	Fields []string
	dict   *object.Type
	class  *object.Type
	names  []object.Value
	// sig is the signature of __new__ where no field has a default, and attrs are its attributes, with
	// __defaults__ among them.
	sig   native.Signature
	attrs *object.Dict
}

// defaults returns the values of the last fields that may be left out.
func (n *NamedTupleClass) defaults() []object.Value {
	v := special.Payload(n.attrs.GetStr(nameNewDefaults))
	if v.Kind() != object.KindTuple {
		return nil
	}
	items := v.Tuple().Items
	return items[max(0, len(items)-len(n.Fields)):]
}

// define adds the methods to the class.
func (n *NamedTupleClass) define() {
	blank := *n
	blank.class, blank.attrs = nil, nil // which copies have others of
	origin := &object.Origin{
		Text: strings.Join(n.Fields, " "), Values: []object.Value{n.class.Value(), n.attrs.Value()}, Remake: blank.remake,
	}
	function := func(name string) *object.Builtin {
		builtin := object.NewOwnBuiltin(name, nil)
		builtin.Origin = origin
		n.equip(builtin)
		return builtin
	}
	attrs := n.class.Attrs
	create := function("__new__")
	create.Attrs = n.attrs
	attrs.SetStr(special.NameNew, object.NewStaticMethod(create.Value()))
	n.class.Hooks |= object.HookNew
	attrs.SetStr(object.NewStr("_make"), object.NewClassMethod(function("_make").Value()))
	for _, name := range [...]string{"_replace", "_asdict", "__repr__", "__getnewargs__"} {
		method := function(name)
		method.Type = n.class
		attrs.SetStr(object.NewStr(name), method.Value())
	}
	for i, name := range n.names {
		doc := object.String(fmt.Sprintf("Alias for field number %d", i))
		p := object.NewProperty(function(n.Fields[i]).Value(), object.None, object.None, doc)
		p.Property().Own = true
		attrs.SetStr(name.Str(), p)
	}
}

// remake is Remake of the methods' Origin.
func (n *NamedTupleClass) remake(o *object.Origin) func(b *object.Builtin) {
	other := *n
	other.class, other.attrs = o.Values[0].Type(), o.Values[1].Dict()
	return other.equip
}

// equip says what a method or the getter of a field does.
func (n *NamedTupleClass) equip(b *object.Builtin) {
	switch name := b.Name; name {
	case "__new__":
		b.Fn = n.new
	case "_make":
		b.Fn = n.make
	case "_replace":
		b.Fn = n.method(name, n.replace)
	case "_asdict":
		b.Fn = n.method(name, n.asDict)
	case "__repr__":
		b.Fn = n.method(name, n.Repr)
	case "__getnewargs__":
		b.Fn = n.method(name, func(_ *object.Thread, a object.Args) (object.Value, error) { return special.Payload(a.Pos[0]), nil })
	default:
		b.Fn, b.Plain = n.getter(slices.Index(n.Fields, name))
	}
}

// method returns a method whose first argument must be an instance of the class.
func (n *NamedTupleClass) method(name string, fn object.Func) object.Func {
	return func(t *object.Thread, a object.Args) (object.Value, error) {
		if err := native.CheckSelf(t, n.class, name, a.Positional()); err != nil {
			return object.Value{}, err
		}
		return fn(t, a)
	}
}

// getter returns what the property of a field does.
func (n *NamedTupleClass) getter(field int) (object.Func, object.Plain) {
	get := func(t *object.Thread, a object.Args) (object.Value, error) {
		if len(a.Pos) != 1 || special.Payload(a.Pos[0]).Kind() != object.KindTuple {
			return object.Value{}, native.CheckSelf(t, n.class, n.Fields[field], a.Positional())
		}
		if items := special.Payload(a.Pos[0]).Tuple().Items; field < len(items) {
			return items[field], nil
		}
		return object.Value{}, object.Raise(object.IndexError, "tuple index out of range")
	}
	plain := func(_ *object.Thread, args []object.Value) (v object.Value, cost int) {
		if p := special.Payload(args[0]); p.Kind() == object.KindTuple && field < len(p.Tuple().Items) {
			return p.Tuple().Items[field], 0
		}
		return v, 0
	}
	return get, plain
}

// checkClass checks that v is the class or one that derives from it.
func (n *NamedTupleClass) checkClass(t *object.Thread, v object.Value) error {
	if v.Kind() != object.KindType {
		return object.Raise(object.TypeError, "tuple.__new__(X): X is not a type object (%s)", t.TypeOf(v).Name)
	}
	if !v.Type().IsSubclass(n.class) {
		return object.Raise(object.TypeError, "%s.__new__(%s): %s is not a subtype of %s", n.class.Name, v.Type().Name, v.Type().Name, n.class.Name)
	}
	return nil
}

// instance returns an instance of the class with the items of a tuple.
func (n *NamedTupleClass) instance(class, items object.Value) object.Value {
	inst := object.NewInstance(class.Type())
	inst.Payload = items
	return inst.Value()
}

// namesPerBytecode is how many names of fields are compared with a keyword for one
// bytecode.
const namesPerBytecode = 4

// new is __new__.
func (n *NamedTupleClass) new(t *object.Thread, a object.Args) (object.Value, error) {
	t.Spend(meter.LibraryCost + len(a.Names)*len(n.Fields)/namesPerBytecode)
	if len(a.Names) == 0 && len(a.Pos) == 1+len(n.Fields) {
		if err := n.checkClass(t, a.Pos[0]); err != nil {
			return object.Value{}, err
		}
		return n.instance(a.Pos[0], object.TupleOf(a.Pos[1:]...)), nil
	}
	sig, defaults := n.sig, n.defaults()
	sig.Optional = len(defaults)
	values, err := sig.Bind(a)
	if err != nil {
		return object.Value{}, err
	}
	first := len(values) - len(defaults)
	for i := first; i < len(values); i++ {
		values[i] = native.Given(values[i], defaults[i-first])
	}
	if err := n.checkClass(t, values[0]); err != nil {
		return object.Value{}, err
	}
	return n.instance(values[0], object.NewTuple(values[1:])), nil
}

// make is the class method _make.
func (n *NamedTupleClass) make(t *object.Thread, a object.Args) (object.Value, error) {
	sig := native.Signature{Name: "_make", Params: []string{"cls", "iterable"}}
	t.Spend(2*meter.LibraryCost + meter.ObjectCost)
	values, err := sig.Bind(a)
	if err != nil {
		return object.Value{}, err
	}
	if err := n.checkClass(t, values[0]); err != nil {
		return object.Value{}, err
	}
	items, err := ops.NewItems(t, values[1])
	if err != nil {
		return object.Value{}, err
	}
	if len(items) != len(n.Fields) {
		return object.Value{}, object.Raise(object.TypeError, "Expected %d arguments, got %d", len(n.Fields), len(items))
	}
	return n.instance(values[0], object.NewTuple(items)), nil
}

func (n *NamedTupleClass) replace(t *object.Thread, a object.Args) (object.Value, error) {
	sig := native.Signature{Name: "_replace", Params: []string{"_self"}, Pairs: true}
	if _, err := sig.Bind(a); err != nil {
		return object.Value{}, err
	}
	t.Spend(2*meter.LibraryCost + len(a.Names)*len(n.Fields)/namesPerBytecode)
	items := append([]object.Value(nil), special.Payload(a.Pos[0]).Tuple().Items...)
	if err := meter.ChargeItems(t, len(items)); err != nil {
		return object.Value{}, err
	}
	var unknown []object.Value
	for i, name := range a.Names {
		if at := slices.Index(n.Fields, name.S); at >= 0 {
			items[at] = a.Pos[1+i]
		} else {
			unknown = append(unknown, name.Value())
		}
	}
	if len(unknown) > 0 {
		text, err := ops.Repr(t, object.NewList(unknown).Value())
		if err != nil {
			return object.Value{}, err
		}
		return object.Value{}, object.Raise(object.ValueError, "Got unexpected field names: %s", text)
	}
	return n.instance(t.TypeOf(a.Pos[0]).Value(), object.NewTuple(items)), nil
}

// asDict returns an OrderedDict of the fields.
func (n *NamedTupleClass) asDict(t *object.Thread, a object.Args) (object.Value, error) {
	sig := native.Signature{Name: "_asdict", Params: []string{"self"}}
	if _, err := sig.Arguments(a); err != nil {
		return object.Value{}, err
	}
	if err := t.Charge(int64(meter.InsertCost*len(n.Fields) + 2*meter.ObjectCost)); err != nil {
		return object.Value{}, err
	}
	d := object.NewDict()
	for i, v := range special.Payload(a.Pos[0]).Tuple().Items {
		if i < len(n.names) {
			d.SetStr(n.names[i].Str(), v)
		}
	}
	inst := object.NewInstance(n.dict)
	inst.Payload = d.Value()
	return inst.Value(), nil
}

// Repr is __repr__.
func (n *NamedTupleClass) Repr(t *object.Thread, a object.Args) (object.Value, error) {
	if !t.Enter() {
		return object.Value{}, meter.RecursionError(" while getting the repr of an object")
	}
	defer t.Leave()
	var out strings.Builder
	out.WriteString(t.TypeOf(a.Pos[0]).Name + "(")
	t.Spend(4 * len(special.Payload(a.Pos[0]).Tuple().Items))
	for i, v := range special.Payload(a.Pos[0]).Tuple().Items {
		if i > 0 {
			out.WriteString(", ")
		}
		text, err := ops.Repr(t, v)
		if err != nil {
			return object.Value{}, err
		}
		if i < len(n.Fields) {
			out.WriteString(n.Fields[i] + "=")
		}
		out.WriteString(text)
	}
	return native.NamedText(t, out.String()+")", nil)
}
