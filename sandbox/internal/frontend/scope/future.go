package scope

import (
	"slices"

	"bhack/sandbox/internal/frontend/syntax"
)

// features are those that a file may import from __future__. Only annotations changes
// anything.
var features = []string{
	"nested_scopes", "generators", "division", "absolute_import", "with_statement", "print_function",
	"unicode_literals", "barry_as_FLUFL", "generator_stop", "annotations",
}

// checkFuture checks the imports from __future__, which must come first in a file. It
// reports whether they have annotations.
func checkFuture(body []syntax.Stmt) (annotations bool) {
	if _, ok := syntax.Docstring(body); ok {
		body = body[1:]
	}
	for len(body) > 0 && isFuture(body[0]) {
		s := body[0].(*syntax.ImportFrom)
		if s.Names == nil {
			stop(s.Line(), "future feature * is not defined")
		}
		for _, a := range s.Names {
			annotations = annotations || a.Name == "annotations"
			if a.Name == "braces" {
				stop(s.Line(), "not a chance")
			}
			if !slices.Contains(features, a.Name) {
				stop(s.Line(), "future feature %s is not defined", a.Name)
			}
		}
		body = body[1:]
	}
	syntax.EachStmt(body, func(s syntax.Stmt) bool {
		if isFuture(s) {
			stop(s.Line(), "from __future__ imports must occur at the beginning of the file")
		}
		return true
	})
	return annotations
}

func isFuture(s syntax.Stmt) bool {
	from, ok := s.(*syntax.ImportFrom)
	return ok && from.Module == "__future__" && from.Level == 0
}
