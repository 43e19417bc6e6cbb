package pyfmt

import (
	"fmt"
	"math"
)

// A Spec is a parsed format specification, the part of a replacement field behind the colon:
// [[fill]align][sign][#][0][width][grouping][.precision][type]. ParseSpec makes it; the zero Spec is not valid.
type Spec struct {
	Fill      rune // ' ' unless given
	Align     byte // '<', '>', '=', '^', or 0 for the default of the type
	Sign      byte // '+', '-', ' ', or 0
	Alternate bool // '#'
	Width     int  // -1 if absent
	Grouping  byte // ',', '_', or 0
	Precision int  // -1 if absent
	Type      rune // NoType if absent
}

// NoType is the type of a Spec that has none.
const NoType rune = -1

// defaultSpec is the Spec of the empty specification.
var defaultSpec = Spec{Fill: ' ', Width: -1, Precision: -1, Type: NoType}

// IsDefault reports whether s was parsed from the empty string. Then format(x, "") is str(x) whatever the type of x.
func (s Spec) IsDefault() bool {
	return s == defaultSpec
}

// ParseSpec parses a format specification. The error is the ValueError that CPython raises; what is wrong only for
// some types of value is reported by the Format functions.
func ParseSpec(text string) (Spec, error) {
	s := defaultSpec
	if text == "" {
		return s, nil
	}
	p := specParser{rest: text}
	fillGiven := p.fillAndAlign(&s)
	if c := p.peek(); c == '+' || c == '-' || c == ' ' {
		s.Sign = byte(c)
		p.skip()
	}
	s.Alternate = p.accept('#')
	if !fillGiven && p.accept('0') {
		s.Fill = '0'
		if s.Align == 0 {
			s.Align = '='
		}
	}
	var err error
	if s.Width, err = p.integer(); err != nil {
		return Spec{}, err
	}
	if err := p.grouping(&s); err != nil {
		return Spec{}, err
	}
	if p.accept('.') {
		if s.Precision, err = p.integer(); err != nil {
			return Spec{}, err
		}
		if s.Precision < 0 {
			return Spec{}, valueError("Format specifier missing precision")
		}
	}
	if p.rest != "" {
		s.Type = p.peek()
		p.skip()
	}
	if p.rest != "" {
		return Spec{}, valueError("Invalid format specifier")
	}
	return s, nil
}

// A specParser reads a specification character by character.
type specParser struct{ rest string }

// peek returns the next character, or -1 at the end.
func (p *specParser) peek() rune {
	if p.rest == "" {
		return -1
	}
	r, _ := decodeRune(p.rest)
	return r
}

func (p *specParser) skip() {
	_, size := decodeRune(p.rest)
	p.rest = p.rest[size:]
}

// accept skips the next character if it is c, and reports whether it was.
func (p *specParser) accept(c byte) bool {
	if p.rest != "" && p.rest[0] == c {
		p.rest = p.rest[1:]
		return true
	}
	return false
}

// fillAndAlign reads an alignment with the character that may stand before it, and reports whether that was there.
func (p *specParser) fillAndAlign(s *Spec) (fillGiven bool) {
	fill, size := decodeRune(p.rest)
	if len(p.rest) > size && isAlign(p.rest[size]) {
		s.Fill, s.Align = fill, p.rest[size]
		p.rest = p.rest[size+1:]
		return true
	}
	if isAlign(p.rest[0]) {
		s.Align = p.rest[0]
		p.rest = p.rest[1:]
	}
	return false
}

func isAlign(c byte) bool {
	return c == '<' || c == '>' || c == '=' || c == '^'
}

// integer reads digits of any script, and returns -1 if there are none. A number beyond int64 is an error; one beyond
// int, where that is smaller, is cut down to its largest.
func (p *specParser) integer() (int, error) {
	value := int64(-1)
	for p.rest != "" {
		d := int64(DecimalValue(p.peek()))
		if d < 0 {
			break
		}
		value = max(value, 0)
		if value > (math.MaxInt64-d)/10 {
			return 0, valueError("Too many decimal digits in format string")
		}
		value = value*10 + d
		p.skip()
	}
	return int(min(value, math.MaxInt)), nil
}

func (p *specParser) grouping(s *Spec) error {
	if p.accept(',') {
		s.Grouping = ','
	}
	if p.rest != "" && p.rest[0] == '_' {
		if s.Grouping != 0 {
			return valueError("Cannot specify both ',' and '_'.")
		}
		p.skip()
		s.Grouping = '_'
	}
	if p.rest != "" && p.rest[0] == ',' {
		return valueError("Cannot specify both ',' and '_'.")
	}
	return nil
}

// groupSize returns the number of digits between separators for a value of the type that defaultType stands for, or
// the ValueError for a separator where there may be none.
func (s Spec) groupSize(defaultType rune) (int, error) {
	if s.Grouping == 0 {
		return 0, nil
	}
	code := s.Type
	if code == NoType {
		code = defaultType
	}
	switch code {
	case 'd', 'e', 'f', 'g', 'E', 'G', '%', 'F', 0:
		return 3, nil
	case 'b', 'o', 'x', 'X':
		if s.Grouping == '_' {
			return 4, nil
		}
	}
	if code > ' ' && code < 0x80 {
		return 0, valueError(fmt.Sprintf("Cannot specify '%c' with '%c'.", s.Grouping, code))
	}
	return 0, valueError(fmt.Sprintf("Cannot specify '%c' with '\\x%x'.", s.Grouping, code))
}

// UnknownCode returns the ValueError for a type code that values of the named type, such as 'int', do not have.
func (s Spec) UnknownCode(typeName string) *Error {
	if s.Type > ' ' && s.Type < 0x80 {
		return valueError(fmt.Sprintf("Unknown format code '%c' for object of type '%s'", s.Type, typeName))
	}
	return valueError(fmt.Sprintf("Unknown format code '\\x%x' for object of type '%s'", s.Type, typeName))
}
