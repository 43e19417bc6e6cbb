package strs

import (
	"strings"
	"unicode/utf8"

	"bhack/sandbox/internal/meter"
	"bhack/sandbox/internal/native"
	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/ops"
	"bhack/sandbox/internal/special"
)

// strChanges are the methods of str that put one text in place of another.
func strChanges() []strMethod {
	return []strMethod{
		{"replace", 2, 3, strReplace},
		{"translate", 1, 1, strTranslate},
	}
}

func strReplace(t *object.Thread, s *object.Str, args []object.Value) (object.Value, error) {
	old, err := native.TextArg(t, args[0], "replace", 1)
	if err != nil {
		return object.Value{}, err
	}
	by, err := native.TextArg(t, args[1], "replace", 2)
	if err != nil {
		return object.Value{}, err
	}
	most := -1
	if v := native.Argument(args, 2); !v.IsNil() {
		if most, err = native.SizeArg(t, v); err != nil {
			return object.Value{}, err
		}
	}
	if most == 0 || most > 0 && s.S == "" || old.S == by.S {
		return s.Value(), nil
	}
	if err := meter.ChargeBytes(t, len(s.S)); err != nil {
		return object.Value{}, err
	}
	n := strings.Count(s.S, old.S)
	if n == 0 {
		return s.Value(), nil
	}
	if most > 0 {
		n = min(n, most)
	}
	// Each place costs a little besides the bytes.
	if err := meter.ChargeItems(t, n); err != nil {
		return object.Value{}, err
	}
	if err := meter.ChargeText(t, len(s.S)+n*(len(by.S)-len(old.S))); err != nil {
		return object.Value{}, err
	}
	if old.S == "" {
		return object.String(strings.Replace(s.S, old.S, by.S, n)), nil
	}
	replaced, text := t.MakeStr(len(s.S) + n*(len(by.S)-len(old.S)))
	rest := s.S
	for range n {
		at := strings.Index(rest, old.S)
		text = text[copy(text, rest[:at]):]
		text = text[copy(text, by.S):]
		rest = rest[at+len(old.S):]
	}
	copy(text, rest)
	if s.IsASCII() && by.IsASCII() {
		return replaced.Value(), nil
	}
	return replaced.Complete().Value(), nil
}

// strMakeTrans is str.maketrans.
func strMakeTrans(t *object.Thread, a object.Args) (object.Value, error) {
	if len(a.Names) > 0 {
		return object.Value{}, native.NoKeywords("maketrans")
	}
	args := a.Pos
	if len(args) < 1 || len(args) > 3 {
		return object.Value{}, native.ArgParse.WrongCount("maketrans", len(args), 1, 3)
	}
	var by, without *object.Str
	var err error
	if len(args) > 1 {
		if by, err = native.TextArg(t, args[1], "maketrans", 2); err != nil {
			return object.Value{}, err
		}
	}
	if len(args) > 2 {
		if without, err = native.TextArg(t, args[2], "maketrans", 3); err != nil {
			return object.Value{}, err
		}
	}
	if by == nil {
		return translationOfDict(t, args[0])
	}
	from := native.AsStr(args[0])
	if from == nil {
		return object.Value{}, object.Raise(object.TypeError,
			"first maketrans argument must be a string if there is a second argument")
	}
	if from.Len() != by.Len() {
		return object.Value{}, object.Raise(object.ValueError, "the first two maketrans arguments must have equal length")
	}
	return translationOfStrings(t, from, by, without)
}

func translationOfStrings(t *object.Thread, from, by, without *object.Str) (object.Value, error) {
	table := object.NewDict()
	set := func(r rune, v object.Value) error {
		if err := t.Charge(meter.InsertCost); err != nil {
			return err
		}
		return ops.DictSet(t, table, object.Int(int64(r)), v)
	}
	for i := range from.Len() {
		if err := set(from.At(i), object.Int(int64(by.At(i)))); err != nil {
			return object.Value{}, err
		}
	}
	if without == nil {
		return table.Value(), nil
	}
	for i := range without.Len() {
		if err := set(without.At(i), object.None); err != nil {
			return object.Value{}, err
		}
	}
	return table.Value(), nil
}

// translationOfDict copies a dict whose keys are characters or their codes.
func translationOfDict(t *object.Thread, v object.Value) (object.Value, error) {
	if v.Kind() != object.KindDict {
		return object.Value{}, object.Raise(object.TypeError, "if you give only one argument to maketrans it must be a dict")
	}
	table := object.NewDict()
	for key, value := range v.Dict().All() {
		if err := t.Charge(meter.InsertCost); err != nil {
			return object.Value{}, err
		}
		if s := native.AsStr(key); s != nil {
			if s.Len() != 1 {
				return object.Value{}, object.Raise(object.ValueError, "string keys in translate table must be of length 1")
			}
			key = object.Int(int64(s.At(0)))
		} else if !special.Payload(key).IsIntLike() {
			return object.Value{}, object.Raise(object.TypeError, "keys in translate table must be strings or integers")
		}
		if err := ops.DictSet(t, table, key, value); err != nil {
			return object.Value{}, err
		}
	}
	return table.Value(), nil
}

// translator is a call of str.translate.
type translator struct {
	t     *object.Thread
	table object.Value
	// known are the texts of the ASCII characters that have been looked up. It is
	// not used when the table runs Python code, which may answer anew each time.
	known [utf8.RuneSelf]*string
}

func strTranslate(t *object.Thread, s *object.Str, args []object.Value) (object.Value, error) {
	if err := meter.ChargeItems(t, s.Len()); err != nil {
		return object.Value{}, err
	}
	tr := translator{t: t, table: args[0]}
	var out []byte
	fixed := tr.table.Kind() != object.KindInstance
	for i := range s.Len() {
		r := s.At(i)
		if r < utf8.RuneSelf && tr.known[r] != nil {
			var err error
			if out, err = native.AppendText(t, out, *tr.known[r]); err != nil {
				return object.Value{}, err
			}
			continue
		}
		text, err := tr.lookUp(r)
		if err != nil {
			return object.Value{}, err
		}
		if fixed && r < utf8.RuneSelf {
			tr.known[r] = &text
		}
		if out, err = native.AppendText(t, out, text); err != nil {
			return object.Value{}, err
		}
	}
	return native.NewText(t, out), nil
}

// lookUp returns what becomes of one character: itself when it is not in the table.
func (tr *translator) lookUp(r rune) (string, error) {
	if err := tr.t.Charge(1); err != nil {
		return "", err
	}
	var v object.Value
	var err error
	if tr.table.Kind() == object.KindDict {
		v, err = ops.DictGet(tr.t, tr.table.Dict(), object.Int(int64(r)))
	} else if v, err = ops.GetItem(tr.t, tr.table, object.Int(int64(r))); native.IsError(err, object.LookupError) {
		v, err = object.Value{}, nil
	}
	if err != nil {
		return "", err
	}
	if v.IsNil() {
		return string(r), nil
	}
	return translation(v)
}

// translation returns the text that a value of a translation table stands for.
func translation(v object.Value) (string, error) {
	p := special.Payload(v)
	switch {
	case v.IsNone():
		return "", nil
	case p.Kind() == object.KindStr:
		return p.Str().S, nil
	case !p.IsIntLike():
		return "", object.Raise(object.TypeError, "character mapping must return integer, None or str")
	case p.Kind() == object.KindBigInt || p.AsInt() < 0 || p.AsInt() > utf8.MaxRune:
		return "", object.Raise(object.ValueError, "character mapping must be in range(0x%x)", utf8.MaxRune+1)
	}
	return string(rune(p.AsInt())), native.CheckChar(p)
}
