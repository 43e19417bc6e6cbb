package officiallog

import (
	"fmt"
	"slices"

	"bhack/replay"
	"bhack/replay/position"
)

// maxBranches is how many times a round may be looked at from a point on where a pawn
// that is gone may have done one thing or another. Matches need a few tens.
const maxBranches = 20_000

// place is where a pawn stands.
type place struct {
	team     replay.Team
	row, col int
}

// derivation finds out what robots did in a round, from the position before it and
// the board after it. What a pawn did that is still there, its squares show. A pawn
// that is gone may have acted before it was captured; so all that it can have done is
// tried, and what does not lead to the board is dropped.
type derivation struct {
	round int
	line  int // of the board
	// after holds the pawns on the board after the round, by id; spawned the ids of
	// the new ones by team, and newest counts them.
	after   map[int]place
	spawned map[replay.Team]int

	branches int
	// found holds up to two explanations. It takes two to know that the board does
	// not tell.
	found [][]replay.Turn
	// failure is the error of the explanation that got furthest, by turns.
	failure      error
	failureTurns int
}

// deriveRound returns the turns of the round that leads from p, which is left as it
// is, to the board, and whether there is another explanation. Of several it returns
// the one in which robots did least: nothing rather than a move, a move rather than a
// capture.
func deriveRound(p *position.Position, b *board) (turns []replay.Turn, ambiguous bool, err error) {
	d := &derivation{round: p.Round(), line: b.line, after: map[int]place{}, spawned: map[replay.Team]int{}}
	if err := d.index(p, b); err != nil {
		return nil, false, err
	}
	d.search(p.Clone(), nil)
	switch {
	case len(d.found) > 0:
		return d.found[0], len(d.found) > 1, nil
	case d.branches > maxBranches:
		return nil, false, &Error{d.line, d.round, -1, "too many pawns are gone to find out what they did"}
	}
	return nil, false, d.failure
}

// wrong returns an error of what the board shows of a robot.
func (d *derivation) wrong(robot int, format string, args ...any) error {
	return &Error{d.line, d.round, robot, fmt.Sprintf(format, args...)}
}

// index fills after and spawned.
func (d *derivation) index(p *position.Position, b *board) error {
	for i, q := range b.squares {
		if q.id == 0 {
			continue
		}
		row, col := i/b.size, i%b.size
		if other, twice := d.after[q.id]; twice {
			return d.wrong(q.id, "stands on two squares, [%d,%d] and [%d,%d]", other.row, other.col, row, col)
		}
		d.after[q.id] = place{q.team, row, col}
		before, there := p.Robot(q.id)
		switch {
		case there && before.Team != q.team:
			return d.wrong(q.id, "was %s and has become %s", before.Team, q.team)
		case !there && q.id < p.NextID():
			return d.wrong(q.id, "is on the board again, but had left it")
		case !there && d.spawned[q.team] != 0:
			return d.wrong(q.id, "is a new %s pawn, and so is robot %d, but a team spawns one in a round", q.team, d.spawned[q.team])
		case !there:
			d.spawned[q.team] = q.id
		}
	}
	return nil
}

// search takes turns from p on until the round ends, and records the outcome. It
// keeps p and turns.
func (d *derivation) search(p *position.Position, turns []replay.Turn) {
	for {
		id, ok := p.Next()
		if !ok {
			if err := d.compare(p); err != nil {
				d.fail(turns, err)
				return
			}
			d.found = append(d.found, turns)
			return
		}
		options, err := d.options(p, id)
		if err != nil {
			d.fail(turns, err)
			return
		}
		if len(options) > 1 {
			d.branch(p, turns, options)
			return
		}
		if err := d.take(p, &options[0]); err != nil {
			d.fail(turns, err)
			return
		}
		turns = append(turns, options[0])
	}
}

// branch searches from p on for each of the turns that the next robot may have had.
func (d *derivation) branch(p *position.Position, turns, options []replay.Turn) {
	for i := range options {
		if d.branches++; d.branches > maxBranches || len(d.found) > 1 {
			return
		}
		q := p.Clone()
		if err := d.take(q, &options[i]); err != nil {
			d.fail(turns, err)
			continue
		}
		d.search(q, append(slices.Clip(turns), options[i]))
	}
}

// take takes a turn, and says in which line it is wrong if it is.
func (d *derivation) take(p *position.Position, t *replay.Turn) error {
	err := p.Take(t)
	if err == nil {
		return nil
	}
	if illegal, ok := err.(*replay.Fault); ok {
		return d.wrong(t.Robot, "%s: %s", illegal.Field, illegal.Msg)
	}
	return err
}

// fail records the error of an explanation that does not go on after the turns.
func (d *derivation) fail(turns []replay.Turn, err error) {
	if d.failure == nil || len(turns) > d.failureTurns {
		d.failure, d.failureTurns = err, len(turns)
	}
}

// options returns the turns that the robot may have had; at least one.
func (d *derivation) options(p *position.Position, id int) ([]replay.Turn, error) {
	r, _ := p.Robot(id)
	if r.Kind == position.Overlord {
		t := replay.Turn{Robot: id}
		if pawn := d.spawned[r.Team]; pawn != 0 {
			at := d.after[pawn]
			t.Action = replay.Action{Kind: replay.Spawn, Row: at.row, Col: at.col, Robot: pawn}
		}
		return []replay.Turn{t}, nil
	}
	if to, stays := d.after[id]; stays {
		action, err := d.actionOf(p, r, to)
		return []replay.Turn{{Robot: id, Action: action}}, err
	}
	if options := d.optionsOfGone(p, r); len(options) > 0 {
		return options, nil
	}
	return nil, d.wrong(id, "has left the board, but nobody can have captured it")
}

// actionOf returns what a pawn did that stood on one square before the round and
// stands on another one, or the same, after it.
func (d *derivation) actionOf(p *position.Position, r position.Robot, to place) (replay.Action, error) {
	if to.row == r.Row && to.col == r.Col {
		return replay.Action{}, nil
	}
	aside, ahead := to.col-r.Col, to.row-r.Row
	switch {
	case ahead == position.Forward(r.Team) && aside == 0:
		return replay.Action{Kind: replay.Move, Row: to.row, Col: to.col}, nil
	case ahead != position.Forward(r.Team) || aside != 1 && aside != -1:
		return replay.Action{}, d.wrong(r.ID, "was on [%d,%d] and is on [%d,%d], but a pawn steps one row ahead, at most one column aside",
			r.Row, r.Col, to.row, to.col)
	}
	victim, ok := p.At(to.row, to.col)
	if !ok {
		return replay.Action{}, d.wrong(r.ID, "was on [%d,%d] and is on [%d,%d], but there was nobody to capture", r.Row, r.Col, to.row, to.col)
	}
	if _, stays := d.after[victim.ID]; stays {
		return replay.Action{}, d.wrong(r.ID, "is on [%d,%d], where it must have captured robot %d, but that one is still on the board",
			to.row, to.col, victim.ID)
	}
	return replay.Action{Kind: replay.Capture, Row: to.row, Col: to.col, Robot: victim.ID}, nil
}

// optionsOfGone returns the turns that a pawn may have had that is not on the board
// after the round: those after which somebody can capture it. A pawn in its first turn
// may also have been destroyed because its code failed to load.
func (d *derivation) optionsOfGone(p *position.Position, r position.Robot) []replay.Turn {
	row := r.Row + position.Forward(r.Team)
	stay := replay.Action{}
	move := replay.Action{Kind: replay.Move, Row: row, Col: r.Col}
	actions := []replay.Action{stay, move}
	for _, aside := range []int{-1, 1} {
		victim, ok := p.At(row, r.Col+aside)
		if _, stays := d.after[victim.ID]; ok && !stays {
			actions = append(actions, replay.Action{Kind: replay.Capture, Row: row, Col: r.Col + aside, Robot: victim.ID})
		}
	}
	var options []replay.Turn
	for _, a := range actions {
		to := place{r.Team, a.Row, a.Col}
		if a == stay {
			to.row, to.col = r.Row, r.Col
		}
		if d.threatened(p, r.ID, to) && p.Check(r.ID, a) == nil {
			options = append(options, replay.Turn{Robot: r.ID, Action: a})
		}
	}
	if r.Since == 0 || r.Since != d.round-1 {
		return options
	}
	for _, a := range actions {
		if a != move && p.Check(r.ID, a) == nil { // a move would leave no trace
			options = append(options, replay.Turn{Robot: r.ID, Action: a, Destroyed: true})
		}
	}
	return options
}

// threatened reports whether a pawn that acts later in the round may capture on the
// square.
func (d *derivation) threatened(p *position.Position, id int, on place) bool {
	for e := range p.Pawns() {
		if e.ID <= id || e.Team == on.team || on.row != e.Row+position.Forward(e.Team) || on.col != e.Col-1 && on.col != e.Col+1 {
			continue
		}
		if to, stays := d.after[e.ID]; !stays || to.row == on.row && to.col == on.col {
			return true
		}
	}
	return false
}

// compare returns an error unless p has the pawns that the board has, where it has
// them.
func (d *derivation) compare(p *position.Position) error {
	decided := ""
	if n, needed := p.BackRow(), winPawns(p.Size()); n.White >= needed || n.Black >= needed {
		decided = ", though the match had been won before its turn"
	}
	count := 0
	for r := range p.Pawns() {
		to, stays := d.after[r.ID]
		switch {
		case !stays:
			return d.wrong(r.ID, "has left the board, but nobody has captured it%s", decided)
		case to.row != r.Row || to.col != r.Col:
			return d.wrong(r.ID, "has gone from [%d,%d] to [%d,%d]%s", r.Row, r.Col, to.row, to.col, decided)
		}
		count++
	}
	if count == len(d.after) {
		return nil
	}
	for _, team := range []replay.Team{replay.White, replay.Black} {
		if id := d.spawned[team]; id != 0 {
			if _, there := p.Robot(id); !there {
				return d.wrong(id, "is new on the board%s", decided)
			}
		}
	}
	panic("officiallog: a board with more pawns than there are")
}
