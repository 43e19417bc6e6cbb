package pyfmt

import (
	"fmt"
	"math"
	"unicode/utf8"
)

// A Conversion is one conversion of a format string of the operator %: %[(key)][flags][width][.precision][length]verb.
type Conversion struct {
	Key    string // the text in the parentheses
	HasKey bool

	Left      bool // flag '-'
	Plus      bool // flag '+'
	Space     bool // flag ' '
	Alternate bool // flag '#'
	Zero      bool // flag '0'

	Width        int  // -1 if absent
	WidthArg     bool // '*': the width is the next argument; see SetWidth
	Precision    int  // -1 if absent
	PrecisionArg bool // '*': the precision is the next argument; see SetPrecision

	Verb rune // what to convert to; NoVerb if this is no conversion

	bare bool // there is nothing but the percent sign and the verb

	index int // of the verb in the format string, in characters
}

// NoVerb is the verb after a literal text that ends with a doubled percent sign, where no conversion follows.
const NoVerb rune = -1

// SetWidth stores the argument that stands for '*'. A negative width pads on the right.
func (c *Conversion) SetWidth(width int) {
	if width < 0 {
		c.Left = true
		width = -width
	}
	c.Width = width
}

// SetPrecision stores the argument that stands for '.*'. A negative precision is 0.
func (c *Conversion) SetPrecision(precision int) {
	c.Precision = max(precision, 0)
}

// Unsupported returns the ValueError for a verb that the operator % does not know. CPython raises it only after the
// argument has been taken.
func (c *Conversion) Unsupported() *Error {
	shown := '?'
	if 31 <= c.Verb && c.Verb <= '~' {
		shown = c.Verb
	}
	return valueError(fmt.Sprintf("unsupported format character '%c' (0x%x) at index %d", shown, c.Verb, c.index))
}

// Errors of the operator % that concern the arguments and not the format string.
var (
	ErrNotEnoughArguments = &Error{TypeError, "not enough arguments for format string"}
	ErrNotAllConverted    = &Error{TypeError, "not all arguments converted during string formatting"}
	ErrMappingRequired    = &Error{TypeError, "format requires a mapping"}
	ErrStarWantsInt       = &Error{TypeError, "* wants int"}
	ErrCharRequired       = &Error{TypeError, "%c requires int or char"}
)

// NumberRequired returns the TypeError for an argument that is not a number, where one is called for by one of the
// verbs d, i, u, o, x and X.
func (c *Conversion) NumberRequired(typeName string) *Error {
	wanted := "a number"
	if c.Verb == 'o' || c.Verb == 'x' || c.Verb == 'X' {
		wanted = "an integer"
	}
	return &Error{TypeError, fmt.Sprintf("%%%c format: %s is required, not %s", c.Verb, wanted, typeName)}
}

// A PercentScanner splits a format string of the operator % into literal text and conversions.
type PercentScanner struct {
	format string
	pos    int
	// counted is how far the format has been counted, runes its characters up to there.
	counted, runes int
}

// NewPercentScanner returns a scanner at the beginning of format.
func NewPercentScanner(format string) *PercentScanner {
	return &PercentScanner{format: format}
}

// Next returns the literal text up to the next conversion, and that conversion. At the end of the format string more is
// false, and only literal counts. At "%%" the literal ends with "%", and the conversion has no verb and takes nothing.
// Only these two characters together stand for a percent sign; the verb '%' after flags or a width is unsupported.
//
// If the error is not nil, the conversion is broken off: the caller first looks up the key and takes the arguments for
// '*' that the conversion had, and fails with their errors if there are any, as CPython does.
func (p *PercentScanner) Next() (literal string, c Conversion, more bool, err error) {
	start := p.pos
	for p.pos < len(p.format) && p.format[p.pos] != '%' {
		p.pos++
	}
	literal = p.format[start:p.pos]
	if p.pos == len(p.format) {
		return literal, c, false, nil
	}
	p.pos++
	if p.peek() == '%' {
		literal = p.format[start:p.pos]
		p.pos++
		return literal, Conversion{Verb: NoVerb}, true, nil
	}
	c.Width, c.Precision = -1, -1
	if b := p.peek(); b == 'd' || b == 's' { // as most are
		c.Verb, c.bare = rune(b), true
		p.pos++
		return literal, c, true, nil
	}
	return literal, c, true, p.conversion(&c)
}

// peek returns the next byte, or 0 at the end.
func (p *PercentScanner) peek() byte {
	if p.pos < len(p.format) {
		return p.format[p.pos]
	}
	return 0
}

func (p *PercentScanner) conversion(c *Conversion) error {
	if p.peek() == '(' {
		if err := p.key(c); err != nil {
			return err
		}
	}
	p.flags(c)
	var err error
	if c.WidthArg, err = p.size(&c.Width, math.MaxInt64, "width too big"); err != nil {
		return err
	}
	if p.peek() == '.' {
		p.pos++
		c.Precision = 0
		if c.PrecisionArg, err = p.size(&c.Precision, maxCInt, "precision too big"); err != nil {
			return err
		}
	}
	if b := p.peek(); b == 'h' || b == 'l' || b == 'L' {
		p.pos++
	}
	if p.pos == len(p.format) {
		return valueError("incomplete format")
	}
	var size int
	c.Verb, size = decodeRune(p.format[p.pos:])
	p.runes += runeCount(p.format[p.counted:p.pos])
	p.counted = p.pos
	c.index = p.runes
	p.pos += size
	return nil
}

// key reads what stands in the outermost parentheses.
func (p *PercentScanner) key(c *Conversion) error {
	start, depth := p.pos+1, 0
	for ; p.pos < len(p.format); p.pos++ {
		switch p.format[p.pos] {
		case '(':
			depth++
		case ')':
			depth--
		}
		if depth == 0 {
			c.Key, c.HasKey = p.format[start:p.pos], true
			p.pos++
			return nil
		}
	}
	return valueError("incomplete format key")
}

func (p *PercentScanner) flags(c *Conversion) {
	for {
		switch p.peek() {
		case '-':
			c.Left = true
		case '+':
			c.Plus = true
		case ' ':
			c.Space = true
		case '#':
			c.Alternate = true
		case '0':
			c.Zero = true
		default:
			return
		}
		p.pos++
	}
}

// size reads a width or precision into n, if there is one, and reports whether it is a star.
func (p *PercentScanner) size(n *int, limit int64, tooBig string) (star bool, err error) {
	if p.peek() == '*' {
		p.pos++
		return true, nil
	}
	value := int64(*n)
	for isDigit(p.peek()) {
		d := int64(p.peek() - '0')
		value = max(value, 0)
		if value > (limit-d)/10 {
			return false, valueError(tooBig)
		}
		value = value*10 + d
		p.pos++
	}
	*n = int(min(value, math.MaxInt))
	return false, nil
}

// MaxInt returns an upper bound of the length in bytes of the text of an int of so many bits.
func (c *Conversion) MaxInt(bitLen int) int {
	digits := decimalDigitsOf(bitLen)
	if c.Verb == 'o' || c.Verb == 'x' || c.Verb == 'X' {
		digits = addSizes(bitLen/3, 1)
	}
	return max(c.Width, addSizes(max(digits, c.Precision), 3))
}

// MaxFloat returns an upper bound of the length in bytes of the text of f.
func (c *Conversion) MaxFloat(f float64) int {
	content := addSizes(max(c.Precision, defaultPrecision), 16)
	if c.Verb == 'f' || c.Verb == 'F' {
		content = addSizes(content, wholeDigits(f))
	}
	return max(c.Width, content)
}

// MaxStr returns an upper bound of the length in bytes of the text of a string of n bytes.
func (c *Conversion) MaxStr(n int) int {
	if c.Precision >= 0 && c.Precision < n/utf8.UTFMax {
		n = c.Precision * utf8.UTFMax
	}
	return addSizes(n, max(c.Width, 0))
}
