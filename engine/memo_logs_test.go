package engine

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"bhack/sandbox"
)

// TestFindGaps finds where the logs of two turns differ by counters.
func TestFindGaps(t *testing.T) {
	type logs = []string
	for name, c := range map[string]struct {
		former, logs logs
		logged       []sandbox.Logged
		want         []gap
		ok           bool
	}{
		"one":                  {logs{"turn 12."}, logs{"turn 13."}, []sandbox.Logged{{Then: 12, Now: 13}}, []gap{{at: 5, size: 2}}, true},
		"all of it":            {logs{"9"}, logs{"1"}, []sandbox.Logged{{Then: 9, Now: 1}}, []gap{{size: 1}}, true},
		"negative":             {logs{"a-19"}, logs{"a-18"}, []sandbox.Logged{{Then: -19, Now: -18}}, []gap{{at: 1, size: 3}}, true},
		"none":                 {logs{"turn"}, logs{"turn"}, []sandbox.Logged{{Then: 12, Now: 13}}, nil, true},
		"no lines":             {nil, nil, []sandbox.Logged{{Then: 12, Now: 13}}, nil, true},
		"two lines":            {logs{"1", "", "x1"}, logs{"2", "", "x2"}, []sandbox.Logged{{Then: 1, Now: 2}}, []gap{{size: 1}, {line: 2, at: 1, size: 1}}, true},
		"twice in a line":      {logs{"1 1"}, logs{"2 2"}, []sandbox.Logged{{Then: 1, Now: 2}}, []gap{{size: 1}, {at: 2, size: 1}}, true},
		"two":                  {logs{"12 7"}, logs{"13 9"}, []sandbox.Logged{{Then: 12, Now: 13}, {Then: 7, Now: 9}}, []gap{{size: 2}, {at: 3, size: 1, of: 1}}, true},
		"two in turn":          {logs{"7 12"}, logs{"9 13"}, []sandbox.Logged{{Then: 12, Now: 13}, {Then: 7, Now: 9}}, []gap{{size: 1, of: 1}, {at: 2, size: 2}}, true},
		"next to each other":   {logs{"127"}, logs{"139"}, []sandbox.Logged{{Then: 12, Now: 13}, {Then: 7, Now: 9}}, []gap{{size: 2}, {at: 2, size: 1, of: 1}}, true},
		"among the same":       {logs{"1212"}, logs{"1213"}, []sandbox.Logged{{Then: 12, Now: 13}}, []gap{{at: 2, size: 2}}, true},
		"before the same":      {logs{"1212"}, logs{"1312"}, []sandbox.Logged{{Then: 12, Now: 13}}, []gap{{size: 2}}, true},
		"the first digit":      {logs{"x11x"}, logs{"x21x"}, []sandbox.Logged{{Then: 11, Now: 21}}, []gap{{at: 1, size: 2}}, true},
		"two that are alike":   {logs{"12"}, logs{"13"}, []sandbox.Logged{{Then: 12, Now: 13}, {Then: 12, Now: 13}}, nil, false},
		"one or a part of it":  {logs{"12"}, logs{"13"}, []sandbox.Logged{{Then: 12, Now: 13}, {Then: 2, Now: 3}}, nil, false},
		"one over another":     {logs{"121"}, logs{"225"}, []sandbox.Logged{{Then: 12, Now: 22}, {Then: 21, Now: 25}}, nil, false},
		"another difference":   {logs{"12 a"}, logs{"13 b"}, []sandbox.Logged{{Then: 12, Now: 13}}, nil, false},
		"another number":       {logs{"14"}, logs{"15"}, []sandbox.Logged{{Then: 12, Now: 13}}, nil, false},
		"another before":       {logs{"22"}, logs{"13"}, []sandbox.Logged{{Then: 12, Now: 13}}, nil, false},
		"another length":       {logs{"a12"}, logs{"ab13"}, []sandbox.Logged{{Then: 12, Now: 13}}, nil, false},
		"another line":         {logs{"12"}, logs{"13", "a"}, []sandbox.Logged{{Then: 12, Now: 13}}, nil, false},
		"beyond the end":       {logs{"x1"}, logs{"x2"}, []sandbox.Logged{{Then: 11, Now: 21}}, nil, false},
		"before the beginning": {logs{"2"}, logs{"3"}, []sandbox.Logged{{Then: 12, Now: 13}}, nil, false},
	} {
		gaps, ok := findGaps(c.former, c.logs, c.logged)
		assert.Equal(t, c.ok, ok, name)
		if ok {
			assert.Equal(t, c.want, gaps, name)
		}
	}
}

// TestBlank remembers logs that differ in their gaps once.
func TestBlank(t *testing.T) {
	var n notes
	var s logStore
	gaps := []gap{{line: 1, at: 5, size: 2}}
	number := func(text string, gaps []gap) int32 {
		n.logs = []string{"first", text}
		n.blank(gaps)
		number, ok := s.remember(&n, gaps)
		assert.True(t, ok)
		return number
	}
	first := number("turn 12.", gaps)
	assert.Equal(t, first, number("turn 34.", gaps))
	assert.NotEqual(t, first, number("turn 34!", gaps))
	assert.NotEqual(t, first, number("turn 00.", nil))
	assert.NotEqual(t, first, number("turn 00.", []gap{{line: 1, at: 5, size: 1}}))
	assert.NotEqual(t, first, number("turn 00.", []gap{{line: 1, at: 5, size: 2, of: 1}}))
}
