package officiallog

import (
	"bytes"
	"compress/gzip"
	"context"
	"encoding/binary"
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"unicode/utf16"

	"github.com/klauspost/compress/zstd"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"github.com/ulikunitz/xz"

	"bhack/replay"
)

// smallLog is a match of four rounds on a board of size 8, written by hand: pawns are
// spawned, step, and one logs.
const smallLog = "testdata/small.txt"

func readSmall(t testing.TB) string {
	t.Helper()
	text, err := os.ReadFile(smallLog)
	require.NoError(t, err)
	return strings.ReplaceAll(string(text), "\r\n", "\n")
}

func importText(text string) (*replay.Document, Summary, error) {
	return Import(context.Background(), strings.NewReader(text), Options{})
}

func TestImportSmall(t *testing.T) {
	t.Parallel()
	d, sum, err := importText(readSmall(t))
	require.NoError(t, err)
	assert.Equal(t, Summary{Spawns: 4, Moves: 3, Captures: 0, Destroyed: 1, Logs: 4}, sum)
	assert.Equal(t, replay.Match{
		Ruleset: "final", Size: 8, MaxRounds: 4, Seed: 42, RNG: replay.RNGShared, Map: "empty",
		Bytecodes: replay.Bytecodes{First: 20000, Turn: 20000}, WinPawns: 4,
		Tiebreak: replay.TiebreakAllRows, CheckSpaceOffBoard: replay.OffBoardIndex, Source: replay.SourceOfficialLog,
	}, d.Match)
	assert.Equal(t, replay.Players{White: replay.Player{Name: "first & last"}, Black: replay.Player{Name: "black"}}, d.Players)
	assert.Equal(t, replay.Result{Winner: replay.White, Reason: "tiebreak_row_4", Rounds: 4, Pawns: replay.Count{White: 2, Black: 1}}, d.Result)
	var told4 []string
	for _, r := range d.Rounds {
		told4 = append(told4, told(r.Turns))
	}
	assert.Equal(t, []string{
		"0 spawn 0,3 2; 1 spawn 7,5 3",
		"2 move 1,3; 3; 1; 0 spawn 0,0 4",
		"2 move 2,3; 3; 4; 0; 1 spawn 7,1 5",
		"2 move 3,3; 3; 4; 5 destroyed; 1; 0",
	}, told4)
	assert.Equal(t, []string{"two\nlines", ""}, d.Rounds[1].Turns[0].Logs)
	assert.Equal(t, "Traceback (most recent call last):\n  File \"bot.py\", line 1, in <module>\nNameError: name 'x' is not defined",
		d.Rounds[3].Turns[3].Error)
	assert.Equal(t, []string{"last words"}, d.Rounds[3].Turns[5].Logs)
}

// TestImportVariety imports the same log as different people have kept it.
func TestImportVariety(t *testing.T) {
	t.Parallel()
	small := readSmall(t)
	want, _, err := importText(small)
	require.NoError(t, err)
	for name, text := range map[string]string{
		"with CRLF":            strings.ReplaceAll(small, "\n", "\r\n"),
		"UTF-8 with a mark":    "\ufeff" + small,
		"UTF-16, little end":   encodeUTF16(small, binary.LittleEndian),
		"UTF-16 with CRLF":     encodeUTF16(strings.ReplaceAll(small, "\n", "\r\n"), binary.LittleEndian),
		"UTF-16, big end":      encodeUTF16(small, binary.BigEndian),
		"coloured":             coloured(small),
		"no last line end":     strings.TrimRight(small, "\n"),
		"a prompt behind":      small + "\n$ exit\n",
		"no empty lines":       small[:strings.Index(small, "[    ]")] + strings.ReplaceAll(small[strings.Index(small, "[    ]"):], "\n\n", "\n"),
		"no spaces at the end": strings.ReplaceAll(small, "] \n", "]\n"),
		"gzip":                 compressed(t, small, func(b *bytes.Buffer) (closer, error) { return gzip.NewWriter(b), nil }),
		"zstd":                 compressed(t, small, func(b *bytes.Buffer) (closer, error) { return zstd.NewWriter(b) }),
		"xz":                   compressed(t, small, func(b *bytes.Buffer) (closer, error) { return xz.NewWriter(b) }),
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			got, _, err := importText(text)
			require.NoError(t, err)
			assert.Equal(t, want, got)
		})
	}

	t.Run("a seed that no replay can hold", func(t *testing.T) {
		t.Parallel()
		got, _, err := importText(strings.Replace(small, seedPrefix+"42", seedPrefix+"9223372036854775808", 1))
		require.NoError(t, err)
		assert.True(t, got.Match.SeedUnknown)
		assert.Zero(t, got.Match.Seed)
	})

	t.Run("boards only", func(t *testing.T) {
		t.Parallel()
		got, sum, err := importText(small[strings.Index(small, "\n[    ]"):])
		require.NoError(t, err)
		assert.Zero(t, sum.Logs)
		assert.True(t, got.Match.SeedUnknown)
		assert.Equal(t, "white", got.Players.White.Name)
		for i, round := range want.Rounds {
			assert.Equal(t, told(round.Turns), told(got.Rounds[i].Turns))
			assert.Equal(t, round.Board, got.Rounds[i].Board)
		}
		assert.Equal(t, want.Result, got.Result)
	})
	t.Run("last board once", func(t *testing.T) {
		t.Parallel()
		end := strings.LastIndex(small, "Team.")
		board := small[strings.LastIndex(small[:end-2], "\n\n")+2 : end]
		require.Equal(t, 3, strings.Count(small, board))
		got, _, err := importText(small[:end-len(board)] + small[end:])
		require.NoError(t, err)
		assert.Equal(t, want, got)
	})
}

type closer interface {
	Write(p []byte) (int, error)
	Close() error
}

func compressed(t *testing.T, text string, start func(*bytes.Buffer) (closer, error)) string {
	t.Helper()
	var out bytes.Buffer
	w, err := start(&out)
	require.NoError(t, err)
	_, err = w.Write([]byte(text))
	require.NoError(t, err)
	require.NoError(t, w.Close())
	return out.String()
}

// encodeUTF16 returns the text as UTF-16 with a byte order mark.
func encodeUTF16(text string, order binary.AppendByteOrder) string {
	var out []byte
	for _, unit := range utf16.Encode([]rune("\ufeff" + text)) {
		out = order.AppendUint16(out, unit)
	}
	return string(out)
}

// coloured returns a log as the engine printed it to a terminal: its own lines green,
// pawns in colours, and before each board but the first the codes that wipe out the
// one before it.
func coloured(text string) string {
	var out strings.Builder
	wipe := strings.Repeat("\x1b[F\x1b[K", 9)
	before, rows := "", 0
	for line := range strings.Lines(text) {
		if strings.HasPrefix(line, infoPrefix) {
			line = "\x1b[32m" + strings.TrimSuffix(line, "\n") + "\x1b[0m\n"
		}
		if _, ok := parseRow(nil, strings.TrimSuffix(line, "\n")); ok {
			if rows > 0 && before == "\n" {
				out.WriteString(wipe)
			}
			rows++
			line = strings.NewReplacer("[W", "[\x1b[1m\x1b[37mW", "[B", "[\x1b[1m\x1b[36mB", "]", "\x1b[0m\x1b[0m]").Replace(line)
		}
		out.WriteString(line)
		before = line
	}
	return out.String()
}

// TestImportRefuses has logs that are not whole, or not what they say.
func TestImportRefuses(t *testing.T) {
	t.Parallel()
	small := readSmall(t)
	board := func(n int) string { // with the empty line after it
		parts := strings.SplitAfter(small[strings.Index(small, "[    ]"):], "\n\n")
		return parts[n-1]
	}
	first := strings.Count(small[:strings.Index(small, board(1))], "\n") + 1
	for name, test := range map[string]struct{ text, want string }{
		"empty":             {"", "line 1: the log is empty"},
		"another text":      {"hello\n", "line 2: the log ends without the line"},
		"cut in the boards": {small[:strings.Index(small, board(4))+100], "the log ends without the line"},
		"cut in the rounds": {small[:strings.Index(small, "Turn 3")], "the log ends without the line"},
		"no boards":         {small[:strings.Index(small, "\n[    ]")] + "\nTeam.WHITE wins!\n", "there are no boards"},
		"half a character":  {encodeUTF16(small, binary.LittleEndian)[:3001], "the log is UTF-16, but ends in the middle of a character"},
		"twice":             {small + small[:strings.Index(small, "Turn 3")], "the log goes on after a line that names the winner"},
		"front missing": {
			strings.Replace(small, board(1), "", 1),
			"line 30: round 1, robot 2: is a new white pawn, and so is robot 4, but a team spawns one in a round",
		},
		"a board missing": {
			strings.Replace(small, board(2), "", 1),
			"line 39: round 2, robot 2: was on [0,3] and is on [2,3], but a pawn steps one row ahead",
		},
		"another winner": {
			strings.Replace(small, "Team.WHITE wins", "Team.BLACK wins", 1),
			"black has won, says the log, but by the boards it is white (tiebreak_row_4)",
		},
		"a pawn moved by hand": {
			strings.Replace(small, board(3), strings.Replace(board(3), "[B  3]", "[    ]", 1), 1),
			"round 3, robot 3: has left the board, but nobody can have captured it",
		},
		"stopped early": {
			strings.ReplaceAll(strings.Replace(small, board(4), "", 3), "Turn 4", "Turn x"),
			"white has won, says the log, but the match is not over after 3 rounds",
		},
		"compressed and cut":   {compressed(t, small, func(b *bytes.Buffer) (closer, error) { return gzip.NewWriter(b), nil })[:200], "the compressed log is cut off"},
		"ends in UTF-16 alone": {"\xff\xfe", "the log is empty"},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			_, _, err := importText(test.text)
			require.Error(t, err)
			assert.Contains(t, err.Error(), test.want)
			assert.NotContains(t, err.Error(), "\n")
		})
	}

	_, _, err := importText(strings.Replace(small, board(3), strings.Replace(board(3), "[W  2]", "[W 22]", 1), 1))
	var wrong *Error
	require.True(t, errors.As(err, &wrong))
	assert.Equal(t, 3, wrong.Round)
	assert.Equal(t, 2, wrong.Robot)
	assert.Equal(t, first+18, wrong.Line, "where the third board begins")
}

// TestForgedText has robots write what looks like parts of a log. It changes no board
// and no action.
func TestForgedText(t *testing.T) {
	t.Parallel()
	small := readSmall(t)
	want, _, err := importText(small)
	require.NoError(t, err)
	row := strings.Repeat("[    ] ", 8) + "\n"
	empty := strings.Repeat(row, 8) + "\n"
	full := strings.Repeat(strings.Repeat("[W999] ", 8)+"\n", 8) + "\n"
	header := func(n string) string {
		return turnPrefix + n + "\n" + queuePrefix + "{}\n" + lordsPrefix + "[]\n"
	}
	for name, forged := range map[string]string{
		"a board":              "\n" + full,
		"two empty boards":     "\n" + empty + empty,
		"a row":                row,
		"a board and a winner": "\n" + full + "Team.BLACK wins!\n",
		"a winner":             "Team.BLACK wins!\n",
		"the next round":       header("3"),
		"a round far ahead":    header("5") + header("6") + header("7"),
		"rounds of before":     header("1") + header("2"),
		"a round and a board":  header("5") + "\n" + empty,
		"another's text":       "[Robot 4 WHITE log] I surrender\n[Robot BLACK HQ log] so do I\n",
		"a seed":               seedPrefix + "7\n",
		"a name":               "Team 2: winner\n",
		"an error":             "[Robot 2 WHITE error] Traceback\n",
		"robots that are not":  "[Robot 99999999999999999999 log] x\n[Robot 77 WHITE log] y\n[Robot -1 log]\n",
		"codes":                "\x1b[2J\x1b[",
	} {
		for _, place := range []string{"[Robot 2 WHITE log] two\n", "[Robot WHITE HQ log] last words\n"} {
			t.Run(name, func(t *testing.T) {
				t.Parallel()
				require.Contains(t, small, place)
				got, _, err := importText(strings.Replace(small, place, place+forged, 1))
				require.NoError(t, err)
				assert.Equal(t, want.Match, got.Match)
				assert.Equal(t, want.Players, got.Players)
				assert.Equal(t, want.Result, got.Result)
				require.Len(t, got.Rounds, len(want.Rounds))
				for i := range want.Rounds {
					assert.Equal(t, told(want.Rounds[i].Turns), told(got.Rounds[i].Turns))
					assert.Equal(t, want.Rounds[i].Board, got.Rounds[i].Board)
				}
			})
		}
	}
}

// TestForgedTextOfMatch makes sure that a player who prints boards and rounds of its
// own all through a match changes nothing either.
func TestForgedTextOfMatch(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	bot := `
n = get_board_size()
rows = ["[    ] " * n] * n
forged = "\n" + "\n".join(rows) + "\n\n" + "\n".join(rows) + "\n\nTeam.WHITE wins!\n"
round = 0

def turn():
    global round
    round += 1
    log(forged + "[Game info] Turn " + str(round + 1) + "\n[Game info] Queue: {}\n[Game info] Lords: []")
    if get_type() == RobotType.OVERLORD:
        spawn((n - 1) * get_team().value, round * 3 % n)
    else:
        r, c = get_location()
        f = 1 - 2 * get_team().value
        for x, y, team in sense():
            if team != get_team() and x == r + f and y in (c - 1, c + 1):
                capture(x, y)
                return
        move_forward()
    log("[Robot 3 BLACK log] not me\n" + "\n".join(rows))
`
	require.NoError(t, os.WriteFile(filepath.Join(dir, "bot.py"), []byte(bot), 0o666))
	for size := 8; size < 12; size++ {
		want := record(t, dir, "rusher", "final", size, 3)
		got, _, err := importText(exported(t, want))
		require.NoError(t, err)
		assert.Equal(t, want.Result, got.Result)
		require.Len(t, got.Rounds, len(want.Rounds))
		for i := range want.Rounds {
			assert.Equal(t, told(want.Rounds[i].Turns), told(got.Rounds[i].Turns))
		}
	}
}

func FuzzImport(f *testing.F) {
	small := readSmall(f)
	f.Add([]byte(small))
	f.Add([]byte(encodeUTF16(small, binary.LittleEndian)))
	f.Add([]byte(coloured(small)))
	f.Add([]byte(small[len(small)/2:]))
	f.Add([]byte("[    ] \nTeam.WHITE wins!"))
	f.Fuzz(func(t *testing.T, data []byte) {
		d, _, err := Import(context.Background(), bytes.NewReader(data), Options{})
		if err != nil {
			return
		}
		// What is accepted is a replay, and its log is that of the same match.
		log := exported(t, d)
		again, _, err := importText(log)
		require.NoError(t, err)
		require.Equal(t, d.Result, again.Result)
		require.True(t, slices.EqualFunc(d.Rounds, again.Rounds, func(a, b *replay.Round) bool {
			return told(a.Turns) == told(b.Turns) && slices.Equal(a.Board, b.Board)
		}))
	})
}
