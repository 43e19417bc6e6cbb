package viewer

import (
	"bytes"
	"encoding/json"
	"io/fs"
	"os/exec"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bhack/export/internal/sample"
	"bhack/replay"
)

// write returns the page of a replay.
func write(t *testing.T, d *replay.Document) string {
	t.Helper()
	var out bytes.Buffer
	require.NoError(t, Write(&out, sample.Open(d)))
	return out.String()
}

// TestDataReadBack checks that the data in the page are the replay.
func TestDataReadBack(t *testing.T) {
	t.Parallel()
	d := sample.Short()
	page := write(t, d)
	assert.Equal(t, page, write(t, d), "the same again")
	_, rest, found := strings.Cut(page, `<script id="replay" type="application/json">`)
	require.True(t, found)
	data, _, _ := strings.Cut(rest, "</script>")
	assert.Equal(t, string(sample.Encode(d)), data)
}

// TestHostileTextIsNoMarkup checks that the page has the elements that the
// templates have, whatever the players wrote.
func TestHostileTextIsNoMarkup(t *testing.T) {
	t.Parallel()
	tame := sample.Short()
	tame.Players.Black.Name = "wall"
	wild := sample.Short()
	wild.Players.White.Name, wild.Match.Map, wild.Match.Ruleset = sample.Hostile, sample.Hostile, sample.Hostile
	tags := regexp.MustCompile(`<[a-z!/][^\s>]*`)
	assert.Equal(t, tags.FindAllString(write(t, tame), -1), tags.FindAllString(write(t, wild), -1))
	assert.NotContains(t, write(t, wild), "<img")
}

// TestPolicy checks that the page lets nothing run but its own script and style,
// and fetches nothing.
func TestPolicy(t *testing.T) {
	t.Parallel()
	page := write(t, sample.Short())
	policy := regexp.MustCompile(`http-equiv="Content-Security-Policy" content="([^"]*)"`).FindStringSubmatch(page)
	require.NotNil(t, policy)
	for _, element := range []string{"script", "style"} {
		body := regexp.MustCompile(`(?s)<`+element+`>(.*?)</`+element+`>`).FindAllStringSubmatch(page, -1)
		require.Len(t, body, 1, element)
		directive := element + "-src '" + digest(body[0][1]) + "'"
		assert.Contains(t, strings.ReplaceAll(policy[1], "&#43;", "+"), strings.ReplaceAll(directive, "'", "&#39;"))
	}
	assert.True(t, strings.HasPrefix(policy[1], "default-src &#39;none&#39;;"))
	assert.NotRegexp(t, `(?i)\b(src|href)="(https?:|//|data:|javascript:)`, page)
	assert.NotRegexp(t, `(?i)<(link|img|iframe|object|embed|form)\b`, page)
	assert.NotRegexp(t, `(?i)<[^>]*\s(on[a-z]+|style)=`, strings.ReplaceAll(page, sample.Hostile, ""))
}

// TestScripts checks that all parts of the script are in use, and use nothing that
// makes markup or code of text.
func TestScripts(t *testing.T) {
	t.Parallel()
	found, err := fs.Glob(files, "page/*.js")
	require.NoError(t, err)
	var names []string
	for _, name := range scripts() {
		names = append(names, "page/"+name)
	}
	assert.ElementsMatch(t, names, found)
	p, err := newPage()
	require.NoError(t, err)
	for _, unsafe := range []string{
		"innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "DOMParser", "createContextualFragment",
		"eval(", "Function(", "setAttribute(\"on", "javascript:", "</script", "<!--", "fetch(", "XMLHttpRequest", "import(",
	} {
		assert.NotContains(t, p.script, unsafe)
	}
	assert.NotContains(t, p.style, "url(")
	assert.NotContains(t, p.style, "@import")
}

// TestIdentifiers checks that the script looks for elements that are there.
func TestIdentifiers(t *testing.T) {
	t.Parallel()
	p, err := newPage()
	require.NoError(t, err)
	page := write(t, sample.Short())
	wanted := regexp.MustCompile(`byId\("([a-z-]+)"\)`).FindAllStringSubmatch(p.script, -1)
	require.NotEmpty(t, wanted)
	for _, id := range wanted {
		assert.Equal(t, 1, strings.Count(page, ` id="`+id[1]+`"`), id[1])
	}
	for _, used := range regexp.MustCompile(`href="?:? ?"#([a-z-]+)"`).FindAllStringSubmatch(page, -1) {
		assert.Equal(t, 1, strings.Count(page, `id="`+used[1]+`"`), used[1])
	}
}

// TestKeys checks that the page lists the keys that its script knows, and no others.
func TestKeys(t *testing.T) {
	t.Parallel()
	p, err := newPage()
	require.NoError(t, err)
	_, table, found := strings.Cut(p.script, "const keys = {")
	require.True(t, found)
	table, _, _ = strings.Cut(table, "};")
	var known []string
	for _, key := range regexp.MustCompile(`("[^"]+"|\b[A-Z][A-Za-z]+): \(\) =>`).FindAllStringSubmatch(table, -1) {
		known = append(known, strings.Trim(key[1], `"`))
	}
	named := map[string]string{
		"space": " ", "←": "ArrowLeft", "→": "ArrowRight", "home": "Home", "end": "End", "−": "-", "esc": "Escape",
	}
	listed := []string{"="} // stands for + on keyboards where that needs shift
	page := write(t, sample.Short())
	for _, key := range regexp.MustCompile(`<kbd>(.*?)</kbd>`).FindAllStringSubmatch(page, -1) {
		if key[1] == "shift" {
			continue
		}
		if name, ok := named[key[1]]; ok {
			key[1] = name
		}
		listed = append(listed, key[1])
	}
	assert.ElementsMatch(t, known, listed)
}

// TestUnknown checks that the page calls unknown what an imported match does not say.
func TestUnknown(t *testing.T) {
	t.Parallel()
	d := sample.Short()
	d.Match.Source, d.Match.SeedUnknown, d.Match.Seed = replay.SourceOfficialLog, true, 0
	d.Players.White.SHA256, d.Players.Black.SHA256 = "", ""
	for _, round := range d.Rounds {
		for i := range round.Turns {
			round.Turns[i].Bytecodes = 0
		}
	}
	page := write(t, d)
	assert.Contains(t, page, "<dt>seed</dt><dd>unknown</dd>")
	assert.Equal(t, 2, strings.Count(page, `<dd class="digest">unknown</dd>`))
}

func TestBroken(t *testing.T) {
	t.Parallel()
	assert.ErrorContains(t, Write(&bytes.Buffer{}, sample.Broken()), "line ")
}

// follow runs the page's own model over a replay, and prints what it made of it.
const follow = `
const match = new Match(JSON.parse(require("fs").readFileSync(0, "utf8")));
const boards = match.frames.map((_, round) => {
  const rows = Array.from({ length: match.size }, () => ".".repeat(match.size).split(""));
  for (const [id, [row, col]] of match.pawnsAt(round)) rows[row][col] = match.teamOf(id) === "white" ? "W" : "B";
  return rows.map((row) => row.join(""));
});
const all = { kinds: new Set(KINDS.map(([kind]) => kind)), team: "", robot: null, text: "NAMEERROR", from: 1, to: match.last };
console.log(JSON.stringify({ boards, series: match.series, found: findEvents(match, all, 9).total,
  fates: match.ids.map((id) => match.robots.get(id).fate), outcome: match.outcome() }));
`

// TestModel runs where Node is installed; nothing else here runs the script.
func TestModel(t *testing.T) {
	t.Parallel()
	node, err := exec.LookPath("node")
	if err != nil {
		t.Skip("needs node to run the page's script")
	}
	p, err := newPage()
	require.NoError(t, err)
	check := exec.Command(node, "--check", "-")
	check.Stdin = strings.NewReader(p.script)
	out, err := check.CombinedOutput()
	require.NoError(t, err, string(out))

	model, err := text("model.js")
	require.NoError(t, err)
	events, err := text("events.js")
	require.NoError(t, err)
	dom, err := text("dom.js")
	require.NoError(t, err)
	run := exec.Command(node, "-e", model+events+dom+follow)
	d := sample.Short()
	run.Stdin = bytes.NewReader(sample.Encode(d))
	out, err = run.Output()
	require.NoError(t, err)
	var got struct {
		Boards  [][]string
		Series  map[string]map[string][]*float64
		Found   int
		Fates   []string
		Outcome string
	}
	require.NoError(t, json.Unmarshal(out, &got))
	require.Len(t, got.Boards, 4)
	for i, round := range d.Rounds {
		assert.Equal(t, round.Board, got.Boards[i+1], "round %d", i+1)
	}
	assert.Equal(t, 1, got.Found)
	assert.Equal(t, []string{"", "", "", "captured by pawn 2", "", "destroyed, as its code failed to load"}, got.Fates)
	assert.Equal(t, "1 pawn on the far row", got.Outcome)
	number := func(team, name string, round int) any {
		if v := got.Series[team][name][round]; v != nil {
			return *v
		}
		return nil
	}
	assert.Equal(t, 2.0, number("white", "pawns", 3))
	assert.Equal(t, 1.0, number("white", "through", 3))
	assert.Equal(t, 7.0, number("white", "front", 3))
	assert.Nil(t, number("black", "front", 3), "no pawn, no front")
	assert.Equal(t, 176.5, number("white", "bytecodes", 1))
}
