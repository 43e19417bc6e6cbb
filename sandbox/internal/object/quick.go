package object

// The look-ups in dicts and sets that most code needs, of numbers, short texts and squares: they run no code and
// need no [Equal], and leave all else to the ordinary way.

// TryGet is Get for a key whose hash is at hand, when no comparison that runs code is needed
// to find the answer; else known is false. cost is what is to be paid for the look-up, in place of what
// TakeMisses would return.
func (d *Dict) TryGet(key Value) (v Value, cost int, known bool) {
	if e := d.sameText(key); e != nil {
		return e.value, 0, true
	}
	hash, ok := quickHash(key)
	if !ok {
		return Value{}, 0, false
	}
	if n := len(d.index); n > 0 { // mostly it is in its first slot
		if at := int(d.index[int(hash)&(n-1)]) - 1; at >= 0 {
			if e := &d.entries[at]; e.key == key {
				return e.value, 0, true
			}
		}
	}
	at, _, cost, known := d.tryFind(key, hash)
	if !known || at < 0 {
		return Value{}, cost, known
	}
	return d.entries[at].value, cost, true
}

// sameText returns the entry of a dict without an index whose key is the same object as key, a text. Mostly
// both come from the source, and the hash need not be looked at.
func (d *Dict) sameText(key Value) *entry {
	if d.index == nil && key.Kind() == KindStr {
		for i := range d.entries {
			if e := &d.entries[i]; e.key.ref == key.ref {
				return e
			}
		}
	}
	return nil
}

// TrySlot is TryGet but for that it returns where the value is, until the dict changes, or nil.
func (d *Dict) TrySlot(key Value) (slot *Value, known bool) {
	if e := d.sameText(key); e != nil {
		return &e.value, true
	}
	hash, ok := quickHash(key)
	if !ok {
		return nil, false
	}
	at, _, misses, known := d.tryFind(key, hash)
	known = known && misses == 0
	if !known || at < 0 {
		return nil, known
	}
	return &d.entries[at].value, true
}

// TrySet is Set for a key whose hash is at hand, when no comparison that runs code is needed, and what
// grows takes less than limit bytes; else done is false. cost is as for TryGet.
func (d *Dict) TrySet(key, value Value, limit int64) (cost int, done bool) {
	if e := d.sameText(key); e != nil {
		e.value = value
		return 0, true
	}
	hash, ok := quickHash(key)
	if !ok {
		return 0, false
	}
	at, slot, cost, known := d.tryFind(key, hash)
	switch {
	case !known:
		return 0, false
	case at >= 0 && (cost == 0 || d.Growth() < limit): // else the ordinary way looks twice
		d.entries[at].value = value
	case at >= 0:
		return 0, false
	case len(d.entries) < cap(d.entries) && !d.isFull(): // nothing has to grow
		n := len(d.entries)
		d.entries = d.entries[:n+1]
		d.entries[n] = entry{key, value, hash}
		d.keys |= keyBit(hash)
		d.used++
		d.version++
		if slot >= 0 {
			d.index[slot] = int32(n + 1)
			d.filled++
		}
	case d.Growth() >= limit:
		return 0, false
	default:
		d.insert(key, hash, value)
	}
	return cost, true
}

// TryDelete is Delete for a key whose hash is at hand, when no comparison that runs code or
// has to be paid for is needed, and no look-up is to be paid for yet; else known is false.
func (d *Dict) TryDelete(key Value) (v Value, known bool) {
	hash, ok := quickHash(key)
	if !ok || d.misses > 0 {
		return Value{}, false
	}
	at, _, misses, known := d.tryFind(key, hash)
	known = known && misses == 0
	if !known || at < 0 {
		return Value{}, known
	}
	return d.removeAt(at), true
}

// TryMoveToEnd makes a key the last one, and returns its value, when that takes no
// comparison that runs code or has to be paid for; else, and for a key that is not there, it
// returns the zero Value.
func (d *Dict) TryMoveToEnd(key Value) Value {
	hash, ok := quickHash(key)
	if !ok {
		return Value{}
	}
	at, _, misses, known := d.tryFind(key, hash)
	if !known || misses > 0 || at < 0 {
		return Value{}
	}
	e := d.entries[at]
	if at < len(d.entries)-1 {
		d.removeAt(at)
		d.insert(e.key, e.hash, e.value)
	}
	return e.value
}

// tryFind is find. For a key that is not there it returns the free slot of the index, if
// there is one, where it would go. misses are the other keys that have the hash, which are to be paid for: squares
// next to each other have often the same, as -1 and -2 have. known is false when it takes more than SimpleEqual to tell
// a key from another one, or many steps, when misses of look-ups before are to be paid for yet, and when besides misses it
// passes the slots of keys that have been removed, in one of which insert would put the key.
func (d *Dict) tryFind(key Value, hash int64) (at, slot, misses int, known bool) {
	entries := d.entries
	if d.index == nil {
		for i := range entries {
			if e := &entries[i]; e.hash == hash && !e.key.IsNil() {
				if same, known := SimpleEqual(e.key, key); same || !known {
					return i, -1, 0, known
				}
			}
		}
		return -1, -1, 0, true
	}
	index := d.index
	mask := len(index) - 1
	perturb := uint64(hash)
	slot = int(hash) & mask
	removed := false
	for range quickProbes {
		at := int(index[slot&mask])
		if at == 0 {
			return -1, slot, misses, misses == 0 || !removed
		}
		if at == tombstone {
			removed = true
		} else {
			if e := &entries[at-1]; e.hash == hash {
				same, known := SimpleEqual(e.key, key)
				if same {
					return at - 1, -1, misses, true
				}
				if misses++; !known || d.misses > 0 {
					return -1, -1, 0, false
				}
			}
		}
		perturb >>= 5
		slot = int(uint64(slot)*5+perturb+1) & mask
	}
	return -1, -1, 0, false
}

// quickProbes is how many slots tryFind looks at: more than most keys take.
const quickProbes = 8

// TryHas is Has for a key whose hash is at hand, when no comparison that runs code is needed to find
// the answer; else known is false. cost is what is to be paid for the look-up, in place of what
// TakeMisses would return.
func (s *Set) TryHas(key Value) (has bool, cost int, known bool) {
	hash, ok := quickHash(key)
	if !ok {
		return false, 0, false
	}
	at := int(hash) & (s.Span() - 1)
	switch p := s.place(at); {
	case p == freePlace:
		return false, 0, true
	case p >= takenPlace && s.entries[p-takenPlace].key == key:
		return true, 0, true
	}
	at, cost, has = s.tryProbe(at, key, hash)
	return has, cost, at >= 0
}

// TryAdd is Add for a key whose hash is at hand, when no comparison that runs code is needed to see
// whether it is new, and what grows takes less than limit bytes; else done is false. cost is as for TryHas.
func (s *Set) TryAdd(key Value, limit int64) (cost int, done bool) {
	return s.tryAdd(key, limit, quickProbes)
}

// TryAddFree is TryAdd when there is nothing to be paid for.
func (s *Set) TryAddFree(key Value, limit int64) (done bool) {
	_, done = s.tryAdd(key, limit, 0)
	return done
}

// tryAdd is TryAdd when the cost is at most most.
func (s *Set) tryAdd(key Value, limit int64, most int) (cost int, done bool) {
	hash, ok := quickHash(key)
	if !ok {
		return 0, false
	}
	at := int(hash) & (s.Span() - 1)
	if p := s.place(at); p != freePlace { // as mostly it is
		if p >= takenPlace && s.entries[p-takenPlace].key == key {
			return 0, true
		}
		found := false
		if at, cost, found = s.tryProbe(at, key, hash); at < 0 || cost > most {
			return 0, false
		} else if found {
			return cost, true
		}
	}
	n := len(s.entries)
	if s.fill > s.used || n == cap(s.entries) || s.isFull(s.fill+1) { // there are holes, or something has to grow
		if n >= setMinItems && s.Growth() >= limit {
			return 0, false
		}
		s.enter(at, key, hash)
		return cost, true
	}
	s.entries = s.entries[:n+1]
	s.entries[n] = setEntry{key, hash}
	s.setPlace(at, takenPlace+uint32(n))
	s.used++
	s.fill++
	s.version++
	if !s.complex && !key.IsSimple() {
		s.complex = true
	}
	return cost, true
}

// TryRemove is Remove for a key whose hash is at hand, when no comparison that runs code is needed to find
// it, and no look-up is to be paid for; else known is false.
func (s *Set) TryRemove(key Value) (removed, known bool) {
	hash, ok := quickHash(key)
	if !ok || s.misses > 0 {
		return false, false
	}
	at, cost, found := s.tryProbe(int(hash)&(s.Span()-1), key, hash)
	if cost > 0 {
		return false, false
	}
	if found {
		s.removeAt(at)
	}
	return found, at >= 0
}

// tryProbe looks for a key from its first place on. It returns the place of the key, or where
// it would go, and whether it is there. misses are the other keys that have the hash, which are to be paid for. It
// returns a negative place when it takes more than SimpleEqual to tell a key from another one, and when
// the first group of places does not have the answer: looking further has to be paid for. In the smallest
// table, where groups are single places, it looks at a few. It gives up as well when it passes such a key,
// a removed element or a group while former look-ups are to be paid for yet.
func (s *Set) tryProbe(first int, key Value, hash int64) (at, misses int, found bool) {
	mask := s.Span() - 1
	perturb, rounds, removed := uint64(hash), 0, -1
	for {
		last := first
		if first+linearProbes <= mask {
			last = first + linearProbes
		}
		for at = first; at <= last; at++ {
			p := s.place(at)
			if p == freePlace {
				if removed >= 0 {
					at = removed
				}
				return at, misses, false
			}
			if p == removedPlace {
				if s.misses > 0 {
					return -1, 0, false
				}
				removed = at
				continue
			}
			if e := &s.entries[p-takenPlace]; e.hash == hash {
				same, known := SimpleEqual(e.key, key)
				if same {
					return at, misses, true
				}
				if misses++; !known || s.misses > 0 {
					return -1, 0, false
				}
			}
		}
		if rounds++; rounds > freeRounds || mask >= setMinSize || s.misses > 0 {
			return -1, 0, false
		}
		perturb >>= 5
		first = int((uint64(first)*5 + 1 + perturb) & uint64(mask))
	}
}
