package sandbox

import (
	"bhack/sandbox/internal/code"
	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/vm"
)

// A robot may have a place: a row and a column, which a function of the API returns (see Host.Place). A turn often comes
// to the same in many places, because its code only looks around, and checks that it does not look beyond the edges. The
// host divides rows and columns into Cells. They get smaller as programs turn out to compare their place with more numbers.
// At the end of a turn it is known whether it would have come to the same everywhere in its cell.

// Cells divides the rows or the columns where robots may be. A turn that is not pinned comes to the same everywhere in
// its cell.
type Cells = vm.Cells

// MaxCells is how many cells there may be.
const MaxCells = vm.MaxCells

// NewCells returns a single cell of size rows or columns. The Bits of a row or column are what name returns for it and for
// the cell that it is in.
func NewCells(size int, name func(at, cell int) uint64) *Cells { return vm.NewCells(size, name) }

// Place marks a function as the one that Host.Place names.
func (a *API) Place(name string) { a.anchored(name, object.AnchoredPlace) }

// TakesSquare marks a function with two parameters, a row and a column, that calls Hand.
func (a *API) TakesSquare(name string) { a.anchored(name, object.AnchoredSquare) }

// Logs marks a function with one parameter, a text, that calls TakeWritten.
func (a *API) Logs(name string) { a.anchored(name, object.AnchoredLog) }

// Written is where in a text a number is written that goes with the row or the column of the robot. Elsewhere in its cells, the same turn
// writes another number there, with as many characters.
type Written = vm.Written

// TakeWritten is for a function of the API that does nothing with a text but show it. It returns where in that text the row or the
// column of the robot is written, on which the turn does not otherwise depend: when the turn is repeated in another place, the caller has
// to write the numbers of that place there.
func (r *Robot) TakeWritten() []Written { return r.machine.TakeWritten() }

func (a *API) anchored(name string, use object.AnchoredUse) {
	a.names.GetStr(object.NewSharedStr(name)).Builtin().Anchored = use
}

// MaxLooseBudget is the largest budget, in bytecodes, of a turn for which Loosen may be called.
const MaxLooseBudget = code.MaxBudget

// Loosen makes the robot find out whether the turn that is about to begin depends on where exactly the robot is. Without it,
// a turn is assumed to.
func (r *Robot) Loosen(row, col int, cells *[2]*Cells) { r.machine.Loosen(row, col, cells) }

// Pin must be called by functions of the API that tell the code more of where the robot is than the cells it is in.
func (r *Robot) Pin() { r.machine.Pin() }

// Told returns those bits of the row and of the column on which the turn depends, besides the cells.
func (r *Robot) Told() (row, col uint64) { return r.machine.Told() }

// Hand must be called first by functions of the API that take or return a row and a column. It pins the turn unless these are
// known to move along with the robot.
func (r *Robot) Hand() { r.machine.Hand() }

// IsLoose reports whether the turn under way may still come to the same elsewhere in its cells.
func (r *Robot) IsLoose() bool { return r.machine.IsLoose() }

// DependsOn notes that the turn depends on first <= number < end, where number is a row (axis 0) or a column (axis 1) that moves
// along with the robot. A function of the API that tells the code whether that holds must call it.
func (r *Robot) DependsOn(axis int, number, first, end int64) {
	r.machine.DependsOn(axis, number, first, end)
}
