package pyfmt

import (
	"bytes"
	"math/big"
	"strconv"
)

// AppendInt appends what the verbs d, i, u, o, x and X make of an int to dst. The error is the exception that CPython
// raises.
func (c *Conversion) AppendInt(dst []byte, v int64) ([]byte, error) {
	if c.bare && c.Verb == 'd' {
		return strconv.AppendInt(dst, v, 10), nil
	}
	return c.appendInteger(dst, integer{small: v})
}

// AppendBig is AppendInt for an int of any size.
func (c *Conversion) AppendBig(dst []byte, v *big.Int) ([]byte, error) {
	return c.appendInteger(dst, integer{big: v})
}

func (c *Conversion) appendInteger(dst []byte, v integer) ([]byte, error) {
	if c.Precision > maxCInt-3 {
		return dst, &Error{OverflowError, "precision too large"}
	}
	if err := checkOutput(c.MaxInt(v.bitLen())); err != nil {
		return dst, err
	}
	base, prefix := 10, ""
	switch c.Verb {
	case 'd', 'i', 'u':
	case 'o':
		base, prefix = 8, "0o"
	case 'x':
		base, prefix = 16, "0x"
	case 'X':
		base, prefix = 16, "0X"
	default:
		return dst, c.Unsupported()
	}
	if !c.Alternate {
		prefix = ""
	}
	var buf [80]byte
	digits := v.appendAbs(buf[:0], base)
	if c.Verb == 'X' {
		digits = bytes.ToUpper(digits)
	}
	return c.appendNumber(dst, v.sign() < 0, prefix, digits), nil
}

// AppendFloat appends what the verbs e, E, f, F, g and G make of a float to dst. The error is the exception that
// CPython raises.
func (c *Conversion) AppendFloat(dst []byte, f float64) ([]byte, error) {
	switch c.Verb {
	case 'e', 'E', 'f', 'F', 'g', 'G':
	default:
		return dst, c.Unsupported()
	}
	if err := checkOutput(c.MaxFloat(f)); err != nil {
		return dst, err
	}
	var buf [64]byte
	layout := floatLayout{code: byte(c.Verb), precision: c.Precision, alternate: c.Alternate}
	text := layout.append(buf[:0], f)
	negative := text[0] == '-'
	if negative {
		text = text[1:]
	}
	precision := c.Precision
	c.Precision = -1 // it has been dealt with
	dst = c.appendNumber(dst, negative, "", text)
	c.Precision = precision
	return dst, nil
}

// appendNumber appends a number with its sign and padding. Zeros fill it up to the precision in front.
func (c *Conversion) appendNumber(dst []byte, negative bool, prefix string, digits []byte) []byte {
	sign := signOf(negative, c.Plus, c.Space)
	zeros := max(0, c.Precision-len(digits))
	padding := max(0, c.Width-len(prefix)-zeros-len(digits))
	if sign != 0 && padding > 0 {
		padding--
	}
	switch {
	case c.Left:
	case c.Zero:
		zeros += padding
		padding = 0
	default:
		dst = appendRepeat(dst, ' ', padding)
		padding = 0
	}
	if sign != 0 {
		dst = append(dst, sign)
	}
	dst = append(dst, prefix...)
	dst = appendRepeat(dst, '0', zeros)
	dst = append(dst, digits...)
	return appendRepeat(dst, ' ', padding)
}

// PercentStr returns what the verbs s, r and a make of the text that str, repr or ascii has returned: as many
// characters as the precision says, padded to the width.
func (c *Conversion) PercentStr(text string) (string, error) {
	if c.Width <= 0 && c.Precision < 0 {
		return text, nil
	}
	dst, err := c.AppendStr(nil, text)
	return string(dst), err
}

// AppendStr appends what PercentStr returns to dst.
func (c *Conversion) AppendStr(dst []byte, text string) ([]byte, error) {
	if err := checkOutput(c.MaxStr(len(text))); err != nil {
		return dst, err
	}
	if c.Precision >= 0 {
		text = runePrefix(text, c.Precision)
	}
	padding := max(0, c.Width-runeCount(text))
	if !c.Left {
		dst = appendRepeat(dst, ' ', padding)
		padding = 0
	}
	dst = append(dst, text...)
	return appendRepeat(dst, ' ', padding), nil
}

// PercentChar returns what the verb c makes of an int, the code of a character, or of a str of one character, given by
// its code. The precision does not count. The error is the OverflowError that CPython raises.
func (c *Conversion) PercentChar(code int64) (string, error) {
	dst, err := c.AppendChar(nil, code)
	return string(dst), err
}

// AppendChar appends what PercentChar returns to dst.
func (c *Conversion) AppendChar(dst []byte, code int64) ([]byte, error) {
	if code < 0 || code > maxRune {
		return dst, &Error{OverflowError, "%c arg not in range(0x110000)"}
	}
	padded := Conversion{Width: c.Width, Precision: -1, Left: c.Left}
	return padded.AppendStr(dst, string(appendRune(nil, rune(code))))
}
