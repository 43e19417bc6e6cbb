package pyfmt

import (
	"bytes"
	"math/big"
	"strconv"
)

// FormatInt returns format(v, spec) of an int. The error is the exception that CPython raises.
func FormatInt(v int64, s Spec) (string, error) {
	if s.IsDefault() {
		return strconv.FormatInt(v, 10), nil
	}
	dst, err := AppendFormatInt(nil, v, s)
	return string(dst), err
}

// FormatBig is FormatInt for an int of any size.
func FormatBig(v *big.Int, s Spec) (string, error) {
	dst, err := AppendFormatBig(nil, v, s)
	return string(dst), err
}

// FormatBool returns format(v, spec) of a bool: "True" or "False" if the specification is empty, else the int 1 or 0.
func FormatBool(v bool, s Spec) (string, error) {
	if s.IsDefault() {
		if v {
			return "True", nil
		}
		return "False", nil
	}
	n := int64(0)
	if v {
		n = 1
	}
	dst, err := appendFormatInt(nil, integer{small: n}, s, "bool")
	return string(dst), err
}

// AppendFormatInt appends format(v, spec) of an int to dst.
func AppendFormatInt(dst []byte, v int64, s Spec) ([]byte, error) {
	return appendFormatInt(dst, integer{small: v}, s, "int")
}

// AppendFormatBig appends format(v, spec) of an int to dst.
func AppendFormatBig(dst []byte, v *big.Int, s Spec) ([]byte, error) {
	return appendFormatInt(dst, integer{big: v}, s, "int")
}

func appendFormatInt(dst []byte, v integer, s Spec, typeName string) ([]byte, error) {
	groupSize, err := s.groupSize('d')
	if err != nil {
		return dst, err
	}
	base, prefix := 10, ""
	switch s.Type {
	case NoType, 'd', 'n', 'c':
	case 'b':
		base, prefix = 2, "0b"
	case 'o':
		base, prefix = 8, "0o"
	case 'x':
		base, prefix = 16, "0x"
	case 'X':
		base, prefix = 16, "0X"
	case 'e', 'E', 'f', 'F', 'g', 'G', '%':
		f, err := v.float()
		if err != nil {
			return dst, err
		}
		return AppendFormatFloat(dst, f, s)
	default:
		return dst, s.UnknownCode(typeName)
	}
	if s.Precision >= 0 {
		return dst, valueError("Precision not allowed in integer format specifier")
	}
	if err := checkOutput(s.MaxInt(v.bitLen())); err != nil {
		return dst, err
	}
	if s.Type == 'c' {
		return s.appendChar(dst, v)
	}
	var buf [80]byte
	n := number{digits: v.appendAbs(buf[:0], base), negative: v.sign() < 0}
	if s.Alternate {
		n.prefix = prefix
	}
	if s.Type == 'X' {
		n.digits = bytes.ToUpper(n.digits)
	}
	return s.appendNumber(dst, n, groupSize), nil
}

// appendChar appends the character with the code v.
func (s Spec) appendChar(dst []byte, v integer) ([]byte, error) {
	if s.Sign != 0 {
		return dst, valueError("Sign not allowed with integer format specifier 'c'")
	}
	if s.Alternate {
		return dst, valueError("Alternate form (#) not allowed with integer format specifier 'c'")
	}
	code, err := v.cLong()
	if err != nil {
		return dst, err
	}
	if code < 0 || code > maxRune {
		return dst, &Error{OverflowError, "%c arg not in range(0x110000)"}
	}
	n := number{rest: appendRune(nil, rune(code)), restLen: 1}
	return s.appendNumber(dst, n, 0), nil
}

// An integer is an int of any size: big, or small if that is nil.
type integer struct {
	small int64
	big   *big.Int
}

func (v integer) sign() int {
	switch {
	case v.big != nil:
		return v.big.Sign()
	case v.small < 0:
		return -1
	}
	return 1
}

func (v integer) bitLen() int {
	if v.big != nil {
		return v.big.BitLen()
	}
	return 64
}

// appendAbs appends the digits of the absolute value.
func (v integer) appendAbs(dst []byte, base int) []byte {
	if v.big == nil {
		u := uint64(v.small)
		if v.small < 0 {
			u = -u
		}
		return strconv.AppendUint(dst, u, base)
	}
	digits := v.big.Append(dst, base)
	if v.big.Sign() < 0 {
		digits = digits[1:]
	}
	return digits
}

// float is float(v).
func (v integer) float() (float64, error) {
	if v.big == nil {
		return float64(v.small), nil
	}
	f, _ := new(big.Float).SetInt(v.big).Float64()
	if nonFinite(f) != "" {
		return 0, &Error{OverflowError, "int too large to convert to float"}
	}
	return f, nil
}

// cLong converts to the C type long.
func (v integer) cLong() (int64, error) {
	switch {
	case v.big == nil:
		return v.small, nil
	case !v.big.IsInt64():
		return 0, &Error{OverflowError, "Python int too large to convert to C long"}
	}
	return v.big.Int64(), nil
}
