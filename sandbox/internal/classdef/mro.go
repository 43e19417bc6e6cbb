package classdef

import (
	"strings"

	"bhack/sandbox/internal/meter"
	"bhack/sandbox/internal/object"
)

// linearize computes the method resolution order: the C3 merge of those of the
// bases (Barrett et al., "A Monotonic Superclass Linearization for Dylan").
func linearize(t *object.Thread, class *object.Type, bases []*object.Type) ([]*object.Type, error) {
	mro := []*object.Type{class}
	if len(bases) == 1 {
		err := meter.ChargeItems(t, len(bases[0].MRO))
		return append(mro, bases[0].MRO...), err
	}
	var lists [][]*object.Type
	total := len(bases)
	for _, b := range bases {
		lists = append(lists, b.MRO)
		total += len(b.MRO)
	}
	lists = append(lists, bases)
	if err := meter.ChargeItems(t, total*total); err != nil {
		return nil, err
	}
	for {
		lists = dropEmpty(lists)
		if len(lists) == 0 {
			return mro, nil
		}
		next := nextInMerge(lists)
		if next == nil {
			return nil, mroConflict(lists)
		}
		mro = append(mro, next)
		for i, l := range lists {
			if l[0] == next {
				lists[i] = l[1:]
			}
		}
	}
}

func dropEmpty(lists [][]*object.Type) [][]*object.Type {
	var kept [][]*object.Type
	for _, l := range lists {
		if len(l) > 0 {
			kept = append(kept, l)
		}
	}
	return kept
}

// nextInMerge returns the first head of a list that is in no list's tail.
func nextInMerge(lists [][]*object.Type) *object.Type {
	for _, candidate := range lists {
		good := true
		for _, l := range lists {
			for _, later := range l[1:] {
				good = good && later != candidate[0]
			}
		}
		if good {
			return candidate[0]
		}
	}
	return nil
}

func mroConflict(lists [][]*object.Type) error {
	var names []string
	seen := map[*object.Type]bool{}
	for _, l := range lists {
		if !seen[l[0]] {
			seen[l[0]] = true
			names = append(names, l[0].Name)
		}
	}
	return object.Raise(object.TypeError,
		"Cannot create a consistent method resolution\norder (MRO) for bases %s", strings.Join(names, ", "))
}
