package strs

import (
	"slices"
	"strings"
	"unicode/utf8"

	"bhack/sandbox/internal/meter"
	"bhack/sandbox/internal/native"
	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/ops"
	"bhack/sandbox/internal/pyfmt"
	"bhack/sandbox/internal/special"
)

// strParts are the methods of str that join and part, apart from split and its like.
func strParts() []strMethod {
	return []strMethod{
		{"join", 1, 1, strJoin},
		{"partition", 1, 1, func(t *object.Thread, s *object.Str, args []object.Value) (object.Value, error) {
			return strPartition(t, s, args[0], false)
		}},
		{"rpartition", 1, 1, func(t *object.Thread, s *object.Str, args []object.Value) (object.Value, error) {
			return strPartition(t, s, args[0], true)
		}},
	}
}

// pieces collects the list that a split returns.
type pieces struct {
	t *object.Thread
	// ascii tells that all bytes are below 128.
	ascii bool
	found *object.List
}

func piecesOf(t *object.Thread, s *object.Str) pieces {
	return pieces{t: t, ascii: s.IsASCII(), found: t.Recycler.EmptyList(fewPieces)}
}

// fewPieces is how many pieces most texts have at most.
const fewPieces = 4

func (p *pieces) add(text string) error {
	if err := meter.ChargeItem(p.t, len(p.found.Items)); err != nil {
		return err
	}
	if p.ascii {
		p.found.Append(native.NewASCII(p.t, text))
	} else {
		p.found.Append(native.NewText(p.t, text))
	}
	return nil
}

func (p *pieces) list() object.Value { return p.found.Value() }

// reversed is list for pieces that were found from the end.
func (p *pieces) reversed() object.Value {
	list := p.list()
	slices.Reverse(list.List().Items)
	return list
}

// splitArgs converts the arguments of split and rsplit. sep is nil for white space,
// and most is negative for no limit.
func splitArgs(t *object.Thread, name string, a object.Args) (sep *object.Str, most int, err error) {
	t.Spend(meter.ObjectCost)
	args := a.Pos
	if len(args) != 1 || len(a.Names) > 0 { // not as nearly always
		if args, err = native.Parameters(name, a, 0, "sep", "maxsplit"); err != nil {
			return nil, 0, err
		}
	}
	most = -1
	if limit := native.Argument(args, 1); !limit.IsNil() {
		if most, err = native.SizeArg(t, limit); err != nil {
			return nil, 0, err
		}
	}
	if args[0].IsNil() || args[0].IsNone() {
		return nil, most, nil
	}
	if sep = native.AsStr(args[0]); sep == nil {
		return nil, 0, object.Raise(object.TypeError, "must be str or None, not %s", t.TypeOf(args[0]).Name)
	}
	if sep.S == "" {
		return nil, 0, object.Raise(object.ValueError, "empty separator")
	}
	return sep, most, nil
}

func strSplit(t *object.Thread, s *object.Str, a object.Args) (object.Value, error) {
	sep, most, err := splitArgs(t, "split", a)
	if err != nil {
		return object.Value{}, err
	}
	if sep == nil {
		return splitSpace(t, s, most)
	}
	if err := meter.ChargeBytes(t, len(s.S)); err != nil {
		return object.Value{}, err
	}
	p := piecesOf(t, s)
	text := s.S
	for ; most != 0; most-- {
		at := 0
		if len(sep.S) == 1 {
			at = strings.IndexByte(text, sep.S[0])
		} else {
			at = strings.Index(text, sep.S)
		}
		if at < 0 {
			break
		}
		if err := p.add(text[:at]); err != nil {
			return object.Value{}, err
		}
		text = text[at+len(sep.S):]
	}
	err = p.add(text)
	return p.list(), err
}

func strRSplit(t *object.Thread, s *object.Str, a object.Args) (object.Value, error) {
	sep, most, err := splitArgs(t, "rsplit", a)
	if err != nil {
		return object.Value{}, err
	}
	if sep == nil {
		return rsplitSpace(t, s, most)
	}
	if err := meter.ChargeBytes(t, len(s.S)); err != nil {
		return object.Value{}, err
	}
	t.Spend(len(s.S) / meter.BytesPerBytecode) // slower than from the front
	p := piecesOf(t, s)
	text := s.S
	for ; most != 0; most-- {
		at := strings.LastIndex(text, sep.S)
		if at < 0 {
			break
		}
		if err := p.add(text[at+len(sep.S):]); err != nil {
			return object.Value{}, err
		}
		text = text[:at]
	}
	err = p.add(text)
	return p.reversed(), err
}

// splitSpace splits at white space, of which there is none in the pieces but in the
// last one when most is reached.
func splitSpace(t *object.Thread, s *object.Str, most int) (object.Value, error) {
	if err := chargeChars(t, s); err != nil {
		return object.Value{}, err
	}
	p := piecesOf(t, s)
	text := strings.TrimLeftFunc(s.S, pyfmt.IsSpace)
	for ; text != "" && most != 0; most-- {
		end := strings.IndexFunc(text, pyfmt.IsSpace)
		if end < 0 {
			end = len(text)
		}
		if err := p.add(text[:end]); err != nil {
			return object.Value{}, err
		}
		text = strings.TrimLeftFunc(text[end:], pyfmt.IsSpace)
	}
	if text != "" {
		if err := p.add(text); err != nil {
			return object.Value{}, err
		}
	}
	return p.list(), nil
}

// rsplitSpace is splitSpace from the end.
func rsplitSpace(t *object.Thread, s *object.Str, most int) (object.Value, error) {
	if err := chargeChars(t, s); err != nil {
		return object.Value{}, err
	}
	p := piecesOf(t, s)
	text := strings.TrimRightFunc(s.S, pyfmt.IsSpace)
	for ; text != "" && most != 0; most-- {
		start := strings.LastIndexFunc(text, pyfmt.IsSpace)
		if start >= 0 {
			_, size := utf8.DecodeRuneInString(text[start:])
			start += size
		} else {
			start = 0
		}
		if err := p.add(text[start:]); err != nil {
			return object.Value{}, err
		}
		text = strings.TrimRightFunc(text[:start], pyfmt.IsSpace)
	}
	if text != "" {
		if err := p.add(text); err != nil {
			return object.Value{}, err
		}
	}
	return p.reversed(), nil
}

func strSplitLines(t *object.Thread, s *object.Str, a object.Args) (object.Value, error) {
	args, err := native.Parameters("splitlines", a, 0, "keepends")
	if err != nil {
		return object.Value{}, err
	}
	keep := 0
	if !args[0].IsNil() {
		if keep, err = native.CIntArg(t, args[0]); err != nil {
			return object.Value{}, err
		}
	}
	if err := chargeChars(t, s); err != nil {
		return object.Value{}, err
	}
	p := piecesOf(t, s)
	for text := s.S; text != ""; {
		end := strings.IndexFunc(text, isLineBreak)
		next := len(text)
		if end < 0 {
			end = next
		} else {
			next = end + lineBreakLen(text[end:])
		}
		line := text[:end]
		if keep != 0 {
			line = text[:next]
		}
		if err := p.add(line); err != nil {
			return object.Value{}, err
		}
		text = text[next:]
	}
	return p.list(), nil
}

func isLineBreak(r rune) bool {
	switch r {
	case '\n', '\v', '\f', '\r', 0x1c, 0x1d, 0x1e, 0x85, 0x2028, 0x2029:
		return true
	}
	return false
}

// lineBreakLen returns the size of the line break that text begins with.
func lineBreakLen(text string) int {
	if strings.HasPrefix(text, "\r\n") {
		return 2
	}
	_, size := utf8.DecodeRuneInString(text)
	return size
}

// strPartition is str.partition, and with last str.rpartition.
func strPartition(t *object.Thread, s *object.Str, arg object.Value, last bool) (object.Value, error) {
	t.Spend(meter.StepCost)
	if last { // slower than from the front
		t.Spend(len(s.S) / meter.BytesPerBytecode)
	}
	sep := native.AsStr(arg)
	if sep == nil {
		return object.Value{}, object.Raise(object.TypeError, "must be str, not %s", t.TypeOf(arg).Name)
	}
	if sep.S == "" {
		return object.Value{}, object.Raise(object.ValueError, "empty separator")
	}
	if err := meter.ChargeBytes(t, len(s.S)); err != nil {
		return object.Value{}, err
	}
	at := strings.Index(s.S, sep.S)
	if last {
		at = strings.LastIndex(s.S, sep.S)
	}
	empty := native.EmptyStr.Value()
	switch {
	case at >= 0:
		return object.TupleOf(native.NewText(t, s.S[:at]), sep.Value(), native.NewText(t, s.S[at+len(sep.S):])), nil
	case last:
		return object.TupleOf(empty, empty, s.Value()), nil
	}
	return object.TupleOf(s.Value(), empty, empty), nil
}

func strJoin(t *object.Thread, s *object.Str, args []object.Value) (object.Value, error) {
	items, err := joined(t, args[0])
	if err != nil {
		return object.Value{}, err
	}
	if err := meter.ChargeItems(t, len(items)); err != nil {
		return object.Value{}, err
	}
	size, ascii := len(s.S)*max(len(items)-1, 0), s.IsASCII()
	for i := range items {
		item := items[i]
		if item.Kind() != object.KindStr {
			item = special.Payload(item)
		}
		if item.Kind() != object.KindStr {
			return object.Value{}, object.Raise(object.TypeError, "sequence item %d: expected str instance, %s found",
				i, t.TypeOf(items[i]).Name)
		}
		size += len(item.Str().S)
		ascii = ascii && item.Str().IsASCII()
	}
	if err := meter.ChargeText(t, size); err != nil {
		return object.Value{}, err
	}
	if len(items) == 1 && items[0].Kind() == object.KindStr {
		return items[0], nil
	}
	made, text := t.MakeStr(size)
	for i, item := range items {
		switch {
		case i == 0:
		case len(s.S) == 1:
			text[0] = s.S[0]
			text = text[1:]
		default:
			text = text[copy(text, s.S):]
		}
		text = text[copy(text, special.Payload(item).Str().S):]
	}
	if !ascii {
		made = made.Complete()
	}
	return made.Value(), nil
}

// joined returns the items of the argument of join. A TypeError that the iteration
// itself raises is not taken for one of what cannot be iterated.
func joined(t *object.Thread, v object.Value) ([]object.Value, error) {
	if v.Kind() == object.KindList || v.Kind() == object.KindTuple {
		return ops.Items(t, v)
	}
	it, err := ops.Iter(t, v)
	if err != nil {
		if native.IsError(err, object.TypeError) {
			err = object.Raise(object.TypeError, "can only join an iterable")
		}
		return nil, err
	}
	if v.Kind() == object.KindInstance {
		return ops.NewItems(t, it)
	}
	return ops.Items(t, v)
}
