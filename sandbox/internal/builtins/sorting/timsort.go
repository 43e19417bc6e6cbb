package sorting

import (
	"math/bits"
	"slices"
)

// The sort is CPython's timsort (Objects/listobject.c, Objects/listsort.txt), with
// the same comparisons in the same order: so what a comparison function sees, and
// the result for one that is inconsistent, are CPython's too.

// minGallop is how often in a row one run has to win for galloping to begin.
const minGallop = 7

// run is a sorted part of the elements.
type run struct{ base, len int }

// sorter is the state of one sort.
type sorter struct {
	elements []int32
	less     func(a, b int32) (bool, error)
	// pending are the runs that have not been merged yet, from left to right.
	pending []run
	// minGallop adapts to how well galloping pays.
	minGallop int
	pivot     int32
	tmp       []int32
}

// timsort sorts the elements by less, in descending order if reverse is set. After
// an error of less they are in an unspecified order.
func timsort(elements []int32, reverse bool, less func(a, b int32) (bool, error)) error {
	if reverse {
		slices.Reverse(elements)
		defer slices.Reverse(elements)
	}
	s := sorter{elements: elements, less: less, minGallop: minGallop}
	return s.sort()
}

func (s *sorter) sort() error {
	n := len(s.elements)
	if n < 2 {
		return nil
	}
	minRun := minRunOf(n)
	for lo := 0; lo < n; {
		length, err := s.countRun(lo)
		if err != nil {
			return err
		}
		if length < minRun {
			force := min(n-lo, minRun)
			if err := s.insert(lo, lo+force, lo+length); err != nil {
				return err
			}
			length = force
		}
		s.pending = append(s.pending, run{lo, length})
		if err := s.collapse(); err != nil {
			return err
		}
		lo += length
	}
	return s.collapseAll()
}

// minRunOf returns the length to which short runs are extended: n, or 32 to 64
// such that n is about a power of two times that.
func minRunOf(n int) int {
	shift := max(bits.Len(uint(n))-6, 0)
	more := 0
	if n&(1<<shift-1) != 0 {
		more = 1
	}
	return n>>shift + more
}

// countRun returns the length of the run that starts at lo, which it reverses when
// it is a strictly descending one.
func (s *sorter) countRun(lo int) (int, error) {
	e := s.elements[lo:]
	if len(e) == 1 {
		return 1, nil
	}
	descending, err := s.less(e[1], e[0])
	if err != nil {
		return 0, err
	}
	n := 2
	for ; n < len(e); n++ {
		down, err := s.less(e[n], e[n-1])
		if err != nil {
			return 0, err
		}
		if down != descending {
			break
		}
	}
	if descending {
		slices.Reverse(e[:n])
	}
	return n, nil
}

// insert sorts the elements from lo up to hi, of which those before start are
// sorted, by binary insertion.
func (s *sorter) insert(lo, hi, start int) error {
	e := s.elements
	for ; start < hi; start++ {
		s.pivot = e[start]
		l, r := lo, start
		for l < r {
			p := l + (r-l)>>1
			less, err := s.less(s.pivot, e[p])
			if err != nil {
				return err
			}
			if less {
				r = p
			} else {
				l = p + 1
			}
		}
		copy(e[l+1:start+1], e[l:start])
		e[l] = s.pivot
	}
	return nil
}

// collapse merges runs until their lengths fall fast enough from left to right.
func (s *sorter) collapse() error {
	for len(s.pending) > 1 {
		p := s.pending
		n := len(p) - 2
		switch {
		case n > 0 && p[n-1].len <= p[n].len+p[n+1].len, n > 1 && p[n-2].len <= p[n-1].len+p[n].len:
			if p[n-1].len < p[n+1].len {
				n--
			}
		case p[n].len > p[n+1].len:
			return nil
		}
		if err := s.mergeAt(n); err != nil {
			return err
		}
	}
	return nil
}

// collapseAll merges all runs.
func (s *sorter) collapseAll() error {
	for len(s.pending) > 1 {
		p := s.pending
		n := len(p) - 2
		if n > 0 && p[n-1].len < p[n+1].len {
			n--
		}
		if err := s.mergeAt(n); err != nil {
			return err
		}
	}
	return nil
}

// mergeAt merges pending run i and the one after it.
func (s *sorter) mergeAt(i int) error {
	a, b := s.pending[i], s.pending[i+1]
	s.pending[i].len += b.len
	s.pending = append(s.pending[:i+1], s.pending[i+2:]...)
	e := s.elements
	// Elements of a before where b starts, and of b after where a ends, stay.
	k, err := s.gallopRight(e[b.base], e[a.base:a.base+a.len], 0)
	if err != nil {
		return err
	}
	a.base, a.len = a.base+k, a.len-k
	if a.len == 0 {
		return nil
	}
	b.len, err = s.gallopLeft(e[b.base-1], e[b.base:b.base+b.len], b.len-1)
	if err != nil || b.len == 0 {
		return err
	}
	if a.len <= b.len {
		return s.mergeLow(a, b)
	}
	return s.mergeHigh(a, b)
}

// gallopLeft returns where key belongs in the sorted elements e, to the left of
// equal ones. It searches from hint on, in steps that double.
func (s *sorter) gallopLeft(key int32, e []int32, hint int) (int, error) {
	return s.gallop(e, hint, func(at int32) (bool, error) { return s.less(at, key) })
}

// gallopRight is gallopLeft, but to the right of equal elements.
func (s *sorter) gallopRight(key int32, e []int32, hint int) (int, error) {
	return s.gallop(e, hint, func(at int32) (bool, error) {
		less, err := s.less(key, at)
		return !less, err
	})
}

// gallop returns the first position in e at which before is false.
func (s *sorter) gallop(e []int32, hint int, before func(at int32) (bool, error)) (int, error) {
	last, ofs := 0, 1
	right, err := before(e[hint])
	if err != nil {
		return 0, err
	}
	most := hint + 1
	if right {
		most = len(e) - hint
	}
	for ofs < most {
		at := hint - ofs
		if right {
			at = hint + ofs
		}
		is, err := before(e[at])
		if err != nil {
			return 0, err
		}
		if is != right {
			break
		}
		last, ofs = ofs, 2*ofs+1
	}
	ofs = min(ofs, most)
	lo, hi := hint+last+1, hint+ofs
	if !right {
		lo, hi = hint-ofs+1, hint-last
	}
	for lo < hi {
		m := lo + (hi-lo)>>1
		is, err := before(e[m])
		if err != nil {
			return 0, err
		}
		if is {
			lo = m + 1
		} else {
			hi = m
		}
	}
	return hi, nil
}
