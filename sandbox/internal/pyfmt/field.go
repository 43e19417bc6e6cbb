package pyfmt

// A number is the text of an int or float in parts, before grouping and padding.
type number struct {
	negative bool
	prefix   string // "0x" and the like
	digits   []byte // up to the point
	rest     []byte // from the point on, or all of a text that does not begin with a digit
	restLen  int    // characters of rest
}

// splitNumber takes apart the text of a float.
func splitNumber(text []byte) number {
	var n number
	if text[0] == '-' {
		n.negative = true
		text = text[1:]
	}
	i := 0
	for i < len(text) && isDigit(text[i]) {
		i++
	}
	n.digits, n.rest = text[:i], text[i:]
	n.restLen = len(n.rest)
	return n
}

// appendNumber appends n with its sign, with separators after each groupSize digits (0 for none) and padded, as
// calc_number_widths and fill_number of CPython do.
func (s Spec) appendNumber(dst []byte, n number, groupSize int) []byte {
	sign := signOf(n.negative, s.Sign == '+', s.Sign == ' ')
	fixed := len(n.prefix) + n.restLen
	if sign != 0 {
		fixed++
	}
	minWidth := 0
	if s.Fill == '0' && s.Align == '=' {
		minWidth = s.Width - fixed
	}
	digits, separators := groupedDigits(len(n.digits), minWidth, groupSize)
	padding := max(0, s.Width-fixed-digits-separators)

	before, after := s.splitPadding(padding, '>')
	if s.Align != '=' {
		dst = s.appendFill(dst, before)
	}
	if sign != 0 {
		dst = append(dst, sign)
	}
	dst = append(dst, n.prefix...)
	if s.Align == '=' {
		dst = s.appendFill(dst, padding)
	}
	dst = appendGrouped(dst, n.digits, digits, groupSize, s.Grouping)
	dst = append(dst, n.rest...)
	return s.appendFill(dst, after)
}

// signOf returns the sign to write, or 0 for none.
func signOf(negative, plus, space bool) byte {
	switch {
	case negative:
		return '-'
	case plus:
		return '+'
	case space:
		return ' '
	}
	return 0
}

// groupedDigits returns how many digits, zeros in front included, and how many separators n digits become if they have
// to be at least minWidth wide. A separator is never first, so the result may be wider by one.
func groupedDigits(n, minWidth, groupSize int) (digits, separators int) {
	switch {
	case n == 0: // the text begins with something else
		return 0, 0
	case groupSize == 0:
		return max(n, minWidth), 0
	}
	separators = (n - 1) / groupSize
	if n+separators >= minWidth {
		return n, separators
	}
	whole, part := minWidth/(groupSize+1), minWidth%(groupSize+1)
	if part == 0 {
		return whole*groupSize + 1, whole
	}
	return whole*groupSize + part, whole
}

// appendGrouped appends digits with so many zeros in front that there are count of them.
func appendGrouped(dst, digits []byte, count, groupSize int, separator byte) []byte {
	zeros := count - len(digits)
	if groupSize == 0 {
		dst = appendRepeat(dst, '0', zeros)
		return append(dst, digits...)
	}
	for i := range count {
		left := count - i
		if i > 0 && left%groupSize == 0 {
			dst = append(dst, separator)
		}
		if i < zeros {
			dst = append(dst, '0')
		} else {
			dst = append(dst, digits[i-zeros])
		}
	}
	return dst
}

// splitPadding divides the padding between the left and the right side.
func (s Spec) splitPadding(padding int, defaultAlign byte) (before, after int) {
	align := s.Align
	if align == 0 {
		align = defaultAlign
	}
	switch align {
	case '<':
		return 0, padding
	case '^':
		return padding / 2, padding - padding/2
	case '>':
		return padding, 0
	}
	return 0, 0
}

func (s Spec) appendFill(dst []byte, count int) []byte {
	if s.Fill < 0x80 {
		return appendRepeat(dst, byte(s.Fill), count)
	}
	for range count {
		dst = appendRune(dst, s.Fill)
	}
	return dst
}
