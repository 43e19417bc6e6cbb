package syntax

// Stmt is a statement.
type Stmt interface {
	// Line is the line that CPython gives to the statement: that of the first
	// decorator, if it has any.
	Line() int
}

type stmt struct{ line int32 }

// Line returns the line of the statement.
func (s stmt) Line() int { return int(s.line) }

// The statements.
type (
	// FunctionDef is def Name(Params): Body.
	FunctionDef struct {
		stmt
		Decorators []Expr
		// Name is the variable, and Plain what the source has: a private name.
		Name, Plain string
		// DefLine is the line of the def.
		DefLine int
		Params  *Params
		// Returns is the annotation of the result; it may be nil.
		Returns Expr
		Body    []Stmt
	}
	// ClassDef is class Name(Args): Body.
	ClassDef struct {
		stmt
		Decorators  []Expr
		Name, Plain string
		DefLine     int
		Args        []Arg
		Body        []Stmt
	}
	// Return is return X; X may be nil.
	Return struct {
		stmt
		X Expr
	}
	// Delete is del Targets.
	Delete struct {
		stmt
		Targets []Expr
	}
	// Assign is Targets[0] = Targets[1] = ... = X.
	Assign struct {
		stmt
		Targets []Expr
		X       Expr
	}
	// AugAssign is Target Op= X, with Op such as "+=".
	AugAssign struct {
		stmt
		Target Expr
		Op     string
		X      Expr
	}
	// AnnAssign is Target: Annotation = X; X may be nil.
	AnnAssign struct {
		stmt
		Target, Annotation, X Expr
		// Simple tells that the target is a name without parentheses.
		Simple bool
	}
	// For is for Target in Iter: Body else: Else.
	For struct {
		stmt
		Target, Iter Expr
		Body, Else   []Stmt
	}
	// While is while Test: Body else: Else.
	While struct {
		stmt
		Test       Expr
		Body, Else []Stmt
	}
	// If is an if statement with its elif branches.
	If struct {
		stmt
		Branches []Branch
		Else     []Stmt
	}
	// With is with Items: Body.
	With struct {
		stmt
		Items []WithItem
		Body  []Stmt
	}
	// Raise is raise X from Cause; both may be nil.
	Raise struct {
		stmt
		X, Cause Expr
	}
	// Try is a try statement; Else and Finally may be nil.
	Try struct {
		stmt
		Body          []Stmt
		Handlers      []Handler
		Else, Finally []Stmt
	}
	// Assert is assert Test, Msg; Msg may be nil.
	Assert struct {
		stmt
		Test, Msg Expr
	}
	// Import is import Names.
	Import struct {
		stmt
		Names []Alias
	}
	// ImportFrom is from Module import Names, with Level dots before the module. No
	// names mean *.
	ImportFrom struct {
		stmt
		Module string
		Level  int
		Names  []Alias
	}
	// Global is global Names.
	Global struct {
		stmt
		Names []string
	}
	// Nonlocal is nonlocal Names.
	Nonlocal struct {
		stmt
		Names []string
	}
	// ExprStmt is an expression on its own.
	ExprStmt struct {
		stmt
		X Expr
	}
	// Pass is pass.
	Pass struct{ stmt }
	// Break is break.
	Break struct{ stmt }
	// Continue is continue.
	Continue struct{ stmt }
)

// Branch is a condition of an if statement with what is done when it holds.
type Branch struct {
	Line int
	Test Expr
	Body []Stmt
}

// WithItem is X as Target; Target may be nil.
type WithItem struct{ X, Target Expr }

// Handler is except Type as Name: Body; Type may be nil, Name empty.
type Handler struct {
	Line int
	Type Expr
	Name string
	Body []Stmt
}

// Alias is Name as As in an import; As may be empty.
type Alias struct{ Name, As string }

// Docstring returns the string that documents a module, class or function with the
// body, if it has one.
func Docstring(body []Stmt) (text string, ok bool) {
	if len(body) == 0 {
		return "", false
	}
	if s, isExpr := body[0].(*ExprStmt); isExpr {
		if c, isConst := s.X.(*Const); isConst {
			text, ok = c.Value.(string)
		}
	}
	return text, ok
}
