package main

import (
	"bytes"
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"bhack/engine"
	"bhack/match"
	"bhack/player"
	"bhack/replay"
)

// TestPeerPlaysTheSame makes sure that what bhack is measured against does the same
// work: after each round the boards are equal.
func TestPeerPlaysTheSame(t *testing.T) {
	python, err := exec.LookPath("python3")
	if err != nil {
		t.Skip("no python3 to play the same matches")
	}
	b := &bench{folder: t.TempDir()}
	beginner := filepath.Join(t.TempDir(), "beginner")
	require.NoError(t, os.Mkdir(beginner, 0o755))
	require.NoError(t, os.WriteFile(filepath.Join(beginner, "bot.py"), []byte(beginnersPlayer), 0o644))
	for _, pair := range [][2]string{{"counter", "phalanx"}, {"gambler", "wall"}, {"scout", "scribe"}, {"swarm", "scout"}, {"beginner", "scout"}, {"pawnstorm", "oopsie"}} {
		t.Run(pair[0]+"-"+pair[1], func(t *testing.T) {
			var folders [2]string
			for i, name := range pair {
				if name == "beginner" {
					folders[i] = beginner
				} else if folders[i] = filepath.Join("players", name); !exists(folders[i]) {
					folders[i], err = b.player(name)
					require.NoError(t, err)
				}
			}
			path := filepath.Join(b.folder, pair[0]+".json")
			text, err := exec.Command(python, "peer/engine.py", folders[0], folders[1], "--rounds", "150", "--seed", "3", "--boards", path).CombinedOutput()
			require.NoError(t, err, "%s", text)
			text, err = os.ReadFile(path)
			require.NoError(t, err)
			var want [][]string
			require.NoError(t, json.Unmarshal(text, &want))
			require.Equal(t, want, boards(t, folders))
		})
	}
}

// beginnersPlayer gets at a team by way of another one, logs in each turn, and tries columns at random, as players of beginners in the
// contest did.
const beginnersPlayer = `
import random

def turn():
    log('Starting Turn!')
    team, size = get_team(), get_board_size()
    opponent = Team.WHITE if team == Team.BLACK else team.BLACK
    home, forward = (0, 1) if team == Team.WHITE else (size - 1, -1)
    if get_type() == RobotType.PAWN:
        row, col = get_location()
        log('I am at ' + str(row) + ' ' + str(col))
        for r, c, t in sense():
            if t == opponent and r == row + forward and abs(c - col) == 1:
                capture(r, c)
                log('captured')
                return
        if 0 <= row + forward < size and not check_space(row + forward, col):
            move_forward()
    else:
        for i in range(size):
            col = random.randint(0, size - 1)
            if not check_space(home, col):
                spawn(home, col)
                log('spawned in ' + str(col))
                break
    log('bytecodes left: ' + str(get_bytecode() > 0))
`

func exists(path string) bool {
	_, err := os.Stat(path)
	return err == nil
}

// boards plays a match and returns the board after each round.
func boards(t *testing.T, folders [2]string) [][]string {
	t.Helper()
	setup := match.Setup{Ruleset: "final", Rules: engine.Final(), Size: 16, Rounds: 150, Seed: 3, RNG: engine.Shared}
	var err error
	setup.White, err = player.Load(t.Context(), folders[0])
	require.NoError(t, err)
	setup.Black, err = player.Load(t.Context(), folders[1])
	require.NoError(t, err)
	var out bytes.Buffer
	_, err = match.Play(t.Context(), setup, match.Options{Out: &out})
	require.NoError(t, err)
	doc, err := replay.Read(&out)
	require.NoError(t, err)
	var all [][]string
	for _, r := range doc.Rounds {
		all = append(all, r.Board)
	}
	return all
}
