package pyfmt

// FormatStr returns format(text, spec) of a str. The error is the exception that CPython raises.
func FormatStr(text string, s Spec) (string, error) {
	if s.IsDefault() {
		return text, nil
	}
	dst, err := AppendFormatStr(nil, text, s)
	return string(dst), err
}

// AppendFormatStr appends format(text, spec) of a str to dst.
func AppendFormatStr(dst []byte, text string, s Spec) ([]byte, error) {
	if _, err := s.groupSize('s'); err != nil {
		return dst, err
	}
	switch {
	case s.Type != NoType && s.Type != 's':
		return dst, s.UnknownCode("str")
	case s.Sign != 0:
		return dst, valueError("Sign not allowed in string format specifier")
	case s.Alternate:
		return dst, valueError("Alternate form (#) not allowed in string format specifier")
	case s.Align == '=':
		return dst, valueError("'=' alignment not allowed in string format specifier")
	}
	if err := checkOutput(s.MaxStr(len(text))); err != nil {
		return dst, err
	}
	if s.Precision >= 0 {
		text = runePrefix(text, s.Precision)
	}
	before, after := s.splitPadding(max(0, s.Width-runeCount(text)), '<')
	dst = s.appendFill(dst, before)
	dst = append(dst, text...)
	return s.appendFill(dst, after), nil
}
