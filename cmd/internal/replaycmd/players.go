package replaycmd

import (
	"context"
	"fmt"

	"bhack/cmd/internal/cli"
	"bhack/player"
	"bhack/replay"
)

// finder finds white and black of a replay among the players that were given. The error is a [*replay.Fault] if they are not
// those that played.
type finder func(played *replay.Players) (white, black *player.Player, err error)

// bySides finds the players given for the sides, or for the other ones if the names in the replay say so, or of two
// players of one name their code.
func bySides(ctx context.Context, white, black string) (finder, error) {
	w, err := cli.LoadPlayer(ctx, white)
	if err != nil {
		return nil, err
	}
	b, err := cli.LoadPlayer(ctx, black)
	if err != nil {
		return nil, err
	}
	return func(played *replay.Players) (*player.Player, *player.Player, error) {
		swapped := played.White.Name == b.Name && played.Black.Name == w.Name
		if w.Name == b.Name {
			swapped = played.White.SHA256 == b.SHA256 && played.Black.SHA256 == w.SHA256
		}
		if swapped {
			return b, w, samePlayers(played, b, w)
		}
		return w, b, samePlayers(played, w, b)
	}, nil
}

// byNames finds players by the names in the replay.
func byNames(ctx context.Context, refs []string) (finder, error) {
	named := map[string]*player.Player{}
	for _, ref := range refs {
		p, err := cli.LoadPlayer(ctx, ref)
		if err != nil {
			return nil, err
		}
		if named[p.Name] != nil {
			return nil, cli.Usagef("--player %s: there is a player %s already; NAME=FOLDER gives it another name", ref, p.Name)
		}
		named[p.Name] = p
	}
	return func(played *replay.Players) (*player.Player, *player.Player, error) {
		w, b := named[played.White.Name], named[played.Black.Name]
		switch {
		case w == nil:
			return nil, nil, notGiven(replay.White, played.White.Name)
		case b == nil:
			return nil, nil, notGiven(replay.Black, played.Black.Name)
		}
		return w, b, samePlayers(played, w, b)
	}, nil
}

func notGiven(team replay.Team, name string) *replay.Fault {
	return &replay.Fault{
		Field: "players: " + string(team),
		Msg:   fmt.Sprintf("the player was called %q, and no --player has this name; NAME=FOLDER gives a name", name),
	}
}

// samePlayers checks that players are those that played the match of a replay.
func samePlayers(played *replay.Players, white, black *player.Player) error {
	for _, side := range [...]struct {
		team replay.Team
		then replay.Player
		now  *player.Player
	}{{replay.White, played.White, white}, {replay.Black, played.Black, black}} {
		field, then, now := "players: "+string(side.team), side.then, side.now
		switch {
		case now.Name != then.Name:
			return &replay.Fault{
				Field: field,
				Msg:   fmt.Sprintf("the player was called %q then, and is %q now; NAME=FOLDER gives a name", then.Name, now.Name),
			}
		case now.SHA256 != then.SHA256 && then.SHA256 != "":
			return &replay.Fault{
				Field: field,
				Msg:   fmt.Sprintf("the code of %s is not what it was then (SHA-256 %.12s... now, %.12s... in the replay)", now.Name, now.SHA256, then.SHA256),
			}
		}
	}
	return nil
}
