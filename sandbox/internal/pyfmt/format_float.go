package pyfmt

import (
	"bytes"
	"strconv"
)

// defaultPrecision is that of the codes e, f and g where none is given.
const defaultPrecision = 6

// FormatFloat returns format(f, spec) of a float. The error is the exception that CPython raises.
func FormatFloat(f float64, s Spec) (string, error) {
	if s.IsDefault() {
		return FloatRepr(f), nil
	}
	dst, err := AppendFormatFloat(nil, f, s)
	return string(dst), err
}

// AppendFormatFloat appends format(f, spec) of a float to dst.
func AppendFormatFloat(dst []byte, f float64, s Spec) ([]byte, error) {
	groupSize, err := s.groupSize(0)
	if err != nil {
		return dst, err
	}
	layout := floatLayout{code: byte('r'), precision: s.Precision, alternate: s.Alternate}
	switch s.Type {
	case NoType, 0: // CPython takes a NUL for no type
		layout.addDotZero = true
		if s.Precision >= 0 {
			layout.code = 'g'
		}
	case 'n':
		layout.code = 'g'
	case '%':
		layout.code = 'f'
		f *= 100
	case 'e', 'E', 'f', 'F', 'g', 'G':
		layout.code = byte(s.Type)
	default:
		return dst, s.UnknownCode("float")
	}
	if s.Precision >= maxCInt { // one less than in CPython, where an int may be no larger than a C int
		return dst, valueError("precision too big")
	}
	if err := checkOutput(s.MaxFloat(f)); err != nil {
		return dst, err
	}
	var buf [64]byte
	text := layout.append(buf[:0], f)
	if s.Type == '%' {
		text = append(text, '%')
	}
	return s.appendNumber(dst, splitNumber(text), groupSize), nil
}

// A floatLayout says how a float becomes text, like the arguments of CPython's PyOS_double_to_string.
type floatLayout struct {
	code       byte // e, E, f, F, g, G, or r for repr
	precision  int  // -1 for the default
	alternate  bool // keep the point and, for g, the zeros at the end
	addDotZero bool // make it look like a float
}

func (l floatLayout) append(dst []byte, f float64) []byte {
	start := len(dst)
	if text := nonFinite(f); text != "" {
		if f < 0 {
			dst = append(dst, '-')
		}
		dst = append(dst, text...)
	} else {
		dst = l.appendFinite(dst, f)
	}
	if l.code < 'a' {
		copy(dst[start:], bytes.ToUpper(dst[start:]))
	}
	return dst
}

func (l floatLayout) appendFinite(dst []byte, f float64) []byte {
	precision := l.precision
	if precision < 0 {
		precision = defaultPrecision
	}
	switch l.code {
	case 'f', 'F':
		dst = strconv.AppendFloat(dst, f, 'f', precision, 64)
		if precision == 0 && l.alternate {
			dst = append(dst, '.')
		}
		return dst
	case 'r':
		return l.appendShortest(dst, f)
	case 'g', 'G':
		return l.appendGeneral(dst, f, max(precision, 1))
	}
	d := parseDigits(strconv.AppendFloat(nil, f, 'e', precision, 64))
	return d.appendExp(d.appendSign(dst), 'e', l.alternate)
}

// appendShortest appends the shortest digits that read back as f.
func (l floatLayout) appendShortest(dst []byte, f float64) []byte {
	var buf [32]byte
	d := parseDigits(strconv.AppendFloat(buf[:0], f, 'e', -1, 64))
	dst = d.appendSign(dst)
	if d.exp < reprMinExp || d.exp >= reprMaxExp {
		return d.appendExp(dst, 'e', l.alternate)
	}
	return d.appendFixed(dst, l.addDotZero, l.alternate)
}

// appendGeneral appends so many significant digits, without zeros at the end unless the alternate form is asked for.
func (l floatLayout) appendGeneral(dst []byte, f float64, precision int) []byte {
	d := parseDigits(strconv.AppendFloat(nil, f, 'e', precision-1, 64))
	if !l.alternate {
		for len(d.digits) > 1 && d.digits[len(d.digits)-1] == '0' {
			d.digits = d.digits[:len(d.digits)-1]
		}
	}
	limit := precision
	if l.addDotZero {
		limit--
	}
	dst = d.appendSign(dst)
	if d.exp < reprMinExp || d.exp >= limit {
		return d.appendExp(dst, 'e', l.alternate)
	}
	return d.appendFixed(dst, l.addDotZero, l.alternate)
}
