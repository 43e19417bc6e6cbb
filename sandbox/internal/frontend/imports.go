package frontend

import (
	"slices"
	"strings"

	"bhack/sandbox/internal/frontend/syntax"
)

// Imports returns the names of the modules that the import statements of a file may
// load, packages around them included, in the order of the statements and each once.
// Of a file that cannot be parsed, it returns none. A name in "from m import name" may
// be a module, or an attribute of m; so may a string in the __all__ of a package.
func Imports(f File) []string {
	text, err := syntax.Decode(f.Text)
	if err != nil {
		return nil
	}
	tree, err := syntax.Parse(text)
	if err != nil {
		return nil
	}
	c := importCollector{packageName: f.module(), isPackage: strings.HasSuffix(f.Path, "/__init__.py")}
	if !c.isPackage {
		c.packageName = parentPackage(c.packageName)
	}
	syntax.EachStmt(tree.Body, func(s syntax.Stmt) bool {
		c.visit(s)
		return true
	})
	return c.names
}

type importCollector struct {
	// packageName is the package that the file is in, or empty.
	packageName string
	isPackage   bool
	names       []string
}

func (c *importCollector) visit(s syntax.Stmt) {
	switch s := s.(type) {
	case *syntax.Import:
		for _, a := range s.Names {
			c.add(a.Name)
		}
	case *syntax.ImportFrom:
		base := s.Module
		if s.Level > 0 {
			from := c.packageName
			for range s.Level - 1 {
				from = parentPackage(from)
			}
			base = strings.Trim(from+"."+s.Module, ".")
		}
		if base == "" {
			return
		}
		c.add(base)
		for _, a := range s.Names {
			c.add(base + "." + a.Name)
		}
	case *syntax.Assign:
		if name, ok := s.Targets[0].(*syntax.Name); ok && c.isPackage && name.ID == "__all__" {
			c.addStrings(s.X)
		}
	}
}

// addStrings adds what a display of strings names in the package.
func (c *importCollector) addStrings(x syntax.Expr) {
	var elts []syntax.Expr
	switch x := x.(type) {
	case *syntax.List:
		elts = x.Elts
	case *syntax.Tuple:
		elts = x.Elts
	}
	for _, elt := range elts {
		if s, ok := elt.(*syntax.Const); ok {
			if name, ok := s.Value.(string); ok && !strings.ContainsAny(name, "./\\\x00") {
				c.add(c.packageName + "." + name)
			}
		}
	}
}

// add adds a module and the packages around it.
func (c *importCollector) add(name string) {
	for i := range name {
		if name[i] == '.' {
			c.addOne(name[:i])
		}
	}
	c.addOne(name)
}

func (c *importCollector) addOne(name string) {
	if !slices.Contains(c.names, name) {
		c.names = append(c.names, name)
	}
}

func parentPackage(name string) string {
	return name[:max(strings.LastIndexByte(name, '.'), 0)]
}
