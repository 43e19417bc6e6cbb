package engine

import (
	"sync"

	"bhack/sandbox"
)

// value is a Python value.
type value = sandbox.Value

// api is what the game offers to the code of one type of robot. It never changes,
// so all matches share it.
type api struct {
	api   *sandbox.API
	teams []value  // Team.WHITE, Team.BLACK
	types []value  // RobotType.OVERLORD, RobotType.PAWN
	names []string // all that the code can use without an import

	// robotError is raised by actions that the rules forbid, gameError when the game
	// is used wrongly.
	robotError, gameError *sandbox.ExceptionType
}

// method is a function of the API: it acts for the robot that calls it.
type method func(r *robot, args []value) (value, error)

// newAPI returns what both types of robot have.
func newAPI() *api {
	a := &api{api: sandbox.NewAPI()}
	a.teams = a.api.Enum("Team", "WHITE", "BLACK")
	a.types = a.api.Enum("RobotType", "OVERLORD", "PAWN")
	a.robotError = a.api.Exception("RobotError")
	a.gameError = a.api.Exception("GameError")
	a.getter("get_type", getType)
	a.getter("get_team", getTeam)
	a.getter("get_board_size", getBoardSize)
	a.function("get_bytecode", getBytecode)
	a.getter(logFunction, logText, "text")
	a.api.Logs(logFunction)
	a.api.Lookup("check_space", "row", "col", a.inTurn("check_space", checkSpace), look)
	a.api.TakesSquare("check_space")
	return a
}

// overlordAPI and pawnAPI return what the types of robot have.
var overlordAPI = sync.OnceValue(func() *api {
	a := newAPI()
	a.function("get_board", getBoard)
	a.function("spawn", spawn, "row", "col")
	a.names = a.api.Names()
	return a
})

var pawnAPI = sync.OnceValue(func() *api {
	a := newAPI()
	a.getter(placeFunction, getLocation)
	a.api.Place(placeFunction)
	a.api.ShortGetter(sightFunction, nil, a.inTurn(sightFunction, sense), a.inTurn(sightFunction, freeSense))
	a.function("move_forward", moveForward)
	a.function("capture", capture, "row", "col")
	a.api.TakesSquare("capture")
	a.names = a.api.Names()
	return a
})

// function adds a function. It acts only for the robot whose turn it is.
func (a *api) function(name string, fn method, params ...string) {
	a.api.Function(name, params, a.inTurn(name, fn))
}

// getter adds a function that changes nothing that the robot's code could notice, and does not look at the budget either.
func (a *api) getter(name string, fn method, params ...string) {
	a.api.Getter(name, params, a.inTurn(name, fn))
}

func (a *api) inTurn(name string, fn method) sandbox.Function {
	return func(box *sandbox.Robot, args []value) (value, error) {
		r := box.Host.(*robot)
		if r.match.current != r {
			return value{}, a.gameError.Raise("%s() was called outside of the robot's turn", name)
		}
		return fn(r, args)
	}
}

func getType(r *robot, _ []value) (value, error) { return r.api.types[r.kind], nil }

func getTeam(r *robot, _ []value) (value, error) { return r.api.teams[r.team], nil }

func getBoardSize(r *robot, _ []value) (value, error) {
	return sandbox.Int(int64(r.match.board.size)), nil
}

// getBytecode returns what is left of this turn.
func getBytecode(r *robot, _ []value) (value, error) { return sandbox.Int(r.box.Left()), nil }

// logText adds a str to the turn's logs. Other values are a RuntimeError, as they
// were in the contest, so that code which expects that meets it here too.
func logText(r *robot, args []value) (value, error) {
	text, ok := sandbox.AsString(args[0])
	if !ok {
		return value{}, sandbox.RuntimeError.Raise("log() takes a str, not %s; use str(x), or print(x)",
			r.box.TypeName(args[0]))
	}
	r.log(text, r.box.TakeWritten())
	return sandbox.None, nil
}

// occupant returns what check_space says of a square.
func (r *robot) occupant(s Square) value {
	if s == Empty {
		return sandbox.False
	}
	return r.api.teams[s-WhitePawn]
}

// refuse returns the RobotError of an action that the rules forbid.
func (r *robot) refuse(format string, args ...any) error {
	return r.api.robotError.Raise(format, args...)
}

// refuseAt is refuse for an error that names a square.
func (r *robot) refuseAt(format string, row, col int64) error {
	r.box.Pin()
	return r.refuse(format, row, col)
}

// tuples are what the API returns of squares: tuples are immutable, and there are few
// of these. All are by index of the square, and the zero value until somebody asks.
type tuples struct {
	size      int
	teams     []value
	locations []value    // (row, col)
	sights    [3][]value // (row, col, team), by what stands there; nil for Empty
}

func newTuples(size int, teams []value) tuples {
	t := tuples{size: size, teams: teams, locations: make([]value, size*size)}
	for team := range teams {
		t.sights[WhitePawn+Square(team)] = make([]value, size*size)
	}
	return t
}

// location returns the tuple of a square.
func (t *tuples) location(square int) value {
	if t.locations[square].IsNil() {
		t.locations[square] = sandbox.SharedTuple(t.coordinates(square)...)
	}
	return t.locations[square]
}

// sight returns the tuple of a square on which there is a pawn.
func (t *tuples) sight(square int, pawn Square) value {
	if v := t.sights[pawn][square]; !v.IsNil() {
		return v
	}
	return t.newSight(square, pawn)
}

func (t *tuples) newSight(square int, pawn Square) value {
	v := sandbox.SharedTuple(append(t.coordinates(square), t.teams[pawn-WhitePawn])...)
	t.sights[pawn][square] = v
	return v
}

// coordinates returns the row and the column of a square.
func (t *tuples) coordinates(square int) []value {
	return []value{sandbox.Int(int64(square / t.size)), sandbox.Int(int64(square % t.size))}
}
