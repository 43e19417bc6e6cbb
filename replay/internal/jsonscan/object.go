package jsonscan

import (
	"fmt"
	"slices"
)

// Shape lists the fields that an object may have. A Scanner only reads it.
type Shape struct {
	names []string
	// required has bit i set if the field names[i] must be there, and unnamed if its
	// errors do not begin with its name.
	required, unnamed uint32
}

// Field is a field that an object may have.
type Field struct {
	Name string
	// Required tells that it must be there.
	Required bool
	// Unnamed tells that its errors do not begin with its name, because they say
	// otherwise where they are.
	Unnamed bool
}

// Required returns fields that must be there.
func Required(names ...string) []Field {
	fields := make([]Field, len(names))
	for i, name := range names {
		fields[i] = Field{Name: name, Required: true}
	}
	return fields
}

// Optional returns fields that need not be there.
func Optional(names ...string) []Field {
	fields := make([]Field, len(names))
	for i, name := range names {
		fields[i] = Field{Name: name}
	}
	return fields
}

// NewShape returns the shape of objects with these fields, at most 32. Of several that are
// missing the first one is named.
func NewShape(groups ...[]Field) *Shape {
	sh := &Shape{}
	for i, f := range slices.Concat(groups...) {
		if i == 32 {
			panic("jsonscan: a shape of more than 32 fields")
		}
		sh.names = append(sh.names, f.Name)
		if f.Required {
			sh.required |= 1 << i
		}
		if f.Unnamed {
			sh.unnamed |= 1 << i
		}
	}
	return sh
}

// Object reads an object, calling read at each value with its field's name.
// Fields may come in any order, none twice.
func (s *Scanner) Object(sh *Shape, read func(field string) error) error {
	if err := s.Expect('{', "an object"); err != nil {
		return err
	}
	seen, last := uint32(0), ""
	for {
		ok, err := s.More('}', last == "")
		if err != nil {
			return after(last, err)
		}
		if !ok {
			return sh.missing(seen)
		}
		i, err := s.field(sh)
		if err != nil {
			return after(last, err)
		}
		if seen&(1<<i) != 0 {
			return fmt.Errorf("field %q is there twice", sh.names[i])
		}
		seen |= 1 << i
		if err := read(sh.names[i]); err != nil {
			return sh.inField(i, err)
		}
		last = sh.names[i]
	}
}

// after says behind which field err is, if behind any.
func after(field string, err error) error {
	if field == "" {
		return err
	}
	return fmt.Errorf("after field %q: %w", field, err)
}

func (sh *Shape) inField(i int, err error) error {
	if sh.unnamed&(1<<i) != 0 {
		return err
	}
	return fmt.Errorf("%s: %w", sh.names[i], err)
}

func (sh *Shape) missing(seen uint32) error {
	for i, name := range sh.names {
		if sh.required&^seen&(1<<i) != 0 {
			return fmt.Errorf("field %q is missing", name)
		}
	}
	return nil
}

// field takes a field's name and colon, and returns its index in the shape.
func (s *Scanner) field(sh *Shape) (int, error) {
	name, err := s.key()
	if err != nil {
		return 0, err
	}
	for i, known := range sh.names {
		if string(name) == known {
			return i, nil
		}
	}
	return 0, fmt.Errorf("unknown field %s", Quote(name))
}

// key takes a field's name and colon. The name is valid until the next string.
func (s *Scanner) key() ([]byte, error) {
	c, err := s.peek()
	if err != nil {
		return nil, err
	}
	if c != '"' {
		return nil, mismatch("a field name", c)
	}
	if err := s.readString(); err != nil {
		return nil, err
	}
	if err := s.Expect(':', "':'"); err != nil {
		return nil, fmt.Errorf("field %s: %w", Quote(s.text), err)
	}
	return s.text, nil
}

// Field takes the comma before an object's next field and its name, which must
// be the one given, and calls read at its value.
func (s *Scanner) Field(name string, read func() error) error {
	if err := s.Expect(',', fmt.Sprintf("',' before field %q", name)); err != nil {
		return err
	}
	if err := s.Key(name); err != nil {
		return err
	}
	if err := read(); err != nil {
		return fmt.Errorf("%s: %w", name, err)
	}
	return nil
}

// Key takes a field's name, which must be the one given, and its colon.
func (s *Scanner) Key(name string) error {
	key, err := s.key()
	if err != nil {
		return err
	}
	if string(key) != name {
		return fmt.Errorf("expected field %q, found %s", name, Quote(key))
	}
	return nil
}
