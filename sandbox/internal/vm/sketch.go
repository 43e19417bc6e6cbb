package vm

import (
	"strconv"
	"unicode/utf8"

	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/pyfmt"
)

// maxNesting is how deep a sketch looks into containers.
const maxNesting = 4

// sketch returns what repr would give of a value, or the start of it, without calling any Python code or charging anything: of
// instances, that is the name of their class, and in others also their attributes. nameless are the instances that it does not tell from
// others that look the same.
func sketch(v object.Value, most int) (text string, nameless []object.Value) {
	s := sketcher{most: most}
	s.value(v, 0)
	return pyfmt.Clip(string(s.out), most), s.nameless
}

type sketcher struct {
	out      []byte
	most     int
	nameless []object.Value
}

// isFull reports whether there is more than is wanted.
func (s *sketcher) isFull() bool { return len(s.out) > s.most }

func (s *sketcher) value(v object.Value, depth int) {
	switch v.Kind() {
	case object.KindNone:
		s.text("None")
	case object.KindBool:
		if v.IsTrue() {
			s.text("True")
		} else {
			s.text("False")
		}
	case object.KindInt:
		s.out = strconv.AppendInt(s.out, v.AsInt(), 10)
	case object.KindFloat:
		s.out = pyfmt.AppendFloatRepr(s.out, v.AsFloat())
	case object.KindStr:
		text := v.Str().S
		s.out = pyfmt.AppendStrRepr(s.out, text[:min(len(text), s.most+utf8.UTFMax)])
	case object.KindBigInt:
		if v.BigWords() > 4 {
			s.text("<int>")
		} else {
			s.text(v.ToBig().String())
		}
	case object.KindHost:
		s.text(v.Host().Text)
	case object.KindList, object.KindTuple, object.KindDict, object.KindSet, object.KindFrozenSet:
		s.container(v, depth)
	case object.KindInstance:
		s.instance(v.Instance(), depth)
	case object.KindType:
		s.text("<class '" + v.Type().Name + "'>")
	case object.KindFunction:
		s.text("<function " + asFunction(v).Code.Name + ">")
	case object.KindGenerator:
		s.text("<generator " + asGenerator(v).code.Name + ">")
	case object.KindRange:
		r := v.Range()
		s.text("range(" + strconv.FormatInt(r.Start, 10) + ", " + strconv.FormatInt(r.Stop, 10))
		if r.Step != 1 {
			s.text(", " + strconv.FormatInt(r.Step, 10))
		}
		s.text(")")
	default:
		s.text("<" + kindNames[v.Kind()] + ">")
	}
}

// kindNames are the names of kinds of which nothing else is said.
var kindNames = [object.KindCount]string{
	object.KindEllipsis: "ellipsis", object.KindNotImplemented: "NotImplemented", object.KindSlice: "slice", object.KindMethod: "method",
	object.KindBuiltin: "builtin function", object.KindModule: "module", object.KindCell: "cell", object.KindListIter: "iterator",
	object.KindTupleIter: "iterator", object.KindRangeIter: "iterator", object.KindIterator: "iterator", object.KindDictView: "view of a dict",
	object.KindProperty: "property", object.KindStaticMethod: "staticmethod", object.KindClassMethod: "classmethod", object.KindSuper: "super",
	object.KindMember: "member",
}

func (s *sketcher) text(text string) { s.out = append(s.out, text...) }

// instance writes an instance by its class, and by the builtin value in it, an exception by its arguments, and a member of an
// enumeration by its name.
func (s *sketcher) instance(inst *object.Instance, depth int) {
	name, items := inst.Class.ShortName(), itemsOf(inst)
	switch {
	case isMember(inst):
		if member := inst.Attrs.GetStr(nameMember); member.Kind() == object.KindStr {
			s.text(name + "." + member.Str().S)
			return
		}
		s.wrapped(name, inst.Attrs.GetStr(nameMemberValue), depth) // several flags together
	case inst.Exc != nil && !inst.Exc.Args.IsNil():
		s.text(name + "(")
		s.items(inst.Exc.Args, depth+1)
		s.text(")")
	case items != nil:
		s.text(name + "(")
		if depth == maxNesting {
			s.text("...")
		} else {
			s.list(items(inst, s.most), depth+1)
		}
		s.text(")")
	case inst.Payload.IsNil():
		s.text("<" + name)
		if depth > 0 && depth < maxNesting {
			s.attributes(inst, depth+1)
		}
		s.text(">")
		s.nameless = append(s.nameless, inst.Value())
	case inst.Payload.Kind() == object.KindTuple && depth < maxNesting && s.named(name, inst, depth+1):
	default:
		s.wrapped(name, inst.Payload, depth)
	}
}

// itemsOf returns what returns the items of an instance that is a sequence written in Go, or nil.
func itemsOf(inst *object.Instance) func(i *object.Instance, most int) []object.Value {
	for _, class := range inst.Class.MRO {
		if class.Layout != nil {
			return class.Layout.Items
		}
	}
	return nil
}

// list writes a list of items.
func (s *sketcher) list(items []object.Value, depth int) {
	s.text("[")
	for i, item := range items {
		if s.isFull() {
			break
		}
		if i > 0 {
			s.text(", ")
		}
		s.value(item, depth)
	}
	s.text("]")
}

// attributes writes those that an instance has of its own.
func (s *sketcher) attributes(inst *object.Instance, depth int) {
	if inst.Attrs == nil {
		return
	}
	between := " "
	for key, value := range inst.Attrs.All() {
		if s.isFull() {
			return
		}
		if key.Kind() == object.KindStr && value != object.Forgotten {
			s.text(between + key.Str().S + "=")
			s.value(value, depth)
			between = ", "
		}
	}
}

// named writes an instance of a class of named tuples. It returns false, with nothing written, for other ones.
func (s *sketcher) named(class string, inst *object.Instance, depth int) bool {
	fields, items := inst.Class.Lookup(nameFields), inst.Payload.Tuple().Items
	if fields.IsNil() || fields.Kind() != object.KindTuple || len(fields.Tuple().Items) != len(items) {
		return false
	}
	s.text(class + "(")
	for i, field := range fields.Tuple().Items {
		if i > 0 {
			s.text(", ")
		}
		if field.Kind() == object.KindStr { // as it is unless code has set _fields
			s.text(field.Str().S + "=")
		}
		if s.isFull() {
			break
		}
		s.value(items[i], depth)
	}
	s.text(")")
	return true
}

// wrapped writes an instance of a class that has a value in it.
func (s *sketcher) wrapped(class string, v object.Value, depth int) {
	s.text(class + "(")
	s.value(v, depth+1)
	s.text(")")
}

// Where members of enumerations keep their name and value, and classes of named tuples the names of the fields.
var nameMember, nameMemberValue, nameFields = object.NewSharedStr("_name_"), object.NewSharedStr("_value_"), object.NewSharedStr("_fields")

// isMember reports whether an instance is a member of an enumeration.
func isMember(inst *object.Instance) bool {
	if inst.Class.Meta == nil || inst.Class.Meta.Type.ShortName() != "EnumMeta" || inst.Attrs == nil {
		return false
	}
	return !inst.Attrs.GetStr(nameMember).IsNil() && !inst.Attrs.GetStr(nameMemberValue).IsNil() // which the class's own code may take away
}

func (s *sketcher) container(v object.Value, depth int) {
	opening, closing := "{", "}"
	switch v.Kind() {
	case object.KindList:
		opening, closing = "[", "]"
	case object.KindTuple:
		opening, closing = "(", ")"
		if len(v.Tuple().Items) == 1 {
			closing = ",)"
		}
	case object.KindSet:
		if v.Set().Len() == 0 {
			opening, closing = "set(", ")"
		}
	case object.KindFrozenSet:
		opening, closing = "frozenset({", "})"
		if v.Set().Len() == 0 {
			opening, closing = "frozenset(", ")"
		}
	}
	s.text(opening)
	if depth == maxNesting {
		s.text("...")
	} else {
		s.items(v, depth+1)
	}
	s.text(closing)
}

// items writes the items of a container, as far as there is room.
func (s *sketcher) items(v object.Value, depth int) {
	pos := 0
	for first := true; !s.isFull(); first = false {
		var key, value object.Value
		ok := false
		switch v.Kind() {
		case object.KindDict:
			key, value, _, pos, ok = v.Dict().Next(pos)
		case object.KindSet, object.KindFrozenSet:
			key, _, pos, ok = v.Set().Next(pos)
		case object.KindList:
			key, pos, ok = nextItem(v.List().Items, pos)
		default:
			key, pos, ok = nextItem(v.Tuple().Items, pos)
		}
		if !ok {
			return
		}
		if !first {
			s.text(", ")
		}
		s.value(key, depth)
		if !value.IsNil() {
			s.text(": ")
			s.value(value, depth)
		}
	}
}

// nextItem returns the item at a position, and the next position.
func nextItem(items []object.Value, pos int) (item object.Value, next int, ok bool) {
	if pos >= len(items) {
		return object.Value{}, pos, false
	}
	return items[pos], pos + 1, true
}
