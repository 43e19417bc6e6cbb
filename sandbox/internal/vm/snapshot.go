package vm

import (
	"unsafe"

	"bhack/sandbox/internal/object"
)

// Snapshot is what a robot's code finds when it is called for the first time, after the top level of
// the main module, or for the second time: others for which that comes to the same need not run what was before.
type Snapshot struct {
	objects object.Snapshot
	// expense is what that has taken.
	expense Expense
	// modules are where the robot's modules are, and main is the main one.
	modules []object.Spot
	imports []importing
	main    object.Spot
	// counters, counting and contents are those of the robot's state.
	counters, counting []object.Spot
	contents           object.ContentsOf
	counts             [3]uint64
	classVersion       object.ClassVersion
	// strayed is where modules refer to the machine.
	strayed []object.Spot
}

// TakeSnapshot takes a snapshot of a robot whose top level or turn, which has taken e, has just ended. The
// objects are those that WriteState has just found, and c is what they hold, with where the robot's
// counters are. It returns nil if that cannot be copied.
func (m *Machine) TakeSnapshot(e Expense, objects []object.Value, c *Contents, counters []*object.Value, counting []*object.Dict) *Snapshot {
	s := &Snapshot{expense: e, counts: m.counts(), classVersion: m.ClassVersion}
	if m.NaNs() > 0 {
		return nil
	}
	for _, v := range objects {
		// What is made next in the block of something that is kept would keep another block.
		if m.InOpenBlock(v) || !takeFunction(&s.objects, v) && !s.objects.TakeObject(v) {
			return nil
		}
	}
	if !s.find(m, c, counters, counting) || !s.objects.Seal() {
		return nil
	}
	return s
}

// takeFunction adds a function to a snapshot; false means that the object is something else.
func takeFunction(s *object.Snapshot, v object.Value) bool {
	if v.Kind() != object.KindFunction {
		return false
	}
	fn := asFunction(v)
	object.Take(s, fn, 1)
	object.TakeSlice(s, fn.Defaults)
	object.TakeSlice(s, fn.Closure)
	if fn.rest != nil {
		object.Take(s, fn.rest, 1)
		object.TakeSlice(s, fn.rest.kwDefaults)
	}
	return true
}

// find notes where in the snapshot is what the machine, and what is known, refers to. It returns
// false if that is not there.
func (s *Snapshot) find(m *Machine, c *Contents, counters []*object.Value, counting []*object.Dict) bool {
	ok := true
	spot := func(p unsafe.Pointer) object.Spot {
		at, found := s.objects.Spot(p)
		ok = ok && found
		return at
	}
	for _, im := range m.modules {
		ok = ok && im.done
		s.modules = append(s.modules, spot(unsafe.Pointer(im.module)))
		s.imports = append(s.imports, importing{key: im.key, name: im.name, done: true})
		if !im.module.Builtin {
			s.strayed = append(s.strayed, spot(unsafe.Pointer(&im.module.Strayed)))
		}
	}
	s.main = spot(unsafe.Pointer(m.main))
	for _, at := range counters {
		s.counters = append(s.counters, spot(unsafe.Pointer(at)))
	}
	for _, d := range counting {
		s.counting = append(s.counting, spot(unsafe.Pointer(d)))
	}
	var complete bool
	s.contents, complete = s.objects.Contents(&c.Contents)
	return ok && complete
}

// Spot returns which of the objects that a machine was restored with one is; ok is false if it is none of them.
func (s *Snapshot) Spot(a *Restored, v object.Value) (at object.Spot, ok bool) {
	return s.objects.SpotIn(a.All, v.Pointer())
}

// Release makes what a machine that has been closed was restored in ready for another one. It refers to
// nothing any more that the robot has kept.
func (s *Snapshot) Release(a *Restored) {
	s.objects.Reset(a.All)
	clear(a.modules[:cap(a.modules)])
	clear(a.table[:cap(a.table)])
}

// Bytes returns how much memory a clone of the objects takes.
func (s *Snapshot) Bytes() int64 { return s.objects.Bytes() }

// Restored is what a machine has become that has been restored from a Snapshot. All is where the objects are.
type Restored struct {
	All      object.Clone
	Counters []*object.Value
	Counting []*object.Dict
	modules  []importing
	table    moduleTable
}

// Expense returns what it took to become what the machine was.
func (s *Snapshot) Expense() Expense { return s.expense }

// Restore makes a machine that has not run anything what the one of the snapshot was. It makes c the contents. a is empty,
// or has been released, by the same snapshot.
func (m *Machine) Restore(s *Snapshot, a *Restored, c *Contents) {
	a.All, m.ClassVersion = s.objects.Clone(a.All), s.classVersion
	a.modules, a.table = append(a.modules[:0], s.imports...), a.table[:0]
	for i := range a.modules {
		im := &a.modules[i]
		im.module = (*object.Module)(a.All.At(s.modules[i]))
		im.result, a.table = im.module, append(a.table, im)
	}
	for _, at := range s.strayed {
		*(**bool)(a.All.At(at)) = &m.Strayed
	}
	m.modules, m.main = a.table, (*object.Module)(a.All.At(s.main))

	a.Counters, a.Counting = a.Counters[:0], a.Counting[:0]
	for _, at := range s.counters {
		a.Counters = append(a.Counters, (*object.Value)(a.All.At(at)))
	}
	for _, at := range s.counting {
		a.Counting = append(a.Counting, (*object.Dict)(a.All.At(at)))
	}
	scratch := &m.pool.contents
	s.contents.Of(a.All, scratch)
	scratch.Clone(&c.Contents, &m.pool.copies)
	c.counts, c.changes = s.counts, m.changes()
}
