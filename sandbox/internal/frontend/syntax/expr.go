package syntax

// Expr is an expression.
type Expr interface {
	// Line is the line that CPython gives to the expression.
	Line() int
	height() int
}

// node is what expressions have in common.
type node struct {
	line int32
	// tall is how deep the expression is nested: 1 for one without operands.
	tall int32
}

// Line returns the line of the expression.
func (n node) Line() int { return int(n.line) }

func (n node) height() int { return int(n.tall) }

// The expressions.
type (
	// Name is a variable.
	Name struct {
		node
		ID string
	}
	// Const is a number or a string: an int64, a *big.Int, a float64 or a string.
	Const struct {
		node
		Value any
	}
	// Singleton is None, True, False or an ellipsis.
	Singleton struct {
		node
		Text string
	}
	// FString is a string literal with an f, or several literals one of which has.
	FString struct {
		node
		Parts []Part
	}
	// Attribute is X.Name.
	Attribute struct {
		node
		X    Expr
		Name string
	}
	// Subscript is X[Index].
	Subscript struct {
		node
		X, Index Expr
	}
	// Slice is Lower:Upper:Step in a subscript; each may be nil.
	Slice struct {
		node
		Lower, Upper, Step Expr
	}
	// Call is Func(Args).
	Call struct {
		node
		Func Expr
		Args []Arg
	}
	// BinOp is X Op Y.
	BinOp struct {
		node
		Op   string
		X, Y Expr
	}
	// UnaryOp is Op X; Op may be not.
	UnaryOp struct {
		node
		Op string
		X  Expr
	}
	// BoolOp is a chain of and, or one of or.
	BoolOp struct {
		node
		Op string
		Xs []Expr
	}
	// Compare is X Ops[0] Ys[0] Ops[1] Ys[1] and so on.
	Compare struct {
		node
		X   Expr
		Ops []string
		Ys  []Expr
	}
	// IfExp is Body if Test else Else.
	IfExp struct {
		node
		Test, Body, Else Expr
	}
	// Lambda is lambda Params: Body.
	Lambda struct {
		node
		Params *Params
		Body   Expr
	}
	// Tuple is a tuple, with or without parentheses.
	Tuple struct {
		node
		Elts []Expr
	}
	// List is a list display.
	List struct {
		node
		Elts []Expr
	}
	// Set is a set display.
	Set struct {
		node
		Elts []Expr
	}
	// Dict is a dict display.
	Dict struct {
		node
		Items []DictItem
	}
	// Comp is a comprehension. Value is nil but for dicts, where Elt is the key.
	Comp struct {
		node
		Kind       CompKind
		Elt, Value Expr
		Clauses    []CompFor
	}
	// Yield is yield X, where X may be nil, or yield from X.
	Yield struct {
		node
		X    Expr
		From bool
	}
	// Starred is *X among the elements of a display or of targets.
	Starred struct {
		node
		X Expr
	}
	// NamedExpr is (Target := X).
	NamedExpr struct {
		node
		Target *Name
		X      Expr
	}
)

// Part is a piece of an f-string: text, or a field.
type Part struct {
	Text  string
	Field *Field
}

// Field is {X!Conv:Spec} in an f-string. Conv is 0 when it is left out; Spec is nil
// without a colon.
type Field struct {
	X    Expr
	Conv byte
	Spec []Part
}

// ArgKind tells the kinds of arguments apart.
type ArgKind uint8

// The kinds of arguments.
const (
	Positional ArgKind = iota
	StarArg            // *X
	Keyword            // Name=X
	DoubleStar         // **X
)

// Arg is one argument of a call.
type Arg struct {
	Kind ArgKind
	Name string
	X    Expr
}

// DictItem is Key: Value in a dict display, or **Value when Key is nil.
type DictItem struct{ Key, Value Expr }

// CompKind tells the kinds of comprehensions apart.
type CompKind uint8

// The kinds of comprehensions.
const (
	ListComp CompKind = iota
	SetComp
	DictComp
	GenExp
)

// CompFor is for Target in Iter with the if clauses that follow it.
type CompFor struct {
	Target, Iter Expr
	Ifs          []Expr
}

// Params are the parameters of a function.
type Params struct {
	// Pos are the positional ones, KwOnly those that are given by keyword only.
	Pos, KwOnly []Param
	// VarArg and KwArg are those after * and **, or nil.
	VarArg, KwArg *Param
}

// Param is a parameter. Annotation and Default are nil when it has none.
type Param struct {
	Name                string
	Annotation, Default Expr
}

// Names returns the names of all parameters.
func (p *Params) Names() []string {
	var names []string
	for _, q := range p.Pos {
		names = append(names, q.Name)
	}
	for _, q := range p.KwOnly {
		names = append(names, q.Name)
	}
	if p.VarArg != nil {
		names = append(names, p.VarArg.Name)
	}
	if p.KwArg != nil {
		names = append(names, p.KwArg.Name)
	}
	return names
}

// Defaults returns the defaults, in the order in which they are evaluated.
func (p *Params) Defaults() []Expr {
	var xs []Expr
	for _, list := range [][]Param{p.Pos, p.KwOnly} {
		for _, q := range list {
			if q.Default != nil {
				xs = append(xs, q.Default)
			}
		}
	}
	return xs
}

// Annotations returns the annotations of a function, in the order in which they are
// evaluated; those that are left out are nil.
func (s *FunctionDef) Annotations() []Expr {
	var xs []Expr
	for _, q := range s.Params.Pos {
		xs = append(xs, q.Annotation)
	}
	if q := s.Params.VarArg; q != nil {
		xs = append(xs, q.Annotation)
	}
	for _, q := range s.Params.KwOnly {
		xs = append(xs, q.Annotation)
	}
	if q := s.Params.KwArg; q != nil {
		xs = append(xs, q.Annotation)
	}
	return append(xs, s.Returns)
}
