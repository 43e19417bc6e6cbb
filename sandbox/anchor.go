package sandbox

import (
	"bhack/sandbox/internal/code"
	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/vm"
)

// A robot may have a place, that is a row and a column which a function of the API returns (see Options.Place). What a
// turn does often comes to the same in many places, as its code only looks around and makes sure that it does not do
// so beyond the edges. The host divides rows and columns into Cells, which become smaller as it is found out what
// programs compare their place with. By the end of a turn it is known whether it would have come to the same everywhere in
// the cell.

// Cells divides the rows or the columns where robots may be. Turns that are not pinned come to the same everywhere in
// a cell.
type Cells = vm.Cells

// MaxCells is how many cells there may be.
const MaxCells = vm.MaxCells

// NewCells returns a single cell of size rows or columns. What name returns of one of them, and the cell in which it is, is
// what its Bits are.
func NewCells(size int, name func(at, cell int) uint64) *Cells { return vm.NewCells(size, name) }

// Place marks a function as the one of Options.Place.
func (a *API) Place(name string) { a.anchored(name, object.AnchoredPlace) }

// TakesSquare marks a function with two parameters, a row and a column, that calls Hand.
func (a *API) TakesSquare(name string) { a.anchored(name, object.AnchoredSquare) }

// Logs marks a function with one parameter, a text, that calls TakeWritten.
func (a *API) Logs(name string) { a.anchored(name, object.AnchoredLog) }

// Written is where the row or the column of the robot is part of what is written in a text. Elsewhere in its cells the same turn writes
// another number there, with as many characters.
type Written = vm.Written

// TakeWritten is to be called by a function of the API that does nothing with a text but show it. It returns where the row or the
// column of the robot is written in that text, of which the turn does not depend otherwise: in another place, the caller has to write
// the numbers of that place there.
func (r *Robot) TakeWritten() []Written { return r.machine.TakeWritten() }

func (a *API) anchored(name string, use object.AnchoredUse) {
	a.names.GetStr(object.NewSharedStr(name)).Builtin().Anchored = use
}

// MaxLooseBudget is how many bytecodes a turn may have that Loosen is called for.
const MaxLooseBudget = code.MaxBudget

// Loosen makes the robot find out in the turn that begins whether that depends on where exactly it is. Without it,
// turns are taken to do so.
func (r *Robot) Loosen(row, col int, cells *[2]*Cells) { r.machine.Loosen(row, col, cells) }

// Pin is to be called by functions of the API that tell the code where the robot is, if that does not
// follow from where it is in its cells.
func (r *Robot) Pin() { r.machine.Pin() }

// Told returns the bits of the row and of the column on which the turn depends, besides the cells.
func (r *Robot) Told() (row, col uint64) { return r.machine.Told() }

// Hand must be called first by functions of the API that take or return a row and a column. It pins the turn unless these are
// known to follow the robot's own place.
func (r *Robot) Hand() { r.machine.Hand() }

// IsLoose tells whether it is still to be found out whether the turn depends on where exactly the robot is.
func (r *Robot) IsLoose() bool { return r.machine.IsLoose() }

// DependsOn notes that the turn depends on first <= number < end, where number is a row (axis 0) or a column (axis 1) that moves
// with the robot. Functions of the API must call it that tell the code whether that is so.
func (r *Robot) DependsOn(axis int, number, first, end int64) {
	r.machine.DependsOn(axis, number, first, end)
}
