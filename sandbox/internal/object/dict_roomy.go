package object

import "unsafe"

// roomyDict is a dict with room for what it grows to at first. A census counts it like a dict that
// moves each time.
type roomyDict struct {
	Dict
	items [roomyEntries]entry
	slots [roomySlots]int32
}

// roomySlots is the size of the second index that a dict gets as it grows, and roomyEntries for
// how many entries it has room then: a pawn may see more squares than fit the first.
const (
	roomySlots   = 16 * smallDict
	roomyEntries = 2 * roomySlots / 3
)

// empty makes it an empty dict.
func (d *roomyDict) empty() *Dict {
	d.Dict = Dict{Header: Header{KindDict}, roomy: true}
	return &d.Dict
}

// roomFor makes an empty one have room for so many keys, more than a small dict has, as DictFor does.
func (d *roomyDict) roomFor(keys int) {
	d.entries = d.items[:0:keys]
	if size := indexFor(keys); size > 0 {
		d.index = d.slots[:size:size]
		clear(d.index)
	}
}

// trim clears the room that the dict does not use.
func (d *roomyDict) trim() { trim(d.items[:], d.entries) }

// own returns what a roomy dict is a part of.
func (d *Dict) own() *roomyDict { return (*roomyDict)(unsafe.Pointer(d)) }

// attrDict is a small dict with room for what it grows to when an instance has some more attributes. A census counts it like a small
// one that moves then.
type attrDict struct {
	Dict
	items [firstRoom]entry
	more  [2 * firstRoom]entry
}

// empty makes it an empty dict.
func (d *attrDict) empty() *Dict {
	d.Dict = Dict{Header: Header{KindDict}, small: true, ofAttrs: true, entries: d.items[:0]}
	return &d.Dict
}

// trim clears the room that the dict does not use.
func (d *attrDict) trim() {
	trim(d.items[:], d.entries)
	trim(d.more[:], d.entries)
}

// moveOut returns a dict in its place that is no part of anything, and leaves nothing behind.
func (d *attrDict) moveOut() *Dict {
	out := DictFor(1)
	entries := out.entries
	*out = d.Dict
	out.ofAttrs = false
	switch cap(d.entries) {
	case len(d.items):
		out.entries = append(entries, d.entries...)
	case len(d.more):
		out.entries = append(make([]entry, 0, len(d.more)), d.entries...)
	}
	*d = attrDict{Dict: Dict{Header: Header{KindDict}}}
	return out
}

// ownAttrs returns what a dict of attributes is a part of.
func (d *Dict) ownAttrs() *attrDict { return (*attrDict)(unsafe.Pointer(d)) }
