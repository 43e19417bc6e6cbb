package frontend

// lineTable gives the lines of a code object's bytecodes.
type lineTable struct {
	table string
	// next is the offset from which on the following entry of the table holds.
	next, line int
	toFile     func(int) int
}

// lineTable returns the table of the code, for offsets that ascend: to walk it once
// for each bytecode, as gpython's Addr2Line does, takes time with the square of
// their number.
func (d *decoder) lineTable() *lineTable {
	t := &lineTable{table: d.in.Lnotab, line: int(d.in.Firstlineno), toFile: func(n int) int { return n }}
	if d.unit != nil {
		t.toFile = d.unit.source.Line
	}
	return t
}

// at returns the line of the file for the bytecode at an offset.
func (t *lineTable) at(offset int) int32 {
	for len(t.table) >= 2 && t.next+int(t.table[0]) <= offset {
		t.next += int(t.table[0])
		t.line += int(t.table[1])
		t.table = t.table[2:]
	}
	return int32(t.toFile(t.line))
}
