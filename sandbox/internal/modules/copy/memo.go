package copy

import (
	"unsafe"

	"bhack/sandbox/internal/meter"
	"bhack/sandbox/internal/native"
	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/ops"
	"bhack/sandbox/internal/special"
)

// deepMemo is the memo of a deep copy. It knows the copies of objects by address, and
// becomes a dict of the copies by id when a __deepcopy__ is there to look at it. A memo
// that the caller gives is a dict from the start.
type deepMemo struct {
	object.Instance
	// at is where in copies an object is.
	at     map[unsafe.Pointer]int
	copies []memoEntry
	// shown is how many of the copies are in the dict.
	shown int
	// kept are the objects that have been copied, which keeps their ids theirs. The dict
	// has the list under its own id.
	kept *object.List
}

type memoEntry struct{ of, copied object.Value }

func newMemoType(b *native.Builder) *object.Type {
	class := native.PythonType("builtins", "dict", b.Runtime.Types[object.KindDict])
	class.Layout = native.LayoutOf(func(m *deepMemo) *object.Instance { return &m.Instance }, func(m *deepMemo) {
		m.at, m.kept = map[unsafe.Pointer]int{}, object.NewList(nil)
	})
	return class
}

// Walk implements object.Walker.
func (m *deepMemo) Walk(c *object.Census) {
	c.AddBytes(sizeMemo * int64(len(m.copies)))
	for _, e := range m.copies {
		c.Add(e.of)
		c.Add(e.copied)
	}
	c.Add(m.kept.Value())
}

// sizeMemo is the size of an entry of a memo, in bytes.
const sizeMemo = 64

// NewMemo returns the memo of a deep copy that knows of no copies yet.
func (c Copier) NewMemo() object.Value {
	m := native.As[deepMemo](object.NewInstance(c.memo).Value())
	m.Payload = object.NewDict().Value()
	return m.Value()
}

// find returns the copy of v that has been made, or the zero Value.
func (c Copier) find(t *object.Thread, memo, v object.Value) (object.Value, error) {
	copies := special.Payload(memo).Dict()
	if t.TypeOf(memo) == c.memo {
		m := native.As[deepMemo](memo)
		if i, ok := m.at[v.Pointer()]; ok && i >= m.shown {
			return m.copies[i].copied, nil
		}
		if copies.Len() == 0 {
			return object.Value{}, nil
		}
	}
	return ops.DictGet(t, copies, object.Int(t.Identity(v)))
}

// keep notes the copy of v.
func (c Copier) keep(t *object.Thread, memo, v, copied object.Value) error {
	if t.TypeOf(memo) != c.memo {
		return ops.DictSet(t, special.Payload(memo).Dict(), object.Int(t.Identity(v)), copied)
	}
	m := native.As[deepMemo](memo)
	i, ok := m.at[v.Pointer()]
	if !ok {
		i = len(m.copies)
		m.at[v.Pointer()] = i
		m.copies = append(m.copies, memoEntry{v, copied})
	}
	m.copies[i].copied = copied
	if i < m.shown {
		return ops.DictSet(t, m.Payload.Dict(), object.Int(t.Identity(v)), copied)
	}
	return nil
}

// keepAlive notes that v, of which there is a copy now, must stay alive as long as the
// memo does.
func (c Copier) keepAlive(t *object.Thread, memo, v object.Value) error {
	if t.TypeOf(memo) == c.memo {
		m := native.As[deepMemo](memo)
		m.kept.Append(v)
		return nil
	}
	d, id := special.Payload(memo).Dict(), object.Int(t.Identity(memo))
	kept, err := ops.DictGet(t, d, id)
	if err != nil {
		return err
	}
	if kept.IsNil() || kept.Kind() != object.KindList {
		return ops.DictSet(t, d, id, object.NewList([]object.Value{v}).Value())
	}
	kept.List().Append(v)
	return nil
}

// show brings the dict that a memo is for Python code up to date.
func (c Copier) show(t *object.Thread, memo object.Value) error {
	if t.TypeOf(memo) != c.memo {
		return nil
	}
	m := native.As[deepMemo](memo)
	if err := meter.ChargeInserts(t, len(m.copies)-m.shown); err != nil {
		return err
	}
	d := m.Payload.Dict()
	for ; m.shown < len(m.copies); m.shown++ {
		e := m.copies[m.shown]
		if err := ops.DictSet(t, d, object.Int(t.Identity(e.of)), e.copied); err != nil {
			return err
		}
	}
	if len(m.kept.Items) == 0 {
		return nil
	}
	return ops.DictSet(t, d, object.Int(t.Identity(memo)), m.kept.Value())
}
