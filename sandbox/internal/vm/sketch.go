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
// instances, that is the name of their class.
func sketch(v object.Value, most int) string {
	s := sketcher{most: most}
	s.value(v, 0)
	return pyfmt.Clip(string(s.out), most)
}

type sketcher struct {
	out  []byte
	most int
}

// isFull tells whether there is more than is wanted.
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

// instance writes an instance by its class, and by the builtin value in it.
func (s *sketcher) instance(inst *object.Instance, depth int) {
	if inst.Payload.IsNil() {
		s.text("<" + inst.Class.Name + ">")
		return
	}
	s.text(inst.Class.Name + "(")
	s.value(inst.Payload, depth+1)
	s.text(")")
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
