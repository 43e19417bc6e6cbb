package frontend

import (
	"errors"
	"fmt"

	"bhack/sandbox/internal/frontend/lower"
	"bhack/sandbox/internal/frontend/scope"
	"bhack/sandbox/internal/frontend/syntax"
)

// prepared is a source file that is ready for gpython's compiler.
type prepared struct {
	*lower.Source
	// original is the text of the file, for tracebacks.
	original string
}

// prepare checks a source file and rewrites it for gpython's compiler, which may take mostTime for it; see [lower.Lower].
func prepare(f File, opts Options, mostTime int) (*prepared, error) {
	if len(f.Text) > MaxSource {
		return nil, &SyntaxError{f.Path, 1, fmt.Sprintf("file is larger than the limit of %d bytes", MaxSource)}
	}
	text, err := syntax.Decode(f.Text)
	if err != nil {
		return nil, inFile(err, f.Path)
	}
	source, err := rewrite(text, opts, mostTime)
	if err != nil {
		return nil, inFile(err, f.Path)
	}
	return &prepared{source, text}, nil
}

func rewrite(text string, opts Options, mostTime int) (*lower.Source, error) {
	tree, err := syntax.Parse(text)
	if err != nil {
		return nil, err
	}
	info, err := scope.Check(tree)
	if err != nil {
		return nil, err
	}
	return lower.Lower(tree, info, opts.InertModules, mostTime)
}

// inFile converts an error of the stages before gpython's compiler.
func inFile(err error, path string) error {
	var e *syntax.Error
	if !errors.As(err, &e) {
		return &SyntaxError{path, 1, err.Error()}
	}
	return &SyntaxError{path, e.Line, e.Error()}
}
