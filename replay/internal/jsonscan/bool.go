package jsonscan

import "fmt"

// Bool takes a truth value.
func (s *Scanner) Bool() (bool, error) {
	c, err := s.peek()
	if err != nil {
		return false, err
	}
	word := "false"
	if c == 't' {
		word = "true"
	}
	if c != word[0] {
		return false, mismatch("a truth value", c)
	}
	for i := range len(word) {
		c, err := s.next()
		if err != nil {
			return false, err
		}
		if c != word[i] {
			return false, fmt.Errorf("expected %s, found %q in it", word, c)
		}
		s.pos++
	}
	return c == 't', nil
}
