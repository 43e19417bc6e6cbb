package sorting

// mergeLow merges two runs that follow each other, the left one being the shorter
// one, from the left to the right.
func (s *sorter) mergeLow(a, b run) error {
	s.tmp = append(s.tmp[:0], s.elements[a.base:a.base+a.len]...)
	m := lowMerge{s: s, to: s.elements, a: s.tmp, b: s.elements[b.base : b.base+b.len], at: a.base}
	m.takeB(1)
	var err error
	for err == nil && !m.over() {
		if err = m.alternate(); err == nil && !m.over() {
			err = m.gallop()
		}
	}
	if err == nil && len(m.a) == 1 && len(m.b) > 0 {
		m.takeB(len(m.b)) // what is left of a belongs at the end
	}
	m.takeA(len(m.a))
	return err
}

// lowMerge is the state of mergeLow: what is left of the runs, and where the next
// element goes.
type lowMerge struct {
	s        *sorter
	to, a, b []int32
	at       int
}

// over reports whether no more comparisons are needed.
func (m *lowMerge) over() bool { return len(m.b) == 0 || len(m.a) <= 1 }

func (m *lowMerge) takeA(n int) {
	copy(m.to[m.at:], m.a[:n])
	m.a, m.at = m.a[n:], m.at+n
}

func (m *lowMerge) takeB(n int) {
	copy(m.to[m.at:], m.b[:n])
	m.b, m.at = m.b[n:], m.at+n
}

// alternate takes one element at a time until one run wins again and again.
func (m *lowMerge) alternate() error {
	a, b, to, i, j, most := m.a, m.b, m.to[m.at:], 0, 0, m.s.minGallop
	var less bool
	var err error
	for countA, countB := 0, 0; j < len(b) && i < len(a)-1 && countA < most && countB < most; {
		if less, err = m.s.less(b[j], a[i]); err != nil {
			break
		}
		if less {
			to[i+j] = b[j]
			j++
			countA, countB = 0, countB+1
		} else {
			to[i+j] = a[i]
			i++
			countA, countB = countA+1, 0
		}
	}
	m.a, m.b, m.at = a[i:], b[j:], m.at+i+j
	return err
}

// gallop takes many elements at a time while there are many to take.
func (m *lowMerge) gallop() error {
	s := m.s
	s.minGallop++
	for {
		if s.minGallop > 1 {
			s.minGallop--
		}
		countA, err := s.gallopRight(m.b[0], m.a, 0)
		if err != nil {
			return err
		}
		if m.takeA(countA); countA > 0 && len(m.a) <= 1 {
			return nil
		}
		if m.takeB(1); len(m.b) == 0 {
			return nil
		}
		countB, err := s.gallopLeft(m.a[0], m.b, 0)
		if err != nil {
			return err
		}
		if m.takeB(countB); len(m.b) == 0 {
			return nil
		}
		if m.takeA(1); len(m.a) == 1 {
			return nil
		}
		if countA < minGallop && countB < minGallop {
			s.minGallop++
			return nil
		}
	}
}

// mergeHigh merges two runs that follow each other, the right one being the shorter
// one, from the right to the left.
func (s *sorter) mergeHigh(a, b run) error {
	s.tmp = append(s.tmp[:0], s.elements[b.base:b.base+b.len]...)
	m := highMerge{s: s, to: s.elements, a: s.elements[a.base : a.base+a.len], b: s.tmp, at: b.base + b.len}
	m.takeA(1)
	var err error
	for err == nil && !m.over() {
		if err = m.alternate(); err == nil && !m.over() {
			err = m.gallop()
		}
	}
	if err == nil && len(m.b) == 1 && len(m.a) > 0 {
		m.takeA(len(m.a)) // what is left of b belongs at the front
	}
	m.takeB(len(m.b))
	return err
}

// highMerge is the state of mergeHigh: what is left of the runs, and before where
// the next element goes.
type highMerge struct {
	s        *sorter
	to, a, b []int32
	at       int
}

// over reports whether no more comparisons are needed.
func (m *highMerge) over() bool { return len(m.a) == 0 || len(m.b) <= 1 }

func (m *highMerge) takeA(n int) {
	m.at -= n
	copy(m.to[m.at:], m.a[len(m.a)-n:])
	m.a = m.a[:len(m.a)-n]
}

func (m *highMerge) takeB(n int) {
	m.at -= n
	copy(m.to[m.at:], m.b[len(m.b)-n:])
	m.b = m.b[:len(m.b)-n]
}

// alternate takes one element at a time until one run wins again and again.
func (m *highMerge) alternate() error {
	a, b, to, most := m.a, m.b, m.to, m.s.minGallop
	i, j := len(a), len(b) // how many are left
	done := m.at - i - j   // where the next one goes is one below done, i and j added up
	var less bool
	var err error
	for countA, countB := 0, 0; i > 0 && j > 1 && countA < most && countB < most; {
		if less, err = m.s.less(b[j-1], a[i-1]); err != nil {
			break
		}
		if less {
			to[done+i+j-1] = a[i-1]
			i--
			countA, countB = countA+1, 0
		} else {
			to[done+i+j-1] = b[j-1]
			j--
			countA, countB = 0, countB+1
		}
	}
	m.a, m.b, m.at = a[:i], b[:j], done+i+j
	return err
}

// gallop takes many elements at a time while there are many to take.
func (m *highMerge) gallop() error {
	s := m.s
	s.minGallop++
	for {
		if s.minGallop > 1 {
			s.minGallop--
		}
		k, err := s.gallopRight(m.b[len(m.b)-1], m.a, len(m.a)-1)
		if err != nil {
			return err
		}
		countA := len(m.a) - k
		if m.takeA(countA); len(m.a) == 0 {
			return nil
		}
		if m.takeB(1); len(m.b) == 1 {
			return nil
		}
		k, err = s.gallopLeft(m.a[len(m.a)-1], m.b, len(m.b)-1)
		if err != nil {
			return err
		}
		countB := len(m.b) - k
		if m.takeB(countB); len(m.b) <= 1 {
			return nil
		}
		if m.takeA(1); len(m.a) == 0 {
			return nil
		}
		if countA < minGallop && countB < minGallop {
			s.minGallop++
			return nil
		}
	}
}
