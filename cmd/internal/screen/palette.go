package screen

// Palette colours text on terminals. The zero value colours nothing.
type Palette struct{ On bool }

// White and Black colour what belongs to a team. Both can be read on light and on dark terminals: one is bold, the
// other bold and magenta.
func (p Palette) White(s string) string { return p.wrap("1", s) }

// Black is the counterpart of White.
func (p Palette) Black(s string) string { return p.wrap("1;35", s) }

// Dim takes what is of less interest back.
func (p Palette) Dim(s string) string { return p.wrap("2", s) }

// Bad colours errors.
func (p Palette) Bad(s string) string { return p.wrap("31", s) }

func (p Palette) wrap(code, s string) string {
	if !p.On || s == "" {
		return s
	}
	return "\x1b[" + code + "m" + s + "\x1b[0m"
}
